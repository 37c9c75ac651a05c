"""What could be thought at a table: how everybody stood in a finished game, and hints where they are allowed.

All of it is worked out by the threads in which bots think, and in turn with them.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.bots import analysis
from turncoat.bots.analysis import EFFORTS, Standing, final, imagined, standing, stream
from turncoat.bots.belief import Minded
from turncoat.bots.review import turned
from turncoat.bots.search import Effort
from turncoat.bots.situation import Situation
from turncoat.match import SPECTATOR, Match
from turncoat.server import shapes
from turncoat.server.desk import Desk
from turncoat.server.hall import Hall
from turncoat.words import Message, Seat

GLANCE = Effort(worlds=40, moves=1, mind=Minded(guesses=4))
"""How much is thought about each moment of a finished game."""
THOUGHT = EFFORTS["hard"]
"""How much is thought for a hint."""
MOST_POINTS = 80
"""Moments of a finished game that are looked at; of longer ones some are passed over."""


def check_ready(hall: Hall, desk: Desk) -> None:
    """What is not compiled yet is refused rather than waited for."""
    hall.preparation.begin([desk.room.game_name])
    if not hall.preparation.is_ready(desk.room.game_name):
        raise desk.room.refused("room-preparing")


# Finished games ----------------------------------------------------------------------------------


async def standings(hall: Hall, desk: Desk) -> shapes.Standings:
    """How everybody stood in a finished game, worked out once while the table is in use."""
    desk.room.finished()
    check_ready(hall, desk)
    task = desk.standings
    if task is None or task.cancelled() or (task.done() and task.exception()):
        task = desk.standings = hall.spawn(_standings(hall, desk))
    return await asyncio.shield(task)


async def _standings(hall: Hall, desk: Desk) -> shapes.Standings:
    """One moment after another, so that others who think get their turns in between."""
    match = desk.room.finished().copy()
    views = await hall.thinkers.run(desk, partial(match.past, SPECTATOR))
    found = []
    for number in moments(views):
        found.append(await hall.thinkers.run(desk, partial(stood, match, views, number)))
    steps = [int(views["decisions"][number]) for number in moments(views)] + [match.table.decisions]
    return told(match, steps, [*found, final(match.game, match.table)])


def moments(views: NDArray[Any]) -> list[int]:
    """The moves before which to look: the first of each step, or of every so many steps."""
    _, firsts = np.unique(views["decisions"], return_index=True)
    chosen = np.linspace(0, len(firsts) - 1, min(len(firsts), MOST_POINTS)).round().astype(int)
    return [int(firsts[place]) for place in chosen]


def stood(match: Match, views: NDArray[Any], number: int) -> Standing:
    """How everybody stood before a move, for those who looked on."""
    view = match.game.table(views[number : number + 1].copy())
    whim = stream(0, number, SPECTATOR)
    moment = Situation(match.game, SPECTATOR, view, whim, lambda: views[:number])
    return standing(moment, imagined(moment, GLANCE))


def told(match: Match, steps: list[int], found: list[Standing]) -> shapes.Standings:
    """Standings as clients get them; a side that nobody can be on is left out."""
    parties = [
        party
        for party in found[0].parties
        if isinstance(party, int) or any(one.parties[party].share for one in found)
    ]
    points: list[shapes.StandingPoint] = []
    for place, (step, one) in enumerate(zip(steps, found, strict=True)):
        turns = {turn.party for turn in turned(found[place - 1], one)} if place else set()
        points.append(
            {
                "step": step,
                "shares": [round(one.parties[party].share, 3) for party in parties],
                "errors": [round(one.parties[party].error, 3) for party in parties],
                "turned": [number for number, party in enumerate(parties) if party in turns],
            }
        )
    return {"parties": [_named(party) for party in parties], "points": points}


def _named(party: str | int) -> shapes.Party:
    if isinstance(party, int):
        return {"seat": party, "message": Message("name", {"seat": Seat(party)}).json()}
    return {"seat": None, "message": Message(f"side-{party}").json()}


# Hints -------------------------------------------------------------------------------------------


async def hint(hall: Hall, desk: Desk, seat: int) -> shapes.Advice:
    """What a seat that owes a decision could do and believe, by what it knows; worked out once a view."""
    room = desk.room
    if not room.opened.hints:
        raise room.refused("room-no-hints")
    if seat not in room.awaited():
        raise room.refused("room-no-hint-now")
    check_ready(hall, desk)
    assert room.match
    match = room.match.copy()
    (view,) = analysis.silenced(match.game, match.seen(seat).row)
    before, task = desk.hints.get(seat, (b"", None))
    if task is None or before != view or task.cancelled() or (task.done() and task.exception()):
        task = hall.spawn(hall.thinkers.run(desk, partial(advised, match, seat)))
        desk.hints[seat] = view, task
    return await asyncio.shield(task)


def advised(match: Match, seat: int) -> shapes.Advice:
    """A hint as clients get it."""
    situation = analysis.asked(match, seat)
    found = analysis.hint(match.game, situation, THOUGHT)
    tried = found.advice.moves if found.advice else ()
    parties = [party for party, share in found.standing.parties.items() if share.share]
    return {
        "moves": [
            {
                "move": match.offered(situation.view, seat, one.move),
                "share": round(one.chance.share, 3),
                "error": round(one.chance.error, 3),
                "tries": one.tries,
                "chosen": found.advice is not None and one.move == found.advice.chosen,
            }
            for one in tried
        ],
        "suspicions": [
            {
                "about": one.suspicion.about,
                "message": one.suspicion.message.json(),
                "share": round(one.share, 3),
            }
            for one in found.beliefs
        ],
        "parties": [_named(party) for party in parties],
        "shares": [round(found.standing.parties[party].share, 3) for party in parties],
    }
