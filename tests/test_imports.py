"""Imports point one way, rules import next to nothing, and reusable parts name no game."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import turncoat
from turncoat.games import NAMES

ROOT = Path(turncoat.__file__).parent
FLOORS = (
    ("kernel",),
    ("shapes",),
    ("words",),
    ("games",),
    ("match",),
    ("talk",),
    ("bots",),
    ("envs",),
    ("text",),
    ("lab",),
    ("learn",),
    ("server",),
    ("insight",),
    ("terminal",),
    ("office",),
    ("cli",),
)
"""The parts of the package from the ground up; a part imports itself and what stands below it."""
FRONT_DOOR = ("__init__.py", "__main__.py")
"""What outside code comes in by: it may import everything."""

RULES = (
    "components", "table", "moves", "news", "questions", "rules", "gifts", "scoring", "sight", "guess",
    "recall", "redraft", "retrace", "options", "bot", "hunch", "answers", "abilities", "cargo", "cards",
    "pawns", "effects", "generator", "stock", "attempt", "rolling", "powers", "judging", "payout", "checks",
    "vocabulary", "claims", "speech", "bargains", "wooing", "digest",
)  # fmt: skip
"""The rooms of a game that are compiled or declare what is compiled."""
SHARED_BY_GAMES = ("drawing", "chapters", "example", "known", "lesson", "parts", "playable")
"""What stands beside the games for all of them."""
LIBRARIES = {"numpy", "numba", *sys.stdlib_module_names}

FILES = sorted(ROOT.rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def part_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def floor_of(part: str) -> int:
    found = [floor for floor, parts in enumerate(FLOORS) if part in parts]
    assert found, f"{part!r} has no floor in the house yet"
    return found[0]


class Imports(ast.NodeVisitor):
    """Every module that a file imports, nested imports included, those for type checkers left out."""

    def __init__(self, path: Path) -> None:
        self.package = ["turncoat", *path.relative_to(ROOT).parts[:-1]]
        self.modules: set[str] = set()
        self.visit(ast.parse(path.read_text("utf-8")))

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for line in node.orelse:
                self.visit(line)
        else:
            self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        self.modules |= {alias.name for alias in node.names}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        base = [node.module] if node.module else []
        if node.level:
            base = self.package[: len(self.package) - node.level + 1] + base
        module = ".".join(base)
        for alias in node.names:
            inner = ROOT.parent.joinpath(*module.split("."), alias.name)
            is_module = inner.is_dir() or inner.with_suffix(".py").exists()
            self.modules.add(f"{module}.{alias.name}" if is_module else module)


def inside(modules: set[str]) -> Iterator[tuple[str, str]]:
    """The modules of the package, each with the part it belongs to."""
    for module in modules:
        if module.startswith("turncoat."):
            yield module, module.split(".")[1]


def test_every_part_has_its_floor() -> None:
    for path in FILES:
        if name_of(path) not in FRONT_DOOR:
            floor_of(part_of(path))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    if name_of(path) in FRONT_DOOR:
        return
    imported = Imports(path).modules
    assert "turncoat" not in imported, "only outside code comes in by the front door"
    for module, part in inside(imported):
        assert part == part_of(path) or floor_of(part) < floor_of(part_of(path)), module


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path) == "kernel"], ids=name_of)
def test_the_kernel_imports_numpy_numba_and_the_standard_library(path: Path) -> None:
    for module in Imports(path).modules:
        assert module.split(".")[0] in LIBRARIES or module.startswith("turncoat.kernel"), module


@pytest.mark.parametrize(
    "path", [path for path in FILES if part_of(path) == "games" and path.stem in RULES], ids=name_of
)
def test_a_games_rules_import_the_kernel_their_own_game_and_numpy(path: Path) -> None:
    own = ".".join(("turncoat", *path.relative_to(ROOT).parts[:-1]))
    rooms = tuple(f"{own}.{room}" for room in RULES)
    for module in Imports(path).modules:
        assert module.split(".")[0] in LIBRARIES or module.startswith(("turncoat.kernel", *rooms)), module


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path) == "games"], ids=name_of)
def test_no_game_imports_another(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    own = parts[1] if len(parts) > 2 else None
    for module, part in inside(Imports(path).modules):
        if part == "games" and own and module.count(".") >= 2:
            assert module.split(".")[2] in (own, *SHARED_BY_GAMES), module


@pytest.mark.parametrize(
    "path",
    [
        path
        for path in FILES
        if part_of(path) != "games" or (path.parent.name == "games" and path.stem in SHARED_BY_GAMES)
    ],
    ids=name_of,
)
def test_reusable_parts_name_no_game(path: Path) -> None:
    """Neither as a string nor in an import; examples in docstrings may."""
    tree = ast.parse(path.read_text("utf-8"))
    names = {spelled for name in NAMES for spelled in (name, name.replace("-", "_"), name.replace("-", " "))}
    for module in Imports(path).modules:
        assert not names & set(module.split(".")), module
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            named = [name for name in names if name in node.value.lower()]
            assert not named, f"line {node.lineno}: {node.value!r}"


def test_all_that_the_package_has_is_listed_before_it_is_asked_for() -> None:
    ask = "import turncoat, sys; assert 'turncoat.lab' not in sys.modules; print(*dir(turncoat))"
    listed = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout
    assert set(turncoat.__all__) <= set(listed.split())
    assert all(hasattr(turncoat, name) for name in listed.split())
