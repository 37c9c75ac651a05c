"""One game between seats: what each may do and see, its moves, its result, its file.

>>> import turncoat
>>> match = turncoat.Match("passengers", seats=5, seed=7)
>>> match.awaits
(3,)
>>> match.play(3, match.legal(3)[0])
>>> match.awaits
(4,)
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from operator import index
from pathlib import Path
from typing import Any, Self, cast
from uuid import uuid4

from numpy.typing import NDArray

from turncoat.games import chosen
from turncoat.games import game as game_by_name
from turncoat.games.known import Fact, Ribbon
from turncoat.games.parts import Watched, made
from turncoat.games.playable import Playable
from turncoat.kernel.batch import machine, rows
from turncoat.kernel.chance import FAST
from turncoat.kernel.families import Families
from turncoat.kernel.fault import OptionError
from turncoat.kernel.moves import MASK_WORDS, marked
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.kernel.quick import quick
from turncoat.kernel.record import Record
from turncoat.kernel.things import MOST_SEATS, members
from turncoat.kernel.trail import Trail
from turncoat.shapes import EventTold, Outcome, Shown, WeightName
from turncoat.shapes import Fact as FactShape
from turncoat.shapes import Message as MessageShape
from turncoat.shapes import Move as MoveShape
from turncoat.words import Argument, Fault, Message, Seat, Seats, Words

FORMAT = "turncoat match"
FORMAT_VERSION = 4
"""The stream that the cards were dealt from is named; moves are written as texts, and so are claims. Files of
version 3, which all have the fast stream, of version 2, without claims, and of version 1, with numbers for
moves, are read as well."""
SPECTATOR = -1
LONGEST_SEED = len(str(2**128))


class Refused(Fault):
    """Something that cannot be done, said so that whoever tried it may read it."""


class FileError(Fault):
    """A file that is not a saved match, or not one that this version can replay."""


@cache
def words_of(game: Playable, language: str) -> Words:
    """A game's words in a language."""
    return Words(language, game.text)


_WEIGHTS: tuple[WeightName, ...] = ("aside", "beat", "scene")


@dataclass(frozen=True)
class Move:
    """A legal move: its number, its text, its family and parameters, and itself in words."""

    number: int
    text: str
    """The move in the names of the game, the same in every language: `place 1 raven 2`."""
    family: str
    parameters: dict[str, int] = field(hash=False)
    message: Message = field(hash=False)
    words: str


@dataclass(frozen=True)
class Claimed:
    """A claim that was made: after how many moves, by whom, and who heard it, as a set of seats."""

    moves: int
    seat: int
    number: int
    hearers: int


@dataclass(frozen=True)
class Told:
    """An event, with the number of decisions that had been made when it was told."""

    decisions: int
    event: Event
    circumstances: Mapping[str, Argument] = field(default_factory=dict)
    """What its message says besides, of all that everybody could know when it was told."""
    reasons: Sequence[Message] = ()
    """Why it came so, of the same."""

    @property
    def private(self) -> bool:
        """Whether it was told to some seats only."""
        return not self.event.heard_by(SPECTATOR)


