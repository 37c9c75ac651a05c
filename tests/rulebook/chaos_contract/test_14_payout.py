"""Group 14: the payout, and how it is shared out."""

from __future__ import annotations

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
    fought,
    guesses,
    hand,
    pile,
    play,
    rolls,
    share_out,
    staged,
    told,
    view,
)
from turncoat.games.chaos_contract.components import (
    CARD,
    DICE,
    MARKET,
    NONE,
    PART_COUNT,
    PENALTY,
    REWARD,
    SCORE,
)
from turncoat.games.chaos_contract.table import (
    GIVE_ICON,
    IN_DECK,
    IN_DISCARD,
    IN_MARKET,
    IN_PLAY,
    LOSE_CARD,
    PICK_CONTRACT,
    WHO_SCORES_IT,
    WITH_SEAT,
    Table,
    contracts_of,
    hand_size,
)

THREE = ["4", "4", "4"]


def receivers(t: Table) -> list[int]:
    """To whom the active player may give the next icon."""
    assert t.asks == GIVE_ICON
    assert awaited(t) == [t.active]
    return [parameters["seat"] for _, parameters in choices(t, t.active)]


def given(t: Table) -> list[tuple[int, int, int]]:
    """The icons given in the last decision: seat, side, icon."""
    return [(facts["seat"], facts["side"], facts["icon"]) for facts in told(t, "icon-given")]


def pool(t: Table, side: int) -> list[int]:
    """Score and card icons of the pool on one side."""
    return [int(t.pool[side, icon]) for icon in (SCORE, CARD)]


def coop(monkeypatch: Any, souls: int, contract: str, reward: str = "S", penalty: str = "C") -> Table:
    """A cooperative turn of seat 0, in which seat 1 is exempt."""
    t = staged(contract, ["4"] * 5, 5, reward=reward, penalty=penalty, cooperative="on")
    rolls(monkeypatch, *["4"] * souls)
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    if souls > 2:
        play(t, 0, "invite", players=sum(1 << seat for seat in range(2, souls)))
        for seat in range(2, souls):
            play(t, seat, "yes")
    assert t.exempt == 1
    play(t, 0, "start")
    return t


@pytest.mark.rule("K-223")
def test_all_cards_return_before_anything_is_paid(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS + " often=times:2", ["4 5 6", "3 2/forced-reroll 1"])
    play(t, 1, "player", seat=0)
    assert receivers(t) == [0, 1]
    assert not any(t.out[card] for card in range(DICE))
    assert t.results == 0
    share_out(t, 0)
    assert t.asks == LOSE_CARD
    lose = [parameters["card"] for _, parameters in choices(t, 0, "die-card")]
    assert sorted(die(t, card) for card in lose) == ["4", "5", "6"], "rolled, set aside and unused ones"
    rolled = next(card for card in lose if die(t, card) == "4")
    play(t, 0, "die-card", card=rolled)
    assert t.die_place[rolled] == IN_DISCARD


@pytest.mark.rule("K-223")
def test_cards_never_shown_stay_their_owners_secret(monkeypatch: Any) -> None:
    t = staged("often=times:2 special=secret " + PASSES, ["1/instant-success:5 3", "2 3 6", "6"], seats=3)
    for card in range(DICE):
        t.dealt_to[card] = NONE
    rolls(monkeypatch, "1/instant-success:5", "2", "6")
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=1 << 1 | 1 << 2)
    play(t, 1, "yes")
    play(t, 2, "yes")
    play(t, 0, "player", seat=1)
    assert (t.asks, t.results) == (GIVE_ICON, 0)
    secret = [card for card in range(DICE) if t.die_place[card] == WITH_SEAT + 1]
    for other in (-1, 0, 2):
        seen = view(t, other)
        assert [int(seen.form[card]) for card in secret] == [NONE] * 3
        assert {int(seen.power[card]) for card in secret} == {NONE}
    assert sorted(die(view(t, 1), card) for card in secret) == ["2", "3", "6"]


