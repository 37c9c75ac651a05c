"""Rows C-059 to C-078: the Action cards of Adventurers and of Cerberus players."""

from __future__ import annotations

from collections import Counter
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
    spaces,
    staged,
    told,
    view,
)
from turncoat.games.cerberus.components import NONE
from turncoat.games.cerberus.table import (
    LOOK_AT_BARQUES,
    NEXT_PART,
    OWN_SHARE,
    PLAY_CARD,
    WHO_ADVANCES,
    Table,
    home,
)

SPARE = "fatalism"
"""A Survival card in the active player's hand, so that the turn does not end with the Action."""
SPARE_BETRAYAL = "violence"


def runners(
    *pawns: int,
    hands: tuple[str, ...] = (SPARE,),
    cerberus: tuple[int, ...] = (),
    lost: tuple[int, ...] = (),
    rage: int = 0,
    speed: int = 0,
    revealed: int = 0,
    decks: str | None = None,
) -> Table:
    """The turn of seat 0 on the default course, its bridge down: nothing but steps from 9 to 16."""
    t = staged(
        pawns,
        hands=hands,
        cerberus=cerberus,
        lost=lost,
        rage=rage,
        speed=speed,
        revealed=revealed,
        decks=decks,
    )
    t.bridge = 0
    return t


def hounds(*pawns: int, cerberus: tuple[int, ...] = (0,), **stage: object) -> Table:
    """The turn of seat 0, a Cerberus player with a Betrayal card."""
    stage.setdefault("hands", (SPARE_BETRAYAL,))
    return runners(*pawns, cerberus=cerberus, **stage)  # type: ignore[arg-type]


def results(t: Table, family: str = "action", /, **card: int | str) -> set[tuple[int, ...]]:
    """Where all pawns may stand when a card is resolved."""
    return {tuple(spaces(end)) for end in outcomes(t, family, **card)}


def moved(t: Table, **by: int) -> tuple[int, ...]:
    """Where the pawns stand when some have moved: `moved(t, s0=2, s3=-1)`."""
    places = spaces(t)
    for seat, steps in by.items():
        places[int(seat[1:])] += steps
    return tuple(places)


def drew(t: Table, seat: int, deck: int, count: int) -> None:
    """All heard that a seat drew so many cards in the last decision, and the seat alone which ones."""
    lines = {"seat": seat, "deck": deck, "count": count}
    for listener in everyone(t):
        assert lines in told(t, "drew-cards", listener)
    kinds = Counter(facts["card"] for facts in told(t, "drew", seat))
    assert sum(kinds.values()) == count
    assert all(t.hand[seat, number] >= many for number, many in kinds.items())
    for other in everyone(t):
        if other != seat:
            assert told(t, "drew", other) == []
            assert [view(t, other).hand[seat, number] for number in range(13)] == [NONE] * 13
            assert view(t, other).hand_size[seat] == t.hand_size[seat]
    assert hand(view(t, seat), seat) == hand(t, seat)


def six_looks() -> list[tuple[str, dict[str, int]]]:
    return [("peek", {"slot": slot}) for slot in range(3)] + [("swap", {"pair": pair}) for pair in range(3)]


# A1 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-059")
@pytest.mark.parametrize("lying", range(0, 16, 2))
def test_regroup_draws_a_card_and_takes_all_cards_back(lying: int) -> None:
    t = runners(13, 13, 13, 13)
    t.played[0] = lying
    assert not may(t, 0, "action", card="run", effect=0) or not lying & 0b0100
    play(t, 0, "action", card="regroup", effect=0)
    assert t.rage == home(t) + 1
    assert told(t, "rage-is") == [{"rage": 5, "hunt": 10}]
    drew(t, 0, 0, 1)
    assert t.hand_size[0] == 2
    assert t.played[0] == 0
    assert told(t, "took-back") == [{"seat": 0}]
    assert t.speed == t.least_speed
    assert spaces(t) == [13] * 4


