"""Rows P-062 to P-080: phase 2, Gifts in general."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.passengers.stage import (
    Choice,
    at,
    awaited,
    begun,
    card,
    choices,
    come_to,
    dealt,
    finish_gifts,
    finish_round,
    hands,
    heard,
    hold,
    in_play,
    knowers,
    offered,
    pair,
    placed,
    play,
    random_moves,
    view,
    vote,
    where,
    with_placed,
)
from turncoat.games.passengers.components import (
    BLUE,
    BOATS,
    CAST_VOTE,
    DRUM,
    GIFT_SET,
    GIFTS,
    GREEN,
    HAND,
    MASTER_COIN,
    MIRROR,
    NONE,
    PLACE_PASSENGER,
    PLACE_SHADOW,
    QUIET_TIDE,
    RED,
    ROUNDS,
    SET,
    SHADOW,
    SHADOWS,
    SPACES,
    URN,
    VESSEL,
)
from turncoat.games.passengers.table import Table, gift_holder

PLACING = (PLACE_SHADOW, PLACE_PASSENGER)
EVERY_GAME = [
    (seats, sets, layout)
    for seats in range(4, 9)
    for sets in SET.names
    for layout in ("a", "b")
    if seats == 4 or sets != "four"
]


def lying_at(t: Table, here: tuple[int, int]) -> tuple[int, ...]:
    """All that lies on a space, and who has seen it."""
    place = (t.voyage, *here)
    return (t.passenger[place], t.placer[place], t.mask[place], t.face_up[place], t.seen_by[place])


@pytest.mark.rule("P-062", "P-063")
@pytest.mark.parametrize(("seats", "sets", "layout"), EVERY_GAME)
def test_each_gift_held_is_used_once_in_ascending_order(seats: int, sets: str, layout: str) -> None:
    """Every use is told to all, so the news give the order of the numbers in each round."""
    t = dealt(seats, 4, sets=sets, layout=layout)
    asked: list[int] = []
    opened: set[int] = set()
    for _ in random_moves(t, 5):
        if t.asks in PLACING:
            asked = []
        elif t.asks != CAST_VOTE:
            assert gift_holder(t, t.voyage, t.using) != NONE
            if not asked or asked[-1] != t.using:
                asked.append(t.using)
            assert asked == sorted(set(asked))
            opened.add(t.voyage)
        else:
            held = {t.gift[t.voyage, seat] for seat in range(seats)}
            assert len(held) == seats
            assert set(asked) <= held
            silent = [GIFT_SET[t.gift_set[t.voyage], number] for number in held - set(asked)]
            for gift in silent:
                assert gift in (*free_gifts(), *may_lack_a_target(t))
    assert opened == set(range(ROUNDS))


def free_gifts() -> list[int]:
    """Gifts that leave nothing to choose."""
    return [VESSEL, URN, DRUM, QUIET_TIDE, MASTER_COIN]


def may_lack_a_target(t: Table) -> list[int]:
    numbers = [5] if t.voyage == 0 else [2, 3] if t.voyage == ROUNDS - 1 else []
    return [GIFT_SET[t.gift_set[t.voyage], n] for n in (*numbers, *([6] if t.seats == 8 else []))]


@pytest.mark.rule("P-062")
def test_the_phase_runs_from_the_last_placement_to_the_vote() -> None:
    t = begun(5)
    hold(t, {0: 1, 1: 2, 2: 3, 3: 4, 4: 8})
    assert (t.asks not in PLACING, awaited(t)) == (True, [0])
    used = []
    while t.asks != CAST_VOTE:
        if t.using not in used:
            used.append(t.using)
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert used == [1, 2, 3, 4, 8]  # 0, 7 and 9, which nobody took, are not used
    assert awaited(t) == [0, 1, 2, 3, 4]


@pytest.mark.rule("P-063")
@pytest.mark.parametrize("coin", range(5))
def test_gifts_nine_two_six_three_eight_act_in_the_order_of_their_numbers(coin: int) -> None:
    """The Master Coin of the last seat takes effect without a decision, before the votes."""
    t = begun(5, 1, coin)
    hold(t, {0: 9, 1: 2, 2: 6, 3: 3, 4: 8})
    order = []
    while t.asks != CAST_VOTE:
        holder = gift_holder(t, 1, t.using)
        if holder not in order:
            order.append(holder)
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert heard(t)[-1] == ("coin-taken", {"seat": 0, "gift": MASTER_COIN, "other": 0})
    assert [*order, 0] == [1, 3, 2, 4, 0]


@pytest.mark.rule("P-064")
@pytest.mark.parametrize("sets", SET.names)
def test_no_pass_is_offered(sets: str) -> None:
    """The one `stop` there is declines Mirror's second look."""
    stops = 0
    for seed in range(6):
        t = dealt(4, seed, sets=sets, layout="b")
        for _, _, legal in random_moves(t, seed):
            assert legal
            if ("stop", {}) in legal:
                stops += 1
                assert GIFT_SET[t.gift_set[t.voyage], t.using] == MIRROR
                assert t.choice[t.voyage, t.using, 0] != NONE
    assert (stops > 0) == (sets == "I")


