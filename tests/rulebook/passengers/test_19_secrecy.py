"""Group 19: secrecy and memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.rulebook.passengers.stage import (
    Berth,
    alike,
    awaited,
    begun,
    berths,
    can_tell,
    card,
    choices,
    come_to,
    dealt,
    everyone,
    factions,
    finish_gifts,
    finish_round,
    hands,
    heard,
    hold,
    in_hand,
    lost_berths,
    pair,
    place,
    play,
    random_game,
    shown_in,
    silence_seed,
    stirred,
    view,
    vote,
    where,
    with_placed,
    world,
)
from turncoat.games.passengers import shapes
from turncoat.games.passengers.components import (
    BARTER,
    BOATS,
    CAST_VOTE,
    CHROMATIS,
    COLOUR_OF,
    DEMON,
    DYE,
    FACTION_PILE,
    GIFT_SET,
    GIFTS,
    HUSH,
    NONE,
    OF_EACH_KIND,
    PLACE_SHADOW,
    PRISM,
    ROUNDS,
    SHADOW,
    SHADOWS,
    SOUL,
    SPACES,
    SPACES_IN,
    SPECTRUM,
    TAKEN_OUT,
    TYPE_OF,
    UNDERTOW,
    VERDICT,
    WHISPER,
    WOLF,
    YAESTHER,
    YAESTHER_CARD,
)
from turncoat.games.passengers.moves import MOVES, SHIFT
from turncoat.games.passengers.rules import demons_gaze
from turncoat.games.passengers.scene import scene, sheet
from turncoat.games.passengers.table import Table, gift_holder
from turncoat.kernel.news import forget

KINDS_OF_GAMES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (4, {"sets": "II", "layout": "b"}),
    (5, {"sets": "I"}),
    (5, {"sets": "III", "layout": "b"}),
    (6, {"edition": "first"}),
    (6, {"sets": "III,II,III"}),
    (7, {"sets": "I,II,III", "layout": "b"}),
    (8, {"sets": "II", "silence": "on"}),
]
GAMES = pytest.mark.parametrize(("seats", "options"), KINDS_OF_GAMES)


FIVE = ["SR SG DB", "SG DG SB", "DR DG SB", "DB DR SR", "SB SG DG"]
SIX = ["SR SG DB", "SG DG SB", "DR DG SB", "DB DR SR", "SB SG DG", "Y SB DR"]
"""Hands that fit the factions SSDDS and SSDDSY."""


# What each may know ----------------------------------------------------------------------------


@pytest.mark.rule("P-199")
@GAMES
def test_a_hand_is_known_to_its_seat_alone(seats: int, options: dict[str, str]) -> None:
    t = dealt(seats, 3, **options)
    for _ in random_game(t, 3):
        for seat in everyone(t):
            seen = view(t, seat)
            for other in range(seats):
                assert in_hand(seen, other) == (in_hand(t, other) if other == seat else [])


@pytest.mark.rule("P-199", "P-206")
@pytest.mark.parametrize(("sets", "knowing"), [("I", [0, 2]), ("II", [0, 2]), ("III", [0, 2])])
def test_a_hand_card_shown_or_exchanged_is_known_to_those_concerned(sets: str, knowing: list[int]) -> None:
    """Hamsa Hand, Handshake, Barter: seat 2 shows or gives seat 0 its card."""
    t = begun(5, sets=sets)
    hold(t, {0: 3})
    come_to(t, 3)
    other = t.copy()
    other.hand[2, 1] = (t.hand[2, 1] + 1) % 6
    assert can_tell(t, other) == [2]
    for table in (t, other):
        if sets == "I":
            play(table, 0, "two-players", pair=pair(2, 3))
            play(table, 2, "card", card=1)
            play(table, 3, "card", card=0)
        else:
            play(table, 0, "player", seat=2)
            play(table, 2, "card", card=1)
            play(table, 0, "card", card=0)
    assert can_tell(t, other) == knowing


@pytest.mark.rule("P-200")
@GAMES
def test_a_faction_is_known_to_its_seat_and_among_smugglers(seats: int, options: dict[str, str]) -> None:
    t = dealt(seats, 4, **options)
    for _ in random_game(t, 4):
        for seat in everyone(t):
            seen = view(t, seat)
            for other in range(seats):
                smugglers = seats > 4 and seat >= 0 and t.faction[seat] == t.faction[other] == DEMON
                known = seat == other or smugglers or t.winner != NONE
                assert seen.faction[other] == (t.faction[other] if known else NONE)


def follow(t: Table, knowing: dict[Berth, set[int]]) -> None:
    """Keep up, from what everybody was told, who knows which Passenger."""
    r = t.voyage
    for kind, facts in heard(t):
        here = r, facts.get("boat", 0), facts.get("space", 0)
        there = r, facts.get("to-boat", 0), facts.get("to-space", 0)
        if kind == "boarded":
            knowing[here] = {facts["seat"]}
        elif kind == "shadow-placed":
            knowing[here] = set()
        elif kind == "peeked":
            knowing[facts["round"], facts["boat"], facts["space"]].add(facts["seat"])
        elif kind == "turned":
            knowing[here] |= set(everyone(t))
        elif kind == "swapped":
            knowing[here], knowing[there] = knowing[there], knowing[here]
        elif kind == "moved":
            knowing[there] = knowing.pop(here)
        elif kind == "drifted":
            boat = facts["boat"]
            aboard = {at: knowing.pop(at) for at in list(knowing) if at[:2] == (r, boat)}
            for (_, _, space), who in aboard.items():
                knowing[r, boat, (space + 1) % SPACES_IN[t.layout]] = who


@pytest.mark.rule("P-201", "P-098")
@GAMES
def test_a_face_down_passenger_is_known_to_its_owner_and_to_peekers(
    seats: int, options: dict[str, str]
) -> None:
    for seed in (1, 2):
        t = dealt(seats, seed, **options)
        knowing: dict[Berth, set[int]] = {}
        for _ in random_game(t, seed):
            follow(t, knowing)
            assert set(knowing) == set(berths(t))
            for seat in everyone(t):
                seen = view(t, seat)
                for at in berths(t):
                    known = seat in knowing[at] or t.winner != NONE
                    assert seen.passenger[at] == (t.passenger[at] if known else NONE)


@pytest.mark.rule("P-202")
def test_a_viewer_is_not_told_when_the_shown_card_is_placed() -> None:
    t = begun(5)
    factions(t, "SSDDS")
    hands(t, *FIVE)
    hold(t, {0: 3})
    come_to(t, 3)
    play(t, 0, "two-players", pair=pair(1, 2))
    play(t, 1, "card", card=0)
    play(t, 2, "card", card=0)
    shown = t.hand[1, 0]
    finish_round(t)
    for seat in (0, 1):
        seen = view(t, seat)
        assert (seen.shower[0, 0], seen.shown_card[0, 0]) == (1, shown)
    while awaited(t) != [1]:
        family, parameters = choices(t, awaited(t)[0])[0]
        play(t, awaited(t)[0], family, **parameters)
    other = t.copy()
    _, at = choices(t, 1)[0]
    play(t, 1, "place", card=0, boat=at["boat"], space=at["space"])
    play(other, 1, "place", card=1, boat=at["boat"], space=at["space"])
    assert can_tell(t, other) == [1]


@pytest.mark.rule("P-202", "P-209")
def test_a_seat_shown_with_one_card_left_must_place_it() -> None:
    t = begun(5, voyage=1)
    hold(t, {0: 3})
    come_to(t, 3)
    play(t, 0, "two-players", pair=pair(1, 2))
    play(t, 1, "card", card=0)
    play(t, 2, "card", card=0)
    shown = t.hand[1, 0]
    for seed in range(10):
        assert in_hand(world(t, 0, seed), 1) == [shown]
    finish_round(t)
    hold(t, {})
    boat, space = where(t, 1)
    for seed in range(10):
        assert world(t, 0, seed).passenger[2, boat, space] == shown


@pytest.mark.rule("P-203")
@GAMES
def test_a_spectator_sees_what_is_open_and_nothing_else(seats: int, options: dict[str, str]) -> None:
    t = dealt(seats, 6, **options)
    hidden = {"chance", "faction", "hand", "offer", "shadow_pile", "shown_card"}
    partly = {"vote", "passenger", "told", "news", *Table.spoken}
    for _ in random_game(t, 6):
        for seat in everyone(t):
            seen = view(t, seat)
            for name, field in Table.fields.items():
                if name not in hidden | partly:
                    assert field.shown
                    assert np.array_equal(seen.row[name], t.row[name])
        watched = view(t, -1)
        for name in hidden:
            if name != "faction" or t.winner == NONE:
                assert np.all(watched.row[name] == Table.fields[name].blank)
        for at in berths(t):
            assert watched.passenger[at] == (t.passenger[at] if t.face_up[at] else NONE)
        for voyage in range(ROUNDS):
            secret = t.asks == CAST_VOTE and voyage == t.voyage
            for seat in range(seats):
                assert watched.vote[voyage, seat] == (NONE if secret else t.vote[voyage, seat])


@pytest.mark.rule("P-203")
def test_the_open_facts_name_seats_spaces_gifts_voices_coin_masks_targets_and_answers() -> None:
    t = begun(5)
    hold(t, {0: 1, 1: 2, 2: 0, 3: 8})
    come_to(t, 1)
    play(t, 0, "player", seat=4)
    play(t, 1, "hue", colour=2)
    come_to(t, 8)
    boat, space = where(t, 4)
    play(t, 3, "disguise", colour=1, boat=boat, space=space)
    for seat in everyone(t):
        seen = view(t, seat)
        assert [where(seen, other) for other in range(5)] == [where(t, other) for other in range(5)]
        assert [seen.gift[0, other] for other in range(5)] == [t.gift[0, other] for other in range(5)]
        assert [seen.voices[other] for other in range(5)] == [t.voices[other] for other in range(5)]
        assert (seen.coin, seen.masks, seen.mask[0, boat, space]) == (t.coin, 0b101, 1)
        assert seen.choice[0, 1, 0] == MOVES.number("player", seat=4)
        assert seen.choice[0, 2, 0] == MOVES.number("hue", colour=2)
        assert seen.answer[0, 2] == t.answer[0, 2] != NONE
        assert (seen.asks, seen.awaits, seen.voyage) == (t.asks, t.awaits, t.voyage)


@pytest.mark.rule("P-204")
def test_of_a_losing_boat_all_remember_who_sat_where_masks_and_face_up_cards() -> None:
    t = begun(5)
    hold(t, {0: 7, 1: 8, 2: 4, 3: 0, 4: 3})
    come_to(t, 4)
    lost = WOLF
    down = where(t, 2)
    assert [where(t, seat)[0] for seat in (0, 1, 2)] == [WOLF] * 3
    play(t, 2, "space", boat=where(t, 1)[0], space=where(t, 1)[1])
    come_to(t, 7)
    up = where(t, 0)
    play(t, 0, "space", boat=up[0], space=up[1])
    play(t, 1, "disguise", colour=0, boat=down[0], space=down[1])
    masked = where(t, 1)
    vote(t, [1 - lost] * 5)
    for _ in random_game(t, 2):
        over = t.winner != NONE
        for seat in everyone(t):
            seen = view(t, seat)
            assert [seen.placer[0, lost, at[1]] for at in (up, masked, down)] == [0, 1, 2]
            assert seen.mask[0, lost, down[1]] == 0
            assert seen.passenger[0, lost, up[1]] == t.passenger[0, lost, up[1]]
            peeked = seen.passenger[0, lost, masked[1]]
            assert peeked == (t.passenger[0, lost, masked[1]] if seat in (1, 2) or over else NONE)
            unseen = seen.passenger[0, lost, down[1]]
            assert unseen == (t.passenger[0, lost, down[1]] if seat == 2 or over else NONE)


def notes(seen: Table) -> dict[tuple[Any, ...], int]:
    """What a view has written down."""
    kept: dict[tuple[Any, ...], int] = {}
    for name in (
        "shown_card",
        "shower",
        "answer",
        "choice",
        "vote",
        "gift",
        "first",
        "ferried",
        "silence_card",
        "hushed",
        "shadow_space",
    ):
        cells = seen.row[name][0]
        for cell in np.argwhere(cells != NONE):
            kept[(name, *map(int, cell))] = int(cells[tuple(cell)])
    for at in berths(seen):
        if seen.placer[at] != SHADOW and seen.passenger[at] != NONE:
            kept["passenger", at[0], seen.placer[at]] = seen.passenger[at]
            kept["seen by", at[0], seen.placer[at]] = 1
    return kept


@pytest.mark.rule("P-205")
@GAMES
def test_nothing_a_seat_has_learned_disappears_from_its_view(seats: int, options: dict[str, str]) -> None:
    t = dealt(seats, 8, **options)
    before: dict[int, dict[tuple[Any, ...], int]] = {seat: {} for seat in everyone(t)}
    for _ in random_game(t, 8):
        for seat in everyone(t):
            now = notes(view(t, seat))
            assert before[seat].items() <= now.items()
            before[seat] = now


@pytest.mark.rule("P-205")
def test_a_view_keeps_ones_own_cards_and_where_they_went() -> None:
    t = dealt(5, 2)
    own = [sorted(in_hand(t, seat)) for seat in range(5)]
    for _ in random_game(t, 2):
        for seat in range(5):
            seen = view(t, seat)
            gone = [seen.passenger[at] for at in berths(seen) if seen.placer[at] == seat]
            assert sorted(in_hand(seen, seat) + gone) == own[seat]


@pytest.mark.rule("P-205")
@pytest.mark.parametrize("layout", ["a", "b"])
def test_a_view_keeps_where_earlier_shadows_were_placed_at_first(layout: str) -> None:
    """Also when a Gift has moved them since, and though the boats have crossed or are lost."""
    t = dealt(4, 5, layout=layout)
    placed: dict[int, list[int]] = {0: [], 1: [], 2: []}
    for voyage, move in shadow_moves(t, 5):
        placed[voyage].append(move)
        for seat in everyone(t):
            seen = view(t, seat)
            for earlier, moves in placed.items():
                assert [seen.shadow_space[earlier, i] for i in range(len(moves))] == moves
            shown = [SPACES * boat + space for boat, space in shadows_in(scene(seen, seat)["shadow_spaces"])]
            assert shown == placed[0] + placed[1] + placed[2]
    assert [len(moves) for moves in placed.values()] == [2, 2, 2]


def shadow_moves(t: Table, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random; the round and the space of every Shadow as it is placed."""
    dice = Random(seed)
    while t.awaits:
        voyage, asked = t.voyage, t.asks
        seat = awaited(t)[0]
        family, parameters = dice.choice(choices(t, seat))
        play(t, seat, family, **parameters)
        if asked == PLACE_SHADOW:
            yield voyage, SPACES * parameters["boat"] + parameters["space"]