@pytest.mark.rule("C-059")
def test_regroup_leaves_no_choice_and_touches_nobody_else() -> None:
    """The take-back is compulsory, and other players' cards lie as they lay."""
    t = runners(13, 13, 13, 13)
    t.played[1] = 0b1110
    for end in outcomes(t, "action", card="regroup", effect=0):
        assert end.played[0] == 0
        assert end.played[1] == 0b1110
        assert end.hand_size[1] == 0
    assert len(outcomes(t, "action", card="regroup", effect=0)) == 1


@pytest.mark.rule("C-059")
@pytest.mark.parametrize("effect", [0, 1])
def test_regroup_cannot_be_paid_on_hunt(effect: int) -> None:
    t = runners(13, 13, 13, 13, rage=10)
    assert not may(t, 0, "action", card="regroup", effect=effect)
    t = runners(13, 13, 13, 13, rage=9)
    assert may(t, 0, "action", card="regroup", effect=effect)


@pytest.mark.rule("C-059")
def test_with_nothing_to_draw_regroup_still_takes_the_cards_back() -> None:
    t = runners(13, 13, 13, 13)
    t.played[0] = 0b0110
    for number in range(7):
        t.deck[number] = 0
    t.deck_size[0] = 0
    play(t, 0, "action", card="regroup", effect=0)
    assert t.played[0] == 0
    assert hand(t, 0) == [SPARE]


@pytest.mark.rule("C-060")
@pytest.mark.parametrize("slot", range(3))
def test_the_second_regroup_takes_the_cards_back_and_then_looks(slot: int) -> None:
    t = runners(13, 13, 13, 13)
    t.played[0] = 0b1110
    play(t, 0, "action", card="regroup", effect=1)
    assert t.rage == home(t) + 1
    assert t.asks == LOOK_AT_BARQUES
    assert t.played[0] == 0  # all four in hand before the look
    assert told(t, "took-back") == [{"seat": 0}]
    assert choices(t, 0) == six_looks()  # a look there must be
    play(t, 0, "peek", slot=slot)
    for seat in everyone(t):
        assert told(t, "peeked", seat) == [{"seat": 0, "slot": slot}]
        assert told(t, "saw", seat) == ([{"slot": slot, "places": t.barque[slot]}] if seat == 0 else [])
        shown = [view(t, seat).barque[number] for number in range(3)]
        assert shown == [t.barque[number] if seat == 0 and number == slot else NONE for number in range(3)]
    assert t.hand_size[0] == 1  # nothing drawn


@pytest.mark.rule("C-060")
@pytest.mark.parametrize(("pair", "one", "two"), [(0, 0, 1), (1, 0, 2), (2, 1, 2)])
def test_the_second_regroup_may_swap_two_barques_unseen(pair: int, one: int, two: int) -> None:
    t = runners(13, 13, 13, 13)
    before = [t.barque[slot] for slot in range(3)]
    play(t, 0, "action", card="regroup", effect=1)
    play(t, 0, "swap", pair=pair)
    before[one], before[two] = before[two], before[one]
    assert [t.barque[slot] for slot in range(3)] == before
    for seat in everyone(t):
        assert told(t, "barques-swapped", seat) == [{"seat": 0, "slot": one, "to-slot": two}]
        assert told(t, "saw", seat) == []
        assert [view(t, seat).barque[slot] for slot in range(3)] == [NONE] * 3


@pytest.mark.rule("C-060")
def test_what_the_peeker_saw_nobody_else_can_tell() -> None:
    one = runners(13, 13, 13, 13)
    other = one.copy()
    for t, barques in ((one, (1, 2, 3)), (other, (3, 2, 1))):
        for slot in range(3):
            t.barque[slot] = barques[slot]
        play(t, 0, "action", card="regroup", effect=1)
        play(t, 0, "peek", slot=0)
    assert can_tell(one, other) == [0]


