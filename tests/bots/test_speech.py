"""What bots answer goes by what everybody sees, in every game."""

from __future__ import annotations

import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import random_game, seen
from turncoat.match import SPECTATOR


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_what_a_bot_answers_by_is_the_same_whatever_its_seat_knows(subject: Subject) -> None:
    game = subject.game
    seats = max(game.seats)
    for table in random_game(game, seats, 3, subject.options(seats)[0]):
        seat = table.decisions % seats
        public = seen(game, table, seat)
        game.veil(public, SPECTATOR)
        assert public.bytes() == seen(game, table, SPECTATOR).bytes()
