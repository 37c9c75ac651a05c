"""Rows M-064 to M-080: the two actions of a play, throwing, paying with crates, the discard pile."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    CARGO_NAMES,
    COLOUR,
    COPIERS,
    LIGHT,
    TRAITOR_NAMES,
    Choice,
    after,
    awaited,
    bribe_of,
    can_tell,
    choices,
    dealt,
    dice,
    discarded,
    end,
    everyone,
    finish_turn,
    hand,
    kind,
    lay_hold,
    may,
    offered,
    pair,
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
    told,
    view,
    ways,
)
from turncoat.games.mad_zeppelin.components import (
    COINS,
    KINDS,
    NONE,
)
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.table import (
    ABILITY_DONE,
    CARRY_OUT,
    DRAFT_TRAITOR,
    ORDER_CARDS,
    PLAY_TRAITOR,
    SETTLE_DIE,
    SHOW_TRAITOR,
    TAKE_ACTION,
    THROW_DONE,
    Table,
)
from turncoat.kernel.chart import chart

SEATS = range(2, 7)
COLOURS = ("blue", "red", "green", "yellow")
COLOURED = list(COLOUR)


def throws(t: Table, seat: int) -> list[tuple[str, int]]:
    """The ordinary throws on offer: card and number of crates."""
    return [(CARGO_NAMES[p["cargo"]], p["crates"]) for _, p in choices(t, seat, "throw")]


def open_to_all(t: Table) -> bool:
    """Whether everybody sees the same discard pile, coins and thrown cargo as lie on the table."""
    return all(
        discarded(view(t, seat)) == discarded(t)
        and all(view(t, seat).coins[other] == t.coins[other] for other in range(t.seats))
        and all(thrown(view(t, seat), other) == thrown(t, other) for other in range(t.seats))
        for seat in everyone(t)
    )


# Order and number


@pytest.mark.rule("M-064")
@pytest.mark.parametrize("order", [[], ["ability"], ["throw"], ["ability", "throw"], ["throw", "ability"]])
def test_the_ability_and_the_throw_come_once_each_in_either_order_or_not_at_all(order: list[str]) -> None:
    t = offered("steeling", hands=["wood", "coal lead", "wood"], coins=[3, 9, 3])
    left = {"ability", "throw"}
    for action in order:
        assert awaited(t) == [1]
        assert t.asks == TAKE_ACTION
        if action == "ability":
            play(t, 1, "set", die=1, result="blue")
            assert dice(t) == ["blue", "blue", "green"]
        else:
            play(t, 1, "throw", cargo="coal", crates=0)
            assert thrown(t, 1) == ["coal"]
        left.remove(action)
        for seat in everyone(t) if left else ():
            done = (ABILITY_DONE if "ability" not in left else 0) | (THROW_DONE if "throw" not in left else 0)
            assert view(t, seat).done == done
        if left:
            assert bool(ways(t, 1)) == ("ability" in left)
            assert bool(choices(t, 1, "throw")) == ("throw" in left)
    if left:
        end(t, 1)
    assert awaited(t) == [2]
    assert t.asks == PLAY_TRAITOR


@pytest.mark.rule("M-064", "M-065")
@pytest.mark.parametrize("seats", SEATS)
def test_in_every_game_each_play_has_at_most_one_ability_and_one_throw(seats: int) -> None:
    """A play ends by the word of its player or after both actions, and in no other way."""
    ends = set()
    for seed in range(4):
        t = dealt(seats, seed)
        running = NONE
        for _ in random_moves(t, seed):
            if running not in (NONE, play_in_progress(t)):
                both = t.threw[running] != NONE and t.ability[running] != NONE
                ended = bool(told(t, "ended"))
                assert both or ended
                ends.add((both, ended))
            running = play_in_progress(t)
            if t.asks == TAKE_ACTION:
                (seat,) = awaited(t)
                assert may(t, seat, "end")
                assert (t.threw[running] != NONE) == bool(t.done & THROW_DONE)
                assert (t.ability[running] != NONE) == bool(t.done & ABILITY_DONE)
                assert not (t.done & THROW_DONE and choices(t, seat, "throw"))
                assert not (t.done & ABILITY_DONE and ways(t, seat))
    assert ends == {(True, False), (False, True)}


def play_in_progress(t: Table) -> int:
    """The number of the play whose actions are being taken, or NONE between plays."""
    between = (DRAFT_TRAITOR, PLAY_TRAITOR, SHOW_TRAITOR)
    return NONE if t.asks in between or t.actor == NONE else t.plays - 1


@pytest.mark.rule("M-064")
def test_the_ability_of_a_covered_traitor_is_gone() -> None:
    t = staged(["steeling walder", "love troy"], hands=["coal", "wood"])
    pass_by(t, "steeling")
    pass_by(t)
    assert (t.current[0], awaited(t)) == (TRAITOR_NAMES.index("walder"), [0])
    assert {family for family, _ in ways(t, 0)} == {"card", "pay"}
    play(t, 0, "pay")
    assert ways(t, 0) == []


@pytest.mark.rule("M-065")
def test_a_play_goes_on_while_its_player_can_do_nothing() -> None:
    """Mr Shadow with nothing to copy; then a throw and no Ability; then an Ability and no throw."""
    t = staged(["shadow steeling", "love troy"])
    reveal(t, 0, "shadow")
    assert choices(t, 0) == [("end", {})]
    for seat in everyone(t):
        assert view(t, seat).awaits == 1
    igor = offered("igor", dice="green black black", coins=[0, 9, 0])
    play(igor, 1, "throw", cargo="wood", crates=0)
    assert choices(igor, 1) == [("end", {})]
    steeling = offered("steeling", hands=["wood", "diamonds", "wood"])
    play(steeling, 1, "set", die=0, result="blue")
    assert choices(steeling, 1) == [("end", {})]
    for table, seat in ((t, 0), (igor, 1), (steeling, 1)):
        end(table, seat)
        assert told(table, "ended") == [{"seat": seat}]
        assert awaited(table) != [seat]


@pytest.mark.rule("M-065")
def test_both_actions_end_the_play_by_themselves() -> None:
    t = offered("henchman", dice="yellow red green")
    play(t, 1, "throw", cargo="wood", crates=0)
    assert awaited(t) == [1]
    play(t, 1, "use")
    assert told(t, "ended") == []
    assert awaited(t) == [2]


@pytest.mark.rule("M-066")
def test_igor_comes_into_reach_when_a_throw_has_left_the_actor_poorer() -> None:
    t = offered("igor", coins=[3, 3, 3])
    assert ways(t, 1) == []
    assert not view(t, -1).done & ABILITY_DONE
    play(t, 1, "throw", cargo="wood", crates=0)
    assert t.coins[1] == 2
    assert ("player", {"seat": 0}) in ways(t, 1)
    play(t, 1, "player", seat=0)
    assert [t.coins[seat] for seat in range(3)] == [2, 3, 3]
    assert awaited(t) == [2]


@pytest.mark.rule("M-066")
@pytest.mark.parametrize(
    ("name", "dice_", "hands", "coins"),
    [
        ("steeling", "black black black", ["wood", "wood", "wood"], [3, 3, 3]),
        ("mirante", "black black black", ["wood", "wood", "wood"], [3, 3, 3]),
        ("hummerock", "black black black", ["wood", "wood", "wood"], [3, 3, 3]),
        ("hummerock", "red red red", ["wood", "diamonds ore", "wood"], [3, 9, 3]),
        ("hummerock", "red red red", ["wood", "lead coal", "wood"], [3, 1, 3]),
        ("love", "red red red", ["", "wood", ""], [3, 3, 3]),
        ("rochat", "red red red", ["wood", "", "wood"], [3, 3, 3]),
        ("zamfirescu", "red red red", ["wood", "", "wood"], [3, 3, 3]),
        ("igor", "red red red", ["wood", "wood", "wood"], [3, 3, 2]),
        ("troy", "blue blue blue", ["", "wood", ""], [0, 3, 0]),
        ("walder", "blue blue blue", ["wood", "", "wood"], [3, 0, 3]),
    ],
)
def test_an_ability_without_a_legal_choice_is_not_offered_and_not_used(
    name: str, dice_: str, hands: list[str], coins: list[int]
) -> None:
    t = offered(name, dice=dice_, hands=hands, coins=coins)
    assert choices(t, 1) == [("end", {})]
    assert t.done == 0
    end(t, 1)
    assert t.ability[t.plays - 1] == NONE


@pytest.mark.rule("M-066")
def test_an_ability_that_a_throw_put_out_of_reach_is_not_offered_and_not_used() -> None:
    """Hummerock with Coal and Wood and 2 coins can pay for either, but not for Coal after Wood."""
    t = offered("hummerock", hands=["wood", "coal wood", "wood"], coins=[3, 2, 3])
    assert may(t, 1, "extra", cargo="coal", crates=0)
    play(t, 1, "throw", cargo="wood", crates=0)
    assert ways(t, 1) == []
    assert not t.done & ABILITY_DONE
    assert choices(t, 1) == [("end", {})]


@pytest.mark.rule("M-067")
def test_what_is_begun_is_carried_through_and_only_what_is_left_open_can_be_declined() -> None:
    hands = ["coal", "wood ore", "steel"]
    love = after(offered("love", dice="yellow red red", hands=hands), 1, "player", seat=2)
    swaps = {("swap", (("give", kind(one)), ("take", kind("steel")))) for one in ("wood", "ore")}
    assert {(f, tuple(p.items())) for f, p in choices(love, 1)} == swaps | {("decline", ())}
    sale = after(offered("zamfirescu", dice="yellow red red", hands=hands), 1, "card", cargo="wood")
    assert choices(sale, 1) == [("decline", {}), ("card", {"cargo": kind("ore")})]
    order = after(offered("ratatine", hands=hands), 1, "use")
    assert {family for family, _ in choices(order, 1)} == {"order"}
    for by in COPIERS:
        copy = offered("henchman", by, dice="yellow red red", hands=hands)
        assert choices(copy, 1) == [("use", {}), ("decline", {})]
    for t in (love, sale, order):
        assert awaited(t) == [1]
        for family in ("end", "throw", "player", "use"):
            assert choices(t, 1, family) == []


@pytest.mark.rule("M-067")
def test_the_second_victim_of_igor_is_left_out_by_choosing_one() -> None:
    t = offered("igor", coins=[5, 1, 5])
    assert [family for family, _ in ways(t, 1)] == ["player", "player", "two-players"]
    play(t, 1, "player", seat=2)
    assert [t.coins[seat] for seat in range(3)] == [5, 2, 4]
    assert ways(t, 1) == []


@pytest.mark.rule("M-067")
def test_costs_targets_and_draws_stand_whatever_is_declined_afterwards() -> None:
    for by in COPIERS:
        t = offered("walder", by, hands=["coal", "ore", "steel"], coins=[3, 3, 3])
        play(t, 1, "decline")
        assert t.done == ABILITY_DONE
        assert ways(t, 1) == []
        assert [t.coins[1], discarded(t)] == [3, []]
        assert bool(t.unplayable) == (by == "tim-sly")
    sale = offered("zamfirescu", hands=["coal", "ore wood", "steel"], coins=[3, 3, 3])
    play(sale, 1, "card", cargo="ore")
    play(sale, 1, "decline")
    assert (sale.done, sale.coins[1], discarded(sale), hand(sale, 1)) == (ABILITY_DONE, 6, ["ore"], ["wood"])
    assert ways(sale, 1) == []
    rochat = offered("rochat", hands=["coal", "ore", "steel"], hold="gold")
    play(rochat, 1, "card", cargo="ore")
    assert (hand(rochat, 1), rochat.asks, ways(rochat, 1)) == (["gold"], TAKE_ACTION, [])


@pytest.mark.rule("M-068")
@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("steeling", []),
        ("steeling", [("set", {"die": 0, "result": "blue"})]),
        ("hummerock", []),
        ("love", []),
        ("love", [("player", {"seat": 2})]),
        ("igor", []),
        ("ratatine", [("use", {})]),
        ("walder", [("pay", {})]),
    ],
)
def test_what_the_others_see_of_a_question_does_not_depend_on_the_actors_cards(
    name: str, moves: list[tuple[str, dict[str, int | str]]]
) -> None:
    """Cards that can be thrown, sold or paid with, or none of them: the same seat owes the same answer."""
    worlds = [offered(name, hands=["wood", cards, "wood"]) for cards in ("wood crate", "diamonds gold")]
    for t in worlds:
        for family, parameters in moves:
            play(t, 1, family, **parameters)
        assert awaited(t) == [1]
    assert can_tell(*worlds) == [1]


@pytest.mark.rule("M-068")
@pytest.mark.parametrize("by", COPIERS)
@pytest.mark.parametrize("name", [name for name in COLOURED if name != "igor"])
def test_a_copier_is_asked_whatever_its_hand_is(name: str, by: str) -> None:
    worlds = [offered(name, by, hands=["wood", cards, "wood"]) for cards in ("wood crate", "diamonds gold")]
    for t in worlds:
        assert (t.asks, awaited(t)) == (CARRY_OUT, [1])
        assert may(t, 1, "decline")
    assert can_tell(*worlds) == [1]


@pytest.mark.rule("M-068")
def test_questions_with_one_legal_answer_are_asked() -> None:
    """One playable traitor of two in the first round; one card of the Hold or four alike to put in order."""
    t = staged(["ripp steeling", "love troy", "walder mirante"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    assert choices(t, 1) == [("traitor", {"traitor": TRAITOR_NAMES.index("troy")})]
    other = staged(["ripp steeling", "zamfirescu troy", "walder mirante"])
    reveal(other, 0, "ripp")
    play(other, 0, "traitor", traitor="love")
    end(other, 0)
    assert len(choices(other, 1)) == 2
    assert t.asks == other.asks == PLAY_TRAITOR
    alone = staged(["ratatine steeling", "love troy"], hands=["wood"], journeys=9)
    lay_hold(alone, [kind("ore"), kind("journey")])
    reveal(alone, 0, "ratatine")
    play(alone, 0, "use")
    assert (alone.asks, choices(alone, 0)) == (ORDER_CARDS, [("order", {"order": 0})])
    alike = offered("ratatine", hold="wood wood wood wood")
    play(alike, 1, "use")
    assert (alike.asks, len(choices(alike, 1))) == (ORDER_CARDS, 24)


@pytest.mark.rule("M-069")
@pytest.mark.parametrize("seats", SEATS)
def test_at_every_moment_one_seat_owes_a_decision(seats: int) -> None:
    asked = set()
    for seed in range(4):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            (seat,) = awaited(t)
            asked.add(t.asks)
            if t.asks == DRAFT_TRAITOR:
                assert seat == (t.leader + t.drafted) % seats
            elif t.asks == SETTLE_DIE:
                assert seat == t.leader
            else:
                assert seat == t.actor
            for viewer in everyone(t):
                assert view(t, viewer).awaits == 1 << seat
                if viewer not in (-1, seat):
                    assert choices(t, viewer) == []
        assert (t.awaits, t.ending != NONE) == (0, True)
    assert {DRAFT_TRAITOR, SETTLE_DIE, PLAY_TRAITOR, TAKE_ACTION, CARRY_OUT} <= asked


# Throwing


@pytest.mark.rule("M-070")
@pytest.mark.parametrize(
    ("shown", "legal"), [("blue red black", True), ("red green yellow", False), ("black black black", False)]
)
def test_steeling_throws_where_a_die_is_blue(shown: str, legal: bool) -> None:
    t = offered("steeling", dice=shown, hands=["wood", "coal wood", "wood"])
    assert throws(t, 1) == ([("wood", 0), ("coal", 0)] if legal else [])


@pytest.mark.rule("M-070")
@pytest.mark.parametrize("name", TRAITOR_NAMES)
def test_a_throw_needs_a_colour_of_the_current_traitor_on_a_die(name: str) -> None:
    own = {COLOUR[name]} if name in COLOUR else set()
    t = offered(name)
    for shown in product((*COLOURS, "black"), repeat=3):
        set_dice(t, " ".join(shown))
        assert throws(t, 1) == ([("wood", 0)] if own & {*shown} else [])


@pytest.mark.rule("M-070")
@pytest.mark.parametrize("by", COPIERS)
@pytest.mark.parametrize("name", COLOURED)
def test_a_copier_throws_by_the_colours_that_it_copied_in_this_play(name: str, by: str) -> None:
    if (name, by) == ("igor", "tim-sly"):
        return
    t = offered(name, by)
    play(t, 1, "decline")
    own = {COLOUR[name]}
    for shown in product((*COLOURS, "black"), repeat=3):
        set_dice(t, " ".join(shown))
        assert throws(t, 1) == ([("wood", 0)] if own & {*shown} else [])


@pytest.mark.rule("M-070")
def test_one_card_is_thrown_in_one_ordinary_throw() -> None:
    t = offered("steeling", hands=["wood", "wood wood coal", "wood"], coins=[3, 9, 3])
    play(t, 1, "throw", cargo="wood", crates=0)
    assert (thrown(t, 1), hand(t, 1), throws(t, 1)) == (["wood"], ["wood", "coal"], [])
    for seat in everyone(t):
        assert told(t, "threw", seat) == [{"seat": 1, "cargo": kind("wood"), "coins": 1}]


@pytest.mark.rule("M-071")
def test_an_ability_used_before_may_make_a_throw_legal() -> None:
    t = offered("steeling", dice="red green yellow")
    assert throws(t, 1) == []
    play(t, 1, "set", die=2, result="blue")
    assert throws(t, 1) == [("wood", 0)]


@pytest.mark.rule("M-071")
def test_an_ability_used_before_may_make_a_throw_illegal() -> None:
    t = offered("steeling", dice="blue red green")
    assert throws(t, 1) == [("wood", 0)]
    play(t, 1, "set", die=0, result="red")
    assert throws(t, 1) == []


@pytest.mark.rule("M-071")
def test_dice_changed_after_a_throw_undo_nothing() -> None:
    for name, family, parameters in (
        ("steeling", "set", {"die": 0, "result": "red"}),
        ("mirante", "reroll", {"dice": 0b001}),
    ):
        t = offered(name, dice="blue black black", coins=[3, 3, 3])
        play(t, 1, "throw", cargo="wood", crates=0)
        play(t, 1, family, **parameters)
        assert (thrown(t, 1), t.coins[1], score(t, 1)) == (["wood"], 2, 1)


@pytest.mark.rule("M-072")
@pytest.mark.parametrize("bribes", ["table", "points"])
@pytest.mark.parametrize("card", CARGO_NAMES[:KINDS])
def test_the_bribe_goes_to_the_safe_in_full_and_no_debt_is_possible(card: str, bribes: str) -> None:
    bribe = bribe_of(card, bribes)
    for coins in range(9):
        t = offered("steeling", hands=["wood", card, "wood"], coins=[3, coins, 3], bribes=bribes)
        assert throws(t, 1) == ([(card, 0)] if coins >= bribe else [])
        if coins >= bribe:
            safe = t.safe
            play(t, 1, "throw", cargo=card, crates=0)
            assert (t.coins[1], t.safe, thrown(t, 1), hand(t, 1)) == (coins - bribe, safe + bribe, [card], [])
            assert open_to_all(t)


@pytest.mark.rule("M-073")
def test_a_card_without_a_bribe_is_thrown_free_of_charge(monkeypatch: pytest.MonkeyPatch) -> None:
    """With data typed in later: Coal and crates cost nothing. A toll runs, crates are at hand."""
    free = chart([[0, 1, 0, 3, 3, 4, 5, 6]] * 2)
    monkeypatch.setattr("turncoat.games.mad_zeppelin.components.BRIBE", free)
    t = staged(
        ["henchman love", "hummerock troy", "walder mirante"],
        hands=["wood", "coal coal crate crate", "wood"],
        hold="journey journey",
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "hummerock")
    set_coins(t, [3, 0, 3])
    assert throws(t, 1) == [("crate", 0), ("coal", 0)]
    assert [(CARGO_NAMES[p["cargo"]], p["crates"]) for _, p in choices(t, 1, "extra")] == throws(t, 1)
    safe = t.safe
    play(t, 1, "throw", cargo="coal", crates=0)
    assert (told(t, "toll-taken"), told(t, "threw")[0]["coins"]) == ([], 0)
    play(t, 1, "extra", cargo="crate", crates=0)
    assert told(t, "toll-taken") == []
    assert (thrown(t, 1), hand(t, 1), discarded(t)) == (["crate", "coal"], ["crate", "coal"], [])
    assert ([t.coins[seat] for seat in range(2)], t.safe) == ([3, 0], safe)


@pytest.mark.rule("M-074")
@pytest.mark.parametrize("seats", SEATS)
def test_thrown_cargo_never_leaves_its_place(seats: int) -> None:
    for seed in range(4):
        t = dealt(seats, seed, mode="long-haul")
        lying = [thrown(t, seat) for seat in range(seats)]
        for _ in random_moves(t, seed):
            for seat in range(seats):
                now = thrown(t, seat)
                assert all(now.count(card) >= lying[seat].count(card) for card in lying[seat])
                lying[seat] = now
                assert thrown(view(t, -1), seat) == now
        assert sum(map(len, lying)) > 5


@pytest.mark.rule("M-074")
@pytest.mark.parametrize("by", ["itself", *COPIERS])
@pytest.mark.parametrize("name", ["love", "troy", "walder", "rochat", "zamfirescu"])
def test_no_ability_reaches_thrown_cargo(name: str, by: str) -> None:
    """All hands are empty, all seats have thrown; Love, Rochat and Zamfirescu find nothing, Troy a coin."""
    first = name if by == "shadow" else "mirante"
    second = name if by == "itself" else by
    t = staged(
        [f"{first} ripp", f"{second} igor", "steeling hummerock"],
        hands=["", "", ""],
        hold="journey journey journey journey",
    )
    for seat in range(3):
        set_thrown(t, seat, "gold crate")
    pass_by(t, first)
    reveal(t, 1, second)
    if by == "tim-sly":
        play(t, 1, "traitor", traitor=name)
    elif by == "shadow":
        play(t, 1, "player", seat=0)
    found: dict[str, list[Choice]] = {
        "troy": [("player", {"seat": 0}), ("player", {"seat": 2})],
        "walder": [("pay", {})],
    }
    assert ways(t, 1) == found.get(name, [])
    for family, parameters in found.get(name, []):
        done = after(t, 1, family, **parameters)
        assert [thrown(done, seat) for seat in range(3)] == [["crate", "gold"]] * 3
        assert discarded(done) == hand(done, 1) == []
        assert told(done, "lost") == told(done, "stole") == []


# Paying with crates


@pytest.mark.rule("M-075", "M-077")
@pytest.mark.parametrize("card", CARGO_NAMES[1:KINDS])
def test_each_crate_of_the_hand_may_stand_for_a_coin_and_is_discarded(card: str) -> None:
    bribe = bribe_of(card)
    for crates in range(bribe + 1):
        t = offered("steeling", hands=["wood", card + " crate" * bribe, "wood"], coins=[1, 9, 2])
        play(t, 1, "throw", cargo=card, crates=crates)
        assert hand(t, 1) == ["crate"] * (bribe - crates)
        assert discarded(t) == ["crate"] * crates
        assert (t.coins[1], t.safe) == (9 - bribe + crates, COINS - 12 + bribe - crates)
        assert thrown(t, 1) == [card]
        facts = {"seat": 1, "cargo": kind(card), "coins": bribe - crates}
        for seat in everyone(t):
            assert told(t, "threw", seat) == ([] if crates else [facts])
            assert told(t, "threw-with-crates", seat) == ([{**facts, "crates": crates}] if crates else [])
        assert open_to_all(t)


@pytest.mark.rule("M-075")
def test_thrown_crates_pay_for_nothing() -> None:
    t = staged(["steeling love", "troy ripp"], hands=["coal", "wood"], coins=[0, 3], hold="journey")
    set_thrown(t, 0, "crate crate crate")
    reveal(t, 0, "steeling")
    set_coins(t, [0, 3])
    assert throws(t, 0) == []
    set_coins(t, [2, 3])
    assert throws(t, 0) == [("coal", 0)]


@pytest.mark.rule("M-075")
def test_a_crate_is_thrown_like_other_cargo() -> None:
    t = offered("steeling", hands=["wood", "crate", "wood"], coins=[3, 1, 3])
    assert throws(t, 1) == [("crate", 0)]
    safe = t.safe
    play(t, 1, "throw", cargo="crate", crates=0)
    assert (t.coins[1], t.safe, discarded(t), thrown(t, 1)) == (0, safe + 1, [], ["crate"])
    assert score(t, 1) == 1


@pytest.mark.rule("M-075")
def test_a_thrown_crate_counts_as_level_one() -> None:
    t = offered("steeling", hands=["wood", "crate", "wood"])
    for card in ("coal", "ore", "gold"):
        t.thrown[1, kind(card)] += 1
    assert score(t, 1) == 12
    play(t, 1, "throw", cargo="crate", crates=0)
    assert score(t, 1) == 14


@pytest.mark.rule("M-076", "M-079")
@pytest.mark.parametrize("bribes", ["table", "points"])
@pytest.mark.parametrize("card", CARGO_NAMES[:KINDS])
def test_every_number_of_crates_between_the_bounds_is_legal_and_no_other(card: str, bribes: str) -> None:
    """For the ordinary throw and for Hummerock's; card and crates are one move."""
    bribe = bribe_of(card, bribes)
    own = 1 if card == "crate" else 0
    for crates in range(10 - own):
        t = offered("hummerock", hands=["wood", f"{card}{' crate' * crates}", "wood"], bribes=bribes)
        for coins in range(9):
            set_coins(t, [3, coins, 3])
            numbers = list(range(max(0, bribe - coins), min(bribe, crates) + 1))
            assert [used for cargo_, used in throws(t, 1) if cargo_ == card] == numbers
            extra = [p["crates"] for _, p in choices(t, 1, "extra") if p["cargo"] == kind(card)]
            assert extra == (numbers if card in LIGHT else [])
            for used in numbers:
                done = after(t, 1, "throw", cargo=card, crates=used)
                assert (done.coins[1], len(hand(done, 1))) == (coins - bribe + used, crates - used)
                assert done.asks == TAKE_ACTION


