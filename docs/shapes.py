"""Types for the browser and tables for docs/protocol.md, made from the TypedDicts of `shapes.py` files.

`python -m docs.shapes` writes both; a test fails where they are stale. The annotation of a field gives its
type, the comment behind it says what it is. `Annotated[str, BOAT]` is the name of a boat: which names there
are is taken from the things themselves.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from inspect import cleandoc
from io import StringIO
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from turncoat.games import NAMES
from turncoat.kernel import things

ROOT = Path(__file__).parents[1]
GENERATED = ROOT / "web" / "generated"
PAGE = ROOT / "docs" / "protocol.md"
FILES = {"turncoat.shapes": "common", "turncoat.server.shapes": "server"} | {
    f"turncoat.games.{name.replace('-', '_')}.shapes": name for name in NAMES
}
"""Where shapes are declared, and what their TypeScript is called."""
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
WIDTH = 108


@dataclass(frozen=True)
class Field:
    """A field of a shape."""

    name: str
    type: Any
    about: str

    @property
    def may_lack(self) -> bool:
        """Whether it is only there at times."""
        return get_origin(self.type) is NotRequired

    @property
    def inner(self) -> Any:
        """Its type, once it is there."""
        return get_args(self.type)[0] if self.may_lack else self.type


@dataclass(frozen=True)
class Shape:
    """A TypedDict as it stands in its file."""

    kind: Any
    about: str
    bases: list[Any]
    fields: list[Field]

    @property
    def name(self) -> str:
        """Its name, the same in Python and TypeScript."""
        return str(self.kind.__name__)


# Reading ---------------------------------------------------------------------------------------


def shapes_of(module: ModuleType) -> Iterator[Shape]:
    """The shapes that a file declares, in its order."""
    source = Path(module.__file__ or "").read_text("utf-8")
    tokens = tokenize.generate_tokens(StringIO(source).readline)
    comments = {one.end[0]: one.string[1:].strip() for one in tokens if one.type == tokenize.COMMENT}
    for node in ast.parse(source).body:
        name = declared(node)
        kind = getattr(module, name) if name else None
        if kind is None or not is_typeddict(kind):
            continue
        hints = get_type_hints(kind, include_extras=True)
        fields = [Field(one, hints[one], comments.get(line, "")) for one, line in lines_of(node)]
        bases = [
            getattr(module, base.id) for base in getattr(node, "bases", []) if isinstance(base, ast.Name)
        ]
        yield Shape(
            kind, cleandoc(kind.__doc__ or ""), [base for base in bases if is_typeddict(base)], fields
        )


def declared(node: ast.stmt) -> str | None:
    """The name of what a statement declares: `class Boat(TypedDict)` or `Boat = TypedDict("Boat", {...})`."""
    if isinstance(node, ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        return node.targets[0].id if isinstance(node.targets[0], ast.Name) else None
    return None


def lines_of(node: ast.stmt) -> Iterator[tuple[str, int]]:
    """The fields of a shape with the lines on which they end."""
    if isinstance(node, ast.ClassDef):
        for one in node.body:
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
                yield one.target.id, one.end_lineno or 0
    elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        table = node.value.args[1]
        assert isinstance(table, ast.Dict)
        for key, value in zip(table.keys, table.values, strict=True):
            assert isinstance(key, ast.Constant)
            yield str(key.value), value.end_lineno or 0


# TypeScript ------------------------------------------------------------------------------------


class Script:
    """The TypeScript of one file of shapes."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.shapes = list(shapes_of(module))
        self.named: dict[str, things.Things] = {}
        """The things whose names the shapes have."""
        self.foreign: dict[str, set[str]] = {}
        """Shapes of other files, by these."""

    def text(self) -> str:
        """The whole file."""
        shapes = [self.interface(shape) for shape in self.shapes]
        unions = [
            f"export type {name} = {self.type(kind)}\n"
            for name, kind in vars(self.module).items()
            if isinstance(kind, UnionType) and all(is_typeddict(one) for one in get_args(kind))
        ]
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from './{file}'\n"
            for file, names in sorted(self.foreign.items())
        ]
        names = [self.names(one) for one in self.named.values()]
        head = f"// Made by `python -m docs.shapes` from {self.module.__name__}; not to be changed here.\n"
        return "\n".join([head + "".join(imports), *names, *shapes, *unions])

    def names(self, of: things.Things) -> str:
        """The names of things, as a list and as a type."""
        constant = constant_of(of)
        listed = ", ".join(quoted(name) for name in of.names)
        listed = listed if len(listed) < WIDTH - 40 else "\n" + "".join(f"  {quoted(n)},\n" for n in of.names)
        return (
            f"export const {constant} = [{listed}] as const\n"
            f"export type {type_of(of)} = (typeof {constant})[number]\n"
        )

    def interface(self, shape: Shape) -> str:
        """A shape as an interface."""
        bases = ", ".join(self.type(base) for base in shape.bases)
        lines = [f"/** {shape.about} */"] if shape.about else []
        lines.append(f"export interface {shape.name} {f'extends {bases} ' if bases else ''}{{")
        for one in shape.fields:
            if one.about:
                lines.append(f"  /** {one.about[0].upper()}{one.about[1:]}. */")
            name = one.name if one.name.isidentifier() else quoted(one.name)
            lines.append(f"  {name}{'?' if one.may_lack else ''}: {self.type(one.inner)}")
        return "\n".join([*lines, "}\n"])

    def type(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        origin, inner = get_origin(kind), get_args(kind)
        if kind in SIMPLE:
            return SIMPLE[kind]
        if origin is Annotated:
            domain = next((one for one in kind.__metadata__ if isinstance(one, things.Domain)), None)
            named = next((one for one in kind.__metadata__ if is_typeddict(one)), inner[0])
            return self.domain(domain) if domain else self.type(named)
        if origin is Literal:
            return " | ".join(quoted(one) if isinstance(one, str) else str(one) for one in inner)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(one) for one in inner))
        if origin is list:
            return f"{bracketed(self.type(inner[0]))}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(one) for one in inner)}]"
        if origin in (dict, Mapping):
            key, value = (self.type(one) for one in inner)
            return f"Record<{key}, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        if is_typeddict(kind):
            file = FILES[kind.__module__]
            if kind.__module__ != self.module.__name__:
                self.foreign.setdefault(file, set()).add(kind.__name__)
            return str(kind.__name__)
        raise TypeError(f"{kind} in {self.module.__name__} has no form in TypeScript")

    def domain(self, of: things.Domain) -> str:
        """What a number stands for, as clients get it."""
        if isinstance(of, things.Things):
            if self.named.setdefault(of.name, of).names != of.names:
                raise TypeError(f"two kinds of things are called {of.name!r}")
            return type_of(of)
        if isinstance(of, things.Several):
            return f"{bracketed(self.domain(of.of))}[]"
        if isinstance(of, things.Tuples):
            return f"[{', '.join(self.domain(one) for one in of.of)}]"
        if isinstance(of, things.Either):
            return " | ".join(self.domain(one) for one in of.of)
        return "boolean" if isinstance(of, things.Flag) else "number"


