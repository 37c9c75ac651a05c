"""Talk: what players claim lies on the table, like everything else that they could have written down.

A record with `claims` keeps a log of remarks: who claimed what, who heard it, after how many decisions and in
which part of the game, and what has become of a promise. A `Speech` is what a game declares of its talk.
`say` and `settle` are made of its rules, and so run wherever rules run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from turncoat.kernel.chart import chart
from turncoat.kernel.families import Families
from turncoat.kernel.news import AUDIENCE_BITS, HEAD, NUMBER_BITS, hears
from turncoat.kernel.record import BROKEN, DUE, KEPT, NO_PROMISE, NUMBERS, OPEN
from turncoat.kernel.rule import rule, with_parts
from turncoat.kernel.things import Seats

__all__ = [
    "ANSWERS", "BELIEVES", "BROKEN", "DOUBTS", "DUE", "KEPT", "LATELY", "NOTHING", "NO_PROMISE", "OPEN",
    "Speech", "answering", "as_said", "broken", "deceived", "everybody", "fitting", "happens", "hush",
    "is_bound", "is_other", "is_same", "number_of", "once", "promising", "reliance", "repeated",
    "said_before",
]  # fmt: skip

NOTHING = -1
"""In place of a claim: whoever is asked says nothing."""
BELIEVES, DOUBTS = "i-believe-you", "i-doubt-it"
ANSWERS = "yes", "no", BELIEVES, DOUBTS
"""Families that only answer, where a game has them: who asked, and what somebody said."""
LATELY = 4
"""What was said so many decisions ago, for each seat, is past: nobody waits for an answer."""


# The log ---------------------------------------------------------------------------------------


@rule
def everybody(t: Any, seat: int = 0, claim: int = 0) -> int:
    """All seats: who hears a claim where a game limits nothing."""
    seats: int = t.seats
    return (1 << seats) - 1


@rule
def is_other(t: Any, seat: int, other: int) -> bool:
    """Whether somebody else sits there."""
    seats: int = t.seats
    return other < seats and other != seat


@rule
def copy_line(t: Any, line: int, to: int) -> None:
    """Put a line of the log to another place."""
    t.speaker[to] = t.speaker[line]
    t.claimed[to] = t.claimed[line]
    t.heard_by[to] = t.heard_by[line]
    t.said_at[to] = t.said_at[line]
    t.said_in[to] = t.said_in[line]
    t.faith[to] = t.faith[line]


@rule
def cut(t: Any, length: int) -> None:
    """Leave only the first lines of the log."""
    for line in range(length, t.said):
        t.speaker[line] = -1
        t.claimed[line] = -1
        t.heard_by[line] = 0
        t.said_at[line] = 0
        t.said_in[line] = 0
        t.faith[line] = NO_PROMISE
    t.said = length


@rule
def strike(t: Any, line: int) -> None:
    """Take a line out of the log and close the gap."""
    for later in range(line + 1, t.said):
        copy_line(t, later, later - 1)
    cut(t, t.said - 1)


@rule
def is_same(t: Any, line: int, seat: int, claim: int, part: int) -> bool:
    """Whether a seat has claimed the same in a line, in this part of the game; what became of a promise is
    past, and promising the same again is something new."""
    if t.speaker[line] != seat or t.claimed[line] != claim or t.said_in[line] != part:
        return False
    return bool(t.faith[line] == NO_PROMISE or t.faith[line] >= OPEN)


@rule
def repeated(t: Any, seat: int, claim: int, part: int) -> int:
    """The first line in which a seat has claimed the same in this part of the game, or -1."""
    for line in range(t.said):
        if is_same(t, line, seat, claim, part):
            return line
    return -1


def said_before(t: Any, seat: int, claim: int, part: int, hearers: int) -> bool:
    """Whether a seat has claimed the same in this part of the game, and all of these have heard it."""
    lines = range(t.said)
    return any(is_same(t, line, seat, claim, part) and not hearers & ~t.heard_by[line] for line in lines)


@rule
def expendable(t: Any, part: int) -> int:
    """The line that a full log can best do without: the oldest that is neither open nor of this part."""
    for line in range(t.said):
        if t.faith[line] < OPEN and t.said_in[line] != part:
            return line
    return 0


@rule
def note(t: Any, seat: int, claim: int, hearers: int, part: int, faith: int) -> None:
    """Write a remark down. Who says the same again has said it last, and once, to all who hear it now; who
    does not, has heard what was said before."""
    line = 0
    while line < t.said:
        if is_same(t, line, seat, claim, part) and t.heard_by[line] & ~hearers == 0:
            strike(t, line)
        else:
            line += 1
    if t.said == t.speaker.shape[0]:
        strike(t, expendable(t, part))
    line = t.said
    t.speaker[line] = seat
    t.claimed[line] = claim
    t.heard_by[line] = hearers
    t.said_at[line] = t.decisions
    t.said_in[line] = part
    t.faith[line] = faith
    t.said = line + 1


@rule
def hush(t: Any, seat: int) -> None:
    """Leave only what a seat has heard (-1: what everybody has), closed up so that no gap shows."""
    kept = 0
    for line in range(t.said):
        heard = t.heard_by[line]
        if heard == everybody(t) or (seat >= 0 and (heard >> seat) & 1 == 1):
            if kept != line:
                copy_line(t, line, kept)
            kept += 1
    cut(t, kept)


@rule
def broken(t: Any, seat: int) -> int:
    """How many more promises of a seat were broken than kept, of those in the log."""
    more = 0
    for line in range(t.said):
        if t.speaker[line] == seat:
            if t.faith[line] == BROKEN:
                more += 1
            elif t.faith[line] == KEPT:
                more -= 1
    return more


@rule
def is_bound(t: Any, seat: int) -> bool:
    """Whether any word of a seat is open, or due."""
    words = 0
    for line in range(t.said):
        words += t.faith[line] >= OPEN and t.speaker[line] == seat
    return words > 0


@rule
def as_said(t: Any, line: int) -> int:
    """What a line of the log binds its speaker to, in a game where words mean the same at all times."""
    claim: int = t.claimed[line]
    return claim


@rule
def reliance(t: Any, seat: int) -> int:
    """How likely a seat keeps a promise, in hundredths: strangers do three times out of four."""
    kept = 3
    judged = 4
    for line in range(t.said):
        if t.speaker[line] == seat and (t.faith[line] == KEPT or t.faith[line] == BROKEN):
            kept += t.faith[line] == KEPT
            judged += 1
    return 100 * kept // judged


@rule
def deceived(t: Any, seat: int, while_: int) -> bool:
    """Whether a seat has broken a promise that it made at most so many decisions ago."""
    for line in range(t.said):
        if t.speaker[line] == seat and t.faith[line] == BROKEN and t.decisions - t.said_at[line] <= while_:
            return True
    return False


# What rules that judge promises read in the news --------------------------------------------------


@rule
def happens(t: Any, line: int, kind: int) -> bool:
    """Whether a line of the news tells everybody of such an event. What only some know judges nothing."""
    return t.news[line] >> (HEAD + AUDIENCE_BITS) == kind and hears(t.news[line], -1)


@rule
def number_of(t: Any, line: int, place: int) -> int:
    """The number at a place of an event, from 0, as it was told."""
    event: int = t.news[line]
    return (event >> (NUMBER_BITS * (NUMBERS - 1 - place))) & ((1 << NUMBER_BITS) - 1)


# What a game declares --------------------------------------------------------------------------


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


hearers = moment = kept = written = settled = played = idea = meaning = sensible = answer = _of_the_game
FAITH = chart([NO_PROMISE])
ASKS = NAMES = chart([0])


def _say(t: Any, seat: int, claim: int) -> int:
    """Make a claim: returns the seats that hear it, or none where it may not be made now."""
    heard = hearers(t, seat, claim)
    if heard:
        written(t, seat, claim, heard)
    return heard


def _write(t: Any, seat: int, claim: int, heard: int) -> None:
    """Write down a claim that these seats hear."""
    note(t, seat, claim, heard, moment(t), FAITH[claim])


def _once(t: Any, seat: int, whim: Any) -> int:
    """What comes to somebody's mind, if it makes sense and was not said in this part of the game."""
    claim = idea(t, seat, whim)
    if claim == NOTHING or not sensible(t, seat, claim) or repeated(t, seat, claim, moment(t)) >= 0:
        return NOTHING
    return claim


