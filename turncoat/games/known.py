"""What a seat knows for certain, and who did what: facts about things on the table, and ribbons of deeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from turncoat import shapes
from turncoat.kernel.news import Event
from turncoat.words import Message

TABLE = ""
"""What a fact is about that is about no one thing."""


@dataclass(frozen=True)
class Fact:
    """Something that is certain from a seat's view, and does not lie open before everybody."""

    about: str
    """The thing on the board, by the key that the client has for it, or a seat: `seat-2`."""
    message: Message
    holds: Callable[[Any], bool] = field(compare=False)
    """Whether it is so on a whole table: it is in every world that fits the view."""
    sign: Message | None = None
    """The same in a word or two, to stand on the thing where nothing else there shows it."""

    def json(self) -> shapes.Fact:
        """The fact as clients get it."""
        return {
            "about": self.about,
            "message": self.message.json(),
            "sign": self.sign.json() if self.sign else None,
        }


@dataclass(frozen=True)
class Suspicion:
    """Something that may be so, as far as a seat knows, and that is worth asking oneself."""

    about: str
    """The thing on the board, or the seat, as a fact has it."""
    message: Message
    holds: Callable[[Any], bool] = field(compare=False)
    """Whether it is so on a whole table."""


@dataclass(frozen=True)
class Cell:
    """What a player did in one column of a ribbon, or what the column is: in a sign or two, and in words."""

    sign: Message
    message: Message

    def json(self) -> shapes.Cell:
        """The cell as clients get it."""
        return {"sign": self.sign.json(), "message": self.message.json()}


@dataclass(frozen=True)
class Ribbon:
    """Who did what, as everybody saw it: a row for each seat."""

    title: Message
    columns: Sequence[Cell]
    rows: Sequence[Sequence[Cell | None]]
    """By seat, a cell for each column; None where there is nothing to say."""

    def json(self) -> shapes.Ribbon:
        """The ribbon as clients get it."""
        return {
            "title": self.title.json(),
            "columns": [column.json() for column in self.columns],
            "rows": [[cell.json() if cell else None for cell in row] for row in self.rows],
        }


@lru_cache(maxsize=1 << 14)
def facts_of(event: Event) -> Mapping[str, int]:
    """What an event tells: ribbons go through the same events again and again."""
    return event.facts


def about_seat(seat: int) -> str:
    """What a fact is about that is about a player."""
    return f"seat-{seat}"


def settle(masks: list[int], group: Sequence[int], among: int, least: int, most: int) -> bool:
    """Narrow what some cards can be, where so many of them are of a set; whether anything was learned.

    Each mask has a bit for everything that a card can be.
    """
    sure = [one for one in group if not masks[one] & ~among]
    maybe = [one for one in group if masks[one] & among and masks[one] & ~among]
    narrowed = 0
    if len(sure) >= most:
        narrowed = ~among
    elif len(sure) + len(maybe) <= least:
        narrowed = among
    if not narrowed:
        return False
    for one in maybe:
        masks[one] &= narrowed
    return bool(maybe)


def only(mask: int) -> int | None:
    """The one thing that is left of a set of bits; None where there are more."""
    return mask.bit_length() - 1 if mask and not mask & mask - 1 else None
