"""What docs/bots.md shows in Python works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import turncoat
from turncoat.kernel.rule import INTERPRET

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 30
    (tmp_path / "my_bots.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(INTERPRET, "1")
    game = turncoat.game("mad-zeppelin")
    standings = turncoat.arena(game, 3, 6, ("my_bots:Fickle", "random", "random"), cores=1)
    assert standings.bots["my_bots:Fickle"].share.won >= 3
