"""Rows C-095 to C-108: the Betrayal cards."""

from __future__ import annotations

from itertools import combinations, permutations, product

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
    track,
    view,
)
from turncoat.games.cerberus.components import NONE, PAWNS
from turncoat.games.cerberus.table import (
    CARD_OR_STEPS,
    GIVE_UP,
    LOOK_AT_BARQUES,
    NEXT_PART,
    OFFER,
    OWN_SHARE,
    PLAY_CARD,
    WHO_ADVANCES,
    WHO_RETREATS,
    Table,
    home,
)

GONDOLA = "start-a, gondola, promontory, finish-b"
"""A course whose Gondola goes from space 8 to space 10."""


def hounds(
    card: str,
    *pawns: int,
    spare: int = 0,
    others: tuple[str, ...] = (),
    captured: tuple[int, ...] = (),
    **stage: object,
) -> Table:
    """Seat 0, a Cerberus player, holds a card and so many to pay with; the bridge is down."""
    pay = "ambush" if card != "ambush" else "violence"
    hands = [f"{card} {f'{pay} ' * spare}", *others]
    t = staged(pawns, hands=hands, cerberus=[0, *captured], **stage)  # type: ignore[arg-type]
    t.bridge = 0
    return t


def results(t: Table, card: str, effect: int) -> set[tuple[int, ...]]:
    """Where the pawns may stand when a card is resolved."""
    return {tuple(spaces(end)) for end in outcomes(t, "bonus", kind=card, effect=effect)}


def still(t: Table) -> tuple[int, ...]:
    """What most Betrayal cards leave alone: die, face, Cerberus."""
    return t.rage, t.speed, t.dog


COSTS = {
    ("ambush", 1): 1,
    ("treachery", 1): 1,
    ("grudge", 1): 2,
    ("violence", 1): 2,
    ("sabotage", 1): 1,
}
"""Betrayal cards to pay; all other effects cost none."""


@pytest.mark.rule(
    "C-095", "C-096", "C-097", "C-098", "C-099", "C-100", "C-102", "C-103", "C-104", "C-105", "C-106", "C-107"
)
@pytest.mark.parametrize("card", ["ambush", "treachery", "grudge", "deceit", "violence", "sabotage"])
@pytest.mark.parametrize("effect", [0, 1])
def test_what_a_betrayal_card_costs(card: str, effect: int) -> None:
    """Simple effects are free. Advanced ones can be declared with just so many other cards, and take them."""
    cost = COSTS.get((card, effect), 0)
    pay = "ambush" if card != "ambush" else "violence"
    for spare in range(4):
        t = hounds(card, 13, 13, 13, 13, spare=spare, rage=6)
        assert may(t, 0, "bonus", kind=card, effect=effect) == (spare >= cost)
        if spare >= cost:
            for end in outcomes(t, "bonus", kind=card, effect=effect):
                assert sorted(discarded(end)) == sorted([card, *[pay] * cost])
                assert end.hand_size[0] == spare - cost
                assert (end.bonus_played, end.acted) == (1, 0)


@pytest.mark.rule("C-096", "C-098", "C-100", "C-105", "C-107")
@pytest.mark.parametrize("card", ["ambush", "treachery", "grudge", "violence", "sabotage"])
def test_another_cerberus_player_may_help_to_pay(card: str) -> None:
    cost = COSTS[card, 1]
    pay = "deceit"
    t = hounds(card, 13, 13, 13, 13, 13, others=("", "", f"{pay} " * cost), captured=(3,), rage=6)
    play(t, 0, "bonus", kind=card, effect=1)
    assert (awaited(t), t.asks) == ([3], OFFER)  # without a card of one's own there is no share to fix
    for _ in range(cost):
        play(t, 3, "card", kind=pay)
    assert sorted(discarded(t)) == sorted([card, *[pay] * cost])
    # Survival cards do not pay for betrayal.
    t = hounds(card, 13, 13, 13, 13, 13, others=("", "arrogance arrogance"), captured=(3,), rage=6)
    assert not may(t, 0, "bonus", kind=card, effect=1)


# Ambush, Treachery, Violence -----------------------------------------------------------------------


