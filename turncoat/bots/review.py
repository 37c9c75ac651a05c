"""Looking back on a match: how everybody stood, what moves were worth, and what each seat could believe.

How everybody stood is seen by one viewer all along, a seat or somebody who only looks on: from one viewer to
another it would jump by what they know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from numpy.typing import NDArray

from turncoat.bots.analysis import (
    Advice,
    Belief,
    Standing,
    advice,
    beliefs,
    final,
    imagined,
    standing,
    stream,
)
from turncoat.bots.search import Effort
from turncoat.bots.situation import Situation
from turncoat.match import SPECTATOR, Match
from turncoat.words import Message

BOUND = 0.15
"""A standing that changes by more than this, beyond what chance makes of it, is a turning point."""
SURE = 2.0
"""Standard errors that chance is allowed."""


@dataclass(frozen=True)
class Decision:
    """A moment of a match in which somebody decided."""

    number: int
    """How many decisions had been made before."""
    seat: int
    standing: Standing
    """As the viewer could see it, before the decision."""
    move: int | None
    """The move that was made; None where the viewer need not know it."""
    advice: Advice | None
    """What a search from the view of the deciding seat thinks; None where there was no choice."""
    words: Mapping[int, Message]
    """The moves in words, as the deciding seat reads them."""
    beliefs: Mapping[int, Sequence[Belief]]
    """By seat, what it could believe."""


@dataclass(frozen=True)
class Turn:
    """A change of a standing beyond chance."""

    party: str | int
    """A side by its name, or a seat."""
    before: float
    after: float


@dataclass(frozen=True)
class Review:
    """A match looked back on."""

    match: Match
    seat: int
    """The viewer; a spectator where every seat is looked at."""
    decisions: Sequence[Decision]
    end: Standing | None
    """How it ended; None where it has not."""

    def turns(self, number: int) -> list[Turn]:
        """Whose standing a decision turned, with all that it brought about until the next."""
        here = self.decisions[number].standing
        last = number + 1 == len(self.decisions)
        later = self.end if last else self.decisions[number + 1].standing
        return turned(here, later) if later else []


def turned(before: Standing, after: Standing) -> list[Turn]:
    """The changes from one standing to another that are more than chance."""
    found = []
    for party, here in before.parties.items():
        there = after.parties[party]
        if abs(there.share - here.share) > BOUND + SURE * hypot(here.error, there.error):
            found.append(Turn(party, here.share, there.share))
    return found


def review(
    match: Match, effort: Effort, seat: int = SPECTATOR, seed: int = 0,
    progress: Callable[[], None] = lambda: None,
) -> Review:  # fmt: skip
    """Look back on a match from one seat, or where that is a spectator, from all of them."""
    viewers = range(match.seats) if seat == SPECTATOR else (seat,)
    seen = {viewer: match.past(viewer) for viewer in {seat, *viewers}}
    decisions = []
    for number, (mover, move) in enumerate(match.moves):
        decisions.append(_decision(match, effort, seat, seed, number, mover, move, seen))
        progress()
    end = final(match.game, match.table) if match.over else None
    return Review(match, seat, decisions, end)


def _decision(
    match: Match, effort: Effort, seat: int, seed: int, number: int, mover: int, move: int,
    seen: Mapping[int, NDArray[Any]],
) -> Decision:  # fmt: skip
    game = match.game
    moments = {viewer: _moment(match, viewer, past, number, seed) for viewer, past in seen.items()}
    imagination = {viewer: imagined(moment, effort) for viewer, moment in moments.items()}
    stood = standing(moments[seat], imagination[seat])
    own = seat in (SPECTATOR, mover)
    advised = advice(moments[mover], effort, move) if own else None
    named = {move, *(one.move for one in advised.moves)} if advised else {move} if own else set()
    view = moments[mover].view if own else None
    return Decision(
        number,
        mover,
        stood,
        move if own else None,
        advised,
        {one: game.move_message(view, mover, *game.moves.split(one)) for one in sorted(named)},
        {
            viewer: beliefs(game, moment, imagination[viewer])
            for viewer, moment in sorted(moments.items())
            if viewer != SPECTATOR
        },
    )


def _moment(match: Match, seat: int, past: NDArray[Any], number: int, seed: int) -> Situation:
    """What a seat knew before a decision."""
    view = match.game.table(past[number : number + 1].copy())
    return Situation(match.game, seat, view, stream(seed, number, seat), lambda: past[:number])


# As programs read it -------------------------------------------------------------------------------


def review_json(review: Review) -> dict[str, Any]:
    """A review as data, in the words of its match."""
    match = review.match
    return {
        "game": match.game.name,
        "seats": match.seats,
        "names": list(match.names),
        "sides": list(match.game.sides),
        "seat": None if review.seat == SPECTATOR else review.seat,
        "over": match.over,
        "decisions": [_decision_json(review, one) for one in review.decisions],
        "end": review.end.json() if review.end else None,
    }


def _decision_json(review: Review, one: Decision) -> dict[str, Any]:
    match = review.match
    return {
        "decision": one.number,
        "seat": one.seat,
        "standing": one.standing.json(),
        "turning": [
            {"who": turn.party, "before": round(turn.before, 4), "after": round(turn.after, 4)}
            for turn in review.turns(one.number)
        ],
        "move": None if one.move is None else _move_json(match, one.move, one.words),
        "advice": None if one.advice is None else advice_json(match, one.advice, one.words),
        "beliefs": [
            {"seat": seat, "suspicions": beliefs_json(match, found)} for seat, found in one.beliefs.items()
        ],
    }


def _move_json(match: Match, move: int, words: Mapping[int, Message]) -> dict[str, Any]:
    return {"text": match.game.moves.text(move), "words": match.say(words[move])}


def advice_json(match: Match, advised: Advice, words: Mapping[int, Message]) -> dict[str, Any]:
    """What a search thinks, as data."""
    return {
        "moves": [
            {**_move_json(match, one.move, words), **one.chance.json(), "tries": one.tries}
            for one in advised.moves
        ],
        "chosen": match.game.moves.text(advised.chosen),
        "best": match.game.moves.text(advised.best),
        "lost": advised.lost.json() if advised.lost else None,
    }


def beliefs_json(match: Match, found: Sequence[Belief]) -> list[dict[str, Any]]:
    """What a seat could believe, as data."""
    return [
        {
            "about": belief.suspicion.about,
            "words": match.say(belief.suspicion.message),
            "share": round(belief.share, 4),
        }
        for belief in found
    ]
