"""Guessed worlds fit what a seat knows, and come as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import numpy as np
import pytest
from scipy.stats import chisquare

from tests.suite.indices import draw, watching
from tests.suite.position import SmallPosition
from tests.suite.registry import SUBJECTS, Case, cases
from tests.suite.subject import Subject
from tests.suite.walk import awaited, legal, random_game, seen
from tests.suite.worlds import world, worlds
from turncoat.kernel.record import Record

LEAST, EACH, MOST = 2_000, 50, 12_000
"""Guesses at a position: so many for each of its worlds, within bounds; with `--broad` always the most."""
MORE = 40
"""One of so many guesses is compared with what is shown as certain, besides the first of each world."""
WATCHED = 3
"""So many more guesses are watched for rules that count from the end of something."""


@pytest.mark.parametrize("case", cases())
def test_the_view_of_a_guess_is_the_view(case: Case) -> None:
    for seed in range(2):
        for table in random_game(case.game, case.seats, 20 + seed, case.options):
            if table.decisions % 7 != seed and table.awaits:
                continue
            seat = table.decisions % (case.seats + 1) - 1
            view = seen(case.game, table, seat)
            guess = world(case.game, view, seat, table.decisions)
            assert guess.faults() == []
            case.subject.audit(guess)
            assert seen(case.game, guess, seat).bytes() == view.bytes()
            assert all(legal(case.game, guess, other) for other in awaited(guess))


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_guesses_come_as_often_as_the_worlds_they_stand_for(subject: Subject, broad: bool) -> None:
    """All worlds are enumerated by replaying the game with other deals, independently of the sampler.

    What a seat is shown as certain is so in all of them; what is so in all of them and easy to say is shown.
    """
    faults = []
    for position in subject.small_positions():
        found: Counter[bytes] = Counter()
        every: dict[bytes, Record] = {}
        more: list[Record] = []
        with watching():
            for number in range(WATCHED):
                draw(subject.game, position.view, position.seat, number)
        samples = MOST if broad else min(max(LEAST, EACH * len(position.worlds)), MOST)
        guesses = worlds(subject.game, position.view, position.seat, range(samples))
        for sample, table in enumerate(guesses):
            key = position.key(table)
            found[key] += 1
            if found[key] == 1:
                every[key] = table.copy()
            elif sample % MORE == 0:  # a key leaves out what a position is not about
                more.append(table.copy())
        assert found.keys() <= position.worlds.keys(), f"{position.name}: a guess that does not fit"
        p = fit(found, position.worlds)
        if p < 1e-4:
            faults.append(f"{position.name}: {len(position.worlds)} worlds, p = {p:.2g}")
        if found.keys() == position.worlds.keys():
            wrong = unsaid_or_untrue(subject, position, [*every.values(), *more])
            faults += [f"{position.name}: {what}" for what in wrong]
    assert not faults, "\n".join(faults)


def unsaid_or_untrue(subject: Subject, position: SmallPosition, fitting: Collection[Record]) -> list[str]:
    """What is so in all worlds and easy to say, and not shown as certain; and what is shown and is not so."""
    facts = subject.game.known(position.view, position.seat)
    untrue = [f"shown: {fact}" for fact in facts if not all(fact.holds(world) for world in fitting)]
    return untrue + [
        f"not shown: {what}"
        for what, holds, says in subject.sayable(position.view, position.seat)
        if all(holds(world) for world in fitting) and not any(says(fact) for fact in facts)
    ]


def fit(found: Counter[bytes], worlds: dict[bytes, float]) -> float:
    """The p-value of the chi-square test; rare worlds are counted together."""
    total = sum(worlds.values())
    expected = np.array([found.total() * weight / total for weight in worlds.values()])
    counted = np.array([found[key] for key in worlds], float)
    rare = expected < 8
    if rare.any():
        expected = np.append(expected[~rare], expected[rare].sum())
        counted = np.append(counted[~rare], counted[rare].sum())
    if len(expected) < 2:
        return 1.0
    return float(chisquare(counted, expected).pvalue)
