"""How well the hand-written player of Mad Zeppelin plays, and how balanced the traitors then are.

Three tables, for 2 to 6 seats:

- how often one hand-written seat wins among random ones, in both modes;
- with all seats hand-written, in both modes and for both readings of the bribes: how often somebody
  reaches the target, how long a game is, and how many chances to play are lost to a block;
- with all seats hand-written, in one mode: for each traitor how often it comes into play, what a play of
  it throws overboard, how often a play of it throws and uses its Ability, how often copiers use that
  Ability, how often it is named and blocked, and how much oftener than others those who play it win.

Points of a play are those of what it threw, without the bonus for all levels. A traitor that brings coins
or cards, or stops others, earns its points elsewhere: the last column is the better measure of it. Names
and blocks are counted in the last turn of each game, for which the final table still shows them.

    python -m benchmarks.mad_zeppelin_bots --games 20000 --seed 1 [--seats 2 4] [--mode long-haul] [--json]

With `--random-abilities` it counts in random games instead how often each traitor is played, and how often
its Ability is used by itself and by those who copy it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table as Sheet

from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import (
    BRIBES,
    LAPS,
    MODE,
    NONE,
    POINTS,
    SHADOW,
    TIM_SLY,
    TRAITOR_CARDS,
    TRAITORS,
)
from turncoat.games.mad_zeppelin.table import BY_POINTS
from turncoat.kernel.batch import Results, play_games
from turncoat.kernel.fault import OptionError
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.things import MOST_SEATS
from turncoat.lab.simulate import Rate

Figures = dict[str, Any]

WIDTH = 112
"""Columns that the tables need, also where the output goes to a file."""
AT_ONCE = 4096
"""Games whose final tables are kept at the same time."""
WORTH = np.append(np.asarray(POINTS), 0)
"""The points of a kind of Cargo; the last place, which -1 finds, is for none."""
COUNTS = (
    "plays", "points", "throws", "abilities", "copied", "won_by", "decided", "named", "laid", "blocked",
)  # fmt: skip


def play(seats: int, by_hand: int, games: int, seed: int, first: int, options: Mapping[str, str]) -> Results:
    """Games in which the first seats play by hand and the others at random; their final tables are kept."""
    players = np.full((MOST_SEATS, 1), RANDOM, np.int64)
    players[:by_hand] = HANDWRITTEN
    return play_games(GAME, seats, games, seed, options, players, first=first, keep=games)


def lots(games: int) -> list[tuple[int, int]]:
    """The games in lots that fit into memory: how many, and the number of the first."""
    return [(min(AT_ONCE, games - first), first) for first in range(0, games, AT_ONCE)]


def among_random(seats: int, games: int, seed: int, mode: str) -> Figures:
    """How often one hand-written seat wins, alone or in a draw, among random ones."""
    won = 0
    for count, first in lots(games):
        results = play(seats, 1, count, seed, first, {"mode": mode})
        won += int((results.payoffs[:, 0] > 0).sum())
    return {"seats": seats, "mode": mode, "par": 1 / seats} | Rate(won, games).json()


def all_by_hand(seats: int, games: int, seed: int, mode: str, bribes: str) -> Figures:
    """Games between hand-written players: endings, lengths and lost chances."""
    reached = drawn = turns = plays = lost = by_points = decisions = 0
    start = perf_counter()
    for count, first in lots(games):
        results = play(seats, seats, count, seed, first, {"mode": mode, "bribes": bribes})
        tables = results.tables
        whole = tables["ending"] == BY_POINTS
        reached += int((tables["winners"] > 0).sum())
        drawn += int((results.payoffs == 1).any(axis=1).sum())
        turns += int(tables["turn"].sum(dtype=np.int64))
        plays += int(tables["plays"].sum(dtype=np.int64))
        by_points += int(whole.sum())
        chances = LAPS * seats * tables["turn"].astype(np.int64)
        lost += int((chances - tables["plays"])[whole].sum())
        decisions += int(results.steps.sum(dtype=np.int64))
    seconds = perf_counter() - start
    return {
        "seats": seats,
        "mode": mode,
        "bribes": bribes,
        "reached": Rate(reached, games).json(),
        "drawn": Rate(drawn, games).json(),
        "turns": turns / games,
        "plays": plays / games,
        "lost_chances": lost / by_points if by_points else None,
        "decisions": decisions / games,
        "decisions_per_second": decisions / seconds,
    }


def count_plays(tables: NDArray[Any], tally: Mapping[str, NDArray[np.int64]]) -> None:
    """Add up, traitor by traitor, what the logs of some games tell."""
    traitor, ability = tables["traitor"], tables["ability"]
    played = traitor != NONE
    winners = np.where(played, tables["winners"][:, None], 0)
    for name, what in (
        ("plays", played),
        ("points", WORTH[tables["threw"]] + WORTH[tables["extra"]]),
        ("throws", (tables["threw"] != NONE) | (tables["extra"] != NONE)),
        ("abilities", ability != NONE),
        ("decided", winners > 0),
        ("won_by", winners >> np.maximum(tables["player"], 0) & 1),
    ):
        tally[name][:] += np.bincount(traitor[played], what[played], TRAITORS).astype(np.int64)
    copied = (ability != NONE) & (ability != traitor)
    tally["copied"][:] += np.bincount(ability[copied], minlength=TRAITORS)


def count_last_turn(tables: NDArray[Any], tally: Mapping[str, NDArray[np.int64]]) -> None:
    """Add up names and blocks of the last turns."""
    for name, cards in (
        ("named", tables["named"][tables["named"] != NONE]),
        ("laid", tables["laid"][tables["laid"] != NONE]),
        ("blocked", tables["laid"][(tables["laid"] != NONE) & (tables["skipped"] != 0)]),
    ):
        tally[name][:] += np.bincount(cards, minlength=TRAITORS)


def traitors_by_hand(seats: int, games: int, seed: int, mode: str) -> list[Figures]:
    """What each traitor does in games between hand-written players."""
    tally = {name: np.zeros(TRAITORS, np.int64) for name in COUNTS}
    turns = 0
    for count, first in lots(games):
        tables = play(seats, seats, count, seed, first, {"mode": mode}).tables
        turns += int(tables["turn"].sum(dtype=np.int64))
        count_plays(tables, tally)
        count_last_turn(tables, tally)

    def share(part: str, whole: str, number: int) -> float:
        return int(tally[part][number]) / max(1, int(tally[whole][number]))

    return [
        {
            "seats": seats,
            "mode": mode,
            "traitor": card.name,
            "in_play": int(tally["plays"][number]) / turns,
            "points": share("points", "plays", number),
            "throws": share("throws", "plays", number),
            "ability": share("abilities", "plays", number),
            "copied": int(tally["copied"][number]) / turns,
            "named": int(tally["named"][number]) / games,
            "blocked": share("blocked", "laid", number),
            "won": seats * share("won_by", "decided", number),
        }
        for number, card in enumerate(TRAITOR_CARDS)
    ]


def percent(figures: Mapping[str, Any]) -> str:
    """A share with its interval, for people."""
    return f"{100 * figures['share']:.1f} % ({100 * figures['low']:.1f} to {100 * figures['high']:.1f})"


def show_among_random(rows: Sequence[Figures], console: Console) -> None:
    """The first table."""
    sheet = Sheet("seats", "mode", "wins", "1/seats", title="One hand-written seat among random ones")
    for row in rows:
        sheet.add_row(str(row["seats"]), row["mode"], percent(row), f"{100 * row['par']:.1f} %")
    console.print(sheet)


def show_all_by_hand(rows: Sequence[Figures], console: Console) -> None:
    """The second table."""
    sheet = Sheet(
        "mode", "bribes", "seats", "target reached", "drawn", "turns", "plays", "lost", "decisions/s",
        title="All seats hand-written (lost: blocked chances in a game that ends by points)",
    )  # fmt: skip
    for row in rows:
        lost = row["lost_chances"]
        sheet.add_row(
            row["mode"], row["bribes"], str(row["seats"]), percent(row["reached"]),
            f"{100 * row['drawn']['share']:.1f} %", f"{row['turns']:.2f}", f"{row['plays']:.1f}",
            "" if lost is None else f"{lost:.2f}", f"{row['decisions_per_second']:,.0f}",
        )  # fmt: skip
    console.print(sheet)


def show_traitors(rows: Sequence[Figures], console: Console) -> None:
    """The third table, one sheet for each number of seats."""
    for seats in dict.fromkeys(row["seats"] for row in rows):
        chosen = [row for row in rows if row["seats"] == seats]
        sheet = Sheet(
            "traitor", "plays a turn", "points", "throws", "Ability", "copies a turn", "named", "blocked",
            "wins",
            title=f"The traitors, {seats} seats, {chosen[0]['mode']}",
        )  # fmt: skip
        for row in chosen:
            sheet.add_row(
                row["traitor"], f"{row['in_play']:.2f}", f"{row['points']:.2f}",
                f"{100 * row['throws']:.0f} %", f"{100 * row['ability']:.0f} %", f"{row['copied']:.2f}",
                f"{100 * row['named']:.0f} %", f"{100 * row['blocked']:.0f} %", f"{row['won']:.2f}",
            )  # fmt: skip
        console.print(sheet)


def count_abilities(seats: Sequence[int], games: int, seed: int) -> list[Figures]:
    """How often traitors are played in random games, and who carries out whose Ability."""
    plays = np.zeros(TRAITORS, np.int64)
    used = np.zeros((TRAITORS, TRAITORS), np.int64)
    for number in seats:
        for first in range(0, games, AT_ONCE):
            tables = play(number, 0, min(AT_ONCE, games - first), seed, first, {}).tables
            traitor, ability = tables["traitor"], tables["ability"]
            np.add.at(plays, traitor[traitor != NONE], 1)
            carried = ability != NONE
            np.add.at(used, (traitor[carried], ability[carried]), 1)
    return [
        {
            "traitor": card.name,
            "plays": int(plays[number]),
            "itself": int(used[number, number]),
            "tim_sly": int(used[TIM_SLY, number]) if number != TIM_SLY else 0,
            "shadow": int(used[SHADOW, number]) if number != SHADOW else 0,
        }
        for number, card in enumerate(TRAITOR_CARDS)
    ]


def show_abilities(rows: Sequence[Figures], console: Console) -> None:
    """The table of random games."""
    sheet = Sheet(
        "traitor", "played", "Ability by itself", "by Tim Sly", "by Mr Shadow", title="Random games"
    )
    for row in rows:
        sheet.add_row(
            row["traitor"], *(f"{row[what]:,}" for what in ("plays", "itself", "tim_sly", "shadow"))
        )
    console.print(sheet)


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats))
    parser.add_argument("--mode", choices=MODE.names, default=MODE.names[0], help="of the table of traitors")
    parser.add_argument("--random-abilities", action="store_true", help="count Abilities in random games")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    said = parser.parse_args()
    games, seed = said.games, said.seed
    if said.random_abilities:
        counted = count_abilities(said.seats, games, seed)
        if said.json:
            print(json.dumps({"games": games, "seed": seed, "abilities": counted}))
        else:
            show_abilities(counted, Console())
        return
    try:
        play(said.seats[0], said.seats[0], 1, seed, 0, {})  # compiles, outside the clock
        alone = [among_random(seats, games, seed, mode) for mode in MODE.names for seats in said.seats]
        together = [
            all_by_hand(seats, games, seed, mode, bribes)
            for mode in MODE.names
            for bribes in BRIBES.names
            for seats in said.seats
        ]
        traitors = [row for seats in said.seats for row in traitors_by_hand(seats, games, seed, said.mode)]
    except (OptionError, ValueError) as error:
        parser.error(str(error))
    if said.json:
        figures = {"among_random": alone, "all_by_hand": together, "traitors": traitors}
        print(json.dumps({"games": games, "seed": seed} | figures))
    else:
        console = Console()
        console.width = max(console.width, WIDTH)
        show_among_random(alone, console)
        show_all_by_hand(together, console)
        show_traitors(traitors, console)


if __name__ == "__main__":
    main()
