"""How long a game takes, for the lobby: with bots, and with people who think.

Run as `python -m benchmarks.lengths [--game passengers] [--games 3] [--json]`; it needs Chromium, like the
browser tests. Measured is the time in which something is shown: the client plays whole games back at the
usual pace, on a clock of the benchmark's own. Counted is how often the table waits for somebody, in many
games more. All seats are played by hand-written bots, that of the reader too. Thinking cannot be measured
without people: it is taken as so many seconds whenever it becomes somebody's turn to decide, and a few for
each further part of it; those who decide at once think at once. Talk is not counted.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from docs.studio import studio
from tests.server.running import Server
from tests.web.person import RESULT, Person
from turncoat.bots import BOTS
from turncoat.games import NAMES, game
from turncoat.match import Match

THINKING = (8, 20)
"""Seconds for a decision: of somebody who knows the game, and of somebody new to it."""
PART = 3
"""Seconds for each further part of a decision."""
COUNTED = 40
"""Games in which decisions are counted."""
PAUSE = 2
"""Seconds that bots wait until the reader has said how far they are."""
TICK = 250
"""Milliseconds of the page's time that pass at once."""
RECORDER = """
window.shown = 0;
let since = null;
new MutationObserver(() => {
  if (since !== null) window.shown += Date.now() - since;
  since = document.querySelector('.shell[data-beat]') ? Date.now() : null;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def laid_for_bots(server: Server, name: str, seats: int) -> dict[str, Any]:
    """A table at which bots play for two people who have gone; one of them may look on from the seat.

    Nobody is replaced at a table without people, so the other stays until the first is.
    """
    clock = {"decision": None, "absence": 1}
    laid = server.lay(game=name, seats=seats, name="Vera", pause=PAUSE, clock=clock)
    table = laid["table"]["id"]
    token = server.join(table, "Boris", laid["key"])["token"]
    server.post(f"/api/tables/{table}/start", laid["token"], fill=True)
    with server.connect(table, token) as boris:
        while True:
            boris.settle()
            tables = [told for told in boris.received if told["type"] == "table"]
            if tables[-1]["players"][0]["away"]:
                return laid
            view = boris.last_view
            if view["moves"]:
                boris.ask("move", turn=view["turn"], move=view["moves"][0]["number"])
            time.sleep(0.1)


def watched(browser: Browser, server: Server, name: str, seats: int) -> float:
    """The minutes of a game in which something is shown."""
    laid = laid_for_bots(server, name, seats)
    vera = Person(browser, server.address, pace="usual")
    vera.stop_clock()
    vera.page.add_init_script(RECORDER)
    vera.sit(laid)
    while not vera.page.query_selector(RESULT):
        vera.pass_time(TICK)
    shown: float = vera.page.evaluate("window.shown") / 60_000
    vera.context.close()
    return shown


@dataclass
class Thought:
    """How often somebody has to think: anew, and about a further part."""

    turns: int = 0
    parts: int = 0

    def minutes(self, each: int) -> float:
        """How long that takes, with so many seconds for a turn."""
        return (self.turns * each + self.parts * PART) / 60


def counted(name: str, seats: int, seed: int) -> tuple[Thought, Thought]:
    """What one reader has to think of in a game, and what the table has to wait for."""
    match = Match(game(name), seats, seed)
    bot = BOTS["handwritten"]
    own, table = Thought(), Thought()
    before: set[int] = set()
    while not match.over:
        awaits = set(match.awaits)
        table.turns += not awaits <= before
        table.parts += awaits == before
        own.turns += 0 in awaits - before
        own.parts += awaits == before == {0}
        before = awaits
        mover = min(awaits)
        match.play(mover, bot.decide(match.game, match.seen(mover), mover))
    return own, table


def measured(browser: Browser, server: Server, name: str, seats: int, games: int) -> dict[str, Any]:
    """The medians of some games."""
    shown = median(watched(browser, server, name, seats) for _ in range(games))
    thoughts = [counted(name, seats, seed) for seed in range(COUNTED)]
    lasts = [[median(one[who].minutes(each) for one in thoughts) for each in THINKING] for who in (0, 1)]
    return {
        "game": name,
        "seats": seats,
        "shown": round(shown, 1),
        "own": median(own.turns for own, _ in thoughts),
        "table": median(table.turns for _, table in thoughts),
        "with_bots": [round(shown + thinking) for thinking in lasts[0]],
        "with_people": [round(shown + thinking) for thinking in lasts[1]],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=NAMES)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    rows = []
    with studio() as (server, browser):
        for name in wishes.game or NAMES:
            possible = sorted(game(name).seats)
            for seats in sorted({possible[0], possible[len(possible) // 2], possible[-1]}):
                rows.append(measured(browser, server, name, seats, wishes.games))
                if not wishes.json:
                    print(row_of(rows[-1]), flush=True)
    if wishes.json:
        print(json.dumps(rows))


def row_of(row: dict[str, Any]) -> str:
    """A row of a table in Markdown."""
    ranges = [f"{low} – {high} min" for low, high in (row["with_bots"], row["with_people"])]
    cells = [row["game"], row["seats"], f"{row['shown']} min", row["own"], row["table"], *ranges]
    return f"| {' | '.join(str(cell) for cell in cells)} |"


if __name__ == "__main__":
    main()