@pytest.mark.rule("M-076")
def test_the_printed_examples_of_paying_with_crates() -> None:
    t = offered("steeling", hands=["wood", "lead crate crate crate crate", "wood"], coins=[3, 1, 3])
    assert [crates for card, crates in throws(t, 1) if card == "lead"] == [2, 3]
    one = offered("steeling", hands=["wood", "crate", "wood"], coins=[3, 0, 3])
    assert throws(one, 1) == []
    two = offered("steeling", hands=["wood", "crate crate", "wood"], coins=[3, 0, 3])
    assert throws(two, 1) == [("crate", 1)]
    play(two, 1, "throw", cargo="crate", crates=1)
    assert (thrown(two, 1), discarded(two), hand(two, 1), two.coins[1]) == (["crate"], ["crate"], [], 0)


@pytest.mark.rule("M-076")
def test_the_ways_to_pay_are_known_to_the_payer_alone_and_the_crates_used_to_all() -> None:
    worlds = [offered("steeling", hands=["wood", f"lead {card}", "wood"]) for card in ("crate", "ore")]
    assert throws(worlds[0], 1) != throws(worlds[1], 1)
    assert can_tell(*worlds) == [1]
    paid = [
        after(
            offered("steeling", hands=["wood", "lead crate", "wood"]), 1, "throw", cargo="lead", crates=used
        )
        for used in (0, 1)
    ]
    assert can_tell(*paid) == list(everyone(paid[0]))


