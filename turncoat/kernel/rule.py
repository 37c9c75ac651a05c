"""A rule is one text for three machines: interpreted, compiled for the CPU, compiled for CUDA.

`@rule` leaves a function as it is, so calling it interprets it and nothing waits for a compiler.
`compiled` makes the machine's version of a rule and of all the rules it calls.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dis import get_instructions
from functools import cache, wraps
from pathlib import Path
from threading import Lock
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numpy as np

from turncoat.kernel.fault import NewsLost
from turncoat.kernel.record import Cells
from turncoat.kernel.things import Named

F = TypeVar("F", bound=Callable[..., Any])

INTERPRET = "TURNCOAT_INTERPRET"
"""The environment variable that keeps everything interpreted when it is set to 1."""


OPTIONS = {"error_model": "numpy", "nogil": True, "_nrt": False}
"""How Numba compiles rules. They have no memory but their caller's and `paper`, so nobody counts who uses an
array: to do so took half of the time of small rules."""

TAKES_ATTRIBUTE = ("LOAD_ATTR", "LOAD_METHOD")


def rule(function: F) -> F:
    """Mark a function as a rule: integers in, integers out, no allocation, no exceptions."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def with_parts(function: Any, **parts: Any) -> Any:
    """A rule with others, or charts, put in for names that it leaves open or has of its own."""
    scope = function.__globals__ | parts
    return rule(FunctionType(function.__code__, scope, function.__name__, function.__defaults__))