def shadows_in(rounds: list[list[shapes.Berth]]) -> Iterator[tuple[int, int]]:
    """The boats and spaces in a scene's account of the Shadows."""
    for shadows in rounds:
        for shadow in shadows:
            yield ["raven", "wolf"].index(shadow["boat"]), shadow["space"]


@pytest.mark.rule("P-205")
def test_a_view_keeps_whom_earlier_coin_holders_hushed() -> None:
    seed = silence_seed(5, 15)
    t = dealt(5, seed, silence="on")
    hushed: dict[int, int] = {}
    dice = Random(1)
    while t.awaits:
        voyage, asked, seat = t.voyage, t.asks, awaited(t)[0]
        family, parameters = dice.choice(choices(t, seat))
        play(t, seat, family, **parameters)
        if asked == HUSH:
            hushed[voyage] = parameters["seat"]
        for other in everyone(t):
            seen = view(t, other)
            expected = [hushed.get(earlier) for earlier in range(3)]
            assert [None if seen.hushed[r] == NONE else seen.hushed[r] for r in range(3)] == expected
            assert scene(seen, other)["hushed"] == expected
    assert hushed


# Private events --------------------------------------------------------------------------------


@pytest.mark.rule("P-206")
def test_a_peek_is_to_the_rest_the_same_event_whatever_the_card_is() -> None:
    t = begun(5)
    hold(t, {3: 4})
    come_to(t, 4)
    boat, space = where(t, 1)
    for text in ("SR", "DG", "SB"):
        one, other = t.copy(), with_placed(t, 1, text)
        other_card = other.passenger[0, boat, space] != t.passenger[0, boat, space]
        for table in (one, other):
            play(table, 3, "space", boat=boat, space=space)
        assert can_tell(one, other) == ([1, 3] if other_card else [])
        assert heard(other, 3)[:2] == [
            ("peeked", {"seat": 3, "round": 0, "boat": boat, "space": space}),
            ("saw", {"round": 0, "boat": boat, "space": space, "card": card(text)}),
        ]
        assert "saw" not in [kind for kind, _ in heard(other, 1)]


