"""Rows M-012 to M-019: the set-up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from scipy.stats import chisquare

from tests.rulebook.mad_zeppelin.stage import (
    BOX,
    CARGO_NAMES,
    awaited,
    can_tell,
    choices,
    dealt,
    dice,
    discarded,
    end,
    everyone,
    guesses,
    hand,
    hold,
    lay_hold,
    play,
    random_moves,
    reseeded,
    reveal,
    staged,
    told,
    view,
)
from turncoat.games.mad_zeppelin import GAME, rules
from turncoat.games.mad_zeppelin.components import (
    CARDS,
    COINS,
    JOURNEY,
    JOURNEYS,
    KINDS,
    NONE,
    REMOVED,
)
from turncoat.games.mad_zeppelin.rules import deal, draw_opening_card, fill_hold, insert
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.chance import sow, words
from turncoat.kernel.fault import OptionError

FAR_FETCHED = 1e-4
"""Below this probability a fixed sample counts as no accident."""
SEATS = pytest.mark.parametrize("seats", range(2, 7))
OUT = {2: 40, 3: 40, 4: 20, 5: 20, 6: 0}
"""Removed Cargo by number of seats."""


@cache
def many_deals(seats: int) -> list[Table]:
    return [dealt(seats, seed) for seed in range(1500)]


@cache
def many_holds(seats: int) -> list[Table]:
    """Tables with the Hold made and nothing drawn from it yet."""
    tables = []
    for seed in range(1500):
        t = blank(seats, seed)
        fill_hold(t)
        tables.append(t)
    return tables


def blank(seats: int, seed: int = 1) -> Table:
    t = GAME.blank(seats)
    assert isinstance(t, Table)
    sow(t.chance, *words(seed))
    return t


def removed(t: Table) -> list[int]:
    return [t.removed[number] for number in range(KINDS)]


@pytest.mark.rule("M-012")
@SEATS
def test_the_removed_cargo_stays_out_of_the_whole_game(seats: int) -> None:
    for seed in range(5):
        t = dealt(seats, seed)
        out = removed(t)
        assert sum(out) == OUT[seats] == REMOVED[seats]
        for _ in random_moves(t, seed):
            assert removed(t) == out
        assert removed(t) == out


@pytest.mark.rule("M-012")
@pytest.mark.parametrize("seats", range(2, 6))
def test_any_cargo_may_be_removed_and_never_a_journey(seats: int) -> None:
    found = np.sum([removed(t) for t in many_holds(seats)], axis=0)
    expected = [len(many_holds(seats)) * copies * OUT[seats] / 100 for copies, *_ in BOX.values()]
    assert chisquare(found, expected).pvalue > FAR_FETCHED
    assert all(hold(t).count("journey") == JOURNEYS for t in many_holds(seats))


@pytest.mark.rule("M-012")
@pytest.mark.parametrize("seats", range(2, 6))
def test_nobody_knows_what_was_removed(seats: int) -> None:
    t = dealt(seats)
    other = t.copy()
    place = next(p for p in range(t.depth) if t.hold[(t.top + p) % CARDS] not in (JOURNEY, 0))
    inside = t.hold[(t.top + place) % CARDS]
    other.hold[(t.top + place) % CARDS] = 0
    other.removed[0] -= 1
    other.removed[inside] += 1
    assert can_tell(t, other) == []
    for seat in everyone(t):
        assert removed(view(t, seat)) == [NONE] * KINDS
        worlds = list(guesses(t, seat))
        assert {sum(removed(world)) for world in worlds} == {OUT[seats]}
        assert len({tuple(removed(world)) for world in worlds}) > 10


@pytest.mark.rule("M-013")
@SEATS
def test_the_journeys_are_shuffled_into_what_is_left(seats: int) -> None:
    for t in many_holds(seats)[:100]:
        assert t.depth == {2: 70, 3: 70, 4: 90, 5: 90, 6: 110}[seats]
        found = Counter(hold(t))
        assert found["journey"] == JOURNEYS
        for number in range(KINDS):
            assert found[CARGO_NAMES[number]] == BOX[CARGO_NAMES[number]][0] - t.removed[number]


@pytest.mark.rule("M-013")
@SEATS
def test_every_order_of_the_hold_is_equally_likely(seats: int) -> None:
    """Each place has a Journey equally often, and so has each distance from one Journey to the next; any
    given kind of Cargo is spread as evenly."""
    tables = many_holds(seats)
    depth = tables[0].depth
    for kind in ("journey", "wood", "coal"):
        found = [sum(t.hold[place] == CARGO_NAMES.index(kind) for t in tables) for place in range(depth)]
        assert chisquare(found).pvalue > FAR_FETCHED
    steps: Counter[int] = Counter()
    for t in tables:
        places = [place for place, card in enumerate(hold(t)) if card == "journey"]
        steps.update(b - a for a in places for b in places if b > a)
    pairs = len(tables) * 45
    expected = [pairs * 2 * (depth - step) / (depth * (depth - 1)) for step in range(1, depth)]
    assert chisquare([steps[step] for step in range(1, depth)], expected).pvalue > FAR_FETCHED


@pytest.mark.rule("M-013")
@SEATS
def test_nobody_knows_the_order_of_the_hold_and_all_know_its_size(seats: int) -> None:
    t = dealt(seats)
    other = t.copy()
    lay = [t.hold[(t.top + place) % CARDS] for place in range(t.depth)]
    for place, card in enumerate(reversed(lay)):
        other.hold[(t.top + place) % CARDS] = card
    assert can_tell(t, other) == []
    for seat in everyone(t):
        seen = view(t, seat)
        assert set(hold(seen)) == {"?"}
        assert seen.depth == t.depth


@pytest.mark.rule("M-014")
@SEATS
def test_everybody_starts_with_three_coins_and_one_cargo_card(seats: int) -> None:
    for t in many_deals(seats)[:200]:
        journeys = Counter(facts["seat"] for facts in told(t, "opening-journey"))
        for seat in range(seats):
            assert t.hand_size[seat] == len(hand(t, seat)) == 1
            assert t.coins[seat] == 3 + journeys[seat]
        assert t.safe == COINS - 3 * seats - journeys.total()


@pytest.mark.rule("M-014")
@SEATS
def test_the_first_leader_draws_first_and_then_the_others_leftwards(seats: int) -> None:
    for leader in range(seats):
        t = dealt(seats, first_leader=str(leader + 1))
        order = [(leader + step) % seats for step in range(seats)]
        for seat in everyone(t):
            assert [facts["seat"] for facts in told(t, "opened", seat)] == order


@pytest.mark.rule("M-014")
def test_opening_cards_come_from_the_top_of_the_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    def known_hold(t: Table) -> None:
        fill_hold(t)
        cards = sorted(CARGO_NAMES.index(name) for name in hold(t))
        lay_hold(t, [6, 5, 4, 3, *[card for card in cards if card not in (6, 5, 4, 3)]])

    monkeypatch.setattr(rules, "fill_hold", known_hold)
    t = blank(4)
    t.first_leader = 2
    deal(t)
    assert [hand(t, seat) for seat in (2, 3, 0, 1)] == [["gold"], ["steel"], ["ore"], ["lead"]]
    assert [t.opening[seat] for seat in (2, 3, 0, 1)] == [6, 5, 4, 3]


@pytest.mark.rule("M-014")
@SEATS
def test_only_its_owner_knows_an_opening_card(seats: int) -> None:
    t = dealt(seats)
    for seat in range(seats):
        seen = {s: view(t, s) for s in everyone(t)}
        for looker, table in seen.items():
            known = looker == seat
            assert hand(table, seat) == (hand(t, seat) if known else [])
            assert table.opening[seat] == (t.opening[seat] if known else NONE)
            assert (table.coins[seat], table.hand_size[seat]) == (t.coins[seat], 1)
        assert told(t, "drew", seat) == [{"cargo": t.opening[seat]}]
    assert told(t, "drew") == []
    assert [(facts["coins"], facts["cards"]) for facts in told(t, "opened")] == [
        (t.coins[facts["seat"]], 1) for facts in told(t, "opened")
    ]


def at_opening(seats: int, top: str, seed: int = 1) -> Table:
    """A table with all coins given out and this on top of the Hold; nobody has drawn yet."""
    t = blank(seats, seed)
    fill_hold(t)
    cards = [CARGO_NAMES.index(name) for name in hold(t)]
    above = [CARGO_NAMES.index(name) for name in top.split()]
    for card in above:
        cards.remove(card)
    lay_hold(t, above + cards)
    for seat in range(seats):
        t.coins[seat] = 3
        for kind in range(KINDS):
            t.hand[seat, kind] = 0
    t.safe = COINS - 3 * seats
    return t


@pytest.mark.rule("M-015")
def test_two_journeys_in_a_row_are_worth_two_more_coins() -> None:
    exactly_two = 0
    for seed in range(50):
        t = at_opening(3, "journey journey gold", seed)
        size = t.depth
        draw_opening_card(t, 1)
        journeys = told(t, "opening-journey")
        assert len(journeys) >= 2
        if len(journeys) == 2:
            exactly_two += 1
            assert t.coins[1] == 5
            assert t.safe == COINS - 9 - 2
        assert t.coins[1] == 3 + len(journeys)
        assert t.hand_size[1] == len(hand(t, 1)) == 1
        assert t.depth == size - 1
        assert hold(t).count("journey") == JOURNEYS
        for seat in everyone(t):
            assert told(t, "opening-journey", seat) == [{"seat": 1, "coins": 1}] * len(journeys)
            assert told(t, "drew", seat) == ([{"cargo": t.opening[1]}] if seat == 1 else [])
    assert exactly_two > 30


@pytest.mark.rule("M-015")
def test_a_journey_goes_back_at_any_place_of_the_hold() -> None:
    """The Hold is a ring, so it is tried also where its end lies before its beginning."""
    for start in (0, CARDS - 5):
        found: Counter[int] = Counter()
        for seed in range(2000):
            t = blank(2, seed)
            t.top, t.depth = start, 9
            for place in range(9):
                t.hold[(start + place) % CARDS] = place % 8
            insert(t, JOURNEY)
            cards = hold(t)
            assert [card for card in cards if card != "journey"] == [CARGO_NAMES[p % 8] for p in range(9)]
            found[cards.index("journey")] += 1
        assert chisquare([found[place] for place in range(10)]).pvalue > FAR_FETCHED


@pytest.mark.rule("M-015")
def test_the_place_of_a_journey_put_back_is_known_to_nobody() -> None:
    """It may even be drawn again at once; all hear of each."""
    t = next(t for t in many_deals(2) if told(t, "opening-journey"))
    spot = next(place for place, card in enumerate(hold(t)) if card == "journey")
    for place in range(t.depth):
        other = t.copy()
        one, two = (t.top + spot) % CARDS, (t.top + place) % CARDS
        other.hold[one], other.hold[two] = t.hold[two], t.hold[one]
        assert can_tell(t, other) == []
    again = [len(told(at, "opening-journey")) for at in many_deals(2)]
    assert max(again) >= 3


@pytest.mark.rule("M-015", "M-016")
@SEATS
def test_opening_journeys_do_not_count(seats: int) -> None:
    some = 0
    for t in many_deals(seats)[:300]:
        some += len(told(t, "opening-journey"))
        assert t.journeys == 0
        assert hold(t).count("journey") == 10
        assert t.depth == {2: 68, 3: 67, 4: 86, 5: 85, 6: 104}[seats]
        for seat in everyone(t):
            assert (view(t, seat).journeys, view(t, seat).depth) == (0, t.depth)
    assert some > 0


@pytest.mark.rule("M-015")
@SEATS
def test_opening_journeys_are_as_frequent_as_a_shuffled_hold_makes_them(seats: int) -> None:
    """At each draw of the first drawer 10 of the cards are Journeys; those put back change nothing."""
    size = {2: 70, 3: 70, 4: 90, 5: 90, 6: 110}[seats]
    found = Counter(
        min(3, sum(facts["seat"] == t.leader for facts in told(t, "opening-journey")))
        for t in many_deals(seats)
    )
    chance = JOURNEYS / size
    likely = [(1 - chance) * chance**number for number in range(3)]
    expected = [len(many_deals(seats)) * part for part in (*likely, 1 - sum(likely))]
    few = [sum(expected[:2]), sum(expected[2:])]
    assert chisquare([found[0] + found[1], found[2] + found[3]], few).pvalue > FAR_FETCHED
    assert chisquare(
        [found[0], len(many_deals(seats)) - found[0]], [expected[0], sum(expected[1:])]
    ).pvalue > (FAR_FETCHED)


@pytest.mark.rule("M-017")
def test_all_have_their_three_coins_before_the_first_card_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no coin to spare a Journey of the first drawer must not cost the last one its coins."""
    monkeypatch.setattr("turncoat.games.mad_zeppelin.components.COINS", 18)
    short = 0
    for seed in range(60):
        t = dealt(6, seed)
        assert [t.coins[seat] for seat in range(6)] == [3] * 6
        assert t.safe == 0
        assert [t.hand_size[seat] for seat in range(6)] == [1] * 6
        short += len(told(t, "opening-journey"))
        for seat in everyone(t):
            assert all(facts["coins"] == 0 for facts in told(t, "opening-journey", seat))
    assert short > 0


