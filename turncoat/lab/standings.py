"""What came of a tournament: shares, ratings, differences on the same deals, who did how well with whom."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.lab.ratings import Rating, rated
from turncoat.lab.simulate import wilson

AGAINST, BESIDE = "against", "beside"


@dataclass(frozen=True)
class Share:
    """How often somebody won.

    Seats of one game and games of one deal hang together, so the interval is Wilson's for as many independent
    games as vary like these do from deal to deal, never for more than there are.
    """

    won: int
    games: int
    worth: float
    confidence: float

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies."""
        return wilson(self.share, self.worth, self.confidence)

    def json(self) -> dict[str, Any]:
        """The share as a program reads it."""
        return {"won": self.won, "games": self.games, "share": self.share, "interval": list(self.interval)}


@dataclass(frozen=True)
class Over:
    """By how much somebody's share is above another's on the same deals, in the same seats."""

    bot: str
    difference: float
    interval: tuple[float, float]

    def json(self) -> dict[str, Any]:
        """The difference as a program reads it."""
        return {"bot": self.bot, "difference": self.difference, "interval": list(self.interval)}


@dataclass(frozen=True)
class Standing:
    """How a kind of bot did, in all or on one side."""

    share: Share
    rating: Rating
    over: Over | None
    """Over the first other kind that is named, if there is one that did the same."""

    def json(self) -> dict[str, Any]:
        """The standing as a program reads it."""
        over = self.over.json() if self.over else None
        return self.share.json() | {"rating": self.rating.json(), "over": over}


@dataclass(frozen=True)
class Played:
    """The games of a tournament: the deal of each, and for each seat who sat there and what came of it."""

    kinds: tuple[str, ...]
    sides: tuple[str, ...]
    deals: NDArray[np.int64]
    who: NDArray[np.int8]
    payoffs: NDArray[np.int16]
    camps: NDArray[np.int8]
    steps: NDArray[np.int32]


