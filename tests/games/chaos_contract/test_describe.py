"""The table of Chaos Contract in words, from the scene."""

from __future__ import annotations

import random
import re

import pytest

import turncoat
from tests.games.chaos_contract.test_board import EVERYTHING as BOTH_SETS
from tests.games.chaos_contract.test_board import NAMES, fill, hand, match, roll, signed, table_of
from tests.games.telling import Telling
from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.components import BATTLE, CARD, NONE, PENALTY, REWARD, SCORE
from turncoat.games.chaos_contract.table import WITH_SEAT
from turncoat.kernel.news import EVERYTHING
from turncoat.match import Match

GAME = turncoat.game("chaos-contract")
TELLING = Telling(GAME, NAMES)


def lines(game: Match, seat: int = -1) -> list[str]:
    """The table in English, as a seat sees it; it can be said in every language."""
    scene = game.shown(game.seen(seat), seat)["scene"]
    return [TELLING.said(line)[0] for line in GAME.describe(scene, seat)]


def test_the_market_the_players_and_the_decks() -> None:
    game = Match(GAME, 2, 7, {"turn-limit": "50"}, NAMES[:2])
    table = table_of(game)
    fill(table, table.market[0], {})
    table.market[1] = NONE
    active = NAMES[table.active]
    said = lines(game)
    assert said[0] == f"Chaos Contract, turn 1 of 50: {active} is active · goal: 6 contracts"
    assert said[1] == (
        "Market, place 1: All Souls roll once. Test: the sum of all results is below 9. "
        "For each Soul: reward 1 contract; penalty 1 card. 2 stars."
    )
    assert [line[:16] for line in said[2:5]] == [f"Market, place {place}:" for place in (3, 4, 5)]
    unseen = "; ".join(f"{number}, power unseen" for number in range(1, 7))
    assert said[5:9] == [
        "Anna: no contracts, 0 stars, 6 cards in the die.",
        f"The die of Anna: {unseen}.",
        "Boris: no contracts, 0 stars, 6 cards in the die.",
        f"The die of Boris: {unseen}.",
    ]
    assert said[9:] == ["Decks: contracts 27 (discarded 0), dice cards 20 (discarded 0)."]


def test_a_contract_in_play_with_its_results_and_what_works_on() -> None:
    game, table = signed(0b011, {box.SPECIAL: (box.TOO_MANY_POWERS, 2)})
    watching = roll(table, 0, 3, box.INSTANT_FAIL)
    table.power_parameter[table.card[watching]] = 2
    ignored = roll(table, 1, 5)
    table.ignored[ignored], table.powers_seen = 1, 1
    mega = roll(table, 1, 4, box.MEGA_REROLL)
    table.rest[mega], table.plus[mega] = 1, 1
    said = lines(game)
    assert said[1].startswith(
        "In play: All Souls roll once. Test: the sum of all results is below 9. Special: "
    )
    assert said[1].endswith(" 2 stars. Turnout: 2 Souls: Anna and Boris.")
    assert said[2:6] == [
        "Its Special: So far: 1.",
        "Anna: 3, Instant Fail 2, worth 3",
        "Boris: 5, ignored, worth 0",
        "Boris: 4, Mega Reroll, worth 5",
    ]
    assert said[6].startswith("At work: Instant Fail 2 of Anna. The contract fails at once")
    assert said[7].startswith("At work: Mega Reroll of Boris. ")
    assert said[7].endswith(" Left: 1.")
    assert said[8] == "So far: the sum is 8. The contract would succeed."
    assert "Anna in this contract: active Soul; rolled 1 of 2; 5 cards left to roll." in said
    assert "Clara in this contract: not in it." in said
    table.special_on, table.reward[SCORE] = 0, 0
    assert lines(game)[2:4] == [
        "What is left of its icons: reward nothing, penalty 1 card.",
        "Its Special: No longer applies.",
    ]


def test_a_soul_alone_and_a_battle() -> None:
    game, _ = signed(0b001)
    assert "With a single Soul no power works." in lines(game)
    game, table = signed(0b011, {box.THRESHOLD: (box.BY_RIVALS, 0), box.COMPARISON: (box.HIGHER, 0)}, BATTLE)
    roll(table, 0, 3)
    roll(table, 1, 4)
    said = lines(game)
    assert "Anna in this contract: active Soul; rolled 1 of 2; has 3; 5 cards left to roll." in said
    assert "Boris in this contract: Soul; rolled 1 of 2; has 4 and leads; 5 cards left to roll." in said
    table.stage, table.outcome, table.battle_winners = ask.PAYING, ask.SUCCESS, 0b010
    table.share[1, REWARD, CARD] = 2
    said = lines(game)
    assert "The battle was won by Boris." in said
    assert "Boris in this contract: Soul; gets 2 cards." in said


