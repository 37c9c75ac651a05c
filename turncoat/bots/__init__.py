"""Kinds of players that are no people. A table, a simulation and the terminal name them.

>>> from turncoat.bots import BOTS
>>> list(BOTS)
['random', 'handwritten', 'easy', 'medium', 'hard']
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from turncoat.bots.belief import Minded
from turncoat.bots.search import Effort, search
from turncoat.bots.situation import Past, Situation, nothing
from turncoat.kernel.chance import below, draw, sow
from turncoat.kernel.game import Game
from turncoat.kernel.moves import nth
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.record import Record
from turncoat.words import Fault, Message, Words


@dataclass(frozen=True)
class Bot:
    """A kind of bot. It gets what a seat knows, never the table."""

    name: str
    choose: Callable[[Situation], int]
    """A legal move. The situation has one to choose from."""
    number: int | None = None
    """What compiled playouts know it by; None for those who think longer."""

    def decide(
        self, game: Game, view: Record, seat: int, whim: list[int] | None = None, past: Past = nothing
    ) -> int:
        """A move of a seat that owes one; without a random stream of the caller's, by chance."""
        if whim is None:
            whim = [0] * 4
            sow(whim, *(secrets.randbits(32) for _ in range(4)))
        return self.choose(Situation(game, seat, view, whim, past))


def _at_random(situation: Situation) -> int:
    return nth(situation.mask, below(situation.whim, len(situation.moves)))


def _by_hand(situation: Situation) -> int:
    return int(situation.game.choose(situation.view, situation.seat, situation.mask, situation.whim))


LOOSE = 12.0
"""Merits are felt only roughly by who plays easily, in the game's own measure."""


def _loosely(situation: Situation) -> int:
    """A good move mostly: the better by hand, the likelier."""
    _, merits = situation.by_hand()
    moves = list(situation.moves)
    felt = merits[moves] / (LOOSE * situation.game.heat)
    shares = np.cumsum(np.exp(felt - felt.max()))
    return moves[int(np.searchsorted(shares, draw(situation.whim) / 2**32 * shares[-1]))]


def _searching(effort: Effort) -> Callable[[Situation], int]:
    return lambda situation: search(situation, effort).chosen


MEDIUM = Effort(worlds=18, moves=4)
HARD = Effort(worlds=120, moves=8, mind=Minded(guesses=6))

BOTS = {
    bot.name: bot
    for bot in (
        Bot("random", _at_random, RANDOM),
        Bot("handwritten", _by_hand, HANDWRITTEN),
        Bot("easy", _loosely),
        Bot("medium", _searching(MEDIUM)),
        Bot("hard", _searching(HARD)),
    )
}
USUAL = "handwritten"
"""Who sits down where nobody says which bot is wanted."""


def bot_named(name: str) -> Bot:
    """A kind of bot by its name, or a `Fault` that names those there are."""
    if name not in BOTS:
        raise Fault(Message("error-bot", {"bot": name, "bots": ", ".join(BOTS)}), Words("en"))
    return BOTS[name]
