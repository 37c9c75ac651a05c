"""The games by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from turncoat.kernel.game import Game
from turncoat.words import Fault, Message, Words

NAMES = ("passengers", "mad-zeppelin", "cerberus", "chaos-contract")


def game(name: str) -> Game:
    """A game by its name.

    >>> game("passengers").seats
    range(4, 9)
    """
    if name not in NAMES:
        raise Fault(Message("error-game", {"game": name, "games": ", ".join(NAMES)}), Words("en"))
    found: Game = import_module(_package(name)).GAME
    return found


@cache
def scene_of(game: Game) -> ModuleType:
    """The module that shows a game to people."""
    return import_module(f"{_package(game.name)}.scene")


def text_of(game: Game) -> Path:
    """The folder with a game's words."""
    return Path(__file__).parent / game.name.replace("-", "_") / "text"


def _package(name: str) -> str:
    return f"turncoat.games.{name.replace('-', '_')}"
