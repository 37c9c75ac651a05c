"""Runs of learning: a toy beats random players, and a run that was broken off goes on as if nothing was."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from turncoat.bots.network import load, set_levels
from turncoat.kernel.rule import INTERPRET
from turncoat.learn.hearsay import LIE, TRUTH, Company, Heard, Swayed
from turncoat.learn.plan import Plan, planned
from turncoat.learn.plot import drawn
from turncoat.learn.run import Run, learn
from turncoat.words import Fault, Message

TOY = Plan(
    "liars-dice", (2,), talk="off", rounds=8, stretch=2, tables=128, steps=32, width=48, rate=2e-3, games=256,
    contests=1, magnet=0.02, left=0.1,
)  # fmt: skip


def weights(out: Path) -> list[np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    return [part for pair in load(out / "player.npz").layers for part in pair]


class Broken(Exception):
    """Somebody pulls the plug."""


def test_a_toy_beats_random_players_and_a_run_that_was_broken_off_equals_one_that_was_not(
    tmp_path: Path,
) -> None:
    said: list[Message] = []
    Run(TOY, tmp_path / "whole", said.append).go()
    found = json.loads((tmp_path / "whole" / "course.json").read_text("utf-8"))["final"]["2"]["alone"]
    learned, random = (found[name]["all"] for name in ("learned", "random"))
    assert learned["mean"] - learned["within"] > random["mean"] + random["within"]
    assert (tmp_path / "whole" / "course.svg").read_text("utf-8").startswith("<svg")
    assert [one.name for one in said].count("learn-progress") == 4

    def pull(message: Message) -> None:
        if message.name == "learn-progress":
            raise Broken

    with pytest.raises(Broken):
        Run(TOY, tmp_path / "broken", pull).go()
    again: list[Message] = []
    Run(TOY, tmp_path / "broken", again.append).go()
    assert again[0] == Message("learn-resumed", {"folder": str(tmp_path / "broken"), "rounds": 2})
    pairs = zip(weights(tmp_path / "whole"), weights(tmp_path / "broken"), strict=True)
    assert all(np.array_equal(*pair) for pair in pairs)

    with pytest.raises(Fault, match="another seed"):
        Run(replace(TOY, seed=2), tmp_path / "broken", again.append)


def test_a_run_with_hardly_a_decision_comes_to_its_end(tmp_path: Path) -> None:
    for tables, steps in ((1, 1), (2, 8)):
        out = tmp_path / str(tables)
        Run(replace(TOY, tables=tables, steps=steps, parts=64, games=4), out, lambda _: None).go()
        assert (out / "player.npz").exists()
        assert (out / "course.svg").read_text("utf-8").startswith("<svg")


def test_lies_told_and_believed_are_part_of_the_course(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a run with talk; what comes of each game is `tests/learn/test_hearsay.py`."""
    monkeypatch.setenv(INTERPRET, "1")
    heard = Heard(Counter({("all", LIE): 1, ("all", TRUTH): 3}), {("lies", "hearer", "all"): Swayed(10, 1.0)})
    monkeypatch.setattr(Company, "heard", lambda company, deal: heard)
    said: list[Message] = []
    plan = Plan(
        "mad-zeppelin",
        (2,),
        rounds=1,
        stretch=1,
        tables=4,
        steps=16,
        parts=1,
        width=32,
        games=2,
        contests=1,
        heard=2,
    )
    run = Run(plan, tmp_path, said.append)
    monkeypatch.setattr(run, "_measure", lambda: None)
    run.go()
    met = json.loads((tmp_path / "course.json").read_text("utf-8"))["contests"]
    assert [one["words"] for one in met] == 2 * [{"claims": 4.0, "lies": 0.25, "believed": 0.1}]
    told = [one for one in said if one.name == "learn-words"]
    assert told[0].arguments == {"seats": 2, "claims": "4.0", "lies": "25.0%", "believed": "10.0%"}
    final = dict.fromkeys(("learned", "handwritten", "random"), met[0]["strength"])
    picture = drawn({**run.course, "plan": {**run.course["plan"], "seats": 2}, "final": final})
    assert "lies 25.0%" in picture
    assert "believed 10.0%" in picture


