"""How players bargain: promises kept and broken, and in Chaos Contract how many play alone.

Among hand-written players, for every number of seats, without talk and with it: the turns of a game (mean and
90th percentile), the share of contracts that are attempted by one Soul, promises that were kept, broken, or
never came to it, and how many decisions are made in a second.

    python -m benchmarks.bargains --game chaos-contract --games 1000 --seed 1 [--seats 2 3 5] [--json]

With `--kind hard` the same among players of that kind, who talk, after each game; games that are begun within
`--seconds`; of promises, those that the table still holds at the end.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.deals import LIMITED, each_deal
from turncoat.bots.own import any_bot
from turncoat.games import game
from turncoat.games.chaos_contract.news import BEGINS
from turncoat.games.playable import Playable
from turncoat.kernel import playout
from turncoat.kernel.batch import TALK, rows, spoken
from turncoat.kernel.chance import halves
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES
from turncoat.kernel.playout import HANDWRITTEN
from turncoat.kernel.rule import entry, filled, paper
from turncoat.kernel.talk import BROKEN, KEPT, OPEN, happens, number_of
from turncoat.kernel.things import MOST_SEATS
from turncoat.lab.games import course

GAMES = ("cerberus", "chaos-contract")
MOST_REMARKS = 256
NOT_DUE, WERE_KEPT, WERE_BROKEN, ATTEMPTS, ALONE, DECISIONS = range(6)
"""What is counted."""

begin_game = next_decision = play_move = speak_first = playout.play
STARTS = -1
"""Open names: `counter` puts in what they stand for."""


def count_bargains(
    tables: Any, template: Any, players: Any, mask: Any, whim: Any, a: int, b: int, talks: bool, turns: Any,
    counts: Any,
) -> None:  # fmt: skip
    """Play games; count what becomes of promises, and contracts attempted, and alone."""
    was_open = paper(MOST_REMARKS)
    for number in range(len(turns)):
        tables[0] = template[0]
        begin_game(tables, whim, a, b, number)
        t = tables[0]
        spoke = -1
        while t.awaits:
            if talks:
                spoke = speak_first(tables, players, whim, spoke)
            decision = next_decision(tables, players, mask, whim)
            for line in range(t.said):
                was_open[line] = t.faith[line] >= OPEN
            play_move(t, decision // MOST_MOVES, decision % MOST_MOVES)
            for line in range(t.said):
                if was_open[line] and t.faith[line] < OPEN:
                    counts[NOT_DUE] += t.faith[line] != KEPT and t.faith[line] != BROKEN
                    counts[WERE_KEPT] += t.faith[line] == KEPT
                    counts[WERE_BROKEN] += t.faith[line] == BROKEN
            for line in range(t.told):
                if happens(t, line, STARTS):
                    counts[ATTEMPTS] += 1
                    counts[ALONE] += number_of(t, line, 1) == 1
        turns[number] = t.turns
        counts[DECISIONS] += t.decisions


@cache
def counter(played: Playable) -> Any:
    """`count_bargains` with the rules of a game put in."""
    parts = {name: getattr(played, name) for name in ("deal", "legal", "side", "veil", "choose")}
    words = spoken(played)
    says = filled(playout.says_by_players, "says", **words, **parts)
    by_players = filled(playout.by_players, "by_players", **parts)
    return entry(
        count_bargains,
        f"count_bargains_{played.name}",
        begin_game=filled(playout.begin, "begin", **parts),
        next_decision=filled(playout.decide, "decide", pick=by_players, **parts),
        speak_first=filled(playout.converse, "converse", says=says, **words),
        play_move=played.play,
        STARTS=BEGINS if played.name == "chaos-contract" else -1,
    )


def measured(played: Playable, seats: int, games: int, seed: int, talk: str) -> dict[str, Any]:
    """The figures of one table size."""
    counts = np.zeros(DECISIONS + 1, np.int64)
    turns = np.zeros(games, np.int64)
    players = np.full((MOST_SEATS, max(1, len(played.sides))), HANDWRITTEN, np.int64)
    start = perf_counter()
    counter(played)(
        rows(played, played.table.blanks(2)),
        rows(played, played.blank(seats, LIMITED.get(played.name, {})).row),
        players, np.zeros(MASK_WORDS, np.int64), np.zeros(4, np.int64), *halves(seed), talk != TALK[0],
        turns, counts,
    )  # fmt: skip
    return figures(played.name, seats, talk, turns, counts, perf_counter() - start)


def figures(
    name: str, seats: int, talk: str, turns: NDArray[np.int64], counts: NDArray[np.int64], seconds: float
) -> dict[str, Any]:
    """What was counted, as it is shown."""
    return {
        "game": name,
        "seats": seats,
        "talk": talk,
        "games": len(turns),
        "turns": float(turns.mean()),
        "turns_90": float(np.percentile(turns, 90)),
        "alone": float(counts[ALONE] / counts[ATTEMPTS]) if counts[ATTEMPTS] else None,
        "kept": int(counts[WERE_KEPT]),
        "broken": int(counts[WERE_BROKEN]),
        "not_due": int(counts[NOT_DUE]),
        "decisions_per_second": float(counts[DECISIONS] / seconds),
    }


@dataclass(frozen=True)
class Company:
    """Players of one kind at a table."""

    game: str
    seats: int
    kind: str
    seed: int

    def played(self, deal: int) -> tuple[int, list[int]]:
        """The turns of a game, and what is counted."""
        played, counts = game(self.game), [0] * (DECISIONS + 1)
        bots = [any_bot(self.kind, played) for _ in range(self.seats)]
        options = LIMITED.get(self.game, {})
        for t, _ in course(played, self.seats, deal, self.seed, bots, options, talks=True):
            for line in range(t.told if played.name == "chaos-contract" else 0):
                if happens(t, line, BEGINS):
                    counts[ATTEMPTS] += 1
                    counts[ALONE] += int(number_of(t, line, 1)) == 1
        faiths = [int(t.faith[line]) for line in range(t.said)]
        counts[WERE_KEPT], counts[WERE_BROKEN] = faiths.count(KEPT), faiths.count(BROKEN)
        counts[DECISIONS] = int(t.decisions)
        return int(t.turns), counts

    def measured(self, games: int, seconds: float) -> Iterator[dict[str, Any]]:
        """The figures after each game."""
        start, turns, counts = perf_counter(), list[int](), np.zeros(DECISIONS + 1, np.int64)
        for one, more in each_deal(self.played, range(games), seconds):
            turns.append(one)
            counts += more
            yield figures(self.game, self.seats, TALK[1], np.array(turns), counts, perf_counter() - start)


def show(found: list[dict[str, Any]]) -> None:
    """The figures as a table."""
    from rich.console import Console
    from rich.table import Table as Sheet

    sheet = Sheet(
        "game", "seats", "talk", "turns", "90 %", "alone", "kept", "broken", "not due", "decisions/s"
    )
    for row in found:
        alone = "" if row["alone"] is None else f"{100 * row['alone']:.1f} %"
        sheet.add_row(
            row["game"], str(row["seats"]), row["talk"], f"{row['turns']:.1f}", f"{row['turns_90']:.0f}",
            alone, f"{row['kept']:,}", f"{row['broken']:,}", f"{row['not_due']:,}",
            f"{row['decisions_per_second']:,.0f}",
        )  # fmt: skip
    console = Console()
    console.width = max(console.width, 112)
    console.print(sheet)


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--games", type=int, default=1000, help="games for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--kind", default="handwritten")
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    said = parser.parse_args()
    played = game(said.game)
    if said.kind != "handwritten":
        for seats in said.seats or played.seats:
            company = Company(said.game, seats, said.kind, said.seed)
            for row in company.measured(said.games, said.seconds):
                print(json.dumps(row), flush=True)
        return
    measured(played, played.seats[0], 1, said.seed, TALK[0])  # compiles, outside the clock
    found = [
        measured(played, seats, said.games, said.seed, talk)
        for seats in said.seats or played.seats
        for talk in TALK
    ]
    if said.json:
        print(json.dumps({"games": said.games, "seed": said.seed, "bargains": found}))
    else:
        show(found)


if __name__ == "__main__":
    main()
