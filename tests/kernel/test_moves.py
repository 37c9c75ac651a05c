"""Masks over moves."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from turncoat.kernel.moves import (
    MASK_WORDS,
    MOST_MOVES,
    allow,
    allowed,
    clear,
    count,
    marked,
    nth,
    ones,
)
from turncoat.kernel.rule import compiled

MOVES = st.sets(st.integers(0, MOST_MOVES - 1))


def masked(moves: set[int]) -> list[int]:
    mask = [0] * MASK_WORDS
    for move in moves:
        allow(mask, move)
    return mask


@given(MOVES)
def test_a_mask_holds_the_moves_that_were_allowed(moves: set[int]) -> None:
    mask = masked(moves)
    assert list(marked(mask)) == sorted(moves)
    assert count(mask) == len(moves)
    assert {move for move in range(MOST_MOVES) if allowed(mask, move)} == moves
    assert all(0 <= word < 2**32 for word in mask)


@given(MOVES)
def test_the_nth_move_is_the_nth(moves: set[int]) -> None:
    mask = masked(moves)
    assert [nth(mask, position) for position in range(len(moves))] == sorted(moves)


@given(MOVES.filter(bool))
def test_masks_are_the_same_interpreted_and_compiled(moves: set[int]) -> None:
    mask = np.zeros(MASK_WORDS, np.int64)
    for move in moves:
        compiled(allow)(mask, move)
    assert mask.tolist() == masked(moves)
    assert compiled(count)(mask) == len(moves)
    assert [compiled(nth)(mask, position) for position in range(len(moves))] == sorted(moves)
    compiled(clear)(mask)
    assert not mask.any()


@given(st.integers(0, 2**32 - 1))
def test_ones_counts_bits(word: int) -> None:
    assert ones(word) == word.bit_count() == compiled(ones)(word)


@given(MOVES)
def test_clear_unmarks_all(moves: set[int]) -> None:
    mask = masked(moves)
    clear(mask)
    assert mask == [0] * MASK_WORDS
