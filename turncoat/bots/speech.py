"""What bots say: they see a seat's view, and hear and make claims like everybody."""

from __future__ import annotations

import secrets
from typing import Any

from turncoat.games.playable import Playable
from turncoat.talk import Claim, Remark

WORLDS = 15
"""Worlds that a bot imagines to see whether a claim can be true."""
TALKATIVE = 0.1
"""How often a bot says something after a move."""
BELIEVES, DOUBTS = "i-believe-you", "i-doubt-it"
"""Claims of every game with which bots answer."""


def answer(game: Playable, view: Any, seat: int, heard: Remark) -> Claim | None:
    """What a bot says to a claim: it believes what is likely, and doubts what fits no world it can imagine.

    A claim is about the table as it stood: once the game has gone on, there is no answer.
    """
    if heard.claim is None or heard.decisions != view.decisions:
        return None
    share = likelihood(game, view, seat, heard.seat, heard.claim)
    if share is None or 0 < share <= 0.5:
        return None
    return Claim(BELIEVES if share else DOUBTS, {"seat": heard.seat})


def volunteered(game: Playable, view: Any, seat: int) -> Claim | None:
    """Now and then a bot says something of its own, as the hand-written player of the game likes it."""
    claims = game.claims
    if claims is None or secrets.randbelow(1000) >= 1000 * TALKATIVE:
        return None
    apt = claims.apt(view, seat)
    return Claim(*secrets.choice(apt)) if apt else None


def likelihood(game: Playable, view: Any, seat: int, speaker: int, claim: Claim) -> float | None:
    """In what share of the worlds that fit a seat's view a claim is true; None for a promise."""
    claims = game.claims
    if claims is None:
        return None
    fitting = 0
    for _ in range(WORLDS):
        world = game.guessed(view, seat, secrets.randbits(64))
        holds = claims.holds(world, speaker, claim.name, dict(claim.parameters))
        if holds is None:
            return None
        fitting += holds
    return fitting / WORLDS
