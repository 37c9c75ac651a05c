"""Group 15: scoring and ties."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    BOX,
    awaited,
    dealt,
    end,
    everyone,
    heard,
    pass_by,
    play,
    random_moves,
    reveal,
    set_coins,
    set_thrown,
    staged,
    thrown,
    view,
)
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.scoring import bonus, cargo_points, score
from turncoat.games.mad_zeppelin.table import BY_FLIGHT, BY_POINTS, TAKE_ACTION, Table
from turncoat.match import Match

LINES = ["love igor", "troy ripp", "steeling walder", "mirante henchman"]


def with_thrown(*cards: str, coins: Sequence[int] = (), by_flight: bool = False) -> Table:
    """The last play of a game: seats have thrown these cards and have these coins."""
    lines = LINES[: len(cards)]
    t = staged(lines, journeys=9, hold="journey") if by_flight else staged(lines)
    for seat, line in enumerate(cards):
        set_thrown(t, seat, line)
    last = 1 if by_flight else 2 * t.seats
    if by_flight:
        reveal(t, 0, "love")
    while t.chances < last or t.asks != TAKE_ACTION:
        pass_by(t)
    set_coins(t, coins)
    return t


def counted(*cards: str, coins: Sequence[int] = (), by_flight: bool = False) -> Table:
    """The same when it is over."""
    t = with_thrown(*cards, coins=coins, by_flight=by_flight)
    (seat,) = awaited(t)
    end(t, seat)
    assert t.ending == (BY_FLIGHT if by_flight else BY_POINTS)
    return t


def winners(t: Table) -> list[int]:
    """The seats that win or share a draw."""
    return [seat for seat in range(t.seats) if t.winners >> seat & 1]


def payoffs(t: Table) -> list[int]:
    """What the seats get."""
    out = [0] * t.seats
    GAME.payoff(t, out)
    return out


@pytest.mark.rule("M-163", "M-165")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("wood coal ore gold", 14),
        ("crate lead steel diamonds", 17),
        ("diamonds diamonds diamonds", 21),
        ("", 0),
        ("crate", 1),
        ("wood wood wood", 3),
        ("coal ore gold", 12),
        ("crate wood coal lead ore steel", 16),
        ("crate wood coal lead ore steel gold diamonds", 30),
    ],
)
def test_a_score_is_the_points_of_thrown_cards_and_one_for_all_four_levels(cards: str, points: int) -> None:
    t = staged(LINES[:3], hands=["diamonds gold", "gold", "steel"], coins=[9, 2, 3])
    set_thrown(t, 0, cards)
    names = cards.split()
    levels = {BOX[name][1] for name in names}
    assert cargo_points(t, 0) == sum(BOX[name][2] for name in names)
    assert bonus(t, 0) == (levels == {1, 2, 3, 4})
    for seat in everyone(t):
        assert [score(view(t, seat), other) for other in range(3)] == [points, 0, 0]


@pytest.mark.rule("M-163")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_scores_are_open_to_all_and_never_fall(seats: int) -> None:
    for seed in range(3):
        t = dealt(seats, seed, mode="long-haul")
        before = [0] * seats
        for _ in random_moves(t, seed):
            now = [score(t, seat) for seat in range(seats)]
            assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now
            if t.decisions % 10 == 0:
                for seat in everyone(t):
                    assert [score(view(t, seat), other) for other in range(seats)] == now
        assert max(before) > 5


@pytest.mark.rule("M-163")
def test_cards_in_hand_and_coins_score_nothing() -> None:
    one = staged(LINES[:2], hands=["wood", "wood"], coins=[0, 0])
    other = staged(LINES[:2], hands=["diamonds gold gold steel", "wood"], coins=[25, 0])
    for t in (one, other):
        set_thrown(t, 0, "coal ore gold")
        assert score(t, 0) == 12, "the Wood in hand gives no level either"


@pytest.mark.rule("M-164")
def test_the_extra_point_is_given_once() -> None:
    t = staged(LINES[:2], mode="long-haul")
    set_thrown(t, 0, "wood coal ore gold crate lead steel diamonds")
    assert (cargo_points(t, 0), bonus(t, 0), score(t, 0)) == (29, 1, 30)


@pytest.mark.rule("M-164")
@pytest.mark.parametrize(
    ("cards", "over"), [("gold steel ore lead wood", True), ("gold gold diamonds", False)]
)
def test_nineteen_points_with_all_four_levels_end_a_run_game_at_the_end_of_the_turn(
    cards: str, over: bool
) -> None:
    t = with_thrown("", cards)
    assert (cargo_points(t, 1), score(t, 1), t.awaits != 0) == (19, 20 if over else 19, True)
    (seat,) = awaited(t)
    end(t, seat)
    assert (t.awaits == 0, winners(t)) == (over, [1] if over else [])


@pytest.mark.rule("M-166")
@pytest.mark.parametrize("by_flight", [False, True])
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (["diamonds diamonds gold", "diamonds diamonds diamonds", "gold gold gold ore"], 2),
        (["diamonds diamonds diamonds wood", "gold gold gold coal", "gold gold"], 0),
        (["wood", "gold gold gold coal", "diamonds diamonds diamonds"], 2),
    ],
)
def test_of_several_at_the_target_the_highest_score_wins(
    cards: list[str], winner: int, by_flight: bool
) -> None:
    """Whatever their coins: the winner has the most."""
    t = counted(*cards, coins=[9 if seat == winner else 0 for seat in range(3)], by_flight=by_flight)
    assert winners(t) == [winner]
    assert payoffs(t) == [2 if seat == winner else 0 for seat in range(3)]


TWENTY = ["diamonds diamonds gold", "gold gold gold coal", "steel steel steel steel"]
"""Three ways to twenty points."""


@pytest.mark.rule("M-167")
@pytest.mark.parametrize("by_flight", [False, True])
@pytest.mark.parametrize(("coins", "winner"), [([4, 3, 5], 1), ([0, 1, 1], 0), ([9, 8, 7], 2)])
def test_of_equal_scores_the_fewest_coins_win(coins: list[int], winner: int, by_flight: bool) -> None:
    t = counted(*TWENTY, coins=coins, by_flight=by_flight)
    assert winners(t) == [winner]
    assert ("won", {"seat": winner, "points": 20, "coins": coins[winner]}) in heard(t, -1)


@pytest.mark.rule("M-167")
def test_crates_and_cards_of_the_type_gold_in_hand_are_no_coins() -> None:
    """Seat 0 has fewer coins and more crates and Gold than seat 1."""
    t = staged(LINES[:2], hands=["crate crate crate gold gold", "wood"], journeys=9, hold="journey")
    set_thrown(t, 0, "diamonds diamonds gold")
    set_thrown(t, 1, "diamonds steel ore ore")
    reveal(t, 0, "love")
    set_coins(t, [2, 3])
    end(t, 0)
    assert [score(t, seat) for seat in range(2)] == [20, 20]
    assert winners(t) == [0]


@pytest.mark.rule("M-167", "M-168")
@pytest.mark.parametrize(("coins", "expected"), [([7, 5], [0]), ([8, 5], [0, 1]), ([9, 5], [1])])
def test_coins_count_as_they_stand_after_the_last_payment(coins: list[int], expected: list[int]) -> None:
    """Seat 0 pays a bribe of 3 in the last play of the game."""
    t = staged(["steeling mirante", "love igor"], "blue red green", ["lead"], journeys=9, hold="journey")
    set_thrown(t, 0, "diamonds gold ore")
    set_thrown(t, 1, "diamonds diamonds gold")
    reveal(t, 0, "steeling")
    set_coins(t, coins)
    play(t, 0, "throw", cargo="lead", crates=0)
    end(t, 0)
    assert [score(t, seat) for seat in range(2)] == [20, 20]
    assert winners(t) == expected


@pytest.mark.rule("M-168")
@pytest.mark.parametrize("by_flight", [False, True])
@pytest.mark.parametrize(
    ("cards", "coins", "drawn"),
    [
        (["diamonds diamonds gold", "gold gold gold coal", "wood"], [4, 4, 4], [0, 1]),
        (["wood", "gold gold gold coal", "diamonds diamonds gold"], [0, 4, 4], [1, 2]),
        (TWENTY, [3, 3, 3], [0, 1, 2]),
        (TWENTY, [3, 5, 3], [0, 2]),
        (TWENTY, [5, 3, 3], [1, 2]),
        (["diamonds diamonds gold", "gold gold gold coal", "diamonds gold gold"], [4, 4, 0], [0, 1]),
    ],
)
def test_equal_in_score_and_coins_is_a_draw_between_exactly_these(
    cards: list[str], coins: list[int], drawn: list[int], by_flight: bool
) -> None:
    t = counted(*cards, coins=coins, by_flight=by_flight)
    assert winners(t) == drawn
    assert payoffs(t) == [1 if seat in drawn else 0 for seat in range(3)]
    shared = sum(1 << seat for seat in drawn)
    for seat in everyone(t):
        assert ("draw", {"seats": shared, "points": 20, "coins": coins[drawn[0]]}) in heard(t, seat)
        assert "won" not in [kind for kind, _ in heard(t, seat)]


@pytest.mark.rule("M-169")
@pytest.mark.parametrize(
    "cards", [["diamonds gold gold", "gold gold", "steel"], ["diamonds gold gold", "diamonds gold gold", ""]]
)
def test_below_the_target_nobody_wins_and_nobody_draws(cards: list[str]) -> None:
    t = counted(*cards, coins=[1, 1, 1], by_flight=True)
    assert (winners(t), payoffs(t)) == ([], [0, 0, 0])
    assert score(t, 0) == 19


@pytest.mark.rule("M-169")
def test_scores_of_nineteen_twelve_and_five_after_the_flight_make_no_winner() -> None:
    t = counted("diamonds gold gold", "gold gold", "steel", by_flight=True)
    assert ([score(t, seat) for seat in range(3)], winners(t)) == ([19, 12, 5], [])


@pytest.mark.rule("M-169")
@pytest.mark.parametrize("by_flight", [False, True])
def test_a_seat_below_the_target_takes_no_part_in_a_tie(by_flight: bool) -> None:
    t = counted(
        "diamonds gold gold", "diamonds diamonds gold", "diamonds", coins=[0, 9, 0], by_flight=by_flight
    )
    assert (winners(t), payoffs(t)) == ([1], [0, 2, 0])


@pytest.mark.rule("M-170")
def test_a_win_is_better_than_a_draw_and_a_draw_better_than_a_loss() -> None:
    won = payoffs(counted("diamonds diamonds diamonds", "wood", "wood"))
    drawn = payoffs(counted(*TWENTY[:2], "wood", coins=[2, 2, 2]))
    lost = payoffs(counted("wood", "wood", "wood", by_flight=True))
    assert won[0] > drawn[0] == drawn[1] > won[1] == drawn[2]
    assert lost == [won[1]] * 3


RESULTS = [
    (["diamonds diamonds diamonds", "wood", "gold steel ore lead wood"], [4, 2, 3], False, [0]),
    ([*TWENTY[:2], "wood coal ore gold"], [2, 2, 2], True, [0, 1]),
    (["wood", "crate", ""], [2, 2, 2], True, []),
]


@pytest.mark.rule("M-170")
@pytest.mark.parametrize(("cards", "coins", "by_flight", "expected"), RESULTS)
def test_the_result_names_winners_ending_and_each_seats_points_and_coins(
    cards: list[str], coins: list[int], by_flight: bool, expected: list[int]
) -> None:
    t = counted(*cards, coins=coins, by_flight=by_flight)
    match = Match(GAME, 3, 1)
    match.table = t
    result = match.result
    assert (result["winners"], result["payoffs"]) == (expected, payoffs(t))
    sheet = result["sheet"]
    assert sheet["ending"] == ("flight" if by_flight else "points")
    for seat, line in enumerate(sheet["seats"]):
        names = thrown(t, seat)
        points = sum(BOX[name][2] for name in names)
        extra = int({BOX[name][1] for name in names} == {1, 2, 3, 4})
        assert (line["cargo_points"], line["bonus"], line["points"], line["coins"]) == (
            points,
            extra,
            points + extra,
            coins[seat],
        )


@pytest.mark.rule("M-170")
def test_ending_winners_points_and_coins_are_in_every_view_of_a_finished_table() -> None:
    t = counted("diamonds diamonds diamonds", "wood", "gold steel ore lead wood", coins=[4, 2, 3])
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.ending, winners(seen)) == (BY_POINTS, [0])
        assert [(cargo_points(seen, s), bonus(seen, s), seen.coins[s]) for s in range(3)] == [
            (21, 0, 4),
            (1, 0, 2),
            (19, 1, 3),
        ]
