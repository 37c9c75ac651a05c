"""Stored games replay line by line, and positions have as many continuations as ever."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from tests.suite.golden import playthrough, walks_along
from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from turncoat.kernel.things import SEAT
from turncoat.match import Match

HEADING = re.compile(r"# (?P<game>[a-z-]+), rules (?P<rules>\d+), (?P<seats>\d+) seats, seed (?P<seed>\d+)")


def stored(subject: Subject, seats: int) -> Iterator[list[str]]:
    """The golden games of a file, each as its lines."""
    lines: list[str] = []
    for line in (subject.golden / f"{subject.game.name}-{seats}.txt").read_text("utf-8").splitlines():
        if HEADING.fullmatch(line) and lines:
            yield lines
            lines = []
        lines.append(line)
    yield lines


def replayed(subject: Subject, lines: list[str]) -> Match:
    """A match with the options and the moves of a golden game."""
    heading = HEADING.fullmatch(lines[0])
    assert heading
    assert heading["game"] == subject.game.name
    options = dict(line[2:].split(": ") for line in lines[1:] if line.startswith("# "))
    match = Match(subject.game, int(heading["seats"]), int(heading["seed"]), options)
    for line in lines:
        if line.startswith("seat-"):
            seat, move = line.split(": ")
            match.play(SEAT.read(seat), move)
    return match


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_golden_games_replay(subject: Subject) -> None:
    """Every move is legal still, the same is told to the same seats, and the last table has its bytes."""
    for seats in subject.game.seats:
        games = list(stored(subject, seats))
        assert len(games) == len(subject.options(seats))
        for lines in games:
            match = replayed(subject, lines)
            assert match.over
            assert list(playthrough(match)) == lines


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_walk_counts(subject: Subject) -> None:
    walked = json.loads((subject.golden / f"{subject.game.name}-walks.json").read_text())
    assert walked["rules_version"] == subject.game.version
    for seats in subject.game.seats:
        counted = [
            walks_along(subject.game, seats, seed, options, subject.walks)
            for seed, options in enumerate(subject.options(seats))
        ]
        assert counted == walked["walks"][str(seats)]
