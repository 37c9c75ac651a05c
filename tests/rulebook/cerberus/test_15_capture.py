"""Section 15: capture."""

from __future__ import annotations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    Choice,
    awaited,
    choices,
    discarded,
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
from turncoat.games.cerberus.table import (
    ALL_CAUGHT,
    NEXT_PART,
    PLAY_CARD,
    TOO_FEW,
    WHO_IS_CAUGHT,
    WHO_RETREATS,
    Table,
)

START_A = "start-a, promontory, rope-bridge, finish-b"
START_B = "start-b, promontory, rope-bridge, finish-b"


def pawns_of(*seats: int) -> list[Choice]:
    """The choices of an order of capture."""
    return [("pawn", {"seat": seat}) for seat in seats]


def caught_by_advance(space: int, rage: int = 8, speed: int = 6, course: str = START_A) -> Table:
    """Seat 0, a Cerberus player, has moved Cerberus onto the space of seat 1."""
    hands = ["grudge ambush", "sacrifice fatalism"]
    pawns = [0, space, 14, 14, 15]
    t = staged(pawns, dog=space - 1, rage=rage, speed=speed, cerberus=[0], hands=hands, course=course)
    play(t, 0, "bonus", kind="ambush", effect=0)
    return t


def caught_by_retreat(
    space: int, rage: int = 8, speed: int = 6, course: str = START_A, revealed: int = 0
) -> Table:
    """Seat 0, a Cerberus player, has had seat 1 retreat by 2 onto the space of Cerberus."""
    hands = ["grudge ambush", "sacrifice fatalism"]
    rest = [14, 14, 15] if space < 12 else [20, 20, 20]
    t = staged(
        [0, space + 2, *rest],
        dog=space,
        rage=rage,
        speed=speed,
        cerberus=[0],
        hands=hands,
        course=course,
        revealed=revealed,
    )
    play(t, 0, "bonus", kind="grudge", effect=0)
    play(t, 0, "target", part=0, seat=1)
    return t


# One consequence


@pytest.mark.rule("C-176")
@pytest.mark.parametrize("space", [2, 4, 5, 6, 7, 8, 9, 10])
def test_a_capture_by_advance_and_one_by_retreat_are_the_same(space: int) -> None:
    one, other = caught_by_advance(space), caught_by_retreat(space)
    for t in (one, other):
        assert told(t, "caught") == [{"seats": 0b10, "space": space}]
        assert told(t, "turned") == [{"seat": 1, "position": 4}]
        assert (roles(t), track(t)) == ("CCAAA", [PAWNS, PAWNS, 0, 1])
        assert (t.rage, t.speed, t.played[1]) == (5, 3, 0)
        assert [name for name in discarded(t) if name in ("sacrifice", "fatalism")] == [
            "sacrifice",
            "fatalism",
        ]
        assert (awaited(t), t.asks) == ([0], PLAY_CARD)
    assert one.dog == other.dog
    assert one.hand_size[1] == other.hand_size[1] == (2 if space <= 2 else 1 if space <= 6 else 0)


@pytest.mark.rule("C-176")
def test_a_capture_as_a_cost_is_the_same_too() -> None:
    t = staged([9, 13, 14, 14], dog=8, rage=8, speed=6, hands=["fatalism sacrifice"])
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert (roles(t), track(t), hand(t, 0)) == ("CAAA", [PAWNS, PAWNS, PAWNS, 0], [])
    assert (t.dog, t.rage, t.speed) == (7, 5, 3)


# Order


@pytest.mark.rule("C-177")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_active_player_names_those_caught_together_one_after_another(order: tuple[int, ...]) -> None:
    t = staged([0, 8, 8, 8, 12, 13, 14], dog=7, cerberus=[0])
    play(t, 0, "action", card="stalk", effect=0)
    left = {1, 2, 3}
    for seat in order[:2]:
        assert (awaited(t), t.asks) == ([0], WHO_IS_CAUGHT)
        assert choices(t, 0) == pawns_of(*sorted(left))
        assert roles(t) == "CAAAAAA"
        play(t, 0, "pawn", seat=seat)
        left.remove(seat)
    assert track(t) == [0, *order]
    assert roles(t) == "CCCCAAA"


