"""Rows C-040 to C-046: the Rage track and the Speed die."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    dealt,
    everyone,
    heard,
    may,
    outcomes,
    play,
    random_moves,
    roles,
    staged,
    told,
    track,
    view,
)
from turncoat.games.cerberus.components import NONE, PAWNS
from turncoat.games.cerberus.table import Table, home

SEATS = range(3, 8)
START_B = "start-b, promontory, rope-bridge, finish-b"


def die(t: Table) -> tuple[int, int]:
    """The position and the face of the die."""
    return t.rage, t.speed


@pytest.mark.rule("C-040")
@pytest.mark.parametrize(("course", "positions"), [("usual", 10), (START_B, 9)])
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_side_has_its_track_and_only_the_last_position_is_hunt(
    course: str, positions: int, seats: int
) -> None:
    t = dealt(seats, course=course)
    assert t.hunt == positions
    assert all(view(t, seat).hunt == positions for seat in everyone(t))
    for rage in range(home(t), positions):
        t = staged([13] * seats, rage=rage, course=course)
        play(t, 0, "action", card="run", effect=0)
        assert bool(told(t, "hunt")) == (rage + 1 == positions)


@pytest.mark.rule("C-040")
@pytest.mark.parametrize("course", ["usual", START_B])
def test_the_first_five_positions_are_dark_and_the_sixth_and_seventh_light(course: str) -> None:
    """Where a captured pawn lands decides: dark joins Cerberus, light is lost."""
    for position in range(1, 7):
        caught = list(range(1, position))
        t = staged(
            [4] + [9] * 6, dog=2, hands=["fatalism"], cerberus=caught[:5], lost=caught[5:], course=course
        )
        play(t, 0, "bonus", kind="fatalism", effect=0)
        assert t.track[position - 1] == 0
        assert roles(t)[0] == ("C" if position <= 5 else "L")
    # The sixth and the seventh together: both light, and the game is over.
    t = staged([4, 4] + [9] * 5, dog=3, cerberus=[2, 3, 4, 5, 6], active=2)
    play(t, 2, "action", card="stalk", effect=0)
    play(t, 2, "pawn", seat=1)
    assert track(t) == [2, 3, 4, 5, 6, 1, 0]
    assert roles(t) == "LLCCCCC"


@pytest.mark.rule("C-041")
@pytest.mark.parametrize("seats", SEATS)
def test_the_home_of_the_die_is_the_leftmost_empty_position(seats: int) -> None:
    for seed in range(8):
        t = dealt(seats, seed)
        order: list[int] = []
        for _ in random_moves(t, seed):
            order += [facts["seat"] for name, facts in heard(t, -1) if name in ("turned", "lost")]
            if t.caught > 0:
                continue
            playing = roles(t).count("A")
            assert home(t) == 8 - playing
            assert [t.track[place] for place in range(8 - playing - 1)] == track(t)
            assert [t.track[place] for place in range(len(track(t)), PAWNS)] == [NONE] * playing
            assert track(t)[: 7 - seats] == [PAWNS] * (7 - seats)
            assert t.rage >= 8 - playing
            assert track(t)[7 - seats :] == order


@pytest.mark.rule("C-041")
def test_captured_pawns_follow_the_unused_ones_in_the_order_of_capture() -> None:
    t = staged([4, 9, 9, 9, 9], dog=2, hands=["fatalism"], cerberus=[3])
    assert track(t) == [PAWNS, PAWNS, 3]
    play(t, 0, "bonus", kind="fatalism", effect=0)
    assert track(t) == [PAWNS, PAWNS, 3, 0]
    assert t.rage == home(t) == 5
    for seat in everyone(t):
        assert track(view(t, seat)) == track(t)


@pytest.mark.rule("C-041")
def test_those_aboard_are_in_play() -> None:
    t = staged([13, ABOARD, ABOARD, 13, 13], revealed=3, hands=["sacrifice"], rage=4)
    assert home(t) == 3
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "part", part=0)
    assert t.rage == 3


@pytest.mark.rule("C-042")
def test_rage_moves_the_die_and_leaves_its_face() -> None:
    for name, effect, by in (("treachery", 1, 2), ("violence", 0, 1)):
        for face in range(3, 9):
            t = staged([13] * 5, cerberus=[0], hands=[f"{name} ambush"], rage=6, speed=face)
            play(t, 0, "bonus", kind=name, effect=effect)
            assert die(t) == (6 + by, face)
            assert told(t, "rage-is") == [{"rage": 6 + by, "hunt": 10}]
            assert told(t, "speed-is") == []
            assert all(die(view(t, seat)) == die(t) for seat in everyone(t))
    for effect, by in ((0, -1), (1, -2)):
        for face in range(3, 9):
            t = staged([13] * 5, hands=["sacrifice fatalism"], rage=7, speed=face)
            play(t, 0, "bonus", kind="sacrifice", effect=effect)
            play(t, 0, "part", part=0)
            assert die(t) == (7 + by, face)
            assert all(die(view(t, seat)) == die(t) for seat in everyone(t))


@pytest.mark.rule("C-042")
@pytest.mark.parametrize("rage", range(4, 11))
def test_speed_turns_the_die_and_leaves_its_place(rage: int) -> None:
    cases = (("action", "fury", 0, 1), ("action", "fury", 1, -1), ("bonus", "treachery", 0, 1))
    for family, name, effect, by in (*cases, ("bonus", "violence", 1, 2)):
        t = staged([13] * 5, cerberus=[0], hands=["treachery violence ambush"], rage=rage, speed=5)
        if family == "action":
            play(t, 0, "action", card=name, effect=effect)
        else:
            play(t, 0, "bonus", kind=name, effect=effect)
        assert die(t) == (rage, 5 + by)
        assert told(t, "speed-is") == [{"speed": 5 + by}]
        assert told(t, "rage-is") == []
        assert all(die(view(t, seat)) == die(t) for seat in everyone(t))


@pytest.mark.rule("C-043")
@pytest.mark.parametrize(("course", "hunt"), [("usual", 10), (START_B, 9)])
@pytest.mark.parametrize(("name", "effect", "by"), [("treachery", 1, 2), ("violence", 0, 1)])
def test_as_an_effect_the_die_stops_on_hunt(course: str, hunt: int, name: str, effect: int, by: int) -> None:
    for rage in range(4, hunt + 1):
        t = staged([13] * 5, cerberus=[0], hands=[f"{name} ambush"], rage=rage, course=course)
        play(t, 0, "bonus", kind=name, effect=effect)
        assert t.rage == min(hunt, rage + by)
        assert len(told(t, "rage-is")) == (rage < hunt)
        assert told(t, "hunt") == []  # only the end of the turn brings the hunt


@pytest.mark.rule("C-043")
def test_the_action_of_a_cerberus_player_moves_the_die_no_further_than_hunt() -> None:
    for rage, then in ((8, 9), (9, 10), (10, 10)):
        t = staged([13] * 5, cerberus=[0], hands=["ambush"], rage=rage)
        play(t, 0, "action", card="harry", effect=1)
        assert t.rage == then


@pytest.mark.rule("C-043")
@pytest.mark.parametrize(("rage", "then"), [(8, 9), (9, 10), (10, 10)])
def test_the_symbol_of_finish_b_moves_the_die_no_further_than_hunt(rage: int, then: int) -> None:
    t = staged([20, 13, 13, 13, 13], hands=["selfishness"], rage=rage, revealed=3)
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert t.space[0] == 21
    assert t.rage == then


@pytest.mark.rule("C-044")
@pytest.mark.parametrize(
    ("seats", "captured"),
    [(seats, captured) for seats in SEATS for captured in range(3) if seats - captured >= 2],
)
def test_the_die_never_goes_left_of_its_home(seats: int, captured: int) -> None:
    """Also after captures: the bound is where the die was put then."""
    gone = list(range(seats - captured, seats))
    least = 8 - (seats - captured)
    for rage in range(least, 11):
        for name, effect, part, by in (
            ("sacrifice", 0, 0, 1),
            ("sacrifice", 1, 0, 2),
            ("arrogance", 1, 1, 1),
        ):
            t = staged(
                [13] * seats,
                cerberus=gone[: seats - 2],
                lost=gone[seats - 2 :],
                hands=[f"{name} fatalism"],
                rage=rage,
            )
            assert home(t) == least
            play(t, 0, "bonus", kind=name, effect=effect)
            if t.effect != NONE and may(t, 0, "part", part=part):
                play(t, 0, "part", part=part)
            assert t.rage == max(least, rage - by)


@pytest.mark.rule("C-044")
def test_a_capture_in_the_same_effect_moves_the_bound_at_once() -> None:
    """Sacrifice: the other falls into Cerberus' jaws first; the die is at its new home and stays there."""
    for effect, target in ((0, 6), (1, 7)):
        t = staged([13, target, 13, 13, 13], dog=5, hands=["sacrifice fatalism"], rage=8)
        play(t, 0, "bonus", kind="sacrifice", effect=effect)
        play(t, 0, "target", part=1, seat=1)
        assert roles(t) == "ACAAA"
        assert t.rage == home(t) == 4


