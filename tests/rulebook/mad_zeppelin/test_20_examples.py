"""Group 20: worked examples, played as they are told, and the odds of the dice."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    RESULT_NAMES,
    awaited,
    choices,
    dealt,
    discarded,
    end,
    everyone,
    finish_turn,
    hand,
    heard,
    hold,
    may,
    pass_by,
    play,
    reveal,
    set_dice,
    set_thrown,
    staged,
    thrown,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin.components import BLACK, BLUE, COLOURS, DICE, FACES, JOURNEYS, NONE, PICK
from turncoat.games.mad_zeppelin.scoring import cargo_points, score
from turncoat.games.mad_zeppelin.table import (
    BY_FLIGHT,
    BY_POINTS,
    PLAY_TRAITOR,
    TAKE_ACTION,
    Table,
    all_black,
    open_colours,
)

ROLLS = [" ".join(faces) for faces in product(RESULT_NAMES, repeat=DICE)]
"""All 216 rolls of the three dice."""


# Examples of the book ----------------------------------------------------------------------------


@pytest.mark.rule("M-070")
def test_steeling_may_throw_when_any_of_the_dice_comes_up_blue() -> None:
    """The example of the book, for every way in which the dice can lie once they are settled."""
    t = staged(["steeling igor", "troy ripp"])
    reveal(t, 0, "steeling")
    for faces in product(RESULT_NAMES[: COLOURS + 1], repeat=DICE):
        set_dice(t, " ".join(faces))
        assert may(t, 0, "throw", cargo="wood", crates=0) == ("blue" in faces)


@pytest.mark.rule("M-070", "M-043")
def test_steeling_covered_by_another_traitor_throws_no_more() -> None:
    """The example speaks of him as the current traitor: a covered one gives no colour."""
    t = staged(["steeling igor", "troy ripp"], "blue blue blue")
    pass_by(t, "steeling")
    pass_by(t, "troy")
    assert (t.current[0], t.laid[0, 0]) == (traitor("igor"), traitor("steeling"))
    assert choices(t, 0, "throw") == []


@pytest.mark.rule("M-038")
def test_with_three_blacks_traitors_are_played_as_usual_and_nothing_is_thrown() -> None:
    """The example of the book: a whole turn with three Blacks."""
    t = staged(["steeling igor", "hummerock ripp", "love troy"], "black black black", coins=[9, 9, 3])
    plays = 0
    while t.turn == 1:
        (seat,) = awaited(t)
        if t.asks == PLAY_TRAITOR:
            coins, depth = t.coins[seat], t.depth
            play(t, seat, "traitor", **choices(t, seat)[0][1])
            assert (t.coins[seat] > coins, t.depth) == (True, depth - 1)
        assert t.asks == TAKE_ACTION
        assert choices(t, seat, "throw") == choices(t, seat, "extra") == []
        plays += 1
        end(t, seat)
    assert plays == 6
    assert all(thrown(t, seat) == [] for seat in range(3))


def opening(journeys: int) -> tuple[Table, int]:
    """A deal in which a seat drew so many Journeys in a row in the opening, and the seat."""
    for seed in range(2000):
        t = dealt(6, seed)
        told = [(kind, facts["seat"]) for kind, facts in heard(t, -1) if kind.startswith("opening")]
        for seat in range(6):
            if told.count(("opening-journey", seat)) == journeys:
                return t, seat
    raise AssertionError("no such deal")


@pytest.mark.rule("M-015", "M-016")
@pytest.mark.parametrize("journeys", [0, 1, 2])
def test_a_journey_drawn_in_the_opening_goes_back_for_a_coin_and_another_card(journeys: int) -> None:
    """As often as needed: one Journey leaves 4 coins, two leave 5, always one Cargo card."""
    t, seat = opening(journeys)
    assert (t.coins[seat], len(hand(t, seat)), t.journeys) == (3 + journeys, 1, 0)
    assert (hold(t).count("journey"), t.depth) == (JOURNEYS, 104)


@pytest.mark.rule("M-154", "M-040")
def test_the_player_to_the_right_of_the_leader_closes_each_round() -> None:
    t = staged(["love igor", "troy ripp", "steeling walder", "henchman mirante"], leader=2)
    order = []
    while t.turn == 1:
        order.append(pass_by(t))
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("M-160")
def test_the_zeppelin_docks_and_everybody_has_lost() -> None:
    t = staged(["love igor", "troy ripp"], journeys=9, hold="journey")
    set_thrown(t, 0, "diamonds gold gold")
    pass_by(t, "love")
    assert (t.ending, t.winners, score(t, 0)) == (BY_FLIGHT, 0, 19)


# Worked checks -----------------------------------------------------------------------------------


@pytest.mark.rule("M-038", "M-082", "M-112", "M-138")
@pytest.mark.parametrize("name", ["steeling", "mirante", "hummerock"])
def test_three_blacks_leave_no_throw_and_no_die_to_change(name: str) -> None:
    t = staged([f"{name} igor", "troy ripp"], "black black black", coins=[9])
    reveal(t, 0, name)
    assert choices(t, 0) == [("end", {})]


@pytest.mark.rule("M-042", "M-045")
def test_of_a_blocked_and_a_free_traitor_the_free_one_is_played_and_the_blocked_one_shown_later() -> None:
    t = staged(["ripp walder", "love troy", "steeling igor"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    assert choices(t, 1) == [("traitor", {"traitor": traitor("troy")})]
    pass_by(t, "troy")
    pass_by(t, "steeling")
    coins, cards = t.coins[1], hand(t, 1)
    depth = t.depth
    end(t, 0)
    assert ("showed", {"seat": 1, "traitor": traitor("love")}) in heard(t, -1)
    assert (t.coins[1], hand(t, 1), t.actor) == (coins, cards, 2)
    assert t.depth == depth - 1, "only seat 2 has drawn since"


@pytest.mark.rule("M-088", "M-126")
@pytest.mark.parametrize("name", ["tim-sly", "shadow"])
def test_a_copier_that_copies_nothing_throws_nothing(name: str) -> None:
    t = staged([f"{name} igor", "troy ripp"], "blue red green")
    reveal(t, 0, name)
    assert choices(t, 0, "throw") == []
    if name == "shadow":
        assert choices(t, 0) == [("end", {})], "played first of all there is nobody to copy"


@pytest.mark.rule("M-077")
def test_two_crates_and_a_coin_pay_a_bribe_of_three() -> None:
    t = staged(["steeling igor", "troy ripp"], hands=["lead crate crate"], coins=[0], hold="ore")
    reveal(t, 0, "steeling")
    assert t.coins[0] == 1
    safe = t.safe
    play(t, 0, "throw", cargo="lead", crates=2)
    assert (t.coins[0], t.safe, discarded(t), thrown(t, 0)) == (0, safe + 1, ["crate"] * 2, ["lead"])
    for seat in everyone(t):
        assert (
            "threw-with-crates",
            {"seat": 0, "cargo": 3, "coins": 1, "crates": 2},
        ) in heard(t, seat)


@pytest.mark.rule("M-155", "M-164")
def test_nineteen_points_with_all_four_levels_win_at_the_end_of_the_turn_and_not_before() -> None:
    t = staged(["steeling igor", "troy ripp"], "blue red red", ["wood"], hold="ore ore ore ore")
    set_thrown(t, 0, "gold steel ore lead")
    reveal(t, 0, "steeling")
    play(t, 0, "throw", cargo="wood", crates=0)
    assert (cargo_points(t, 0), score(t, 0), t.ending) == (19, 20, NONE)
    end(t, 0)
    assert awaited(t) == [1]
    finish_turn(t)
    assert (t.ending, t.winners) == (BY_POINTS, 1)


@pytest.mark.rule("M-063", "M-158")
def test_the_tenth_journey_pays_its_coin_and_leaves_its_drawer_both_actions() -> None:
    t = staged(["love igor", "steeling ripp", "troy walder"], journeys=9, hold="wood journey")
    pass_by(t, "love")
    coins = t.coins[1]
    reveal(t, 1, "steeling")
    assert (t.journeys, t.coins[1], t.ending) == (JOURNEYS, coins + 2, NONE)
    play(t, 1, "throw", cargo="wood", crates=0)
    play(t, 1, "set", die=0, result="green")
    assert (t.ending, t.awaits, t.chances) == (BY_FLIGHT, 0, 2)
    for seat in everyone(t):
        assert score(view(t, seat), 1) == 1


# The odds of the dice ----------------------------------------------------------------------------


def rolls() -> Iterator[Table]:
    """A table for each of the 216 ways in which three dice can fall."""
    t = staged(["love igor", "troy ripp"])
    for faces in ROLLS:
        set_dice(t, faces)
        yield t


@pytest.mark.rule("M-008", "M-036")
@pytest.mark.parametrize("colour", range(COLOURS))
def test_a_given_colour_comes_up_on_its_own_in_ninety_one_of_216_rolls(colour: int) -> None:
    found = sum(open_colours(t) >> colour & 1 for t in rolls())
    assert Fraction(found, FACES**DICE) == 1 - Fraction(5, 6) ** 3 == Fraction(91, 216)
    assert round(100 * found / 216, 1) == 42.1


@pytest.mark.rule("M-008", "M-034")
def test_the_leader_may_pick_something_in_ninety_one_of_216_rolls() -> None:
    found = sum(any(t.die[die] == PICK for die in range(DICE)) for t in rolls())
    assert Fraction(found, FACES**DICE) == 1 - Fraction(5, 6) ** 3


@pytest.mark.rule("M-008", "M-038")
def test_three_blacks_come_up_in_one_of_216_rolls() -> None:
    found = [[t.die[die] for die in range(DICE)] for t in rolls() if all_black(t)]
    assert found == [[BLACK] * DICE]
    assert (len(ROLLS), len(set(ROLLS))) == (216, 216)


@pytest.mark.rule("M-008", "M-034")
def test_a_leader_who_wants_blue_gets_it_in_152_of_216_rolls() -> None:
    """By itself or through a pick face."""
    found = sum(
        bool(open_colours(t) >> BLUE & 1) or any(t.die[die] == PICK for die in range(DICE)) for t in rolls()
    )
    assert Fraction(found, 216) == 1 - Fraction(4, 6) ** 3 == Fraction(152, 216)