@pytest.mark.rule("C-177")
def test_the_order_is_asked_even_where_it_changes_nothing() -> None:
    """On the Finish board both are lost; the last two in play lose as well."""
    finish = staged([0, 19, 19, 20, 20], dog=18, cerberus=[0], revealed=1)
    play(finish, 0, "action", card="stalk", effect=0)
    assert (awaited(finish), choices(finish, 0)) == ([0], pawns_of(1, 2))
    last = staged([0, 8, 8], dog=7, cerberus=[0])
    play(last, 0, "action", card="stalk", effect=0)
    assert (awaited(last), choices(last, 0)) == ([0], pawns_of(1, 2))
    play(last, 0, "pawn", seat=2)
    assert (last.ending, track(last)[-2:]) == (ALL_CAUGHT, [2, 1])


@pytest.mark.rule("C-177")
def test_a_single_capture_asks_nobody() -> None:
    t = caught_by_advance(8)
    assert (t.asks, t.caught) == (PLAY_CARD, 0)


# The track


@pytest.mark.rule("C-178")
def test_the_first_of_five_captured_pushes_the_die_on() -> None:
    t = staged([12, 9, 13, 14, 14], dog=8, hands=["sacrifice"])
    assert (t.rage, track(t)) == (3, [PAWNS, PAWNS])
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "target", part=1, seat=1)
    for seat in everyone(t):
        assert track(view(t, seat)) == [PAWNS, PAWNS, 1]
        assert told(t, "turned", seat) == [{"seat": 1, "position": 3}]
        assert view(t, seat).rage == 4


@pytest.mark.rule("C-178")
@pytest.mark.parametrize("rage", [3, 4, 5, 9])
def test_each_pawn_takes_the_leftmost_empty_position_in_order(rage: int) -> None:
    t = staged([0, 8, 8, 8, 12, 13], dog=7, cerberus=[0], rage=rage)
    play(t, 0, "action", card="stalk", effect=0)
    play(t, 0, "pawn", seat=3)
    play(t, 0, "pawn", seat=1)
    assert track(t) == [PAWNS, 0, 3, 1, 2]
    assert told(t, "turned") == [
        {"seat": 3, "position": 3},
        {"seat": 1, "position": 4},
        {"seat": 2, "position": 5},
    ]
    assert t.rage == 6


# The way back


@pytest.mark.rule("C-179")
@pytest.mark.parametrize(
    ("space", "mark"),
    [
        (3, 2),
        (4, 2),
        (5, 2),
        (6, 5),
        (7, 5),
        (8, 7),
        (9, 7),
        (10, 9),
        (11, 9),
        (12, 11),
        (13, 11),
        (14, 11),
        (15, 14),
        (16, 14),
    ],
)
def test_cerberus_goes_back_to_the_nearest_mark_strictly_behind(space: int, mark: int) -> None:
    t = caught_by_retreat(space, revealed=1)
    assert told(t, "caught")[0]["space"] == space
    assert t.dog == mark
    assert (t.mark[mark], [t.mark[between] for between in range(mark + 1, space)]) == (
        1,
        [0] * (space - mark - 1),
    )
    for seat in everyone(t):
        assert told(t, "dog-back", seat) == [{"space": mark}]


@pytest.mark.rule("C-179")
@pytest.mark.parametrize(("space", "mark"), [(17, 14), (18, 17), (19, 17)])
def test_on_the_finish_board_too(space: int, mark: int) -> None:
    t = staged([0, space, 20, 20, 21], dog=space - 1, cerberus=[0], revealed=1)
    play(t, 0, "action", card="stalk", effect=0)
    assert (t.dog, roles(t)) == (mark, "CLAAA")