@pytest.mark.rule("M-077")
def test_two_crates_and_a_coin_pay_a_bribe_of_three() -> None:
    t = offered("steeling", hands=["wood", "ore crate crate", "wood"], coins=[3, 1, 3])
    safe = t.safe
    play(t, 1, "throw", cargo="ore", crates=2)
    assert (t.coins[1], t.safe, discarded(t), thrown(t, 1)) == (0, safe + 1, ["crate", "crate"], ["ore"])


@pytest.mark.rule("M-077")
def test_an_empty_safe_does_not_stop_crates_from_paying() -> None:
    t = offered("steeling", hands=["wood", "ore crate crate crate", "wood"], coins=[3, 0, 3])
    set_safe(t, 0)
    play(t, 1, "throw", cargo="ore", crates=3)
    assert (t.coins[1], t.safe, len(discarded(t)), thrown(t, 1)) == (0, 0, 3, ["ore"])


@pytest.mark.rule("M-078")
@pytest.mark.parametrize("name", COLOURED)
def test_crates_serve_only_in_payments(name: str) -> None:
    """A hand of crates, nothing else: no move but a throw spends one, apart from cards that an Ability
    sells, buries or takes as its price."""
    t = offered(name, hands=["wood", "crate crate", "wood"], coins=[5, 3, 5])
    sold, given_up, buried = name == "zamfirescu", name == "walder", name == "rochat"
    assert bool(choices(t, 1, "card")) == (sold or given_up or buried)
    for family, parameters in choices(t, 1):
        done = after(t, 1, family, **parameters)
        gained = done.coins[1] - t.coins[1]
        paid = parameters.get("crates", 0)
        if family in ("throw", "extra"):
            assert (discarded(done), gained) == (["crate"] * paid, paid - 1)
        elif family == "card":
            assert (discarded(done).count("crate"), gained) == (0 if buried else 1, 1 if sold else 0)
        else:
            assert "crate" not in discarded(done)


