"""Four games of bluff and betrayal: play them, simulate them, learn from them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from turncoat.games import NAMES, game, names
from turncoat.match import FileError, Match, Move, Refused

if TYPE_CHECKING:
    from turncoat import text
    from turncoat.envs.vec import vec
    from turncoat.lab.arena import arena
    from turncoat.lab.simulate import simulate

__version__ = "0.1.0"
__all__ = [
    "NAMES", "FileError", "Match", "Move", "Refused", "__version__", "arena", "game", "names", "simulate",
    "text", "vec",
]  # fmt: skip


def __dir__() -> list[str]:
    """What is here, also what is imported only when it is asked for."""
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """Import the laboratory and the rest when it is first asked for: people at a table never need it."""
    if name == "text":
        return import_module("turncoat.text")
    if name == "vec":
        from turncoat.envs.vec import vec

        return vec
    if name in ("arena", "simulate"):
        from turncoat import lab

        return getattr(lab, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
