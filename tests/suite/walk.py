"""Random games, interpreted, one decision at a time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS, marked
from turncoat.kernel.record import Record

R = TypeVar("R", bound=Record)


def legal(game: Game, table: Record, seat: int) -> list[int]:
    """The legal moves of a seat; also checks that `legal` counts them rightly."""
    mask = [0] * MASK_WORDS
    count = game.legal(table, seat, mask)
    moves = list(marked(mask))
    assert count == len(moves)
    return moves


def awaited(table: Record) -> list[int]:
    """The seats that owe a decision."""
    return [seat for seat in range(table.seats) if table.awaits >> seat & 1]


def random_decision(game: Game, table: Record, luck: Random) -> tuple[int, int]:
    """Any awaited seat and any of its moves."""
    seat = luck.choice(awaited(table))
    return seat, luck.choice(legal(game, table, seat))


def random_game(game: Game, seats: int, seed: int, options: dict[str, str]) -> Iterator[Record]:
    """The table after the deal and after every decision, always the same object."""
    luck = Random(seed)
    table = game.dealt(seats, seed, options)
    yield table
    while table.awaits:
        game.play(table, *random_decision(game, table, luck))
        yield table


def seen(game: Game, table: R, seat: int) -> R:
    """The table as a seat sees it."""
    view = table.copy()
    game.veil(view, seat)
    return view


def drop_news(game: Game, table: Record, name: str) -> None:
    """Leave out of a table's news the events of a name."""
    kept = [event.packed for event in game.news.read(table) if event.kind.name != name]
    table.row["news"] = 0
    table.told = len(kept)
    for line, packed in enumerate(kept):
        table.news[line] = packed
