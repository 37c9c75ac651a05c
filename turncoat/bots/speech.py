"""What bots say: they see a seat's view, and hear and make claims like everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from turncoat.bots import BOTS, USUAL, Bot
from turncoat.bots.situation import Past, Situation, fresh, nothing
from turncoat.games.playable import Playable
from turncoat.kernel.chance import draw
from turncoat.kernel.talk import BELIEVES, DOUBTS, NOTHING
from turncoat.match import SPECTATOR
from turncoat.talk import Claim, Remark, Talk

WORLDS = 15
"""Worlds that a bot imagines to see whether a claim can be true."""


def answer(
    game: Playable, view: Any, seat: int, heard: Remark, bot: Bot = BOTS[USUAL], past: Past = nothing,
    whim: list[int] | None = None,
) -> Claim | None:  # fmt: skip
    """What a bot says to a claim: to whoever speaks to it, or of it, what its kind replies; to other claims
    that it believes what is likely, and doubts what cannot be.

    That goes by what everybody at the table could think, never by what its seat alone knows: its word and its
    silence are the same whatever it hides. A claim is about the table as it stood: once the game has gone on,
    there is no answer. Nor is there to what was said before in this part of the game: who was answered, or
    got silence, learns nothing new by asking again.
    """
    if game.talk is None or game.claims is None:
        return None
    if heard.claim is None or heard.again or heard.decisions != view.decisions:
        return None
    claim = game.talk.claims.number(heard.claim.name, **heard.claim.parameters)
    stream = fresh() if whim is None else whim
    if game.talk.names[claim] == seat or game.talk.asks[claim]:
        return _claim(game, bot.reply(Situation(game, seat, view, stream, past), heard.seat, claim))
    share = likelihood(game, view, heard.seat, claim, stream)
    if share is None or 0 < share <= 0.5:
        return None
    return Claim(BELIEVES if share else DOUBTS, {"seat": heard.seat})


def addressed(game: Playable, heard: Remark, bots: Sequence[int]) -> Sequence[int]:
    """Those of some bots who may answer a claim: the one whom it names, or else any."""
    if game.talk is None or heard.claim is None:
        return bots
    named = game.talk.names[game.talk.claims.number(heard.claim.name, **heard.claim.parameters)]
    return [named] if named in bots else bots


def _claim(game: Playable, number: int) -> Claim | None:
    """What is said as an object, if anything is."""
    assert game.talk
    return Claim(*game.talk.claims.split(number)) if number != NOTHING else None


def volunteered(
    game: Playable, view: Any, seat: int, bot: Bot = BOTS[USUAL], past: Past = nothing,
    whim: list[int] | None = None,
) -> Claim | None:  # fmt: skip
    """What a bot says of its own accord, as its kind does, if it finds something to say."""
    if game.talk is None or game.claims is None:
        return None
    return _claim(game, bot.speak(Situation(game, seat, view, fresh() if whim is None else whim, past)))


def likelihood(game: Playable, view: Any, speaker: int, claim: int, whim: list[int]) -> float | None:
    """In what share of the worlds that fit what everybody knows a claim is true; None for a promise."""
    assert game.talk
    public = view.copy()
    game.veil(public, SPECTATOR)
    fitting = 0
    for _ in range(WORLDS):
        world = game.guessed(public, SPECTATOR, draw(whim) << 32 | draw(whim))
        holds = game.talk.holds(world, speaker, claim)
        if holds < 0:
            return None
        fitting += holds
    return fitting / WORLDS


class Honesty(NamedTuple):
    """What came of a seat's claims."""

    claims: int
    """Those that turned out true or false."""
    lies: int
    """Those that were false."""
    believed: int
    """Lies of which somebody who heard them said, before their speaker's next claim, that they believe it."""


def honesty(talk: Talk, seat: int) -> Honesty:
    """How often a seat lied, and was believed."""
    judged: list[bool] = []
    believed: set[int] = set()
    hearers: tuple[int, ...] = ()
    for remark in talk.remarks:
        if remark.claim is None:
            continue
        truth = talk.judged(remark)
        if remark.seat == seat and truth is not None:
            judged.append(truth)
            hearers = remark.hearers
        elif _is_belief(remark, seat) and judged and not judged[-1] and remark.seat in hearers:
            believed.add(len(judged))
    return Honesty(len(judged), judged.count(False), len(believed))


def _is_belief(remark: Remark, seat: int) -> bool:
    """Whether somebody else says to believe a seat."""
    claim = remark.claim
    return bool(claim and claim.name == BELIEVES and claim.parameters["seat"] == seat != remark.seat)