@pytest.mark.rule("C-060")
def test_after_the_reveal_the_second_regroup_is_played_for_the_take_back() -> None:
    t = runners(13, 18, 13, 13, revealed=2)
    t.played[0] = 0b1110
    play(t, 0, "action", card="regroup", effect=1)
    assert t.played[0] == 0
    assert t.asks == PLAY_CARD
    assert t.rage == home(t) + 1


# A2 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-061")
def test_gather_draws_two() -> None:
    t = runners(13, 13, 13, 13)
    play(t, 0, "action", card="gather", effect=0)
    drew(t, 0, 0, 2)
    assert t.rage == home(t) + 1
    assert [t.hand_size[seat] for seat in range(4)] == [3, 0, 0, 0]
    assert t.deck_size[0] == 28 - 1 - 2
    assert t.played[0] == 0b0010


@pytest.mark.rule("C-061", "C-062", "C-064", "C-065")
@pytest.mark.parametrize("card", ["gather", "run"])
@pytest.mark.parametrize("effect", [0, 1])
def test_gather_and_run_cost_an_advance_of_the_die(card: str, effect: int) -> None:
    for rage in range(4, 11):
        t = runners(13, 13, 13, 13, rage=rage)
        assert may(t, 0, "action", card=card, effect=effect) == (rage < 10)
        if rage < 10:
            play(t, 0, "action", card=card, effect=effect)
            assert (t.rage, t.speed) == (rage + 1, 3)


@pytest.mark.rule("C-062")
def test_the_second_gather_lets_two_others_of_choice_draw() -> None:
    t = runners(13, 13, 13, 13, 13)
    ends = outcomes(t, "action", card="gather", effect=1)
    sizes = {tuple(end.hand_size[seat] for seat in range(5)) for end in ends}
    assert sizes == {
        (2, *(1 if seat in chosen else 0 for seat in range(1, 5))) for chosen in combinations(range(1, 5), 2)
    }
    assert all(end.rage == home(end) + 1 for end in ends)


@pytest.mark.rule("C-062")
@pytest.mark.parametrize("order", list(permutations(("self", "one", "two"))))
def test_each_who_draws_sees_the_own_card_only(order: tuple[str, ...]) -> None:
    t = runners(13, 13, 13, 13, 13)
    play(t, 0, "action", card="gather", effect=1)
    for step, who in enumerate(order):
        seat = {"self": 0, "one": 2, "two": 4}[who]
        if who == "self" and t.asks == NEXT_PART and may(t, 0, "part", part=0):
            play(t, 0, "part", part=0)
            drew(t, seat, 0, 1)
        elif who != "self":
            part = 1 if may(t, 0, "target", part=1, seat=seat) else 2
            play(t, 0, "target", part=part, seat=seat)
            assert {"seat": seat, "deck": 0, "count": 1} in told(t, "drew-cards")
            assert len(told(t, "drew", seat)) == 1
            for other in everyone(t):
                if other != seat and not (other == 0 and step == 1):
                    assert told(t, "drew", other) == []
    assert [t.hand_size[seat] for seat in range(5)] == [2, 0, 1, 0, 1]
    for seat in everyone(t):
        for other in range(5):
            shown = [view(t, seat).hand[other, number] for number in range(13)]
            assert shown == ([t.hand[other, n] for n in range(13)] if seat == other else [NONE] * 13)


@pytest.mark.rule("C-062")
def test_nobody_draws_twice_by_the_second_gather() -> None:
    t = runners(13, 13, 13, 13, 13)
    play(t, 0, "action", card="gather", effect=1)
    assert not any(facts.get("seat") == 0 for _, facts in choices(t, 0))
    play(t, 0, "target", part=1, seat=3)
    assert not any(facts.get("seat") == 3 for _, facts in choices(t, 0))


