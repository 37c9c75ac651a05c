"""Bots of one's own for the tests, good and bad."""

from __future__ import annotations

from turncoat.bots.situation import Situation
from turncoat.kernel.talk import NOTHING


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


class Parrot(Patient):
    """Says the first thing that makes sense, and answers nothing."""

    def speak(self, situation: Situation) -> int:
        talk = situation.game.talk
        assert talk
        return next(iter(talk.sensible_for(situation.view, situation.seat)), NOTHING)

    def reply(self, situation: Situation, speaker: int, claim: int) -> int:
        return NOTHING


class Babbler(Patient):
    """Says what nobody understands."""

    def speak(self, situation: Situation) -> int:
        return 10_000


class Mute:
    """No bot at all."""
