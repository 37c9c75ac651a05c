"""How soon players change sides, and whether they bring it on themselves.

    python -m benchmarks.turncoats [--game cerberus] [--kinds handwritten learned-hard run/player.npz]
        [--seats 5] [--deals 400] [--seconds 60] [--all] [--json]

One player of each kind among hand-written ones, in each seat in turn, on the same deals; or, with `--all`, a
table of one kind, of which the first to change sides counts. How often it wins, on which side it is in the
end, how often it has changed sides early, and how often that by a decision of its own, both of all deals:
whoever gives up at once is nobody to play with, however often that wins.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from typing import Any

from benchmarks.deals import LIMITED, each_deal
from turncoat.bots import USUAL
from turncoat.bots.own import any_bot
from turncoat.games import NAMES, game
from turncoat.kernel.moves import lowest
from turncoat.lab.games import course, results_of

EARLY = 25
"""Within so many decisions of all it is early."""
SEED = 5


@dataclass(frozen=True)
class Told:
    """What became of a player: whether it won, its side in the end, after how many decisions it or, where all
    are of its kind, somebody had first changed sides, -1 for never, and whether by a decision of its own."""

    won: bool
    side: int
    changed: int
    itself: bool


@dataclass(frozen=True)
class Watched:
    """A player of a kind among hand-written ones, or a table of that kind."""

    game: str
    seats: int
    kind: str
    everybody: bool

    def deal(self, number: int) -> Told:
        """Play a deal and watch the sides."""
        played, mine = game(self.game), number % self.seats
        watched = range(self.seats) if self.everybody else (mine,)
        bots = [any_bot(self.kind if seat in watched else USUAL, played) for seat in range(self.seats)]
        changed, itself = -1, False
        before: list[int] = []
        decides = -1
        for made, (t, _) in enumerate(course(played, self.seats, number, SEED, bots, LIMITED.get(self.game))):
            sides = [int(played.side(t, seat)) for seat in range(self.seats)]
            turned = [seat for seat in watched if before and sides[seat] != before[seat]]
            if turned and changed < 0:
                changed, itself = made, decides in turned
            before, decides = sides, lowest(t.awaits) if t.awaits else -1
            last = t
        won = bool(results_of(played, [last]).payoffs[0, mine] > 0)
        return Told(won, before[mine], changed, itself)


def measured(watched: Watched, deals: int, seconds: float) -> dict[str, Any]:
    """The shares of as many deals as there is time for."""
    told = list(each_deal(watched.deal, range(deals), seconds))
    early = [one for one in told if 0 <= one.changed < EARLY]
    sides = game(watched.game).sides
    return {
        "kind": watched.kind, "deals": len(told),
        "won": sum(one.won for one in told) / len(told),
        "sides": {name: sum(one.side == at for one in told) / len(told) for at, name in enumerate(sides)},
        "early": len(early) / len(told),
        "itself": sum(one.itself for one in early) / len(told),
    }  # fmt: skip


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--game", choices=[name for name in NAMES if game(name).sides], default="cerberus")
    arguments.add_argument("--kinds", nargs="+", default=["handwritten", "learned-hard"])
    arguments.add_argument("--seats", type=int, help="the middle number of the game")
    arguments.add_argument("--deals", type=int, default=400)
    arguments.add_argument("--seconds", type=float, default=0, help="after which no deal is begun")
    arguments.add_argument("--all", action="store_true", help="tables of one kind")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    every = game(chosen.game).seats
    for kind in chosen.kinds:
        watched = Watched(chosen.game, chosen.seats or every[len(every) // 2], kind, chosen.all)
        found = measured(watched, chosen.deals, chosen.seconds)
        if chosen.json:
            print(json.dumps(found), flush=True)
            continue
        ends = ", ".join(f"{name} {share:.1%}" for name, share in found["sides"].items())
        print(
            f"{kind}, {watched.seats} seats: {found['won']:.1%} won, in the end {ends}; changed early "
            f"{found['early']:.1%}, by itself {found['itself']:.1%} ({found['deals']} deals)",
            flush=True,
        )


if __name__ == "__main__":
    main()
