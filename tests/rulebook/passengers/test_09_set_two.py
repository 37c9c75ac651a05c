"""Rows P-111 to P-121: Gift set II."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import (
    after,
    at,
    awaited,
    begun,
    bits,
    card,
    choices,
    come_to,
    finish_gifts,
    hands,
    heard,
    hold,
    in_play,
    knowers,
    offered,
    past,
    play,
    view,
    vote,
    where,
    with_card_at,
    with_placed,
)
from turncoat.games.passengers.components import (
    BOATS,
    CAST_VOTE,
    COIN_GIVEN,
    DEMON,
    DYE,
    HAND,
    HANDSHAKE,
    NONE,
    OAR,
    QUIET_TIDE,
    RAVEN,
    SHADOW,
    SOUL,
    SPACES_IN,
    WRECKAGE,
    YAESTHER,
)
from turncoat.games.passengers.table import BY_CARD, BY_TIDE, Table

SEATS = range(4, 9)


def told(t: Table, kind: str, seat: int = -1) -> list[dict[str, int]]:
    return [facts for name, facts in heard(t, seat) if name == kind]


def seen_before(t: Table, here: tuple[int, int]) -> set[int]:
    """The owner of a Passenger in play, and those that other Gifts have shown it to."""
    seen = t.seen_by[t.voyage, here[0], here[1]]
    return {seat for seat in range(t.seats) if seen >> seat & 1}


def passes(t: Table, number: int, gift: int) -> bool:
    """Whether seat 0's Gift is passed without a decision, and all are told so."""
    notices = told(t, "no-target")
    while t.asks != CAST_VOTE:
        if t.using == number:
            return False
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
        notices += told(t, "no-target")
    return {"seat": 0, "gift": gift} in notices


@pytest.mark.rule("P-111", "P-066", "P-083")
@pytest.mark.parametrize("seats", SEATS)
def test_quiet_tide_silences_all_until_the_last_gift_is_used(seats: int) -> None:
    t = begun(seats, sets="II")
    t.silenced[2] = BY_CARD
    hold(t, {0: 1, 1: 8})
    assert t.using != 1
    for seat in range(-1, seats):
        assert told(t, "all-silenced", seat) == [{"seat": 0, "gift": QUIET_TIDE}]
        assert all(view(t, seat).silenced[other] & BY_TIDE for other in range(seats))
    while t.asks != CAST_VOTE:
        assert all(t.silenced[seat] & BY_TIDE for seat in range(seats))
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert [t.silenced[seat] for seat in range(seats)] == [BY_CARD if s == 2 else 0 for s in range(seats)]


@pytest.mark.rule("P-112")
@pytest.mark.parametrize("seats", SEATS)
def test_dye_asks_every_other_hand_for_a_kind(seats: int) -> None:
    t = offered(seats, 2, sets="II")
    hands(t, "SR DR", "SR DG", "DR SR", "SB SG", *["DB DG"] * (seats - 4))
    assert choices(t, 0) == [("kind", {"kind": kind}) for kind in range(6)]
    rest = range(4, seats)
    yes = {
        "SR": bits(1, 2), "SG": bits(3), "SB": bits(3),
        "DR": bits(2), "DG": bits(1, *rest), "DB": bits(*rest),
    }  # fmt: skip
    for word, answer in yes.items():
        done = after(t, 0, "kind", kind=card(word))
        facts = {"seat": 0, "gift": DYE, "card": card(word), "seats": answer}
        for seat in range(-1, seats):
            assert told(done, "hand-kind", seat) == [facts]
            assert view(done, seat).answer[0, 2] == answer
        finish_gifts(done)
        vote(done, [RAVEN] * seats)
        for seat in range(-1, seats):
            assert view(done, seat).answer[0, 2] == answer
            assert view(done, seat).choice[0, 2, 0] == done.choice[0, 2, 0] != NONE


@pytest.mark.rule("P-112")
def test_dye_does_not_tell_how_many() -> None:
    t = offered(5, 2, sets="II")
    worlds = []
    for hand in ("DR DR", "DR SG"):
        world = t.copy()
        hands(world, "SG SB", hand)
        worlds.append(after(world, 0, "kind", kind=card("DR")))
    assert knowers(*worlds) == {1}


@pytest.mark.rule("P-113")
def test_the_yaesther_matches_no_kind() -> None:
    t = offered(6, 2, 1, sets="II")
    hands(t, "SR", "Y", "SR", "SG", "SB", "DB")
    for kind in range(6):
        assert not told(after(t, 0, "kind", kind=kind), "hand-kind")[0]["seats"] >> 1 & 1


@pytest.mark.rule("P-113", "P-114")
@pytest.mark.parametrize(("number", "gift"), [(2, DYE), (3, HANDSHAKE)])
@pytest.mark.parametrize("seats", SEATS)
def test_dye_and_handshake_pass_when_hands_are_empty(seats: int, number: int, gift: int) -> None:
    t = begun(seats, 2, layout="b", sets="II")
    hold(t, {0: number})
    assert passes(t, number, gift)


