"""Section 13: moving Cerberus."""

from __future__ import annotations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    after,
    awaited,
    everyone,
    hand,
    play,
    roles,
    spaces,
    staged,
    told,
    track,
    view,
)
from turncoat.games.cerberus.components import NONE, PAWNS
from turncoat.games.cerberus.table import ESCAPE, PLAY_CARD, WHO_IS_CAUGHT, Table

BRIDGE = "start-a, promontory, rope-bridge, finish-b"
GONDOLA = "start-a, platforms, gondola, finish-b"
FUNICULAR = "start-a, promontory, funicular, finish-b"
PORTAL = "start-a, platforms, infernal-portal, finish-b"


def hunted(pawns: list[int], dog: int, speed: int, course: str = BRIDGE, revealed: int = 0) -> Table:
    """A Cerberus player, seat 0, has put the die on Hunt and ended the turn; the Hunt has begun."""
    t = staged([0, *pawns], dog=dog, speed=speed, rage=9, cerberus=[0], course=course, revealed=revealed)
    play(t, 0, "action", card="harry", effect=1)
    return t


def ambushed(pawns: list[int], dog: int, steps: int, course: str = BRIDGE) -> Table:
    """A Cerberus player, seat 0, has moved Cerberus by a card; its Action is still to come."""
    t = staged([0, *pawns], dog=dog, speed=6, rage=7, cerberus=[0], hands=["ambush deceit"], course=course)
    play(t, 0, "bonus", kind="ambush", effect=steps - 1)
    return t


# The path


@pytest.mark.rule("C-166")
@pytest.mark.parametrize(
    ("course", "dog"),
    [(BRIDGE, 11), (BRIDGE, 12), (FUNICULAR, 11), (FUNICULAR, 12), (GONDOLA, 13), (PORTAL, 13)],
)
@pytest.mark.parametrize("speed", [3, 4])
def test_cerberus_walks_the_path_and_uses_no_shortcut(course: str, dog: int, speed: int) -> None:
    t = hunted([18, 18, 19], dog, speed, course, revealed=1)
    assert (t.dog, roles(t)) == (dog + speed, "CAAA")
    assert told(t, "dog-moved") == [{"space": dog + speed}]
    assert told(t, "shortcut") == told(t, "exchanged") == []
    assert t.bridge == (course == BRIDGE)


@pytest.mark.rule("C-166")
@pytest.mark.parametrize(("course", "space"), [(PORTAL, 15), (GONDOLA, 15), (BRIDGE, 14), (FUNICULAR, 14)])
def test_cerberus_does_not_leap_over_an_adventurer(course: str, space: int) -> None:
    """On the Actuator, in the upper Gondola, beneath the bridge, beneath the Funicular."""
    start = {PORTAL: 13, GONDOLA: 13, BRIDGE: 12, FUNICULAR: 12}[course]
    t = hunted([space, 18, 19, 19], start, 8, course, revealed=1)
    assert roles(t) == "CCAAA"
    assert told(t, "caught") == [{"seats": 0b10, "space": space}]
    assert spaces(t)[2:] == [18, 19, 19]


# The first space with Adventurers


@pytest.mark.rule("C-167")
def test_cerberus_stops_on_the_first_space_with_adventurers_and_catches_all_there() -> None:
    t = hunted([10, 10, 11, 12, 10], 6, 8)
    assert told(t, "dog-moved") == [{"space": 10}]
    assert told(t, "caught") == [{"seats": 0b100110, "space": 10}]
    assert (awaited(t), t.asks, t.dog_steps) == ([0], WHO_IS_CAUGHT, 0)
    play(t, 0, "pawn", seat=5)
    play(t, 0, "pawn", seat=2)
    assert roles(t) == "CCCAAC"
    assert track(t) == [PAWNS, 0, 5, 2, 1]
    assert (t.dog, spaces(t)[3:5]) == (9, [11, 12])


@pytest.mark.rule("C-167")
def test_a_card_that_moves_cerberus_loses_its_second_step_at_a_capture() -> None:
    t = ambushed([10, 11, 12], 9, 2)
    assert (roles(t), spaces(t)) == ("CCAA", [NONE, NONE, 11, 12])
    assert t.dog == 9


