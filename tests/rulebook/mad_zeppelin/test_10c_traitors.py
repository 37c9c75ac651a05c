"""Rows M-110 to M-127: Jack Hummerock, Dr Ripp, Fred Zamfirescu, Mr Shadow."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    CARGO_NAMES,
    COPIERS,
    TRAITOR_NAMES,
    after,
    awaited,
    bits,
    can_tell,
    choices,
    colour_bit,
    dealt,
    dice,
    discarded,
    end,
    everyone,
    finish_turn,
    hand,
    heard,
    kind,
    may,
    members,
    offered,
    pass_by,
    play,
    random_moves,
    reveal,
    set_coins,
    set_dice,
    set_safe,
    staged,
    thrown,
    told,
    traitor,
    view,
    ways,
)
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.games.mad_zeppelin.table import ABILITY_DONE, CARRY_OUT, SELL_ANOTHER, TAKE_ACTION, Table

WAYS = ("itself", *COPIERS)
RESULTS = ("blue", "red", "green", "yellow", "black")
COLOURED = [name for name in TRAITOR_NAMES if name not in COPIERS]
ALL_CARDS = "crate wood coal lead ore steel gold diamonds"


def coins(t: Table) -> list[int]:
    return [t.coins[seat] for seat in range(t.seats)]


def names(t: Table, seat: int) -> list[str]:
    """The names on offer to a seat."""
    return [TRAITOR_NAMES[p["traitor"]] for _, p in choices(t, seat, "traitor")]


def cards_for(t: Table, family: str) -> list[str]:
    """The cards that seat 1 may throw by a family of moves."""
    return [name for name in CARGO_NAMES if any(p["cargo"] == kind(name) for _, p in choices(t, 1, family))]


# Jack Hummerock


@pytest.mark.rule("M-110", "M-113")
@pytest.mark.parametrize("by", WAYS)
def test_hummerock_throws_light_cargo_whatever_the_dice_show(by: str) -> None:
    t = offered("hummerock", by, hands=["wood", ALL_CARDS, "wood"], coins=[3, 9, 3])
    for shown in product(RESULTS, repeat=3):
        set_dice(t, " ".join(shown))
        black = shown == ("black",) * 3
        assert cards_for(t, "extra") == ([] if black else ["crate", "wood", "coal", "lead"])
        assert ways(t, 1) == choices(t, 1, "extra")


@pytest.mark.rule("M-110", "M-113")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize(("card", "bribe"), [("crate", 1), ("wood", 1), ("coal", 2), ("lead", 3)])
def test_the_extra_throw_pays_its_bribe(card: str, bribe: int, by: str) -> None:
    t = offered(
        "hummerock", by, hands=["wood", f"{card} ore", "wood"], coins=[3, 4, 3], dice="red black black"
    )
    safe = t.safe
    play(t, 1, "extra", cargo=card, crates=0)
    assert (coins(t), t.safe) == ([3, 4 - bribe, 3], safe + bribe)
    assert (thrown(t, 1), hand(t, 1)) == ([card], ["ore"])
    for seat in everyone(t):
        threw = ("threw", {"seat": 1, "cargo": kind(card), "coins": bribe})
        assert heard(t, seat) == [("light-throw", {"seat": 1}), threw]
        assert thrown(view(t, seat), 1) == [card]
    assert choices(t, 1) == [("end", {})]


@pytest.mark.rule("M-111")
@pytest.mark.parametrize("extra_first", [True, False])
def test_hummerock_makes_both_throws_in_either_order(extra_first: bool) -> None:
    t = offered("hummerock", hands=["wood", "coal diamonds", "wood"], coins=[3, 8, 3])
    safe = t.safe
    moves = [("extra", "coal", 2), ("throw", "diamonds", 6)]
    for family, card, bribe in moves if extra_first else moves[::-1]:
        before = t.coins[1]
        play(t, 1, family, cargo=card, crates=0)
        assert t.coins[1] == before - bribe
    assert (thrown(t, 1), hand(t, 1), coins(t), t.safe) == (["coal", "diamonds"], [], [3, 0, 3], safe + 8)
    assert awaited(t) == [2]


@pytest.mark.rule("M-111")
def test_the_ordinary_throw_needs_blue_and_another_card() -> None:
    t = offered("hummerock", hands=["wood", "coal ore", "wood"], coins=[3, 9, 3], dice="red red red")
    assert cards_for(t, "throw") == []
    set_dice(t, "red red blue")
    assert cards_for(t, "throw") == ["coal", "ore"]
    play(t, 1, "extra", cargo="coal", crates=0)
    assert cards_for(t, "throw") == ["ore"]
    single = offered("hummerock", hands=["wood", "coal", "wood"], coins=[3, 9, 3])
    play(single, 1, "throw", cargo="coal", crates=0)
    assert choices(single, 1) == [("end", {})]


@pytest.mark.rule("M-111")
def test_each_of_the_two_throws_is_paid_by_itself() -> None:
    """3 coins pay for Coal or Lead, not for both; a crate used on one does not serve for the other."""
    t = offered("hummerock", hands=["wood", "coal lead crate", "wood"], coins=[3, 3, 3])
    play(t, 1, "throw", cargo="lead", crates=1)
    assert (t.coins[1], discarded(t)) == (1, ["crate"])
    assert choices(t, 1, "extra") == []
    other = offered("hummerock", hands=["wood", "coal lead crate", "wood"], coins=[3, 3, 3])
    play(other, 1, "extra", cargo="coal", crates=1)
    assert (other.coins[1], thrown(other, 1)) == (2, ["coal"])
    assert choices(other, 1) == [("end", {})]


@pytest.mark.rule("M-111")
def test_each_of_the_two_throws_gives_its_own_toll() -> None:
    t = staged(
        ["henchman love", "hummerock igor", "troy ripp"],
        hands=["wood", "coal wood"],
        hold="journey journey",
    )
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "hummerock")
    set_coins(t, [5, 5, 5])
    play(t, 1, "throw", cargo="wood", crates=0)
    assert (coins(t), t.safe) == ([6, 4, 5], 15)
    play(t, 1, "extra", cargo="coal", crates=0)
    assert (coins(t), t.safe) == ([7, 2, 5], 16)


@pytest.mark.rule("M-112")
@pytest.mark.parametrize(
    ("cards", "purse", "shown", "found"),
    [
        ("ore steel gold diamonds", 9, "blue red red", []),
        ("", 9, "blue red red", []),
        ("lead", 2, "blue red red", []),
        ("lead", 3, "red red black", ["lead"]),
        ("lead crate", 2, "red red black", ["crate", "lead"]),
        ("crate", 0, "red red red", []),
        ("crate crate", 0, "red red red", ["crate"]),
        (ALL_CARDS, 9, "black black black", []),
    ],
)
def test_hummerock_needs_a_light_card_that_can_be_paid_for(
    cards: str, purse: int, shown: str, found: list[str]
) -> None:
    t = offered("hummerock", hands=["wood", cards, "wood"], coins=[3, purse, 3], dice=shown)
    assert cards_for(t, "extra") == found
    for by in COPIERS:
        copy = offered("hummerock", by, hands=["wood", cards, "wood"], coins=[3, purse, 3], dice=shown)
        assert cards_for(copy, "extra") == found


@pytest.mark.rule("M-113")
@pytest.mark.parametrize("by", COPIERS)
def test_a_copier_of_hummerock_throws_at_once_and_then_by_blue(by: str) -> None:
    t = offered("hummerock", by, hands=["wood", "coal ore", "wood"], coins=[3, 9, 3], dice="blue red red")
    assert choices(t, 1, "throw") == []
    play(t, 1, "extra", cargo="coal", crates=0)
    play(t, 1, "throw", cargo="ore", crates=0)
    assert (thrown(t, 1), awaited(t)) == (["coal", "ore"], [2])
    dull = offered("hummerock", by, hands=["wood", "coal ore", "wood"], coins=[3, 9, 3], dice="red red red")
    play(dull, 1, "extra", cargo="coal", crates=0)
    assert choices(dull, 1) == [("end", {})]


@pytest.mark.rule("M-113")
@pytest.mark.parametrize("by", COPIERS)
def test_the_copier_of_hummerock_is_asked_without_a_fitting_card(by: str) -> None:
    worlds = [offered("hummerock", by, hands=["wood", cards, "wood"]) for cards in ("wood coal", "ore gold")]
    assert choices(worlds[1], 1) == [("decline", {})]
    assert [(t.asks, awaited(t)) for t in worlds] == [(CARRY_OUT, [1])] * 2
    assert can_tell(*worlds) == [1]
    for t in worlds:
        play(t, 1, "decline")
    assert can_tell(*worlds) == [1]


# Dr Ripp


@pytest.mark.rule("M-114", "M-116")
def test_ripp_names_what_is_not_face_up_not_his_own_and_not_igor() -> None:
    t = staged(["steeling love", "ripp troy", "walder mirante"])
    pass_by(t, "steeling")
    reveal(t, 1, "ripp")
    barred = {"steeling", "ripp", "troy", "igor"}
    assert names(t, 1) == [name for name in TRAITOR_NAMES if name not in barred]
    assert {"tim-sly", "shadow"} <= {*names(t, 1)}
    assert {*members(t.airsick | t.undrafted)} - {"igor"} <= {*names(t, 1)}


@pytest.mark.rule("M-114")
def test_a_traitor_named_by_ripp_is_unplayable_until_the_turn_ends() -> None:
    t = staged(["ripp steeling", "love troy", "walder mirante"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="troy")
    for seat in everyone(t):
        assert heard(t, seat) == [("named", {"seat": 0, "traitor": traitor("troy")})]
        assert members(view(t, seat).unplayable) == ["troy"]
    assert (t.asks, t.done, ways(t, 0)) == (TAKE_ACTION, ABILITY_DONE, [])
    end(t, 0)
    assert names(t, 1) == ["love"]
    pass_by(t)
    pass_by(t, "walder")
    assert t.unplayable == bits("troy")
    end(t, 0)
    assert told(t, "showed") == [{"seat": 1, "traitor": traitor("troy")}]
    assert t.unplayable == bits("troy")
    end(t, 2)
    assert (t.turn, t.unplayable) == (2, 0)


@pytest.mark.rule("M-114")
@pytest.mark.parametrize("name", ["steeling", "zamfirescu", "tim-sly", "shadow"])
def test_ripp_takes_neither_colour_nor_ability(name: str) -> None:
    t = staged(["ripp igor", "love troy"], "red blue yellow", hands=["wood", "wood"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor=name)
    for seat in everyone(t):
        assert view(t, seat).colours == 1 << 1
    assert (t.asks, ways(t, 0)) == (TAKE_ACTION, [])
    for shown in ("blue blue yellow", "green green green"):
        set_dice(t, shown)
        assert choices(t, 0, "throw") == []


@pytest.mark.rule("M-114")
@pytest.mark.parametrize("name", COPIERS)
def test_a_copier_named_by_ripp_cannot_be_played(name: str) -> None:
    t = staged(["ripp igor", f"{name} troy"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor=name)
    end(t, 0)
    assert names(t, 1) == ["troy"]


@pytest.mark.rule("M-115")
@pytest.mark.parametrize("by", ["itself", "shadow"])
def test_a_traitor_already_unplayable_is_not_named_again(by: str) -> None:
    """Tim Sly has named Walder; with Mr Shadow Dr Ripp has named Troy as well."""
    t = staged(["tim-sly steeling", "ripp igor", "shadow mirante", "walder troy"])
    reveal(t, 0, "tim-sly")
    play(t, 0, "traitor", traitor="walder")
    play(t, 0, "decline")
    end(t, 0)
    reveal(t, 1, "ripp")
    assert "walder" not in names(t, 1)
    assert "troy" in names(t, 1)
    if by == "shadow":
        play(t, 1, "traitor", traitor="troy")
        end(t, 1)
        reveal(t, 2, "shadow")
        play(t, 2, "player", seat=1)
        assert not {"walder", "troy"} & {*names(t, 2)}
        play(t, 2, "traitor", traitor="love")
        assert members(t.unplayable) == ["love", "troy", "walder"]
        assert [t.named[place] for place in range(3)] == [traitor(n) for n in ("walder", "troy", "love")]
        assert [t.namer[place] for place in range(3)] == [0, 1, 2]


@pytest.mark.rule("M-114", "M-116", "M-115")
@pytest.mark.parametrize("seats", range(2, 7))
def test_in_every_game_ripp_is_offered_what_the_rows_say(seats: int) -> None:
    """His own or copied: the names follow from what lies open and from the actor's hand alone."""
    found = {TAKE_ACTION: 0, CARRY_OUT: 0}
    for seed in range(40):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            if t.asks == CARRY_OUT:
                by = t.running
            elif t.asks == TAKE_ACTION and not t.done & ABILITY_DONE:
                by = t.current[t.actor]
            else:
                continue
            if by == traitor("ripp"):
                barred = t.face_up | t.unplayable | t.held[t.actor] | bits("igor")
                assert names(t, t.actor) == members(~barred & (1 << len(TRAITOR_NAMES)) - 1)
                found[t.asks] += 1
    assert found[TAKE_ACTION] > 20
    assert found[CARRY_OUT] > 0