@pytest.mark.rule("C-095", "C-096")
@pytest.mark.parametrize(("effect", "steps"), [(0, 1), (1, 2)])
@pytest.mark.parametrize("dog", range(10))
def test_ambush_moves_cerberus_by_one_or_two(effect: int, steps: int, dog: int) -> None:
    t = hounds("ambush", 13, 13, 13, 13, spare=1, rage=6, speed=5, dog=dog)
    play(t, 0, "bonus", kind="ambush", effect=effect)
    assert still(t) == (6, 5, dog + steps)
    assert told(t, "dog-moved") == [{"space": dog + steps}]
    assert told(t, "caught") == []
    assert spaces(t)[1:] == [13] * 3


@pytest.mark.rule("C-095", "C-096")
@pytest.mark.parametrize("effect", [0, 1])
def test_the_step_that_catches_somebody_is_the_last(effect: int) -> None:
    """Of two Adventurers one behind the other Cerberus catches only the nearer one."""
    t = hounds("ambush", 13, 6, 7, 13, 13, spare=1, rage=6, speed=5, dog=5)
    play(t, 0, "bonus", kind="ambush", effect=effect)
    assert told(t, "caught") == [{"seats": 0b00010, "space": 6}]
    assert roles(t) == "CCAAA"
    assert t.dog == 5  # back to the mark, and the rest of the way is lost
    assert (t.rage, t.speed) == (home(t), t.least_speed)
    assert spaces(t)[2:] == [7, 13, 13]


@pytest.mark.rule("C-096")
def test_the_second_step_of_ambush_catches_too() -> None:
    t = hounds("ambush", 13, 7, 7, 13, 13, spare=1, dog=5)
    ends = outcomes(t, "bonus", kind="ambush", effect=1)
    assert {roles(end) for end in ends} == {"CCCAA"}
    assert {tuple(track(end)) for end in ends} == {(PAWNS, PAWNS, 0, 1, 2), (PAWNS, PAWNS, 0, 2, 1)}
    assert {end.dog for end in ends} == {5}


@pytest.mark.rule("C-097")
@pytest.mark.parametrize("speed", range(3, 9))
def test_treachery_makes_cerberus_faster(speed: int) -> None:
    t = hounds("treachery", 13, 13, 13, 13, rage=6, speed=speed)
    play(t, 0, "bonus", kind="treachery", effect=0)
    assert still(t) == (6, min(8, speed + 1), 0)
    assert spaces(t)[1:] == [13] * 3


@pytest.mark.rule("C-098")
@pytest.mark.parametrize("rage", range(5, 11))
def test_the_advanced_treachery_moves_the_die_by_two(rage: int) -> None:
    t = hounds("treachery", 13, 13, 13, 13, rage=rage, speed=4, spare=1)
    play(t, 0, "bonus", kind="treachery", effect=1)
    assert still(t) == (min(10, rage + 2), 4, 0)
    assert spaces(t)[1:] == [13] * 3


@pytest.mark.rule("C-104")
@pytest.mark.parametrize("rage", range(5, 11))
def test_violence_moves_the_die_by_one(rage: int) -> None:
    t = hounds("violence", 13, 13, 13, 13, rage=rage, speed=4)
    play(t, 0, "bonus", kind="violence", effect=0)
    assert still(t) == (min(10, rage + 1), 4, 0)
    assert spaces(t)[1:] == [13] * 3


@pytest.mark.rule("C-105")
@pytest.mark.parametrize("speed", range(3, 9))
def test_the_advanced_violence_makes_cerberus_faster_by_two(speed: int) -> None:
    t = hounds("violence", 13, 13, 13, 13, rage=6, speed=speed, spare=2)
    play(t, 0, "bonus", kind="violence", effect=1)
    assert still(t) == (6, min(8, speed + 2), 0)
    assert spaces(t)[1:] == [13] * 3


# Grudge --------------------------------------------------------------------------------------------


@pytest.mark.rule("C-099")
def test_grudge_drives_one_adventurer_back_by_two() -> None:
    t = hounds("grudge", 13, 13, 12, 13, rage=6)
    assert results(t, "grudge", 0) == {(NONE, 11, 12, 13), (NONE, 13, 10, 13), (NONE, 13, 12, 11)}
    later = after(t, 0, "bonus", kind="grudge", effect=0)
    assert choices(later, 0) == [("target", {"part": 0, "seat": seat}) for seat in (1, 2, 3)]
    assert still(later) == (6, 3, 0)


