"""Group 14: the two endings."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    awaited,
    choices,
    dealt,
    end,
    everyone,
    finish_turn,
    heard,
    may,
    pass_by,
    play,
    random_moves,
    reveal,
    set_thrown,
    staged,
    told,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import CARDS, JOURNEYS, KINDS, NONE
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.table import (
    BY_FLIGHT,
    BY_POINTS,
    DRAWS,
    PLAY_TRAITOR,
    SETTLE_DIE,
    SHOW_TRAITOR,
    TAKE_ACTION,
    Table,
)

LINES = ["love igor", "troy ripp", "steeling walder"]
POINTS = {
    19: "diamonds gold gold",
    20: "diamonds diamonds gold",
    21: "diamonds diamonds diamonds",
    29: "diamonds diamonds diamonds gold coal",
    30: "diamonds diamonds diamonds gold lead",
    31: "diamonds diamonds diamonds gold ore",
}
"""Thrown cards without all four levels."""


def payoffs(t: Table) -> list[int]:
    """What the seats get."""
    out = [0] * t.seats
    GAME.payoff(t, out)
    return out


@pytest.mark.rule("M-157")
@pytest.mark.parametrize(
    ("mode", "points", "over"),
    [
        ("run", 19, False),
        ("run", 20, True),
        ("run", 21, True),
        ("run", 30, True),
        ("long-haul", 20, False),
        ("long-haul", 29, False),
        ("long-haul", 30, True),
        ("long-haul", 31, True),
    ],
)
def test_the_game_ends_by_points_at_the_end_of_a_turn(mode: str, points: int, over: bool) -> None:
    t = staged(LINES, mode=mode)
    set_thrown(t, 2, POINTS[points])
    assert score(t, 2) == points
    finish_turn(t)
    assert (t.awaits == 0) == over
    assert (t.ending, t.winners) == ((BY_POINTS, 0b100) if over else (NONE, 0))
    for seat in everyone(t):
        told = [kind for kind, _ in heard(t, seat)]
        assert ("reached" in told, "won" in told, "turn-begins" in told) == (over, over, not over)
        assert (view(t, seat).ending, view(t, seat).winners) == (t.ending, t.winners)


@pytest.mark.rule("M-157")
def test_all_who_have_reached_the_target_are_told_to_all() -> None:
    t = staged(LINES)
    set_thrown(t, 0, POINTS[20])
    set_thrown(t, 2, "gold gold gold gold")
    finish_turn(t)
    for seat in everyone(t):
        assert ("reached", {"seats": 0b101}) in heard(t, seat)


def flight(chance: int, dice: str = "blue red green") -> Table:
    """A turn of three seats in which the tenth Journey is drawn at this chance; it has just been drawn."""
    t = staged(LINES, dice, journeys=9, hold=" ".join(["wood"] * chance + ["journey"]), coins=[5, 5, 5])
    for _ in range(chance):
        pass_by(t)
    if choices(t, awaited(t)[0], "traitor") and not choices(t, awaited(t)[0], "end"):
        play(t, awaited(t)[0], "traitor", **choices(t, awaited(t)[0], "traitor")[0][1])
    assert t.journeys == JOURNEYS
    return t


@pytest.mark.rule("M-158")
@pytest.mark.parametrize("chance", range(6))
def test_after_the_play_with_the_tenth_journey_the_flight_is_over(chance: int) -> None:
    t = flight(chance)
    drawer = chance % 3
    assert (t.asks, awaited(t), t.ending) == (TAKE_ACTION, [drawer], NONE)
    end(t, drawer)
    assert (t.awaits, t.ending, t.turn) == (0, BY_FLIGHT, 1)
    assert t.chances == chance + 1, "nobody else got a chance"
    for seat in everyone(t):
        assert ("landed", {"seat": drawer}) in heard(t, seat)
        assert (view(t, seat).ending, view(t, seat).journeys) == (BY_FLIGHT, JOURNEYS)
    assert all(choices(t, seat) == [] for seat in range(3))


@pytest.mark.rule("M-158")
def test_the_flight_ends_too_when_both_actions_of_the_last_play_are_taken() -> None:
    t = flight(2)
    play(t, 2, "set", die=0, result="blue")
    play(t, 2, "throw", cargo="wood", crates=0)
    assert (t.awaits, t.ending, score(t, 2)) == (0, BY_FLIGHT, 1)


@pytest.mark.rule("M-158", "M-063")
def test_in_the_final_play_the_leader_still_settles_a_die() -> None:
    """Seat 1 draws the tenth Journey and re-rolls through Mirante; then it goes on and the flight ends."""
    for seed in range(300):
        t = staged(["love igor", "mirante ripp"], "red red red", journeys=9, hold="wood journey", seed=seed)
        pass_by(t, "love")
        reveal(t, 1, "mirante")
        play(t, 1, "reroll", dice=0b111)
        if t.asks == SETTLE_DIE:
            break
    assert t.asks == SETTLE_DIE
    while t.asks == SETTLE_DIE:
        assert (awaited(t), t.ending) == ([0], NONE)
        play(t, 0, "set", die=choices(t, 0)[0][1]["die"], result="blue")
    assert awaited(t) == [1]
    play(t, 1, "throw", cargo="wood", crates=0)
    assert (t.ending, t.awaits) == (BY_FLIGHT, 0)


@pytest.mark.rule("M-158")
def test_at_the_last_play_of_a_turn_the_ending_is_still_called_the_flight() -> None:
    t = flight(5)
    set_thrown(t, 0, "diamonds gold gold wood")
    end(t, 2)
    assert (t.ending, t.winners) == (BY_FLIGHT, 1)
    told = [kind for kind, _ in heard(t, -1)]
    assert "landed" in told
    assert "reached" not in told


@pytest.mark.rule("M-159")
@pytest.mark.parametrize("chance", [0, 3, 5])
def test_after_the_flight_a_seat_at_the_target_wins(chance: int) -> None:
    t = flight(chance)
    t.thrown[1, 7] = 3
    end(t, chance % 3)
    assert (t.ending, t.winners, payoffs(t)) == (BY_FLIGHT, 0b010, [0, 2, 0])
    assert ("won", {"seat": 1, "points": 21, "coins": t.coins[1]}) in heard(t, -1)


@pytest.mark.rule("M-159")
def test_points_made_in_the_very_last_play_count() -> None:
    t = staged(["steeling mirante", "love igor"], "blue red green", ["wood"], journeys=9, hold="journey")
    set_thrown(t, 0, POINTS[19])
    reveal(t, 0, "steeling")
    play(t, 0, "throw", cargo="wood", crates=0)
    end(t, 0)
    assert (t.ending, t.winners, score(t, 0)) == (BY_FLIGHT, 1, 20)


@pytest.mark.rule("M-159", "M-164")
def test_the_extra_point_counts_after_the_flight_too() -> None:
    t = staged(["steeling mirante", "love igor"], journeys=9, hold="journey")
    set_thrown(t, 1, "gold steel ore lead wood")
    reveal(t, 0, "steeling")
    end(t, 0)
    assert (t.winners, score(t, 1)) == (0b10, 20)


@pytest.mark.rule("M-160")
@pytest.mark.parametrize(("mode", "points"), [("run", 19), ("long-haul", 29)])
def test_after_the_flight_with_nobody_at_the_target_all_have_lost(mode: str, points: int) -> None:
    t = staged(LINES, journeys=9, hold="journey", mode=mode)
    set_thrown(t, 0, POINTS[points])
    pass_by(t)
    assert (t.awaits, t.ending, t.winners, payoffs(t)) == (0, BY_FLIGHT, 0, [0, 0, 0])
    for seat in everyone(t):
        assert ("nobody-won", {"points": points + 1}) in heard(t, seat)


@pytest.mark.rule("M-161")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_game_ends_and_each_turn_takes_a_card_from_the_hold(seats: int) -> None:
    for seed in range(4):
        t = dealt(seats, seed, mode="long-haul")
        first = t.depth
        depth, turn = first + 1, 0
        for _ in random_moves(t, seed):
            if t.turn > turn:
                assert (t.turn, t.depth < depth) == (turn + 1, True)
                depth, turn = t.depth, t.turn
            if t.chances == 1:
                assert t.asks != SHOW_TRAITOR, "nothing has been named yet"
            if t.chances == 1 and t.asks == PLAY_TRAITOR:
                assert t.unplayable == 0
        assert (t.awaits, t.ending != NONE) == (0, True)
        assert t.turn <= first - t.depth, "the last turn has taken a card as well"


@pytest.mark.rule("M-161")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_only_rochat_puts_a_card_back_and_she_draws_one_for_it(seats: int) -> None:
    burials = 0
    for seed in range(6):
        t = dealt(seats, seed, mode="long-haul")
        luck = Random(seed)
        while t.awaits:
            before = t.copy()
            (seat,) = awaited(t)
            family, parameters = luck.choice(choices(t, seat))
            play(t, seat, family, **parameters)
            drawn = [(name, facts) for name, facts in everything_told(t) if name in ("drew", "journey-drawn")]
            buried = told(t, "buried")
            assert before.depth - t.depth == len(drawn) - len(buried)
            assert t.depth <= before.depth - (t.plays - before.plays)
            if buried:
                burials += 1
                assert t.ability[before.plays - 1] == traitor("rochat")
                assert drawn, "a card for the one that was buried"
    assert burials > 5


def everything_told(t: Table) -> list[tuple[str, dict[str, int]]]:
    """All news of the last decision, whoever hears them."""
    return [(event.kind.name, event.facts) for event in GAME.news.read(t)]


@pytest.mark.rule("M-161")
def test_a_table_that_throws_nothing_still_comes_to_an_end() -> None:
    t = dealt(3, 5)
    while t.awaits:
        (seat,) = awaited(t)
        if may(t, seat, "end"):
            end(t, seat)
        else:
            family, parameters = choices(t, seat)[0]
            play(t, seat, family, **parameters)
    assert (t.ending, t.winners, t.journeys) == (BY_FLIGHT, 0, JOURNEYS)


HIDDEN = ("dealt", "seen_pool", "pick", "held", "hand", "hold", "removed", "airsick", "undrafted", "opening")
"""What a view never shows in full."""


@pytest.mark.rule("M-162")
@pytest.mark.parametrize(("seats", "mode"), [(2, "run"), (3, "long-haul"), (4, "run"), (6, "run")])
def test_the_end_lays_no_further_cards_open_and_asks_nobody(seats: int, mode: str) -> None:
    for seed in range(4):
        t = dealt(seats, seed, mode=mode)
        for _ in random_moves(t, seed):
            pass
        assert t.awaits == 0
        for seat in range(seats):
            assert choices(t, seat) == []
        for seat in everyone(t):
            check_hidden(t, view(t, seat), seat)


def check_hidden(t: Table, seen: Table, seat: int) -> None:
    """Whatever is not the seat's own or was not seen by it is blank."""
    for other in range(t.seats):
        own = other == seat
        assert (seen.held[other], seen.dealt[other]) == (
            (t.held[other], t.dealt[other]) if own else (0, NONE)
        )
        assert [seen.hand[other, kind] for kind in range(KINDS)] == [
            t.hand[other, kind] if own else NONE for kind in range(KINDS)
        ]
        assert seen.opening[other] == (t.opening[other] if own else NONE)
    assert all(seen.hold[place] == NONE for place in range(CARDS))
    assert all(seen.removed[kind] == NONE for kind in range(KINDS))
    assert seen.airsick == (t.airsick if seat == t.leader else 0)
    assert seen.undrafted == (t.undrafted if seat in (t.leader, (t.leader - 1) % t.seats) else 0)
    for number in range(t.plays):
        for which in range(DRAWS):
            known = t.player[number] == seat or t.drawn[number, which] == KINDS
            assert seen.drawn[number, which] == (t.drawn[number, which] if known else NONE)


@pytest.mark.rule("M-162")
@pytest.mark.parametrize("by_flight", [True, False])
def test_views_after_the_end_hide_what_they_hid_before_it(by_flight: bool) -> None:
    """The last move only ends a play: no hidden field of any view changes by it."""
    t = flight(4) if by_flight else staged(LINES)
    t.thrown[0, 7] = 3
    while t.chances < (5 if by_flight else 6) or t.asks != TAKE_ACTION:
        pass_by(t)
    before = t.copy()
    (seat,) = awaited(t)
    GAME.play(t, seat, MOVES.number("end"))
    assert t.awaits == 0
    assert t.ending == (BY_FLIGHT if by_flight else BY_POINTS)
    for watcher in everyone(t):
        earlier, later = view(before, watcher), view(t, watcher)
        for field in (*HIDDEN, "drawn", "gave", "took", "ability_cards", "hand_size"):
            assert earlier.row[field].tobytes() == later.row[field].tobytes(), field
