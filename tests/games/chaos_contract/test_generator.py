"""Figures that the generator of Chaos Contract goes by are those of its settings."""

from __future__ import annotations

import pytest

from tests.suite.chaos_contract_worlds import part_chances
from turncoat.games.chaos_contract.components import (
    BATTLE,
    DIFFICULTY,
    FORCED,
    ICON_STOCK,
    MOST_STARS,
    PART_COUNT,
    REGULAR,
    SET_SIZE,
    stars_of,
)
from turncoat.games.chaos_contract.generator import (
    DIGIT,
    MOST_TWOS,
    STAR_SHARE,
    TWOS_CHANCE,
    with_one,
)


def star_shares(type_: int, before: tuple[int, ...] = (), difficulty: int = 0) -> list[float]:
    """The shares of a type's texts with one star, two and three."""
    if len(before) == PART_COUNT:
        return [float(stars_of(difficulty) == stars) for stars in range(1, MOST_STARS + 1)]
    total = [0.0] * MOST_STARS
    for which, chance in part_chances(type_, before).items():
        shares = star_shares(type_, (*before, which), difficulty + DIFFICULTY[len(before), which])
        total = [sum_ + chance * share for sum_, share in zip(total, shares, strict=True)]
    return total


def test_so_many_of_a_thousand_texts_have_at_most_so_many_stars() -> None:
    base = star_shares(REGULAR)
    later = [sum(both) / 2 for both in zip(star_shares(FORCED), star_shares(BATTLE), strict=True)]
    for set_, shares in enumerate((base, later)):
        for most in range(MOST_STARS):
            assert STAR_SHARE[set_, most] == pytest.approx(1000 * sum(shares[: most + 1]), abs=0.6)


@pytest.mark.parametrize("set_", [0, 1])
@pytest.mark.parametrize("side", [0, 1])
def test_icons_as_published_give_some_contracts_two(set_: int, side: int) -> None:
    """Whatever runs out, each contract has two icons, one or none, and only once all are dealt out none."""
    icons = ICON_STOCK[1, set_, side, 2] + ICON_STOCK[1, set_, side, 3]
    chances = [
        TWOS_CHANCE[set_, side, n, 0] * DIGIT + TWOS_CHANCE[set_, side, n, 1] for n in range(MOST_TWOS)
    ]
    assert sum(chances) == pytest.approx(DIGIT**2, abs=MOST_TWOS)
    for twos, chance in enumerate(chances):
        if chance:
            ones = with_one(1, set_, side, twos)
            assert ones >= 0
            assert ones + twos <= SET_SIZE[set_]
            assert ones + 2 * twos <= icons
            assert ones + twos == SET_SIZE[set_] or ones + 2 * twos == icons
