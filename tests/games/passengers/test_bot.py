"""The hand-written player of Passengers."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.suite.walk import random_decision, seen
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import BOAT, CAST_VOTE, COIN_NUMBER, DEMON, ROUNDS, SOUL, YAESTHER
from turncoat.kernel.batch import play_games
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.things import MOST_SEATS

SEED = 41


@pytest.mark.parametrize(("side", "gain"), [(SOUL, 0.35), (DEMON, 0.22), (YAESTHER, 0.08)])
def test_beats_random_play(side: int, gain: float) -> None:
    def win_rate(player: int) -> float:
        players = np.full((MOST_SEATS, len(GAME.sides)), RANDOM, np.int64)
        players[:, side] = player
        results = play_games(GAME, 6, 2000, SEED, players=players)
        return float(np.any((results.sides == side) & (results.payoffs == 1), axis=1).mean())

    assert win_rate(HANDWRITTEN) > win_rate(RANDOM) + gain


def test_takes_the_coin_while_another_round_follows() -> None:
    """P-154: whoever has it starts the next round; there is none after the third."""
    players = np.full((MOST_SEATS, len(GAME.sides)), HANDWRITTEN, np.int64)
    tables = play_games(GAME, 6, 500, SEED, players=players, keep=500).tables
    taken = [(tables["gift"][:, voyage] == COIN_NUMBER).any(axis=1).mean() for voyage in range(ROUNDS)]
    assert taken[0] > 0.6
    assert taken[-1] < 0.3


def voted(table: Any, seat: int) -> int:
    """The boat for which a seat votes by hand."""
    mask, whim = [0] * MASK_WORDS, [0] * 4
    GAME.legal(table, seat, mask)
    sow(whim, 1, 2, 3, 4)
    return GAME.moves.split(GAME.choose(seen(GAME, table, seat), seat, mask, whim))[1]["boat"]


@pytest.mark.parametrize("words", ["i-shall-vote", "vote-with-me", "yes", "no"])
def test_votes_as_it_has_said_unless_too_much_is_at_stake(words: str) -> None:
    """Also where that was to call on others, or to answer their call."""
    assert GAME.talk
    votes = {True: 0, False: 0}
    for seed in range(6):
        table: Any = GAME.dealt(5, seed)
        while table.asks != CAST_VOTE:
            GAME.play(table, *random_decision(GAME, table, Random(seed)))
        for seat in range(5):
            against = 1 - voted(table, seat)
            t = table.copy()
            boat = BOAT.text(1 - against if words == "no" else against)
            if words in ("yes", "no"):
                GAME.talk.write(t, (seat + 1) % 5, GAME.talk.claims.read(f"vote-with-me {boat}"), 0b11111)
                GAME.talk.write(t, seat, GAME.talk.claims.read(words), 0b11111)
            else:
                GAME.talk.write(t, seat, GAME.talk.claims.read(f"{words} {boat}"), 0b11111)
            votes[voted(t, seat) == against] += 1
    assert votes[True] > 0
    assert votes[False] > 0