# The end of the path


@pytest.mark.rule("C-168")
@pytest.mark.parametrize("steps", [1, 2])
def test_on_the_last_space_cerberus_goes_no_further_and_reaches_nobody_aboard(steps: int) -> None:
    """The last pawn of the path has just boarded; the Barque is full, and the turn not over."""
    t = staged(
        [0, 21, ABOARD, 0], dog=20, cerberus=[0, 3], revealed=2, rage=7, speed=6, hands=["ambush deceit"]
    )
    play(t, 0, "action", card="return", effect=1)
    assert spaces(t) == [NONE, ABOARD, ABOARD, NONE]
    play(t, 0, "bonus", kind="ambush", effect=steps - 1)
    if steps == 2:
        play(t, 0, "card", kind="deceit")
    assert (t.dog, t.barque_space) == (21, 22)
    assert (roles(t), t.ending, t.winners) == ("CAAC", ESCAPE, 0b0110)


@pytest.mark.rule("C-168")
@pytest.mark.parametrize(("dog", "moves"), [(19, [{"space": 21}]), (20, [{"space": 21}]), (21, [])])
def test_only_steps_that_cerberus_makes_are_told(dog: int, moves: list[dict[str, int]]) -> None:
    """From the last space he does not move, so nobody is told that he came anywhere."""
    t = staged([0, ABOARD, ABOARD, 0], dog, cerberus=[0, 3], revealed=2, hands=["ambush deceit"])
    play(t, 0, "bonus", kind="ambush", effect=1)
    assert t.dog == 21
    for seat in everyone(t):
        assert told(t, "dog-moved", seat) == moves


@pytest.mark.rule("C-168")
def test_a_hunt_leaves_those_aboard_alone() -> None:
    t = hunted([ABOARD, 19, 20, 20], 17, 8, revealed=3)
    assert told(t, "caught") == [{"seats": 0b100, "space": 19}]
    assert spaces(t) == [NONE, ABOARD, NONE, 20, 20]


# By a card


@pytest.mark.rule("C-169")
@pytest.mark.parametrize("steps", [1, 2])
def test_a_card_move_that_catches_nobody_leaves_the_die_alone(steps: int) -> None:
    t = ambushed([10, 11, 12], 5, steps)
    assert (t.dog, t.rage, t.speed, roles(t)) == (5 + steps, 7, 6, "CAAA")
    assert told(t, "rage-is") == told(t, "speed-is") == told(t, "hunt-failed") == []
    t = staged([0, 10, 11, 12], dog=5, speed=6, rage=10, cerberus=[0], hands=["ambush"])
    play(t, 0, "action", card="stalk", effect=0)
    assert (t.dog, t.rage, t.speed) == (6, 10, 6)


@pytest.mark.rule("C-169")
def test_a_card_move_that_catches_does_all_that_a_hunt_does() -> None:
    """The same captures by Hunt and by Ambush: track, sides, die, Cerberus and cards agree."""
    by_card = ambushed([10, 10, 12, 14, 14], 9, 1)
    by_hunt = hunted([10, 10, 12, 14, 14], 9, 6)
    for t in (by_card, by_hunt):
        assert (awaited(t), t.asks) == ([0], WHO_IS_CAUGHT)
        play(t, 0, "pawn", seat=2)
        assert (roles(t), track(t)) == ("CCCAAA", [PAWNS, 0, 2, 1])
        assert (t.dog, t.rage, t.speed) == (9, 5, 3)
        assert hand(t, 1) == hand(t, 2) == []
        for seat in everyone(t):
            assert (view(t, seat).rage, view(t, seat).speed, view(t, seat).dog) == (5, 3, 9)
    assert (by_card.active, by_hunt.active) == (0, 1)


@pytest.mark.rule("C-169")
def test_stalk_catches_and_the_turn_goes_on() -> None:
    t = staged([0, 8, 11, 12], dog=7, speed=6, rage=8, cerberus=[0], hands=["ambush"])
    later = after(t, 0, "action", card="stalk", effect=0)
    assert (roles(later), later.dog, later.rage, later.speed) == ("CCAA", 7, 6, 3)
    assert (awaited(later), later.asks) == ([0], PLAY_CARD)
