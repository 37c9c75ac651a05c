"""Covers: a player with something to hide talks by the same code as the honest, from another world.

The cover is a world drawn from what everybody can see, likely by what all have done, in which the player is
what it pretends to be and what it has said so far was true. So it is kept until it is refuted, and what is
said of it has the same distribution whatever the player hides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from turncoat.bots.belief import NOBODY, Minded, deciders, likely_worlds, resampled, weighing
from turncoat.bots.situation import Situation
from turncoat.kernel.batch import machine, rows
from turncoat.kernel.chance import below, draw
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.record import Record
from turncoat.kernel.talk import NOTHING, Speech
from turncoat.kernel.things import MOST_SEATS
from turncoat.match import SPECTATOR

GUESSES = 48
"""Worlds that everybody could think of, among which a cover is found."""
STEADY = 1 - 1e-9
"""How much a cover is held to by what was said before."""
MIND = Minded(guesses=8)
"""How the honest come by the world of which they speak."""


def as_all_see(situation: Situation) -> Situation:
    """The same moment as everybody sees it."""
    game = situation.game
    view = situation.view.copy()
    past = situation.past.copy()
    if len(past):
        machine(game).veil(rows(game, past), SPECTATOR, 0, len(past))
    game.veil(view, SPECTATOR)
    return Situation(game, SPECTATOR, view, situation.whim, lambda: past)


def cover(situation: Situation) -> Record | None:
    """A world of which a seat may speak without giving anything away, if there is one."""
    game, seat = situation.game, situation.seat
    public = as_all_see(situation)
    worlds = game.table.blanks(GUESSES)
    luck = draw(situation.whim), draw(situation.whim)
    ponderer(game).guess(rows(game, worlds), rows(game, public.view.row), SPECTATOR, *luck)
    poses = game.talk.poses if game.talk else None
    if poses:
        tables = (game.table(worlds[i : i + 1]) for i in range(GUESSES))
        worlds = worlds[[bool(poses(table, seat)) for table in tables]]
    if not len(worlds):
        return None
    logs = np.zeros(len(worlds))
    if game.recall:
        trust = np.full(MOST_SEATS, 0.5)
        trust[seat] = STEADY
        who = deciders(public.past, public.view.awaits)
        if game.scope < 1:  # what was said counts, but it takes too long to think all decisions over
            who[:] = NOBODY
        logs = weighing(public, worlds, public.past, who, trust, MIND).here()
    return game.table(resampled(worlds, logs, 1, draw(situation.whim)))


def stance(situation: Situation, talk: Speech) -> tuple[Record, Record] | None:
    """The view from which a seat talks and the world of which: its own, or those of its cover."""
    if talk.poses and talk.poses(situation.view, situation.seat):
        return situation.view, situation.game.table(likely_worlds(situation, 1, MIND))
    world = cover(situation)
    if world is None:
        return None
    view = world.copy()
    situation.game.veil(view, situation.seat)
    return view, world


def speak(situation: Situation) -> int:
    """What a player says of its own accord: something that is so in the world of which it speaks."""
    return _said(situation, lambda talk, view: talk.speak(view, situation.seat, situation.whim))


def reply(situation: Situation, speaker: int, claim: int) -> int:
    """What a player says to whoever has spoken to it, from the same stance."""
    seat, whim = situation.seat, situation.whim
    return _said(situation, lambda talk, view: talk.reply(view, seat, whim, speaker, claim))


def _said(situation: Situation, by_hand: Callable[[Speech, Record], int]) -> int:
    """What the hand-written player would say from the stance that a seat takes, made to fit it."""
    talk = situation.game.talk
    taken = stance(situation, talk) if talk else None
    if talk is None or taken is None:
        return NOTHING
    return fitting(talk, *taken, situation, by_hand(talk, taken[0]))


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
