"""Looking back at a finished game: as a file, and step by step as a seat saw it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.test_room import Kept, played, refusal, started
from turncoat.match import SPECTATOR, Match
from turncoat.server import replay
from turncoat.server.fair import Proof


@pytest.fixture(scope="module")
def finished() -> Kept:
    """A finished game with something said in it."""
    room = started()
    room.do(room.say(2, "hello", float(room.length)))
    assert room.talk
    claim, _ = room.talk.offered(3)[0]
    room.do(room.claim(3, claim.name, dict(claim.parameters), float(room.length)))
    return played(room)


def test_before_the_end_there_is_nothing_to_look_back_at() -> None:
    room = played(started(), 3)
    assert refusal(replay.saved, room) == "error-not-over"
    assert refusal(replay.steps, room, SPECTATOR, 0, 10) == "error-not-over"


def test_a_saved_game_replays_and_verifies(finished: Kept, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(replay.saved(finished)), "utf-8")
    match = Match.load(file)
    assert finished.match
    assert match.digest() == finished.match.digest()
    proof = Proof.read(match.beside["proof"])
    assert proof.faults() == []
    assert proof.seed == match.seed


def test_a_saved_game_holds_what_was_said(finished: Kept) -> None:
    remark, claim = replay.saved(finished)["beside"]["talk"]
    assert (remark["seat"], remark["text"], remark["moves"]) == (2, "hello", 0)
    assert claim["seat"] == 3
    assert "claim" in claim
    assert "true" in claim


@pytest.mark.parametrize("seat", [0, 3, SPECTATOR])
def test_a_replay_shows_each_step_as_a_seat_saw_it(seat: int, finished: Kept) -> None:
    whole = replay.steps(finished, seat, 0, replay.MOST_STEPS)
    assert finished.match
    assert whole["steps"] == finished.decisions + 1
    assert [one["step"] for one in whole["shown"]] == list(range(min(whole["steps"], replay.MOST_STEPS)))
    assert whole["shown"][-1]["over"]
    assert whole["shown"][-1]["scene"] == finished.view(seat)["scene"]  # type: ignore[index]
    heard = [line["message"] for one in whole["shown"] for line in one["lines"]]
    told = [line["message"] for _, line in finished.heard(seat) if line["kind"] == "event"]
    assert len(heard) == len(told)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_a_replay_in_parts_is_the_whole(seat: int, finished: Kept) -> None:
    whole = replay.steps(finished, seat, 0, replay.MOST_STEPS)["shown"]
    parts = [
        one for first in range(0, len(whole), 7) for one in replay.steps(finished, seat, first, 7)["shown"]
    ]
    assert parts == whole
    assert replay.steps(finished, seat, 10_000, 7)["shown"] == []


def test_one_answer_holds_so_many_steps(finished: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_STEPS", 5)
    assert len(replay.steps(finished, 0, 2, 1000)["shown"]) == 5
