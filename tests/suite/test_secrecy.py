"""Two histories that a seat cannot tell apart send it the same bytes."""

from __future__ import annotations

import copy
import json
from random import Random

import numpy as np
import pytest

from tests.suite.registry import Case, cases
from tests.suite.walk import awaited, legal, random_decision, random_game, seen
from tests.suite.worlds import world
from turncoat.kernel.news import Event
from turncoat.match import Match, Refused
from turncoat.words import Message

POSITIONS = 4
"""Positions of each game that are compared, and more until as many later ones were compared too."""
MOST_POSITIONS = 200
ON = 6
"""Decisions played on from each."""


def what_reaches(match: Match, seat: int) -> str:
    """Everything that a seat is ever sent: its view, its refusals."""
    refusals = []
    for move in (-1, 0, match.game.moves.count // 2, match.game.moves.count):
        if seat >= 0 and move not in legal(match.game, match.table, seat):
            with pytest.raises(Refused) as refusal:
                match.play(seat, move)
            refusals.append(str(refusal.value))
    return json.dumps([match.view(seat), refusals], ensure_ascii=False, sort_keys=True)


def twin(match: Match, seat: int, seed: int) -> Match:
    """The same match for a seat, in another world."""
    other = copy.copy(match)
    other.moves = list(match.moves)
    other.news = [told for told in match.news if told.event.heard_by(seat)]
    other.table = world(match.game, seen(match.game, match.table, seat), seat, seed)
    return other


def uncovered(match: Match, seat: int, since: int) -> list[tuple[Event, Message]]:
    """What the news since a decision uncovered to a seat, down to the faces of the cards that they name."""
    view = match.seen(seat)
    return [
        (told.event, match.message(view, told))
        for told in match.news
        if told.decisions > since and told.event.heard_by(seat) and told.event.kind.uncovers
    ]


@pytest.mark.parametrize("case", cases())
def test_indistinguishable_histories_send_the_same_bytes(case: Case) -> None:
    luck = Random(f"{case}")
    compared = 0
    for position in range(MOST_POSITIONS):
        if position >= POSITIONS and compared >= POSITIONS:
            break
        match = Match(case.game, case.seats, luck.getrandbits(64), case.options)
        for _ in range(luck.randrange(12 * case.seats)):
            if not match.over:
                match.play(*random_decision(case.game, match.table, luck))
        seat = position % (case.seats + 1) - 1
        other = twin(match, seat, luck.getrandbits(64))
        assert what_reaches(other, seat) == what_reaches(match, seat)
        for _ in range(ON):
            if match.over:
                break
            decisions = match.table.decisions
            mover, move = random_decision(case.game, match.table, luck)
            if move not in legal(case.game, other.table, mover):
                break  # the move depends on what the mover holds, which the seat does not know
            match.play(mover, move)
            other.play(mover, move)
            if match.over or uncovered(match, seat, decisions) != uncovered(other, seat, decisions):
                break  # the rules have just shown the seat what sets the worlds apart
            if (match.table.decisions == decisions) != (other.table.decisions == decisions):
                break  # how far somebody is with a decision of several parts, only that seat knows
            assert what_reaches(other, seat) == what_reaches(match, seat)
            compared += 1
    assert compared >= POSITIONS


@pytest.mark.parametrize("case", cases())
def test_a_view_holds_only_what_its_seat_may_know(case: Case) -> None:
    """Fields are hidden unless declared as shown; what a seat sees of the others, the game's own list allows.

    The list stands in the tests, so a field that `veil` forgets is caught even if no rule reads it. Who has
    just decided or is about to is looked at, and one of all by turns.
    """
    before: list[int] = []
    for moment, table in enumerate(random_game(case.game, case.seats, 5, case.options)):
        seats = {moment % (case.seats + 1) - 1, *before[:1], *awaited(table)[:1]}
        before = awaited(table)
        for seat in seats if table.awaits else range(-1, case.seats):
            view = seen(case.game, table, seat)
            for name, field in table.fields.items():
                if name in ("news", "told"):
                    continue
                if field.shown:
                    assert np.array_equal(view.row[name], table.row[name]), f"{name} is open to all"
                    continue
                for at in np.argwhere(view.row[name][0] != field.blank):
                    cell = tuple(int(i) for i in at)
                    assert case.subject.may_know(table, seat, name, cell), f"seat {seat} sees {name}{cell}"
