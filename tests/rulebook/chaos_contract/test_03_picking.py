"""Rows K-040 to K-046: a contract is picked."""

from __future__ import annotations

import pytest

from tests.rulebook.chaos_contract.stage import (
    awaited,
    begin,
    choices,
    dealt,
    heard,
    market,
    may,
    open_contracts,
    play,
    random_moves,
    staged,
    view,
)
from turncoat.games.chaos_contract.components import CONTRACTS, NONE, PART_COUNT
from turncoat.games.chaos_contract.table import (
    IN_DECK,
    IN_DISCARD,
    IN_MARKET,
    IN_PLAY,
    PICK_CONTRACT,
    PREPARING,
    RECRUITING,
    WITH_SEAT,
    Table,
)

SEATS = pytest.mark.parametrize("seats", range(2, 6))
EASY = "comparison=higher threshold=number:2"
HARD = "comparison=lower threshold=number:2"


def contracts_at(t: Table, place: int) -> list[int]:
    """The contracts at a place."""
    return [contract for contract in range(CONTRACTS) if t.contract_place[contract] == place]


def put(t: Table, here: int, there: int, count: int = CONTRACTS) -> None:
    """Contracts go from one place to another."""
    for contract in contracts_at(t, here)[:count]:
        t.contract_place[contract] = there


def empty_market(t: Table, there: int, *places: int) -> None:
    """The contracts on these places of the market go elsewhere."""
    for place in places:
        t.contract_place[t.market[place]] = there
        t.market[place] = NONE


@pytest.mark.rule("K-040")
@SEATS
def test_the_active_player_takes_exactly_one_open_contract_and_may_not_pass(seats: int) -> None:
    for place in range(5):
        t = dealt(seats, place)
        contract = t.market[place]
        active = t.active
        assert choices(t, active) == [("pick", {"place": other}) for other in range(5)]
        play(t, active, "pick", place=place)
        assert t.contract == contract
        assert contracts_at(t, IN_PLAY) == [contract]
        assert not any(family == "pick" for seat in range(seats) for family, _ in choices(t, seat))
    for t in random_moves(dealt(seats, 1, turn_limit="50"), 1):
        if t.asks == PICK_CONTRACT:
            assert {family for family, _ in choices(t, t.active)} == {"pick"}


@pytest.mark.rule("K-040")
def test_a_short_market_offers_what_lies_there_and_nothing_else() -> None:
    t = staged(EASY, ["6 6"])
    put(t, IN_DECK, WITH_SEAT + 1)
    empty_market(t, WITH_SEAT + 1, 1, 3)
    assert choices(t, 0) == [("pick", {"place": place}) for place in (0, 2, 4)]


@pytest.mark.rule("K-041")
@SEATS
def test_the_market_is_filled_before_anybody_is_asked_to_join(seats: int) -> None:
    for place in range(5):
        t = staged(EASY, seats=seats)
        before = open_contracts(t)
        market(t, place, EASY)
        assert all(choices(t, seat) == [] for seat in range(1, seats))
        play(t, 0, "pick", place=place)
        assert awaited(t) == [0]
        assert may(t, 0, "start")
        assert may(t, 0, "invite", players=0b10)
        new = t.market[place]
        assert new not in before
        assert [c for p, c in enumerate(open_contracts(t)) if p != place] == [
            c for p, c in enumerate(before) if p != place
        ]
        assert len(contracts_at(t, IN_MARKET)) == 5
        assert len(contracts_at(t, IN_DECK)) == 26
        for seat in range(-1, seats):
            assert heard(t, seat) == [
                ("picked", {"seat": 0, "contract": before[place]}),
                ("revealed", {"contract": new}),
            ]
            seen = view(t, seat)
            assert [seen.choice[new, part] for part in range(PART_COUNT)] == [
                t.choice[new, part] for part in range(PART_COUNT)
            ]


@pytest.mark.rule("K-042")
def test_an_empty_contract_deck_is_made_of_the_discard_pile() -> None:
    seen = set()
    for seed in range(40):
        t = staged(EASY, ["6 6"], seed=seed)
        put(t, IN_DECK, IN_DISCARD, 3)
        put(t, IN_DECK, WITH_SEAT + 1)
        piled = contracts_at(t, IN_DISCARD)
        assert len(piled) == 3
        play(t, 0, "pick", place=0)
        assert t.market[0] in piled
        assert len(contracts_at(t, IN_DECK)) == 2
        assert contracts_at(t, IN_DISCARD) == []
        told = heard(t, -1)
        assert [name for name, _ in told] == ["picked", "reshuffled", "revealed"]
        assert told[1] == ("reshuffled", {"deck": 0})
        seen.add(piled.index(t.market[0]))
    assert seen == {0, 1, 2}


@pytest.mark.rule("K-042")
def test_a_deck_that_has_a_card_is_not_shuffled_anew() -> None:
    t = staged(EASY, ["6 6"])
    put(t, IN_DECK, IN_DISCARD, 26)
    (last,) = contracts_at(t, IN_DECK)
    play(t, 0, "pick", place=0)
    assert t.market[0] == last
    assert len(contracts_at(t, IN_DISCARD)) == 26
    assert "reshuffled" not in dict(heard(t, -1))