@pytest.mark.rule("C-063")
def test_those_aboard_may_draw_and_cerberus_and_lost_players_may_not() -> None:
    t = runners(13, ABOARD, 13, 13, 13, 13, 13, cerberus=(3, 4, 5, 6), hands=(SPARE,), revealed=2, rage=7)
    later = after(t, 0, "action", card="gather", effect=1)
    assert {facts["seat"] for _, facts in choices(later, 0, "target")} == {1, 2}
    sizes = {
        tuple(end.hand_size[seat] for seat in range(7))
        for end in outcomes(t, "action", card="gather", effect=1)
    }
    assert sizes == {(2, 1, 1, 0, 0, 0, 0)}
    # From the Barque just the same.
    t = runners(ABOARD, 13, 13, 13, revealed=2)
    sizes = {
        tuple(end.hand_size[seat] for seat in range(4))
        for end in outcomes(t, "action", card="gather", effect=1)
    }
    assert sizes == {(2, 1, 1, 0), (2, 1, 0, 1), (2, 0, 1, 1)}
    t = staged([13] * 7, cerberus=[1, 2, 3, 4, 5], lost=[6], hands=[SPARE])
    play(t, 0, "action", card="gather", effect=1)
    assert [t.hand_size[seat] for seat in range(7)] == [2] + [0] * 6


@pytest.mark.rule("C-063")
def test_with_one_other_adventurer_just_that_one_draws() -> None:
    t = runners(13, 13, 13, 13, cerberus=(2, 3))
    ends = outcomes(t, "action", card="gather", effect=1)
    assert {tuple(end.hand_size[seat] for seat in range(4)) for end in ends} == {(2, 1, 0, 0)}


@pytest.mark.rule("C-063")
def test_with_no_other_adventurer_only_the_active_player_draws() -> None:
    t = runners(13, 13, 13, cerberus=(1,), lost=(2,))
    play(t, 0, "action", card="gather", effect=1)
    drew(t, 0, 0, 1)
    assert [t.hand_size[seat] for seat in range(3)] == [2, 0, 0]
    assert t.asks == PLAY_CARD


# A3 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-064")
def test_run_moves_oneself_by_two() -> None:
    t = runners(13, 12, 13, 13)
    assert results(t, card="run", effect=0) == {moved(t, s0=2)}
    play(t, 0, "action", card="run", effect=0)
    assert told(t, "moved") == [{"seat": 0, "space": 13, "to-space": 15}]
    assert t.rage == home(t) + 1


@pytest.mark.rule("C-064")
def test_run_may_be_played_aboard_for_nothing() -> None:
    t = runners(ABOARD, 13, 13, 13, revealed=2)
    assert results(t, card="run", effect=0) == {(ABOARD, 13, 13, 13)}


@pytest.mark.rule("C-065")
def test_the_second_run_moves_one_other_by_three_and_a_different_one_by_one() -> None:
    t = runners(13, 12, 13, 12, 13)
    expected = set()
    for far, near in permutations(range(1, 5), 2):
        places = spaces(t)
        places[far] += 3
        places[near] += 1
        expected.add(tuple(places))
    assert results(t, card="run", effect=1) == expected


@pytest.mark.rule("C-065")
@pytest.mark.parametrize("part", [0, 1])
def test_the_two_runs_come_in_either_order(part: int) -> None:
    t = runners(13, 12, 13, 12, 13)
    play(t, 0, "action", card="run", effect=1)
    assert {(facts["part"], facts["seat"]) for _, facts in choices(t, 0)} == {
        (which, seat) for which in range(2) for seat in range(1, 5)
    }
    play(t, 0, "target", part=part, seat=2)
    assert spaces(t) == [13, 12, 14 if part else 16, 12, 13]
    assert choices(t, 0) == [("target", {"part": 1 - part, "seat": seat}) for seat in (1, 3, 4)]


