"""Group 19: the rulings where the book leaves a question open, each as a small scene."""

from __future__ import annotations

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    alike,
    awaited,
    can_tell,
    choices,
    dealt,
    dice,
    discarded,
    end,
    everyone,
    finish_turn,
    guesses,
    hand,
    heard,
    hold,
    may,
    members,
    pass_by,
    play,
    random_moves,
    reveal,
    set_coins,
    set_dice,
    set_safe,
    set_thrown,
    staged,
    thrown,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import BRIBE, COINS, DICE, KINDS, NONE, TRAITORS, WOOD
from turncoat.games.mad_zeppelin.rules import advance, draw_opening_card
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.table import (
    BY_FLIGHT,
    BY_POINTS,
    DRAFT_TRAITOR,
    NO_QUESTION,
    PLAY_TRAITOR,
    SETTLE_DIE,
    SETTLING,
    SHOW_TRAITOR,
    TAKE_ACTION,
    Table,
)
from turncoat.kernel.chart import chart


def payoffs(t: Table) -> list[int]:
    """What the seats get."""
    out = [0] * t.seats
    GAME.payoff(t, out)
    return out


def re_rolled(face: str) -> Table:
    """Seat 1 has re-rolled the first die through Mirante, and this face came up; seat 0 leads."""
    for seed in range(300):
        t = staged(["love igor", "mirante ripp", "steeling walder"], "red red red", seed=seed)
        pass_by(t, "love")
        reveal(t, 1, "mirante")
        play(t, 1, "reroll", dice=0b001)
        if dice(t)[0] == face:
            return t
    raise AssertionError("that face never came up")