@pytest.mark.rule("K-043")
def test_a_market_that_cannot_be_filled_stays_short() -> None:
    t = staged(EASY, ["6 6", "6 6"], reward="S", objective="stars")
    put(t, IN_DECK, WITH_SEAT + 1)
    for contract in range(CONTRACTS):
        t.stars[contract] = 1
    for contract in contracts_at(t, WITH_SEAT + 1)[11:]:
        t.contract_place[contract] = NONE
    play(t, 0, "pick", place=0)
    assert len(open_contracts(t)) == 4
    play(t, 0, "start")
    assert not t.over
    assert awaited(t) == [1]
    assert choices(t, 1) == [("pick", {"place": place}) for place in range(1, 5)]
    play(t, 1, "pick", place=3)
    assert len(open_contracts(t)) == 3


@pytest.mark.rule("K-044")
def test_a_short_market_is_filled_after_the_payout_with_the_contract_played() -> None:
    """A failed contract is discarded, and at once drawn again to fill the market."""
    t = staged(HARD, ["6 6", "6 6"])
    put(t, IN_DECK, WITH_SEAT + 1, 5)
    put(t, IN_DECK, NONE)
    played = t.market[0]
    begin(t)
    assert ("failed", {}) in heard(t, -1)
    play(t, 0, *choices(t, 0)[0][:1], **choices(t, 0)[0][1])
    assert ("revealed", {"contract": played}) in heard(t, -1)
    assert len(open_contracts(t)) == 5
    assert played in open_contracts(t)
    assert contracts_at(t, IN_DISCARD) == contracts_at(t, IN_DECK) == []


@pytest.mark.rule("K-044")
def test_a_short_market_is_filled_with_a_score_that_was_lost() -> None:
    t = staged(HARD, ["6 6", "6 6"], penalty="S")
    put(t, IN_DECK, WITH_SEAT + 0, 1)
    put(t, IN_DECK, NONE)
    empty_market(t, NONE, 3)
    (lost,) = contracts_at(t, WITH_SEAT + 0)
    played = t.market[0]
    begin(t)
    assert ("lost-score", {"seat": 0, "contract": lost}) in heard(t, -1)
    assert len(open_contracts(t)) == 5
    assert {lost, played} <= set(open_contracts(t))


@pytest.mark.rule("K-044")
def test_a_short_market_is_filled_at_the_refill_after_a_pick() -> None:
    t = staged(EASY, ["6 6"])
    empty_market(t, NONE, 2, 4)
    play(t, 0, "pick", place=0)
    assert len(open_contracts(t)) == 5


@pytest.mark.rule("K-045")
@pytest.mark.parametrize(("piles", "winners"), [((9, 8, 8), 0b001), ((7, 8, 8), 0b111), ((3, 8, 5), 0b010)])
def test_without_any_contract_the_game_ends_at_once(piles: tuple[int, ...], winners: int) -> None:
    """The last contract is scored by seat 0; then seat 1 would have to pick."""
    t = staged(EASY, ["6 6"] * 3, seats=3, reward="S", objective="stars")
    empty_market(t, IN_DECK, 1, 2, 3, 4)
    for seat, pile in enumerate(piles):
        put(t, IN_DECK, WITH_SEAT + seat, pile)
    put(t, IN_DECK, NONE)
    for contract in range(CONTRACTS):
        t.stars[contract] = 1
    begin(t)
    assert t.over
    assert awaited(t) == []
    assert t.winners == winners
    told = heard(t, -1)
    best = max(piles[0] + 1, *piles[1:])
    assert told[-2:] == [("no-contracts", {}), ("won", {"seats": winners, "score": best})]


@pytest.mark.rule("K-045")
@pytest.mark.parametrize("where", ["deck", "discard", "market"])
def test_one_contract_anywhere_keeps_the_game_going(where: str) -> None:
    t = staged(EASY, ["6 6"] * 2, reward="S", objective="stars")
    empty_market(t, NONE, 2, 3, 4)
    put(t, IN_DECK, NONE)
    for contract in range(CONTRACTS):
        t.stars[contract] = 1
    last = t.market[1]
    if where != "market":
        empty_market(t, IN_DECK if where == "deck" else IN_DISCARD, 1)
    begin(t)
    assert not t.over
    assert awaited(t) == [1]
    assert open_contracts(t) == [last]


@pytest.mark.rule("K-046")
@SEATS
def test_the_picked_contract_is_in_no_pile_and_open_to_all(seats: int) -> None:
    t = staged(
        "often=times:3 special=secret what=all threshold=number:4", seats=seats, reward="SC", penalty="CC"
    )
    contract = t.market[0]
    play(t, 0, "pick", place=0)
    assert t.souls == 1
    stages = set()
    while not t.shared:
        stages.add(t.stage)
        assert t.contract_place[contract] == IN_PLAY
        assert contract not in open_contracts(t)
        for seat in range(-1, seats):
            seen = view(t, seat)
            assert seen.contract == contract
            assert seen.stars[contract] == t.stars[contract]
            for part in range(PART_COUNT):
                assert seen.choice[contract, part] == t.choice[contract, part]
                assert seen.parameter[contract, part] == t.parameter[contract, part]
            assert [seen.icons[contract, 0, 0], seen.icons[contract, 0, 1]] == [1, 1]
            assert [seen.icons[contract, 1, 0], seen.icons[contract, 1, 1]] == [0, 2]
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[-1 if may(t, seat, "yes") else 0]
        play(t, seat, family, **parameters)
    assert {RECRUITING, PREPARING} < stages, "from the pick on, and while cards are rolled"
    assert t.souls == (1 << seats) - 1