@pytest.mark.rule("M-078")
@pytest.mark.parametrize("by", ["itself", "shadow"])
def test_victims_of_igor_and_troy_lose_coins_and_are_not_asked(by: str) -> None:
    igor = offered("igor", by, hands=["crate crate", "wood", "crate"], coins=[4, 1, 4])
    play(igor, 1, "two-players", pair=pair(0, 2))
    assert awaited(igor) == [1]
    assert [igor.coins[seat] for seat in range(3)] == [3, 3, 3]
    assert (hand(igor, 0), hand(igor, 2), discarded(igor)) == (["crate", "crate"], ["crate"], [])
    troy = offered("troy", by, hands=["crate crate", "wood", ""], coins=[4, 1, 4])
    play(troy, 1, "player", seat=2)
    assert (awaited(troy), [troy.coins[seat] for seat in range(3)]) == ([1], [4, 2, 3])


@pytest.mark.rule("M-078")
def test_a_crate_may_stand_for_the_coin_of_walder() -> None:
    t = offered("walder", hands=["", "crate ore", ""], coins=[3, 0, 3])
    assert ways(t, 1) == [("card", {"cargo": kind("crate")}), ("card", {"cargo": kind("ore")})]
    safe = t.safe
    play(t, 1, "card", cargo="crate")
    assert (t.coins[1], t.safe, discarded(t), hand(t, 1)) == (0, safe, ["crate"], ["ore"])


