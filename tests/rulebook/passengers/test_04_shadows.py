"""Rows P-040 to P-050: Shadow Passengers at four seats."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import (
    afterlands,
    awaited,
    begun,
    card,
    choices,
    come_to,
    dealt,
    finish_gifts,
    finish_round,
    heard,
    hold,
    knowers,
    place_shadows,
    play,
    random_moves,
    view,
    vote,
    where,
)
from turncoat.games.passengers.components import (
    BOATS,
    CAST_VOTE,
    DEMON,
    NONE,
    PLACE_PASSENGER,
    PLACE_SHADOW,
    RAVEN,
    ROUNDS,
    SHADOW,
    SHADOWS,
    SOUL,
    SPACES,
    TYPE_OF,
    WOLF,
)
from turncoat.games.passengers.scoring import demon_points, soul_points
from turncoat.games.passengers.table import Table

PLACERS = {0: (3, 2), 1: (0, 3), 2: (1, 0), 3: (2, 1)}


def pile(t: Table) -> list[int]:
    return [t.shadow_pile[i] for i in range(SHADOWS) if t.shadow_pile[i] != NONE]


def shadows_in_play(t: Table) -> list[tuple[int, int]]:
    return [
        (boat, space)
        for boat in range(BOATS)
        for space in range(SPACES)
        if t.placer[t.voyage, boat, space] == SHADOW
    ]


@pytest.mark.rule("P-040")
def test_the_shadow_pile_is_three_souls_and_three_demons_shuffled() -> None:
    orders = set()
    for seed in range(400):
        types = [TYPE_OF[c] for c in pile(dealt(4, seed))]
        assert sorted(types) == [SOUL] * 3 + [DEMON] * 3
        orders.add(tuple(types))
    assert len(orders) == 20  # every way to mix three and three


@pytest.mark.rule("P-040")
@pytest.mark.parametrize("seats", range(5, 9))
def test_more_than_four_seats_have_no_shadows(seats: int) -> None:
    t = dealt(seats)
    assert pile(t) == []
    for _ in random_moves(t, 2):
        assert t.asks != PLACE_SHADOW
    assert all(
        t.placer[r, boat, s] != SHADOW for r in range(ROUNDS) for boat in range(BOATS) for s in range(SPACES)
    )


@pytest.mark.rule("P-040", "P-045")
def test_nobody_knows_the_cards_or_the_order_of_the_shadow_pile() -> None:
    t = dealt(4)
    for i in range(SHADOWS):
        other = t.copy()
        other.shadow_pile[i] = (t.shadow_pile[i] + 1) % 6
        assert knowers(t, other) == set()
    other = t.copy()
    for i in range(SHADOWS):
        other.shadow_pile[i] = t.shadow_pile[SHADOWS - 1 - i]
    assert knowers(t, other) == set()


@pytest.mark.rule("P-041")
def test_two_shadows_come_before_the_first_seat_places() -> None:
    """Two a round, told to all, so everybody can count what is left of the six."""
    t = dealt(4, 5)
    told = 0
    for voyage, left in enumerate((4, 2, 0)):
        assert t.voyage == voyage
        for _ in range(2):
            assert t.asks == PLACE_SHADOW
            (seat,) = awaited(t)
            family, parameters = choices(t, seat)[-1]
            play(t, seat, family, **parameters)
            told += [kind for kind, _ in heard(t)].count("shadow-placed")
        assert t.asks == PLACE_PASSENGER
        assert len(pile(t)) == left == 6 - told
        finish_round(t)
    assert told == 6


@pytest.mark.rule("P-042", "P-043", "P-044")
@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.parametrize("coin", range(4))
@pytest.mark.parametrize("voyage", range(3))
def test_the_seats_to_the_right_of_the_coin_place_the_shadows(voyage: int, coin: int, layout: str) -> None:
    length = {"a": 4, "b": 5}[layout]
    for boat in (RAVEN, WOLF):
        t = begun(4, voyage, coin, layout=layout)
        first, second = PLACERS[coin]
        assert (first, second) == ((coin - 1) % 4, (coin - 2) % 4)
        assert awaited(t) == [first]
        assert choices(t, first) == [
            ("space", {"boat": b, "space": s}) for b in range(BOATS) for s in range(length)
        ]
        play(t, first, "space", boat=boat, space=1)
        assert awaited(t) == [second]
        assert choices(t, second) == [("space", {"boat": 1 - boat, "space": s}) for s in range(length)]
        play(t, second, "space", boat=1 - boat, space=1)
        assert (t.asks, awaited(t)) == (PLACE_PASSENGER, [coin])


@pytest.mark.rule("P-044")
def test_the_placers_follow_from_the_coin_at_the_start_of_the_round() -> None:
    """Take the coin in round I: round II is begun by the seats to its new holder's right."""
    t = begun(4, coin=0)
    hold(t, {2: 9})
    finish_gifts(t)
    assert t.coin == 2
    for seat in range(4):
        play(t, seat, "vote", boat=RAVEN)
    assert awaited(t) == [1]
    play(t, 1, "space", boat=RAVEN, space=0)
    assert awaited(t) == [0]


