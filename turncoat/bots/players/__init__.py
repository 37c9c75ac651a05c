"""The learned players that come with the package: beside this file, one for each game that has one.

A file is named after its game. `turncoat learn` writes such files, and says in them how they were learned.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from turncoat.bots.network import SUFFIX, check
from turncoat.games import game as game_named
from turncoat.games import names
from turncoat.kernel.game import Game
from turncoat.words import Fault, Message, Words

FOLDER = Path(__file__).parent


def path_of(game: Game) -> Path:
    """Where the player of a game is, if it has one."""
    return FOLDER / f"{game.name}{SUFFIX}"


def has(game: Game) -> bool:
    """Whether a game has a player, and that has learned the game as it is now."""
    return _fits(path_of(game), game)


@cache
def _fits(path: Path, game: Game) -> bool:
    try:
        check(path, game)
    except Fault:
        return False
    return True


def learned_games() -> list[str]:
    """The names of the games that have one."""
    return [name for name in names() if has(game_named(name))]


def player_of(game: Game) -> Path:
    """The file with the player of a game, or a `Fault` that names the games that have one."""
    if not has(game):
        raise unlearned(game)
    return path_of(game)


def unlearned(game: Game) -> Fault:
    """That nobody has learned a game."""
    learned = learned_games()
    facts: dict[str, str | int] = {"game": game.name, "games": ", ".join(learned), "count": len(learned)}
    return Fault(Message("error-unlearned", facts), Words("en"))
