"""Rows P-019 to P-030: the deal."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import numpy as np
import pytest
from scipy.stats import chi2_contingency, chisquare

from tests.rulebook.passengers.stage import (
    GIFT_NAMES,
    awaited,
    begun,
    dealt,
    finish_round,
    knowers,
    printed,
    random_moves,
    view,
)
from turncoat.games.chapters import help_lines
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    COLOUR_OF,
    COLOURS,
    DEMON,
    FACTION_PILE,
    HAND,
    KINDS,
    LAYOUT,
    NONE,
    PLACE_PASSENGER,
    PLACE_SHADOW,
    SET,
    SHADOWS,
    SOUL,
    TYPE_OF,
    YAESTHER,
    YAESTHER_CARD,
)
from turncoat.games.passengers.scene import scene
from turncoat.games.passengers.table import Table
from turncoat.kernel.fault import OptionError
from turncoat.words import LANGUAGES, Message, Thing, Words

PILES = {4: [2, 1, 1], 5: [3, 2, 0], 6: [3, 2, 1], 7: [4, 3, 0], 8: [4, 3, 1]}
LEFT_OVER = {
    "second": {4: (3, 4), 5: (4, 5), 6: (3, 4), 7: (1, 2), 8: (0, 1)},
    "first": {4: (3, 4), 5: (1, 2), 6: (0, 1), 7: (1, 2), 8: (0, 1)},
}
"""Souls and Demons that nobody gets."""
FAR_FETCHED = 1e-4
"""Below this probability a fixed sample counts as no accident."""


def factions_of(t: Table) -> list[int]:
    return [t.faction[seat] for seat in range(t.seats)]


def hand_of(t: Table, seat: int) -> list[int]:
    return [t.hand[seat, i] for i in range(HAND)]


def dealt_cards(t: Table) -> Counter[int]:
    """All Passengers that the deal gave out, the Shadow pile included."""
    cards = [c for seat in range(t.seats) for c in hand_of(t, seat)]
    cards += [t.shadow_pile[i] for i in range(SHADOWS) if t.shadow_pile[i] != NONE]
    return Counter(cards)


@cache
def many_deals(seats: int) -> list[Table]:
    return [dealt(seats, seed) for seed in range(1500)]


@pytest.mark.rule("P-019")
def test_the_game_takes_four_to_eight_seats() -> None:
    assert list(GAME.seats) == [4, 5, 6, 7, 8]
    for seats in GAME.seats:
        assert dealt(seats).seats == seats
    for seats in (0, 1, 2, 3, 9, 10):
        with pytest.raises(OptionError, match=r"error-seats: .*low=4, high=8"):
            dealt(seats)


@pytest.mark.rule("P-020")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_faction_pile_has_a_card_for_each_seat(seats: int, edition: str) -> None:
    """The pile depends on nothing but the number of seats, which every view holds."""
    assert [FACTION_PILE[seats, type_] for type_ in range(3)] == PILES[seats]
    for seed in range(20):
        t = dealt(seats, seed, edition=edition)
        found = Counter(factions_of(t))
        assert [found[SOUL], found[DEMON], found[YAESTHER]] == PILES[seats]
        assert dealt_cards(t)[YAESTHER_CARD] == (1 if seats in (4, 6, 8) else 0)
        for seat in range(-1, seats):
            assert view(t, seat).seats == seats


@pytest.mark.rule("P-021", "P-022")
@pytest.mark.parametrize("seats", range(4, 9))
def test_only_the_first_edition_takes_cards_out_and_only_at_five_and_six_seats(seats: int) -> None:
    """Edition and number of seats are open, so all know what was taken out."""
    for edition, most in (("second", 4), ("first", 3 if seats in (5, 6) else 4)):
        seen: Counter[int] = Counter()
        for seed in range(150):
            t = dealt(seats, seed, edition=edition)
            given = dealt_cards(t)
            for kind in range(KINDS):
                seen[kind] = max(seen[kind], given[kind])
        assert [seen[kind] for kind in range(KINDS)] == [most] * KINDS
        for seat in range(-1, seats):
            assert view(t, seat).edition == t.edition


@pytest.mark.rule("P-023")
@pytest.mark.parametrize("seats", range(4, 9))
def test_factions_are_dealt_at_random(seats: int) -> None:
    deals = many_deals(seats)
    pile = [count for count in PILES[seats] if count]
    for seat in range(seats):
        found = Counter(t.faction[seat] for t in deals)
        counts = [found[type_] for type_ in range(3) if PILES[seats][type_]]
        assert chisquare(counts, [len(deals) * n / seats for n in pile]).pvalue > FAR_FETCHED
    pairs = Counter((t.faction[0], t.faction[1]) for t in deals)
    expected = {}
    for one, two in product(range(3), range(3)):
        ways = PILES[seats][one] * (PILES[seats][two] - (one == two))
        if ways:
            expected[one, two] = len(deals) * ways / (seats * (seats - 1))
    assert set(pairs) <= set(expected)
    assert chisquare([pairs[k] for k in expected], list(expected.values())).pvalue > FAR_FETCHED


@pytest.mark.rule("P-023", "P-024")
@pytest.mark.parametrize("seats", range(4, 9))
def test_colours_are_dealt_at_random(seats: int) -> None:
    """One Soul and one Demon of each hand: the lone one is the second card dealt, and of a pair, whose
    order tells nothing, the first."""
    for seat, type_ in product(range(seats), (SOUL, DEMON)):
        found = Counter(
            COLOUR_OF[next(c for c in hand_of(t, seat) if TYPE_OF[c] == type_)] for t in many_deals(seats)
        )
        counts = [found[colour] for colour in range(COLOURS)]
        assert chisquare(counts).pvalue > FAR_FETCHED


@pytest.mark.rule("P-023")
def test_colours_of_a_faction_pair_are_those_of_a_shuffled_pile() -> None:
    """Of a Guide's two Souls both have one colour with probability 3/11: drawn without replacement."""
    pairs = [
        [COLOUR_OF[c] for c in hand_of(t, seat) if TYPE_OF[c] == SOUL]
        for t in many_deals(8)
        for seat in (0, 1)
        if t.faction[seat] == SOUL
    ]
    same = sum(one == two for one, two in pairs)
    expected = [len(pairs) * 3 / 11, len(pairs) * 8 / 11]
    assert chisquare([same, len(pairs) - same], expected).pvalue > FAR_FETCHED


