"""The games that the common suite runs over. A new game is one more `Subject`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any

import pytest

from tests.suite import cerberus, chaos_contract, mad_zeppelin, passengers, sayings
from tests.suite.subject import Subject
from turncoat.games import game
from turncoat.games.playable import Playable

SUBJECTS = (
    Subject(
        game("passengers"),
        passengers.options,
        passengers.audit,
        passengers.may_know,
        passengers.small_positions,
        most_decisions=120,
        walks=2,
        simultaneous=True,
        all_may_lose=False,
        longest_menu=11,
        sayable=sayings.passengers,
        forget=passengers.forget,
    ),
    Subject(
        game("mad-zeppelin"),
        mad_zeppelin.options,
        mad_zeppelin.audit,
        mad_zeppelin.may_know,
        mad_zeppelin.small_positions,
        most_decisions=600,
        walks=2,
        simultaneous=False,
        all_may_lose=True,
        longest_menu=9,
        sayable=sayings.mad_zeppelin,
        forget=mad_zeppelin.forget,
        told=mad_zeppelin.told,
    ),
    Subject(
        game("cerberus"),
        cerberus.options,
        cerberus.audit,
        cerberus.may_know,
        cerberus.small_positions,
        most_decisions=2000,
        walks=2,
        simultaneous=False,
        all_may_lose=True,
        longest_menu=11,
        too_rare=frozenset({"nothing-to-draw"}),
        sayable=sayings.cerberus,
        forget=cerberus.forget,
        told=cerberus.told,
    ),
    Subject(
        game("chaos-contract"),
        chaos_contract.options,
        chaos_contract.audit,
        chaos_contract.may_know,
        chaos_contract.small_positions,
        most_decisions=20_000,
        walks=2,
        simultaneous=True,
        all_may_lose=False,
        longest_menu=20,
        too_rare=frozenset({"no-contracts"}),
        sayable=sayings.chaos_contract,
        forget=chaos_contract.forget,
        told=chaos_contract.told,
    ),
    *(entry.load() for entry in entry_points(group="turncoat.suite")),
)
"""The games of this package, and those whose packages announce a subject."""


@dataclass(frozen=True)
class Case:
    """A game at a number of seats with options."""

    subject: Subject
    seats: int
    options: dict[str, str]

    @property
    def game(self) -> Playable:
        """The game itself."""
        return self.subject.game

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}-{chosen or 'default'}"


def cases() -> list[Any]:
    """Every game at every number of seats with all its sets of options, as test parameters."""
    return [
        pytest.param(case, id=str(case))
        for subject in SUBJECTS
        for seats in subject.game.seats
        for options in subject.options(seats)
        for case in [Case(subject, seats, options)]
    ]


def chosen() -> list[Any]:
    """Of these so many that every number of seats and every set of options comes about."""
    return [
        pytest.param(case, id=str(case))
        for subject in SUBJECTS
        for seats, place in crossed([len(subject.options(seats)) for seats in subject.game.seats])
        for case in [
            Case(subject, subject.game.seats[seats], subject.options(subject.game.seats[seats])[place])
        ]
    ]


def crossed(lengths: Sequence[int]) -> list[tuple[int, int]]:
    """Of rows of these lengths so many places, by their diagonals, that no row and no column is left out.

    >>> crossed([2, 3, 2])
    [(0, 0), (1, 1), (1, 2), (2, 0)]
    """
    grid = [(row, column) for row, length in enumerate(lengths) for column in range(length)]
    grid.sort(key=lambda place: (place[1] - place[0]) % max(lengths))
    rows: set[int] = set()
    columns: set[int] = set()
    found = []
    for row, column in grid:
        if row not in rows or column not in columns:
            rows.add(row)
            columns.add(column)
            found.append((row, column))
    return sorted(found)
