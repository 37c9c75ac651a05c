"""The ladder: any bot against a fixed row of opponents on fixed deals, so that results can be compared.

At each rung one seat is the bot's and the others are the opponent's; its score is how many points more it
wins there than one of the opponents does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from turncoat.bots import BOTS
from turncoat.games.playable import Playable
from turncoat.lab.arena import arena
from turncoat.lab.standings import Over, Standings

RUNGS = ("random", "easy", "handwritten", "medium", "hard", "learned-hard")
"""The opponents, from the weakest on, and last who has learned the game, where somebody has."""
SEED = 20
"""Of all deals of the ladder."""
CONFIDENCE = 0.99


@dataclass(frozen=True)
class Rung:
    """How a bot did among one kind of opponents."""

    opponent: str
    seats: int
    standings: Standings
    bot: str

    @property
    def over(self) -> Over:
        """By how much the bot wins more than one of the opponents."""
        over = self.standings.bots[self.bot].over
        assert over, "there are two kinds at the table"
        return over

    def json(self) -> dict[str, Any]:
        """The rung as a program reads it."""
        share = self.standings.bots[self.bot].share
        return {"opponent": self.opponent, "seats": self.seats, "games": share.games, "share": share.share,
                "over": self.over.json()}  # fmt: skip


def rungs_of(game: Playable) -> tuple[str, ...]:
    """The opponents that play a game."""
    return tuple(name for name in RUNGS if BOTS[name].plays(game))


def ladder(
    game: Playable, bot: str, games: int, rungs: tuple[str, ...] = (), seats: int | None = None,
    talk: str = "off", cores: int | None = None, progress: Callable[[int], object] | None = None,
) -> Iterator[Rung]:  # fmt: skip
    """Climb: a rung for each opponent that is not the bot itself, so many games each; all that play the game
    where none is named."""
    count = seats or game.seats[len(game.seats) // 2]
    for opponent in rungs or rungs_of(game):
        if opponent != bot:
            named = [bot] + [opponent] * (count - 1)
            standings = arena(
                game, count, games, named, SEED, None, cores, None, None, CONFIDENCE, progress, talk
            )
            yield Rung(opponent, count, standings, bot)
