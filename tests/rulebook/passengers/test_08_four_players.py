"""Rows P-104 to P-110: the four-player Gift set."""

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
    finish_gifts,
    finish_round,
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
    BLUE,
    BOATS,
    CAST_VOTE,
    GREEN,
    HAND,
    KNELL,
    NONE,
    OPEN_PALM,
    PRISM,
    RAVEN,
    RED,
    SHADOW,
    WOLF,
)
from turncoat.games.passengers.table import BY_GIFT, Table

ALL = range(-1, 4)


def told(t: Table, kind: str, seat: int = -1) -> list[dict[str, int]]:
    return [facts for name, facts in heard(t, seat) if name == kind]


@pytest.mark.rule("P-104")
@pytest.mark.parametrize("voyage", [0, 2])
def test_knell_silences_one_other_seat_until_the_votes_are_shown(voyage: int) -> None:
    t = offered(4, 1, voyage)
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in (1, 2, 3)]
    play(t, 0, "player", seat=3)
    for seat in ALL:
        assert told(t, "silenced", seat) == [{"seat": 0, "gift": KNELL, "other": 3}]
        assert [view(t, seat).silenced[other] for other in range(4)] == [0, 0, 0, BY_GIFT]
    finish_gifts(t)
    assert t.silenced[3] == BY_GIFT
    vote(t, [WOLF] * 4)
    assert t.silenced[3] == 0


@pytest.mark.rule("P-105")
@pytest.mark.parametrize("voyage", range(3))
def test_prism_asks_for_the_colour_of_the_passengers_just_placed(voyage: int) -> None:
    t = offered(4, 2, voyage, layout="b")
    for seat, word in enumerate(("SR", "DR", "SB", "Y")):
        t = with_placed(t, seat, word)
    for here in in_play(t, SHADOW):
        t = with_card_at(t, voyage, *here, "DG")
    assert choices(t, 0) == [("hue", {"colour": colour}) for colour in (RED, GREEN, BLUE)]
    for colour, yes in ((RED, bits(1)), (GREEN, 0), (BLUE, bits(2))):
        done = after(t, 0, "hue", colour=colour)
        for seat in ALL:
            facts = {"seat": 0, "gift": PRISM, "colour": colour, "seats": yes}
            assert told(done, "placed-colour", seat) == [facts]
            assert view(done, seat).answer[voyage, 2] == yes
        finish_round(done)
        for seat in ALL:
            assert view(done, seat).answer[voyage, 2] == yes


@pytest.mark.rule("P-105")
def test_prism_tells_the_colour_and_not_the_type() -> None:
    t = offered(4, 2)
    done = [after(with_placed(t, 1, word), 0, "hue", colour=RED) for word in ("SR", "DR", "SG")]
    assert knowers(done[0], done[1]) == {1}
    assert knowers(done[0], done[2]) == set(ALL)


@pytest.mark.rule("P-106")
@pytest.mark.parametrize("voyage", [0, 1])
def test_open_palm_shows_a_card_of_the_other_seats_choice(voyage: int) -> None:
    t = offered(4, 3, voyage)
    hands(t, "SR SR"[: 5 - 3 * voyage], "SG DG"[: 5 - 3 * voyage])
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in (1, 2, 3)]
    play(t, 0, "player", seat=1)
    for seat in ALL:
        assert told(t, "chose-one", seat) == [{"seat": 0, "gift": OPEN_PALM, "other": 1}]
    assert awaited(t) == [1]
    assert choices(t, 1) == [("card", {"card": slot}) for slot in range(2 - voyage)]
    worlds = [t.copy(), t.copy()]
    worlds[1].hand[1, 0] = card("DB")
    done = [after(world, 1, "card", card=0) for world in worlds]
    assert knowers(*worlds) == {1}
    assert knowers(*done) == {0, 1}
    for seat in ALL:
        assert told(done[0], "showed", seat) == [{"seat": 1, "other": 0}]
        seen = [{"other": 1, "card": card("SG")}]
        assert told(done[0], "saw-hand-card", seat) == (seen if seat == 0 else [])
        shown = view(done[0], seat).shown_card[voyage, 0]
        assert shown == (card("SG") if seat in (0, 1) else NONE)
    assert [done[0].hand[1, i] for i in range(HAND)] == [t.hand[1, i] for i in range(HAND)]


@pytest.mark.rule("P-106")
def test_open_palm_passes_when_hands_are_empty() -> None:
    t = begun(4, 2, layout="b")
    hold(t, {0: 3})
    notices = told(t, "no-target")
    while t.asks != CAST_VOTE:
        assert t.using != 3
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
        notices += told(t, "no-target")
    assert {"seat": 0, "gift": OPEN_PALM} in notices


