"""What a seat is shown as certain is certain.

That it follows from the seat's view alone, `test_secrecy` shows, for it is a part of every view; that it is
not less than can easily be said, `test_guesses` does, where all worlds are enumerated. `benchmarks.known`
compares it with many more worlds.
"""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.known import compare
from tests.suite.known import positions
from tests.suite.registry import SUBJECTS, Case
from tests.suite.subject import Subject
from turncoat.match import Match

WORLDS, EACH = 400, 10


@pytest.mark.parametrize("subject", SUBJECTS[:4], ids=lambda subject: subject.game.name)
def test_facts_are_so_in_every_world_that_fits(subject: Subject) -> None:
    found = compare(subject, WORLDS, EACH, seed=3)
    assert found["wrong"] == []
    assert found["facts"]


@pytest.mark.parametrize("subject", SUBJECTS[:4], ids=lambda subject: subject.game.name)
def test_facts_and_deeds_are_said_in_every_language_and_are_part_of_the_view(subject: Subject) -> None:
    luck = Random(8)
    case = Case(subject, subject.game.usual_seats, {})
    for _, (match, seat) in zip(range(8), positions(case, luck), strict=False):
        for language in ("en", "ru"):
            told = Match.replayed(match.saved(), language=language)
            view = told.seen(seat)
            shown = told.view(seat)["known"]
            assert shown["facts"] == [fact.json() for fact in told.known(view, seat)]
            cells = [
                cell for one in told.ribbons() for row in (one.columns, *one.rows) for cell in row if cell
            ]
            said = [fact.message for fact in told.known(view, seat)]
            said += [message for cell in cells for message in (cell.sign, cell.message)]
            assert all(told.say(message).strip() for message in said)
            assert len(shown["ribbons"]) == len(told.ribbons())
            assert all(len(row) == len(one.columns) for one in told.ribbons() for row in one.rows)