@pytest.mark.rule("P-065", "P-094")
@pytest.mark.parametrize("sets", SET.names)
def test_a_gift_without_a_target_passes_and_all_are_told(sets: str) -> None:
    t = begun(4, layout="b", sets=sets)
    hold(t, {0: 5, 1: 4})
    asked = []
    notices: list[list[Choice]] = []
    while t.asks != CAST_VOTE:
        asked.append(t.using)
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
        notices.append([item for item in heard(t) if item[0] == "no-target"])
    assert 5 not in asked
    gift = GIFT_SET[SET.names.index(sets), 5]
    assert [n for n in notices if n] == [[("no-target", {"seat": 0, "gift": gift})]]


def other_cards(t: Table, seed: int) -> Table:
    """The same open facts over another deal: hands and Shadows are mixed anew."""
    other = t.copy()
    cards = [t.hand[seat, i] for seat in range(t.seats) for i in range(HAND)]
    cards += [t.shadow_pile[i] for i in range(SHADOWS) if t.seats == 4]
    Random(seed).shuffle(cards)
    for seat in range(t.seats):
        for i in range(HAND):
            other.hand[seat, i] = cards.pop()
    for i in range(len(cards)):
        other.shadow_pile[i] = cards[i]
    return other


@pytest.mark.rule("P-065", "P-067")
@pytest.mark.parametrize(("seats", "sets", "layout"), EVERY_GAME)
def test_whom_the_game_asks_never_depends_on_hidden_cards(seats: int, sets: str, layout: str) -> None:
    t = dealt(seats, 8, sets=sets, layout=layout)
    other = other_cards(t, 9)
    for mover, (family, parameters), _ in random_moves(t, 10):
        assert (other.asks, other.awaits, other.using) == (t.asks, t.awaits, t.using)
        for seat in awaited(t):
            assert choices(other, seat) == choices(t, seat)
        passed = [item for item in heard(t) if item[0] in ("no-target", "nothing-to-do", "stopped")]
        assert [i for i in heard(other) if i[0] in ("no-target", "nothing-to-do", "stopped")] == passed
        play(other, mover, family, **parameters)
    assert other.awaits == 0


@pytest.mark.rule("P-066", "P-081", "P-103")
@pytest.mark.parametrize("sets", SET.names)
def test_gifts_that_leave_nothing_to_choose_ask_nothing(sets: str) -> None:
    """Number 0 of every set, Quiet Tide, and the Master Coin of all sets but the second."""
    number = SET.names.index(sets)
    asked = set()
    for voyage in range(ROUNDS):
        for gift in range(GIFTS):
            t = begun(4, voyage, layout="b", sets=sets)
            hold(t, {0: gift})
            while t.asks != CAST_VOTE:
                if awaited(t) == [0]:
                    asked.add(t.using)
                seat = awaited(t)[0]
                family, parameters = choices(t, seat)[0]
                play(t, seat, family, **parameters)
    silent = {0, 1} if sets == "II" else {0, 9}
    assert asked == set(range(GIFTS)) - silent
    assert {GIFT_SET[number, gift] for gift in silent} <= set(free_gifts())


@pytest.mark.rule("P-067")
def test_a_choice_with_one_answer_is_still_owed() -> None:
    """In round II every hand has one card, and the seats that must show theirs are asked all the same."""
    t = begun(5, 1)
    hold(t, {0: 3})
    come_to(t, 3)
    play(t, 0, "two-players", pair=pair(1, 2))
    assert awaited(t) == [1, 2]
    assert choices(t, 1) == choices(t, 2) == [("card", {"card": 0})]