@pytest.mark.rule("C-065")
@pytest.mark.parametrize(
    ("pawns", "cerberus", "revealed"),
    [((13, 13, 13), (2,), 0), ((13, 13, ABOARD), (), 2), ((13, 13, ABOARD, 13), (3,), 2)],
)
def test_with_a_single_target_the_active_player_picks_three_or_one(
    pawns: tuple[int, ...], cerberus: tuple[int, ...], revealed: int
) -> None:
    t = runners(*pawns, cerberus=cerberus, revealed=revealed)
    play_on = after(t, 0, "action", card="run", effect=1)
    assert choices(play_on, 0) == [("target", {"part": part, "seat": 1}) for part in range(2)]
    assert results(t, card="run", effect=1) == {moved(t, s1=3), moved(t, s1=1)}


@pytest.mark.rule("C-065")
def test_with_no_target_the_second_run_does_nothing() -> None:
    for t in (
        runners(13, ABOARD, ABOARD, revealed=3),
        runners(13, 13, 13, cerberus=(1,), lost=(2,)),
    ):
        assert results(t, card="run", effect=1) == {tuple(spaces(t))}
        assert after(t, 0, "action", card="run", effect=1).rage == home(t) + 1


# A4 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-066")
@pytest.mark.parametrize("speed", range(3, 9))
def test_rush_costs_speed_and_cannot_be_paid_at_eight(speed: int) -> None:
    t = runners(13, 13, 13, 13, speed=speed)
    assert may(t, 0, "action", card="rush", effect=0) == (speed < 8)
    if speed < 8:
        play(t, 0, "action", card="rush", effect=0)
        assert (t.speed, t.rage) == (speed + 1, home(t))
        assert told(t, "speed-is") == [{"speed": speed + 1}]


@pytest.mark.rule("C-066")
def test_rush_moves_oneself_by_two_and_one_other_by_one() -> None:
    t = runners(13, 12, 13, 12)
    assert results(t, card="rush", effect=0) == {moved(t, **{"s0": 2, f"s{seat}": 1}) for seat in (1, 2, 3)}
    for order in permutations(("self", "other")):
        t = runners(13, 12, 13, 12)
        play(t, 0, "action", card="rush", effect=0)
        if order[0] == "self":
            play(t, 0, "part", part=0)
            assert spaces(t) == [15, 12, 13, 12]
            play(t, 0, "target", part=1, seat=3)
        else:
            play(t, 0, "target", part=1, seat=3)
        assert spaces(t) == [15, 12, 13, 13]


@pytest.mark.rule("C-066", "C-067")
@pytest.mark.parametrize(("effect", "own"), [(0, 2), (1, 1)])
def test_rush_with_no_target_moves_oneself_alone_and_aboard_the_other_alone(effect: int, own: int) -> None:
    t = runners(13, ABOARD, ABOARD, revealed=3, hands=(f"{SPARE} {SPARE}",))
    assert results(t, card="rush", effect=effect) == {moved(t, s0=own)}
    t = runners(ABOARD, 13, 13, revealed=2, hands=(f"{SPARE} {SPARE}",))
    other = 3 - own
    assert results(t, card="rush", effect=effect) == {(ABOARD, 13 + other, 13), (ABOARD, 13, 13 + other)}


@pytest.mark.rule("C-067")
def test_the_second_rush_costs_a_card_of_ones_own_and_moves_by_one_and_two() -> None:
    t = runners(13, 12, 13, 12, hands=("sacrifice arrogance", "cowardice"))
    play(t, 0, "action", card="rush", effect=1)
    assert t.asks == OWN_SHARE
    assert choices(t, 0) == [("card", {"kind": kind("sacrifice")}), ("card", {"kind": kind("arrogance")})]
    play(t, 0, "card", kind="arrogance")
    for seat in everyone(t):
        assert told(t, "discarded", seat) == [{"seat": 0, "card": kind("arrogance"), "count": 1}]
        assert discarded(view(t, seat)) == ["arrogance"]
        assert view(t, seat).hand_size[0] == 1
    assert hand(t, 0) == ["sacrifice"]
    assert (t.rage, t.speed) == (home(t), 3)
    t = runners(13, 12, 13, 12, hands=("sacrifice arrogance", "cowardice"))
    assert results(t, card="rush", effect=1) == {moved(t, **{"s0": 1, f"s{seat}": 2}) for seat in (1, 2, 3)}


