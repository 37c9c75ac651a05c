"""Learned players among searching ones are counted, and timed decision by decision."""

from __future__ import annotations

import pytest

from benchmarks import equal_time
from benchmarks.equal_time import WHO, Hurried, Told, in_time
from turncoat.kernel.rule import INTERPRET


def test_a_deal_is_played_once_as_it_is_and_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    found = Hurried("passengers", 4, 3).deal(3)
    plain, with_it = found.wins
    assert len(plain) == len(with_it) == len(found.sides) == 4
    assert any(plain)
    for who in WHO:
        assert sum(getattr(found, who)) > 0
    # Of five games of four seats each the learned player has four seats, the others sixteen.
    assert 3 < len(found.searching) / len(found.learned) < 5


def test_others_look_at_as_few_worlds_as_take_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(self: Hurried, number: int) -> Told:
        return Told(([], []), [], learned=[2.0, 9.0, 2.0], searching=[0.3 * self.worlds, 0.1, 9.0])

    monkeypatch.setattr(equal_time.Hurried, "deal", deal)
    assert in_time("passengers", 4).worlds == 7
