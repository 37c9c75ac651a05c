"""What the players of a match say to one another: free words, and claims out of the game's vocabulary.

What a game lets its players claim, and how it limits talk, is part of its `Playable`.

Claims lie on the table of the match (see `turncoat.kernel.talk`); free words do not, for no rule reads them.
A claim is judged on the table as it stood when it was made, so its truth is noted then, where nobody sees it.

>>> import turncoat
>>> talk = Talk(turncoat.Match(turncoat.game("passengers"), seats=5, seed=7))
>>> talk.say(0, "I hold two Souls.").hearers
(0, 1, 2, 3, 4)
>>> [remark.text for remark in talk.heard(3)]
['I hold two Souls.']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from turncoat.games.playable import Claims, Limits
from turncoat.kernel import things
from turncoat.kernel.families import Families
from turncoat.kernel.record import DUE, NO_PROMISE, OPEN, Record
from turncoat.kernel.talk import said_before
from turncoat.match import SPECTATOR, Match, Refused
from turncoat.words import Argument, Message, listed


@dataclass(frozen=True)
class Claim:
    """Something said as an object that bots understand and that is judged when the game is over."""

    name: str
    parameters: Mapping[str, int] = field(hash=False)


@dataclass(frozen=True)
class Remark:
    """Something said at a table, and the seats that heard it, its speaker among them."""

    seat: int
    text: str
    topics: frozenset[str]
    """What a ready-made phrase is about; nothing for free text."""
    round: int
    phase: int
    at: float
    """Seconds on the caller's clock."""
    hearers: tuple[int, ...]
    claim: Claim | None = None
    """What is claimed; None for free text."""
    message: Message | None = None
    """The claim as a message, to be put into each reader's language."""
    moves: int = 0
    """Moves that had been made when it was said."""
    decisions: int = 0
    """Decisions that had been made: unlike the moves, everybody at the table can count them."""
    again: bool = field(default=False, compare=False)
    """Whether all who hear it had heard the same in this part of the game, and nothing has come of it."""


TRUTHS = {1: True, 0: False}
"""What rules say of claims and promises; anything else is neither true nor false."""