@pytest.mark.rule("M-079")
def test_card_and_crates_are_chosen_in_one_move() -> None:
    t = offered("steeling", hands=["wood", "lead crate crate", "wood"], coins=[3, 3, 3])
    assert [crates for card, crates in throws(t, 1) if card == "lead"] == [0, 1, 2]
    for crates in range(3):
        done = after(t, 1, "throw", cargo="lead", crates=crates)
        assert (done.asks, thrown(done, 1)) == (TAKE_ACTION, ["lead"])


# The discard pile


@pytest.mark.rule("M-080")
def test_traded_sold_and_discarded_cards_lie_in_one_open_pile_for_the_rest_of_the_game() -> None:
    t = staged(
        ["zamfirescu love", "walder igor", "steeling troy"],
        hands=["ore diamonds", "coal", "lead lead crate crate"],
        hold="journey journey journey journey journey journey",
    )
    reveal(t, 0, "zamfirescu")
    play(t, 0, "card", cargo="ore")
    assert discarded(t) == ["ore"]
    play(t, 0, "card", cargo="diamonds")
    assert discarded(t) == ["ore", "diamonds"]
    assert open_to_all(t)
    end(t, 0)
    reveal(t, 1, "walder")
    play(t, 1, "card", cargo="coal")
    (lost,) = told(t, "lost")
    pile = sorted(["ore", "diamonds", "coal", CARGO_NAMES[lost["cargo"]]], key=kind)
    assert discarded(t) == pile
    assert open_to_all(t)
    end(t, 1)
    reveal(t, 2, "steeling")
    play(t, 2, "throw", cargo="lead", crates=1)
    pile = sorted([*pile, "crate"], key=kind)
    assert discarded(t) == pile
    assert open_to_all(t)
    finish_turn(t)
    assert t.turn == 2
    assert discarded(t) == pile
    assert open_to_all(t)