@pytest.mark.rule("C-045")
@pytest.mark.parametrize("face", range(3, 9))
def test_as_an_effect_the_face_stops_at_eight(face: int) -> None:
    for name, effect, by in (("treachery", 0, 1), ("violence", 1, 2)):
        t = staged([13] * 5, cerberus=[0], hands=[f"{name} ambush ambush"], speed=face)
        play(t, 0, "bonus", kind=name, effect=effect)
        assert t.speed == min(8, face + by)
        assert len(told(t, "speed-is")) == (face < 8)
    t = staged([13] * 5, cerberus=[0], hands=["ambush"], speed=face)
    play(t, 0, "action", card="fury", effect=0)
    assert t.speed == min(8, face + 1)


@pytest.mark.rule("C-046")
def test_only_fury_and_a_capture_ever_lower_the_face() -> None:
    lowered = set()
    for seats, seed in product(SEATS, range(12)):
        t = dealt(seats, seed, speed="6")
        speed = t.speed
        for _ in random_moves(t, seed):
            caught = bool(told(t, "dog-back"))
            furious = any((facts["action"], facts["effect"]) == (4, 1) for facts in told(t, "played-action"))
            if t.speed < speed:
                assert caught or furious
                lowered.add("capture" if caught else "fury")
            if caught and not furious:
                assert t.speed == t.least_speed
            speed = t.speed
    assert lowered == {"capture", "fury"}