def instead_of(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """Mark what rules call while they are interpreted; compiled, they call another rule in its place."""

    def mark(function: F) -> F:
        function.is_rule = True  # type: ignore[attr-defined]
        function.compiled = compiled  # type: ignore[attr-defined]
        return function

    return mark


@rule
def paper(length: int) -> Cells:
    """Zeroed working space inside a rule; `length` is a literal or a constant of the file itself."""
    return [0] * length


def copy_row(to: Any, at: int, source: Any, of: int) -> None:
    """Copy a whole record from one row to another. CUDA's compilers left alone would do so octet by octet."""
    to[at] = source[of]


def alarm() -> None:
    """Stop a rule that loses what it had to tell. Compiled rules go on: their mark is looked at later."""
    raise NewsLost("a rule told more events between two decisions than the record's news hold")


def interpreting() -> bool:
    """Whether the environment asks for interpreted rules everywhere."""
    return os.environ.get(INTERPRET, "") not in ("", "0")


def made_once(make: F) -> F:
    """Whatever `make` makes of a game, made once, by one thread while others wait for it; and once more where
    the environment asks for interpreted rules, or no longer does."""
    kept: dict[tuple[Any, ...], Any] = {}
    making = Lock()

    @wraps(make)
    def found(*of: Any) -> Any:
        with making:
            key = *of, interpreting()
            if key not in kept:
                kept[key] = make(*of)
            return kept[key]

    return cast("F", found)


@cache
def source_hash() -> str:
    """One hash over the sources of the kernel and the games, where rules are.

    Numba's own cache looks only at the file of the function it stores, and would go on using
    code compiled from an older version of a rule in another file.
    """
    digest = hashlib.sha256()
    package = Path(__file__).parent.parent
    for folder in ("kernel", "games"):
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(str(path.relative_to(package)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules of this very source are kept; it is not there before the first are."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "turncoat" / source_hash()


@cache
def _numba() -> Any:
    """Numba, imported on first need."""
    import numba
    from numba.extending import overload

    overload(alarm)(lambda: lambda: None)
    overload(copy_row)(_copying)
    return numba


def _copying(to: Any, at: Any, source: Any, of: Any) -> Any:
    """What a compiled rule does to copy a record."""

    def copy(to: Any, at: Any, source: Any, of: Any) -> Any:
        to[at] = source[of]

    return copy


def _globals(function: Any) -> dict[str, Any]:
    """The global names that a function uses, each with the attributes that it takes of it, and theirs."""
    found: dict[str, Any] = {}
    taken: dict[str, Any] | None = None
    for step in get_instructions(function):
        if step.opname == "EXTENDED_ARG":  # a part of the step after it
            continue
        if step.opname == "LOAD_GLOBAL":
            taken = found.setdefault(step.argval, {})
        elif taken is not None and step.opname in TAKES_ATTRIBUTE:
            taken = taken.setdefault(step.argval, {})
        else:
            taken = None
    return found


@cache
def touched(function: Any) -> frozenset[str]:
    """All attributes that a rule and the rules that it calls read or write, of whatever: the fields of tables
    are among them."""
    function = getattr(function, "compiled", function)
    words = _globals(function)
    if "getattr" in words or any(isinstance(value, CodeType) for value in function.__code__.co_consts):
        raise TypeError(f"{function.__qualname__} has functions inside, or names that nobody can look up")
    names = {
        step.argval for step in get_instructions(function) if step.opname in (*TAKES_ATTRIBUTE, "STORE_ATTR")
    }
    for word, attributes in words.items():
        names |= _touched_by(function.__globals__.get(word), attributes)
    return frozenset(names)


def _touched_by(value: Any, attributes: dict[str, Any]) -> frozenset[str]:
    """The same of a global, and of the rules among the attributes that are taken of it."""
    if getattr(value, "is_rule", False):
        return touched(value)
    if not isinstance(value, Named | ModuleType):
        return frozenset()
    inside = (_touched_by(getattr(value, name, None), more) for name, more in attributes.items())
    return frozenset().union(*inside)


def _taken(value: Any, attributes: dict[str, Any], made: Callable[[Any], Any]) -> Any:
    """A global as a compiler takes it: compiled rules, arrays for charts, a module for what has names."""
    if getattr(value, "is_rule", False):
        return made(value)
    if isinstance(value, memoryview):
        return np.asarray(value)
    if isinstance(value, Named | ModuleType):
        # A compiler looks into modules, and into nothing else that has attributes.
        module = ModuleType(getattr(value, "__name__", type(value).__name__))
        vars(module).update(
            {name: _taken(getattr(value, name), more, made) for name, more in attributes.items()}
        )
        return module
    return value


def translated(
    function: Any, name: str, made: Callable[[Any], Any] | None = None, **parts: Any
) -> FunctionType:
    """The same code over globals that a compiler takes: compiled rules, arrays for charts.

    `made` compiles a rule that it calls; `parts` fills names that the function leaves open, such as the
    `deal` of a playout.
    """
    function = getattr(function, "compiled", function)
    scope: dict[str, Any] = {"__name__": function.__module__}
    for word, attributes in _globals(function).items():
        value = _taken(parts.get(word, function.__globals__.get(word)), attributes, made or inner)
        if value is not None:
            scope[word] = value
    twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    twin.__qualname__ = name
    twin.__module__ = function.__module__
    return twin


@cache
def compiled(function: Any) -> Any:
    """The CPU's version of a rule, to be called from Python."""
    return _numba().njit(**OPTIONS)(translated(function, function.__qualname__))


@cache
def inner(function: Any) -> Any:
    """The CPU's version of a rule for compiled functions to call."""
    _numba()
    from turncoat.kernel.pieces import piece, sheet

    if function is paper:
        return sheet
    return widening(piece(translated(function, function.__qualname__), **OPTIONS))


def widening(dispatcher: Any) -> Any:
    """Have all calls of a compiled rule share one version for whole numbers of any width.

    Numba would compile another for each width of a field and for each constant that is passed.
    """
    from numba import types

    def wide(argument: Any) -> Any:
        plain = types.unliteral(argument)
        return types.int64 if isinstance(plain, types.Integer) else plain

    def template(arguments: Any, by_name: Any) -> Any:
        return type(dispatcher).get_call_template(dispatcher, [wide(each) for each in arguments], by_name)

    dispatcher.get_call_template = template
    return dispatcher


def filled(function: Any, name: str, **parts: Any) -> Any:
    """A function with `parts` put in that becomes a piece of the compiled function that calls it.

    Functions that are large with all they call are compiled once that way, and not once at each level.
    """
    if interpreting():
        return _interpreted(function, name, parts)
    return _numba().njit(**OPTIONS, inline="always")(translated(function, name, **parts))


def _interpreted(function: Any, name: str, parts: dict[str, Any]) -> FunctionType:
    """The function as it is, with `parts` put in."""
    return FunctionType(function.__code__, function.__globals__ | parts, name, function.__defaults__)


def entry(function: Any, name: str, /, nogil: bool = True, **parts: Any) -> Any:
    """A function to call from Python with `parts` put in, kept on disk for the next start.

    Where the environment asks for it, it is interpreted. Long ones let other threads run meanwhile; for those
    of a few microseconds, waiting to go on would take longer than they do.
    """
    if interpreting():
        return _interpreted(function, name, parts)
    twin = translated(function, name, **parts)
    from numba.core import config

    from turncoat.kernel.pieces import WholeCompiler

    # Numba reads the setting when it decorates; other code in this process keeps its own folder.
    kept, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        return _numba().njit(**OPTIONS | {"nogil": nogil}, cache=True, pipeline_class=WholeCompiler)(twin)
    finally:
        config.CACHE_DIR = kept
