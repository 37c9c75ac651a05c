"""Four games of bluff and betrayal: play them, simulate them, learn from them."""

from __future__ import annotations

from turncoat.games import NAMES, game
from turncoat.lab import simulate
from turncoat.match import FileError, Match, Move, Refused

__version__ = "0.1.0"
__all__ = ["NAMES", "FileError", "Match", "Move", "Refused", "__version__", "game", "simulate"]
