"""Imagined games: players in a hurry, and games that are broken off where somebody can say who will win."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.kernel.gossip import GOSSIP
from turncoat.kernel.game import Game, Outlook
from turncoat.kernel.moves import nth
from turncoat.kernel.rule import INTERPRET, rule
from turncoat.kernel.thinking import Try

WORDS = 3


@rule
def decisions(t: Any) -> Any:
    """A turn for each decision."""
    return t.decisions


@rule
def by_words(t: Any, out: Any) -> None:
    """Whoever has said more is likelier to win."""
    out[0] = 100 * t.told


@rule
def talkative(t: Any, seat: int, mask: Any, whim: Any) -> int:
    """Not silence, as with time to think."""
    return nth(mask, WORDS)


@rule
def wins_by_words(t: Any, out: Any) -> None:
    """It wins if it said something in the end."""
    out[0] = t.told > 0


def tried(game: Game, *moves: int, soon: bool = False) -> list[int]:
    """How likely the seat wins by each move at the beginning of a game."""
    world = game.dealt(1, 1).row
    won: list[int] = Try(game, world, 0, np.array(moves), (1, 2), soon).here()[0].tolist()
    return won


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rule waits for a compiler here."""
    monkeypatch.setenv(INTERPRET, "1")


@rule
def by_telling(t: Any, seat: int) -> Any:
    """Whoever has said something is on another side."""
    return t.told > 0


def test_who_changes_sides_to_win_is_told_from_who_does_not() -> None:
    """Cerberus: the caught change sides, and may win on the other one."""
    turncoats = replace(GOSSIP, side=by_telling, sides=("still", "told"))
    loud = replace(turncoats, hasty=talkative)
    assert tried(turncoats, 0, 2) == [1000, 1000], "silence comes last"
    assert tried(loud, 0, 2) == [-1000, -1000]


def test_without_an_outlook_games_are_imagined_to_their_end() -> None:
    assert tried(GOSSIP, 0, 2) == [1000, 1000]
    assert tried(replace(GOSSIP, payoff=wins_by_words), 0, 2) == [0, 0]  # silence comes last


def test_games_are_broken_off_after_so_many_turns() -> None:
    ahead = Outlook(decisions, by_words, turns=1)
    assert tried(replace(GOSSIP, outlook=ahead), 0, 2, 3) == [0, 200, 300]


def test_who_wants_to_know_soon_looks_to_the_next_turn_whatever_others_do() -> None:
    far, near = (
        replace(GOSSIP, hasty=talkative, outlook=Outlook(decisions, by_words, turns=turns))
        for turns in (3, 1)
    )
    assert tried(far, 0, 2, soon=True) == tried(near, 0, 2) == tried(near, 0, 2, soon=True) == [0, 200]
    assert tried(far, 0, 2) != [0, 200]
    assert tried(GOSSIP, 0, 2, soon=True) == tried(GOSSIP, 0, 2), "to the end, where nobody can say"


def test_games_that_end_before_that_are_won_or_lost() -> None:
    ahead = Outlook(decisions, by_words, turns=5)
    assert tried(replace(GOSSIP, outlook=ahead, payoff=wins_by_words), 2) == [0]


def test_imagined_players_are_in_a_hurry() -> None:
    assert tried(replace(GOSSIP, hasty=talkative, payoff=wins_by_words), 0) == [1000]
