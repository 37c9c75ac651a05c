"""What came of the contract judged last, as it is retold from the events."""

from __future__ import annotations

import random
from typing import Any

import pytest

import turncoat
from tests.games.chaos_contract.test_board import hand, match, table_of
from tests.games.telling import event
from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news, rules, scene
from turncoat.games.chaos_contract.news import NEWS, UP
from turncoat.games.chaos_contract.payout import begin_sharing
from turncoat.games.chaos_contract.recap import retold
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.match import Match

GAME = turncoat.game("chaos-contract")
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
        heard |= {one.event.kind.name for one in game.news}
    assert len(before) > 200
    assert heard >= CHANGES
