"""Rows P-031 to P-039: factions and the Demon's Gaze."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

from tests.rulebook.passengers.stage import (
    awaited,
    begun,
    card,
    come_to,
    dealt,
    finish_round,
    hands,
    heard,
    hold,
    knowers,
    place,
    place_shadows,
    play,
    random_moves,
    view,
)
from turncoat.games.passengers.components import (
    DEMON,
    HAND,
    NONE,
    RAVEN,
    SOUL,
    TYPE_OF,
    WOLF,
    YAESTHER,
    YAESTHER_CARD,
)
from turncoat.games.passengers.rules import side
from turncoat.games.passengers.table import Table

GAZERS = {5: 2, 6: 2, 7: 3, 8: 3}


def of_faction(t: Table, faction: int) -> list[int]:
    return [seat for seat in range(t.seats) if t.faction[seat] == faction]


def hand_of(t: Table, seat: int) -> tuple[int, ...]:
    return tuple(t.hand[seat, i] for i in range(HAND))


@cache
def deals_by_what_seat_0_holds(seats: int) -> list[list[Table]]:
    """Deals that seat 0 may not tell apart: the same hand in the same order, the same coin and, for a
    Smuggler at five seats or more, the same Smugglers."""
    groups: dict[object, list[Table]] = defaultdict(list)
    for seed in range(2500):
        t = dealt(seats, seed)
        met = tuple(of_faction(t, DEMON)) if t.faction[0] == DEMON and seats > 4 else ()
        groups[hand_of(t, 0), t.faction[0], t.coin, met].append(t)
    return [group for group in groups.values() if len(group) > 1]


@pytest.mark.rule("P-031")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_type_of_the_faction_card_is_the_faction(seats: int) -> None:
    """Three cards with one Soul and one Demon among them: the third is the faction card."""
    for seed in range(30):
        t = dealt(seats, seed)
        for seat in range(seats):
            types = [TYPE_OF[c] for c in hand_of(t, seat)]
            types.remove(SOUL)
            types.remove(DEMON)
            assert types == [t.faction[seat]] == [side(t, seat)]
            assert view(t, seat).faction[seat] == t.faction[seat]
        assert len(of_faction(t, YAESTHER)) == (seats % 2 == 0)


@pytest.mark.rule("P-031", "P-038")
@pytest.mark.parametrize("seats", range(4, 9))
def test_nobody_but_smugglers_sees_any_other_faction(seats: int) -> None:
    for seed in range(10):
        t = dealt(seats, seed)
        assert [view(t, -1).faction[seat] for seat in range(seats)] == [NONE] * seats
        for seat in range(seats):
            if seats == 4 or t.faction[seat] != DEMON:
                shown = [view(t, seat).faction[other] for other in range(seats)]
                assert shown == [t.faction[seat] if other == seat else NONE for other in range(seats)]
                assert all(kind != "gaze" for kind, _ in heard(t, seat))


@pytest.mark.rule("P-032")
@pytest.mark.parametrize("sets", ["I", "III"])
def test_factions_never_change(sets: str) -> None:
    for seats in (5, 6, 7, 8):
        for seed in range(3):
            t = dealt(seats, seed, sets=sets)
            before = [t.faction[seat] for seat in range(seats)]
            for _ in random_moves(t, seed):
                assert [t.faction[seat] for seat in range(seats)] == before
            assert [t.faction[seat] for seat in range(seats)] == before


@pytest.mark.rule("P-032")
def test_a_faction_card_given_away_or_lost_with_its_boat_leaves_the_faction() -> None:
    t = begun(6, sets="III")
    t.faction[0], t.faction[1] = YAESTHER, SOUL
    hands(t, "DR Y SR", "SG SB DG")
    hold(t, {0: 3})
    come_to(t, 3)
    play(t, 0, "player", seat=1)
    play(t, 0, "card", card=hand_of(t, 0).index(YAESTHER_CARD))
    play(t, 1, "card", card=0)
    assert YAESTHER_CARD in hand_of(t, 1)
    assert YAESTHER_CARD not in hand_of(t, 0)
    assert (t.faction[0], t.faction[1]) == (YAESTHER, SOUL)
    t = begun(6)
    t.faction[0] = YAESTHER
    hands(t, "Y SR DR")
    place(t, 0, "Y", WOLF, 0)
    finish_round(t, RAVEN)
    assert t.ferried[0] == RAVEN
    assert t.passenger[0, WOLF, 0] == YAESTHER_CARD
    assert t.faction[0] == YAESTHER


@pytest.mark.rule("P-033")
def test_the_faction_card_may_be_played_in_any_round() -> None:
    for voyage, hand in enumerate(("SR DR Y", "DR Y", "Y")):
        t = begun(6, voyage)
        t.faction[0] = YAESTHER
        hands(t, hand)
        place(t, 0, "Y", WOLF, 0)
        assert t.passenger[voyage, WOLF, 0] == YAESTHER_CARD


@pytest.mark.rule("P-033")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_nothing_tells_the_faction_card_from_the_other_two(seats: int) -> None:
    """It lies at any place of the hand, and playing it looks like playing another card."""
    places = set()
    for seed in range(30):
        t = dealt(seats, seed)
        owner = of_faction(t, YAESTHER)[0]
        places.add(hand_of(t, owner).index(YAESTHER_CARD))
    assert places == {0, 1, 2}
    t = begun(seats)
    place_shadows(t)
    t.faction[0] = YAESTHER
    hands(t, "Y SR DR")
    after = []
    for word in ("Y", "SR", "DR"):
        after.append(t.copy())
        place(after[-1], 0, word, WOLF, 0)
    assert knowers(after[0], after[1]) == knowers(after[0], after[2]) == {0}


@pytest.mark.rule("P-034", "P-035", "P-036")
@pytest.mark.parametrize("seats", range(5, 9))
def test_smugglers_meet_in_the_gaze_and_nobody_else_sees_or_is_seen(seats: int) -> None:
    for seed in range(20):
        t = dealt(seats, seed)
        smugglers = of_faction(t, DEMON)
        assert len(smugglers) == GAZERS[seats]
        bits = sum(1 << seat for seat in smugglers)
        for seat in range(-1, seats):
            gazes = [facts for kind, facts in heard(t, seat) if kind == "gaze"]
            shown = [other for other in range(seats) if view(t, seat).faction[other] == DEMON]
            if seat in smugglers:
                assert gazes == [{"seats": bits}]
                assert shown == smugglers
                rest = [view(t, seat).faction[other] for other in range(seats) if other not in smugglers]
                assert rest == [NONE] * len(rest)
            else:
                assert gazes == []
                assert shown == []


@pytest.mark.rule("P-035")
@pytest.mark.parametrize("seats", range(5, 9))
def test_the_gaze_shows_no_card(seats: int) -> None:
    t = dealt(seats)
    one = of_faction(t, DEMON)[0]
    for place_ in range(HAND):
        other = t.copy()
        other.hand[one, place_] = card("DG") if t.hand[one, place_] != card("DG") else card("DB")
        assert knowers(t, other) == {one}


@pytest.mark.rule("P-035", "P-036")
@pytest.mark.parametrize("seats", [6, 8])
def test_smugglers_do_not_learn_who_the_yaesther_player_is(seats: int) -> None:
    """Exchange the Yaesther player with a Guide, hands and all: only these two can tell."""
    t = dealt(seats)
    one, two = of_faction(t, YAESTHER)[0], of_faction(t, SOUL)[0]
    other = t.copy()
    other.faction[one], other.faction[two] = SOUL, YAESTHER
    for i in range(HAND):
        other.hand[one, i], other.hand[two, i] = t.hand[two, i], t.hand[one, i]
    assert knowers(t, other) == {one, two}


@pytest.mark.rule("P-036", "P-037", "P-038")
@pytest.mark.parametrize("seats", range(4, 9))
def test_deals_that_give_a_seat_the_same_look_the_same_to_it(seats: int) -> None:
    """Real deals, grouped by what seat 0 holds: byte for byte the same view, whoever is a Smuggler."""
    differed = dict.fromkeys(range(3), False)
    for group in deals_by_what_seat_0_holds(seats):
        first = view(group[0], 0).bytes()
        for t in group[1:]:
            assert view(t, 0).bytes() == first
            if of_faction(t, DEMON) != of_faction(group[0], DEMON):
                differed[t.faction[0]] = True
    assert differed[SOUL]
    assert differed[YAESTHER] == (seats % 2 == 0)
    assert not differed[DEMON]


@pytest.mark.rule("P-038")
def test_at_four_seats_nobody_gazes() -> None:
    for seed in range(30):
        t = dealt(4, seed)
        for seat in range(-1, 4):
            assert all(kind != "gaze" for kind, _ in heard(t, seat))
        (smuggler,) = of_faction(t, DEMON)
        others = [view(t, smuggler).faction[seat] for seat in range(4) if seat != smuggler]
        assert others == [NONE] * 3


@pytest.mark.rule("P-039")
@pytest.mark.parametrize("seats", range(5, 9))
def test_the_gaze_is_over_before_the_first_decision(seats: int) -> None:
    """Hands and Gaze are part of one deal, so there is no order of the two that anybody could notice."""
    t = dealt(seats)
    smuggler = of_faction(t, DEMON)[0]
    assert (t.decisions, awaited(t)) == (0, [t.coin])
    assert "gaze" in dict(heard(t, smuggler))
    assert all(c != NONE for c in hand_of(t, smuggler))
    play(t, t.coin, "place", card=0, boat=0, space=0)
    assert "gaze" not in dict(heard(t, smuggler))
    assert [seat for seat in range(seats) if view(t, smuggler).faction[seat] == DEMON] == of_faction(t, DEMON)
