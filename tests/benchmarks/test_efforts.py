"""Efforts are named, and judged on the same decisions."""

from __future__ import annotations

import pytest

from benchmarks import efforts
from turncoat.bots.belief import Minded
from turncoat.bots.search import Effort


def test_names_stand_for_efforts() -> None:
    assert efforts.effort_of("120x6") == Effort(120, 8, mind=Minded(guesses=6))
    assert efforts.effort_of("30x1@2.5") == Effort(30, 8, 2.5, Minded())


def test_who_is_never_sure_gains_nothing_and_others_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(efforts, "JUDGES", 6)
    monkeypatch.setattr(efforts, "SHARE", 0.3)
    found = efforts.compared("passengers", 4, ["3x1@1e9", "9x1@0"], 1)
    assert len(found) > 2
    assert {never.gain for never, _ in found} == {0.0}
    assert any(always.gain for _, always in found)
