"""Section 14: the Hunt, with the book's example as printed."""

from __future__ import annotations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    awaited,
    choices,
    dealt,
    everyone,
    heard,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
    track,
    view,
)
from turncoat.games.cerberus.components import NONE, PAWNS
from turncoat.games.cerberus.table import ESCAPE, PLAY_CARD, WHO_IS_CAUGHT


@pytest.mark.rule("C-170")
def test_a_hunt_waits_for_the_end_of_the_turn() -> None:
    t = staged([10, 11, 12, 12], dog=3, rage=9, speed=4, hands=["cowardice"])
    play(t, 0, "action", card="gather", effect=0)
    assert (t.rage, t.dog, t.asks) == (10, 3, PLAY_CARD)
    assert told(t, "hunt") == []
    play(t, 0, "bonus", kind="cowardice", effect=0)
    assert t.dog == 3
    play(t, 0, "peek", slot=0)
    for seat in everyone(t):
        names = [name for name, _ in heard(t, seat)]
        assert names.count("hunt") == 1
        assert names.index("turn-ends") < names.index("hunt") < names.index("turn-begins")
    assert (t.dog, t.active) == (7, 1)


@pytest.mark.rule("C-170")
def test_no_hunt_with_the_die_elsewhere() -> None:
    t = staged([10, 11, 12, 12], dog=3, rage=8, speed=4)
    play(t, 0, "action", card="run", effect=0)
    assert (t.rage, t.dog, t.active, t.speed) == (9, 3, 1, 4)
    assert told(t, "hunt") == []


@pytest.mark.rule("C-170")
def test_a_full_barque_leaves_before_the_hunt() -> None:
    t = staged([20, 11, 12, 12], dog=3, rage=9, speed=8, revealed=1)
    play(t, 0, "action", card="run", effect=0)
    assert (spaces(t)[0], t.rage, t.dog) == (ABOARD, 10, 3)
    assert (t.ending, t.winners) == (ESCAPE, 0b0001)
    assert told(t, "hunt") == []


@pytest.mark.rule("C-170")
@pytest.mark.parametrize("seats", range(3, 8))
def test_in_every_game_a_hunt_comes_exactly_with_the_die_on_hunt_at_the_end_of_a_turn(seats: int) -> None:
    hunts = 0
    for seed in range(5):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            names = [name for name, _ in heard(t, -1)]
            assert names.count("hunt") <= names.count("turn-ends") <= 1
            if "hunt" in names:
                hunts += 1
                assert names[names.index("hunt") - 1] == "turn-ends"
            elif "turn-ends" in names:
                assert t.rage != t.hunt
    assert hunts > 0


# No Hunt


@pytest.mark.rule("C-171")
def test_a_sacrifice_pulls_the_die_back_from_hunt() -> None:
    t = staged([10, 11, 12], dog=3, rage=9, speed=6, hands=["sacrifice"])
    play(t, 0, "action", card="run", effect=0)
    assert t.rage == 10
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "part", part=0)
    play(t, 0, "target", part=1, seat=2)
    assert (t.rage, t.dog, t.active, t.speed) == (9, 3, 1, 6)
    assert told(t, "hunt") == []


@pytest.mark.rule("C-171")
def test_arrogance_pulls_the_die_back_from_hunt() -> None:
    t = staged([10, 11, 13], dog=3, rage=9, speed=6, hands=["arrogance fatalism"])
    play(t, 0, "action", card="gather", effect=0)
    play(t, 0, "bonus", kind="arrogance", effect=1)
    play(t, 0, "card", kind="fatalism")
    play(t, 0, "target", part=0, seat=2)
    assert (t.rage, t.dog, t.active, t.speed) == (9, 3, 1, 6)
    assert told(t, "hunt") == []


@pytest.mark.rule("C-171")
def test_a_capture_in_the_turn_resets_the_die_and_there_is_no_hunt() -> None:
    t = staged([0, 9, 12, 12], dog=8, rage=9, speed=6, cerberus=[0], hands=["ambush"])
    play(t, 0, "action", card="harry", effect=1)
    assert t.rage == 10
    play(t, 0, "bonus", kind="ambush", effect=0)
    assert (roles(t), t.rage, t.speed, t.dog, t.active) == ("CCAA", 6, 3, 7, 1)
    assert told(t, "hunt") == []


# The move


