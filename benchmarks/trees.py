"""How often a deeper tree would meet what it has met before: what there is to learn below the first move.

python -m benchmarks.trees [--games passengers …] [--decisions 40] [--json]

A tree of information states learns at a decision below the first one only where it comes there again. So
the tries of a hard player (its worlds, each of its moves in each of them, everybody going on by hand) are
followed to the next decision that is one, and to the next one of the player itself; counted are those of
these decisions at which the one who is asked sees what it saw in earlier tries of the same search, in as many
as it has moves, so that each could have been tried once.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import islice
from typing import Any

from benchmarks.simulations import questions
from turncoat.bots.situation import Situation
from turncoat.games import NAMES, game
from turncoat.games.playable import Playable
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import lowest
from turncoat.kernel.record import Record

NEXT, OWN = "next", "own"
APART = 7
"""Decisions of one game that are looked at lie so many apart."""


def seen(one: Playable, table: Record, seat: int, whim: list[int]) -> Situation:
    """What a seat sees, and nothing of what was before."""
    view = table.copy()
    one.veil(view, seat)
    return Situation(one, seat, view, whim)


Met = tuple[bytes, int]
"""What somebody sees who is asked, and how many moves there are."""


def follow(one: Playable, world: Any, seat: int, move: int, number: int) -> dict[str, Met]:
    """What is met at the next decision, and at the player's own next one, after a move in a world."""
    table = one.table(world)
    whim = [0] * 4
    sow(table.chance, 1, 2, number, 1)
    sow(whim, 1, 2, number, 2)
    one.play(table, seat, move)
    found: dict[str, Met] = {}
    while table.awaits and OWN not in found:
        who = lowest(table.awaits)
        situation = seen(one, table, who, whim)
        if len(situation.moves) > 1:
            met = bytes([who]) + situation.view.row.tobytes(), len(situation.moves)
            found.setdefault(NEXT, met)
            if who == seat:
                found[OWN] = met
        one.play(table, who, situation.by_hand()[0])
    return found


def again(one: Playable, seats: int, decisions: int) -> dict[str, float]:
    """The share of tries that come where enough others have been, for each kind of decision."""
    tries, known = Counter[str](), Counter[str]()
    for guess, moves in islice(questions(one, seats), 0, APART * decisions, APART):
        met = {NEXT: Counter[bytes](), OWN: Counter[bytes]()}
        worlds = guess.here()
        for place in range(len(worlds)):
            for move in moves:
                found = follow(one, worlds[place : place + 1].copy(), guess.seat, int(move), place)
                for kind, (view, choices) in found.items():
                    tries[kind] += 1
                    known[kind] += met[kind][view] >= choices
                    met[kind][view] += 1
    return {kind: known[kind] / tries[kind] for kind in (NEXT, OWN)}


def main() -> None:
    """Count and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", nargs="+", default=list(NAMES), choices=NAMES)
    arguments.add_argument("--decisions", type=int, default=40)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    for name in chosen.games:
        seats = game(name).seats[len(game(name).seats) // 2]
        found = again(game(name), seats, chosen.decisions)
        if chosen.json:
            print(json.dumps({"game": name, "seats": seats, **found}), flush=True)
        else:
            shares = ", ".join(f"{kind} {100 * share:.1f} %" for kind, share in found.items())
            print(f"{name}, {seats} seats: {shares}", flush=True)


if __name__ == "__main__":
    main()