@pytest.mark.rule("P-045")
@pytest.mark.parametrize("voyage", range(3))
def test_a_shadow_lies_where_all_see_it_and_nobody_knows_it(voyage: int) -> None:
    t = begun(4, voyage)
    other = t.copy()
    top = 2 * voyage
    other.shadow_pile[top] = (t.shadow_pile[top] + 1) % 6
    for table in (t, other):
        play(table, 3, "space", boat=WOLF, space=2)
    assert t.passenger[voyage, WOLF, 2] != other.passenger[voyage, WOLF, 2]
    assert knowers(t, other) == set()
    for seat in range(-1, 4):
        assert heard(t, seat) == [("shadow-placed", {"seat": 3, "boat": WOLF, "space": 2})]
        assert view(t, seat).placer[voyage, WOLF, 2] == SHADOW
        assert view(t, seat).passenger[voyage, WOLF, 2] == NONE


@pytest.mark.rule("P-045", "P-050")
def test_a_gift_that_shows_a_shadow_shows_it_to_its_holder_alone() -> None:
    t = begun(4)
    hold(t, {0: 4})
    come_to(t, 4)
    boat, space = shadows_in_play(t)[0]
    other = t.copy()
    other.passenger[0, boat, space] = (t.passenger[0, boat, space] + 1) % 6
    assert knowers(t, other) == set()
    for table in (t, other):
        play(table, 0, "space", boat=boat, space=space)
    assert knowers(t, other) == {0}


@pytest.mark.rule("P-046")
def test_placing_a_shadow_gives_nothing_and_is_not_ones_own_placement() -> None:
    t = begun(4)
    hand = [t.hand[seat, i] for seat in range(4) for i in range(3)]
    place_shadows(t, (RAVEN, 2), (WOLF, 3))
    assert [t.gift[0, seat] for seat in range(4)] == [NONE] * 4
    assert [t.voices[seat] for seat in range(4)] == [0] * 4
    assert [t.hand[seat, i] for seat in range(4) for i in range(3)] == hand
    placers = []
    while t.asks == PLACE_PASSENGER:
        (seat,) = awaited(t)
        placers.append(seat)
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert placers == [0, 1, 2, 3]


@pytest.mark.rule("P-047")
@pytest.mark.parametrize(
    ("here", "number", "later"),
    [((RAVEN, 3), 9, (WOLF, 2)), ((RAVEN, 2), 0, (RAVEN, 1)), ((WOLF, 3), 7, (WOLF, 1))],
)
def test_gift_and_voices_under_a_shadow_are_out_for_the_round(
    here: tuple[int, int], number: int, later: tuple[int, int]
) -> None:
    """A Shadow lies on Gift 9 (1 Voice), 0 or 7 (3 Voices each), the other at the left end of the other boat.
    The seats take 1:3, or else 0:3, and 3:2 of the Raven, 8:2 and 2:2 of the Wolf. Nobody can have what
    the Shadow covers, and no Gift brings it."""
    t = begun(4)
    place_shadows(t, here, (1 - here[0], 0))
    taken = [(RAVEN, 0), (RAVEN, 1), (WOLF, 1), (WOLF, 2)]
    if here[0] == WOLF:
        taken[0] = (RAVEN, 2)
    for seat, (boat, space) in enumerate(taken):
        assert here not in {(p["boat"], p["space"]) for _, p in choices(t, seat)}
        play(t, seat, "place", card=0, boat=boat, space=space)
    held = [0 if here[0] == WOLF else 1, 3, 8, 2]
    assert [t.gift[0, seat] for seat in range(4)] == held
    assert number not in held
    used = set()
    while t.asks != CAST_VOTE:
        used.add(t.using)
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert used == {1, 2, 3, 8} & set(held)
    assert t.coin == 0
    assert [t.voices[seat] for seat in range(4)] == [3, 2, 2, 2]
    vote(t, [RAVEN] * 4)
    place_shadows(t)
    assert later in {(p["boat"], p["space"]) for _, p in choices(t, 0)}, "in the next round it is back"


