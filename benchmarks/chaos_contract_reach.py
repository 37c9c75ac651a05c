"""Which powers and SPECIALs of Chaos Contract random play comes to, and how often.

    python -m benchmarks.chaos_contract_reach [--games 100000] [--seed 1] [--json]

The games are spread evenly over all numbers of seats, with both expansions and a limit of 200 turns. It
ends with exit code 1 if a power or a SPECIAL never comes about.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import POWER_KINDS, POWERS, SPECIAL, SPECIAL_CHOICES
from turncoat.games.chaos_contract.news import (
    DREW_INSTEAD,
    ENDED_BY_PAIR,
    FAILED_BY_LIMIT,
    PICKED,
    POWER_IDLE,
    ROLLED,
    SECRET_SHOWN,
    SWITCHED,
)
from turncoat.kernel import playout
from turncoat.kernel.batch import rows
from turncoat.kernel.chance import halves
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES
from turncoat.kernel.news import AUDIENCE_BITS
from turncoat.kernel.rule import entry, filled, rule
from turncoat.kernel.things import MOST_SEATS

OPTIONS = {"lost-souls": "on", "devilish-numbers": "on", "turn-limit": "200"}
KIND = 40 + AUDIENCE_BITS
SECOND = 24
"""Where the kind and the second number of an event begin."""
SHOWN, IDLE, PLAYED, ENDED = range(4)

begin_game = next_decision = play_move = playout.play
"""Open names: `counter` puts in what they stand for."""


@rule
def count_events(t: Any, special: int, counts: Any) -> int:
    """Count the powers shown and the SPECIALs played in the news; returns the SPECIAL in play."""
    for line in range(t.told):
        event = t.news[line]
        kind = event >> KIND
        if kind == ROLLED or kind == SECRET_SHOWN or kind == DREW_INSTEAD:
            counts[SHOWN, t.power[(event >> SECOND) & 255]] += 1
        elif kind == POWER_IDLE:
            counts[IDLE, t.power[(event >> SECOND) & 255]] += 1
        elif kind == PICKED:
            special = t.choice[(event >> SECOND) & 255, SPECIAL]
            counts[PLAYED, special] += 1
        elif kind == SWITCHED:
            special = t.choice[(event >> SECOND) & 255, SPECIAL]
        elif kind == FAILED_BY_LIMIT or kind == ENDED_BY_PAIR:
            counts[ENDED, special] += 1
    return special


def tally(
    tables: Any, template: Any, players: Any, mask: Any, whim: Any, a: int, b: int, games: int, counts: Any
) -> None:
    """Play games at random and count."""
    for number in range(games):
        tables[0] = template[0]
        begin_game(tables, whim, a, b, number)
        t = tables[0]
        special = 0
        while t.awaits:
            decision = next_decision(tables, players, mask, whim)
            play_move(t, decision // MOST_MOVES, decision % MOST_MOVES)
            special = count_events(t, special, counts)


def counter() -> Any:
    """`tally` with the rules of the game put in."""
    parts: dict[str, Any] = {"deal": GAME.deal, "legal": GAME.legal}
    begin = filled(playout.begin, "begin", **parts)
    decide = filled(playout.decide, "decide", pick=playout.at_random, **parts)
    return entry(tally, "tally_powers", begin_game=begin, next_decision=decide, play_move=GAME.play)


def count(games: int, seed: int) -> NDArray[np.int64]:
    """How often each power was shown and did not work, each SPECIAL was played and ended its contract."""
    counts = np.zeros((4, POWERS), np.int64)
    run = counter()
    for seats in GAME.seats:
        run(
            rows(GAME, GAME.table.blanks(2)), rows(GAME, GAME.blank(seats, OPTIONS).row),
            np.zeros((MOST_SEATS, 1), np.int64), np.zeros(MASK_WORDS, np.int64), np.zeros(4, np.int64),
            *halves(seed), -(-games // len(GAME.seats)), counts,
        )  # fmt: skip
    return counts


def main() -> int:
    """Count and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    counts = count(chosen.games, chosen.seed)
    powers = {
        kind.name: {"shown": int(counts[SHOWN, number]), "worked": int(counts[SHOWN, number] - idle)}
        for number, (kind, idle) in enumerate(zip(POWER_KINDS, counts[IDLE], strict=True))
        if number
    }
    specials = {
        choice.name: {"played": int(counts[PLAYED, number]), "ended": int(counts[ENDED, number])}
        for number, choice in enumerate(SPECIAL_CHOICES)
    }
    if chosen.json:
        print(json.dumps({"games": chosen.games, "powers": powers, "specials": specials}))
    else:
        for title, figures in (("power: shown, worked", powers), ("SPECIAL: played, ended it", specials)):
            print(f"{title}, in {chosen.games:,} games")
            for name, pair in figures.items():
                print(f"  {name:24}" + "".join(f"{number:14,}" for number in pair.values()))
    seen = [pair["worked"] for pair in powers.values()] + [pair["played"] for pair in specials.values()]
    return 0 if all(seen) else 1


if __name__ == "__main__":
    sys.exit(main())
