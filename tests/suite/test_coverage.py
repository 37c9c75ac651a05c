"""Random play reaches every kind of move and every kind of event."""

from __future__ import annotations

import numpy as np
import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from turncoat.kernel.batch import tally_games

GAMES = 2000
"""Games at each number of seats with each set of options."""


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_every_move_and_event_comes_about(subject: Subject) -> None:
    game = subject.game
    moves = np.zeros(game.moves.count, np.int64)
    kinds = np.zeros(len(game.news.kinds), np.int64)
    for seats in game.seats:
        for options in subject.options(seats):
            made, told, _ = tally_games(game, seats, GAMES, 1, options)
            moves += made
            kinds += told
    never = {
        name
        for name, family in game.moves.families.items()
        if not moves[family.base : family.base + family.length].sum()
    }
    assert never == set()
    untold = {kind.name for kind, count in zip(game.news.kinds, kinds, strict=True) if not count}
    assert untold == subject.too_rare
