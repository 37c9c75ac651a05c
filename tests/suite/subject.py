"""What the common suite has to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.suite.position import SmallPosition
from turncoat.games.known import Fact
from turncoat.games.playable import Playable

Saying = tuple[str, Callable[[Any], bool], Callable[[Fact], bool]]
"""Something easy to say: what it is, whether it is so on a whole table, and whether a fact says it."""


def _nothing(view: Any, seat: int) -> Iterable[Saying]:
    """Where a game shows no facts."""
    return ()


def _as_it_is(table: Any, later: Any) -> None:
    """Where a record forgets nothing."""


def _told(then: Any, move: int, later: Any) -> bool:
    """Where a record has all moves."""
    return True


@dataclass(frozen=True)
class Subject:
    """A game with what the suite has to know of it."""

    game: Playable
    options: Callable[[int], list[dict[str, str]]]
    """For a number of seats, sets of options that together reach every rule."""
    audit: Callable[[Any], None]
    """Asserts what always holds in this game besides its fields' domains: nothing lost, nothing twice."""
    may_know: Callable[[Any, int, str, tuple[int, ...]], bool]
    """Whether a seat (-1: a spectator) may see a cell of a field that is not open to all."""
    small_positions: Callable[[], Iterable[SmallPosition]]
    """Positions with few unknowns, each with all worlds that fit and their weights."""
    most_decisions: int
    """No game is longer."""
    walks: int
    """How deep to count move sequences."""
    simultaneous: bool
    """Whether several seats can owe a decision at once."""
    all_may_lose: bool
    """Whether a game can end without a winner."""
    longest_menu: int
    """Entries that a menu in the terminal has at most."""
    too_rare: frozenset[str] = frozenset()
    """Events that random play does not come to."""
    sayable: Callable[[Any, int], Iterable[Saying]] = _nothing
    """What is hidden from a seat and easy to say: who is what, which card lies where."""
    forget: Callable[[Any, Any], None] = _as_it_is
    """Puts what a later table does not tell of an earlier one, such as the order of a hand, into one form."""
    told: Callable[[Any, int, Any], bool] = _told
    """Whether a later table tells which move was made on an earlier one."""
    golden: Path = Path(__file__).parent / "golden"
    """The folder with its golden games."""