@pytest.mark.rule("M-017")
def test_an_extra_coin_is_taken_only_while_the_safe_has_one() -> None:
    t = at_opening(6, "journey journey steel")
    t.coins[5] += t.safe - 1
    t.safe = 1
    draw_opening_card(t, 2)
    assert [facts["coins"] for facts in told(t, "opening-journey")][:2] == [1, 0]
    assert (t.safe, t.coins[2], t.hand_size[2]) == (0, 4, 1)


@pytest.mark.rule("M-018")
@SEATS
def test_the_first_leader_is_any_seat(seats: int) -> None:
    found = Counter(t.leader for t in many_deals(seats))
    assert set(found) == set(range(seats))
    assert chisquare(list(found.values())).pvalue > FAR_FETCHED
    for t in many_deals(seats)[:20]:
        assert awaited(t) == [t.leader]
        for seat in everyone(t):
            assert view(t, seat).leader == t.leader
            assert told(t, "turn-begins", seat) == [{"number": 1, "seat": t.leader}]


@pytest.mark.rule("M-018")
@SEATS
def test_the_host_may_choose_the_first_leader(seats: int) -> None:
    for leader in range(seats):
        for seed in range(10):
            t = dealt(seats, seed, first_leader=str(leader + 1))
            assert t.leader == leader
            assert awaited(t) == [leader]
    assert len({dealt(seats, seed, first_leader="lot").leader for seed in range(60)}) == seats
    for wrong in ("0", str(seats + 1), "youngest"):
        with pytest.raises(OptionError, match="first-leader"):
            dealt(seats, first_leader=wrong)


