"""One game between seats: what each may do and see, its moves, its result, its file.

>>> import turncoat
>>> match = turncoat.Match(turncoat.game("passengers"), seats=5, seed=7)
>>> match.awaits
(3,)
>>> match.play(3, match.legal(3)[0])
>>> match.awaits
(4,)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Self

from turncoat.games import game as game_by_name
from turncoat.games import scene_of, text_of
from turncoat.kernel.game import Game, OptionError
from turncoat.kernel.moves import MASK_WORDS, marked
from turncoat.kernel.news import Event
from turncoat.kernel.record import Record
from turncoat.words import Argument, Message, Seat, Seats, Words

FORMAT = "turncoat match"
FORMAT_VERSION = 1
SPECTATOR = -1
LONGEST_SEED = len(str(2**128))


class Refused(ValueError):
    """Something that cannot be done, said so that the seat which tried it may read it."""

    def __init__(self, message: Message, words: Words, names: Sequence[str] = ()) -> None:
        super().__init__(words.say(message, names))
        self.message = message


class FileError(ValueError):
    """A file that is not a saved match, or not one that this version can replay."""


@cache
def words_of(game: Game, language: str) -> Words:
    """A game's words in a language."""
    return Words(language, text_of(game))


@dataclass(frozen=True)
class Move:
    """A legal move: its number, its family and parameters, and itself in words."""

    number: int
    family: str
    parameters: dict[str, int]
    message: Message
    words: str


@dataclass(frozen=True)
class Told:
    """An event, with the number of decisions that had been made when it was told."""

    decisions: int
    event: Event

    @property
    def private(self) -> bool:
        """Whether it was told to some seats only."""
        return not self.event.heard_by(SPECTATOR)


