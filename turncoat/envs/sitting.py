"""A game in play as learners meet it: who is asked, what each may do, and what comes of it.

With talk, a seat is first asked what it claims, those to whom it speaks what they answer, and then what it
does: the agreed form of `turncoat.kernel.playout.converse`. All three are actions with numbers in one row:
moves, then claims, then silence.

>>> from turncoat.games import game
>>> sitting = Sitting(Agreed.of(game("passengers"), 5))
>>> sitting.deal(7)
>>> sitting.asked
(3,)
>>> sitting.act(3, sitting.legal(3)[0])
>>> sitting.asked
(4,)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import Any, Self

from turncoat.games import chosen
from turncoat.games.playable import Playable
from turncoat.kernel.batch import checked_talk, machine, rows
from turncoat.kernel.chance import sow, words
from turncoat.kernel.fault import OptionError
from turncoat.kernel.moves import MASK_WORDS, lowest, marked
from turncoat.kernel.quick import quick
from turncoat.kernel.record import Record
from turncoat.kernel.talk import NOTHING, Speech
from turncoat.kernel.things import MOST_SEATS, members
from turncoat.match import SPECTATOR, words_of
from turncoat.words import Argument, Fault, Message, Seat, Seats, Words

NOT, CLAIM, ANSWER, MOVE = "nothing", "claim", "answer", "move"
"""What a seat can be asked for."""


def whole(name: str, value: Any) -> int:
    """A whole number that was given by name, or a `Fault`."""
    try:
        return index(value)
    except TypeError:
        given = {"name": name, "value": str(value)}
        raise Fault(Message("error-whole", given), Words("en")) from None


@dataclass(frozen=True)
class Agreed:
    """What is played: a game, its seats and options, and whether there is talk."""

    game: Playable
    seats: int
    options: tuple[tuple[str, str], ...]
    talk: str

    @classmethod
    def of(
        cls, game: str | Playable, seats: int | None = None, options: Mapping[str, str] | None = None,
        talk: str = "off",
    ) -> Self:  # fmt: skip
        """The same by name, for as many as usually play it where nobody says; or a `Fault`."""
        played = chosen(game)
        number = played.usual_seats if seats is None else whole("seats", seats)
        try:
            played.blank(number, options)
            checked_talk(played, talk)
        except OptionError as fault:
            raise Fault.of(fault, words_of(played, "en")) from None
        return cls(played, number, tuple(played.agreed(options).items()), talk)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Agreed.of, (self.game, self.seats, dict(self.options), self.talk)

    @property
    def talks(self) -> bool:
        """Whether there is talk."""
        return self.talk == "turns"

    @property
    def moves(self) -> int:
        """How many moves there are: claims are numbered from here on."""
        return self.game.moves.count

    @property
    def speech(self) -> Speech:
        """What can be said, where there is talk."""
        assert self.game.talk
        return self.game.talk

    @cached_property
    def veil(self) -> Callable[[Any, int, int, int], None]:
        """What turns tables into the views of a seat."""
        veil: Callable[[Any, int, int, int], None] = machine(self.game).veil
        return veil

    @cached_property
    def silence(self) -> int:
        """The action of whoever is asked for words and says nothing."""
        return self.moves + self.speech.claims.count

    def text(self, action: int) -> str:
        """An action in the names of the game."""
        if action < self.moves:
            return self.game.moves.text(action)
        return (
            "silence" if action == self.silence else f"claim {self.speech.claims.text(action - self.moves)}"
        )

    def check_reset(self, options: Mapping[str, Any] | None) -> None:
        """Raise a `Fault` where somebody wants to agree on something when the game is reset."""
        if options:
            raise self.fault("env-reset-options", options=", ".join(map(str, options)))

    def check_seat(self, seat: int) -> None:
        """Raise a `Fault` where there is no such seat."""
        if not 0 <= seat < self.seats:
            raise self.fault("error-no-seat", number=seat + 1, last=self.seats)

    def fault(self, name: str, **facts: Argument) -> Fault:
        """What is wrong, in words."""
        return Fault(Message(name, facts), words_of(self.game, "en"))


class Sitting:
    """One game from the deal to its end; before the deal nobody is asked."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        self.table: Record | None = None
        self.spoke = NOTHING
        """The decision before which somebody was last asked for a claim."""
        self.said = NOTHING
        """The claim that is being answered."""
        self.heard = 0
        """Who has heard it, as a set of seats."""
        self.answering: tuple[int, ...] = ()
        """Those who are still to be asked for an answer."""
        self._views: dict[int, Record] = {}
        self._legal: dict[int, list[int]] = {}

    def copy(self) -> Self:
        """Another sitting in the same state, which goes its own way."""
        other = type(self)(self.agreed)
        other.table = self.table.copy() if self.table else None
        other.spoke, other.said = self.spoke, self.said
        other.heard, other.answering = self.heard, self.answering
        return other

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_views": {}, "_legal": {}}

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def deal(self, seed: int) -> None:
        """Deal, as all that follows from a seed."""
        table = self.agreed.game.blank(self.agreed.seats, dict(self.agreed.options))
        sow(table.chance, *words(seed))
        self.agreed.game.deal(table)
        self.table = table
        self._forget()
        self.spoke, self.said, self.heard, self.answering = NOTHING, NOTHING, 0, ()

    @property
    def dealt(self) -> Record:
        """The table, which lies there."""
        assert self.table, "nothing is dealt yet"
        return self.table

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.awaits == 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked for something: several for secret choices, where nobody talks."""
        if self.table is None or self.over:
            return ()
        if self.answering:
            return self.answering[:1]
        if self.agreed.talks:
            return (lowest(self.table.awaits),)
        return tuple(members(self.table.awaits))

    def known_asked(self, seat: int) -> tuple[int, ...]:
        """The seats that are asked for something as far as a seat has heard."""
        deaf = self.answering and not self.heard >> seat & 1
        return (lowest(self.dealt.awaits),) if deaf else self.asked

    @property
    def asks(self) -> str:
        """What they are asked for."""
        if not self.asked:
            return NOT
        if self.answering:
            return ANSWER
        return CLAIM if self.agreed.talks and self.spoke != self._turn else MOVE

    @property
    def _turn(self) -> int:
        """The decision to come: parts of one decision are one, for only its seat knows how many they are."""
        return MOST_SEATS * self.dealt.decisions + lowest(self.dealt.awaits)

    def view(self, seat: int) -> Record:
        """The table as a seat sees it, for reading: it is worked out once for each moment."""
        self.agreed.check_seat(seat)
        if seat not in self._views:
            self._views[seat] = self._veiled(seat)
        return self._views[seat]

    def seen_by_all(self) -> Record:
        """The table as spectators see it."""
        return self._veiled(SPECTATOR)

    def _forget(self) -> None:
        """Something has changed: what was worked out holds no more."""
        self._views, self._legal = {}, {}

    def _veiled(self, seat: int) -> Record:
        view = self.dealt.copy()
        self.agreed.veil(rows(self.agreed.game, view.row), seat, 0, 1)
        return view

    def guessed(self, seat: int, seed: int) -> Self:
        """The sitting in another world that fits all that a seat knows.

        Nobody is asked there to answer words that the seat did not hear.
        """
        other = type(self)(self.agreed)
        other.table = self.agreed.game.guessed(self.view(seat), seat, seed)
        if self.asks in (ANSWER, MOVE):
            other.spoke = self.spoke
        if self.answering and self.heard >> seat & 1:
            other.said, other.heard, other.answering = self.said, self.heard, self.answering
        return other

    def legal(self, seat: int) -> list[int]:
        """The actions that a seat may take now, in order; worked out once for each moment."""
        if seat not in self.asked:
            return []
        if seat not in self._legal:
            self._legal[seat] = self._moves(seat) if self.asks == MOVE else self._words(seat)
        return self._legal[seat]

    def act(self, seat: int, action: int) -> None:
        """Take an action, or raise a `Fault` and leave everything as it was."""
        self.check(seat, action)
        self.take(seat, action)

    def take(self, seat: int, action: int) -> None:
        """Take an action that is legal."""
        self._forget()
        if self.asks == MOVE:
            self._play(seat, action)
        elif self.asks == ANSWER:
            self.answering = self.answering[1:]
            self._say(seat, action)
        else:
            self.spoke, self.said = self._turn, action - self.agreed.moves
            self.heard = self._say(seat, action)
            asks, names = self.agreed.speech.asks, self.agreed.speech.names
            self.answering = tuple(
                one
                for one in members(self.heard)
                if one != seat and (asks[self.said] or names[self.said] == one)
            )

    def check(self, seat: int, action: int) -> None:
        """Raise a `Fault` where a seat may not take an action now."""
        self.agreed.check_seat(seat)
        if self.over:
            raise self.agreed.fault("error-over")
        if seat not in self.asked:
            waits = Seats(sum(1 << one for one in self.known_asked(seat)))
            raise self.agreed.fault("error-not-awaited", player=Seat(seat), seats=waits)
        legal = self.legal(seat)
        if action not in legal:
            can = ", ".join(map(self.agreed.text, legal))
            raise self.agreed.fault("env-illegal", action=self.agreed.text(action), legal=can)

    @property
    def payoffs(self) -> list[int]:
        """The result for each seat; all 0 while the game goes on."""
        out = [0] * self.agreed.seats
        if self.over:
            self.agreed.game.payoff(self.dealt, out)
        return out

    def ending(self, seat: int) -> dict[str, Any]:
        """Who has won a game that is over and who was of which side, by what a seat sees then."""
        game, view, seats = self.agreed.game, self.view(seat), range(self.agreed.seats)
        payoffs = [0] * self.agreed.seats
        game.payoff(view, payoffs)
        sides = [game.side(view, one) if game.sides else -1 for one in seats]
        return {
            "winners": [one for one in seats if payoffs[one] > 0],
            "sides": [game.sides[side] if side >= 0 else None for side in sides],
        }

    def _moves(self, seat: int) -> list[int]:
        compiled = quick(self.agreed.game)
        if compiled:
            return compiled.legal(self.dealt.row, seat)
        mask = [0] * MASK_WORDS
        self.agreed.game.legal(self.dealt, seat, mask)
        return list(marked(mask))

    def _words(self, seat: int) -> list[int]:
        """The claims that make sense for a seat and may be made now, and silence."""
        view, speech = self.view(seat), self.agreed.speech
        compiled = quick(self.agreed.game)
        sensible = compiled.sensible(view.row, seat) if compiled else speech.sensible_for(view, seat)
        claims = [self.agreed.moves + claim for claim in sensible if speech.hearers(view, seat, claim)]
        return [*claims, self.agreed.silence]

    def _play(self, seat: int, move: int) -> None:
        compiled = quick(self.agreed.game)
        if compiled:
            compiled.play(self.dealt.row, seat, move)
        else:
            self.agreed.game.play(self.dealt, seat, move)

    def _say(self, seat: int, action: int) -> int:
        """Make a claim, if it is one: the set of seats that hear it."""
        if action == self.agreed.silence:
            return 0
        return self.agreed.speech.say(self.dealt, seat, action - self.agreed.moves)
