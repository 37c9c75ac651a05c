"""A game of two decisions in which a player tells as much as it likes, and three events fit."""

from __future__ import annotations

from typing import Any

from turncoat.kernel.families import Families
from turncoat.kernel.game import Game
from turncoat.kernel.moves import allow, lowest
from turncoat.kernel.news import EVERYONE, Kinds, censor, forget, tell
from turncoat.kernel.record import Record
from turncoat.kernel.rule import rule
from turncoat.kernel.things import Count

MOVES = Families("move")
MOVES.family("say", words=Count(0, 4))
NEWS = Kinds()
WORD = NEWS.kind("word", number=Count(0, 4))


class Parlour(Record, news=3):
    """A record with nothing but news."""


@rule
def deal(t: Any) -> None:
    """One seat is asked."""
    t.awaits = 1


@rule
def legal(t: Any, seat: int, mask: Any) -> int:
    """It may say nothing, or up to four words."""
    for move in range(5):
        allow(mask, move)
    return 5


@rule
def play(t: Any, seat: int, move: int) -> None:
    """It says them; after the second time the game is over."""
    forget(t)
    t.decisions += 1
    for word in range(move):
        tell(t, EVERYONE, WORD, word)
    if t.decisions == 2:
        t.awaits = 0


@rule
def payoff(t: Any, out: Any) -> None:
    """It wins."""
    out[0] = 1


@rule
def side(t: Any, seat: int) -> int:
    """There are no camps."""
    return 0


@rule
def guess(t: Any, seat: int) -> None:
    """Nothing is hidden."""


@rule
def choose(t: Any, seat: int, mask: Any, whim: Any) -> int:
    """The first legal move: silence."""
    return lowest(mask[0])


GOSSIP = Game(
    "gossip", 1, range(1, 2), Parlour, MOVES, NEWS, (), (),
    lambda t, options: None, deal, legal, play, payoff, side, censor, guess, choose,
)  # fmt: skip
