"""Analysis: what a seat could think of its moves, of the others, and of how everybody stands.

All of it goes by what the seat knows: its view and its earlier views. Whoever knows the same, and draws from
the same random stream, is told the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.bots import HARD
from turncoat.bots.belief import Minded, likely_worlds
from turncoat.bots.search import Effort, search, worlds_for
from turncoat.bots.situation import Situation
from turncoat.games.known import Suspicion
from turncoat.games.playable import Playable
from turncoat.kernel.batch import rows
from turncoat.kernel.chance import draw, sow
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.record import Record, joined
from turncoat.kernel.things import MOST_SEATS
from turncoat.match import Match
from turncoat.words import Argument, Fault, Message, Words

EFFORTS = {
    "easy": Effort(worlds=24, moves=4, mind=Minded(guesses=4)),
    "medium": Effort(worlds=60, moves=6, mind=Minded(guesses=6)),
    "hard": HARD,
}
MOST_WORLDS = 100_000
"""More nobody could wait for."""
ADVICE = 0xAD01CE
"""Keeps the streams of analyses apart from those of players."""


def effort_named(name: str) -> Effort:
    """An effort by its name, or by how many worlds are looked at."""
    if name in EFFORTS:
        return EFFORTS[name]
    short = name.isascii() and name.isdecimal() and len(name) <= len(str(MOST_WORLDS))
    if short and 1 <= int(name) <= MOST_WORLDS:
        return Effort(worlds=int(name), moves=6, mind=Minded(guesses=6))
    said: dict[str, Argument] = {"effort": name, "efforts": ", ".join(EFFORTS), "most": MOST_WORLDS}
    raise Fault(Message("error-effort", said), Words("en"))


def stream(seed: int, decision: int, seat: int) -> list[int]:
    """The random stream of an analysis: the same for whoever asks at the same moment."""
    whim = [0] * 4
    sow(whim, seed & 0xFFFFFFFF, decision, seat + 1, ADVICE)
    return whim


@dataclass(frozen=True)
class Share:
    """How often something was so, and the standard error of that."""

    share: float
    error: float

    @classmethod
    def of(cls, won: float, tries: int, different: float | None = None) -> Share:
        """A share of tries, of which so many tell something different; never or always is not certain."""
        if not tries:
            return cls(0.0, 1.0)
        count = tries if different is None else different
        near = (won / tries * count + 1) / (count + 2)
        return cls(won / tries, sqrt(near * (1 - near) / count))

    def json(self) -> dict[str, float]:
        """The share as programs read it."""
        return {"share": round(self.share, 4), "error": round(self.error, 4)}


# Moves -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tried:
    """A move, its chance to win, and how often it was tried."""

    move: int
    chance: Share
    tries: int


@dataclass(frozen=True)
class Advice:
    """What a search thinks of the moves that it tried, the best first, and the one that it would make."""

    moves: Sequence[Tried]
    chosen: int
    """Which is the hand-written player's unless another is better beyond doubt."""
    best: int
    """The one that won most often of those that were tried in every world."""
    lost: Share | None = None
    """Of a move that was asked about: how much oftener the best one wins in the same worlds."""


def advice(situation: Situation, effort: Effort, made: int | None = None) -> Advice | None:
    """What to do, and what a move was worth beside it; None where there is no choice."""
    if len(situation.moves) < 2:
        return None
    findings = search(situation, effort, () if made is None else (made,))
    wins, moves = findings.wins, findings.moves.tolist()
    tried = []
    for place, move in enumerate(moves):
        known = wins[:, place][~np.isnan(wins[:, place])]
        tried.append(Tried(move, Share.of(float(known.sum()), len(known)), len(known)))
    best = max(
        (one for one in tried if one.tries == len(wins)),
        key=lambda one: (one.chance.share, one.move == made, one.move == findings.chosen, -one.move),
    ).move
    lost = None if made is None else _difference(wins, moves.index(best), moves.index(made))
    tried.sort(key=lambda one: (-one.tries, -one.chance.share, one.move))
    return Advice(tried, findings.chosen, best, lost)


def _difference(wins: NDArray[np.float64], better: int, worse: int) -> Share:
    """How much oftener a move wins than another in the worlds in which both were tried."""
    both = wins[:, better] - wins[:, worse]
    both = both[~np.isnan(both)]
    return Share(float(both.mean()), float(both.std() / sqrt(len(both))))


# Beliefs ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Belief:
    """A suspicion, and in which share of the worlds that fit it is so."""

    suspicion: Suspicion
    share: float


