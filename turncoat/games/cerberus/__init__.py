"""Cerberus: runners flee hell, help and betray each other for too few seats in the barque."""

from __future__ import annotations

from turncoat.games.cerberus.bot import choose
from turncoat.games.cerberus.guess import guess
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.news import NEWS
from turncoat.games.cerberus.options import OPTIONS, prepare
from turncoat.games.cerberus.rules import deal, legal, payoff, play, side
from turncoat.games.cerberus.sight import veil
from turncoat.games.cerberus.table import Table
from turncoat.kernel.game import Game

GAME = Game(
    name="cerberus",
    version=2,
    seats=range(3, 8),
    table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    sides=("adventurers", "cerberus", "lost"),
    prepare=prepare,
    deal=deal,
    legal=legal,
    play=play,
    payoff=payoff,
    side=side,
    veil=veil,
    guess=guess,
    choose=choose,
)
