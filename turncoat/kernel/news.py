"""News: what a move made known, and to whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from turncoat.kernel.record import NUMBERS
from turncoat.kernel.rule import rule

EVERYONE = -1


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule
def tell(
    t: Any, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Report an event to an audience: a bit for each seat, or EVERYONE (spectators too)."""
    line = t.told
    if line < t.news.shape[0]:
        t.news[line, 0] = kind
        t.news[line, 1] = audience
        t.news[line, 2] = a
        t.news[line, 3] = b
        t.news[line, 4] = c
        t.news[line, 5] = d
        t.news[line, 6] = e
        t.told = line + 1


@rule
def forget(t: Any) -> None:
    """Begin anew before the next decision. Old lines stay in memory, but in nobody's view."""
    t.told = 0


@rule
def censor(t: Any, seat: int) -> None:
    """Leave only the news that a seat hears, closed up so that no gap shows, and nothing behind it."""
    kept = 0
    for line in range(t.news.shape[0]):
        audience = t.news[line, 1]
        if line < t.told and (audience == EVERYONE or (seat >= 0 and (audience >> seat) & 1)):
            for column in range(t.news.shape[1]):
                t.news[kept, column] = t.news[line, column]
            kept += 1
    for line in range(kept, t.news.shape[0]):
        for column in range(t.news.shape[1]):
            t.news[line, column] = 0
    t.told = kept


@dataclass(frozen=True)
class Kind:
    """A kind of event: its name, its numbers, and whether it uncovers something hidden."""

    name: str
    numbers: tuple[str, ...]
    uncovers: bool


@dataclass(frozen=True)
class Event:
    """One event as it was told."""

    kind: Kind
    audience: int
    numbers: tuple[int, ...]

    @property
    def facts(self) -> dict[str, int]:
        """The event's numbers by name."""
        return dict(zip(self.kind.numbers, self.numbers, strict=True))


class Kinds:
    """The kinds of events of a game, numbered as they are declared."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def kind(self, name: str, *numbers: str, uncovers: bool = False) -> int:
        """Declare a kind; returns the number that `tell` takes."""
        if len(numbers) > NUMBERS:
            raise TypeError(f"news {name!r} has {len(numbers)} numbers; an event carries {NUMBERS}")
        self.kinds.append(Kind(name, numbers, uncovers))
        return len(self.kinds) - 1

    def read(self, t: Any) -> list[Event]:
        """The news of a table."""
        events = []
        for line in range(t.told):
            kind = self.kinds[t.news[line, 0]]
            numbers = tuple(t.news[line, 2 + i] for i in range(len(kind.numbers)))
            events.append(Event(kind, t.news[line, 1], numbers))
        return events
