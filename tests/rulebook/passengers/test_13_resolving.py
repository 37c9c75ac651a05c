"""Group 13: resolving the vote."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import (
    awaited,
    begun,
    can_tell,
    choices,
    dealt,
    everyone,
    finish_gifts,
    finish_round,
    heard,
    hold,
    play,
    random_game,
    view,
    vote,
    where,
    with_placed,
)
from turncoat.games.passengers.components import (
    BOATS,
    CAST_VOTE,
    NO_QUESTION,
    NONE,
    PLACE_PASSENGER,
    RAVEN,
    SPACES,
    WOLF,
)
from turncoat.games.passengers.scoring import arrived, demon_points, soul_points
from turncoat.games.passengers.table import Table


def voted(voices: tuple[int, ...], votes: tuple[int, ...], coin: int = 0) -> Table:
    """Five seats have voted with these Voices."""
    t = begun(5)
    hold(t, {0: 0})
    finish_gifts(t)
    t.coin = coin
    for seat, number in enumerate(voices):
        t.voices[seat] = number
    vote(t, votes)
    return t


def boats(t: Table, voyage: int, boat: int) -> list[tuple[int, int, int, int]]:
    """What lies on the spaces of a boat: Passenger, placer, facing, mask."""
    return [
        (
            t.passenger[voyage, boat, space],
            t.placer[voyage, boat, space],
            t.face_up[voyage, boat, space],
            t.mask[voyage, boat, space],
        )
        for space in range(SPACES)
    ]


@pytest.mark.rule("P-155")
@pytest.mark.parametrize(
    ("votes", "raven", "wolf"),
    [((0, 1, 1, 1, 1), 3, 4), ((1, 0, 0, 0, 0), 4, 3), ((0, 0, 0, 0, 0), 7, 0), ((1, 1, 1, 1, 1), 0, 7)],
)
def test_a_boat_has_the_voices_of_the_seats_that_voted_for_it(
    votes: tuple[int, ...], raven: int, wolf: int
) -> None:
    t = voted((3, 1, 1, 1, 1), votes)
    seats = sum(1 << seat for seat, boat in enumerate(votes) if boat == RAVEN)
    for seat in everyone(t):
        assert heard(t, seat)[0] == ("votes", {"seats": seats, "raven": raven, "wolf": wolf})
    assert t.ferried[0] == (RAVEN if raven > wolf else WOLF)


@pytest.mark.rule("P-155")
def test_voices_count_and_not_heads() -> None:
    assert voted((3, 3, 1, 1, 1), (0, 0, 1, 1, 1)).ferried[0] == RAVEN


@pytest.mark.rule("P-156")
@pytest.mark.parametrize("coin", range(5))
def test_the_higher_total_wins_wherever_the_coin_is(coin: int) -> None:
    """T3: three seats with 4 Voices for Raven, two with 5 for Wolf."""
    t = voted((1, 1, 2, 3, 2), (RAVEN, RAVEN, RAVEN, WOLF, WOLF), coin)
    assert heard(t)[:2] == [
        ("votes", {"seats": 0b00111, "raven": 4, "wolf": 5}),
        ("ferried", {"boat": WOLF, "round": 0}),
    ]
    assert t.ferried[0] == WOLF


@pytest.mark.rule("P-157")
@pytest.mark.parametrize(("coin", "boat"), [(0, RAVEN), (3, RAVEN), (1, WOLF), (2, WOLF), (4, WOLF)])
def test_equal_totals_go_to_the_boat_of_the_coin_holder(coin: int, boat: int) -> None:
    """T4: 5 to 5."""
    t = voted((3, 2, 1, 2, 2), (RAVEN, WOLF, WOLF, RAVEN, WOLF), coin)
    assert heard(t)[:2] == [
        ("votes", {"seats": 0b01001, "raven": 5, "wolf": 5}),
        ("ferried-by-coin", {"boat": boat, "round": 0, "seat": coin}),
    ]
    assert t.ferried[0] == boat


@pytest.mark.rule("P-158")
@pytest.mark.parametrize(("edition", "supply"), [("second", 17), ("first", 15)])
def test_in_layout_a_eight_seats_hold_all_voices_so_that_no_vote_ties(edition: str, supply: int) -> None:
    for seed in range(3):
        t = dealt(8, seed, edition=edition)
        for _ in random_game(t, seed):
            assert "ferried-by-coin" not in [kind for kind, _ in heard(t)]
            if t.asks == CAST_VOTE:
                assert sum(t.voices[seat] for seat in range(8)) == supply


@pytest.mark.rule("P-159")
def test_the_winning_boat_becomes_the_row_of_its_round_as_it_lies() -> None:
    t = dealt(7, 2)
    for voyage in range(3):
        finish_gifts(t)
        before, winner = next(
            (boats(t, voyage, boat), boat)
            for boat in range(BOATS)
            if any(facing or mask != NONE for _, _, facing, mask in boats(t, voyage, boat))
        )
        vote(t, [winner] * 7)
        assert t.ferried[voyage] == winner
        assert [arrived(t, voyage, space) for space in range(SPACES)] == [one[0] for one in before]
        if voyage < 2:
            assert boats(t, voyage, winner) == before
            assert all(t.ferried[later] == NONE for later in range(voyage + 1, 3))
        else:
            turned = [(card, placer, int(card != NONE), mask) for card, placer, _, mask in before]
            assert boats(t, voyage, winner) == turned


@pytest.mark.rule("P-160")
def test_the_losing_boat_leaves_with_its_masks_and_scores_nothing() -> None:
    t = begun(5)
    hold(t, {1: 8})
    finish_gifts(t)
    boat, space = next(
        (boat, space) for boat in range(BOATS) for space in range(SPACES) if t.mask[0, boat, space] != NONE
    )
    colour = t.mask[0, boat, space]
    other = t.copy()
    vote(t, [1 - boat] * 5)
    for lost in range(SPACES):
        if t.passenger[0, boat, lost] != NONE:
            points = soul_points(t), demon_points(t)
            for card in range(6):
                t.passenger[0, boat, lost] = card
                assert (soul_points(t), demon_points(t)) == points
    assert t.masks == other.masks == 0b111 & ~(1 << colour)
    hold(t, {1: 8})
    while t.using != 8:
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert {parameters["colour"] for _, parameters in choices(t, 1)} == {0, 1, 2} - {colour}


@pytest.mark.rule("P-161")
@pytest.mark.parametrize("winner", [RAVEN, WOLF])
def test_no_face_down_card_of_either_boat_is_shown_when_a_vote_is_resolved(winner: int) -> None:
    t = begun(5)
    hold(t, {0: 0, 1: 3, 2: 9, 3: 4, 4: 8})
    finish_gifts(t)
    paw = t.copy()
    vote(t, [winner] * 5)
    for seat in range(5):
        boat, space = where(paw, seat)
        assert t.face_up[0, boat, space] == 0
        for text in ("SR", "SG", "SB", "DR", "DG", "DB"):
            other = with_placed(paw, seat, text)
            vote(other, [winner] * 5)
            knowing = {looker for looker in range(5) if paw.seen_by[0, boat, space] >> looker & 1}
            assert set(can_tell(t, other)) <= knowing
        assert view(t, -1).passenger[0, boat, space] == NONE


@pytest.mark.rule("P-162")
def test_a_new_round_follows_twice_and_then_scoring_without_another_decision() -> None:
    t = dealt(6)
    for voyage in (0, 1):
        finish_round(t)
        assert (t.voyage, t.asks, t.winner) == (voyage + 1, PLACE_PASSENGER, NONE)
        assert ("round-begins", {"round": voyage + 1, "seat": t.coin}) in heard(t)
    finish_gifts(t)
    for seat in range(5):
        play(t, seat, "vote", boat=RAVEN)
        assert t.winner == NONE
    play(t, 5, "vote", boat=RAVEN)
    assert (t.awaits, t.asks) == (0, NO_QUESTION)
    assert t.winner != NONE
    assert [kind for kind, _ in heard(t)][-2] == "scored"
