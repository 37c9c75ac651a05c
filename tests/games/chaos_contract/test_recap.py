"""What came of the contract judged last, as it is retold from the events."""

from __future__ import annotations

import random
from typing import Any

import pytest

import turncoat
from tests.games.chaos_contract.test_board import hand, match, table_of
from tests.games.telling import Telling, event
from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news, recap, rules, scene, standing
from turncoat.games.chaos_contract.news import NEWS, UP
from turncoat.games.chaos_contract.payout import begin_sharing
from turncoat.games.chaos_contract.recap import retold
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.match import Match
from turncoat.words import Message

GAME = turncoat.game("chaos-contract")
said = Telling(GAME, ("Anna", "Boris", "Vera")).said
BOTH_SETS = {"lost-souls": "on", "devilish-numbers": "on", "chaotic": "on"}


def told(kind: int, *numbers: int) -> Event:
    return event(NEWS.kinds[kind], numbers)


def retelling(table: Table, *events: Event) -> dict[str, Any]:
    """What is retold of a contract that was picked, went so, and failed."""
    return retold(table, reversed([told(news.PICKED, 0, 0), *events, told(news.FAILED)]))


def values(table: Table, *events: Event) -> list[int | None]:
    """What the results came to."""
    return [one["value"] for one in retelling(table, *events)["results"]]


@pytest.fixture
def table() -> Table:
    """A table on which Anna's and Boris's dice have the numbers 1 to 6 and lie open."""
    table = table_of(match(3))
    for card in (*hand(table, 0), *hand(table, 1)):
        table.die_shown[card], table.power[card] = 1, box.NO_POWER
    return table


def test_nothing_is_retold_before_a_contract_is_judged(table: Table) -> None:
    rolled = told(news.ROLLED, 0, hand(table, 0)[2])
    assert retold(table, []) == {}
    table.told = 0
    assert retold(table, [rolled, told(news.PICKED, 0, 0)]) == {}


def test_the_next_contract_takes_the_place_of_the_one_before(table: Table) -> None:
    assert retold(table, [told(news.PICKED, 1, 1), told(news.FAILED), told(news.PICKED, 0, 0)]) == {}


def test_what_powers_did_to_the_results(table: Table) -> None:
    three, five = hand(table, 0)[2], hand(table, 1)[4]
    rolls = (told(news.ROLLED, 0, three), told(news.ROLLED, 1, five))
    raised, doubled = told(news.ALL_RAISED, 1, 2), told(news.DOUBLED, 1, 0, three)
    assert values(table, *rolls, raised, doubled) == [10, 7]
    assert values(table, *rolls, doubled, raised) == [8, 7]
    assert values(table, *rolls, told(news.ALL_LOWERED, 1, 1), told(news.IGNORED, 1, 0, three)) == [0, 4]
    assert values(table, *rolls, told(news.DUPLICATE, 1, five), raised) == [5, 0]


def test_numbers_that_a_card_alone_does_not_say(table: Table) -> None:
    card = hand(table, 0)[1]
    table.form[card] = box.WILDCARD
    rolled, number = told(news.ROLLED, 0, card), told(news.NUMBER_IS, 0, card, 8 + UP, UP - 2)
    assert values(table, rolled) == [None]
    assert values(table, rolled, number) == [6]
    assert values(table, rolled, number, told(news.WILDCARD_CHANGED, 0, card, 1 + UP)) == [-1]


def test_what_was_set_aside_taken_back_and_taken_along(table: Table) -> None:
    three, four, five = hand(table, 0)[2], hand(table, 0)[3], hand(table, 1)[4]
    first, second = told(news.ROLLED, 0, three), told(news.ROLLED, 1, five)
    aside = (told(news.REROLLS, 0, three), told(news.ROLLED, 0, four))
    found = retelling(table, first, second, *aside)["results"]
    assert [(one["state"], one["value"], one["order"]) for one in found] == [
        ("aside", 3, 1),
        ("counted", 4, 1),
        ("counted", 5, 2),
    ]
    assert values(table, first, second, told(news.WENT_BACK, 0, three)) == [5]
    left = retelling(table, first, second, told(news.LEFT, 0))["results"]
    assert [one["state"] for one in left] == ["withdrawn", "counted"]


def test_outcome_and_payment(table: Table) -> None:
    gained = told(news.GAINED_CARD, 0, hand(table, 0)[2])
    last = retold(table, [gained, told(news.SUCCEEDED), told(news.PICKED, 0, 0)])["last"]
    assert last["outcome"]["name"] == "news-succeeded"
    assert [line["name"] for line in last["paid"]] == ["news-gained-card"]


