"""Rules as pieces of what calls them: Numba translates each once, and LLVM sees them where they end up.

Left to itself Numba makes machine code of every function that it compiles, with all that is called put in,
and then does the same for each of its callers. Nobody calls a rule from outside, so none of that is of use.
Nor are most of the passes in which it looks for what rules do not have: closures, contexts, unions of types.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from numba import njit, types
from numba.core import cgutils, postproc
from numba.core.codegen import JITCodeLibrary, ll
from numba.core.compiler import CompilerBase, Flags
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.types.functions import BaseFunction
from numba.core.untyped_passes import (
    FixupArgs,
    InlineInlinables,
    IRProcessing,
    ReconstructSSA,
    TranslateByteCode,
)
from numba.extending import intrinsic
from numba.np import arrayobj

from turncoat.kernel.lean import LEAN, lean_array, populate


class Pieces(JITCodeLibrary):  # type: ignore[misc]
    """A rule in LLVM's language, as it is. It is linked with all that it calls when an entry asks for it."""

    _shared_module: Any

    def add_ir_module(self, module: Any) -> None:
        """It is optimised where it ends up."""
        self._final_module = ll.parse_assembly(cgutils.normalize_ir_text(str(module)))
        self._final_module.name = module.name
        self._final_module.verify()

    def finalize(self) -> None:
        """There is nothing to optimise and nothing to run."""
        self._finalized = True

    def _below(self, seen: set[Any]) -> Iterator[Any]:
        """All that is called, however far down, each once."""
        for library in self._linking_libraries:
            if library not in seen:
                seen.add(library)
                yield library
                if isinstance(library, Pieces):
                    yield from library._below(seen)

    def _get_module_for_linking(self) -> Any:
        """The rule and all that it calls; what others call as well is kept once by whoever links them."""
        if self._shared_module is None:
            whole = self._final_module.clone()
            for library in self._below({self}):
                is_piece = isinstance(library, Pieces)
                whole.link_in(
                    library._final_module if is_piece else library._get_module_for_linking(), preserve=True
                )
            for function in whole.functions:
                if not function.is_declaration and function.linkage.name == "external":
                    function.linkage = "linkonce_odr"
            self._shared_module = whole
        return self._shared_module


PASSES = (
    TranslateByteCode, FixupArgs, IRProcessing, InlineInlinables, ReconstructSSA, NopythonTypeInference,
    PreLowerStripPhis, IRLegalization, AnnotateTypes, NativeLowering, NoPythonBackend,
)  # fmt: skip
"""Of Numba's passes those that rules need."""
USUAL = Flags().values()


class Settled(Flags):  # type: ignore[misc]
    """How Numba compiles, to be compared quickly: it looks up what it has made by this, for every call."""

    __slots__ = ()

    def values(self) -> dict[str, Any]:
        """All flags, set or not."""
        found: dict[str, Any] = USUAL | self._values
        return found


class Way(PassManager):  # type: ignore[misc]
    """The passes one after another. Numba puts into words, for whoever listens, what each is run on and with
    which flags and types; and the words for a record are many."""

    def _runPass(self, place: int, each: Any, state: Any) -> None:  # noqa: N802
        skipped = {"PostProcessor": Unprocessed} if isinstance(each, TOO_EARLY) else {}
        with instead(postproc, skipped):
            each.run_pass(state)


class Unprocessed:
    """In place of what works out how long variables live: the last pass but two does so for all."""

    def __init__(self, function: Any) -> None:
        """There is nothing to do with it yet."""

    def run(self, emit_dels: bool) -> None:
        """Nor now."""


TOO_EARLY = (ReconstructSSA, PreLowerStripPhis)
"""Passes after which nobody asks for that."""


class RuleCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's way from Python to LLVM for rules."""

    def __init__(
        self, typing: Any, target: Any, library: Any, arguments: Any, returned: Any, flags: Any, local: Any
    ) -> None:
        super().__init__(typing, target, library, arguments, returned, Settled(flags), local)

    def define_pipelines(self) -> list[PassManager]:
        """The one way that there is."""
        way = Way("rules")
        for each in PASSES:
            way.add_pass(each, each.__name__)
        way.finalize()
        return [way]

    def compile_extra(self, function: Any) -> Any:
        """With lean arrays, calls that are known, and records that are told once."""
        with (
            instead(arrayobj, LEAN),
            instead(BaseFunction, {"get_call_type": known_call}),
            instead(types.Record, {"__repr__": told}),
        ):
            return super().compile_extra(function)