@pytest.mark.rule("C-172")
@pytest.mark.parametrize("speed", range(3, 9))
def test_cerberus_advances_as_many_spaces_as_the_face_shows_unasked(speed: int) -> None:
    t = staged([10, 11, 12, 13], dog=1, rage=9, speed=speed)
    play(t, 0, "action", card="run", effect=0)
    assert told(t, "hunt") == [{"speed": speed}]
    assert told(t, "dog-moved") == [{"space": 1 + speed}]
    assert (t.dog, t.active, t.asks) == (1 + speed, 1, PLAY_CARD)


# What follows


@pytest.mark.rule("C-173")
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize(("speed", "then"), [(5, 6), (7, 8), (8, 8)])
def test_after_a_failed_hunt_the_face_rises_and_the_die_goes_home(seats: int, speed: int, then: int) -> None:
    t = staged([10] * seats, dog=0, rage=9, speed=speed)
    play(t, 0, "action", card="run", effect=0)
    assert (t.dog, t.speed, t.rage, t.active) == (speed, then, 8 - seats, 1)
    for seat in everyone(t):
        assert (view(t, seat).speed, view(t, seat).rage) == (then, 8 - seats)
        assert told(t, "hunt-failed", seat) == [{"speed": speed}]


@pytest.mark.rule("C-173")
def test_the_home_of_the_die_counts_those_aboard() -> None:
    t = staged([0, 10, 11, ABOARD, 12], dog=1, rage=9, speed=3, cerberus=[0], revealed=2)
    play(t, 0, "action", card="harry", effect=1)
    assert (t.rage, t.speed) == (4, 4)


@pytest.mark.rule("C-173")
@pytest.mark.parametrize("least", ["3", "5"])
def test_after_a_capture_the_face_does_not_rise(least: str) -> None:
    t = staged([10, 7, 12, 12], dog=3, rage=9, speed=7)
    t.least_speed = int(least)
    play(t, 0, "action", card="run", effect=0)
    assert (roles(t), t.speed, t.rage) == ("ACAA", int(least), 5)
    assert told(t, "hunt-failed") == []


# The book's example


@pytest.mark.rule("C-174")
@pytest.mark.parametrize("seats", [5, 6, 7])
@pytest.mark.parametrize("speed", [4, 5, 6, 7, 8])
def test_the_books_example(seats: int, speed: int) -> None:
    """Pink, seat 2, ends its turn with the die on Hunt, 3 spaces ahead of Cerberus; 5 are in play."""
    captured = list(range(5, seats))
    pawns = [11, 12, 10, 12, 13, 0, 0][:seats]
    t = staged(pawns, dog=7, rage=9, speed=speed, active=2, cerberus=captured)
    assert track(t) == [PAWNS] * (7 - seats) + captured
    play(t, 2, "action", card="gather", effect=0)
    play(t, 2, "end")
    assert told(t, "hunt") == [{"speed": speed}]
    assert told(t, "dog-moved") == [{"space": 10}]
    assert told(t, "caught") == [{"seats": 0b100, "space": 10}]
    assert told(t, "turned") == [{"seat": 2, "position": 3}]
    assert track(t) == [PAWNS] * (7 - seats) + captured + [2]
    assert (t.rage, t.speed) == (4, 3)
    assert (t.dog, t.mark[9], t.mark[10]) == (9, 1, 0)
    assert spaces(t)[:5] == [11, 12, NONE, 12, 13]
    assert (t.active, awaited(t), t.asks) == (3, [3], PLAY_CARD)


# Who orders


@pytest.mark.rule("C-175")
def test_an_adventurer_whose_turn_ends_orders_the_captures_its_own_pawn_included() -> None:
    t = staged([8, 8, 8, 12, 13], dog=5, rage=9, speed=6)
    play(t, 0, "action", card="gather", effect=0)
    play(t, 0, "end")
    assert (awaited(t), t.asks, t.active) == ([0], WHO_IS_CAUGHT, 0)
    assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in (0, 1, 2)]
    play(t, 0, "pawn", seat=1)
    assert choices(t, 0) == [("pawn", {"seat": seat}) for seat in (0, 2)]
    play(t, 0, "pawn", seat=0)
    assert track(t) == [PAWNS, PAWNS, 1, 0, 2]
    assert (t.active, roles(t)) == (1, "CCCAA")


@pytest.mark.rule("C-175")
def test_a_cerberus_player_whose_turn_ends_orders_the_captures() -> None:
    t = staged([0, 8, 8, 12, 13], dog=5, rage=9, speed=6, cerberus=[0])
    play(t, 0, "action", card="harry", effect=1)
    assert (awaited(t), t.asks, t.active) == ([0], WHO_IS_CAUGHT, 0)
    play(t, 0, "pawn", seat=2)
    assert (track(t), t.active) == ([PAWNS, PAWNS, 0, 2, 1], 1)
