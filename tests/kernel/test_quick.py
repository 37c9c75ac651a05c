"""Compiled rules of a running game answer as interpreted ones do."""

from __future__ import annotations

from random import Random

import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.walk import legal, random_decision
from turncoat.kernel import quick
from turncoat.kernel.quick import Quick
from turncoat.kernel.record import copied
from turncoat.kernel.rule import INTERPRET, interpreting

SMALL = next(subject.game for subject in SUBJECTS if subject.game.name == "liars-dice")
"""That the rules of all games are the same compiled is shown by the suite; this one is compiled soonest."""


@pytest.mark.skipif(interpreting(), reason="nothing is compiled")
def test_compiled_rules_answer_as_interpreted_ones_do() -> None:
    compiled, luck = Quick(SMALL), Random(1)
    for seed in range(3):
        table = SMALL.dealt(SMALL.seats[-1], seed)
        while table.awaits:
            for seat in range(-1, table.seats):
                view, row = table.copy(), copied(table.row)
                SMALL.veil(view, seat)
                compiled.veil(row, seat)
                assert SMALL.table(row).bytes() == view.bytes()
                if seat >= 0:
                    assert compiled.legal(table.row, seat) == legal(SMALL, table, seat)
                    if SMALL.talk:
                        assert compiled.sensible(row, seat) == list(SMALL.talk.sensible_for(view, seat))
            seat, move = random_decision(SMALL, table, luck)
            row = copied(table.row)
            compiled.play(row, seat, move)
            SMALL.play(table, seat, move)
            assert SMALL.table(row).bytes() == table.bytes()


def test_where_rules_are_interpreted_none_are_taken_into_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(quick, "_taken", {})
    quick.take(SMALL)
    assert quick.quick(SMALL) is None