@pytest.mark.rule("M-019")
@SEATS
def test_the_same_seed_options_and_moves_give_the_same_game(seats: int) -> None:
    """Whatever other randomness there is in the process."""
    for options in ({}, {"mode": "long-haul", "bribes": "points", "pick_black": "no"}):
        games = []
        for noise in range(2):
            random.seed(noise)
            np.random.seed(noise)
            t = dealt(seats, 3, **options)
            games.append([at.bytes() for at in random_moves(t, 8)] + [t.bytes()])
        assert games[0] == games[1]
    assert dealt(seats, 3).bytes() != dealt(seats, 4).bytes()


def roll_again(t: Table) -> object:
    play(t, 0, "reroll", dice=0b111)
    return dice(t)


def steal(t: Table) -> object:
    play(t, 0, "player", seat=1)
    return hand(t, 0)


def sow_disorder(t: Table) -> object:
    play(t, 0, "pay")
    return discarded(t)


def next_turn(t: Table) -> object:
    end(t, 0)
    return t.airsick, t.undrafted, tuple(t.dealt[seat] for seat in range(t.seats))


HANDS = ["wood", "coal lead ore steel gold"]
EVENTS: list[tuple[str, Callable[[Table], object]]] = [
    ("mirante", roll_again), ("troy", steal), ("walder", sow_disorder), ("love", next_turn)
]  # fmt: skip