@pytest.mark.rule("P-206")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_the_gaze_is_told_to_smugglers_only(seats: int) -> None:
    t = dealt(seats)
    smugglers = [seat for seat in range(seats) if t.faction[seat] == DEMON]
    bits = sum(1 << seat for seat in smugglers)
    for seat in everyone(t):
        told = ("gaze", {"seats": bits}) in heard(t, seat)
        assert told == (seat in smugglers)
    other = t.copy()
    outsiders = [seat for seat in range(seats) if seat not in smugglers]
    moved = outsiders.pop()
    other.faction[moved], other.faction[smugglers[0]] = DEMON, t.faction[moved]
    for table in (t, other):
        forget(table)
        demons_gaze(table)
    assert all(alike(t, other, seat) for seat in (-1, *outsiders))


@pytest.mark.rule("P-207")
@GAMES
def test_what_a_seat_may_do_follows_from_what_it_sees(seats: int, options: dict[str, str]) -> None:
    dice = Random(9)
    t = dealt(seats, 9, **options)
    for _ in random_game(t, 9):
        for seat in range(seats):
            other = stirred(t, seat, dice)
            assert view(other, seat).bytes() == view(t, seat).bytes()
            assert choices(other, seat) == choices(t, seat)


@pytest.mark.rule("P-207", "P-067")
@GAMES
def test_whom_the_game_asks_never_depends_on_hidden_cards(seats: int, options: dict[str, str]) -> None:
    if "silence" in options:
        options = options | {"silence": "off"}
    t = dealt(seats, 5, **options)
    other = stirred(t, -1, Random(5))
    dice = Random(6)
    while t.awaits:
        assert (t.asks, t.awaits) == (other.asks, other.awaits)
        seat = dice.choice(awaited(t))
        assert choices(t, seat) == choices(other, seat)
        family, parameters = dice.choice(choices(t, seat))
        play(t, seat, family, **parameters)
        play(other, seat, family, **parameters)
    assert other.awaits == 0


