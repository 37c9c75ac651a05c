"""Golden games and walk counts: `python -m tests.suite.golden` writes them anew.

They change only together with a game's rules version.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from tests.suite.registry import SUBJECTS
from tests.suite.walk import awaited, legal, random_decision, random_game
from turncoat.kernel.game import Game
from turncoat.kernel.record import Record
from turncoat.match import Match

FOLDER = Path(__file__).parent / "golden"


def walks(game: Game, table: Record, depth: int) -> int:
    """How many sequences of so many moves there are from a table."""
    if depth == 0 or not table.awaits:
        return 1
    total = 0
    seat = awaited(table)[0]
    moves = legal(game, table, seat)
    if depth == 1:
        return len(moves)
    for move in moves:
        copy = table.copy()
        game.play(copy, seat, move)
        total += walks(game, copy, depth - 1)
    return total


def walks_along(game: Game, seats: int, seed: int, options: dict[str, str], depth: int) -> list[int]:
    """Walk counts at every fifth decision of a random game."""
    return [
        walks(game, table, depth)
        for table in random_game(game, seats, seed, options)
        if table.awaits and table.decisions % 5 == 0
    ]


def golden_match(game: Game, seats: int, seed: int, options: dict[str, str]) -> Match:
    """A whole random match."""
    match = Match(game, seats, seed, options)
    luck = Random(seed)
    while not match.over:
        match.play(*random_decision(game, match.table, luck))
    return match


def write() -> None:
    """Write all golden files."""
    FOLDER.mkdir(exist_ok=True)
    for subject in SUBJECTS:
        game = subject.game
        counted = {}
        for seats in game.seats:
            matches = [
                golden_match(game, seats, seed, options).saved()
                for seed, options in enumerate(subject.options(seats))
            ]
            path = FOLDER / f"{game.name}-{seats}.json"
            path.write_text(json.dumps(matches, separators=(",", ":")) + "\n")
            counted[seats] = [
                walks_along(game, seats, seed, options, subject.walks)
                for seed, options in enumerate(subject.options(seats))
            ]
        walked = FOLDER / f"{game.name}-walks.json"
        walked.write_text(json.dumps({"rules_version": game.version, "walks": counted}) + "\n")


if __name__ == "__main__":
    write()
