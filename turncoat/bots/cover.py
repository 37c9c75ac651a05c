"""Covers: a player with something to hide talks by the same code as the honest, from another world.

The cover is a world drawn from what everybody can see, likely by what all have done, in which the player is
what it pretends to be and what it has said so far was true. So it is kept until it is refuted, and what is
said of it has the same distribution whatever the player hides. The honest draw theirs from what they know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from turncoat.bots.belief import NOBODY, Minded, deciders, resampled, weighing
from turncoat.bots.situation import Situation
from turncoat.kernel.batch import machine, rows
from turncoat.kernel.chance import below, draw
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.record import Record
from turncoat.kernel.talk import NOTHING, Speech
from turncoat.kernel.things import MOST_SEATS
from turncoat.match import SPECTATOR

GUESSES = 48
"""Worlds among which the one is found of which a player speaks."""
STEADY = 1e-6, 1e6
"""How much a player holds to what it has said: hardly any of it was not so."""
MIND = Minded()
"""How others are thought to decide."""
TRIES = 4
"""Answers that are thought of before one stays silent."""


def as_all_see(situation: Situation) -> Situation:
    """The same moment as everybody sees it."""
    game = situation.game
    view = situation.view.copy()
    past = situation.past.copy()
    if len(past):
        machine(game).veil(rows(game, past), SPECTATOR, 0, len(past))
    game.veil(view, SPECTATOR)
    return Situation(game, SPECTATOR, view, situation.whim, lambda: past)


def spoken_of(
    known: Situation, seat: int, guesses: int, poses: Callable[[Any, int], bool] | None
) -> Record | None:
    """A world that fits what is known, in which a seat poses as it likes to and has told the truth; None
    where there is none."""
    game = known.game
    worlds = game.table.blanks(guesses)
    luck = draw(known.whim), draw(known.whim)
    ponderer(game).guess(rows(game, worlds), rows(game, known.view.row), known.seat, *luck)
    if poses:
        tables = (game.table(worlds[i : i + 1]) for i in range(len(worlds)))
        worlds = worlds[[bool(poses(table, seat)) for table in tables]]
    if not len(worlds):
        return None
    logs = np.zeros(len(worlds))
    if game.recall:
        trust = np.zeros((MOST_SEATS, 2))
        trust[seat] = STEADY
        who = deciders(known.past, known.view.awaits)
        if game.scope < 1:  # what was said counts, but it takes too long to think all decisions over
            who[:] = NOBODY
        logs = weighing(known, worlds, known.past, who, trust, MIND).here()
    return game.table(resampled(worlds, logs, 1, draw(known.whim)))


def cover(situation: Situation) -> Record | None:
    """A world of which a seat may speak without giving anything away, if there is one."""
    talk = situation.game.talk
    return spoken_of(as_all_see(situation), situation.seat, GUESSES, talk.poses if talk else None)


def stance(situation: Situation, talk: Speech) -> tuple[Record, Record] | None:
    """The view from which a seat talks and the world of which: its own, or those of its cover.

    Where some are honest, both are found by all: how long that takes tells nothing. About every other world
    that all could think of is of no use to who has to pose, so the honest look at half as many.
    """
    seat = situation.seat
    world = cover(situation)
    if talk.poses and world is not None:
        own = spoken_of(situation, seat, GUESSES // 2, None)
        world = own if talk.poses(situation.view, seat) else world
    if world is None:
        return None
    view = world.copy()
    situation.game.veil(view, seat)
    return view, world


def speak(situation: Situation) -> int:
    """What a player says of its own accord: something that is so in the world of which it speaks."""
    seat, talk = situation.seat, situation.game.talk
    taken = stance(situation, talk) if talk else None
    if talk is None or taken is None:
        return NOTHING
    return fitting(talk, *taken, situation, talk.speak(taken[0], seat, situation.whim))


def reply(situation: Situation, speaker: int, claim: int) -> int:
    """What a player says to whoever has spoken to it, from the same stance."""
    seat, talk = situation.seat, situation.game.talk
    taken = stance(situation, talk) if talk else None
    if talk is None or taken is None:
        return NOTHING
    view, world = taken
    for _ in range(TRIES):
        answer = talk.reply(view, seat, situation.whim, speaker, claim)
        if answer == NOTHING or talk.holds(world, seat, answer) != 0:
            return answer
    return NOTHING


def fitting(talk: Speech, view: Any, world: Any, situation: Situation, claim: int) -> int:
    """A claim, or where it is not so in the world of which a seat speaks, one of its kind that is."""
    seat = situation.seat
    if claim == NOTHING or talk.holds(world, seat, claim) != 0:
        return claim
    family = talk.claims.of(claim)
    sensible = [
        other
        for other in range(family.base, family.base + family.length)
        if talk.names[other] < view.seats and talk.sensible(view, seat, other)
    ]
    others = [other for other in sensible if talk.holds(world, seat, other) == 1]
    return others[below(situation.whim, len(others))] if others else NOTHING