@pytest.mark.rule("C-180")
@pytest.mark.parametrize(
    ("course", "space"), [(START_A, 2), (START_A, 1), (START_A, 0), (START_B, 1), (START_B, 0)]
)
def test_with_no_mark_behind_cerberus_goes_to_the_den(course: str, space: int) -> None:
    t = caught_by_retreat(space, course=course)
    assert told(t, "caught") == [{"seats": 0b10, "space": space}]
    assert t.dog == 0
    assert told(t, "dog-back") == [{"space": 0}]


@pytest.mark.rule("C-180")
def test_start_b_has_its_first_mark_on_1() -> None:
    assert caught_by_retreat(2, course=START_B).dog == 1


@pytest.mark.rule("C-180")
def test_the_way_back_catches_nobody_and_triggers_nothing() -> None:
    """From 9 over the Promontory to 7, and from 5 over the draw symbol to 2."""
    for space, mark in ((9, 7), (5, 2)):
        t = caught_by_retreat(space)
        assert t.dog == mark
        assert len(told(t, "caught")) == 1
        assert roles(t) == "CCAAA"
        assert t.asks == PLAY_CARD
        assert [facts["seat"] for facts in told(t, "drew-cards")] == ([1] if space <= 6 else [])
        assert [t.hand_size[seat] for seat in (2, 3, 4)] == [0, 0, 0]


# The die


@pytest.mark.rule("C-181")
@pytest.mark.parametrize("speed", range(3, 9))
@pytest.mark.parametrize("rage", [5, 7, 10])
def test_the_die_goes_to_8_minus_those_left_and_shows_the_starting_face(speed: int, rage: int) -> None:
    t = caught_by_retreat(8, rage=rage, speed=speed)
    assert (t.rage, t.speed) == (5, 3)
    for seat in everyone(t):
        assert {"rage": 5, "hunt": 10} in told(t, "rage-is", seat)


@pytest.mark.rule("C-181")
@pytest.mark.parametrize("speed", [3, 5, 8])
def test_the_reset_may_raise_the_face_too(speed: int) -> None:
    t = staged([0, 8, 12, 13], dog=7, cerberus=[0], speed=speed)
    t.least_speed = 6
    play(t, 0, "action", card="stalk", effect=0)
    assert (t.speed, t.rage) == (6, 6)


