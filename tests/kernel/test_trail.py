"""Earlier tables: they come back as they were, but for their streams."""

from __future__ import annotations

from random import Random

import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import random_decision
from turncoat.kernel.record import Record
from turncoat.kernel.trail import Trail


def without_stream(table: Record) -> bytes:
    kept = table.copy()
    kept.row["chance"] = 0
    return kept.bytes()


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_tables_come_back_as_they_were(subject: Subject) -> None:
    game, luck = subject.game, Random(3)
    table, trail = game.dealt(game.seats[-1], 3), Trail(game.table)
    lay: list[bytes] = []
    while table.awaits and len(lay) < 60:
        trail.keep(table)
        lay.append(without_stream(table))
        game.play(table, *random_decision(game, table, luck))
    for count in (0, 1, len(lay) // 2, len(lay)):
        back = trail.rows(count)
        assert [game.table(back[place : place + 1]).bytes() for place in range(count)] == lay[:count]
        assert [trail.lay(place).bytes() for place in range(count)] == lay[:count]


def test_a_copy_goes_its_own_way() -> None:
    game = SUBJECTS[0].game
    table, other = game.dealt(5, 1), game.dealt(5, 2)
    trail = Trail(game.table)
    trail.keep(table)
    copy = trail.copy()
    copy.keep(other)
    trail.keep(table)
    assert len(trail) == len(copy) == 2
    assert game.table(trail.rows(2)[1:]).bytes() == without_stream(table)
    assert game.table(copy.rows(2)[1:]).bytes() == without_stream(other)
