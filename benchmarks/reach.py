"""What random play reaches: how often each family of moves and each kind of event comes about, and how
many events at most between two decisions, beside what the news hold.

    python -m benchmarks.reach --game mad-zeppelin [--games 100000] [--seed 1] [--option mode=run …] [--json]

The games are spread evenly over all numbers of seats. It ends with exit code 1 if something never
comes about.
"""

from __future__ import annotations

import argparse
import json
import sys

import numpy as np

from turncoat.games import NAMES
from turncoat.games import game as game_by_name
from turncoat.kernel.batch import tally_games
from turncoat.kernel.game import Game


def reach(game: Game, games: int, seed: int, options: dict[str, str]) -> dict[str, dict[str, float]]:
    """For every family of moves and every kind of event, how often it comes about in a game; and the news."""
    moves = np.zeros(game.moves.count, np.int64)
    kinds = np.zeros(len(game.news.kinds), np.int64)
    most = 0
    each = -(-games // len(game.seats))
    for seats in game.seats:
        made, told, at_once = tally_games(game, seats, each, seed, options)
        moves += made
        kinds += told
        most = max(most, at_once)
    played = each * len(game.seats)
    families = game.moves.families.values()
    return {
        "moves": {f.name: moves[f.base : f.base + f.length].sum() / played for f in families},
        "events": {kind.name: count / played for kind, count in zip(game.news.kinds, kinds, strict=True)},
        "news": {"most at once": most, "room": game.table.fields["news"].shape[0]},
    }


def main() -> int:
    """Count and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", choices=NAMES, required=True)
    arguments.add_argument("--games", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--option", action="append", default=[], help="name=value, as often as needed")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    options = dict(option.split("=", 1) for option in chosen.option)
    figures = reach(game_by_name(chosen.game), chosen.games, chosen.seed, options)
    if chosen.json:
        print(json.dumps(figures))
    else:
        for what, rates in figures.items():
            print("news:" if what == "news" else f"{what}, in a game:")
            for name, rate in rates.items():
                print(f"  {name:24} {rate:12.5f}")
    return 1 if any(rate == 0 for rates in figures.values() for rate in rates.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
