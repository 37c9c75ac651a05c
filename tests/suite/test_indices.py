"""No rule counts from the end of anything: compiled, an index below 0 is somewhere else."""

from __future__ import annotations

import numpy as np
import pytest

from tests.suite.indices import FromTheFront, draw, watching
from tests.suite.registry import Case
from tests.suite.walk import awaited
from turncoat.kernel.chance import below, sow
from turncoat.kernel.digest import noted
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, nth
from turncoat.kernel.playout import WHIM
from turncoat.kernel.record import Record

SEED, MOST, EVERY = 77, 200, 20
"""So many decisions of a game, and from one that is thought over to the next."""


def test_what_is_below_zero_is_noticed() -> None:
    with pytest.raises(AssertionError):
        FromTheFront([1, 2])[-1]
    with pytest.raises(AssertionError):
        FromTheFront(np.zeros((2, 2)))[0, -1] = 1


class Watch:
    """All that a game asks of its rules, by the way."""

    def __init__(self, case: Case) -> None:
        self.game, self.outlook = case.game, case.game.outlook
        self.table = case.game.dealt(case.seats, SEED, case.options)
        self.whim = [0] * 4
        sow(self.whim, SEED, 0, 0, WHIM)
        self.digest = noted(case.game.digest, case.game.talk)
        self.before: list[tuple[Record, int]] = []
        """Views, and whose they were."""

    def look(self, view: Record, seat: int, mask: list[int]) -> None:
        """Think a decision over in every way that there is."""
        if self.game.weigh:
            self.game.weigh(view, seat, mask, self.whim, [0] * MOST_MOVES)
        if self.game.hasty:
            self.game.hasty(view, seat, mask, self.whim)
        assert self.digest.notes
        self.digest.note(view, seat, self.digest.notes())
        again = view.copy()
        self.game.veil(again, seat)
        assert again.bytes() == view.bytes(), "a view is veiled already"
        draw(self.game, view, seat, self.table.decisions)
        if self.outlook:
            assert self.outlook.turn(self.table) >= 0
            self.outlook.chances(self.table, [0] * self.table.seats)
        self.game.payoff(self.table, [0] * self.table.seats)

    def talk(self, seat: int) -> None:
        """Let a seat say something, and those who hear it answer."""
        speech = self.game.talk
        claim = speech.speak(self.seen(seat), seat, self.whim) if speech else -1
        if speech and claim >= 0:
            speech.holds(self.table, seat, claim)
            heard_by = speech.say(self.table, seat, claim)
            for other in range(self.table.seats):
                if other != seat and heard_by >> other & 1:
                    answer = speech.reply(self.seen(other), other, self.whim, seat, claim)
                    if answer >= 0:
                        speech.say(self.table, other, answer)

    def seen(self, seat: int) -> Record:
        """The table as a seat sees it."""
        view = self.table.copy()
        self.game.veil(view, seat)
        return view

    def play(self) -> None:
        """Play a decision, by lot or by hand."""
        seat, mask = awaited(self.table)[0], [0] * MASK_WORDS
        choices = self.game.legal(self.table, seat, mask)
        view = self.seen(seat)
        if self.table.decisions % EVERY == 0:
            self.look(view, seat, mask)
            if self.game.talk:
                for claim in self.game.talk.sensible_for(view, seat):
                    self.game.talk.holds(self.table, seat, claim)
        by_lot = nth(mask, below(self.whim, choices))
        self.before.append((view, seat))
        self.game.play(
            self.table, seat, by_lot if below(self.whim, 2) else self.game.choose(view, seat, mask, self.whim)
        )

    def remember(self) -> None:
        """Look back at all decisions as they are known in the end."""
        later = self.table
        for view, seat in reversed(self.before):
            if self.game.recall and self.game.retrace:
                self.game.recall(view, later)
                self.game.retrace(view, seat, later)
                later = view


def test_no_rule_counts_from_the_end(chosen_case: Case) -> None:
    """Nor does any guess at a small position, which the test of how often guesses come looks at."""
    with watching():
        watch = Watch(chosen_case)
        while watch.table.awaits and watch.table.decisions < MOST:
            watch.play()
            if watch.table.awaits:
                watch.talk(watch.table.decisions % watch.table.seats)
        watch.remember()