@pytest.mark.rule("P-023", "P-024")
@pytest.mark.parametrize("seats", range(4, 9))
def test_only_its_owner_knows_a_hand(seats: int) -> None:
    t = dealt(seats)
    for seat in range(seats):
        for place in range(HAND):
            other = t.copy()
            other.hand[seat, place] = (t.hand[seat, place] + 1) % KINDS
            assert knowers(t, other) == {seat}


@pytest.mark.rule("P-024", "P-025")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("edition", ["second", "first"])
def test_hands_have_one_soul_one_demon_and_the_faction_card(seats: int, edition: str) -> None:
    for seed in range(20):
        t = dealt(seats, seed, edition=edition)
        for seat in range(seats):
            types = sorted(TYPE_OF[c] for c in hand_of(t, seat))
            assert types == sorted([SOUL, DEMON, t.faction[seat]])


@pytest.mark.rule("P-026")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("edition", ["second", "first"])
def test_leftover_cards_are_as_many_as_the_table_says_and_in_no_view(seats: int, edition: str) -> None:
    """The record has no room for them at all, so neither a view nor a later rule can reach them."""
    out = 3 if edition == "first" and seats in (5, 6) else 0
    for seed in range(20):
        t = dealt(seats, seed, edition=edition)
        given = dealt_cards(t)
        souls = sum(given[kind] for kind in range(3))
        demons = sum(given[kind] for kind in range(3, 6))
        assert (12 - out - souls, 12 - out - demons) == LEFT_OVER[edition][seats]
    dealt_out = dealt_cards(t)
    for _ in random_moves(t, 5):
        pass
    on_boats = Counter(c for c in np.asarray(t.row["passenger"][0]).flatten().tolist() if c != NONE)
    assert on_boats == dealt_out
    assert sum(dealt_out.values()) == 3 * seats + (SHADOWS if seats == 4 else 0)
    for seat in range(-1, seats):
        assert [view(t, seat).chance[word] for word in range(4)] == [0] * 4


@pytest.mark.rule("P-027")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_coin_goes_to_any_seat_whatever_its_faction(seats: int) -> None:
    deals = many_deals(seats)
    found = Counter(t.coin for t in deals)
    assert chisquare([found[seat] for seat in range(seats)]).pvalue > FAR_FETCHED
    for seat in range(seats):
        table = [
            [
                sum(t.faction[seat] == type_ and (t.coin == seat) == mine for t in deals)
                for mine in (True, False)
            ]
            for type_ in range(3)
            if PILES[seats][type_]
        ]
        assert chi2_contingency(table).pvalue > FAR_FETCHED
    for seat in range(-1, seats):
        assert view(deals[0], seat).coin == deals[0].coin


