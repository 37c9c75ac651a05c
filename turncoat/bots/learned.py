"""Players that have learned by playing: a network says how good each move is, and what to claim.

They go by a seat's view, as everybody does. `turncoat learn` writes the files.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from turncoat.bots import cover
from turncoat.bots.network import fitting, seeing
from turncoat.bots.situation import Situation
from turncoat.kernel.chance import draw
from turncoat.kernel.encoding import Encoding
from turncoat.kernel.talk import NOTHING

kept_in_mind = cache(fitting)
"""The networks of files that were read once."""


@dataclass(frozen=True)
class Learned:
    """A player by the network of a file."""

    path: Path
    heat: float = 1.0
    """How readily it does what it likes less: 1 as in training, less makes it stricter."""

    def choose(self, situation: Situation) -> int:
        """A legal move, drawn by its chance."""
        if len(situation.moves) == 1:
            return situation.moves[0]
        scores, seen = self._judged(situation)
        places = seen.actions_of[situation.seat, list(situation.moves)]
        return situation.moves[self._drawn(situation, scores[places])]

    def speak(self, situation: Situation) -> int:
        """A claim that makes sense, or silence; who has not learned to talk talks as searching players do."""
        talk = situation.game.talk
        scores, seen = self._judged(situation)
        if talk is None or not seen.talks:
            return cover.speak(situation)
        sensible = list(talk.sensible_for(situation.view, situation.seat))
        places = [seen.actions + int(seen.claims_turned[situation.seat, claim]) for claim in sensible]
        silence = seen.actions + seen.claims
        return [*sensible, NOTHING][self._drawn(situation, scores[[*places, silence]])]

    def _judged(self, situation: Situation) -> tuple[NDArray[np.float32], Encoding]:
        """A score for each action, and how they are counted."""
        network = kept_in_mind(self.path, situation.game)
        seen = seeing(situation.game, situation.view.seats, network.talk)
        return network.judge(seen.flat(situation.view.row, situation.seat)[0]), seen

    def _drawn(self, situation: Situation, scores: NDArray[np.float32]) -> int:
        """The place of a score, drawn by the chance that it stands for; the daring are a little freer."""
        felt = scores.astype(np.float64) / (self.heat * (3 + situation.daring) / 4)
        shares = np.cumsum(np.exp(felt - felt.max()))
        return int(np.searchsorted(shares, draw(situation.whim) / 2**32 * shares[-1], side="right"))
