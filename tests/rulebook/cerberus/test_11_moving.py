"""Section 11: moving an Adventurer, with every special place in each direction."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    Choice,
    after,
    awaited,
    choices,
    dealt,
    everyone,
    heard,
    may,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
    track,
    view,
)
from turncoat.games.cerberus.components import NONE, PLATFORM
from turncoat.games.cerberus.table import (
    ADVENTURER,
    CARD_OR_STEPS,
    NEXT_PART,
    PLAY_CARD,
    WHICH_WAY,
    WHO_IS_CAUGHT,
    WHO_RETREATS,
    Table,
)

BRIDGE = "start-a, promontory, rope-bridge, finish-b"
"""The bridge leads from 12 to 16."""
GONDOLA = "start-a, platforms, gondola, finish-b"
"""Platforms on 8 and 9, the Gondola on 13 and 15."""
FUNICULAR = "start-a, promontory, funicular, finish-b"
"""The Funicular leads from 12 to 15."""
PORTAL = "start-a, platforms, infernal-portal, finish-b"
"""Portals on 13 and 16, the Actuator on 15."""

PATH: Choice = ("way", {"shortcut": 0})
SHORTCUT: Choice = ("way", {"shortcut": 1})


def partner(seat: int) -> Choice:
    """An exchange in the Gondola."""
    return ("partner", {"seat": seat})


def forward(
    pawns: Sequence[int], by: int, course: str = BRIDGE, dog: int = 1, own: int = 3, idle: int = 6
) -> Table:
    """Seat 0, an Adventurer on `own`, has seat 1 advance by the first part of an effect.

    `pawns` are those of seats 1 and so on; two more stand idle, so that the next part has to be chosen.
    """
    hands = ["favoritism fatalism fatalism fatalism"]
    t = staged([own, *pawns, idle, idle], dog=dog, hands=hands, course=course)
    if by == 2:
        play(t, 0, "bonus", kind="favoritism", effect=1)
    else:
        play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=int(by < 3), seat=1)
    return t


def back(pawns: Sequence[int], by: int, course: str = BRIDGE, dog: int = 1, bridge: int = 1) -> Table:
    """Seat 0, a Cerberus player, has seat 1 retreat; a last pawn on the Finish board pays where it must."""
    hands = ["grudge deceit"]
    t = staged([0, *pawns, 17], dog=dog, cerberus=[0], hands=hands, course=course, revealed=1)
    t.bridge = bridge if course == BRIDGE else 0
    if by == 1:
        play(t, 0, "action", card="harry", effect=0)
    else:
        play(t, 0, "bonus", kind="grudge" if by == 2 else "deceit", effect=int(by == 3))
    if by != 2:
        play(t, 0, "pawn", seat=len(pawns) + 1)
    if choices(t, 0, "target"):
        play(t, 0, "target", part=0, seat=1)
    return t


def ways(t: Table) -> list[Choice]:
    """The ways at a fork, which the active player is asked for and nobody else; none if it is not asked."""
    if t.asks != WHICH_WAY:
        return []
    assert awaited(t) == [t.active]
    return choices(t, t.active)


def go(t: Table, *chosen: Choice) -> Table:
    """Take these ways, one after another."""
    for family, parameters in chosen:
        assert t.asks == WHICH_WAY
        play(t, t.active, family, **parameters)
    return t


# Steps


@pytest.mark.rule("C-135")
@pytest.mark.parametrize("by", [1, 2, 3])
def test_a_move_is_made_in_full(by: int) -> None:
    t = forward([9, 6], by, FUNICULAR)
    assert spaces(t)[1] == 9 + by
    assert told(t, "moved") == [{"seat": 1, "space": 9, "to-space": 9 + by}]
    t = back([15, 6], by, FUNICULAR)
    assert spaces(t)[1] == 15 - by
    assert {"seat": 1, "space": 15, "to-space": 15 - by} in told(t, "moved")


@pytest.mark.rule("C-135")
def test_a_move_is_cut_short_by_boarding_a_full_barque_a_platform_or_a_capture() -> None:
    t = staged([3, 20, 20, 6], dog=1, revealed=1, hands=["arrogance fatalism"])
    play(t, 0, "bonus", kind="arrogance", effect=1)
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t)[1] == ABOARD
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=2)
    assert spaces(t)[2] == 21
    assert spaces(forward([6, 8], 3, GONDOLA))[1] == 7
    caught = back([9, 14], 3, dog=8)
    assert (spaces(caught)[1], roles(caught)) == (NONE, "CCAA")


@pytest.mark.rule("C-135", "C-137")
@pytest.mark.parametrize("course", [BRIDGE, GONDOLA, FUNICULAR, PORTAL])
def test_in_every_game_a_fork_offers_the_path_and_shortcuts_but_no_stop(course: str) -> None:
    forks = 0
    for seed in range(8):
        t = dealt(4 + seed % 4, seed, course=course)
        for _ in random_moves(t, seed):
            if t.asks == WHICH_WAY:
                forks += 1
                offered = ways(t)
                assert offered[0] == PATH
                assert len(offered) > 1
                assert {family for family, _ in offered} <= {"way", "partner"}
    assert forks > 0


# Who chooses


@pytest.mark.rule("C-136")
def test_the_way_forward_is_chosen_by_who_resolves_the_effect() -> None:
    t = forward([12, 6], 3)
    assert (awaited(t), t.asks, t.mover) == ([0], WHICH_WAY, 1)
    assert choices(t, 1) == []


@pytest.mark.rule("C-136")
def test_the_way_is_chosen_when_the_pawn_stands_at_the_fork() -> None:
    """Seat 1 walks from 11 to the bridge and is asked there, with two steps left."""
    t = forward([11, 6], 3)
    assert (spaces(t)[1], t.steps) == (12, 2)
    assert ways(t) == [PATH, SHORTCUT]
    t = forward([10, 6], 2)
    assert (spaces(t)[1], t.asks) == (12, NEXT_PART)


@pytest.mark.rule("C-136")
@pytest.mark.parametrize(
    ("course", "pawns", "offered"),
    [
        (BRIDGE, [16, 6], [PATH, SHORTCUT]),
        (PORTAL, [16, 15], [PATH, SHORTCUT]),
        (GONDOLA, [15, 13], [PATH, partner(2)]),
    ],
)
def test_the_way_back_is_chosen_by_who_resolves_the_effect(
    course: str, pawns: list[int], offered: list[Choice]
) -> None:
    t = back(pawns, 2, course)
    assert (awaited(t), t.mover) == ([0], 1)
    assert ways(t) == offered


@pytest.mark.rule("C-136")
def test_in_a_retreat_chosen_for_sabotage_the_active_player_chooses_the_way() -> None:
    t = staged(
        [0, 16, 6, 10], dog=1, cerberus=[0], hands=["sabotage ambush", "fatalism", "fatalism", "fatalism"]
    )
    play(t, 0, "bonus", kind="sabotage", effect=1)
    for seat in (1, 2, 3):
        assert (awaited(t), t.asks) == ([seat], CARD_OR_STEPS)
        play(t, seat, "retreat" if seat == 1 else "give")
    assert (awaited(t), t.mover) == ([0], 1)
    assert ways(t) == [PATH, SHORTCUT]
    go(t, SHORTCUT)
    assert spaces(t)[1] == 11


@pytest.mark.rule("C-136")
def test_the_own_pawn_is_asked_for_too() -> None:
    t = staged([12, 6, 7], dog=1)
    play(t, 0, "action", card="run", effect=0)
    assert ways(t) == [PATH, SHORTCUT]


@pytest.mark.rule("C-137")
@pytest.mark.parametrize(
    ("course", "pawns", "shortcut", "by_path", "by_shortcut"),
    [
        (BRIDGE, [12, 6], SHORTCUT, 15, 18),
        (GONDOLA, [13, 15], partner(2), 16, 17),
        (FUNICULAR, [12, 6], SHORTCUT, 15, 17),
        (PORTAL, [13, 15], SHORTCUT, 16, 18),
    ],
)
def test_a_shortcut_forward_uses_one_step_and_is_never_compulsory(
    course: str, pawns: list[int], shortcut: Choice, by_path: int, by_shortcut: int
) -> None:
    t = forward(pawns, 3, course)
    assert ways(t) == [PATH, shortcut]
    assert spaces(go(t.copy(), PATH))[1] == by_path
    assert spaces(go(t, shortcut))[1] == by_shortcut


@pytest.mark.rule("C-137")
@pytest.mark.parametrize(
    ("course", "pawns", "shortcut", "by_path", "by_shortcut"),
    [
        (BRIDGE, [16, 6], SHORTCUT, 13, 10),
        (GONDOLA, [15, 13], partner(2), 12, 11),
        (PORTAL, [16, 15], SHORTCUT, 13, 11),
    ],
)
def test_a_shortcut_back_uses_one_step_and_is_never_compulsory(
    course: str, pawns: list[int], shortcut: Choice, by_path: int, by_shortcut: int
) -> None:
    t = back(pawns, 3, course)
    assert ways(t) == [PATH, shortcut]
    assert spaces(go(t.copy(), PATH))[1] == by_path
    assert spaces(go(t, shortcut))[1] == by_shortcut


# Platforms


@pytest.mark.rule("C-138")
@pytest.mark.parametrize(
    ("start", "others", "end"),
    [
        (6, [8], 7),
        (6, [8, 9], 7),
        (7, [9], 8),
        (7, [6], 10),
        (7, [8], 7),
        (5, [9], 8),
        (8, [9], 8),
        (9, [8], 12),
    ],
)
def test_an_occupied_platform_stops_an_advance_before_it(start: int, others: list[int], end: int) -> None:
    t = forward([start, *others], 3, GONDOLA)
    assert (t.feature[8], t.feature[9]) == (PLATFORM, PLATFORM)
    assert spaces(t) == [3, end, *others, 6, 6]
    assert t.steps == 0


@pytest.mark.rule("C-139")
@pytest.mark.parametrize(
    ("start", "others", "end"),
    [(10, [9], 10), (11, [8], 9), (11, [9], 10), (11, [12], 8), (10, [8], 9), (9, [8], 9), (9, [10], 6)],
)
def test_an_occupied_platform_stops_a_retreat_before_it(start: int, others: list[int], end: int) -> None:
    t = back([start, *others], 3, GONDOLA)
    assert spaces(t)[1:-1] == [end, *others]


@pytest.mark.rule("C-140")
@pytest.mark.parametrize("seats", range(3, 8))
def test_in_every_game_a_platform_holds_one_adventurer_at_most(seats: int) -> None:
    crowds = set()
    for seed in range(4):
        t = dealt(seats, seed, course=GONDOLA)
        for _ in random_moves(t, seed):
            for space in range(t.barque_space):
                crowd = spaces(t).count(space)
                if t.feature[space] == PLATFORM:
                    assert crowd <= 1
                else:
                    crowds.add(crowd)
            for facts in told(t, "caught"):
                if t.feature[facts["space"]] == PLATFORM:
                    assert facts["seats"].bit_count() == 1
    assert seats in crowds


@pytest.mark.rule("C-140")
def test_any_other_space_holds_all_seven() -> None:
    t = staged([7, 7, 7, 7, 7, 7, 6], dog=1, course=GONDOLA)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=1, seat=6)
    assert spaces(t) == [7] * 7


@pytest.mark.rule("C-141")
def test_cerberus_enters_passes_and_captures_on_platforms() -> None:
    t = staged([0, 8, 12, 12, 13], dog=7, cerberus=[0], hands=["ambush"], course=GONDOLA)
    play(t, 0, "action", card="stalk", effect=0)
    assert (roles(t), track(t)[-1], t.dog) == ("CCAAA", 1, 7)
    play(t, 0, "bonus", kind="ambush", effect=0)
    assert t.dog == 8
    hunt = staged([12, 12, 13, 14], dog=7, rage=9, speed=4, course=GONDOLA)
    play(hunt, 0, "action", card="gather", effect=0)
    play(hunt, 0, "end")
    assert (hunt.dog, roles(hunt)) == (11, "AAAA")


@pytest.mark.rule("C-141")
def test_a_pawn_retreats_onto_the_platform_where_cerberus_stands() -> None:
    t = back([9, 13], 2, GONDOLA, dog=8)
    assert (roles(t), t.dog) == ("CCAA", 7)


# Gondola


@pytest.mark.rule("C-142")
def test_from_the_lower_gondola_one_step_exchanges_and_the_rest_goes_forward() -> None:
    t = go(forward([13, 15], 3, GONDOLA), partner(2))
    assert spaces(t)[:3] == [3, 17, 13]
    for seat in everyone(t):
        assert told(t, "exchanged", seat) == [{"seat": 1, "other": 2}]
    t = go(forward([13, 15], 1, GONDOLA), partner(2))
    assert spaces(t)[:3] == [3, 15, 13]


@pytest.mark.rule("C-143")
def test_from_the_upper_gondola_one_step_exchanges_and_the_rest_goes_back() -> None:
    t = go(back([15, 13], 3, GONDOLA), partner(2))
    assert spaces(t)[1:3] == [11, 15]
    assert told(t, "exchanged") == [{"seat": 1, "other": 2}]
    t = go(back([15, 13], 1, GONDOLA), partner(2))
    assert spaces(t)[1] == 13


@pytest.mark.rule("C-144")
def test_a_pawn_may_exchange_in_the_middle_of_its_move() -> None:
    t = forward([11, 15], 3, GONDOLA)
    assert (spaces(t)[1], ways(t)) == (13, [PATH, partner(2)])
    assert spaces(go(t, partner(2)))[:3] == [3, 15, 13]
    t = back([16, 13], 3, GONDOLA)
    assert (spaces(t)[1], ways(t)) == (15, [PATH, partner(2)])
    assert spaces(go(t, partner(2)))[1:3] == [12, 15]


@pytest.mark.rule("C-144")
def test_a_move_that_ends_on_a_gondola_space_exchanges_nobody() -> None:
    assert spaces(forward([12, 15], 1, GONDOLA))[:3] == [3, 13, 15]
    t = back([16, 13], 1, GONDOLA)
    assert spaces(t)[1] == 15


@pytest.mark.rule("C-145")
@pytest.mark.parametrize(
    ("pawns", "by", "end"),
    [([15, 13], 3, 18), ([15, 13], 1, 16), ([13, 14], 3, 16), ([13, 16], 2, 15), ([13, 13], 3, 16)],
)
def test_no_exchange_for_the_upper_pawn_advancing_or_with_nobody_there(
    pawns: list[int], by: int, end: int
) -> None:
    t = forward(pawns, by, GONDOLA)
    assert t.asks != WHICH_WAY
    assert spaces(t)[:3] == [3, end, pawns[1]]


@pytest.mark.rule("C-145")
@pytest.mark.parametrize(
    ("pawns", "by", "end"), [([13, 15], 3, 10), ([13, 15], 2, 11), ([15, 12], 3, 12), ([15, 15], 2, 13)]
)
def test_no_exchange_for_the_lower_pawn_retreating_or_with_nobody_there(
    pawns: list[int], by: int, end: int
) -> None:
    t = back(pawns, by, GONDOLA)
    assert t.asks != WHICH_WAY
    assert spaces(t)[1:3] == [end, pawns[1]]


@pytest.mark.rule("C-146")
def test_any_of_several_may_be_exchanged_the_active_players_own_pawn_too() -> None:
    t = forward([13, 15, 15, 14], 3, GONDOLA, own=15)
    assert ways(t) == [PATH, partner(0), partner(2), partner(3)]
    assert spaces(go(t.copy(), partner(0))) == [13, 17, 15, 15, 14, 6, 6]
    assert spaces(go(t, partner(3))) == [15, 17, 15, 13, 14, 6, 6]


@pytest.mark.rule("C-146")
def test_one_whom_the_effect_cannot_name_may_be_exchanged() -> None:
    """Seat 2 was the target of the first part and stands on the upper Gondola now; or paid the cost."""
    t = staged([3, 13, 14, 6], dog=1, course=GONDOLA)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=1, seat=2)
    play(t, 0, "target", part=0, seat=1)
    assert ways(t) == [PATH, partner(2)]
    t = staged([0, 15, 12, 6], dog=1, cerberus=[0], course=GONDOLA)
    play(t, 0, "action", card="harry", effect=0)
    play(t, 0, "pawn", seat=2)
    play(t, 0, "target", part=0, seat=1)
    assert ways(t) == [PATH, partner(2)]
    go(t, partner(2))
    assert spaces(t)[1:3] == [13, 15]


@pytest.mark.rule("C-147")
def test_the_exchanged_partner_may_still_be_the_target_of_another_part() -> None:
    t = go(forward([13, 15], 3, GONDOLA), partner(2))
    assert spaces(t)[:3] == [3, 17, 13]
    assert may(t, 0, "target", part=1, seat=2)
    play(t, 0, "target", part=1, seat=2)
    assert spaces(t)[:3] == [3, 17, 14]


@pytest.mark.rule("C-147")
def test_the_exchanged_partner_has_not_moved() -> None:
    """Only the mover is told of as having moved; Cerberus right behind the Gondola catches nobody."""
    t = go(forward([13, 15], 1, GONDOLA, dog=12, own=14, idle=14), partner(2))
    assert told(t, "moved") == [{"seat": 1, "space": 13, "to-space": 15}]
    assert spaces(t)[:3] == [14, 15, 13]
    assert roles(t) == "AAAAA"
    assert [name for name, _ in heard(t, -1)] == ["exchanged", "moved"]


# Funicular


@pytest.mark.rule("C-148")
@pytest.mark.parametrize(("by", "end"), [(1, 15), (2, 16), (3, 17)])
def test_a_move_that_starts_on_the_foot_may_ride_to_the_top_and_go_on(by: int, end: int) -> None:
    t = forward([12, 6], by, FUNICULAR)
    assert ways(t) == [PATH, SHORTCUT]
    assert spaces(go(t.copy(), PATH))[1] == 12 + by
    assert spaces(go(t, SHORTCUT))[1] == end


@pytest.mark.rule("C-149")
@pytest.mark.parametrize(("start", "by"), [(11, 2), (11, 3), (10, 3), (11, 1)])
def test_a_pawn_that_reaches_the_foot_in_its_move_walks_on(start: int, by: int) -> None:
    t = forward([start, 6], by, FUNICULAR)
    assert t.asks == NEXT_PART
    assert spaces(t)[1] == start + by


@pytest.mark.rule("C-149")
def test_a_second_move_of_the_turn_starts_on_the_foot_all_the_same() -> None:
    t = forward([11, 6], 1, FUNICULAR)
    play(t, 0, "target", part=0, seat=2)
    play(t, 0, "bonus", kind="fatalism", effect=1)
    play(t, 0, "target", part=0, seat=1)
    assert ways(t) == [PATH, SHORTCUT]


@pytest.mark.rule("C-150")
@pytest.mark.parametrize(("start", "by"), [(15, 1), (15, 2), (15, 3), (16, 3), (16, 2)])
def test_the_funicular_does_not_run_down(start: int, by: int) -> None:
    t = back([start, 6], by, FUNICULAR)
    assert t.asks != WHICH_WAY
    assert spaces(t)[1] == start - by


@pytest.mark.rule("C-150")
def test_a_retreat_from_the_foot_goes_along_the_path() -> None:
    assert spaces(back([12, 6], 2, FUNICULAR))[1] == 10


# Rope Bridge


@pytest.mark.rule("C-151")
@pytest.mark.parametrize(
    ("start", "by", "end"), [(12, 1, 16), (12, 2, 17), (11, 2, 16), (11, 3, 17), (10, 3, 16)]
)
def test_one_step_leads_over_the_bridge_at_the_start_or_in_the_middle(start: int, by: int, end: int) -> None:
    t = forward([start, 6], by)
    assert (spaces(t)[1], ways(t)) == (12, [PATH, SHORTCUT])
    go(t, SHORTCUT)
    assert (spaces(t)[1], t.bridge) == (end, 0)


@pytest.mark.rule("C-152")
@pytest.mark.parametrize(
    ("start", "by", "end"), [(16, 1, 12), (16, 2, 11), (17, 2, 12), (18, 3, 12), (16, 3, 10)]
)
def test_one_step_leads_back_over_the_bridge(start: int, by: int, end: int) -> None:
    t = back([start, 6], by)
    assert (spaces(t)[1], ways(t)) == (16, [PATH, SHORTCUT])
    go(t, SHORTCUT)
    assert (spaces(t)[1], t.bridge) == (end, 0)


@pytest.mark.rule("C-153")
@pytest.mark.parametrize("crossing", ["forward", "back"])
def test_one_crossing_ends_the_bridge_for_everybody(crossing: str) -> None:
    t = forward([12, 12], 1) if crossing == "forward" else back([16, 12, 16], 2)
    go(t, SHORTCUT)
    for seat in everyone(t):
        assert view(t, seat).bridge == 0
        assert told(t, "bridge-fell", seat) == [{}]
    if crossing == "forward":
        play(t, 0, "target", part=0, seat=2)
        assert (t.asks, spaces(t)[2]) == (PLAY_CARD, 15)
    else:
        play(t, 0, "action", card="return", effect=1)
        play(t, 0, "pawn", seat=2)
        assert spaces(t)[2] == 14


@pytest.mark.rule("C-153")
def test_without_the_bridge_a_retreat_walks() -> None:
    t = back([16, 6], 2, bridge=0)
    assert (t.asks, spaces(t)[1]) == (PLAY_CARD, 14)


@pytest.mark.rule("C-153")
def test_a_crossing_that_ends_in_a_capture_ends_the_bridge_too() -> None:
    t = go(back([16, 15], 2, dog=12), SHORTCUT)
    assert (roles(t), t.dog, t.bridge) == ("CCAA", 11, 0)


@pytest.mark.rule("C-153")
def test_walking_leaves_the_bridge_intact() -> None:
    t = go(forward([12, 12], 3), PATH)
    assert (spaces(t)[1], t.bridge) == (15, 1)
    play(t, 0, "target", part=1, seat=2)
    assert ways(t) == [PATH, SHORTCUT]
    t = go(back([16, 6], 2), PATH)
    assert (spaces(t)[1], t.bridge) == (14, 1)


@pytest.mark.rule("C-153")
def test_in_every_game_the_bridge_falls_once_and_never_comes_back() -> None:
    falls = 0
    for seed in range(8):
        t = dealt(5, seed)
        was = t.bridge
        for _ in random_moves(t, seed):
            assert t.bridge <= was
            assert len(told(t, "bridge-fell")) == was - t.bridge
            falls += was - t.bridge
            was = t.bridge
    assert falls > 0


# Infernal Portal


@pytest.mark.rule("C-154")
@pytest.mark.parametrize(
    ("start", "by", "end"), [(13, 1, 16), (13, 2, 17), (12, 2, 16), (12, 3, 17), (11, 3, 16)]
)
def test_with_another_on_the_actuator_one_step_leads_through_the_portal(
    start: int, by: int, end: int
) -> None:
    t = forward([start, 15], by, PORTAL)
    assert (spaces(t)[1], ways(t)) == (13, [PATH, SHORTCUT])
    go(t, SHORTCUT)
    assert spaces(t)[1] == end


@pytest.mark.rule("C-154")
def test_the_portal_may_be_used_again_and_again() -> None:
    t = go(forward([13, 15, 13], 3, PORTAL), SHORTCUT)
    play(t, 0, "target", part=1, seat=3)
    go(t, SHORTCUT)
    assert spaces(t)[:4] == [3, 18, 15, 16]


@pytest.mark.rule("C-154")
def test_the_active_players_own_pawn_on_the_actuator_opens_the_portal_for_others() -> None:
    t = forward([13, 6], 3, PORTAL, own=15)
    assert ways(t) == [PATH, SHORTCUT]


@pytest.mark.rule("C-155")
@pytest.mark.parametrize(("start", "by", "end"), [(16, 1, 13), (16, 2, 12), (17, 2, 13), (18, 3, 13)])
def test_while_it_is_open_one_step_leads_back_through_the_portal(start: int, by: int, end: int) -> None:
    t = back([start, 15], by, PORTAL)
    assert (spaces(t)[1], ways(t)) == (16, [PATH, SHORTCUT])
    go(t, SHORTCUT)
    assert spaces(t)[1] == end


@pytest.mark.rule("C-156")
def test_with_nobody_on_the_actuator_the_portal_is_closed() -> None:
    t = forward([13, 14], 3, PORTAL)
    assert (t.asks, spaces(t)[1]) == (NEXT_PART, 16)
    t = back([16, 14], 3, PORTAL)
    assert spaces(t)[1] == 13
    assert t.asks != WHICH_WAY


@pytest.mark.rule("C-156")
def test_the_portal_closes_when_the_last_one_moves_off_the_actuator() -> None:
    t = staged([3, 13, 15, 6], dog=1, course=PORTAL)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=1, seat=2)
    assert spaces(t)[2] == 16
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t)[1] == 16
    assert t.asks != WHICH_WAY
    assert told(t, "shortcut") == []


@pytest.mark.rule("C-156")
def test_the_portal_closes_when_cerberus_takes_the_last_one_from_the_actuator() -> None:
    t = staged([0, 16, 15, 17], dog=14, cerberus=[0], course=PORTAL, revealed=1, hands=["grudge"])
    play(t, 0, "action", card="stalk", effect=0)
    assert (roles(t), t.dog) == ("CACA", 14)
    play(t, 0, "bonus", kind="grudge", effect=0)
    play(t, 0, "target", part=0, seat=1)
    assert told(t, "caught") == [{"seats": 0b10, "space": 14}]
    assert told(t, "shortcut") == []


@pytest.mark.rule("C-156")
def test_cerberus_on_the_actuator_opens_nothing() -> None:
    t = back([17, 18], 2, PORTAL, dog=15)
    assert t.asks != WHICH_WAY
    assert told(t, "caught") == [{"seats": 0b10, "space": 15}]


@pytest.mark.rule("C-157")
def test_a_pawn_does_not_open_the_portal_for_itself() -> None:
    """From the Actuator to the far Portal and on; nobody else stands on the Actuator."""
    t = forward([15, 14], 3, PORTAL)
    assert spaces(t)[1] == 18
    t = back([16, 6], 3, PORTAL)
    assert spaces(t)[1] == 13
    t = back([15, 16], 3, PORTAL)
    assert spaces(t)[1] == 12


@pytest.mark.rule("C-157")
def test_with_two_on_the_actuator_the_portal_stays_open_when_one_leaves() -> None:
    t = staged([3, 13, 15, 15], dog=1, course=PORTAL)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=1, seat=2)
    play(t, 0, "target", part=0, seat=1)
    assert ways(t) == [PATH, SHORTCUT]


# Cerberus in the way


@pytest.mark.rule("C-158")
@pytest.mark.parametrize("dog", [11, 12, 13, 14, 15])
def test_no_bridge_back_over_cerberus_but_one_into_his_jaws(dog: int) -> None:
    t = back([16, 17], 2, dog=dog)
    if dog > 12:
        assert t.bridge == 1
        assert t.asks != WHICH_WAY
        assert roles(t) == ("CAAA" if dog == 13 else "CCAA")
    else:
        assert ways(t) == [PATH, SHORTCUT]
        go(t, SHORTCUT)
        assert told(t, "caught") == [{"seats": 0b10, "space": dog}]
        assert roles(t) == "CCAA"


@pytest.mark.rule("C-158")
@pytest.mark.parametrize("dog", [12, 13, 14])
def test_no_portal_back_over_cerberus_but_one_into_his_jaws(dog: int) -> None:
    t = back([16, 15], 2, PORTAL, dog=dog)
    if dog > 13:
        assert told(t, "shortcut") == []
        assert told(t, "caught") == [{"seats": 0b10, "space": 14}]
    else:
        assert ways(t) == [PATH, SHORTCUT]
        go(t, SHORTCUT)
        assert told(t, "caught") == [{"seats": 0b10, "space": dog}]


@pytest.mark.rule("C-158")
def test_in_every_game_nobody_comes_behind_cerberus() -> None:
    for seed in range(8):
        t = dealt(5, seed, course=(BRIDGE, PORTAL)[seed % 2])
        for _ in random_moves(t, seed):
            for seat in range(5):
                if t.role[seat] == ADVENTURER and not (
                    t.asks == WHO_IS_CAUGHT and t.space[seat] in (t.dog, NONE)
                ):
                    assert t.space[seat] > t.dog


@pytest.mark.rule("C-159")
@pytest.mark.parametrize(("start", "dog"), [(10, 9), (10, 8), (9, 8), (11, 8)])
def test_a_retreat_ends_on_the_space_of_cerberus(start: int, dog: int) -> None:
    t = back([start, 15], 3, dog=dog)
    assert told(t, "caught") == [{"seats": 0b10, "space": dog}]
    assert (roles(t), spaces(t)[1], track(t)[-1]) == ("CCAA", NONE, 1)
    assert t.dog == 7
    assert t.steps == 0


@pytest.mark.rule("C-159")
def test_of_two_retreating_pawns_the_second_goes_free_when_cerberus_has_left() -> None:
    t = staged([0, 10, 10, 15], dog=8, cerberus=[0], hands=["grudge grudge grudge"])
    play(t, 0, "bonus", kind="grudge", effect=1)
    assert t.asks == WHO_RETREATS
    play(t, 0, "pawn", seat=2)
    assert (roles(t), t.dog) == ("CACA", 7)
    later = after(t, 0, "pawn", seat=1)
    assert spaces(later)[1] == 8
