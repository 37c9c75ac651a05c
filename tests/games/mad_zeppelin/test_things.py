"""What the numbers of Mad Zeppelin stand for: texts that read back, tables seen from another place."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.rulebook.mad_zeppelin import stage
from tests.suite.mad_zeppelin import options
from tests.suite.walk import awaited, legal, random_decision, random_game, seen
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.claims import CLAIMS
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.news import NEWS
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.families import Families
from turncoat.kernel.news import Kind
from turncoat.kernel.record import Record

SEATS = pytest.mark.parametrize("seats", GAME.seats)


@pytest.mark.parametrize("choices", [MOVES, CLAIMS], ids=lambda choices: str(choices.name))
def test_every_move_and_every_claim_has_a_text_that_reads_back(choices: Families) -> None:
    texts = [choices.text(number) for number in choices]
    assert len({*texts}) == choices.count
    assert [choices.read(text) for text in texts] == list(choices)


@pytest.mark.parametrize(
    ("text", "family", "parameters"),
    [
        ("traitor tim-sly", "traitor", {"traitor": "tim-sly"}),
        ("set 2 black", "set", {"die": 1, "result": "black"}),
        ("throw steel 2", "throw", {"cargo": "steel", "crates": 2}),
        ("end", "end", {}),
        ("two-players seat-1/seat-3", "two-players", {"pair": [0, 2]}),
        ("extra lead 0", "extra", {"cargo": "lead", "crates": 0}),
        ("swap wood gold", "swap", {"give": "wood", "take": "gold"}),
        ("reroll 1+3", "reroll", {"dice": [0, 2]}),
        ("order 2/1/3/4", "order", {"order": [1, 0, 2, 3]}),
    ],
)
def test_a_move_is_written_in_the_names_of_the_game(
    text: str, family: str, parameters: dict[str, object]
) -> None:
    number = MOVES.read(text)
    assert MOVES.text(number) == text
    assert MOVES.json(number) == {"family": family, "parameters": parameters}


@pytest.mark.parametrize("kind", NEWS.kinds, ids=lambda kind: str(kind.name))
def test_an_event_of_every_kind_has_a_text_that_reads_back(kind: Kind) -> None:
    domains = kind.domains.values()
    for numbers in ([domain.low for domain in domains], [domain.high for domain in domains]):
        assert list(kind.values(kind.packed(numbers))) == numbers
        texts = [domain.text(number) for domain, number in zip(domains, numbers, strict=True)]
        assert not any(" " in text for text in texts)
        assert [domain.read(text) for domain, text in zip(domains, texts, strict=True)] == numbers


@SEATS
def test_events_are_told_within_their_domains(seats: int) -> None:
    for seed, agreed in enumerate(options(seats)):
        for table in random_game(GAME, seats, seed, agreed):
            for event in NEWS.read(table):
                assert all(event.facts[name] in domain for name, domain in event.kind.domains.items())


def test_sets_of_traitors_are_told_whole() -> None:
    t = stage.dealt(2, 1)
    for seat in (t.leader, 1 - t.leader):
        GAME.play(t, seat, legal(GAME, t, seat)[0])
    (aside,) = (event for event in NEWS.read(t) if event.kind.name == "aside")
    names = ["+".join(stage.members(traitors)) for traitors in (t.airsick, t.undrafted)]
    assert aside.text() == f"aside {names[0]} {names[1]}"


# Seen from another place -------------------------------------------------------------------------


def moments(seats: int) -> Iterator[Record]:
    """Tables of random games with every set of options, at every third decision."""
    for seed, agreed in enumerate(options(seats)):
        for table in random_game(GAME, seats, seed, agreed):
            if table.decisions % 3 == seed % 3:
                yield table


def in_any_order(table: Record) -> bytes:
    """A table without old news; those of one move may come by seats, and so in another order."""
    plain = table.copy()
    told = sorted(plain.news[line] for line in range(plain.told))
    for line in range(plain.fields["news"].shape[0]):
        plain.news[line] = told[line] if line < plain.told else 0
    return plain.bytes()


@SEATS
def test_a_table_turned_all_the_way_round_is_the_same(seats: int) -> None:
    for table in moments(seats):
        turned = table
        for _ in range(seats):
            turned = GAME.turned(turned, 1)
        assert turned.bytes() == table.bytes()
        assert GAME.turned(GAME.turned(table, 1), seats - 1).bytes() == table.bytes()


@SEATS
def test_a_turned_table_asks_the_same_and_goes_on_in_the_same_way(seats: int) -> None:
    luck = Random(seats)
    for table in moments(seats):
        by = luck.randrange(1, seats)
        turned = GAME.turned(table, by)
        assert turned.faults() == []
        for seat in awaited(table):
            moves = {MOVES.turned(move, by, seats) for move in legal(GAME, table, seat)}
            assert moves == {*legal(GAME, turned, (seat - by) % seats)}
        if table.awaits:
            seat, move = random_decision(GAME, table, luck)
            after = table.copy()
            GAME.play(after, seat, move)
            GAME.play(turned, (seat - by) % seats, MOVES.turned(move, by, seats))
            assert in_any_order(turned) == in_any_order(GAME.turned(after, by))


@SEATS
def test_a_turned_view_is_the_view_of_the_turned_table(seats: int) -> None:
    for table in moments(seats):
        seat = table.decisions % seats
        view = GAME.turned(seen(GAME, table, seat), seat)
        assert view.bytes() == seen(GAME, GAME.turned(table, seat), 0).bytes()


def test_the_cards_that_walder_cost_turn_with_the_seats() -> None:
    t = stage.offered("walder", hands=["coal", "wood", "ore"], coins=[3, 3, 3])
    stage.play(t, 1, "pay")
    turned = GAME.turned(t, 2)
    assert isinstance(turned, Table)
    play = t.plays - 1
    found = [turned.ability_cards[play, seat] for seat in range(3)]
    assert found == [stage.kind("ore"), stage.kind("coal"), -1]
