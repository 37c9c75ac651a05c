"""What is in `deploy/` fits the program: options that there are, names that are told, the same everywhere.

Whether it works is tried by `deploy/trial`, which needs proxies, systemd or a container runtime.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deploy.trial.image import instructions
from turncoat import cli

FOLDER = Path(__file__).parents[1] / "deploy"
COMMANDS: dict[str, Callable[..., Any]] = {"serve": cli.serve, "backup": cli.backup}
FILES = [path for path in sorted(FOLDER.iterdir()) if path.is_file() and path.suffix != ".py"]


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_commands_and_options_are_those_of_the_program(file: Path) -> None:
    text = file.read_text("utf-8")
    known = {
        f"--{name.replace('_', '-')}"
        for command in COMMANDS.values()
        for name in inspect.signature(command).parameters
    }
    for line in text.splitlines():
        called = re.search(r"turncoat (\w+) -|\"turncoat\", \"(\w+)\"|command: \[", line)
        if called and not line.startswith("#"):
            assert (called[1] or called[2] or "serve") in COMMANDS
            assert set(re.findall(r"--[a-z][a-z-]*", line)) <= known, line


def test_all_ask_at_the_port_at_which_the_server_listens() -> None:
    for file in FILES:
        assert not re.findall(r":(?!8600|8601)(86\d\d)\b", file.read_text("utf-8")), file.name


def test_the_image_runs_without_root_and_says_how_it_is() -> None:
    found = dict(instructions())
    assert found["USER"] == "turncoat"
    assert "/health" in found["HEALTHCHECK"]
    assert json.loads(found["ENTRYPOINT"])[:2] == ["turncoat", "serve"]


def test_what_a_seat_is_told_is_packed_by_no_proxy() -> None:
    assert "gzip off;" in (FOLDER / "nginx.conf").read_text()
    for name in ("Caddyfile", "Caddyfile.many"):
        assert "encode" not in (FOLDER / name).read_text()
