"""Golden games and walk counts: `python -m tests.suite.golden` writes them anew.

They change only together with a game's rules version. A golden game is a playthrough for people to read:
what was agreed, then each move in the names of the game, and below it what was told, to whom.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import awaited, legal, random_decision, random_game
from turncoat.games.playable import Playable
from turncoat.kernel.game import Game
from turncoat.kernel.news import AUDIENCE
from turncoat.kernel.record import Record
from turncoat.kernel.things import SEAT
from turncoat.match import Match, Told


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


def random_match(game: Playable, seats: int, seed: int, options: dict[str, str]) -> Match:
    """A whole random match."""
    match = Match(game, seats, seed, options)
    luck = Random(seed)
    while not match.over:
        match.play(*random_decision(game, match.table, luck))
    return match


def playthrough(match: Match) -> Iterator[str]:
    """A match line by line."""
    game = match.game
    yield f"# {game.name}, rules {game.version}, {match.seats} seats, seed {match.seed}"
    yield from (f"# {name}: {value}" for name, value in match.options.items())
    again = Match(game, match.seats, match.seed, match.options)
    heard = 0
    for seat, move in [(-1, -1), *match.moves]:
        if seat >= 0:
            again.play(seat, move)
            yield f"{SEAT.text(seat)}: {game.moves.text(move)}"
        yield from map(_line, again.news[heard:])
        heard = len(again.news)
    yield f"= {again.digest()}"


def _line(told: Told) -> str:
    """What was told, and to whom if not to all."""
    audience = told.event.packed >> 40 & AUDIENCE.high
    to = "" if told.event.heard_by(-1) else f" (to {AUDIENCE.text(audience)})"
    return f"    {told.event.text()}{to}"


def golden(subject: Subject, seats: int) -> str:
    """All golden games of a game at a number of seats."""
    matches = [
        random_match(subject.game, seats, seed, options)
        for seed, options in enumerate(subject.options(seats))
    ]
    return "\n".join(line for match in matches for line in playthrough(match)) + "\n"


def write() -> None:
    """Write all golden files."""
    for subject in SUBJECTS:
        game = subject.game
        subject.golden.mkdir(exist_ok=True)
        counted = {}
        for seats in game.seats:
            (subject.golden / f"{game.name}-{seats}.txt").write_text(golden(subject, seats), "utf-8")
            counted[seats] = [
                walks_along(game, seats, seed, options, subject.walks)
                for seed, options in enumerate(subject.options(seats))
            ]
        walked = subject.golden / f"{game.name}-walks.json"
        walked.write_text(json.dumps({"rules_version": game.version, "walks": counted}) + "\n")


if __name__ == "__main__":
    write()