@pytest.mark.rule("M-019")
@pytest.mark.parametrize(("name", "happen"), EVENTS)
def test_random_events_of_play_come_from_the_stream(name: str, happen: Callable[[Table], object]) -> None:
    t = staged([f"{name} igor", "ripp steeling"], hands=HANDS)
    if happen is next_turn:
        t = staged(["igor ripp", f"{name} steeling"], hands=HANDS, leader=1)
        for seat, other in ((1, name), (0, "igor")):
            reveal(t, seat, other)
            end(t, seat)
        end(t, 1)
    else:
        reveal(t, 0, name)
    found = set()
    for seed in range(60):
        once, twice = reseeded(t, seed), reseeded(t, seed)
        assert can_tell(once, reseeded(t, seed + 1)) == []
        assert happen(once) == happen(twice)
        assert once.bytes() == twice.bytes()
        found.add(repr(happen(reseeded(t, seed))))
    assert len(found) == 5 if name in ("troy", "walder") else len(found) > 15


@pytest.mark.rule("M-019")
def test_random_events_of_the_set_up_and_the_dice_come_from_the_stream() -> None:
    """Tables that differ by their streams alone come out differently in all of them."""
    leaders = {t.leader for t in many_deals(6)}
    holds = {tuple(hold(t)) for t in many_deals(6)}
    out = {tuple(removed(t)) for t in many_deals(5)}
    shuffled = {(t.airsick, t.undrafted) for t in many_deals(5)}
    assert len(leaders) == 6
    assert min(len(holds), len(out), len(shuffled)) > 1000
    t = dealt(2)
    for step in range(2):
        (seat,) = awaited(t)
        if step == 1:
            tables = [reseeded(t, seed) for seed in range(100)]
            for table in tables:
                play(table, seat, "traitor", **choices(table, seat)[0][1])
            assert len({tuple(dice(table)) for table in tables}) > 50
        play(t, seat, "traitor", **choices(t, seat)[0][1])


@pytest.mark.rule("M-019")
@SEATS
def test_nobody_sees_the_stream(seats: int) -> None:
    t = dealt(seats)
    for _ in random_moves(t, 2):
        if t.decisions % 7 == 0:
            for seat in everyone(t):
                assert [view(t, seat).chance[word] for word in range(4)] == [0] * 4
            assert can_tell(t, reseeded(t, 99)) == []