@pytest.mark.rule("P-208")
@pytest.mark.parametrize(("seats", "options"), [(4, {"silence": "on"}), (5, {"silence": "on"}), (8, {})])
def test_the_stream_leftovers_shadows_and_undrawn_silence_cards_are_in_no_view(
    seats: int, options: dict[str, str]
) -> None:
    t = dealt(seats, 3, **options)
    for _ in random_game(t, 3):
        other = t.copy()
        for word in range(4):
            other.chance[word] ^= 0x5A5A5A5A
        for place_ in range(SHADOWS):
            if t.shadow_pile[place_] != NONE:
                other.shadow_pile[place_] = (t.shadow_pile[place_] + 1) % 6
        for seat in everyone(t):
            seen = view(t, seat)
            assert [seen.chance[word] for word in range(4)] == [0] * 4
            assert [seen.shadow_pile[i] for i in range(SHADOWS)] == [NONE] * SHADOWS
            assert all(seen.silence_card[later] == NONE for later in range(t.voyage + 1, ROUNDS))
            assert alike(t, other, seat)


# Guessed worlds --------------------------------------------------------------------------------


def bartered(t: Table, voyage: int) -> bool:
    """Whether cards changed hands in a round."""
    gift = GIFT_SET[t.gift_set[voyage], 3]
    return gift == BARTER and t.shown_card[voyage, 0] != NONE


