"""Kinds of players that are no people. A table, a simulation and the terminal name them.

>>> from turncoat.bots import BOTS
>>> list(BOTS)
['random', 'handwritten']
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from turncoat.kernel.chance import below, sow
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS, nth
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.record import Cells, Record
from turncoat.words import Fault, Message, Words


def _at_random(game: Game, view: Record, seat: int, mask: Cells, moves: int, whim: Cells) -> int:
    return nth(mask, below(whim, moves))


def _by_hand(game: Game, view: Record, seat: int, mask: Cells, moves: int, whim: Cells) -> int:
    return game.choose(view, seat, mask, whim)


@dataclass(frozen=True)
class Bot:
    """A kind of bot. It gets a seat's view, never the table."""

    name: str
    number: int
    """What compiled playouts know it by."""
    choose: Callable[[Game, Record, int, Cells, int, Cells], int]
    """A move, by the game, the view, the seat, the mask of legal moves, their number, and a random stream."""

    def decide(self, game: Game, view: Record, seat: int, whim: Cells | None = None) -> int:
        """A move of a seat that owes one; without a random stream of the caller's, by chance."""
        mask = [0] * MASK_WORDS
        moves = game.legal(view, seat, mask)
        if whim is None:
            whim = [0] * 4
            sow(whim, *(secrets.randbits(32) for _ in range(4)))
        return int(self.choose(game, view, seat, mask, moves, whim))


BOTS = {
    bot.name: bot for bot in (Bot("random", RANDOM, _at_random), Bot("handwritten", HANDWRITTEN, _by_hand))
}
USUAL = "handwritten"
"""Who sits down where nobody says which bot is wanted."""


def bot_named(name: str) -> Bot:
    """A kind of bot by its name, or a `Fault` that names those there are."""
    if name not in BOTS:
        raise Fault(Message("error-bot", {"bot": name, "bots": ", ".join(BOTS)}), Words("en"))
    return BOTS[name]
