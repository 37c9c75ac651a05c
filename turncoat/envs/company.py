"""Bots in some seats of a sitting: they act until somebody else is asked.

Everything follows from the seed: the same actions of the others lead to the same game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from numpy.typing import NDArray

from turncoat.bots import Bot
from turncoat.bots.situation import Situation
from turncoat.envs.sitting import ANSWER, MOVE, Agreed, Sitting
from turncoat.kernel.batch import machine, rows
from turncoat.kernel.chance import WORD, sow, words
from turncoat.kernel.moves import lowest
from turncoat.kernel.playout import WHIM
from turncoat.kernel.talk import NOTHING
from turncoat.kernel.trail import Trail


class Company:
    """A sitting with bots."""

    def __init__(self, agreed: Agreed, bots: Mapping[int, Bot], seed: int) -> None:
        self.bots = dict(bots)
        self.seed = seed
        self.sitting = Sitting(agreed)
        self.sitting.deal(seed)
        self.trail = Trail(agreed.game.table)
        self.actions = 0
        """How many were taken so far."""
        self._go_on()

    def take(self, seat: int, action: int) -> None:
        """Take a legal action of somebody who is no bot; then bots act."""
        self._take(seat, action)
        self._go_on()

    def _go_on(self) -> None:
        while bots := [seat for seat in self.sitting.asked if seat in self.bots]:
            self._take(bots[0], self._chosen(bots[0]))

    def _take(self, seat: int, action: int) -> None:
        if self.sitting.asks == MOVE:
            self.trail.keep(self.sitting.dealt)
        self.actions += 1
        self.sitting.take(seat, action)

    def _chosen(self, seat: int) -> int:
        """What a bot does; what it says but may not say now, it keeps to itself."""
        agreed, bot = self.sitting.agreed, self.bots[seat]
        view, whim, past = self.sitting.view(seat).copy(), self._whim(seat), partial(self._past, seat)
        if self.sitting.asks == MOVE:
            return bot.decide(agreed.game, view, seat, whim, past)
        situation = Situation(agreed.game, seat, view, whim, past, compiled=bot.searches)
        if self.sitting.asks == ANSWER:
            claim = bot.reply(situation, lowest(self.sitting.dealt.awaits), self.sitting.said)
        else:
            claim = bot.speak(situation)
        action = agreed.moves + claim
        return action if claim != NOTHING and action in self.sitting.legal(seat) else agreed.silence

    def _past(self, seat: int) -> NDArray[Any]:
        """A seat's views before each decision so far."""
        game = self.sitting.agreed.game
        views = self.trail.rows(len(self.trail))
        machine(game).veil(rows(game, views), seat, 0, len(views))
        return views

    def _whim(self, seat: int) -> list[int]:
        """The random stream of a bot for what it does now."""
        a, b, c, d = words(self.seed)
        whim = [0] * 4
        sow(whim, (a ^ self.actions) & WORD, b, c, d ^ WHIM ^ (seat + 1))
        return whim
