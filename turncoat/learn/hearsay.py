"""What learned players say among their like: how much of it is not so, and what that does to hearers.

A lie is a claim about a fact that is not so when it is made. What it does is told by what a hearer would do
had it not been said: the same view without it, the same luck. By how much the chances of moves differ then
(half the sum of all differences: the share of decisions that come out otherwise), and how often another move
is the best.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.bots import by_network
from turncoat.bots.learned import Learned
from turncoat.bots.situation import Situation
from turncoat.games import game as game_named
from turncoat.games.playable import Playable
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import lowest
from turncoat.kernel.record import Record
from turncoat.kernel.talk import strike
from turncoat.lab.games import course, known
from turncoat.learn.contest import NINETY_NINE

LIE, TRUTH = 0, 1
WORDS = {LIE: "lies", TRUTH: "truths", -1: "promises and the like"}
ALIKE = 0.01
"""Moves whose chances differ by less are equally good."""
Remark = tuple[int, int, int]
"""Who claimed what, after how many decisions."""


@dataclass
class Swayed:
    """Decisions that came after some words of others, in one game."""

    decisions: int = 0
    moved: float = 0.0
    """The sum of what these words changed."""
    turned: int = 0
    """Of how many they changed the best move."""


@dataclass
class Heard:
    """What came of a game."""

    claims: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By the speaker's side, and whether they were so."""
    swayed: dict[tuple[str, str, str], Swayed] = field(default_factory=lambda: defaultdict(Swayed))
    """By what was left out, and by the family of moves that was likeliest or by the hearer's side."""


@dataclass(frozen=True)
class Company:
    """Learned players of one kind at a table, who talk."""

    name: str
    """The game."""
    path: Path
    seats: int
    seed: int
    heat: float = 1.0
    options: Mapping[str, str] | None = None

    @property
    def game(self) -> Playable:
        """What they play."""
        return game_named(self.name)

    @property
    def player(self) -> Learned:
        """Each of them."""
        return Learned(self.path, self.heat)

    def heard(self, deal: int) -> Heard:
        """Play a game and listen."""
        found, truths = Heard(), dict[Remark, int]()
        bots = [by_network("learned", self.player)] * self.seats
        for t, before in course(self.game, self.seats, deal, self.seed, bots, self.options, talks=True):
            for remark, truth in self._new(t, truths):
                truths[remark] = truth
                found.claims[self._side(t, remark[0]), truth] += 1
            if t.awaits:
                whim = [0] * 4
                sow(whim, deal, len(before), self.seed, 1)
                seat = lowest(t.awaits)
                here = known(self.game, t, before, seat, whim)
                if len(here.moves) > 1:
                    self._weigh(here, self._side(t, seat), truths, found)
        return found

    def _new(self, t: Any, truths: Mapping[Remark, int]) -> Iterator[tuple[Remark, int]]:
        """What was said since the last decision, and whether it is so."""
        assert self.game.talk
        for line in range(t.said):
            remark = remark_of(t, line)
            if remark not in truths and remark[2] == t.decisions:
                yield remark, int(self.game.talk.holds(t, remark[0], remark[1]))

    def _side(self, t: Any, seat: int) -> str:
        return self.game.sides[self.game.side(t, seat)] if self.game.sides else "all"

    def _weigh(self, here: Situation, side: str, truths: Mapping[Remark, int], found: Heard) -> None:
        """What a seat would do, with all that it has heard and without some of it."""
        with_all: NDArray[np.float64] | None = None
        for truth in (LIE, TRUTH):
            left = without(here, {remark for remark, so in truths.items() if so == truth})
            if left is None:
                continue
            if with_all is None:
                with_all = self._chances(here, here.view)
            other, best = self._chances(here, left), int(with_all.argmax())
            family = self.game.moves.of(here.moves[best]).name
            for by, name in (("decision", family), ("hearer", side)):
                one = found.swayed[WORDS[truth], by, name]
                one.decisions += 1
                one.moved += float(abs(with_all - other).sum()) / 2
                one.turned += int(other[best] < other.max() - ALIKE)

    def _chances(self, here: Situation, view: Record) -> NDArray[np.float64]:
        """How likely each legal move is by a view."""
        seen = Situation(here.game, here.seat, view, list(here.whim))
        scores = self.player.scores_of_moves(seen).astype(np.float64) / self.heat
        shares = np.exp(scores - scores.max())
        chances: NDArray[np.float64] = shares / shares.sum()
        return chances


def remark_of(t: Any, line: int) -> Remark:
    """A line of the log."""
    return int(t.speaker[line]), int(t.claimed[line]), int(t.said_at[line])


def without(here: Situation, remarks: set[Remark]) -> Record | None:
    """A seat's view without some remarks of others; None where it has heard none of them."""
    view: Any = here.view.copy()
    lines = [line for line in range(view.said) if remark_of(view, line) in remarks]
    others = [line for line in lines if view.speaker[line] != here.seat]
    for line in reversed(others):
        strike(view, line)
    return view if others else None


# All games together ----------------------------------------------------------------------------


def claims_of(games: Sequence[Heard]) -> dict[str, dict[str, int]]:
    """By side how many claims were so, were not, or were about no fact."""
    total = sum((one.claims for one in games), Counter[tuple[str, int]]())
    sides = sorted({side for side, _ in total})
    return {side: {word: total[side, truth] for truth, word in WORDS.items()} for side in sides}


def sway_of(games: Sequence[Heard]) -> list[dict[str, Any]]:
    """By what was left out: the share of chances that moved, with half the width of its interval, and how
    often the best move was another. Decisions of a game hang together, so games are what is counted by."""
    keys = sorted({key for one in games for key in one.swayed})
    found = []
    for key in keys:
        parts = [one.swayed[key] for one in games if key in one.swayed]
        decisions = sum(part.decisions for part in parts)
        mean = sum(part.moved for part in parts) / decisions
        spread = sum((part.moved - mean * part.decisions) ** 2 for part in parts) ** 0.5
        without, by, name = key
        found.append({
            "without": without, "by": by, "name": name, "decisions": decisions, "moved": mean,
            "within": NINETY_NINE * spread / decisions,
            "turned": sum(part.turned for part in parts) / decisions,
        })  # fmt: skip
    return found


def in_short(games: Sequence[Heard]) -> dict[str, float]:
    """Claims about facts in a game, the share of them that are lies, and of all decisions made after lies
    the share that came out otherwise by them."""
    total = sum((one.claims for one in games), Counter[tuple[str, int]]())
    lies, facts = (sum(n for (_, so), n in total.items() if so in kinds) for kinds in ((LIE,), (LIE, TRUTH)))
    after = [one.swayed[key] for one in games for key in one.swayed if key[:2] == (WORDS[LIE], "hearer")]
    return {
        "claims": facts / len(games),
        "lies": lies / max(facts, 1),
        "believed": sum(one.moved for one in after) / max(sum(one.decisions for one in after), 1),
    }