@pytest.mark.rule("K-224")
@pytest.mark.parametrize("type_", ["regular", "forced"])
@pytest.mark.parametrize(("contract", "side"), [(PASSES, REWARD), (FAILS, PENALTY)])
def test_success_pays_the_reward_and_failure_the_penalty(
    monkeypatch: Any, type_: str, contract: str, side: int
) -> None:
    t = staged(contract, ["4", "4"], type_=type_, reward="SC", penalty="CC")
    rolls(monkeypatch, "4", "4")
    play(t, 0, "pick", place=0)
    if type_ == "forced":
        play(t, 0, "player", seat=1)
    else:
        play(t, 0, "invite", players=0b10)
        play(t, 1, "yes")
    assert pool(t, side) == ([2, 2] if side == REWARD else [0, 4])
    assert pool(t, 1 - side) == [0, 0]
    seen = set()
    while t.asks in (GIVE_ICON, LOSE_CARD):
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
        seen |= {facts["side"] for facts in told(t, "icon-given")}
    assert seen == {side}


@pytest.mark.rule("K-225")
@pytest.mark.parametrize(
    ("souls", "reward", "amounts"),
    [(3, "C", [0, 3]), (2, "SC", [2, 2]), (3, "CC", [0, 6]), (5, "SS", [10, 0]), (4, "S", [4, 0])],
)
def test_the_pool_is_every_icon_times_the_turnout(
    monkeypatch: Any, souls: int, reward: str, amounts: list[int]
) -> None:
    hands = ["4"] * souls
    t = attempted(monkeypatch, PASSES, hands, reward=reward)
    assert pool(t, REWARD) == amounts
    assert told(t, "pool") == [{"side": REWARD, "scores": amounts[0], "cards": amounts[1]}]
    t = attempted(monkeypatch, FAILS, hands, penalty=reward)
    assert pool(t, PENALTY) == amounts


@pytest.mark.rule("K-225")
def test_ignored_icons_are_taken_off_before_multiplying(monkeypatch: Any) -> None:
    t = staged(PASSES, ["4/ignore-icon", "4", "4"], 3, reward="CC")
    rolls(monkeypatch, "4/ignore-icon", "4", "4")
    begin(t, 1, 2)
    play(t, 0, "icon", side=REWARD, icon=CARD)
    assert pool(t, REWARD) == [0, 3]


@pytest.mark.rule("K-225")
def test_the_turnout_of_the_pool_is_that_at_the_end(monkeypatch: Any) -> None:
    t = staged(PASSES + " special=leaving", THREE, 3, reward="SC")
    rolls(monkeypatch, "4", "4", "4")
    begin(t, 1, 2)
    play(t, 1, "yes")
    play(t, 2, "no")
    assert pool(t, REWARD) == [2, 2], "three began, one left"
    assert receivers(t) == [0, 2]


@pytest.mark.rule("K-226")
def test_the_active_player_assigns_every_icon_openly_to_souls_only(monkeypatch: Any) -> None:
    t = staged("who=all-but-one " + PASSES, ["4"] * 4, 4, reward="C")
    rolls(monkeypatch, "4", "4")
    begin(t, 1, 3)
    play(t, 0, "player", seat=3)
    assert receivers(t) == [0, 1, 3], "the one sitting out too, seat 2 never"
    for seat, icons in ((3, [(3, 0, 1)]), (0, [(0, 0, 1)])):
        play(t, 0, "player", seat=seat)
        assert given(t) == icons
        assert all(view(t, other).given[seat] == 1 for other in (-1, 1, 2, 3))


@pytest.mark.rule("K-226")
def test_the_active_player_shares_whoever_rolled(monkeypatch: Any) -> None:
    t = staged("who=all-but-one " + PASSES, ["4"] * 3, 3, active=2, reward="S")
    rolls(monkeypatch, "4", "4")
    begin(t, 0, 1)
    play(t, 2, "player", seat=2)
    assert receivers(t) == [0, 1, 2]
    assert awaited(t) == [2]


@pytest.mark.rule("K-227")
@pytest.mark.parametrize("side", [REWARD, PENALTY])
def test_not_everything_goes_to_one_soul(monkeypatch: Any, side: int) -> None:
    t = attempted(monkeypatch, PASSES if side == REWARD else FAILS, THREE, reward="SC", penalty="SC")
    share_out(t, 0, 0, 0, 0)
    assert receivers(t) == [0, 1, 2]
    play(t, 0, "player", seat=0)
    assert receivers(t) == [1, 2], "three score icons and two cards are seat 0's; the last card cannot be"


@pytest.mark.rule("K-227")
def test_one_soul_may_take_all_score_and_another_all_cards(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="SC")
    share_out(t, 0, 0, 1)
    assert receivers(t) == [0, 1]
    play(t, 0, "player", seat=1)
    assert [contracts_of(t, seat) for seat in (0, 1)] == [2, 0]
    assert [hand_size(t, seat) for seat in (0, 1)] == [1, 3]


