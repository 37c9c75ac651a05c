"""What the stages of all games have in common: choosing, seeing, hearing, telling two tables apart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Generic, TypeVar

import pytest

from tests.suite.walk import awaited, legal, seen
from tests.suite.worlds import world
from turncoat.games.playable import Playable
from turncoat.kernel.record import Record
from turncoat.match import Match, Refused
from turncoat.words import LANGUAGES

R = TypeVar("R", bound=Record)
Choice = tuple[str, dict[str, int]]


def is_russian(text: str) -> bool:
    """Whether a text has Russian letters."""
    return any("а" <= letter <= "я" for letter in text.lower())


class Stage(Generic[R]):
    """A game's tables as its tests look at them."""

    def __init__(self, game: Playable, table: type[R]) -> None:
        self.game = game
        self.table = table

    def awaited(self, t: R) -> list[int]:
        """The seats that owe a decision."""
        return awaited(t)

    def choices(self, t: R, seat: int, family: str = "") -> list[Choice]:
        """What a seat may do now, as families with parameters; of one family, if it is named."""
        found = map(self.game.moves.split, legal(self.game, t, seat))
        return [choice for choice in found if family in ("", choice[0])]

    def view(self, t: R, seat: int) -> R:
        """The table as a seat sees it (-1: a spectator)."""
        return seen(self.game, t, seat)

    def guesses(self, t: R, seat: int, count: int = 20) -> Iterator[R]:
        """Worlds that fit what a seat sees."""
        for seed in range(count):
            yield world(self.game, self.view(t, seat), seat, seed)

    def heard(self, t: R, seat: int = -1) -> list[tuple[str, dict[str, int]]]:
        """What a seat was told of the last decision (-1: what all were told)."""
        return [(event.kind.name, event.facts) for event in self.game.news.read(t) if event.heard_by(seat)]

    def told(self, t: R, name: str, seat: int = -1) -> list[dict[str, int]]:
        """What a seat was told of one kind of event in the last decision (-1: what all were told)."""
        return [facts for kind, facts in self.heard(t, seat) if kind == name]

    def everyone(self, t: R) -> range:
        """A spectator (-1) and all seats."""
        return range(-1, t.seats)

    def alike(self, one: R, other: R, seat: int) -> bool:
        """Whether a seat cannot tell two tables apart: by its view, what it was told, what it may do."""
        return (
            self.view(one, seat).bytes() == self.view(other, seat).bytes()
            and self.heard(one, seat) == self.heard(other, seat)
            and (seat < 0 or self.choices(one, seat) == self.choices(other, seat))
        )

    def can_tell(self, one: R, other: R) -> list[int]:
        """Those who can tell two tables apart."""
        return [seat for seat in self.everyone(one) if not self.alike(one, other, seat)]

    def match_at(self, t: R, language: str = "en") -> Match:
        """A match that stands where a table stands."""
        match = Match(self.game, t.seats, 1, language=language)
        match.table = t.copy()
        return match

    def said(self, t: R, seat: int, number: int, language: str) -> tuple[str, str]:
        """The name and the words of a refusal, which leaves everything as it was and says what is asked."""
        match = self.match_at(t, language)
        views = [match.seen(other).bytes() for other in self.everyone(t)]
        with pytest.raises(Refused) as fault:
            match.play(seat, number)
        assert match.table.bytes() == t.bytes()
        assert [match.seen(other).bytes() for other in self.everyone(t)] == views
        assert match.moves == []
        name, text = fault.value.message.name, str(fault.value)
        assert name != "error-illegal" or match.say(match.prompt(seat)) in text
        return name, text

    def refused(self, t: R, seat: int, number: int) -> str:
        """The name of the message that refuses a move, in both languages.

        Worlds that the seat cannot tell from this one refuse it in the same words.
        """
        names = set()
        worlds = list(self.guesses(t, seat, 2)) if 0 <= seat < t.seats else []
        for language in LANGUAGES:
            name, text = self.said(t, seat, number, language)
            names.add(name)
            assert is_russian(text) == (language == "ru"), text
            assert all(self.said(world, seat, number, language) == (name, text) for world in worlds)
        (only_name,) = names
        return only_name

    def random_moves(self, t: R, seed: int, stop: Any = None) -> Iterator[R]:
        """Play at random to the end, or until `stop(t)`; yields the table before every decision."""
        luck = Random(seed)
        while t.awaits and not (stop and stop(t)):
            yield t
            (seat,) = awaited(t)
            family, parameters = luck.choice(self.choices(t, seat))
            self.game.play(t, seat, self.game.moves.number(family, **parameters))
