"""Covers: a player with something to hide talks by the same code as the honest, from another world.

The cover is a world drawn from what everybody can see, likely by what the others have done, in which the
player is what it pretends to be and what it has said so far was true. So it is kept until it is refuted, and
what is said of it has the same distribution whatever the player hides. What it did itself does not count, and
what is likely is said no oftener than what is merely possible: else its words would repeat what its moves and
the open cards tell. The honest draw their worlds from what they know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from turncoat.bots.belief import NOBODY, Minded, as_all_see, deciders, resampled, weighing
from turncoat.bots.situation import Situation
from turncoat.kernel.chance import below, draw
from turncoat.kernel.record import Record
from turncoat.kernel.talk import NOTHING, Speech, repeated
from turncoat.kernel.things import MOST_SEATS
from turncoat.kernel.thinking import Guess

GUESSES = 48
"""Worlds among which the one is found of which a player speaks."""
STEADY = 1e-6, 1e6
"""How much a player holds to what it has said: hardly any of it was not so."""
MIND = Minded()
"""How others are thought to decide."""
TRIES = 4
"""Answers that are thought of before one stays silent."""


def spoken_of(
    known: Situation, seat: int, guesses: int, poses: Callable[[Any, int], bool] | None
) -> list[Record]:
    """Worlds that fit what is known, the likeliest oftenest, in which a seat poses as it likes to and has
    told the truth; none where there are none."""
    game = known.game
    luck = draw(known.whim), draw(known.whim)
    worlds = Guess(game, known.view.row, known.seat, guesses, luck).here()
    if poses:
        tables = (game.table(worlds[i : i + 1]) for i in range(len(worlds)))
        worlds = worlds[[bool(poses(table, seat)) for table in tables]]
    if not len(worlds):
        return []
    logs = np.zeros(len(worlds))
    if game.recall:
        trust = np.zeros((MOST_SEATS, 2))
        trust[seat] = STEADY
        who = deciders(known.past, known.view.awaits)
        who[who == seat] = NOBODY
        if game.is_long:  # what was said counts, but it takes too long to think all decisions over
            who[:] = NOBODY
        logs = weighing(known, worlds, known.past, who, trust, MIND).here()
    drawn = resampled(worlds, logs, len(worlds), draw(known.whim))
    return [game.table(drawn[i : i + 1]) for i in range(len(drawn))]


def covers(situation: Situation) -> list[Record]:
    """Worlds of which a seat may speak without giving anything away, if there are any."""
    talk = situation.game.talk
    return spoken_of(as_all_see(situation), situation.seat, GUESSES, talk.poses if talk else None)


def stance(situation: Situation, talk: Speech) -> tuple[Record, list[Record]] | None:
    """The view from which a seat talks and the worlds of which: its own, or those of its covers.

    Where some are honest, both are found by all: how long that takes tells nothing. About every other world
    that all could think of is of no use to who has to pose, so the honest look at half as many.
    """
    seat = situation.seat
    worlds = covers(situation)
    if talk.poses and worlds:
        own = spoken_of(situation, seat, GUESSES // 2, None)
        worlds = own if talk.poses(situation.view, seat) else worlds
    if not worlds:
        return None
    view = worlds[0].copy()
    situation.game.veil(view, seat)
    return view, worlds


def speak(situation: Situation) -> int:
    """What a player says of its own accord: something that is so in a world of which it may speak."""
    seat, talk = situation.seat, situation.game.talk
    taken = stance(situation, talk) if talk else None
    if talk is None or taken is None:
        return NOTHING
    view, worlds = taken
    claim = talk.speak(view, seat, situation.whim)
    if can_be_said(talk, worlds, seat, claim):
        return claim
    others = [other for other in of_its_kind(talk, view, seat, claim) if is_so(talk, worlds, seat, other)]
    return others[below(situation.whim, len(others))] if others else NOTHING


def reply(situation: Situation, speaker: int, claim: int) -> int:
    """What a player says to whoever has spoken to it, from the same stance."""
    seat, talk = situation.seat, situation.game.talk
    taken = stance(situation, talk) if talk else None
    if talk is None or taken is None:
        return NOTHING
    view, worlds = taken
    for _ in range(TRIES):
        answer = talk.reply(view, seat, situation.whim, speaker, claim)
        if can_be_said(talk, worlds, seat, answer):
            return answer
    return NOTHING


def can_be_said(talk: Speech, worlds: list[Record], seat: int, claim: int) -> bool:
    """Whether a claim is so in any of the worlds of which a seat may speak, or promises something."""
    return claim == NOTHING or any([talk.holds(world, seat, claim) != 0 for world in worlds])


def is_so(talk: Speech, worlds: list[Record], seat: int, claim: int) -> bool:
    """Whether a claim is so in any of them."""
    return any([talk.holds(world, seat, claim) == 1 for world in worlds])


def of_its_kind(talk: Speech, view: Any, seat: int, claim: int) -> Iterator[int]:
    """Claims like another one that make sense, and have not been made in this part of the game."""
    family = talk.claims.of(claim)
    part = talk.moment(view)
    for other in range(family.base, family.base + family.length):
        fits = talk.names[other] < view.seats and talk.sensible(view, seat, other)
        if fits and repeated(view, seat, other, part) < 0:
            yield other
