"""Why it came so: the results that a verdict was made of."""

from __future__ import annotations

import random

import turncoat
from turncoat.match import Match

GAME = turncoat.game("chaos-contract")
VERDICTS = ("succeeded", "failed", "battle-won", "battle-lost-by-all")


def test_verdicts_name_the_results_and_the_end_every_contract() -> None:
    judged = 0
    for seed in range(3):
        match, dice = Match(GAME, 4, seed, {"turn-limit": "50"}), random.Random(seed)
        while not match.over:
            seat = match.awaits[0]
            match.play(seat, dice.choice(match.legal(seat)))
        rolled: set[int] = set()
        for told in match.told():
            name = told.event.kind.name
            if name == "picked":
                rolled = set()
            elif name in ("rolled", "secret-shown", "drew-instead"):
                rolled.add(told.event.facts["seat"])
            elif name in VERDICTS:
                said = {getattr(line.arguments["seat"], "seat", None) for line in told.reasons}
                assert said <= rolled
                judged += bool(said)
        assert list(match.told()[-1].reasons) == match.game.sheet_lines(match.table)
    assert judged > 10
