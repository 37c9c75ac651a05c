"""Rows C-079 to C-094: the Survival cards."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    after,
    awaited,
    can_tell,
    choices,
    discarded,
    everyone,
    hand,
    heard,
    kind,
    may,
    outcomes,
    play,
    roles,
    spaces,
    staged,
    told,
    view,
)
from turncoat.games.cerberus.components import NONE
from turncoat.games.cerberus.table import LOOK_AT_BARQUES, NEXT_PART, OFFER, OWN_SHARE, PLAY_CARD, Table

SPARE = "cowardice"
"""The card that pays; nothing else is done with it."""


def runners(card: str, *pawns: int, spare: int = 0, **stage: object) -> Table:
    """Seat 0 holds a card and so many to pay with; on the default course, its bridge down."""
    t = staged(pawns, hands=[f"{card} {f'{SPARE} ' * spare}"], **stage)  # type: ignore[arg-type]
    t.bridge = 0
    return t


def results(t: Table, card: str, effect: int) -> set[tuple[int, ...]]:
    """Where the pawns may stand, and the die after them, when a card is resolved."""
    ends = outcomes(t, "bonus", kind=card, effect=effect)
    assert all(end.speed == t.speed for end in ends)
    return {(*spaces(end), end.rage) for end in ends}


def moved(t: Table, rage: int = 0, **by: int) -> tuple[int, ...]:
    """The same when some pawns and the die have moved: `moved(t, rage=-1, s0=2)`."""
    places = spaces(t)
    for seat, steps in by.items():
        places[int(seat[1:])] += steps
    return (*places, t.rage + rage)


def no_part_for(t: Table, card: str, effect: int, seat: int) -> None:
    """However a card is played, nobody is asked about this seat."""
    here = [after(t, 0, "bonus", kind=card, effect=effect)]
    while here:
        table = here.pop()
        if table.asks != NEXT_PART:
            continue
        for family, facts in choices(table, 0):
            assert facts.get("seat") != seat
            here.append(after(table, 0, family, **facts))


COSTS = {
    ("sacrifice", 1): 1,
    ("favoritism", 1): 3,
    ("opportunism", 1): 1,
    ("cowardice", 1): 1,
    ("arrogance", 1): 1,
    ("selfishness", 1): 1,
}
"""Survival cards to pay; all other effects cost none."""


@pytest.mark.rule(
    "C-079", "C-080", "C-081", "C-082", "C-083", "C-085", "C-086", "C-087", "C-089", "C-090", "C-091",
    "C-092", "C-093", "C-094",
)  # fmt: skip
@pytest.mark.parametrize(
    "card",
    ["sacrifice", "favoritism", "opportunism", "cowardice", "arrogance", "selfishness", "fatalism"],
)
@pytest.mark.parametrize("effect", [0, 1])
def test_what_a_survival_card_costs(card: str, effect: int) -> None:
    """Simple effects are free. Advanced ones can be declared with just so many other cards, and take them."""
    cost = COSTS.get((card, effect), 0)
    other = "fatalism" if card != "fatalism" else "arrogance"
    for spare in range(5):
        t = staged([12, 13, 13, 13], hands=[f"{card} {f'{other} ' * min(spare, 4)}"], rage=7)
        t.bridge = 0
        assert may(t, 0, "bonus", kind=card, effect=effect) == (spare >= cost)
        if spare >= cost:
            for end in outcomes(t, "bonus", kind=card, effect=effect):
                assert sorted(discarded(end)) == sorted([card, *[other] * cost])
                assert end.hand_size[0] == spare - cost
                assert (end.bonus_played, end.acted) == (1, 0)
                assert end.speed == t.speed
                assert end.dog == t.dog


# Sacrifice -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-079")
def test_sacrifice_moves_the_die_back_and_one_other_too() -> None:
    t = runners("sacrifice", 13, 13, 12, 13, rage=7)
    assert results(t, "sacrifice", 0) == {moved(t, rage=-1, **{f"s{seat}": -1}) for seat in (1, 2, 3)}


@pytest.mark.rule("C-080")
def test_the_advanced_sacrifice_does_both_by_two() -> None:
    t = runners("sacrifice", 13, 13, 12, 13, rage=7, spare=1)
    assert results(t, "sacrifice", 1) == {moved(t, rage=-2, **{f"s{seat}": -2}) for seat in (1, 2, 3)}


@pytest.mark.rule("C-079", "C-080")
@pytest.mark.parametrize("effect", [0, 1])
def test_the_parts_of_sacrifice_come_in_either_order(effect: int) -> None:
    t = runners("sacrifice", 13, 13, 12, 13, rage=7, spare=effect)
    play(t, 0, "bonus", kind="sacrifice", effect=effect)
    die_first = after(t, 0, "part", part=0)
    assert (die_first.rage, spaces(die_first)) == (6 - effect, [13, 13, 12, 13])
    assert choices(die_first, 0) == [("target", {"part": 1, "seat": seat}) for seat in (1, 2, 3)]
    pawn_first = after(t, 0, "target", part=1, seat=2)
    assert (pawn_first.rage, spaces(pawn_first)) == (6 - effect, [13, 13, 11 - effect, 13])


@pytest.mark.rule("C-079", "C-080")
@pytest.mark.parametrize("effect", [0, 1])
def test_sacrifice_reaches_those_aboard_and_never_oneself(effect: int) -> None:
    t = runners("sacrifice", 13, ABOARD, 13, revealed=2, rage=8, spare=effect)
    back = 1 + effect
    # On the last space of the path the die symbol moves the die on; it does not work on the one before.
    symbol = 1 if effect == 0 else 0
    assert results(t, "sacrifice", effect) == {
        (13, 22 - back, 13, 8 - back + symbol),
        (13, ABOARD, 13 - back, 8 - back),
    }
    no_part_for(t, "sacrifice", effect, 0)


@pytest.mark.rule("C-079", "C-080")
@pytest.mark.parametrize("effect", [0, 1])
def test_with_nobody_to_sacrifice_the_die_still_moves(effect: int) -> None:
    t = runners("sacrifice", 13, 13, 13, cerberus=[1], lost=[2], rage=9, spare=effect)
    assert results(t, "sacrifice", effect) == {moved(t, rage=-1 - effect)}


# Favoritism and Opportunism ------------------------------------------------------------------------


@pytest.mark.rule("C-081", "C-083")
@pytest.mark.parametrize("card", ["favoritism", "opportunism"])
def test_oneself_and_one_other_advance_by_one(card: str) -> None:
    t = runners(card, 13, 12, 13, 12)
    assert results(t, card, 0) == {moved(t, **{"s0": 1, f"s{seat}": 1}) for seat in (1, 2, 3)}
    play(t, 0, "bonus", kind=card, effect=0)
    self_first = after(t, 0, "part", part=0)
    assert spaces(self_first) == [14, 12, 13, 12]
    assert choices(self_first, 0) == [("target", {"part": 1, "seat": seat}) for seat in (1, 2, 3)]
    assert spaces(after(t, 0, "target", part=1, seat=3)) == [14, 12, 13, 13]


@pytest.mark.rule("C-081", "C-083")
@pytest.mark.parametrize("card", ["favoritism", "opportunism"])
def test_one_aboard_cannot_be_given_an_advance(card: str) -> None:
    t = runners(card, 13, ABOARD, 13, 13, revealed=3)
    no_part_for(t, card, 0, 1)
    assert results(t, card, 0) == {moved(t, s0=1, s2=1), moved(t, s0=1, s3=1)}
    t = runners(card, 13, ABOARD, ABOARD, revealed=3)
    assert results(t, card, 0) == {moved(t, s0=1)}
    t = runners(card, ABOARD, 13, 13, revealed=2)
    assert results(t, card, 0) == {moved(t, s1=1), moved(t, s2=1)}


@pytest.mark.rule("C-082")
def test_the_advanced_favoritism_moves_three_two_and_one() -> None:
    t = runners("favoritism", 13, 12, 13, 12, 13, spare=3)
    expected = {
        moved(t, **{"s0": 3, f"s{two}": 2, f"s{one}": 1}) for two, one in permutations(range(1, 5), 2)
    }
    assert results(t, "favoritism", 1) == expected


@pytest.mark.rule("C-082")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_parts_of_favoritism_come_in_any_order(order: tuple[int, ...]) -> None:
    t = runners("favoritism", 13, 12, 13, 12, spare=3)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    whom = {1: 3, 2: 1}
    places = spaces(t)
    for part in order:
        if t.asks == NEXT_PART:
            if part == 0 and may(t, 0, "part", part=0):
                play(t, 0, "part", part=0)
            elif part:
                play(t, 0, "target", part=part, seat=whom[part])
        places[whom.get(part, 0)] += 3 - part
    assert spaces(t) == places == [16, 13, 13, 14]


@pytest.mark.rule("C-082")
@pytest.mark.parametrize(
    ("pawns", "stage"),
    [((13, 13, 13), {"cerberus": [2]}), ((13, 13, ABOARD, ABOARD), {"revealed": 3})],
)
def test_with_one_possible_other_favoritism_gives_it_two_or_one(
    pawns: tuple[int, ...], stage: dict[str, object]
) -> None:
    t = runners("favoritism", *pawns, spare=3, **stage)
    assert results(t, "favoritism", 1) == {moved(t, s0=3, s1=2), moved(t, s0=3, s1=1)}


@pytest.mark.rule("C-082")
def test_with_no_other_favoritism_moves_oneself_by_three() -> None:
    t = runners("favoritism", 13, ABOARD, ABOARD, spare=3, revealed=3)
    assert results(t, "favoritism", 1) == {moved(t, s0=3)}


@pytest.mark.rule("C-082")
def test_favoritism_costs_three_cards_of_any_hands() -> None:
    t = staged([13, 12, 13, 12], hands=["favoritism arrogance", "cowardice", "cowardice cowardice"])
    play(t, 0, "bonus", kind="favoritism", effect=1)
    assert t.asks == OWN_SHARE
    play(t, 0, "stop")
    assert (t.asks, awaited(t)) == (OFFER, [1])
    play(t, 1, "card", kind="cowardice")
    assert awaited(t) == [2]
    play(t, 2, "card", kind="cowardice")
    play(t, 2, "card", kind="cowardice")
    assert sorted(discarded(t)) == ["cowardice", "cowardice", "cowardice", "favoritism"]
    assert hand(t, 0) == ["arrogance"]
    assert t.asks == NEXT_PART
    t = staged([13, 12, 13, 12], hands=["favoritism", "cowardice", "cowardice"])
    assert not may(t, 0, "bonus", kind="favoritism", effect=1)


@pytest.mark.rule("C-084")
def test_by_the_printed_card_opportunism_drives_the_other_back() -> None:
    t = runners("opportunism", 13, 12, 13, 12, opportunism="card")
    assert results(t, "opportunism", 0) == {moved(t, **{"s0": 1, f"s{seat}": -1}) for seat in (1, 2, 3)}
    t = runners("opportunism", 13, ABOARD, 13, revealed=2, opportunism="card", rage=8)
    # One aboard may be chosen; stepping down to the die symbol it moves the die.
    assert results(t, "opportunism", 0) == {(14, 21, 13, 9), (14, ABOARD, 12, 8)}
    t = runners("opportunism", ABOARD, 13, 13, revealed=2, opportunism="card")
    assert results(t, "opportunism", 0) == {moved(t, s1=-1), moved(t, s2=-1)}


@pytest.mark.rule("C-084")
def test_the_printed_card_changes_nothing_else() -> None:
    cards = ["sacrifice", "favoritism", "opportunism", "cowardice", "arrogance", "selfishness", "fatalism"]
    for card in cards:
        for effect in range(2):
            found = []
            for reading in ("book", "card"):
                other = "arrogance" if card == "cowardice" else "cowardice"
                hands = [f"{card} {f'{other} ' * 3}"]
                t = staged([13, 12, ABOARD, 13], hands=hands, revealed=3, rage=7, opportunism=reading)
                t.bridge = 0
                found.append(results(t, card, effect))
            assert (found[0] == found[1]) == ((card, effect) != ("opportunism", 0))


@pytest.mark.rule("C-085")
def test_the_advanced_opportunism_shoves_one_other_by_two_either_way() -> None:
    t = runners("opportunism", 13, 12, 13, 12, spare=1)
    assert results(t, "opportunism", 1) == {
        moved(t, **{"s0": 1, f"s{seat}": by}) for seat in (1, 2, 3) for by in (2, -2)
    }
    play(t, 0, "bonus", kind="opportunism", effect=1)
    assert choices(t, 0) == [
        ("part", {"part": 0}),
        *(("shove", {"seat": seat, "back": back}) for seat in (1, 2, 3) for back in range(2)),
    ]
    self_first = after(t, 0, "part", part=0)
    assert spaces(self_first) == [14, 12, 13, 12]
    assert len(choices(self_first, 0)) == 6
    assert spaces(after(t, 0, "shove", seat=2, back=1)) == [14, 12, 11, 12]
    assert spaces(after(t, 0, "shove", seat=2, back=0)) == [14, 12, 15, 12]


@pytest.mark.rule("C-085")
@pytest.mark.parametrize("reading", ["book", "card"])
def test_one_aboard_can_only_be_shoved_back(reading: str) -> None:
    t = runners("opportunism", 13, ABOARD, 13, spare=1, revealed=2, opportunism=reading)
    later = after(t, 0, "bonus", kind="opportunism", effect=1)
    assert choices(later, 0, "shove") == [
        ("shove", {"seat": 1, "back": 1}),
        ("shove", {"seat": 2, "back": 0}),
        ("shove", {"seat": 2, "back": 1}),
    ]
    assert results(t, "opportunism", 1) == {
        (14, 20, 13, t.rage),
        moved(t, s0=1, s2=2),
        moved(t, s0=1, s2=-2),
    }


@pytest.mark.rule("C-085")
def test_with_no_other_opportunism_moves_oneself_alone() -> None:
    t = runners("opportunism", 13, 13, 13, spare=1, cerberus=[1], lost=[2])
    assert results(t, "opportunism", 1) == {moved(t, s0=1)}


# Cowardice -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-086")
def test_cowardice_looks_at_a_barque_or_swaps_two() -> None:
    t = runners("cowardice", 13, 13, 13, barques=[3, 1, 2])
    play(t, 0, "bonus", kind="cowardice", effect=0)
    assert t.asks == LOOK_AT_BARQUES
    assert choices(t, 0) == [
        *(("peek", {"slot": slot}) for slot in range(3)),
        *(("swap", {"pair": pair}) for pair in range(3)),
    ]
    seen = after(t, 0, "peek", slot=2)
    for seat in everyone(seen):
        assert told(seen, "peeked", seat) == [{"seat": 0, "slot": 2}]
        assert told(seen, "saw", seat) == ([{"slot": 2, "places": 2}] if seat == 0 else [])
        assert [view(seen, seat).barque[slot] for slot in range(3)] == [NONE, NONE, 2 if seat == 0 else NONE]
    swapped = after(t, 0, "swap", pair=1)
    assert [swapped.barque[slot] for slot in range(3)] == [2, 1, 3]
    other = t.copy()
    other.barque[0], other.barque[2] = other.barque[2], other.barque[0]
    assert can_tell(seen, after(other, 0, "peek", slot=2)) == [0]
    assert can_tell(swapped, after(other, 0, "swap", pair=1)) == []


@pytest.mark.rule("C-086")
def test_after_the_reveal_cowardice_may_be_played_for_nothing() -> None:
    t = runners("cowardice", 13, 13, 18, revealed=2)
    assert results(t, "cowardice", 0) == {moved(t)}
    play(t, 0, "bonus", kind="cowardice", effect=0)
    assert t.asks == PLAY_CARD
    assert discarded(t) == ["cowardice"]


@pytest.mark.rule("C-087", "C-088")
@pytest.mark.parametrize(
    ("pawns", "steps"),
    [
        ((12, 13, 14, 15, 16), 3),
        ((12, 13, 14, 15, 11), 3),
        ((12, 13, 14, 12, 11), 2),
        ((12, 13, 12, 12, 12), 1),
        ((12, 12, 12, 12, 12), 0),
        ((12, 11, 10, 9, 11), 0),
        ((12, 15, 15, 15, 15), 3),
        ((12, 15, 15, 10, 10), 2),
    ],
)
def test_the_advanced_cowardice_catches_up_with_those_ahead(pawns: tuple[int, ...], steps: int) -> None:
    t = runners("cowardice cowardice", *pawns)
    assert results(t, "cowardice", 1) == {moved(t, s0=steps)}
    play(t, 0, "bonus", kind="cowardice", effect=1)
    assert [facts["to-space"] for facts in told(t, "moved")] == ([12 + steps] if steps else [])


@pytest.mark.rule("C-088")
@pytest.mark.parametrize(
    ("others", "steps"), [((ABOARD, 12, 12), 1), ((ABOARD, ABOARD, 12), 2), ((ABOARD, 13, 11), 2)]
)
def test_those_aboard_are_ahead_of_everybody_on_the_path(others: tuple[int, ...], steps: int) -> None:
    t = runners("cowardice cowardice", 12, *others, revealed=3)
    assert results(t, "cowardice", 1) == {moved(t, s0=steps)}


@pytest.mark.rule("C-088")
def test_cerberus_and_lost_players_are_not_ahead() -> None:
    t = runners("cowardice cowardice", 12, 13, 13, 13, 13, cerberus=[2, 3], lost=[4])
    assert results(t, "cowardice", 1) == {moved(t, s0=1)}


@pytest.mark.rule("C-088")
def test_the_count_is_taken_once_when_the_effect_starts() -> None:
    """Three ahead: all three steps are made though after the first one nobody is ahead any more."""
    t = runners("cowardice cowardice", 12, 13, 13, 13)
    assert results(t, "cowardice", 1) == {moved(t, s0=3)}


@pytest.mark.rule("C-088")
@pytest.mark.parametrize("space", [4, 8])
def test_a_count_of_nobody_moves_no_pawn_and_works_no_symbol(space: int) -> None:
    t = runners("cowardice cowardice", space, 3, 3, space)
    size = t.hand_size[0]
    play(t, 0, "bonus", kind="cowardice", effect=1)
    assert t.asks == PLAY_CARD
    assert t.hand_size[0] == size - 2
    assert spaces(t)[0] == space
    t = runners("cowardice cowardice", 21, 13, 13, 13, revealed=3, rage=6)
    assert results(t, "cowardice", 1) == {moved(t)}
    t = runners("cowardice cowardice", ABOARD, 13, ABOARD, 13, revealed=3)
    assert results(t, "cowardice", 1) == {moved(t)}


# Arrogance and Selfishness -------------------------------------------------------------------------


@pytest.mark.rule("C-089")
def test_arrogance_advances_two_different_others() -> None:
    t = runners("arrogance", 13, 12, 13, 12, 13)
    assert results(t, "arrogance", 0) == {
        moved(t, **{f"s{one}": 1, f"s{two}": 1}) for one, two in combinations(range(1, 5), 2)
    }
    no_part_for(t, "arrogance", 0, 0)
    play(t, 0, "bonus", kind="arrogance", effect=0)
    assert [facts["seat"] for _, facts in choices(t, 0)] == [1, 2, 3, 4]
    play(t, 0, "target", part=0, seat=3)
    assert [facts["seat"] for _, facts in choices(t, 0)] == [1, 2, 4]


@pytest.mark.rule("C-089")
def test_arrogance_with_few_others() -> None:
    t = runners("arrogance", 13, 12, ABOARD, 13, revealed=3)
    assert results(t, "arrogance", 0) == {moved(t, s1=1, s3=1)}
    t = runners("arrogance", 13, 12, ABOARD, revealed=3)
    assert results(t, "arrogance", 0) == {moved(t, s1=1)}
    t = runners("arrogance", 13, 12, 13, cerberus=[1], lost=[2])
    assert results(t, "arrogance", 0) == {moved(t)}


@pytest.mark.rule("C-090")
def test_the_advanced_arrogance_advances_one_other_by_three_and_moves_the_die_back() -> None:
    t = runners("arrogance", 13, 12, 13, 12, spare=1, rage=7)
    assert results(t, "arrogance", 1) == {moved(t, rage=-1, **{f"s{seat}": 3}) for seat in (1, 2, 3)}
    play(t, 0, "bonus", kind="arrogance", effect=1)
    die_first = after(t, 0, "part", part=1)
    assert (die_first.rage, spaces(die_first)) == (6, [13, 12, 13, 12])
    assert choices(die_first, 0) == [("target", {"part": 0, "seat": seat}) for seat in (1, 2, 3)]
    pawn_first = after(t, 0, "target", part=0, seat=2)
    assert (pawn_first.rage, spaces(pawn_first)) == (6, [13, 12, 16, 12])
    t = runners("arrogance", 13, ABOARD, ABOARD, spare=1, rage=7, revealed=3)
    assert results(t, "arrogance", 1) == {moved(t, rage=-1)}


@pytest.mark.rule("C-091")
def test_selfishness_moves_oneself_by_one() -> None:
    t = runners("selfishness", 13, 12, 13, 12)
    assert results(t, "selfishness", 0) == {moved(t, s0=1)}
    t = runners("selfishness", ABOARD, 12, 13, 12, revealed=2)
    assert results(t, "selfishness", 0) == {moved(t)}


@pytest.mark.rule("C-092")
def test_the_advanced_selfishness_moves_oneself_by_two() -> None:
    t = runners("selfishness", 13, 12, 13, 12, spare=1)
    assert results(t, "selfishness", 1) == {moved(t, s0=2)}


# Fatalism ------------------------------------------------------------------------------------------


@pytest.mark.rule("C-093")
def test_fatalism_drives_oneself_back_by_two() -> None:
    t = runners("fatalism", 13, 12, 13, 12)
    assert results(t, "fatalism", 0) == {moved(t, s0=-2)}
    t = runners("fatalism", ABOARD, 12, 13, 12, revealed=2)
    assert results(t, "fatalism", 0) == {(20, 12, 13, 12, t.rage)}


@pytest.mark.rule("C-094")
def test_the_advanced_fatalism_costs_a_step_back_and_gives_one_other_three() -> None:
    t = runners("fatalism", 13, 12, 13, 12)
    assert results(t, "fatalism", 1) == {moved(t, **{"s0": -1, f"s{seat}": 3}) for seat in (1, 2, 3)}
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert spaces(t) == [12, 12, 13, 12]  # paid before anybody is chosen
    assert [name for name, _ in heard(t, -1)] == ["played-bonus", "moved"]
    assert t.asks == NEXT_PART
    assert {facts["seat"] for _, facts in choices(t, 0)} == {1, 2, 3}
    assert discarded(t) == ["fatalism"]


@pytest.mark.rule("C-094")
def test_the_advanced_fatalism_leaves_the_hand_alone_and_asks_nobody_for_cards() -> None:
    t = staged([13, 12, 13, 12], hands=["fatalism arrogance", "arrogance", "arrogance"])
    t.bridge = 0
    for end in outcomes(t, "bonus", kind="fatalism", effect=1):
        assert [end.hand_size[seat] for seat in range(4)] == [1, 1, 1, 0]
        assert discarded(end) == ["fatalism"]


@pytest.mark.rule("C-094")
def test_the_advanced_fatalism_with_those_aboard() -> None:
    t = runners("fatalism", 13, ABOARD, 13, revealed=3)
    assert results(t, "fatalism", 1) == {moved(t, s0=-1, s2=3)}
    t = runners("fatalism", 13, ABOARD, ABOARD, revealed=3)
    assert results(t, "fatalism", 1) == {moved(t, s0=-1)}
    # From the Barque the step leads to the last space, with its symbol.
    t = runners("fatalism", ABOARD, 13, 13, revealed=2, rage=6)
    assert results(t, "fatalism", 1) == {(21, 16, 13, 7), (21, 13, 16, 7)}


@pytest.mark.rule("C-093", "C-094")
@pytest.mark.parametrize(("effect", "space"), [(0, 10), (0, 9), (1, 9)])
def test_fatalism_may_lead_into_the_jaws_of_cerberus(effect: int, space: int) -> None:
    t = staged([space, 13, 13, 13], dog=8, hands=["fatalism"])
    t.bridge = 0
    ends = outcomes(t, "bonus", kind="fatalism", effect=effect)
    assert {roles(end) for end in ends} == {"CAAA"}
    places = {tuple(spaces(end)[1:]) for end in ends}
    assert places == ({(16, 13, 13), (13, 16, 13), (13, 13, 16)} if effect else {(13, 13, 13)})


@pytest.mark.rule("C-079", "C-089", "C-093")
def test_all_hear_of_a_played_card() -> None:
    for card in ("sacrifice", "arrogance", "fatalism"):
        t = runners(card, 13, 12, 13, 12, rage=7)
        play(t, 0, "bonus", kind=card, effect=0)
        for seat in everyone(t):
            assert heard(t, seat)[0] == ("played-bonus", {"seat": 0, "card": kind(card), "effect": 0})
