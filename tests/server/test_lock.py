"""One server at a time has a SQLite file."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

from tests.server.running import environment, running, start
from turncoat.server.lock import Lock, Running


def test_a_second_server_is_told_where_the_first_one_runs(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    (tmp_path / "another.db").symlink_to(database)
    with running(tmp_path) as server:
        for name in ("tables.db", "another.db"):
            command = [
                sys.executable,
                "-m",
                "turncoat",
                "serve",
                "--port",
                "0",
                "--database",
                str(tmp_path / name),
            ]
            second = run(command, check=False, env=environment(), capture_output=True, text=True)
            assert second.returncode == 2
            assert second.stdout == ""
            assert server.address in second.stderr
            assert "Traceback" not in second.stderr
        server.kill()
        start(str(database)).stop()


def test_what_is_held_is_given_back(tmp_path: Path) -> None:
    first, second = Lock(str(tmp_path / "tables.db")), Lock(str(tmp_path / "tables.db"))
    with first:
        first.take()
        with pytest.raises(Running) as unknown:
            second.take()
        assert unknown.value.address == ""
        first.tell("http://127.0.0.1:8600")
        with pytest.raises(Running) as known:
            second.take()
        assert known.value.address == "http://127.0.0.1:8600"
    with second:
        second.take()


def test_servers_share_postgresql() -> None:
    with Lock("postgresql://here/games") as first, Lock("postgresql://here/games") as second:
        first.take()
        second.take()
        first.tell("http://127.0.0.1:8600")
