"""The harness in examples/ runs, and prints what its page shows."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.server.running import environment
from turncoat.match import Match

ROOT = Path(__file__).parents[2]
HARNESS = ROOT / "examples" / "language-model" / "harness.py"


def test_the_harness_plays_and_reports(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    command = [sys.executable, str(HARNESS), "mad-zeppelin", "--games", "2", "--bots", "random"]
    surroundings = environment() | {"PYTHONPATH": str(ROOT)}
    result = subprocess.run(
        [*command, "--transcripts", str(kept)], capture_output=True, text=True, env=surroundings, check=True
    )
    assert "of 2 games won" in result.stdout
    assert "tokens in" in result.stdout
    games = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    assert len(games) == 2
    for game in games:
        assert Match.replayed(game["saved"]).result["winners"] == game["winners"]
        assert all(asked["prompt"] and asked["answer"] for asked in game["transcript"])
    assert games[0]["players"] == games[1]["players"][::-1], "everybody moves on by a seat"
