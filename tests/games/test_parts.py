"""What is kept of a view from move to move is what would be made anew."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.twins import chatter, dealt, match_of
from tests.suite.registry import SUBJECTS, Case
from tests.suite.walk import awaited, legal
from turncoat.games.parts import part, watch
from turncoat.kernel.record import Cells, Record, count, flag
from turncoat.kernel.things import SEAT
from turncoat.match import SPECTATOR, Match
from turncoat.server.entries import Moved


class Lamp(Record, news=4):
    lit: int = flag(shown=True)
    moths: Cells = count(0, 9, SEAT, blank=0)


looked: list[Any] = []


@part
def moths_at(view: Any, place: int) -> int:
    looked.append(place)
    return int(view.moths[place])


@part
def glow(view: Any) -> list[int]:
    looked.append("glow")
    return [moths_at(view, 0), moths_at(view, 1)] if view.lit else []


@part
def everything(view: Any) -> bytes:
    looked.append("everything")
    return bytes(view.bytes())


@pytest.fixture(autouse=True)
def _nobody_has_looked() -> None:
    looked.clear()


def test_a_part_is_made_again_only_when_something_that_it_read_has_changed() -> None:
    lamp = Lamp()
    lamp.lit = 1
    view = watch(lamp)
    assert (glow(view), glow(view)) == ([0, 0], [0, 0])
    lamp.moths[1] = 4
    lamp.moths[2] = 7
    view.follow(lamp.copy().row)
    assert glow(view) == [0, 4]
    assert looked == ["glow", 0, 1, "glow", 1]
    lamp.lit = 0
    view.follow(lamp.copy().row)
    lamp.moths[0] = 9
    assert glow(view) == []
    view.follow(lamp.copy().row)
    assert glow(view) == []
    assert looked[5:] == ["glow"]


def test_a_part_that_takes_more_of_a_table_than_cells_rests_on_all_of_it() -> None:
    lamp = Lamp()
    view = watch(lamp)
    everything(view)
    lamp.moths[7] = 1
    view.follow(lamp.copy().row)
    assert everything(view) == lamp.bytes()
    assert looked == ["everything", "everything"]


def test_seats_share_what_they_see_alike_and_nothing_else() -> None:
    lamp, other = Lamp(), Lamp()
    lamp.lit = other.lit = 1
    lamp.moths[1], other.moths[1] = 3, 8
    common: dict[Any, Any] = {}
    mine, theirs = watch(lamp, common), watch(other, common)
    assert (glow(mine), glow(theirs)) == ([0, 3], [0, 8])
    assert looked == ["glow", 0, 1, "glow", 1]
    theirs.follow(lamp.copy().row)
    mine.follow(other.copy().row)
    assert (glow(theirs), glow(mine)) == ([0, 3], [0, 8])


def test_a_plain_table_is_looked_at_each_time() -> None:
    lamp = Lamp()
    lamp.lit = 1
    assert glow(lamp) == glow(lamp) == [0, 0]
    assert looked == ["glow", 0, 1] * 2


def anew(match: Match, seat: int) -> Any:
    """What a seat is shown, with nothing kept."""
    view = match.seen(seat)
    moves = [match.offered(view, seat, number) for number in match.legal_numbers(seat)]
    return {**match.shown(view, seat), "moves": moves}


USUAL = [Case(subject, subject.game.usual_seats, {}) for subject in SUBJECTS]


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_what_a_seat_is_shown_is_what_would_be_shown_with_nothing_kept(case: Case) -> None:
    luck = Random(str(case))
    room = dealt(case, luck=3)
    match = match_of(room)
    places = [SPECTATOR, *range(case.seats)]
    for _ in range(50):
        if match.over:
            break
        seat = luck.choice(awaited(match.table))
        room.apply(Moved(seat=seat, move=luck.choice(legal(match.game, match.table, seat))), 2000.0)
        if luck.random() < 0.3 and not match.over:
            chatter(room, luck.randrange(case.seats), luck)
        for place in places if match.over else luck.sample(places, 2):
            shown = room.view(place)
            fresh = anew(match, place)
            if match.over:
                fresh["description"] = shown["description"]
            assert json.dumps({key: shown[key] for key in fresh}) == json.dumps(fresh)  # type: ignore[literal-required]
