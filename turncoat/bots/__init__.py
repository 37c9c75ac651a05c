"""Kinds of players that are no people. A table, a simulation and the terminal name them.

>>> from turncoat.bots import BOTS
>>> list(BOTS)
['random', 'handwritten', 'easy', 'medium', 'hard', 'learned-easy', 'learned-medium', 'learned-hard']
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from turncoat.bots import cover, players
from turncoat.bots.belief import Minded
from turncoat.bots.learned import Learned
from turncoat.bots.network import HEATS
from turncoat.bots.search import Effort, searching
from turncoat.bots.situation import Past, Situation, fresh, nothing
from turncoat.kernel.chance import below, draw
from turncoat.kernel.game import Game
from turncoat.kernel.moves import nth
from turncoat.kernel.playout import CHATTY, HANDWRITTEN, RANDOM
from turncoat.kernel.record import Record
from turncoat.kernel.talk import NOTHING
from turncoat.kernel.thinking import Thinking, think
from turncoat.words import Fault, Message, Words


def spoken_by_hand(situation: Situation) -> int:
    """What the hand-written player says of its own accord."""
    talk = situation.game.talk
    return talk.speak(situation.view, situation.seat, situation.whim) if talk else NOTHING


def replied_by_hand(situation: Situation, speaker: int, claim: int) -> int:
    """What the hand-written player says to whoever has spoken to it."""
    talk = situation.game.talk
    return talk.reply(situation.view, situation.seat, situation.whim, speaker, claim) if talk else NOTHING


def spoken_at_random(situation: Situation) -> int:
    """Now and then any claim that makes sense."""
    talk = situation.game.talk
    if talk is None or below(situation.whim, CHATTY):
        return NOTHING
    sensible = list(talk.sensible_for(situation.view, situation.seat))
    return sensible[below(situation.whim, len(sensible))] if sensible else NOTHING


def replied_at_random(situation: Situation, speaker: int, claim: int) -> int:
    """The same, whatever was said."""
    return spoken_at_random(situation)


def every_game(game: Game) -> bool:
    """Whoever goes by what every game has plays all of them."""
    return True


@dataclass(frozen=True)
class Bot:
    """A kind of bot. It gets what a seat knows, never the table."""

    name: str
    choose: Callable[[Situation], int]
    """A legal move. The situation has one to choose from."""
    number: int | None = None
    """What compiled playouts know it by; None for those who think longer."""
    speak: Callable[[Situation], int] = spoken_by_hand
    """What it claims of its own accord, in a game with talk, or `NOTHING`."""
    reply: Callable[[Situation, int, int], int] = replied_by_hand
    """What it says to a claim of a seat that has spoken to it, or `NOTHING`."""
    thinks: Callable[[Situation], Thinking[int]] | None = None
    """How it comes to its move, where it asks for what can be worked out for many at once."""
    searches: bool = False
    """Whether it needs what is compiled for a game: see `turncoat.bots.warm`."""
    takes: float = 0.0
    """Seconds that a decision takes among people, whatever is decided: its pauses tell nothing."""
    speaks_first: bool = False
    """Whether what it says of its own accord belongs before its decision, and not after it."""
    plays: Callable[[Game], bool] = every_game
    """Whether it plays a game."""

    def decide(
        self,
        game: Game,
        view: Record,
        seat: int,
        whim: list[int] | None = None,
        past: Past = nothing,
        daring: float = 1.0,
    ) -> int:
        """A move of a seat that owes one; without a random stream of the caller's, by chance.

        A bot that does not search waits for no compiler.
        """
        stream = fresh() if whim is None else whim
        return self.choose(Situation(game, seat, view, stream, past, daring, self.searches))


def _at_random(situation: Situation) -> int:
    return nth(situation.mask, below(situation.whim, len(situation.moves)))


def _by_hand(situation: Situation) -> int:
    return int(situation.game.choose(situation.view, situation.seat, situation.mask, situation.whim))


LOOSE = 1.0
"""Merits are felt only roughly by who plays easily, in the game's own measure."""


def _loosely(situation: Situation) -> int:
    """A good move mostly: the better by hand, the likelier."""
    _, merits = situation.by_hand()
    moves = list(situation.moves)
    felt = merits[moves] / (LOOSE * situation.daring * situation.game.heat)
    shares = np.cumsum(np.exp(felt - felt.max()))
    return moves[int(np.searchsorted(shares, draw(situation.whim) / 2**32 * shares[-1]))]


@dataclass(frozen=True)
class Searching:
    """A player that tries moves out."""

    effort: Effort

    def thinks(self, situation: Situation) -> Thinking[int]:
        """How it comes to a legal move."""
        return (yield from searching(situation, self.effort)).chosen

    def choose(self, situation: Situation) -> int:
        """A legal move."""
        return think(self.thinks(situation))


def by_search(name: str, effort: Effort, **more: Any) -> Bot:
    """A kind of bot that tries moves out."""
    player = Searching(effort)
    return Bot(
        name, player.choose, None, cover.speak, cover.reply, thinks=player.thinks, searches=True, **more
    )


def by_network(name: str, player: Learned, **more: Any) -> Bot:
    """A kind of bot that has learned what to do, and what to say before it; to what it is asked it answers as
    searching players do."""
    return Bot(
        name, player.choose, None, player.speak, cover.reply, thinks=player.thinks, searches=True,
        speaks_first=True, **more,
    )  # fmt: skip


MEDIUM = Effort(worlds=18, moves=4, word=0.05)
HARD = Effort(worlds=120, moves=8, mind=Minded(guesses=6), hush=0.06, word=0.05)

BOTS = {
    bot.name: bot
    for bot in (
        Bot("random", _at_random, RANDOM, spoken_at_random, replied_at_random),
        Bot("handwritten", _by_hand, HANDWRITTEN),
        Bot("easy", _loosely),
        by_search("medium", MEDIUM, takes=0.4),
        by_search("hard", HARD, takes=1.0),
        *(by_network(name, Learned(level=name), plays=players.has, takes=0.15) for name in HEATS),
    )
}
LEVELS = ("easy", "medium", "hard")
"""The kinds that people choose among in every game."""
LEARNED = tuple(HEATS)
"""The same levels of those who have learned, in games that have a learned player."""
USUAL = "handwritten"
"""Who sits down where nobody says which bot is wanted."""


def levels(game: Game) -> list[str]:
    """The kinds that people choose among in a game."""
    return [name for name in (*LEVELS, *LEARNED) if BOTS[name].plays(game)]


def bot_named(name: str, game: Game | None = None) -> Bot:
    """A kind of bot by its name, or a `Fault` that names those there are, or the games that it plays.

    Where no game is named yet, whoever does not play it says so when asked for a move.
    """
    if name not in BOTS:
        raise Fault(Message("error-bot", {"bot": name, "bots": ", ".join(BOTS)}), Words("en"))
    if game and not BOTS[name].plays(game):
        raise players.unlearned(game)
    return BOTS[name]


def still_playing(name: str, game: Game) -> Bot:
    """The kind that somebody was promised, or the usual one where that no longer plays the game."""
    kind = BOTS.get(name, BOTS[USUAL])
    return kind if kind.plays(game) else BOTS[USUAL]
