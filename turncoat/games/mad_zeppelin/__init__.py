"""Mad Zeppelin: drafted traitors throw the Emperor's cargo off an airship."""

from __future__ import annotations

from turncoat.games.mad_zeppelin.bot import choose
from turncoat.games.mad_zeppelin.components import SEATS
from turncoat.games.mad_zeppelin.guess import guess
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.news import NEWS
from turncoat.games.mad_zeppelin.options import OPTIONS, prepare
from turncoat.games.mad_zeppelin.rules import deal, legal, payoff, play, side
from turncoat.games.mad_zeppelin.sight import veil
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.game import Game

GAME = Game(
    name="mad-zeppelin",
    version=1,
    seats=SEATS,
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