def test_an_exploiter_sits_among_the_one_it_is_to_beat(tmp_path: Path) -> None:
    Run(replace(TOY, rounds=1, stretch=1), tmp_path / "one", lambda _: None).go()
    against = str(tmp_path / "one" / "player.npz")
    plan = planned("liars-dice", {"seats": ["3"], "rounds": 1, "talk": "off", "against": against})
    run = Run(replace(plan, tables=32, width=48, games=64, steps=8), tmp_path / "two", lambda _: None)
    run.go()
    assert run.elder_path == Path(against)
    found = json.loads((tmp_path / "two" / "course.json").read_text("utf-8"))["final"]["3"]["alone"]
    assert [*found] == ["learned", "beaten", "random"]
    beaten = found["beaten"]["all"]
    assert abs(beaten["mean"] - 1 / 3) < beaten["within"] + 0.02, "in its own seat it is one of three alike"


def test_a_run_may_begin_as_somebody_who_has_learned_already(tmp_path: Path) -> None:
    Run(replace(TOY, rounds=1, stretch=1), tmp_path / "one", lambda _: None).go()
    begin = str(tmp_path / "one" / "player.npz")
    begun = Run(replace(TOY, begin=begin, seed=5, rounds=1), tmp_path / "two", lambda _: None)
    begun.learner.network.save(tmp_path / "two" / "player.npz")
    pairs = zip(weights(tmp_path / "one"), weights(tmp_path / "two"), strict=True)
    assert all(np.allclose(*pair, rtol=2e-3) for pair in pairs)
    begun.go()
    before = load(Path(begin)).told
    assert load(tmp_path / "two" / "player.npz").told["before"] == before, "what it has learned stays told"


def test_a_player_is_learned_anew_step_by_step_by_the_plans_in_its_file(tmp_path: Path) -> None:
    """Shipped files tell all of it: one command makes such a player from nothing."""
    first = replace(TOY, rounds=1, stretch=1, heard=0)
    learn([first, replace(first, seed=5, rounds=2)], tmp_path / "once", lambda _: None)
    plans = Plan.steps_of(load(tmp_path / "once" / "player.npz").told)
    assert [(plan.seed, plan.rounds) for plan in plans] == [(1, 1), (5, 2)]
    said: list[Message] = []
    path = tmp_path / "once" / "player.npz"
    set_levels(path, {"learned-easy": 7.0}, {"learned-hard": 5})
    learn(plans, tmp_path / "again", said.append, load(path))
    again = load(tmp_path / "again" / "player.npz")
    assert (again.heats["learned-easy"], again.worlds["learned-hard"]) == (7.0, 5), "levels are the same"
    pairs = zip(weights(tmp_path / "once"), weights(tmp_path / "again"), strict=True)
    assert all(np.array_equal(*pair) for pair in pairs)
    steps = [message.arguments["folder"] for message in said if message.name == "learn-step"]
    assert steps == [str(tmp_path / "again" / "step-1"), str(tmp_path / "again")]
    learn(plans, tmp_path / "again", said.append)
    assert [message.name for message in said].count("learn-progress") == 3, "what is done is not done again"


def test_a_plan_may_be_like_another() -> None:
    like = Plan("liars-dice", (2,), seconds=90.0, magnet=0.3)
    assert planned("liars-dice", {}, like) == like
    assert planned("liars-dice", {"seconds": "5"}, replace(like, rounds=3)).in_time
    assert planned("liars-dice", {"rounds": "4"}, like).rounds == 4
    with pytest.raises(Fault, match="magnet cannot be “much”"):
        planned("liars-dice", {"magnet": "much"}, like)


def test_wishes_that_make_no_plan_are_refused() -> None:
    for wish, match in (
        ({}, "some --seconds or some --rounds"),
        ({"rounds": 3, "speed": "9"}, "no “speed”; it has seats, options"),
        ({"rounds": 3, "rate": "fast"}, "rate cannot be “fast”"),
        ({"rounds": 3, "device": "abacus"}, "device cannot be “abacus”: it can be cpu, cuda"),
        ({"rounds": 3, "rules": "cuda"}, "rules cannot be “cuda”: it can be cpu"),
        ({"rounds": 3, "talk": "loud"}, "talk cannot be “loud”: it can be off, turns"),
    ):
        with pytest.raises(Fault, match=match):
            planned("liars-dice", wish)
    assert planned("liars-dice", {"rounds": "3", "device": "cuda"}).tables > Plan("liars-dice").tables
