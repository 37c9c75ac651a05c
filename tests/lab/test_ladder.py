"""The ladder: the same deals for everybody, and a score against each opponent but oneself."""

from __future__ import annotations

from pathlib import Path

import pytest

import turncoat
from turncoat.kernel.rule import INTERPRET
from turncoat.lab.ladder import RUNGS, ladder, rungs_of


def test_a_bot_climbs_past_those_that_are_not_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    game = turncoat.game("liars-dice")
    rungs = ("random", "handwritten")
    climbed = list(ladder(game, "handwritten", 24, rungs, seats=2, cores=1))
    assert [rung.opponent for rung in climbed] == ["random"]
    told = climbed[0].json()
    assert told["share"] > 0.9
    assert told["over"]["bot"] == "random"
    assert told["over"]["difference"] == pytest.approx(2 * told["share"] - 1), (
        "the two of them share all wins"
    )
    again = list(ladder(game, "handwritten", 24, rungs, seats=2, cores=1))
    assert [rung.json() for rung in again] == [told]


def test_who_has_learned_a_game_is_a_rung_there(all_learned: Path) -> None:
    assert rungs_of(turncoat.game("passengers")) == RUNGS
    assert rungs_of(turncoat.game("liars-dice")) == RUNGS[:-1]
