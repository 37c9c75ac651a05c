"""Rows P-122 to P-130: Gift set III."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import (
    after,
    at,
    awaited,
    begun,
    card,
    choices,
    finish_gifts,
    hands,
    heard,
    hold,
    in_play,
    knowers,
    offered,
    past,
    placed,
    play,
    view,
    vote,
    where,
    with_card_at,
    with_placed,
)
from turncoat.games.passengers.components import (
    BARTER,
    BOATS,
    CAST_VOTE,
    DEMON,
    HAND,
    NONE,
    RAVEN,
    SHADOW,
    SOUL,
    SPACES_IN,
    THIRD_EYE,
    TYPE_OF,
    VOW,
    WOLF,
    YAESTHER,
    YAESTHER_CARD,
)
from turncoat.games.passengers.table import Table

SEATS = range(4, 9)


def told(t: Table, kind: str, seat: int = -1) -> list[dict[str, int]]:
    return [facts for name, facts in heard(t, seat) if name == kind]


def hand_of(t: Table, seat: int) -> list[int]:
    return [t.hand[seat, i] for i in range(HAND)]


def silenced(t: Table) -> list[int]:
    return [seat for seat in range(t.seats) if t.silenced[seat]]


def filled(t: Table, *words: str) -> Table:
    """The same table with these Passengers, boat by boat from the left."""
    for here, word in zip(in_play(t), words, strict=True):
        t = with_card_at(t, t.voyage, *here, word)
    return t


@pytest.mark.rule("P-122")
@pytest.mark.parametrize("seats", SEATS)
def test_vow_silences_both_until_the_votes_are_shown(seats: int) -> None:
    t = offered(seats, 1, sets="III")
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in range(1, seats)]
    play(t, 0, "player", seat=2)
    for seat in range(-1, seats):
        assert told(t, "both-silenced", seat) == [{"seat": 0, "gift": VOW, "other": 2}]
        assert silenced(view(t, seat)) == [0, 2]
    finish_gifts(t)
    assert {0, 2} <= set(silenced(t))  # others may have silenced themselves with Third Eye
    vote(t, [RAVEN] * seats)
    assert silenced(t) == []


@pytest.mark.rule("P-123")
@pytest.mark.parametrize("voyage", [0, 1])
def test_spectrum_counts_the_colours_of_a_boat(voyage: int) -> None:
    """Four seats, so that a Shadow sits in each boat and is counted; the Yaesther is in no number."""
    t = filled(offered(4, 2, voyage, sets="III"), "SR", "DR", "Y", "DB", "SG", "SB")
    assert {here[0] for here in in_play(t, SHADOW)} == {RAVEN, WOLF}
    assert choices(t, 0) == [("boat", {"boat": boat}) for boat in range(BOATS)]
    for boat, (red, green, blue) in ((RAVEN, (2, 0, 0)), (WOLF, (0, 1, 2))):
        done = after(t, 0, "boat", boat=boat)
        facts = {"seat": 0, "boat": boat, "red": red, "green": green, "blue": blue}
        for seat in range(-1, 4):
            assert told(done, "boat-colours", seat) == [facts]
        finish_gifts(done)
        vote(done, [RAVEN] * 4)
        assert view(done, -1).answer[voyage, 2] == red + 6 * green + 36 * blue


@pytest.mark.rule("P-123")
def test_spectrum_tells_no_type_and_no_place() -> None:
    t = offered(6, 2, sets="III")
    one = filled(t, "SR", "DG", "SB", "SR", "SR", "SR")
    two = filled(t, "SG", "SB", "DR", "SR", "SR", "SR")
    done = [after(world, 0, "boat", boat=RAVEN) for world in (one, two)]
    assert knowers(*done) == {t.placer[0, RAVEN, space] for boat, space in in_play(t) if boat == RAVEN}


@pytest.mark.rule("P-124")
@pytest.mark.parametrize("voyage", [0, 1])
def test_barter_exchanges_two_chosen_cards(voyage: int) -> None:
    t = offered(5, 3, voyage, sets="III")
    size = 2 - voyage
    words = ["SR DR", "SG DG", "SB DB", "SR DR", "SG DG"]
    hands(t, *(" ".join(hand.split()[:size]) for hand in words))
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in range(1, 5)]
    play(t, 0, "player", seat=2)
    for seat in range(-1, 5):
        assert told(t, "chose-one", seat) == [{"seat": 0, "gift": BARTER, "other": 2}]
    assert awaited(t) == [0, 2]
    assert choices(t, 0) == choices(t, 2) == [("card", {"card": slot}) for slot in range(size)]
    done = after(after(t, 0, "card", card=0), 2, "card", card=size - 1)
    given = card("SB" if voyage else "DB")
    assert sorted(hand_of(done, 0)) == sorted([given, *hand_of(t, 0)[1:]])
    assert card("SR") in hand_of(done, 2)
    for seat in range(-1, 5):
        assert told(done, "exchanged", seat) == [{"seat": 0, "other": 2}]
        received = [
            {"seat": 2, "other": 0, "card": card("SR")},
            {"seat": 0, "other": 2, "card": given},
        ]
        assert told(done, "received", seat) == (received if seat in (0, 2) else [])
        shown = [view(done, seat).shown_card[voyage, which] for which in range(2)]
        assert shown == ([card("SR"), given] if seat in (0, 2) else [NONE, NONE])
    other = t.copy()
    other.hand[2, size - 1] = card("DG")
    later = after(after(other, 0, "card", card=0), 2, "card", card=size - 1)
    assert knowers(done, later) == {0, 2}


@pytest.mark.rule("P-124")
def test_barter_passes_when_hands_are_empty() -> None:
    t = begun(5, 2, layout="b", sets="III")
    hold(t, {0: 3})
    notices = told(t, "no-target")
    while t.asks != CAST_VOTE:
        assert t.using != 3
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
        notices += told(t, "no-target")
    assert {"seat": 0, "gift": BARTER} in notices


def bartered(voyage: int = 0) -> Table:
    """Six seats: seat 0, the Yaesther player, gives the Yaesther to seat 2 for a blue Soul."""
    t = offered(6, 3, voyage, sets="III")
    t.faction[0], t.faction[2] = YAESTHER, SOUL
    hands(t, "Y DR" if voyage == 0 else "Y", "SG DG"[: 5 - 3 * voyage], "SB DB"[: 5 - 3 * voyage])
    play(t, 0, "player", seat=2)
    play(t, 2, "card", card=0)
    play(t, 0, "card", card=0)
    return t


@pytest.mark.rule("P-125", "P-032")
def test_after_a_barter_factions_hand_sizes_and_ownership_are_as_before() -> None:
    t = bartered()
    assert (t.faction[0], t.faction[2]) == (YAESTHER, SOUL)
    assert [sum(c != NONE for c in hand_of(t, seat)) for seat in range(6)] == [2] * 6
    assert YAESTHER_CARD in hand_of(t, 2)
    assert YAESTHER_CARD not in hand_of(t, 0)
    finish_gifts(t)
    vote(t, [RAVEN] * 6)
    hold(t, {}, {2: "Y", 0: "SB"})
    assert (placed(t, 2), placed(t, 0)) == (YAESTHER_CARD, card("SB"))
    for seat in (0, 2):
        boat, space = where(t, seat)
        assert view(t, seat).passenger[1, boat, space] == placed(t, seat)
        assert view(t, 2 - seat).passenger[1, boat, space] == NONE
    assert [sum(c != NONE for c in hand_of(t, seat)) for seat in range(6)] == [1] * 6
    assert t.faction[0] == YAESTHER


@pytest.mark.rule("P-125")
def test_whether_the_yaesther_moved_is_known_to_the_two_seats() -> None:
    t = offered(6, 3, sets="III")
    hands(t, "Y DR", "SG DG", "SB DB")
    play(t, 0, "player", seat=2)
    done = [after(after(t, 0, "card", card=slot), 2, "card", card=0) for slot in range(2)]
    assert knowers(*done) == {0, 2}


@pytest.mark.rule("P-126")
def test_the_giver_of_a_card_is_not_told_when_it_is_placed() -> None:
    t = bartered()
    finish_gifts(t)
    vote(t, [RAVEN] * 6)
    for seat in (0, 2):
        assert [view(t, seat).shown_card[0, which] for which in range(2)] == [YAESTHER_CARD, card("SB")]
    worlds = [t.copy(), t.copy()]
    hold(worlds[0], {}, {2: "Y"})
    hold(worlds[1], {}, {2: "DB"})
    assert knowers(*worlds) == {2}


@pytest.mark.rule("P-126")
def test_the_giver_can_tell_when_the_hand_held_nothing_else() -> None:
    """In round II hands have one card. The giver's view keeps what was given, and to whom; a hand of one
    card has nothing else to place, which the view shows without saying it again at the placement."""
    t = bartered(1)
    finish_gifts(t)
    vote(t, [RAVEN] * 6)
    assert hand_of(t, 2) == [YAESTHER_CARD, NONE, NONE]
    hold(t, {})
    seen = view(t, 0)
    assert (seen.shower[1, 0], seen.shower[1, 1], seen.shown_card[1, 0]) == (0, 2, YAESTHER_CARD)
    assert placed(t, 2) == YAESTHER_CARD


@pytest.mark.rule("P-127")
@pytest.mark.parametrize("seats", SEATS)
def test_third_eye_peeks_twice_and_silences_its_holder(seats: int) -> None:
    t = offered(seats, 4, sets="III")
    t.silenced[0] = t.silenced[seats - 1] = 0  # at eight seats a Vow came before
    everywhere = [("space", at(here)) for here in in_play(t)]
    assert choices(t, 0) == everywhere
    first, second = where(t, 1), where(t, 2)
    half = after(t, 0, "space", **at(first))
    assert silenced(half) == []
    assert choices(half, 0) == [move for move in everywhere if move != ("space", at(first))]
    worlds = [with_placed(half, 2, word) for word in ("SR", "DG")]
    done = [after(world, 0, "space", **at(second)) for world in worlds]
    assert knowers(*done) == {0, 2}
    assert view(done[0], 0).passenger[0, first[0], first[1]] == placed(t, 1)
    for seat in range(-1, seats):
        assert told(half, "peeked", seat) == [{"seat": 0, "round": 0, **at(first)}]
        assert told(done[0], "peeked", seat) == [{"seat": 0, "round": 0, **at(second)}]
        assert told(done[0], "self-silenced", seat) == [{"seat": 0, "gift": THIRD_EYE}]
        assert silenced(view(done[0], seat)) == [0]
    finish_gifts(done[0])
    assert 0 in silenced(done[0])
    vote(done[0], [RAVEN] * seats)
    assert silenced(done[0]) == []


@pytest.mark.rule("P-128")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("voyage", [1, 2])
def test_undertow_tells_all_the_type_and_its_holder_the_colour(seats: int, voyage: int) -> None:
    t = offered(seats, 5, voyage, sets="III")
    assert choices(t, 0) == [("past", p) for p in past(t)]
    for p in (past(t)[0], past(t)[-1]):
        place = (p["round"], p["boat"], p["space"])
        before = knowers(with_card_at(t, *place, "SR"), with_card_at(t, *place, "SG"))
        for word, type_ in (("SR", SOUL), ("DG", DEMON), ("Y", YAESTHER)):
            done = after(with_card_at(t, *place, word), 0, "past", **p)
            for seat in range(-1, seats):
                assert told(done, "peeked", seat) == [{"seat": 0, **p}]
                assert told(done, "type-aloud", seat) == [{"seat": 0, **p, "type": type_}]
                assert view(done, seat).answer[voyage, 5] == type_ == TYPE_OF[card(word)]
            assert done.using != 5
        reds, greens = (after(with_card_at(t, *place, word), 0, "past", **p) for word in ("SR", "SG"))
        assert knowers(reds, greens) == before | {0}


@pytest.mark.rule("P-129")
@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("voyage", [1, 2])
def test_current_moves_a_boat_one_space_to_the_right(voyage: int, seats: int, layout: str) -> None:
    t = offered(seats, 6, voyage, sets="III", layout=layout)
    assert choices(t, 0) == [("boat", {"boat": boat}) for boat in range(BOATS)]
    length = SPACES_IN[t.layout]
    for boat in range(BOATS):
        done = after(t, 0, "boat", boat=boat)
        for field in ("passenger", "placer", "seen_by"):
            was, now = getattr(t, field), getattr(done, field)
            row = [was[voyage, boat, s] for s in range(length)]
            assert [now[voyage, boat, s] for s in range(length)] == [row[-1], *row[:-1]]
            still = [was[voyage, 1 - boat, s] for s in range(length)]
            assert [now[voyage, 1 - boat, s] for s in range(length)] == still
        for seat in range(-1, seats):
            assert told(done, "drifted", seat) == [{"seat": 0, "boat": boat}]
        assert [done.aboard[b] for b in range(BOATS)] == [t.aboard[b] for b in range(BOATS)]


@pytest.mark.rule("P-129")
def test_current_wraps_the_last_space_to_the_first() -> None:
    """`[a . b c]` becomes `[c a . b]`."""
    t = offered(6, 6, 1, sets="III")
    for space, (who, word) in enumerate(((1, "SR"), (NONE, ""), (2, "DG"), (3, "SB"))):
        t.placer[1, WOLF, space] = who
        t.passenger[1, WOLF, space] = card(word) if word else NONE
    play(t, 0, "boat", boat=WOLF)
    assert [t.placer[1, WOLF, s] for s in range(4)] == [3, 1, NONE, 2]
    now = [t.passenger[1, WOLF, s] for s in range(4)]
    assert now == [card("SB"), card("SR"), NONE, card("DG")]


@pytest.mark.rule("P-130")
@pytest.mark.parametrize("voyage", range(3))
def test_whisper_counts_the_demons_of_a_boat(voyage: int) -> None:
    """Four seats, so that a Shadow sits in each boat and is counted, and so is the Yaesther."""
    t = offered(4, 7, voyage, sets="III")
    assert choices(t, 0) == [("boat", {"boat": boat}) for boat in range(BOATS)]
    assert {here[0] for here in in_play(t, SHADOW)} == {RAVEN, WOLF}
    for words, counts in (
        (("DR", "DG", "DB", "Y", "SR", "DG"), (3, 2)),
        (("SR", "SG", "SB", "SR", "SR", "Y"), (0, 1)),
    ):
        for boat in range(BOATS):
            done = after(filled(t, *words), 0, "boat", boat=boat)
            for seat in range(-1, 4):
                assert told(done, "boat-demons", seat) == [{"seat": 0, "boat": boat, "demons": counts[boat]}]
                assert view(done, seat).answer[voyage, 7] == counts[boat]
            finish_gifts(done)
            vote(done, [RAVEN] * 4)
            assert view(done, -1).answer[voyage, 7] == counts[boat]


@pytest.mark.rule("P-130")
def test_whisper_tells_neither_colours_nor_places() -> None:
    """Nobody who could not tell two boats apart before can do so after the same number."""
    t = offered(6, 7, sets="III")
    one = filled(t, "SR", "DG", "SB", "SR", "SR", "SR")
    two = filled(t, "DB", "SG", "SR", "SR", "SR", "SR")
    done = [after(world, 0, "boat", boat=RAVEN) for world in (one, two)]
    assert knowers(*done) == knowers(one, two)
    assert not {-1, 0} & knowers(*done)