class Match:
    """A game in progress. It interprets the rules, so nothing waits for a compiler."""

    _ribbons: tuple[tuple[int, int, int], list[Ribbon]]
    _heard: tuple[list[Told], int, list[Event]]

    def __init__(
        self,
        game: str | Playable,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        language: str = "en",
        stream: str = FAST,
    ) -> None:
        """Deal; from the stream `SEALED` where nobody is to foresee the cards by those that were seen."""
        self.game = chosen(game)
        self.seed = _whole(seed)
        self.stream = stream
        self.options = {option.name: option.default for option in self.game.options} | dict(options or {})
        self.names = list(names)
        self.words = words_of(self.game, language)
        self.beside: dict[str, Any] = {}
        """What the caller wants to keep in the file beside the match, ready for JSON."""
        self.moves: list[tuple[int, int]] = []
        self.news: list[Told] = []
        self.claims: list[Claimed] = []
        """The claims that were made, in order."""
        self._forget()
        self._trail = Trail(self.game.table)
        try:
            self.table = self.game.dealt(_whole(seats), self.seed, self.options, stream)
        except OptionError as fault:
            raise Refused.of(fault, self.words) from None
        if len(self.names) > self.seats:
            raise self._refused("error-names", names=len(self.names), seats=self.seats)
        self._hear()

    def copy(self) -> Self:
        """Another match in the same state, which goes its own way."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.table = self.table.copy()
        other.options, other.names = dict(self.options), list(self.names)
        other.moves, other.news, other.claims = list(self.moves), list(self.news), list(self.claims)
        other.beside = deepcopy(self.beside)
        other._trail = self._trail.copy()
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: words by their language, and events as numbers, for the game knows their kinds."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_ribbons", "_heard")}
        news = [(told.decisions, told.event.packed, told.circumstances, told.reasons) for told in self.news]
        return kept | {"words": self.words.language, "news": news}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.words = words_of(self.game, kept["words"])
        self.news = [
            Told(decisions, self.game.news.event(packed), *said) for decisions, packed, *said in kept["news"]
        ]
        self._forget()

    def anew(self) -> Self:
        """The match as it was dealt."""
        language = self.words.language
        return type(self)(self.game, self.seats, self.seed, self.options, self.names, language, self.stream)

    def after(self, moves: int) -> Self:
        """The match as it stood after so many moves."""
        other = self.anew()
        other.beside = dict(self.beside)
        claims = deque(self.claims)
        for seat, move in self.moves[:moves]:
            other.claim_again(claims)
            other.play(seat, move)
        other.claim_again(claims)
        return other

    def claim_again(self, claims: deque[Claimed]) -> None:
        """Make those of the claims of another match that were made before as many moves as this one has."""
        while claims and claims[0].moves <= len(self.moves):
            one = claims.popleft()
            self.claim(one.seat, one.number, one.hearers)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.table.seats

    @property
    def awaits(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(Seats(self.table.awaits).seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.awaits == 0

    def seen(self, seat: int = SPECTATOR) -> Record:
        """The table as a seat sees it, for bots and encoders; `EVERYTHING` sees it as it is."""
        seat = _whole(seat)
        if not EVERYTHING <= seat < self.seats:
            raise self._no_seat(seat)
        return self._veiled(self.table.copy(), seat)

    def _veiled(self, table: Record, seat: int) -> Record:
        """A table after what a seat may not know has been taken off it."""
        compiled = quick(self.game)
        if compiled and seat != EVERYTHING:
            compiled.veil(table.row, seat)
        elif seat != EVERYTHING:
            self.game.veil(table, seat)
        return table

    def legal(self, seat: int) -> list[Move]:
        """What a seat may do now."""
        view = self.seen(seat)
        return [self._move(view, seat, number) for number in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers of the moves that a seat may make now."""
        if not 0 <= seat < self.seats:
            return []
        compiled = quick(self.game)
        if compiled:
            return compiled.legal(self.table.row, seat)
        mask = [0] * MASK_WORDS
        self.game.legal(self.table, seat, mask)
        return list(marked(mask))

    def check(self, seat: int, number: int) -> None:
        """Raise `Refused` where a move is not legal now."""
        self._check(_whole(seat), _whole(number))

    def play(self, seat: int, move: Move | int | str) -> None:
        """Make a move, also by its number or text, or raise `Refused` and leave everything as it was."""
        seat, number = _whole(seat), self.number(move)
        self._check(seat, number)
        self.make(seat, number, self.outcome(seat, number))

    def outcome(self, seat: int, number: int) -> Record:
        """The table as a legal move would leave it."""
        table = self.table.copy()
        compiled = quick(self.game)
        if compiled:
            compiled.play(table.row, seat, number)
            if self.stream == FAST or table.chance == self.table.chance:
                return table
            table = self.table.copy()  # something was drawn, and compiled rules know the fast stream alone
        self.game.play(table, seat, number)
        return table

    def make(self, seat: int, number: int, outcome: Record) -> None:
        """Make a legal move whose outcome on the table as it is has been worked out."""
        self._trail.keep(self.table)
        self.table.become(outcome)
        self.moves.append((seat, number))
        self._hear()

    def past(self, seat: int, moves: int | None = None) -> NDArray[Any]:
        """A seat's views before each of the first moves, as rows: what players who think look back on."""
        views = self._trail.rows(len(self.moves) if moves is None else moves)
        machine(self.game).veil(rows(self.game, views), seat, 0, len(views))
        return views

    def claim(self, seat: int, claim: int | str, hearers: int | None = None) -> Claimed:
        """Make a claim, by its number or text, or raise `Refused` and leave everything as it was.

        Who hears it, if anybody, the rules say; a caller that knows better (there are clocks, and words that
        no rule reads) gives the set of seats.
        """
        seat, number = _whole(seat), self.claim_number(claim)
        if not 0 <= seat < self.seats:
            raise self._no_seat(seat)
        speech = self.game.talk
        assert speech
        heard = speech.hearers(self.table, seat, number) if hearers is None else hearers
        if not heard:
            raise self._refused("error-no-word", claim=speech.claims.text(number))
        speech.write(self.table, seat, number, heard)
        made = Claimed(len(self.moves), seat, number, heard)
        self.claims.append(made)
        return made

    def claim_number(self, claim: int | str) -> int:
        """The number of a claim at this table in whatever form it is named, or `Refused`."""
        speech = self.game.talk
        if speech is None:
            raise self._refused("claim-none")
        try:
            number = speech.claims.read(claim) if isinstance(claim, str) else _whole(claim)
            name = speech.claims.of(number).name
        except ValueError:
            raise self._refused("claim-unknown", claim=str(claim), claims=speech.claims.range()) from None
        if speech.names[number] >= self.seats:
            raise self._refused("claim-unknown", claim=name, claims=speech.claims.range())
        return number

    def prompt(self, seat: int) -> Message:
        """What a seat is asked, or what it is waiting for."""
        return self.game.prompt(self.seen(seat), seat)

    def told(self, seat: int = SPECTATOR) -> list[Told]:
        """All that a seat has been told."""
        return [told for told in self.news if told.event.heard_by(seat)]

    def log(self, seat: int = SPECTATOR) -> list[Message]:
        """All that a seat has been told, as messages."""
        view = self.seen(seat)
        return [self.message(view, told) for told in self.told(seat)]

    def message(self, view: Record, told: Told) -> Message:
        """Something told, as a message to whoever has this view.

        It need not be the view of that time: what was shown to a seat stays in all its later views.
        """
        message = self.game.news_message(view, told.event)
        return Message(message.name, {**message.arguments, **told.circumstances})

    def line(self, view: Record, seat: int, told: Told) -> EventTold:
        """Something told, as whoever has this view of a seat reads it, ready for JSON."""
        return addressed(self.in_words(view, told), seat, told)

    def in_words(self, view: Record, told: Told) -> dict[str, Any]:
        """What a line says to whoever has this view, whatever the seat."""
        return {
            "event": told.event.kind.name,
            "message": self.message(view, told).json(),
            "private": told.private,
            "opens": told.event.kind.opens,
            "why": [reason.json() for reason in told.reasons],
        }

    def say(self, message: Message) -> str:
        """A message in words, with the players' names."""
        return self.words.say(message, self.names)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat sees, ready for JSON: the scene, what is asked, the legal moves, the log."""
        seat = _whole(seat)
        view = self.seen(seat)
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "names": [self.say(Message("name", {"seat": Seat(i)})) for i in range(self.seats)],
            "options": dict(self.options),
            **self.shown(view, seat),
            "moves": [
                {**self.offered(view, seat, number), "words": self._move(view, seat, number).words}
                for number in self.legal_numbers(seat)
            ],
            "log": [{**self.message(view, told).json(), "private": told.private} for told in self.told(seat)],
        }

    def shown(self, view: Record | Watched, seat: int, description: bool = True, known: bool = True) -> Shown:
        """What a seat's view shows, ready for JSON: the scene, what is asked, and the rule behind it.

        Whoever does not need the scene in words, or what is known for certain, leaves them out.
        """
        scene = self._scene(view, seat, self.news)
        return {
            "awaits": list(self.awaits),
            "over": self.over,
            "scene": scene,
            "prompt": made(view, _said, self.game.prompt, seat),
            "hint": made(view, _said, self.game.hint, seat),
            "description": [line.json() for line in self.game.describe(scene, seat)] if description else [],
            "barred": made(view, _reasons, self.game.barred, seat) if seat in self.awaits else {},
            "known": {
                "facts": made(view, _facts, self.game.known, seat) if known and self._hides(seat) else [],
                "ribbons": [ribbon.json() for ribbon in self.ribbons()] if known else [],
            },
        }

    @property
    def moment(self) -> int:
        """The number of this moment, by which it is found again: there is one before each move."""
        return len(self._trail)

    def described(self, seat: int, moment: int, news: Sequence[Told]) -> list[Message]:
        """The table in words as a seat saw it at a moment of before, when these were the news."""
        view = self._veiled(self._trail.lay(moment), seat)
        return self.game.describe(self._scene(view, seat, news), seat)

    def _scene(self, view: Record | Watched, seat: int, news: Sequence[Told]) -> dict[str, Any]:
        heard = (told.event for told in reversed(news) if told.event.heard_by(seat))
        return {**self.game.scene(view, seat), **self.game.retold(view, heard)}

    def known(self, view: Record, seat: int) -> list[Fact]:
        """What a seat knows for certain while something is hidden: nothing is in the end."""
        return self.game.known(view, seat) if self._hides(seat) else []

    def _hides(self, seat: int) -> bool:
        """Whether something is hidden from a seat."""
        return not self.over and seat != EVERYTHING

    def ribbons(self) -> list[Ribbon]:
        """Who did what, as spectators know it: the same for all, so it is worked out once in a while."""
        now = (id(self.table), len(self.news), self.table.decisions)
        if self._ribbons[0] != now:
            self._ribbons = (now, self.game.ribbons(self.seen(), self._public()))
        return self._ribbons[1]

    def _public(self) -> list[Event]:
        """All that everybody has heard; only what is new is looked at."""
        news, count, heard = self._heard
        if news is not self.news or count > len(self.news):
            count, heard = 0, []
        heard = heard + [told.event for told in self.news[count:] if not told.private]
        self._heard = (self.news, len(self.news), heard)
        return heard

    def offered(self, view: Record | Watched, seat: int, number: int) -> MoveShape:
        """A move as a seat's view offers it, ready for JSON."""
        message = self.game.move_message(view, seat, *self.game.moves.split(number))
        return cast(MoveShape, {**_choice(self.game.moves, number), "message": message.json()})

    @property
    def payoffs(self) -> list[int]:
        """The result for each seat; all 0 while the game goes on."""
        out = [0] * self.seats
        if self.over:
            self.game.payoff(self.table, out)
        return out

    @property
    def result(self) -> Outcome:
        """Winners, payoffs and the full score sheet, once the game is over."""
        if not self.over:
            raise self._refused("error-not-over")
        return {
            "winners": [seat for seat, payoff in enumerate(self.payoffs) if payoff > 0],
            "payoffs": self.payoffs,
            "sheet": self.game.sheet(self.seen()),
        }

    # Files -----------------------------------------------------------------------------------

    def saved(self) -> dict[str, Any]:
        """The match as it is written to a file: what was agreed, the seed and the moves."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game.name,
            "rules_version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "names": list(self.names),
            "stream": self.stream,
            "seed": str(self.seed),
            "moves": [[seat, self.game.moves.text(move)] for seat, move in self.moves],
            "claims": [
                [one.moves, one.seat, self.game.talk.claims.text(one.number), members(one.hearers)]
                for one in self.claims
                if self.game.talk
            ],
            "digest": self.digest(),
            "beside": dict(self.beside),
        }

    def digest(self) -> str:
        """A hash of the table, by which a replay is checked: of its talk too, where there was any."""
        return hashlib.sha256(self.table.bytes() if self.claims else self.table.silent_bytes()).hexdigest()

    def save(self, path: str | Path) -> None:
        """Write the match to a file; where that fails, a file that was there stays as it was."""
        text = json.dumps(self.saved(), ensure_ascii=False, indent=1) + "\n"
        target = Path(path).resolve()
        if target.exists() and not target.is_file():  # a device or a pipe cannot be replaced
            target.write_text(text, "utf-8")
            return
        beside = target.with_name(f".turncoat-{uuid4().hex}.tmp")
        try:
            beside.write_text(text, "utf-8")
            os.replace(beside, target)
        finally:
            beside.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: str | Path, language: str = "en") -> Self:
        """Read a match from a file and replay it to where it stood."""
        octets = Path(path).read_bytes()
        try:
            saved = json.loads(octets.decode("utf-8"))
        except (ValueError, RecursionError):
            raise FileError(Message("file-no-json", {"file": str(path)}), Words(language)) from None
        return cls.replayed(saved, str(path), language)

    @classmethod
    def replayed(cls, saved: Any, source: str = "match", language: str = "en") -> Self:
        """Replay what `saved` returned; what other rules wrote too, where today's make the same of it."""
        words = Words(language)
        wrong = _wrong(saved)
        if wrong:
            raise FileError(_in_file(wrong, source), words)
        try:
            game = game_by_name(saved["game"])
        except Fault as fault:
            raise FileError(Message("file-game", {"file": source, "reason": fault.message}), words) from None
        words = words_of(game, language)
        try:
            match = cls._again(game, saved, language)
            wrong = None if match.digest() == saved["digest"] else Message("file-digest")
        except Fault as fault:
            wrong = fault.message
        if wrong and saved["rules_version"] != game.version:
            versions = {"version": saved["rules_version"], "game": game.name, "reads": game.version}
            raise FileError(Message("file-rules", {"file": source} | versions), words)
        if wrong:
            raise FileError(_in_file(wrong, source), words, saved["names"])
        match.beside = dict(saved.get("beside", {}))
        return match

    @classmethod
    def _again(cls, game: Playable, saved: Any, language: str) -> Self:
        """Deal what was saved, and make all its moves and claims."""
        agreed = saved["seats"], int(saved["seed"]), saved["options"], saved["names"]
        match = cls(game, *agreed, language, saved.get("stream", FAST))
        claims = deque(
            Claimed(moves, seat, match.claim_number(text), sum(1 << hearer for hearer in hearers))
            for moves, seat, text, hearers in saved.get("claims", [])
        )
        for seat, move in saved["moves"]:
            match.claim_again(claims)
            match.play(seat, move)
        match.claim_again(claims)
        return match

    # Inner workings --------------------------------------------------------------------------

    def _forget(self) -> None:
        """Nothing has been worked out yet of what is kept because many ask for it."""
        self._ribbons = ((0, 0, 0), [])
        self._heard = (self.news, 0, [])

    def _hear(self) -> None:
        fresh = [Told(self.table.decisions, event) for event in self.game.news.read(self.table)]
        self.news += fresh
        for place, told in enumerate(fresh, len(self.news) - len(fresh)):
            tells = self.game.circumstances.get(told.event.kind.name)
            explains = None if told.private else self.game.reasons.get(told.event.kind.name)
            if tells or explains:
                heard = [one.event for one in self.news if not one.private]
                known = self.seen(), told.event, heard
                self.news[place] = replace(
                    told,
                    circumstances=tells(*known) if tells else {},
                    reasons=explains(*known) if explains else (),
                )

    def _move(self, view: Record, seat: int, number: int) -> Move:
        family, parameters = self.game.moves.split(number)
        message = self.game.move_message(view, seat, family, parameters)
        return Move(number, self.game.moves.text(number), family, parameters, message, self.say(message))

    def number(self, move: Move | int | str) -> int:
        """The number of a move in whatever form it is named."""
        if isinstance(move, str):
            try:
                return self.game.moves.read(move)
            except ValueError as fault:
                raise self._refused("error-no-move", move=move) from fault
        return _whole(move.number if isinstance(move, Move) else move)

    def _check(self, seat: int, number: int) -> None:
        if self.over:
            raise self._refused("error-over")
        if not 0 <= seat < self.seats:
            raise self._no_seat(seat)
        if seat not in self.awaits:
            raise self._refused("error-not-awaited", player=Seat(seat), seats=Seats(self.table.awaits))
        if not 0 <= number < self.game.moves.count:
            raise self._refused("error-unknown-move", move=number, last=self.game.moves.count - 1)
        if number not in self.legal_numbers(seat):
            raise self._refused("error-illegal", move=self.game.moves.text(number), prompt=self.prompt(seat))

    def _no_seat(self, seat: int) -> Refused:
        return self._refused("error-no-seat", number=seat + 1, last=self.seats)

    def _refused(self, name: str, **arguments: Argument) -> Refused:
        return Refused(Message(name, arguments), self.words, self.names)


