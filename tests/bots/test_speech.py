"""What bots answer goes by what everybody sees, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import random_game, seen
from turncoat.bots.speech import BELIEVES, DOUBTS, honesty
from turncoat.games import game as game_by_name
from turncoat.match import SPECTATOR, Match
from turncoat.talk import Talk


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_what_a_bot_answers_by_is_the_same_whatever_its_seat_knows(subject: Subject) -> None:
    game = subject.game
    seats = max(game.seats)
    for table in random_game(game, seats, 3, subject.options(seats)[0]):
        seat = table.decisions % seats
        public = seen(game, table, seat)
        game.veil(public, SPECTATOR)
        assert public.bytes() == seen(game, table, SPECTATOR).bytes()


def test_lies_are_false_claims_and_believed_ones_those_that_somebody_says_to_believe() -> None:
    talk = Talk(Match(game_by_name("passengers"), seats=4, seed=7))
    table: Any = talk.match.table
    faction = int(table.faction[0])
    lie = 1 - faction if faction < 2 else 0
    talk.claim(1, BELIEVES, {"seat": 0})  # nothing was said yet
    talk.claim(0, "i-am", {"faction": lie})
    talk.claim(0, BELIEVES, {"seat": 0})  # nobody believes oneself
    talk.claim(2, DOUBTS, {"seat": 0})
    talk.claim(0, "i-am", {"faction": lie})
    talk.claim(1, BELIEVES, {"seat": 0})
    talk.claim(2, BELIEVES, {"seat": 0})  # a lie is believed once, by however many
    talk.claim(0, "i-am", {"faction": faction})
    talk.claim(3, BELIEVES, {"seat": 0})  # the truth
    assert honesty(talk, 0) == (3, 2, 1)
    assert honesty(talk, 1) == (0, 0, 0)
