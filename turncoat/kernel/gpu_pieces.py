"""Rules as pieces of CUDA kernels: each is translated once, and comes to NVIDIA's compiler once.

Left to itself `numba.cuda` translates a rule anew for every width of the numbers that it is given, and hands
what is called from several places over once for each way that leads there; then all is put into all that
calls it, until there is more of it than any cache for instructions holds.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from turncoat.kernel.rule import paper, translated, widening

LARGE = 200
"""Functions of so many instructions that several others call are called, and not put into each of them."""


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


def link_each_once() -> None:
    """Have `numba.cuda` hand over every function that a kernel calls once, however many ways lead to it."""
    from numba.cuda.codegen import CUDACodeLibrary

    def texts(self: Any) -> list[str]:
        if self._llvm_strs is None:
            keep_apart(self.modules)
            self._llvm_strs = [str(module) for module in self.modules]
        found: list[str] = self._llvm_strs
        return found

    CUDACodeLibrary.modules = property(all_modules)
    CUDACodeLibrary.llvm_strs = property(texts)


def all_modules(library: Any) -> list[Any]:
    """The modules of a library and of all that it calls, each once."""
    found, left = dict[Any, Any](), [library]
    while left:
        called = left.pop()
        if called not in found:
            found[called] = getattr(called, "_module", None)
            left += getattr(called, "_linking_libraries", ())  # what comes from files has none
    return [module for module in found.values() if module is not None]


def keep_apart(modules: list[Any]) -> None:
    """Mark what is large and called from several places, so that there is one of it."""
    inside = {
        function: [step for block in function.blocks for step in block.instructions]
        for module in modules
        for function in module.functions
    }
    calls = Counter(
        step.callee.name for steps in inside.values() for step in steps if hasattr(step, "callee")
    )
    for function, steps in inside.items():
        if len(steps) >= LARGE and calls[function.name] > 1:
            function.attributes.add("noinline")
