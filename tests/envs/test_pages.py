"""The programs on the pages run as they are printed, with fewer tables and without bots that think."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from turncoat.kernel.rule import INTERPRET

DOCS = Path(__file__).parents[2] / "docs"
QUICKER = {"n=4096": "n=4", "games=20": "games=1", '"medium"': '"random"'}


def snippets(page: str) -> list[str]:
    """The programs on a page."""
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    ("page", "place"),
    [
        (page, place)
        for page in ("environments.md", "language-models.md")
        for place in range(len(snippets(page)))
    ],
)
def test_a_program_runs_as_it_is_printed(page: str, place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    program = snippets(page)[place]
    for slow, quick in QUICKER.items():
        program = program.replace(slow, quick)
    exec(program, {})
