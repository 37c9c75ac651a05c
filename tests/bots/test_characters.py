"""What a character's numbers do, and what is compiled before anybody waits for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from turncoat.bots import BOTS, LEARNED, LEVELS, warm
from turncoat.bots.characters import CHARACTERS, PLAIN, drawn
from turncoat.bots.search import Effort, search
from turncoat.bots.situation import Situation
from turncoat.games import game
from turncoat.kernel import rule
from turncoat.kernel.talk import NOTHING
from turncoat.match import Match


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled."""
    monkeypatch.setenv(rule.INTERPRET, "1")


def test_no_two_characters_have_the_same_manner() -> None:
    manners = {(one.talkative, one.daring) for one in CHARACTERS.values()}
    assert len(manners) == len(CHARACTERS)
    assert all(0 <= one.talkative <= 1 and one.daring > 0 for one in CHARACTERS.values())
    assert PLAIN.daring == 1


def test_characters_are_drawn_among_those_who_are_not_there() -> None:
    names = set(CHARACTERS)
    assert {drawn(names - {"ash", "cole"}).name for _ in range(60)} == {"ash", "cole"}
    assert drawn(names).name in names


def test_whoever_dares_deviates_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    doubts: list[float] = []

    def preferred(wins: object, left: object, doubt: float, *more: object) -> int:
        doubts.append(doubt)
        return 0

    monkeypatch.setattr(import_module("turncoat.bots.search"), "preferred", preferred)
    match = Match(game("mad-zeppelin"), 2, 4)
    seat = match.awaits[0]
    for daring in (1.0, 2.0, 0.5):
        situation = Situation(match.game, seat, match.seen(seat), [1, 2, 3, 4], daring=daring)
        search(situation, Effort(worlds=3, moves=2, doubt=1.5))
    assert doubts == [1.5, 0.75, 3.0]


def test_whoever_dares_and_plays_easily_makes_other_moves_oftener() -> None:
    match = Match(game("passengers"), 5, 3)
    seat = match.awaits[0]
    usual = {}
    for daring in (0.5, 2.0):
        moves = Counter(
            BOTS["easy"].decide(match.game, match.seen(seat), seat, [7, 8, 9, luck], daring=daring)
            for luck in range(200)
        )
        usual[daring] = moves.most_common(1)[0][1]
    assert usual[0.5] > usual[2.0]


def test_bots_are_made_ready_for_every_way_in_which_they_look_back(
    monkeypatch: pytest.MonkeyPatch, all_learned: Path
) -> None:
    """At first, later, and after others who decide at the same time."""
    pasts = []

    def decide(situation: Situation) -> int:
        pasts.append(len(situation.past))
        return situation.moves[0]

    def speak(situation: Situation) -> int:
        pasts.append(len(situation.past))
        return NOTHING

    for name in (*LEVELS, *LEARNED):
        monkeypatch.setitem(BOTS, name, replace(BOTS[name], choose=decide, speak=speak))
    warm.warm(game("passengers"))
    times = Counter(pasts)
    assert len(times) == 3
    assert set(times.values()) == {10}, "medium, hard and those who have learned, moves and words"
    assert times[0]
