"""A lesson: a fixed deal on which somebody learns a game by playing it.

It is data. The rules make the table of every step, so a lesson cannot disagree with them, and a test plays it
through and checks all that its notes say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Step:
    """Something to read, and mostly something to do."""

    note: str
    """The message `lesson-NOTE` of the game's words."""
    at: str = ""
    """What it speaks of: the `data-about` of a thing on the page; nothing for the whole table."""
    move: str = ""
    """What the learner does then; nothing where there is only to read."""
    wrong: str = ""
    """The message `lesson-WRONG` to whoever does something else that the rules allow."""
    others: tuple[str, ...] = ()
    """What happens then: `Cole place 1 wolf 3` is a move, `Cole says i-am souls` a claim."""
    holds: Callable[[Any], bool] | None = None
    """Whether what the note says is so, on the whole table."""


@dataclass(frozen=True)
class Lesson:
    """A guided table. The learner has its first seat."""

    seats: int
    deal: int
    """What the deal is made from."""
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
