"""Ratings of bots by openskill: seats of one side that share a result are a team, ties are ties."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATED = 50_000
"""Games after which ratings no longer change in any digit that is shown."""

START = 25.0
"""What everybody begins with, as usual with openskill."""

Standing = tuple[float, float]
"""Where somebody stands, from nought, and how sure that is."""


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

    Players are taken not to change in strength.
    """
    from openskill.models import PlackettLuce  # where games are only played, it is not needed

    model = PlackettLuce(mu=0.0, tau=0.0)  # From nought, so that a team is no stronger for being larger.
    now: dict[Hashable, Standing] = {}
    for seated, results, camps in zip(who[:RATED], payoffs.tolist(), sides.tolist(), strict=False):
        now |= after_game(model, now, seated, results, camps if has_sides else None)
    everybody = dict.fromkeys(one for seated in who for one in seated)
    last = {one: now.get(one, (model.mu, model.sigma)) for one in everybody}
    return {one: Rating(START + mu, sigma) for one, (mu, sigma) in last.items()}


def after_game(
    model: Any,
    now: Mapping[Hashable, Standing],
    seated: Sequence[Hashable],
    results: Sequence[int],
    camps: Sequence[int] | None,
    side: Callable[[int], Hashable] = _Side,
) -> dict[Hashable, Standing]:
    """How all who took part in a game stand after it; `camps` are the sides of the seats, where it has any.

    Whoever sits several times at a table is as many players there, and moves by the mean of what these would.
    A side is one more member of its team, with a rating of its own: what it has in numbers and by the rules
    is no merit of those who play it.
    """
    teams: dict[tuple[int, int], list[Hashable]] = {}
    for seat, result in enumerate(results):
        camp = camps[seat] if camps else seat
        teams.setdefault((camp, result), [side(camp)] if camps else []).append(seated[seat])
    if len(teams) < 2:
        return {}
    usual = (model.mu, model.sigma)
    before = [[model.rating(*now.get(one, usual)) for one in team] for team in teams.values()]
    after = model.rate(before, ranks=[-float(result) for _, result in teams])
    moved: dict[Hashable, list[Standing]] = {}
    for team, ratings in zip(teams.values(), after, strict=True):
        for one, found in zip(team, ratings, strict=True):
            moved.setdefault(one, []).append((found.mu, found.sigma))
    return {one: _mean(all_of_it) for one, all_of_it in moved.items()}


def _mean(standings: Sequence[Standing]) -> Standing:
    mus, sigmas = zip(*standings, strict=True)
    return sum(mus) / len(mus), sum(sigmas) / len(sigmas)