@dataclass(frozen=True)
class Standings:
    """The result of a tournament."""

    game: str
    seats: int
    seed: int
    named: tuple[str, ...]
    options: dict[str, str]
    talk: str
    confidence: float
    played: Played

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of bots, in the order in which they were named first."""
        return self.played.kinds

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played.deals)

    @cached_property
    def deals(self) -> int:
        """How many deals were played, each with the bots in all seats."""
        return len(np.unique(self.played.deals))

    @property
    def decisions(self) -> float:
        """Decisions in a game, on average."""
        return float(self.played.steps.mean())

    @cached_property
    def bots(self) -> dict[str, Standing]:
        """How each kind did."""
        found = rated(self.played.who.tolist(), self.played.payoffs, self.played.camps, self._has_sides)
        everywhere = np.ones_like(self._won)
        return {
            name: self._standing(number, everywhere, found[number]) for number, name in enumerate(self.kinds)
        }

    @cached_property
    def by_side(self) -> dict[str, dict[str, Standing]]:
        """How each kind did on each side that it was on."""
        if not self._has_sides:
            return {name: {} for name in self.kinds}
        who, camps = self.played.who.tolist(), self.played.camps.tolist()
        both = [list(zip(*game, strict=True)) for game in zip(who, camps, strict=True)]
        found = rated(both, self.played.payoffs, self.played.camps, True)
        return {
            name: {
                side: self._standing(number, self.played.camps == place, found[number, place])
                for place, side in enumerate(self.played.sides)
                if (number, place) in found
            }
            for number, name in enumerate(self.kinds)
        }

    @cached_property
    def by_seat(self) -> dict[str, tuple[Share, ...]]:
        """How often each kind won in each seat."""
        seats = np.broadcast_to(np.arange(self.seats), self._won.shape)
        return {
            name: tuple(self._share(number, seats == seat) for seat in range(self.seats))
            for number, name in enumerate(self.kinds)
        }

    @cached_property
    def matrix(self) -> dict[str, dict[str, dict[str, tuple[int, int]]]]:
        """Games won and played by each kind with each other at the same table: against it, and beside it."""
        count = len(self.kinds)
        tallies = {AGAINST: np.zeros((count, count, 2), np.int64)}
        if self._has_sides:
            tallies[BESIDE] = np.zeros((count, count, 2), np.int64)
        who, camps = self.played.who, self.played.camps
        for one in range(self.seats):
            for other in range(self.seats):
                if one != other:
                    together = (camps[:, one] == camps[:, other]) & self._has_sides
                    for name, tally in tallies.items():
                        here = together if name == BESIDE else ~together
                        pairs = who[here, one], who[here, other]
                        np.add.at(tally[..., 0], pairs, self._won[here, one])
                        np.add.at(tally[..., 1], pairs, 1)
        return {
            name: {
                kind: {
                    other: (int(tally[row, column, 0]), int(tally[row, column, 1]))
                    for column, other in enumerate(self.kinds)
                    if tally[row, column, 1]
                }
                for row, kind in enumerate(self.kinds)
            }
            for name, tally in tallies.items()
        }

    def json(self) -> dict[str, Any]:
        """The result as a program reads it."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "deals": self.deals,
            "seed": self.seed,
            "named": list(self.named),
            "options": self.options,
            "talk": self.talk,
            "confidence": self.confidence,
            "bots": {
                name: standing.json()
                | {
                    "by_side": {side: part.json() for side, part in self.by_side[name].items()},
                    "by_seat": [share.json() for share in self.by_seat[name]],
                }
                for name, standing in self.bots.items()
            },
            "matrix": {
                name: {
                    kind: {
                        other: {"won": won, "games": games, "share": won / games}
                        for other, (won, games) in row.items()
                    }
                    for kind, row in rows.items()
                }
                for name, rows in self.matrix.items()
            },
            "decisions_per_game": self.decisions,
        }

    # Shares ------------------------------------------------------------------------------------

    @property
    def _has_sides(self) -> bool:
        return bool(self.played.sides)

    @cached_property
    def _won(self) -> NDArray[np.bool_]:
        return np.asarray(self.played.payoffs > 0)

    @cached_property
    def _deal(self) -> NDArray[np.int64]:
        """For each game and seat which of the deals it was, counted from 0."""
        _, places = np.unique(self.played.deals, return_inverse=True)
        return np.repeat(places.reshape(-1, 1), self.seats, axis=1)

    def _by_deal(self, kind: int, where: NDArray[np.bool_]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Games won and played by a kind in each deal, of those seats that count."""
        here = (self.played.who == kind) & where
        deals = self._deal[here]
        won = np.bincount(deals, self._won[here], self.deals)
        return won, np.bincount(deals, minlength=self.deals)

    def _share(self, kind: int, where: NDArray[np.bool_], most: float = 1.0) -> Share:
        """A kind's share; its games are worth at most so many independent ones each."""
        won, games = self._by_deal(kind, where)
        total, count = int(won.sum()), int(games.sum())
        share = total / count
        pulls = _pulls(won, games)
        variance = _covariance(pulls, pulls)
        worth = min(most * count, share * (1 - share) / variance) if variance else count
        return Share(total, count, worth, self.confidence)

    def _standing(self, kind: int, where: NDArray[np.bool_], rating: Rating) -> Standing:
        return Standing(self._share(kind, where), rating, self._over(kind, where))

    def _over(self, kind: int, where: NDArray[np.bool_]) -> Over | None:
        other = 0 if kind else 1
        if other >= len(self.kinds):
            return None
        if not ((self.played.who == other) & where).any():
            return None
        pulls = [_pulls(*self._by_deal(each, where)) for each in (kind, other)]
        own, others = (self._share(each, where, most=self.seats) for each in (kind, other))
        return _difference(own, others, self.kinds[other], pulls)


def _pulls(won: NDArray[Any], games: NDArray[Any]) -> NDArray[Any]:
    """How far each deal pulls the share from what it is."""
    total = games.sum()
    return np.asarray((won - won.sum() / total * games) / total)


def _covariance(one: NDArray[Any], other: NDArray[Any]) -> float:
    """The covariance of two shares, by how they differ from deal to deal."""
    deals = len(one)
    return float((one * other).sum() * deals / (deals - 1)) if deals > 1 else 0.0


def _difference(own: Share, other: Share, name: str, pulls: list[NDArray[Any]]) -> Over:
    """Newcombe's interval for the difference of two shares that hang together, from the intervals of both."""
    spread = (_covariance(pulls[0], pulls[0]) * _covariance(pulls[1], pulls[1])) ** 0.5
    together = max(-1.0, min(1.0, _covariance(*pulls) / spread)) if spread else -1.0

    def reach(one: float, two: float) -> float:
        return float(max(0.0, one * one - 2 * together * one * two + two * two) ** 0.5)

    difference = own.share - other.share
    low = difference - reach(own.share - own.interval[0], other.interval[1] - other.share)
    high = difference + reach(own.interval[1] - own.share, other.share - other.interval[0])
    return Over(name, difference, (max(-1.0, low), min(1.0, high)))