@pytest.mark.rule("C-099")
def test_grudge_reaches_those_aboard_and_no_captured_player() -> None:
    t = hounds("grudge", 13, ABOARD, 13, 13, 13, captured=(3,), revealed=2)
    assert results(t, "grudge", 0) == {
        (NONE, 20, 13, NONE, 13),
        (NONE, ABOARD, 11, NONE, 13),
        (NONE, ABOARD, 13, NONE, 11),
    }
    t = hounds("grudge", 13, 13, 13, lost=[2])
    assert results(t, "grudge", 0) == {(NONE, 11, NONE)}


@pytest.mark.rule("C-100")
def test_the_advanced_grudge_drives_everybody_back_by_two_in_any_order() -> None:
    t = hounds("grudge", 13, 13, 12, ABOARD, 14, spare=2, revealed=3, rage=6)
    assert results(t, "grudge", 1) == {(NONE, 11, 10, 20, 12)}
    for order in permutations((1, 2, 3, 4)):
        t = hounds("grudge", 13, 13, 12, ABOARD, 14, spare=2, revealed=3, rage=6)
        play(t, 0, "bonus", kind="grudge", effect=1)
        assert (awaited(t), t.asks) == ([0], WHO_RETREATS)
        left = [1, 2, 3, 4]
        for seat in order[:-1]:
            assert choices(t, 0) == [("pawn", {"seat": other}) for other in left]
            before = spaces(t)
            play(t, 0, "pawn", seat=seat)
            left.remove(seat)
            if len(left) > 1:
                changed = [other for other in range(5) if spaces(t)[other] != before[other]]
                assert changed == [seat]
        assert spaces(t) == [NONE, 11, 10, 20, 12]
        assert t.asks == PLAY_CARD
        assert still(t) == (6, 3, 0)


@pytest.mark.rule("C-100")
def test_the_advanced_grudge_with_one_or_two_adventurers() -> None:
    t = hounds("grudge", 13, 13, 12, spare=2)
    assert results(t, "grudge", 1) == {(NONE, 11, 10)}
    t = hounds("grudge", 13, 13, 12, spare=2, lost=[2])
    assert results(t, "grudge", 1) == {(NONE, 11, NONE)}


@pytest.mark.rule("C-100")
def test_a_pawn_displaced_by_the_gondola_still_retreats_once() -> None:
    """The upper pawn first, by the exchange: it ends on 7; the one lifted to 10 then falls back to 8."""
    t = hounds("grudge", 13, 10, 8, 14, spare=2, course=GONDOLA)
    play(t, 0, "bonus", kind="grudge", effect=1)
    play(t, 0, "pawn", seat=1)
    assert choices(t, 0) == [("way", {"shortcut": 0}), ("partner", {"seat": 2})]
    play(t, 0, "partner", seat=2)
    assert spaces(t) == [NONE, 7, 10, 14]
    assert choices(t, 0) == [("pawn", {"seat": 2}), ("pawn", {"seat": 3})]
    play(t, 0, "pawn", seat=2)
    assert spaces(t) == [NONE, 7, 8, 12]


@pytest.mark.rule("C-100")
def test_a_pawn_that_has_retreated_is_not_driven_back_again_when_displaced() -> None:
    """The lower pawn fell back onto the lower space before; the exchange lifts it for good."""
    t = hounds("grudge", 13, 10, 10, 14, spare=2, course=GONDOLA)
    play(t, 0, "bonus", kind="grudge", effect=1)
    play(t, 0, "pawn", seat=1)
    assert spaces(t) == [NONE, 8, 10, 14]
    play(t, 0, "pawn", seat=2)
    play(t, 0, "partner", seat=1)
    assert spaces(t) == [NONE, 10, 7, 12]
    assert t.asks == PLAY_CARD


