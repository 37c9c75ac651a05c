"""Who will win, as it stands."""

from __future__ import annotations

import numpy as np
import pytest

from tests.rulebook.chaos_contract.stage import dealt, give, pile
from tests.suite.outlooks import check_shares, come_true
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.table import PICK_CONTRACT, Table
from turncoat.kernel.game import CERTAIN
from turncoat.kernel.moves import MASK_WORDS, allowed, clear, lowest, marked
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.thinking import Try


def chances(t: Table) -> list[int]:
    """Each seat's chance to win, in thousandths."""
    out = [0] * t.seats
    assert GAME.outlook
    GAME.outlook.chances(t, out)
    return out


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_the_beginning_all_have_about_the_same_chances_and_the_sooner_is_never_worse_off(
    seats: int,
) -> None:
    t = dealt(seats)
    found = chances(t)
    assert CERTAIN - seats <= sum(found) <= CERTAIN
    assert max(found) < 3 * min(found) / 2
    in_order = [found[(t.active + place) % seats] for place in range(seats)]
    assert in_order == sorted(in_order, reverse=True)


@pytest.mark.parametrize("objective", ["contracts", "stars"])
def test_each_contract_brings_its_owner_nearer(objective: str) -> None:
    t = dealt(3, objective=objective)
    before = chances(t)
    for _ in range(5):
        pile(t, 1, 1, stars=2)
        after = chances(t)
        assert after[1] > before[1]
        assert after[0] < before[0]
        before = after
    assert before[1] > 600


def test_whoever_has_no_card_left_is_behind() -> None:
    t = dealt(3)
    give(t, 2, [])
    found = chances(t)
    assert found[2] < min(found[:2]) * 2 / 3


def test_a_turn_ends_where_the_next_player_picks_also_among_players_in_a_hurry() -> None:
    t = dealt(3)
    assert GAME.outlook
    assert GAME.hasty
    turn, active, mask, whim = GAME.outlook.turn(t), t.active, [0] * MASK_WORDS, [1, 2, 3, 4]
    while GAME.outlook.turn(t) == turn:
        seat = lowest(t.awaits)
        view = t.copy()
        GAME.veil(view, seat)
        clear(mask)
        GAME.legal(view, seat, mask)
        move = GAME.hasty(view, seat, mask, whim)
        assert allowed(mask, move)
        GAME.play(t, seat, move)
    assert t.active == (active + 1) % 3
    assert t.asks == PICK_CONTRACT


def test_imagined_games_are_the_same_interpreted_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.dealt(2, 3)
    seat = lowest(table.awaits)
    mask = [0] * MASK_WORDS
    GAME.legal(table, seat, mask)
    moves = np.array(list(marked(mask))[:2])
    found = []
    for machine in ("", "1"):
        monkeypatch.setenv(INTERPRET, machine)
        found.append(Try(GAME, table.row.copy(), seat, moves, (5, 6)).here().tolist())
    assert found[0] == found[1]
    assert 0 < found[0][0][0] < CERTAIN, "it was broken off"


@pytest.mark.parametrize(
    ("seats", "bounds"), [(2, (0, 0.25, 0.5, 0.75, 1.01)), (5, (0, 0.1, 0.2, 0.4, 1.01))]
)
def test_chances_are_what_comes_of_them(seats: int, bounds: tuple[float, ...]) -> None:
    """Turns of games between hand-written players: those who have so many chances win so often."""
    shares, won = come_true(GAME, seats, 200)
    check_shares(shares, won, bounds, 0.06)
