"""What the hand-written player of Passengers says. It confesses nothing: what it says of what it hides it
draws from what everybody sees, and only its votes, which all will see, does it announce as it means them."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers import components as box
from turncoat.games.passengers.bot import preference
from turncoat.games.passengers.claims import (
    has_looked_back,
    has_promised,
    hearers,
    holds,
    kept,
    meaning,
    moment,
    sensible,
)
from turncoat.games.passengers.components import COLOURS, DEMON, NONE, SOUL
from turncoat.games.passengers.hunch import FACTION_CELLS, SKETCH_CELLS, sketch_table
from turncoat.games.passengers.moves import BERTH
from turncoat.games.passengers.table import Table, find
from turncoat.games.passengers.vocabulary import (
    BELIEVE,
    CALLS,
    CLAIMS,
    DOUBT,
    I_AM,
    I_PLACED,
    I_SAW,
    IS_OF,
    NO,
    SHALL_VOTE,
    SOUL_OR_DEMON,
    THEY_PLACED,
    VOTE_WITH_ME,
    YES,
)
from turncoat.kernel.chance import below
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.talk import NOTHING, Speech, fitting, once

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
    """The boat for which it will vote: as it has said, or as it likes."""
    for boat in range(box.BOATS):
        if has_promised(t, seat, SHALL_VOTE.at(boat)):
            return boat
    factions = paper(FACTION_CELLS)
    sketch = paper(SKETCH_CELLS)
    sketch_table(t, seat, factions, sketch)
    return box.RAVEN if preference(t, seat, sketch) > 0 else box.WOLF


@rule
def is_secret(t: Table, seat: int) -> bool:
    """Whether nobody else has looked at the Passenger that a seat placed in this round, as all know: nobody
    can refute what is said of it."""
    here = find(t, t.voyage, seat)
    if here == NONE:
        return False
    boat = BERTH.boat(here)
    space = BERTH.space(here)
    others = t.seen_by[t.voyage, boat, space] & ~(1 << seat)
    return not t.face_up[t.voyage, boat, space] and others == 0


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
    if subject == 1 and has_looked_back(t, seat) and below(whim, 2):
        return I_SAW.at(below(whim, SOUL_OR_DEMON.length))
    if subject == 1 and is_secret(t, seat):
        return I_PLACED.at(below(whim, COLOURS))
    return I_AM.at(SOUL)


@rule
def reply(t: Table, seat: int, whim: Any, speaker: int, claim: int) -> int:
    """Object to what is bad to hear, agree to what is good, and vote with those who have voted like me."""
    if VOTE_WITH_ME.has(claim):
        boat = VOTE_WITH_ME.boat(claim)
        if has_promised(t, seat, SHALL_VOTE.at(boat)):
            return YES.at()
        if has_promised(t, seat, SHALL_VOTE.at(1 - boat)):
            return NO.at()
        if below(whim, 2):
            return NOTHING
        apart = estrangement(t, seat, speaker)
        agrees = apart < 0 or (apart == 0 and below(whim, 2) == 0)
        return YES.at() if agrees else NO.at()
    if IS_OF.has(claim):
        return to_praise(whim, speaker) if IS_OF.faction(claim) == SOUL else to_blame(whim, speaker)
    if THEY_PLACED.has(claim):
        good = box.TYPE_OF[THEY_PLACED.card(claim)] == SOUL
        return to_praise(whim, speaker) if good else to_blame(whim, speaker)
    return NOTHING


@rule
def to_praise(whim: Any, speaker: int) -> int:
    """Agree with what is good to hear, in one way or another, or take it in silence."""
    manner = below(whim, 4)
    if manner == 0:
        return YES.at()
    if manner == 1:
        return BELIEVE.at(speaker)
    return I_AM.at(SOUL) if manner == 2 else NOTHING


@rule
def to_blame(whim: Any, speaker: int) -> int:
    """Deny, doubt, claim to be a Soul Guide, accuse back, or keep silent."""
    manner = below(whim, 6)
    if manner == 0:
        return NOTHING
    if manner == 1:
        return I_AM.at(SOUL)
    if manner == 2:
        return IS_OF.at(speaker, DEMON)
    return DOUBT.at(speaker) if manner == 3 else NO.at()


TALK = Speech(
    CLAIMS,
    promises=("i-shall-vote", "vote-with-me", "yes", "no"),
    calls=CALLS,
    moment=moment,
    sensible=sensible,
    holds=holds,
    kept=kept,
    speak=once(speak, moment, sensible),
    reply=fitting(reply, sensible),
    hearers=hearers,
    poses=poses,
    meaning=meaning,
)