@pytest.mark.rule("P-028")
@pytest.mark.parametrize("seats", range(4, 9))
def test_setup_asks_nobody(seats: int) -> None:
    """Silence card 15, which may come first with the Silence module, is shown with its own row."""
    for seed in range(20):
        t = dealt(seats, seed)
        assert t.decisions == 0
        if seats == 4:
            assert (t.asks, awaited(t)) == (PLACE_SHADOW, [(t.coin + 3) % 4])
        else:
            assert (t.asks, awaited(t)) == (PLACE_PASSENGER, [t.coin])


@pytest.mark.rule("P-030")
@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.parametrize("edition", ["second", "first"])
def test_layout_and_edition_and_with_them_all_six_boats_are_open(layout: str, edition: str) -> None:
    """The boats are printed tables that layout and edition select; no rule ever changes them."""
    t = dealt(6, layout=layout, edition=edition)
    for seat in range(-1, 6):
        seen = view(t, seat)
        assert (seen.layout, seen.edition) == (t.layout, t.edition)
    for other_layout in range(2):
        other = t.copy()
        other.layout = other_layout
        assert knowers(t, other) == (set() if other_layout == t.layout else set(range(-1, 6)))


@pytest.mark.rule("P-029")
@pytest.mark.parametrize("sets", ["I", "II", "III", "I,II,III"])
def test_the_gift_sets_of_all_rounds_are_open(sets: str) -> None:
    t = dealt(5, sets=sets)
    chosen = sets.split(",") if "," in sets else [sets] * 3
    for seat in range(-1, 5):
        assert [SET.names[view(t, seat).gift_set[r]] for r in range(3)] == chosen
        assert scene(view(t, seat), seat)["options"]["sets"] == chosen


@pytest.mark.rule("P-029")
@pytest.mark.parametrize(("seats", "sets"), [(4, "four"), (5, "II"), (8, "I,II,III")])
def test_anybody_may_read_every_effect_at_any_time(seats: int, sets: str) -> None:
    """The effects hang on the options alone, which every view holds: also those of Gifts that the boats
    of the round do not offer, and at any moment of the game."""
    names = {name for chosen in sets.split(",") for name in GIFT_NAMES[chosen].split()}
    t = dealt(seats, sets=sets)
    for _ in random_moves(t, 1):
        if t.decisions % 10 == 0:
            for seat in range(-1, seats):
                options = scene(view(t, seat), seat)["options"]
                lines = help_lines(GAME, seats, {"sets": ",".join(options["sets"])})
                effects = [line.arguments["effect"] for line in lines if line.name == "help-gift"]
                assert set(effects) == {Thing(f"gift-effect-{name}") for name in names}
    for language in LANGUAGES:
        words = Words(language, GAME.text)
        assert all(words.say(Message(f"gift-effect-{name}")) for name in names)


@pytest.mark.rule("P-030")
@pytest.mark.parametrize("layout", range(2))
def test_the_spaces_of_later_rounds_are_shown_from_the_start(layout: int) -> None:
    t = dealt(5, layout=LAYOUT.names[layout])
    for seat in range(-1, 5):
        shown = scene(view(t, seat), seat)
        boats = shown["boats"] + shown["ahead"]
        expected = [(r, boat) for r in (1, 2, 3) for boat in ("raven", "wolf")]
        assert [(boat["round"], boat["boat"]) for boat in boats] == expected
        for number, boat in enumerate(boats):
            spaces = [(space["number"], space["voices"]) for space in boat["spaces"]]
            r, b = divmod(number, 2)
            assert spaces == [
                pays for (which, _), pays in printed(LAYOUT.names[layout], r).items() if which == b
            ]


@pytest.mark.rule("P-024", "P-059")
def test_all_three_cards_of_a_hand_are_played() -> None:
    t = begun(6)
    mine = sorted(hand_of(t, 2))
    for _ in range(3):
        finish_round(t)
    boats = [
        t.passenger[r, boat, s]
        for r, boat, s in product(range(3), range(2), range(5))
        if t.placer[r, boat, s] == 2
    ]
    assert sorted(boats) == mine
    assert hand_of(t, 2) == [NONE] * 3
