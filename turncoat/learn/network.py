"""The network of a learner, in PyTorch; `turncoat.bots.network` runs what comes of it without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from turncoat.bots.network import (
    BESIDE,
    MOST,
    by_usage,
    fitting,
    meaning,
    nearness,
    offers,
    save,
    seeing,
    shown,
)
from turncoat.bots.network import Network as Given
from turncoat.kernel.game import Game
from turncoat.learn.plan import check_choice

MOST_WEIGHTS = 1_150_000
"""So many take well under three megabytes in half precision."""
STEP = 32
"""Widths are multiples of it, which suits processors."""


def widest(inputs: int, outputs: int) -> int:
    """How wide two hidden layers can be for a player that is to be given away."""
    width = STEP
    while (width + STEP) * (inputs + width + STEP + outputs) <= MOST_WEIGHTS:
        width += STEP
    return width


class Network(nn.Module):  # type: ignore[misc]
    """What a seat sees and how usual each action is in; out what to add to the score of each action, how much
    usage counts, and what the seat expects to win.

    At first nothing is added: it plays as by hand.
    """

    def __init__(self, game: Game, talk: str, width: int = 0) -> None:
        super().__init__()
        self.game, self.talk = game, talk
        seen = seeing(game, game.seats[-1], talk)
        self.actions = offers(seen)
        inputs, outputs = shown(seen), self.actions + BESIDE
        width = width or widest(inputs, outputs)
        self.register_buffer("scale", torch.as_tensor(seen.scale), persistent=False)
        self.layers = nn.ModuleList(
            [nn.Linear(inputs, width), nn.Linear(width, width), nn.Linear(width, outputs)]
        )
        nn.init.zeros_(self.layers[-1].weight)
        nn.init.zeros_(self.layers[-1].bias)

    def forward(self, observations: Tensor, usual: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of actions, and what the seats expect to win: from 0, the least that
        the game pays, to 1. Expectations build on expectations, so that they must not grow beyond that."""
        scores, counts, worth = self._out(observations, usual)
        counted = by_usage(usual) * counts.clip(-MOST, MOST).exp()[:, None]
        return (scores + counted).log_softmax(dim=1), worth.sigmoid()

    def judged(self, observations: Tensor, usual: Tensor) -> tuple[Tensor, Tensor]:
        """What is added to the scores of actions, and what the seats expect to win."""
        scores, _, worth = self._out(observations, usual)
        return scores, worth.sigmoid()

    def _out(self, observations: Tensor, usual: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        hidden = torch.cat([observations * self.scale, by_usage(usual).exp(), nearness(usual)], dim=1)
        for layer in self.layers[:-1]:
            hidden = torch.relu(layer(hidden))
        with torch.autocast(hidden.device.type, enabled=False):  # scores are compared finely
            out = self.layers[-1](hidden.float())
        return out[:, :-BESIDE], out[:, -BESIDE], out[:, -1]

    def act(self, seen: dict[str, Tensor]) -> Tensor:
        """An action for each seat whose turn it is, drawn by its chance; tables may lie on another device."""
        here, there = self.scale.device, seen["usual"].device
        with torch.no_grad():
            return drawn(self(seen["observations"].to(here), seen["usual"].to(here))[0]).to(there)

    def save(self, path: Path, **told: Any) -> None:
        """Write it down for those who play without PyTorch: the scale of inputs goes into the weights."""
        layers = []
        for at, layer in enumerate(self.layers):
            weights = layer.weight.detach().T * (self._scales() if at == 0 else 1)
            layers.append((weights.cpu().numpy(), layer.bias.detach().cpu().numpy()))
        save(path, layers, {"game": self.game.name, "talk": self.talk, **told,
                            "meaning": meaning(self.game, self.talk)})  # fmt: skip

    def take(self, given: Given) -> None:
        """Become what was written down. What was learned in silence has no ear for words, and no taste in
        them."""
        inputs, outputs = self._places(given.talk)
        (first, bias), *later = given.layers
        layers = (first / self._scales()[inputs].cpu().numpy(), bias), *later
        every = slice(None)
        with torch.no_grad():
            for at, (layer, (weights, bias)) in enumerate(zip(self.layers, layers, strict=True)):
                into = inputs if at == 0 else every
                out_of = outputs if at == len(layers) - 1 else every
                device = layer.weight.device
                layer.weight.zero_()
                layer.bias.zero_()
                layer.weight[out_of, into] = torch.as_tensor(weights.T, device=device)
                layer.bias[out_of] = torch.as_tensor(bias, device=device)

    def _places(self, talk: str) -> tuple[Tensor, Tensor]:
        """Where the inputs and outputs of a network are here that has learned with or without talk."""
        here, there = (seeing(self.game, self.game.seats[-1], one) for one in (self.talk, talk))
        seen = [np.r_[here.fields[name].slice] for name in there.fields]
        known = np.arange(offers(there))
        usage = [here.size + at * self.actions + known for at in range(2)]
        beside = self.actions + np.arange(BESIDE)
        inputs, outputs = (np.concatenate(part) for part in ([*seen, *usage], [known, beside]))
        return torch.as_tensor(inputs), torch.as_tensor(outputs)

    def _scales(self) -> Tensor:
        """Of all inputs."""
        return torch.cat([self.scale, torch.ones(2 * self.actions, device=self.scale.device)])[:, None]


def loaded(path: Path, game: Game, device: str, talk: str | None = None) -> Network:
    """The network of a file, for PyTorch; as one with talk, also where it has learned in silence."""
    given = fitting(path, game)
    talk = talk or given.talk
    if given.talk != "off":
        check_choice("talk", talk, (given.talk,))
    network = Network(game, talk, given.layers[0][0].shape[1])
    network.to(device)
    network.take(given)
    return network


def of(chances: Tensor, actions: Tensor) -> Tensor:
    """The chance of an action in each row."""
    return chances.gather(1, actions[:, None])[:, 0]


def drawn(chances: Tensor) -> Tensor:
    """An action for each row of logarithms of chances: who waits least for what comes at such rates."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)
