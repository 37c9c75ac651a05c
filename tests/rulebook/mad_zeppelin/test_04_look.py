"""Rows M-029 to M-031: the leader's look."""

from __future__ import annotations

from collections import Counter

import pytest
from scipy.stats import chisquare

from tests.rulebook.mad_zeppelin.stage import (
    after,
    awaited,
    can_tell,
    choices,
    dealt,
    everyone,
    exchanged,
    finish_turn,
    guesses,
    heard,
    members,
    play,
    random_moves,
    told,
    view,
)
from turncoat.games.mad_zeppelin.components import DICE, NONE
from turncoat.games.mad_zeppelin.table import DRAFT_TRAITOR, DRAFTING, SETTLE_DIE, Table

FAR_FETCHED = 1e-4
"""Below this probability a fixed sample counts as no accident."""
SEATS = pytest.mark.parametrize("seats", range(2, 7))


def before_last_pick(seats: int, seed: int = 1) -> Table:
    """A draft in which one seat has still to choose."""
    t = dealt(seats, seed)
    while t.drafted < seats - 1:
        pick_first(t)
    return t


def pick_first(t: Table) -> None:
    (seat,) = awaited(t)
    play(t, seat, "traitor", **choices(t, seat)[0][1])


def drafted(seats: int, seed: int = 1) -> Table:
    """A turn with the draft and the look just over."""
    t = before_last_pick(seats, seed)
    pick_first(t)
    return t


@pytest.mark.rule("M-029")
@SEATS
def test_the_leader_sees_both_piles_after_the_last_pick_without_being_asked(seats: int) -> None:
    for seed in range(10):
        t = before_last_pick(seats, seed)
        leader = t.leader
        assert view(t, leader).airsick == view(t, leader).undrafted == 0
        assert told(t, "aside", leader) == []
        assert [t.die[die] for die in range(DICE)] == [NONE] * DICE
        decisions = t.decisions
        pick_first(t)
        assert t.decisions == decisions + 1
        assert t.asks != DRAFT_TRAITOR
        order = [name for name, _ in heard(t, leader) if name in ("drafted", "looked", "aside", "rolled")]
        assert order == ["drafted", "looked", "aside", "rolled"]
        seen = view(t, leader)
        assert (seen.airsick, seen.undrafted) == (t.airsick, t.undrafted)
        assert told(t, "aside", leader) == [{"traitors": t.airsick, "unselected": t.undrafted}]


@pytest.mark.rule("M-029")
@SEATS
def test_nobody_else_learns_anything_by_the_look(seats: int) -> None:
    """An airsick traitor changes place with one that the leader dealt to another, or with an unselected
    one: only the leader can tell now, and who could before."""
    t = before_last_pick(seats)
    (last,) = awaited(t)
    sick = members(t.airsick)[0]
    for name in [*members(t.undrafted)[1:], *members(t.held[last])]:
        other = exchanged(t, sick, name)
        could = can_tell(t, other)
        ours, theirs = (after(table, last, "traitor", **choices(t, last)[0][1]) for table in (t, other))
        assert can_tell(ours, theirs) == sorted({*could, t.leader})
        for seat in everyone(t):
            assert told(ours, "looked", seat) == told(theirs, "looked", seat) == [{"seat": t.leader}]
            if seat != t.leader:
                assert told(ours, "aside", seat) == []
                assert view(ours, seat).airsick == 0


@pytest.mark.rule("M-030")
@SEATS
def test_what_the_leader_saw_stays_in_its_view_until_the_turn_ends(seats: int) -> None:
    for seed in range(3):
        t = drafted(seats, seed)
        leader, airsick, unselected, turn = t.leader, t.airsick, t.undrafted, t.turn
        for number, _ in enumerate(random_moves(t, seed, lambda t, turn=turn: t.turn > turn)):
            for seat in everyone(t):
                assert view(t, seat).airsick == (airsick if seat == leader else 0)
            assert view(t, leader).undrafted == unselected
            if number % 9 == 0:
                for world in guesses(t, leader, 3):
                    assert (world.airsick, world.undrafted) == (airsick, unselected)


@pytest.mark.rule("M-030")
@SEATS
def test_leaders_of_earlier_turns_have_no_look_in_this_one(seats: int) -> None:
    t = drafted(seats)
    first = t.leader
    while t.asks == SETTLE_DIE:
        play(t, first, "set", **choices(t, first)[0][1])
    finish_turn(t)
    assert t.turn == 2
    for seat in everyone(t):
        assert view(t, seat).airsick == view(t, seat).undrafted == 0
    while t.stage == DRAFTING:
        pick_first(t)
    assert t.leader == (first + 1) % seats
    for seat in everyone(t):
        assert view(t, seat).airsick == (t.airsick if seat == t.leader else 0)
        assert told(t, "aside", seat) == [] or seat == t.leader
    knows = {t.leader, (t.leader - 1) % seats}
    assert view(t, first).undrafted == (t.undrafted if first in knows else 0)
    assert len({world.airsick for world in guesses(t, first)}) > 1


@pytest.mark.rule("M-031")
def test_at_two_seats_the_leader_knows_the_other_hand_exactly() -> None:
    for seed in range(10):
        t = drafted(2, seed)
        other = 1 - t.leader
        for world in guesses(t, t.leader, 30):
            assert world.held[other] == t.held[other]
            assert (world.dealt[other], world.pick[other]) == (t.dealt[other], t.pick[other])


@pytest.mark.rule("M-031")
@pytest.mark.parametrize("seats", range(3, 7))
def test_with_more_seats_the_leader_knows_what_the_others_hold_but_not_who_has_which(seats: int) -> None:
    t = drafted(seats, 3)
    others = [seat for seat in range(seats) if seat != t.leader]
    given, taken = {t.dealt[seat] for seat in others}, {t.pick[seat] for seat in others}
    found_dealt: Counter[int] = Counter()
    found_pick: Counter[int] = Counter()
    for world in guesses(t, t.leader, 400):
        assert {world.dealt[seat] for seat in others} == given
        assert {world.pick[seat] for seat in others} == taken
        found_dealt[world.dealt[others[0]]] += 1
        found_pick[world.pick[others[0]]] += 1
    for found, among in ((found_dealt, given), (found_pick, taken)):
        assert set(found) == among
        assert chisquare(list(found.values())).pvalue > FAR_FETCHED


@pytest.mark.rule("M-031")
@pytest.mark.parametrize("seats", range(3, 7))
def test_the_other_drafters_do_not_know_the_set_of_the_others(seats: int) -> None:
    t = drafted(seats, 3)
    for seat in {*everyone(t)} - {t.leader}:
        others = [other for other in range(seats) if other != seat]
        sets = set()
        for world in guesses(t, seat, 30):
            sets.add(sum(world.held[other] for other in others))
        assert len(sets) > 1