@pytest.mark.rule("C-101")
def test_of_two_pawns_two_spaces_ahead_the_first_is_caught_and_the_second_stops_where_he_was() -> None:
    for first, second in ((1, 2), (2, 1)):
        t = hounds("grudge", 13, 12, 12, 15, 15, 15, dog=10, spare=2, rage=8, speed=6)
        play(t, 0, "bonus", kind="grudge", effect=1)
        play(t, 0, "pawn", seat=first)
        # The capture is settled before the next pawn is named.
        assert t.role[first] == 1
        assert t.dog == 9
        assert (t.rage, t.speed) == (home(t), t.least_speed) == (4, 3)
        assert track(t) == [PAWNS, 0, first]
        assert (awaited(t), t.asks) == ([0], WHO_RETREATS)
        assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in (second, *(3, 4, 5))]
        play(t, 0, "pawn", seat=second)
        assert t.role[second] == 0
        assert spaces(t)[second] == 10
        play(t, 0, "pawn", seat=4)
        play(t, 0, "pawn", seat=5)
        assert spaces(t)[3:] == [13, 13, 13]
        assert roles(t).count("C") == 2


@pytest.mark.rule("C-101")
def test_a_retreat_that_ends_the_game_ends_the_effect() -> None:
    t = hounds("grudge", 13, 12, 15, 18, dog=10, spare=2, revealed=3)
    play(t, 0, "bonus", kind="grudge", effect=1)
    play(t, 0, "pawn", seat=1)
    assert t.ending != NONE
    assert t.awaits == 0
    assert spaces(t)[2:] == [15, 18]


# Deceit --------------------------------------------------------------------------------------------


@pytest.mark.rule("C-102")
def test_deceit_looks_at_the_barques_for_a_cerberus_player_too() -> None:
    t = hounds("deceit", 13, 13, 13, 13, 13, captured=(2,), barques=[2, 3, 1])
    play(t, 0, "bonus", kind="deceit", effect=0)
    assert (t.asks, awaited(t)) == (LOOK_AT_BARQUES, [0])
    assert choices(t, 0) == [
        *(("peek", {"slot": slot}) for slot in range(3)),
        *(("swap", {"pair": pair}) for pair in range(3)),
    ]
    seen = after(t, 0, "peek", slot=1)
    for seat in everyone(seen):
        assert told(seen, "peeked", seat) == [{"seat": 0, "slot": 1}]
        assert told(seen, "saw", seat) == ([{"slot": 1, "places": 3}] if seat == 0 else [])
        assert [view(seen, seat).barque[slot] for slot in range(3)] == [NONE, 3 if seat == 0 else NONE, NONE]
    other = t.copy()
    other.barque[1], other.barque[2] = other.barque[2], other.barque[1]
    assert can_tell(seen, after(other, 0, "peek", slot=1)) == [0]
    swapped = after(t, 0, "swap", pair=2)
    assert [swapped.barque[slot] for slot in range(3)] == [2, 1, 3]


@pytest.mark.rule("C-102")
def test_after_the_reveal_deceit_may_be_played_for_nothing() -> None:
    t = hounds("deceit", 13, 13, 18, 13, revealed=1)
    play(t, 0, "bonus", kind="deceit", effect=0)
    assert t.asks == PLAY_CARD
    assert discarded(t) == ["deceit"]


@pytest.mark.rule("C-103")
def test_the_advanced_deceit_advances_one_and_drives_a_different_one_back() -> None:
    t = hounds("deceit", 13, 13, 13, 13, rage=6)
    expected = set()
    for payer, victim in permutations((1, 2, 3), 2):
        places = spaces(t)
        places[payer] += 1
        places[victim] -= 3
        expected.add(tuple(places))
    assert results(t, "deceit", 1) == expected
    play(t, 0, "bonus", kind="deceit", effect=1)
    assert t.asks == WHO_ADVANCES
    assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in (1, 2, 3)]
    play(t, 0, "pawn", seat=2)
    assert spaces(t) == [NONE, 13, 14, 13]
    assert choices(t, 0) == [("target", {"part": 0, "seat": seat}) for seat in (1, 3)]
    play(t, 0, "target", part=0, seat=3)
    assert spaces(t) == [NONE, 13, 14, 10]
    assert still(t) == (6, 3, 0)


@pytest.mark.rule("C-103")
def test_the_advanced_deceit_costs_no_card() -> None:
    t = hounds("deceit", 13, 13, 13, 13, 13, captured=(2,), spare=2, others=("", "violence"))
    for end in outcomes(t, "bonus", kind="deceit", effect=1):
        assert (end.hand_size[0], end.hand_size[2]) == (2, 1)


@pytest.mark.rule("C-103")
def test_with_a_single_adventurer_the_cost_of_deceit_is_paid_and_nothing_retreats() -> None:
    t = hounds("deceit", 13, 13, 13, lost=[2])
    assert results(t, "deceit", 1) == {(NONE, 14, NONE)}


