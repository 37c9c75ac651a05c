"""Bots of one's own for the tests, good and bad."""

from __future__ import annotations

from turncoat.bots.situation import Situation


class Patient:
    """Takes the first legal move, and after so many games anything else: nothing is brought along."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, situation: Situation) -> int:
        self.asked += 1
        return situation.moves[self.asked % len(situation.moves)]


class Cheat:
    """Makes a move that there is not."""

    def choose(self, situation: Situation) -> int:
        return -1


class Broken:
    """Fails."""

    def choose(self, situation: Situation) -> int:
        raise ValueError("out of ideas")


class Mute:
    """No bot at all."""
