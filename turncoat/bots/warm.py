"""Compiling the rules of a game, and what bots that search need, before anybody waits for it.

`python -m turncoat.bots.warm GAME rules` (or `bots`) does it at low priority. The code is kept on disk for
all processes.
"""

from __future__ import annotations

import os
import sys
from functools import partial

from turncoat.bots import BOTS, levels
from turncoat.bots.analysis import hint
from turncoat.bots.belief import Minded, begun
from turncoat.bots.search import Effort
from turncoat.bots.situation import Situation
from turncoat.games import game as game_by_name
from turncoat.games.playable import Playable
from turncoat.kernel.quick import take
from turncoat.match import Match

FEW = Effort(worlds=3, moves=2, mind=Minded(guesses=2))
LOW = 10
"""By how much others come first: a tenth of the time is left where they want all of it."""


def warm(game: Playable) -> None:
    """Let every bot that searches decide and talk, and give a hint, wherever thinking goes another way.

    That is at first, with something to look back on, and after others who decide at the same time.
    """
    match = Match(game, game.seats[-1], 0)
    searching = [BOTS[name] for name in levels(game) if BOTS[name].searches]
    left = {"first", "later", "together"}
    while not match.over and left:
        seat = match.awaits[-1]
        moment = _moment(match)
        for bot in searching if moment in left else []:
            past = partial(match.past, seat)
            bot.decide(game, match.seen(seat), seat, [1, 2, 3, 4], past)
            bot.speak(Situation(game, seat, match.seen(seat), [1, 2, 3, 4], past))
        if moment in left:
            hint(game, Situation(game, seat, match.seen(seat), [1, 2, 3, 4], partial(match.past, seat)), FEW)
        left.discard(moment)
        first = match.awaits[0]
        match.play(first, BOTS["random"].decide(game, match.seen(first), first, [1, 2, 3, len(match.moves)]))


def _moment(match: Match) -> str:
    """In which way a bot that decides now looks back."""
    if not match.moves:
        return "first"
    before = match.past(match.awaits[-1])
    return "together" if begun(before, match.table.awaits) < len(before) else "later"


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(LOW)
    {"rules": take, "bots": warm}[sys.argv[2]](game_by_name(sys.argv[1]))
