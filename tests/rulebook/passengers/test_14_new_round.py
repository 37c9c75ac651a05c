"""Group 14: a new round."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import (
    GIFT_NAMES,
    awaited,
    begun,
    choices,
    dealt,
    everyone,
    finish_gifts,
    finish_round,
    heard,
    hold,
    play,
    printed,
    random_game,
    vote,
)
from turncoat.games.passengers.components import (
    BOATS,
    CAST_VOTE,
    GIFT_CARDS,
    HAND,
    NO_QUESTION,
    NONE,
    PLACE_PASSENGER,
    PLACE_SHADOW,
    RAVEN,
    SPACES,
    WOLF,
)


@pytest.mark.rule("P-163")
@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.parametrize("voyage", [0, 1, 2])
def test_each_round_lays_out_its_own_empty_boats_with_their_gifts_and_voices(
    layout: str, voyage: int
) -> None:
    start = begun(7, voyage=voyage, layout=layout)
    for boat in range(BOATS):
        assert start.aboard[boat] == 0
        assert all(start.placer[voyage, boat, space] == NONE for space in range(SPACES))
    for (boat, space), pays in printed(layout, voyage).items():
        t = start.copy()
        play(t, 0, "place", card=0, boat=boat, space=space)
        assert (t.gift[voyage, 0], t.voices[0]) == pays


@pytest.mark.rule("P-164")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_gifts_and_voices_go_back_and_masks_do_not(seats: int) -> None:
    t = begun(seats)
    hold(t, {2: 8})
    finish_gifts(t)
    used = t.masks
    assert used != 0b111
    assert all(t.voices[seat] > 0 and t.gift[0, seat] != NONE for seat in range(seats))
    vote(t, [RAVEN] * seats)
    assert t.voyage == 1
    assert [t.voices[seat] for seat in range(seats)] == [0] * seats
    assert [t.gift[1, seat] for seat in range(seats)] == [NONE] * seats
    assert t.masks == used


@pytest.mark.rule("P-164")
def test_no_voice_is_carried_over() -> None:
    t = dealt(5)
    voted = set()
    for _ in random_game(t):
        if t.asks == CAST_VOTE:
            voted.add(t.voyage)
            pays = dict(printed("a", t.voyage).values())
            assert all(t.voices[seat] == pays[t.gift[t.voyage, seat]] for seat in range(5))
    assert voted == {0, 1, 2}


@pytest.mark.rule("P-165")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_coin_stays_and_its_holder_places_first(seats: int) -> None:
    for winner in (RAVEN, WOLF):
        t = dealt(seats)
        for voyage in (1, 2):
            finish_gifts(t)
            coin = t.coin
            vote(t, [winner] * seats)
            assert t.coin == t.first[voyage] == coin
            while t.asks == PLACE_SHADOW:
                family, parameters = choices(t, awaited(t)[0])[0]
                play(t, awaited(t)[0], family, **parameters)
            assert (t.asks, awaited(t)) == (PLACE_PASSENGER, [coin])


@pytest.mark.rule("P-166")
def test_the_gift_set_of_the_round_applies() -> None:
    t = dealt(5, sets="II,III,I")
    for voyage, gift_set in enumerate(("II", "III", "I")):
        names = GIFT_NAMES[gift_set].split()
        while t.asks == PLACE_PASSENGER:
            (seat,) = awaited(t)
            family, parameters = choices(t, seat)[-1]
            play(t, seat, family, **parameters)
            told = dict(heard(t))["boarded"]
            assert GIFT_CARDS[told["gift"]].name == names[t.gift[voyage, seat]]
        finish_round(t)
    assert t.awaits == 0


@pytest.mark.rule("P-166")
def test_the_gift_numbered_zero_is_the_one_of_the_rounds_set() -> None:
    t = dealt(5, sets="II,III,I")
    names = []
    for _ in range(3):
        hold(t, {0: 0})
        told = [facts["gift"] for kind, facts in heard(t) if kind == "nothing-to-do"]
        names += [GIFT_CARDS[gift].name for gift in told]
        finish_gifts(t)
        vote(t, [RAVEN] * 5)
    assert names == ["urn", "drum", "vessel"]


@pytest.mark.rule("P-166")
def test_at_four_seats_each_round_begins_with_two_shadows() -> None:
    t = dealt(4)
    for voyage in range(3):
        assert t.voyage == voyage
        for shadow in range(2):
            assert (t.asks, t.turn, awaited(t)) == (PLACE_SHADOW, shadow, [(t.coin - 1 - shadow) % 4])
            family, parameters = choices(t, awaited(t)[0])[0]
            play(t, awaited(t)[0], family, **parameters)
        assert (t.asks, awaited(t)) == (PLACE_PASSENGER, [t.coin])
        finish_round(t)


@pytest.mark.rule("P-167")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("sets", ["I", "II", "III"])
def test_three_rounds_of_placing_gifts_and_voting_leave_three_boats_and_empty_hands(
    seats: int, sets: str
) -> None:
    t = dealt(seats, 4, sets=sets, layout="b")
    phases: list[tuple[int, int]] = []
    for _ in random_game(t, seats):
        phase = {PLACE_SHADOW: 0, PLACE_PASSENGER: 0, CAST_VOTE: 2, NO_QUESTION: 3}.get(t.asks, 1)
        if (t.voyage, phase) not in phases:
            phases.append((t.voyage, phase))
    assert phases == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (2, 3)]
    for seat in everyone(t):
        assert seat < 0 or all(t.hand[seat, place] == NONE for place in range(HAND))
    assert all(t.ferried[voyage] in (RAVEN, WOLF) for voyage in range(3))
