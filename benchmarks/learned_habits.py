"""What a learned player does otherwise than the hand-written one, by side and by the kind of decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.deals import LIMITED
from turncoat.bots import BOTS, USUAL, by_network
from turncoat.bots.learned import Learned
from turncoat.games import game as game_named
from turncoat.kernel.moves import lowest
from turncoat.lab.games import course, known

Asked = tuple[str, str]
"""A side, and what kind of move is the best by hand."""


@dataclass(frozen=True)
class Habits:
    """One learned player among hand-written ones."""

    game: str
    path: Path
    seats: int
    seed: int

    def seen(self, deal: int) -> Counter[tuple[Asked, bool]]:
        """In a game without talk: by what is asked, how often its likeliest move is another than the best
        by hand, and how often it is not."""
        game, player = game_named(self.game), Learned(self.path)
        own = deal % self.seats
        bots = [BOTS[USUAL]] * self.seats
        bots[own] = by_network("learned", player)
        found: Counter[tuple[Asked, bool]] = Counter()
        for t, before in course(game, self.seats, deal, self.seed, bots, LIMITED.get(game.name)):
            if t.awaits and lowest(t.awaits) == own:
                situation = known(game, t, before, own, [1, 2, 3, 1 + deal])
                if len(situation.moves) > 1:
                    merits = situation.by_hand()[1][list(situation.moves)]
                    best = int(np.argmax(merits))
                    mine = int(np.argmax(player.scores_of_moves(situation)))
                    side = game.sides[game.side(t, own)] if game.sides else "all"
                    kind = game.moves.text(situation.moves[best]).split()[0]
                    found[(side, kind), merits[mine] < merits[best]] += 1
        return found


def habits_of(games: Iterable[Counter[tuple[Asked, bool]]]) -> list[dict[str, Any]]:
    """By what is asked, how many decisions there were, and in what share of them it does otherwise."""
    total: Counter[tuple[Asked, bool]] = Counter()
    for one in games:
        total += one
    found = []
    for asked in sorted({asked for asked, _ in total}):
        decisions = total[asked, True] + total[asked, False]
        share = total[asked, True] / decisions
        found.append({"side": asked[0], "kind": asked[1], "decisions": decisions, "otherwise": share})
    return found
