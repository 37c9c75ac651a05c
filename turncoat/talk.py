"""What the players of a match say to one another, as far as the rules of their game limit it.

A game that limits talk has a module `talk` with two functions on a table as spectators see it:
`moment(table)` gives the round and the phase of the round, and `hearers(table, remark, earlier,
since, words)` gives the seats that hear a remark, its speaker among them, or the message that
refuses it; `since` is when the phase began.

>>> import turncoat
>>> talk = Talk(turncoat.Match(turncoat.game("passengers"), seats=5, seed=7))
>>> talk.say(0, "I hold two Souls.").hearers
(0, 1, 2, 3, 4)
>>> [remark.text for remark in talk.heard(3)]
['I hold two Souls.']
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from turncoat.kernel.game import Game
from turncoat.match import SPECTATOR, Match, Refused
from turncoat.words import Message


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


@cache
def talk_of(game: Game) -> ModuleType | None:
    """The module that limits a game's talk, where it has one."""
    name = f"turncoat.games.{game.name.replace('-', '_')}.talk"
    return import_module(name) if find_spec(name) else None


class Talk:
    """The talk of a match. Talk is not a move: it changes nothing on the table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.remarks: list[Remark] = []
        self.moment = (0, 0)
        self.since = 0.0
        self.notice(0.0)

    def notice(self, at: float) -> None:
        """Look at the match: to be called after each move, so that the clock of a phase starts in time."""
        rules = talk_of(self.match.game)
        moment = rules.moment(self.match.seen()) if rules else (0, 0)
        if moment != self.moment:
            self.moment = moment
            self.since = at

    def say(self, seat: int, text: str, topics: Iterable[str] = (), at: float = 0.0) -> Remark:
        """Say something, or raise `Refused`, of which only the speaker learns; then nothing was said."""
        if not 0 <= seat < self.match.seats:
            raise self._refused(Message("error-no-seat", {"number": seat + 1, "last": self.match.seats}))
        self.notice(at)
        remark = Remark(seat, text, frozenset(topics), *self.moment, at, tuple(range(self.match.seats)))
        rules = talk_of(self.match.game)
        if rules:
            earlier = tuple(self.remarks)
            answer = rules.hearers(self.match.seen(), remark, earlier, self.since, self.match.words)
            if isinstance(answer, Message):
                raise self._refused(answer)
            remark = replace(remark, hearers=answer)
        self.remarks.append(remark)
        return remark

    def heard(self, seat: int = SPECTATOR) -> list[Remark]:
        """What a seat has heard; a spectator hears only what everybody heard."""
        return [
            remark
            for remark in self.remarks
            if seat in remark.hearers or (seat == SPECTATOR and len(remark.hearers) == self.match.seats)
        ]

    def _refused(self, message: Message) -> Refused:
        return Refused(message, self.match.words, self.match.names)
