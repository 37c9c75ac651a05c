"""The same seeds interpreted and compiled give the same bytes."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from tests.suite.registry import Case
from tests.suite.walk import awaited, legal, random_game
from tests.suite.worlds import worlds
from turncoat.kernel.batch import Batch, machine, play_games
from turncoat.kernel.chance import below, sow
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, clear, nth
from turncoat.kernel.playout import WHIM
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.record import Record
from turncoat.kernel.rule import compiled

SEED = 77
EVERY = 5
"""Decisions from one that is looked at to the next."""


def play_interpreted(game: Game, seats: int, number: int, options: dict[str, str]) -> Record:
    """Game `number` of the seed by random players, as the compiled playouts number their streams."""
    table = game.dealt(seats, SEED | number << 64, options)
    whim, mask = [0] * 4, [0] * MASK_WORDS
    sow(whim, SEED, 0, number, WHIM)
    while table.awaits:
        seat = awaited(table)[0]
        clear(mask)
        game.play(table, seat, nth(mask, below(whim, game.legal(table, seat, mask))))
    return table


def test_random_games_interpreted_and_compiled(chosen_case: Case) -> None:
    game, seats, options = chosen_case.game, chosen_case.seats, chosen_case.options
    results = play_games(game, seats, 4, SEED, options)
    for number in range(4):
        table = play_interpreted(game, seats, number, options)
        assert table.decisions == results.steps[number]
        payoffs = [0] * seats
        game.payoff(table, payoffs)
        assert payoffs == results.payoffs[number].tolist()
        assert [game.side(table, seat) for seat in range(seats)] == results.sides[number].tolist()


def test_tables_are_equal_byte_for_byte_after_every_decision(chosen_case: Case) -> None:
    game, seats, options = chosen_case.game, chosen_case.seats, chosen_case.options
    batch = Batch(game, seats, 3, SEED, options, threads=1)
    luck = [Random(i) for i in range(3)]
    tables = [game.dealt(seats, SEED | i << 64, options) for i in range(3)]
    while not batch.over.all():
        allowed = batch.legal()
        moves = np.zeros(3, np.int64)
        claims = np.full(3, -1)
        for i, table in enumerate(tables):
            assert table.bytes() == game.table(batch.tables[i : i + 1]).bytes()
            if table.awaits:
                seat = awaited(table)[0]
                choices = legal(game, table, seat)
                assert np.flatnonzero(allowed[i]).tolist() == choices
                moves[i] = luck[i].choice(choices)
                claims[i] = said_by(game, table, seat, luck[i])
                game.play(table, seat, int(moves[i]))
        if game.talk:
            batch.say(claims)
        batch.play(moves)


def said_by(game: Game, table: Record, seat: int, luck: Random) -> int:
    """What a seat says at random, now and then, once it has said it."""
    if game.talk is None or luck.random() < 0.7:
        return -1
    claim = luck.choice([*game.talk.sensible_for(table, seat)])
    game.talk.say(table, seat, claim)
    return claim


def spoken(game: Game, view: Record, row: Any, seat: int) -> None:
    """Compare what the hand-written player says and replies, and how claims are judged."""
    talk = game.talk
    assert talk
    whims = [0] * 4, np.zeros(4, np.int64)
    for claim in range(view.decisions % 7, talk.claims.count, 7):
        if talk.names[claim] < view.seats:
            for one in (talk.sensible, talk.hearers, talk.holds):
                assert one(view, seat, claim) == compiled(one)(row, seat, claim)
        for whim in whims:
            sow(whim, claim, view.decisions, 0, 0)
        speaker = (seat + 1) % view.seats
        says: tuple[tuple[Any, tuple[int, ...]], ...] = (talk.speak, ()), (talk.reply, (speaker, claim))
        for thought, more in says:
            assert thought(view, seat, whims[0], *more) == compiled(thought)(row, seat, whims[1], *more)


def test_views_guesses_and_bots_interpreted_and_compiled(chosen_case: Case) -> None:
    game, seats = chosen_case.game, chosen_case.seats
    veil, consider = machine(game).veil, ponderer(game).consider
    for table in random_game(game, seats, SEED, chosen_case.options):
        if table.decisions % EVERY:
            continue
        turn = table.decisions // EVERY % (seats + 1) - 1
        for seat in sorted({turn, *awaited(table)}):
            one, two = table.copy(), table.copy()
            game.veil(one, seat)
            veil(two.row, seat, 0, 1)
            assert one.bytes() == two.bytes()
            if seat >= 0 and game.talk and table.decisions % (5 * EVERY) == 0:
                spoken(game, one, two.row[0], seat)
            if seat in awaited(table):
                mask, whim, merits = [0] * MASK_WORDS, [0] * 4, np.zeros(MOST_MOVES, np.int64)
                game.legal(table, seat, mask)
                sow(whim, seat, table.decisions, 0, 0)
                cells = (np.array(mask), np.array(whim), np.zeros(4, np.int64), merits)
                assert consider(two.row, seat, *cells) == game.choose(one, seat, mask, whim)
            one = game.guessed(one, seat, table.decisions)
            assert one.bytes() == next(worlds(game, two, seat, [table.decisions])).bytes()
