"""Who changes sides is seen when it happens, and whose decision it was."""

from __future__ import annotations

import pytest

from benchmarks import turncoats
from benchmarks.turncoats import EARLY, Told, Watched, measured
from turncoat.bots.own import any_bot
from turncoat.games import game
from turncoat.kernel.rule import INTERPRET
from turncoat.lab.games import course


def test_the_first_change_of_sides_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    found = Watched("cerberus", 3, "random", everybody=True).deal(4)
    played = game("cerberus")
    bots = [any_bot("random", played) for _ in range(3)]
    sides = [
        [int(played.side(t, seat)) for seat in range(3)]
        for t, _ in course(played, 3, 4, turncoats.SEED, bots, None)
    ]
    changes = [made for made in range(1, len(sides)) if sides[made] != sides[made - 1]]
    assert found.changed == (changes[0] if changes else -1)
    assert found.side == sides[-1][1]


def test_shares_are_of_all_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [
        Told(True, 0, -1, False),
        Told(False, 1, EARLY - 1, True),
        Told(True, 1, 3, False),
        Told(False, 1, EARLY, True),
    ]
    monkeypatch.setattr(turncoats, "each_deal", lambda work, deals, seconds: (told[deal] for deal in deals))
    found = measured(Watched("cerberus", 3, "random", everybody=False), 4, 0)
    assert (found["won"], found["early"], found["itself"]) == (0.5, 0.5, 0.25)
    assert found["sides"] == {"adventurers": 0.25, "cerberus": 0.75, "lost": 0}