def held(t: Table, seat: int, voyage: int) -> Counter[int]:
    """What a seat held in a round after placing and before its Gifts; with round -1, what it was dealt."""
    cards = Counter(in_hand(t, seat))
    cards.update(t.passenger[at] for at in berths(t) if t.placer[at] == seat and at[0] > voyage)
    for later in range(max(voyage, 0), ROUNDS):
        if bartered(t, later) and seat in (t.shower[later, 0], t.shower[later, 1]):
            which = 0 if seat == t.shower[later, 0] else 1
            cards[t.shown_card[later, 1 - which]] -= 1
            cards[t.shown_card[later, which]] += 1
    assert all(count >= 0 for count in cards.values())
    return +cards


def aboard_before_movement(t: Table, voyage: int, boat: int) -> list[int]:
    """The Passengers of a boat as they sat when Gift 2 was used."""
    cards = {(b, s): t.passenger[voyage, b, s] for b in range(BOATS) for s in range(SPACES)}
    choice = t.choice[voyage, 6, 0]
    if SHIFT.has(choice):
        _, way = MOVES.split(choice)
        here, there = (way["boat"], way["space"]), (way["to_boat"], way["to_space"])
        cards[here], cards[there] = cards[there], cards[here]
    return [cards[boat, space] for space in range(SPACES) if cards[boat, space] != NONE]


