"""Masks over moves: a row of cells of 32 bits, one bit for each move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turncoat.kernel.chance import below
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule

MASK_WORDS = 8
WORD_BITS = 32
MOST_MOVES = WORD_BITS * MASK_WORDS


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
def around(place: int, length: int) -> int:
    """A place on a round of so many, counted on at most once past its end: cheaper than a division."""
    return place - length if place >= length else place


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
    return WORD_BITS * word + ones((left & -left) - 1)


@rule
def clear(mask: Cells) -> None:
    """Unmark all."""
    for word in range(MASK_WORDS):
        mask[word] = 0


@rule
def favourite(merits: Cells, mask: Cells, whim: Cells, spread: int) -> int:
    """The marked move with the most merit, give or take a whim of less than `spread`."""
    best = -1
    most = 0
    for word in range(MASK_WORDS):
        left = mask[word]
        while left:
            move = WORD_BITS * word + ones((left & -left) - 1)
            left &= left - 1
            worth = merits[move] + below(whim, spread)
            if best < 0 or worth > most:
                best = move
                most = worth
    return best


def marked(mask: Cells) -> Iterator[int]:
    """The marked moves in order."""
    for word in range(MASK_WORDS):
        left = int(mask[word])
        while left:
            yield WORD_BITS * word + (left & -left).bit_length() - 1
            left &= left - 1
