"""Rows M-128 to M-144: Helen Troy, Hans Walder, Hernan Mirante, Ratatine."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import sqrt

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    CARGO_NAMES,
    COPIERS,
    RESULT_NAMES,
    after,
    awaited,
    can_tell,
    choices,
    dice,
    discarded,
    end,
    everyone,
    finish_turn,
    guesses,
    hand,
    heard,
    hold,
    kind,
    lay_hold,
    may,
    offered,
    pass_by,
    play,
    result,
    reveal,
    set_coins,
    set_dice,
    set_safe,
    set_thrown,
    staged,
    thrown,
    told,
    traitor,
    view,
    ways,
)
from turncoat.games.mad_zeppelin.components import JOURNEY, NONE
from turncoat.games.mad_zeppelin.table import (
    BY_FLIGHT,
    ORDER_CARDS,
    SETTLE_DIE,
    TAKE_ACTION,
    Table,
)
from turncoat.kernel.chance import sow

WAYS = ("itself", *COPIERS)
RESULTS = ("blue", "red", "green", "yellow", "black")
SAMPLES = 600


def coins(t: Table) -> list[int]:
    return [t.coins[seat] for seat in range(t.seats)]


def sizes(t: Table) -> list[int]:
    return [t.hand_size[seat] for seat in range(t.seats)]


def fated(t: Table, seed: int) -> Table:
    """The same table with other luck to come."""
    other = t.copy()
    sow(other.chance, seed, 2, 3, 4)
    return other


def close_to(count: int, share: float, samples: int = SAMPLES) -> bool:
    """Whether a count is within four standard deviations of what is expected."""
    return abs(count - share * samples) < 4 * sqrt(samples * share * (1 - share))


# Helen Troy


@pytest.mark.rule("M-128", "M-131")
@pytest.mark.parametrize("by", WAYS)
def test_troy_takes_a_card_of_another_hand(by: str) -> None:
    t = offered("troy", by, hands=["coal", "wood", "gold", "ore ore"], seats=4, coins=[3, 3, 3, 3])
    assert ways(t, 1) == [("player", {"seat": seat}) for seat in (0, 2, 3)]
    play(t, 1, "player", seat=2)
    assert (hand(t, 1), hand(t, 2), sizes(t), coins(t)) == (["wood", "gold"], [], [1, 2, 0, 2], [3] * 4)
    for seat in everyone(t):
        assert told(t, "stole", seat) == [{"seat": 1, "other": 2}]
        facts = {"seat": 1, "other": 2, "cargo": kind("gold")}
        assert told(t, "stolen-card", seat) == ([facts] if seat in (1, 2) else [])
        assert sizes(view(t, seat)) == [1, 2, 0, 2]
        assert view(t, seat).took[t.plays - 1] == (kind("gold") if seat in (1, 2) else NONE)
    assert (awaited(t), t.asks, ways(t, 1)) == ([1], TAKE_ACTION, [])


@pytest.mark.rule("M-128")
@pytest.mark.parametrize("by", WAYS)
def test_troy_takes_every_card_not_every_type_with_equal_chance(by: str) -> None:
    t = offered("troy", by, hands=["coal", "wood", "gold ore ore ore"])
    taken: Counter[str] = Counter()
    for seed in range(SAMPLES):
        done = after(fated(t, seed), 1, "player", seat=2)
        taken[CARGO_NAMES[told(done, "stolen-card", 1)[0]["cargo"]]] += 1
    assert set(taken) == {"gold", "ore"}
    assert close_to(taken["gold"], 1 / 4)


@pytest.mark.rule("M-128", "M-131")
@pytest.mark.parametrize("by", WAYS)
def test_which_card_troy_took_is_known_to_taker_and_victim_alone(by: str) -> None:
    t = offered("troy", by, hands=["coal", "wood", "gold ore"])
    done = [after(fated(t, seed), 1, "player", seat=2) for seed in range(20)]
    gold = next(table for table in done if "gold" in hand(table, 1))
    ore = next(table for table in done if "ore" in hand(table, 1))
    assert can_tell(gold, ore) == [1, 2]
    for table in (gold, ore):
        end(table, 1)
    assert can_tell(gold, ore) == [1, 2]


@pytest.mark.rule("M-129", "M-131")
@pytest.mark.parametrize("by", WAYS)
def test_troy_takes_a_coin_where_the_hand_is_empty(by: str) -> None:
    t = offered("troy", by, hands=["coal", "wood", "", ""], seats=4, coins=[3, 3, 1, 0])
    assert ways(t, 1) == [("player", {"seat": 0}), ("player", {"seat": 2})]
    safe = t.safe
    play(t, 1, "player", seat=2)
    assert (coins(t), t.safe, sizes(t)) == ([3, 4, 0, 0], safe, [1, 1, 0, 0])
    for seat in everyone(t):
        assert heard(t, seat) == [("stole-coin", {"seat": 1, "other": 2})]


@pytest.mark.rule("M-129")
@pytest.mark.parametrize("by", WAYS)
def test_a_seat_with_a_card_and_no_coin_can_be_chosen_and_loses_the_card(by: str) -> None:
    t = offered("troy", by, hands=["", "wood", "gold"], coins=[0, 3, 0])
    assert ways(t, 1) == [("player", {"seat": 2})]
    play(t, 1, "player", seat=2)
    assert (hand(t, 1), coins(t)) == (["wood", "gold"], [0, 3, 0])


@pytest.mark.rule("M-129")
def test_troy_is_not_offered_where_all_others_have_nothing() -> None:
    assert ways(offered("troy", hands=["", "wood", ""], coins=[0, 3, 0]), 1) == []
    for by in COPIERS:
        t = offered("troy", by, hands=["", "wood", ""], coins=[0, 3, 0])
        assert choices(t, 1) == [("decline", {})]


@pytest.mark.rule("M-130")
def test_nobody_chooses_the_card_and_traitors_and_thrown_cargo_are_safe() -> None:
    t = staged(["steeling love", "troy igor", "ripp walder"], hands=["wood", "wood", "gold"],
               hold="journey journey")  # fmt: skip
    set_thrown(t, 2, "diamonds")
    pass_by(t, "steeling")
    reveal(t, 1, "troy")
    held = t.held[2]
    play(t, 1, "player", seat=2)
    assert (awaited(t), t.asks) == ([1], TAKE_ACTION)
    assert (hand(t, 1), thrown(t, 2), t.held[2]) == (["wood", "gold"], ["diamonds"], held)


@pytest.mark.rule("M-130", "M-131")
@pytest.mark.parametrize("by", WAYS)
def test_the_card_that_troy_took_may_be_thrown_in_the_same_play(by: str) -> None:
    t = offered("troy", by, hands=["coal", "", "gold"], coins=[3, 5, 3])
    play(t, 1, "player", seat=2)
    play(t, 1, "throw", cargo="gold", crates=0)
    assert (thrown(t, 1), coins(t)) == (["gold"], [3, 0, 3])


# Hans Walder


@pytest.mark.rule("M-132", "M-135")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize("cost", ["pay", "ore"])
def test_for_a_coin_or_a_card_every_other_seat_discards_one(by: str, cost: str) -> None:
    t = offered("walder", by, hands=["coal", "ore wood", "", "gold", "lead"], seats=5, coins=[3, 3, 3, 3, 3])
    assert ways(t, 1) == [("card", {"cargo": kind("wood")}), ("card", {"cargo": kind("ore")}), ("pay", {})]
    safe = t.safe
    if cost == "pay":
        play(t, 1, "pay")
        assert (coins(t), t.safe, hand(t, 1)) == ([3, 2, 3, 3, 3], safe + 1, ["wood", "ore"])
    else:
        play(t, 1, "card", cargo=cost)
        assert (coins(t), t.safe, hand(t, 1)) == ([3] * 5, safe, ["wood"])
    assert [hand(t, seat) for seat in (0, 2, 3, 4)] == [[]] * 4
    pile = ["coal", "lead", *([] if cost == "pay" else ["ore"]), "gold"]
    lost = [{"seat": seat, "cargo": kind(card)} for seat, card in ((3, "gold"), (4, "lead"), (0, "coal"))]
    for seat in everyone(t):
        assert told(t, "lost", seat) == lost
        assert discarded(view(t, seat)) == pile
        assert told(t, "paid", seat) == ([{"seat": 1}] if cost == "pay" else [])
        gave = [] if cost == "pay" else [{"seat": 1, "cargo": kind("ore")}]
        assert told(t, "gave-up", seat) == gave
        seen = view(t, seat)
        assert seen.gave[t.plays - 1] == (NONE if cost == "pay" else kind("ore"))
        assert [seen.ability_cards[t.plays - 1, other] for other in range(5)] == [
            kind("coal"), NONE, NONE, kind("gold"), kind("lead"),
        ]  # fmt: skip
    assert (awaited(t), t.asks, ways(t, 1)) == ([1], TAKE_ACTION, [])


@pytest.mark.rule("M-132")
@pytest.mark.parametrize("by", WAYS)
def test_each_loses_one_card_every_card_equally_likely(by: str) -> None:
    t = offered("walder", by, hands=["coal coal lead", "ore", "gold wood wood wood"])
    lost: Counter[str] = Counter()
    for seed in range(SAMPLES):
        done = after(fated(t, seed), 1, "pay")
        assert sizes(done) == [2, 1, 3]
        lost.update(CARGO_NAMES[facts["cargo"]] for facts in told(done, "lost"))
    assert set(lost) == {"coal", "lead", "gold", "wood"}
    assert close_to(lost["gold"], 1 / 4)
    assert close_to(lost["lead"], 1 / 3)


@pytest.mark.rule("M-133")
@pytest.mark.parametrize("by", WAYS)
def test_paying_with_a_crate_is_discarding_it_and_no_choice_of_its_own(by: str) -> None:
    t = offered("walder", by, hands=["coal", "crate", "lead"], coins=[3, 3, 3])
    assert ways(t, 1) == [("card", {"cargo": kind("crate")}), ("pay", {})]
    safe = t.safe
    play(t, 1, "card", cargo="crate")
    assert (coins(t), t.safe, hand(t, 1)) == ([3, 3, 3], safe, [])
    assert discarded(t) == ["crate", "coal", "lead"]


@pytest.mark.rule("M-134")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize(
    ("cards", "purse", "found"),
    [
        ("", 0, []),
        ("", 1, [("pay", {})]),
        ("wood", 0, [("card", {"cargo": 1})]),
        ("wood", 1, [("card", {"cargo": 1}), ("pay", {})]),
    ],
)
def test_walder_needs_a_coin_or_a_card(
    cards: str, purse: int, found: list[tuple[str, dict[str, int]]], by: str
) -> None:
    t = offered("walder", by, hands=["coal", cards, "lead"], coins=[3, purse, 3])
    assert ways(t, 1) == found


@pytest.mark.rule("M-134", "M-135")
@pytest.mark.parametrize("by", WAYS)
def test_walder_is_offered_when_all_other_hands_are_empty(by: str) -> None:
    t = offered("walder", by, hands=["", "wood", ""], coins=[3, 3, 3])
    assert len(ways(t, 1)) == 2
    play(t, 1, "pay")
    assert (coins(t), discarded(t), hand(t, 1), told(t, "lost")) == ([3, 2, 3], [], ["wood"], [])


@pytest.mark.rule("M-135")
def test_the_owner_of_a_copied_walder_is_not_spared() -> None:
    t = offered("walder", "shadow", hands=["coal", "wood", "lead"])
    play(t, 1, "pay")
    assert [hand(t, seat) for seat in range(3)] == [[], ["wood"], []]


# Hernan Mirante


@pytest.mark.rule("M-136", "M-138", "M-139")
@pytest.mark.parametrize("by", WAYS)
def test_mirante_chooses_any_dice_that_are_not_black(by: str) -> None:
    t = offered("mirante", by)
    for shown in product(RESULTS, repeat=3):
        set_dice(t, " ".join(shown))
        free = sum(1 << die for die in range(3) if shown[die] != "black")
        subsets = [dice_ for dice_ in range(1, 8) if dice_ & ~free == 0]
        assert ways(t, 1) == [("reroll", {"dice": dice_}) for dice_ in subsets]
    set_dice(t, "blue red yellow")
    assert len(ways(t, 1)) == 7


@pytest.mark.rule("M-136", "M-139")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize("chosen", range(1, 8))
def test_the_chosen_dice_are_rolled_once_and_the_others_stay(chosen: int, by: str) -> None:
    """Every face comes with equal chance, each die by itself."""
    t = offered("mirante", by, dice="blue red yellow")
    faces: Counter[tuple[int, str]] = Counter()
    samples = 240
    for seed in range(samples):
        done = after(fated(t, seed), 1, "reroll", dice=chosen)
        for die, before in enumerate(dice(t)):
            if chosen >> die & 1:
                faces[die, dice(done)[die]] += 1
            else:
                assert dice(done)[die] == before
        (facts,) = told(done, "rerolled")
        shown = [facts[name] for name in ("result", "second-result", "third-result")]
        for seat in everyone(t):
            assert told(done, "rerolled", seat) == [facts]
            assert [view(done, seat).die[die] for die in range(3)] == shown
    for die in range(3):
        for face in RESULT_NAMES if chosen >> die & 1 else ():
            assert close_to(faces[die, face], 1 / 6, samples)


def rerolled(by: str, faces: str, shown: str = "blue red yellow", **options: str) -> Table:
    """Seat 1 has rolled all dice again, and they show these faces."""
    t = offered("mirante", by, shown, (), (), "", 4, **options)
    for seed in range(20_000):
        done = after(fated(t, seed), 1, "reroll", dice=0b111)
        if dice(done) == faces.split():
            return done
    raise AssertionError(faces)


@pytest.mark.rule("M-136")
@pytest.mark.parametrize("by", WAYS)
def test_new_results_hold_for_all_seats_until_the_turn_ends(by: str) -> None:
    t = rerolled(by, "green red red")
    assert (awaited(t), t.asks) == ([1], TAKE_ACTION)
    assert choices(t, 1, "throw") == []
    while awaited(t) != [3] or t.chances < 8:
        pass_by(t)
        assert dice(t) == ["green", "red", "red"]
    finish_turn(t)
    assert t.turn == 2


@pytest.mark.rule("M-136", "M-139")
@pytest.mark.parametrize("by", WAYS)
def test_the_new_dice_may_let_the_actor_throw(by: str) -> None:
    t = rerolled(by, "blue green green", "red red red")
    play(t, 1, "throw", cargo="wood", crates=0)
    assert thrown(t, 1) == ["wood"]


@pytest.mark.rule("M-137")
def test_a_new_black_leaves_for_the_turn() -> None:
    """Mr Shadow, who copies Mirante after him, may choose the other two dice only."""
    t = staged(["mirante love", "shadow igor"], "blue red yellow")
    reveal(t, 0, "mirante")
    seed = next(s for s in range(500) if dice(after(fated(t, s), 0, "reroll", dice=0b001))[0] == "black")
    t = after(fated(t, seed), 0, "reroll", dice=0b001)
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    assert ways(t, 1) == [("reroll", {"dice": dice_}) for dice_ in (2, 4, 6)]


@pytest.mark.rule("M-137", "M-139")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize("black", ["yes", "no"])
def test_new_pick_faces_are_settled_by_the_leader_lowest_die_first(by: str, black: str) -> None:
    t = rerolled(by, "pick green pick", pick_black=black)
    results = [result(name) for name in RESULTS[: 5 if black == "yes" else 4]]
    for die, chosen in ((0, "blue"), (2, "yellow")):
        assert (awaited(t), t.asks) == ([0], SETTLE_DIE)
        assert choices(t, 1) == []
        assert choices(t, 0) == [("set", {"die": die, "result": number}) for number in results]
        for seat in everyone(t):
            assert (view(t, seat).asks, view(t, seat).awaits) == (SETTLE_DIE, 1)
        play(t, 0, "set", die=die, result=chosen)
        facts = {"seat": 0, "die": die, "result": result(chosen)}
        assert [heard(t, seat) for seat in everyone(t)] == [[("settled", facts)]] * 5
    assert dice(t) == ["blue", "green", "yellow"]
    assert (awaited(t), t.asks, t.actor) == ([1], TAKE_ACTION, 1)
    assert ways(t, 1) == []
    play(t, 1, "throw", cargo="wood", crates=0)
    assert awaited(t) == [2]


@pytest.mark.rule("M-137")
def test_a_pick_face_after_both_actions_is_settled_before_the_next_seat_plays() -> None:
    t = offered("mirante", dice="blue red red")
    play(t, 1, "throw", cargo="wood", crates=0)
    seed = next(s for s in range(500) if dice(after(fated(t, s), 1, "reroll", dice=0b001))[0] == "pick")
    t = after(fated(t, seed), 1, "reroll", dice=0b001)
    assert (awaited(t), t.asks) == ([0], SETTLE_DIE)
    play(t, 0, "set", die=0, result="black")
    assert (awaited(t), dice(t), thrown(t, 1)) == ([2], ["black", "red", "red"], ["wood"])


@pytest.mark.rule("M-137")
def test_a_leader_who_plays_mirante_settles_as_the_leader() -> None:
    t = staged(["mirante love", "troy igor"])
    reveal(t, 0, "mirante")
    seed = next(s for s in range(500) if dice(after(fated(t, s), 0, "reroll", dice=0b001))[0] == "pick")
    t = after(fated(t, seed), 0, "reroll", dice=0b001)
    assert (awaited(t), t.asks) == ([0], SETTLE_DIE)
    play(t, 0, "set", die=0, result="blue")
    assert (awaited(t), t.asks) == ([0], TAKE_ACTION)


@pytest.mark.rule("M-138")
def test_with_three_blacks_mirante_is_not_offered() -> None:
    assert choices(offered("mirante", dice="black black black"), 1) == [("end", {})]
    for by in COPIERS:
        assert choices(offered("mirante", by, dice="black black black"), 1) == [("decline", {})]


# Ratatine


@pytest.mark.rule("M-140", "M-144")
@pytest.mark.parametrize("by", WAYS)
def test_ratatine_sees_four_cards_orders_them_in_any_way_and_draws_the_top(by: str) -> None:
    t = offered("ratatine", by, hands=["coal", "wood", "lead"], hold="ore gold steel diamonds lead")
    depth = t.depth
    assert ways(t, 1) == [("use", {})]
    play(t, 1, "use")
    top = ["ore", "gold", "steel", "diamonds"]
    cards = dict(zip(["cargo", "second-cargo", "third-cargo", "fourth-cargo"], map(kind, top), strict=True))
    for seat in everyone(t):
        assert told(t, "foresaw", seat) == [{"seat": 1, "cards": 4}]
        assert told(t, "foreseen", seat) == ([{"count": 4, **cards}] if seat == 1 else [])
        seen = [view(t, seat).ability_cards[t.plays - 1, place] for place in range(4)]
        assert seen == ([kind(card) for card in top] if seat == 1 else [NONE] * 4)
        assert view(t, seat).asks == ORDER_CARDS
    assert choices(t, 1) == [("order", {"order": order}) for order in range(24)]
    reached = set()
    for order in range(24):
        done = after(t, 1, "order", order=order)
        (drawn,) = told(done, "drew", 1)
        assert hand(done, 1) == sorted(["wood", CARGO_NAMES[drawn["cargo"]]], key=kind)
        reached.add((CARGO_NAMES[drawn["cargo"]], *hold(done, 3)))
        assert (hold(done, 4)[3], done.depth) == ("lead", depth - 1)
        assert (awaited(done), done.asks, ways(done, 1)) == ([1], TAKE_ACTION, [])
        for seat in (-1, 0, 2):
            assert heard(done, seat) == [("ordered", {"seat": 1})]
    assert reached == {*permutations(top)}


@pytest.mark.rule("M-140", "M-144")
@pytest.mark.parametrize("by", WAYS)
def test_cards_and_order_are_known_to_the_actor_alone(by: str) -> None:
    """By Mr Shadow the copier learns them, not the owner of Ratatine in seat 0."""
    tops = ("ore gold steel diamonds", "ore gold steel coal")
    worlds = [offered("ratatine", by, hold=top) for top in tops]
    assert can_tell(*worlds) == []
    for t in worlds:
        play(t, 1, "use")
    assert can_tell(*worlds) == [1]
    orders = [after(worlds[0], 1, "order", order=order) for order in (0, 7, 23)]
    for later in (orders, [after(t, 1, "order", order=5) for t in worlds]):
        assert can_tell(later[0], later[1]) == can_tell(later[0], later[-1]) == [1]
    for world in guesses(orders[0], 1, 10):
        assert hold(world, 3) == hold(orders[0], 3)
    assert len({tuple(hold(world, 3)) for world in guesses(orders[0], 0, 20)}) > 1


@pytest.mark.rule("M-141", "M-143")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_with_fewer_cards_in_the_hold_these_are_seen_and_ordered(count: int, by: str) -> None:
    t = offered("ratatine", by, hands=["coal", "wood", "lead"])
    top = ["ore", "gold", "journey"][-count:]
    lay_hold(t, [kind(card) for card in top])
    play(t, 1, "use")
    for seat in everyone(t):
        assert told(t, "foresaw", seat) == [{"seat": 1, "cards": count}]
        assert [facts["count"] for facts in told(t, "foreseen", seat)] == ([count] if seat == 1 else [])
    orders = {1: 1, 2: 2, 3: 6}[count]
    assert choices(t, 1) == [("order", {"order": order}) for order in range(orders)]
    reached = set()
    for order in range(orders):
        done = after(t, 1, "order", order=order)
        drawn = told(done, "drew", 1)
        reached.add((CARGO_NAMES[drawn[0]["cargo"]] if drawn else "journey", *hold(done)))
        assert done.depth == count - 1
    assert reached == {*permutations(top)}


@pytest.mark.rule("M-141")
@pytest.mark.parametrize("name", ["ratatine", "tim-sly"])
def test_with_an_empty_hold_ratatine_is_not_offered(name: str) -> None:
    """The last card of the Hold was the tenth Journey: this is the final play."""
    t = staged([f"{name} love", "troy igor"], journeys=9)
    lay_hold(t, [JOURNEY])
    reveal(t, 0, name)
    assert t.depth == 0
    if name == "tim-sly":
        play(t, 0, "traitor", traitor="ratatine")
        assert choices(t, 0) == [("decline", {})]
        play(t, 0, "decline")
    assert ways(t, 0) == []
    end(t, 0)
    assert t.ending == BY_FLIGHT


@pytest.mark.rule("M-142", "M-144")
@pytest.mark.parametrize("by", WAYS)
def test_a_journey_put_on_top_is_the_card_drawn_and_others_stay_hidden(by: str) -> None:
    t = offered("ratatine", by, hands=["coal", "wood", "lead"], hold="ore journey gold journey",
                coins=[3, 3, 3])  # fmt: skip
    journeys = t.journeys
    play(t, 1, "use")
    reached = set()
    for order in range(24):
        done = after(t, 1, "order", order=order)
        drawn = told(done, "drew", 1)
        reached.add((CARGO_NAMES[drawn[0]["cargo"]] if drawn else "journey", *hold(done, 3)))
        laid_out = done.journeys - journeys
        assert (done.coins[1], len(hand(done, 1))) == ((4, 1) if laid_out else (3, 2))
        facts = {"seat": 1, "coins": 1, "journeys": journeys + 1}
        for seat in everyone(t):
            assert told(done, "journey-drawn", seat) == [facts] * laid_out
            assert view(done, seat).journeys == journeys + laid_out
        for seat in (-1, 0, 2):
            assert len(heard(done, seat)) == 1 + laid_out
    assert reached == {*permutations(["ore", "journey", "gold", "journey"])}


@pytest.mark.rule("M-142")
def test_a_journey_put_on_top_with_an_empty_safe_gives_no_coin() -> None:
    t = offered("ratatine", hold="journey ore gold steel", coins=[3, 3, 3])
    set_safe(t, 0)
    journeys = t.journeys
    play(t, 1, "use")
    play(t, 1, "order", order=0)
    assert (t.coins[1], t.journeys) == (3, journeys + 1)


@pytest.mark.rule("M-143")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize(
    "top",
    ["wood wood wood wood", "wood coal lead ore", "journey journey journey journey", "wood wood gold gold"],
)
def test_ordering_takes_one_question_whatever_the_cards_are(top: str, by: str) -> None:
    t = offered("ratatine", by, hold=top)
    play(t, 1, "use")
    assert (awaited(t), t.asks, len(choices(t, 1))) == ([1], ORDER_CARDS, 24)
    for order in range(24):
        done = after(t, 1, "order", order=order)
        assert (awaited(done), done.asks) == ([1], TAKE_ACTION)


@pytest.mark.rule("M-144")
@pytest.mark.parametrize("by", COPIERS)
def test_the_copier_of_ratatine_draws_for_itself(by: str) -> None:
    t = offered("ratatine", by, hands=["coal", "wood", "lead"], hold="ore gold steel diamonds")
    play(t, 1, "use")
    play(t, 1, "order", order=0)
    assert [hand(t, seat) for seat in (0, 2)] == [["coal"], ["lead"]]
    assert len(hand(t, 1)) == 2
    assert t.ability[t.plays - 1] == traitor("ratatine")
    set_coins(t, [3, 6, 3])
    set_dice(t, "green red red")
    assert may(t, 1, "throw", cargo=hand(t, 1)[-1], crates=0)