def test_an_outcome_is_said_only_once_the_contract_is_judged() -> None:
    game, table = signed()
    table.outcome, table.pool[PENALTY, CARD] = ask.FAILURE, 2
    assert game.shown(game.seen(0), 0)["scene"]["contract"]["outcome"] is None
    assert not any("failed" in line for line in lines(game))
    table.stage = ask.SHARING
    contract = game.shown(game.seen(0), 0)["scene"]["contract"]
    assert (contract["outcome"], contract["sharing"]) == ("failure", "penalty")
    said = lines(game)
    assert said[2:4] == ["The contract failed.", "Penalty still to share out: 2 cards."]


@pytest.mark.parametrize(
    ("stage", "souls", "pending", "left", "roles"),
    [
        (ask.RECRUITING, 0b0001, 0b0100, 0, ["active", "refused", "invited", "not-asked"]),
        (ask.ROLLING, 0b1001, 0, 0b0010, ["active", "gone", "out", "soul"]),
    ],
)
def test_what_everybody_has_to_do_with_a_contract(
    stage: int, souls: int, pending: int, left: int, roles: list[str]
) -> None:
    game, table = signed(souls, seats=4)
    table.stage, table.asks = stage, ask.ANSWER if pending else ask.NO_QUESTION
    table.asked, table.pending, table.left = 0b0111, pending, left
    players = game.shown(game.seen(), -1)["scene"]["players"]
    assert [player["role"] for player in players] == roles
    table.contract = NONE
    players = game.shown(game.seen(), -1)["scene"]["players"]
    assert {player["role"] for player in players} == {None}


def test_a_seats_own_choices_are_told_to_that_seat_alone() -> None:
    game, table = signed(0b011, {box.RESTRICTION: (box.SOME_CARDS, 2)})
    cards = hand(table, 0)
    table.power[cards[0]] = table.power[cards[1]] = box.SWAP
    table.stage, table.asks, table.part_size[0] = ask.PREPARING, ask.CHOOSE_PART, 2
    table.naming[0] = 1 << cards[1]
    own = lines(game, 0)
    assert "You can still roll: 1, Swap; 2, Swap; 3; 4; 5; 6." in own
    assert "You have chosen so far: 2, Swap." in own
    assert sum(line.startswith("Swap: Choose another Soul") for line in own) == 1
    for seat in (1, 2, -1, EVERYTHING):
        assert not any(line.startswith("You have chosen") for line in lines(game, seat))
    assert "The die of Anna: 1, Swap; 2, Swap; 3; 4; 5; 6." in lines(game, EVERYTHING)
    assert "The die of Anna: 1, power unseen; " in "".join(lines(game, 1))


def test_the_contract_before_is_told_until_the_next_is_picked() -> None:
    for seed in range(5):
        game, luck = match(3, seed), random.Random(seed)
        while table_of(game).turns == 1 and not game.over:
            seat = luck.choice(game.awaits)
            game.play(seat, luck.choice(game.legal_numbers(seat)))
        scene, said = game.shown(game.seen(), -1)["scene"], lines(game)
        assert said[1].startswith("Settled last: ")
        assert re.search(r" The contract (succeeds|fails)\. Why: .+\.$", said[1])
        assert said[2].startswith(
            tuple(f"{NAMES[one['owner']]}: " for one in scene["results"][:1]) or "Market"
        )
        game.play(game.awaits[0], game.legal_numbers(game.awaits[0])[0])
        assert "last" not in game.shown(game.seen(), -1)["scene"]
        assert lines(game)[1].startswith("In play: ")


def test_all_piles_at_the_end() -> None:
    game = match(2)
    table = table_of(game)
    contract = table.market[0]
    fill(table, contract, {})
    table.contract_place[contract], table.market[0] = WITH_SEAT, NONE
    table.contract_shown[contract] = table.over = 1
    table.winners, table.awaits = 1, 0
    said = lines(game, EVERYTHING)
    assert said[0] == "Chaos Contract: the end after 1 turn"
    assert said[1] == "Anna: 1 contract, 2 stars, 6 cards in the die."
    assert said[3] == "Anna scored (2 stars): All Souls roll once. Test: the sum of all results is below 9."
    assert not any(line.startswith("Market") for line in said)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_random_games_can_be_told(seats: int) -> None:
    game, luck = Match(GAME, seats, seats, BOTH_SETS), random.Random(seats)
    while not game.over:
        if game.table.decisions % 11 == 0:
            lines(game, luck.randrange(-2, seats))
        seat = luck.choice(game.awaits)
        game.play(seat, luck.choice(game.legal_numbers(seat)))
    lines(game, EVERYTHING)