@pytest.mark.rule("C-103")
def test_one_aboard_may_be_driven_back_by_deceit_but_cannot_pay() -> None:
    t = hounds("deceit", 13, ABOARD, 13, revealed=2)
    assert results(t, "deceit", 1) == {(NONE, 19, 14)}
    t = hounds("deceit", 13, ABOARD, ABOARD, revealed=2)
    assert not may(t, 0, "bonus", kind="deceit", effect=1)


# Sabotage ------------------------------------------------------------------------------------------


@pytest.mark.rule("C-106")
def test_sabotage_takes_a_card_from_each_of_two_adventurers() -> None:
    others = ("arrogance sacrifice", "arrogance sacrifice", "arrogance sacrifice", "arrogance sacrifice")
    t = hounds("sabotage", 13, 13, 13, 13, 13, others=others)
    sizes = {
        tuple(end.hand_size[seat] for seat in range(1, 5))
        for end in outcomes(t, "bonus", kind="sabotage", effect=0)
    }
    assert sizes == {
        tuple(1 if seat in pair else 2 for seat in range(1, 5)) for pair in combinations(range(1, 5), 2)
    }
    assert results(t, "sabotage", 0) == {(NONE, 13, 13, 13, 13)}


@pytest.mark.rule("C-106")
def test_the_victim_picks_the_card_and_all_see_it() -> None:
    t = hounds("sabotage", 13, 13, 13, 13, others=("", "arrogance sacrifice cowardice", "fatalism"))
    play(t, 0, "bonus", kind="sabotage", effect=0)
    assert {facts["seat"] for _, facts in choices(t, 0)} == {1, 2, 3}
    play(t, 0, "target", part=0, seat=2)
    assert (t.asks, awaited(t)) == (GIVE_UP, [2])
    assert choices(t, 2) == [
        ("card", {"kind": kind(name)}) for name in ("sacrifice", "cowardice", "arrogance")
    ]
    play(t, 2, "card", kind="cowardice")
    for seat in everyone(t):
        assert told(t, "discarded", seat) == [{"seat": 2, "card": kind("cowardice"), "count": 1}]
        assert discarded(view(t, seat)) == ["cowardice", "sabotage"]
        shown = [view(t, seat).hand[2, number] for number in range(13)]
        assert shown == ([t.hand[2, number] for number in range(13)] if seat == 2 else [NONE] * 13)
    assert {facts["seat"] for _, facts in choices(t, 0)} == {1, 3}
    play(t, 0, "target", part=1, seat=3)  # an only card goes without a question
    assert told(t, "discarded") == [{"seat": 3, "card": kind("fatalism"), "count": 1}]
    assert hand(t, 2) == ["sacrifice", "arrogance"]
    assert t.asks == PLAY_CARD


@pytest.mark.rule("C-106")
def test_what_a_victim_keeps_nobody_else_can_tell() -> None:
    tables = []
    for kept in ("sacrifice", "arrogance"):
        t = hounds("sabotage", 13, 13, 13, 13, others=("", f"cowardice {kept}", ""))
        other = t.copy()
        play(other, 0, "bonus", kind="sabotage", effect=0)
        play(other, 0, "target", part=0, seat=2)
        play(other, 2, "card", kind="cowardice")
        tables.append(other)
    assert can_tell(tables[0], tables[1]) == [2]


@pytest.mark.rule("C-106")
def test_one_with_two_equal_cards_is_asked_like_any_other() -> None:
    """Nobody else can tell whether it had a choice, before it answers or after."""
    tables = []
    for held in ("cowardice cowardice", "cowardice fatalism"):
        t = hounds("sabotage", 13, 13, 13, 13, others=("", held, ""))
        play(t, 0, "bonus", kind="sabotage", effect=0)
        play(t, 0, "target", part=0, seat=2)
        assert (awaited(t), t.asks) == ([2], GIVE_UP)
        assert choices(t, 2) == [("card", {"kind": kind(name)}) for name in sorted(set(held.split()))]
        tables.append(t)
    assert can_tell(*tables) == [2]
    for t in tables:
        play(t, 2, "card", kind="cowardice")
        assert (awaited(t), t.asks, t.hand_size[2]) == ([0], NEXT_PART, 1)
    assert can_tell(*tables) == [2]
    assert [hand(t, 2) for t in tables] == [["cowardice"], ["fatalism"]]


