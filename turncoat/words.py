"""Words for people: Fluent messages, in every language that has a file of them.

A message is an identifier with arguments. An argument that names a thing (`Thing("card-soul-red")`)
arrives in all its forms: `$card` is its name, `$card-genitive` and the like are the attributes that
the thing's own message has, so that every language declines it in its own way.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from turncoat.kernel import things
from turncoat.kernel.fault import OptionError
from turncoat.kernel.news import Event
from turncoat.kernel.things import Domain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from turncoat.shapes import Message as MessageShape

COMMON = Path(__file__).parent / "text"
ENGLISH = "en"
"""What a game is said in where it has no words in a language."""
LANGUAGES = tuple(
    sorted((path.stem for path in COMMON.glob("*.ftl")), key=lambda name: (name != ENGLISH, name))
)
"""The languages whose words are here, English first."""
LONGEST = 500
"""Letters of a value that are said; Fluent refuses a sentence with far more."""
LARGEST = 10**15
"""Larger numbers are said digit by digit: Fluent cannot format them."""


@dataclass(frozen=True)
class Thing:
    """Something with a name of its own: a card, a boat, a colour."""

    name: str


@dataclass(frozen=True)
class Seat:
    """A player, by seat."""

    seat: int


@dataclass(frozen=True)
class Seats:
    """Several players, a bit for each seat."""

    bits: int

    @property
    def seats(self) -> list[int]:
        """The seats in order."""
        return [seat for seat in range(self.bits.bit_length()) if self.bits >> seat & 1]


@dataclass(frozen=True)
class Message:
    """Something to say, in no language yet; what it speaks of may be a message itself."""

    name: str
    arguments: Mapping[str, Argument] = field(default_factory=dict, hash=False)

    def json(self) -> MessageShape:
        """The message as a client gets it, to put into words by itself."""
        return {
            "name": self.name,
            "arguments": {name: _json(value) for name, value in self.arguments.items()},
        }

    @classmethod
    def read(cls, told: MessageShape) -> Self:
        """The message that a client got.

        >>> Message.read({"name": "name", "arguments": {"seat": {"seat": 1}}})
        Message(name='name', arguments={'seat': Seat(seat=1)})
        """
        return cls(told["name"], {name: _read(value) for name, value in told["arguments"].items()})


Argument = int | float | str | Thing | Seat | Seats | Message


def _json(value: Argument) -> Any:
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, Thing):
        return {"thing": value.name}
    if isinstance(value, Seat):
        return {"seat": value.seat}
    if isinstance(value, Seats):
        return {"seats": value.seats}
    return value


def _read(value: Any) -> Any:
    """The argument that a client got."""
    match value:
        case {"thing": name}:
            return Thing(name)
        case {"seat": seat}:
            return Seat(seat)
        case {"seats": seats}:
            return Seats(sum(1 << seat for seat in seats))
        case {"name": _}:
            return Message.read(value)
    return value


def language_for(wish: str) -> str | None:
    """The language of ours that a wish such as `ru`, `ru-RU;q=0.9` or `ru_RU.UTF-8` is answered in.

    >>> language_for("en_GB.UTF-8"), language_for("C")
    ('en', None)
    """
    tag = re.split("[.;@]", wish.strip().lower().replace("_", "-"))[0]
    return next((one for one in LANGUAGES if f"{tag}-".startswith(f"{one}-")), None)


def environment_language() -> str:
    """The language that the environment asks for, English where it is none of ours."""
    wishes = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_for(next(filter(None, wishes), "")) or ENGLISH


class Words:
    """One language's words for a game, common ones included.

    >>> Words("en").say(Message("language"))
    'English'
    """

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Fault(Message("error-language", {"language": language, "languages": known}), Words("en"))
        self.language = language
        self.folders = folders
        self.bundle = _bundle(language, (COMMON, *folders))

    @classmethod
    def fetched(cls, language: str, source: str) -> Self:
        """Words as a server gives them, so that whatever it plays can be said, and our own where it has none.

        >>> Words.fetched("en", "game-title = Chess").say(Message("game-title"))
        'Chess'
        """
        words = cls(language)
        words.bundle = _read_bundle(language, f"{source}\n{words.source()}")
        return words

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Put a message into words; `names` are the players' names by seat."""
        arguments: dict[str, Any] = {}
        for name, value in message.arguments.items():
            arguments |= self._forms(name, value, names)
        return self._format(message.name, None, arguments)

    def source(self) -> str:
        """All messages as they are written in Fluent."""
        return _source(self.language, (COMMON, *self.folders))

    def has(self, name: str) -> bool:
        """Whether there are words for a message."""
        return self.bundle.has_message(name)

    def _forms(self, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
        if isinstance(value, Thing):
            forms = {
                f"{name}-{form}": self._format(value.name, form, {}) for form in self._attributes(value.name)
            }
            return {name: self._format(value.name, None, {}), f"{name}-id": value.name} | forms
        if isinstance(value, Seat):
            return {name: self._player(value.seat, names), f"{name}-id": value.seat}
        if isinstance(value, Seats):
            listed = [self._player(seat, names) for seat in value.seats]
            return {name: self._list(listed), f"{name}-count": len(listed)}
        if isinstance(value, Message):
            return {name: self.say(value, names)}
        return {name: _sayable(value)}

    def _player(self, seat: int, names: Sequence[str]) -> str:
        if seat < len(names) and names[seat]:
            return str(_sayable(names[seat]))
        return self._format("player", None, {"number": seat + 1})

    def _list(self, items: Sequence[str]) -> str:
        """Names in a row: "Anna, Boris and Vera"."""
        if len(items) < 2:
            return "".join(items) or self._format("nobody", None, {})
        return self._format("list", None, {"start": ", ".join(items[:-1]), "end": items[-1]})

    def _attributes(self, name: str) -> list[str]:
        return list(self.bundle.get_message(name).attributes)

    def _format(self, name: str, attribute: str | None, arguments: dict[str, Any]) -> str:
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"message {name!r} has no words in {self.language!r}")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"message {name!r} in {self.language!r}: {errors[0]}")
        return str(text)


