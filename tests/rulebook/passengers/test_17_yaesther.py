"""Group 17: the Yaesther."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import afterlands, dealt, random_game
from turncoat.games.passengers.components import DEMON, SOUL, YAESTHER, YAESTHER_CARD
from turncoat.games.passengers.scoring import demon_points, score, soul_points

SCORES = {4: 13, 6: 13, 8: 17}
"""Half points."""


@pytest.mark.rule("P-189")
@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize(
    "text", ["[Y . . .] [. . . .] [. . . .]", "[SR . . .] [Yr . . .] [. . . .]", "[DR . . .]"]
)
def test_the_yaesther_player_scores_the_same_wherever_the_card_ended(seats: int, text: str) -> None:
    t = afterlands(text, seats)
    for row in range(3):
        t.ferried[row] = 0
    score(t)
    assert t.half_points[YAESTHER] == SCORES[seats]


@pytest.mark.rule("P-189")
def test_the_score_holds_in_played_games_with_barter() -> None:
    ended = set()
    for seed in range(12):
        t = dealt(6, seed, sets="III")
        for _ in random_game(t, seed):
            pass
        assert t.half_points[YAESTHER] == 13
        ((row, boat, space),) = (
            (row, boat, space)
            for row in range(3)
            for boat in range(2)
            for space in range(4)
            if t.passenger[row, boat, space] == YAESTHER_CARD
        )
        own = t.faction[t.placer[row, boat, space]] == YAESTHER
        ended.add((t.ferried[row] == boat, own))
    assert {arrived for arrived, _ in ended} == {True, False}
    assert False in {own for _, own in ended}, "a Barter moved the card"


@pytest.mark.rule("P-189")
@pytest.mark.parametrize("seats", [5, 7])
def test_at_five_and_seven_seats_two_factions_are_compared(seats: int) -> None:
    for seed in range(6):
        t = dealt(seats, seed)
        for _ in random_game(t, seed):
            pass
        assert YAESTHER not in [t.faction[seat] for seat in range(seats)]
        assert t.half_points[YAESTHER] == 0
        assert t.winner in (SOUL, DEMON)
    t = afterlands("[SR . . .]", seats)
    for row in range(3):
        t.ferried[row] = 0
    score(t)
    assert (t.half_points[SOUL], t.half_points[DEMON], t.winner) == (2, 0, SOUL)


@pytest.mark.rule("P-190", "P-191", "P-192", "P-193")
@pytest.mark.parametrize(
    ("text", "souls", "demons"),
    [
        ("[Y . . .]", 1, 1),
        ("[Y SR . .]", 2, 1),
        ("[Y DR . .]", 1, 2),
        ("[Y SR SR .]", 4, 1),
        ("[Yr SR . .]", 3, 2),
        ("[Yr SG . .]", 2, 1),
        ("[. Yr . .] [. SR . .]", 2, 2),
        ("[Yr DR . .]", 1, 3),
        ("[Yr DG . .]", 1, 2),
        ("[DG Yg DG .]", 1, 5),
        ("[Yr . . .]", 1, 1),
    ],
)
def test_the_yaesther_counts_for_both_and_has_a_colour_only_under_a_mask(
    text: str, souls: int, demons: int
) -> None:
    """T9 and T10 are among them."""
    t = afterlands(text)
    assert (soul_points(t), demon_points(t)) == (souls, demons)
