"""A game of four rounds in which everybody holds a card, says things, and shows it or not."""

from __future__ import annotations

from typing import Any

from turncoat.kernel.chance import below
from turncoat.kernel.families import Families
from turncoat.kernel.game import Game
from turncoat.kernel.moves import allow, allowed
from turncoat.kernel.news import EVERYONE, Kinds, censor, forget, tell
from turncoat.kernel.record import Cells, Record, count
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import BROKEN, KEPT, NOTHING, OPEN, Speech, everybody, happens, hush, number_of
from turncoat.kernel.things import SEAT, YES_OR_NO, Count

ROUNDS = 4
REMARKS = 6

MOVES = Families("move")
SHOW = MOVES.family("show", yes=YES_OR_NO)
NEWS = Kinds()
SHOWED = NEWS.kind("showed", seat=SEAT, yes=YES_OR_NO)

CLAIMS = Families("claim")
I_HOLD = CLAIMS.family("i-hold", card=Count(0, 2))
THEY_HOLD = CLAIMS.family("they-hold", seat=SEAT, card=Count(0, 2))
SHALL_SHOW = CLAIMS.family("i-shall-show")
"""A promise for the speaker's next move."""
SHOW_ME = CLAIMS.family("show-me")
WHISPER = CLAIMS.family("whisper")
"""Heard by the speaker and the next seat."""
SECRET = CLAIMS.family("secret")
"""What may not be said."""


class Table(Record, news=2, claims=CLAIMS, remarks=REMARKS):
    """A card for each seat, and how many were shown."""

    card: Cells = count(0, 2, SEAT)
    shown: Cells = count(0, ROUNDS, SEAT, blank=0, shown=True)


@rule
def deal(t: Any) -> None:
    """A card each; the first seat is asked."""
    for seat in range(t.seats):
        t.card[seat] = below(t.chance, 3)
    t.awaits = 1


@rule
def legal(t: Any, seat: int, mask: Any) -> int:
    """Show it or not."""
    allow(mask, SHOW.at(0))
    allow(mask, SHOW.at(1))
    return 2


@rule
def play(t: Any, seat: int, move: int) -> None:
    """In turn, some rounds long."""
    forget(t)
    t.decisions += 1
    t.shown[seat] += SHOW.yes(move)
    tell(t, EVERYONE, SHOWED, seat, SHOW.yes(move))
    t.awaits = 1 << (seat + 1) % t.seats if t.decisions < ROUNDS * t.seats else 0


@rule
def payoff(t: Any, out: Any) -> None:
    """Whoever has shown most."""
    for seat in range(t.seats):
        out[seat] = t.shown[seat]


@rule
def side(t: Any, seat: int) -> int:
    """There are no camps."""
    return 0


@rule
def veil(t: Any, seat: int) -> None:
    """One's own card."""
    censor(t, seat)
    hush(t, seat)
    for word in range(4):
        t.chance[word] = 0
    for other in range(t.seats):
        if other != seat:
            t.card[other] = -1


@rule
def guess(t: Any, seat: int) -> None:
    """Any cards."""
    for other in range(t.seats):
        if t.card[other] < 0:
            t.card[other] = below(t.chance, 3)


@rule
def choose(t: Any, seat: int, mask: Any, whim: Any) -> int:
    """Show it, as was promised or not."""
    return SHOW.at(1) if allowed(mask, 1) and below(whim, 3) else SHOW.at(0)


@rule
def weigh(t: Any, seat: int, mask: Any, whim: Any, merits: Any) -> None:
    """High cards are for showing, more or less."""
    merits[SHOW.at(1)] = 10 * t.card[seat] + below(whim, 10)


@rule
def moment(t: Any) -> int:
    """The round."""
    done: int = t.decisions
    return done // int(t.seats)


@rule
def hearers(t: Any, seat: int, claim: int) -> int:
    """Some things are for neighbours, and one for nobody."""
    if SECRET.has(claim):
        return 0
    if WHISPER.has(claim):
        return 1 << seat | 1 << (seat + 1) % int(t.seats)
    return everybody(t)


@rule
def sensible(t: Any, seat: int, claim: int) -> bool:
    """Others sit at the table."""
    return not THEY_HOLD.has(claim) or (THEY_HOLD.seat(claim) < t.seats and THEY_HOLD.seat(claim) != seat)


@rule
def holds(t: Any, seat: int, claim: int) -> int:
    """What somebody holds."""
    if I_HOLD.has(claim):
        return 1 if t.card[seat] == I_HOLD.card(claim) else 0
    if THEY_HOLD.has(claim):
        return 1 if t.card[THEY_HOLD.seat(claim)] == THEY_HOLD.card(claim) else 0
    return -1


@rule
def kept(t: Any, seat: int, claim: int, faith: int) -> int:
    """By the speaker's next move."""
    for line in range(t.told):
        if happens(t, line, SHOWED) and number_of(t, line, 0) == seat:
            return KEPT if number_of(t, line, 1) == 1 else BROKEN
    return OPEN


@rule
def speak(t: Any, seat: int, whim: Any) -> int:
    """Anything at all, or nothing."""
    return below(whim, CLAIMS_TOLD) if below(whim, 2) else NOTHING


@rule
def reply(t: Any, seat: int, whim: Any, speaker: int, claim: int) -> int:
    """What it has been told last, by whomever, or a promise."""
    return t.claimed[t.said - 1] if below(whim, 2) else SHALL_SHOW.at()


CLAIMS_TOLD = CLAIMS.count

TALK = Speech(
    CLAIMS, ("i-shall-show",), ("show-me",), moment, sensible, holds, kept, speak, reply, hearers
)  # fmt: skip

CHATTER = Game(
    "chatter", 1, range(2, 5), Table, MOVES, NEWS, (), (),
    lambda t, options: None, deal, legal, TALK.settling(play), payoff, side, veil, guess, choose, weigh,
    talk=TALK,
)  # fmt: skip
