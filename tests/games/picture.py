"""A table as the terminal draws it, for the tests of all boards."""

from __future__ import annotations

import io

from rich.console import Console

from turncoat.kernel.record import Record
from turncoat.match import Match
from turncoat.terminal import Screen


def picture(game: Match, seat: int, width: int = 80, view: Record | None = None) -> str:
    """What a seat sees, or a view that is given."""
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    Screen(game, screen).draw(game.seen(seat) if view is None else view, seat)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def line(text: str, start: str) -> str:
    """The only line of a picture that begins so, without its frame."""
    lines = [line.strip(" │") for line in text.splitlines()]
    found = [line for line in lines if line.startswith(start)]
    assert len(found) == 1, text
    return found[0]