# What the last decision brought -----------------------------------------------------------------


def lay_contract(table: Table, what: int, comparison: int, amount: int, distance: int = 0) -> None:
    """The first contract, with a test."""
    table.type_[0] = box.REGULAR
    table.choice[0, box.WHAT], table.parameter[0, box.WHAT] = what, 0
    table.choice[0, box.COMPARISON], table.parameter[0, box.COMPARISON] = comparison, distance
    table.choice[0, box.THRESHOLD], table.parameter[0, box.THRESHOLD] = box.A_NUMBER, amount


def course(table: Table, *events: Event) -> dict[str, Any]:
    """The course of a contract of two Souls that was picked, went so, and failed, all in one decision."""
    table.told = 99
    begun = (told(news.PICKED, 0, 0), told(news.BEGINS, 0b11, 2))
    found: dict[str, Any] = retold(table, reversed([*begun, *events, told(news.FAILED)]))["course"]
    return found


def test_every_card_is_told_with_the_tally_as_it_was_then(table: Table) -> None:
    lay_contract(table, box.SUM, box.HIGHER, 4)
    three, five = hand(table, 0)[2], hand(table, 1)[4]
    rolls = (told(news.ROLLED, 0, three), told(news.ROLLED, 1, five))
    found = course(table, *rolls, told(news.ALL_LOWERED, 1, 2))["moments"]
    assert [one["told"]["name"] for one in found] == [
        "news-rolled", "news-rolled", "news-all-lowered", "news-failed",
    ]  # fmt: skip
    assert [one["values"] for one in found] == [[3], [3, 5], [1, 3], [1, 3]]
    assert [one["standing"]["passes"] for one in found] == [False, True, False, False]
    assert [one["reason"] is None for one in found] == [True, True, True, False]


def test_what_an_earlier_decision_brought_is_not_told_again(table: Table) -> None:
    rolls = [told(news.ROLLED, 0, hand(table, 0)[2]), told(news.ROLLED, 1, hand(table, 1)[4])]
    table.told = 1
    found = retold(table, reversed([told(news.PICKED, 0, 0), *rolls]))
    assert [one["told"]["arguments"]["seat"] for one in found["course"]["moments"]] == [{"seat": 1}]
    assert len(found["course"]["cards"]) == 2
    assert "last" not in found


@pytest.mark.parametrize(
    ("what", "comparison", "amount", "english", "russian"),
    [
        (box.SUM, box.HIGHER, 20, "the sum is 8; needed: above 20", "сумма 8; нужно: больше 20"),
        (
            box.DIFFERENT,
            box.HIGHER,
            3,
            "different values: 2; needed: above 3",
            "разных значений: 2; нужно: больше 3",
        ),
        (
            box.ALL,
            box.LOWER,
            5,
            "1 of 2 is below 5; needed: all",
            "результатов меньше 5 — 1 из 2; нужно: все",
        ),
    ],
)
def test_a_verdict_says_why(
    table: Table, what: int, comparison: int, amount: int, english: str, russian: str
) -> None:
    lay_contract(table, what, comparison, amount)
    rolls = (told(news.ROLLED, 0, hand(table, 0)[2]), told(news.ROLLED, 1, hand(table, 1)[4]))
    assert why(table, *rolls) == [english, russian]


def why(table: Table, *events: Event) -> list[str]:
    """Why a contract failed, in both languages."""
    return said(Message.read(course(table, *events)["moments"][-1]["reason"]))


def test_the_log_says_why_unless_it_was_just_told(table: Table) -> None:
    lay_contract(table, box.SUM, box.HIGHER, 20)
    begun = [told(news.PICKED, 0, 0), told(news.BEGINS, 0b11, 2), told(news.ROLLED, 0, hand(table, 0)[2])]
    failed = told(news.FAILED)
    besides = recap.why(table, failed, [*begun, failed])
    message = Message("news-failed", {**scene.news(table, failed).arguments, **besides})
    assert said(message)[0] == "The contract fails: the sum is 3; needed: above 20."
    assert course(table, *begun[1:])["moments"][-1]["told"] == message.json()
    assert recap.why(table, failed, [*begun, told(news.FAILED_BY_LIMIT), failed]) == {}
    assert said(scene.news(table, failed))[0] == "The contract fails."


def test_what_came_to_nothing_is_said_once(table: Table) -> None:
    lay_contract(table, box.SUM, box.HIGHER, 4)
    void = [told(news.NOTHING_TO_GAIN, seat, box.CARD) for seat in (0, 1, 0, 1)]
    last = retold(table, reversed([told(news.PICKED, 0, 0), told(news.SUCCEEDED), *void]))["last"]
    [line] = [said(Message.read(one)) for one in last["paid"]]
    assert line[0] == "No dice card was left to draw: Anna and Boris."