@pytest.mark.rule("P-114")
def test_handshake_shows_two_cards_to_each_other() -> None:
    t = offered(5, 3, sets="II")
    hands(t, "SR DR", "SG DG", "SB DB", "SR DR", "SG DG")
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in range(1, 5)]
    play(t, 0, "player", seat=2)
    for seat in range(-1, 5):
        assert told(t, "chose-one", seat) == [{"seat": 0, "gift": HANDSHAKE, "other": 2}]
    assert awaited(t) == [0, 2]
    done = [
        after(after(t, 0, "card", card=mine), 2, "card", card=theirs)
        for mine, theirs in ((0, 0), (1, 0), (0, 1))
    ]
    assert knowers(done[0], done[1]) == knowers(done[0], done[2]) == {0, 2}
    for seat in range(-1, 5):
        assert told(done[0], "showed", seat) == [{"seat": 0, "other": 2}, {"seat": 2, "other": 0}]
    assert told(done[0], "saw-hand-card", 0) == [{"other": 2, "card": card("SB")}]
    assert told(done[0], "saw-hand-card", 2) == [{"other": 0, "card": card("SR")}]
    for seat in (-1, 1, 3, 4):
        assert told(done[0], "saw-hand-card", seat) == []
        assert view(done[0], seat).shown_card[0, 0] == view(done[0], seat).shown_card[0, 1] == NONE
    for seat in range(5):
        assert [done[0].hand[seat, i] for i in range(HAND)] == [t.hand[seat, i] for i in range(HAND)]


@pytest.mark.rule("P-115")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("voyage", [0, 2])
def test_twin_eye_lets_the_owner_look_back(seats: int, voyage: int) -> None:
    t = offered(seats, 4, voyage, sets="II")
    assert choices(t, 0) == [("space", at(here)) for here in in_play(t)]
    for owner in range(1, seats):
        here, mine = where(t, owner), where(t, 0)
        done = after(t, 0, "space", **at(here))
        assert done.using != 4
        for seat in range(-1, seats):
            assert told(done, "peeked", seat) == [
                {"seat": 0, "round": voyage, **at(here)},
                {"seat": owner, "round": voyage, **at(mine)},
            ]
            if seat not in (0, owner):
                assert told(done, "saw", seat) == []
        theirs = [after(with_placed(t, owner, word), 0, "space", **at(here)) for word in ("SR", "DG")]
        assert knowers(*theirs) == {0, owner}
        own = [after(with_placed(t, 0, word), 0, "space", **at(here)) for word in ("SR", "DG")]
        assert knowers(*own) == {0, owner}


@pytest.mark.rule("P-116")
def test_twin_eye_on_ones_own_passenger_or_a_shadow_has_no_second_half() -> None:
    t = offered(4, 4, sets="II")
    for here in (where(t, 0), *in_play(t, SHADOW)):
        done = [after(with_card_at(t, 0, *here, w), 0, "space", **at(here)) for w in ("SR", "DG")]
        assert knowers(*done) == {0}
        for seat in range(-1, 4):
            assert told(done[0], "peeked", seat) == [{"seat": 0, "round": 0, **at(here)}]


@pytest.mark.rule("P-117")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("voyage", [1, 2])
def test_wreckage_peeks_into_the_afterlands_and_then_into_a_lost_boat(seats: int, voyage: int) -> None:
    t = offered(seats, 5, voyage, sets="II")
    crossed, lost = past(t, True), past(t, False)
    assert choices(t, 0) == [("past", p) for p in crossed]
    for first in (crossed[0], crossed[-1]):
        half = after(t, 0, "past", **first)
        assert told(half, "peeked") == [{"seat": 0, **first}]
        assert choices(half, 0) == [("past", p) for p in lost]
        assert awaited(half) == [0]
        for second in (lost[0], lost[-1]):
            place = (second["round"], second["boat"], second["space"])
            worlds = [with_card_at(half, *place, word) for word in ("SR", "DG")]
            before = knowers(*worlds)
            done = [after(world, 0, "past", **second) for world in worlds]
            assert knowers(*done) == before | {0}
            assert done[0].using != 5
            for seat in range(-1, seats):
                assert told(done[0], "peeked", seat) == [{"seat": 0, **second}]
            seen = view(done[0], 0).passenger[first["round"], first["boat"], first["space"]]
            assert seen == t.passenger[first["round"], first["boat"], first["space"]]


@pytest.mark.rule("P-117")
def test_wreckage_skips_a_half_without_a_target() -> None:
    """All cards of one sort of boat lie face up, which only hand-made tables show."""
    t = begun(5, 1, sets="II")
    only_lost, only_crossed, neither = t.copy(), t.copy(), t.copy()
    for table, halves in ((only_lost, [True]), (only_crossed, [False]), (neither, [True, False])):
        for crossed in halves:
            for p in past(table, crossed):
                table.face_up[p["round"], p["boat"], p["space"]] = 1
        hold(table, {0: 5})
    come_to(only_lost, 5)
    assert choices(only_lost, 0) == [("past", p) for p in past(t, False)]
    play(only_lost, 0, "past", **past(t, False)[0])
    assert only_lost.using != 5
    come_to(only_crossed, 5)
    play(only_crossed, 0, "past", **past(t, True)[0])
    assert only_crossed.using != 5
    assert passes(neither, 5, WRECKAGE)