def _fitting(t: Any, seat: int, whim: Any, speaker: int, claim: int) -> int:
    """What comes to somebody's mind who is spoken to, if it makes sense."""
    said = answer(t, seat, whim, speaker, claim)
    return said if said == NOTHING or sensible(t, seat, said) else NOTHING


def _asked_before(t: Any, line: int) -> int:
    """The line of what an answer was given to: the last remark of somebody else in the same part of the game
    that asks all who hear it, or names the one who answers; -1 where there is none."""
    seat = t.speaker[line]
    for before in range(line - 1, -1, -1):
        claim = t.claimed[before]
        asked = ASKS[claim] == 1 or NAMES[claim] == seat
        if asked and t.speaker[before] != seat and t.said_in[before] == t.said_in[line]:
            return before
    return -1


def _has_promised(t: Any, seat: int, claim: int) -> bool:
    """Whether a promise of a seat is open, or due, in whatever words it was made."""
    for line in range(t.said):
        if t.faith[line] >= OPEN and t.speaker[line] == seat and meaning(t, line) == claim:
            return True
    return False


def _settle(t: Any) -> None:
    """Look after a move at the promises that are open."""
    for line in range(t.said):
        if t.faith[line] >= OPEN:
            claim = meaning(t, line)
            faith = t.faith[line]
            t.faith[line] = NO_PROMISE if claim == NOTHING else kept(t, t.speaker[line], claim, faith)


