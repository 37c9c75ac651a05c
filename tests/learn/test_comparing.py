"""Learning from comparisons: which moves are compared, what is kept of it, and that something comes of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from tests.kernel.chatter import CHATTER
from tests.learn.test_run import Broken, weights
from turncoat.games import game
from turncoat.kernel.rule import INTERPRET
from turncoat.learn.comparing import Comparer, Field, apart, worth_comparing
from turncoat.learn.contest import Seen
from turncoat.learn.league import ELDER, SELF, roles
from turncoat.learn.network import Network
from turncoat.learn.plan import Plan, planned
from turncoat.learn.plot import GAINED, gains
from turncoat.learn.run import Run
from turncoat.words import Fault, Message

TOY = Plan(
    "liars-dice", (2,), by="comparisons", talk="off", rounds=8, stretch=2, tables=64, steps=16, parts=8,
    width=48, rate=2e-3, games=256, contests=1, magnet=0.02, epochs=2,
)  # fmt: skip


def test_the_best_by_hand_comes_first_then_the_likeliest_and_nothing_that_is_not_offered() -> None:
    usual = torch.tensor([[0.0, -1, -2, -3], [-1, 0, -9, -9], [-9, -9, -9, 0]])
    chances = torch.tensor([[-3.0, -2, -1, 0], [-1, 0, -9, -9], [-9, -9, -9, 0]])
    masks = torch.tensor([[True] * 4, [True, True, False, False], [False, False, False, True]])
    found = worth_comparing(usual, chances, masks, 3)
    assert found[0, :2].tolist() == [0, 3]
    assert found[0, 2] in (1, 2)
    assert found[1].tolist() == [1, 0, -1]
    assert found[2].tolist() == [3, -1, -1]
    assert worth_comparing(usual[:1, :2], chances[:1, :2], masks[:1, :2], 3).tolist() == [[0, 1, -1]]


def test_what_differs_is_counted_among_those_that_are_offered() -> None:
    values = torch.tensor([[1.0, 3.0, 7.0], [5.0, 1.0, 1.0]])
    offered = torch.tensor([[True, True, False], [True, False, False]])
    assert apart(values, offered).tolist() == [[-1, 1, 0], [0, 0, 0]]


def test_a_field_keeps_what_was_seen_compared_and_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    playing = replace(CHATTER, desertion=0.5)
    plan = replace(TOY, tables=3, steps=1, stretch=2, compared=2)
    field = Field(plan, playing, 4, {}, 5)
    assert np.array_equal(field.who, roles(plan, 4, np.random.default_rng(5)))
    assert np.array_equal(field.turn_of(SELF), field.who[range(3), field.now["seats"]] == SELF)
    actions = torch.tensor([[0, 1], [1, -1], [1, 0]])
    field.write(torch.tensor([0, 2]), actions, torch.tensor([[1000, -1000], [0, 0], [0, 500]]))
    assert field.count == 2
    kept = field.some(torch.tensor([1, 0]))
    assert kept.actions.tolist() == [[1, 0], [0, 1]]
    assert kept.won.tolist() == [[0, 0.5], [1, 0.5]], "to win on another side is worth half of it"
    assert torch.equal(kept.observations, field.now["observations"][[2, 0]])


def test_what_is_worth_more_is_learned() -> None:
    """Among moves that are alike by hand the network comes to prefer what was seen to win."""
    learner = Comparer(replace(TOY, magnet=0.05), game("liars-dice"))
    learner.sit(0)
    (field,) = learner.rooms
    learner.play(None)
    field.compared.won[:] = (field.compared.actions % 2).half() / 4
    for done in (0.0, 0.3, 0.6, 0.9):
        told = learner.learn(done)
    assert told["decisions"] == field.count > 0
    assert told["gain"] > 0.05


def test_a_run_by_comparisons_tells_what_it_gains_and_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    said: list[Message] = []
    Run(TOY, tmp_path / "whole", said.append).go()
    assert [one.name for one in said].count("learn-gain") == 4
    course = json.loads((tmp_path / "whole" / "course.json").read_text("utf-8"))
    assert all(np.isfinite([one["gain"], one["entropy"]]).all() for one in course["rounds"])
    assert GAINED in (tmp_path / "whole" / "course.svg").read_text("utf-8")
    assert len(gains(course["rounds"], TOY.stretch)) == 4
    assert not gains([{"seconds": 1.0, "entropy": 0.1}], 1), "by outcomes nobody knows"

    def pull(message: Message) -> None:
        if message.name == "learn-gain":
            raise Broken

    with pytest.raises(Broken):
        Run(TOY, tmp_path / "broken", pull).go()
    Run(TOY, tmp_path / "broken", said.append).go()
    pairs = zip(weights(tmp_path / "whole"), weights(tmp_path / "broken"), strict=True)
    assert all(np.array_equal(*pair) for pair in pairs)
    with pytest.raises(Fault, match="another by"):
        Run(replace(TOY, by="outcomes"), tmp_path / "broken", said.append)


def test_an_exploiter_compares_moves_among_the_one_it_is_to_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins as that player, whose seats are played by it and not by hand."""
    Run(replace(TOY, rounds=2), tmp_path / "one", lambda _: None).go()
    against = str(tmp_path / "one" / "player.npz")
    plan = planned("liars-dice", {"by": "comparisons", "rounds": 1, "against": against, "seats": ["3"]})
    assert (plan.begin, plan.talk, plan.elders) == (against, "off", 1.0)
    run = Run(replace(plan, tables=64, steps=8, parts=2, games=64), tmp_path / "two", lambda _: None)
    begun = [part.numpy().copy() for part in run.learner.network.state_dict().values()]
    run.learner.sit(0)
    (field,) = run.learner.rooms
    assert set(field.who.unique().tolist()) == {SELF, ELDER}
    acted: list[int] = []
    elder = run._elder()
    assert elder is not None
    act = elder.act

    def acts(seen: Seen) -> torch.Tensor:
        acted.append(len(seen["seats"]))
        return act(seen)

    monkeypatch.setattr(elder, "act", acts)
    run.learner.play(elder)
    assert acted == [64] * 8
    assert field.count > 0
    run.learner.learn(0.0)
    learned = run.learner.network.state_dict().values()
    assert any(not np.array_equal(*pair) for pair in zip(begun, learned, strict=True))
    run.go()
    found = json.loads((tmp_path / "two" / "course.json").read_text("utf-8"))["final"]["3"]["alone"]
    assert [*found] == ["learned", "beaten", "random"]