def true_answer(t: Table, voyage: int, number: int) -> int:
    """What a Gift must have answered on a table that is known in full."""
    gift = GIFT_SET[t.gift_set[voyage], number]
    _, chosen = MOVES.split(t.choice[voyage, number, 0])
    owners = {t.placer[at]: t.passenger[at] for at in berths(t) if at[0] == voyage}
    others = [seat for seat in range(t.seats) if seat != gift_holder(t, voyage, number)]
    if gift == CHROMATIS and voyage < 2:
        colour = chosen["colour"]
        return sum(1 << s for s in others if any(COLOUR_OF[c] == colour for c in held(t, s, voyage)))
    if gift in (CHROMATIS, PRISM):
        return sum(1 << s for s in others if COLOUR_OF[owners[s]] == chosen["colour"])
    if gift == DYE:
        return sum(1 << s for s in others if chosen["kind"] in held(t, s, voyage))
    if gift == SPECTRUM:
        cards = aboard_before_movement(t, voyage, chosen["boat"])
        return sum(6**colour * sum(COLOUR_OF[c] == colour for c in cards) for colour in range(3))
    if gift == WHISPER:
        there = (voyage, chosen["boat"])
        return sum(TYPE_OF[t.passenger[at]] != SOUL for at in berths(t) if at[:2] == there)
    if gift == VERDICT:
        return TYPE_OF[owners[chosen["seat"]]]
    assert gift == UNDERTOW
    return TYPE_OF[t.passenger[chosen["round"], chosen["boat"], chosen["space"]]]


def faults(t: Table) -> list[str]:
    """What cannot be in a world."""
    found = []
    pile = Counter(t.faction[seat] for seat in range(t.seats))
    if any(pile[faction] != FACTION_PILE[t.seats, faction] for faction in (SOUL, DEMON, YAESTHER)):
        found.append("faction table")
    dealt_hands = [held(t, seat, -1) for seat in range(t.seats)]
    for seat, cards in enumerate(dealt_hands):
        types = Counter(TYPE_OF[c] for c in cards.elements())
        if types != Counter([SOUL, DEMON, t.faction[seat]]):
            found.append(f"dealt hand of {seat}")
    used = Counter(c for cards in dealt_hands for c in cards.elements())
    if t.seats == 4:
        shadows = [t.shadow_pile[i] for i in range(SHADOWS) if t.shadow_pile[i] != NONE]
        shadows += [t.passenger[at] for at in berths(t) if t.placer[at] == SHADOW]
        used.update(shadows)
        if Counter(TYPE_OF[c] for c in shadows) != Counter({SOUL: 3, DEMON: 3}):
            found.append("Shadows")
    most = OF_EACH_KIND - TAKEN_OUT[t.edition, t.seats]
    if any(used[kind] > most for kind in range(6)) or used[YAESTHER_CARD] > 1:
        found.append("cards of a kind")
    for voyage in range(ROUNDS):
        for number in range(GIFTS):
            answer = t.answer[voyage, number]
            if answer != NONE and answer != true_answer(t, voyage, number):
                found.append(f"answer of Gift {number} in round {voyage}")
    return found


@pytest.mark.rule("P-209")
@GAMES
def test_the_real_world_has_no_faults(seats: int, options: dict[str, str]) -> None:
    """Shows that the checks of guessed worlds are themselves right."""
    for seed in range(3):
        t = dealt(seats, seed, **options)
        for _ in random_game(t, seed):
            assert faults(t) == []


