"""Rows M-060 to M-063: Journeys."""

from __future__ import annotations

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    awaited,
    can_tell,
    choices,
    dealt,
    dice,
    end,
    everyone,
    hand,
    hold,
    may,
    pass_by,
    play,
    random_moves,
    reseeded,
    reveal,
    set_safe,
    shrink_hold,
    staged,
    thrown,
    told,
    view,
)
from turncoat.games.mad_zeppelin.components import JOURNEYS, NONE
from turncoat.games.mad_zeppelin.moves import ORDERS
from turncoat.games.mad_zeppelin.table import BY_FLIGHT, SETTLE_DIE, TAKE_ACTION, Table

SEATS = pytest.mark.parametrize("seats", range(2, 7))
BY = ["itself", "tim-sly", "shadow"]


def order(*places: int) -> int:
    """The number of an order of four cards, by their old places from the new top."""
    return next(
        number for number in range(24) if tuple(ORDERS.at[number, place] for place in range(4)) == places
    )


def asked_about(name: str, by: str, top: str, journeys: int = 0) -> Table:
    """Seat 0 may carry out an Ability, its own or copied, with this on top of the Hold.

    Its Search found a Wood card (Rochat's own: two); seat 1 has led, and Mr Shadow copies its traitor.
    """
    actor = name if by == "itself" else by
    lines = [f"{actor} igor", f"{name} ripp" if by == "shadow" else "love ripp"]
    searched = 1 + (name == "rochat" if by == "shadow" else 0) + (2 if actor == "rochat" else 1)
    t = staged(
        lines, "green green green", ["coal"], hold="wood " * searched + top, leader=1, journeys=journeys
    )
    pass_by(t, lines[1].split()[0])
    reveal(t, 0, actor)
    if by == "tim-sly":
        play(t, 0, "traitor", traitor=name)
    elif by == "shadow":
        play(t, 0, "player", seat=1)
    return t


@pytest.mark.rule("M-060")
def test_a_journey_found_by_a_search_is_laid_out_for_a_coin_and_not_replaced() -> None:
    t = staged(["troy igor", "love ripp"], hold="journey gold")
    safe = t.safe
    reveal(t, 0, "troy")
    assert (t.coins[0], t.safe, hand(t, 0), hold(t, 1)) == (5, safe - 2, ["wood"], ["gold"])
    for seat in everyone(t):
        assert view(t, seat).journeys == 1
        assert told(t, "journey-drawn", seat) == [{"seat": 0, "coins": 1, "journeys": 1}]
        assert told(t, "drew", seat) == []


@pytest.mark.rule("M-060")
def test_rochat_drawing_two_journeys_gets_three_coins_and_no_cargo() -> None:
    t = staged(["rochat igor", "love ripp"], hands=["coal"], hold="journey journey gold")
    reveal(t, 0, "rochat")
    assert (t.coins[0], hand(t, 0), t.journeys, hold(t, 1)) == (6, ["coal"], 2, ["gold"])


@pytest.mark.rule("M-060")
@pytest.mark.parametrize("by", BY)
def test_a_journey_drawn_by_rochats_ability_is_laid_out_at_once(by: str) -> None:
    t = asked_about("rochat", by, "journey gold")
    coins, size = t.coins[0], t.hand_size[0]
    play(t, 0, "card", cargo="coal")
    assert (t.coins[0], t.hand_size[0], t.journeys) == (coins + 1, size - 1, 1)
    assert (hold(t)[0], hold(t)[-1]) == ("gold", "coal")
    for seat in everyone(t):
        assert told(t, "journey-drawn", seat) == [{"seat": 0, "coins": 1, "journeys": 1}]
        assert view(t, seat).journeys == 1


@pytest.mark.rule("M-060")
@pytest.mark.parametrize("by", BY)
def test_a_journey_drawn_by_ratatines_ability_is_laid_out_at_once(by: str) -> None:
    t = asked_about("ratatine", by, "gold journey ore steel lead")
    coins, size = t.coins[0], t.hand_size[0]
    play(t, 0, "use")
    play(t, 0, "order", order=order(1, 3, 0, 2))
    assert (t.coins[0], t.hand_size[0], t.journeys) == (coins + 1, size, 1)
    assert hold(t, 4) == ["steel", "gold", "ore", "lead"]
    for seat in everyone(t):
        assert told(t, "journey-drawn", seat) == [{"seat": 0, "coins": 1, "journeys": 1}]


