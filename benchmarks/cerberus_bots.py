"""How well the hand-written player of Cerberus plays, and how balanced the two sides then are.

Three tables:

- one hand-written seat among random ones, for every number of seats: how often it wins, and how often its
  random neighbours win in the same games;
- all seats hand-written, by difficulty and number of seats: how often Adventurers escape, Cerberus wins and
  nobody wins, and how many turns a game has (difficulty 14 and 15: the hardest courses with a faster start);
- all seats hand-written on the usual course: how often every effect of every card is played in a game.

    python -m benchmarks.cerberus_bots --games 10000 --seed 1 [--seats 3 5] [--json]

With `--random-effects` it prints instead how often every effect is played in random games, in all.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import (
    ACTION_CARDS,
    ADVENTURER_ACTIONS,
    BONUS_CARDS,
    CERBERUS_ACTIONS,
    LOWEST_SPEED,
)
from turncoat.games.cerberus.moves import ACTION, BONUS
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS
from turncoat.kernel import playout
from turncoat.kernel.batch import Results, play_games, rows
from turncoat.kernel.chance import halves
from turncoat.kernel.fault import OptionError
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.rule import entry
from turncoat.kernel.things import MOST_SEATS
from turncoat.lab.simulate import Rate

Figures = dict[str, Any]

WIDTH = 112
"""Columns that the tables need, also where the output goes to a file."""
AT_ONCE = 4096
"""Games whose final tables are kept at the same time."""
MOST_SKULLS = 13
"""The skulls of the hardest courses; what goes beyond is a faster start."""
DIFFICULTIES = range(8, MOST_SKULLS + 3)
EFFECT_NAMES = [
    f"{card.name} {which}"
    for card in (*ADVENTURER_ACTIONS, *CERBERUS_ACTIONS, *BONUS_CARDS)
    for which in ("first", "second")
]

begin_game = next_decision = play_move = playout.play
"""Open names: `effect_counter` puts in what they stand for."""


def play(seats: int, by_hand: int, games: int, seed: int, first: int, options: Mapping[str, str]) -> Results:
    """Games in which the first seats play by hand, whatever they become, and the others at random."""
    players = np.full((MOST_SEATS, len(GAME.sides)), RANDOM, np.int64)
    players[:by_hand] = HANDWRITTEN
    return play_games(GAME, seats, games, seed, options, players, first=first, keep=games)


def lots(games: int) -> list[tuple[int, int]]:
    """The games in lots that fit into memory: how many, and the number of the first."""
    return [(min(AT_ONCE, games - first), first) for first in range(0, games, AT_ONCE)]


def among_random(seats: int, games: int, seed: int) -> Figures:
    """How often one hand-written seat wins, and how often a random seat beside it does."""
    won = others = 0
    for count, first in lots(games):
        payoffs = play(seats, 1, count, seed, first, {}).payoffs > 0
        won += int(payoffs[:, 0].sum())
        others += int(payoffs[:, 1:].sum())
    neighbours = Rate(others, games * (seats - 1)).json()
    return {"seats": seats, "by_hand": Rate(won, games).json(), "random": neighbours}


def options_for(seats: int, difficulty: int) -> dict[str, str]:
    """A random course of a difficulty; what no course has comes from the die."""
    more = max(0, difficulty - MOST_SKULLS)
    return {"difficulty": str(difficulty), "speed": str(LOWEST_SPEED[seats] + more)}


def all_by_hand(seats: int, games: int, seed: int, difficulty: int) -> Figures:
    """Games between hand-written players: who wins, and how long they are."""
    escaped = caught = nobody = turns = decisions = 0
    start = perf_counter()
    for count, first in lots(games):
        results = play(seats, seats, count, seed, first, options_for(seats, difficulty))
        won = results.payoffs > 0
        escaped += int((won & (results.sides == ADVENTURER)).any(axis=1).sum())
        caught += int((won & (results.sides == CERBERUS)).any(axis=1).sum())
        nobody += int((~won.any(axis=1)).sum())
        turns += int(results.tables["turns"].sum(dtype=np.int64))
        decisions += int(results.steps.sum(dtype=np.int64))
    seconds = perf_counter() - start
    return {
        "seats": seats,
        "difficulty": difficulty,
        "escaped": Rate(escaped, games).json(),
        "cerberus": Rate(caught, games).json(),
        "nobody": Rate(nobody, games).json(),
        "turns": turns / games,
        "decisions": decisions / games,
        "decisions_per_second": decisions / seconds,
    }


def tally_effects(
    tables: Any, template: Any, players: Any, mask: Any, whim: Any, a: int, b: int, games: int, counts: Any
) -> None:
    """Play games and count which effects are played, requests that fail included."""
    for number in range(games):
        tables[0] = template[0]
        begin_game(tables, whim, a, b, number)
        t = tables[0]
        while t.awaits:
            decision = next_decision(tables, players, mask, whim)
            seat = decision // MOST_MOVES
            move = decision % MOST_MOVES
            if ACTION.has(move):
                card = ACTION.card(move) + (ACTION_CARDS if t.role[seat] != ADVENTURER else 0)
                counts[2 * card + ACTION.effect(move)] += 1
            elif BONUS.has(move):
                counts[2 * (2 * ACTION_CARDS + BONUS.kind(move)) + BONUS.effect(move)] += 1
            play_move(t, seat, move)


@cache
def effect_counter() -> Any:
    """`tally_effects` with the rules of the game put in."""
    parts = {name: getattr(GAME, name) for name in ("deal", "legal", "side", "veil", "choose")}

    def made(function: Any, name: str, **more: Any) -> Any:
        return entry(function, f"{name}_effects", **parts, **more)

    by_players = made(playout.by_players, "by_players")
    return made(
        tally_effects,
        "tally",
        begin_game=made(playout.begin, "begin"),
        next_decision=made(playout.decide, "decide", pick=by_players),
        play_move=GAME.play,
    )


def use_of_effects(seats: int, games: int, seed: int, player: int) -> list[Figures]:
    """How often each effect is played in a game between players of one kind."""
    counts = np.zeros(len(EFFECT_NAMES), np.int64)
    players = np.full((MOST_SEATS, len(GAME.sides)), player, np.int64)
    effect_counter()(
        rows(GAME, GAME.table.blanks(2)), rows(GAME, GAME.blank(seats).row), players,
        np.zeros(MASK_WORDS, np.int64), np.zeros(4, np.int64), *halves(seed), games, counts,
    )  # fmt: skip
    return [
        {"seats": seats, "effect": name, "per_game": int(count) / games}
        for name, count in zip(EFFECT_NAMES, counts, strict=True)
    ]


def percent(figures: Mapping[str, Any]) -> str:
    """A share with its interval, for people."""
    return f"{100 * figures['share']:.1f} % ({100 * figures['low']:.1f} to {100 * figures['high']:.1f})"


def show_among_random(rows: Sequence[Figures], console: Console) -> None:
    """The first table."""
    sheet = Sheet(
        "seats", "hand-written seat", "random seats", title="One hand-written seat among random ones"
    )
    for row in rows:
        sheet.add_row(str(row["seats"]), percent(row["by_hand"]), percent(row["random"]))
    console.print(sheet)


def show_all_by_hand(rows: Sequence[Figures], console: Console) -> None:
    """The second table."""
    sheet = Sheet(
        "difficulty", "seats", "Adventurers escape", "Cerberus wins", "nobody", "turns", "decisions/s",
        title="All seats hand-written",
    )  # fmt: skip
    for row in rows:
        sheet.add_row(
            str(row["difficulty"]), str(row["seats"]), percent(row["escaped"]), percent(row["cerberus"]),
            f"{100 * row['nobody']['share']:.1f} %", f"{row['turns']:.1f}",
            f"{row['decisions_per_second']:,.0f}",
        )  # fmt: skip
    console.print(sheet)


def show_effects(rows: Sequence[Figures], console: Console) -> None:
    """The third table."""
    seats = list(dict.fromkeys(row["seats"] for row in rows))
    sheet = Sheet("effect", *(f"{count} seats" for count in seats), title="How often an effect is played")
    for name in EFFECT_NAMES:
        uses = [f"{row['per_game']:.3f}" for row in rows if row["effect"] == name]
        sheet.add_row(name, *uses)
    console.print(sheet)


def print_random_effects(seats: Sequence[int], games: int, seed: int, as_json: bool) -> None:
    """How often every effect is played in random games, over all these numbers of seats."""
    totals = dict.fromkeys(EFFECT_NAMES, 0)
    for number in seats:
        for row in use_of_effects(number, games, seed, RANDOM):
            totals[row["effect"]] += round(row["per_game"] * games)
    if as_json:
        print(json.dumps({"games": games, "seed": seed, "effects": totals}))
        return
    sheet = Sheet("effect", "played", title="Random games")
    for name, count in totals.items():
        sheet.add_row(name, f"{count:,}")
    Console().print(sheet)


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats))
    parser.add_argument("--random-effects", action="store_true", help="count effects in random games")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    said = parser.parse_args()
    games, seed = said.games, said.seed
    try:
        if said.random_effects:
            print_random_effects(said.seats, games, seed, said.json)
            return
        play(said.seats[0], said.seats[0], 1, seed, 0, {})  # compiles, outside the clock
        alone = [among_random(seats, games, seed) for seats in said.seats]
        together = [
            all_by_hand(seats, games, seed, difficulty) for difficulty in DIFFICULTIES for seats in said.seats
        ]
        effects = [row for seats in said.seats for row in use_of_effects(seats, games, seed, HANDWRITTEN)]
    except (OptionError, ValueError) as error:
        parser.error(str(error))
    if said.json:
        figures = {"among_random": alone, "all_by_hand": together, "effects": effects}
        print(json.dumps({"games": games, "seed": seed} | figures))
    else:
        console = Console()
        console.width = max(console.width, WIDTH)
        show_among_random(alone, console)
        show_all_by_hand(together, console)
        show_effects(effects, console)


if __name__ == "__main__":
    main()