def told_as_discarded(t: Table) -> list[str]:
    """The cards of which all were told in the last decision that they are out of the game."""
    crates = [["crate"] * facts["crates"] for facts in told(t, "threw-with-crates")]
    cards = [CARGO_NAMES[facts["cargo"]] for name in ("sold", "gave-up", "lost") for facts in told(t, name)]
    return sum(crates, cards)


@pytest.mark.rule("M-080")
@pytest.mark.parametrize("seats", SEATS)
def test_the_pile_never_shrinks(seats: int) -> None:
    """It grows by traded crates, sold cards and those of Walder, and by nothing else; nothing leaves it."""
    used: Counter[str] = Counter()
    for seed in range(4):
        t = dealt(seats, seed, mode="long-haul")
        pile: Counter[str] = Counter()
        luck = Random(seed)
        while t.awaits:
            (seat,) = awaited(t)
            family, parameters = luck.choice(choices(t, seat))
            play(t, seat, family, **parameters)
            pile.update(told_as_discarded(t))
            assert Counter(discarded(t)) == pile
            assert all(discarded(view(t, watcher)) == discarded(t) for watcher in everyone(t))
            used.update(name for name in ("threw-with-crates", "sold", "gave-up", "lost") if told(t, name))
    assert min(used[name] for name in ("threw-with-crates", "sold", "gave-up", "lost")) > 0