@pytest.mark.rule("M-060")
def test_no_coin_comes_with_a_journey_when_the_safe_is_empty() -> None:
    t = staged(["rochat igor", "love ripp"], hands=["coal"], hold="journey journey gold")
    set_safe(t, 2)
    reveal(t, 0, "rochat")
    assert (t.coins[0], t.safe, t.journeys) == (5, 0, 2)
    assert [facts["coins"] for facts in told(t, "journey-drawn")] == [1, 0]


@pytest.mark.rule("M-061")
@SEATS
def test_the_number_of_journeys_is_public_and_never_falls(seats: int) -> None:
    flights = 0
    for seed in range(8):
        t = dealt(seats, seed, mode="long-haul")
        assert t.journeys == 0
        before = 0
        for _ in random_moves(t, seed):
            assert before <= t.journeys <= JOURNEYS
            drawn = told(t, "journey-drawn")
            assert [facts["journeys"] for facts in drawn] == list(range(before + 1, t.journeys + 1))
            for seat in everyone(t):
                assert view(t, seat).journeys == t.journeys
            before = t.journeys
        assert before <= t.journeys <= JOURNEYS
        flights += t.journeys == JOURNEYS
    assert flights > 0


@pytest.mark.rule("M-062")
@pytest.mark.parametrize("by", BY)
def test_a_journey_that_ratatine_puts_back_is_not_drawn(by: str) -> None:
    t = asked_about("ratatine", by, "gold journey journey steel lead")
    coins = t.coins[0]
    play(t, 0, "use")
    assert (t.coins[0], t.journeys) == (coins, 0)
    play(t, 0, "order", order=order(3, 1, 0, 2))
    assert (t.coins[0], t.journeys) == (coins, 0)
    assert hold(t, 4) == ["journey", "gold", "journey", "lead"]
    assert "steel" in hand(t, 0)
    for seat in everyone(t):
        assert told(t, "journey-drawn", seat) == []
        assert view(t, seat).journeys == 0


@pytest.mark.rule("M-062")
@pytest.mark.parametrize("by", BY)
def test_nobody_else_learns_of_a_journey_that_was_seen(by: str) -> None:
    t = asked_about("ratatine", by, "gold journey ore steel")
    other = t.copy()
    seen = t.top + 1
    deep = t.top + max(place for place, card in enumerate(hold(t)) if card not in ("journey", "gold"))
    other.hold[seen], other.hold[deep] = t.hold[deep], t.hold[seen]
    assert can_tell(t, other) == []
    for table in (t, other):
        play(table, 0, "use")
    assert can_tell(t, other) == [0]
    for seat in everyone(t):
        assert told(t, "foresaw", seat) == [{"seat": 0, "cards": 4}]
        assert bool(told(t, "foreseen", seat)) == (seat == 0)
    for table in (t, other):
        play(table, 0, "order", order=order(0, 1, 2, 3))
    assert can_tell(t, other) == [0]
    assert told(t, "ordered") == told(other, "ordered") == [{"seat": 0}]


def tenth_by_search() -> Table:
    t = staged(
        ["troy igor", "love ripp", "walder mirante"], "red red red", ["wood coal"], hold="journey", journeys=9
    )
    reveal(t, 0, "troy")
    return t


@pytest.mark.rule("M-063")
def test_after_the_tenth_journey_the_drawer_takes_its_actions_and_nobody_else_plays() -> None:
    t = tenth_by_search()
    assert (t.journeys, t.coins[0], t.asks, awaited(t)) == (10, 5, TAKE_ACTION, [0])
    for seat in everyone(t):
        assert told(t, "journey-drawn", seat) == [{"seat": 0, "coins": 1, "journeys": 10}]
    assert {family for family, _ in choices(t, 0)} == {"end", "throw", "player"}
    play(t, 0, "throw", cargo="coal", crates=0)
    assert (awaited(t), thrown(t, 0)) == ([0], ["coal"])
    play(t, 0, "player", seat=1)
    assert (awaited(t), t.ending) == ([], BY_FLIGHT)
    assert told(t, "landed") == [{"seat": 0}]
    assert all(choices(t, seat) == [] for seat in range(3))


@pytest.mark.rule("M-063")
def test_the_drawer_of_the_tenth_journey_may_end_at_once() -> None:
    t = tenth_by_search()
    end(t, 0)
    assert (awaited(t), t.ending) == ([], BY_FLIGHT)
    assert told(t, "landed") == [{"seat": 0}]
    assert all(t.laid[seat, 0] == NONE for seat in (1, 2))