@pytest.mark.rule("M-116")
def test_with_no_name_left_ripp_is_not_offered_his_ability() -> None:
    """Six seats, the last play: Igor is airsick, and the other one not seen has been named by Tim Sly."""
    t = staged(
        [
            "tim-sly love", "henchman rochat", "hummerock steeling", "shadow troy", "walder mirante",
            "zamfirescu ripp",
        ]
    )  # fmt: skip
    assert members(t.airsick | t.undrafted) == ["igor", "ratatine"]
    reveal(t, 0, "tim-sly")
    play(t, 0, "traitor", traitor="ratatine")
    play(t, 0, "decline")
    end(t, 0)
    while t.current[5] != traitor("ripp"):
        pass_by(t, "zamfirescu" if awaited(t) == [5] else "")
    set_dice(t, "blue blue blue")
    assert choices(t, 5) == [("end", {})]


@pytest.mark.rule("M-117")
def test_ripp_copied_by_tim_blocks_ripp_and_a_second_traitor() -> None:
    t = staged(["mirante love", "tim-sly troy", "ripp walder"])
    pass_by(t, "mirante")
    reveal(t, 1, "tim-sly")
    play(t, 1, "traitor", traitor="ripp")
    assert (t.unplayable, t.colours, t.asks) == (bits("ripp"), 1 << 1, CARRY_OUT)
    barred = {"mirante", "tim-sly", "troy", "ripp", "igor"}
    assert names(t, 1) == [name for name in TRAITOR_NAMES if name not in barred]
    assert "shadow" in names(t, 1)
    play(t, 1, "traitor", traitor="walder")
    for seat in everyone(t):
        assert heard(t, seat) == [("named", {"seat": 1, "traitor": traitor("walder")})]
        assert members(view(t, seat).unplayable) == ["ripp", "walder"]
    assert (t.asks, t.done, t.colours) == (TAKE_ACTION, ABILITY_DONE, 1 << 1)
    assert choices(t, 1, "throw")
    end(t, 1)
    assert names(t, 2) == ["ripp", "walder"]
    play(t, 2, "traitor", traitor="ripp")
    assert told(t, "showed") == [{"seat": 2, "traitor": traitor("ripp")}]
    finish_turn(t)
    assert (t.turn, t.unplayable) == (2, 0)


