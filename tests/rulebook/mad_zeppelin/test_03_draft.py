"""Rows M-020 to M-028: airsick traitors and the draft."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from scipy.stats import chisquare

from tests.rulebook.mad_zeppelin.stage import (
    TRAITOR_NAMES,
    after,
    awaited,
    can_tell,
    choices,
    dealt,
    end,
    everyone,
    exchanged,
    finish_turn,
    guesses,
    heard,
    members,
    play,
    random_moves,
    reseeded,
    reveal,
    staged,
    told,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin.components import NONE, TRAITORS
from turncoat.games.mad_zeppelin.news import NEWS
from turncoat.games.mad_zeppelin.table import DRAFT_TRAITOR, DRAFTING, Table

FAR_FETCHED = 1e-4
"""Below this probability a fixed sample counts as no accident."""
SEATS = pytest.mark.parametrize("seats", range(2, 7))
AIRSICK = {2: 5, 3: 5, 4: 3, 5: 3, 6: 1}
POOL = {2: 7, 3: 6, 4: 7, 5: 6, 6: 7}
LAST = {2: 6, 3: 4, 4: 4, 5: 2, 6: 2}
UNSELECTED = {2: 5, 3: 3, 4: 3, 5: 1, 6: 1}


@cache
def many_turns(seats: int) -> list[Table]:
    """First turns, dealt and not yet drafted."""
    return [dealt(seats, seed) for seed in range(1500)]


@cache
def many_second_turns(seats: int) -> list[Table]:
    """Second turns after one and the same first turn, in which traitors were played and one was shown."""
    lines = [
        "ripp love",
        "steeling igor",
        "troy rochat",
        "walder mirante",
        "henchman zamfirescu",
        "shadow ratatine",
    ]
    t = staged(lines[:seats])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="steeling")
    end(t, 0)
    reveal(t, 1, "igor")
    while t.turn == 1:
        before = t.copy()
        (seat,) = awaited(t)
        legal = choices(t, seat)
        family, parameters = next((choice for choice in legal if choice[0] == "end"), legal[0])
        play(t, seat, family, **parameters)
    assert before.skipped[1, 1] or told(t, "showed")
    return [after(reseeded(before, seed), seat, family, **parameters) for seed in range(1500)]


def draft_on(t: Table) -> None:
    """Everybody who has not yet drafted takes the first traitor of the pool."""
    while t.asks == DRAFT_TRAITOR:
        (seat,) = awaited(t)
        play(t, seat, "traitor", **choices(t, seat)[0][1])


def names(legal: list[tuple[str, dict[str, int]]]) -> list[str]:
    """The traitors on offer; nothing else may be."""
    assert all(family == "traitor" for family, _ in legal)
    return [TRAITOR_NAMES[parameters["traitor"]] for _, parameters in legal]


@pytest.mark.rule("M-020")
@pytest.mark.parametrize("turns", [many_turns, many_second_turns])
@SEATS
def test_all_traitors_are_shuffled_anew_for_every_turn(
    turns: Callable[[int], list[Table]], seats: int
) -> None:
    tables = turns(seats)
    for t in tables[:50]:
        placed = members(t.airsick) + members(t.undrafted)
        placed += [TRAITOR_NAMES[t.dealt[seat]] for seat in range(seats)]
        assert sorted(placed) == sorted(TRAITOR_NAMES)
        assert (t.face_up, t.unplayable, t.drafted, t.chances) == (0, 0, 0, 0)
    where: list[Callable[[Table], int]] = [lambda t: t.airsick, lambda t: t.undrafted]
    where += [lambda t, seat=seat: t.held[seat] for seat in range(seats)]  # type: ignore[misc]
    for place in where:
        found = [sum(place(t) >> number & 1 for t in tables) for number in range(TRAITORS)]
        assert chisquare(found).pvalue > FAR_FETCHED


@pytest.mark.rule("M-020")
@SEATS
def test_pairs_of_dealt_traitors_are_equally_likely(seats: int) -> None:
    found = Counter((t.dealt[0], t.dealt[1]) for t in many_turns(seats))
    pairs = [(a, b) for a in range(TRAITORS) for b in range(TRAITORS) if a != b]
    assert set(found) <= set(pairs)
    assert chisquare([found[pair] for pair in pairs]).pvalue > FAR_FETCHED


@pytest.mark.rule("M-020")
@SEATS
def test_every_later_turn_gathers_them_too(seats: int) -> None:
    t = dealt(seats, 4, mode="long-haul")
    turns = 0
    for _ in random_moves(t, 4):
        if t.stage == DRAFTING and t.drafted == 0:
            turns += 1
            assert t.turn == turns
            assert t.airsick.bit_count() == AIRSICK[seats]
            assert [t.held[seat].bit_count() for seat in range(seats)] == [1] * seats
            together = t.airsick | t.undrafted
            for seat in range(seats):
                together |= t.held[seat]
            assert together == (1 << TRAITORS) - 1
    assert turns > 2


@pytest.mark.rule("M-020", "M-021")
@SEATS
def test_nobody_knows_what_is_airsick_before_the_look(seats: int) -> None:
    """Against another seat's dealt traitor an airsick one can be told by that seat alone; against one of
    the pool by whom the pool has reached."""
    t = dealt(seats, first_leader="1")
    sick = members(t.airsick)[0]
    for step in range(seats):
        (drafter,) = awaited(t)
        for seat in range(seats):
            other = exchanged(t, sick, TRAITOR_NAMES[t.dealt[seat]])
            assert can_tell(t, other) == [seat]
        last = members(t.undrafted)[-1]
        assert can_tell(t, exchanged(t, sick, last)) == list(range(step + 1))
        for seat in everyone(t):
            assert view(t, seat).airsick == 0
            assert len({world.airsick for world in guesses(t, seat)}) > 1
        play(t, drafter, "traitor", **choices(t, drafter)[0][1])


@pytest.mark.rule("M-021")
@SEATS
def test_airsick_traitors_take_no_part_in_the_turn(seats: int) -> None:
    for seed in range(6):
        t = dealt(seats, seed)
        sick, turn = t.airsick, t.turn
        assert sick.bit_count() == AIRSICK[seats]
        for _ in random_moves(t, seed):
            if t.turn != turn:
                sick, turn = t.airsick, t.turn
                assert sick.bit_count() == AIRSICK[seats]
            assert t.airsick == sick
            assert not sick & (t.undrafted | t.face_up)
            assert not any(sick & t.held[seat] for seat in range(seats))
            (seat,) = awaited(t)
            if t.asks == DRAFT_TRAITOR:
                assert not {*names(choices(t, seat))} & {*members(sick)}


@pytest.mark.rule("M-022")
@SEATS
def test_one_traitor_is_dealt_to_each_seat_for_its_eyes_alone(seats: int) -> None:
    for leader in range(seats):
        t = dealt(seats, first_leader=str(leader + 1))
        order = [
            next(seat for seat in range(seats) if event.heard_by(seat))
            for event in NEWS.read(t)
            if event.kind.name == "dealt"
        ]
        assert order == [(leader + step) % seats for step in range(seats)]
        for seat in range(seats):
            assert told(t, "dealt", seat) == [{"traitor": t.dealt[seat]}]
            assert t.held[seat] == 1 << t.dealt[seat]
            for looker in everyone(t):
                seen = view(t, looker)
                known = looker == seat
                assert seen.dealt[seat] == (t.dealt[seat] if known else NONE)
                assert seen.held[seat] == (t.held[seat] if known else 0)
        assert told(t, "dealt") == []


@pytest.mark.rule("M-023")
@SEATS
def test_each_seat_takes_exactly_one_of_what_reaches_it(seats: int) -> None:
    for seed in range(10):
        t = dealt(seats, seed)
        size = POOL[seats]
        for step in range(seats):
            seat = (t.leader + step) % seats
            assert awaited(t) == [seat]
            offered = names(choices(t, seat))
            assert offered == members(t.undrafted)
            assert len(offered) == size
            assert TRAITOR_NAMES[t.dealt[seat]] not in offered
            chosen = offered[seed % size]
            before = t.held[seat]
            reveal(t, seat, chosen)
            assert t.held[seat] == before | 1 << traitor(chosen)
            assert t.pick[seat] == traitor(chosen)
            if step == seats - 1:
                assert size == LAST[seats]
            size -= 1
            assert members(t.undrafted) == [name for name in offered if name != chosen]
        assert t.asks != DRAFT_TRAITOR


@pytest.mark.rule("M-023", "M-026")
@SEATS
def test_the_pool_is_seen_by_whom_it_has_reached_and_its_size_by_all(seats: int) -> None:
    t = dealt(seats, 2)
    leader, pools = t.leader, {}
    for step in range(seats):
        (drafter,) = awaited(t)
        pools[drafter] = t.undrafted
        assert told(t, "pool", drafter) == [{"traitors": t.undrafted}]
        for seat in everyone(t):
            seen = view(t, seat)
            assert seen.drafted == step
            assert seen.undrafted == 0
            assert [seen.seen_pool[other] for other in range(seats)] == [
                pools.get(other, 0) if other == seat else 0 for other in range(seats)
            ]
            if seat != drafter:
                assert told(t, "pool", seat) == []
        play(t, drafter, "traitor", **choices(t, drafter)[-1][1])
        for seat in everyone(t):
            assert told(t, "drafted", seat) == [{"seat": drafter, "left": POOL[seats] - step - 1}]
    assert list(pools) == [(leader + step) % seats for step in range(seats)]


@pytest.mark.rule("M-024")
@SEATS
def test_only_the_picker_knows_which_card_was_picked(seats: int) -> None:
    """Who gets the pool afterwards sees what is in it, and not what was; the others see no difference."""
    t = dealt(seats, first_leader="1")
    for step in range(seats):
        offered = names(choices(t, step))
        one, other = (after(t, step, "traitor", traitor=name) for name in (offered[0], offered[-1]))
        later = [step + 1] if step + 1 < seats else [0]
        assert [seat for seat in can_tell(one, other) if seat not in (step, *later)] == []
        for seat in everyone(t):
            for table in (one, other):
                assert view(table, seat).pick[step] == (table.pick[step] if seat == step else NONE)
            public = [(name, facts) for name, facts in heard(one, seat) if name == "drafted"]
            assert public == [("drafted", {"seat": step, "left": len(offered) - 1})]
        t = one


@pytest.mark.rule("M-024", "M-026")
def test_the_next_drafter_may_take_the_pick_for_anything_it_has_not_seen() -> None:
    t = dealt(4, first_leader="1")
    play(t, 0, "traitor", **choices(t, 0)[0][1])
    unseen = {*TRAITOR_NAMES} - {*members(t.seen_pool[1])} - {*members(t.held[1])}
    assert {TRAITOR_NAMES[world.pick[0]] for world in guesses(t, 1, 200)} == unseen
    assert {TRAITOR_NAMES[world.pick[0]] for world in guesses(t, 3, 400)} == {*TRAITOR_NAMES} - {
        *members(t.held[3])
    }


@pytest.mark.rule("M-025")
@SEATS
def test_after_the_draft_everybody_holds_two_and_some_are_unselected(seats: int) -> None:
    for seed in range(6):
        t = dealt(seats, seed)
        draft_on(t)
        unselected, leader, turn = t.undrafted, t.leader, t.turn
        assert [t.held[seat].bit_count() for seat in range(seats)] == [2] * seats
        assert unselected.bit_count() == UNSELECTED[seats]
        for _ in random_moves(t, seed, lambda t, turn=turn: t.turn > turn):
            assert t.undrafted == unselected
            assert not unselected & t.face_up
            for seat in everyone(t):
                knows = seat in (leader, (leader - 1) % seats)
                assert view(t, seat).undrafted == (unselected if knows else 0)


@pytest.mark.rule("M-026")
@SEATS
def test_what_a_drafter_saw_and_took_stays_in_its_view_until_the_turn_ends(seats: int) -> None:
    for seed in range(4):
        t = dealt(seats, seed)
        draft_on(t)
        pools = [t.seen_pool[seat] for seat in range(seats)]
        picks = [t.pick[seat] for seat in range(seats)]
        for _ in random_moves(t, seed, lambda t: t.turn > 1):
            for seat in everyone(t):
                seen = view(t, seat)
                for other in range(seats):
                    mine = other == seat
                    assert seen.seen_pool[other] == (pools[other] if mine else 0)
                    assert seen.pick[other] == (picks[other] if mine else NONE)
        assert t.turn == 2
        for seat in range(seats):
            assert view(t, seat).pick[seat] == NONE
            assert view(t, seat).seen_pool[seat] == (t.undrafted if seat == t.leader else 0)


@pytest.mark.rule("M-026")
@SEATS
def test_the_pool_is_shown_in_a_fixed_order(seats: int) -> None:
    """The same set looks the same, whatever the shuffle that brought it."""
    for t in many_turns(seats)[:50]:
        offered = names(choices(t, t.leader))
        assert offered == sorted(offered, key=TRAITOR_NAMES.index)


@pytest.mark.rule("M-026")
@SEATS
def test_guesses_keep_what_a_drafter_saw(seats: int) -> None:
    t = dealt(seats, 5)
    draft_on(t)
    for seat in range(seats):
        for world in guesses(t, seat):
            assert (world.seen_pool[seat], world.pick[seat]) == (t.seen_pool[seat], t.pick[seat])
            later = [(seat + step) % seats for step in range(1, (t.leader - seat - 1) % seats + 1)]
            taken = {world.pick[other] for other in later}
            assert all(t.seen_pool[seat] >> pick & 1 for pick in taken)


@pytest.mark.rule("M-027")
def test_whether_a_traitor_was_dealt_or_drafted_is_told_to_nobody_else() -> None:
    """Seat 0 saw the pool before seat 1 drafted from it and may conclude; those after it cannot."""
    one = staged(["igor troy", "love ripp", "walder mirante", "rochat henchman"])
    other = staged(["igor troy", "ripp love", "walder mirante", "rochat henchman"])
    assert can_tell(one, other) == [0, 1]
    for t in (one, other):
        reveal(t, 0, "igor")
        end(t, 0)
        reveal(t, 1, "love")
    assert can_tell(one, other) == [0, 1]
    for seat in everyone(one):
        assert heard(one, seat) == heard(other, seat)
    for t in (one, other):
        finish_turn(t)
        draft_on(t)
    assert can_tell(one, other) == []


@pytest.mark.rule("M-027")
def test_others_conclude_it_only_from_the_pools_they_saw() -> None:
    t = staged(["igor troy", "love ripp", "walder mirante", "rochat henchman"])
    reveal(t, 0, "igor")
    end(t, 0)
    reveal(t, 1, "love")
    end(t, 1)
    assert {world.dealt[1] for world in guesses(t, 0)} == {traitor("love")}
    for seat in (-1, 2, 3):
        found = Counter(world.dealt[1] == traitor("love") for world in guesses(t, seat, 400))
        assert chisquare([found[True], found[False]]).pvalue > FAR_FETCHED
        for world in guesses(t, seat):
            assert traitor("love") in (world.dealt[1], world.pick[1])


@pytest.mark.rule("M-027")
@SEATS
def test_no_view_ever_shows_how_another_seat_came_by_a_traitor(seats: int) -> None:
    t = dealt(seats, 7)
    for _ in random_moves(t, 7):
        for seat in everyone(t):
            seen = view(t, seat)
            for other in range(seats):
                if other != seat:
                    assert (seen.dealt[other], seen.pick[other], seen.held[other]) == (NONE, NONE, 0)


@pytest.mark.rule("M-028")
@SEATS
def test_the_last_drafter_knows_the_unselected(seats: int) -> None:
    for seed in range(4):
        t = dealt(seats, seed)
        draft_on(t)
        last = (t.leader - 1) % seats
        passed = t.seen_pool[last] & ~(1 << t.pick[last])
        assert view(t, last).undrafted == t.undrafted == passed
        for world in guesses(t, last):
            assert world.undrafted == t.undrafted


@pytest.mark.rule("M-028")
def test_at_two_seats_the_other_seat_has_not_seen_seven_traitors() -> None:
    for seed in range(10):
        t = dealt(2, seed)
        leader, other = t.leader, 1 - t.leader
        draft_on(t)
        assert t.seen_pool[other].bit_count() == 6
        assert t.undrafted.bit_count() == 5
        unseen = (1 << TRAITORS) - 1 & ~t.seen_pool[other] & ~t.held[other]
        assert unseen.bit_count() == 7
        assert unseen == t.airsick | t.held[leader]
        hands = Counter()  # type: Counter[int]
        for world in guesses(t, other, 420):
            assert world.airsick | world.held[leader] == unseen
            assert world.airsick.bit_count() == 5
            hands[world.held[leader]] += 1
        assert len(hands) == 21
        assert chisquare(list(hands.values())).pvalue > FAR_FETCHED
