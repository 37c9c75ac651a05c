"""Players that have learned by playing: a network says how much better or worse each move is than the
hand-written player thinks, and what to claim. Where it pays they look ahead as well: they try what they like
best out in a few worlds, as searching players do.

They go by a seat's view, as everybody does. `turncoat learn` writes the files.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.bots import cover
from turncoat.bots.network import NEVER, Network, by_merits, fitting, offers, reserve, seeing
from turncoat.bots.players import player_of
from turncoat.bots.search import Effort, searching
from turncoat.bots.situation import Situation
from turncoat.kernel.chance import draw
from turncoat.kernel.encoding import Encoding
from turncoat.kernel.moves import MOST_MOVES
from turncoat.kernel.talk import NOTHING, repeated
from turncoat.kernel.thinking import Thinking, think

kept_in_mind = cache(fitting)
"""The networks of files that were read once."""
AHEAD = Effort(worlds=0, moves=4, word=0.05, sworn=3, soon=True, unsure=0.5)
"""How it looks ahead, but for the number of worlds."""


@dataclass(frozen=True)
class Learned:
    """A player by the network of a file."""

    path: Path | None = None
    """The file; without one, that of whatever game is played, as it comes with the package."""
    heat: float = 1.0
    """How readily it does what it likes less: 1 as in training, less makes it stricter. It talks as in
    training whatever it is: silence is what is likeliest before most decisions, and the strict would be
    mute."""
    worlds: int = 0
    """In how many worlds it tries out what it likes, times the scope of the game; in none it does what it has
    drawn by its chance."""
    level: str = ""
    """A level, of which the file knows the heat and the worlds: what suits one game does not suit another."""

    def choose(self, situation: Situation) -> int:
        """A legal move."""
        return think(self.thinks(situation))

    def thinks(self, situation: Situation) -> Thinking[int]:
        """How it comes to a legal move: one is drawn by its chance, and made unless another one that it likes
        turns out better."""
        moves = list(situation.moves)
        if len(moves) == 1:
            return moves[0]
        heat, worlds = self.heat, self.worlds
        if self.level:
            network, _ = self._seeing(situation)
            heat, worlds = network.heats[self.level], network.worlds[self.level]
        scores = self.scores_of_moves(situation)
        favourite = moves[self._drawn(situation, scores, heat)]
        if not worlds:
            return favourite
        likes = np.zeros(MOST_MOVES, np.float32)
        likes[moves] = scores
        found = yield from searching(situation, replace(AHEAD, worlds=worlds), liking=(favourite, likes))
        return found.chosen

    def speak(self, situation: Situation) -> int:
        """A claim that makes sense, or silence; who has not learned to talk talks as searching players do."""
        if not self._seeing(situation)[1].talks:
            return cover.speak(situation)
        words = [*sensible_now(situation), NOTHING]
        called_for = [is_called_for(situation, claim) for claim in words]
        scores = np.where(called_for, self.scores_of_words(situation), np.float32(NEVER))
        return words[self._drawn(situation, scores)]

    def scores_of_moves(self, situation: Situation) -> NDArray[np.float32]:
        """What it thinks of each legal move, on top of what it is worth by hand."""
        moves = list(situation.moves)
        merits = situation.by_hand()[1][moves].astype(np.float32)
        usual = by_merits(situation.game, merits, merits.max())
        return self._scores(situation, self._seeing(situation)[1].actions_of[situation.seat, moves], usual)

    def scores_of_words(self, situation: Situation) -> NDArray[np.float32]:
        """What it thinks of each claim that makes sense and, last, of silence."""
        _, seen = self._seeing(situation)
        claims = sensible_now(situation)
        places = seen.actions + seen.claims_turned[situation.seat, claims].astype(np.int64)
        usual = np.full(len(claims) + 1, reserve(len(claims)), np.float32)
        usual[-1] = 0
        return self._scores(situation, np.append(places, offers(seen) - 1), usual)

    def _seeing(self, situation: Situation) -> tuple[Network, Encoding]:
        """The network, and how it sees and counts."""
        game = situation.game
        network = kept_in_mind(self.path or player_of(game), game)
        return network, seeing(game, situation.view.seats, network.talk)

    def _scores(self, situation: Situation, places: Any, usual: NDArray[np.float32]) -> NDArray[np.float32]:
        """The scores of what is offered, by its places and how usual it is."""
        network, seen = self._seeing(situation)
        offered = np.full(offers(seen), NEVER, np.float32)
        offered[places] = usual
        scores = network.judge(seen.flat(situation.view.row, situation.seat)[0], offered)
        found: NDArray[np.float32] = scores[places]
        return found

    def _drawn(self, situation: Situation, scores: NDArray[np.float32], heat: float = 1.0) -> int:
        """The place of a score, drawn by the chance that it stands for; the daring are a little freer."""
        felt = scores.astype(np.float64) / (heat * (3 + situation.daring) / 4)
        shares = np.cumsum(np.exp(felt - felt.max()))
        return int(np.searchsorted(shares, draw(situation.whim) / 2**32 * shares[-1], side="right"))


def sensible_now(situation: Situation) -> list[int]:
    """The claims that make sense."""
    talk = situation.game.talk
    return list(talk.sensible_for(situation.view, situation.seat)) if talk else []


def is_called_for(situation: Situation, claim: int) -> bool:
    """Whether a claim can be made of one's own accord: of answers only those to what was said, and nothing
    twice in a part of the game."""
    talk, view, seat = situation.game.talk, situation.view, situation.seat
    if claim == NOTHING or talk is None:
        return True
    is_new = repeated(view, seat, claim, talk.moment(view)) < 0
    return is_new and talk.answers_something(view, seat, claim)
