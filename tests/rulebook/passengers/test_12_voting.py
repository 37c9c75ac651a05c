"""Group 12: phase 3, voting."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rulebook.passengers.stage import (
    afterlands,
    awaited,
    begun,
    can_tell,
    choices,
    dealt,
    everyone,
    factions,
    finish_gifts,
    finish_round,
    heard,
    hold,
    play,
    random_game,
    view,
    vote,
)
from turncoat.games.passengers.components import (
    BOATS,
    CAST_VOTE,
    DEMON,
    NONE,
    PLACE_PASSENGER,
    RAVEN,
    SOUL,
    SPACES,
    WOLF,
)
from turncoat.games.passengers.table import Table

NINE_ALL = "[SB DR SB DB] [SR DB DG SB] [SG SR SG DB]"
"""Afterlands worth 9 to the Souls and 9 to the Demons."""


def voices(t: Table, *numbers: int) -> None:
    """Give the seats their Voices."""
    for seat, number in enumerate(numbers):
        t.voices[seat] = number


@pytest.mark.rule("P-150")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("layout", ["a", "b"])
def test_after_the_last_gift_every_seat_owes_a_vote_at_once(seats: int, layout: str) -> None:
    t = dealt(seats, layout=layout)
    opened = 0
    asks = t.asks
    for _ in random_game(t):
        if t.asks == CAST_VOTE and asks != CAST_VOTE:
            opened += 1
            assert awaited(t) == list(range(seats))
        asks = t.asks
    assert opened == 3


@pytest.mark.rule("P-151")
def test_a_vote_is_raven_or_wolf_wherever_ones_passenger_sits_and_is_final() -> None:
    t = dealt(6)
    finish_gifts(t)
    both = [("vote", {"boat": RAVEN}), ("vote", {"boat": WOLF})]
    assert [choices(t, seat) for seat in range(6)] == [both] * 6
    play(t, 2, "vote", boat=WOLF)
    assert choices(t, 2) == []
    assert awaited(t) == [0, 1, 3, 4, 5]
    assert [choices(t, seat) for seat in awaited(t)] == [both] * 5


@pytest.mark.rule("P-152")
def test_a_vote_is_hidden_from_all_but_its_voter_until_all_are_in() -> None:
    t = dealt(5)
    finish_gifts(t)
    for seat in range(4):
        other = t.copy()
        play(t, seat, "vote", boat=RAVEN)
        play(other, seat, "vote", boat=WOLF)
        assert can_tell(t, other) == [seat]
        assert all(awaited(view(t, seen)) == list(range(seat + 1, 5)) for seen in everyone(t))
        assert all(heard(t, seen) == [] for seen in everyone(t))
    play(t, 4, "vote", boat=WOLF)
    for seat in everyone(t):
        assert [view(t, seat).vote[0, voter] for voter in range(5)] == [RAVEN] * 4 + [WOLF]
        assert heard(t, seat)[0][0] == "votes"
        assert heard(t, seat)[0][1]["seats"] == 0b01111


@pytest.mark.rule("P-152")
def test_votes_stay_known_to_all_for_good() -> None:
    t = dealt(5)
    finish_gifts(t)
    vote(t, [RAVEN, WOLF, WOLF, RAVEN, WOLF])
    while t.awaits:
        finish_round(t)
    for seat in everyone(t):
        assert [view(t, seat).vote[0, voter] for voter in range(5)] == [RAVEN, WOLF, WOLF, RAVEN, WOLF]


@pytest.mark.rule("P-152")
def test_the_order_in_which_votes_arrive_changes_nothing() -> None:
    start = dealt(4)
    finish_gifts(start)
    results = set()
    for order in permutations(range(4)):
        t = start.copy()
        for seat in order:
            play(t, seat, "vote", boat=(RAVEN, WOLF, WOLF, RAVEN)[seat])
        results.add(t.bytes())
    assert len(results) == 1


@pytest.mark.rule("P-153")
@pytest.mark.parametrize("coin", range(5))
def test_the_coin_holder_has_one_vote_with_the_voices_of_the_seat(coin: int) -> None:
    t = begun(5, coin=coin)
    finish_gifts(t)
    t.coin = coin
    voices(t, 1, 2, 3, 2, 1)
    tied = t.copy()
    for seat in range(5):
        play(t, seat, "vote", boat=RAVEN if seat == coin else WOLF)
    own = (1, 2, 3, 2, 1)[coin]
    assert heard(t)[0] == ("votes", {"seats": 1 << coin, "raven": own, "wolf": 9 - own})
    assert t.ferried[0] == WOLF, "a vote with the coin weighs no more than its Voices"
    voices(tied, 0, 0, 0, 0, 0)
    for seat in range(5):
        play(tied, seat, "vote", boat=RAVEN if seat == coin else WOLF)
    assert tied.ferried[0] == RAVEN, "and breaks a tie"


def tie_after_the_coin_moved(boat: int) -> Table:
    """Five seats; seat 3 takes the coin from seat 0, votes for a boat, and the vote is tied."""
    t = begun(5, coin=0)
    hold(t, {3: 9})
    finish_gifts(t)
    assert t.coin == 3
    voices(t, 2, 1, 2, 2, 1)
    vote(t, [1 - boat, 1 - boat, boat, boat, 1 - boat])
    return t


@pytest.mark.rule("P-154")
@pytest.mark.parametrize("boat", [RAVEN, WOLF])
def test_a_new_coin_holder_breaks_the_tie_of_the_same_round_and_starts_the_next(boat: int) -> None:
    t = tie_after_the_coin_moved(boat)
    told = heard(t)
    assert told[0][1]["raven"] == told[0][1]["wolf"] == 4
    assert told[1] == ("ferried-by-coin", {"boat": boat, "round": 0, "seat": 3})
    assert t.ferried[0] == boat
    assert t.coin == t.first[1] == 3
    assert (t.asks, awaited(t)) == (PLACE_PASSENGER, [3])


@pytest.mark.rule("P-154")
@pytest.mark.parametrize(("letters", "winner"), [("SSSDDDSY", DEMON), ("DDDSSSSY", SOUL)])
def test_a_new_coin_holder_of_round_three_counts_for_a_final_tie(letters: str, winner: int) -> None:
    t = begun(8, voyage=2, coin=0)
    factions(t, letters)
    hold(t, {3: 9})
    finish_gifts(t)
    assert t.coin == 3
    drawn = afterlands(NINE_ALL)
    for row in range(3):
        t.ferried[row] = RAVEN
        for boat in range(BOATS):
            for space in range(SPACES):
                t.mask[row, boat, space] = NONE
                t.passenger[row, boat, space] = drawn.passenger[row, boat, space]
    vote(t, [RAVEN] * 8)
    assert [t.half_points[faction] for faction in (SOUL, DEMON)] == [18, 18]
    assert t.winner == winner