@pytest.mark.rule("M-117")
def test_ripp_copied_by_shadow_blocks_one_traitor_until_the_turn_ends() -> None:
    t = offered("ripp", "shadow")
    assert (t.unplayable, t.colours) == (0, 1 << 1)
    assert "tim-sly" in names(t, 1)
    play(t, 1, "traitor", traitor="tim-sly")
    assert (members(t.unplayable), ways(t, 1), t.asks) == (["tim-sly"], [], TAKE_ACTION)
    end(t, 1)
    while t.chances < 5:
        assert t.unplayable == bits("tim-sly")
        pass_by(t)
    assert t.unplayable == bits("tim-sly")
    finish_turn(t)
    assert t.unplayable == 0


# Fred Zamfirescu


@pytest.mark.rule("M-118", "M-121")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("crate", 1), ("wood", 1), ("coal", 2), ("lead", 2), ("ore", 3), ("steel", 3), ("gold", 4),
        ("diamonds", 4),
    ],
)  # fmt: skip
def test_zamfirescu_takes_coins_equal_to_the_level_of_a_card(card: str, level: int, by: str) -> None:
    t = offered("zamfirescu", by, hands=["coal", f"{card} wood", "lead"], coins=[3, 3, 3])
    assert {p["cargo"] for _, p in ways(t, 1)} == {kind(card), kind("wood")}
    play(t, 1, "card", cargo=card)
    assert (coins(t), t.safe, discarded(t), hand(t, 1)) == ([3, 3 + level, 3], 21 - level, [card], ["wood"])
    for seat in everyone(t):
        assert heard(t, seat) == [("sold", {"seat": 1, "cargo": kind(card), "coins": level})]
        assert discarded(view(t, seat)) == [card]
    assert view(t, -1).asks == SELL_ANOTHER


