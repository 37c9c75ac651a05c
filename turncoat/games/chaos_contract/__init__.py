"""Chaos Contract: deals with the devil, rolled with cards instead of dice."""

from __future__ import annotations

from turncoat.games.chaos_contract.bot import choose
from turncoat.games.chaos_contract.guess import guess
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.news import NEWS
from turncoat.games.chaos_contract.options import OPTIONS, prepare
from turncoat.games.chaos_contract.rules import deal, legal, payoff, play, side
from turncoat.games.chaos_contract.sight import veil
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.game import Game

GAME = Game(
    name="chaos-contract",
    version=2,
    seats=range(2, 6),
    table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    sides=(),
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
