"""One player of a kind among others of another kind, seat by seat, beside one of theirs in the same deals.

python -m benchmarks.strength passengers [--seats 6] [--kind hard] [--among handwritten] [--deals 100]
                              [--seconds 60] [--device cuda] [--talk turns] [--json]

Every deal is played once with the player of that kind in each seat, and once without any. What counts is how
much oftener it wins than one of the others wins in its place: differences in the same deals, with intervals
of 99 %, deals apart. With `--seconds`, as many deals again and again until the time is over, with a line on
how it stands after each time.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import numpy as np
from numpy.typing import NDArray

from benchmarks.deals import LIMITED
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


@dataclass(frozen=True)
class Duel:
    """A kind of player among others at tables of one size."""

    game: Game
    seats: int
    kind: str
    among: str
    seed: int
    device: str
    talk: str

    def played(self, first: int, deals: int) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """By deal and seat, whether one of the others wins there, and one of the kind; and on which side."""
        plain = (self.among,) * self.seats
        seatings = [
            tuple(self.kind if seat == place else self.among for place in range(self.seats))
            for seat in range(self.seats)
        ]
        task = Task(
            self.game.name, self.seats, self.seed, LIMITED.get(self.game.name, {}), self.talk, self.device
        )
        numbers = range(first, first + deals)
        parts = tuple(Stretch(seating, deal, 1) for deal in numbers for seating in (plain, *seatings))
        work = [parts] if self.device == "cuda" else [(part,) for part in parts]
        found = {
            (part.first, part.seating): results for done in play_all(task, work) for part, results in done
        }
        wins = np.zeros((2, deals, self.seats))
        sides = np.zeros((deals, self.seats), np.int64)
        for place, deal in enumerate(numbers):
            wins[0, place] = found[deal, plain].payoffs[0] > 0
            for seat, seating in enumerate(seatings):
                wins[1, place, seat] = found[deal, seating].payoffs[0, seat] > 0
                sides[place, seat] = found[deal, seating].sides[0, seat]
        return wins, sides

    def more_and_more(self, deals: int, seconds: float) -> Iterator[list[Gain]]:
        """What somebody gains, on the whole and by side, after so many deals, twice as many, and so on until
        the time is over."""
        end = time.perf_counter() + seconds
        wins, sides = self.played(0, deals)
        yield list(gains_of(self.game, wins, sides))
        while time.perf_counter() < end:
            more = self.played(len(sides), deals)
            wins, sides = np.concatenate([wins, more[0]], axis=1), np.concatenate([sides, more[1]])
            yield list(gains_of(self.game, wins, sides))


def gains_of(game: Game, wins: NDArray[np.float64], sides: NDArray[np.int64]) -> Iterator[Gain]:
    """What somebody gains, on the whole and by side, where sides are dealt and stay."""
    yield gain(ALL, wins, np.ones_like(sides, bool))
    dealt = {tuple(sorted(row)) for row in sides.tolist()}
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
    arguments.add_argument("--seconds", type=float, default=0)
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
        duel = Duel(game, seats, chosen.kind, chosen.among, chosen.seed, chosen.device, chosen.talk)
        found: list[Gain] = []
        for found in duel.more_and_more(chosen.deals, chosen.seconds):
            print(f"  so far {found[0]}", file=sys.stderr, flush=True)
        for one in found:
            print(json.dumps(asdict(one)) if chosen.json else f"  {one}", flush=True)
        print(f"  {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