@pytest.mark.rule("C-067")
def test_the_only_card_pays_without_a_question() -> None:
    t = runners(13, 12, 13, 12, hands=("sacrifice",))
    play(t, 0, "action", card="rush", effect=1)
    assert discarded(t) == ["sacrifice"]
    assert t.asks == NEXT_PART


@pytest.mark.rule("C-067")
def test_nobody_helps_to_pay_for_the_second_rush() -> None:
    """Without a card of one's own it cannot be chosen, whatever the others hold."""
    t = runners(13, 12, 13, 12, hands=("", "sacrifice arrogance", "cowardice", "cowardice"))
    assert not may(t, 0, "action", card="rush", effect=1)
    t = runners(13, 12, 13, 12, hands=("sacrifice arrogance", "sacrifice arrogance", "cowardice"))
    later = after(t, 0, "action", card="rush", effect=1)
    assert awaited(later) == [0]
    assert not may(later, 0, "stop")
    for end in outcomes(t, "action", card="rush", effect=1):
        assert [end.hand_size[seat] for seat in range(4)] == [1, 2, 1, 0]


# C1 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-068")
@pytest.mark.parametrize("speed", range(3, 9))
def test_fury_makes_cerberus_faster_for_nothing(speed: int) -> None:
    t = hounds(13, 13, 13, 13, speed=speed, rage=6)
    assert may(t, 0, "action", card="fury", effect=0)
    play(t, 0, "action", card="fury", effect=0)
    assert (t.speed, t.rage) == (min(8, speed + 1), 6)
    assert [name for name, _ in heard(t, -1)] == ["played-action"] + ["speed-is"] * (speed < 8)
    assert t.played[0] == 0b0001
    assert spaces(t)[1:] == [13] * 3


@pytest.mark.rule("C-069")
def test_the_second_fury_draws_two_and_then_another_cerberus_player_draws_one() -> None:
    t = hounds(13, 13, 13, 13, 13, 13, cerberus=(0, 2, 5), speed=5)
    play(t, 0, "action", card="fury", effect=1)
    assert t.speed == 4
    drew(t, 0, 1, 2)  # the own cards first
    assert choices(t, 0) == [("target", {"part": 1, "seat": seat}) for seat in (2, 5)]
    play(t, 0, "target", part=1, seat=5)
    drew(t, 5, 1, 1)
    assert [t.hand_size[seat] for seat in range(6)] == [3, 0, 0, 0, 0, 1]


@pytest.mark.rule("C-070")
@pytest.mark.parametrize("least", [3, 4, 5, 6, 7, 8])
def test_the_cost_of_fury_may_go_below_the_starting_face_but_not_below_three(least: int) -> None:
    for speed in range(3, 9):
        t = hounds(13, 13, 13, 13, speed=speed)
        t.least_speed = least
        assert may(t, 0, "action", card="fury", effect=1) == (speed > 3)
        if speed > 3:
            play(t, 0, "action", card="fury", effect=1)
            assert t.speed == speed - 1


@pytest.mark.rule("C-070")
def test_with_three_seats_fury_can_be_paid_at_five_and_at_four() -> None:
    for speed, payable in ((5, True), (4, True), (3, False)):
        t = hounds(13, 13, 13, speed=speed)
        assert t.least_speed == 5
        assert may(t, 0, "action", card="fury", effect=1) == payable