class Match:
    """A game in progress. It interprets the rules, so nothing waits for a compiler."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        self.game = game
        self.seed = seed
        self.options = dict(options or {})
        self.names = list(names)
        self.words = words_of(game, language)
        self.moves: list[tuple[int, int]] = []
        self.news: list[Told] = []
        try:
            self.table = game.dealt(seats, seed, self.options)
        except OptionError as fault:
            raise Refused(Message(fault.name, fault.facts), self.words) from None
        self._hear()

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
        """The table as a seat sees it, for bots and encoders."""
        if not SPECTATOR <= seat < self.seats:
            raise self._no_seat(seat)
        view = self.table.copy()
        self.game.veil(view, seat)
        return view

    def legal(self, seat: int) -> list[Move]:
        """What a seat may do now."""
        view = self.seen(seat)
        return [self._move(view, seat, number) for number in self._legal_numbers(seat)]

    def play(self, seat: int, move: Move | int) -> None:
        """Make a move, or raise `Refused` and leave everything as it was."""
        number = move.number if isinstance(move, Move) else move
        self._check(seat, number)
        self.game.play(self.table, seat, number)
        self.moves.append((seat, number))
        self._hear()

    def prompt(self, seat: int) -> Message:
        """What a seat is asked, or what it is waiting for."""
        prompt: Message = scene_of(self.game).prompt(self.seen(seat), seat)
        return prompt

    def told(self, seat: int = SPECTATOR) -> list[Told]:
        """All that a seat has been told."""
        return [told for told in self.news if told.event.heard_by(seat)]

    def log(self, seat: int = SPECTATOR) -> list[Message]:
        """All that a seat has been told, as messages."""
        return [self.message(told) for told in self.told(seat)]

    def message(self, told: Told) -> Message:
        """Something told, as a message."""
        message: Message = scene_of(self.game).news(told.event)
        return message

    def say(self, message: Message) -> str:
        """A message in words, with the players' names."""
        return self.words.say(message, self.names)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat sees, ready for JSON: the scene, what is asked, the legal moves, the log."""
        view = self.seen(seat)
        legal = [self._move(view, seat, number) for number in self._legal_numbers(seat)]
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "names": [self.say(Message("name", {"seat": Seat(i)})) for i in range(self.seats)],
            "options": self.options,
            "awaits": list(self.awaits),
            "over": self.over,
            "scene": scene_of(self.game).scene(view, seat),
            "prompt": self.prompt(seat).json(),
            "moves": [
                {"number": m.number, "family": m.family, "parameters": m.parameters, "words": m.words}
                for m in legal
            ],
            "log": [self.message(told).json() | {"private": told.private} for told in self.told(seat)],
        }

    @property
    def payoffs(self) -> list[int]:
        """The result for each seat; all 0 while the game goes on."""
        out = [0] * self.seats
        if self.over:
            self.game.payoff(self.table, out)
        return out

    @property
    def result(self) -> dict[str, Any]:
        """Winners, payoffs and the full score sheet, once the game is over."""
        if not self.over:
            raise ValueError("the game is not over yet; there is no result")
        return {
            "winners": [seat for seat, payoff in enumerate(self.payoffs) if payoff > 0],
            "payoffs": self.payoffs,
            "sheet": scene_of(self.game).sheet(self.seen()),
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
            "options": self.options,
            "names": self.names,
            "seed": str(self.seed),
            "moves": [list(move) for move in self.moves],
            "digest": self.digest(),
        }

    def digest(self) -> str:
        """A hash of the table, by which a replay is checked."""
        return hashlib.sha256(self.table.bytes()).hexdigest()

    def save(self, path: str | Path, **beside: Any) -> None:
        """Write the match to a file, with what the caller wants to keep beside it."""
        saved = beside | self.saved()
        Path(path).write_text(json.dumps(saved, ensure_ascii=False, indent=1) + "\n", "utf-8")

    @classmethod
    def load(cls, path: str | Path, language: str = "en") -> Self:
        """Read a match from a file and replay it to where it stood."""
        octets = Path(path).read_bytes()
        try:
            saved = json.loads(octets.decode("utf-8"))
        except (ValueError, RecursionError) as fault:
            raise FileError(f"{path} is not a saved match: it is no JSON text ({fault})") from None
        return cls.replayed(saved, str(path), language)

    @classmethod
    def replayed(cls, saved: Any, source: str = "the match", language: str = "en") -> Self:
        """Replay what `saved` returned."""
        header = _checked(saved, source)
        try:
            game = game_by_name(header["game"])
        except ValueError as fault:
            raise FileError(f"{source} is of another game: {fault}") from None
        if header["rules_version"] != game.version:
            raise FileError(
                f"{source} was played by version {header['rules_version']} of the rules of "
                f"{game.name}; this is version {game.version}"
            )
        try:
            seed = int(header["seed"])
            match = cls(game, header["seats"], seed, header["options"], header["names"], language)
            for seat, move in header["moves"]:
                match.play(seat, move)
        except ValueError as fault:
            raise FileError(f"{source} is damaged: {fault}") from None
        if match.digest() != header["digest"]:
            raise FileError(f"{source} is damaged: its moves do not lead to the table it names")
        return match

    # Inner workings --------------------------------------------------------------------------

    def _hear(self) -> None:
        for event in self.game.news.read(self.table):
            self.news.append(Told(self.table.decisions, event))

    def _legal_numbers(self, seat: int) -> list[int]:
        mask = [0] * MASK_WORDS
        if 0 <= seat < self.seats:
            self.game.legal(self.table, seat, mask)
        return list(marked(mask))

    def _move(self, view: Record, seat: int, number: int) -> Move:
        family, parameters = self.game.moves.read(number)
        message: Message = scene_of(self.game).move(view, seat, family, parameters)
        return Move(number, family, parameters, message, self.say(message))

    def _check(self, seat: int, number: int) -> None:
        if self.over:
            raise self._refused("error-over")
        if not 0 <= seat < self.seats:
            raise self._no_seat(seat)
        if seat not in self.awaits:
            raise self._refused("error-not-awaited", player=Seat(seat), seats=Seats(self.table.awaits))
        if not 0 <= number < self.game.moves.count:
            raise self._refused("error-unknown-move", move=number, last=self.game.moves.count - 1)
        if number not in self._legal_numbers(seat):
            raise self._refused("error-illegal", prompt=self.say(self.prompt(seat)))

    def _no_seat(self, seat: int) -> Refused:
        return self._refused("error-no-seat", number=seat + 1, last=self.seats)

    def _refused(self, name: str, **arguments: Argument) -> Refused:
        return Refused(Message(name, arguments), self.words, self.names)


def _checked(saved: Any, source: str) -> dict[str, Any]:
    """The parts of a saved match, each of the right shape."""
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise FileError(f"{source} is not a saved match: it does not say {FORMAT!r}")
    if saved.get("format_version") != FORMAT_VERSION:
        raise FileError(
            f"{source} is written in format {saved.get('format_version')}; "
            f"this version reads format {FORMAT_VERSION}"
        )
    shapes: dict[str, type] = {
        "game": str, "rules_version": int, "seats": int, "options": dict, "names": list,
        "seed": str, "moves": list, "digest": str,
    }  # fmt: skip
    for name, shape in shapes.items():
        if type(saved.get(name)) is not shape:
            raise FileError(f"{source} is damaged: {name!r} is missing or malformed")
    seed = saved["seed"]
    if not (seed.isascii() and seed.isdigit() and len(seed) <= LONGEST_SEED):
        raise FileError(f"{source} is damaged: 'seed' is not a whole number from 0 to 2**128 - 1")
    pairs = saved["moves"]
    if not all(isinstance(p, list) and len(p) == 2 and all(type(n) is int for n in p) for p in pairs):
        raise FileError(f"{source} is damaged: 'moves' is not a list of pairs of seat and move")
    if not all(map(_is_text, [*saved["names"], *saved["options"], *saved["options"].values()])):
        raise FileError(f"{source} is damaged: names and options must be texts")
    return saved


def _is_text(value: object) -> bool:
    """Whether a value is a text that can be written to a file again: JSON lets half a character in."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)
