"""How much one contract of Chaos Contract can hold: results, counts, and what is told of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    awaited,
    challenge,
    choices,
    dealt,
    play,
    rolls,
    staged,
    told,
    write,
)
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import CONTRACTS, DICE
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.table import (
    CHOOSE_NUMBER,
    IN_DECK,
    IN_DISCARD,
    MOST_NEWS,
    USE_MEGA_REROLL,
    WITH_SEAT,
    Table,
)

LOOP = "often=until-won what=extreme:0 comparison=higher threshold=rivals"
RETURNS = [f"{face}/reroll-return" for face in (1, 2, 3, 4, 5)] * 2 + ["2/reroll-return"]
"""All eleven powers of the base dice."""


def test_every_card_of_the_box_and_each_reroll_return_again_are_the_most_results(monkeypatch: Any) -> None:
    """All other cards lie there; then eleven Reroll Returns come up one after another, and once more."""
    mine = ["6", *["1"] * 13, *["1/mega-reroll"] * 11]
    theirs = ["6", *["1"] * 23]
    hands = [" ".join(mine), " ".join(theirs + RETURNS)]
    t = staged(LOOP, hands, type_="battle", devilish_numbers="on")
    turns = [card for both in zip(mine, [*theirs, ""], strict=True) for card in both if card]
    rolls(monkeypatch, *turns, *RETURNS, *RETURNS)
    challenge(t, 1)
    while t.roll_count <= len(turns):
        play(t, 1, "no")
    most = 0
    while t.asks == USE_MEGA_REROLL:
        most = max(most, t.results)
        assert t.faults() == []
        play(t, 1, "yes")
    assert most == 60 + 11 - 1, "and the last reroll"
    assert t.roll_count == 60 + 11
    assert t.faults() == []


def test_counts_of_a_contract_keep_to_their_range_when_all_cards_are_rolled() -> None:
    """One Soul has the whole box, and the others skip a turn for each of its rolls."""
    hands = ["", "", "", "", " ".join(["6", *["1"] * 33, *["1|2"] * 15, *RETURNS])]
    for seed in range(3):
        t = staged(LOOP, hands, 5, type_="battle", devilish_numbers="on", seed=seed)
        challenge(t, 1, 2, 3, 4)
        while t.asks == CHOOSE_NUMBER:
            assert t.faults() == []
            play(t, 4, "number", number=1)
        assert told(t, "battle-won") == [{"seats": 0b10000}]
        assert 60 < t.roll_count <= 60 + 11
        assert [t.used[seat] for seat in range(5)] == [t.roll_count] * 5
        assert t.faults() == []


@pytest.mark.parametrize(("reward", "news"), [("SS", "scored"), ("CC", "gained-card")])
def test_the_longest_battle_can_be_told(monkeypatch: Any, reward: str, news: str) -> None:
    """One Soul has every card that asks nothing, four have none and skip before each of its 56 rolls."""
    powers = ["3/soul-add:2", *RETURNS, *RETURNS, *[f"{face}/no-duplicates" for face in (0, 7, 8)]]
    others = [*["6/conditional"] * 9, *["6"] * 18, "0", "7", "8"]
    hands = ["", "", "", "", " ".join([*powers[12:], "3/soul-add:2", *others])]
    t = staged(LOOP, hands, 5, 0, reward, "CC", "battle", devilish_numbers="on")
    for card in range(DICE):
        if t.die_place[card] == IN_DECK:
            t.die_place[card] = IN_DISCARD
    rolls(monkeypatch, *powers, *others)
    challenge(t, 1, 2, 3, 4)
    assert [len(told(t, name)) for name in ("rolled", "went-back", "duplicate")] == [56, 11, 3]
    assert [len(told(t, name)) for name in ("number-is", "lasting", "no-effect")] == [55, 24, 11]
    assert len(told(t, "skipped")) == 4 * 56
    assert len(told(t, "icon-given")) == 20
    assert len(told(t, news)) == len(told(t, "nothing-to-lose")) == 10
    assert 425 < t.told <= MOST_NEWS
    assert t.faults() == []


def most_telling(t: Table, luck: Random) -> tuple[int, int]:
    """The decision after which most is told, any of those among equals."""
    best: list[tuple[int, int]] = []
    most = -1
    for seat in awaited(t):
        for family, parameters in choices(t, seat):
            move = MOVES.number(family, **parameters)
            twin = t.copy()
            GAME.play(twin, seat, move)
            if twin.told > most:
                most, best = twin.told, []
            if twin.told == most:
                best.append((seat, move))
    return luck.choice(best)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("battles", [False, True])
def test_a_player_who_has_as_much_told_as_can_be_is_not_cut_short(seats: int, battles: bool) -> None:
    """Losing an event raises an error. Battles are longest with all dice in one hand."""
    most = 0
    for seed in range(4):
        t = dealt(seats, seed, lost_souls="on", devilish_numbers="on", chaotic="on", icons="published")
        luck = Random(seed)
        if battles:
            owner = luck.randrange(seats)
            for card in range(DICE):
                t.die_place[card] = WITH_SEAT + owner
            for contract in range(CONTRACTS):
                write(t, contract, LOOP, "battle")
        t.turn_limit = 3 if battles else 6
        while t.awaits:
            GAME.play(t, *most_telling(t, luck))
            most = max(most, t.told)
            assert t.told <= MOST_NEWS
    assert most > (6 * seats if battles else 15)
