"""Tables that were laid under older rules: whether they go on under today's, and what is left of others.

Code that is gone can say nothing any more. So whenever a table leaves memory, a keepsake is written: what it
looked like, in words; its file; and a print of every field of its record, by which later rules can be asked
whether they make the same of the same moves.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from turncoat.games import game as game_by_name
from turncoat.games.playable import Playable
from turncoat.kernel.fault import OptionError
from turncoat.kernel.news import EVERYTHING
from turncoat.kernel.record import Record
from turncoat.match import Match, words_of
from turncoat.server.entries import Ended, Entry, Moved, Opened, Renewed
from turncoat.server.room import Room, rebuilt, renumbered
from turncoat.server.store import Status
from turncoat.words import LANGUAGES, Fault

NOT_COMPARED = frozenset({"chance", "told", "news"})
"""Dice that nobody has seen yet may fall otherwise, and what was told is in the log."""


class Changed(Exception):
    """The rules of today make something else of a table's moves."""


@dataclass(frozen=True)
class Keepsake:
    """What is kept of a table for the day when its rules have changed."""

    entries: int
    """How many entries the table had."""
    prints: dict[str, str]
    words: dict[str, list[str]]
    """How the table stood with all cards open, by language: only for those for whom the game is over."""
    saved: dict[str, Any]
    """The match as a file, its moves as texts."""

    @classmethod
    def of(cls, entries: int, match: Match) -> Self:
        """What is to be kept of a match after so many entries of its table."""
        return cls(entries, prints(match.table), in_words(match), match.saved())

    @classmethod
    def read(cls, text: str) -> Self:
        """A keepsake as it was written."""
        return cls(**json.loads(text))

    def text(self) -> str:
        """The keepsake as it is written."""
        return json.dumps(vars(self), ensure_ascii=False)


def prints(table: Record) -> dict[str, str]:
    """A print of each field by its name, the same in whatever order and width fields are laid out."""
    names = (name for name in table.fields if name not in NOT_COMPARED and name not in table.spoken)
    return {name: _print(table.row[name].tolist()) for name in names}


def _print(values: Any) -> str:
    return hashlib.sha256(json.dumps(values).encode()).hexdigest()[:16]


def in_words(match: Match) -> dict[str, list[str]]:
    """A table with all cards open and, if it is over, the score, in every language."""
    game = match.game
    lines = game.describe(match.shown(match.seen(EVERYTHING), EVERYTHING)["scene"], EVERYTHING)
    lines = [*lines, *game.sheet_lines(match.seen())] if match.over else lines
    return {
        language: [words_of(game, language).say(line, match.names) for line in lines]
        for language in LANGUAGES
    }


def version_of(entries: Sequence[Entry]) -> int:
    """The version of the rules that a table goes by."""
    versions = [one.rules_version for one in entries if isinstance(one, Opened | Renewed | Ended)]
    return versions[-1]


def renewal(
    table: str, rows: Sequence[tuple[Entry, float]], kept: Keepsake | None
) -> tuple[Renewed | Ended, Status]:
    """Whether a table goes on under the rules of today: if they make the same of all that was done at it."""
    opened = rows[0][0]
    assert isinstance(opened, Opened)
    game = game_by_name(opened.game)
    try:
        renewed = Renewed(rules_version=game.version, moves=_moves([entry for entry, _ in rows], kept, game))
        room = _replayed(table, [*rows, (renewed, rows[-1][1])], kept)
    except (Changed, Fault, OptionError, ValueError, LookupError, AssertionError):
        ended = Ended(rules_version=game.version)
        return ended, rebuilt(table, [*rows, (ended, rows[-1][1])]).status
    return renewed, room.status


def _moves(entries: Sequence[Entry], kept: Keepsake | None, game: Playable) -> list[int] | None:
    """A table's moves as they are numbered today, where that is otherwise; their texts stay what they are."""
    written = [entry.move for entry in renumbered(entries) if isinstance(entry, Moved)]
    texts = [text for _, text in kept.saved["moves"]] if kept else []
    numbers = [game.moves.read(text) for text in texts]
    if numbers == written[: len(numbers)]:
        return None
    if len(numbers) < len(written):
        raise Changed
    return numbers


def _replayed(table: str, rows: Sequence[tuple[Entry, float]], kept: Keepsake | None) -> Room:
    """A table played through by the rules of today, if it then stands as it was kept."""
    entries = renumbered([entry for entry, _ in rows])
    opened = entries[0]
    assert isinstance(opened, Opened)
    game_by_name(opened.game).blank(opened.seats, opened.options)
    room = Room(table, opened, rows[0][1])
    for entry, (_, at) in zip(entries[1:], rows[1:], strict=True):
        room.apply(entry, at)
        if room.match and kept and room.length == kept.entries:
            _compare(kept.prints, prints(room.match.table))
    return room


def _compare(before: dict[str, str], today: dict[str, str]) -> None:
    """Raise `Changed` where a field that both have holds something else."""
    if any(before[name] != today[name] for name in before.keys() & today.keys()):
        raise Changed