def addressed(words: Mapping[str, Any], seat: int, told: Told) -> EventTold:
    """What a line says, with what it means to a seat."""
    meaning = {"weight": _WEIGHTS[told.event.weight(seat)], "yours": told.event.hits(seat)}
    return cast(EventTold, {**words, **meaning})


@lru_cache(4096)
def _choice(moves: Families, number: int) -> dict[str, Any]:
    """A move whoever may make it, ready for JSON; to be read only."""
    return {"number": number, "text": moves.text(number), **moves.json(number)}


def _said(view: Any, says: Callable[[Any, int], Message], seat: int) -> MessageShape:
    """A message to a seat, ready for JSON."""
    return says(view, seat).json()


def _facts(view: Any, known: Callable[[Any, int], list[Fact]], seat: int) -> list[FactShape]:
    """What a seat knows for certain, ready for JSON."""
    return [fact.json() for fact in known(view, seat)]


def _reasons(
    view: Any, barred: Callable[[Any, int], Mapping[str, Message]], seat: int
) -> dict[str, MessageShape]:
    """Why a seat that is asked cannot choose certain things, ready for JSON."""
    return {key: why.json() for key, why in barred(view, seat).items()}


def _whole(number: int) -> int:
    """A whole number of any kind as Python's own; anything else is a `TypeError`."""
    return int(index(number))


