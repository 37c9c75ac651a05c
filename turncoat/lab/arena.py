"""Tournaments between bots: fair schedules, and what came of them."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any

import numpy as np

from turncoat.bots.own import any_bot, is_learned, is_own, own_class
from turncoat.games import chosen
from turncoat.games.playable import Playable
from turncoat.kernel.batch import CHUNK, checked_talk
from turncoat.kernel.chance import halves
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Game
from turncoat.lab.crew import Task, code, loads, play_all
from turncoat.lab.kept import Kept
from turncoat.lab.refusal import check_cores, check_games, refused
from turncoat.lab.schedule import SAME_ORDER, Schedule, kinds, named
from turncoat.lab.simulate import CONFIDENCE
from turncoat.lab.standings import Played, Standings
from turncoat.match import Refused, words_of

FORMAT = "turncoat arena"


def arena(
    game: str | Playable,
    seats: int,
    games: int,
    bots: str | Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    cores: int | None = None,
    ray: str | None = None,
    keep: Path | str | None = None,
    confidence: float = CONFIDENCE,
    progress: Callable[[int], object] | None = None,
    talk: str = "off",
) -> Standings:
    """Play a tournament; `turncoat.lab.schedule` says who sits where.

    What comes of a game is decided by the seed, the number of its deal and who sits where: it is the same
    on any number of cores, on a Ray cluster (`ray` is its address) and in a run that goes on with what a
    file (`keep`) has. `talk` is as in `simulate`, and `progress` is called now and then with the number of
    games done since the last call.
    """
    seats, games, seed = index(seats), index(games), index(seed)
    check_games(games)
    check_cores(cores)
    if not 0.5 <= confidence < 1:
        raise refused("error-confidence", confidence=f"{100 * confidence:g}")
    played, everyone = chosen(game), named(bots)
    try:
        played.blank(seats, options)
        agreed = played.agreed(options)
        halves(seed)
        checked_talk(played, talk)
    except OptionError as fault:
        raise Refused.of(fault, words_of(played, "en")) from None
    quick = all([any_bot(bot, played).number is not None for bot in everyone or ("",)])
    schedule = Schedule(everyone, seats, games, seed)
    kept = Kept(Path(keep) if keep else None, _about(played, schedule, agreed, talk))
    report = progress or (lambda played: None)
    try:
        parts = schedule.stretches(SAME_ORDER if quick else 1)
        left = [missing for part in parts for missing in kept.missing(part)]
        report(schedule.total - sum(part.deals for part in left))
        work = loads(left, CHUNK if quick else 1)
        for done in play_all(Task(played.name, seats, seed, agreed, talk), work, cores, ray):
            report(kept.add(done))
    finally:
        kept.close()
    results = _played(played, schedule, kept)
    return Standings(played.name, seats, seed, schedule.bots, dict(options or {}), talk, confidence, results)


def _about(game: Game, schedule: Schedule, options: Mapping[str, str], talk: str) -> dict[str, Any]:
    """All that decides how a tournament goes, but its length: it can be played on."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.version,
        "seats": schedule.seats,
        "seed": schedule.seed,
        "bots": list(schedule.bots),
        "options": dict(options),
        "talk": talk,
        "code": _code(schedule.bots),
    }


def _code(bots: Sequence[str]) -> str:
    """A hash over the code that plays, that of bots of one's own included."""
    digest = hashlib.sha256(code().encode())
    for bot in kinds(bots):
        if is_own(bot):
            digest.update(Path(inspect.getfile(own_class(bot))).read_bytes())
        elif is_learned(bot):
            digest.update(Path(bot).read_bytes())
    return digest.hexdigest()[:16]


def _played(game: Game, schedule: Schedule, kept: Kept) -> Played:
    """All games of a schedule, deal after deal."""
    names = kinds(schedule.bots)
    number = {name: place for place, name in enumerate(names)}
    order = sorted(
        (part.first + place, at, part.seating)
        for at, part in enumerate(schedule.stretches())
        for place in range(part.deals)
    )
    found = [kept.done[deal, seating] for deal, _, seating in order]
    payoffs, sides, steps = zip(*found, strict=True)
    return Played(
        names,
        game.sides,
        np.array([deal for deal, _, _ in order], np.int64),
        np.array([[number[bot] for bot in seating] for _, _, seating in order], np.int8),
        np.array(payoffs, np.int16),
        np.array(sides, np.int8),
        np.array(steps, np.int32),
    )