def imagined(situation: Situation, effort: Effort) -> NDArray[Any]:
    """Worlds that fit what a seat knows and explain what the others did."""
    return likely_worlds(situation, worlds_for(situation.game, effort), effort.mind)


def beliefs(game: Playable, situation: Situation, worlds: NDArray[Any]) -> list[Belief]:
    """How likely what is worth suspecting is; what is so in no world is left out. The likeliest first."""
    tables = [game.table(worlds[i : i + 1]) for i in range(len(worlds))]
    found = []
    for suspicion in game.suspicions(situation.view, situation.seat):
        share = sum(suspicion.holds(table) for table in tables) / len(tables)
        if share:
            found.append(Belief(suspicion, share))
    found.sort(key=lambda belief: -belief.share)
    return found


# How everybody stands ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """How likely each seat, and each side where there are any, wins."""

    seats: Sequence[Share]
    sides: Mapping[str, Share]

    @property
    def parties(self) -> dict[str | int, Share]:
        """Those whose standing counts: the sides, or where everybody plays alone, the seats."""
        named: dict[str | int, Share] = {side: share for side, share in self.sides.items()}
        return named or dict(enumerate(self.seats))

    def json(self) -> dict[str, Any]:
        """The standing as programs read it."""
        return {
            "seats": [share.json() for share in self.seats],
            "sides": {side: share.json() for side, share in self.sides.items()},
        }


def standing(situation: Situation, worlds: NDArray[Any]) -> Standing:
    """How often each wins if likely worlds are played out."""
    game, whim = situation.game, situation.whim
    payoffs = np.zeros((len(worlds), MOST_SEATS), np.int64)
    sides = np.full((len(worlds), MOST_SEATS), -1, np.int64)
    luck = draw(whim), draw(whim)
    ponderer(game).ends(rows(game, game.table.blanks(2)), rows(game, worlds), *luck, payoffs, sides)
    won = payoffs > 0
    count, different = len(worlds), effective(worlds)
    return Standing(
        [Share.of(int(won[:, seat].sum()), count, different) for seat in range(situation.view.seats)],
        {
            name: Share.of(int((won & (sides == side)).any(axis=1).sum()), count, different)
            for side, name in enumerate(game.sides)
        },
    )


def effective(worlds: NDArray[Any]) -> float:
    """How many different worlds worlds are worth: the likely ones are there many times."""
    counts = Counter(worlds[i].tobytes() for i in range(len(worlds)))
    return len(worlds) ** 2 / sum(count**2 for count in counts.values())


def final(game: Playable, table: Record) -> Standing:
    """How everybody stands when the game is over: who has won."""
    out = [0] * MOST_SEATS
    game.payoff(table, out)
    won = [seat for seat in range(table.seats) if out[seat] > 0]
    winning = {game.sides[game.side(table, seat)] for seat in won} if game.sides else set()
    return Standing(
        [Share(float(seat in won), 0.0) for seat in range(table.seats)],
        {side: Share(float(side in winning), 0.0) for side in game.sides},
    )


# What a player is told -----------------------------------------------------------------------------


def asked(match: Match, seat: int) -> Situation:
    """The situation of a seat that asks what to do, by what it knows alone.

    A part of somebody else's hidden decision changes nothing that a seat sees but that there is no news: the
    moment before it stands for all of them, so that nobody can count them.
    """
    views = joined(match.game.table, [match.past(seat), match.seen(seat).row])
    silent = silenced(match.game, views)
    views = views[[i == 0 or silent[i] != silent[i - 1] for i in range(len(views))]]
    view = match.game.table(views[-1:].copy())
    return Situation(match.game, seat, view, stream(0, view.decisions, seat), lambda: views[:-1])


def silenced(game: Playable, views: NDArray[Any]) -> list[bytes]:
    """What views show besides the news."""
    silent = views.copy()
    silent["told"] = 0
    silent["news"] = 0
    return [game.table(silent[i : i + 1]).bytes() for i in range(len(silent))]


@dataclass(frozen=True)
class Hint:
    """What a seat is told that asks what to do."""

    advice: Advice | None
    beliefs: Sequence[Belief]
    standing: Standing


def hint(game: Playable, situation: Situation, effort: Effort) -> Hint:
    """What a seat that owes a decision could do, believe and hope for."""
    advised = advice(situation, effort)
    worlds = imagined(situation, effort)
    return Hint(advised, beliefs(game, situation, worlds), standing(situation, worlds))
