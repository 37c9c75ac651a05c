"""Why it came so: what throws are worth and cost, and who wins."""

from __future__ import annotations

import random

import pytest

import turncoat
from turncoat.match import Match
from turncoat.words import Thing

GAME = turncoat.game("mad-zeppelin")
WORTH = {"crate": (1, 1), "wood": (1, 1), "coal": (2, 2), "lead": (3, 3)} | {
    "ore": (4, 3), "steel": (5, 4), "gold": (6, 5), "diamonds": (7, 6)
}  # fmt: skip
"""Points and bribe (M-003)."""


@pytest.mark.parametrize("seed", range(4))
def test_throws_and_the_end_are_explained(seed: int) -> None:
    match, dice = Match(GAME, 4, seed), random.Random(seed)
    while not match.over:
        seat = match.awaits[0]
        match.play(seat, dice.choice(match.legal(seat)))
    points = [0] * 4
    for told in match.told():
        if told.event.kind.name in ("threw", "threw-with-crates"):
            cargo, so_far = (line.arguments for line in told.reasons)
            kind = cargo["cargo"]
            assert isinstance(kind, Thing)
            worth, bribe = WORTH[kind.name.removeprefix("cargo-")]
            thrower = told.event.facts["seat"]
            points[thrower] += worth
            assert cargo["points"] == worth
            assert cargo["coins"] == bribe
            assert so_far["points"] in (points[thrower], points[thrower] + 1)  # with all four levels one more
    assert list(match.told()[-1].reasons) == match.game.sheet_lines(match.table)


def test_what_is_barred_is_not_offered() -> None:
    told: set[str] = set()
    for seed in range(4):
        match, dice = Match(GAME, 4, seed), random.Random(seed)
        while not match.over:
            seat = match.awaits[0]
            barred = GAME.barred(match.seen(seat), seat)
            offered = [move.text.split() for move in match.legal(seat)]
            thrown = {words[1] for words in offered if words[0] == "throw"}
            assert not thrown & {key.removeprefix("cargo-") for key in barred}
            assert not (thrown and "overboard" in barred)
            played = {words[1] for words in offered if words[0] == "traitor"}
            assert not played & {key.removeprefix("play-") for key in barred}
            told |= {why.name for why in barred.values()}
            match.play(seat, dice.choice(match.legal(seat)))
    assert told == {"barred-named", "barred-dear", "ability-state", "throw-state"}
