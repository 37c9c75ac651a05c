"""What a view comes to for those who learn from it: notes in place of logs, and how fields are written.

A record keeps a log where players could have written everything down. Whoever learns is served better by what
the log comes to: a game declares `notes`, a record of their own, and the rule that fills them in from a view.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar

from turncoat.kernel.chart import chart
from turncoat.kernel.families import Families
from turncoat.kernel.news import censor
from turncoat.kernel.record import BROKEN, KEPT, OPEN, Record, count, flag
from turncoat.kernel.rule import rule, touched, with_parts
from turncoat.kernel.talk import Speech
from turncoat.kernel.things import MOST_SEATS, SEAT

UNSAID, SAID_BEFORE, SAID_NOW, IS_KEPT, IS_BROKEN = range(5)
"""What became of a claim of a seat: said in an earlier part of the game, in this one (or a promise that is
still open), kept, broken."""

CLAIM = "claim"
"""The notes of the talk: what became of each claim, by seat."""
EMPTY = "empty"
"""The one note of games that have none."""


@rule
def nothing(t: Any, seat: int, notes: Any) -> None:
    """A game without logs needs no notes."""


@dataclass(frozen=True, eq=False)
class Digest:
    """How a game's views are written down for those who learn."""

    notes: type[Record] | None = None
    """What the log of a view comes to."""
    note: Callable[[Any, int, Any], None] = nothing
    """The rule that fills blank notes in from a view and its seat."""
    leaves: tuple[str, ...] = ()
    """Fields of the table that notes stand for, or that say nothing: only whoever asks for logs gets them."""
    own: tuple[str, ...] = ()
    """Fields of which a seat sees nothing but its own part as long as the game goes on."""
    plain: tuple[str, ...] = ()
    """Fields and notes that are written as numbers, and not one input for each thing they may hold."""

    turned: ClassVar = (CLAIM,)
    """Notes that are counted from the seat as they are."""


NEWS = frozenset({"told", "news"})


@rule
def unheard(t: Any, seat: int) -> None:
    """In place of the kernel's `censor`."""


@cache
def learners_veil(
    veil: Callable[[Any, int], None], note: Callable[[Any, int, Any], None]
) -> Callable[[Any, int], None]:
    """A game's veil for those who get what these notes say: it leaves the news as they are, which are many
    and never written down. The usual one where the notes, or what else the veil does, read them."""
    instead = {name: unheard for name, value in veil.__globals__.items() if value is censor}
    made: Callable[[Any, int], None] = with_parts(veil, **instead)
    return veil if NEWS & (touched(made) | touched(note)) else made


# Talk --------------------------------------------------------------------------------------------


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


written = moment = _of_the_game
TURNED = chart([0])
"""`TURNED[seats, seat, claim]`: a claim as whoever counts so many seats from a seat has it."""


@rule
def standing(faith: int, is_now: bool) -> int:
    """What became of a claim, as notes have it."""
    if faith == KEPT:
        return IS_KEPT
    if faith == BROKEN:
        return IS_BROKEN
    return SAID_NOW if is_now or faith >= OPEN else SAID_BEFORE


def _with_talk(t: Any, seat: int, notes: Any) -> None:
    """The game's own notes, and of each seat and claim whether it was made and what became of it.

    These are written as counted from the seat: they are many, and most are blank.
    """
    written(t, seat, notes)
    part = moment(t)
    for line in range(t.said):
        speaker = (t.speaker[line] + t.seats - seat) % t.seats
        claim = TURNED[t.seats, seat, t.claimed[line]]
        notes.claim[speaker, claim] = standing(t.faith[line], t.said_in[line] == part)


def _turned(claims: Families) -> memoryview:
    """All claims from all places at tables of all sizes."""
    tables = range(MOST_SEATS + 1)
    return chart(
        [
            [[claims.turned(one, seat, seats) if seat < seats else one for one in claims] for seat in SEAT]
            for seats in tables
        ]
    )


@cache
def noted(digest: Digest, talk: Speech | None) -> Digest:
    """A digest that has notes in any case: the game's own, and those of the talk where there is any."""
    fields = dict(digest.notes.fields) if digest.notes else {}
    note = digest.note
    if talk:
        fields[CLAIM] = count(UNSAID, IS_BROKEN, SEAT, talk.claims, blank=UNSAID)
        parts = {"written": note, "moment": talk.moment, "TURNED": _turned(talk.claims)}
        note = with_parts(_with_talk, **parts)
    notes = type("Notes", (Record,), fields or {EMPTY: flag()})
    return replace(digest, notes=notes, note=note)


@cache
def looking(game: Any) -> tuple[Digest, Callable[[Any, int], None]]:
    """By what a game's tables are looked at: its digest, with notes in any case, and a veil for learners."""
    digest = noted(game.digest, game.talk)
    return digest, learners_veil(game.veil, digest.note)


NO_DIGEST = Digest()
"""Everything as it is declared."""