class Fault(ValueError):
    """Something wrong, said to people: a message, and as a text that message in one language."""

    def __init__(self, message: Message, words: Words, names: Sequence[str] = ()) -> None:
        super().__init__(words.say(message, names))
        self.message = message
        self.names = tuple(names)
        self.folders = words.folders
        """Where the message's words are, so that it can be said in another language."""

    @classmethod
    def of(cls, fault: OptionError, words: Words) -> Self:
        """What the kernel or a game's rules find wrong, put into words."""
        return cls(Message(fault.name, fault.facts), words)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), str(self)), self.__dict__


def _restored(kind: type[Fault], text: str) -> Fault:
    """A fault as it was pickled; its other parts follow."""
    return kind.__new__(kind, text)


def _sayable(value: int | float | str) -> int | float | str:
    """A value as it goes into a sentence: whatever people and files bring, it can be said."""
    if isinstance(value, int) and abs(value) >= LARGEST:
        return str(value) if value.bit_length() < LONGEST else "…"
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    return value


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All messages of a language from the given folders."""
    return _bundled(language, map(_parsed, _files(language, folders)))


def _read_bundle(language: str, source: str) -> FluentBundle:
    """All messages of a text in Fluent."""
    from fluent.runtime import FluentResource

    return _bundled(language, [FluentResource(source)])


def _bundled(language: str, resources: Iterable[Any]) -> FluentBundle:
    """The messages of several texts; of those with one name the first is taken."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


@cache
def _parsed(file: Path) -> Any:
    """The messages of a file: the common ones are read once for all games."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text("utf-8"))


def _files(language: str, folders: tuple[Path, ...]) -> list[Path]:
    """The words of several folders, in English where there are none of a language."""
    files = [(folder / f"{language}.ftl", folder / f"{ENGLISH}.ftl") for folder in folders]
    return [own if own.exists() else english for own, english in files]


@cache
def _source(language: str, folders: tuple[Path, ...]) -> str:
    """The words of several folders in one text."""
    return "\n".join(file.read_text("utf-8") for file in _files(language, folders))


def listed(items: Sequence[Argument]) -> Argument:
    """Things in a row, as a message: "Grudge, Deceit and Violence"."""
    if len(items) < 2:
        return items[0] if items else Thing("nothing")
    row = items[0]
    for item in items[1:-1]:
        row = Message("row", {"start": row, "end": item})
    return Message("list", {"start": row, "end": items[-1]})


def argument(domain: Domain, value: int) -> Argument:
    """What a number stands for, to be put into words.

    >>> argument(things.Things("boat", "raven", "wolf"), 1)
    Thing(name='boat-wolf')
    >>> argument(things.SEAT, 1), argument(things.Several(things.SEAT), 6)
    (Seat(seat=1), Seats(bits=6))
    """
    if isinstance(domain, things.Seats):
        return Seat(value)
    if isinstance(domain, things.Several):
        if isinstance(domain.of, things.Seats):
            return Seats(value)
        return listed([argument(domain.of, member) for member in things.members(value)])
    if isinstance(domain, things.Things):
        return Thing(f"{domain.name}-{domain.names[value]}")
    if isinstance(domain, things.Either):
        return argument(*domain.part(value))
    if isinstance(domain, things.Tuples):
        return listed([argument(one, part) for one, part in zip(domain.of, domain.rows[value], strict=True)])
    if isinstance(domain, things.Places):
        return value + 1
    return domain.text(value) if domain is things.YES_OR_NO else value


def arguments(domains: Mapping[str, Domain], values: Mapping[str, int]) -> dict[str, Argument]:
    """What numbers stand for, by their names, to be put into words."""
    return {name: argument(domain, values[name]) for name, domain in domains.items()}


def told(event: Event) -> Message:
    """An event as its message: `news-` and its name, with what its numbers stand for."""
    return Message(f"news-{event.kind.name}", arguments(event.kind.domains, event.facts))
