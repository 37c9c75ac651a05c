"""Looking back at a finished game: as a file, and step by step as a seat saw it."""

from __future__ import annotations

import gzip
import json
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_room import Kept, played, refusal, started
from turncoat.games import NAMES
from turncoat.games import game as game_by_name
from turncoat.kernel.news import EVERYTHING
from turncoat.match import SPECTATOR, Match
from turncoat.server import replay
from turncoat.server.fair import Proof
from turncoat.server.shapes import StepLine
from turncoat.words import Message


@pytest.fixture(scope="module")
def finished() -> Kept:
    """A finished game with something said in it."""
    room = started()
    room.do(room.say(2, "hello", float(room.length)))
    assert room.talk
    claim, _ = room.talk.offered(3)[0]
    room.do(room.claim(3, claim, float(room.length)))
    return played(room)


def test_before_the_end_there_is_nothing_to_look_back_at() -> None:
    room = played(started(), 3)
    assert refusal(replay.saved, room) == "error-not-over"
    for seat in (EVERYTHING, SPECTATOR, 0):
        assert refusal(replay.steps, room, seat, 0, 10) == "error-not-over"


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


@pytest.mark.parametrize("seat", [0, 3, SPECTATOR, EVERYTHING])
def test_a_replay_shows_each_step_as_a_seat_saw_it(seat: int, finished: Kept) -> None:
    whole = replay.steps(finished, seat, 0, replay.MOST_STEPS)
    assert finished.match
    assert whole["steps"] == finished.decisions + 1
    assert [one["step"] for one in whole["shown"]] == list(range(min(whole["steps"], replay.MOST_STEPS)))
    assert whole["shown"][-1]["over"]
    seen = finished.match.seen(seat)
    last = whole["shown"][-1]
    assert last["scene"] == finished.match.game.scene(seen, seat)
    assert last["prompt"] == finished.match.game.prompt(seen, seat).json()
    assert last["hint"] == finished.match.game.hint(seen, seat).json()
    heard = [(line["event"], line["private"]) for one in whole["shown"] for line in one["lines"]]
    assert heard == [(told.event.kind.name, told.private) for told in finished.match.told(seat)]


@pytest.mark.parametrize("seat", [0, 3, SPECTATOR])
def test_the_last_view_tells_for_each_line_the_step_that_tells_it(seat: int, finished: Kept) -> None:
    assert started().view(seat)["steps"] is None
    steps = finished.view(seat)["steps"]
    lines = [line for _, line in finished.heard(seat)]
    assert steps
    assert len(steps) == len(lines)
    told = {step["step"]: step["lines"] for step in replay.steps(finished, seat, 0, 100)["shown"]}
    for line, step in zip(lines, steps, strict=True):
        if line["kind"] == "event":
            assert line["event"] in [one["event"] for one in told[step]]


@pytest.mark.parametrize("seat", [1, SPECTATOR, EVERYTHING])
def test_a_replay_tells_whose_decision_each_step_was_and_the_moves_that_the_viewer_knows(
    seat: int, finished: Kept
) -> None:
    first, *others = replay.steps(finished, seat, 0, replay.MOST_STEPS)["shown"]
    assert (first["mover"], first["moves"]) == (None, [])
    assert finished.match
    assert [one["mover"] for one in others] == [mover for mover, _ in finished.match.moves]
    made = [(one["mover"], move["number"]) for one in others for move in one["moves"]]
    assert made == [move for move in finished.match.moves if seat in (move[0], EVERYTHING)]
    assert all(one["mover"] in before["awaits"] for before, one in pairwise([first, *others]))


@pytest.mark.parametrize("seat", [2, SPECTATOR, EVERYTHING])
def test_the_last_step_and_no_other_tells_how_the_game_ended(seat: int, finished: Kept) -> None:
    *others, last = replay.steps(finished, seat, 0, replay.MOST_STEPS)["shown"]
    view = finished.view(SPECTATOR)
    assert view
    assert (last["result"], last["revealed"]) == (view["result"], view["revealed"])
    assert last["result"]
    assert last["result"]["lines"]
    assert not any("result" in one or "revealed" in one for one in others)
    assert replay.steps(finished, seat, 0, len(others))["shown"] == others


