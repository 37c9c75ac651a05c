"""Rules as pieces of CUDA kernels: each is translated once, and comes to NVIDIA's compiler once.

Left to itself `numba.cuda` translates a rule anew for every width of the numbers that it is given, and hands
what is called from several places over once for each way that leads there. And NVIDIA's compiler unrolls
every loop that it can: of long rules that makes more than any cache for instructions holds, and a GPU waits
for its instructions most of the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

from numba.core.cgutils import ir

from turncoat.kernel.pieces import instead
from turncoat.kernel.rule import paper, translated, widening

MUCH = 120_000
"""Instructions of all functions of a kernel: with more of them it takes too long to compile."""
LARGE = 200
"""Instructions of a function that is kept apart then."""


def device(function: Any, name: str, **parts: Any) -> Any:
    """A function with `parts` put in, for kernels to call."""
    from numba import cuda

    return cuda.jit(device=True)(translated(function, name, made=on_gpu, **parts))


@cache
def on_gpu(function: Any) -> Any:
    """A rule for kernels to call."""
    if function is paper:
        return paper
    return widening(device(function, function.__qualname__))


def kernel(cuda: Any, function: Any, **options: Any) -> Any:
    """A kernel of which all that it calls is a rule: it is compiled as rules are, and nobody else's is."""
    made = cuda.jit(**options)(function)
    as_usual = made.compile

    def compiled(signature: Any) -> Any:
        with as_rules():
            return as_usual(signature)

    made.compile = compiled
    return made


@contextmanager
def as_rules() -> Iterator[None]:
    """Meanwhile `numba.cuda` compiles rules: indices count from the beginning, every function is handed over
    once however many ways lead to it, and loops stay loops."""
    from numba.cuda.codegen import CUDACodeLibrary
    from numba.cuda.core.compiler_lock import global_compiler_lock

    def texts(self: Any) -> list[str]:
        if self._llvm_strs is None:
            put_in_place(self.modules)
            for module in self.modules:
                keep_loops(module)
            self._llvm_strs = [str(module) for module in self.modules]
        found: list[str] = self._llvm_strs
        return found

    arrays = import_module("numba.cuda.np.arrayobj")

    def index(context: Any, builder: Any, kind: Any, value: Any, _: Any) -> Any:
        return context.cast(builder, value, kind, arrays.types.intp if kind.signed else arrays.types.uintp)

    library = {"modules": property(all_modules), "llvm_strs": property(texts)}
    with (
        global_compiler_lock,
        instead(arrays, {"fix_integer_index": index}),
        instead(CUDACodeLibrary, library),
    ):
        yield


def all_modules(library: Any) -> list[Any]:
    """The modules of a library and of all that it calls, each once."""
    found, left = dict[Any, Any](), [library]
    while left:
        called = left.pop()
        if called not in found:
            found[called] = getattr(called, "_module", None)
            left += getattr(called, "_linking_libraries", ())  # what comes from files has none
    return [module for module in found.values() if module is not None]


def put_in_place(modules: list[Any]) -> None:
    """Mark what becomes a part of what calls it: inside a kernel it is known where its tables lie, and
    elsewhere it has to be found out for every cell.

    That is whatever one place alone calls, however large, and the rest is up to NVIDIA's compiler; but where
    there is too much of it, what is large and called from several places is kept apart, or it would take
    minutes.
    """
    inside = {
        function: [step for block in function.blocks for step in block.instructions]
        for module in modules
        for function in module.functions
    }
    calls = Counter(
        step.callee.name for steps in inside.values() for step in steps if hasattr(step, "callee")
    )
    much = sum(map(len, inside.values())) > MUCH
    for function, steps in inside.items():
        function.attributes -= {"alwaysinline", "noinline"}  # of another kernel that it is a part of
        if steps and calls[function.name] == 1:
            function.attributes.add("alwaysinline")
        elif much and len(steps) >= LARGE and calls[function.name] > 1:
            function.attributes.add("noinline")


class Loop(ir.MDValue):  # type: ignore[misc]
    """What a loop is called in LLVM's language: itself first, then what holds for it. It is not unrolled."""

    def descr(self, buf: list[str]) -> None:
        """Itself, and no other of the same kind."""
        buf += (f"distinct !{{ {self.get_reference()}, {self.operands[0].get_reference()} }}", "\n")


def keep_loops(module: Any) -> None:
    """Have loops compiled as they are. Unrolled, the rules of a game fill any cache for instructions."""
    plain = None
    for function in module.functions:
        place = {block.name: at for at, block in enumerate(function.blocks)}
        for block in function.blocks:
            ahead = [to for to in getattr(block.terminator, "operands", ()) if isinstance(to, ir.Block)]
            if any(place[to.name] <= place[block.name] for to in ahead):
                plain = plain or module.add_metadata(["llvm.loop.unroll.disable"])
                block.terminator.set_metadata("llvm.loop", Loop(module, [plain], str(len(module.metadata))))
