"""Games between bots of any kind, each game the same on any number of cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.bots import Bot
from turncoat.bots.own import any_bot
from turncoat.bots.situation import Situation
from turncoat.kernel.batch import Results, checked_talk, cores, machine, play_games, rows
from turncoat.kernel.chance import WORD, halves, sow
from turncoat.kernel.game import Game
from turncoat.kernel.moves import lowest
from turncoat.kernel.playout import HANDWRITTEN, WHIM
from turncoat.kernel.record import copied, joined
from turncoat.kernel.talk import NOTHING
from turncoat.kernel.things import MOST_SEATS, members
from turncoat.kernel.thinking import Thinking, think


def play_some(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, str] | None = None,
    first: int = 0,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
    talk: str = "off",
) -> Results:
    """Play games number `first` and on of a seed, one bot for each seat; compiled where all bots can be."""
    talks = checked_talk(game, talk)
    everyone = [any_bot(name, game) for name in bots]
    report = progress or (lambda played: None)
    if all(bot.number is not None for bot in everyone):
        who = _numbers(game, everyone)
        return play_games(
            game, seats, games, seed, options, who, first, threads=threads, progress=report, talk=talk
        )

    def play_one(number: int) -> Any:
        # Each game has bots of its own, so that none of them can bring anything along from another one.
        own = [any_bot(name, game) for name in bots]
        table = play_out(game, seats, number, seed, own, options, talks)
        report(1)
        return table

    with ThreadPoolExecutor(threads or cores()) as pool:
        return results_of(game, list(pool.map(play_one, range(first, first + games))))


def results_of(game: Game, tables: Sequence[Any]) -> Results:
    """What came of games that are over."""
    seats = tables[0].seats if tables else 0
    payoffs = np.zeros((len(tables), seats), np.int16)
    for place, table in enumerate(tables):
        out = [0] * seats
        game.payoff(table, out)
        payoffs[place] = out
    return Results(
        payoffs,
        np.array([[game.side(table, seat) for seat in range(seats)] for table in tables], np.int8),
        np.array([table.decisions for table in tables], np.int32),
        game.table.blanks(0),
    )


def _numbers(game: Game, bots: Sequence[Bot]) -> NDArray[np.int64] | None:
    """Who plays each seat whatever its side, as playouts know them; nobody named where all play at random."""
    numbers = [bot.number for bot in bots]
    if not any(numbers):
        return None
    players = np.zeros((MOST_SEATS, max(1, len(game.sides))), np.int64)
    players[: len(bots)] = np.array(numbers)[:, None]
    return players


def play_out(
    game: Game, seats: int, number: int, seed: int, bots: Sequence[Bot], options: Mapping[str, str] | None,
    talks: bool = False,
) -> Any:  # fmt: skip
    """Play one game decision by decision, with talk or without; the table at its end."""
    return think(playing(game, seats, number, seed, bots, options, talks))


@dataclass(frozen=True)
class Moment:
    """A moment of a game for whoever looks on; nothing is asked."""

    table: Any
    before: list[NDArray[Any]]

    def here(self) -> None:
        """Nobody looks."""


def course(
    game: Game, seats: int, number: int, seed: int, bots: Sequence[Bot], options: Mapping[str, str] | None,
    talks: bool = False,
) -> Iterator[tuple[Any, list[NDArray[Any]]]]:  # fmt: skip
    """A game as it goes: the table before each decision and at the end, and as it was before those so far."""
    thoughts, answer = playing(game, seats, number, seed, bots, options, talks), None
    with suppress(StopIteration):
        while True:
            ask = thoughts.send(answer)
            if isinstance(ask, Moment):
                yield ask.table, ask.before
            answer = ask.here()


def playing(
    game: Game, seats: int, number: int, seed: int, bots: Sequence[Bot], options: Mapping[str, str] | None,
    talks: bool = False,
) -> Thinking[Any]:  # fmt: skip
    """How a game is played; the table at its end."""
    low, high = halves(seed)
    made = machine(game)
    table = game.blank(seats, options)
    sow(table.chance, low, high, number & WORD, number >> 32)
    game.deal(table)
    before: list[NDArray[Any]] = []
    spoke = NOTHING
    while table.awaits:
        seat = lowest(table.awaits)
        whim = [0] * 4
        sow(whim, low ^ len(before), high, number & WORD, (number >> 32) ^ WHIM ^ (seat + 1))
        if talks:
            spoke = _converse(game, table, bots, whim, before, spoke)
        yield Moment(table, before)
        situation = known(game, table, before, seat, whim)
        bot = bots[seat]
        if bot.number == HANDWRITTEN:
            move = situation.by_hand()[0]
        else:
            move = (yield from bot.thinks(situation)) if bot.thinks else bot.choose(situation)
        before.append(copied(table.row))
        made.play(rows(game, table.row), np.array([move]), 0, 1)
    yield Moment(table, before)
    return table


def known(game: Game, table: Any, before: list[NDArray[Any]], seat: int, whim: list[int]) -> Situation:
    """What a seat knows of a table."""
    view = table.copy()
    machine(game).veil(rows(game, view.row), seat, 0, 1)
    return Situation(game, seat, view, whim, _past(game, before, seat))


def _converse(
    game: Game, table: Any, bots: Sequence[Bot], whim: Sequence[int], before: list[NDArray[Any]], spoke: int
) -> int:
    """Let whoever decides next speak first, and those to whom it speaks answer: see `playout.converse`."""
    talk = game.talk
    assert talk
    seat = lowest(table.awaits)
    turn: int = MOST_SEATS * table.decisions + seat
    if turn == spoke:
        return turn

    def heard_by(who: int) -> Situation:
        voice = [0] * 4
        sow(voice, (whim[0] ^ turn) & WORD, whim[1] ^ (who + 1), whim[2], whim[3])
        return known(game, table, before, who, voice)

    claim = bots[seat].speak(heard_by(seat))
    heard = talk.say(table, seat, claim) if claim != NOTHING else 0
    for other in members(heard):
        if other != seat and (talk.asks[claim] == 1 or talk.names[claim] == other):
            answer = bots[other].reply(heard_by(other), seat, claim)
            if answer != NOTHING:
                talk.say(table, other, answer)
    return turn


def _past(game: Game, before: list[NDArray[Any]], seat: int) -> Callable[[], NDArray[Any]]:
    """What a seat saw before each decision."""

    def past() -> NDArray[Any]:
        views = joined(game.table, before)
        machine(game).veil(rows(game, views), seat, 0, len(views))
        return views

    return past
