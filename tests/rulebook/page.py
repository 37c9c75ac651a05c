"""The pages of rules: rule by rule the statement, and the tests that show it.

    python -m tests.rulebook.page

writes `docs/rules/<game>.md` for every folder here that holds a `checklist.md`.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).parent.parent
RULEBOOK = TESTS / "rulebook"
PAGES = TESTS.parent / "docs" / "rules"

MARK = "pytest.mark.rule"
NOTHING = "–"
"""What stands in the column of those who may know where a row adds nothing to secrecy."""
ROW = re.compile(r"\| (?P<id>[A-Z]+-\d+) \| (?P<statement>.+) \| (?P<knowers>.+) \|")
NOTE = (
    "Made by `python -m tests.rulebook.page` from the checklist and from the marks of the tests; "
    "do not edit it by hand."
)


@dataclass(frozen=True)
class Row:
    """One statement of a checklist."""

    id: str
    statement: str
    knowers: str


@dataclass(frozen=True)
class Shown:
    """A test that shows some rows."""

    path: Path
    name: str


def games() -> list[str]:
    """The games that have a checklist, by the names of their packages."""
    return sorted(path.parent.name for path in RULEBOOK.glob("*/checklist.md"))


def checklist(game: str) -> Iterator[Row | str]:
    """A checklist line by line: its rows, and the text between the tables."""
    for line in (RULEBOOK / game / "checklist.md").read_text("utf-8").splitlines():
        row = ROW.fullmatch(line)
        if row:
            yield Row(row["id"], row["statement"], row["knowers"])
        elif not line.startswith("|"):
            yield line
        elif re.match(r"\| [A-Z]+-\d", line):
            raise ValueError(f"a row of {game} is not `| ID | statement | who may know |`: {line}")


def rows(game: str) -> list[Row]:
    """The rows of a checklist."""
    return [line for line in checklist(game) if isinstance(line, Row)]


def marked(path: Path) -> Iterator[tuple[str, Shown]]:
    """The rows that the tests of a file name, each with the test."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef):
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == MARK:
                    for argument in mark.args:
                        yield ast.literal_eval(argument), Shown(path, function.name)


def shown_by(game: str) -> dict[str, list[Shown]]:
    """The tests of a game by the row that they show."""
    found: dict[str, list[Shown]] = defaultdict(list)
    for folder in (RULEBOOK / game, TESTS / "games" / game):
        for path in sorted(folder.glob("test_*.py")):
            for row, shown in marked(path):
                found[row].append(shown)
    return found


def page(game: str) -> str:
    """The page of a game's rules."""
    found = shown_by(game)
    lines: list[str] = []
    for line in checklist(game):
        if isinstance(line, Row):
            lines += entry(line, found[line.id])
        elif line.startswith("# "):
            lines += [line, "", NOTE]
        elif line or lines[-1]:
            lines.append(line)
    return "\n".join(lines).rstrip() + "\n"


def entry(row: Row, shown: list[Shown]) -> list[str]:
    """A row and its tests."""
    known = "" if row.knowers == NOTHING else f" *Who may know: {row.knowers}.*"
    links = ", ".join(f"[{test.name}](../../{_from_root(test.path)})" for test in shown)
    return [f'- <a id="{row.id.lower()}"></a>**{row.id}.** {row.statement}{known}\\', f"  Shown by {links}."]


def _from_root(path: Path) -> str:
    return path.relative_to(TESTS.parent).as_posix()


def page_path(game: str) -> Path:
    """Where a game's page is."""
    return PAGES / f"{game.replace('_', '-')}.md"


def write() -> None:
    """Write all pages."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in games():
        page_path(game).write_text(page(game), "utf-8")


if __name__ == "__main__":
    write()
