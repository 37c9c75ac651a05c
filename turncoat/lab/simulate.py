"""Many games between bots, and how often each seat and each side won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.bots.own import any_bot
from turncoat.games import chosen
from turncoat.games.playable import Playable
from turncoat.kernel.batch import CHUNK, Results, checked_talk
from turncoat.kernel.chance import halves
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Game
from turncoat.lab.crew import Task, play_all
from turncoat.lab.games import play_some
from turncoat.lab.refusal import check_cores, check_games, refused
from turncoat.lab.schedule import Stretch, named
from turncoat.match import Refused, words_of

CONFIDENCE = 0.95


def wilson(share: float, games: float, confidence: float) -> tuple[float, float]:
    """Where the true share lies, by the one that so many independent games gave."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    middle = (share * games + z * z / 2) / (games + z * z)
    reach = z / (games + z * z) * (share * (1 - share) * games + z * z / 4) ** 0.5
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Rate:
    """How often something came about, with Wilson's confidence interval.

    >>> rate = Rate(40, 100)
    >>> rate.share, [round(bound, 3) for bound in rate.interval]
    (0.4, [0.309, 0.498])
    """

    won: int
    games: int

    @property
    def share(self) -> float:
        """The share itself."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.share, self.games, CONFIDENCE)

    def json(self) -> dict[str, Any]:
        """The rate as a program reads it."""
        low, high = self.interval
        return {"won": self.won, "games": self.games, "share": self.share, "low": low, "high": high}


@dataclass(frozen=True)
class Report:
    """What came of a simulation; seats are counted from 0."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, str]
    talk: str
    """Whether there was talk, and in which form."""
    by_seat: tuple[Rate, ...]
    by_side: dict[str, Rate]
    """For each side the share of its games, those in which anybody was of that side, that it won."""
    decisions: float
    """Decisions in a game, on average."""

    def json(self) -> dict[str, Any]:
        """The report as a program reads it."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "options": self.options,
            "talk": self.talk,
            "confidence": CONFIDENCE,
            "by_seat": [{"seat": seat} | rate.json() for seat, rate in enumerate(self.by_seat)],
            "by_side": {side: rate.json() for side, rate in self.by_side.items()},
            "decisions_per_game": self.decisions,
        }


def simulate(
    game: str | Playable,
    seats: int,
    games: int,
    seed: int = 0,
    bots: str | Sequence[str] = ("random",),
    options: Mapping[str, str] | None = None,
    cores: int | None = None,
    progress: Callable[[int], object] | None = None,
    talk: str = "off",
    ray: str | None = None,
) -> Report:
    """Play games between bots: one kind for all seats, or a list with one for each.

    With `talk` as "turns" a seat may make one claim before each of its decisions, and those to whom it speaks
    may answer once.

    `progress` is called now and then with the number of games played since the last call; `ray` is the
    address of a Ray cluster to play on.
    """
    seats, games, seed = index(seats), index(games), index(seed)
    check_games(games)
    check_cores(cores)
    played = chosen(game)
    try:
        played.blank(seats, options)
        halves(seed)
        everyone = _one_for_each_seat(played, bots, seats)
        checked_talk(played, talk)
        if ray is None:
            results = play_some(
                played, seats, games, seed, everyone, options, threads=cores, progress=progress, talk=talk
            )
        else:
            task = Task(played.name, seats, seed, played.agreed(options), talk)
            results = _on_a_cluster(played, task, games, everyone, cores, ray, progress)
    except OptionError as fault:
        raise Refused.of(fault, words_of(played, "en")) from None
    won = results.payoffs > 0
    return Report(
        game=played.name,
        seats=seats,
        games=games,
        seed=seed,
        bots=everyone,
        options=dict(options or {}),
        talk=talk,
        by_seat=tuple(Rate(int(won[:, seat].sum()), games) for seat in range(seats)),
        by_side=_by_side(played, results, won),
        decisions=float(results.steps.mean()),
    )


def _on_a_cluster(
    game: Game, task: Task, games: int, bots: tuple[str, ...], cores: int | None, ray: str,
    progress: Callable[[int], object] | None,
) -> Results:  # fmt: skip
    """What `play_some` gives, played on a Ray cluster."""
    most = CHUNK if all(any_bot(bot, game).number is not None for bot in bots) else 1
    starts = range(0, games, most)
    work = [(Stretch(bots, first, min(most, games - first)),) for first in starts]
    found: dict[int, Results] = {}
    for done in play_all(task, work, cores, ray):
        for part, results in done:
            found[part.first] = results
            if progress:
                progress(part.deals)
    in_order = [found[first] for first in starts]
    return Results(
        np.concatenate([results.payoffs for results in in_order]),
        np.concatenate([results.sides for results in in_order]),
        np.concatenate([results.steps for results in in_order]),
        game.table.blanks(0),
    )


def _one_for_each_seat(game: Game, bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    kinds = named(bots)
    for bot in kinds:
        any_bot(bot, game)
    if len(kinds) == 1:
        return kinds * seats
    if len(kinds) != seats:
        raise refused("error-bots", seats=seats, bots=len(kinds))
    return kinds


def _by_side(game: Game, results: Results, won: NDArray[np.bool_]) -> dict[str, Rate]:
    rates = {}
    for number, name in enumerate(game.sides):
        members = results.sides == number
        took_part = members.any(axis=1)
        if took_part.any():
            rates[name] = Rate(int((won & members).any(axis=1).sum()), int(took_part.sum()))
    return rates
