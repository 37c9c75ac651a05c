"""Contests: the hand-written player is measured alike in its own way and through the caller's hands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch

from turncoat.bots.network import seeing
from turncoat.kernel.rule import INTERPRET
from turncoat.learn.contest import TOGETHER, Contest, at_random


def test_the_strong_win_more_and_one_of_many_as_often_as_it_should() -> None:
    contest = Contest("liars-dice", 3, 600, seed=4)
    by_hand = contest.measure(None)["all"]
    assert by_hand["games"] == 600
    assert abs(by_hand["mean"] - 1 / 3) < by_hand["within"] + 0.02, "all three are alike"
    random = contest.measure(at_random)["all"]
    assert random["mean"] + random["within"] < by_hand["mean"] - by_hand["within"]
    assert contest.measure(None)["all"] == by_hand, "the same deals again"


def test_everybody_is_measured_on_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays changes no deal: the seats that are measured are as often of each side, whoever has them."""
    monkeypatch.setenv(INTERPRET, "1")
    contest = Contest("passengers", 4, 12, seed=4)
    found = [contest.measure(player) for player in (None, at_random)]
    sides = [{side: one["games"] for side, one in strength.items()} for strength in found]
    assert sides[0] == sides[1]
    assert sides[0]["all"] == 12
    mean = sum(one["mean"] * one["games"] for side, one in found[0].items() if side != "all") / 12
    assert found[0]["all"]["mean"] == pytest.approx(mean)


def test_a_whole_side_is_measured_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    contest = Contest("passengers", 4, 9, seed=4, who=TOGETHER)
    found = contest.measure(None)
    assert {*found} == {"souls", "demons", "yaesther"}
    assert sum(side["games"] for side in found.values()) <= 9
    payoffs = torch.tensor([side["mean"] for side in found.values()])
    assert ((payoffs >= 0) & (payoffs <= 1)).all()
    assert contest.mine.sum() == pytest.approx(9 * 4)


def test_the_example_of_the_page_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a CPU, with few games."""
    monkeypatch.setenv(INTERPRET, "1")
    seeing.cache_clear()
    page = Path(__file__).parents[2] / "docs" / "learned.md"
    [shown] = re.findall(r"```python\n(import turncoat\n.*?)```", page.read_text("utf-8"), re.DOTALL)
    exec(shown.replace("cuda", "cpu").replace("16384", "12"), {})
    seeing.cache_clear()
    assert "'all': {'mean': " in capsys.readouterr().out