@pytest.mark.rule("P-068")
def test_ones_own_passenger_a_shadow_and_a_known_card_are_legal_targets() -> None:
    for number in (4, 7):
        t = begun(4, sets="I")
        hold(t, {0: number})
        come_to(t, number)
        assert choices(t, 0) == [("space", at(here)) for here in in_play(t)]
        assert where(t, 0) in in_play(t)
        assert where(t, SHADOW) in in_play(t)
    t = begun(4, sets="I")
    hold(t, {0: 8})
    come_to(t, 8)
    assert {(p["boat"], p["space"]) for _, p in choices(t, 0)} == set(in_play(t))
    t = begun(4, 2, sets="I")
    hold(t, {0: 6})
    come_to(t, 6)
    swaps = {((p["boat"], p["space"]), (p["to_boat"], p["to_space"])) for _, p in choices(t, 0)}
    assert {here for swap in swaps for here in swap} == set(in_play(t))


@pytest.mark.rule("P-068")
def test_the_holder_may_name_itself_unless_a_gift_says_other() -> None:
    for number, sets, mine in ((1, "I", False), (1, "III", False), (7, "II", True), (9, "II", True)):
        t = offered(5, number, sets=sets)
        assert (("player", {"seat": 0}) in choices(t, 0)) == mine


@pytest.mark.rule("P-068", "P-070")
def test_a_card_seen_before_may_be_chosen_again() -> None:
    t = begun(5, 1, layout="b", sets="III")
    hold(t, {0: 4})
    come_to(t, 4)
    mine = where(t, 0)
    assert ("space", at(mine)) in choices(t, 0)
    play(t, 0, "space", **at(mine))
    assert ("saw", {"round": 1, **at(mine), "card": placed(t, 0)}) in heard(t, 0)


@pytest.mark.rule("P-069")
@pytest.mark.parametrize("number", [4, 6, 7, 8])
def test_in_play_means_the_two_boats_of_this_round(number: int) -> None:
    """All choices lie among this round's Passengers, though two boats have crossed and two have sunk."""
    t = begun(5, 2)
    hold(t, {0: number})
    come_to(t, number)
    before = [t.passenger[r, b, s] for r in range(2) for b in range(BOATS) for s in range(SPACES)]
    for family, p in choices(t, 0):
        assert family != "past"
        assert (p["boat"], p["space"]) in in_play(t)
    family, parameters = choices(t, 0)[-1]
    old = t.copy()
    play(t, 0, family, **parameters)
    assert [t.passenger[r, b, s] for r in range(2) for b in range(BOATS) for s in range(SPACES)] == before
    for r in range(2):
        for b in range(BOATS):
            for s in range(SPACES):
                place = (r, b, s)
                assert (t.face_up[place], t.mask[place]) == (old.face_up[place], old.mask[place])
                assert t.seen_by[place] == old.seen_by[place]


@pytest.mark.rule("P-070", "P-071")
def test_a_peek_shows_a_face_down_card_to_the_peeker_alone_and_for_good() -> None:
    t = begun(5)
    hold(t, {0: 4})
    come_to(t, 4)
    t = with_placed(t, 2, "DG")
    other = with_placed(t, 2, "SR")
    here = where(t, 2)
    for table in (t, other):
        play(table, 0, "space", **at(here))
    assert knowers(t, other) == {0, 2}
    assert t.face_up[0, here[0], here[1]] == 0
    public = ("peeked", {"seat": 0, "round": 0, **at(here)})
    for seat in range(-1, 5):
        news = [item for item in heard(t, seat) if item[0] in ("peeked", "saw")]
        seen = ("saw", {"round": 0, **at(here), "card": card("DG")})
        assert news == ([public, seen] if seat == 0 else [public])
    assert heard(t, 2) == heard(t, -1)
    for table in (t, other):
        finish_gifts(table)
        vote(table, [1 - here[0]] * 5)  # its boat is lost
        finish_round(table)
    assert {0, 2} <= knowers(t, other)
    assert view(t, 0).passenger[0, here[0], here[1]] == card("DG")


@pytest.mark.rule("P-070")
def test_neither_a_face_up_passenger_nor_an_empty_space_can_be_peeked_at() -> None:
    t = begun(5)
    hold(t, {0: 4})
    come_to(t, 4)
    here = where(t, 3)
    t.face_up[0, here[0], here[1]] = 1
    assert choices(t, 0) == [("space", at(place)) for place in in_play(t) if place != here]


