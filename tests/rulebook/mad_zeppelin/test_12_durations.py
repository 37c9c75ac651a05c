"""Group 12: durations."""

from __future__ import annotations

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    awaited,
    choices,
    colour_bit,
    dice,
    end,
    everyone,
    finish_turn,
    guesses,
    hand,
    may,
    members,
    pass_by,
    play,
    reveal,
    staged,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin.components import ALL_TRAITORS, DICE, LAPS, MOST_NAMES, NONE
from turncoat.games.mad_zeppelin.table import DRAFT_TRAITOR, SETTLE_DIE, TAKE_ACTION, Table

INSTANT: dict[str, list[tuple[str, dict[str, int | str]]]] = {
    "love": [("player", {"seat": 1}), ("swap", {"give": "coal", "take": "wood"})],
    "rochat": [("card", {"cargo": "coal"})],
    "igor": [("player", {"seat": 1})],
    "hummerock": [("extra", {"cargo": "coal", "crates": 0})],
    "zamfirescu": [("card", {"cargo": "coal"}), ("decline", {})],
    "troy": [("player", {"seat": 1})],
    "walder": [("pay", {})],
    "ratatine": [("use", {}), ("order", {"order": 23})],
}


def tolls(t: Table) -> list[int]:
    """The owners of the tolls that run, the older first."""
    return [owner for owner in (t.toll[0], t.toll[1]) if owner != NONE]


def throw_wood(t: Table, seat: int, name: str = "") -> None:
    """A seat plays a traitor, throws a Wood for one coin and ends its play."""
    if name:
        reveal(t, seat, name)
    play(t, seat, "throw", cargo="wood", crates=0)
    end(t, seat)


@pytest.mark.rule("M-150")
@pytest.mark.parametrize("name", INSTANT)
def test_an_instant_effect_is_over_when_it_is_carried_out(name: str) -> None:
    """No toll, no block and no die stays behind, and later throws of others change nothing for the actor."""
    t = staged(
        [f"{name} shadow", "steeling mirante", "henchman tim-sly"],
        "blue yellow red",
        ["coal ore", "wood wood", "wood wood"],
        [3, 9, 9],
        "wood wood wood wood wood wood",
    )
    reveal(t, 0, name)
    for family, parameters in INSTANT[name]:
        play(t, 0, family, **parameters)
    assert t.asks == TAKE_ACTION
    end(t, 0)
    assert (tolls(t), t.unplayable, dice(t)) == ([], 0, ["blue", "yellow", "red"])
    kept, coins = hand(t, 0), t.coins[0]
    for seat, other in ((1, "steeling"), (2, "henchman")):
        reveal(t, seat, other)
        assert t.colours == colour_bit(other)
        play(t, seat, "throw", cargo="wood", crates=0)
        end(t, seat)
        if seat == 1:
            assert (hand(t, 0), t.coins[0]) == (kept, coins)