def test_the_table_is_described_as_each_saw_it_and_at_the_end_with_all_cards_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def describe(scene: Any, seat: int) -> list[Message]:
        return [Message("seen", {"by": seat})]

    monkeypatch.setitem(vars(game_by_name("chaos-contract")), "describe", describe)
    room = played(started("chaos-contract", 2))
    for seat in (1, SPECTATOR):
        *others, last = replay.steps(room, seat, room.decisions - 3, 4)["shown"]
        assert [one["description"] for one in others] == [[Message("seen", {"by": seat}).json()]] * 3
        view = room.view(seat)
        assert view
        assert view["description"] == last["description"] == [Message("seen", {"by": EVERYTHING}).json()]


@pytest.mark.parametrize("game", NAMES)
def test_with_all_cards_open_a_replay_shows_what_every_owner_saw_of_their_own(game: str) -> None:
    room = played(started(game, 4))
    own = {"passengers": ("hand",), "cerberus": ("hand",), "mad-zeppelin": ("hand",), "chaos-contract": ()}
    for first in (0, room.decisions - 20):
        everything = replay.steps(room, EVERYTHING, first, 40)["shown"]
        for seat in range(room.seats):
            seats_own = replay.steps(room, seat, first, 40)["shown"]
            for one, other in zip(everything, seats_own, strict=True):
                for name in own[game]:
                    assert one["scene"]["players"][seat][name] == other["scene"]["players"][seat][name]
                if "own" in other["scene"]:
                    assert one["scene"]["own"] is other["scene"]["open"] is None
                    assert one["scene"]["open"][seat] == other["scene"]["own"]


def test_with_all_cards_open_everything_is_heard() -> None:
    room = started("passengers", 5)
    room.do(room.say(2, "hello", float(room.length)))
    assert room.talk
    room.talk.remarks[0] = replace(room.talk.remarks[0], hearers=(1, 2))
    played(room)
    heard = {seat: len(replay.steps(room, seat, 0, 1)["talk"]) for seat in (EVERYTHING, SPECTATOR, 0, 1)}
    assert heard == {EVERYTHING: 1, SPECTATOR: 0, 0: 0, 1: 1}


def test_a_page_can_be_packed(finished: Kept) -> None:
    plain = replay.page(finished, 0, 0, 20, packed=False)
    packed = replay.page(finished, 0, 0, 20, packed=True)
    assert json.loads(plain) == json.loads(json.dumps(replay.steps(finished, 0, 0, 20)))
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 5


def test_with_all_cards_open_private_lines_name_their_hearers(finished: Kept) -> None:
    def lines(seat: int) -> list[StepLine]:
        shown = replay.steps(finished, seat, 0, replay.MOST_STEPS)["shown"]
        return [line for one in shown for line in one["lines"]]

    named = [line["hearers"] for line in lines(EVERYTHING) if line["private"]]
    assert not any("hearers" in line for line in lines(EVERYTHING) if not line["private"])
    for seat in range(finished.seats):
        own = [line for line in lines(seat) if line["private"]]
        assert len(own) == sum(seat in hearers for hearers in named)
        assert not any("hearers" in line for line in own)


def test_the_last_page_of_a_long_game_comes_in_a_moment() -> None:
    """On a machine of any speed: in little more time than the game takes that is played."""
    times = [time.process_time()]
    room = played(started("chaos-contract", 4))
    times.append(time.process_time())
    assert room.decisions > 1000
    replay.steps(room, EVERYTHING, room.decisions - replay.MOST_STEPS, replay.MOST_STEPS)
    times.append(time.process_time())
    assert times[2] - times[1] < 8 * (times[1] - times[0])


@pytest.mark.parametrize("seat", [1, SPECTATOR, EVERYTHING])
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
