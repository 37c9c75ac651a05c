"""Games that other engines have too, as small games of ours, to be measured side by side."""

from benchmarks.games.backgammon import BACKGAMMON
from benchmarks.games.connect_four import CONNECT_FOUR
from benchmarks.games.kuhn import KUHN
from benchmarks.games.leduc import LEDUC

GAMES = {game.name: game for game in (KUHN, LEDUC, CONNECT_FOUR, BACKGAMMON)}
