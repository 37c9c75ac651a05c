"""The small games of the benchmarks: known counts, and backgammon beside a second text of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from benchmarks.games import GAMES
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS, lowest, marked

KUHN, LEDUC, CONNECT_FOUR, BACKGAMMON = (
    GAMES[name] for name in ("kuhn-poker", "leduc-poker", "connect-four", "backgammon")
)


def moves_of(game: Game, table: Any) -> list[int]:
    mask = [0] * MASK_WORDS
    found = game.legal(table, lowest(table.awaits), mask)
    moves = list(marked(mask))
    assert found == len(moves) > 0
    return moves


def after(game: Game, table: Any, move: int) -> Any:
    following = table.copy()
    game.play(following, lowest(table.awaits), move)
    assert not following.faults()
    return following


def payoffs(game: Game, table: Any) -> list[int]:
    out = [0, 0]
    game.payoff(table, out)
    return out


def walk(game: Game, table: Any, past: str = "") -> Iterator[tuple[str, Any]]:
    """Every way a game can go, by the moves made so far."""
    yield past, table
    if table.awaits:
        for move in moves_of(game, table):
            yield from walk(game, after(game, table, move), f"{past} {game.moves.text(move)}".strip())


def test_kuhn_poker_pays_as_its_five_ways_do() -> None:
    won_by_higher = {"pass pass": 1, "pass bet bet": 2, "bet bet": 2}
    won_by = {"pass bet pass": (-1, 1), "bet pass": (1, -1)}
    for cards in permutations(range(3), 2):
        table: Any = KUHN.dealt(2, 1)
        table.card[0], table.card[1] = cards
        ends = {past: payoffs(KUHN, end) for past, end in walk(KUHN, table) if not end.awaits}
        sign = 1 if cards[0] > cards[1] else -1
        expected = {past: [sign * stake, -sign * stake] for past, stake in won_by_higher.items()}
        assert ends == expected | {past: list(paid) for past, paid in won_by.items()}


def test_leduc_poker_has_936_information_states_and_pays_what_was_lost() -> None:
    states = set()
    for common, first in permutations(range(6), 2):
        left = [card for card in range(6) if card != common]  # so each seat has each card beside each other
        second = left[(left.index(first) + 1) % 5]

        def ways(table: Any, common: int = common) -> Iterator[Any]:
            yield table
            for move in moves_of(LEDUC, table) if table.awaits else ():
                following = after(LEDUC, table, move)
                if following.common >= 0:
                    following.common = common
                yield from ways(following)

        table: Any = LEDUC.dealt(2, 1)
        table.card[0], table.card[1] = first, second
        for state in ways(table):
            if state.awaits:
                view = state.copy()
                LEDUC.veil(view, lowest(state.awaits))
                states.add(view.bytes())
            else:
                won, lost = payoffs(LEDUC, state)
                assert won == -lost
    assert len(states) == 936


@pytest.mark.parametrize(
    ("cards", "common", "made", "paid"),
    [
        ((0, 4), 5, "call call call call", (-1, 1)),  # a pair
        ((0, 2), 5, "raise call call call", (-3, 3)),  # the higher rank
        ((0, 1), 5, "raise raise call raise raise call", (0, 0)),  # equal ranks
        ((4, 0), 1, "raise raise call raise raise fold", (-9, 9)),
        ((4, 0), 2, "raise fold", (1, -1)),
    ],
)
def test_leduc_poker_in_play(
    cards: tuple[int, int], common: int, made: str, paid: tuple[int, int]
) -> None:  # fmt: skip
    table: Any = LEDUC.dealt(2, 1)
    table.card[0], table.card[1] = cards
    for word in made.split():
        table = after(LEDUC, table, LEDUC.moves.read(word))
        if table.common >= 0:
            table.common = common
    assert not table.awaits
    assert payoffs(LEDUC, table) == list(paid)


def test_connect_four_takes_no_more_than_six_discs_in_a_column() -> None:
    table: Any = CONNECT_FOUR.dealt(2, 1)
    for _ in range(6):
        assert CONNECT_FOUR.moves.read("drop 1") in moves_of(CONNECT_FOUR, table)
        table = after(CONNECT_FOUR, table, CONNECT_FOUR.moves.read("drop 1"))
    assert len(moves_of(CONNECT_FOUR, table)) == 6
    assert CONNECT_FOUR.moves.read("drop 1") not in moves_of(CONNECT_FOUR, table)


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("1 2 1 2 1 2 1", 0),  # upwards
        ("1 1 2 2 3 3 4", 0),  # level
        ("1 2 2 3 3 4 3 4 4 7 4", 0),  # rising
        ("7 6 6 5 5 4 5 4 4 1 4", 0),  # falling
        ("7 1 7 1 6 1 6 1", 1),
        ("1 1 1 1 1 1 2 2 2", -1),
    ],
)
def test_connect_four_knows_four_in_a_row(columns: str, winner: int) -> None:
    table: Any = CONNECT_FOUR.dealt(2, 1)
    for column in columns.split():
        assert table.awaits
        table = after(CONNECT_FOUR, table, CONNECT_FOUR.moves.read(f"drop {column}"))
    assert table.winner == winner
    assert bool(table.awaits) == (winner < 0)


def test_a_full_board_is_a_draw() -> None:
    table: Any = CONNECT_FOUR.dealt(2, 1)
    order = "1 2 1 2 2 1 2 1 1 2 1 2 3 4 3 4 4 3 4 3 3 4 3 4 5 6 5 6 6 5 6 5 5 6 5 6 7 7 7 7 7 7"
    for column in order.split():
        table = after(CONNECT_FOUR, table, CONNECT_FOUR.moves.read(f"drop {column}"))
    assert not table.awaits
    assert payoffs(CONNECT_FOUR, table) == [0, 0]


Men = tuple[int, ...]


def steps(mine: Men, theirs: Men, die: int) -> Iterator[tuple[int, Men, Men]]:
    """What can be done with a die, by the book: from the bar first, not onto two, off when all are home."""
    for source in range(25, 0, -1):
        if not mine[source] or (source != 25 and mine[25]):
            continue
        target = source - die
        if target > 0 and theirs[25 - target] > 1:
            continue
        if target <= 0 and (any(mine[7:]) or (target < 0 and any(mine[source + 1 :]))):
            continue
        here, there = list(mine), list(theirs)
        here[source] -= 1
        here[max(0, target)] += 1
        if target > 0 and there[25 - target] == 1:
            there[25 - target] = 0
            there[25] += 1
        yield source, tuple(here), tuple(there)


def plays(mine: Men, theirs: Men, dice: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    """All ways to play dice, each as far as it goes."""
    stuck = True
    for die in set(dice):
        rest = list(dice)
        rest.remove(die)
        for source, here, there in steps(mine, theirs, die):
            stuck = False
            for more in plays(here, there, tuple(rest)):
                yield ((die, source), *more)
    if stuck:
        yield ()


def first_moves(mine: Men, theirs: Men, dice: tuple[int, ...]) -> set[tuple[int, int]]:
    """With what a turn may begin: as many dice as possible, and of two that exclude each other the larger."""
    ways = list(plays(mine, theirs, dice))
    longest = max(map(len, ways))
    firsts = {way[0] for way in ways if len(way) == longest and way}
    if longest == 1 and len(set(dice)) == 2:
        larger = {first for first in firsts if first[0] == max(dice)}
        firsts = larger or firsts
    return firsts


def test_backgammon_allows_what_the_book_allows() -> None:
    luck = Random(1)
    larger_alone = passed = 0
    for seed in range(12):
        table: Any = BACKGAMMON.dealt(2, seed)
        while table.awaits:
            seat = table.turn
            mine, theirs = (tuple(table.men[one, point] for point in range(26)) for one in (seat, 1 - seat))
            assert sum(mine) == sum(theirs) == 15
            dice = tuple(die for die in (table.high, table.low) if die)
            moves = moves_of(BACKGAMMON, table)
            found = {tuple(BACKGAMMON.moves.split(move)[1].values()) for move in moves}
            assert found == first_moves(mine, theirs, dice)
            larger_alone += len(dice) == 2 and len({die for die, _ in found}) == 1
            before = table
            table = after(BACKGAMMON, table, luck.choice(moves))
            passed += bool(table.awaits) and table.turn == seat and before.decisions + 1 == table.decisions
        assert table.men[table.winner, 0] == 15
        paid = payoffs(BACKGAMMON, table)
        assert paid[table.winner] in (1, 2, 3)
        assert sum(paid) == 0
    assert larger_alone
    assert passed


def test_backgammon_pays_for_gammons() -> None:
    table: Any = BACKGAMMON.dealt(2, 1)
    table.winner = 0
    for point in range(26):
        table.men[1, point] = 15 if point == 10 else 0
    assert payoffs(BACKGAMMON, table) == [2, -2]
    table.men[1, 10], table.men[1, 0] = 14, 1
    assert payoffs(BACKGAMMON, table) == [1, -1]
    table.men[1, 0], table.men[1, 19] = 0, 1
    assert payoffs(BACKGAMMON, table) == [3, -3]


@pytest.mark.parametrize("game", [KUHN, LEDUC], ids=lambda game: game.name)
def test_guesses_fit_what_is_seen(game: Game) -> None:
    luck = Random(1)
    for seed in range(20):
        table = game.dealt(2, seed)
        while table.awaits:
            for seat in (-1, 0, 1):
                view = table.copy()
                game.veil(view, seat)
                world = game.guessed(view, seat, seed)
                assert not world.faults()
                game.veil(world, seat)
                assert world.bytes() == view.bytes()
            table = after(game, table, luck.choice(moves_of(game, table)))
