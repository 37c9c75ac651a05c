"""Learned players among searching ones are counted, and timed decision by decision."""

from __future__ import annotations

import pytest

from benchmarks.equal_time import WHO, Hurried
from turncoat.kernel.rule import INTERPRET


def test_a_deal_is_played_once_as_it_is_and_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    found = Hurried("passengers", 4).deal(3)
    plain, with_it = found.wins
    assert len(plain) == len(with_it) == len(found.sides) == 4
    assert any(plain)
    for who in WHO:
        assert min(getattr(found, who)) > 0
    # Of five games of four seats each the learned player has four seats, the others sixteen.
    assert 3 < len(found.searching) / len(found.learned) < 5