def _in_file(wrong: Message, source: str) -> Message:
    """What is wrong with a saved match: with the whole of it, or a damage in some part."""
    if wrong.name in ("file-foreign", "file-format"):
        return Message(wrong.name, {"file": source, **wrong.arguments})
    return Message("file-damaged", {"file": source, "reason": wrong})


def _wrong(saved: Any) -> Message | None:
    """What is wrong with the shape of a saved match."""
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        return Message("file-foreign", {"format": FORMAT})
    version = saved.get("format_version")
    if type(version) is not int or version not in range(1, FORMAT_VERSION + 1):
        found = version if type(version) is int else str(version)
        return Message("file-format", {"format": found, "reads": FORMAT_VERSION})
    shapes: dict[str, type] = {
        "game": str, "rules_version": int, "seats": int, "options": dict, "names": list,
        "seed": str, "moves": list, "digest": str,
    }  # fmt: skip
    if version == FORMAT_VERSION:
        shapes["stream"] = str
    for name, shape in shapes.items():
        if type(saved.get(name)) is not shape:
            return Message("file-part", {"part": name})
    seed = saved["seed"]
    if not (seed.isascii() and seed.isdigit() and len(seed) <= LONGEST_SEED):
        return Message("file-seed")
    pairs = saved["moves"]
    forms = [int, int if version == 1 else str]
    if not all(isinstance(pair, list) and [type(part) for part in pair] == forms for pair in pairs):
        return Message("file-moves")
    if not _are_claims(saved.get("claims", []), saved["seats"]):
        return Message("file-part", {"part": "claims"})
    if not all(map(_is_text, [*saved["names"], *saved["options"], *saved["options"].values()])):
        return Message("file-texts")
    if not _can_be_kept(saved.get("beside", {})):
        return Message("file-part", {"part": "beside"})
    return None


def _are_claims(claims: object, seats: int) -> bool:
    """Whether a file holds claims in the form in which they are written."""

    def fits(claim: object) -> bool:
        if not isinstance(claim, list) or [type(part) for part in claim] != [int, int, str, list]:
            return False
        return all(type(hearer) is int and 0 <= hearer < min(seats, MOST_SEATS) for hearer in claim[3])

    return isinstance(claims, list) and all(map(fits, claims))


def _can_be_kept(beside: object) -> bool:
    """Whether what a file holds beside a match can be written to a file again."""
    try:
        return isinstance(beside, dict) and _is_text(json.dumps(beside, ensure_ascii=False, indent=1))
    except RecursionError:
        return False


def _is_text(value: object) -> bool:
    """Whether a value is a text that can be written to a file again: JSON lets half a character in."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)
