"""Bots at the tables of the server: they see a seat's view, and hear and make claims like everybody."""

from __future__ import annotations

import secrets
from typing import Any

from turncoat.kernel.chance import sow
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS
from turncoat.talk import Claim, Remark, claims_of

WORLDS = 15
"""Worlds that a bot imagines to see whether a claim can be true."""
TALKATIVE = 0.1
"""How often a bot says something after a move."""
BELIEVES, DOUBTS = "i-believe-you", "i-doubt-it"
"""Claims of every game with which bots answer."""


def decide(game: Game, view: Any, seat: int) -> int:
    """The hand-written player's move, from a seat's view."""
    mask = [0] * MASK_WORDS
    game.legal(view, seat, mask)
    whim = [0] * 4
    sow(whim, *(secrets.randbits(32) for _ in range(4)))
    return game.choose(view, seat, mask, whim)


def answer(game: Game, view: Any, seat: int, heard: Remark) -> Claim | None:
    """What a bot says to a claim: it believes what is likely, and doubts what fits no world it can imagine.

    A claim is about the table as it stood: once the game has gone on, there is no answer.
    """
    if heard.claim is None or heard.decisions != view.decisions:
        return None
    share = likelihood(game, view, seat, heard.seat, heard.claim)
    if share is None or 0 < share <= 0.5:
        return None
    return Claim(BELIEVES if share else DOUBTS, {"seat": heard.seat})


def volunteered(game: Game, view: Any, seat: int) -> Claim | None:
    """Now and then a bot says something of its own, as the hand-written player of the game likes it."""
    claims = claims_of(game)
    if claims is None or secrets.randbelow(1000) >= 1000 * TALKATIVE:
        return None
    apt = claims.apt(view, seat)
    return Claim(*secrets.choice(apt)) if apt else None


def likelihood(game: Game, view: Any, seat: int, speaker: int, claim: Claim) -> float | None:
    """In what share of the worlds that fit a seat's view a claim is true; None for a promise."""
    claims = claims_of(game)
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
