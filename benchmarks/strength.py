"""One player of a kind among others of another kind, seat by seat, beside one of theirs in the same deals.

python -m benchmarks.strength passengers [--seats 6] [--kind hard] [--among handwritten] [--deals 100]
                              [--device cuda] [--talk turns] [--json]

Every deal is played once with the player of that kind in each seat, and once without any. What counts is how
much oftener it wins than one of the others wins in its place: differences in the same deals, with intervals
of 99 %, deals apart.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import numpy as np
from numpy.typing import NDArray

from turncoat.games import game as game_by_name
from turncoat.kernel.game import Game
from turncoat.lab.crew import DEVICES, Task, play_all
from turncoat.lab.schedule import Stretch

SURE = 2.576
"""Standard errors within which 99 of 100 lie."""
ALL = "all"


@dataclass(frozen=True)
class Gain:
    """How often somebody wins, how often others do in the same place, and how sure the difference is."""

    side: str
    games: int
    share: float
    instead: float
    gain: float
    within: float

    def __str__(self) -> str:
        shares = f"{100 * self.share:.1f} % instead of {100 * self.instead:.1f} %"
        gained = f"{100 * self.gain:+.1f} ± {100 * self.within:.1f} points"
        return f"{self.side}: {shares}, {gained} ({self.games} games)"


def measured(
    game: Game, seats: int, kind: str, among: str, deals: int, seed: int, device: str, talk: str
) -> Iterator[Gain]:
    """What somebody gains, by side and on the whole."""
    plain = (among,) * seats
    seatings = [tuple(kind if seat == place else among for place in range(seats)) for seat in range(seats)]
    task = Task(game.name, seats, seed, {}, talk, device)
    parts = tuple(Stretch(seating, deal, 1) for deal in range(deals) for seating in (plain, *seatings))
    work = [parts] if device == "cuda" else [(part,) for part in parts]
    found = {(part.first, part.seating): results for done in play_all(task, work) for part, results in done}
    wins = np.zeros((2, deals, seats))
    sides = np.zeros((deals, seats), np.int64)
    for deal in range(deals):
        wins[0, deal] = found[deal, plain].payoffs[0] > 0
        for seat, seating in enumerate(seatings):
            wins[1, deal, seat] = found[deal, seating].payoffs[0, seat] > 0
            sides[deal, seat] = found[deal, seating].sides[0, seat]
    yield gain(ALL, wins, np.ones_like(sides, bool))
    if dealt := {tuple(sorted(row)) for row in sides.tolist()}:
        for number, side in enumerate(game.sides) if len(dealt) == 1 else ():
            yield gain(side, wins, sides == number)


def gain(side: str, wins: NDArray[np.float64], counts: NDArray[np.bool_]) -> Gain:
    """What a side gains."""
    games = int(counts.sum())
    if not games:
        return Gain(side, 0, 0, 0, 0, 0)
    without, share = (float((each * counts).sum() / games) for each in wins)
    difference = ((wins[1] - wins[0]) * counts).sum(axis=1) - (share - without) * counts.sum(axis=1)
    within = SURE * float(np.sqrt((difference**2).sum())) / games
    return Gain(side, games, share, without, share - without, within)


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--seats", type=int, action="append", default=[])
    arguments.add_argument("--kind", default="hard")
    arguments.add_argument("--among", default="handwritten")
    arguments.add_argument("--deals", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=7)
    arguments.add_argument("--device", choices=DEVICES, default="cpu")
    arguments.add_argument("--talk", default="off")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    game = game_by_name(chosen.game)
    middle = game.seats[len(game.seats) // 2]
    for seats in chosen.seats or (game.seats[0], middle, game.seats[-1]):
        began = time.perf_counter()
        print(f"{game.name}, {seats} seats: {chosen.kind} among {chosen.among}", flush=True)
        for one in measured(
            game, seats, chosen.kind, chosen.among, chosen.deals, chosen.seed, chosen.device, chosen.talk
        ):
            print(json.dumps(asdict(one)) if chosen.json else f"  {one}", flush=True)
        print(f"  {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
