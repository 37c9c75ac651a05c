"""How well weighed worlds tell what is hidden, beside plain guesses.

    python -m benchmarks.belief [--game passengers …] [--seats 6] [--games 60] [--company handwritten easy]
        [--worlds 60] [--guesses 6] [--stray 1.0] [--slip 0.05] [--seed 1] [--json]

At moments of games, spread evenly, one seat that decides asks of everybody else all that could be claimed of
what they hide (a faction, a Passenger, a hand, a traitor, a Barque). Its belief is the share of its worlds in
which that is so. Brier score and log-loss of plain guesses and of weighed worlds are compared on the same
questions, and for the weighed ones a table of reliability: how often what is believed so far is so.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

import turncoat
from turncoat.bots import BOTS
from turncoat.bots.belief import Minded, likely_worlds
from turncoat.games.playable import Playable
from turncoat.kernel.moves import lowest
from turncoat.lab.games import course, known

USUAL = {"passengers": 6, "mad-zeppelin": 4, "cerberus": 5, "chaos-contract": 3}
MOMENTS = 6
"""Moments of a game that are looked at."""
BINS = 10


def questions(game: Playable, view: Any, seat: int) -> Iterator[tuple[int, int]]:
    """What others could claim of themselves now: who, and the claim."""
    talk = game.talk
    assert talk
    for other in range(view.seats):
        if other != seat:
            for claim in range(talk.claims.count):
                if talk.names[claim] < 0 and talk.sensible(view, other, claim):
                    yield other, claim


def believed(game: Playable, worlds: NDArray[Any], asked: list[tuple[int, int]]) -> NDArray[np.float64]:
    """The share of worlds in which each thing is so, a little away from certainty; nan for promises."""
    talk = game.talk
    assert talk
    tables = [game.table(worlds[i : i + 1]) for i in range(len(worlds))]
    so = np.array([[talk.holds(table, *one) for one in asked] for table in tables], float)
    so[so < 0] = np.nan
    return np.asarray((so.sum(axis=0) + 0.5) / (len(tables) + 1))


def judged(
    game: Playable, seats: int, games: int, company: str, worlds: int, mind: Minded, seed: int
) -> NDArray[np.float64]:
    """For each question: belief by plain guesses, by weighed worlds, and the truth."""
    found: list[NDArray[np.float64]] = []
    talk = game.talk
    assert talk
    bots = [BOTS[company]] * seats
    for number in range(games):
        length = sum(1 for _ in course(game, seats, number, seed, bots, None))
        wanted = {length * (step + 1) // (MOMENTS + 1) for step in range(MOMENTS)}
        for step, (table, before) in enumerate(course(game, seats, number, seed, bots, None)):
            if step not in wanted or not table.awaits:
                continue
            seat = lowest(table.awaits)
            seen = known(game, table, before, seat, [number + 1, step, 3, 4])
            asked = list(questions(game, seen.view, seat))
            truth = np.array([talk.holds(table, *one) for one in asked], float)
            plain = believed(game, likely_worlds(seen, worlds, Minded()), asked)
            weighed = believed(game, likely_worlds(seen, worlds, mind), asked)
            rows = np.stack([plain, weighed, truth], axis=1)
            found.append(rows[truth >= 0])
    return np.concatenate(found)


def figures(rows: NDArray[np.float64]) -> dict[str, Any]:
    """Scores of both beliefs, and how reliable the weighed one is."""
    truth = rows[:, 2]
    scores: dict[str, Any] = {"questions": len(rows), "so": float(truth.mean())}
    for name, belief in (("plain", rows[:, 0]), ("weighed", rows[:, 1])):
        scores[name] = {
            "brier": float(((belief - truth) ** 2).mean()),
            "log_loss": float(-np.log(np.where(truth == 1, belief, 1 - belief)).mean()),
        }
    places = np.minimum((rows[:, 1] * BINS).astype(int), BINS - 1)
    scores["reliability"] = [
        {
            "believed": float(rows[places == place, 1].mean()),
            "so": float(truth[places == place].mean()),
            "questions": int((places == place).sum()),
        }
        for place in range(BINS)
        if (places == place).any()
    ]
    return scores


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", choices=USUAL, action="append", default=[])
    arguments.add_argument("--seats", type=int)
    arguments.add_argument("--games", type=int, default=60)
    arguments.add_argument("--company", nargs="+", default=["handwritten", "easy"])
    arguments.add_argument("--worlds", type=int, default=60)
    arguments.add_argument("--guesses", type=int, default=6)
    arguments.add_argument("--stray", type=float, default=Minded.stray)
    arguments.add_argument("--slip", type=float, default=Minded.slip)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    mind = Minded(chosen.guesses, chosen.stray, chosen.slip)
    results: dict[str, Any] = {}
    for name in chosen.game or USUAL:
        seats = chosen.seats or USUAL[name]
        for company in chosen.company:
            rows = judged(turncoat.game(name), seats, chosen.games, company, chosen.worlds, mind, chosen.seed)
            results[f"{name} {seats} {company}"] = found = figures(rows)
            if not chosen.json:
                print(f"{name}, {seats} seats, among {company}: {found['questions']} questions")
                for kind in ("plain", "weighed"):
                    print(
                        f"  {kind}: Brier {found[kind]['brier']:.4f}, log-loss {found[kind]['log_loss']:.4f}"
                    )
                for row in found["reliability"]:
                    print(f"    {row['believed']:.2f} believed, {row['so']:.2f} so ({row['questions']})")
    if chosen.json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
