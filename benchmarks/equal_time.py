"""Learned players among searching ones that take no less time for a decision.

    python -m benchmarks.equal_time [--games passengers …] [--seats 6] [--deals 60] [--seconds 60] [--json]

`medium` and `hard` look at more worlds than there is time for in the milliseconds that a learned player
takes. Here the others do what `medium` does in as few worlds, from a few on, as take them no less time than
`learned-hard` takes. Every deal is played once with `learned-hard` in each seat among them, and once without;
the gain is how much oftener it wins than they do in its place, with intervals of 99 %, deals apart. Times are
those of CPU, in the middle of all decisions of these games.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass, replace
from itertools import count
from typing import Any

import numpy as np

from benchmarks.deals import LIMITED, each_deal
from benchmarks.learned import clocked
from benchmarks.strength import Gain, gains_of
from turncoat.bots import MEDIUM, bot_named, by_search
from turncoat.bots.players import learned_games
from turncoat.bots.search import ROUNDS, Effort, worlds_for
from turncoat.games import game as game_named
from turncoat.lab.games import play_out, results_of

LEARNED = "learned-hard"
SEED = 31
WHO = ("learned", "searching")


@dataclass(frozen=True)
class Told:
    """What came of a deal: whether a searching player wins in each seat, and the learned one there; on which
    sides; and how long both took for each decision, in milliseconds."""

    wins: tuple[list[bool], list[bool]]
    sides: list[int]
    learned: list[float]
    searching: list[float]


@dataclass(frozen=True)
class Hurried:
    """Searching players in a hurry, by an effort of so many worlds, and a learned one among them."""

    game: str
    seats: int
    worlds: int

    @property
    def effort(self) -> Effort:
        """How much the others think."""
        return replace(MEDIUM, worlds=self.worlds)

    def deal(self, number: int) -> Told:
        """Play a deal out, once as it is and once for each seat."""
        game = game_named(self.game)
        taken: tuple[list[float], list[float]] = [], []
        both = bot_named(LEARNED, game), by_search("hurried", self.effort)
        learned, searching = (
            replace(bot, choose=clocked(bot.choose, times), thinks=None)
            for bot, times in zip(both, taken, strict=True)
        )

        def wins(*mine: int) -> Any:
            bots = [learned if seat in mine else searching for seat in range(self.seats)]
            table = play_out(game, self.seats, number, SEED, bots, LIMITED.get(self.game))
            return results_of(game, [table])

        plain = wins()
        found = [(wins(seat), seat) for seat in range(self.seats)]
        with_it = [bool(results.payoffs[0, seat] > 0) for results, seat in found]
        sides = [int(results.sides[0, seat]) for results, seat in found]
        return Told(((plain.payoffs[0] > 0).tolist(), with_it), sides, *taken)


def in_time(name: str, seats: int) -> Hurried:
    """Searching players who take no less time than the learned one, once rules are compiled."""
    Hurried(name, seats, ROUNDS).deal(-1)
    for worlds in count(ROUNDS):
        others = Hurried(name, seats, worlds)
        told = others.deal(-1)
        if np.median(told.searching) >= np.median(told.learned):
            break
    return others


def measured(name: str, seats: int, deals: int, seconds: float) -> dict[str, Any]:
    """What a learned player gains among searching ones, and how long both take."""
    game, others = game_named(name), in_time(name, seats)
    told = list(each_deal(others.deal, range(deals), seconds))
    wins = np.array([one.wins for one in told], float).swapaxes(0, 1)
    sides = np.array([one.sides for one in told])
    taken = {who: float(np.median(np.concatenate([getattr(one, who) for one in told]))) for who in WHO}
    gains = list(gains_of(game, wins, sides))
    return {"game": name, "seats": seats, "worlds": worlds_for(game, others.effort), **taken, "gains": gains}


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", nargs="*", default=learned_games())
    arguments.add_argument("--seats", type=int, help="of all games; the middle number of each")
    arguments.add_argument("--deals", type=int, default=1000)
    arguments.add_argument("--seconds", type=float, default=60.0, help="after which no deal is begun")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    for name in chosen.games:
        every = game_named(name).seats
        found = measured(name, chosen.seats or every[len(every) // 2], chosen.deals, chosen.seconds)
        gains: list[Gain] = found["gains"]
        if chosen.json:
            print(json.dumps({**found, "gains": [asdict(one) for one in gains]}), flush=True)
            continue
        print(
            f"{name}, {found['seats']} seats: {LEARNED} takes {found['learned']:.2f} ms of CPU for a "
            f"decision, who looks at {found['worlds']} worlds {found['searching']:.2f}"
        )
        for one in gains:
            print(f"  {one}", flush=True)


if __name__ == "__main__":
    main()
