"""What a game gives to the kernel, and nothing else that the kernel knows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from turncoat.kernel.chance import FAST, begin, sow, words
from turncoat.kernel.digest import NO_DIGEST, Digest
from turncoat.kernel.families import Families
from turncoat.kernel.fault import OptionError
from turncoat.kernel.news import Kinds
from turncoat.kernel.record import Record
from turncoat.kernel.talk import Speech


@dataclass(frozen=True)
class Option:
    """Something that players agree on before the deal."""

    name: str
    values: tuple[str, ...]
    default: str
    times: int = 1
    """How many values can be named, with commas between them (one for each round, say)."""


def place_of(option: str, value: str, values: tuple[str, ...]) -> int:
    """The place of a value among those that an option takes, or an `OptionError`."""
    if value not in values:
        raise OptionError("error-value", option=option, values=", ".join(values), value=value)
    return values.index(value)


CERTAIN = 1000
"""A chance to win that is no chance any more: chances are in thousandths."""


@dataclass(frozen=True)
class Outlook:
    """Who will win, as it stands: games that are only imagined need not be played to their end."""

    turn: Callable[[Any], int]
    """The number of the turn, which only grows."""
    chances: Callable[[Any, Any], None]
    """At the beginning of a turn: writes each seat's chance to win, in thousandths."""
    turns: int = 1
    """So many turns on, games that who searches imagines are broken off. Moves that are only compared with
    one another, by learners, are played on to the next turn: less luck is in that, and less time."""
    doubt: float = 1.0
    """How many times as sure as elsewhere who looks so many turns ahead is to be before it leaves what it
    would do without: more where luck is large beside what moves make of it."""


MOST_KINDS = 254
"""An octet has room for as many, and for two more numbers."""


@dataclass(frozen=True)
class Course:
    """What a move sets off, step by step. Of many tables those at which the same is due can take their steps
    together then, as a GPU wants it where moves set off much and tables soon part company. `play` does the
    same at one go, and where there is talk looks at promises after it."""

    make_move: Callable[[Any, int, int], None]
    """A legal move, up to the first step."""
    goes_on: Callable[[Any], bool]
    """Whether there is a step to take before somebody decides, or the game is over."""
    go_on: Callable[[Any], None]
    """The next step."""
    due: Callable[[Any], int]
    """What is due, a question or a step, as a number from 0."""
    kinds: int
    """How many such numbers there are, at most `MOST_KINDS`."""

    def __post_init__(self) -> None:
        if self.kinds > MOST_KINDS:
            raise ValueError(f"at most {MOST_KINDS} kinds of things can be due, not {self.kinds}")


@dataclass(frozen=True)
class Game:
    """One game: its record, its moves and news, and its rules as functions over a record."""

    name: str
    version: int
    seats: range
    table: type[Record]
    moves: Families
    news: Kinds
    options: tuple[Option, ...]
    sides: tuple[str, ...]
    """The camps that seats can belong to, by name; empty where everybody plays alone."""

    prepare: Callable[[Any, Mapping[str, str]], None]
    """Write the options into a blank table, or raise `OptionError`."""
    deal: Callable[[Any], None]
    legal: Callable[[Any, int, Any], int]
    play: Callable[[Any, int, int], None]
    payoff: Callable[[Any, Any], None]
    side: Callable[[Any, int], int]
    veil: Callable[[Any, int], None]
    guess: Callable[[Any, int], None]
    choose: Callable[[Any, int, Any, Any], int]
    """The hand-written player: a move from a view, a mask of legal moves and a random stream."""
    weigh: Callable[[Any, int, Any, Any, Any], None] | None = None
    """What it goes by: writes the merit of each legal move. Players that search are built on it."""
    hasty: Callable[[Any, int, Any, Any], int] | None = None
    """The hand-written player in a hurry, where it takes its time: so people play in games that are only
    imagined."""
    outlook: Outlook | None = None
    """Who will win, where games need not be imagined to their end."""
    is_long: bool = False
    """Whether there is too much of it to be thought over decision by decision."""
    spoils: tuple[int, int] = (0, 1)
    """The least and the most that a seat can come away with."""
    heat: float = 1.0
    """What its merits are measured by: a difference of so much is felt."""
    desertion: float = 1.0
    """What it is worth to who searches or learns to win on another side than the one it is on: less, where it
    would else change sides as soon as it can and leave the others no game."""
    whim: float = 1.0
    """Moves whose merits differ by less are nearly the same to the hand-written player: its mood decides."""
    scope: float = 1.0
    """How many times as many worlds a player looks at in the same time as elsewhere."""
    recall: Callable[[Any, Any], None] | None = None
    """On a seat's view of an earlier moment: fill in what was hidden then, as a whole table of a later
    moment has it."""
    retrace: Callable[[Any, int, Any], int] | None = None
    """The move that a seat made on a table that `recall` filled in, as the later table has it; -1 where it
    cannot be told."""
    talk: Speech | None = None
    """What players can say to one another, where there is anything."""
    course: Course | None = None
    """What `play` does, step by step, where moves set off much."""
    digest: Digest = NO_DIGEST
    """What learners get in place of logs and of lists that are mostly empty."""

    def worth(self, won: Any) -> Any:
        """What chances to win, in thousandths, are worth to who searches or learns, from 0 to 1; below 0 are
        those on another side. For NumPy and PyTorch alike."""
        return (won * (won > 0) - self.desertion * won * (won < 0)) / CERTAIN

    def blank(self, seats: int, options: Mapping[str, str] | None = None) -> Record:
        """A table with its seats and options set, not dealt yet."""
        if seats not in self.seats:
            raise OptionError(
                "error-seats", game=self.name, low=self.seats[0], high=self.seats[-1], seats=seats
            )
        table = self.table()
        table.seats = seats
        self.prepare(table, self.agreed(options))
        return table

    def agreed(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """All options by name, the usual values for those that are not named."""
        chosen = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            if name not in chosen:
                known = ", ".join(option.name for option in self.options)
                raise OptionError("error-option", game=self.name, option=name, options=known)
            chosen[name] = value
        return chosen

    def dealt(
        self, seats: int, seed: int, options: Mapping[str, str] | None = None, stream: str = FAST
    ) -> Record:
        """A table dealt from a seed, by the fast stream or by another."""
        table = self.blank(seats, options)
        begin(stream)(table.chance, *words(seed))
        self.deal(table)
        return table

    def guessed(self, view: Record, seat: int, seed: int) -> Record:
        """One world that fits what a seat's view shows, drawn from a seed."""
        world = view.copy()
        sow(world.chance, *words(seed))
        self.guess(world, seat)
        return world

    def turned(self, table: Record, by: int) -> Record:
        """A table, or a view of one, as whoever counts the seats from seat `by` sees it."""
        turned = table.copy()
        turned.turn_seats(by)
        for line in range(table.told):
            turned.news[line] = self.news.event(table.news[line]).turned(by, table.seats).packed
        return turned
