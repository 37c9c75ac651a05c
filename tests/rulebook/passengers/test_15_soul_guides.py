"""Group 15: scoring the Soul Guides."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import afterlands, begun, card, counted, dealt, random_game
from turncoat.games.passengers.components import DEMON, NONE, RAVEN, SOUL, SPACES, WOLF
from turncoat.games.passengers.scoring import score, soul_points


def souls(text: str, **options: str) -> int:
    """What Afterlands are worth to the Soul Guides."""
    return soul_points(afterlands(text, 8, **options))


@pytest.mark.rule("P-168")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("[SR . . .]", 1),
        ("[SR SG SB .]", 3),
        ("[SR SG . .] [. . . SB]", 3),
        ("[Y . . .]", 1),
        ("[Y SR . .]", 2),
    ],
)
def test_every_soul_is_worth_a_point_and_the_yaesther_is_one_of_them(text: str, points: int) -> None:
    assert souls(text) == points


@pytest.mark.rule("P-168")
def test_neither_placer_nor_facing_matters_to_the_soul_guides() -> None:
    for placer in range(8):
        for facing in (0, 1):
            t = afterlands("[SR SG DB .]")
            for space in range(3):
                t.placer[0, RAVEN, space] = placer
                t.face_up[0, RAVEN, space] = facing
            assert soul_points(t) == 2


@pytest.mark.rule("P-168", "P-177")
@pytest.mark.parametrize("bonus", ["each-colour", "largest-group"])
@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_the_score_of_a_played_game_counts_the_souls_and_demons_that_arrived(
    seats: int, layout: str, bonus: str
) -> None:
    """Counted a second time from the letters of the cards, without a rule of the package."""
    scores = set()
    for seed in range(5):
        t = dealt(seats, seed, layout=layout, soul_bonus=bonus)
        for _ in random_game(t, seed):
            pass
        points = (t.half_points[SOUL] // 2, t.half_points[DEMON] // 2)
        assert points == counted(t)
        scores.add(points)
    assert len(scores) > 1


@pytest.mark.rule("P-169")
@pytest.mark.parametrize("colour", ["R", "G", "B"])
@pytest.mark.parametrize(
    ("pattern", "points"),
    [
        ("[S S . .]", 3),
        ("[S . . S]", 3),
        ("[. S DR S]", 3),
        ("[S S S .]", 5),
        ("[S . S S]", 5),
        ("[S S S S]", 7),
    ],
)
def test_two_three_or_four_souls_of_a_colour_give_one_two_or_three_more(
    colour: str, pattern: str, points: int
) -> None:
    assert souls(pattern.replace("S", "S" + colour)) == points


@pytest.mark.rule("P-170")
def test_groups_form_within_one_boat_only() -> None:
    assert souls("[SR . . .] [SR . . .] [SR . . .]") == 3
    assert souls("[SR SR . .] [SR SR . .]") == 6


@pytest.mark.rule("P-171")
def test_the_example_of_the_soul_guides_is_worth_nine() -> None:
    """T1: a blue Soul; three green Souls; a red and a red-masked Soul."""
    assert souls("[SB . . .]") == 1
    assert souls("[SG SG SG .]") == 5
    assert souls("[SR Sr . .]") == 3
    assert souls("[SB . . .] [SG SG SG .] [SR Sr . .]") == 9


@pytest.mark.rule("P-172")
def test_four_green_souls_are_worth_seven() -> None:
    """T12."""
    assert souls("[SG SG SG SG]") == 7


@pytest.mark.rule("P-173")
def test_each_colour_of_a_boat_is_scored_for_itself() -> None:
    """T11."""
    assert souls("[SR SB SR SB]") == 6


@pytest.mark.rule("P-174")
def test_five_souls_of_one_colour_give_four_more() -> None:
    assert souls("[SR SR SR SR Sr]", layout="b") == 9


@pytest.mark.rule("P-175")
def test_a_masked_soul_belongs_to_the_colour_of_its_mask_only() -> None:
    assert souls("[SR SR Sb .]") == 4
    t = afterlands("[SR SR Sb .]")
    t.passenger[0, RAVEN, 2] = card("SR")
    assert soul_points(t) == 4, "the printed colour is gone"
    assert souls("[SR Sr . .]") == 3


@pytest.mark.rule("P-176")
def test_losing_boats_leftovers_and_demons_give_soul_guides_nothing() -> None:
    assert souls("[DR DR DG DB]") == 0
    assert souls("[SR DR . .]") == souls("[SR . . .]") == 1
    t = afterlands("[SR . . .]")
    for space in range(SPACES):
        t.passenger[0, WOLF, space] = card("SR")
    assert soul_points(t) == 1
    game = begun(6)
    for _ in random_game(game):
        pass
    for row in range(3):
        for space in range(SPACES):
            game.passenger[row, 1 - game.ferried[row], space] = NONE
    points = game.half_points[SOUL]
    score(game)
    assert game.half_points[SOUL] == points
