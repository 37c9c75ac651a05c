"""Group 13: the end of a turn."""

from __future__ import annotations

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    awaited,
    choices,
    end,
    everyone,
    finish_turn,
    heard,
    pass_by,
    play,
    reveal,
    set_thrown,
    staged,
    view,
)
from turncoat.games.mad_zeppelin.components import NONE, TRAITORS
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.table import BY_POINTS, DRAFT_TRAITOR, Table

LINES = [
    "love igor",
    "troy ripp",
    "steeling walder",
    "mirante henchman",
    "tim-sly zamfirescu",
    "hummerock ratatine",
]


@pytest.mark.rule("M-154", "M-156")
@pytest.mark.parametrize(
    ("seats", "leader"), [(seats, leader) for seats in range(2, 7) for leader in range(seats)]
)
def test_a_turn_ends_when_the_leaders_right_neighbour_has_had_its_second_chance(
    seats: int, leader: int
) -> None:
    t = staged(LINES[:seats], leader=leader)
    order = []
    while t.turn == 1:
        assert t.leader == leader
        order.append(pass_by(t))
    around = [(leader + step) % seats for step in range(seats)]
    assert order == around + around
    assert (t.turn, t.leader, t.asks) == (2, (leader + 1) % seats, DRAFT_TRAITOR)
    assert awaited(t) == [t.leader]
    for seat in everyone(t):
        assert ("turn-begins", {"number": 2, "seat": t.leader}) in heard(t, seat)


def with_block(victim: int, both: bool = False) -> Table:
    """Three seats; the leader's Dr Ripp (or Tim Sly as Dr Ripp) has blocked one or both of a seat's
    traitors."""
    lines = ["tim-sly walder" if both else "ripp walder", "steeling love", "troy igor"]
    if both:
        lines[victim] = "ripp hummerock"
    t = staged(lines)
    if both:
        reveal(t, 0, "tim-sly")
        play(t, 0, "traitor", traitor="ripp")
        play(t, 0, "traitor", traitor="hummerock")
    else:
        reveal(t, 0, "ripp")
        play(t, 0, "traitor", traitor={1: "love", 2: "troy"}[victim])
    end(t, 0)
    return t


@pytest.mark.rule("M-154", "M-156")
def test_a_turn_ends_too_when_its_last_chance_is_a_skipped_one() -> None:
    t = with_block(2)
    pass_by(t, "steeling")
    pass_by(t, "igor")
    end(t, 0)
    assert t.turn == 1
    end(t, 1)
    assert (t.turn, t.leader, awaited(t)) == (2, 1, [1])
    told = [kind for kind, _ in heard(t, -1)]
    assert told.index("showed") < told.index("turn-begins")


@pytest.mark.rule("M-156")
@pytest.mark.parametrize("victim", [1, 2])
def test_skipped_plays_do_not_change_who_leads_next(victim: int) -> None:
    t = with_block(victim, both=True)
    skips = 0
    while t.turn == 1:
        if choices(t, awaited(t)[0], "traitor") and not choices(t, awaited(t)[0], "end"):
            skips += awaited(t) == [victim]
        pass_by(t)
    assert skips == 1
    assert t.leader == 1, "a seat without a single play leads in its turn like all others"


@pytest.mark.rule("M-155")
@pytest.mark.parametrize("lap", [0, 1])
def test_reaching_the_target_in_mid_turn_ends_nothing(lap: int) -> None:
    t = staged(["steeling mirante", "love igor", "troy ripp"], "blue blue blue", coins=[5, 3, 3])
    set_thrown(t, 0, "diamonds gold gold")
    if lap:
        for _ in range(3):
            pass_by(t)
    else:
        reveal(t, 0, "steeling")
    play(t, 0, "throw", cargo="wood", crates=0)
    assert score(t, 0) == 20
    end(t, 0)
    left = 5 - 3 * lap
    for _ in range(left):
        assert (t.ending, t.winners, t.turn) == (NONE, 0, 1)
        assert len(awaited(t)) == 1
        for seat in everyone(t):
            assert "reached" not in [kind for kind, _ in heard(t, seat)]
        pass_by(t)
    assert (t.ending, t.winners, t.turn) == (BY_POINTS, 1, 1)


@pytest.mark.rule("M-155", "M-166")
def test_who_reaches_the_target_first_can_still_be_overtaken_in_the_same_turn() -> None:
    t = staged(
        ["steeling mirante", "hummerock igor"], "blue green red", ["wood", "lead"], [5, 9], hold="coal " * 4
    )
    set_thrown(t, 0, "diamonds gold gold")
    set_thrown(t, 1, "diamonds diamonds steel")
    reveal(t, 0, "steeling")
    play(t, 0, "throw", cargo="wood", crates=0)
    end(t, 0)
    reveal(t, 1, "hummerock")
    play(t, 1, "throw", cargo="lead", crates=0)
    end(t, 1)
    assert [score(t, seat) for seat in range(2)] == [20, 22]
    finish_turn(t)
    assert (t.ending, t.winners) == (BY_POINTS, 2)


@pytest.mark.rule("M-156")
def test_with_nobody_at_the_target_a_new_turn_begins_with_a_new_draft() -> None:
    t = staged(["steeling mirante", "love igor", "troy ripp"])
    set_thrown(t, 1, "diamonds gold gold")
    finish_turn(t)
    assert score(t, 1) == 19
    assert (t.turn, t.leader, t.ending, t.drafted) == (2, 1, NONE, 0)
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.turn, seen.leader) == (2, 1)
    assert all(t.held[seat].bit_count() == 1 for seat in range(3))
    offered = {parameters["traitor"] for _, parameters in choices(t, 1, "traitor")}
    assert offered == {number for number in range(TRAITORS) if t.undrafted >> number & 1}