def _play(t: Any, seat: int, move: int) -> None:
    """Carry a legal move out, and see what it makes of promises."""
    played(t, seat, move)
    if t.said > 0:
        settled(t)


def fitting(
    answer: Callable[[Any, int, Any, int, int], int], sensible: Callable[[Any, int, int], bool]
) -> Any:
    """The rule by which somebody answers, and nothing that makes no sense."""
    return with_parts(_fitting, answer=answer, sensible=sensible)


def once(
    idea: Callable[[Any, int, Any], int], moment: Callable[[Any], int],
    sensible: Callable[[Any, int, int], bool],
) -> Any:  # fmt: skip
    """The rule by which somebody says what comes to mind: no nonsense, and nothing twice in a part of the
    game."""
    return with_parts(_once, idea=idea, moment=moment, sensible=sensible)


def chart_of(claims: Families, value: Callable[[str, dict[str, int]], int]) -> Any:
    """Something that is known of each claim, by its family and its parts."""
    return chart([value(*claims.split(claim)) for claim in range(claims.count)])


def asks_in(claims: Families, calls: tuple[str, ...]) -> Any:
    """For each claim whether it asks all who hear it."""
    return chart_of(claims, lambda name, parts: int(name in calls))


def names_in(claims: Families) -> Any:
    """For each claim the seat that it names, or -1."""

    def named(name: str, parts: dict[str, int]) -> int:
        domains = claims.families[name].parameters
        seats = (value for part, value in parts.items() if isinstance(domains[part], Seats))
        return next(seats, -1)

    return chart_of(claims, named)


def answering(claims: Families, calls: tuple[str, ...]) -> Any:
    """The rule that finds the line of the log to which another one is the answer."""
    return with_parts(_asked_before, ASKS=asks_in(claims, calls), NAMES=names_in(claims))


def promising(meaning: Callable[[Any, int], int]) -> Any:
    """The rule that tells whether a seat has promised something, by what words mean in a game."""
    return with_parts(_has_promised, meaning=meaning)