def quoted(text: str) -> str:
    """A text in TypeScript."""
    return f"'{text}'"


def bracketed(kind: str) -> str:
    """A type that something is done to."""
    return f"({kind})" if " | " in kind else kind


def constant_of(of: things.Things) -> str:
    """The list of the names of things."""
    return re.sub(r"\W", "_", of.name).upper()


def type_of(of: things.Things) -> str:
    """The type of the names of things."""
    return "".join(part.capitalize() for part in re.split(r"\W", of.name)) + "Name"


# Tables for people -----------------------------------------------------------------------------


def tables(module: ModuleType, names: list[str]) -> str:
    """Shapes of a file, or all of them, as tables in Markdown."""
    script = Script(module)
    return "\n".join(table(script, shape) for shape in script.shapes if shape.name in names or not names)


def table(script: Script, shape: Shape) -> str:
    """A shape as a table, or as a sentence where it has no fields of its own."""
    bases = "".join(f" All of `{base.__name__}`, and:" for base in shape.bases)
    about = f" {shape.about}" if shape.about else ""
    rows = "".join(
        f"| `{one.name}` | {in_table(script.type(one.inner), one.may_lack)} | {one.about} |\n"
        for one in shape.fields
    )
    return f"**{shape.name}.**{about}{bases}\n\n| field | type | is |\n|---|---|---|\n{rows}"


def in_table(kind: str, may_lack: bool) -> str:
    """A type in a cell of a table."""
    text = kind.replace("|", "\\|")
    return f"`{text}`{', or not there' if may_lack else ''}"


MARK = re.compile(
    r"(<!-- shapes: (?P<module>[\w.]+)(?P<names>[\w ]*) -->\n).*?(<!-- end of shapes -->)", re.DOTALL
)


def page(text: str) -> str:
    """The page with today's tables."""

    def with_tables(found: re.Match[str]) -> str:
        return f"{found[1]}\n{tables(import_module(found['module']), found['names'].split())}\n{found[4]}"

    return MARK.sub(with_tables, text)


# Files -----------------------------------------------------------------------------------------


def made() -> dict[Path, str]:
    """All files as they should be."""
    scripts = {
        GENERATED / f"{file}.ts": Script(import_module(module)).text() for module, file in FILES.items()
    }
    return scripts | {PAGE: page(PAGE.read_text("utf-8"))}


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, "utf-8")