@pytest.mark.rule("M-118", "M-121")
@pytest.mark.parametrize("by", WAYS)
def test_steel_and_wood_sell_for_four_coins(by: str) -> None:
    t = offered("zamfirescu", by, hands=["coal", "steel wood crate", "lead"], coins=[3, 3, 3])
    play(t, 1, "card", cargo="steel")
    assert choices(t, 1) == [("decline", {}), *[("card", {"cargo": kind(c)}) for c in ("crate", "wood")]]
    play(t, 1, "card", cargo="wood")
    assert (coins(t), t.safe, discarded(t), hand(t, 1)) == ([3, 7, 3], 17, ["wood", "steel"], ["crate"])
    assert (t.asks, ways(t, 1)) == (TAKE_ACTION, [])
    assert (hand(t, 0), hand(t, 2)) == (["coal"], ["lead"])


@pytest.mark.rule("M-119")
@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize(("first", "second"), [("diamonds", "ore"), ("ore", "diamonds")])
def test_what_the_safe_cannot_pay_is_lost(first: str, second: str, by: str) -> None:
    t = offered("zamfirescu", by, hands=["coal", "diamonds ore", "lead"], coins=[3, 3, 3])
    set_safe(t, 5)
    play(t, 1, "card", cargo=first)
    play(t, 1, "card", cargo=second)
    assert (t.coins[1], t.safe, discarded(t)) == (8, 0, ["ore", "diamonds"])
    assert told(t, "sold")[0]["coins"] == 5 - (4 if first == "diamonds" else 3)


