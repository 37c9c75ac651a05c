"""Passengers: hidden factions ferry Souls and Demons across the river in two boats."""

from __future__ import annotations

from turncoat.games.passengers.bot import choose
from turncoat.games.passengers.guess import guess
from turncoat.games.passengers.moves import MOVES
from turncoat.games.passengers.news import NEWS
from turncoat.games.passengers.options import OPTIONS, prepare
from turncoat.games.passengers.rules import deal, legal, payoff, play, side
from turncoat.games.passengers.sight import veil
from turncoat.games.passengers.table import Table
from turncoat.kernel.game import Game

GAME = Game(
    name="passengers",
    version=2,
    seats=range(4, 9),
    table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    sides=("souls", "demons", "yaesther"),
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