@pytest.mark.rule("P-048")
@pytest.mark.parametrize("layout", ["a", "b"])
def test_shadows_count_towards_the_limit_of_three(layout: str) -> None:
    for seed in range(6):
        t = dealt(4, seed, layout=layout)
        checked = 0
        for _ in random_moves(t, seed):
            aboard = [
                sum(t.placer[t.voyage, boat, s] != NONE for s in range(SPACES)) for boat in range(BOATS)
            ]
            assert max(aboard) <= 3
            if t.asks not in (PLACE_SHADOW, PLACE_PASSENGER):
                assert aboard == [3, 3]
                checked += 1
        assert checked


@pytest.mark.rule("P-049")
def test_no_seat_answers_for_a_shadow() -> None:
    """Prism: both Shadows are red, and no answer changes when they turn green."""
    t = begun(4)
    hold(t, {0: 2})
    come_to(t, 2)
    answers = []
    for colour in ("DR", "DG"):
        table = t.copy()
        for boat, space in shadows_in_play(t):
            table.passenger[0, boat, space] = card(colour)
        play(table, 0, "hue", colour=0)
        answers.append(heard(table)[0])
    assert answers[0] == answers[1]
    assert answers[0][1]["seats"] & ~0b1110 == 0


@pytest.mark.rule("P-049")
def test_a_gift_that_involves_an_owner_finds_none_for_a_shadow() -> None:
    """Twin Eye on a Shadow has no second half; Verdict offers nobody but the seats."""
    t = begun(4, 2, sets="II")
    hold(t, {0: 4, 1: 7})
    come_to(t, 4)
    boat, space = shadows_in_play(t)[0]
    play(t, 0, "space", boat=boat, space=space)
    peeks = [facts for kind, facts in heard(t) if kind == "peeked"]
    assert peeks == [{"seat": 0, "round": 2, "boat": boat, "space": space}]
    come_to(t, 7)
    assert choices(t, 1) == [("player", {"seat": seat}) for seat in range(4)]


@pytest.mark.rule("P-050")
def test_a_shadow_scores_like_any_passenger() -> None:
    t = afterlands("[SR SR DR .]", 4)
    before = (soul_points(t), demon_points(t))
    for space in range(3):
        t.placer[0, RAVEN, space] = SHADOW
    assert (soul_points(t), demon_points(t)) == before == (3, 2)


@pytest.mark.rule("P-050")
def test_a_shadow_may_be_peeked_at_moved_turned_and_masked() -> None:
    for number, family in ((4, "space"), (7, "space"), (8, "disguise"), (6, "shift")):
        voyage = 2 if number == 6 else 0
        t = begun(4, voyage, sets="I")
        hold(t, {0: number})
        come_to(t, number)
        boat, space = where(t, SHADOW)
        identity = t.passenger[voyage, boat, space]
        options = [p for f, p in choices(t, 0) if f == family and (p["boat"], p["space"]) == (boat, space)]
        assert options
        play(t, 0, family, **options[0])
        if number == 4:
            assert view(t, 0).passenger[voyage, boat, space] == identity
        elif number == 7:
            assert view(t, -1).passenger[voyage, boat, space] == identity
        elif number == 8:
            assert t.mask[voyage, boat, space] == options[0]["colour"]
        else:
            to = (options[0]["to_boat"], options[0]["to_space"])
            assert t.placer[voyage, to[0], to[1]] == SHADOW
            assert t.passenger[voyage, to[0], to[1]] == identity
