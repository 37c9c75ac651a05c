"""What the numbers of Chaos Contract stand for: texts that read back, and the table from another seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.suite.chaos_contract import options
from tests.suite.walk import awaited, legal, random_decision, random_game
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.claims import CLAIMS
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.news import NEWS
from turncoat.kernel.families import Families
from turncoat.kernel.news import Event, Kind
from turncoat.kernel.record import Record

SEATS = pytest.mark.parametrize("seats", [2, 3, 5])


@pytest.mark.parametrize("families", [MOVES, CLAIMS], ids=lambda families: families.name)
def test_every_move_and_claim_has_a_text_that_reads_back(families: Families) -> None:
    texts = [families.text(number) for number in families]
    assert [families.read(text) for text in texts] == list(families)


@pytest.mark.parametrize(
    ("text", "family", "parameters"),
    [
        ("pick 3", "pick", {"place": 2}),
        ("invite seat-1+seat-3", "invite", {"players": 0b101}),
        ("number -1", "number", {"number": -1}),
        ("icon penalty card", "icon", {"side": 1, "icon": 1}),
        ("manipulate seat-5 yes", "manipulate", {"seat": 4, "take": 1}),
    ],
)
def test_moves_are_written_in_the_names_of_the_game(
    text: str, family: str, parameters: dict[str, int]
) -> None:
    assert MOVES.split(MOVES.read(text)) == (family, parameters)
    assert MOVES.text(MOVES.number(family, **parameters)) == text


def test_claims_are_written_in_the_names_of_the_game() -> None:
    assert CLAIMS.split(CLAIMS.read("i-have-power soul-add")) == ("i-have-power", {"power": 14})
    assert CLAIMS.split(CLAIMS.read("my-die-has -1")) == ("my-die-has", {"number": -1})


@pytest.mark.parametrize("kind", NEWS.kinds, ids=lambda kind: kind.name)
def test_every_event_has_a_text_that_reads_back(kind: Kind) -> None:
    """With the first, and with the last, of all that its numbers can be."""
    domains = kind.domains.values()
    for values in ([domain.low for domain in domains], [domain.high for domain in domains]):
        name, *texts = Event(kind, kind.packed(values)).text().split()
        assert name == kind.name
        assert [domain.read(text) for domain, text in zip(domains, texts, strict=True)] == values


# From another seat ---------------------------------------------------------------------------------


def sampled(seats: int) -> Iterator[tuple[Record, int]]:
    """Tables out of random games with all sets of options, each with a seat to count from."""
    for seed, agreed in enumerate(options(seats)):
        luck = Random(seed)
        for place, table in enumerate(random_game(GAME, seats, seed, agreed)):
            if place % 7 == 0:
                yield table, luck.randrange(1, seats)


@SEATS
def test_a_table_turned_all_the_way_round_is_the_same(seats: int) -> None:
    for table, by in sampled(seats):
        turned = GAME.turned(table, by)
        assert turned.faults() == []
        assert GAME.turned(turned, seats - by).bytes() == table.bytes()


@SEATS
def test_a_turned_table_has_the_turned_moves(seats: int) -> None:
    for table, by in sampled(seats):
        turned = GAME.turned(table, by)
        assert {(seat + by) % seats for seat in awaited(turned)} == {*awaited(table)}
        for seat in awaited(table):
            moves = [MOVES.turned(move, by, seats) for move in legal(GAME, table, seat)]
            assert sorted(moves) == legal(GAME, turned, (seat - by) % seats)


@SEATS
def test_a_turned_move_comes_to_the_turned_table(seats: int) -> None:
    for table, by in sampled(seats):
        if table.awaits:
            seat, move = random_decision(GAME, table, Random(by))
            turned, after = GAME.turned(table, by), table.copy()
            GAME.play(after, seat, move)
            GAME.play(turned, (seat - by) % seats, MOVES.turned(move, by, seats))
            assert without_old_news(GAME.turned(after, by)) == without_old_news(turned)


def without_old_news(table: Record) -> bytes:
    """A table without lines that nobody reads any more."""
    table.row["news"][0, table.told :] = 0
    return table.bytes()
