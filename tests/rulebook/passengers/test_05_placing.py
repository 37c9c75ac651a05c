"""Rows P-051 to P-061: phase 1, placing Passengers."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.passengers.stage import (
    GIFT_NAMES,
    Choice,
    awaited,
    begun,
    choices,
    dealt,
    finish_round,
    hands,
    heard,
    knowers,
    place_all,
    place_shadows,
    play,
    printed,
    random_moves,
    view,
)
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    BOATS,
    CAST_VOTE,
    GIFT_CARDS,
    GIFT_SET,
    HAND,
    MASK,
    NONE,
    PLACE_PASSENGER,
    RAVEN,
    SHADOW,
    SPACES,
    WOLF,
)
from turncoat.games.passengers.table import Table
from turncoat.match import Match, Refused
from turncoat.talk import Talk

LENGTH = {"a": 4, "b": 5}
SIZES = {
    (4, "a"): {(3, 3)}, (4, "b"): {(3, 3)},
    (5, "a"): {(3, 2)}, (5, "b"): {(3, 2)},
    (6, "a"): {(3, 3)}, (6, "b"): {(3, 3)},
    (7, "a"): {(4, 3)}, (7, "b"): {(5, 2), (4, 3)},
    (8, "a"): {(4, 4)}, (8, "b"): {(5, 3), (4, 4)},
}  # fmt: skip
"""Passengers in the fuller and the emptier boat after placing."""


def spaces_offered(t: Table, seat: int) -> set[tuple[int, int]]:
    return {(p["boat"], p["space"]) for _, p in choices(t, seat)}


def aboard(t: Table) -> list[int]:
    return [sum(t.placer[t.voyage, boat, s] != NONE for s in range(SPACES)) for boat in range(BOATS)]


@pytest.mark.rule("P-051")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_coin_holder_places_first_then_clockwise_each_seat_once(seats: int) -> None:
    for coin in range(seats):
        t = begun(seats, coin=coin)
        place_shadows(t)
        order = []
        while t.asks == PLACE_PASSENGER:
            (seat,) = awaited(t)
            order.append(seat)
            family, parameters = choices(t, seat)[0]
            play(t, seat, family, **parameters)
        assert order == [(coin + i) % seats for i in range(seats)]


@pytest.mark.rule("P-052", "P-057")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("layout", ["a", "b"])
def test_a_placement_is_a_card_and_a_space_in_one_decision(seats: int, layout: str) -> None:
    """Card and space are one move, so there is no moment between them."""
    t = begun(seats, layout=layout)
    place_shadows(t, (RAVEN, 0), (WOLF, 0))
    taken = 1 if seats == 4 else 0
    expected: list[Choice] = [
        ("place", {"card": c, "boat": boat, "space": s})
        for c in range(HAND)
        for boat in range(BOATS)
        for s in range(taken, LENGTH[layout])
    ]
    assert sorted(choices(t, 0), key=str) == sorted(expected, key=str)
    hands(t, "SR DG SB")
    after = []
    for slot in range(HAND):
        after.append(t.copy())
        play(after[-1], 0, "place", card=slot, boat=WOLF, space=2)
    assert knowers(after[0], after[1]) == knowers(after[0], after[2]) == {0}
    for seat in range(-1, seats):
        told = dict(heard(after[0], seat))
        assert (told["boarded"]["seat"], told["boarded"]["boat"], told["boarded"]["space"]) == (0, WOLF, 2)
        assert view(after[0], seat).placer[0, WOLF, 2] == 0


@pytest.mark.rule("P-053", "P-056")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("layout", ["a", "b"])
def test_sizes_of_the_boats_after_placing(seats: int, layout: str) -> None:
    """Seats crowd into one boat, alternate, or choose at random; a legal space is always left."""
    limit = 3 if seats <= 6 else LENGTH[layout]
    dice = Random(seats)
    plans = [[RAVEN] * 8, [WOLF] * 8, [RAVEN, WOLF] * 4]
    plans += [[dice.randrange(2) for _ in range(8)] for _ in range(15)]
    start = begun(seats, layout=layout)
    found = set()
    for plan in plans:
        t = start.copy()
        place_shadows(t)
        while t.asks == PLACE_PASSENGER:
            (seat,) = awaited(t)
            before = aboard(t)
            legal = choices(t, seat)
            assert {p["boat"] for _, p in legal} == {b for b in range(BOATS) if before[b] < limit}
            family, parameters = min(legal, key=lambda move: move[1]["boat"] != plan[seat])
            play(t, seat, family, **parameters)
            assert [t.aboard[boat] for boat in range(BOATS)] == aboard(t)
        found.add((max(aboard(t)), min(aboard(t))))
    assert found == SIZES[seats, layout]


@pytest.mark.rule("P-054")
@pytest.mark.parametrize("seats", range(4, 9))
def test_an_occupied_space_cannot_be_chosen(seats: int) -> None:
    t = dealt(seats, 3)
    for seat, _, _ in random_moves(t, 4):
        if t.asks == PLACE_PASSENGER:
            for boat, space in spaces_offered(t, seat):
                assert t.placer[t.voyage, boat, space] == NONE
    t = begun(4)
    place_shadows(t, (RAVEN, 1), (WOLF, 2))
    assert t.placer[0, RAVEN, 1] == t.placer[0, WOLF, 2] == SHADOW
    assert spaces_offered(t, 0) == {(b, s) for b in range(2) for s in range(4)} - {(RAVEN, 1), (WOLF, 2)}


@pytest.mark.rule("P-055")
@pytest.mark.parametrize("layout", ["a", "b"])
def test_a_full_boat_takes_nobody_more(layout: str) -> None:
    t = begun(5, layout=layout)
    place_all(t, [(WOLF, 0), (RAVEN, 1), (WOLF, 1), (WOLF, 2)])
    assert spaces_offered(t, 4) == {(RAVEN, s) for s in range(LENGTH[layout]) if s != 1}
    assert len(spaces_offered(t, 4)) == LENGTH[layout] - 1


@pytest.mark.rule("P-056")
@pytest.mark.parametrize("seats", range(4, 9))
def test_no_boat_is_empty_when_the_vote_comes(seats: int) -> None:
    for layout in LENGTH:
        for sets in ("I", "II", "III"):
            t = dealt(seats, 7, layout=layout, sets=sets)
            for _, _, legal in random_moves(t, 8):
                assert legal
                if t.asks == CAST_VOTE:
                    assert min(aboard(t)) > 0


@pytest.mark.rule("P-057", "P-061")
@pytest.mark.parametrize("seats", range(4, 9))
def test_a_placed_card_lies_face_down_and_moves_only_by_a_gift(seats: int) -> None:
    moved = 0
    for seed in range(4):
        t = dealt(seats, seed, layout="b")
        before = None
        for _, (family, _), _ in random_moves(t, seed):
            now = (t.voyage, [t.passenger[t.voyage, b, s] for b in range(BOATS) for s in range(SPACES)])
            if before is not None and before[0][0] == now[0]:
                for was, is_ in zip(before[0][1], now[1], strict=True):
                    if was not in (NONE, is_):
                        moved += 1
                        assert before[1] == "shift"
            if t.asks == PLACE_PASSENGER:
                assert not any(t.face_up[t.voyage, b, s] for b in range(BOATS) for s in range(SPACES))
            before = (now, family)
    assert moved, "a Gift did move one"


@pytest.mark.rule("P-058")
@pytest.mark.parametrize("seats", range(4, 9))
def test_gift_and_voices_of_the_space_are_taken_openly(seats: int) -> None:
    """The spaces as the checklist prints them, and the Gifts of the usual set by their names."""
    dice = Random(seats)
    names = GIFT_NAMES["four" if seats == 4 else "I"].split()
    t = dealt(seats, 5)
    for voyage in range(3):
        pays = printed("a", voyage)
        place_shadows(t)
        while t.asks == PLACE_PASSENGER:
            (seat,) = awaited(t)
            family, parameters = dice.choice(choices(t, seat))
            boat, space = parameters["boat"], parameters["space"]
            gift, voices = pays[boat, space]
            play(t, seat, family, **parameters)
            for other in range(-1, seats):
                told = dict(heard(t, other))["boarded"]
                assert GIFT_CARDS[told.pop("gift")].name == names[gift]
                assert told == {"seat": seat, "boat": boat, "space": space, "voices": voices}
                assert (view(t, other).gift[voyage, seat], view(t, other).voices[seat]) == (gift, voices)
        assert len({t.gift[voyage, seat] for seat in range(seats)} - {NONE}) == seats
        assert all(1 <= t.voices[seat] <= 3 for seat in range(seats))
        finish_round(t)


@pytest.mark.rule("P-058")
def test_the_second_space_of_the_first_wolf_gives_mask_and_two_voices() -> None:
    t = begun(5)
    play(t, 0, "place", card=0, boat=WOLF, space=1)
    assert GIFT_SET[t.gift_set[0], t.gift[0, 0]] == MASK
    assert GIFT_CARDS[MASK].name == "mask"
    assert t.voices[0] == 2


@pytest.mark.rule("P-059")
@pytest.mark.parametrize("seats", range(4, 9))
def test_hands_shrink_by_one_a_round(seats: int) -> None:
    """Any order of the cards is possible. Hand sizes follow from round and placements, which are open."""
    t = dealt(seats, 6)
    for voyage, size in enumerate((2, 1, 0)):
        place_shadows(t)
        while t.asks == PLACE_PASSENGER and t.voyage == voyage:
            (seat,) = awaited(t)
            slots = {p["card"] for _, p in choices(t, seat)}
            assert slots == set(range(size + 1))
            family, parameters = choices(t, seat)[-1]
            play(t, seat, family, **parameters)
        for seat in range(seats):
            assert [t.hand[seat, i] != NONE for i in range(HAND)] == [i < size for i in range(HAND)]
        finish_round(t)


@pytest.mark.rule("P-060", "P-061", "P-076")
@pytest.mark.parametrize("sets", ["I", "II", "III", "four"])
def test_every_move_is_a_placement_a_gift_or_a_vote(sets: str) -> None:
    """No family of moves shows a card of one's own accord or says anything: a hand card is chosen only
    when a Gift numbered 3 asks for it, and talk is no part of the rules, which cannot check it."""
    by_question = {
        "place", "space", "past", "shift", "disguise", "player", "two-players", "hue", "kind", "card",
        "boat", "vote", "stop",
    }  # fmt: skip
    for seats in (4,) if sets == "four" else range(4, 9):
        t = dealt(seats, 9, sets=sets, layout="b")
        for _, _, legal in random_moves(t, 10):
            families = {family for family, _ in legal}
            assert families <= by_question
            if "card" in families:
                assert families == {"card"}
                assert t.using == 3
            if t.asks in (PLACE_PASSENGER, CAST_VOTE):
                assert families == {"place" if t.asks == PLACE_PASSENGER else "vote"}


@pytest.mark.rule("P-060", "P-076")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_talk_is_free_in_every_phase_and_nothing_checks_it(seats: int) -> None:
    """Lies and truths about hands, factions and cards peeked at: all hear them, and nothing changes."""
    match = Match(GAME, seats, 3, {"sets": "I,II,III", "layout": "b"})
    talk = Talk(match)
    dice = Random(4)
    asked = set()
    while not match.over:
        table = match.seen()
        assert isinstance(table, Table)
        before = match.table.bytes()
        for seat in range(seats):
            if table.silenced[seat]:
                with pytest.raises(Refused):
                    talk.say(seat, "I saw a red Soul.")
            else:
                for text in ("I hold three Demons.", "I am the Yaesther.", "I saw a red Soul."):
                    assert talk.say(seat, text).hearers == tuple(range(seats))
                asked.add(table.asks)
        assert match.table.bytes() == before
        seat = dice.choice(match.awaits)
        match.play(seat, dice.choice(match.legal(seat)).number)
        talk.notice(0.0)
    assert {PLACE_PASSENGER, CAST_VOTE} < asked


@pytest.mark.rule("P-061")
def test_a_hand_card_reaches_another_view_only_by_a_gift_numbered_three() -> None:
    for sets in ("I", "II", "III"):
        t = dealt(6, 4, sets=sets)
        shown: set[tuple[int, int]] = set()
        for _ in random_moves(t, 5):
            for r in range(3):
                for which in range(2):
                    if t.shown_card[r, which] != NONE:
                        shown.add((r, which))
                        assert 3 in {t.gift[r, other] for other in range(6)}
            for other in range(6):
                seen = view(t, other).hand
                assert all(seen[o, i] == NONE for o in range(6) if o != other for i in range(HAND))
        assert shown