@pytest.mark.rule("C-046")
@pytest.mark.parametrize(("before", "least"), [(3, 6), (5, 6), (8, 6), (8, 3), (3, 3)])
def test_the_reset_after_a_capture_may_raise_the_face_too(before: int, least: int) -> None:
    t = staged([4, 9, 9, 9, 9], dog=2, hands=["fatalism"])
    t.least_speed = least
    t.speed = before
    play(t, 0, "bonus", kind="fatalism", effect=0)
    assert t.speed == least
    assert told(t, "speed-is") == ([{"speed": least}] if before != least else [])


@pytest.mark.rule("C-046")
def test_no_bonus_card_lowers_the_face() -> None:
    """Away from Cerberus every way to play every bonus card leaves the face or raises it."""
    for role, names in (
        ("A", "sacrifice favoritism opportunism cowardice arrogance selfishness fatalism"),
        ("C", "ambush treachery grudge deceit violence sabotage"),
    ):
        for name in names.split():
            for effect in range(2):
                spare = "arrogance " * 3 if role == "A" else "ambush " * 2
                t = staged([13] * 4, cerberus=[0] if role == "C" else [], hands=[f"{name} {spare}"], speed=5)
                assert may(t, 0, "bonus", kind=name, effect=effect)
                assert all(end.speed >= 5 for end in outcomes(t, "bonus", kind=name, effect=effect))
