"""An interrogator and a classifier on a small sample: talk tells nothing, and a confession would be found."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from benchmarks import confession
from turncoat.bots import BOTS, Bot, cover
from turncoat.bots.situation import Situation
from turncoat.games import game

SEATS = 5


def confessing(situation: Situation, speaker: int, claim: int) -> int:
    """Every other time the truth about what it is called."""
    talk = situation.game.talk
    assert talk
    so = talk.holds(situation.view, speaker, claim) == 1 and situation.whim[0] % 2 == 0
    return talk.claims.number("yes" if so else "no")


def by_talk(talker: Bot, games: int) -> tuple[float, float, float]:
    """How well a classifier tells factions by talk alone, and between which bounds that lies."""
    rows, numbers = [], []
    for number in range(games):
        found = confession.rows_of(game("passengers"), SEATS, number, 3, talker, BOTS["handwritten"])
        rows += found
        numbers += [number] * len(found)
    figures = confession.figures(np.array(rows), np.array(numbers), SEATS, 1)
    return figures["talk"], *figures["interval"]


def test_talk_tells_no_factions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover, "GUESSES", 12)
    monkeypatch.setattr(confession, "INTERROGATES_EVERY", 20)
    _, low, _ = by_talk(BOTS["hard"], 8)
    assert low < 0.55, "what is surely told is more than chance"


def test_a_confession_would_be_found() -> None:
    area, low, _ = by_talk(replace(BOTS["handwritten"], reply=confessing), 12)
    assert area > 0.7
    assert low > 0.55
