"""What comes to NVIDIA's compiler: each function once, loops as loops, and what belongs together together."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest
from llvmlite import binding, ir

from tests.kernel.chatter import CHATTER
from turncoat.kernel import gpu, gpu_pieces
from turncoat.kernel.gpu_pieces import all_modules, keep_loops, put_in_place

NUMBER = ir.IntType(64)


class Library:
    """What of a code library of `numba.cuda` counts here."""

    def __init__(self, name: str, *called: Library) -> None:
        self._module, self._linking_libraries = name, {*called}


def function(name: str, steps: int, *called: Any) -> Any:
    """A function of so many instructions, calls included, in a module of its own."""
    module = ir.Module(name)
    made = ir.Function(module, ir.FunctionType(NUMBER, [NUMBER]), name)
    builder = ir.IRBuilder(made.append_basic_block())
    value = made.args[0]
    for other in called:
        declared = module.globals.get(other.name) or ir.Function(module, other.function_type, other.name)
        value = builder.call(declared, [value])
    while len(builder.block.instructions) < steps - 1:
        value = builder.add(value, value)
    builder.ret(value)
    return made


def test_what_is_called_from_several_places_is_handed_over_once() -> None:
    draw = Library("draw")
    levels = [Library("below", draw), Library("shuffle", draw)]
    for level in range(20):
        levels = [Library(f"left {level}", *levels), Library(f"right {level}", *levels)]
    found = all_modules(Library("kernel", *levels, draw))
    assert found[0] == "kernel"
    assert len(found) == len({*found}) == 1 + 2 * 20 + 3


def test_what_comes_from_a_file_has_nothing_to_hand_over() -> None:
    assert all_modules(Library("kernel", object())) == ["kernel"]  # type: ignore[arg-type]


def test_what_is_called_from_one_place_becomes_a_part_of_it() -> None:
    twice, once, within = function("twice", 9), function("once", 900), function("within", 9)
    kernel = function("kernel", 30, twice, twice, once)
    deeper = function("deeper", 9, within)
    put_in_place([each.module for each in (kernel, twice, once, within, deeper)])
    marked = [each.name for each in (kernel, twice, once, within) if "alwaysinline" in each.attributes]
    assert marked == ["once", "within"]


def test_what_is_large_and_called_twice_is_kept_apart_where_there_is_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gpu_pieces, "LARGE", 10)
    for much, apart in ((61, []), (57, ["large"])):
        small, large, once = function("small", 9), function("large", 10), function("once", 10)
        kernel = function("kernel", 30, small, small, large, large, once)
        monkeypatch.setattr(gpu_pieces, "MUCH", much)
        put_in_place([each.module for each in (kernel, small, large, once)])
        found = [each.name for each in (kernel, small, large, once) if "noinline" in each.attributes]
        assert found == apart


def test_a_piece_of_several_kernels_is_marked_anew_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_pieces, "LARGE", 10)
    monkeypatch.setattr(gpu_pieces, "MUCH", 10)
    piece = function("piece", 10)
    for calls, marked in (
        ([piece], {"alwaysinline"}),
        ([piece, piece], {"noinline"}),
        ([piece], {"alwaysinline"}),
    ):
        put_in_place([piece.module, function("kernel", 30, *calls).module])
        assert {"alwaysinline", "noinline"} & {*piece.attributes} == marked


def test_loops_are_not_unrolled() -> None:
    module = ir.Module("loops")
    made = ir.Function(module, ir.FunctionType(NUMBER, [NUMBER]), "count_down")
    first, outer, inner, last = (
        made.append_basic_block(name) for name in ("first", "outer", "inner", "last")
    )
    builder = ir.IRBuilder(first)
    builder.branch(outer)
    for block, onward in ((outer, inner), (inner, last)):
        builder.position_at_end(block)
        again = builder.icmp_signed(">", made.args[0], NUMBER(0))
        builder.cbranch(again, onward, outer)
    builder.position_at_end(last)
    builder.ret(made.args[0])
    keep_loops(module)
    checked = binding.parse_assembly(str(module))
    assert "first" in str(checked)
    assert str(checked).count("!llvm.loop !") == 2
    assert str(checked).count("distinct !{") == 2
    assert "llvm.loop.unroll.disable" in str(checked)


def test_a_record_is_copied_word_by_word_and_no_further() -> None:
    tables = CHATTER.table.blanks(3)
    kind = numba.typeof(tables)
    octets = tables.view(np.uint8).reshape(3, -1)
    octets[:] = np.arange(octets.size).reshape(octets.shape) % 251
    before = octets.copy()
    numba.njit(gpu._copying(kind, numba.int64, kind, numba.int64))(tables, 2, tables, 0)
    assert np.array_equal(octets, before[[0, 1, 0]])
