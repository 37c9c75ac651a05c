"""Ratings of bots by openskill: seats of one side that share a result are a team, ties are ties."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATED = 50_000
"""Games after which ratings no longer change in any digit that is shown."""

START = 25.0
"""What everybody begins with, as usual with openskill."""


@dataclass(frozen=True)
class _Side:
    """A side as a member of its team."""

    number: int


@dataclass(frozen=True)
class Rating:
    """How strong somebody is thought to be, and how sure that is."""

    mu: float
    sigma: float

    def json(self) -> dict[str, Any]:
        """The rating as a program reads it."""
        return asdict(self)


def rated(
    who: Sequence[Sequence[Hashable]], payoffs: NDArray[np.int16], sides: NDArray[np.int8], has_sides: bool
) -> dict[Hashable, Rating]:
    """Ratings by game after game; `who` says for each game and seat whose rating is at stake.

    Whoever sits several times at a table is as many players there, and moves by the mean of what these would.
    A side is one more member of its team, with a rating of its own: what it has in numbers and by the rules
    is no merit of those who play it. Players are taken not to change in strength.
    """
    from openskill.models import PlackettLuce  # where games are only played, it is not needed

    model = PlackettLuce(mu=0.0, tau=0.0)  # From nought, so that a team is no stronger for being larger.
    now: dict[Hashable, tuple[float, float]] = {}

    def rating(one: Hashable) -> Any:
        return model.rating(*now.get(one, (model.mu, model.sigma)))

    for seated, results, camps in zip(who[:RATED], payoffs.tolist(), sides.tolist(), strict=False):
        teams: dict[tuple[int, int], list[Hashable]] = {}
        for seat, result in enumerate(results):
            camp = camps[seat] if has_sides else seat
            teams.setdefault((camp, result), [_Side(camp)] if has_sides else []).append(seated[seat])
        if len(teams) < 2:
            continue
        before = [[rating(one) for one in team] for team in teams.values()]
        after = model.rate(before, ranks=[-float(result) for _, result in teams])
        moved: dict[Hashable, list[tuple[float, float]]] = {}
        for team, ratings in zip(teams.values(), after, strict=True):
            for one, found in zip(team, ratings, strict=True):
                moved.setdefault(one, []).append((found.mu, found.sigma))
        for one, all_of_it in moved.items():
            mus, sigmas = zip(*all_of_it, strict=True)
            now[one] = sum(mus) / len(mus), sum(sigmas) / len(sigmas)
    everybody = dict.fromkeys(one for seated in who for one in seated)
    last = {one: now.get(one, (model.mu, model.sigma)) for one in everybody}
    return {one: Rating(START + mu, sigma) for one, (mu, sigma) in last.items()}