@pytest.mark.rule("P-072")
def test_a_mask_does_not_hide_the_printed_colour_from_a_peeker() -> None:
    """Peeks outside the boats in play come only from the Gifts numbered 5, which say so."""
    t = begun(5, 1)
    hold(t, {0: 5})
    come_to(t, 5)
    family, there = choices(t, 0)[0]
    place = (there["round"], there["boat"], there["space"])
    t.passenger[place] = card("SG")
    t.mask[place] = RED
    play(t, 0, family, **there)
    assert ("saw", {**there, "card": card("SG")}) in heard(t, 0)
    for sets in SET.names:
        for seed in range(2):
            t = dealt(4, seed, sets=sets, layout="b")
            for _, _, legal in random_moves(t, seed):
                if any(f == "past" for f, _ in legal):
                    assert t.using == 5


@pytest.mark.rule("P-073")
@pytest.mark.parametrize(("sets", "number"), [("I", 5), ("III", 4), ("II", 5)])
def test_the_first_of_two_peeks_is_seen_before_the_second_is_chosen(sets: str, number: int) -> None:
    t = begun(5, 1, layout="b", sets=sets)
    hold(t, {0: number})
    come_to(t, number)
    family, first = choices(t, 0)[0]
    play(t, 0, family, **first)
    assert (awaited(t), t.using) == ([0], number)
    place = (first.get("round", 1), first["boat"], first["space"])
    assert view(t, 0).passenger[place] == t.passenger[place] != NONE
    assert "saw" in dict(heard(t, 0))
    assert (family, first) not in choices(t, 0)
    family, second = choices(t, 0)[0]
    play(t, 0, family, **second)
    assert t.using != number


@pytest.mark.rule("P-074")
@pytest.mark.parametrize(("sets", "one", "two"), [("I", 1, 2), ("II", 0, 2), ("III", 0, 2)])
def test_two_seats_choose_hand_cards_at_once_and_in_secret(sets: str, one: int, two: int) -> None:
    """Hamsa Hand, Handshake, Barter."""
    t = begun(5, sets=sets)
    hands(t, "SR DR DR", "SG DG SG", "SB DB SB", "SR DG DG", "SG DB DB")
    hold(t, {0: 3})
    come_to(t, 3)
    if sets == "I":
        play(t, 0, "two-players", pair=pair(1, 2))
    else:
        play(t, 0, "player", seat=2)
    assert awaited(t) == sorted((one, two))
    for first, last in ((one, two), (two, one)):
        worlds = []
        for slot in range(2):
            worlds.append(t.copy())
            play(worlds[-1], first, "card", card=slot)
        assert knowers(*worlds) == {first}
        for world in worlds:
            assert awaited(world) == [last]
            assert heard(world, last) == heard(world, 0) == []
            assert [world.hand[s, i] for s in range(5) for i in range(HAND)] == [
                t.hand[s, i] for s in range(5) for i in range(HAND)
            ]
            play(world, last, "card", card=0)
            assert heard(world)


@pytest.mark.rule("P-075")
@pytest.mark.parametrize(
    ("sets", "voyage", "number"),
    [("I", 0, 2), ("four", 0, 2), ("II", 0, 2), ("III", 0, 2), ("II", 0, 7), ("III", 0, 7), ("III", 1, 5)],
)
def test_answers_are_given_by_the_game(sets: str, voyage: int, number: int) -> None:
    """Once the holder has chosen, the answer is out in the same move and nobody was asked for it."""
    answers = {
        "hand-colour", "placed-colour", "hand-kind", "boat-colours", "placed-type", "boat-demons",
        "type-aloud",
    }  # fmt: skip
    t = begun(4, voyage, sets=sets)
    hold(t, {0: number})
    come_to(t, number)
    assert awaited(t) == [0]
    for family, parameters in choices(t, 0):
        after = t.copy()
        play(after, 0, family, **parameters)
        assert answers & {kind for kind, _ in heard(after)}
        assert after.using != number


@pytest.mark.rule("P-077")
@pytest.mark.parametrize(
    ("sets", "voyage", "number"),
    [("I", 2, 6), ("four", 2, 6), ("II", 2, 6), ("III", 2, 6), ("I", 0, 7), ("four", 0, 7), ("I", 0, 8)],
)
def test_moving_turning_and_masking_change_no_gift_voices_faction_or_owner(
    sets: str, voyage: int, number: int
) -> None:
    t = begun(4, voyage, sets=sets)
    hold(t, {0: number})
    come_to(t, number)
    for family, parameters in choices(t, 0):
        after = t.copy()
        play(after, 0, family, **parameters)
        for seat in range(4):
            assert after.gift[voyage, seat] == t.gift[voyage, seat]
            assert after.voices[seat] == t.voices[seat]
            assert after.faction[seat] == t.faction[seat]
            assert placed(after, seat) == placed(t, seat)