@pytest.mark.rule("P-107")
@pytest.mark.parametrize("voyage", [0, 2])
def test_candle_peeks_at_one_of_the_two_shadows(voyage: int) -> None:
    t = offered(4, 4, voyage)
    shadows = in_play(t, SHADOW)
    assert len(shadows) == 2
    assert choices(t, 0) == [("space", at(here)) for here in shadows]
    for here in shadows:
        worlds = [with_card_at(t, voyage, *here, word) for word in ("SR", "DG")]
        assert knowers(*worlds) == set()
        done = [after(world, 0, "space", **at(here)) for world in worlds]
        assert knowers(*done) == {0}
        for seat in ALL:
            assert told(done[0], "peeked", seat) == [{"seat": 0, "round": voyage, **at(here)}]


@pytest.mark.rule("P-108")
@pytest.mark.parametrize("voyage", [1, 2])
def test_still_water_peeks_at_one_passenger_of_the_afterlands(voyage: int) -> None:
    t = offered(4, 5, voyage)
    there = past(t)
    assert choices(t, 0) == [("past", p) for p in there]
    owners = {t.placer[p["round"], p["boat"], p["space"]] for p in there}
    assert SHADOW in owners
    for p in there:
        worlds = [with_card_at(t, p["round"], p["boat"], p["space"], word) for word in ("SR", "DG")]
        before = knowers(*worlds)
        done = [after(world, 0, "past", **p) for world in worlds]
        assert knowers(*done) == before | {0}
        assert done[0].using != 5
        for seat in ALL:
            assert told(done[0], "peeked", seat) == [{"seat": 0, **p}]


@pytest.mark.rule("P-108")
def test_still_water_offers_ones_own_but_nothing_face_up() -> None:
    t = offered(4, 5, 1)
    there = past(t)
    p = there[0]
    t.placer[p["round"], p["boat"], p["space"]] = 0
    assert ("past", p) in choices(t, 0)
    t.face_up[p["round"], p["boat"], p["space"]] = 1
    assert choices(t, 0) == [("past", q) for q in there if q != p]


@pytest.mark.rule("P-109", "P-096")
@pytest.mark.parametrize("voyage", [1, 2])
def test_ferry_pole_exchanges_a_shadow_with_any_other_passenger(voyage: int) -> None:
    """Chosen in one decision as an ordered pair, the Shadow first: two Shadows times five others."""
    t = offered(4, 6, voyage)
    expected = [
        ("shift", {**at(one), "to_boat": two[0], "to_space": two[1]})
        for one in in_play(t, SHADOW)
        for two in in_play(t)
        if one != two
    ]
    assert sorted(choices(t, 0), key=str) == sorted(expected, key=str)
    assert len(expected) == 2 * 5
    for _, p in expected:
        here, there = (p["boat"], p["space"]), (p["to_boat"], p["to_space"])
        worlds = [with_card_at(t, voyage, *here, word) for word in ("SR", "DG")]
        done = [after(world, 0, "shift", **p) for world in worlds]
        assert knowers(*done) == set()
        for seat in ALL:
            facts = {"seat": 0, **at(here), "to-boat": there[0], "to-space": there[1]}
            assert told(done[0], "swapped", seat) == [facts]
        assert done[0].passenger[voyage, there[0], there[1]] == card("SR")
        assert done[0].placer[voyage, there[0], there[1]] == SHADOW
        assert done[0].placer[voyage, here[0], here[1]] == t.placer[voyage, there[0], there[1]]
        assert [done[0].aboard[boat] for boat in range(BOATS)] == [3, 3]


@pytest.mark.rule("P-110")
@pytest.mark.parametrize("voyage", range(3))
def test_torch_turns_one_of_the_two_shadows_up(voyage: int) -> None:
    t = offered(4, 7, voyage)
    shadows = in_play(t, SHADOW)
    assert choices(t, 0) == [("space", at(here)) for here in shadows]
    assert where(t, 0) not in shadows
    for here in shadows:
        worlds = [with_card_at(t, voyage, *here, word) for word in ("SR", "DG")]
        done = [after(world, 0, "space", **at(here)) for world in worlds]
        for seat in ALL:
            assert told(done[0], "turned", seat) == [{"seat": 0, **at(here), "card": card("SR")}]
        assert knowers(*done) == set(ALL)
        for world in done:
            finish_round(world, RAVEN if here[0] == WOLF else WOLF)
        for seat in ALL:
            assert view(done[0], seat).passenger[voyage, here[0], here[1]] == card("SR")
