"""Who will win, as it stands."""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np
import pytest

from tests.rulebook.mad_zeppelin.stage import kind
from tests.suite.outlooks import check_shares, come_true
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import COINS, COPIES, JOURNEYS, KINDS
from turncoat.kernel.game import CERTAIN
from turncoat.kernel.prospects import HIGHEST, LOWEST, power

GAMES = 400


def chances(t: Any) -> list[int]:
    """Each seat's chance to win, in thousandths."""
    out = [0] * t.seats
    assert GAME.outlook
    GAME.outlook.chances(t, out)
    return out


@pytest.mark.parametrize("mode", ["run", "long-haul"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_at_the_beginning_nobody_is_far_ahead_and_somebody_will_win(seats: int, mode: str) -> None:
    found = chances(GAME.dealt(seats, 1, {"mode": mode}))
    likely = 600 if mode == "long-haul" and seats > 4 else 900
    assert likely < sum(found) <= CERTAIN
    assert max(found) < 4 * min(found)


def test_cargo_thrown_cargo_held_and_coins_bring_a_seat_nearer() -> None:
    t: Any = GAME.dealt(3, 1)
    before = chances(t)
    for change in ("thrown", "hand", "coins"):
        if change == "coins":
            t.coins[1] += 2
        else:
            getattr(t, change)[1, kind("lead")] += 1
        after = chances(t)
        assert after[1] > before[1]
        assert after[0] < before[0]
        before = after


def test_whoever_has_as_much_as_can_be_is_sure_to_win() -> None:
    t: Any = GAME.dealt(3, 1)
    t.coins[2], t.thrown[2, kind("lead")] = COINS, 6
    for most in range(KINDS):
        t.hand[2, most] = COPIES[most]
        found = chances(t)
        assert found[2] > 900
        assert 980 < sum(found) <= CERTAIN
    assert CERTAIN * power(HIGHEST + 1) < 2**63, "compiled, no number turns over"
    assert power(HIGHEST) == power(HIGHEST + 1)
    assert power(LOWEST) == power(LOWEST - 1) > 0


def test_where_the_zeppelin_is_about_to_land_far_from_the_target_nobody_wins() -> None:
    t: Any = GAME.dealt(3, 1)
    t.journeys, t.depth = JOURNEYS - 1, 2
    assert sum(chances(t)) < CERTAIN // 10


def test_chances_are_what_comes_of_them() -> None:
    """Turns of games between hand-written players: those who have so many chances win so often, and whoever
    goes by them is less surprised than who takes all seats to be alike."""
    shares, won = come_true(GAME, 4, GAMES)
    check_shares(shares, won, (0, 0.1, 0.25, 0.5, 1), 0.06)
    surprise = -np.log(np.maximum(shares[won], 0.001)).mean()
    assert surprise < log(4) - 0.15
