"""Mad Zeppelin with other values in its box, as an owner would type them in, in a process of its own."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent.parent

CARGO = {
    "crate": (10, 1, 1, 1),
    "wood": (18, 1, 1, 1),
    "coal": (18, 2, 2, 2),
    "lead": (16, 2, 3, 3),
    "ore": (14, 3, 4, 3),
    "steel": (12, 3, 5, 4),
    "gold": (8, 4, 6, 5),
    "diamonds": (4, 4, 7, 6),
}
"""The rows as they are now: copies, level, points and bribe."""
SEARCH = {"henchman": (2, 1), "rochat": (1, 2)}
"""Coins and cards of the traitors whose Search is not the standard one."""


@dataclass(frozen=True)
class Box:
    """What is typed in: whole rows of Cargo in their order, Searches by traitor, and lines of the file."""

    cargo: Mapping[str, tuple[int, int, int, int]] = field(default_factory=lambda: CARGO)
    search: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    lines: Mapping[str, str] = field(default_factory=dict)
    """Parts of lines that are written otherwise."""

    def written(self, text: str) -> str:
        """The text of the components with these values in place of the printed ones."""
        rows = [line for line in text.splitlines() if line.startswith("    CargoKind(")]
        assert len(rows) == len(CARGO)
        start = text.index(rows[0])
        end = text.index(rows[-1]) + len(rows[-1])
        cargo = [f'    CargoKind("{name}", {", ".join(map(str, row))}),' for name, row in self.cargo.items()]
        text = text[:start] + "\n".join(cargo) + text[end:]
        for name, (coins, cards) in self.search.items():
            (row,) = (line for line in text.splitlines() if line.startswith(f'    Traitor("{name}"'))
            kept = re.sub(r", (coins|cards)=\d+", "", row.removesuffix("),"))
            text = text.replace(row, f"{kept}, coins={coins}, cards={cards}),")
        for old, new in self.lines.items():
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text


READ = """
import importlib.machinery, json, sys
from tests.rulebook.mad_zeppelin.typed import Box

box = Box(**json.loads(sys.argv[1]))
plain = importlib.machinery.SourceFileLoader.get_code

def get_code(self, name):
    if name != "turncoat.games.mad_zeppelin.components":
        return plain(self, name)
    return compile(box.written(self.get_source(name)), self.path, "exec")

importlib.machinery.SourceFileLoader.get_code = get_code
"""


def run(box: Box, code: str) -> subprocess.CompletedProcess[str]:
    """Run some code with a box; in it, `box` is the box."""
    return subprocess.run(
        [sys.executable, "-c", READ + code, json.dumps(asdict(box))],
        capture_output=True, text=True, cwd=ROOT, check=False,
    )  # fmt: skip


def printed(box: Box, code: str) -> str:
    """What some code prints with a box."""
    done = run(box, code)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def refusal(box: Box) -> str:
    """The last line that is said when the game is opened with a box that cannot be played."""
    done = run(box, "import turncoat.games.mad_zeppelin")
    assert done.returncode == 1, "it was taken"
    return done.stderr.strip().splitlines()[-1]
