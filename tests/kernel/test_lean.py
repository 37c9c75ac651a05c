"""Arrays of rules are the same arrays in fewer words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from llvmlite import ir
from numba import njit
from numba.np import arrayobj

from turncoat.kernel.lean import LEAN, part_of, plus, put_together, times
from turncoat.kernel.pieces import instead

WORD = ir.IntType(64)
PAIR = ir.ArrayType(WORD, 2)
SHELF = np.dtype(
    [("width", "i1"), ("books", "i2", (3, 4)), ("row", "i8", 5), ("dusty", "u1", (2, 3, 2))], align=True
)
CUPBOARD = np.array([[3, 1], [4, 1], [5, 9]], np.int16)


def shelf() -> Any:
    """Shelves with something different in every cell."""
    shelves = np.zeros(2, SHELF)
    for place, name in enumerate(("books", "row", "dusty")):
        cells = shelves[name]
        cells[...] = (np.arange(cells.size) + 7 * place).reshape(cells.shape)
    return shelves


def one_book(s: Any, cells: Any, at: int) -> int:
    return int(s.books[at, 2] + s.books[0, 0] * s.books[2, at + 1])


def a_known_one(s: Any, cells: Any, at: int) -> int:
    return int(s.dusty[1, 2, 0] + s.row[4])


def put_back(s: Any, cells: Any, at: int) -> int:
    s.books[at, 3] = 77
    s.dusty[1, at, 1] += 5
    s.row[at] -= s.dusty[1, at, 1]
    return int(s.row[at])


def a_row(s: Any, cells: Any, at: int) -> int:
    row = s.books[at]
    row[1] = 5
    layer = s.dusty[0, at]
    return int(row[0] + row[1] + len(row) + layer[1] + len(s.dusty) + s.books.shape[1])


def of_a_chart(s: Any, cells: Any, at: int) -> int:
    return int(CUPBOARD[at, 1] + CUPBOARD[2, 0])


def of_the_caller(s: Any, cells: Any, at: int) -> int:
    cells[at, 2] += 3
    one = cells[at]
    return int(one[2] + cells[0, at] + cells.size)


def either(s: Any, cells: Any, at: int) -> int:
    """An array of which it is not known where it comes from."""
    found = cells[0]
    if at > 0:
        found = cells[1]
    total = 0
    for cell in found:
        total += cell
    return int(total + found[at])


def a_part(s: Any, cells: Any, at: int) -> int:
    some = cells[at:, 1]
    some[0] = 9
    return int(some.sum() + s.row[1:3].sum() + s.books.T[2, at])


def as_something_else(s: Any, cells: Any, at: int) -> int:
    """What Numba does with more of an array than its parts."""
    octets = cells[at].view(np.int32)
    octets[2] += 5
    return int(cells.reshape(5, 3)[2, at] + octets[2] + s.row[:4].reshape(2, 2)[1, at])


def the_last(s: Any, cells: Any, at: int) -> int:
    """Rules do not count from the end; Numba's own helpers do."""
    return int(cells[at][-1] + s.row[-2])


RULES = (
    one_book,
    a_known_one,
    put_back,
    a_row,
    of_a_chart,
    of_the_caller,
    either,
    a_part,
    as_something_else,
    the_last,
)


@pytest.fixture
def lean() -> Iterator[None]:
    with instead(arrayobj, LEAN):
        yield


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_they_have_the_same_in_every_cell(rule: Callable[..., int], lean: None) -> None:
    made = njit(rule)
    for at in range(2):
        one, other = shelf()[1:].view(np.recarray), shelf()[1:]
        mine, yours = (np.arange(15).reshape(3, 5) for _ in range(2))
        assert made(other[0], yours, at) == rule(one[0], mine, at)
        assert other.tobytes() == one.tobytes()
        assert (yours == mine).all()


def test_indices_are_looked_at_where_that_is_asked_for(lean: None) -> None:
    def cell_of(cells: Any, at: int) -> int:
        return int(cells[at])

    with pytest.raises(IndexError):
        njit(boundscheck=True)(cell_of)(np.arange(3), 7)


def builder() -> Any:
    """At the beginning of a function of two numbers."""
    function = ir.Function(ir.Module(), ir.FunctionType(WORD, [WORD, WORD]), "function")
    return ir.IRBuilder(function.append_basic_block())


def test_what_is_known_is_worked_out_at_once() -> None:
    at = builder()
    unknown = at.function.args[0]
    assert times(at, WORD(6), WORD(7)).constant == 42
    assert plus(at, WORD(6), WORD(7)).constant == 13
    assert times(at, unknown, WORD(1)) is unknown
    assert plus(at, WORD(0), unknown) is unknown
    assert not at.block.instructions
    assert times(at, unknown, WORD(2)).opname == "mul"
    assert plus(at, unknown, unknown).opname == "add"


def test_parts_are_found_where_they_were_put_in() -> None:
    at = builder()
    unknown, other = at.function.args
    pair = put_together(at, PAIR, [WORD(3), unknown])
    assert len(at.block.instructions) == 1
    assert part_of(at, pair, 0).constant == 3
    assert part_of(at, pair, 1) is unknown
    changed = at.insert_value(pair, other, 1)
    assert part_of(at, changed, 1) is other
    assert part_of(at, changed, 0).constant == 3
    assert part_of(at, ir.Constant(PAIR, ir.Undefined), 1).constant is ir.Undefined
    assert len(at.block.instructions) == 2
    loaded = at.load(at.alloca(PAIR))
    assert part_of(at, loaded, 1).opname == "extractvalue"