@pytest.mark.rule("M-119")
@pytest.mark.parametrize("by", WAYS)
def test_a_sale_with_the_safe_empty_is_legal(by: str) -> None:
    t = offered("zamfirescu", by, hands=["coal", "diamonds ore", "lead"], coins=[3, 3, 3])
    set_safe(t, 0)
    assert len(ways(t, 1)) == 2
    play(t, 1, "card", cargo="ore")
    play(t, 1, "card", cargo="diamonds")
    assert (t.coins[1], t.safe, discarded(t)) == (3, 0, ["ore", "diamonds"])


@pytest.mark.rule("M-120", "M-121")
@pytest.mark.parametrize("by", WAYS)
def test_with_one_card_only_one_can_be_sold(by: str) -> None:
    t = offered("zamfirescu", by, hands=["coal", "ore", "lead"], coins=[3, 3, 3])
    play(t, 1, "card", cargo="ore")
    assert (t.asks, awaited(t), choices(t, 1)) == (TAKE_ACTION, [1], [("end", {})])


@pytest.mark.rule("M-120", "M-121")
@pytest.mark.parametrize("by", WAYS)
def test_the_second_sale_may_be_declined(by: str) -> None:
    t = offered("zamfirescu", by, hands=["coal", "ore ore", "lead"], dice="yellow red red", coins=[3, 3, 3])
    play(t, 1, "card", cargo="ore")
    assert choices(t, 1) == [("decline", {}), ("card", {"cargo": kind("ore")})]
    play(t, 1, "decline")
    assert (t.coins[1], hand(t, 1), discarded(t)) == (6, ["ore"], ["ore"])
    for seat in everyone(t):
        assert heard(t, seat) == [("sold-enough", {"seat": 1})]
    assert (t.asks, ways(t, 1)) == (TAKE_ACTION, [])
    play(t, 1, "throw", cargo="ore", crates=0)
    assert awaited(t) == [2]


@pytest.mark.rule("M-120")
def test_zamfirescu_is_not_offered_with_an_empty_hand() -> None:
    assert choices(offered("zamfirescu", hands=["coal", "", "lead"]), 1) == [("end", {})]
    for by in COPIERS:
        assert choices(offered("zamfirescu", by, hands=["coal", "", "lead"]), 1) == [("decline", {})]


