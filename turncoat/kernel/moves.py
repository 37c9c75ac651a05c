"""Moves: families of choices with parameters, numbered in one row, and masks over them.

A mask is a row of cells of 32 bits, one bit for each move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule

MASK_WORDS = 8
MOST_MOVES = 32 * MASK_WORDS


@rule
def allow(mask: Cells, move: int) -> None:
    """Mark a move as legal."""
    mask[move >> 5] |= 1 << (move & 31)


@rule
def allowed(mask: Cells, move: int) -> int:
    """Whether a move is marked."""
    return (mask[move >> 5] >> (move & 31)) & 1


@rule
def ones(word: int) -> int:
    """How many of 32 bits are set."""
    word = word - ((word >> 1) & 0x55555555)
    word = (word & 0x33333333) + ((word >> 2) & 0x33333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F
    return ((word * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def lowest(bits: int) -> int:
    """The lowest member of a set of bits that is not empty: a seat, a card."""
    member = 0
    while not (bits >> member) & 1:
        member += 1
    return member


@rule
def ask(t: Any, seat: int, question: int) -> None:
    """One seat owes a decision; a game's record says in `asks` which."""
    t.asks = question
    t.awaits = 1 << seat


@rule
def count(mask: Cells) -> int:
    """How many moves are marked."""
    total = 0
    for word in range(MASK_WORDS):
        if mask[word] != 0:
            total += ones(mask[word])
    return total


@rule
def nth(mask: Cells, position: int) -> int:
    """The marked move at a position, counted from 0."""
    word = 0
    here = ones(mask[0])
    while position >= here:
        position -= here
        word += 1
        here = ones(mask[word])
    left = mask[word]
    for _ in range(position):
        left &= left - 1
    return 32 * word + ones((left & -left) - 1)


@rule
def clear(mask: Cells) -> None:
    """Unmark all."""
    for word in range(MASK_WORDS):
        mask[word] = 0


def marked(mask: Cells) -> Iterator[int]:
    """The marked moves in order."""
    for word in range(MASK_WORDS):
        left = int(mask[word])
        while left:
            yield 32 * word + (left & -left).bit_length() - 1
            left &= left - 1


def pairs(length: int) -> list[tuple[int, int]]:
    """All pairs of different things, the smaller first, in the order of a family of pairs."""
    return list(combinations(range(length), 2))


@dataclass(frozen=True)
class Family:
    """Moves of one shape: a name, parameters with their sizes, and the first number."""

    name: str
    parameters: dict[str, int]
    base: int

    @property
    def length(self) -> int:
        """How many moves the family has."""
        total = 1
        for size in self.parameters.values():
            total *= size
        return total


class Families:
    """All families of a game.

    >>> moves = Families()
    >>> moves.family("vote", boat=2), moves.family("place", card=3, space=5)
    (0, 2)
    >>> moves.read(9)
    ('place', {'card': 1, 'space': 2})
    >>> moves.number("place", card=1, space=2)
    9
    """

    def __init__(self) -> None:
        self.families: dict[str, Family] = {}
        self.count = 0

    def family(self, name: str, **parameters: int) -> int:
        """Declare a family; returns the number of its first move."""
        family = Family(name, parameters, self.count)
        self.families[name] = family
        self.count += family.length
        if self.count > MOST_MOVES:
            raise TypeError(f"{self.count} moves; a game has at most {MOST_MOVES}")
        return family.base

    def read(self, move: int) -> tuple[str, dict[str, int]]:
        """The family and parameters of a move."""
        for family in self.families.values():
            rest = move - family.base
            if 0 <= rest < family.length:
                values = {}
                for name, size in reversed(family.parameters.items()):
                    rest, values[name] = divmod(rest, size)
                return family.name, dict(reversed(values.items()))
        raise ValueError(f"there is no move {move}; moves go from 0 to {self.count - 1}")

    def number(self, name: str, **parameters: int) -> int:
        """The move of a family with these parameters."""
        family = self.families.get(name)
        if family is None:
            raise ValueError(f"there are no {name!r} moves; there are {', '.join(self.families)}")
        if parameters.keys() != family.parameters.keys():
            raise ValueError(f"{name!r} moves take {', '.join(family.parameters) or 'no parameters'}")
        move = 0
        for parameter, size in family.parameters.items():
            value = parameters[parameter]
            if not 0 <= value < size:
                raise ValueError(f"{parameter} of a {name!r} move is 0 to {size - 1}, not {value}")
            move = move * size + value
        return family.base + move