@pytest.mark.rule("M-063")
def test_the_tenth_journey_in_the_second_round_ends_the_flight_as_well() -> None:
    t = staged(["troy igor", "love ripp", "walder mirante"], hold="wood wood wood wood journey", journeys=9)
    for name in ("troy", "love", "walder"):
        pass_by(t, name)
    pass_by(t)
    assert (t.journeys, awaited(t), t.current[1]) == (10, [1], t.traitor[t.plays - 1])
    end(t, 1)
    assert (awaited(t), t.ending) == ([], BY_FLIGHT)
    assert t.laid[2, 1] == NONE


@pytest.mark.rule("M-063")
@pytest.mark.parametrize("by", BY)
def test_the_tenth_journey_by_ratatines_ability_leaves_the_throw(by: str) -> None:
    t = asked_about("ratatine", by, "gold ore steel journey", journeys=9)
    play(t, 0, "use")
    play(t, 0, "order", order=order(3, 0, 1, 2))
    assert (t.journeys, awaited(t)) == (10, [0])
    assert {family for family, _ in choices(t, 0)} == {"end", "throw"}
    play(t, 0, "throw", cargo="coal", crates=0)
    assert (awaited(t), t.ending, thrown(t, 0)) == ([], BY_FLIGHT, ["coal"])


@pytest.mark.rule("M-063")
@pytest.mark.parametrize("by", BY)
def test_the_tenth_journey_by_rochats_ability_leaves_the_throw(by: str) -> None:
    t = asked_about("rochat", by, "journey gold", journeys=9)
    coins = t.coins[0]
    play(t, 0, "card", cargo="coal")
    assert (t.journeys, t.coins[0], awaited(t)) == (10, coins + 1, [0])
    play(t, 0, "throw", cargo="wood", crates=0)
    assert (awaited(t), t.ending) == ([], BY_FLIGHT)


@pytest.mark.rule("M-063")
@pytest.mark.parametrize("by", BY)
def test_when_the_throw_came_first_the_tenth_journey_by_an_ability_ends_the_flight_at_once(by: str) -> None:
    """A copier has no colour before its Ability, so only Ratatine herself can throw first."""
    t = asked_about("ratatine", by, "gold ore steel journey", journeys=9)
    if by == "itself":
        play(t, 0, "throw", cargo="coal", crates=0)
    else:
        assert choices(t, 0, "throw") == []
    play(t, 0, "use")
    play(t, 0, "order", order=order(3, 0, 1, 2))
    assert (t.journeys, t.ending) == (10, BY_FLIGHT if by == "itself" else NONE)


@pytest.mark.rule("M-063")
def test_a_running_ability_is_finished_in_the_final_play() -> None:
    """Tim Sly finds the tenth Journey, then names Zamfirescu and sells two cards as his copy, and throws."""
    t = staged(["tim-sly igor", "love ripp"], "yellow red red", ["wood ore coal"], hold="journey", journeys=9)
    reveal(t, 0, "tim-sly")
    assert t.journeys == 10
    play(t, 0, "traitor", traitor="zamfirescu")
    play(t, 0, "card", cargo="ore")
    play(t, 0, "card", cargo="coal")
    assert awaited(t) == [0]
    play(t, 0, "throw", cargo="wood", crates=0)
    assert (awaited(t), t.ending) == ([], BY_FLIGHT)


@pytest.mark.rule("M-063")
def test_the_leader_still_settles_dice_of_the_final_play() -> None:
    t = staged(["troy igor", "mirante ripp"], "blue red red", hold="wood journey", journeys=9)
    pass_by(t, "troy")
    reveal(t, 1, "mirante")
    for seed in range(40):
        final = reseeded(t, seed)
        play(final, 1, "reroll", dice=0b001)
        if dice(final)[0] == "pick":
            break
    assert (final.asks, awaited(final)) == (SETTLE_DIE, [0])
    play(final, 0, "set", die=0, result="blue")
    assert awaited(final) == [1]
    play(final, 1, "throw", cargo="wood", crates=0)
    assert (awaited(final), final.ending) == ([], BY_FLIGHT)


@pytest.mark.rule("M-063")
def test_rochat_may_bury_and_draw_in_the_final_play_with_the_hold_empty() -> None:
    """Her own card is then the only one of the Hold, and comes back."""
    t = staged(["rochat igor", "love ripp"], "green red red", hands=["coal"], hold="journey", journeys=9)
    shrink_hold(t, "journey")
    reveal(t, 0, "rochat")
    assert (t.journeys, t.depth, awaited(t)) == (10, 0, [0])
    assert may(t, 0, "card", cargo="coal")
    play(t, 0, "card", cargo="coal")
    assert (hand(t, 0), t.depth, awaited(t)) == (["coal"], 0, [0])
    end(t, 0)
    assert t.ending == BY_FLIGHT
