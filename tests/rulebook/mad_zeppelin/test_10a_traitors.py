"""Rows M-081 to M-094: Karl Steeling, Li'l Tim Sly, Carlotta Love."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    COPIERS,
    RESULT_NAMES,
    TRAITOR_NAMES,
    after,
    awaited,
    bits,
    can_tell,
    choices,
    dealt,
    dice,
    end,
    everyone,
    finish_turn,
    guesses,
    hand,
    heard,
    kind,
    may,
    members,
    offered,
    pass_by,
    play,
    random_moves,
    reseeded,
    reveal,
    set_coins,
    set_dice,
    staged,
    thrown,
    told,
    traitor,
    view,
    ways,
)
from turncoat.games.mad_zeppelin.components import KINDS, NONE
from turncoat.games.mad_zeppelin.table import ABILITY_DONE, CARRY_OUT, SWAP_CARDS, TAKE_ACTION, Table

WAYS = ("itself", *COPIERS)
COLOURS = ("blue", "red", "green", "yellow")


def names(t: Table, seat: int) -> list[str]:
    """The names on offer to a seat."""
    return [TRAITOR_NAMES[p["traitor"]] for _, p in choices(t, seat, "traitor")]


def settings(t: Table, seat: int) -> list[tuple[int, str]]:
    """The dice and results on offer to a seat."""
    return [(p["die"], RESULT_NAMES[p["result"]]) for _, p in choices(t, seat, "set")]


# Karl Steeling


@pytest.mark.rule("M-081", "M-083", "M-082")
@pytest.mark.parametrize("by", WAYS)
def test_steeling_sets_any_die_that_is_not_black_to_any_colour(by: str) -> None:
    t = offered("steeling", by)
    for shown in product((*COLOURS, "black"), repeat=3):
        set_dice(t, " ".join(shown))
        free = [die for die in range(3) if shown[die] != "black"]
        assert settings(t, 1) == [(die, colour) for die in free for colour in COLOURS]
        assert ways(t, 1) == choices(t, 1, "set")
    set_dice(t, "blue red yellow")
    assert len(settings(t, 1)) == 12


@pytest.mark.rule("M-081", "M-083")
@pytest.mark.parametrize("by", WAYS)
def test_a_die_set_by_steeling_is_seen_by_all_and_the_other_dice_stay(by: str) -> None:
    t = offered("steeling", by, dice="red red black")
    for die, colour in product(range(2), COLOURS):
        done = after(t, 1, "set", die=die, result=colour)
        shown = ["red", "red", "black"]
        shown[die] = colour
        for seat in everyone(t):
            assert dice(view(done, seat)) == shown
            facts = {"seat": 1, "die": die, "result": RESULT_NAMES.index(colour)}
            assert heard(done, seat) == [("die-set", facts)]


@pytest.mark.rule("M-081")
def test_a_die_set_by_steeling_serves_all_seats_until_the_turn_ends() -> None:
    t = staged(
        ["steeling love", "troy walder", "igor zamfirescu"], dice="green green black", hands=["wood"] * 3
    )
    reveal(t, 0, "steeling")
    play(t, 0, "set", die=0, result="red")
    end(t, 0)
    reveal(t, 1, "troy")
    assert choices(t, 1, "throw")
    end(t, 1)
    pass_by(t, "igor")
    end(t, 0)
    assert t.current[1] == traitor("walder")
    assert dice(t) == ["red", "green", "black"]
    assert choices(t, 1, "throw")
    finish_turn(t)
    assert t.turn == 2
    assert [t.die[die] for die in range(3)] == [NONE] * 3


@pytest.mark.rule("M-081")
def test_another_ability_may_change_a_die_that_steeling_set() -> None:
    t = staged(["steeling love", "tim-sly shadow"], dice="green green black", hands=["wood"] * 2)
    reveal(t, 0, "steeling")
    play(t, 0, "set", die=0, result="red")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    play(t, 1, "set", die=0, result="blue")
    assert dice(t) == ["blue", "green", "black"]
    again = staged(["steeling love", "mirante shadow"], dice="green green black", hands=["wood"] * 2)
    reveal(again, 0, "steeling")
    play(again, 0, "set", die=0, result="red")
    end(again, 0)
    reveal(again, 1, "mirante")
    rolled = [dice(after(reseeded(again, seed), 1, "reroll", dice=0b001)) for seed in range(60)]
    assert {faces[0] for faces in rolled} == {*RESULT_NAMES}
    assert all(faces[1:] == ["green", "black"] for faces in rolled)


@pytest.mark.rule("M-082", "M-083")
@pytest.mark.parametrize("by", WAYS)
def test_steeling_sets_blue_and_throws(by: str) -> None:
    t = offered("steeling", by, dice="red green black")
    assert choices(t, 1, "throw") == []
    play(t, 1, "set", die=1, result="blue")
    play(t, 1, "throw", cargo="wood", crates=0)
    assert thrown(t, 1) == ["wood"]


@pytest.mark.rule("M-082", "M-083")
def test_steeling_has_no_die_among_three_blacks() -> None:
    t = offered("steeling", dice="black black black")
    assert choices(t, 1) == [("end", {})]
    for by in COPIERS:
        assert choices(offered("steeling", by, dice="black black black"), 1) == [("decline", {})]


# Li'l Tim Sly


def tim_to_name(second: str = "troy") -> Table:
    """Dr Ripp has named Love; seat 1 has played Tim Sly and holds one more."""
    t = staged(["ripp steeling", f"tim-sly {second}", "walder mirante"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    reveal(t, 1, "tim-sly")
    return t


@pytest.mark.rule("M-084")
def test_tim_names_what_is_not_face_up_not_blocked_not_his_own_and_not_out_of_bounds() -> None:
    t = tim_to_name()
    barred = {"ripp", "love", "troy", "igor", "shadow", "tim-sly"}
    assert names(t, 1) == [name for name in TRAITOR_NAMES if name not in barred]
    assert ways(t, 1) == choices(t, 1, "traitor")


@pytest.mark.rule("M-084")
def test_a_traitor_shown_as_blocked_is_face_up_and_cannot_be_named() -> None:
    t = staged(["ripp steeling", "love troy", "walder tim-sly"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="troy")
    end(t, 0)
    pass_by(t, "love")
    pass_by(t, "walder")
    pass_by(t)
    assert awaited(t) == [2]
    assert members(t.face_up) == members(bits("steeling", "tim-sly", "love", "ripp", "troy", "walder"))
    assert names(t, 2) == ["henchman", "rochat", "hummerock", "zamfirescu", "mirante", "ratatine"]


@pytest.mark.rule("M-084")
def test_a_traitor_named_by_tim_is_unplayable_for_its_holder_until_the_turn_ends() -> None:
    t = tim_to_name()
    play(t, 1, "traitor", traitor="walder")
    for seat in everyone(t):
        assert heard(t, seat) == [("named", {"seat": 1, "traitor": traitor("walder")})]
        assert members(view(t, seat).unplayable) == ["love", "walder"]
    play(t, 1, "decline")
    end(t, 1)
    assert choices(t, 2) == [("traitor", {"traitor": traitor("mirante")})]
    pass_by(t)
    end(t, 0)
    coins, cards = t.coins[2], hand(t, 2)
    end(t, 1)
    assert t.turn == 2
    assert (t.coins[2], hand(t, 2), t.unplayable) == (coins, cards, 0)


@pytest.mark.rule("M-084")
@pytest.mark.parametrize("seats", range(2, 7))
def test_in_every_game_tim_is_offered_what_the_row_says(seats: int) -> None:
    found = 0
    for seed in range(30):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            if t.asks != TAKE_ACTION or t.done & ABILITY_DONE or t.current[t.actor] != traitor("tim-sly"):
                continue
            barred = t.face_up | t.unplayable | t.held[t.actor] | bits("igor", "shadow", "tim-sly")
            assert names(t, t.actor) == members(~barred & (1 << len(TRAITOR_NAMES)) - 1)
            found += 1
    assert found > 20


def swap_with_airsick(t: Table, seat: int, name: str) -> Table:
    """The same turn, had another traitor been dealt to a seat and the one it has been airsick."""
    world = t.copy()
    own = 1 << t.dealt[seat]
    assert world.airsick & bits(name)
    assert world.held[seat] & own
    world.airsick = world.airsick & ~bits(name) | own
    world.held[seat] = world.held[seat] & ~own | bits(name)
    world.dealt[seat] = traitor(name)
    return world


@pytest.mark.rule("M-085")
@pytest.mark.parametrize("by", ["tim-sly", "ripp"])
def test_naming_tells_nobody_where_the_card_is(by: str) -> None:
    """Seat 2 holds Walder, or Walder is airsick: before and after the naming the leader, who saw the
    airsick ones, and seat 2 itself can tell the worlds apart, nobody else; all hear the same."""
    t = staged(["steeling igor", f"{by} troy", "walder mirante"])
    assert members(t.airsick)[:2] == [
        "tim-sly" if by == "ripp" else "love",
        "love" if by == "ripp" else "henchman",
    ]
    pass_by(t, "steeling")
    reveal(t, 1, by)
    world = swap_with_airsick(t, 2, "love")
    assert can_tell(t, world) == [0, 2]
    assert names(t, 1) == names(world, 1)
    later = [after(one, 1, "traitor", traitor="walder") for one in (t, world)]
    assert can_tell(*later) == [0, 2]
    for seat in everyone(t):
        assert heard(later[0], seat) == heard(later[1], seat)
        assert heard(later[0], seat) == [("named", {"seat": 1, "traitor": traitor("walder")})]
    assert later[0].asks == later[1].asks


@pytest.mark.rule("M-085")
def test_a_leader_may_name_a_traitor_that_it_saw_airsick_or_unselected() -> None:
    t = staged(["tim-sly troy", "love ripp", "walder mirante"])
    reveal(t, 0, "tim-sly")
    seen = view(t, 0)
    aside = members(seen.airsick | seen.undrafted)
    assert len(aside) == 8
    for name in aside:
        assert (name in names(t, 0)) == (name not in ("igor", "shadow"))
    for name in ("steeling", "ratatine"):
        assert name in aside
        done = after(t, 0, "traitor", traitor=name)
        assert [told(done, "named", seat) for seat in everyone(t)] == [
            [{"seat": 0, "traitor": traitor(name)}]
        ] * 4
        play(done, 0, "decline")
        end(done, 0)
        for seat in (1, 2):
            assert len(choices(done, seat)) == 2
            pass_by(done)


@pytest.mark.rule("M-086")
def test_tim_has_the_colours_of_the_named_traitor_at_once_and_is_asked() -> None:
    t = tim_to_name()
    play(t, 1, "traitor", traitor="rochat")
    assert (t.asks, awaited(t)) == (CARRY_OUT, [1])
    assert [family for family, _ in choices(t, 1)] == ["decline", *["card"] * len({*hand(t, 1)})]
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.colours, seen.running, seen.asks) == (1 << 2, traitor("rochat"), CARRY_OUT)


@pytest.mark.rule("M-087")
@pytest.mark.parametrize(
    ("name", "colour", "shown", "cards"),
    [
        ("steeling", 0, "black black black", "wood"),
        ("hummerock", 0, "black black black", "wood"),
        ("mirante", 0, "black black black", "wood"),
        ("hummerock", 0, "blue red red", "diamonds"),
        ("rochat", 2, "green red red", ""),
        ("zamfirescu", 3, "yellow red red", ""),
    ],
)
def test_tim_may_name_a_traitor_whose_ability_cannot_be_carried_out(
    name: str, colour: int, shown: str, cards: str
) -> None:
    t = offered(name, "tim-sly", dice=shown, hands=["wood", cards, "wood"], coins=[3, 9, 3])
    assert choices(t, 1) == [("decline", {})]
    assert (t.unplayable, t.colours) == (bits(name), 1 << colour)
    play(t, 1, "decline")
    assert bool(choices(t, 1, "throw")) == (bool(cards) and "black" not in shown)
    assert t.unplayable == bits(name)


@pytest.mark.rule("M-088")
def test_tim_without_his_ability_has_no_colour_and_cannot_throw() -> None:
    t = offered("tim-sly")
    for shown in product((*COLOURS, "black"), repeat=3):
        set_dice(t, " ".join(shown))
        assert choices(t, 1, "throw") == []
    end(t, 1)
    assert t.unplayable == 0


@pytest.mark.rule("M-088")
def test_with_no_name_left_tim_is_not_offered_his_ability() -> None:
    """Six seats, the last play of the turn: only Igor and Mr Shadow have not been seen."""
    t = staged(
        [
            "steeling love", "henchman rochat", "hummerock ripp", "zamfirescu troy", "walder mirante",
            "ratatine tim-sly",
        ]
    )  # fmt: skip
    assert members(t.airsick | t.undrafted) == ["igor", "shadow"]
    while t.current[5] != traitor("tim-sly"):
        pass_by(t, "ratatine" if awaited(t) == [5] else "")
    assert choices(t, 5) == [("end", {})]


@pytest.mark.rule("M-089")
def test_tim_is_never_copied_whatever_colours_he_has_taken() -> None:
    t = staged(["tim-sly love", "shadow igor", "walder mirante"])
    reveal(t, 0, "tim-sly")
    assert "tim-sly" not in names(t, 0)
    play(t, 0, "traitor", traitor="ripp")
    play(t, 0, "decline")
    end(t, 0)
    reveal(t, 1, "shadow")
    assert choices(t, 1) == [("end", {})]


@pytest.mark.rule("M-089")
@pytest.mark.parametrize("by", WAYS)
def test_ripp_may_name_tim_while_he_is_not_face_up(by: str) -> None:
    t = offered("ripp", by)
    assert ("tim-sly" in names(t, 1)) == (by != "tim-sly")
    late = staged(["tim-sly love", "ripp igor", "walder mirante"])
    pass_by(late, "tim-sly")
    reveal(late, 1, "ripp")
    assert "tim-sly" not in names(late, 1)


# Carlotta Love


@pytest.mark.rule("M-090", "M-094")
@pytest.mark.parametrize("by", WAYS)
def test_love_sees_the_whole_hand_of_a_seat_that_has_cards(by: str) -> None:
    t = offered("love", by, hands=["", "wood ore", "steel coal coal", "lead"], seats=4)
    assert ways(t, 1) == [("player", {"seat": 2}), ("player", {"seat": 3})]
    play(t, 1, "player", seat=2)
    cards = [
        {"other": 2, "count": 2, "cargo": kind("coal")},
        {"other": 2, "count": 1, "cargo": kind("steel")},
    ]
    for seat in everyone(t):
        assert told(t, "saw-hand", seat) == [{"seat": 1, "other": 2}]
        assert told(t, "seen-in-hand", seat) == (cards if seat == 1 else [])
        seen = [view(t, seat).ability_cards[t.plays - 1, number] for number in range(KINDS)]
        assert seen == ([0, 0, 2, 0, 0, 1, 0, 0] if seat == 1 else [NONE] * KINDS)
    assert awaited(t) == [1]
    assert view(t, -1).asks == SWAP_CARDS


@pytest.mark.rule("M-090", "M-093", "M-094")
@pytest.mark.parametrize("by", WAYS)
def test_the_hand_that_love_sees_is_known_to_her_and_its_owner_alone(by: str) -> None:
    """By Mr Shadow it is the copier who learns it, not the owner of Love in seat 0."""
    worlds = [offered("love", by, hands=["coal", "wood", cards], hold="ore ore ore ore ore ore")
              for cards in ("steel coal", "steel lead")]  # fmt: skip
    assert can_tell(*worlds) == [2]
    for t in worlds:
        play(t, 1, "player", seat=2)
    assert can_tell(*worlds) == [1, 2]
    for t in worlds:
        play(t, 1, "decline")
        for seat in everyone(t):
            assert heard(t, seat) == [("left-hand", {"seat": 1, "other": 2})]
        end(t, 1)
        finish_turn(t)
    assert can_tell(*worlds) == [1, 2]


@pytest.mark.rule("M-090")
def test_love_does_not_see_traitors() -> None:
    worlds = [staged(["steeling igor", "love troy", f"{card} mirante"]) for card in ("walder", "ratatine")]
    for t in worlds:
        pass_by(t, "steeling")
        reveal(t, 1, "love")
        play(t, 1, "player", seat=2)
        assert view(t, 1).held[2] == 0
    assert heard(worlds[0], 1) == heard(worlds[1], 1)
    held = {world.held[2] for world in guesses(worlds[0], 1, 60)}
    assert len(held) > 1


@pytest.mark.rule("M-091", "M-094")
@pytest.mark.parametrize("by", WAYS)
def test_love_swaps_any_card_of_hers_for_any_that_she_saw_or_leaves_it(by: str) -> None:
    t = offered("love", by, hands=["coal", "wood coal", "steel coal"], dice="yellow red red", coins=[3, 9, 3])
    play(t, 1, "player", seat=2)
    swaps = [("swap", {"give": kind(give), "take": kind(take)})
             for give in ("wood", "coal") for take in ("coal", "steel")]  # fmt: skip
    assert choices(t, 1, "swap") == swaps
    assert len(choices(t, 1)) == 5
    for give, take in product(("wood", "coal"), ("coal", "steel")):
        done = after(t, 1, "swap", give=give, take=take)
        mine, theirs = ["wood", "coal"], ["coal", "steel"]
        mine.remove(give)
        theirs.remove(take)
        assert sorted(hand(done, 1)) == sorted([*mine, take])
        assert sorted(hand(done, 2)) == sorted([*theirs, give])
        assert [done.hand_size[seat] for seat in range(3)] == [1, 2, 2]
        assert may(done, 1, "throw", cargo=take, crates=0)
        assert ways(done, 1) == []
    left = after(t, 1, "decline")
    assert (hand(left, 1), hand(left, 2)) == (["wood", "coal"], ["coal", "steel"])


@pytest.mark.rule("M-091")
def test_the_card_that_love_took_may_be_thrown_in_the_same_play() -> None:
    t = offered("love", hands=["coal", "wood", "diamonds"], dice="yellow red red", coins=[3, 6, 3])
    play(t, 1, "player", seat=2)
    play(t, 1, "swap", give="wood", take="diamonds")
    play(t, 1, "throw", cargo="diamonds", crates=0)
    assert (thrown(t, 1), hand(t, 1), hand(t, 2)) == (["diamonds"], [], ["wood"])


@pytest.mark.rule("M-092")
@pytest.mark.parametrize("by", WAYS)
def test_love_with_an_empty_hand_may_look_but_not_swap(by: str) -> None:
    t = offered("love", by, hands=["coal", "", "steel coal"])
    play(t, 1, "player", seat=2)
    assert len(told(t, "seen-in-hand", 1)) == 2
    assert (t.asks, awaited(t), choices(t, 1)) == (TAKE_ACTION, [1], [("end", {})])
    assert hand(t, 2) == ["coal", "steel"]


@pytest.mark.rule("M-092")
def test_love_is_not_offered_where_no_other_seat_has_a_card() -> None:
    assert choices(offered("love", hands=["", "wood", ""]), 1) == [("end", {})]
    for by in COPIERS:
        assert choices(offered("love", by, hands=["", "wood", ""]), 1) == [("decline", {})]


@pytest.mark.rule("M-093", "M-094")
@pytest.mark.parametrize("by", WAYS)
def test_all_learn_of_a_swap_and_only_the_two_seats_which_cards(by: str) -> None:
    t = offered("love", by, hands=["coal", "wood ore", "steel coal"], hold="lead lead lead lead lead lead")
    play(t, 1, "player", seat=2)
    done = [after(t, 1, "swap", give=give, take=take) for give, take in (("wood", "steel"), ("ore", "coal"))]
    left = after(t, 1, "decline")
    assert can_tell(*done) == [1, 2]
    assert can_tell(done[0], left) == list(everyone(t))
    for seat in everyone(t):
        assert told(done[0], "swapped", seat) == [{"seat": 1, "other": 2}]
        facts = {"seat": 1, "other": 2, "given": kind("wood"), "taken": kind("steel")}
        assert told(done[0], "gave-and-took", seat) == ([facts] if seat in (1, 2) else [])
        seen = view(done[0], seat)
        assert [seen.hand_size[other] for other in range(3)] == [1, 2, 2]
        assert told(left, "left-hand", seat) == [{"seat": 1, "other": 2}]
        assert told(left, "swapped", seat) == []
    for table in done:
        end(table, 1)
    assert can_tell(*done) == [1, 2]


@pytest.mark.rule("M-094")
@pytest.mark.parametrize("by", COPIERS)
def test_the_copier_of_love_gives_from_its_own_hand_and_keeps_the_knowledge(by: str) -> None:
    t = offered("love", by, hands=["gold", "wood", "steel coal"], hold="lead lead lead")
    set_coins(t, [3, 3, 3])
    play(t, 1, "player", seat=2)
    play(t, 1, "swap", give="wood", take="steel")
    assert [hand(t, seat) for seat in range(3)] == [["gold"], ["steel"], ["wood", "coal"]]
    for world in guesses(t, 1, 10):
        assert hand(world, 2) == ["wood", "coal"]
    assert len({tuple(hand(world, 2)) for world in guesses(t, 0, 40)}) > 1
