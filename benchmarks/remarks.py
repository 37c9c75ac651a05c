"""What is said at a table, and what comes of it.

Games among players of one kind who talk in the agreed form: how often each kind of claim is made, how many of
those about facts are lies, how many promises, calls and answers are kept and broken, and how often somebody
says to believe another, or to doubt it.

    python -m benchmarks.remarks mad-zeppelin --seats 4 --kind medium --games 100 --seconds 300 [--json]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from benchmarks.deals import LIMITED, each_deal
from turncoat.bots.own import any_bot
from turncoat.games import NAMES, game
from turncoat.kernel.talk import BELIEVES, BROKEN, DOUBTS, KEPT
from turncoat.lab.games import course

LIE, TRUTH, WAS_KEPT, WAS_BROKEN = "lies", "truths", "kept", "broken"


@dataclass(frozen=True)
class Company:
    """Players of one kind at a table."""

    game: str
    seats: int
    kind: str
    seed: int

    def heard(self, deal: int) -> Counter[str]:
        """What is said in a game: so many of each kind of claim, and what comes of them."""
        played = game(self.game)
        talk = played.talk
        assert talk
        bots = [any_bot(self.kind, played) for _ in range(self.seats)]
        said: set[tuple[int, int, int]] = set()
        settled: dict[tuple[int, int, int], int] = {}
        counts = Counter[str]()
        for t, _ in course(played, self.seats, deal, self.seed, bots, LIMITED.get(self.game), talks=True):
            for line in range(t.said):
                remark = int(t.speaker[line]), int(t.claimed[line]), int(t.said_at[line])
                if remark not in said and t.said_at[line] == t.decisions:
                    said.add(remark)
                    counts[talk.claims.of(remark[1]).name] += 1
                    truth = talk.holds(t, remark[0], remark[1])
                    counts[TRUTH] += truth == 1
                    counts[LIE] += truth == 0
                settled[remark] = int(t.faith[line])
        counts[WAS_KEPT] = [*settled.values()].count(KEPT)
        counts[WAS_BROKEN] = [*settled.values()].count(BROKEN)
        return counts


def measured(company: Company, games: int, seconds: float) -> dict[str, Any]:
    """The figures of as many games as there is time for."""
    found, played = Counter[str](), 0
    for counts in each_deal(company.heard, range(games), seconds):
        found += counts
        played += 1
    outcomes = {name: found.pop(name, 0) for name in (TRUTH, LIE, WAS_KEPT, WAS_BROKEN)}
    answers = {"believed": found[BELIEVES], "doubted": found[DOUBTS]}
    return {"games": played, "remarks": found.total(), **outcomes, **answers, "claims": dict(found)}


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--kind", default="handwritten")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    found = measured(Company(asked.game, asked.seats, asked.kind, asked.seed), asked.games, asked.seconds)
    if asked.json:
        print(json.dumps(found))
        return
    print(
        f"{asked.game}, {asked.seats} seats, {asked.kind}: {found['games']} games, {found['remarks']} remarks"
    )
    print(f"of facts: {found[TRUTH]} true, {found[LIE]} lies; words {found[WAS_KEPT]} kept,", end=" ")
    print(f"{found[WAS_BROKEN]} broken; {found['believed']} believed, {found['doubted']} doubted")
    print(", ".join(f"{name} {count}" for name, count in sorted(found["claims"].items())))


if __name__ == "__main__":
    main()