@pytest.mark.rule("P-078", "P-096")
@pytest.mark.parametrize("sets", ["I", "II", "III", "four"])
def test_all_that_lies_on_a_passenger_and_all_knowledge_of_it_moves_along(sets: str) -> None:
    """Masks and facing are put there by hand, for in a game no masked Passenger is ever moved (P-079)."""
    t = begun(4, 2, sets=sets)
    hold(t, {0: 6})
    come_to(t, 6)
    shadow, mine = where(t, SHADOW), where(t, 0)
    t.mask[2, shadow[0], shadow[1]] = GREEN
    t.seen_by[2, shadow[0], shadow[1]] = 0b1010
    t.face_up[2, mine[0], mine[1]] = 1
    lying = {here: lying_at(t, here) for here in in_play(t)}
    for family, p in choices(t, 0):
        after = t.copy()
        play(after, 0, family, **p)
        assert sorted(lying_at(after, here) for here in in_play(after)) == sorted(lying.values())
        if family == "shift":
            here, there = (p["boat"], p["space"]), (p["to_boat"], p["to_space"])
            assert lying_at(after, there) == lying_at(t, here)
            assert lying_at(after, here) == lying_at(t, there)
        for seat in range(-1, 4):
            moved = [kind for kind, _ in heard(after, seat) if kind in ("swapped", "moved", "drifted")]
            assert len(moved) == 1
            known = [view(t, seat).passenger[2, b, s] for b in range(BOATS) for s in range(SPACES)]
            still = [view(after, seat).passenger[2, b, s] for b in range(BOATS) for s in range(SPACES)]
            assert sorted(still) == sorted(known)


@pytest.mark.rule("P-079")
@pytest.mark.parametrize(("seats", "sets", "layout"), EVERY_GAME)
def test_nothing_in_play_is_masked_or_face_up_when_a_gift_looks_or_moves(
    seats: int, sets: str, layout: str
) -> None:
    t = dealt(seats, 12, sets=sets, layout=layout)
    for _ in random_moves(t, 13):
        if t.asks not in (*PLACING, CAST_VOTE) and t.using <= 6:
            for boat, space in in_play(t):
                assert t.face_up[t.voyage, boat, space] == 0
                assert t.mask[t.voyage, boat, space] == NONE


@pytest.mark.rule("P-080")
@pytest.mark.parametrize(
    ("sets", "voyage", "layout", "kind"),
    [("four", 0, "a", "placed-colour"), ("I", 2, "b", "placed-colour"), ("III", 0, "a", "boat-colours")],
)
def test_questions_of_colour_go_by_printed_colours(sets: str, voyage: int, layout: str, kind: str) -> None:
    """Prism, Chromatis without hands, Spectrum: masks put there by hand change no answer."""
    t = begun(4, voyage, layout=layout, sets=sets)
    hold(t, {0: 2})
    come_to(t, 2)
    for seat in range(4):
        t = with_placed(t, seat, "DR")
    masked = t.copy()
    for boat, space in in_play(t):
        masked.mask[voyage, boat, space] = BLUE
    for family, parameters in choices(t, 0):
        answers = []
        for table in (t.copy(), masked.copy()):
            play(table, 0, family, **parameters)
            answers.append([item for item in heard(table) if item[0] == kind])
        assert answers[0] == answers[1] != []


@pytest.mark.rule("P-076")
@pytest.mark.parametrize("seed", range(5))
def test_no_move_of_its_peeker_shows_a_card(seed: int) -> None:
    """Who has seen the card changes only while a Gift is used, or when the Afterlands are revealed."""
    t = offered(5, 4)
    play(t, 0, "space", **at(where(t, 1)))
    seen = None
    using = NONE
    for _ in random_moves(t, seed):
        boat, space = next((b, s) for b in range(BOATS) for s in range(SPACES) if t.placer[0, b, s] == 1)
        now = (t.seen_by[0, boat, space], t.face_up[0, boat, space])
        assert now[0] & 0b11 == 0b11
        if seen is not None and now != seen:
            assert using != NONE
        seen, using = now, t.using
