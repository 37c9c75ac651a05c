"""Whether everything that a seat is told as certain is so: in the game itself and in guessed worlds.

    python -m benchmarks.known [--worlds 10000] [--each 20] [--seed 1] [--game passengers …] [--json]

For each game so many worlds, `each` of them for one position and one seat, spread over all numbers of seats
and all sets of options. It ends with exit code 1 if a fact does not hold somewhere.
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random

from tests.suite.known import check, positions
from tests.suite.registry import SUBJECTS, Case
from tests.suite.subject import Subject


def compare(subject: Subject, number: int, each: int, seed: int) -> dict[str, int | list[str]]:
    """Compare the facts of many positions with worlds that fit them."""
    luck = Random(seed)
    cases = [
        Case(subject, seats, options) for seats in subject.game.seats for options in subject.options(seats)
    ]
    found = [positions(case, luck) for case in cases]
    facts, guessed, wrong = 0, 0, list[str]()
    for place in range(-(-number // each)):
        match, seat = next(found[place % len(found)])
        shown, faults = check(match, seat, each, luck)
        facts += shown
        guessed += each
        wrong += faults
    return {"positions": -(-number // each), "worlds": guessed, "facts": facts, "wrong": wrong}


def main() -> int:
    """Compare and print."""
    games = {subject.game.name: subject for subject in SUBJECTS}
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--worlds", type=int, default=10_000)
    arguments.add_argument("--each", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--game", choices=games, action="append", default=[])
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    figures = {
        name: compare(games[name], chosen.worlds, chosen.each, chosen.seed) for name in chosen.game or games
    }
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, found in figures.items():
            counts = ", ".join(f"{key}: {value}" for key, value in found.items() if key != "wrong")
            print(f"{name}: {counts}, wrong: {len(found['wrong'])}")  # type: ignore[arg-type]
            for line in found["wrong"]:  # type: ignore[union-attr]
                print(f"  {line}")
    return int(any(found["wrong"] for found in figures.values()))


if __name__ == "__main__":
    sys.exit(main())
