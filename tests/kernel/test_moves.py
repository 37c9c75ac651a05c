"""Moves: masks and families."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turncoat.games import NAMES, game
from turncoat.kernel.moves import (
    MASK_WORDS,
    MOST_MOVES,
    Families,
    allow,
    allowed,
    clear,
    count,
    marked,
    nth,
    ones,
    pairs,
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


def test_pairs_are_in_order() -> None:
    assert pairs(4) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


# Families --------------------------------------------------------------------------------------

SIZES = st.lists(st.lists(st.integers(1, 4), max_size=3), min_size=1, max_size=4)


@given(SIZES)
def test_numbers_and_parameters_go_over_into_each_other(sizes: list[list[int]]) -> None:
    moves = Families()
    for which, lengths in enumerate(sizes):
        parameters = {f"p{place}": length for place, length in enumerate(lengths)}
        assert moves.family(f"f{which}", **parameters) == moves.count - moves.families[f"f{which}"].length
    read = [moves.read(number) for number in range(moves.count)]
    assert [moves.number(name, **parameters) for name, parameters in read] == list(range(moves.count))
    assert len({repr(move) for move in read}) == moves.count


@pytest.mark.parametrize("name", NAMES)
def test_every_move_of_a_game_has_one_number(name: str) -> None:
    moves = game(name).moves
    for number in range(moves.count):
        family, parameters = moves.read(number)
        assert list(parameters) == list(moves.families[family].parameters)
        assert moves.number(family, **parameters) == number


@pytest.fixture
def few() -> Families:
    moves = Families()
    moves.family("vote", boat=2)
    moves.family("place", card=3, space=5)
    moves.family("stop")
    return moves


def test_a_family_without_parameters_is_one_move(few: Families) -> None:
    assert few.read(17) == ("stop", {})
    assert few.number("stop") == 17
    assert few.count == 18


@pytest.mark.parametrize("number", [-1, 18, 10**30])
def test_unknown_numbers_are_refused(few: Families, number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no move {number}; moves go from 0 to 17"):
        few.read(number)


@pytest.mark.parametrize(
    ("family", "parameters", "said"),
    [
        ("sing", {}, "there are no 'sing' moves; there are vote, place, stop"),
        ("vote", {}, "'vote' moves take boat"),
        ("vote", {"boat": 0, "card": 1}, "'vote' moves take boat"),
        ("stop", {"boat": 0}, "'stop' moves take no parameters"),
        ("place", {"card": 3, "space": 0}, "card of a 'place' move is 0 to 2, not 3"),
        ("place", {"card": 0, "space": -1}, "space of a 'place' move is 0 to 4, not -1"),
    ],
)
def test_wrong_parameters_are_refused(
    few: Families, family: str, parameters: dict[str, int], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        few.number(family, **parameters)


def test_a_game_has_at_most_256_moves() -> None:
    moves = Families()
    moves.family("all", number=MOST_MOVES)
    with pytest.raises(TypeError, match="257 moves; a game has at most 256"):
        moves.family("more")