@dataclass(frozen=True, eq=False)
class Speech:
    """What players of a game can say, and what its rules know of it. All functions are rules."""

    claims: Families
    promises: tuple[str, ...]
    """The families that bind whoever says them: promises, and words that mean one."""
    calls: tuple[str, ...]
    """The families that ask something of all who hear it."""
    moment: Callable[[Any], int]
    """The part of the game, as a number: what is said again in the same part is said once."""
    sensible: Callable[[Any, int, int], bool]
    """Whether a claim makes sense for a seat now, true or not, by what the seat sees."""
    holds: Callable[[Any, int, int], int]
    """Whether a claim of a seat is true on a whole table: 1, 0, or -1 for promises, requests and opinions."""
    kept: Callable[[Any, int, int, int], int]
    """What the last move, by the news that everybody heard, has made of a promise of a seat: `KEPT`,
    `BROKEN`, `OPEN`, `DUE` where it has come to that, `NO_PROMISE` where it never will."""
    speak: Callable[[Any, int, Any], int]
    """What the hand-written player claims, by its view, its seat and a random stream; -1 for nothing."""
    reply: Callable[[Any, int, Any, int, int], int]
    """What it answers, given besides who has spoken to it, and the claim; -1 for nothing."""
    hearers: Callable[[Any, int, int], int] = everybody
    """The seats that hear a claim of a seat, by what lies open; none where it may not be made now."""
    poses: Callable[[Any, int], bool] | None = None
    """Whether a seat of a whole table is what all like to be taken for: whoever is may say what it knows,
    and the others talk as if they were. Without it everybody has something to hide."""
    meaning: Callable[[Any, int], int] = as_said
    """The promise that a line of the log is, by what was said before it: a yes to a request, or a call that
    binds who makes it, or `NOTHING`."""

    @cached_property
    def asks(self) -> Any:
        """For each claim whether it asks all who hear it."""
        return asks_in(self.claims, self.calls)

    @cached_property
    def names(self) -> Any:
        """For each claim the seat that it names, or -1."""
        return names_in(self.claims)

    @cached_property
    def write(self) -> Callable[[Any, int, int, int], None]:
        """The rule that writes a claim of a seat down, with the seats that hear it."""
        faith = chart_of(self.claims, lambda name, parts: OPEN if name in self.promises else NO_PROMISE)
        made: Callable[[Any, int, int, int], None] = with_parts(_write, moment=self.moment, FAITH=faith)
        return made

    @cached_property
    def say(self) -> Callable[[Any, int, int], int]:
        """The rule by which a seat makes a claim: the seats that hear it, none where it may not be made."""
        made: Callable[[Any, int, int], int] = with_parts(_say, hearers=self.hearers, written=self.write)
        return made

    def settling(self, play: Callable[[Any, int, int], None]) -> Callable[[Any, int, int], None]:
        """A game's `play`, which looks at the promises as well."""
        made: Callable[[Any, int, int], None] = with_parts(_play, played=play, settled=self.settle)
        return made

    @cached_property
    def settle(self) -> Callable[[Any], None]:
        """The rule that looks after a move at the promises that are open."""
        made: Callable[[Any], None] = with_parts(_settle, kept=self.kept, meaning=self.meaning)
        return made

    def sensible_for(self, view: Any, seat: int) -> Iterable[int]:
        """The claims that make sense for a seat now."""
        return (claim for claim in range(self.claims.count) if self.sensible(view, seat, claim))

    def answers_something(self, view: Any, seat: int, claim: int) -> bool:
        """Whether a claim is no answer, or one to something that was said lately and that the seat has not
        answered yet: to the words of whom it names or, if it names nobody, to what the seat was asked."""
        if self.claims.of(claim).name not in ANSWERS:
            return True
        whom = self.names[claim]
        for line in reversed(range(view.said)):
            said, speaker = view.claimed[line], view.speaker[line]
            if view.decisions - view.said_at[line] > LATELY * view.seats:
                break
            is_answer = self.claims.of(said).name in ANSWERS
            if speaker == seat:
                if is_answer and self.names[said] == whom:
                    break
            elif not is_answer and (
                speaker == whom if whom >= 0 else self.asks[said] or self.names[said] == seat
            ):
                return True
        return False
