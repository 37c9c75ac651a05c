"""News: what a move made known, and to whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from turncoat.kernel.record import MOST_SEATS, NUMBERS
from turncoat.kernel.rule import alarm, rule

EVERYTHING = -2
"""In place of a seat: whoever looks back at a finished game with all cards open."""

EVERYONE = 1 << MOST_SEATS
"""The audience of all seats and of spectators. Otherwise an audience has a bit for each seat."""

AUDIENCE_BITS = MOST_SEATS + 1
OVERFULL = -1
"""In place of how many events were told: something was lost, in this decision or in one before it."""

NUMBER_BITS = 8
"""An event is packed into one number: its kind, its audience, and its numbers from 0 to 255."""


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule
def tell(
    t: Any, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Report an event to an audience. To lose one is an error, at once or when a batch looks at it."""
    line = t.told
    if 0 <= line < t.news.shape[0]:
        head = (kind << AUDIENCE_BITS) | audience
        t.news[line] = (head << 40) | (a << 32) | (b << 24) | (c << 16) | (d << 8) | e
        t.told = line + 1
    else:
        t.told = OVERFULL
        alarm()


@rule
def forget(t: Any) -> None:
    """Begin anew before the next decision. Old lines stay in memory, but in nobody's view."""
    if t.told != OVERFULL:
        t.told = 0


@rule
def hears(event: int, seat: int) -> bool:
    """Whether an event is for a seat (-1: a spectator)."""
    audience = event >> 40
    return audience & EVERYONE != 0 or (seat >= 0 and (audience >> seat) & 1 == 1)


@rule
def censor(t: Any, seat: int) -> None:
    """Leave only the news that a seat hears, closed up so that no gap shows, and nothing behind it."""
    kept = 0
    for line in range(t.news.shape[0]):
        event = t.news[line]
        t.news[line] = 0
        if line < t.told and hears(event, seat):
            t.news[kept] = event
            kept += 1
    t.told = kept


@rule
def count_news(t: Any, kinds: Any) -> None:
    """Add the news of a table to a count of each kind of event."""
    for line in range(t.told):
        kinds[t.news[line] >> (40 + AUDIENCE_BITS)] += 1


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
    packed: int

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that it carries."""
        places = range(NUMBERS - 1, NUMBERS - 1 - len(self.kind.numbers), -1)
        return tuple(self.packed >> NUMBER_BITS * place & 255 for place in places)

    @property
    def facts(self) -> dict[str, int]:
        """The event's numbers by name."""
        return dict(zip(self.kind.numbers, self.numbers, strict=True))

    def heard_by(self, seat: int) -> bool:
        """Whether a seat or a spectator was told; whoever sees everything hears everything."""
        return seat == EVERYTHING or hears(self.packed, seat)


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
        events = [t.news[line] for line in range(t.told)]
        return [Event(self.kinds[event >> 40 + AUDIENCE_BITS], event) for event in events]