@pytest.mark.rule("K-228")
def test_alone_everything_goes_to_the_one_soul(monkeypatch: Any) -> None:
    t = staged(PASSES, ["4", "4"], reward="SC")
    rolls(monkeypatch, "4")
    begin(t)
    assert given(t) == [(0, REWARD, SCORE), (0, REWARD, CARD)]
    assert (contracts_of(t, 0), hand_size(t, 0), t.active) == (1, 2, 1)


@pytest.mark.rule("K-228")
def test_a_single_icon_goes_to_any_one_soul(monkeypatch: Any) -> None:
    for seat in range(3):
        t = staged(PASSES, ["4/cursed-success", "4", "4"], 3, reward="S")
        rolls(monkeypatch, "4/cursed-success")
        begin(t, 1, 2)
        assert receivers(t) == [0, 1, 2]
        play(t, 0, "player", seat=seat)
        assert contracts_of(t, seat) == 1


@pytest.mark.rule("K-228")
@pytest.mark.parametrize(("contract", "reward", "penalty"), [(PASSES, "", "CC"), (FAILS, "SS", "")])
def test_a_pool_of_none_asks_nothing(monkeypatch: Any, contract: str, reward: str, penalty: str) -> None:
    t = attempted(monkeypatch, contract, THREE, reward=reward, penalty=penalty)
    assert not given(t)
    assert (t.asks, awaited(t)) == (PICK_CONTRACT, [1])


@pytest.mark.rule("K-229")
def test_the_exempt_soul_can_be_given_reward(monkeypatch: Any) -> None:
    t = coop(monkeypatch, 2, PASSES)
    assert receivers(t) == [0, 1]


@pytest.mark.rule("K-229", "K-228")
def test_with_two_souls_the_active_player_takes_the_whole_penalty(monkeypatch: Any) -> None:
    t = coop(monkeypatch, 2, FAILS, penalty="SS")
    assert given(t) == [(0, PENALTY, SCORE)] * 4, "two icons times two Souls"


@pytest.mark.rule("K-229")
@pytest.mark.parametrize("souls", [3, 4])
def test_at_least_two_of_the_others_take_something(monkeypatch: Any, souls: int) -> None:
    t = coop(monkeypatch, souls, FAILS, penalty="S")
    others = [0, *range(2, souls)]
    for _ in range(souls - 1):
        assert receivers(t) == others
        play(t, 0, "player", seat=0)
    if souls == 3:
        assert given(t) == [(0, PENALTY, SCORE), (2, PENALTY, SCORE)], "the last one can only be the other's"
    else:
        assert receivers(t) == [2, 3]


@pytest.mark.rule("K-230")
def test_the_second_of_two_cards_goes_to_the_other_soul(monkeypatch: Any) -> None:
    for seat in (0, 1):
        t = attempted(monkeypatch, PASSES, ["4", "4"], reward="C")
        assert receivers(t) == [0, 1]
        play(t, 0, "player", seat=seat)
        assert given(t) == [(seat, REWARD, CARD), (1 - seat, REWARD, CARD)]


@pytest.mark.rule("K-230")
def test_icons_are_assigned_score_first(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, THREE, reward="SC")
    icons = []
    for seat in (2, 1, 0, 2, 1, 0):
        play(t, 0, "player", seat=seat)
        icons += given(t)
    assert icons == [(2, 0, 0), (1, 0, 0), (0, 0, 0), (2, 0, 1), (1, 0, 1), (0, 0, 1)]


