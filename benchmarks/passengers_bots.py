"""How much the hand-written player of Passengers gains on random play, faction by faction.

For 4 to 8 seats: how often a faction wins when its seats play by hand and all others at random,
against everybody at random; and who wins when everybody plays by hand.

    python benchmarks/passengers_bots.py --games 20000 --seed 1 [--json] [--option layout=b ...]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from math import sqrt
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from turncoat.games.passengers import GAME
from turncoat.kernel.batch import Results, play_games
from turncoat.kernel.fault import OptionError
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.things import MOST_SEATS

EVERYONE = range(len(GAME.sides))
SCORE_95 = 1.959964
"""The normal quantile of a 95 % interval."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a win rate."""
    rate = wins / games
    spread = SCORE_95**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = sqrt(spread * (rate * (1 - rate) + spread / 4)) / (1 + spread)
    return middle - reach, middle + reach


def play(seats: int, by_hand: Sequence[int], games: int, seed: int, options: Mapping[str, str]) -> Results:
    """Play games in which the seats of some factions play by hand and the others at random."""
    players = np.full((MOST_SEATS, len(GAME.sides)), RANDOM, np.int64)
    players[:, list(by_hand)] = HANDWRITTEN
    return play_games(GAME, seats, games, seed, options, players)


def win_rate(results: Results, side: int) -> dict[str, Any]:
    """How often a faction won, with its interval."""
    games = len(results.steps)
    wins = int(np.any((results.sides == side) & (results.payoffs == 1), axis=1).sum())
    return {"rate": wins / games, "interval": wilson(wins, games)}


def measure(seats: int, games: int, seed: int, options: Mapping[str, str]) -> dict[str, Any]:
    """All figures for one number of seats."""
    random = play(seats, (), games, seed, options)
    start = perf_counter()
    by_hand = play(seats, EVERYONE, games, seed, options)
    seconds = perf_counter() - start
    factions = {}
    for side, name in enumerate(GAME.sides):
        if not np.any(random.sides == side):
            continue
        alone = win_rate(play(seats, (side,), games, seed, options), side)
        base = win_rate(random, side)
        factions[name] = {
            "random": base,
            "by_hand": alone,
            "gain": alone["rate"] - base["rate"],
            "all_by_hand": win_rate(by_hand, side),
        }
    return {
        "seats": seats,
        "factions": factions,
        "decisions_per_second": float(by_hand.steps.sum()) / seconds,
    }


def percent(figure: Mapping[str, Any]) -> str:
    """A win rate with its interval, for people."""
    low, high = figure["interval"]
    return f"{100 * figure['rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def show(rows: Sequence[Mapping[str, Any]]) -> None:
    """Print the figures as a table."""
    sheet = Sheet("seats", "faction", "all random", "faction by hand", "gain", "all by hand", "decisions/s")
    for row in rows:
        for name, figures in row["factions"].items():
            sheet.add_row(
                str(row["seats"]),
                name,
                percent(figures["random"]),
                percent(figures["by_hand"]),
                f"{100 * figures['gain']:+.1f}",
                percent(figures["all_by_hand"]),
                f"{row['decisions_per_second']:,.0f}",
            )
    Console().print(sheet)


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    said = parser.parse_args()
    options = dict(option.split("=", 1) for option in said.option)
    try:
        play(said.seats[0], EVERYONE, 1, said.seed, options)  # compiles, outside the clock
        rows = [measure(seats, said.games, said.seed, options) for seats in said.seats]
    except (OptionError, ValueError) as error:
        parser.error(str(error))
    if said.json:
        print(json.dumps({"games": said.games, "seed": said.seed, "options": options, "seats": rows}))
    else:
        show(rows)


if __name__ == "__main__":
    main()
