"""Group 16: scoring the Demon Smugglers."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import afterlands, card
from turncoat.games.passengers.components import RAVEN, SPACES, WOLF
from turncoat.games.passengers.scoring import demon_bonus, demon_points


def demons(text: str) -> int:
    """What Afterlands are worth to the Demon Smugglers."""
    return demon_points(afterlands(text))


@pytest.mark.rule("P-177")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("[DR . . .]", 1),
        ("[DR DG . DB]", 3),
        ("[DR . . .] [. . . DB]", 2),
        ("[Y . . .]", 1),
        ("[SR SG SB .]", 0),
    ],
)
def test_every_demon_is_worth_a_point_and_the_yaesther_is_one_of_them(text: str, points: int) -> None:
    assert demons(text) == points


@pytest.mark.rule("P-177")
def test_neither_placer_nor_facing_matters_and_losing_boats_give_nothing() -> None:
    for placer in range(8):
        t = afterlands("[DR DG SB .]")
        for space in range(3):
            t.placer[0, RAVEN, space] = placer
            t.face_up[0, RAVEN, space] = placer % 2
        for space in range(SPACES):
            t.passenger[0, WOLF, space] = card("DR")
        assert demon_points(t) == 2


@pytest.mark.rule("P-178")
def test_a_demon_gets_a_point_for_each_neighbouring_soul_of_its_colour_up_to_four() -> None:
    assert demons("[DR SR . .]") == 2
    assert demons("[SR DR SR .]") == 3
    assert demons("[. SR . .] [SR DR SR .]") == 4
    assert demons("[. SR . .] [SR DR SR .] [. SR . .]") == 5
    assert demons("[DR SG . .]") == 1
    t = afterlands("[SR SR SR SR] [SR DR SR SR] [SR SR SR SR]")
    assert demon_bonus(t, 1, 1) == 4


@pytest.mark.rule("P-179")
@pytest.mark.parametrize("space", range(4))
def test_a_space_lies_above_the_same_space_of_the_round_before(space: int) -> None:
    for other in range(4):
        below, above = ["."] * 4, ["."] * 4
        below[space] = "SG"
        above[other] = "DG"
        text = f"[{' '.join(below)}] [{' '.join(above)}]"
        assert demons(text) == (2 if other == space else 1)


@pytest.mark.rule("P-180")
@pytest.mark.parametrize(
    "text",
    [
        "[DR . . .] [. SR . .]",
        "[SR . . .] [. . . DR]",
        "[. SR . .] [DR . . .]",
        "[SR SG SG DR]",
        "[DR . . .] [SG . . .] [SR . . .]",
    ],
)
def test_diagonals_do_not_count_and_nothing_wraps(text: str) -> None:
    assert demons(text) == 1


@pytest.mark.rule("P-181")
@pytest.mark.parametrize("text", ["[DR . SR .]", "[DR . . SR]", "[SR . . DR]"])
def test_empty_spaces_are_crossed_in_a_straight_line(text: str) -> None:
    """T5."""
    assert demons(text) == 2


@pytest.mark.rule("P-182")
def test_empty_spaces_are_crossed_between_boats_too() -> None:
    """T7."""
    assert demons("[SB . . .] [. . . .] [DB . . .]") == 2
    assert demons("[SB . . .] [SG . . .] [DB . . .]") == 1


@pytest.mark.rule("P-183")
@pytest.mark.parametrize(("text", "points"), [("[DR SB SR .]", 1), ("[DR DR SR .]", 3), ("[DR Y SR .]", 2)])
def test_only_the_nearest_passenger_of_a_direction_counts(text: str, points: int) -> None:
    """T6 is the last of them."""
    assert demons(text) == points


@pytest.mark.rule("P-184")
def test_one_soul_serves_every_demon_beside_it() -> None:
    """T13, T14."""
    assert demons("[DG SG DG .]") == 4
    assert demons("[. DG . .] [DG SG DG .] [. DG . .]") == 8


@pytest.mark.rule("P-185")
def test_a_neighbouring_demon_gives_nothing() -> None:
    assert demons("[DR DR . .]") == 2


@pytest.mark.rule("P-186")
@pytest.mark.parametrize(
    ("text", "printed", "points"),
    [("[DG Sg . .]", "SR", 2), ("[DB Sr . .]", "SB", 1), ("[DB SB . .]", "SB", 2)],
)
def test_a_masked_soul_serves_demons_of_the_masks_colour_only(text: str, printed: str, points: int) -> None:
    t = afterlands(text)
    t.passenger[0, RAVEN, 1] = card(printed)
    assert demon_points(t) == points


@pytest.mark.rule("P-187")
@pytest.mark.parametrize(("text", "printed", "points"), [("[Dr SR . .]", "DG", 2), ("[Dg SR . .]", "DR", 1)])
def test_a_masked_demon_has_the_masks_colour_and_no_longer_its_own(
    text: str, printed: str, points: int
) -> None:
    """T8 is the first of them."""
    t = afterlands(text)
    t.passenger[0, RAVEN, 0] = card(printed)
    assert demon_points(t) == points


@pytest.mark.rule("P-188")
def test_the_example_of_the_demon_smugglers_is_worth_seven() -> None:
    """T2."""
    t = afterlands("[SR DR . .] [Y Sr DB .] [SG . . DG]")
    assert 1 + demon_bonus(t, 1, 2) == 1
    assert 1 + demon_bonus(t, 2, 3) == 2
    assert 1 + demon_bonus(t, 0, 1) == 3
    assert 1 + demon_bonus(t, 1, 0) == 1
    assert demon_points(t) == 7
