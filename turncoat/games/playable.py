"""What a game gives to people, beside what it gives to the kernel: words, pictures, rules to read, talk."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from pickle import PicklingError
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from turncoat.games.chapters import Chapter
from turncoat.games.example import Example
from turncoat.games.known import Fact, Ribbon, Suspicion
from turncoat.games.lesson import Lesson
from turncoat.kernel.families import Families
from turncoat.kernel.game import Game
from turncoat.kernel.news import Event
from turncoat.kernel.quick import quick
from turncoat.kernel.record import Record
from turncoat.kernel.things import Seats, Things
from turncoat.shapes import SignName
from turncoat.words import Argument, Fault, Message, Seat, Words, argument, arguments, told

if TYPE_CHECKING:
    from rich.console import RenderableType

    from turncoat.match import Move
    from turncoat.talk import Remark

Said = tuple[str, dict[str, int]]
"""A claim as its name and its parameters."""

Ending = tuple[str, Mapping[str, int]]
"""An event that outdates something: its name, and what its facts have to be."""


@dataclass(frozen=True)
class Subject:
    """What a claim is about."""

    words: Message
    keys: tuple[str, ...]
    """Things at the table that it is made on and stands beside, the likeliest first."""


@dataclass(frozen=True)
class Claims:
    """What players say to one another as objects that bots understand and that are judged at the end."""

    families: Families
    message: Callable[[int, str, dict[str, int]], Message]
    """A claim in words, the same for every seat that makes it."""
    topics: Callable[[str], frozenset[str]]
    """What a claim is about, for rules that ban a topic."""
    apt: Callable[[Any, int], list[Said]]
    """Those that the hand-written player likes to make now, true or not."""
    about: Callable[[int, str, dict[str, int]], Subject] | None = None
    """What a claim of a seat is about; where a game does not say, its first parameter."""
    signs: Mapping[str, SignName] = field(default_factory=dict, hash=False)
    """What kind of saying the families are; those that are not named state a fact."""
    ends: Callable[[int, str, dict[str, int]], Sequence[Ending] | None] | None = None
    """What outdates a claim, as all are told it, if anything does; None: the next part of the game."""
    beside: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Claims that are offered together with a question, by its name in the scene: promises, mostly."""

    def subject(self, seat: int, name: str, parameters: dict[str, int]) -> Subject:
        """What a claim of a seat is about: the game's own word, its first parameter, or the speaker."""
        if self.about:
            return self.about(seat, name, parameters)
        for part, domain in self.families.families[name].parameters.items():
            if isinstance(domain, Seats):
                return player_subject(parameters[part])
            if isinstance(domain, Things):
                key = f"{domain.name}-{domain.text(parameters[part])}"
                words = Message("claim-about", {"thing": argument(domain, parameters[part])})
                return Subject(words, (key, f"seat-{seat}"))
        return player_subject(seat)


def player_subject(seat: int, *keys: str) -> Subject:
    """A player, also where the board shows them."""
    return Subject(Message("claim-about", {"thing": Seat(seat)}), (f"seat-{seat}", *keys))


@dataclass(frozen=True)
class Limits:
    """How a game limits talk, by the table as spectators see it."""

    moment: Callable[[Any], tuple[int, int]]
    """The round and the phase of the round."""
    is_free: Callable[[Any, int], bool]
    """Whether a seat may say whatever it likes."""
    closed: Callable[[Any, int], Message | None]
    """Why a seat may say nothing at all now; None where it may say something."""
    hearers: Callable[[Any, Remark, Sequence[Remark], float, Words], tuple[int, ...] | Message]
    """The seats that hear a remark, its speaker among them, or the message that refuses it.

    It is given the remark, those before it, and when the phase began.
    """


@dataclass(frozen=True)
class Decks:
    """The cards that a deal makes, where they are new in every deal, for `turncoat deal`."""

    data: Callable[[Any], dict[str, Any]]
    lines: Callable[[Any], Any]


class Figure(NamedTuple):
    """A number that a finished game leaves behind for a seat, such as points, or votes of so many."""

    name: str
    """Worded as `figure-` and its name."""
    value: float
    of: int | None = None
    """How many it could have been, where that is a number to compare with."""


