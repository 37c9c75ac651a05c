"""Which faction will win, as a round begins."""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np
import pytest

from tests.suite.outlooks import check_shares, come_true
from turncoat.envs.vec import vec
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import DEMON, FACTION_PILE, NONE, RAVEN, ROUNDS, SOUL, YAESTHER
from turncoat.kernel.game import CERTAIN
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.thinking import Try

GAMES = 400
A_SOUL, A_DEMON = 0, 3
"""Cards of one colour."""


def chances(t: Any) -> dict[int, int]:
    """The chance of each faction to win, in thousandths."""
    out = [0] * t.seats
    assert GAME.outlook
    GAME.outlook.chances(t, out)
    found = {int(t.faction[seat]): out[seat] for seat in range(t.seats)}
    assert all(out[seat] == found[int(t.faction[seat])] for seat in range(t.seats))
    return found


def second_round(seats: int) -> Any:
    """A table at which an empty boat has crossed."""
    t: Any = GAME.dealt(seats, 1)
    t.voyage, t.ferried[0] = 1, RAVEN
    return t


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_the_beginning_every_faction_that_is_there_may_win_and_one_will(seats: int) -> None:
    found = chances(GAME.dealt(seats, 1))
    assert set(found) == {faction for faction in range(3) if FACTION_PILE[seats, faction]}
    assert min(found.values()) > CERTAIN // 10
    assert CERTAIN - 3 <= sum(found.values()) <= CERTAIN


def test_who_has_crossed_brings_its_faction_nearer_and_the_yaesther_farther_away() -> None:
    for crossed, faction in ((A_SOUL, SOUL), (A_DEMON, DEMON)):
        t = second_round(6)
        before = chances(t)
        t.passenger[0, RAVEN, 1] = crossed
        after = chances(t)
        assert after[faction] > before[faction] + 50
        assert after[YAESTHER] < before[YAESTHER]


def test_whoever_holds_the_coin_and_the_cards_that_it_wants_is_better_off() -> None:
    t = second_round(6)
    smuggler = list(t.faction).index(DEMON)
    t.coin = list(t.faction).index(SOUL)
    before = chances(t)
    t.coin = smuggler
    assert chances(t)[DEMON] > before[DEMON]
    for card, better in ((A_SOUL, SOUL), (A_DEMON, DEMON)):
        t.hand[smuggler, 0] = NONE
        before = chances(t)
        t.hand[smuggler, 0] = card
        assert chances(t)[better] > before[better]


def test_moves_that_are_compared_are_played_on_to_the_next_round_and_by_who_searches_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = []
    for machine in ("", "1"):
        monkeypatch.setenv(INTERPRET, machine)
        env = vec(GAME, 4, 2, seed=5, observe=False, threads=1)
        first = env.masks.argmax(axis=1)[:, None]
        found.append(env.tries(first, 7).tolist())
        table = GAME.table(env.tables[:1].copy())
        move = env.encoding.moves_of[env.turns[0], first[0]].astype(np.int64)
        found.append(Try(GAME, table.row, int(env.turns[0]), move, (5, 6)).here().tolist())
    assert found[:2] == found[2:]
    assert all(0 < abs(won) < CERTAIN for (won,) in found[0]), "broken off"
    assert abs(found[1][0][0]) in (0, CERTAIN), "played to the end"


def test_chances_are_what_comes_of_them() -> None:
    """Rounds of games between hand-written players: those who have so many chances win so often, and whoever
    goes by them is less surprised than who goes by how often factions win at all."""
    shares, won = come_true(GAME, 6, GAMES)
    assert len(won) == (ROUNDS - 1) * GAMES
    check_shares(shares, won, (0, 0.15, 0.4, 0.7, 1.01), 0.06)
    surprise = -np.log(np.maximum(np.where(won, shares, 1 - shares), 0.001)).mean()
    often = won.mean()
    assert surprise < -(often * log(often) + (1 - often) * log(1 - often)) - 0.15