@pytest.mark.rule("P-209")
@GAMES
def test_a_guessed_world_respects_everything_the_seat_knows(seats: int, options: dict[str, str]) -> None:
    t = dealt(seats, 11, **options)
    for _ in random_game(t, 11):
        turn, rest = divmod(t.decisions, 2)
        if t.winner != NONE or rest:
            continue
        seat = turn % seats
        guessed = world(t, seat, t.decisions)
        assert faults(guessed) == []
        assert view(guessed, seat).bytes() == view(t, seat).bytes()
        assert choices(guessed, seat) == choices(t, seat)


def face_up(t: Table, voyage: int, seat: int) -> None:
    """Turn the Passenger of a seat face up."""
    at = next(at for at in berths(t) if at[0] == voyage and t.placer[at] == seat)
    t.face_up[at] = 1


def two_rounds(letters: str, texts: list[str]) -> Table:
    """Two rounds in which seat 2 places its first two cards in order, both face up for all."""
    t = begun(len(letters))
    factions(t, letters)
    hands(t, *texts)
    for voyage in range(2):
        word = texts[2].split()[voyage]
        hold(t, {2: 0}, {2: word})
        face_up(t, voyage, 2)
        finish_round(t)
    return t


@pytest.mark.rule("P-210")
def test_two_demons_of_one_seat_make_it_a_smuggler() -> None:
    t = two_rounds("SSDDS", FIVE)
    for seat in (0, 1, 4):
        assert {world(t, seat, seed).faction[2] for seed in range(15)} == {DEMON}


@pytest.mark.rule("P-210")
def test_two_souls_of_one_seat_make_it_a_guide() -> None:
    t = two_rounds("SSSDD", [FIVE[0], FIVE[1], "SB SR DG", FIVE[2], FIVE[3]])
    for seat in (0, 1):
        assert {world(t, seat, seed).faction[2] for seed in range(15)} == {SOUL}


@pytest.mark.rule("P-210")
def test_whoever_placed_the_yaesther_is_the_yaesther_player() -> None:
    t = two_rounds("SSYDSD", [SIX[0], SIX[1], "Y SB DR", SIX[3], SIX[4], SIX[2]])
    for seat in (0, 1, 3, 4, 5):
        assert {world(t, seat, seed).faction[2] for seed in range(15)} == {YAESTHER}


@pytest.mark.rule("P-210", "P-126")
@pytest.mark.parametrize(("given", "possible"), [("SB", {SOUL, DEMON}), ("DG", {DEMON})])
def test_with_barter_only_the_cards_a_seat_was_dealt_count(given: str, possible: set[int]) -> None:
    """Seat 0 gives seat 2 a red Demon and gets a Soul or a Demon of it. Then seat 2 shows the red Demon
    and another one."""
    t = begun(5, sets="III")
    letters, third = ("SSSDD", "SB SR DB") if given == "SB" else ("SSDSD", "DG SR DB")
    factions(t, letters)
    smugglers = {seat: text for seat, text in enumerate(letters) if text == "D"}
    texts = ["DR SG SR", "SG DG SB", third, "DG DR SR", "SB SG DG"]
    for seat in range(3, 5):
        texts[seat] = "DG DB SR" if seat in smugglers else "SB SG DG"
    hands(t, *texts)
    hold(t, {0: 3}, {0: "SG", 2: "DB"})
    come_to(t, 3)
    play(t, 0, "player", seat=2)
    play(t, 0, "card", card=in_hand(t, 0).index(card("DR")))
    play(t, 2, "card", card=in_hand(t, 2).index(card(given)))
    face_up(t, 0, 2)
    finish_round(t)
    while awaited(t) != [2]:
        family, parameters = choices(t, awaited(t)[0])[0]
        play(t, awaited(t)[0], family, **parameters)
    _, at = choices(t, 2)[0]
    place(t, 2, "DR", at["boat"], at["space"])
    face_up(t, 1, 2)
    assert {world(t, 0, seed).faction[2] for seed in range(60)} == possible
    assert {world(t, 1, seed).faction[2] for seed in range(60)} == {SOUL, DEMON}


def smugglers_of(t: Table) -> tuple[int, ...]:
    return tuple(seat for seat in range(t.seats) if t.faction[seat] == DEMON)