def two_blocked() -> Table:
    """Tim Sly has blocked Dr Ripp and, as him, Love: both traitors of seat 1."""
    t = staged(["tim-sly walder", "love ripp", "steeling igor"])
    reveal(t, 0, "tim-sly")
    play(t, 0, "traitor", traitor="ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    return t


@pytest.mark.rule("M-035", "M-191")
def test_the_leader_may_pick_black() -> None:
    """Ruling A1: Black is one of the results that the pick face may become, and takes the die out."""
    t = staged(["steeling igor", "troy ripp"])
    t.chances, t.actor, t.asks, t.awaits, t.stage = 0, NONE, NO_QUESTION, 0, SETTLING
    set_dice(t, "blue pick red")
    advance(t)
    assert (t.asks, awaited(t)) == (SETTLE_DIE, [0])
    play(t, 0, "set", die=1, result="black")
    assert dice(t) == ["blue", "black", "red"]
    reveal(t, 0, "steeling")
    assert not may(t, 0, "set", die=1, result="blue")


@pytest.mark.rule("M-137")
def test_a_pick_face_of_a_re_roll_is_settled_by_the_leader() -> None:
    """Ruling A2: the leader of the turn chooses, not the seat that re-rolled."""
    t = re_rolled("pick")
    assert (t.asks, awaited(t), t.actor) == (SETTLE_DIE, [0], 1)
    play(t, 0, "set", die=0, result="yellow")
    assert (dice(t), t.asks, awaited(t)) == (["yellow", "red", "red"], TAKE_ACTION, [1])


@pytest.mark.rule("M-137", "M-033")
def test_a_black_die_of_a_re_roll_is_out_for_the_turn() -> None:
    """Ruling A3: it is the same face, so no Ability may touch the die again in this turn."""
    t = re_rolled("black")
    end(t, 1)
    reveal(t, 2, "steeling")
    assert {parameters["die"] for _, parameters in choices(t, 2, "set")} == {1, 2}
    while t.turn == 1:
        assert dice(t)[0] == "black"
        pass_by(t)


@pytest.mark.rule("M-046")
@pytest.mark.parametrize(("first", "second"), [("love", "ripp"), ("ripp", "love")])
def test_with_both_traitors_blocked_one_is_shown_in_each_round(first: str, second: str) -> None:
    """Ruling A4: the seat chooses which to show first, is skipped, and shows the other in round 2."""
    t = two_blocked()
    assert (t.asks, awaited(t)) == (SHOW_TRAITOR, [1])
    coins, cards, depth = t.coins[1], hand(t, 1), t.depth
    play(t, 1, "traitor", traitor=first)
    assert (t.actor, t.coins[1], hand(t, 1), t.depth) == (2, coins, cards, depth)
    assert members(t.held[1]) == [second]
    pass_by(t, "steeling")
    end(t, 0)
    assert ([t.laid[1, 0], t.laid[1, 1]], t.actor) == ([traitor(first), traitor(second)], 2)
    assert (t.coins[1], hand(t, 1), t.current[1]) == (coins, cards, NONE)


@pytest.mark.rule("M-042")
def test_a_blocked_traitor_is_no_way_to_dodge_playing() -> None:
    """Ruling A5: with a playable traitor in hand the blocked one can be neither played nor shown."""
    t = staged(["ripp walder", "love troy"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    assert (t.asks, choices(t, 1)) == (PLAY_TRAITOR, [("traitor", {"traitor": traitor("troy")})])


@pytest.mark.rule("M-071")
def test_a_throw_stands_when_the_dice_change_afterwards() -> None:
    """Ruling A6: Steeling throws on Blue and then turns the only blue die to Red."""
    t = staged(["steeling igor", "troy ripp"], "blue red red")
    reveal(t, 0, "steeling")
    play(t, 0, "throw", cargo="wood", crates=0)
    coins = t.coins[0]
    play(t, 0, "set", die=0, result="red")
    assert (dice(t), thrown(t, 0), t.coins[0]) == (["red"] * 3, ["wood"], coins)


@pytest.mark.rule("M-060")
def test_a_journey_of_a_search_is_not_replaced_by_another_card() -> None:
    """Ruling A7: one coin for the Search, one for the Journey, and no card."""
    t = staged(["love igor", "troy ripp"], hold="journey gold")
    reveal(t, 0, "igor")
    assert (t.journeys, t.coins[0], hand(t, 0), hold(t, 1)) == (1, 5, ["wood"], ["gold"])


@pytest.mark.rule("M-054")
def test_a_hand_has_no_limit() -> None:
    """Ruling A8: a hand of thirty cards draws the next like any other."""
    cards = "wood " * 15 + "coal " * 15
    t = staged(["rochat igor", "troy ripp"], hands=[cards], hold="ore gold")
    reveal(t, 0, "rochat")
    assert t.hand_size[0] == len(hand(t, 0)) == 32


@pytest.mark.rule("M-056")
@pytest.mark.parametrize(("safe", "taken"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_from_an_empty_safe_nothing_is_taken_and_nothing_is_owed(safe: int, taken: int) -> None:
    """Ruling A9: Henchman III is due 2 coins and 1 for a Journey, and takes what is there."""
    t = staged(["henchman igor", "troy ripp"], hold="journey")
    set_safe(t, safe)
    reveal(t, 0, "henchman")
    assert (t.coins[0], t.safe) == (3 + taken, 0)
    set_safe(t, 9)
    end(t, 0)
    assert t.coins[0] == 3 + taken, "no debt is paid later"


@pytest.mark.rule("M-075", "M-078")
def test_crates_pay_from_the_hand_and_in_every_payment() -> None:
    """Ruling A10: a thrown crate pays nothing; one in hand pays a bribe, Hummerock's, or Walder's coin."""
    t = staged(["steeling igor", "troy ripp"], hands=["coal"], coins=[0], hold="ore")
    set_thrown(t, 0, "crate crate")
    reveal(t, 0, "steeling")
    assert t.coins[0] == 1
    assert choices(t, 0, "throw") == [], "two thrown crates are no help"
    t = staged(["hummerock igor", "troy walder"], "blue red red", ["crate coal coal", "crate"], hold="ore")
    reveal(t, 0, "hummerock")
    assert may(t, 0, "throw", cargo="coal", crates=1)
    assert may(t, 0, "extra", cargo="coal", crates=1)
    play(t, 0, "extra", cargo="coal", crates=1)
    assert (discarded(t), t.coins[0]) == (["crate"], 3)
    end(t, 0)
    reveal(t, 1, "walder")
    play(t, 1, "card", cargo="crate")
    assert discarded(t).count("crate") == 2


@pytest.mark.rule("M-075", "M-095")
def test_a_crate_pays_too_where_a_coin_goes_to_a_player() -> None:
    """Ruling A10: under a toll a bribe of 1 is met with a crate, and the Safe gives the toll's coin."""
    t = staged(["henchman igor", "troy walder"], "red red red", ["wood", "wood crate"], hold="ore ore")
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "troy")
    coins, safe = [t.coins[0], t.coins[1]], t.safe
    play(t, 1, "throw", cargo="wood", crates=1)
    assert ([t.coins[0], t.coins[1]], t.safe) == ([coins[0] + 1, coins[1]], safe - 1)


@pytest.mark.rule("M-075")
def test_a_crate_may_be_thrown_for_points() -> None:
    """Ruling A11: it is Cargo of level 1 worth a point, for a bribe of 1."""
    t = staged(["steeling igor", "troy ripp"], hands=["crate"], hold="ore")
    reveal(t, 0, "steeling")
    play(t, 0, "throw", cargo="crate", crates=0)
    assert (thrown(t, 0), score(t, 0), t.coins[0]) == (["crate"], 1, 3)


@pytest.mark.rule("M-063", "M-158")
def test_who_draws_the_tenth_journey_finishes_its_play_and_nobody_else_plays() -> None:
    """Ruling A12: the traitor is on the table already, so its actions are what is left to play."""
    t = staged(["steeling igor", "troy ripp", "love walder"], "red blue red", journeys=9, hold="journey")
    reveal(t, 0, "steeling")
    assert (t.journeys, t.coins[0], t.ending) == (10, 5, NONE)
    play(t, 0, "set", die=0, result="blue")
    play(t, 0, "throw", cargo="wood", crates=0)
    assert (t.ending, t.awaits, t.chances, thrown(t, 0)) == (BY_FLIGHT, 0, 1, ["wood"])


@pytest.mark.rule("M-156")
@pytest.mark.parametrize("leader", range(4))
def test_the_next_leader_is_the_left_neighbour(leader: int) -> None:
    """Ruling A13: the lead goes the way that play goes."""
    t = staged(["love igor", "troy ripp", "steeling walder", "henchman mirante"], leader=leader)
    finish_turn(t)
    assert (t.turn, t.leader) == (2, (leader + 1) % 4)


@pytest.mark.rule("M-171")
def test_coins_are_public() -> None:
    """Ruling A14: every seat and every spectator sees all coins at all times."""
    t = dealt(4, 6)
    for _ in random_moves(t, 6):
        for seat in everyone(t):
            seen = view(t, seat)
            assert [seen.coins[other] for other in range(4)] == [t.coins[other] for other in range(4)]
            assert seen.safe + sum(seen.coins[other] for other in range(4)) == COINS


@pytest.mark.rule("M-080")
def test_discards_lie_open_and_never_come_back() -> None:
    """Ruling A15: sold, traded and lost cards are on one face-up pile for the rest of the game."""
    t = staged(["zamfirescu walder", "troy ripp"], hands=["steel coal", "ore"], hold="wood wood wood wood")
    reveal(t, 0, "zamfirescu")
    play(t, 0, "card", cargo="steel")
    play(t, 0, "card", cargo="coal")
    for seat in everyone(t):
        assert discarded(view(t, seat)) == ["coal", "steel"]
    for before in random_moves(t, 3):
        pile = discarded(before)
        assert pile.count("steel") >= 1
        assert pile.count("coal") >= 1


@pytest.mark.rule("M-164")
def test_the_extra_point_counts_towards_the_target() -> None:
    """Ruling A16: 19 points of Cargo with all four levels are 20, and win a Run game."""
    t = staged(["love igor", "troy ripp"])
    set_thrown(t, 1, "gold steel ore lead wood")
    finish_turn(t)
    assert (t.ending, t.winners, score(t, 1)) == (BY_POINTS, 0b10, 20)


@pytest.mark.rule("M-155")
def test_points_reached_in_mid_turn_end_nothing() -> None:
    """Ruling A17: the test is made at the end of the turn or of the flight only."""
    t = staged(["steeling igor", "troy ripp"], "blue red red")
    set_thrown(t, 0, "diamonds gold gold")
    reveal(t, 0, "steeling")
    play(t, 0, "throw", cargo="wood", crates=0)
    end(t, 0)
    assert (score(t, 0), t.ending, awaited(t)) == (20, NONE, [1])


@pytest.mark.rule("M-050", "M-085")
def test_a_name_that_nobody_holds_looks_like_one_that_is_held() -> None:
    """Ruling A18: nobody reveals anything at the naming, so no seat learns where the traitor is."""
    t = staged(["ripp walder", "love troy", "steeling igor", "henchman mirante"])
    assert t.airsick & 1 << traitor("tim-sly")
    other = t.copy()
    other.dealt[2] = traitor("tim-sly")
    other.held[2] = 1 << traitor("tim-sly") | 1 << t.pick[2]
    other.airsick ^= 1 << traitor("tim-sly") | 1 << traitor("steeling")
    assert can_tell(t, other) == [0, 2], "the leader has looked, and seat 2 has its own hand"
    for table in (t, other):
        reveal(table, 0, "ripp")
        play(table, 0, "traitor", traitor="tim-sly")
    for seat in (-1, 1, 3):
        assert alike(t, other, seat)
        assert ("named", {"seat": 0, "traitor": traitor("tim-sly")}) in heard(t, seat)
    held = {
        holder
        for world in guesses(t, 1, 150)
        for holder in range(4)
        if world.held[holder] >> traitor("tim-sly") & 1
    }
    assert held == {2, 3}, "any seat but the namer and the guesser may hold it"


@pytest.mark.rule("M-051", "M-084", "M-114")
@pytest.mark.parametrize("by", ["ripp", "tim-sly"])
def test_a_traitor_that_has_been_played_cannot_be_named(by: str) -> None:
    """Ruling A19: it can no longer be stopped."""
    t = staged(["love troy", f"{by} walder", "steeling igor"])
    pass_by(t, "love")
    reveal(t, 1, by)
    assert not may(t, 1, "traitor", traitor="love")
    assert may(t, 1, "traitor", traitor="troy"), "not played yet"
    end(t, 1)
    pass_by(t, "steeling")
    end(t, 0)
    assert t.face_up >> traitor("love") & 1, "covered, but still face up"


@pytest.mark.rule("M-037")
def test_dice_are_not_used_up_by_throwing() -> None:
    """Ruling A20: one red die serves every red traitor of the turn."""
    t = staged(["troy steeling", "ripp love", "walder igor"], "red black black", coins=[3, 3, 3])
    for seat, name in enumerate(("troy", "ripp", "walder")):
        reveal(t, seat, name)
        play(t, seat, "throw", cargo="wood", crates=0)
        end(t, seat)
        assert dice(t) == ["red", "black", "black"]
    assert all("wood" in thrown(t, seat) for seat in range(3))


@pytest.mark.rule("M-064", "M-198")
def test_a_traitor_throws_one_card() -> None:
    """Ruling A21: a second throw needs an Ability that gives it, as Hummerock's does."""
    t = staged(["steeling igor", "hummerock ripp"], "blue blue blue", ["wood wood", "wood wood"], [9, 9])
    reveal(t, 0, "steeling")
    play(t, 0, "throw", cargo="wood", crates=0)
    assert choices(t, 0, "throw") == []
    end(t, 0)
    reveal(t, 1, "hummerock")
    play(t, 1, "throw", cargo="wood", crates=0)
    play(t, 1, "extra", cargo="wood", crates=0)
    assert thrown(t, 1) == ["wood", "wood"]


@pytest.mark.rule("M-073")
def test_a_card_without_a_bribe_is_thrown_free_of_charge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling A22: should real data have such a card, it costs nothing, takes no crate and owes no toll."""
    free = [[0 if card == WOOD else BRIBE[row, card] for card in range(KINDS)] for row in range(2)]
    monkeypatch.setattr("turncoat.games.mad_zeppelin.components.BRIBE", chart(free))
    t = staged(["henchman igor", "troy ripp"], "red red red", ["wood", "wood crate"], [0, 0], "ore ore")
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "troy")
    set_coins(t, [2, 0])
    assert choices(t, 1, "throw") == [("throw", {"cargo": WOOD, "crates": 0})]
    play(t, 1, "throw", cargo="wood", crates=0)
    assert ([t.coins[0], t.coins[1]], thrown(t, 1), discarded(t)) == ([2, 0], ["wood"], [])


@pytest.mark.rule("M-060", "M-063")
@pytest.mark.parametrize("name", ["rochat", "ratatine"])
@pytest.mark.parametrize("journeys", [0, 9])
def test_draws_by_abilities_lay_journeys_open_too(name: str, journeys: int) -> None:
    """Ruling A23: whatever draws from the Hold, a Journey is laid out for its coin, the tenth included."""
    drawn = "wood wood journey ore ore ore" if name == "rochat" else "wood journey ore ore ore"
    t = staged([f"{name} igor", "troy ripp"], hold=drawn, journeys=journeys)
    reveal(t, 0, name)
    coins = t.coins[0]
    if name == "rochat":
        play(t, 0, "card", cargo="wood")
    else:
        play(t, 0, "use")
        play(t, 0, "order", order=0)
    assert (t.journeys, t.coins[0]) == (journeys + 1, coins + 1)
    assert "journey-drawn" in [kind for kind, _ in heard(t, -1)]
    assert t.asks == TAKE_ACTION
    end(t, 0)
    assert (t.ending == BY_FLIGHT) == (journeys == 9)


@pytest.mark.rule("M-032")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_draft_comes_before_the_dice(seats: int) -> None:
    """Ruling A24: no die lies on the table until the last traitor is drafted."""
    t = dealt(seats, 5)
    for _ in range(seats):
        assert t.asks == DRAFT_TRAITOR
        assert [t.die[die] for die in range(DICE)] == [NONE] * DICE
        (seat,) = awaited(t)
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert all(t.die[die] != NONE for die in range(DICE))
    told = [kind for kind, _ in heard(t, -1)]
    assert told.index("drafted") < told.index("looked") < told.index("rolled")


@pytest.mark.rule("M-017")
def test_an_extra_opening_coin_is_taken_only_while_the_safe_has_one() -> None:
    """Ruling A25: all have their 3 coins before the first draw; later coins come while there are any."""
    t = staged(["love igor", "troy ripp"], hold="journey gold")
    set_safe(t, 0)
    draw_opening_card(t, 0)
    assert (t.coins[0], t.safe, t.hand_size[0], t.journeys) == (3, 0, 2, 0)
    assert hold(t).count("journey") == 10
    t = staged(["love igor", "troy ripp"], hold="journey gold")
    set_safe(t, 1)
    draw_opening_card(t, 0)
    assert (t.coins[0], t.safe) == (4, 0)
    for seats in range(2, 7):
        for seed in range(20):
            t = dealt(seats, seed)
            extra = sum(kind == "opening-journey" for kind, _ in heard(t, -1))
            assert min(t.coins[seat] for seat in range(seats)) >= 3
            assert t.safe == COINS - 3 * seats - extra


@pytest.mark.rule("M-041", "M-096")
def test_the_toll_of_a_skipped_seat_ends_at_its_chance() -> None:
    """Ruling A26: the chance counts, not the play. Seat 1 is skipped, and seat 2 then pays no toll."""
    t = staged(
        ["ripp walder", "henchman love", "troy steeling"],
        "red blue red",
        ["wood", "wood", "wood wood"],
        hold=" ".join(["ore"] * 6),
    )
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    reveal(t, 1, "henchman")
    play(t, 1, "use")
    end(t, 1)
    pass_by(t, "troy")
    assert (t.actor, t.toll[0]) == (0, 1)
    end(t, 0)
    assert (t.skipped[1, 1], t.actor, t.toll[0]) == (1, 2, NONE)
    coins = t.coins[1]
    play(t, 2, "throw", cargo="wood", crates=0)
    assert t.coins[1] == coins


@pytest.mark.rule("M-055", "M-101", "M-105")
@pytest.mark.parametrize("name", ["henchman", "rochat"])
@pytest.mark.parametrize("copier", ["shadow", "tim-sly"])
def test_a_copier_never_gets_the_search_of_what_it_copies(name: str, copier: str) -> None:
    """Ruling A27: the Search is over and is no part of an Ability."""
    t = staged(
        [f"{name if copier == 'shadow' else 'troy'} walder", f"{copier} love"], hold="ore ore ore ore ore"
    )
    pass_by(t, name if copier == "shadow" else "troy")
    coins, cards, depth = t.coins[1], t.hand_size[1], t.depth
    reveal(t, 1, copier)
    if copier == "shadow":
        play(t, 1, "player", seat=0)
    else:
        play(t, 1, "traitor", traitor=name)
    assert (t.coins[1], t.hand_size[1], t.depth) == (coins + 1, cards + 1, depth - 1)
    play(t, 1, "decline")
    assert (t.coins[1], t.hand_size[1], t.depth) == (coins + 1, cards + 1, depth - 1)


@pytest.mark.rule("M-164")
def test_two_full_sets_of_levels_give_one_extra_point() -> None:
    """Ruling A28: the point is given once."""
    t = staged(["love igor", "troy ripp"], mode="long-haul")
    set_thrown(t, 0, "wood coal ore gold")
    assert score(t, 0) == 14
    set_thrown(t, 0, "wood coal ore gold")
    assert score(t, 0) == 27


@pytest.mark.rule("M-168", "M-170")
def test_equal_points_and_coins_are_a_shared_draw() -> None:
    """Ruling A29: it is told as a draw of those seats, and pays them less than a win."""
    t = staged(["love igor", "troy ripp", "steeling walder"], journeys=9, hold="journey")
    set_thrown(t, 0, "diamonds diamonds gold")
    set_thrown(t, 2, "gold gold gold coal")
    reveal(t, 0, "love")
    set_coins(t, [4, 1, 4])
    end(t, 0)
    assert (t.winners, payoffs(t)) == (0b101, [1, 0, 1])
    assert ("draw", {"seats": 0b101, "points": 20, "coins": 4}) in heard(t, 1)


@pytest.mark.rule("M-126", "M-088")
@pytest.mark.parametrize("name", ["shadow", "tim-sly"])
def test_a_question_mark_with_nothing_to_copy_searches_and_cannot_throw(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ruling A30: it has no colour, but it is played, searches and ends its play."""
    if name == "tim-sly":
        monkeypatch.setattr("turncoat.games.mad_zeppelin.components.COLOURS_OF", [0] * TRAITORS)
    t = staged([f"{name} walder", "love troy"], hold="ore")
    reveal(t, 0, name)
    assert (t.coins[0], hand(t, 0), t.colours) == (4, ["wood", "ore"], 0)
    assert choices(t, 0) == [("end", {})]
