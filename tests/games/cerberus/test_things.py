"""What the numbers of Cerberus stand for: texts that read back, and tables seen from another seat's place."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.vocabulary import event
from tests.suite.cerberus import options
from tests.suite.walk import awaited, legal, seen
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.claims import CLAIMS
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.table import MOST_NEWS, Table
from turncoat.kernel.families import Families
from turncoat.kernel.news import Kind

CASES = [pytest.param(seats, options(seats)[seats - 3], id=f"{seats} seats") for seats in GAME.seats]


def positions(seats: int, agreed: dict[str, str], every: int = 17) -> Iterator[Table]:
    """A game at random, before every so many decisions and at its end."""
    luck = Random(seats)
    table = GAME.dealt(seats, seats, agreed)
    assert isinstance(table, Table)
    while table.awaits:
        if table.decisions % every == 0:
            yield table.copy()
        (seat,) = awaited(table)
        GAME.play(table, seat, luck.choice(legal(GAME, table, seat)))
    yield table


def turned(table: Table, by: int) -> Table:
    """A table with its seats counted from another."""
    found = GAME.turned(table, by)
    assert isinstance(found, Table)
    return found


def same(one: Table, other: Table) -> bool:
    """Whether two tables are the same, but for news of earlier decisions that nobody sees any more."""
    first, second = one.copy(), other.copy()
    for table in (first, second):
        for line in range(table.told, MOST_NEWS):
            table.news[line] = 0
    return first.bytes() == second.bytes()


# Texts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("families", [MOVES, CLAIMS], ids=lambda families: families.name)
def test_every_move_and_every_claim_has_a_text_that_reads_back(families: Families) -> None:
    texts = [families.text(number) for number in families]
    assert len(set(texts)) == families.count
    assert [families.read(text) for text in texts] == list(families)


@pytest.mark.parametrize(
    ("family", "parameters", "text"),
    [
        ("action", {"card": 2, "effect": 0}, "action run-stalk 1"),
        ("bonus", {"kind": 9, "effect": 1}, "bonus grudge 2"),
        ("end", {}, "end"),
        ("target", {"part": 1, "seat": 6}, "target 2 seat-7"),
        ("shove", {"seat": 0, "back": 1}, "shove seat-1 yes"),
        ("way", {"shortcut": 0}, "way no"),
        ("swap", {"pair": 1}, "swap 1/3"),
        ("card", {"kind": 12}, "card sabotage"),
    ],
)
def test_moves_are_written_in_the_names_of_the_game(
    family: str, parameters: dict[str, int], text: str
) -> None:
    assert MOVES.text(MOVES.number(family, **parameters)) == text


def test_clients_get_names_truths_and_pairs() -> None:
    assert MOVES.json(MOVES.read("bonus grudge 2"))["parameters"] == {"kind": "grudge", "effect": 1}
    assert MOVES.json(MOVES.read("shove seat-1 yes"))["parameters"] == {"seat": 0, "back": True}
    assert MOVES.json(MOVES.read("swap 1/3"))["parameters"] == {"pair": [0, 2]}


@pytest.mark.parametrize("kind", GAME.news.kinds, ids=lambda kind: str(kind.name))
def test_every_kind_of_event_has_a_text_that_reads_back(kind: Kind) -> None:
    for facts in (
        {name: domain.low for name, domain in kind.domains.items()},
        {name: domain.high for name, domain in kind.domains.items()},
    ):
        name, *texts = event(GAME, kind.name, **facts).text().split()
        read = zip(kind.domains.items(), texts, strict=True)
        assert name == kind.name
        assert {fact: domain.read(text) for (fact, domain), text in read} == facts


def test_events_are_written_in_the_names_of_the_game() -> None:
    told = event(GAME, "course-laid", stretch=0, second_stretch=3, third_stretch=6, fourth_stretch=9, speed=3)
    assert told.text() == "course-laid start-a promontory rope-bridge finish-b 3"
    assert event(GAME, "saw", slot=2, places=3).text() == "saw 3 3"
    assert event(GAME, "caught", seats=0b101, space=8).text() == "caught seat-1+seat-3 8"


def test_a_table_is_dumped_in_the_names_of_the_game() -> None:
    lines = GAME.dealt(3, 1, {}).dump().splitlines()
    assert "course: start-a/promontory/rope-bridge/finish-b" in lines
    assert "asks: play" in lines
    assert "role: [adventurer adventurer adventurer - - - - -]" in lines
    assert "track: [unused unused unused unused - - -]" in lines


# Seen from another place -------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "agreed"), CASES)
def test_a_table_turned_all_the_way_round_is_the_same_table(seats: int, agreed: dict[str, str]) -> None:
    for table in positions(seats, agreed):
        round_it = table
        for _ in range(seats):
            round_it = turned(round_it, 1)
            assert round_it.faults() == []
        assert round_it.bytes() == table.bytes()
        for by in range(seats):
            assert turned(turned(table, by), (seats - by) % seats).bytes() == table.bytes()


@pytest.mark.parametrize(("seats", "agreed"), CASES)
def test_moves_and_views_of_a_turned_table_are_the_turned_ones(seats: int, agreed: dict[str, str]) -> None:
    for table in positions(seats, agreed):
        for by in range(seats):
            other = turned(table, by)
            for seat in range(seats):
                place = (seat - by) % seats
                moves = sorted(MOVES.turned(move, by, seats) for move in legal(GAME, table, seat))
                assert moves == legal(GAME, other, place)
                assert seen(GAME, other, place).bytes() == turned(seen(GAME, table, seat), by).bytes()


@pytest.mark.parametrize(("seats", "agreed"), CASES)
def test_the_rules_are_the_same_from_every_place(seats: int, agreed: dict[str, str]) -> None:
    for table in positions(seats, agreed):
        for seat in awaited(table):
            for move in legal(GAME, table, seat):
                after = table.copy()
                GAME.play(after, seat, move)
                for by in (1, seats - 1):
                    other = turned(table, by)
                    GAME.play(other, (seat - by) % seats, MOVES.turned(move, by, seats))
                    assert same(other, turned(after, by)), (MOVES.text(move), by)
