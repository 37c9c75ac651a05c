"""Arrays of rules in LLVM's language, in few words.

To Numba an array is seven numbers, which it writes to the stack for every cell that is looked up, to read
them again one by one. Nearly all arrays of rules are fields of a record, of which all is known but where the
record lies; and rules look up one cell at a time, counted from the beginning. So here what is known stays a
constant, and the rest is taken from where it is. LLVM is told two thirds as much of a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any

from numba.core import types
from numba.core.cgutils import ir
from numba.np.arrayobj import basic_indexing, make_array


def part_of(builder: Any, whole: Any, place: int) -> Any:
    """One of the parts of a value: as it was put in, where that can be seen."""
    found = whole
    while isinstance(found, ir.InsertValue):
        if tuple(found.indices) == (place,):
            return found.value
        found = found.aggregate
    if not isinstance(found, ir.Constant):
        return builder.extract_value(whole, place)
    if found.constant is ir.Undefined:
        return ir.Constant(found.type.elements[place], ir.Undefined)
    return found.constant[place]


def put_together(builder: Any, kind: Any, parts: Sequence[Any]) -> Any:
    """A value of its parts: first those that are known, then the others one by one."""
    known = [
        part if isinstance(part, ir.Constant) else ir.Constant(part.type, ir.Undefined) for part in parts
    ]
    whole = ir.Constant(kind, known)
    for place, part in enumerate(parts):
        if not isinstance(part, ir.Constant):
            whole = builder.insert_value(whole, part, place)
    return whole


def times(builder: Any, one: Any, other: Any) -> Any:
    """A product, worked out at once if it is known."""
    if isinstance(one, ir.Constant) and isinstance(other, ir.Constant):
        return ir.Constant(one.type, one.constant * other.constant)
    if isinstance(other, ir.Constant) and other.constant == 1:
        return one
    return builder.mul(one, other)


def plus(builder: Any, one: Any, other: Any) -> Any:
    """A sum, worked out at once if it is known."""
    if isinstance(one, ir.Constant) and isinstance(other, ir.Constant):
        return ir.Constant(one.type, one.constant + other.constant)
    if isinstance(one, ir.Constant) and one.constant == 0:
        return other
    return builder.add(one, other)


class LeanArray:
    """An array by its parts, under the names that Numba has for them."""

    def __init__(self, kind: Any, context: Any, builder: Any, value: Any = None) -> None:
        model = context.data_model_manager[kind]
        if value is None:
            value = ir.Constant(model.get_value_type(), ir.Undefined)
        self.__dict__.update(
            _kind=kind, _context=context, _builder=builder, _model=model, _value=value, _parts={}, _room=None
        )

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            self._getpointer()
        if self._room:
            return getattr(self._room, name)
        if name not in self._parts:
            self._parts[name] = part_of(self._builder, self._value, self._model.get_field_position(name))
        return self._parts[name]

    def __setattr__(self, name: str, value: Any) -> None:
        if self._room:
            setattr(self._room, name, value)
        else:
            self._parts[name] = value

    def _getvalue(self) -> Any:
        if self._room:
            return self._room._getvalue()
        if not self._parts:
            return self._value
        parts = [getattr(self, name) for name in self._model._fields]
        return put_together(self._builder, self._model.get_value_type(), parts)

    def _getpointer(self) -> Any:
        """Room for it on the stack, after all: what comes from Python is written there, and whoever asks for
        something else than its parts is used to finding it there."""
        if not self._room:
            self.__dict__["_room"] = make_array(self._kind)(self._context, self._builder, self._getvalue())
        return self._room._getpointer()


def lean_array(kind: Any) -> Callable[..., Any]:
    """What makes arrays of a kind, in place of Numba's `make_array`."""

    def made(context: Any, builder: Any, value: Any = None, ref: Any = None) -> Any:
        if ref is not None or not isinstance(kind, types.Array):
            return make_array(kind)(context, builder, value, ref)
        return LeanArray(kind.as_array, context, builder, value)

    return made


def populate(
    array: Any, data: Any, shape: Any, strides: Any, itemsize: Any, meminfo: Any, parent: Any = None
) -> Any:
    """Give an array its parts, in place of Numba's `populate_array`."""
    builder, model = array._builder, array._model
    kinds = dict(zip(model._fields, model.get_value_type().elements, strict=True))
    lengths, steps = (
        list(each)
        if isinstance(each, tuple | list)
        else [part_of(builder, each, at) for at in range(each.type.count)]
        for each in (shape, strides)
    )
    array.meminfo = meminfo or ir.Constant(kinds["meminfo"], None)
    array.parent = parent or ir.Constant(kinds["parent"], None)
    array.nitems = reduce(partial(times, builder), lengths, kinds["nitems"](1))
    array.itemsize = kinds["itemsize"](itemsize) if isinstance(itemsize, int) else itemsize
    array.data = data
    array.shape = put_together(builder, kinds["shape"], lengths)
    array.strides = put_together(builder, kinds["strides"], steps)
    return array


def is_below_0(index: Any) -> bool:
    """Whether an index is known, and below 0."""
    return isinstance(index, ir.Constant) and index.constant is not ir.Undefined and index.constant < 0


def place_of(
    context: Any, builder: Any, kind: Any, array: Any, index_kinds: Any, indices: Any, boundscheck: Any = None
) -> Any:
    """Where a cell is, and the lengths and steps of what is left open, in place of Numba's `basic_indexing`.

    Indices below 0 are looked at where they are plain to see, as in Numba's own helpers: rules have none.
    """
    plain = all(isinstance(each, types.Integer) for each in index_kinds)
    if boundscheck or kind.layout != "C" or not plain or any(map(is_below_0, indices)):
        return basic_indexing(context, builder, kind, array, index_kinds, indices, boundscheck)
    lengths = [part_of(builder, array.shape, at) for at in range(kind.ndim)]
    number = context.get_value_type(types.intp)
    place, step = ir.Constant(number, 0), ir.Constant(number, 1)
    for at in reversed(range(kind.ndim)):
        if at < len(indices):
            of = index_kinds[at]
            index = context.cast(builder, indices[at], of, types.intp if of.signed else types.uintp)
            place = plus(builder, place, times(builder, index, step))
        step = times(builder, lengths[at], step)
    left = range(len(indices), kind.ndim)
    steps = [part_of(builder, array.strides, at) for at in left]
    return builder.gep(array.data, [place]), [lengths[at] for at in left], steps


LEAN = {"make_array": lean_array, "populate_array": populate, "basic_indexing": place_of}
"""What stands in for the functions of `numba.np.arrayobj` meanwhile."""
