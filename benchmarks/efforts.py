"""What efforts of a search are worth, decision by decision, beside what the hand-written player does.

    python -m benchmarks.efforts passengers [--seats 6] [--efforts 120x6 360x2 120x6@2] [--deals 400]
        [--seconds 600] [--json]

An effort is so many worlds to try moves out in, so many guesses for each of them and, where it is not 1, a
doubt. At some decisions of games between hand-written players each effort chooses among eight moves, and what
was chosen is tried out once more, in 1,200 worlds and with luck of their own, twice in each: so little is
left to chance, and efforts are compared on the same decisions. Points are chances to win, intervals of 99 %;
`hush` and promises are left out, and a win on another side counts as it does to who searches. It is
the search's own measure: everybody goes on by hand.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.random import default_rng

from benchmarks.deals import LIMITED, each_deal
from benchmarks.strength import SURE
from turncoat.bots import BOTS
from turncoat.bots.belief import Minded, likely_worlds
from turncoat.bots.search import Effort, search
from turncoat.bots.situation import Situation
from turncoat.games import game as game_named
from turncoat.games.playable import Playable
from turncoat.kernel.moves import lowest
from turncoat.kernel.thinking import Try
from turncoat.lab.games import course, known

SHARE = 0.08
"""Of the decisions of a game, those that are looked at."""
MOVES = 8
JUDGES = 1200
"""Worlds in which choices are judged,"""
MIND = Minded(guesses=3)
"""how they come about,"""
TWICE = 2
"""and how often each of them is played on."""


@dataclass(frozen=True)
class Choice:
    """What came of one effort at one decision: by how much oftener it wins, and the seconds it took."""

    gain: float
    seconds: float


def effort_of(name: str) -> Effort:
    """What a name stands for."""
    worlds, _, rest = name.partition("x")
    guesses, _, doubt = rest.partition("@")
    return Effort(int(worlds), MOVES, float(doubt or 1), Minded(guesses=int(guesses)))


def judged(situation: Situation, moves: list[int]) -> dict[int, float]:
    """How much oftener each move wins than the first."""
    if len(moves) == 1:
        return {moves[0]: 0.0}
    game, worlds = situation.game, likely_worlds(situation, JUDGES, MIND)
    tries = [Try(game, worlds, situation.seat, np.array(moves), (luck, luck)).here() for luck in range(TWICE)]
    wins = game.worth(np.concatenate(tries)).mean(axis=0)
    return dict(zip(moves, (wins - wins[0]).tolist(), strict=True))


def decisions(one: Playable, seats: int, deal: int, times: int) -> Iterator[list[Situation]]:
    """Some decisions of a game, each as it is met so many times, with luck of its own every time."""
    luck = default_rng(deal)
    for table, before in course(one, seats, deal, 1, [BOTS["handwritten"]] * seats, LIMITED.get(one.name)):
        if table.awaits and luck.random() < SHARE:
            seat, streams = lowest(table.awaits), luck.integers(1, 2**31, (times, 4)).tolist()
            met = [known(one, table, before, seat, stream) for stream in streams]
            if len(met[0].moves) > 1:
                yield met


def compared(name: str, seats: int, efforts: list[str], deal: int) -> list[list[Choice]]:
    """By decision of a deal what each effort is worth."""
    found = []
    for judge, *met in decisions(game_named(name), seats, deal, 1 + len(efforts)):
        chosen, usual, seconds = [], [], []
        for situation, effort in zip(met, map(effort_of, efforts), strict=True):
            began = time.process_time()
            findings = search(situation, effort)
            seconds.append(time.process_time() - began)
            chosen.append(findings.chosen)
            usual.append(int(findings.moves[0]))
        worth = judged(judge, [*dict.fromkeys([*usual, *chosen])])
        gains = [worth[move] - worth[by_hand] for move, by_hand in zip(chosen, usual, strict=True)]
        found.append([Choice(*one) for one in zip(gains, seconds, strict=True)])
    return found


def main() -> None:
    """Compare and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--seats", type=int, default=0)
    arguments.add_argument("--efforts", nargs="+", default=["120x6", "360x2", "120x6@2"])
    arguments.add_argument("--deals", type=int, default=400)
    arguments.add_argument("--seconds", type=float, default=600)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    every = game_named(chosen.game).seats
    seats = chosen.seats or every[len(every) // 2]
    work = partial(compared, chosen.game, seats, chosen.efforts)
    rows = [row for found in each_deal(work, range(chosen.deals), chosen.seconds) for row in found]
    gains = 100 * np.array([[one.gain for one in row] for row in rows])
    within = SURE / np.sqrt(len(rows))
    print(f"{chosen.game}, {seats} seats, {len(rows)} decisions; more than {chosen.efforts[0]}:")
    for at, effort in enumerate(chosen.efforts):
        more = gains[:, at] - gains[:, 0]
        facts = {
            "effort": effort, "gain": gains[:, at].mean(), "within": within * gains[:, at].std(),
            "more": more.mean(), "more_within": within * more.std(),
            "milliseconds": 1000 * np.median([row[at].seconds for row in rows]),
        }  # fmt: skip
        line = "  {effort}: {gain:.2f} ± {within:.2f}, {more:+.2f} ± {more_within:.2f}, {milliseconds:.0f} ms"
        print(json.dumps(facts) if chosen.json else line.format(**facts), flush=True)


if __name__ == "__main__":
    main()
