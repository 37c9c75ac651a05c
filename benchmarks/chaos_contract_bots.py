"""How well the hand-written player of Chaos Contract plays, and how its games go.

Two tables, for the base game, with both expansions, and with the objective of stars:

- one hand-written seat among random ones, for every number of seats: how often it wins, and how often its
  random neighbours win in the same games (a shared win is one for each who shares it);
- all seats hand-written: how often the starting player wins and wins are shared, how games end, how many
  turns they have, and how many decisions are made in a second.

A limit of 200 turns ends games in which nobody gets on.

    python -m benchmarks.chaos_contract_bots --games 4000 --seed 1 [--seats 2 5] [--json]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.table import WITH_SEAT
from turncoat.kernel.batch import Results, play_games
from turncoat.kernel.fault import OptionError
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.things import MOST_SEATS
from turncoat.lab.simulate import Rate

Figures = dict[str, Any]

WIDTH = 112
"""Columns that the tables need, also where the output goes to a file."""
AT_ONCE = 2048
"""Games whose final tables are kept at the same time."""
LIMIT = 200
VARIANTS: dict[str, dict[str, str]] = {
    "base": {},
    "expansions": {"lost-souls": "on", "devilish-numbers": "on"},
    "stars": {"objective": "stars"},
}


def play(seats: int, by_hand: int, games: int, seed: int, first: int, options: Mapping[str, str]) -> Results:
    """Games in which the first seats play by hand and the others at random."""
    players = np.full((MOST_SEATS, 1), RANDOM, np.int64)
    players[:by_hand] = HANDWRITTEN
    limited = {"turn-limit": str(LIMIT), **options}
    return play_games(GAME, seats, games, seed, limited, players, first=first, keep=games)


def lots(games: int) -> list[tuple[int, int]]:
    """The games in lots that fit into memory: how many, and the number of the first."""
    return [(min(AT_ONCE, games - first), first) for first in range(0, games, AT_ONCE)]


def among_random(variant: str, seats: int, games: int, seed: int) -> Figures:
    """How often one hand-written seat wins, and how often a random seat beside it does."""
    won = others = 0
    for count, first in lots(games):
        payoffs = play(seats, 1, count, seed, first, VARIANTS[variant]).payoffs > 0
        won += int(payoffs[:, 0].sum())
        others += int(payoffs[:, 1:].sum())
    neighbours = Rate(others, games * (seats - 1)).json()
    return {"variant": variant, "seats": seats, "by_hand": Rate(won, games).json(), "random": neighbours}


def all_by_hand(variant: str, seats: int, games: int, seed: int) -> Figures:
    """Games between hand-written players: who wins, how they end, and how long they are."""
    starters = shared = limited = out_of_dice = turns = decisions = 0
    start = perf_counter()
    for count, first in lots(games):
        results = play(seats, seats, count, seed, first, VARIANTS[variant])
        tables = results.tables
        won = results.payoffs > 0
        starter = (tables["active"].astype(np.int64) - tables["turns"] + 1) % seats
        starters += int(won[np.arange(count), starter].sum())
        shared += int((won.sum(axis=1) > 1).sum())
        without = (tables["die_place"] < WITH_SEAT).all(axis=1)
        out_of_dice += int(without.sum())
        limited += int(((tables["turns"] >= LIMIT) & ~without).sum())
        turns += int(tables["turns"].sum(dtype=np.int64))
        decisions += int(results.steps.sum(dtype=np.int64))
    seconds = perf_counter() - start
    return {
        "variant": variant,
        "seats": seats,
        "starter": Rate(starters, games).json(),
        "shared": Rate(shared, games).json(),
        "limit": Rate(limited, games).json(),
        "no_dice": Rate(out_of_dice, games).json(),
        "turns": turns / games,
        "decisions": decisions / games,
        "decisions_per_second": decisions / seconds,
    }


def percent(figures: Mapping[str, Any]) -> str:
    """A share with its interval, for people."""
    return f"{100 * figures['share']:.1f} % ({100 * figures['low']:.1f} to {100 * figures['high']:.1f})"


def show_among_random(rows: Sequence[Figures], console: Console) -> None:
    """The first table."""
    sheet = Sheet(
        "variant", "seats", "hand-written seat", "random seats",
        title="One hand-written seat among random ones",
    )  # fmt: skip
    for row in rows:
        sheet.add_row(row["variant"], str(row["seats"]), percent(row["by_hand"]), percent(row["random"]))
    console.print(sheet)


def show_all_by_hand(rows: Sequence[Figures], console: Console) -> None:
    """The second table."""
    sheet = Sheet(
        "variant", "seats", "starting player wins", "shared", "limit", "no dice", "turns", "decisions/s",
        title="All seats hand-written",
    )  # fmt: skip
    for row in rows:
        sheet.add_row(
            row["variant"], str(row["seats"]), percent(row["starter"]),
            *(f"{100 * row[end]['share']:.1f} %" for end in ("shared", "limit", "no_dice")),
            f"{row['turns']:.1f}", f"{row['decisions_per_second']:,.0f}",
        )  # fmt: skip
    console.print(sheet)


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="games for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    said = parser.parse_args()
    games, seed = said.games, said.seed
    try:
        play(said.seats[0], said.seats[0], 1, seed, 0, {})  # compiles, outside the clock
        alone = [among_random(variant, seats, games, seed) for variant in VARIANTS for seats in said.seats]
        together = [all_by_hand(variant, seats, games, seed) for variant in VARIANTS for seats in said.seats]
    except (OptionError, ValueError) as error:
        parser.error(str(error))
    if said.json:
        print(json.dumps({"games": games, "seed": seed, "among_random": alone, "all_by_hand": together}))
    else:
        console = Console()
        console.width = max(console.width, WIDTH)
        show_among_random(alone, console)
        show_all_by_hand(together, console)


if __name__ == "__main__":
    main()