@pytest.mark.rule("C-106")
def test_one_aboard_and_one_without_cards_may_be_named() -> None:
    t = hounds("sabotage", 13, ABOARD, 13, 13, others=("cowardice", "", "cowardice"), revealed=2)
    later = after(t, 0, "bonus", kind="sabotage", effect=0)
    assert {facts["seat"] for _, facts in choices(later, 0)} == {1, 2, 3}
    play(later, 0, "target", part=0, seat=2)
    assert told(later, "discarded") == []
    assert awaited(later) == [0]
    play(later, 0, "target", part=1, seat=1)
    assert [later.hand_size[seat] for seat in range(1, 4)] == [0, 0, 1]
    assert spaces(later) == spaces(t)


@pytest.mark.rule("C-106")
def test_the_only_adventurer_is_the_only_victim_of_sabotage() -> None:
    t = hounds("sabotage", 13, 13, 13, others=("cowardice cowardice",), lost=[2])
    ends = outcomes(t, "bonus", kind="sabotage", effect=0)
    assert {end.hand_size[1] for end in ends} == {1}
    t = hounds("sabotage", 13, 13, 13, 13, others=("cowardice", "", ""), captured=(2,))
    ends = outcomes(t, "bonus", kind="sabotage", effect=0)
    assert {(end.hand_size[1], end.hand_size[3]) for end in ends} == {(0, 0)}


@pytest.mark.rule("C-107")
@pytest.mark.parametrize("active", [0, 2, 4])
def test_everybody_is_asked_openly_one_after_another_from_the_left(active: int) -> None:
    hands = [
        f"arrogance {name}" if seat % 2 else name
        for seat, name in enumerate(["fatalism"] * 3 + ["sacrifice"] * 2)
    ]
    hands[active] = "sabotage ambush"
    t = staged([13] * 5, hands=hands, cerberus=[active], active=active)
    t.bridge = 0
    order = [(active + step) % 5 for step in range(1, 5)]
    play(t, active, "bonus", kind="sabotage", effect=1)
    assert sorted(discarded(t)) == ["ambush", "sabotage"]
    for number, seat in enumerate(order):
        assert (t.asks, awaited(t)) == (CARD_OR_STEPS, [seat])
        assert choices(t, seat) == [("give", {}), ("retreat", {})]
        assert spaces(t) == [NONE if other == active else 13 for other in range(5)]  # nobody has moved yet
        assert len(discarded(t)) == 2  # nor given a card
        gives = number % 2 == 0
        play(t, seat, "give" if gives else "retreat")
        for listener in everyone(t):
            assert heard(t, listener)[0] == (("gives-up-card" if gives else "falls-back"), {"seat": seat})


@pytest.mark.rule("C-107")
def test_one_without_survival_cards_is_not_asked_and_retreats() -> None:
    t = hounds(
        "sabotage", 13, 13, 13, ABOARD, 13, spare=1, others=("", "cowardice fatalism", "", ""), revealed=3
    )
    play(t, 0, "bonus", kind="sabotage", effect=1)
    assert awaited(t) == [2]
    play(t, 2, "give")
    assert (awaited(t), t.asks) == ([2], GIVE_UP)
    play(t, 2, "card", kind="fatalism")
    assert (awaited(t), t.asks) == ([0], WHO_RETREATS)
    assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in (1, 3, 4)]
    play(t, 0, "pawn", seat=3)
    play(t, 0, "pawn", seat=4)
    assert spaces(t) == [NONE, 11, 13, 20, 11]
    assert hand(t, 2) == ["cowardice"]
    assert t.asks == PLAY_CARD


@pytest.mark.rule("C-107")
def test_one_aboard_chooses_as_well() -> None:
    t = hounds("sabotage", 13, ABOARD, 13, spare=1, others=("cowardice", "arrogance"), revealed=2)
    assert results(t, "sabotage", 1) == {
        (NONE, ABOARD, 13), (NONE, 20, 13), (NONE, ABOARD, 11), (NONE, 20, 11),
    }  # fmt: skip
    for end in outcomes(t, "bonus", kind="sabotage", effect=1):
        for seat, stays in ((1, ABOARD), (2, 13)):
            assert (end.hand_size[seat] == 0) == (spaces(end)[seat] == stays)


