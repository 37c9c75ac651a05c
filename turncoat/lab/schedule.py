"""Who sits where in a tournament: every bot in every seat, and all of them with the same deals.

The bots that are named lie on a belt round the table, as long as their list: seat after seat gets the next
one, and where the list is shorter than the table it begins again. Each deal is played with the belt moved on
by one place after another, until it has gone round. So in every deal every bot of the list has sat in each
seat once, and has had every side that the deal has to give, whether the list is as long as the table, shorter
or longer. Every `SAME_ORDER` deals the belt is laid in another order: neighbours and companies change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

SAME_ORDER = 16
"""Deals in a row with the same order of bots."""


@dataclass(frozen=True)
class Stretch:
    """Games with deals in a row and the same bots in the same seats."""

    seating: tuple[str, ...]
    first: int
    """The number of the first deal, which decides all chance in the game."""
    deals: int


@dataclass(frozen=True)
class Schedule:
    """The games of a tournament, the first ones the same however many there are."""

    bots: tuple[str, ...]
    seats: int
    games: int
    """So many at least: all games of the last deal are played."""
    seed: int

    @property
    def total(self) -> int:
        """How many games are played."""
        return sum(part.deals for part in self.stretches())

    def seatings(self, deal: int) -> list[tuple[str, ...]]:
        """How a deal is played: the belt in all its places. Where it repeats itself, a seating comes once.

        >>> Schedule(("a", "b", "b"), 3, 3, 0).seatings(0)
        [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
        >>> Schedule(("a", "b"), 5, 2, 0).seatings(0)
        [('a', 'b', 'a', 'b', 'a'), ('b', 'a', 'b', 'a', 'b')]
        """
        belt = list(self.bots)
        Random(f"{self.seed} {deal // SAME_ORDER}").shuffle(belt)
        places = range(len(belt))
        turned = (tuple(belt[(place + seat) % len(belt)] for seat in range(self.seats)) for place in places)
        return list(dict.fromkeys(turned))

    def stretches(self, longest: int = SAME_ORDER) -> Iterator[Stretch]:
        """All games, deals with the same order together, at most so many of them."""
        left, first = self.games, 0
        while left > 0:
            seatings = self.seatings(first)
            deals = min(SAME_ORDER - first % SAME_ORDER, longest, -(-left // len(seatings)))
            for seating in seatings:
                yield Stretch(seating, first, deals)
            left -= deals * len(seatings)
            first += deals


def named(bots: str | Sequence[str]) -> tuple[str, ...]:
    """Bots as they are named: one alone, or a list.

    >>> named("random"), named(["random", "easy"])
    (('random',), ('random', 'easy'))
    """
    return (bots,) if isinstance(bots, str) else tuple(bots)


def kinds(bots: Sequence[str]) -> tuple[str, ...]:
    """The bots that there are in a list, each once, in the order in which they are named first."""
    return tuple(dict.fromkeys(bots))