@pytest.mark.rule("M-120")
def test_the_coins_of_a_sale_may_pay_for_the_throw() -> None:
    t = offered("zamfirescu", hands=["coal", "gold diamonds", "lead"], dice="yellow red red", coins=[3, 2, 3])
    assert choices(t, 1, "throw") == []
    play(t, 1, "card", cargo="gold")
    play(t, 1, "decline")
    play(t, 1, "throw", cargo="diamonds", crates=0)
    assert (thrown(t, 1), t.coins[1]) == (["diamonds"], 0)


# Mr Shadow


@pytest.mark.rule("M-122")
def test_shadow_chooses_the_current_traitor_of_another_seat() -> None:
    """Second round: seat 0 has covered Ripp with Love, seat 2 has Tim Sly as Red, seat 3 Steeling, seat 4
    has shown a blocked traitor; the actor has played Mirante before."""
    t = staged(["ripp love", "mirante shadow", "tim-sly zamfirescu", "steeling igor", "walder troy"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="walder")
    end(t, 0)
    pass_by(t, "mirante")
    reveal(t, 2, "tim-sly")
    play(t, 2, "traitor", traitor="troy")
    play(t, 2, "decline")
    end(t, 2)
    pass_by(t, "steeling")
    reveal(t, 4, "walder")
    end(t, 0)
    assert (awaited(t), t.current[0], t.current[4]) == ([1], traitor("love"), NONE)
    assert ways(t, 1) == [("player", {"seat": 0}), ("player", {"seat": 3})]
    play(t, 1, "player", seat=0)
    assert t.running == traitor("love")


@pytest.mark.rule("M-122")
def test_a_seat_skipped_in_the_second_round_keeps_its_traitor_for_shadow_to_choose() -> None:
    t = staged(["ripp love", "steeling troy", "igor shadow"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="troy")
    end(t, 0)
    pass_by(t, "steeling")
    pass_by(t, "igor")
    end(t, 0)
    assert told(t, "showed") == [{"seat": 1, "traitor": traitor("troy")}]
    assert ways(t, 2) == [("player", {"seat": 0}), ("player", {"seat": 1})]
    play(t, 2, "player", seat=1)
    assert t.running == traitor("steeling")


@pytest.mark.rule("M-122")
def test_shadow_may_not_choose_his_owners_earlier_traitor() -> None:
    t = staged(["tim-sly igor", "steeling shadow"])
    pass_by(t, "tim-sly")
    pass_by(t, "steeling")
    assert t.current[0] == traitor("igor")
    end(t, 0)
    assert ways(t, 1) == [("player", {"seat": 0})]
    play(t, 1, "player", seat=0)
    for seat in everyone(t):
        facts = {"seat": 1, "other": 0, "traitor": traitor("igor")}
        assert heard(t, seat) == [("imitated", facts)]


@pytest.mark.rule("M-122")
@pytest.mark.parametrize("seats", range(2, 7))
def test_in_every_game_shadow_is_offered_what_the_row_says(seats: int) -> None:
    found = 0
    for seed in range(30):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            if t.asks != TAKE_ACTION or t.done & ABILITY_DONE or t.current[t.actor] != traitor("shadow"):
                continue
            chosen = []
            for seat in range(seats):
                rounds = [r for r in range(2) if t.laid[seat, r] != NONE and not t.skipped[seat, r]]
                current = TRAITOR_NAMES[t.laid[seat, rounds[-1]]] if rounds else ""
                if seat != t.actor and current in COLOURED:
                    chosen.append(("player", {"seat": seat}))
            assert ways(t, t.actor) == chosen
            found += 1
    assert found > 20


@pytest.mark.rule("M-123")
@pytest.mark.parametrize("name", COLOURED)
def test_shadow_has_the_colours_at_once_and_is_asked(name: str) -> None:
    t = offered(name, "shadow", hands=["wood", "wood coal", "wood"], coins=[5, 3, 5])
    assert (t.asks, awaited(t)) == (CARRY_OUT, [1])
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.colours, seen.running, seen.asks) == (colour_bit(name), traitor(name), CARRY_OUT)
        assert told(t, "imitated", seat) == [{"seat": 1, "other": 0, "traitor": traitor(name)}]
    assert may(t, 1, "decline")
    play(t, 1, "decline")
    assert (ways(t, 1), t.done) == ([], ABILITY_DONE)


@pytest.mark.rule("M-124")
@pytest.mark.parametrize("used", [True, False])
def test_the_copy_starts_fresh_whether_or_not_the_original_was_used(used: bool) -> None:
    t = staged(["steeling love", "shadow igor", "hummerock troy"], hands=["wood"] * 3)
    reveal(t, 0, "steeling")
    if used:
        play(t, 0, "set", die=0, result="yellow")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    assert len(ways(t, 1)) == 12
    play(t, 1, "set", die=1, result="blue")
    assert dice(t)[1] == "blue"
    assert (t.current[0], t.unplayable) == (traitor("steeling"), 0)
    assert t.ability[t.plays - 1] == traitor("steeling")
    assert t.player[t.plays - 1] == 1


@pytest.mark.rule("M-124")
def test_the_chosen_traitor_keeps_its_running_effect_and_is_not_blocked() -> None:
    t = staged(["henchman love", "shadow igor", "steeling troy"], hands=["wood"] * 3)
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    assert [t.toll[place] for place in range(2)] == [0, NONE]
    play(t, 1, "use")
    assert [t.toll[place] for place in range(2)] == [0, 1]
    assert (t.unplayable, t.current[0]) == (0, traitor("henchman"))


@pytest.mark.rule("M-125")
@pytest.mark.parametrize(
    ("name", "shown", "cards", "throw"),
    [
        ("steeling", "black black black", "wood", False),
        ("mirante", "black black black", "wood", False),
        ("hummerock", "black black black", "wood", False),
        ("hummerock", "blue red red", "ore", True),
        ("rochat", "green red red", "", False),
        ("zamfirescu", "yellow red red", "", False),
        ("igor", "green red red", "wood", True),
    ],
)
def test_shadow_may_choose_a_traitor_whose_ability_cannot_be_carried_out(
    name: str, shown: str, cards: str, throw: bool
) -> None:
    t = offered(name, "shadow", dice=shown, hands=["wood", cards, "wood"], coins=[3, 9, 3])
    assert choices(t, 1) == [("decline", {})]
    play(t, 1, "decline")
    assert t.colours == colour_bit(name)
    assert bool(choices(t, 1, "throw")) == throw


@pytest.mark.rule("M-126")
def test_shadow_played_first_has_nothing_to_copy_and_cannot_throw() -> None:
    t = staged(["shadow love", "troy igor"])
    reveal(t, 0, "shadow")
    for shown in product(RESULTS, repeat=3):
        set_dice(t, " ".join(shown))
        assert choices(t, 0) == [("end", {})]
    assert t.colours == 0
    end(t, 0)
    assert awaited(t) == [1]


@pytest.mark.rule("M-126")
def test_shadow_after_nobody_but_tim_and_skipped_seats_has_nothing_to_copy() -> None:
    t = staged(["tim-sly love", "ripp walder", "shadow igor"])
    reveal(t, 0, "tim-sly")
    play(t, 0, "traitor", traitor="ripp")
    play(t, 0, "traitor", traitor="walder")
    end(t, 0)
    play(t, 1, "traitor", traitor="ripp")
    assert told(t, "showed") == [{"seat": 1, "traitor": traitor("ripp")}]
    reveal(t, 2, "shadow")
    assert choices(t, 2) == [("end", {})]


@pytest.mark.rule("M-127")
def test_tim_may_not_name_shadow_and_ripp_may_while_he_is_not_face_up() -> None:
    tim = staged(["tim-sly love", "shadow igor"])
    reveal(tim, 0, "tim-sly")
    assert "shadow" not in names(tim, 0)
    for by in WAYS[:2]:
        assert "shadow" in names(offered("ripp", by), 1)
    t = staged(["ripp love", "shadow igor"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="shadow")
    end(t, 0)
    assert names(t, 1) == ["igor"]
    late = staged(["steeling love", "shadow igor", "ripp troy"])
    pass_by(late, "steeling")
    pass_by(late, "shadow")
    reveal(late, 2, "ripp")
    assert "shadow" not in names(late, 2)
    assert after(late, 2, "end").unplayable == 0


@pytest.mark.rule("M-127")
@pytest.mark.parametrize("seats", range(2, 7))
def test_in_every_game_no_copier_is_copied(seats: int) -> None:
    copied = 0
    for seed in range(30):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            if t.asks == CARRY_OUT:
                assert TRAITOR_NAMES[t.running] in COLOURED
                assert TRAITOR_NAMES[t.current[t.actor]] in COPIERS
                copied += 1
    assert copied > 20