@pytest.mark.rule("C-107")
def test_with_no_survival_card_anywhere_all_retreat() -> None:
    t = hounds("sabotage", 13, 13, 12, spare=1)
    assert results(t, "sabotage", 1) == {(NONE, 11, 10)}


@pytest.mark.rule("C-107")
def test_cerberus_players_and_lost_ones_are_not_concerned_by_sabotage() -> None:
    t = hounds("sabotage", 13, 13, 13, 13, 13, 13, spare=1, others=("", "violence"), captured=(2,), lost=[5])
    play(t, 0, "bonus", kind="sabotage", effect=1)
    assert t.asks == OWN_SHARE
    play(t, 0, "card", kind="ambush")
    assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in (1, 3, 4)]
    assert t.hand_size[2] == 1
    for seat in (1, 3):
        play(t, 0, "pawn", seat=seat)
    assert spaces(t) == [NONE, 11, NONE, 11, 11, NONE]


@pytest.mark.rule("C-108")
@pytest.mark.parametrize("answers", list(product(("give", "retreat"), repeat=3)))
def test_first_all_answers_then_all_discards_then_the_retreats(answers: tuple[str, ...]) -> None:
    others = ("cowardice fatalism", "cowardice arrogance", "cowardice sacrifice")
    t = hounds("sabotage", 13, 13, 13, 13, spare=1, others=others)
    play(t, 0, "bonus", kind="sabotage", effect=1)
    for seat, answer in zip((1, 2, 3), answers, strict=True):
        assert (t.asks, awaited(t)) == (CARD_OR_STEPS, [seat])
        assert discarded(t) == ["ambush", "sabotage"]
        assert spaces(t)[1:] == [13] * 3
        play(t, seat, answer)
        for listener in everyone(t):
            assert told(t, "discarded", listener) == []  # the kind is not known yet
    givers = [seat for seat, answer in zip((1, 2, 3), answers, strict=True) if answer == "give"]
    for number, seat in enumerate(givers):
        assert (t.asks, awaited(t)) == (GIVE_UP, [seat])
        assert discarded(t).count("cowardice") == number
        assert spaces(t)[1:] == [13] * 3
        assert len(choices(t, seat)) == 2
        play(t, seat, "card", kind="cowardice")
        for listener in everyone(t):
            assert told(t, "discarded", listener) == [{"seat": seat, "card": kind("cowardice"), "count": 1}]
    fallers = [seat for seat in (1, 2, 3) if seat not in givers]
    while len(fallers) > 1:
        assert (t.asks, awaited(t)) == (WHO_RETREATS, [0])
        assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in fallers]
        play(t, 0, "pawn", seat=fallers.pop())
    assert t.asks == PLAY_CARD
    for seat, answer in zip((1, 2, 3), answers, strict=True):
        assert spaces(t)[seat] == (13 if answer == "give" else 11)
        assert t.hand_size[seat] == (1 if answer == "give" else 2)


@pytest.mark.rule("C-108")
def test_until_the_discard_nobody_can_tell_which_card_is_given_up() -> None:
    tables = []
    for names in ("cowardice fatalism", "arrogance sacrifice"):
        t = hounds("sabotage", 13, 13, 13, 13, spare=1, others=(names, "opportunism", "opportunism"))
        play(t, 0, "bonus", kind="sabotage", effect=1)
        play(t, 1, "give")
        tables.append(t)
    assert can_tell(tables[0], tables[1]) == [1]
    assert awaited(tables[0]) == [2]


@pytest.mark.rule("C-108")
@pytest.mark.parametrize("first", [1, 2])
def test_the_order_of_the_retreats_decides_who_is_caught(first: int) -> None:
    t = hounds("sabotage", 13, 12, 12, 13, 13, dog=10, spare=1, others=("", "", "cowardice", "cowardice"))
    play(t, 0, "bonus", kind="sabotage", effect=1)
    play(t, 3, "give")
    play(t, 4, "give")
    assert t.asks == WHO_RETREATS
    play(t, 0, "pawn", seat=first)
    second = 3 - first
    assert (t.role[first], t.role[second]) == (1, 0)
    assert spaces(t)[second] == 10
    assert (awaited(t), t.asks) == ([0], PLAY_CARD)