@pytest.mark.rule("C-071")
def test_the_other_cerberus_player_must_be_chosen_and_no_one_else_can_be() -> None:
    t = hounds(13, 13, 13, 13, 13, 13, 13, cerberus=(0, 1, 2, 3, 4), lost=(5,), speed=5)
    play(t, 0, "action", card="fury", effect=1)
    assert choices(t, 0) == [("target", {"part": 1, "seat": seat}) for seat in (1, 2, 3, 4)]
    t = hounds(13, 13, 13, 13, cerberus=(0, 2), speed=5)
    ends = outcomes(t, "action", card="fury", effect=1)  # the only one needs no question
    assert [[end.hand_size[seat] for seat in range(4)] for end in ends] == [[3, 0, 1, 0]]


@pytest.mark.rule("C-071")
def test_for_the_only_cerberus_player_the_rest_happens() -> None:
    t = hounds(13, 13, 13, 13, speed=5)
    play(t, 0, "action", card="fury", effect=1)
    drew(t, 0, 1, 2)
    assert [t.hand_size[seat] for seat in range(4)] == [3, 0, 0, 0]
    assert (t.asks, t.effect) == (PLAY_CARD, NONE)


# C2 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-072")
@pytest.mark.parametrize("others", [4, 5])
def test_harry_advances_one_and_drives_three_different_ones_back(others: int) -> None:
    t = hounds(*[13] * (others + 1))
    expected = set()
    for payer in range(1, others + 1):
        for driven in combinations([seat for seat in range(1, others + 1) if seat != payer], 3):
            places = spaces(t)
            places[payer] += 1
            for seat in driven:
                places[seat] -= 1
            expected.add(tuple(places))
    assert results(t, card="harry", effect=0) == expected


@pytest.mark.rule("C-072")
def test_harry_first_asks_who_advances_and_then_who_retreats_one_by_one() -> None:
    t = hounds(13, 13, 13, 13, 13, 13)
    play(t, 0, "action", card="harry", effect=0)
    assert t.asks == WHO_ADVANCES
    assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in range(1, 6)]
    play(t, 0, "pawn", seat=3)
    assert spaces(t)[3] == 14
    assert {facts["seat"] for _, facts in choices(t, 0)} == {1, 2, 4, 5}
    left = {1, 2, 4, 5}
    for seat in (5, 1):
        move = next(facts for _, facts in choices(t, 0) if facts["seat"] == seat)
        play(t, 0, "target", **move)
        left.discard(seat)
        assert {facts["seat"] for _, facts in choices(t, 0)} == left
        assert spaces(t)[seat] == 12


@pytest.mark.rule("C-072")
def test_harry_drives_those_aboard_back_but_they_cannot_pay() -> None:
    t = hounds(13, ABOARD, 13, ABOARD, revealed=3)
    assert results(t, card="harry", effect=0) == {(NONE, 21, 14, 21)}
    play(t, 0, "action", card="harry", effect=0)
    assert t.asks == NEXT_PART  # only one can advance; which of those aboard comes first is a choice
    play(t, 0, "target", part=0, seat=3)
    assert [facts["seat"] for facts in told(t, "left-barque")] == [3, 1]


@pytest.mark.rule("C-073")
def test_harry_with_few_adventurers() -> None:
    t = hounds(13, 13, 13, 13)
    assert results(t, card="harry", effect=0) == {(NONE, 14, 12, 12), (NONE, 12, 14, 12), (NONE, 12, 12, 14)}
    t = hounds(13, 13, 13)
    assert results(t, card="harry", effect=0) == {(NONE, 14, 12), (NONE, 12, 14)}
    t = hounds(13, 13, 13, lost=(2,))
    assert results(t, card="harry", effect=0) == {(NONE, 14, NONE)}


@pytest.mark.rule("C-074")
@pytest.mark.parametrize("rage", range(5, 11))
def test_the_second_harry_moves_the_die_for_nothing(rage: int) -> None:
    t = hounds(13, 13, 13, 13, rage=rage, speed=5)
    play(t, 0, "action", card="harry", effect=1)
    assert (t.rage, t.speed) == (min(10, rage + 1), 5)
    assert [name for name, _ in heard(t, -1)] == ["played-action"] + ["rage-is"] * (rage < 10)
    assert spaces(t)[1:] == [13] * 3


