"""Section 20: endings."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    awaited,
    choices,
    dealt,
    everyone,
    hand,
    heard,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
    view,
)
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import KINDS, NONE, SLOTS
from turncoat.games.cerberus.table import (
    ALL_CAUGHT,
    CERBERUS,
    ESCAPE,
    TOO_FEW,
    Table,
    aboard,
    in_play,
    is_aboard,
)
from turncoat.match import Match


def payoffs(t: Table) -> list[int]:
    """What the seats get."""
    out = [0] * t.seats
    GAME.payoff(t, out)
    return out


def over(t: Table, ending: int, winners: list[int]) -> None:
    """The game is over in this way: nobody is asked, nothing is legal, and exactly these have won."""
    assert (t.ending, t.awaits) == (ending, 0)
    assert [seat for seat in range(t.seats) if t.winners >> seat & 1] == winners
    assert payoffs(t) == [int(seat in winners) for seat in range(t.seats)]
    for seat in range(t.seats):
        assert choices(t, seat) == []
    names = {"escaped", "cerberus-won", "nobody-won"}
    (name,) = (name for name, _ in heard(t, -1) if name in names)
    assert name == ("escaped" if ending == ESCAPE else "cerberus-won" if winners else "nobody-won")


@pytest.mark.rule("C-212")
@pytest.mark.parametrize("places", [1, 2, 3])
def test_those_aboard_a_full_barque_win_at_the_end_of_a_turn_and_nobody_else(places: int) -> None:
    pawns = [20, *([ABOARD] * (places - 1)), 13, 13]
    t = staged([*pawns, 0, 0], 5, cerberus=[places + 2], lost=[places + 3], revealed=places)
    play(t, 0, "action", card="run", effect=0)
    over(t, ESCAPE, list(range(places)))
    assert told(t, "escaped") == [{"seats": (1 << places) - 1, "places": places}]


@pytest.mark.rule("C-212")
def test_a_barque_with_a_seat_free_does_not_leave() -> None:
    t = staged([20, ABOARD, 13, 13], 5, revealed=3)
    play(t, 0, "action", card="run", effect=0)
    assert (t.ending, awaited(t)) == (NONE, [1])


@pytest.mark.rule("C-212")
def test_a_full_barque_comes_before_the_hunt() -> None:
    t = staged([20, 13, 13, 13], 12, revealed=1, rage=9)
    play(t, 0, "action", card="run", effect=0)
    assert t.rage == t.hunt
    over(t, ESCAPE, [0])
    assert told(t, "hunt") == []


@pytest.mark.rule("C-213")
@pytest.mark.parametrize("revealed", [0, 1])
def test_with_no_adventurer_left_the_cerberus_side_wins_at_once(revealed: int) -> None:
    t = staged([13, 0, 0, 0], 12, ["", "ambush"], active=1, cerberus=[1, 2], lost=[3], revealed=revealed)
    play(t, 1, "action", card="stalk", effect=0)
    over(t, ALL_CAUGHT, [1, 2])
    assert told(t, "turn-ends") == [], "not at the end of the turn"
    assert roles(t) == "LCCL"


@pytest.mark.rule("C-213")
def test_a_hunt_that_catches_the_last_adventurers_together_ends_the_game() -> None:
    t = staged([14, 14, 0, 0], 12, active=2, cerberus=[2, 3], rage=9, speed=4)
    play(t, 2, "action", card="harry", effect=1)
    play(t, 2, "pawn", seat=1)
    over(t, ALL_CAUGHT, [2, 3])


@pytest.mark.rule("C-214")
def test_too_few_for_the_revealed_barque_end_the_game_on_the_capture_itself() -> None:
    """Three seats in the Barque, one aboard: the third Adventurer is caught in the middle of a turn."""
    held = ["", "", "", "ambush violence"]
    t = staged([ABOARD, 13, 14, 0], 12, held, active=3, cerberus=[3], revealed=3)
    play(t, 3, "bonus", kind="ambush", effect=0)
    over(t, TOO_FEW, [3])
    assert told(t, "turn-ends") == []
    assert not t.acted


@pytest.mark.rule("C-214")
@pytest.mark.parametrize(("places", "ends"), [(1, False), (2, False), (3, True)])
def test_those_aboard_count_among_the_adventurers_in_play(places: int, ends: bool) -> None:
    t = staged([ABOARD if places > 1 else 19, 13, 14, 0], 12, active=3, cerberus=[3], revealed=places)
    play(t, 3, "action", card="stalk", effect=0)
    assert (in_play(t), t.ending == TOO_FEW) == (2, ends)


@pytest.mark.rule("C-214")
def test_too_few_is_judged_before_a_full_barque() -> None:
    """A Barque of two is full, and a Hunt cannot come: but a capture in the same turn can."""
    t = staged([ABOARD, ABOARD, 0], 21, ["", "", "grudge"], active=2, cerberus=[2], revealed=2)
    play(t, 2, "bonus", kind="grudge", effect=0)
    play(t, 2, "target", part=0, seat=0)
    over(t, TOO_FEW, [2])


@pytest.mark.rule("C-215")
@pytest.mark.parametrize(("places", "ends"), [(1, False), (2, False), (3, True)])
def test_the_same_test_runs_at_the_reveal_in_the_middle_of_the_move(places: int, ends: bool) -> None:
    rest = [n for n in (1, 2, 3) if n != places]
    t = staged([16, 13, 0], 12, cerberus=[2], barques=[places, *rest])
    play(t, 0, "action", card="run", effect=0)
    assert told(t, "revealed") == [{"places": places}]
    if ends:
        over(t, TOO_FEW, [2])
        assert spaces(t)[0] == 17, "the second step is not made"
    else:
        assert (t.ending, spaces(t)[0]) == (NONE, 18)


@pytest.mark.rule("C-215")
def test_a_reveal_as_a_cost_ends_the_game_before_the_effect() -> None:
    t = staged([16, 13, 0], 12, active=2, cerberus=[2], barques=[3, 1, 2])
    play(t, 2, "action", card="return", effect=1)
    play(t, 2, "pawn", seat=0)
    over(t, TOO_FEW, [2])
    assert t.hand_size[2] == 0, "no Betrayal card was drawn"


@pytest.mark.rule("C-216")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_before_the_reveal_too_few_for_some_barque_end_nothing(first: int) -> None:
    rest = [n for n in (1, 2, 3) if n != first]
    t = staged([13, 14, 0], 12, active=2, cerberus=[2], barques=[first, *rest])
    play(t, 2, "action", card="stalk", effect=0)
    assert (roles(t), t.ending, awaited(t)) == ("LAC", NONE, [1]), "one is left, and the game goes on"
    play(t, 1, "action", card="gather", effect=0)
    play(t, 1, "end")
    play(t, 2, "action", card="return", effect=0)
    assert t.ending == NONE


@pytest.mark.rule("C-216")
def test_the_capture_of_the_last_one_ends_the_game_before_the_reveal_too() -> None:
    t = staged([13, 0, 0], 12, active=2, cerberus=[2], lost=[1])
    play(t, 2, "action", card="stalk", effect=0)
    over(t, ALL_CAUGHT, [2])
    assert not t.revealed


@pytest.mark.rule("C-217")
def test_when_cerberus_wins_lost_players_and_adventurers_and_those_aboard_lose() -> None:
    t = staged([ABOARD, 13, 14, 0, 0, 0], 12, active=3, cerberus=[3, 4], lost=[5], revealed=3)
    play(t, 3, "action", card="stalk", effect=0)
    over(t, TOO_FEW, [3, 4])
    assert roles(t) == "ALACCL"
    assert told(t, "cerberus-won") == [{"seats": 0b11000, "ending": TOO_FEW}]


@pytest.mark.rule("C-218")
@pytest.mark.parametrize("first", [0, 1])
def test_all_of_the_batch_that_ends_the_game_lose_even_on_dark_positions(first: int) -> None:
    """Seven seats with one Cerberus player: the batch lands on dark positions before the Finish board."""
    pawns = [13, 13, 18, 18, 0, 0, 0]
    t = staged(pawns, 12, active=4, cerberus=[4], lost=[5, 6], revealed=3)
    play(t, 4, "action", card="stalk", effect=0)
    play(t, 4, "pawn", seat=first)
    assert t.track[3] == first
    assert t.track[4] == 1 - first
    assert roles(t) == "LLAACLL"
    over(t, TOO_FEW, [4])


@pytest.mark.rule("C-219")
def test_one_captured_earlier_by_the_same_effect_wins_with_cerberus() -> None:
    """Grudge: seat 0 falls back onto space 8, Cerberus goes back to 7, and there he meets seat 1."""
    held = ["", "", "", "", "grudge violence violence"]
    t = staged([9, 9, 18, 18, 0], 8, held, active=4, cerberus=[4], revealed=3)
    play(t, 4, "bonus", kind="grudge", effect=1)
    play(t, 4, "pawn", seat=0)
    assert (roles(t), t.dog, t.ending) == ("CAAAC", 7, NONE)
    play(t, 4, "pawn", seat=1)
    assert told(t, "caught") == [{"seats": 0b10, "space": 7}]
    assert roles(t) == "CLAAC", "the second capture is one of its own"
    assert t.track[4] == 1, "on a dark position"
    over(t, TOO_FEW, [0, 4])


@pytest.mark.rule("C-220")
def test_without_a_cerberus_player_nobody_wins() -> None:
    t = staged([14, 14, 14], 12, rage=9)
    play(t, 0, "action", card="regroup", effect=1)
    play(t, 0, "swap", pair=0)
    play(t, 0, "pawn", seat=1)
    play(t, 0, "pawn", seat=0)
    over(t, ALL_CAUGHT, [])
    assert told(t, "nobody-won") == [{"ending": ALL_CAUGHT}]
    assert roles(t) == "LLL"


@pytest.mark.rule("C-220")
def test_too_few_for_the_barque_without_a_cerberus_player_is_a_defeat_of_all() -> None:
    t = staged([19, 18, ABOARD, 0], 17, rage=9, lost=[3], revealed=3)
    play(t, 0, "action", card="gather", effect=0)
    play(t, 0, "end")
    over(t, TOO_FEW, [])


@pytest.mark.rule("C-221")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_every_game_ends_in_one_of_three_ways_with_its_winners(seats: int) -> None:
    endings = set()
    for seed in range(25):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            assert payoffs(t) == [0] * seats
            assert (t.ending, t.winners) == (NONE, 0)
        endings.add(t.ending)
        side = [s for s in range(seats) if t.role[s] == CERBERUS]
        crew = [s for s in range(seats) if is_aboard(t, s)]
        over(t, t.ending, crew if t.ending == ESCAPE else side)
        assert (t.ending == ESCAPE) == (t.revealed == 1 and aboard(t) == t.barque[0])
        assert (t.ending == ALL_CAUGHT) == (in_play(t) == 0)
    assert ESCAPE in endings


@pytest.mark.rule("C-221")
@pytest.mark.parametrize("seed", range(6))
def test_after_the_end_no_move_is_legal_and_all_is_shown(seed: int) -> None:
    t = dealt(5, seed)
    for _ in random_moves(t, seed):
        pass
    for seat in everyone(t):
        seen = view(t, seat)
        assert [seen.barque[slot] for slot in range(SLOTS)] == [t.barque[slot] for slot in range(SLOTS)]
        assert [hand(seen, other) for other in range(5)] == [hand(t, other) for other in range(5)]
        assert (seen.ending, seen.winners) == (t.ending, t.winners)
        assert all(seen.deck[number] == t.deck[number] for number in range(KINDS))
    assert awaited(t) == []
    assert all(choices(t, seat) == [] for seat in range(5))


@pytest.mark.rule("C-221")
@pytest.mark.parametrize("seed", range(6))
def test_the_result_of_a_match_names_winners_and_payoffs(seed: int) -> None:
    match = Match(GAME, 4, seed)
    luck = Random(seed)
    while not match.over:
        (seat,) = match.awaits
        match.play(seat, luck.choice(match.legal(seat)))
    result = match.result
    assert isinstance(match.table, Table)
    assert result["winners"] == [seat for seat in range(4) if match.table.winners >> seat & 1]
    assert result["payoffs"] == payoffs(match.table)
    assert result["sheet"]["ending"] == ("escape", "all-caught", "too-few")[match.table.ending]


@pytest.mark.rule("C-221")
def test_the_result_tells_all_which_ending_it_was_and_who_won() -> None:
    escape = staged([20, 13, 13, 0], 5, cerberus=[3], revealed=1)
    play(escape, 0, "action", card="run", effect=0)
    caught = staged([13, 0, 0], 12, active=2, cerberus=[2], lost=[1])
    play(caught, 2, "action", card="stalk", effect=0)
    for seat in everyone(escape):
        assert ("escaped", {"seats": 0b1, "places": 1}) in heard(escape, seat)
    for seat in everyone(caught):
        assert ("cerberus-won", {"seats": 0b100, "ending": ALL_CAUGHT}) in heard(caught, seat)
