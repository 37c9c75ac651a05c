"""What the hand-written player of Passengers says. It confesses nothing: what it says of what it hides it
draws from what everybody sees, and only its votes, which all will see, does it announce as it means them."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers import components as box
from turncoat.games.passengers.bot import preference
from turncoat.games.passengers.claims import has_seen, hearers, holds, kept, moment, sensible
from turncoat.games.passengers.components import COLOURS, DEMON, NONE, SOUL
from turncoat.games.passengers.hunch import FACTION_CELLS, SKETCH_CELLS, sketch_table
from turncoat.games.passengers.table import Table, find
from turncoat.games.passengers.vocabulary import (
    BELIEVE,
    CLAIMS,
    DOUBT,
    I_AM,
    I_PLACED,
    IS_OF,
    NO,
    SHALL_VOTE,
    THEY_PLACED,
    VOTE_WITH_ME,
    YES,
)
from turncoat.kernel.chance import below
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.talk import NOTHING, Speech

SELDOM = 3
"""Of so many chances to speak one is taken."""


@rule
def estrangement(t: Table, seat: int, other: int) -> int:
    """How many more open votes of another seat went against mine than with them."""
    apart = 0
    for voyage in range(box.ROUNDS):
        counted = voyage < t.voyage or t.winner != NONE
        if counted and t.vote[voyage, seat] != NONE and t.vote[voyage, other] != NONE:
            apart += 1 if t.vote[voyage, seat] != t.vote[voyage, other] else -1
    return apart


@rule
def suspect(t: Table, seat: int) -> int:
    """The first of those whose votes went against mine most, or NONE."""
    found = NONE
    most = 0
    for other in range(t.seats):
        if other != seat and estrangement(t, seat, other) > most:
            found = other
            most = estrangement(t, seat, other)
    return found


@rule
def favourite(t: Table, seat: int) -> int:
    """The boat for which it will vote."""
    factions = paper(FACTION_CELLS)
    sketch = paper(SKETCH_CELLS)
    sketch_table(t, seat, factions, sketch)
    return box.RAVEN if preference(t, seat, sketch) > 0 else box.WOLF


@rule
def poses(t: Table, seat: int) -> bool:
    """Everybody wants to be taken for a Soul Guide."""
    return t.faction[seat] == SOUL


@rule
def speak(t: Table, seat: int, whim: Any) -> int:
    """Everybody is a Soul Guide and placed some Soul; votes are announced, and strange voters suspected."""
    if below(whim, SELDOM):
        return NOTHING
    subject = below(whim, 3)
    if t.asks == box.CAST_VOTE and subject < 2:
        boat = favourite(t, seat)
        return VOTE_WITH_ME.at(boat) if subject else SHALL_VOTE.at(boat)
    other = suspect(t, seat)
    if subject == 0 and other != NONE:
        return IS_OF.at(other, DEMON)
    if subject == 1 and find(t, t.voyage, seat) != NONE:
        return I_PLACED.at(below(whim, COLOURS))
    return I_AM.at(SOUL)


@rule
def reply(t: Table, seat: int, whim: Any, speaker: int, claim: int) -> int:
    """Deny what is bad to hear, agree to what is good, and vote with those who have voted like me."""
    if VOTE_WITH_ME.has(claim):
        if below(whim, 2):
            return NOTHING
        apart = estrangement(t, seat, speaker)
        agrees = apart < 0 or (apart == 0 and below(whim, 2) == 0)
        return YES.at() if agrees else NO.at()
    if IS_OF.has(claim):
        return BELIEVE.at(speaker) if IS_OF.faction(claim) == SOUL else DOUBT.at(speaker)
    if THEY_PLACED.has(claim):
        good = box.TYPE_OF[THEY_PLACED.card(claim)] == SOUL
        return BELIEVE.at(speaker) if good and has_seen(t, speaker, seat) else DOUBT.at(speaker)
    return NOTHING


TALK = Speech(
    CLAIMS,
    promises=("i-shall-vote",),
    calls=("vote-with-me",),
    moment=moment,
    sensible=sensible,
    holds=holds,
    kept=kept,
    speak=speak,
    reply=reply,
    hearers=hearers,
    poses=poses,
)
