"""Group 15: gains and losses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    FAILS,
    PASSES,
    attempted,
    awaited,
    begin,
    choices,
    die,
    fits,
    guesses,
    heard,
    pile,
    play,
    rolls,
    share_out,
    staged,
    told,
    view,
)
from turncoat.games.chaos_contract.components import CARD, CONTRACTS, DICE, NONE, PART_COUNT, SCORE
from turncoat.games.chaos_contract.table import (
    IN_DECK,
    IN_DISCARD,
    IN_MARKET,
    LOSE_CARD,
    SWAP_CARD,
    WITH_SEAT,
    Table,
    contracts_of,
    hand_size,
)
from turncoat.kernel.chance import sow, words


def contracts_at(t: Table, place: int) -> list[int]:
    """The contracts at a place."""
    return [contract for contract in range(CONTRACTS) if t.contract_place[contract] == place]


def dice_at(t: Table, place: int) -> list[int]:
    """The dice cards at a place."""
    return [card for card in range(DICE) if t.die_place[card] == place]


def text(t: Table, contract: int) -> list[int]:
    """The parts of a contract."""
    return [int(t.choice[contract, part]) for part in range(PART_COUNT)]


@pytest.mark.rule("K-238")
def test_a_scored_contract_is_shown_to_all_and_lies_in_the_pile(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4", "4"], reward="S")
    share_out(t, 0, 1, 1)
    scored = told(t, "scored")
    assert len(scored) == 3
    for facts in scored:
        contract = facts["contract"]
        assert t.contract_place[contract] == WITH_SEAT + facts["seat"]
        for seat in (-1, 0, 1, 2):
            seen = view(t, seat)
            assert text(seen, contract) == text(t, contract)
            assert ("scored", facts) in heard(t, seat)


@pytest.mark.rule("K-239")
def test_a_score_from_an_empty_deck_shuffles_the_discard_in_first(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="SS")
    played = t.contract
    for contract in contracts_at(t, IN_DECK):
        t.contract_place[contract] = IN_DISCARD
    discard = contracts_at(t, IN_DISCARD)
    share_out(t, 0, 0, 0)
    assert {"deck": 0} in told(t, "reshuffled")
    scored = [facts["contract"] for facts in told(t, "scored")]
    assert scored[0] == played
    assert set(scored[1:]) <= set(discard)
    assert [contracts_of(t, seat) for seat in (0, 1)] == [3, 1]
    assert contracts_at(t, IN_DISCARD) == []


@pytest.mark.rule("K-239")
def test_without_deck_and_discard_a_score_is_void(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="SS")
    market = contracts_at(t, IN_MARKET)
    for contract in contracts_at(t, IN_DECK):
        t.contract_place[contract] = NONE
    share_out(t, 0, 1, 1, 1)
    assert len(told(t, "scored")) == 1
    assert told(t, "nothing-to-gain") == [{"seat": 1, "icon": SCORE}] * 3
    assert contracts_at(t, IN_MARKET) == market, "the market is not touched"


@pytest.mark.rule("K-240")
def test_a_lost_score_is_random_shown_and_shuffled_into_the_deck(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS, ["4", "4"], penalty="S")
    piled = pile(t, 0, 3)
    play(t, 0, "player", seat=0)
    (lost,) = told(t, "lost-score")
    assert lost["seat"] == 0
    assert lost["contract"] in piled
    assert t.contract_place[lost["contract"]] == IN_DECK
    assert contracts_of(t, 0) == 2
    for seat in (-1, 0, 1):
        assert ("lost-score", lost) in heard(t, seat)
        assert text(view(t, seat), lost["contract"]) == text(t, lost["contract"])
    assert told(t, "nothing-to-lose") == [{"seat": 1, "icon": SCORE}], "an empty pile"


@pytest.mark.rule("K-240")
def test_each_contract_of_a_pile_is_as_likely_to_be_lost_and_to_be_drawn_again(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS, ["4", "4"], penalty="S")
    piled = pile(t, 0, 3)
    keep = contracts_at(t, IN_DECK)[:3]
    for contract in contracts_at(t, IN_DECK)[3:]:
        t.contract_place[contract] = IN_DISCARD
    lost: Counter[int] = Counter()
    drawn: Counter[bool] = Counter()
    for seed in range(900):
        other = t.copy()
        sow(other.chance, *words(seed))
        play(other, 0, "player", seat=0)
        (facts,) = told(other, "lost-score")
        lost[facts["contract"]] += 1
        play(other, 1, "pick", place=0)
        (new,) = told(other, "revealed")
        assert new["contract"] in {*keep, facts["contract"]}
        drawn[new["contract"] == facts["contract"]] += 1
    assert fits(lost, dict.fromkeys(piled, 1))
    assert fits(drawn, {True: 1, False: 3}), "one of four in the deck, at no place that anybody knows"


@pytest.mark.rule("K-241")
def test_a_gained_card_is_shown_to_all_and_goes_into_the_hand(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4", "4"], reward="C", devilish_numbers="on")
    deck = dice_at(t, IN_DECK)
    share_out(t, 2, 1, 1)
    gained = told(t, "gained-card")
    assert [facts["seat"] for facts in gained] == [1, 1, 2]
    for facts in gained:
        card = facts["die"]
        assert card in deck
        assert t.die_place[card] == WITH_SEAT + facts["seat"]
        for seat in (-1, 0, 1, 2):
            assert die(view(t, seat), card) == die(t, card)
            assert ("gained-card", facts) in heard(t, seat)


@pytest.mark.rule("K-242")
def test_a_card_from_an_empty_deck_shuffles_the_dice_discard_in_first(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="C")
    for card in dice_at(t, IN_DECK):
        t.die_place[card] = NONE
    for card in (30, 31, 29):
        t.die_place[card] = IN_DISCARD
        t.die_shown[card] = 1
    share_out(t, 1)
    assert told(t, "reshuffled") == [{"deck": 1}]
    assert {facts["die"] for facts in told(t, "gained-card")} < {29, 30, 31}
    assert len(dice_at(t, IN_DECK)) == 1
    assert dice_at(t, IN_DISCARD) == []


@pytest.mark.rule("K-242")
def test_without_deck_and_discard_a_card_is_void(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="C")
    for card in dice_at(t, IN_DECK)[1:]:
        t.die_place[card] = NONE
    share_out(t, 1)
    assert len(told(t, "gained-card")) == 1
    assert told(t, "nothing-to-gain") == [{"seat": 1, "icon": CARD}]
    assert [hand_size(t, seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("K-243")
def test_the_owner_chooses_each_card_to_lose(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS, ["4", "3 5/ignore 6"], penalty="CC", chaotic="on")
    share_out(t, 0, 1, 1)
    play(t, 0, "player", seat=1)
    play(t, 0, "die-card", card=choices(t, 0)[0][1]["card"])
    for left in (3, 2, 1):
        assert (t.asks, awaited(t)) == (LOSE_CARD, [1])
        hand = dice_at(t, WITH_SEAT + 1)
        assert [parameters["card"] for _, parameters in choices(t, 1)] == hand
        assert len(hand) == left
        card = hand[-1]
        play(t, 1, "die-card", card=card)
        assert told(t, "lost-card") == [{"seat": 1, "die": card}]
        assert t.die_place[card] == IN_DISCARD
        for seat in (-1, 0, 1):
            assert die(view(t, seat), card) == die(t, card)
    assert hand_size(t, 1) == 0
    assert t.asks != LOSE_CARD


@pytest.mark.rule("K-243")
def test_a_card_to_be_lost_is_its_owners_secret_until_it_is_lost(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS, ["4", "3 5/ignore 6"], penalty="C", chaotic="on")
    share_out(t, 1)
    play(t, 0, "die-card", card=choices(t, 0)[0][1]["card"])
    unseen = [card for card in dice_at(t, WITH_SEAT + 1) if not t.die_shown[card]]
    assert len(unseen) == 2
    assert all(view(t, 0).form[card] == NONE for card in unseen)
    play(t, 1, "die-card", card=unseen[0])
    assert die(view(t, 0), unseen[0]) == die(t, unseen[0])
    assert view(t, 0).form[unseen[1]] == NONE


@pytest.mark.rule("K-244")
def test_hands_and_piles_have_no_limit(monkeypatch: Any) -> None:
    t = staged(PASSES, ["4 " * 40, "4"], reward="C", devilish_numbers="on")
    rolls(monkeypatch, "4", "4")
    begin(t, 1)
    share_out(t, 0)
    assert hand_size(t, 0) == 41
    t = staged(PASSES, ["4", ""], reward="SS", objective="stars")
    pile(t, 1, 11, stars=1)
    rolls(monkeypatch, "4")
    begin(t, 1)
    share_out(t, 1, 1, 1)
    play(t, 0, "player", seat=1)
    assert contracts_of(t, 1) == 14
    assert hand_size(t, 1) == 0


@pytest.mark.rule("K-245")
def test_cards_given_and_taken_by_die_manipulator_are_shown_to_all(monkeypatch: Any) -> None:
    for take in (0, 1):
        hands = ["4/die-manipulator", "3 5/ignore 6", "4"]
        t = staged("often=times:2 " + PASSES, hands, 3, chaotic="on")
        rolls(monkeypatch, "4/die-manipulator", *["5/ignore"] * take)
        begin(t, 1, 2)
        hidden = view(t, 2)
        play(t, 0, "manipulate", seat=1, take=take)
        (facts,) = told(t, "card-taken" if take else "given-card")
        assert hidden.form[facts["die"]] == NONE
        assert (facts["seat"], facts["other"]) == (0, 1)
        assert t.die_place[facts["die"]] == (IN_DISCARD if take else WITH_SEAT + 1)
        for seat in (-1, 0, 1, 2):
            assert die(view(t, seat), facts["die"]) == die(t, facts["die"])


@pytest.mark.rule("K-245")
def test_a_card_drawn_by_reroll_random_is_shown_to_all(monkeypatch: Any) -> None:
    t = staged(PASSES, ["4/reroll-random", "4", "4"], 3, reward="S")
    for card in dice_at(t, IN_DECK):
        t.power[card] = 0
    rolls(monkeypatch, "4/reroll-random", "4", "4")
    begin(t, 1, 2)
    (facts,) = told(t, "drew-instead")
    assert facts["seat"] == 0
    assert t.die_place[facts["die"]] == WITH_SEAT + 0
    for seat in (-1, 0, 1, 2):
        assert die(view(t, seat), facts["die"]) == die(t, facts["die"])
        assert ("drew-instead", facts) in heard(t, seat)


@pytest.mark.rule("K-245")
def test_swapped_cards_are_shown_to_all(monkeypatch: Any) -> None:
    t = staged(PASSES, ["4/swap 1", "3 5/ignore", "4"], 3, chaotic="on")
    rolls(monkeypatch, "4/swap", "3", "4")
    begin(t, 1, 2)
    play(t, 0, "player", seat=1)
    assert (t.asks, awaited(t)) == (SWAP_CARD, [0, 1])
    mine = choices(t, 0)[0][1]["card"]
    theirs = choices(t, 1)[0][1]["card"]
    play(t, 0, "die-card", card=mine)
    assert view(t, 1).form[mine] == NONE
    assert any(int(world.swap_card[0]) >= 0 for world in guesses(t, 1, 3))
    play(t, 1, "die-card", card=theirs)
    assert {mine, theirs} == {told(t, "swapped")[0]["die"], told(t, "swapped")[0]["other-die"]}
    for seat in (-1, 0, 1, 2):
        seen = view(t, seat)
        assert (die(seen, mine), die(seen, theirs)) == (die(t, mine), die(t, theirs))
        assert (seen.die_place[mine], seen.die_place[theirs]) == (WITH_SEAT + 1, WITH_SEAT + 0)