# C3 and C4 -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-075")
def test_stalk_moves_cerberus_by_one() -> None:
    for dog in range(12):
        t = hounds(13, 13, 13, 13, rage=6, speed=5)
        t.dog = dog
        play(t, 0, "action", card="stalk", effect=0)
        assert t.dog == dog + 1
        assert (t.rage, t.speed) == (6, 5)
        assert told(t, "dog-moved") == [{"space": dog + 1}]
        assert told(t, "caught") == []


@pytest.mark.rule("C-075")
def test_stalk_catches_who_stands_there() -> None:
    t = hounds(13, 7, 13, 13, 13)
    t.dog = 6
    play(t, 0, "action", card="stalk", effect=0)
    assert told(t, "caught") == [{"seats": 0b00010, "space": 7}]
    assert t.role[1] == 1
    assert t.dog == 5  # back to the mark behind


@pytest.mark.rule("C-076")
def test_the_second_stalk_draws_a_betrayal_card() -> None:
    t = hounds(13, 13, 13, 13, cerberus=(0, 2), rage=7, speed=4)
    play(t, 0, "action", card="stalk", effect=1)
    drew(t, 0, 1, 1)
    assert [t.hand_size[seat] for seat in range(4)] == [2, 0, 0, 0]
    assert (t.rage, t.speed, t.dog) == (7, 4, 0)
    assert t.deck_size[1] == 18 - 2


@pytest.mark.rule("C-077")
@pytest.mark.parametrize("lying", range(8))
def test_return_takes_all_cards_back_for_nothing(lying: int) -> None:
    t = hounds(13, 13, 13, 13, rage=7, speed=4)
    t.played[0] = lying
    t.played[1] = 0b0110
    play(t, 0, "action", card="return", effect=0)
    assert (t.played[0], t.played[1]) == (0, 0b0110)
    assert [name for name, _ in heard(t, -1)] == ["played-action", "took-back"]
    assert (t.rage, t.speed, t.hand_size[0]) == (7, 4, 1)


@pytest.mark.rule("C-078")
@pytest.mark.parametrize("lying", range(8))
def test_the_second_return_advances_one_by_two_then_draws_and_takes_back(lying: int) -> None:
    t = hounds(13, 13, 12, 13, rage=7, speed=4)
    t.played[0] = lying
    assert results(t, card="return", effect=1) == {moved(t, **{f"s{seat}": 2}) for seat in (1, 2, 3)}
    play(t, 0, "action", card="return", effect=1)
    assert t.played[0] == lying | 0b1000
    assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in (1, 2, 3)]
    play(t, 0, "pawn", seat=2)
    drew(t, 0, 1, 1)
    assert t.played[0] == 0
    assert (t.rage, t.speed, t.hand_size[0]) == (7, 4, 2)


@pytest.mark.rule("C-078")
def test_those_aboard_cannot_pay_for_the_second_return() -> None:
    t = hounds(13, ABOARD, 12, ABOARD, revealed=3)
    assert results(t, card="return", effect=1) == {(NONE, ABOARD, 14, ABOARD)}
    t = hounds(13, ABOARD, ABOARD, revealed=2)
    assert not may(t, 0, "action", card="return", effect=1)
    assert may(t, 0, "action", card="return", effect=0)


@pytest.mark.rule("C-059", "C-060", "C-077", "C-078")
def test_all_four_cards_are_there_again_in_the_next_turn() -> None:
    for cerberus, card, effect in ((False, 0, 0), (False, 0, 1), (True, 3, 0), (True, 3, 1)):
        t = hounds(13, 13, 13, hands=()) if cerberus else runners(13, 13, 13, hands=())
        t.played[0] = 0b0111 if cerberus else 0b1110
        for end in outcomes(t, "action", card=card, effect=effect):
            assert end.played[0] == 0