def test_words_are_said_and_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the player that is to be beaten talks, every other row is for words."""
    monkeypatch.setenv(INTERPRET, "1")
    playing = game("mad-zeppelin")
    plan = replace(TOY, game=playing.name, talk="turns", tables=3, steps=4, stretch=1, elders=1.0, byhand=0.0,
                   alone=0.0)  # fmt: skip
    learner = Comparer(plan, playing)
    learner.sit(0)
    (field,) = learner.rooms
    learner.play(Network(playing, "turns", 32))
    assert 0 < field.count <= 2 * plan.tables
    kept = field.some(torch.arange(field.count)).actions
    assert kept.max() < field.env.env.encoding.actions


def test_comparisons_are_of_moves() -> None:
    wish = {"by": "comparisons", "rounds": 1}
    assert planned("liars-dice", wish).talk == "off"
    for more in ({"talk": "turns"}, {"sided": "0.5"}, {"sided": "0.5", "against": "player.npz"}):
        with pytest.raises(Fault, match="Comparisons are of moves"):
            planned("liars-dice", {**wish, **more})
    talking = planned("liars-dice", {**wish, "talk": "turns", "against": "player.npz"})
    assert talking.talk == "turns"
    assert planned("liars-dice", {**wish, "against": "one.npz", "begin": "two.npz"}).begin == "two.npz"
    with pytest.raises(Fault, match="compared cannot be “1”"):
        planned("liars-dice", {**wish, "compared": "1"})
    with pytest.raises(Fault, match="magnet cannot be"):
        planned("liars-dice", {**wish, "magnet": "0"})
    with pytest.raises(Fault, match="by cannot be"):
        planned("liars-dice", {**wish, "by": "heart"})
