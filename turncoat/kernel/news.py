"""News: what a move made known, and to whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

from turncoat.kernel.record import NUMBERS
from turncoat.kernel.rule import alarm, rule
from turncoat.kernel.things import MOST_SEATS, SEAT, Domain, Several

EVERYTHING = -2
"""In place of a seat: whoever looks back at a finished game with all cards open."""

EVERYONE = 1 << MOST_SEATS
"""The audience of all seats and of spectators. Otherwise an audience has a bit for each seat."""

AUDIENCE = Several(SEAT)
AUDIENCE_BITS = MOST_SEATS + 1
OVERFULL = -1
"""In place of how many events were told: something was lost, in this decision or in one before it."""

NUMBER_BITS = 8
"""An event is packed into one number: its kind, its audience, and its numbers from 0 to 255."""
HEAD = NUMBER_BITS * NUMBERS
"""Where kind and audience begin, above the numbers."""


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
        t.news[line] = (head << HEAD) | (a << 32) | (b << 24) | (c << 16) | (d << 8) | e
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
    audience = event >> HEAD
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
def kind_of(event: int) -> int:
    """The number of an event's kind."""
    return event >> (HEAD + AUDIENCE_BITS)


@rule
def number_in(event: int, place: int) -> int:
    """One of the numbers that an event carries, from 0."""
    return (event >> (NUMBER_BITS * (NUMBERS - 1 - place))) & 255


@rule
def is_open(event: int) -> bool:
    """Whether an event is for everybody."""
    return (event >> HEAD) & EVERYONE != 0


@rule
def count_news(t: Any, kinds: Any) -> None:
    """Add the news of a table to a count of each kind of event."""
    for line in range(t.told):
        kinds[kind_of(t.news[line])] += 1


def octets(domain: Domain) -> int:
    """How many of an event's numbers a domain takes: a large set takes several, its first things first."""
    return max(1, -(-(domain.high - lowered(domain)).bit_length() // NUMBER_BITS))


def lowered(domain: Domain) -> int:
    """How far below 0 a domain begins: its numbers are told raised by that."""
    return min(0, domain.low)


class Weight(IntEnum):
    """How much time an event deserves of those who watch."""

    ASIDE = 0
    """A line in the log."""
    BEAT = 1
    """A moment: something moves."""
    SCENE = 2
    """Everybody looks up."""


@dataclass(frozen=True)
class Kind:
    """A kind of event: its name, what its numbers stand for, and how it is told."""

    name: str
    domains: Mapping[str, Domain] = field(hash=False)
    uncovers: bool = False
    """Whether it uncovers something hidden."""
    weight: Weight = Weight.BEAT
    hits: str = ""
    """The number that says to whom it happens: for them it weighs more."""
    opens: bool = False
    """Whether a new part of the game begins with it, as a round or a turn does."""

    def values(self, packed: int) -> tuple[int, ...]:
        """What an event tells, number by number."""
        place = NUMBERS
        values = []
        for domain in self.domains.values():
            value = 0
            for octet in range(octets(domain)):
                place -= 1
                value |= (packed >> NUMBER_BITS * place & 255) << NUMBER_BITS * octet
            values.append(value + lowered(domain))
        return tuple(values)

    def packed(self, values: Iterable[int]) -> int:
        """The numbers of an event that tells these values."""
        place = NUMBERS
        packed = 0
        for domain, value in zip(self.domains.values(), values, strict=True):
            for octet in range(octets(domain)):
                place -= 1
                packed |= (value - lowered(domain) >> NUMBER_BITS * octet & 255) << NUMBER_BITS * place
        return packed


@dataclass(frozen=True)
class Event:
    """One event as it was told."""

    kind: Kind
    packed: int

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that it carries: whoever looks at a log asks for them again and again."""
        return self.kind.values(self.packed)

    @property
    def facts(self) -> dict[str, int]:
        """The event's numbers by name."""
        return dict(zip(self.kind.domains, self.numbers, strict=True))

    def text(self) -> str:
        """The event in the names of the game: `boarded seat-1 raven 2 bell 3`."""
        told = zip(self.kind.domains.values(), self.numbers, strict=True)
        return " ".join([self.kind.name, *(domain.text(value) for domain, value in told)])

    def turned(self, by: int, seats: int) -> Event:
        """The same event for whoever counts the seats from seat `by`."""
        told = zip(self.kind.domains.values(), self.numbers, strict=True)
        numbers = self.kind.packed(domain.turned(value, by, seats) for domain, value in told)
        head = self.packed >> HEAD
        audience = AUDIENCE.turned(head & EVERYONE - 1, by, seats) | head & EVERYONE
        return Event(self.kind, (head >> AUDIENCE_BITS << AUDIENCE_BITS | audience) << HEAD | numbers)

    def hits(self, seat: int) -> bool:
        """Whether it happens to a seat."""
        name = self.kind.hits
        if seat < 0 or not name:
            return False
        whom = self.facts[name]
        return bool(whom >> seat & 1) if isinstance(self.kind.domains[name], Several) else whom == seat

    def weight(self, seat: int) -> Weight:
        """How much it weighs for a seat: what happens to you a step more."""
        return Weight(min(Weight.SCENE, self.kind.weight + self.hits(seat)))

    def heard_by(self, seat: int) -> bool:
        """Whether a seat or a spectator was told; whoever sees everything hears everything."""
        return seat == EVERYTHING or hears(self.packed, seat)


class Kinds:
    """The kinds of events of a game, numbered as they are declared."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def kind(
        self,
        name: str,
        uncovers: bool = False,
        weight: Weight = Weight.BEAT,
        hits: str = "",
        opens: bool = False,
        **domains: Domain,
    ) -> int:
        """Declare a kind; returns the number that `tell` takes."""
        known = {key.replace("_", "-"): one for key, one in domains.items()}
        taken = sum(map(octets, known.values()))
        if taken > NUMBERS:
            raise TypeError(f"news {name!r} has {taken} numbers; an event carries {NUMBERS}")
        if hits and hits not in known:
            raise TypeError(f"news {name!r} hits {hits!r}, which it does not tell")
        self.kinds.append(Kind(name, known, uncovers, weight, hits, opens))
        return len(self.kinds) - 1

    def event(self, packed: int) -> Event:
        """An event as it stands in a record."""
        return Event(self.kinds[packed >> HEAD + AUDIENCE_BITS], packed)

    def read(self, t: Any) -> list[Event]:
        """The news of a table."""
        return [self.event(t.news[line]) for line in range(t.told)]
