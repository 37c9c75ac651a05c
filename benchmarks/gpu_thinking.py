"""What searching players ask for in whole games, answered on the CPU and on CUDA, and compared.

python -m benchmarks.gpu_thinking passengers [--seats 5] [--games 2] [--kind hard]

Worlds and trials have to be the same to the byte; likelihoods are sums of logarithms, whose last digits may
differ. Then as many games as are asked for are played at once on CUDA: decisions a second.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from turncoat.bots import BOTS
from turncoat.games import game as game_by_name
from turncoat.kernel import gpu_ponder
from turncoat.kernel.game import Game
from turncoat.kernel.gpu import NoGpu
from turncoat.kernel.thinking import Guess, Reopen, Try, Weigh
from turncoat.lab.crew import Task, play_all
from turncoat.lab.games import playing
from turncoat.lab.schedule import Stretch

SEED = 1
CLOSE = 1e-9


@dataclass(frozen=True)
class Both:
    """Worlds here and there."""

    here: Any
    there: Any

    def __len__(self) -> int:
        return len(self.here)

    def __getitem__(self, chosen: Any) -> Both:
        return Both(self.here[chosen], self.there[chosen])


def seconds_of(action: Any, *arguments: Any) -> tuple[Any, float]:
    """What comes of something, and how long it took."""
    began = time.perf_counter()
    return action(*arguments), time.perf_counter() - began


def compared(game: Game, seats: int, number: int, kind: str) -> tuple[Counter[str], Counter[str]]:
    """A game with every ask answered twice: how many of each kind there were, and how many differed."""
    asked: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    bots = [BOTS[kind if seat % 2 == 0 else "handwritten"] for seat in range(seats)]
    thoughts, answer = playing(game, seats, number, SEED, bots, None), None
    while True:
        try:
            ask = thoughts.send(answer)
        except StopIteration:
            return asked, wrong
        name = type(ask).__name__
        if not isinstance(ask, Guess | Weigh | Reopen | Try):
            answer = ask.here()
            continue
        mine, yours = ask, ask
        if not isinstance(ask, Guess):
            mine, yours = replace(ask, worlds=ask.worlds.here), replace(ask, worlds=ask.worlds.there)
        here, at_home = seconds_of(mine.here)
        (there,), away = seconds_of(gpu_ponder.answers, [yours])
        if not asked[name]:
            print(f"{game.name}, first {name}: {at_home:.1f} s here, {away:.1f} s there", flush=True)
        asked[name] += 1
        if isinstance(ask, Guess | Reopen):
            fetched = there.held.copy_to_host()[there.places]
            wrong[name] += any(
                game.table(here[i : i + 1]).bytes() != game.table(fetched[i : i + 1]).bytes()
                for i in range(len(here))
            )
            answer = Both(here, there)
        else:
            wrong[name] += not np.allclose(here, there, rtol=0, atol=CLOSE if isinstance(ask, Weigh) else 0)
            answer = here


def main() -> int:
    """Compare, then measure."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--compared", type=int, default=1)
    arguments.add_argument("--games", type=int, default=256)
    arguments.add_argument("--kind", default="hard")
    chosen = arguments.parse_args()
    game = game_by_name(chosen.game)
    failed = False
    try:
        for number in range(chosen.compared):
            asked, wrong = compared(game, chosen.seats, number, chosen.kind)
            print(f"{game.name}: asked {dict(asked)}, different {dict(+wrong)}", flush=True)
            failed |= bool(+wrong)
    except NoGpu as fault:
        print(fault, file=sys.stderr)
        return 2
    seating = (chosen.kind,) + ("handwritten",) * (chosen.seats - 1)
    task = Task(game.name, chosen.seats, SEED, {}, "off", "cuda")
    began = time.perf_counter()
    ((_, results),) = next(play_all(task, [(Stretch(seating, 0, chosen.games),)], 1))
    seconds = time.perf_counter() - began
    print(
        f"{game.name}: {chosen.games} games in {seconds:.1f} s, {results.steps.sum()} decisions", flush=True
    )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