def test_a_verdict_over_too_little_says_so(table: Table) -> None:
    lay_contract(table, box.SEQUENCE, box.IN_SEQUENCE, 0)
    assert why(table)[0] == "nothing was rolled, and without results a contract fails"
    rolled = told(news.ROLLED, 0, hand(table, 0)[2])
    assert why(table, rolled)[0] == "a single result can be no sequence"
    lay_contract(table, box.ALL, box.WITHIN, 0, distance=2)
    assert why(table, rolled)[0] == "a single result has none to be compared with"


def test_what_ends_a_contract_before_its_test_is_the_reason(table: Table) -> None:
    rolled = told(news.ROLLED, 0, hand(table, 0)[2])
    assert why(table, rolled, told(news.FAILED_BY_LIMIT))[0].startswith("one power too many")


# Random games ----------------------------------------------------------------------------------

SILENT = ("power_works", "lasting", "uses_left", "result", "message", "die")
"""What nobody is told of, and what is different once a card is back in its die."""
CHANGES = {
    "all-lowered", "all-raised", "doubled", "drew-instead", "duplicate", "free-reroll", "ignored", "left",
    "must-reroll", "number-is", "rerolls", "secret-shown", "switched", "went-back", "wildcard-changed",
}  # fmt: skip


def in_short(rolled: Any) -> dict[str, Any]:
    """A result as far as it is told."""
    return {name: fact for name, fact in rolled.items() if name not in SILENT} | {
        "card": rolled["die"]["card"]
    }


def lying(table: Table) -> list[dict[str, Any]]:
    """The open results on a table."""
    open_ = ("counted", "aside", "withdrawn")
    return [in_short(one) for one in scene.results(table) if one["state"] in open_]


def stands(table: Table) -> dict[str, Any] | None:
    """What the test of the rules comes to."""
    if table.type_[table.contract] == box.BATTLE:
        return None
    found = standing.standing(standing.settle(table))
    return {"message": found.message.json(), "passes": found.passes} if found else None


def has_conditional(table: Table) -> bool:
    """Whether a Conditional may have dropped out silently when the contract was judged."""
    return any(table.power[table.card[result]] == box.CONDITIONAL for result in range(table.results))


def test_results_are_retold_as_they_lay_when_the_contract_was_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table of the rules, just before it clears the results, against what is retold."""
    before: list[Table] = []

    def stopped(t: Table) -> None:
        before.append(t.copy())
        begin_sharing(t)

    monkeypatch.setattr(rules, "begin_sharing", stopped)
    heard = set()
    for seed in range(14):
        game, luck = Match(GAME, 2 + seed % 4, seed, BOTH_SETS), random.Random(seed)
        while not game.over and game.table.decisions < 300:
            seat, judged = luck.choice(game.awaits), len(before)
            game.play(seat, luck.choice(game.legal_numbers(seat)))
            if len(before) > judged and not has_conditional(before[-1]):
                viewer = luck.choice([-1, EVERYTHING, *range(game.seats)])
                shown = game.shown(game.seen(viewer), viewer)["scene"]
                assert [in_short(one) for one in shown["results"]] == lying(before[-1])
                assert shown["course"]["moments"][-1]["standing"] == stands(before[-1])
        heard |= {one.event.kind.name for one in game.news}
    assert len(before) > 200
    assert heard >= CHANGES


@pytest.mark.parametrize("seed", range(3))
def test_all_read_the_same_reason_and_it_stays(seed: int) -> None:
    luck, game = random.Random(seed), Match(GAME, 3, seed, BOTH_SETS)
    first: dict[int, Message] = {}
    while not game.over and len(first) < 8:
        seat = luck.choice(list(game.awaits))
        game.play(seat, luck.choice(game.legal_numbers(seat)))
        for at, told_ in enumerate(game.news):
            if told_.event.kind.name in scene.OUTCOMES and at not in first:
                first[at] = game.message(game.seen(), told_)
                assert {str(game.message(game.seen(one), told_)) for one in range(3)} == {str(first[at])}
                if game.view()["scene"]["contract"] is None:
                    reason = game.view()["scene"]["last"]["reason"]
                    why = first[at].arguments["why"]
                    assert why == "none" or (isinstance(why, Message) and why.json() == reason)
    assert {at: game.message(game.seen(), game.news[at]) for at in first} == first
