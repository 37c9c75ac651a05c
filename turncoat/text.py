"""Games in words for evaluation loops: `turncoat.text.play("passengers", [my_model, "medium", …])`."""

from turncoat.envs.answers import Agent, Answer
from turncoat.envs.text import Account, Asked, Played, Player, Report, course, play

__all__ = ["Account", "Agent", "Answer", "Asked", "Played", "Player", "Report", "course", "play"]
