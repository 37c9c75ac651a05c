"""Group 16: the end, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    FAILS,
    PASSES,
    attempted,
    awaited,
    begin,
    card_of,
    choices,
    dealt,
    fought,
    match_at,
    pile,
    play,
    random_moves,
    rolls,
    share_out,
    staged,
    told,
    view,
)
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import CONTRACTS, DICE, NONE
from turncoat.games.chaos_contract.table import (
    GIVE_ICON,
    IN_DISCARD,
    LOSE_CARD,
    PICK_CONTRACT,
    WITH_SEAT,
    Table,
    contracts_of,
    score,
)


def payoffs(t: Table) -> list[int]:
    """What the seats get."""
    out = [0] * t.seats
    GAME.payoff(t, out)
    return out


def winners(t: Table) -> list[int]:
    """Who has won; everybody is told."""
    assert t.over
    (news,) = told(t, "won")
    assert news["seats"] == t.winners
    assert news["score"] == max(score(t, seat) for seat in range(t.seats))
    return [seat for seat in range(t.seats) if t.winners >> seat & 1]


def paid(
    monkeypatch: Any, piles: list[int], shares: list[int], reward: str = "S", stars: int = 0, **options: str
) -> Table:
    """A success of all seats, shared out as told, where the seats had such piles before."""
    t = attempted(monkeypatch, PASSES, ["4"] * len(piles), reward=reward, **options)
    for seat, count in enumerate(piles):
        pile(t, seat, count, stars)
    share_out(t, *shares)
    return t


@pytest.mark.rule("K-246")
@pytest.mark.parametrize(("piles", "over"), [([4, 0, 0], False), ([5, 0, 0], True), ([0, 5, 0], True)])
def test_six_contracts_end_the_game(monkeypatch: Any, piles: list[int], over: bool) -> None:
    t = paid(monkeypatch, piles, [0, 1, 2])
    assert bool(t.over) == over
    if over:
        assert winners(t) == [piles.index(5)], "not only the active player"
    else:
        assert (t.asks, awaited(t)) == (PICK_CONTRACT, [1])


@pytest.mark.rule("K-246")
def test_the_game_ends_after_the_whole_payout_only(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="SC")
    pile(t, 0, 5)
    pile(t, 1, 5)
    share_out(t, 0, 1, 1, 1)
    assert t.over
    assert [contracts_of(t, seat) for seat in (0, 1)] == [6, 6]
    assert len(told(t, "gained-card")) == 2, "the cards are paid as well"
    assert winners(t) == [0, 1]


@pytest.mark.rule("K-246")
def test_six_contracts_in_the_middle_of_a_payout_end_nothing(monkeypatch: Any) -> None:
    battle = "what=sum comparison=higher threshold=rivals"
    t = staged(battle, ["4", "1 1"], type_="battle", reward="S", penalty="C")
    pile(t, 0, 5)
    rolls(monkeypatch, "4", "1")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    assert contracts_of(t, 0) == 7
    assert (t.over, t.asks, awaited(t)) == (0, LOSE_CARD, [1])
    play(t, 1, "die-card", card=choices(t, 1)[0][1]["card"])
    assert not t.over, "the penalty is two cards"
    play(t, 1, "die-card", card=choices(t, 1)[0][1]["card"])
    assert winners(t) == [0]


@pytest.mark.rule("K-247")
@pytest.mark.parametrize(
    ("piles", "shares", "best"),
    [([5, 5, 0], [0, 1, 1], [1]), ([5, 5, 0], [0, 1, 2], [0, 1]), ([5, 5, 5], [0, 1, 2], [0, 1, 2])],
)
def test_most_contracts_win_and_equals_share(
    monkeypatch: Any, piles: list[int], shares: list[int], best: list[int]
) -> None:
    t = paid(monkeypatch, piles, shares)
    assert winners(t) == best
    assert payoffs(t) == [(2 if len(best) == 1 else 1) if seat in best else 0 for seat in range(3)]


@pytest.mark.rule("K-248")
@pytest.mark.parametrize(
    ("piles", "stars", "best"),
    [([3, 0], 3, []), ([4, 0], 3, [0]), ([9, 0], 1, []), ([10, 9], 1, [0]), ([10, 10], 1, [0, 1])],
)
def test_twelve_stars_end_the_game(monkeypatch: Any, piles: list[int], stars: int, best: list[int]) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="S", objective="stars")
    for contract in range(CONTRACTS):
        t.stars[contract] = 2
    for seat, count in enumerate(piles):
        pile(t, seat, count, stars)
    share_out(t, 1)
    play(t, 0, "player", seat=0)
    assert [score(t, seat) for seat in (0, 1)] == [count * stars + 2 for count in piles]
    assert (winners(t) if t.over else []) == best


@pytest.mark.rule("K-248")
def test_most_stars_win_not_most_contracts(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="C", objective="stars")
    pile(t, 0, 7, stars=1)
    pile(t, 1, 4, stars=3)
    share_out(t, 1)
    assert winners(t) == [1]


@pytest.mark.rule("K-249")
@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize("contract", [PASSES, FAILS])
@pytest.mark.parametrize("joins", [False, True])
def test_the_next_player_clockwise_becomes_active(
    monkeypatch: Any, active: int, contract: str, joins: bool
) -> None:
    t = staged(contract, ["4 4"] * 3, 3, active, reward="C", penalty="S")
    rolls(monkeypatch, "4", "4")
    begin(t, *[(active + 2) % 3] * joins)
    while t.asks == GIVE_ICON:
        play(t, active, *choices(t, active)[0][:1], **choices(t, active)[0][1])
    assert (t.active, t.asks, awaited(t)) == ((active + 1) % 3, PICK_CONTRACT, [(active + 1) % 3])
    assert told(t, "turn-begins") == [{"seat": t.active}]


@pytest.mark.rule("K-249")
def test_the_next_player_follows_after_a_battle(monkeypatch: Any) -> None:
    t = fought(monkeypatch, "what=sum comparison=higher threshold=rivals", ["4", "4"], reward="C")
    assert (t.active, awaited(t)) == (1, [1])


@pytest.mark.rule("K-250")
def test_after_the_end_nobody_can_move(monkeypatch: Any) -> None:
    t = paid(monkeypatch, [5, 2, 0], [0, 1, 1])
    assert t.over
    assert awaited(t) == []
    assert all(choices(t, seat) == [] for seat in range(3))
    seen = view(t, -1)
    assert [contracts_of(seen, seat) for seat in range(3)] == [6, 4, 0]
    assert seen.winners == 0b001


@pytest.mark.rule("K-250")
def test_the_result_names_the_winners_and_everyones_contracts_and_stars(monkeypatch: Any) -> None:
    t = paid(monkeypatch, [5, 2, 0], [0, 1, 1])
    for contract in range(CONTRACTS):
        t.stars[contract] = 3 if t.contract_place[contract] == WITH_SEAT + 1 else 2
    result = match_at(t).result
    assert result["winners"] == [0]
    assert result["payoffs"] == [2, 0, 0]
    rows = result["sheet"]["seats"]
    assert [(row["contracts"], row["stars"]) for row in rows] == [(6, 12), (4, 12), (0, 0)]


@pytest.mark.rule("K-251")
def test_the_turn_limit_is_off_by_default() -> None:
    option = next(option for option in GAME.options if option.name == "turn-limit")
    assert option.default == "none"
    assert dealt(3).turn_limit == 0


@pytest.mark.rule("K-251")
@pytest.mark.parametrize("limit", ["50", "100"])
def test_a_turn_limit_ends_the_game_after_so_many_turns(limit: str) -> None:
    t = dealt(3, turn_limit=limit, objective="stars")
    for contract in range(CONTRACTS):
        for icon in range(2):
            t.icons[contract, 0, icon] = 0
            t.icons[contract, 1, icon] = 0
    for _ in random_moves(t, 1):
        pass
    assert t.over
    assert t.turns == int(limit)
    assert told(t, "limit-reached") == [{}]
    assert winners(t) == [0, 1, 2]


@pytest.mark.rule("K-251")
def test_the_limit_lets_the_leader_win() -> None:
    t = dealt(2, turn_limit="50")
    t.turns = 49
    pile(t, 1, 3)
    for contract in range(CONTRACTS):
        for icon in range(2):
            t.icons[contract, 0, icon] = 0
            t.icons[contract, 1, icon] = 0
    t.turns = 50
    for _ in random_moves(t, 1):
        pass
    assert winners(t) == [1]


@pytest.mark.rule("K-251")
@pytest.mark.parametrize(("counter", "reached"), [("turns", 60_000), ("decisions", 300_000)])
def test_very_long_games_overflow_no_counter(counter: str, reached: int) -> None:
    """Random games with the stars objective and a 1-star deck were seen to go on as long as that."""
    t = dealt(2, objective="stars", easier="1", devilish_numbers="on")
    setattr(t, counter, reached)
    for _ in random_moves(t, 1, lambda table: table.turns % 10_000 > 20):
        pass
    assert getattr(t, counter) > reached
    assert t.faults() == []


@pytest.mark.rule("K-251")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_without_a_limit_end(seats: int) -> None:
    for seed in range(4):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            pass
        assert t.over
        assert t.faults() == []


@pytest.mark.rule("K-284", "K-247")
@pytest.mark.parametrize(
    ("piles", "best"), [([0, 2], [1]), ([3, 2], [0]), ([2, 2], [0, 1]), ([0, 0], [0, 1]), ([5, 5], [0, 1])]
)
def test_where_nobody_has_a_dice_card_left_the_game_ends(
    monkeypatch: Any, piles: list[int], best: list[int]
) -> None:
    t = attempted(monkeypatch, FAILS, ["4", "4"], penalty="C")
    for seat, count in enumerate(piles):
        pile(t, seat, count)
    share_out(t, 0)
    play(t, 0, "die-card", card=card_of(t, 0, "4"))
    assert not t.over, "not in the middle of a payout, and not while somebody has a card"
    play(t, 1, "die-card", card=card_of(t, 1, "4"))
    assert told(t, "no-dice-left") == [{}]
    assert told(t, "turn-begins") == []
    assert winners(t) == best
    assert sum(t.die_place[card] == IN_DISCARD for card in range(DICE)) == 2
    assert t.contract == NONE


@pytest.mark.rule("K-284")
def test_a_card_in_any_hand_keeps_the_game_going(monkeypatch: Any) -> None:
    """Also that of a player who was not in the contract, while the dice deck is full."""
    t = staged(FAILS, ["4", "4", "4"], 3, penalty="C")
    begin(t, 1)
    share_out(t, 0)
    for seat in (0, 1):
        play(t, seat, "die-card", card=card_of(t, seat, "4"))
    assert told(t, "no-dice-left") == []
    assert told(t, "turn-begins") == [{"seat": 1}]
    assert not t.over


@pytest.mark.rule("K-284", "K-248")
def test_where_nobody_has_a_dice_card_left_most_stars_win(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS, ["4", "4"], penalty="C", objective="stars")
    pile(t, 0, 2, stars=1)
    pile(t, 1, 1, stars=3)
    share_out(t, 0)
    for seat in (0, 1):
        play(t, seat, "die-card", card=card_of(t, seat, "4"))
    assert winners(t) == [1]
