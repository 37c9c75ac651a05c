"""Stored games replay to the same bytes, and positions have as many continuations as ever."""

from __future__ import annotations

import json

import pytest

from tests.suite.golden import FOLDER, walks_along
from tests.suite.registry import SUBJECTS, Subject
from turncoat.match import Match


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_golden_games_replay(subject: Subject) -> None:
    """`replayed` raises where a move is no longer legal or the last table has other bytes."""
    for seats in subject.game.seats:
        stored = json.loads((FOLDER / f"{subject.game.name}-{seats}.json").read_text())
        assert len(stored) == len(subject.options(seats))
        for saved in stored:
            assert Match.replayed(saved).over


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_walk_counts(subject: Subject) -> None:
    stored = json.loads((FOLDER / f"{subject.game.name}-walks.json").read_text())
    assert stored["rules_version"] == subject.game.version
    for seats in subject.game.seats:
        counted = [
            walks_along(subject.game, seats, seed, options, subject.walks)
            for seed, options in enumerate(subject.options(seats))
        ]
        assert counted == stored["walks"][str(seats)]
