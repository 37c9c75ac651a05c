"""Group 16: secrecy and memory."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from tests.rulebook.mad_zeppelin.stage import (
    BOX,
    CARGO_NAMES,
    alike,
    awaited,
    bits,
    can_tell,
    choices,
    dealt,
    dice,
    discarded,
    end,
    everyone,
    finish_turn,
    hand,
    heard,
    hold,
    kind,
    lay_hold,
    log_draw,
    members,
    pass_by,
    play,
    random_moves,
    reveal,
    samples,
    staged,
    thrown,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import (
    ALL_TRAITORS,
    CARDS,
    JOURNEY,
    JOURNEYS,
    KINDS,
    LOVE,
    NONE,
    RATATINE,
    ROCHAT,
    TRAITORS,
)
from turncoat.games.mad_zeppelin.moves import MOVES, ORDERS
from turncoat.games.mad_zeppelin.news import NEWS
from turncoat.games.mad_zeppelin.scene import scene
from turncoat.games.mad_zeppelin.shapes import Notes
from turncoat.games.mad_zeppelin.table import (
    DRAFT_TRAITOR,
    DRAWS,
    PLAY_TRAITOR,
    SHOW_TRAITOR,
    Table,
)
from turncoat.match import Match

FAR_FETCHED = 1e-4
OUT = {2: 40, 3: 40, 4: 20, 5: 20, 6: 0}
"""Removed Cargo by number of seats."""
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])

PUBLIC = (
    "seats", "awaits", "mode", "bribes", "leader_may_pick_black", "first_leader", "turn", "stage", "asks",
    "leader", "drafted", "chances", "actor", "done", "colours", "running", "laid", "skipped", "current",
    "face_up", "unplayable", "named", "namer", "names_then", "toll", "die", "safe", "coins", "hand_size",
    "thrown", "discarded", "depth", "top", "journeys", "plays", "player", "traitor", "ability", "threw",
    "crates", "threw_first", "extra", "extra_crates", "target", "swapped", "ending", "winners", "decisions",
)  # fmt: skip
PRIVATE = (
    "chance", "airsick", "undrafted", "dealt", "seen_pool", "pick", "held", "hand", "removed", "hold",
    "opening", "drawn", "gave", "took", "ability_cards", "told", "news",
)  # fmt: skip


def order(*places: int) -> int:
    """The number of an order: the old places of the cards from the new top down."""
    rest = [place for place in range(4) if place not in places]
    wanted = [*places, *rest]
    return next(n for n in range(24) if [ORDERS.at[n, place] for place in range(4)] == wanted)


def notes(t: Table, seat: int) -> Notes:
    """What a seat has written down of hidden Cargo, as its player reads it."""
    return scene(view(t, seat), seat)["notes"]


def noted_hand(t: Table, seat: int, other: int) -> tuple[dict[str, int], int]:
    """What a seat has written down of another hand: the known cards, and how many are unknown."""
    (found,) = (line for line in notes(t, seat)["hands"] if line["seat"] == other)
    return found["cargo"], found["unknown"]


def evenly(found: Counter[Any], expected: dict[Any, float]) -> bool:
    """Whether counts agree with weights, by a chi-square test; nothing else may have been found."""
    assert found.keys() <= expected.keys()
    total, weights = found.total(), sum(expected.values())
    counted = [found[key] for key in expected]
    return bool(chisquare(counted, [total * w / weights for w in expected.values()]).pvalue > FAR_FETCHED)


def unseen_by(t: Table, seat: int, *others: str) -> dict[str, float]:
    """The Cargo whose place a seat does not know: all but its hand, what lies open and what else is named."""
    known = Counter(hand(t, seat)) + Counter(discarded(t)) + Counter(others)
    for other in range(t.seats):
        known.update(thrown(t, other))
    return {name: float(copies - known[name]) for name, (copies, *_) in BOX.items()}


# What is public, and what is not -----------------------------------------------------------------


@pytest.mark.rule("M-171")
@SEATS
def test_what_is_public_is_in_every_view_at_all_times(seats: int) -> None:
    t = dealt(seats, 3, mode="long-haul")
    for _ in random_moves(t, 3):
        for seat in everyone(t):
            seen = view(t, seat)
            for name in PUBLIC:
                assert np.array_equal(seen.row[name], t.row[name]), name
    assert set(PUBLIC) | set(PRIVATE) == set(Table.fields) - set(Table.spoken)


@pytest.mark.rule("M-171")
@SEATS
def test_all_read_sizes_and_numbers_that_are_public_from_their_own_view(seats: int) -> None:
    t = dealt(seats, 4)
    for _ in random_moves(t, 4):
        if t.decisions % 3:
            continue
        for seat in everyone(t):
            read = scene(view(t, seat), seat)
            assert read["pool"] == len(members(t.undrafted))
            assert read["airsick"] == len(members(t.airsick)) == {2: 5, 3: 5, 4: 3, 5: 3, 6: 1}[seats]
            assert (read["hold"], read["safe"], read["journeys"]) == (t.depth, t.safe, t.journeys)
            assert read["removed"] == OUT[seats]
            assert read["tolls"] == [owner for owner in (t.toll[0], t.toll[1]) if owner != NONE]
            assert [line["traitor"] for line in read["unplayable"]] == [
                members(1 << t.named[place])[0] for place in range(3) if t.named[place] != NONE
            ]
            for other, player in enumerate(read["players"]):
                assert player["traitors_left"] == len(members(t.held[other]))
                assert (player["coins"], player["hand_size"]) == (t.coins[other], len(hand(t, other)))
                assert sum(player["thrown"].values()) == len(thrown(t, other))


@pytest.mark.rule("M-172")
@SEATS
def test_cargo_and_unplayed_traitors_are_seen_by_their_owner_only(seats: int) -> None:
    t = dealt(seats, 5)
    for _ in random_moves(t, 5):
        for seat in everyone(t):
            seen = view(t, seat)
            for other in range(seats):
                own = seat == other
                assert [seen.hand[other, card] for card in range(KINDS)] == [
                    t.hand[other, card] if own else NONE for card in range(KINDS)
                ]
                assert seen.held[other] == (t.held[other] if own else 0)
                assert (seen.dealt[other], seen.pick[other], seen.opening[other]) == (
                    (t.dealt[other], t.pick[other], t.opening[other]) if own else (NONE, NONE, NONE)
                )


@pytest.mark.rule("M-172")
def test_nobody_but_the_owner_can_tell_one_hidden_card_from_another() -> None:
    lines = ["love igor", "troy ripp", "steeling walder"]
    t, other = (staged(lines, hands=["wood", f"{card} coal", "ore"]) for card in ("gold", "steel"))
    assert can_tell(t, other) == [1]


@pytest.mark.rule("M-172")
def test_nobody_but_owner_and_leader_can_tell_one_unplayed_traitor_from_another() -> None:
    """The leader has looked at the airsick traitors; nobody else can tell."""
    t = staged(["love igor", "troy ripp", "steeling walder", "henchman tim-sly"])
    other = t.copy()
    (spare, *_) = (number for number in range(TRAITORS) if t.airsick >> number & 1)
    other.dealt[2] = spare
    other.held[2] = 1 << spare | 1 << t.pick[2]
    other.airsick = t.airsick & ~(1 << spare) | 1 << t.dealt[2]
    assert can_tell(t, other) == [0, 2]


@pytest.mark.rule("M-173")
@SEATS
def test_no_view_shows_removed_cargo_or_the_order_of_the_hold(seats: int) -> None:
    t = dealt(seats, 6)
    for _ in random_moves(t, 6):
        for seat in everyone(t):
            seen = view(t, seat)
            assert all(seen.removed[card] == NONE for card in range(KINDS))
            assert all(seen.hold[place] == NONE for place in range(CARDS))


@pytest.mark.rule("M-173", "M-184")
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_any_card_left_may_be_on_top_of_the_hold_each_as_likely_as_the_next(seat: int) -> None:
    """67 cards with ten Journeys; the kinds of the others are those that the seat does not hold itself."""
    t = staged(["love igor", "troy ripp", "steeling walder"], hands=["ore", "wood", "diamonds"])
    unseen = {name: float(copies) for name, (copies, *_) in BOX.items()}
    if seat >= 0:
        unseen[hand(t, seat)[0]] -= 1
    cargo = sum(unseen.values())
    expected = {name: 57 * copies / cargo for name, copies in unseen.items()} | {"journey": 10.0}
    holds = [hold(world) for world in samples(t, seat, 2000)]
    for place in (0, 30, 66):
        assert evenly(Counter(cards[place] for cards in holds), expected)


@pytest.mark.rule("M-173")
def test_shuffling_what_nobody_saw_changes_no_view() -> None:
    luck = Random(3)
    t = dealt(4, 7)
    for _ in random_moves(t, 7):
        other = t.copy()
        places = [(t.top + place) % CARDS for place in range(t.depth)]
        cards = [t.hold[place] for place in places]
        luck.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            other.hold[place] = card
        assert can_tell(t, other) == []


# Cards without numbers ---------------------------------------------------------------------------


@pytest.mark.rule("M-174")
def test_the_order_in_which_cards_come_to_a_hand_tells_others_nothing() -> None:
    lines = ["rochat igor", "troy ripp", "steeling walder"]
    t, other = (staged(lines, hold=cards) for cards in ("steel coal", "coal steel"))
    for table in (t, other):
        reveal(table, 0, "rochat")
    assert can_tell(t, other) == [0], "which card came first is known to the drawer"
    assert t.row["hand"].tobytes() == other.row["hand"].tobytes()
    for table in (t, other):
        play(table, 0, "card", cargo="steel")
    assert can_tell(t, other) == [0]


@pytest.mark.rule("M-174")
def test_copies_of_a_kind_are_one_choice() -> None:
    t = staged(["hummerock walder", "love igor"], hands=["wood wood wood coal coal"], hold="wood", coins=[9])
    reveal(t, 0, "hummerock")
    throws = [parameters["cargo"] for _, parameters in choices(t, 0, "throw")]
    assert sorted(throws) == [kind("wood"), kind("coal")]
    extras = [parameters["cargo"] for _, parameters in choices(t, 0, "extra")]
    assert sorted(extras) == [kind("wood"), kind("coal")]


@pytest.mark.rule("M-174")
def test_moves_and_messages_name_kinds_and_seats_and_no_single_card() -> None:
    carried = {name for number in range(MOVES.count) for name in MOVES.split(number)[1]}
    assert carried == {
        "traitor", "die", "result", "cargo", "crates", "seat", "pair", "give", "take", "dice", "order",
    }  # fmt: skip
    told: set[str] = set()
    for seats in (2, 4, 6):
        t = dealt(seats, 3, mode="long-haul")
        for _ in random_moves(t, 3):
            for event in NEWS.read(t):
                told |= set(event.facts)
    assert told <= {
        "seat", "seats", "other", "coins", "cards", "cargo", "second-cargo", "third-cargo", "fourth-cargo",
        "number", "traitor", "traitors", "unselected", "left", "result",
        "second-result", "third-result", "die", "journeys", "crates", "count", "given", "taken", "points",
    }  # fmt: skip


@pytest.mark.rule("M-174")
def test_which_of_two_alike_cards_was_thrown_is_nobodys_knowledge() -> None:
    """A Steel seen by Love and a Steel drawn later: throwing one leaves every view the same."""
    t = staged(["love igor", "steeling walder"], "blue blue blue", ["wood", "steel"], [3, 9], "coal steel")
    reveal(t, 0, "love")
    play(t, 0, "player", seat=1)
    play(t, 0, "decline")
    end(t, 0)
    reveal(t, 1, "steeling")
    play(t, 1, "throw", cargo="steel", crates=0)
    assert hand(t, 1) == ["steel"]
    odds = unseen_by(t, 0)
    odds["steel"] *= 2  # Of two Steels one is thrown for certain, of a Steel and another card half the time.
    assert evenly(Counter(hand(world, 1)[0] for world in samples(t, 0, 1500)), odds)


# The draft ---------------------------------------------------------------------------------------


def drafted_places(t: Table, seat: int) -> None:
    """Check that a world agrees with what a seat saw in the draft."""
    assert t.dealt[seat] not in numbers_in(t.seen_pool[seat])
    pools = [t.seen_pool[(t.leader + step) % t.seats] for step in range(t.seats)]
    picks = [t.pick[(t.leader + step) % t.seats] for step in range(t.seats)]
    after = sum(step < t.drafted for step in range(t.seats))
    for step in range(after):
        assert pools[step] >> picks[step] & 1
        rest = pools[step] & ~(1 << picks[step])
        if step + 1 < t.seats and pools[step + 1]:
            assert rest == pools[step + 1]
        elif step + 1 == t.seats:
            assert rest == t.undrafted
    place = (seat - t.leader) % t.seats
    if not t.seen_pool[seat]:
        return
    passed = numbers_in(t.seen_pool[seat]) - ({t.pick[seat]} if place < t.drafted else set())
    later = {picks[step] for step in range(place + 1, after)}
    earlier = {picks[step] for step in range(min(place, after))}
    others_dealt = {t.dealt[other] for other in range(t.seats) if other != seat}
    assert passed <= later | numbers_in(t.undrafted)
    unseen = set(range(TRAITORS)) - numbers_in(t.seen_pool[seat]) - {t.dealt[seat]}
    assert unseen == numbers_in(t.airsick) | others_dealt | earlier


def numbers_in(traitors: int) -> set[int]:
    """A set of bits as a set of numbers."""
    return {number for number in range(TRAITORS) if traitors >> number & 1}


@pytest.mark.rule("M-175")
@SEATS
def test_a_view_keeps_the_pool_the_pick_and_the_dealt_traitor_of_its_seat(seats: int) -> None:
    t = dealt(seats, 8)
    memory: dict[int, tuple[int, int, int]] = {}
    turn = t.turn
    for _ in random_moves(t, 8):
        if t.turn != turn:
            memory, turn = {}, t.turn
        if t.asks == DRAFT_TRAITOR:
            (drafter,) = awaited(t)
            assert view(t, drafter).seen_pool[drafter] == t.undrafted
        for seat in range(seats):
            seen = view(t, seat)
            if t.pick[seat] != NONE:
                now = (seen.seen_pool[seat], seen.pick[seat], seen.dealt[seat])
                assert memory.setdefault(seat, now) == now
            for other in range(seats):
                if other != seat:
                    assert (seen.seen_pool[other], seen.pick[other], seen.dealt[other]) == (0, NONE, NONE)


@pytest.mark.rule("M-175")
@SEATS
def test_guesses_agree_with_what_a_seat_saw_in_the_draft(seats: int) -> None:
    t = dealt(seats, 2)
    for _ in random_moves(t, 2, lambda t: t.turn > 1):
        for seat in range(seats):
            drafted_places(t, seat)
            for world in samples(t, seat, 1):
                drafted_places(world, seat)
                assert view(world, seat).bytes() == view(t, seat).bytes()


@pytest.mark.rule("M-175")
def test_every_way_in_which_the_draft_can_have_gone_is_equally_likely() -> None:
    """Two seats: of the seven traitors that the second drafter never saw the leader has two."""
    t = dealt(2, 3)
    first, second = t.leader, 1 - t.leader
    for seat in (first, second):
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    unseen = numbers_in(ALL_TRAITORS) - numbers_in(t.seen_pool[second]) - {t.dealt[second]}
    assert len(unseen) == 7
    found = Counter((world.dealt[first], world.pick[first]) for world in samples(t, second, 4200))
    assert evenly(found, {(one, two): 1.0 for one in unseen for two in unseen if one != two})


@pytest.mark.rule("M-176")
def test_who_plays_what_was_passed_on_holds_its_dealt_traitor_still() -> None:
    """Seat 1 passed Ratatine on; seat 2 plays her, so its other traitor never was in that pool."""
    t = staged(["love igor", "troy ripp", "steeling ratatine", "henchman walder"])
    passed = t.seen_pool[1] & ~bits("ripp")
    assert passed & bits("ratatine")
    pass_by(t, "love")
    pass_by(t, "troy")
    reveal(t, 2, "ratatine")
    found = set()
    for world in samples(t, 1, 200):
        assert world.pick[2] == RATATINE
        assert world.held[2] == 1 << world.dealt[2]
        assert not world.held[2] & passed
        found.add(world.dealt[2])
    assert len(found) > 3
    assert traitor("henchman") in found, "it may be any that seat 1 did not see"


@pytest.mark.rule("M-176")
def test_who_plays_its_dealt_traitor_holds_one_that_was_passed_on() -> None:
    t = staged(["love igor", "troy ripp", "steeling ratatine", "henchman walder"])
    passed = t.seen_pool[1] & ~bits("ripp")
    pass_by(t, "love")
    pass_by(t, "troy")
    reveal(t, 2, "steeling")
    found = Counter(world.held[2] for world in samples(t, 1, 300))
    assert evenly(found, {1 << number: 1.0 for number in numbers_in(passed)})


@pytest.mark.rule("M-176")
@SEATS
def test_guesses_give_each_seat_one_dealt_and_one_drafted_traitor(seats: int) -> None:
    t = dealt(seats, 9)
    for _ in random_moves(t, 9, lambda t: t.turn > 1):
        for seat in everyone(t):
            for world in samples(t, seat, 1):
                for other in range(seats):
                    own = {world.dealt[other], world.pick[other]} - {NONE}
                    laid = {world.laid[other, lap] for lap in range(2)} - {NONE}
                    assert numbers_in(world.held[other]) | laid == own
                    assert world.dealt[other] != NONE
                    assert (world.pick[other] != NONE) == ((other - t.leader) % seats < t.drafted)


@pytest.mark.rule("M-177")
def test_with_a_new_turn_nothing_is_known_of_the_new_deal() -> None:
    """All traitors but the own one can be with another seat, also those seen to be airsick before."""
    t = staged(["love igor", "troy ripp", "steeling walder"])
    finish_turn(t)
    for seat in range(3):
        seen = view(t, seat)
        assert (seen.seen_pool[seat] != 0) == (seat == t.leader)
        assert (seen.airsick, seen.pick[seat], seen.face_up) == (0, NONE, 0)
    other = 2
    found = Counter(world.dealt[other] for world in samples(t, 0, 2600))
    assert evenly(found, {n: 1.0 for n in range(TRAITORS) if n != t.dealt[0]})


@pytest.mark.rule("M-177")
@SEATS
def test_memory_of_cargo_lasts_for_the_game(seats: int) -> None:
    names = ("opening", "drawn", "gave", "took", "ability_cards")
    t = dealt(seats, 10, mode="long-haul")
    before: dict[int, dict[tuple[Any, ...], int]] = {seat: {} for seat in everyone(t)}
    for _ in random_moves(t, 10):
        for seat in everyone(t):
            seen = view(t, seat)
            now = {
                (name, *map(int, cell)): int(seen.row[name][0][tuple(cell)])
                for name in names
                for cell in np.argwhere(seen.row[name][0] != Table.fields[name].blank)
            }
            assert before[seat].items() <= now.items()
            before[seat] = now


# Ratatine ----------------------------------------------------------------------------------------


def foreseen(cards: str = "journey gold ore coal", below: str = "wood wood", **more: Any) -> Table:
    """Seat 0 has used Ratatine on four cards, put them back in reverse and drawn; it has ended its play."""
    t = staged(["ratatine igor", "shadow ripp", "rochat walder"], hold=f"wood {cards} {below}", **more)
    reveal(t, 0, "ratatine")
    play(t, 0, "use")
    play(t, 0, "order", order=order(3, 2, 1, 0))
    end(t, 0)
    return t


@pytest.mark.rule("M-178")
def test_ratatines_actor_knows_the_cards_left_on_top_and_their_order() -> None:
    t = foreseen()
    assert hand(t, 0).count("coal") == 1
    assert hold(t, 3) == ["ore", "gold", "journey"]
    for world in samples(t, 0, 40):
        assert hold(world, 3) == ["ore", "gold", "journey"]
    assert notes(t, 0)["top"] == ["ore", "gold", "journey"]
    seen = view(t, 0)
    last = t.plays - 1
    assert all(seen.ability_cards[last, place] == t.ability_cards[last, place] for place in range(8))
    for seat in (-1, 1, 2):
        assert all(view(t, seat).ability_cards[last, place] == NONE for place in range(8))
        assert notes(t, seat)["top"] == []
        assert len({tuple(hold(world, 3)) for world in samples(t, seat, 40)}) > 20


@pytest.mark.rule("M-178")
def test_ratatines_actor_knows_what_others_draw_of_the_cards_left() -> None:
    """The next seat draws one, then a Rochat two: all see the Journey, the actor knows Ore and Gold."""
    t = foreseen()
    pass_by(t, "ripp")
    for world in samples(t, 0, 40):
        assert "ore" in hand(world, 1)
        assert hold(world, 2) == ["gold", "journey"]
    assert noted_hand(t, 0, 1) == ({"ore": 1}, 1)
    assert any("ore" not in hand(world, 1) for world in samples(t, 2, 40))
    reveal(t, 2, "rochat")
    assert (hand(t, 2), t.journeys) == (["wood", "gold"], 1)
    for seat in everyone(t):
        assert "journey-drawn" in [name for name, _ in heard(t, seat)]
    for world in samples(t, 0, 40):
        assert "gold" in hand(world, 2)
    assert noted_hand(t, 0, 2) == ({"gold": 1}, 1)
    assert any("gold" not in hand(world, 2) for world in samples(t, 1, 40))


def foreseen_again(top: str, journeys: int = 0) -> Table:
    """Mr Shadow at seat 1 draws the Ore, sees Gold, Journey, Wood and Lead as Ratatine and draws one."""
    t = foreseen(below="wood lead", journeys=journeys)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    play(t, 1, "use")
    first = ["gold", "journey", "wood", "lead"].index(top)
    play(t, 1, "order", order=order(first, *(place for place in (3, 2, 1, 0) if place != first)))
    return t


@pytest.mark.rule("M-179")
@pytest.mark.parametrize("top", ["gold", "wood", "lead"])
def test_after_a_second_look_the_first_knows_the_cards_but_not_their_order_nor_which_was_drawn(
    top: str,
) -> None:
    """All Journeys but this one lie on the table, so three Cargo cards were seen and one of them drawn."""
    t = foreseen_again(top, journeys=9)
    assert notes(t, 0)["top"] == []
    in_hold, places = Counter[bool](), Counter[int]()
    for world in samples(t, 0, 300):
        assert "ore" in hand(world, 1)
        left = hold(world, 3)
        places[left.index("journey")] += 1
        others = Counter(left) + Counter(hand(world, 1))
        assert others["gold"] >= 1
        if others["gold"] == 1:
            in_hold["gold" in left] += 1
    assert evenly(places, dict.fromkeys(range(3), 1.0))
    assert evenly(in_hold, {True: 2.0, False: 1.0})
    for world in samples(t, 1, 20):
        assert hold(world, 3) == hold(t, 3), "the second knows the new order"
    assert notes(t, 1)["top"] == hold(t, 3)


@pytest.mark.rule("M-179")
def test_after_a_second_look_that_drew_a_journey_the_first_knows_the_gold_is_still_there() -> None:
    t = foreseen_again("journey")
    assert t.journeys == 1
    places = Counter[int]()
    for world in samples(t, 0, 2000):
        left = hold(world, 3)
        assert "gold" in left
        if left.count("gold") == 1:
            places[left.index("gold")] += 1
    assert evenly(places, dict.fromkeys(range(3), 1.0))


# Love, Troy, Rochat ------------------------------------------------------------------------------


def looked_at(cards: str, swap: tuple[str, str] | None = None, top: str = "wood ore", seen: int = 1) -> Table:
    """Seat 0 has seen a hand through Love and has ended its play."""
    lines = ["love igor", "steeling troy", "walder shadow"]
    hands = ["coal", "wood", "wood"]
    hands[seen] = cards
    t = staged(lines, "blue red green", hands, [9, 9, 9], top)
    reveal(t, 0, "love")
    play(t, 0, "player", seat=seen)
    if swap:
        play(t, 0, "swap", give=swap[0], take=swap[1])
    else:
        play(t, 0, "decline")
    end(t, 0)
    return t


@pytest.mark.rule("M-180")
def test_loves_actor_knows_the_hand_it_saw_and_corrects_it_by_open_events() -> None:
    t = looked_at("steel coal")
    last = t.plays - 1
    assert [view(t, 0).ability_cards[last, card] for card in range(KINDS)] == [
        int(name in ("steel", "coal")) for name in CARGO_NAMES[:KINDS]
    ]
    for seat in (-1, 1, 2):
        assert all(view(t, seat).ability_cards[last, card] == NONE for card in range(KINDS))
    for world in samples(t, 0, 30):
        assert hand(world, 1) == ["coal", "steel"]
    assert noted_hand(t, 0, 1) == ({"coal": 1, "steel": 1}, 0)
    reveal(t, 1, "steeling")
    play(t, 1, "throw", cargo="coal", crates=0)
    found = Counter[str]()
    for world in samples(t, 0, 100):
        cards = hand(world, 1)
        assert "steel" in cards
        cards.remove("steel")
        assert len(cards) == 1
        found[cards[0]] += 1
    assert len(found) > 4
    assert noted_hand(t, 0, 1)[0]["steel"] == 1
    assert sum(noted_hand(t, 0, 1)[0].values()) + noted_hand(t, 0, 1)[1] == 2
    assert any("steel" not in hand(world, 1) for world in samples(t, 2, 40)), "seat 2 saw nothing"


@pytest.mark.rule("M-180", "M-172")
def test_after_a_swap_both_know_the_two_cards_and_nobody_else() -> None:
    t = looked_at("steel lead", ("wood", "steel"))
    assert (hand(t, 0), hand(t, 1)) == (["coal", "steel"], ["wood", "lead"])
    last = t.plays - 1
    for seat in (0, 1):
        assert (view(t, seat).gave[last], view(t, seat).took[last]) == (kind("wood"), kind("steel"))
    for seat in (-1, 2):
        assert (view(t, seat).gave[last], view(t, seat).took[last]) == (NONE, NONE)
    for world in samples(t, 0, 30):
        assert hand(world, 1) == ["wood", "lead"]
    for world in samples(t, 1, 30):
        assert "steel" in hand(world, 0)
    assert noted_hand(t, 1, 0) == ({"steel": 1}, 1)
    assert any("steel" not in hand(world, 0) for world in samples(t, 2, 40))


@pytest.mark.rule("M-180")
def test_the_target_of_a_look_learns_nothing_of_the_lookers_hand_without_a_swap() -> None:
    t = looked_at("steel lead")
    assert noted_hand(t, 1, 0) == ({}, 2)
    assert len({tuple(hand(world, 0)) for world in samples(t, 1, 40)}) > 8


def stolen(victim: int, cards: str, top: str = "wood ore", seed: int = 1) -> Table:
    """Seat 1 has taken a random card of seat 0 or 2 through Troy; seat 0 has only passed before."""
    hands = ["wood", "lead", "wood"]
    hands[victim] = cards
    lines = ["love igor", "troy steeling", "walder shadow"]
    t = staged(lines, "red red red", hands, [9, 9, 9], top, seed=seed)
    pass_by(t, "igor")
    reveal(t, 1, "troy")
    play(t, 1, "player", seat=victim)
    return t


@pytest.mark.rule("M-181")
def test_troys_victim_knows_that_the_taker_has_the_card() -> None:
    t = stolen(2, "gold")
    assert (hand(t, 1), hand(t, 2)) == (["lead", "ore", "gold"], [])
    last = t.plays - 1
    for seat in (1, 2):
        assert view(t, seat).took[last] == kind("gold")
    for seat in (-1, 0):
        assert view(t, seat).took[last] == NONE
    for world in samples(t, 2, 30):
        assert "gold" in hand(world, 1)
    assert noted_hand(t, 2, 1) == ({"gold": 1}, 2)
    assert any("gold" not in hand(world, 1) for world in samples(t, 0, 40))


@pytest.mark.rule("M-181")
def test_the_victim_forgets_the_card_when_it_is_thrown() -> None:
    t = stolen(2, "gold")
    play(t, 1, "throw", cargo="gold", crates=0)
    assert noted_hand(t, 2, 1) == ({}, 2)
    assert evenly(Counter("gold" in hand(world, 1) for world in samples(t, 2, 2000)), another_gold(t))


def another_gold(t: Table) -> dict[bool, float]:
    """Seat 1 had two cards that seat 2 does not know and the Gold taken from it, and has lost a Gold.

    Each of its cards is as likely to be the lost one, so the more of them are Gold the likelier it was: with
    no other the odds are 1, with one 2, with two 3. Seat 1 has Gold left where there was another.
    """
    unseen = unseen_by(t, 2)
    gold, cards = unseen["gold"], sum(unseen.values())
    none = (cards - gold) * (cards - gold - 1)
    one = 2 * gold * (cards - gold)
    two = gold * (gold - 1)
    return {False: none, True: 2 * one + 3 * two}


@pytest.mark.rule("M-181")
@pytest.mark.parametrize("lost", ["gold", "lead"])
def test_the_victim_forgets_the_card_when_it_is_discarded(lost: str) -> None:
    """Hans Walder makes seat 1 discard a card: the Gold that it took from seat 2, or another."""
    for seed in range(60):
        t = stolen(2, "gold", seed=seed)
        end(t, 1)
        reveal(t, 2, "walder")
        play(t, 2, "pay")
        if lost not in hand(t, 1):
            break
    assert t.discarded[kind(lost)] == 1
    assert noted_hand(t, 2, 1) == (({}, 2) if lost == "gold" else ({"gold": 1}, 1))
    found = Counter("gold" in hand(world, 1) for world in samples(t, 2, 2000))
    assert evenly(found, another_gold(t)) if lost == "gold" else set(found) == {True}


@pytest.mark.rule("M-181")
def test_a_card_that_may_have_changed_hands_unseen_is_with_the_one_or_the_other() -> None:
    """Seat 1 took the Gold of seat 0; then Mr Shadow as Troy takes a card of seat 1, which has three."""
    t = stolen(0, "gold", top="journey ore")
    assert hand(t, 0) == []
    end(t, 1)
    reveal(t, 2, "shadow")
    play(t, 2, "player", seat=1)
    play(t, 2, "player", seat=1)
    where = Counter[str]()
    for world in samples(t, 0, 200):
        counted = Counter(hand(world, 1)) + Counter(hand(world, 2))
        assert counted["gold"] >= 1
        if "gold" in hand(world, 1) and "gold" in hand(world, 2):
            continue
        where["taker" if "gold" in hand(world, 1) else "thief"] += 1
    assert len(where) == 2
    assert noted_hand(t, 0, 1)[0] == {}
    assert noted_hand(t, 0, 2)[0] == {}


@pytest.mark.rule("M-181")
@pytest.mark.parametrize("swaps", [False, True])
def test_a_swap_may_take_the_stolen_card_on_and_a_look_may_not(swaps: bool) -> None:
    """Seat 1 took the Gold of seat 0; then seat 2 looks at its hand through Love, and may swap a card."""
    t = staged(
        ["walder igor", "troy steeling", "love shadow"], hands=["gold", "lead", "ore"], hold="journey coal"
    )
    pass_by(t, "walder")
    reveal(t, 1, "troy")
    play(t, 1, "player", seat=0)
    end(t, 1)
    reveal(t, 2, "love")
    play(t, 2, "player", seat=1)
    if swaps:
        play(t, 2, "swap", give="ore", take="lead")
    else:
        play(t, 2, "decline")
    assert noted_hand(t, 0, 1)[0] == ({} if swaps else {"gold": 1})
    found = Counter[bool]()
    for world in samples(t, 0, 150):
        assert "gold" in hand(world, 1) + hand(world, 2)
        found["gold" in hand(world, 1)] += 1
    assert len(found) == 1 + swaps
    for world in samples(t, 1, 20):
        assert hand(world, 2).count("lead") >= int(swaps), "the other side of a swap knows both cards"


@pytest.mark.rule("M-180", "M-183")
def test_a_burial_may_take_a_seen_card_to_the_bottom_of_the_hold() -> None:
    """Seat 0 saw Steel and Coal; seat 1 draws two cards and buries one unseen, then draws another."""
    lines = ["love igor", "rochat steeling", "walder troy"]
    t = staged(lines, hands=["wood", "steel coal"], hold="wood ore lead wood")
    reveal(t, 0, "love")
    play(t, 0, "player", seat=1)
    play(t, 0, "decline")
    end(t, 0)
    reveal(t, 1, "rochat")
    for world in samples(t, 0, 30):
        assert {"steel", "coal"} <= set(hand(world, 1))
    play(t, 1, "card", cargo="steel")
    found = Counter[str]()
    for world in samples(t, 0, 300):
        missing = {"steel", "coal"} - set(hand(world, 1))
        assert len(missing) <= 1
        assert missing <= {hold(world)[-1]}
        found[missing.pop() if missing else "neither"] += 1
    assert len(found) == 3
    for world in samples(t, 1, 20):
        assert hold(world)[-1] == "steel"


@pytest.mark.rule("M-182")
def test_a_throw_of_the_taker_shifts_the_odds_as_it_should() -> None:
    """Seat 1 has an unknown opening card, an unknown drawn card and the card it took. It throws a Coal,
    each of the three as likely as the next: with p the share of Coal among unseen Cargo, it had taken the
    Coal with odds of 1 + 2p to 2p."""
    for seed in range(60):
        t = staged(
            ["love igor", "steeling troy", "walder shadow"],
            "red red red",
            ["ore", "wood", "steel coal"],
            [9, 9, 9],
            "lead gold",
            seed=seed,
        )
        reveal(t, 0, "love")
        play(t, 0, "player", seat=2)
        play(t, 0, "decline")
        end(t, 0)
        reveal(t, 1, "troy")
        play(t, 1, "player", seat=2)
        if "coal" in hand(t, 1):
            break
    play(t, 1, "throw", cargo="coal", crates=0)
    share = 17 / 96
    found = Counter(hand(world, 2)[0] for world in samples(t, 0, 2000))
    assert evenly(found, {"steel": 1 + 2 * share, "coal": 2 * share})


@pytest.mark.rule("M-182")
@pytest.mark.parametrize(("cards", "odds"), [("steel coal", 1 / 2), ("steel coal coal", 1 / 3)])
def test_knowledge_survives_a_hidden_move_as_a_set(cards: str, odds: float) -> None:
    """Seat 0 saw the hand of seat 2, then seat 1 took a random card of it: each as likely as the other."""
    t = looked_at(cards, seen=2)
    reveal(t, 1, "troy")
    play(t, 1, "player", seat=2)
    found = Counter[bool]()
    for world in samples(t, 0, 2000):
        left = Counter(cards.split())
        left.subtract(hand(world, 2))
        assert sorted(left.values()) == sorted([1, *[0] * (len(left) - 1)])
        (taken,) = left.elements()
        assert taken in hand(world, 1)
        found[taken == "steel"] += 1
    assert evenly(found, {True: odds, False: 1 - odds})


@pytest.mark.rule("M-182")
def test_a_later_open_event_settles_the_set() -> None:
    """Seat 2 throws the card that was left to it: most likely it had it before, so the other was taken.

    With q the share of such cards among the unseen: it had it and threw it, or one like it that it drew, with
    a chance of (1 + q) / 2; the other was left to it, and it drew and threw one, with a chance of q / 2. Then
    seat 1 may have the other card by its own two unseen ones.
    """
    t = looked_at("steel coal", seen=2, top="wood wood wood")
    reveal(t, 1, "troy")
    play(t, 1, "player", seat=2)
    (kept,) = hand(t, 2)
    end(t, 1)
    reveal(t, 2, "walder")
    play(t, 2, "throw", cargo=kept, crates=0)
    other = "coal" if kept == "steel" else "steel"
    unseen = unseen_by(t, 0, other)
    cards = sum(unseen.values())
    drawn = unseen[kept] / cards
    has_other = 1 - (cards - 1 - unseen[other]) * (cards - 2 - unseen[other]) / ((cards - 1) * (cards - 2))
    found = Counter(other in hand(world, 1) for world in samples(t, 0, 2000))
    assert evenly(found, {True: 1 + drawn + drawn * has_other, False: drawn * (1 - has_other)})


def buried(*, later: bool) -> Table:
    """Seat 0 has buried a Gold through Rochat; later seat 1 buries a Lead as Mr Shadow."""
    t = staged(
        ["rochat igor", "shadow steeling", "love troy"], hands=["gold", "lead", "wood"], hold="wood " * 8
    )
    reveal(t, 0, "rochat")
    play(t, 0, "card", cargo="gold")
    end(t, 0)
    if later:
        reveal(t, 1, "shadow")
        play(t, 1, "player", seat=0)
        play(t, 1, "card", cargo="lead")
    return t


@pytest.mark.rule("M-183")
def test_who_buries_a_card_knows_it_at_the_bottom_of_the_hold() -> None:
    t = buried(later=False)
    assert hold(t)[-1] == "gold"
    for world in samples(t, 0, 40):
        assert hold(world)[-1] == "gold"
    assert notes(t, 0)["buried"] == [{"under_it": 0, "cargo": "gold"}]
    last = t.plays - 1
    assert view(t, 0).gave[last] == kind("gold")
    for seat in (-1, 1, 2):
        assert view(t, seat).gave[last] == NONE
        assert view(t, seat).ability[last] == ROCHAT, "that a card was buried is known"
        assert notes(t, seat)["buried"] == []
        bottoms = Counter(hold(world)[-1] for world in samples(t, seat, 60))
        assert len(bottoms) > 4
        assert bottoms["journey"] == 0, "only Cargo can be buried"


@pytest.mark.rule("M-183")
def test_a_buried_card_lies_one_place_higher_after_each_later_burial() -> None:
    t = buried(later=True)
    assert hold(t)[-2:] == ["gold", "lead"]
    for world in samples(t, 0, 40):
        assert hold(world)[-2] == "gold"
    assert len({hold(world)[-1] for world in samples(t, 0, 40)}) > 3
    for world in samples(t, 1, 40):
        assert hold(world)[-1] == "lead"
    assert notes(t, 0)["buried"] == [{"under_it": 1, "cargo": "gold"}]
    assert notes(t, 1)["buried"] == [{"under_it": 0, "cargo": "lead"}]


@pytest.mark.rule("M-183")
def test_a_buried_card_that_is_reordered_is_known_by_kind_and_no_longer_by_place() -> None:
    """The Hold has so few cards that Ratatine sees the buried one too."""
    many = "wood " * 8 + "coal " * 8 + "lead " * 8 + "steel " * 6 + "ore " * 8
    t = staged(["rochat igor", "ratatine steeling"], hands=["diamonds", many], journeys=9)
    cargo = [name for name in hold(t) if name != "journey"]
    for name in cargo[5:]:
        take_from_hold(t, name)
    lay_hold(t, [*map(kind, cargo[:5]), JOURNEY])
    reveal(t, 0, "rochat")
    play(t, 0, "card", cargo="diamonds")
    end(t, 0)
    assert (hold(t)[-2:], t.depth) == (["journey", "diamonds"], 4)
    for world in samples(t, 0, 20):
        assert hold(world)[-1] == "diamonds"
    reveal(t, 1, "ratatine")
    play(t, 1, "use")
    play(t, 1, "order", order=order(2, 0, 1))
    places = Counter[str]()
    for world in samples(t, 0, 300):
        found = hold(world)
        assert "diamonds" in found + hand(world, 1)
        places[str(found.index("diamonds")) if "diamonds" in found else "hand"] += 1
    assert set(places) == {"0", "1", "hand"}
    assert notes(t, 0)["buried"] == []


def take_from_hold(t: Table, name: str) -> None:
    """Let seat 1 have drawn a card of the Hold in an earlier play."""
    cards = hold(t)
    cards.remove(name)
    lay_hold(t, [kind(card) for card in cards])
    t.hand[1, kind(name)] += 1
    t.hand_size[1] += 1
    log_draw(t, 1, kind(name))


@pytest.mark.rule("M-178", "M-179", "M-180", "M-181", "M-183")
@SEATS
def test_what_a_player_reads_as_known_of_hidden_cargo_is_true(seats: int) -> None:
    kinds_of_notes = Counter[str]()
    for seed in range(3):
        t = dealt(seats, seed, mode="long-haul")
        for _ in random_moves(t, seed):
            if t.decisions % 5:
                continue
            for seat in range(seats):
                known = notes(t, seat)
                cards = hold(t)
                assert cards[: len(known["top"])] == known["top"]
                for card in known["buried"]:
                    assert cards[-1 - card["under_it"]] == card["cargo"]
                for line in known["hands"]:
                    real = Counter(hand(t, line["seat"]))
                    assert Counter(line["cargo"]) <= real
                    assert sum(line["cargo"].values()) + line["unknown"] == real.total()
                    kinds_of_notes["hand"] += bool(line["cargo"])
                kinds_of_notes["top"] += bool(known["top"])
                kinds_of_notes["buried"] += bool(known["buried"])
    assert all(kinds_of_notes[name] for name in ("hand", "top", "buried"))


@pytest.mark.rule("M-178", "M-180", "M-181", "M-183")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_player_reads_as_known_holds_in_every_guess(seats: int) -> None:
    t = dealt(seats, 21, mode="long-haul")
    for _ in random_moves(t, 21):
        if t.decisions % 10:
            continue
        for seat in range(seats):
            known = notes(t, seat)
            for world in samples(t, seat, 1):
                cards = hold(world)
                assert cards[: len(known["top"])] == known["top"]
                for card in known["buried"]:
                    assert cards[-1 - card["under_it"]] == card["cargo"]
                for line in known["hands"]:
                    assert Counter(line["cargo"]) <= Counter(hand(world, line["seat"]))


# Draws, counts and chance ------------------------------------------------------------------------


@pytest.mark.rule("M-184")
@SEATS
def test_each_seat_knows_what_it_drew_and_others_only_that_it_drew_or_a_journey(seats: int) -> None:
    t = dealt(seats, 12)
    before = t.copy()
    for _ in random_moves(t, 12):
        drawn = Counter(
            t.player[number]
            for number in range(t.plays)
            for which in range(DRAWS)
            if t.drawn[number, which] not in (NONE, JOURNEY) and before.drawn[number, which] == NONE
        )
        for seat in everyone(t):
            seen = view(t, seat)
            for number in range(t.plays):
                for which in range(DRAWS):
                    card = t.drawn[number, which]
                    open_ = t.player[number] == seat or card == JOURNEY
                    assert seen.drawn[number, which] == (card if open_ else NONE)
            heard_of = [name for name, _ in heard(t, seat)].count("drew")
            assert heard_of == (drawn[seat] if t.decisions else int(seat >= 0))
        before = t.copy()


@pytest.mark.rule("M-184")
@pytest.mark.parametrize("card", ["wood", "gold"])
def test_a_draw_is_told_by_kind_to_the_drawer_alone(card: str) -> None:
    t = staged(["love igor", "troy ripp", "steeling walder"], hold=card)
    reveal(t, 0, "igor")
    assert ("drew", {"cargo": kind(card)}) in heard(t, 0)
    for seat in (-1, 1, 2):
        assert ("searched", {"seat": 0, "coins": 1, "cards": 1}) in heard(t, seat)
        assert "drew" not in [name for name, _ in heard(t, seat)]


@pytest.mark.rule("M-184")
def test_two_draws_look_the_same_to_all_but_the_drawer() -> None:
    lines = ["love igor", "troy ripp", "steeling walder"]
    t, other = (staged(lines, hold=card) for card in ("wood", "gold"))
    for table in (t, other):
        reveal(table, 0, "igor")
    assert can_tell(t, other) == [0]


@pytest.mark.rule("M-185")
@SEATS
def test_guesses_put_the_right_number_of_journeys_and_copies_everywhere(seats: int) -> None:
    t = dealt(seats, 13, mode="long-haul")
    for _ in random_moves(t, 13):
        if t.decisions % 17:
            continue
        for seat in everyone(t):
            for world in samples(t, seat, 1):
                cards = Counter(hold(world))
                assert cards["journey"] == JOURNEYS - t.journeys
                assert cards["?"] == 0
                for card, name in enumerate(CARGO_NAMES[:KINDS]):
                    held = sum(world.hand[other, card] for other in range(seats))
                    gone = sum(world.thrown[other, card] for other in range(seats)) + world.discarded[card]
                    assert cards[name] + held + gone + world.removed[card] == BOX[name][0]
                assert sum(world.removed[card] for card in range(KINDS)) == OUT[seats]
                assert [len(hand(world, other)) for other in range(seats)] == [
                    t.hand_size[other] for other in range(seats)
                ]


@pytest.mark.rule("M-186")
@SEATS
def test_the_random_stream_is_in_no_view(seats: int) -> None:
    luck = Random(1)
    t = dealt(seats, 14)
    for _ in random_moves(t, 14):
        if t.decisions % 6:
            continue
        other = t.copy()
        for word in range(4):
            other.chance[word] = luck.getrandbits(32)
        for seat in everyone(t):
            assert [view(t, seat).chance[word] for word in range(4)] == [0] * 4
            assert alike(t, other, seat)


@pytest.mark.rule("M-186")
def test_a_re_roll_cannot_be_foreseen_from_a_guess() -> None:
    t = staged(["mirante igor", "troy ripp"])
    reveal(t, 0, "mirante")
    faces = Counter[str]()
    for world in samples(t, 0, 1200):
        play(world, 0, "reroll", dice=0b001)
        faces[dice(world)[0]] += 1
    assert evenly(faces, dict.fromkeys(["blue", "red", "green", "yellow", "black", "pick"], 1.0))


@pytest.mark.rule("M-186")
def test_random_cards_and_the_next_deal_cannot_be_foreseen_from_a_guess() -> None:
    t = staged(["troy igor", "love ripp"], hands=["wood", "steel coal"], hold="wood wood wood wood")
    reveal(t, 0, "troy")
    taken, next_dealt = Counter[bool](), Counter[int]()
    for world in samples(t, 1, 700):
        play(world, 0, "player", seat=1)
        taken["steel" in hand(world, 0) and "steel" not in hand(world, 1)] += 1
        finish_turn(world)
        next_dealt[world.dealt[0]] += 1
    assert evenly(taken, {True: 1.0, False: 1.0})
    assert evenly(next_dealt, dict.fromkeys(range(TRAITORS), 1.0))


# Questions, and those who watch ------------------------------------------------------------------


def match_at(t: Table) -> Match:
    """A match that stands where a table stands."""
    match = Match(GAME, t.seats, 1)
    match.table = t.copy()
    return match


@pytest.mark.rule("M-187")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_may_do_is_shown_to_that_seat_only(seats: int) -> None:
    t = dealt(seats, 15)
    for _ in random_moves(t, 15):
        (asked,) = awaited(t)
        for seat in everyone(t):
            assert view(t, seat).asks == t.asks, "all see which kind of decision is owed"
            if seat != asked and seat >= 0:
                assert choices(t, seat) == []
        if t.decisions % 20 == 0:
            match = match_at(t)
            for seat in everyone(t):
                moves = match.view(seat)["moves"]
                assert (len(moves) > 0) == (seat == asked)


@pytest.mark.rule("M-187")
def test_others_cannot_tell_what_the_asked_seat_could_do() -> None:
    """Seat 0 can throw in one world and not in the other."""
    lines = ["steeling igor", "troy ripp", "love walder"]
    t, other = (staged(lines, hands=[card], coins=[1], hold="gold") for card in ("wood", "diamonds"))
    for table in (t, other):
        reveal(table, 0, "steeling")
    assert choices(t, 0, "throw") != choices(other, 0, "throw") == []
    assert can_tell(t, other) == [0]
    for seat in (-1, 1, 2):
        assert match_at(t).view(seat) == match_at(other).view(seat)
    assert match_at(t).view(0) != match_at(other).view(0)


def named_two(victim: str) -> Table:
    """Tim Sly has blocked Dr Ripp and, as him, Love; seat 1 is asked next."""
    t = staged(["tim-sly walder", victim, "steeling igor"])
    reveal(t, 0, "tim-sly")
    play(t, 0, "traitor", traitor="ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    return t


@pytest.mark.rule("M-187", "M-052")
def test_guesses_give_blocked_traitors_to_a_seat_that_is_asked_to_show_one() -> None:
    """Everybody sees that the seat owes a blocked traitor, so both of its traitors are known."""
    t = named_two("love ripp")
    assert (t.asks, awaited(t)) == (SHOW_TRAITOR, [1])
    for seat in (-1, 0, 2):
        for world in samples(t, seat, 40):
            assert members(world.held[1]) == ["love", "ripp"]


@pytest.mark.rule("M-187", "M-044")
def test_guesses_give_a_playable_traitor_to_a_seat_that_is_asked_to_play_one() -> None:
    t = named_two("love troy")
    assert (t.asks, awaited(t)) == (PLAY_TRAITOR, [1])
    for seat in (-1, 0, 2):
        for world in samples(t, seat, 2000):
            assert choices(world, 1) != []
            assert world.held[1] & ~world.unplayable


@pytest.mark.rule("M-188")
@SEATS
def test_a_spectator_sees_the_public_things_and_nothing_else(seats: int) -> None:
    t = dealt(seats, 16)
    for _ in random_moves(t, 16):
        watched = view(t, -1)
        for name in PUBLIC:
            assert np.array_equal(watched.row[name], t.row[name]), name
        for name in ("dealt", "seen_pool", "pick", "held", "hand", "hold", "removed", "opening"):
            cells = watched.row[name][0][:seats] if name not in ("hold", "removed") else watched.row[name][0]
            assert np.all(cells == Table.fields[name].blank), name
        assert (watched.airsick, watched.undrafted) == (0, 0)
        for number in range(t.plays):
            secret = t.ability[number] in (LOVE, RATATINE)
            assert all(watched.ability_cards[number, place] == NONE for place in range(8) if secret)
            assert watched.took[number] == NONE
            if t.ability[number] in (LOVE, ROCHAT):
                assert watched.gave[number] == NONE


@pytest.mark.rule("M-188")
@SEATS
def test_a_spectator_gets_only_messages_meant_for_all(seats: int) -> None:
    t = dealt(seats, 17)
    private = Counter[str]()
    for _ in random_moves(t, 17):
        for event in NEWS.read(t):
            if event.heard_by(-1):
                assert all(event.heard_by(seat) for seat in range(seats))
            else:
                private[event.kind.name] += 1
        told = view(t, -1)
        assert [event.kind.name for event in NEWS.read(told)] == [name for name, _ in heard(t, -1)]
    assert {"drew", "dealt", "pool", "aside"} <= set(private)
    assert not {"searched", "threw", "drafted", "looked", "rolled"} & set(private)


@pytest.mark.rule("M-172", "M-173", "M-174", "M-188")
@SEATS
def test_no_view_message_or_choice_changes_with_what_a_seat_may_not_know(seats: int) -> None:
    t = dealt(seats, 18, mode="long-haul")
    for _ in random_moves(t, 18):
        if t.decisions % 16:
            continue
        for seat in everyone(t):
            for world in samples(t, seat, 1):
                assert alike(t, world, seat)
                if t.decisions % 32 == 0:
                    assert match_at(t).view(seat) == match_at(world).view(seat)
