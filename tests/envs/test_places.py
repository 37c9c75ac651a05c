"""What learners get: two histories that a seat cannot tell apart are the same to it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.envs.tables import TALKS, agreed, in_play
from turncoat.envs.places import Places
from turncoat.envs.sitting import MOVE, Sitting
from turncoat.games import NAMES, game
from turncoat.kernel.things import SEAT

ENOUGH = 6
"""Moments of each game that are compared after an action, at least."""
MOST_POSITIONS = 60
ON = 4
"""Actions played on from each."""


def assert_same(places: Places, one: Sitting, other: Sitting, seat: int) -> None:
    """A learner at a seat gets the same."""
    assert np.array_equal(places.observation(one, seat), places.observation(other, seat))
    assert np.array_equal(places.mask(one, seat), places.mask(other, seat))
    assert one.view(seat).bytes() == other.view(seat).bytes()
    assert (one.asked, one.asks) == (other.asked, other.asks)


def told_apart(one: Sitting, other: Sitting, seat: int) -> bool:
    """Whether the rules have shown the seat, or the counting of secret steps tells us, which world it is."""
    if one.over or other.over or one.dealt.decisions != other.dealt.decisions:
        return True
    return one.view(seat).bytes() != other.view(seat).bytes() and _uncovered(one, seat)


def _uncovered(sitting: Sitting, seat: int) -> bool:
    news = sitting.agreed.game.news.read(sitting.dealt)
    return any(event.kind.uncovers and event.heard_by(seat) for event in news)


@pytest.mark.parametrize("talk", TALKS)
@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_a_seat_cannot_tell_apart_are_the_same_to_it(name: str, talk: str) -> None:
    luck, seats = Random(f"{name} {talk}"), game(name).seats[1]
    places = Places(agreed(name, seats, talk))
    compared = 0
    for position in range(MOST_POSITIONS):
        if compared >= ENOUGH:
            break
        seat = position % seats
        one = in_play(name, seats, talk, luck, luck.randrange(8 * seats))
        if one.over:
            continue
        other = one.guessed(seat, luck.getrandbits(64))
        assert_same(places, one, other, seat)
        for _ in range(ON):
            mover = luck.choice(one.asked)
            action = luck.choice(one.legal(mover))
            if action not in other.legal(mover):
                break  # it depends on what the mover holds, which the seat does not know
            one.act(mover, action)
            other.act(mover, action)
            if told_apart(one, other, seat):
                break
            assert_same(places, one, other, seat)
            compared += 1
    assert compared >= ENOUGH


@pytest.mark.parametrize("talk", TALKS)
@pytest.mark.parametrize("name", NAMES)
def test_actions_are_counted_from_the_own_seat(name: str, talk: str) -> None:
    luck, seats = Random(2), game(name).seats[-1]
    places = Places(agreed(name, seats, talk))
    sitting = in_play(name, seats, talk, luck, 15)
    for seat in range(seats):
        assert {places.meant(seat, number) for number in range(places.actions)} == set(range(places.actions))
    seat = sitting.asked[0]
    numbers = np.flatnonzero(places.mask(sitting, seat))
    assert sorted(places.meant(seat, int(number)) for number in numbers) == sitting.legal(seat)


def test_whoever_is_named_in_a_claim_is_counted_from_the_speaker() -> None:
    places = Places(agreed("passengers", 5, "turns"))
    texts = places.agreed.text
    about_first = [n for n in range(places.actions) if f"{SEAT.text(1)}" in texts(places.meant(0, n)).split()]
    assert about_first
    for number in about_first:
        assert SEAT.text(4) in texts(places.meant(3, number)), "the next seat, for whoever sits at 3"


def test_observations_stay_within_their_bounds() -> None:
    places = Places(agreed("chaos-contract", 3, "off"))
    low, high = places.bounds
    sitting = in_play("chaos-contract", 3, "off", Random(4), 120)
    seen = places.observation(sitting, 1)
    assert seen.dtype == np.float32
    assert seen.shape == (places.size,)
    assert np.all((low <= seen) & (seen <= high))
    assert sitting.asks == MOVE
