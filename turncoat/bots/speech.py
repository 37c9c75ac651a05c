"""What bots say: they see a seat's view, and hear and make claims like everybody."""

from __future__ import annotations

import secrets
from typing import Any

from turncoat.bots import BOTS, USUAL, Bot
from turncoat.bots.situation import Past, Situation, fresh, nothing
from turncoat.games.playable import Playable
from turncoat.kernel.talk import NOTHING
from turncoat.match import SPECTATOR
from turncoat.talk import Claim, Remark

WORLDS = 15
"""Worlds that a bot imagines to see whether a claim can be true."""
BELIEVES, DOUBTS = "i-believe-you", "i-doubt-it"
"""Claims of every game with which bots answer."""


def answer(
    game: Playable, view: Any, seat: int, heard: Remark, bot: Bot = BOTS[USUAL], past: Past = nothing
) -> Claim | None:
    """What a bot says to a claim: that it believes what is likely, or doubts what is not.

    To a promise or a request it says what its kind replies, if it is spoken to.
    It goes by what everybody at the table could think, never by what its seat alone knows: its word and its
    silence are the same whatever it hides. Whoever is spoken of denies all that is not certain, others only
    what cannot be. A claim is about the table as it stood: once the game has gone on, there is no answer.
    """
    if game.talk is None or game.claims is None:
        return None
    if heard.claim is None or heard.decisions != view.decisions:
        return None
    claim = game.talk.claims.number(heard.claim.name, **heard.claim.parameters)
    named = game.talk.names[claim] == seat
    share = likelihood(game, view, heard.seat, claim)
    if share is None:
        spoken_to = named or game.talk.asks[claim]
        known = Situation(game, seat, view, fresh(), past)
        return _claim(game, bot.reply(known, heard.seat, claim)) if spoken_to else None
    if share == 1 or (share > 0.5 and not named):
        return Claim(BELIEVES, {"seat": heard.seat})
    return Claim(DOUBTS, {"seat": heard.seat}) if named or not share else None


def _claim(game: Playable, number: int) -> Claim | None:
    """What is said as an object, if anything is."""
    assert game.talk
    return Claim(*game.talk.claims.split(number)) if number != NOTHING else None


def volunteered(
    game: Playable, view: Any, seat: int, bot: Bot = BOTS[USUAL], past: Past = nothing
) -> Claim | None:
    """What a bot says of its own accord, as its kind does, if it finds something to say."""
    if game.talk is None or game.claims is None:
        return None
    return _claim(game, bot.speak(Situation(game, seat, view, fresh(), past)))


def likelihood(game: Playable, view: Any, speaker: int, claim: int) -> float | None:
    """In what share of the worlds that fit what everybody knows a claim is true; None for a promise."""
    assert game.talk
    public = view.copy()
    game.veil(public, SPECTATOR)
    fitting = 0
    for _ in range(WORLDS):
        world = game.guessed(public, SPECTATOR, secrets.randbits(64))
        holds = game.talk.holds(world, speaker, claim)
        if holds < 0:
            return None
        fitting += holds
    return fitting / WORLDS