@pytest.mark.rule("M-151")
def test_the_leaders_toll_works_through_all_other_plays_of_the_round_and_is_gone_at_its_second_play() -> None:
    t = staged(
        ["henchman igor", "steeling love", "troy ripp", "walder mirante"],
        "blue red yellow",
        ["wood", "wood wood", "wood wood", "wood wood"],
        hold=" ".join(["coal"] * 9),
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    for seat, name in ((1, "steeling"), (2, "troy"), (3, "walder")):
        for watcher in everyone(t):
            assert tolls(view(t, watcher)) == [0]
        coins, safe = t.coins[0], t.safe
        throw_wood(t, seat, name)
        second_search = 1 if seat == 3 else 0
        assert t.coins[0] == coins + 1 + second_search
        assert t.safe == safe - 1 - second_search, "the coin of the Search left it, the bribe never came"
    assert (t.actor, t.asks) == (0, TAKE_ACTION)
    for watcher in everyone(t):
        assert tolls(view(t, watcher)) == []
    end(t, 0)
    coins = t.coins[0]
    throw_wood(t, 1)
    throw_wood(t, 2)
    assert t.coins[0] == coins


@pytest.mark.rule("M-151")
def test_a_toll_of_the_first_round_runs_into_the_second_up_to_its_owners_chance() -> None:
    t = staged(
        ["steeling igor", "troy love", "henchman walder"],
        "blue red green",
        ["wood wood", "wood wood", "wood wood"],
        hold=" ".join(["coal"] * 9),
    )
    pass_by(t, "steeling")
    pass_by(t, "troy")
    reveal(t, 2, "henchman")
    play(t, 2, "use")
    end(t, 2)
    assert (t.actor, tolls(t)) == (0, [2])
    coins = t.coins[2]
    throw_wood(t, 0)
    assert (t.coins[2], tolls(t)) == (coins + 1, [2])
    end(t, 1)
    assert (t.actor, tolls(t)) == (2, [])
    assert t.coins[2] == coins + 2, "the coin of its own Search came on top"


@pytest.mark.rule("M-151")
def test_a_toll_of_the_second_round_ends_with_the_turn() -> None:
    t = staged(["igor henchman", "steeling love", "troy ripp"], hold=" ".join(["coal"] * 9))
    for name in ("igor", "steeling", "troy"):
        pass_by(t, name)
    assert t.current[0] == traitor("henchman")
    play(t, 0, "use")
    end(t, 0)
    assert tolls(t) == [0]
    end(t, 1)
    assert tolls(t) == [0]
    end(t, 2)
    assert (t.turn, t.asks, tolls(t)) == (2, DRAFT_TRAITOR, [])


@pytest.mark.rule("M-151", "M-149")
def test_copied_colours_are_gone_at_the_copiers_next_chance() -> None:
    t = staged(["tim-sly walder", "steeling love"], "yellow yellow yellow", coins=[5, 5])
    reveal(t, 0, "tim-sly")
    play(t, 0, "traitor", traitor="henchman")
    play(t, 0, "decline")
    assert may(t, 0, "throw", cargo="wood", crates=0)
    end(t, 0)
    pass_by(t, "steeling")
    assert (t.actor, t.colours) == (0, colour_bit("walder"))
    assert choices(t, 0, "throw") == []


@pytest.mark.rule("M-152")
def test_blocks_outlast_the_next_play_of_the_seat_that_set_them() -> None:
    t = staged(["ripp walder", "steeling love", "troy igor"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    pass_by(t, "steeling")
    pass_by(t, "troy")
    assert (t.actor, t.asks) == (0, TAKE_ACTION)
    for seat in everyone(t):
        assert members(view(t, seat).unplayable) == ["love"]
    end(t, 0)
    assert (t.skipped[1, 1], t.laid[1, 1]) == (1, traitor("love"))
    assert (t.actor, members(t.unplayable)) == (2, ["love"])
    end(t, 2)
    assert (t.turn, t.unplayable) == (2, 0)


@pytest.mark.rule("M-152")
def test_blocks_of_tim_sly_and_of_a_copied_ripp_last_as_long() -> None:
    """Tim blocks Ripp and, as Ripp, Love: through both rounds, for everybody."""
    t = staged(["tim-sly walder", "shadow troy", "steeling igor"])
    reveal(t, 0, "tim-sly")
    play(t, 0, "traitor", traitor="ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    assert members(t.unplayable) == ["love", "ripp"]
    while t.turn == 1:
        for seat in everyone(t):
            assert members(view(t, seat).unplayable) == ["love", "ripp"]
        pass_by(t)
    assert t.unplayable == 0


@pytest.mark.rule("M-152")
def test_a_seat_with_two_naming_traitors_cannot_name_the_same_again() -> None:
    t = staged(["ripp tim-sly", "steeling love", "troy igor"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    pass_by(t, "steeling")
    pass_by(t, "troy")
    assert (t.actor, t.current[0]) == (0, traitor("tim-sly"))
    assert not may(t, 0, "traitor", traitor="love")
    assert may(t, 0, "traitor", traitor="henchman")


@pytest.mark.rule("M-152")
@pytest.mark.parametrize("name", ["steeling", "mirante"])
def test_changed_dice_lie_so_for_both_rounds(name: str) -> None:
    t = staged([f"{name} walder", "love troy", "igor ripp"], "blue red green")
    reveal(t, 0, name)
    if name == "steeling":
        play(t, 0, "set", die=2, result="yellow")
    else:
        play(t, 0, "reroll", dice=0b111)
        while not choices(t, 0, "end"):
            play(t, 0, "set", **choices(t, 0, "set")[0][1])
    lie = dice(t)
    while t.turn == 1:
        for seat in everyone(t):
            assert dice(view(t, seat)) == lie
        pass_by(t)
    assert [t.die[die] for die in range(DICE)] == [NONE] * DICE


@pytest.mark.rule("M-153")
def test_nothing_of_a_turn_but_cards_coins_and_journeys_passes_into_the_next() -> None:
    t = staged(
        ["ripp walder", "troy henchman", "steeling tim-sly"],
        hands=["coal ore", "wood", "lead"],
        hold="wood journey coal lead wood ore",
    )
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    pass_by(t, "troy")
    pass_by(t, "steeling")
    play(t, 0, "card", cargo="coal")
    end(t, 0)
    play(t, 1, "use")
    end(t, 1)
    play(t, 2, "traitor", traitor="mirante")
    play(t, 2, "decline")
    before = t.copy()
    assert (len(tolls(t)), len(members(t.unplayable))) == (1, 2)
    end(t, 2)
    assert (t.turn, t.leader, t.asks) == (2, 1, DRAFT_TRAITOR)
    assert (t.unplayable, t.face_up, t.colours, t.done, t.chances, tolls(t)) == (0, 0, 0, 0, 0, [])
    assert [t.actor, t.running, *(t.die[die] for die in range(DICE))] == [NONE] * 5
    assert all(t.named[place] == t.namer[place] == NONE for place in range(MOST_NAMES))
    for seat in range(3):
        assert (t.current[seat], t.names_then[seat], t.pick[seat]) == (NONE, NONE, NONE)
        assert all(t.laid[seat, lap] == NONE and t.skipped[seat, lap] == 0 for lap in range(LAPS))
    held = t.held[0] | t.held[1] | t.held[2]
    assert t.airsick | t.undrafted | held == ALL_TRAITORS
    for field in ("coins", "safe", "hand", "thrown", "discarded", "hold", "depth", "journeys", "removed"):
        assert t.row[field].tobytes() == before.row[field].tobytes(), field
    assert t.journeys == 1


@pytest.mark.rule("M-153", "M-177")
def test_what_was_learned_of_cargo_passes_into_the_next_turn() -> None:
    t = staged(["love walder", "troy henchman", "steeling igor"], hands=["wood", "gold steel", "lead"])
    reveal(t, 0, "love")
    play(t, 0, "player", seat=1)
    play(t, 0, "decline")
    finish_turn(t)
    assert t.turn == 2
    for world in guesses(t, 0, 30):
        assert {"gold", "steel"} <= set(hand(world, 1))
    assert awaited(t) == [1]
    assert t.seen_pool[0] == 0, "the pool of the last turn is forgotten"


def after_a_block(seed: int) -> Table:
    """The turn after one in which Dr Ripp made Love unplayable."""
    t = staged(["ripp walder", "love troy"], seed=seed)
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    finish_turn(t)
    return t


@pytest.mark.rule("M-153")
def test_a_traitor_blocked_in_one_turn_can_be_played_in_the_next() -> None:
    t = next(t for t in map(after_a_block, range(200)) if t.dealt[t.leader] == traitor("love"))
    assert (t.turn, t.face_up, t.unplayable) == (2, 0, 0)
    while t.asks in (DRAFT_TRAITOR, SETTLE_DIE):
        (seat,) = awaited(t)
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert may(t, t.leader, "traitor", traitor="love")
