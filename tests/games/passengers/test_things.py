"""What numbers stand for in Passengers: texts that read back, and the table from another seat's place."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.suite.passengers import options
from tests.suite.walk import awaited, legal, random_game
from turncoat.games.passengers import GAME
from turncoat.games.passengers.claims import CLAIMS
from turncoat.games.passengers.components import BELL, SET_III
from turncoat.games.passengers.moves import MOVES, TWO_PLAYERS
from turncoat.games.passengers.news import BOARDED, NEWS
from turncoat.games.passengers.table import Table
from turncoat.kernel.families import Families
from turncoat.kernel.news import AUDIENCE_BITS, EVERYONE, HEAD, Event

EVERY = 9
"""Of so many tables of a random game one is looked at."""


@pytest.mark.parametrize("families", [MOVES, CLAIMS], ids=["moves", "claims"])
def test_every_choice_has_a_text_that_reads_back(families: Families) -> None:
    texts = [families.text(number) for number in families]
    assert len({*texts}) == len(texts) == families.count
    assert [families.read(text) for text in texts] == list(families)


def test_choices_read_as_people_say_them() -> None:
    assert MOVES.text(MOVES.number("place", card=0, boat=0, space=1)) == "place 1 raven 2"
    assert MOVES.text(MOVES.number("past", round=1, boat=1, space=4)) == "past 2 wolf 5"
    assert MOVES.text(MOVES.number("two-players", pair=1)) == "two-players seat-1/seat-3"
    assert MOVES.text(MOVES.number("kind", kind=3)) == "kind demon-red"
    assert CLAIMS.text(CLAIMS.number("they-placed", seat=2, card=6)) == "they-placed seat-3 yaesther"


@pytest.mark.parametrize("number", range(len(NEWS.kinds)), ids=lambda number: NEWS.kinds[number].name)
def test_every_kind_of_event_has_a_text_that_reads_back(number: int) -> None:
    kind = NEWS.kinds[number]
    dice = Random(number)
    for _ in range(20):
        values = tuple(dice.randint(domain.low, domain.high) for domain in kind.domains.values())
        event = Event(kind, (number << AUDIENCE_BITS | EVERYONE) << HEAD | kind.packed(values))
        name, *texts = event.text().split()
        assert name == kind.name
        read = zip(kind.domains.values(), texts, strict=True)
        assert tuple(domain.read(text) for domain, text in read) == event.numbers == values


def test_an_event_reads_as_people_say_it() -> None:
    kind = NEWS.kinds[BOARDED]
    event = Event(kind, (BOARDED << AUDIENCE_BITS | EVERYONE) << HEAD | kind.packed((4, 1, 2, BELL, 3)))
    assert event.text() == "boarded seat-5 wolf 3 bell 3"


def tables(seats: int, chosen: dict[str, str], seed: int) -> Iterator[Table]:
    """Some tables of a random game."""
    for step, table in enumerate(random_game(GAME, seats, seed, chosen)):
        assert isinstance(table, Table)
        if step % EVERY == seed % EVERY or not table.awaits:
            yield table


CASES = [
    pytest.param(seats, chosen, id=f"{seats} {' '.join(chosen.values())}")
    for seats in (4, 5, 8)
    for chosen in options(seats)
]


@pytest.mark.parametrize(("seats", "chosen"), CASES)
def test_a_table_turned_all_the_way_round_is_the_same_table(seats: int, chosen: dict[str, str]) -> None:
    for table in tables(seats, chosen, 3):
        turned = table
        for _ in range(seats):
            turned = GAME.turned(turned, 1)  # type: ignore[assignment]
            assert turned.faults() == []
        assert turned.bytes() == table.bytes()
        assert GAME.turned(GAME.turned(table, 2), seats - 2).bytes() == table.bytes()


@pytest.mark.parametrize(("seats", "chosen"), CASES)
def test_from_another_place_the_same_moves_are_legal(seats: int, chosen: dict[str, str]) -> None:
    for table in tables(seats, chosen, 5):
        for by in (1, seats - 1):
            turned = GAME.turned(table, by)
            assert {(seat - by) % seats for seat in awaited(table)} == {*awaited(turned)}
            for seat in awaited(table):
                there = {MOVES.turned(move, by, seats) for move in legal(GAME, table, seat)}
                assert {*legal(GAME, turned, (seat - by) % seats)} == there


@pytest.mark.parametrize(("seats", "chosen"), CASES)
def test_a_move_made_from_another_place_comes_to_the_same(seats: int, chosen: dict[str, str]) -> None:
    """But for pairs of players, who show their cards in the order of their seats."""
    for table in tables(seats, chosen, 7):
        for seat in awaited(table):
            here, there = table.copy(), GAME.turned(table, 1)
            move = Random(table.decisions).choice(legal(GAME, table, seat))
            if TWO_PLAYERS.has(move):
                continue
            GAME.play(here, seat, move)
            GAME.play(there, (seat - 1) % seats, MOVES.turned(move, 1, seats))
            turned = GAME.turned(here, 1)
            assert NEWS.read(turned) == NEWS.read(there)
            for name in {*Table.fields} - {"news"}:
                assert turned.row[name].tolist() == there.row[name].tolist(), name


def test_an_answer_is_turned_as_what_its_gift_tells() -> None:
    """Who said yes goes with the seats; a type, or the counts of colours, stay as they are."""
    table = Table()
    table.seats = 5
    table.answer[0, 2], table.answer[0, 7] = 0b10010, 1
    turned = GAME.turned(table, 1)
    assert isinstance(turned, Table)
    assert (turned.answer[0, 2], turned.answer[0, 7]) == (0b01001, 1)
    assert "yes seat-2+seat-5" in table.dump()
    table.gift_set[0] = SET_III
    turned = GAME.turned(table, 1)
    assert isinstance(turned, Table)
    assert turned.answer[0, 2] == 0b10010
    assert "colours 0 3 0" in table.dump()
