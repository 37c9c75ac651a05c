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


def test_whoever_was_asked_is_not_asked_again() -> None:
    told: set[str] = set()
    for seed in range(3):
        match, dice = Match(GAME, 4, seed, {"turn-limit": "50"}), random.Random(seed)
        while not match.over:
            seat = match.awaits[0]
            view = match.seen(seat)
            barred = GAME.barred(view, seat)
            if "start" in {move.family for move in match.legal(seat)}:
                moves = [move for move in match.legal(seat) if move.family == "invite"]
                invited = {
                    one for one in range(4) if any(move.parameters["players"] >> one & 1 for move in moves)
                }
                assert barred.keys() == {f"player-{one}" for one in set(range(4)) - invited}
            else:
                assert not barred
            told |= {why.name for why in barred.values()}
            match.play(seat, dice.choice(match.legal(seat)))
    assert told == {"barred-joined", "barred-asked"}
