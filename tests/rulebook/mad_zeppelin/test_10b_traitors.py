"""Rows M-095 to M-109: Henchman III, Satine Rochat, Igor."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    COPIERS,
    after,
    awaited,
    bits,
    can_tell,
    choices,
    dealt,
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
    pair,
    pass_by,
    play,
    random_moves,
    reveal,
    set_coins,
    set_safe,
    staged,
    thrown,
    told,
    traitor,
    view,
    ways,
)
from turncoat.games.mad_zeppelin.components import JOURNEY, NONE
from turncoat.games.mad_zeppelin.table import BY_FLIGHT, PLAY_TRAITOR, SHOW_TRAITOR, TAKE_ACTION, Table

WAYS = ("itself", *COPIERS)


def coins(t: Table) -> list[int]:
    return [t.coins[seat] for seat in range(t.seats)]


def tolls(t: Table) -> list[int]:
    """The owners of running tolls, the older first; everybody sees them."""
    running = [t.toll[place] for place in range(2) if t.toll[place] != NONE]
    for seat in everyone(t):
        assert [view(t, seat).toll[place] for place in range(2) if t.toll[place] != NONE] == running
    return running


def one_toll(cards: str, payer: str = "steeling", dice: str = "blue red green") -> Table:
    """Seat 0 has set a toll; seat 1 has played a traitor, holds these cards and may act; coins 5, 5, 5."""
    t = staged(
        ["henchman love", f"{payer} igor", "mirante troy"],
        dice,
        ["wood", cards, "wood"],
        hold="journey journey journey",
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, payer)
    set_coins(t, [5, 5, 5])
    return t


def two_tolls(cards: str, payer: str = "steeling", dice: str = "blue red green") -> Table:
    """Seat 0 set a toll, seat 1 another as Mr Shadow; seat 2 holds these cards and may act; coins 4 each."""
    t = staged(
        ["henchman love", "shadow igor", f"{payer} walder", "mirante troy"],
        dice,
        ["wood", "wood", cards, "wood"],
        hold="journey journey journey",
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    play(t, 1, "use")
    end(t, 1)
    reveal(t, 2, payer)
    set_coins(t, [4, 4, 4, 4])
    assert tolls(t) == [0, 1]
    return t


# Henchman III


@pytest.mark.rule("M-095")
def test_one_coin_of_a_bribe_goes_to_the_owner_of_the_toll() -> None:
    t = one_toll("lead")
    assert (tolls(t), t.safe) == ([0], 15)
    play(t, 1, "throw", cargo="lead", crates=0)
    assert (coins(t), t.safe) == ([6, 2, 5], 17)
    for seat in everyone(t):
        assert told(t, "toll-taken", seat) == [{"seat": 0, "other": 1}]
        assert coins(view(t, seat)) == [6, 2, 5]


@pytest.mark.rule("M-095")
@pytest.mark.parametrize(
    ("card", "bribe"), [("wood", 1), ("coal", 2), ("lead", 3), ("ore", 3), ("steel", 4), ("gold", 5)]
)
def test_the_payer_pays_no_more_than_before(card: str, bribe: int) -> None:
    t = one_toll(card)
    assert may(t, 1, "throw", cargo=card, crates=0)
    play(t, 1, "throw", cargo=card, crates=0)
    assert (coins(t), t.safe) == ([6, 5 - bribe, 5], 15 + bribe - 1)
    short = one_toll(card)
    set_coins(short, [5, bribe - 1, 5])
    assert choices(short, 1, "throw") == []


@pytest.mark.rule("M-095")
def test_a_throw_by_hummerock_gives_the_toll_too_and_so_does_each_of_two_throws() -> None:
    t = one_toll("coal wood", "hummerock")
    play(t, 1, "extra", cargo="coal", crates=0)
    assert (coins(t), t.safe) == ([6, 3, 5], 16)
    play(t, 1, "throw", cargo="wood", crates=0)
    assert (coins(t), t.safe) == ([7, 2, 5], 16)
    assert told(t, "toll-taken") == [{"seat": 0, "other": 1}]


@pytest.mark.rule("M-095")
@pytest.mark.parametrize("by", WAYS)
def test_a_toll_is_told_to_all_and_takes_nothing_of_earlier_bribes(by: str) -> None:
    t = offered("henchman", by)
    assert tolls(t) == []
    before = coins(t)
    play(t, 1, "use")
    assert coins(t) == before
    assert tolls(t) == [1]
    for seat in everyone(t):
        assert heard(t, seat) == [("toll-set", {"seat": 1})]


@pytest.mark.rule("M-095")
def test_without_its_ability_henchman_takes_no_toll() -> None:
    t = staged(["henchman love", "steeling igor"], hands=["wood", "lead"], hold="journey journey")
    pass_by(t, "henchman")
    reveal(t, 1, "steeling")
    set_coins(t, [5, 5])
    play(t, 1, "throw", cargo="lead", crates=0)
    assert (coins(t), t.safe) == ([5, 2], 23)


@pytest.mark.rule("M-096")
def test_the_toll_ends_before_its_owner_plays_again() -> None:
    """Seats 1 and 2 pay in the first round; seat 1 pays nothing to the toll in the second."""
    t = one_toll("lead wood coal")
    play(t, 1, "throw", cargo="lead", crates=0)
    end(t, 1)
    reveal(t, 2, "mirante")
    set_coins(t, [5, 5, 5])
    play(t, 2, "throw", cargo="wood", crates=0)
    assert coins(t) == [6, 5, 4]
    end(t, 2)
    assert (awaited(t), t.asks, tolls(t)) == ([0], TAKE_ACTION, [])
    end(t, 0)
    t.die[0] = 2
    assert t.current[1] == traitor("igor")
    before = t.coins[0]
    play(t, 1, "throw", cargo="wood", crates=0)
    assert t.coins[0] == before
    assert told(t, "toll-taken") == []


@pytest.mark.rule("M-096")
def test_the_toll_ends_also_when_its_owner_is_then_skipped() -> None:
    t = staged(
        ["henchman love", "ripp igor", "mirante hummerock"],
        "red green blue",
        ["wood", "wood wood", "wood wood"],
        hold="journey journey journey journey journey",
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "ripp")
    play(t, 1, "traitor", traitor="love")
    end(t, 1)
    reveal(t, 2, "mirante")
    assert tolls(t) == [0]
    end(t, 2)
    assert told(t, "showed") == [{"seat": 0, "traitor": traitor("love")}]
    assert (awaited(t), tolls(t)) == ([1], [])
    before = t.coins[0]
    play(t, 1, "throw", cargo="wood", crates=0)
    assert t.coins[0] == before


@pytest.mark.rule("M-096")
def test_a_toll_of_the_second_round_serves_for_the_seats_that_follow_and_no_longer() -> None:
    t = staged(["love henchman", "igor steeling", "mirante troy"], hands=["wood", "lead", "wood"])
    for name in ("love", "igor", "mirante"):
        pass_by(t, name)
    assert t.current[0] == traitor("henchman")
    play(t, 0, "use")
    end(t, 0)
    set_coins(t, [5, 5, 5])
    play(t, 1, "throw", cargo="lead", crates=0)
    assert (coins(t), tolls(t)) == ([6, 2, 5], [0])
    finish_turn(t)
    assert (t.turn, tolls(t)) == (2, [])


@pytest.mark.rule("M-096")
def test_the_toll_may_be_used_when_nobody_follows() -> None:
    t = staged(["love igor", "steeling henchman"])
    for name in ("love", "steeling", ""):
        pass_by(t, name)
    assert (awaited(t), t.current[1]) == ([1], traitor("henchman"))
    play(t, 1, "use")
    assert tolls(t) == [1]
    end(t, 1)
    assert (t.turn, tolls(t)) == (2, [])


@pytest.mark.rule("M-097")
def test_the_owners_own_bribe_gives_no_toll() -> None:
    t = offered("henchman", dice="yellow red red", hands=["wood", "lead", "wood"], coins=[5, 5, 5])
    play(t, 1, "use")
    safe = t.safe
    play(t, 1, "throw", cargo="lead", crates=0)
    assert (coins(t), t.safe) == ([5, 2, 5], safe + 3)
    assert told(t, "toll-taken") == []


@pytest.mark.rule("M-097")
@pytest.mark.parametrize(
    ("name", "move", "later", "safe"),
    [
        ("walder", ("pay", {}), [5, 4, 5], 16),
        ("igor", ("two-players", {"pair": 1}), [5, 6, 5], 14),
        ("troy", ("player", {"seat": 2}), [5, 6, 4], 15),
    ],
)
def test_payments_that_are_no_bribes_give_no_toll(
    name: str, move: tuple[str, dict[str, int]], later: list[int], safe: int
) -> None:
    t = staged(
        ["henchman love", f"{name} mirante", "hummerock ripp"],
        hands=["wood", "coal", ""],
        hold="journey journey",
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, name)
    set_coins(t, [6, 4, 6] if name == "igor" else [5, 5, 5])
    assert move != ("two-players", {"pair": 1}) or pair(0, 2) == 1
    play(t, 1, move[0], **move[1])
    assert (coins(t), t.safe) == (later, safe)
    assert told(t, "toll-taken") == []
    assert tolls(t) == [0]


@pytest.mark.rule("M-098")
@pytest.mark.parametrize(("safe", "owner", "left"), [(4, 1, 3), (0, 0, 0), (1, 1, 0)])
def test_a_bribe_paid_wholly_with_crates_takes_the_toll_out_of_the_safe(
    safe: int, owner: int, left: int
) -> None:
    t = one_toll("wood crate")
    set_safe(t, safe)
    before = coins(t)
    play(t, 1, "throw", cargo="wood", crates=1)
    assert (coins(t), t.safe) == ([before[0] + owner, before[1], before[2]], left)
    assert discarded(t) == ["crate"]
    assert told(t, "toll-taken") == [{"seat": 0, "other": 1}] * owner


@pytest.mark.rule("M-098")
def test_a_bribe_of_three_paid_with_crates_gives_one_coin_and_no_more() -> None:
    t = one_toll("lead crate crate crate")
    set_safe(t, 4)
    before = coins(t)
    play(t, 1, "throw", cargo="lead", crates=3)
    assert (coins(t), t.safe) == ([before[0] + 1, before[1], before[2]], 3)


@pytest.mark.rule("M-099")
@pytest.mark.parametrize(
    ("card", "bribe", "owners"), [("wood", 1, [1, 0]), ("coal", 2, [1, 1]), ("lead", 3, [1, 1])]
)
def test_two_tolls_take_a_coin_each_the_older_first(card: str, bribe: int, owners: list[int]) -> None:
    t = two_tolls(card)
    assert t.safe == 14
    play(t, 2, "throw", cargo=card, crates=0)
    assert coins(t) == [4 + owners[0], 4 + owners[1], 4 - bribe, 4]
    assert t.safe == 14 + bribe - sum(owners)
    assert told(t, "toll-taken") == [{"seat": seat, "other": 2} for seat in range(2) if owners[seat]]


@pytest.mark.rule("M-099")
def test_two_tolls_take_of_each_of_two_throws() -> None:
    t = two_tolls("coal wood", "hummerock")
    play(t, 2, "extra", cargo="wood", crates=0)
    assert (coins(t), t.safe) == ([5, 4, 3, 4], 14)
    play(t, 2, "throw", cargo="coal", crates=0)
    assert (coins(t), t.safe) == ([6, 5, 1, 4], 14)


@pytest.mark.rule("M-099")
@pytest.mark.parametrize(("card", "bribe"), [("wood", 1), ("lead", 3)])
def test_the_bribe_of_one_owner_gives_a_coin_to_the_other_only(card: str, bribe: int) -> None:
    """Mr Shadow throws in the play of his copy; then the younger toll is the payer's own."""
    t = staged(
        ["henchman love", "shadow igor", "mirante troy"],
        "yellow red red",
        ["wood", card, "wood"],
        hold="journey journey",
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    play(t, 1, "use")
    set_coins(t, [5, 5, 5])
    play(t, 1, "throw", cargo=card, crates=0)
    assert (coins(t), t.safe) == ([6, 5 - bribe, 5], 15 + bribe - 1)


@pytest.mark.rule("M-099", "M-101")
def test_the_younger_toll_lasts_when_the_older_has_ended_and_takes_of_its_owner() -> None:
    """In the second round seat 0 has no toll any more and pays one to seat 1, a bribe of 1 included."""
    t = staged(
        ["henchman steeling", "shadow igor", "mirante troy"],
        "blue red green",
        ["wood wood", "wood", "wood"],
        hold="journey journey journey journey journey",
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    play(t, 1, "use")
    end(t, 1)
    pass_by(t, "mirante")
    assert (awaited(t), tolls(t)) == ([0], [1])
    set_coins(t, [5, 5, 5])
    play(t, 0, "throw", cargo="wood", crates=0)
    assert (coins(t), t.safe) == ([4, 6, 5], 15)
    end(t, 0)
    assert (awaited(t), tolls(t)) == ([1], [])


@pytest.mark.rule("M-099")
@pytest.mark.parametrize("seats", range(2, 7))
def test_in_every_game_there_are_at_most_two_tolls_of_different_owners(seats: int) -> None:
    """The tolls as they were told: each from its setting to its owner's next chance or the end of turn."""
    found: set[int] = set()
    for seed in range(60):
        t = dealt(seats, seed)
        running: list[int] = []
        for _ in random_moves(t, seed):
            for name, facts in heard(t):
                if name == "turn-begins":
                    running.clear()
                elif name in ("played", "played-last", "showed") and facts["seat"] in running:
                    running.remove(facts["seat"])
                elif name == "toll-set":
                    assert facts["seat"] not in running
                    running.append(facts["seat"])
            if t.asks in (PLAY_TRAITOR, SHOW_TRAITOR) and t.actor in running:
                running.remove(t.actor)
            assert tolls(t) == running
            found.add(len(running))
    assert {0, 1} <= found <= {0, 1, 2}


@pytest.mark.rule("M-100")
@pytest.mark.parametrize(("safe", "owners", "left"), [(5, [1, 1], 4), (0, [1, 0], 0), (1, [1, 1], 0)])
def test_the_payers_coin_goes_to_the_older_toll_and_the_safe_makes_up_the_rest(
    safe: int, owners: list[int], left: int
) -> None:
    """Bribe 2 by 1 coin and 1 crate."""
    t = two_tolls("coal crate")
    set_safe(t, safe)
    before = coins(t)
    play(t, 2, "throw", cargo="coal", crates=1)
    assert coins(t) == [before[0] + owners[0], before[1] + owners[1], before[2] - 1, before[3]]
    assert t.safe == left


@pytest.mark.rule("M-100")
@pytest.mark.parametrize("safe", range(4))
@pytest.mark.parametrize("crates", range(4))
def test_tolls_with_every_number_of_crates_and_of_coins_in_the_safe(crates: int, safe: int) -> None:
    """Bribe 3: what the payer's coins do not give, the Safe gives while it can, the older toll first."""
    t = two_tolls("ore crate crate crate")
    set_safe(t, safe)
    before = coins(t)
    play(t, 2, "throw", cargo="ore", crates=crates)
    given = min(2, 3 - crates + safe)
    owners = [1 if given > 0 else 0, 1 if given > 1 else 0]
    assert coins(t)[:3] == [before[0] + owners[0], before[1] + owners[1], before[2] - 3 + crates]
    assert t.safe == safe + 3 - crates - given


@pytest.mark.rule("M-101")
def test_a_toll_copied_by_tim_is_the_only_one_and_lasts_until_his_next_chance() -> None:
    t = staged(
        ["tim-sly mirante", "henchman steeling", "hummerock shadow"],
        hands=["wood", "lead", "wood"],
        hold="journey journey journey journey journey journey",
    )
    reveal(t, 0, "tim-sly")
    before = coins(t)
    play(t, 0, "traitor", traitor="henchman")
    play(t, 0, "use")
    assert (coins(t), tolls(t), t.unplayable) == (before, [0], bits("henchman"))
    end(t, 0)
    assert choices(t, 1) == [("traitor", {"traitor": traitor("steeling")})]
    reveal(t, 1, "steeling")
    set_coins(t, [5, 5, 5])
    play(t, 1, "throw", cargo="lead", crates=0)
    assert (coins(t), t.safe) == ([6, 2, 5], 17)
    end(t, 1)
    reveal(t, 2, "shadow")
    assert ways(t, 2) == [("player", {"seat": 1})]
    end(t, 2)
    assert (awaited(t), tolls(t)) == ([0], [])


@pytest.mark.rule("M-101")
def test_a_toll_copied_by_shadow_starts_anew_and_leaves_the_other() -> None:
    """Seat 0 did not use its own: the copy runs alone. Seat 0 is skipped later, its toll over: the copy of
    the second round runs alone too."""
    alone = staged(["henchman love", "shadow igor"])
    pass_by(alone, "henchman")
    reveal(alone, 1, "shadow")
    play(alone, 1, "player", seat=0)
    before = coins(alone)
    play(alone, 1, "use")
    assert (coins(alone), tolls(alone)) == (before, [1])
    t = staged(["henchman love", "ripp shadow", "troy igor"])
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "ripp")
    play(t, 1, "traitor", traitor="love")
    end(t, 1)
    pass_by(t, "troy")
    assert (awaited(t), tolls(t)) == ([1], [])
    play(t, 1, "player", seat=0)
    play(t, 1, "use")
    assert tolls(t) == [1]
    end(t, 1)
    assert (awaited(t), tolls(t)) == ([2], [1])
    end(t, 2)
    assert (t.turn, tolls(t)) == (2, [])


# Satine Rochat


@pytest.mark.rule("M-102", "M-105")
@pytest.mark.parametrize("by", WAYS)
def test_rochat_buries_a_card_of_her_choice_and_draws_the_top_one(by: str) -> None:
    t = offered("rochat", by, hands=["coal", "wood ore", "steel"], hold="gold lead")
    depth = t.depth
    assert ways(t, 1) == [("card", {"cargo": kind("wood")}), ("card", {"cargo": kind("ore")})]
    play(t, 1, "card", cargo="ore")
    assert (hand(t, 1), hold(t, 1), hold(t)[-1], t.depth) == (["wood", "gold"], ["lead"], "ore", depth)
    assert (t.asks, ways(t, 1), discarded(t)) == (TAKE_ACTION, [], [])
    for seat in everyone(t):
        assert told(t, "buried", seat) == [{"seat": 1}]
        assert told(t, "you-buried", seat) == ([{"cargo": kind("ore")}] if seat == 1 else [])
        assert told(t, "drew", seat) == ([{"cargo": kind("gold")}] if seat == 1 else [])
        assert (view(t, seat).depth, view(t, seat).hand_size[1]) == (depth, 2)


@pytest.mark.rule("M-102", "M-105")
@pytest.mark.parametrize("by", WAYS)
def test_the_buried_card_and_the_drawn_cargo_are_known_to_the_actor_alone(by: str) -> None:
    t = offered("rochat", by, hands=["coal", "wood ore", "steel"], hold="gold lead")
    buried = [after(t, 1, "card", cargo=card) for card in ("wood", "ore")]
    assert can_tell(*buried) == [1]
    drawn = [
        after(offered("rochat", by, hands=["coal", "wood ore", "steel"], hold=top), 1, "card", cargo="ore")
        for top in ("gold lead", "lead gold")
    ]
    assert can_tell(*drawn) == [1]
    for world in guesses(buried[0], 1, 10):
        assert hold(world)[-1] == "wood"


@pytest.mark.rule("M-102", "M-105")
@pytest.mark.parametrize("by", WAYS)
def test_a_journey_drawn_by_rochat_is_laid_out_for_a_coin_without_a_further_draw(by: str) -> None:
    t = offered("rochat", by, hands=["coal", "wood ore", "steel"], hold="journey lead", coins=[3, 3, 3])
    journeys = t.journeys
    play(t, 1, "card", cargo="ore")
    assert (hand(t, 1), hold(t, 1), t.coins[1], t.journeys) == (["wood"], ["lead"], 4, journeys + 1)
    for seat in everyone(t):
        facts = {"seat": 1, "coins": 1, "journeys": journeys + 1}
        assert told(t, "journey-drawn", seat) == [facts]


@pytest.mark.rule("M-103")
def test_rochat_is_not_offered_with_an_empty_hand() -> None:
    assert choices(offered("rochat", hands=["coal", "", "steel"]), 1) == [("end", {})]
    for by in COPIERS:
        assert choices(offered("rochat", by, hands=["coal", "", "steel"]), 1) == [("decline", {})]


@pytest.mark.rule("M-103")
@pytest.mark.parametrize("name", ["rochat", "tim-sly"])
def test_with_an_empty_hold_the_buried_card_is_drawn_back(name: str) -> None:
    """The last card of the Hold is the tenth Journey, and this is the final play."""
    t = staged([f"{name} love", "troy igor"], hands=["ore wood", "wood"], journeys=9)
    lay_hold(t, [JOURNEY])
    reveal(t, 0, name)
    assert (t.depth, t.journeys, hand(t, 0)) == (0, 10, ["wood", "ore"])
    if name == "tim-sly":
        play(t, 0, "traitor", traitor="rochat")
    play(t, 0, "card", cargo="ore")
    assert (t.depth, hand(t, 0), told(t, "drew", 0)) == (0, ["wood", "ore"], [{"cargo": kind("ore")}])
    assert told(t, "journey-drawn") == []
    end(t, 0)
    assert (t.awaits, t.ending) == (0, BY_FLIGHT)


@pytest.mark.rule("M-104")
def test_a_later_burial_goes_beneath_an_earlier_one() -> None:
    t = staged(
        ["rochat love", "shadow igor", "troy ripp"],
        hands=["ore wood", "gold wood", "wood"],
        hold="journey journey coal journey coal",
    )
    reveal(t, 0, "rochat")
    play(t, 0, "card", cargo="ore")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    first = t.copy()
    play(t, 1, "card", cargo="gold")
    assert hold(t)[-2:] == ["ore", "gold"]
    assert can_tell(t, after(first, 1, "card", cargo="wood")) == [1]
    for seat, place, card in ((0, -2, "ore"), (1, -1, "gold")):
        worlds = [hold(world) for world in guesses(t, seat, 40)]
        assert {world[place] for world in worlds} == {card}
        assert len({world[-3 - place] for world in worlds}) > 1


@pytest.mark.rule("M-105")
@pytest.mark.parametrize("by", COPIERS)
def test_a_copier_of_rochat_draws_one_card_not_two(by: str) -> None:
    t = offered("rochat", by, hands=["coal", "wood", "steel"], hold="gold lead ore")
    play(t, 1, "card", cargo="wood")
    assert (hand(t, 1), hold(t, 2)) == (["gold"], ["lead", "ore"])
    assert hand(t, 0) == ["coal"]


@pytest.mark.rule("M-102")
def test_rochat_may_throw_the_card_that_she_drew() -> None:
    t = offered("rochat", hands=["coal", "wood", "steel"], hold="lead", coins=[3, 3, 3])
    play(t, 1, "card", cargo="wood")
    play(t, 1, "throw", cargo="lead", crates=0)
    assert (thrown(t, 1), t.coins[1]) == (["lead"], 0)


# Igor


@pytest.mark.rule("M-106", "M-107", "M-109")
@pytest.mark.parametrize("by", ["itself", "shadow"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_igor_chooses_one_or_two_seats_that_are_strictly_richer(seats: int, by: str) -> None:
    t = offered("igor", by, seats=seats)
    for others in product((1, 2, 3), repeat=min(seats - 1, 3)):
        purse = [*others, *[4] * (seats - 1 - len(others))]
        purse.insert(1, 2)
        set_coins(t, purse)
        richer = [seat for seat in range(seats) if purse[seat] > 2]
        expected = [("player", {"seat": seat}) for seat in richer]
        expected += [("two-players", {"pair": pair(*two)}) for two in combinations(richer, 2)]
        assert ways(t, 1) == sorted(expected, key=lambda way: (way[0], *way[1].values()))


@pytest.mark.rule("M-106", "M-109")
@pytest.mark.parametrize("by", ["itself", "shadow"])
def test_igor_takes_a_coin_of_each_victim(by: str) -> None:
    t = offered("igor", by, seats=4, coins=[5, 2, 4, 3])
    one = after(t, 1, "player", seat=3)
    assert (coins(one), one.safe) == ([5, 3, 4, 2], t.safe)
    two = after(t, 1, "two-players", pair=pair(0, 2))
    assert (coins(two), two.safe) == ([4, 4, 3, 3], t.safe)
    for seat in everyone(t):
        assert heard(one, seat) == [("robbed", {"seat": 1, "other": 3})]
        assert heard(two, seat) == [("robbed", {"seat": 1, "other": other}) for other in (0, 2)]
        assert coins(view(two, seat)) == [4, 4, 3, 3]
    assert ways(two, 1) == []


@pytest.mark.rule("M-107")
@pytest.mark.parametrize("by", ["itself", "shadow"])
def test_both_victims_are_tested_before_any_coin_moves(by: str) -> None:
    """Actor 2, others 3, 3 and 2: after the first coin the second victim is no longer richer."""
    t = offered("igor", by, seats=4, coins=[3, 2, 3, 2])
    assert ways(t, 1) == [
        ("player", {"seat": 0}),
        ("player", {"seat": 2}),
        ("two-players", {"pair": pair(0, 2)}),
    ]
    play(t, 1, "two-players", pair=pair(0, 2))
    assert coins(t) == [2, 4, 2, 2]


@pytest.mark.rule("M-107")
def test_igor_is_not_offered_where_nobody_is_richer() -> None:
    assert ways(offered("igor", coins=[3, 3, 2]), 1) == []
    assert choices(offered("igor", "shadow", coins=[3, 3, 2]), 1) == [("decline", {})]


@pytest.mark.rule("M-108")
def test_igor_is_never_named() -> None:
    """By Tim Sly, Dr Ripp, or a copy of Dr Ripp; wherever Igor is."""
    for holder in range(3):
        for by in ("tim-sly", "ripp", "tim as ripp", "shadow as ripp"):
            lines = [["mirante", "love"], ["ripp", "walder"], ["troy", "steeling"]]
            if by == "tim-sly" or by == "tim as ripp":
                lines[1][0] = "tim-sly"
            elif by == "shadow as ripp":
                lines[1][0], lines[0][0] = "shadow", "ripp"
            lines[holder][1] = "igor"
            t = staged([" ".join(line) for line in lines])
            pass_by(t, lines[0][0])
            reveal(t, 1, lines[1][0])
            if by == "tim as ripp":
                play(t, 1, "traitor", traitor="ripp")
            elif by == "shadow as ripp":
                play(t, 1, "player", seat=0)
            assert ways(t, 1)
            assert not may(t, 1, "traitor", traitor="igor")


@pytest.mark.rule("M-108")
@pytest.mark.parametrize("seats", range(2, 7))
def test_in_every_game_igor_is_neither_named_nor_blocked_nor_copied_by_tim(seats: int) -> None:
    named = 0
    for seed in range(20):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            assert not t.unplayable & bits("igor")
            named += bool(t.unplayable)
            last = t.plays - 1
            if last >= 0 and t.traitor[last] == traitor("tim-sly"):
                assert t.ability[last] != traitor("igor")
    assert named


@pytest.mark.rule("M-109")
def test_shadow_as_igor_robs_by_his_own_owners_coins_and_igors_owner_too() -> None:
    t = offered("igor", "shadow", coins=[4, 3, 5])
    assert t.current[0] == traitor("igor")
    assert t.colours == 1 << 2
    play(t, 1, "two-players", pair=pair(0, 2))
    assert coins(t) == [3, 5, 4]
    poorer = offered("igor", "shadow", coins=[2, 3, 5])
    assert ways(poorer, 1) == [("player", {"seat": 2})]


@pytest.mark.rule("M-109")
def test_shadow_does_not_copy_igors_protection() -> None:
    """Only that he lies face up keeps Dr Ripp from naming him."""
    t = staged(["igor love", "shadow troy", "ripp mirante"])
    pass_by(t, "igor")
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    play(t, 1, "decline")
    end(t, 1)
    reveal(t, 2, "ripp")
    assert not may(t, 2, "traitor", traitor="shadow")
    t.face_up &= ~bits("shadow", "igor")
    assert may(t, 2, "traitor", traitor="shadow")
    assert not may(t, 2, "traitor", traitor="igor")
