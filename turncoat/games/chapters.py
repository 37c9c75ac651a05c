"""The rules of a game in our words, for people who have never seen it: chapters, each a title and lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turncoat.shapes import Chapter as ChapterShape
from turncoat.words import Message

if TYPE_CHECKING:
    from turncoat.games.playable import Playable


@dataclass(frozen=True)
class Chapter:
    """A part of the rules. A line about something that may not be as published has it as its `origin`."""

    title: Message
    lines: tuple[Message, ...]
    lists: bool = False
    """Whether it is a list to look something up in: nobody has to read it to play."""
    hints: tuple[str, ...] = ()
    """The hints behind questions, by name, of which it tells more."""

    def json(self) -> ChapterShape:
        """The chapter as a client gets it."""
        lines = [line.json() for line in self.lines]
        return {"title": self.title.json(), "lines": lines, "lists": self.lists, "hints": list(self.hints)}


def chapters(game: Playable, seats: int, options: Mapping[str, str] | None = None) -> list[Chapter]:
    """A game's rules for a number of seats and options."""
    return game.chapters(game.blank(seats, options), game.agreed(options))


def help_lines(game: Playable, seats: int, options: Mapping[str, str] | None = None) -> list[Message]:
    """The same one line after another, each title before its chapter."""
    return [line for chapter in chapters(game, seats, options) for line in (chapter.title, *chapter.lines)]
