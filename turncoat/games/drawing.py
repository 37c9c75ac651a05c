"""What the boards of games in a terminal have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from turncoat.kernel.record import Record
from turncoat.words import Argument, Message, Words

R = TypeVar("R", bound=Record)


class Drawing(Generic[R]):
    """One view, being drawn."""

    def __init__(self, view: R, seat: int, words: Words, names: Sequence[str]) -> None:
        """Take what a seat sees, the words to name it, and the players' names."""
        self.view = view
        self.seat = seat
        self.words = words
        self.names = names

    def say(self, name: str, **arguments: Argument) -> str:
        """A message in words."""
        return self.words.say(Message(name, arguments), self.names)


class Row:
    """Parts in as few lines as they need, none of them broken; after a heading further lines step in."""

    def __init__(self, parts: Sequence[Text], heading: Text | None = None) -> None:
        """Take the parts in their order."""
        self.parts = [heading, *parts] if heading else list(parts)
        self.indent = "  " if heading else ""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Begin a new line where the next part has no room."""
        line = Text()
        for part in self.parts:
            if line and line.cell_len + 2 + part.cell_len > options.max_width:
                yield line
                line = Text(self.indent)
            line.append("  " if line.plain.strip() else "").append_text(part)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Room for the longest part is enough."""
        longest = len(self.indent) + max((part.cell_len for part in self.parts), default=0)
        return Measurement(min(options.max_width, longest), min(options.max_width, longest))
