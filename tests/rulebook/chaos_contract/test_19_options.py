"""Group 19: options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    PASSES,
    awaited,
    begin,
    choices,
    dealt,
    fought,
    play,
    rolls,
    staged,
    told,
    values,
    view,
)
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import DICE, NONE
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.table import GIVE_ICON, Table
from turncoat.match import Match

DEFAULTS = {
    "easier": "off",
    "cooperative": "off",
    "chaotic": "off",
    "objective": "contracts",
    "lost-souls": "off",
    "devilish-numbers": "off",
    "icons": "designed",
    "turn-limit": "none",
}
VALUES = {
    "easier": ("off", "1", "2"),
    "cooperative": ("off", "on"),
    "chaotic": ("off", "on"),
    "objective": ("contracts", "stars"),
    "lost-souls": ("off", "on"),
    "devilish-numbers": ("off", "on"),
    "icons": ("designed", "published"),
    "turn-limit": ("none", "50", "100", "200", "500"),
}
AGREED = {
    "easier": ("most_stars", (3, 1, 2)),
    "cooperative": ("cooperative", (0, 1)),
    "chaotic": ("chaotic", (0, 1)),
    "objective": ("count_stars", (0, 1)),
    "lost-souls": ("lost_souls", (0, 1)),
    "devilish-numbers": ("devilish", (0, 1)),
    "icons": ("icons_published", (0, 1)),
    "turn-limit": ("turn_limit", (0, 50, 100, 200, 500)),
}
"""Where each option lies on the table, and as what for each of its values; the first is the usual one."""


@pytest.mark.rule("K-270")
def test_the_defaults_are_no_variant_no_expansion_and_icons_as_designed() -> None:
    assert {option.name: option.default for option in GAME.options} == DEFAULTS
    assert {option.name: option.values for option in GAME.options} == VALUES
    for seats in (2, 3, 4, 5):
        named = {name.replace("-", "_"): value for name, value in DEFAULTS.items()}
        assert dealt(seats).bytes() == dealt(seats, 1, **named).bytes()
    t = dealt(3)
    assert (t.most_stars, t.cooperative, t.chaotic, t.count_stars) == (3, 0, 0, 0)
    assert (t.lost_souls, t.devilish, t.icons_published, t.turn_limit) == (0, 0, 0, 0)


@pytest.mark.rule("K-270")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_value_is_dealt_at_every_number_of_seats_and_kept(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for name, offered in VALUES.items():
        for value, agreed in zip(offered, AGREED[name][1], strict=True):
            match = Match.replayed(Match(GAME, seats, 1, {name: value}).saved())
            assert match.options == DEFAULTS | {name: value}, "a saved game keeps them"
            t = match.table
            assert isinstance(t, Table)
            assert awaited(t) == [t.active]
            for seat in range(-1, seats):
                seen = view(t, seat)
                found = {field: getattr(seen, field) for field, _ in AGREED.values()}
                usual = {field: values[0] for field, values in AGREED.values()}
                assert found == usual | {AGREED[name][0]: agreed}, "everybody knows what was agreed"


@pytest.mark.rule("K-271")
def test_no_other_reading_is_offered() -> None:
    assert [option.name for option in GAME.options] == list(DEFAULTS)
    assert sum(dealt(2).die_place[card] != NONE for card in range(DICE)) == 32, "not 40 dice"


@pytest.mark.rule("K-271")
def test_a_reroll_replaces_and_does_not_add(monkeypatch: Any) -> None:
    t = staged("often=times:2 " + PASSES, ["4 5 ?", "3/forced-reroll 1"])
    rolls(monkeypatch, "4", "3/forced-reroll", "5", "?")
    begin(t, 1)
    play(t, 1, "player", seat=0)
    assert awaited(t) == [0], "the wildcard of the next turn"
    assert values(t)[:2] == [5, 3]


@pytest.mark.rule("K-271")
def test_soul_add_is_multiplied_by_the_turnout(monkeypatch: Any) -> None:
    t = staged(PASSES, ["1/soul-add:2", "3", "? 1"], 3)
    rolls(monkeypatch, "1/soul-add:2", "3", "?")
    begin(t, 1, 2)
    assert values(t)[:2] == [1, 9]


@pytest.mark.rule("K-271")
def test_same_counts_all_that_share_not_the_largest_group(monkeypatch: Any) -> None:
    t = staged("often=times:2 what=same comparison=higher threshold=number:3", ["3 5", "3 5"])
    rolls(monkeypatch, "3", "3", "5", "5")
    begin(t, 1)
    assert told(t, "succeeded") == [{}], "four share, in groups of two"


@pytest.mark.rule("K-271")
def test_wildcards_are_bounded(monkeypatch: Any) -> None:
    t = staged(PASSES, ["?", "3"])
    rolls(monkeypatch, "?")
    begin(t, 1)
    assert [parameters["number"] for _, parameters in choices(t, 0, "number")] == list(range(-1, 9))


@pytest.mark.rule("K-271")
def test_battles_are_multiplied(monkeypatch: Any) -> None:
    battle = "what=sum comparison=higher threshold=rivals"
    t = fought(monkeypatch, battle, ["4", "1", "1"], reward="S", penalty="S")
    assert [facts["side"] for facts in told(t, "icon-given")] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("K-271")
def test_those_who_cannot_pay_may_be_given_losses(monkeypatch: Any) -> None:
    t = staged("what=sum comparison=lower threshold=number:2", ["4", ""], penalty="S")
    rolls(monkeypatch, "4")
    begin(t, 1)
    assert t.asks == GIVE_ICON
    assert choices(t, 0) == [("player", {"seat": 0}), ("player", {"seat": 1})]


def played(seats: int, seed: int, moves: int, **options: str) -> tuple[Table, list[tuple[int, int]]]:
    """A game after some random moves, and these moves."""
    t = dealt(seats, seed, **options)
    luck = Random(seed)
    made = []
    for _ in range(moves):
        if not t.awaits:
            break
        seat = luck.choice(awaited(t))
        family, parameters = luck.choice(choices(t, seat))
        made.append((seat, MOVES.number(family, **parameters)))
        GAME.play(t, *made[-1])
    return t, made


@pytest.mark.rule("K-272")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("sets", ["off", "on"])
def test_the_same_seed_gives_the_same_game(seats: int, sets: str) -> None:
    options = {"lost_souls": sets, "devilish_numbers": sets, "chaotic": sets}
    for seed in range(5):
        assert dealt(seats, seed, **options).bytes() == dealt(seats, seed, **options).bytes()
        t, moves = played(seats, seed, 200, **options)
        again = dealt(seats, seed, **options)
        for seat, move in moves:
            GAME.play(again, seat, move)
        assert again.bytes() == t.bytes()


@pytest.mark.rule("K-272")
def test_another_seed_gives_another_deal() -> None:
    assert len({dealt(3, seed).bytes() for seed in range(20)}) == 20
    assert {int(dealt(3, seed).active) for seed in range(40)} == {0, 1, 2}