@pytest.mark.rule("K-231")
def test_losses_beyond_what_a_soul_has_are_void(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS, ["4", "4", ""], penalty="S")
    contracts = pile(t, 0, 1)
    share_out(t, 0, 0)
    assert receivers(t) == [1, 2], "void icons count as assigned"
    play(t, 0, "player", seat=2)
    assert [facts["contract"] for facts in told(t, "lost-score")] == contracts
    assert told(t, "nothing-to-lose") == [{"seat": 0, "icon": SCORE}, {"seat": 2, "icon": SCORE}]
    assert [contracts_of(t, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("K-231")
def test_card_losses_beyond_a_hand_are_void(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS, ["4", "4"], penalty="CC")
    share_out(t, 1, 1, 1)
    play(t, 0, "die-card", card=choices(t, 0)[0][1]["card"])
    play(t, 1, "die-card", card=choices(t, 1)[0][1]["card"])
    assert told(t, "nothing-to-lose") == [{"seat": 1, "icon": CARD}] * 2
    assert [hand_size(t, seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("K-232")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_payment_runs_score_before_cards_clockwise_from_the_active_player(
    monkeypatch: Any, active: int
) -> None:
    clockwise = [(active + step) % 3 for step in range(3)]
    t = staged(PASSES, THREE, 3, active, reward="SC")
    rolls(monkeypatch, "4", "4", "4")
    begin(t, *clockwise[1:])
    share_out(t, *reversed(clockwise), *clockwise)
    assert [facts["seat"] for facts in told(t, "scored")] == clockwise
    assert [facts["seat"] for facts in told(t, "gained-card")] == clockwise


@pytest.mark.rule("K-232")
def test_losses_run_in_the_same_order(monkeypatch: Any) -> None:
    t = staged(FAILS, ["4 4", "4 4", "4 4"], 3, active=1, penalty="SC")
    rolls(monkeypatch, "4", "4", "4")
    pile(t, 0, 1)
    pile(t, 2, 1)
    begin(t, 0, 2)
    share_out(t, 0, 2, 0, 0, 1, 2)
    assert [facts["seat"] for facts in told(t, "lost-score")] == [2, 0]
    order = []
    while t.asks == LOSE_CARD:
        order += awaited(t)
        play(t, order[-1], "die-card", card=choices(t, order[-1])[0][1]["card"])
    assert order == [1, 2, 0]


@pytest.mark.rule("K-233")
def test_the_first_score_is_the_contract_played_all_others_come_from_the_deck(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="SS")
    played = t.contract
    deck = {contract for contract in range(32) if t.contract_place[contract] == IN_DECK}
    market = [int(t.market[place]) for place in range(MARKET)]
    share_out(t, 1, 1, 0, 1)
    scored = [(facts["seat"], facts["contract"]) for facts in told(t, "scored")]
    assert scored[0] == (0, played)
    assert [seat for seat, _ in scored] == [0, 1, 1, 1]
    assert {contract for _, contract in scored[1:]} <= deck
    assert [int(t.market[place]) for place in range(MARKET)] == market
    assert all(t.contract_place[contract] == IN_MARKET for contract in market)


@pytest.mark.rule("K-234")
def test_with_stars_the_active_player_names_who_takes_the_contract_played(monkeypatch: Any) -> None:
    for seat in (0, 2):
        t = attempted(monkeypatch, PASSES, THREE, reward="S", objective="stars")
        played = t.contract
        share_out(t, 0, 2, 2)
        assert (t.asks, awaited(t)) == (WHO_SCORES_IT, [0])
        assert choices(t, 0) == [("player", {"seat": 0}), ("player", {"seat": 2})]
        play(t, 0, "player", seat=seat)
        assert t.contract_place[played] == WITH_SEAT + seat
        assert told(t, "scored")[0] == {"seat": seat, "contract": played}
        assert [contracts_of(t, other) for other in range(3)] == [1, 0, 2]


@pytest.mark.rule("K-234")
@pytest.mark.parametrize("objective", ["contracts", "stars"])
def test_otherwise_the_first_in_payment_order_takes_it(monkeypatch: Any, objective: str) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="SC", objective=objective)
    played = t.contract
    share_out(t, 1, 1, 0, 0)
    assert t.contract_place[played] == WITH_SEAT + 1, "the only one to get score"
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="SC")
    played = t.contract
    share_out(t, 1, 0, 0, 0)
    assert t.contract_place[played] == WITH_SEAT + 0, "contracts: nobody is asked"


@pytest.mark.rule("K-234")
def test_in_a_battle_nobody_is_asked_who_takes_it(monkeypatch: Any) -> None:
    battle = "what=sum comparison=higher threshold=rivals"
    t = fought(monkeypatch, battle, ["4", "4"], objective="stars", reward="S")
    assert t.asks == PICK_CONTRACT
    assert [facts["seat"] for facts in told(t, "scored")] == [0, 1]
    assert told(t, "picked") == []


@pytest.mark.rule("K-235")
@pytest.mark.parametrize(("contract", "reward", "penalty"), [(FAILS, "SS", "S"), (PASSES, "C", "S")])
def test_a_contract_that_nobody_scored_is_discarded_face_up(
    monkeypatch: Any, contract: str, reward: str, penalty: str
) -> None:
    t = attempted(monkeypatch, contract, ["4", "4"], reward=reward, penalty=penalty)
    played = t.contract
    assert t.contract_place[played] == IN_PLAY
    share_out(t, 1)
    assert t.contract_place[played] == IN_DISCARD
    for seat in (-1, 0, 1):
        seen = view(t, seat)
        assert seen.contract_place[played] == IN_DISCARD
        assert all(seen.choice[played, part] == t.choice[played, part] for part in range(PART_COUNT))
        assert all(int(world.contract_place[played]) == IN_DISCARD for world in guesses(t, max(0, seat), 2))


SUM = "what=sum comparison=higher threshold=rivals"


@pytest.mark.rule("K-236")
def test_a_battles_reward_is_dealt_round_the_winners(monkeypatch: Any) -> None:
    t = fought(monkeypatch, SUM, ["4", "4", "1"], reward="SC", penalty="")
    assert given(t) == [(0, 0, 0), (1, 0, 0), (0, 0, 0), (1, 0, 1), (0, 0, 1), (1, 0, 1)]
    assert [contracts_of(t, seat) for seat in range(3)] == [2, 1, 0]
    assert [hand_size(t, seat) for seat in range(3)] == [2, 3, 1]
    assert t.asks == PICK_CONTRACT, "nobody chooses"


@pytest.mark.rule("K-236")
@pytest.mark.parametrize("active", range(5))
@pytest.mark.parametrize(("reward", "icons"), [("S", 5), ("CC", 10), ("SC", 10)])
def test_shares_differ_by_at_most_one_icon(monkeypatch: Any, active: int, reward: str, icons: int) -> None:
    strong = {0, 1, 3}
    hands = ["5" if seat in strong else "2" for seat in range(5)]
    t = staged(SUM, hands, 5, active, type_="battle", reward=reward, penalty="SS")
    clockwise = [(active + step) % 5 for step in range(5)]
    rolls(monkeypatch, *[hands[seat] for seat in clockwise])
    play(t, active, "pick", place=0)
    play(t, active, "player", seat=clockwise[2])
    while told(t, "begins") == []:
        play(t, awaited(t)[0], "yes")
    won = [seat for seat, side, _ in given(t) if side == REWARD]
    order = [seat for seat in clockwise if seat in strong]
    assert won == [order[place % 3] for place in range(icons)]
    lost = [seat for seat, side, _ in given(t) if side == PENALTY]
    weak = [seat for seat in clockwise if seat not in strong]
    assert lost == [weak[place % 2] for place in range(10)]


@pytest.mark.rule("K-237")
def test_a_battles_penalty_is_dealt_round_the_losers_after_the_reward(monkeypatch: Any) -> None:
    t = staged(SUM, ["1 1 1", "4", "1 1 1"], 3, type_="battle", reward="SC", penalty="SC")
    rolls(monkeypatch, "1", "4", "1")
    pile(t, 0, 3)
    pile(t, 2, 1)
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    play(t, 2, "yes")
    assert [row for row in given(t) if row[1] == REWARD] == [(1, 0, 0)] * 3 + [(1, 0, 1)] * 3
    assert [row for row in given(t) if row[1] == PENALTY] == [
        (0, 1, 0),
        (2, 1, 0),
        (0, 1, 0),
        (2, 1, 1),
        (0, 1, 1),
        (2, 1, 1),
    ]
    assert len(told(t, "scored")) == len(told(t, "gained-card")) == 3, "one winner gets the whole pool"
    assert [facts["seat"] for facts in told(t, "lost-score")] == [0, 0, 2]
    order = []
    while t.asks == LOSE_CARD:
        order += awaited(t)
        play(t, order[-1], "die-card", card=choices(t, order[-1])[0][1]["card"])
    assert order == [0, 2, 2]
    assert [contracts_of(t, seat) for seat in range(3)] == [1, 3, 0]


@pytest.mark.rule("K-237")
def test_a_single_loser_takes_the_whole_penalty(monkeypatch: Any) -> None:
    t = fought(monkeypatch, SUM, ["4", "1", "4"], reward="", penalty="S")
    assert given(t) == [(1, PENALTY, SCORE)] * 3


@pytest.mark.rule("K-223")
def test_a_set_aside_card_can_be_lost(monkeypatch: Any) -> None:
    t = staged(FAILS, ["4 5", "2/forced-reroll"], penalty="C")
    rolls(monkeypatch, "4", "2/forced-reroll", "5")
    begin(t, 1)
    play(t, 1, "player", seat=0)
    share_out(t, 0)
    assert hand(t, 0) == ["4", "5"]
    lose = {die(t, parameters["card"]) for _, parameters in choices(t, 0)}
    assert lose == {"4", "5"}