@pytest.mark.rule("C-181")
@pytest.mark.parametrize(("batch", "rage"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_those_left_count_after_the_whole_batch(batch: int, rage: int) -> None:
    t = staged([0, *[8] * batch, *[12] * (6 - batch)], dog=7, cerberus=[0])
    play(t, 0, "action", card="stalk", effect=0)
    for seat in range(1, batch):
        play(t, 0, "pawn", seat=seat)
    assert (t.rage, t.ending) == (rage, NONE)


@pytest.mark.rule("C-181")
def test_those_aboard_are_left_too() -> None:
    t = staged([0, 8, ABOARD, 12, 13], dog=7, cerberus=[0], revealed=2, rage=8)
    play(t, 0, "action", card="stalk", effect=0)
    assert (roles(t), t.rage) == ("CCAAA", 5)


# Batches and single captures


@pytest.mark.rule("C-182")
def test_a_batch_that_leaves_too_few_ends_the_game_once_all_of_it_is_on_the_track() -> None:
    """Four in play and a Barque of three: the first alone would leave enough, and would change sides."""
    t = staged([0, 8, 8, 12, 13], dog=7, cerberus=[0], revealed=3)
    play(t, 0, "action", card="stalk", effect=0)
    assert (t.ending, awaited(t)) == (NONE, [0])
    play(t, 0, "pawn", seat=1)
    assert (t.ending, roles(t), t.winners) == (TOO_FEW, "CLLAA", 0b00001)
    assert track(t) == [PAWNS, PAWNS, 0, 1, 2]


@pytest.mark.rule("C-182")
def test_after_a_batch_cerberus_goes_back_once_and_the_die_is_set_once() -> None:
    t = staged([0, 8, 8, 8, 13, 14], dog=7, cerberus=[0], rage=8, speed=6)
    play(t, 0, "action", card="stalk", effect=0)
    play(t, 0, "pawn", seat=1)
    assert (t.dog, t.rage, t.speed, roles(t)) == (8, 8, 6, "CAAAAA")
    play(t, 0, "pawn", seat=2)
    assert told(t, "dog-back") == [{"space": 7}]
    assert told(t, "rage-is") == [{"rage": 6, "hunt": 10}]
    assert told(t, "speed-is") == [{"speed": 3}]
    assert (t.dog, t.rage, t.speed, roles(t)) == (7, 6, 3, "CCCCAA")


@pytest.mark.rule("C-182")
def test_before_the_reveal_a_batch_ends_the_game_only_when_nobody_is_left() -> None:
    t = staged([0, 8, 8, 12], dog=7, cerberus=[0], barques=[3, 2, 1])
    play(t, 0, "action", card="stalk", effect=0)
    play(t, 0, "pawn", seat=2)
    assert (t.ending, roles(t)) == (NONE, "CLCA")


@pytest.mark.rule("C-183")
def test_retreats_of_one_effect_capture_one_after_another_each_finished_first() -> None:
    """Cerberus on 9 catches seat 1 and goes back to 7; seat 2 then retreats to 9 and is safe."""
    t = staged([0, 10, 10, 13, 14, 14], dog=9, cerberus=[0], rage=8, speed=6)
    play(t, 0, "action", card="harry", effect=0)
    play(t, 0, "pawn", seat=3)
    play(t, 0, "target", part=0, seat=1)
    assert (roles(t), t.dog, t.rage, t.speed) == ("CCAAAA", 7, 4, 3)
    assert track(t) == [PAWNS, 0, 1]
    assert t.asks == NEXT_PART
    play(t, 0, "target", part=1, seat=2)
    assert (roles(t), spaces(t)[2]) == ("CCAAAA", 9)


@pytest.mark.rule("C-183")
def test_two_captures_of_one_effect_move_cerberus_back_twice() -> None:
    """Grudge from 9: the first is caught on 8, Cerberus goes to 7 and catches the second there."""
    t = staged([0, 9, 9, 13, 14], dog=8, cerberus=[0], hands=["grudge grudge grudge"], rage=9, speed=6)
    play(t, 0, "bonus", kind="grudge", effect=1)
    play(t, 0, "pawn", seat=2)
    assert (roles(t), t.dog, t.rage, t.speed) == ("CACAA", 7, 5, 3)
    assert told(t, "caught") == [{"seats": 0b100, "space": 8}]
    play(t, 0, "pawn", seat=1)
    assert told(t, "caught") == [{"seats": 0b10, "space": 7}]
    assert (roles(t), t.dog, t.rage) == ("CCCAA", 5, 6)
    assert track(t) == [PAWNS, PAWNS, 0, 2, 1]


@pytest.mark.rule("C-183")
def test_one_caught_before_the_capture_that_ends_the_game_has_changed_sides() -> None:
    """Three in play and a Barque of two: seat 1 turns, then seat 2 is the one too many."""
    t = staged([0, 9, 9, 13], dog=8, cerberus=[0], hands=["grudge grudge grudge"], revealed=2)
    play(t, 0, "bonus", kind="grudge", effect=1)
    play(t, 0, "pawn", seat=1)
    assert (roles(t), t.ending) == ("CCAA", NONE)
    play(t, 0, "pawn", seat=2)
    assert (roles(t), t.ending, t.winners) == ("CCLA", TOO_FEW, 0b0011)
    assert spaces(t)[3] == 13


@pytest.mark.rule("C-183")
def test_captures_of_one_effect_are_never_ordered_as_a_batch() -> None:
    t = staged([0, 9, 9, 13, 14], dog=8, cerberus=[0], hands=["sabotage ambush"])
    play(t, 0, "bonus", kind="sabotage", effect=1)
    assert (t.asks, choices(t, 0)) == (WHO_RETREATS, pawns_of(1, 2, 3, 4))
    play(t, 0, "pawn", seat=1)
    assert (t.asks, choices(t, 0)) == (WHO_RETREATS, pawns_of(2, 3, 4))
    assert (roles(t), t.dog) == ("CCAAA", 7)