class PieceCompiler(RuleCompiler):
    """The same without the steps after it."""

    def __init__(
        self, typing: Any, target: Any, _: Any, arguments: Any, returned: Any, flags: Any, local: Any
    ) -> None:
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        super().__init__(typing, target, Pieces(target.codegen(), "piece"), arguments, returned, flags, local)

    def compile_extra(self, function: Any) -> Any:
        """Numba looks for what is called by its address; a piece has none, so something else has to do."""
        result = super().compile_extra(function)._replace(entry_point=object())
        self.state.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
        return result


INSIDE = ".inside"
"""What the names of pieces end on where they belong to one entry."""


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """What is called from Python, with all its pieces. Nobody else calls those, so LLVM may choose how they
    are called: most of what Numba hands over with an array is never looked at."""

    def _optimize_final_module(self) -> None:
        """All passes at once: Numba's are in two parts, for the sake of counts that nobody keeps here.

        Pieces get names of their own: what is loaded later finds by their names even those that are internal,
        and would call them as it calls others.
        """
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
                function.name += INSIDE
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class WholeCompiler(RuleCompiler):
    """The whole way to machine code, for what is called from outside."""

    def __init__(
        self, typing: Any, target: Any, _: Any, arguments: Any, returned: Any, flags: Any, local: Any
    ) -> None:
        library = Whole(target.codegen(), "whole")
        library.enable_object_caching()
        super().__init__(typing, target, library, arguments, returned, flags, local)

    def compile_extra(self, function: Any) -> Any:
        """With all its pieces, and nobody looking for garbage meanwhile: there are millions of objects, and
        nearly all are in use to the end."""
        with uncollected():
            return super().compile_extra(function)


KNOWN: dict[Any, Any] = {}
"""What built-in functions take and give back, by the types that they are called with."""
USUAL_CALL = BaseFunction.get_call_type


def known_call(function: Any, context: Any, arguments: Any, by_name: Any) -> Any:
    """How a built-in function is called with some types: found out once, and not for every sum of a rule."""
    if by_name:
        return USUAL_CALL(function, context, arguments, by_name)
    call = function, context, tuple(arguments)
    if call not in KNOWN:
        KNOWN[call] = USUAL_CALL(function, context, arguments, by_name)
    return KNOWN[call]


told = cache(types.Record.__repr__)
"""A record in words, which are many."""


@contextmanager
def instead(owner: Any, parts: Mapping[str, Any]) -> Iterator[None]:
    """Meanwhile a module or a class of Numba's has other parts.

    Who compiles has its lock, and nobody else does.
    """
    usual = {name: getattr(owner, name) for name in parts}
    for name, part in parts.items():
        setattr(owner, name, part)
    try:
        yield
    finally:
        for name, part in usual.items():
            setattr(owner, name, part)


@contextmanager
def uncollected() -> Iterator[None]:
    """Python's collector of garbage rests."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def piece(function: Any, **options: Any) -> Any:
    """A function for compiled functions to call."""
    made = njit(pipeline_class=PieceCompiler, **options)(function)

    def compiled(arguments: Any) -> None:
        if arguments not in made.overloads:
            with global_compiler_lock:
                made.overloads[arguments] = made._compiler.compile(arguments, None)

    # Numba would also note the address for calls from Python, and how long everybody waited for its locks.
    made.compile = compiled
    return made


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def sheet(_: Any, length: Any) -> Any:
    """`paper` for compiled rules: room on the stack of the function that asks for it, zeroed each time."""
    if not isinstance(length, types.IntegerLiteral):
        return None
    cells, kind = length.literal_value, types.Array(types.int64, 1, "C")

    def lowered(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = context.get_value_type(types.int64)
        octets = context.get_abi_sizeof(word)
        room = cgutils.alloca_once(builder, word, size=cells)
        cgutils.memset(builder, room, context.get_constant(types.intp, cells * octets), 0)
        array = lean_array(kind)(context, builder)
        whole = [context.get_constant(types.intp, number) for number in (cells, octets)]
        populate(array, room, whole[:1], whole[1:], whole[1], None)
        return array._getvalue()

    return kind(length), lowered