@pytest.mark.rule("P-211")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_a_smuggler_never_guesses_other_smugglers_than_those_of_the_gaze(seats: int) -> None:
    t = dealt(seats, 2)
    for _ in random_game(t, 2):
        if t.winner == NONE and t.decisions % 9 == 0:
            for seat in smugglers_of(t):
                assert all(smugglers_of(world(t, seat, seed)) == smugglers_of(t) for seed in range(3))


@pytest.mark.rule("P-211")
@pytest.mark.parametrize(("letters", "seat", "ways"), [("SSDDS", 0, 6), ("SSDDSY", 5, 10), ("SSDDSY", 0, 30)])
def test_others_hold_every_split_of_factions_possible_that_fits(letters: str, seat: int, ways: int) -> None:
    t = begun(len(letters))
    factions(t, letters)
    hands(t, *(SIX if len(letters) == 6 else FIVE))
    forget(t)
    splits = {
        tuple(guessed.faction[other] for other in range(t.seats))
        for guessed in (world(t, seat, seed) for seed in range(12 * ways))
    }
    assert len(splits) == ways


# The end ---------------------------------------------------------------------------------------


@pytest.mark.rule("P-212")
@GAMES
def test_at_the_end_all_passengers_factions_and_sheet_are_open_and_leftovers_stay(
    seats: int, options: dict[str, str]
) -> None:
    t = dealt(seats, 13, **options)
    for _ in random_game(t, 13):
        pass
    aboard = 3 * seats + (SHADOWS if seats == 4 else 0)
    assert len(list(berths(t))) == aboard
    for seat in everyone(t):
        seen = view(t, seat)
        assert [seen.faction[s] for s in range(seats)] == [t.faction[s] for s in range(seats)]
        assert [seen.half_points[f] for f in range(3)] == [t.half_points[f] for f in range(3)]
        assert sheet(seen) == sheet(t)
        for at in berths(t):
            assert (seen.passenger[at], seen.face_up[at]) == (t.passenger[at], 1)
        data = scene(seen, seat)
        shown = shown_in(data, "afterlands", "lost")
        assert len(shown) == aboard, "and nobody else: leftover cards are in no view"
        assert all(passenger["face_up"] and passenger["card"] for passenger in shown)
        assert shown_in(data, "boats", "ahead") == []
        assert [seen.shadow_pile[i] for i in range(SHADOWS)] == [NONE] * SHADOWS
        assert [in_hand(seen, other) for other in range(seats)] == [[]] * seats


@pytest.mark.rule("P-204", "P-212")
@GAMES
def test_no_byte_of_a_lost_passenger_reaches_a_stranger_before_the_last_vote_is_in(
    seats: int, options: dict[str, str]
) -> None:
    """Another card in its place makes a difference only to those who saw it, and at the end to all."""
    t = dealt(seats, 17, **options)
    compared = 0
    dice = Random(17)
    while t.awaits:
        lost = [at for at in lost_berths(t) if not t.face_up[at]]
        last = t.asks == CAST_VOTE and len(awaited(t)) == 1
        seat = dice.choice(awaited(t))
        family, parameters = dice.choice(choices(t, seat))
        if lost and (last or t.decisions % 4 == 0):
            at = dice.choice(lost)
            other = t.copy()
            other.passenger[at] = (t.passenger[at] + 1 + dice.randrange(5)) % 6
            seen = [s for s in range(seats) if t.seen_by[at] >> s & 1]
            assert can_tell(t, other) == seen
            compared += 1
            play(other, seat, family, **parameters)
        play(t, seat, family, **parameters)
    assert compared > 3
    assert can_tell(t, other) == list(everyone(t)), "the last vote turned it up"


@pytest.mark.rule("P-212", "P-240")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_end_turns_up_what_no_gift_has_turned_and_tells_score_and_winners(seats: int) -> None:
    t = dealt(seats, 3, sets="II")
    for _ in range(2):
        finish_round(t)
    finish_gifts(t)
    for seat in range(seats - 1):
        play(t, seat, "vote", boat=WOLF)
    assert not any(t.face_up[at] for at in berths(t))
    play(t, seats - 1, "vote", boat=WOLF)
    assert all(t.face_up[at] for at in berths(t))
    for seat in everyone(t):
        told = [kind for kind, _ in heard(t, seat)]
        assert told == ["votes", "ferried", "scored", "won-by-coin" if seats == 8 else "won"]
