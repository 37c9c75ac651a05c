"""Players that have learned nothing, but have opinions: files as `turncoat learn` writes them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np

from turncoat.bots.network import BESIDE, RESERVE, meaning, offers, save, seeing, shown
from turncoat.kernel.game import Game

WIDTH = 16
STRONG = 0.3
"""How far weights are from 0."""


def opinionated(game: Game, path: Path, talk: str = "turns") -> None:
    """Write a network with weights by lot."""
    luck = np.random.default_rng(5)
    seen = seeing(game, game.seats[-1], talk)
    widths = (seen.size + offers(seen), WIDTH, WIDTH, offers(seen) + BESIDE)
    layers = [
        (luck.normal(0, STRONG, (inputs, outputs)), luck.normal(0, STRONG, outputs))
        for inputs, outputs in pairwise(widths)
    ]
    layers[-1][1][offers(seen) - 1] -= RESERVE  # silence is as likely as any word
    weights, bias = layers[0]
    more = shown(seen) - len(weights)  # of many words all are as near: that would drown the rest
    layers[0] = np.pad(weights, ((0, more), (0, 0))), bias
    save(path, layers, {"game": game.name, "talk": talk, "meaning": meaning(game, talk)})
