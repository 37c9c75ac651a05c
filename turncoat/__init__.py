"""Four games of bluff and betrayal: play them, simulate them, learn from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turncoat.games import NAMES, game, names
from turncoat.match import FileError, Match, Move, Refused

if TYPE_CHECKING:
    from turncoat.lab.simulate import simulate

__version__ = "0.1.0"
__all__ = ["NAMES", "FileError", "Match", "Move", "Refused", "__version__", "game", "names", "simulate"]


def __getattr__(name: str) -> Any:
    """Import the laboratory when it is first asked for: people at a table never need it."""
    if name == "simulate":
        from turncoat.lab import simulate

        return simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