def _nothing(*_: Any) -> Any:
    """Where a game has nothing of a kind to say."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Playable(Game):
    """A game that people can play. Views are tables as a seat sees them.

    What has a default here is made from what the game declares.
    """

    text: Path
    """The folder with the game's words."""
    prompt: Callable[[Any, int], Message]
    """What a seat is asked, whom it is waiting for, or how the game ended."""
    hint: Callable[[Any, int], Message]
    """The rule behind the question."""
    scene: Callable[[Any, int], Mapping[str, Any]]
    """A view as data for clients, with all that `turncoat.shapes.Scene` has."""
    chapters: Callable[[Any, Mapping[str, str]], list[Chapter]]
    """The rules in our words, for a blank table with its seats and its options, and these by name."""
    news_message: Callable[[Any, Event], Message] = lambda view, event: told(event)
    """An event in words, for whoever has this view."""
    circumstances: Mapping[str, Callable[[Any, Event, Sequence[Event]], Mapping[str, Argument]]] = field(
        default_factory=dict, hash=False
    )
    """By the names of events: what their messages say besides, as everybody could know it when they were
    told, from a spectator's view after the decision and all that everybody has heard."""
    reasons: Mapping[str, Callable[[Any, Event, Sequence[Event]], Sequence[Message]]] = field(
        default_factory=dict, hash=False
    )
    """By the names of events that everybody is told of: why it came so, line by line. Given as above."""
    barred: Callable[[Any, int], Mapping[str, Message]] = _nothing
    """By the keys of things at the table: why a seat that is asked cannot choose them now. Where nothing is
    said of a thing, the question itself answers."""
    move_words: Callable[[Any, int, str, dict[str, int]], Message] | None = None
    """A legal move in words: the view, the seat, the family and the parameters."""
    sheet: Callable[[Any], Mapping[str, Any]] = _nothing
    """The score sheet of a finished game as data."""
    sheet_lines: Callable[[Any], list[Message]] = lambda view: []
    """The same in words."""
    figures: Callable[[Any, int], list[Figure]] = lambda table, seat: []
    """What statistics count of a finished game for a seat, from the whole table."""
    origins: Callable[[], Mapping[str, str]] = _nothing
    """Which parts of the game come from where, and so how sure they are."""
    retold: Callable[[Any, Iterable[Event]], Mapping[str, Any]] = _nothing
    """What the scene has besides from all that its viewer was told, the newest first: what the table no
    longer shows."""
    describe: Callable[[Any, int], list[Message]] = lambda scene, seat: []
    """A seat's scene in words, line by line: for those who cannot see it, and where nothing draws it."""
    known: Callable[[Any, int], list[Fact]] = lambda view, seat: []
    """What a seat knows for certain by its view, beyond what lies open."""
    suspicions: Callable[[Any, int], list[Suspicion]] = lambda view, seat: []
    """What may be so by a seat's view and is worth asking oneself: who is what, and who holds what."""
    ribbons: Callable[[Any, Sequence[Event]], list[Ribbon]] = lambda view, events: []
    """Who did what, by a view and all that everybody has heard."""
    draw: Callable[[Any, int, Words, Sequence[str]], Sequence[RenderableType]] | None = None
    """The blocks of the game's picture in a terminal; the table in words where it has none."""
    paths: Callable[[Move], list[tuple[Message, ...]]] = lambda move: [(move.message,)]
    """The steps by which a person at a terminal comes to a move."""
    claims: Claims | None = None
    limits: Limits | None = None
    decks: Decks | None = None
    lesson: Lesson | None = None
    """A guided table for somebody who has never played it."""
    examples: tuple[Example, ...] = ()
    """The pictures of the rules, on the deal of the lesson."""
    usual: int = 5
    """For how many people lay it where nobody says; where the game cannot, for the nearest number."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from turncoat.games import game, names

        if self.name not in names() or game(self.name) is not self:
            raise PicklingError(
                f"the game {self.name!r} cannot be pickled: it is not what turncoat.game({self.name!r}) gives"
            )
        return game, (self.name,)

    def guessed(self, view: Record, seat: int, seed: int) -> Record:
        """One world that fits a seat's view (-1: a spectator's), drawn from a seed, or a `Fault`."""
        self._check_seat(view, seat, least=-1)
        return super().guessed(view, seat, seed)

    def turned(self, table: Record, by: int) -> Record:
        """A table, or a view of one, as whoever counts the seats from seat `by` sees it, or a `Fault`."""
        self._check_seat(table, by)
        return super().turned(table, by)

    def _check_seat(self, table: Record, seat: int, least: int = 0) -> None:
        if not least <= seat < table.seats:
            raise Fault(Message("error-no-seat", {"number": seat + 1, "last": table.seats}), Words("en"))

    def claimable(self, view: Any, seat: int) -> list[Said]:
        """The claims that make sense for a seat now, true or not."""
        if self.talk is None:
            return []
        compiled = quick(self)
        sensible = compiled.sensible(view.row, seat) if compiled else self.talk.sensible_for(view, seat)
        return [self.talk.claims.split(claim) for claim in sensible]

    @property
    def usual_seats(self) -> int:
        """How many sit down where nobody says."""
        return min(self.seats, key=lambda number: abs(number - self.usual))

    def move_message(self, view: Any, seat: int, family: str, parameters: dict[str, int]) -> Message:
        """A legal move in words: the game's own, or `move-` and its family with what its parameters are."""
        if self.move_words:
            return self.move_words(view, seat, family, parameters)
        return Message(f"move-{family}", arguments(self.moves.families[family].parameters, parameters))