class Talk:
    """The talk of a match. Talk is not a move: of the table it changes nothing but the talk."""

    def __init__(self, match: Match, at: float = 0.0) -> None:
        self.match = match
        self.remarks: list[Remark] = []
        self.truths: dict[Remark, bool | None] = {}
        """Whether what was said was true when it was said, or kept; None for whatever is neither."""
        self.open: list[Remark] = []
        """The promises that are neither kept nor broken yet."""
        self.texts: dict[tuple[str | int, ...], str] = {}
        """Claims in the words of the match, as rules that look at words read them."""
        self.moment = (0, 0)
        self.since = at
        self.notice(at)

    def notice(self, at: float) -> None:
        """Look at the match: to be called after each move, so that the clock of a phase starts in time."""
        rules = self.match.game.limits
        moment = rules.moment(self.match.seen()) if rules else (0, 0)
        if moment != self.moment:
            self.moment = moment
            self.since = at
        self._settle()

    def say(self, seat: int, text: str, topics: Iterable[str] = (), at: float = 0.0) -> Remark:
        """Say something, or raise `Refused`, of which only the speaker learns; then nothing was said."""
        return self._keep(self.check(seat, text, topics, at))

    def check(self, seat: int, text: str, topics: Iterable[str] = (), at: float = 0.0) -> Remark:
        """The remark that `say` would make, or `Refused`."""
        return self._allowed(Remark(seat, text, frozenset(topics), 0, 0, at, ()))

    def claim(self, seat: int, name: str, parameters: Mapping[str, int], at: float = 0.0) -> Remark:
        """Make a claim, or raise `Refused`, of which only the speaker learns; then nothing was claimed."""
        remark = self.check_claim(seat, name, parameters, at)
        speech, number = self.match.game.talk, self._number(remark)
        assert speech
        table = self.match.table
        hearers = sum(1 << hearer for hearer in remark.hearers)
        again = said_before(table, seat, number, speech.moment(table), hearers)
        remark = replace(remark, again=again)
        truth = TRUTHS.get(speech.holds(table, seat, number))
        self.match.claim(seat, number, hearers)
        return self._keep(remark, truth)

    def check_claim(self, seat: int, name: str, parameters: Mapping[str, int], at: float = 0.0) -> Remark:
        """The remark that `claim` would make, or `Refused`."""
        claims = self.match.game.claims
        if claims is None:
            raise self._refused(Message("claim-none"))
        if not self._fits(claims.families, name, parameters):
            raise self._refused(self._wrong(claims.families, name))
        return self._allowed(self._claimed(claims, seat, name, parameters, at))

    def read(self, text: str) -> Claim:
        """The claim that a text stands for (`i-placed soul-red`), or `Refused`."""
        claims = self.match.game.claims
        if claims is None:
            raise self._refused(Message("claim-none"))
        try:
            return Claim(*claims.families.split(claims.families.read(text)))
        except ValueError:
            raise self._refused(self._wrong(claims.families, (text.split() or [""])[0])) from None

    def offered(self, seat: int) -> list[tuple[Claim, Message]]:
        """The claims that make sense for a seat now and that it may make, with their words."""
        claims = self.match.game.claims
        return [
            (Claim(name, parameters), claims.message(seat, name, parameters))
            for name, parameters in self.sayable(seat, self.match.seen(seat), self.match.seen())
            if claims
        ]

    def sayable(self, seat: int, view: Record, public: Record) -> list[tuple[str, dict[str, int]]]:
        """The same as names with parameters, for callers who have the seat's and the spectators' view."""
        claims = self.match.game.claims
        if claims is None or self.match.over:
            return []
        sensible = self.match.game.claimable(view, seat)
        rules = self.match.game.limits
        if rules is None or rules.is_free(public, seat):
            return sensible
        open_now = []
        for name, parameters in sensible:
            text = self._text(claims, seat, name, parameters)
            claim = Claim(name, parameters)
            remark = Remark(seat, text, claims.topics(name), *self.moment, self.since, (), claim)
            if not isinstance(self._heard_by(rules, public, remark), Message):
                open_now.append((name, parameters))
        return open_now

    def apt(self, seat: int, view: Record) -> list[tuple[str, dict[str, int]]]:
        """What a player with this view would like to claim, of every kind the first before others follow."""
        claims = self.match.game.claims
        apt = claims.apt(view, seat) if claims else []
        names = [name for name, _ in apt]
        nth = [names[:place].count(name) for place, name in enumerate(names)]
        return [apt[place] for place in sorted(range(len(apt)), key=nth.__getitem__)]

    def closed(self, seat: int, public: Record) -> Message | None:
        """Why a seat may say nothing at all now, by the spectators' view."""
        rules = self.match.game.limits
        return rules.closed(public, seat) if rules else None

    def judged(self, remark: Remark) -> bool | None:
        """Whether a claim was true when it was made, or a promise kept; None where it cannot be said."""
        self._settle()
        return self.truths.get(remark)

    def heard(self, seat: int = SPECTATOR) -> list[Remark]:
        """What a seat has heard; a spectator hears only what everybody heard."""
        return [
            remark
            for remark in self.remarks
            if seat in remark.hearers or (seat == SPECTATOR and len(remark.hearers) == self.match.seats)
        ]

    def _allowed(self, remark: Remark) -> Remark:
        """A remark with those who hear it, or `Refused`."""
        if not 0 <= remark.seat < self.match.seats:
            raise self._refused(
                Message("error-no-seat", {"number": remark.seat + 1, "last": self.match.seats})
            )
        self.notice(remark.at)
        round_, phase = self.moment
        moves, decisions = len(self.match.moves), self.match.table.decisions
        remark = replace(remark, round=round_, phase=phase, moves=moves, decisions=decisions)
        rules = self.match.game.limits
        hearers = tuple(range(self.match.seats))
        if rules:
            answer = self._heard_by(rules, self.match.seen(), remark)
            if isinstance(answer, Message):
                raise self._refused(answer)
            hearers = answer
        return replace(remark, hearers=hearers)

    def _heard_by(self, rules: Limits, public: Record, remark: Remark) -> tuple[int, ...] | Message:
        """Those who hear a remark, or what refuses it, by the rules of a game that limits talk."""
        return rules.hearers(public, remark, tuple(self.remarks), self.since, self.match.words)

    def _claimed(
        self, claims: Claims, seat: int, name: str, parameters: Mapping[str, int], at: float
    ) -> Remark:
        """A claim of the vocabulary as a remark that nobody has heard yet."""
        message = claims.message(seat, name, dict(parameters))
        claim = Claim(name, dict(parameters))
        text = self._text(claims, seat, name, parameters)
        return Remark(seat, text, claims.topics(name), *self.moment, at, (), claim, message)

    def _text(self, claims: Claims, seat: int, name: str, parameters: Mapping[str, int]) -> str:
        """A claim in the words of the match, which are put together once."""
        key: tuple[str | int, ...] = (name, *(parameters[part] for part in sorted(parameters)))
        if key not in self.texts:
            self.texts[key] = self.match.say(claims.message(seat, name, dict(parameters)))
        return self.texts[key]

    def _fits(self, known: Families, name: str, parameters: Mapping[str, int]) -> bool:
        """Whether there is such a claim at this table."""
        takes = known.families[name].parameters if name in known.families else None
        return (
            takes is not None
            and takes.keys() == parameters.keys()
            and all(parameters[part] in self._here(domain) for part, domain in takes.items())
        )

    def _wrong(self, known: Families, name: str) -> Message:
        """What there is instead of a claim that there is not."""
        family = known.families.get(name)
        if family is None:
            return Message("claim-unknown", {"claim": name, "claims": known.range()})
        takes: list[Argument] = [
            Message("claim-parameter", {"parameter": part, "values": self._here(domain).range()})
            for part, domain in family.parameters.items()
        ]
        parameters = listed(takes) if takes else Message("claim-no-parameters")
        return Message("claim-wrong", {"claim": name, "parameters": parameters})

    def _here(self, domain: things.Domain) -> things.Domain:
        """What a parameter can be here: of seats no more than the table has."""
        return things.Seats(domain.name, self.match.seats) if isinstance(domain, things.Seats) else domain

    def _number(self, remark: Remark) -> int:
        """The number of what is claimed."""
        speech = self.match.game.talk
        assert speech
        assert remark.claim
        return speech.claims.number(remark.claim.name, **remark.claim.parameters)

    def _settle(self) -> None:
        """Note what the table says of promises: its log is bounded, and lets go of what is settled."""
        faiths = {promise: self._faith(promise) for promise in self.open}
        self.truths |= {promise: TRUTHS.get(faith) for promise, faith in faiths.items()}
        self.open = [promise for promise, faith in faiths.items() if faith in (OPEN, DUE)]

    def _faith(self, remark: Remark) -> int:
        """What has become of a promise, by the log of the table; of a repeated one there is a later line."""
        t: Any = self.match.table
        number = self._number(remark)
        for line in range(t.said):
            same = (t.speaker[line], t.claimed[line]) == (remark.seat, number)
            if same and t.said_at[line] >= remark.decisions:
                return int(t.faith[line])
        return NO_PROMISE

    def _keep(self, remark: Remark, truth: bool | None = None) -> Remark:
        speech = self.match.game.talk
        if speech and remark.claim and remark.claim.name in speech.promises:
            self.open.append(remark)
        self.remarks.append(remark)
        self.truths[remark] = truth
        return remark

    def _refused(self, message: Message) -> Refused:
        return Refused(message, self.match.words, self.match.names)