@pytest.mark.rule("P-118", "P-119")
@pytest.mark.parametrize(
    ("seats", "layout"), [*((n, "a") for n in range(4, 8)), *((n, "b") for n in range(4, 9))]
)
@pytest.mark.parametrize("voyage", [1, 2])
def test_oar_moves_a_passenger_to_an_empty_space_within_the_limit(
    voyage: int, seats: int, layout: str
) -> None:
    t = offered(seats, 6, voyage, sets="II", layout=layout)
    limit = 3 if seats <= 6 else SPACES_IN[t.layout]
    spaces = [(boat, s) for boat in range(BOATS) for s in range(SPACES_IN[t.layout])]
    expected = [
        ("shift", {**at(here), "to_boat": there[0], "to_space": there[1]})
        for here in in_play(t)
        for there in spaces
        if there not in in_play(t) and (there[0] == here[0] or t.aboard[there[0]] < limit)
    ]
    assert sorted(choices(t, 0), key=str) == sorted(expected, key=str)
    if layout == "a":
        assert len(expected) == {4: 6, 5: 13, 6: 6, 7: 7}[seats]
    for _, p in expected:
        here, there = (p["boat"], p["space"]), (p["to_boat"], p["to_space"])
        worlds = [with_card_at(t, voyage, *here, word) for word in ("SR", "DG")]
        done = [after(world, 0, "shift", **p) for world in worlds]
        assert knowers(*done) == knowers(*worlds) == seen_before(t, here)
        for seat in range(-1, seats):
            facts = {"seat": 0, **at(here), "to-boat": there[0], "to-space": there[1]}
            assert told(done[0], "moved", seat) == [facts]
        assert here not in in_play(done[0])
        assert done[0].passenger[voyage, there[0], there[1]] == card("SR")
        sizes = [sum(boat == b for b, _ in in_play(done[0])) for boat in range(BOATS)]
        assert [done[0].aboard[boat] for boat in range(BOATS)] == sizes
        assert max(sizes) <= limit


@pytest.mark.rule("P-119", "P-065")
@pytest.mark.parametrize("voyage", [1, 2])
def test_oar_passes_at_eight_seats_where_no_space_is_empty(voyage: int) -> None:
    t = begun(8, voyage, sets="II")
    hold(t, {0: 6})
    assert passes(t, 6, OAR)


@pytest.mark.rule("P-120")
@pytest.mark.parametrize("seats", SEATS)
def test_verdict_names_the_type_of_the_passenger_a_seat_placed(seats: int) -> None:
    t = offered(seats, 7, sets="II")
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in range(seats)]
    for other in (0, seats - 1):
        for word, type_ in (("SR", SOUL), ("DG", DEMON), ("Y", YAESTHER)):
            done = after(with_placed(t, other, word), 0, "player", seat=other)
            boat, space = where(t, other)
            assert done.face_up[0, boat, space] == 0
            for seat in range(-1, seats):
                assert told(done, "placed-type", seat) == [{"seat": 0, "other": other, "type": type_}]
                assert view(done, seat).answer[0, 7] == type_
            finish_gifts(done)
            vote(done, [RAVEN] * seats)
            assert view(done, -1).answer[0, 7] == type_
    colours = [after(with_placed(t, 1, word), 0, "player", seat=1) for word in ("SR", "SB")]
    assert knowers(*colours) == seen_before(t, where(t, 1))


@pytest.mark.rule("P-120")
def test_verdict_means_the_card_wherever_it_sits_now() -> None:
    """Oar moves it into the other boat first."""
    t = begun(5, 1, sets="II")
    hands(t, *["DR SR"] * 5)
    hold(t, {0: 6, 1: 7}, {2: "SR"})
    come_to(t, 6)
    here = where(t, 2)
    p = next(p for _, p in choices(t, 0) if (p["boat"], p["space"]) == here)
    play(t, 0, "shift", **p)
    assert where(t, 2) == (p["to_boat"], p["to_space"]) != here
    come_to(t, 7)
    play(t, 1, "player", seat=2)
    assert told(t, "placed-type") == [{"seat": 1, "other": 2, "type": SOUL}]


@pytest.mark.rule("P-121")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("voyage", range(3))
def test_the_coin_of_set_two_goes_to_any_seat(seats: int, voyage: int) -> None:
    t = begun(seats, voyage, 1, sets="II")
    hold(t, {0: 9})
    come_to(t, 9)
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in range(seats)]
    for other in range(seats):
        done = after(t, 0, "player", seat=other)
        for seat in range(-1, seats):
            assert told(done, "coin-taken", seat) == [{"seat": 0, "gift": COIN_GIVEN, "other": other}]
            assert view(done, seat).coin == other
