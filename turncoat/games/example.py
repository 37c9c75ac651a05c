"""Examples: the pictures of the rules, moments of a fixed deal.

They are data, as lessons are. The rules make the table of every picture and the game's own room draws it, so
an example cannot disagree with either, and a test plays it through and checks all that its captions say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Shot:
    """A moment, and what there is to see in it."""

    caption: str
    """The message `example-CAPTION` of the game's words."""
    at: str = ""
    """What it speaks of: the `data-about` of a thing on the page; nothing for the whole picture."""
    parts: tuple[str, ...] = ()
    """The things to which the picture is cut down, by their `data-about`; none for the whole board."""
    to: str = ""
    """The step of the lesson up to which its deal is played; nothing to go on from the shot before."""
    then: tuple[str, ...] = ()
    """What is done besides: `Cole place 1 wolf 3` is a move, `You vote wolf` one of the first seat."""
    says: str = ""
    """Who is seen saying what they said last."""
    holds: Callable[[Any], bool] | None = None
    """Whether what the caption says is so, on the whole table."""


@dataclass(frozen=True)
class Example:
    """Moments that show what a chapter tells, on the deal of the game's lesson, seen from the first seat."""

    chapter: str
    """The name of the chapter's title."""
    shots: tuple[Shot, ...]
