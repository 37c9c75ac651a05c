"""A server that is played on for an hour: whether its memory stays level.

    python -m benchmarks.soak [--minutes 60] [--people 8] [--idle 600] [--json]

People play one game after another with bots that wait for nothing, leave their connections and come back,
look back at games that are over and look at the lobby. Every few seconds the memory that the server's
process has in use is noted. Tables stay in memory for `--idle` seconds after they were used last, so a
short run needs a short one. The first two fifths of the time are for warming up; then the memory of the
last fifth is compared with that of the third. Growth of more than a twentieth ends with status 1.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median

from tests.server.running import PLENTY, Server, start

GAMES = (("passengers", 5), ("mad-zeppelin", 3), ("cerberus", 4), ("chaos-contract", 3))
EVERY = 5.0
"""Seconds between two looks at the memory."""
FIFTHS = 5
MOST_GROWTH = 1.05


class Evening:
    """People who play at one server until they are told that it is over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.over = threading.Event()
        self.done: Counter[str] = Counter()
        self.faults: list[BaseException] = []

    def play(self, number: int) -> None:
        """One person: game after game, each followed by a look back."""
        luck = Random(number)
        try:
            while not self.over.is_set():
                self.play_once(luck)
        except BaseException as fault:
            self.faults.append(fault)
            self.over.set()

    def play_once(self, luck: Random) -> None:
        """A game, in several visits."""
        game, seats = luck.choice(GAMES)
        wishes = {"game": game, "seats": seats, "public": True, "fill": True, "start": True}
        laid = self.server.lay(**wishes, name="Anna")
        table, token, have = laid["table"]["id"], laid["token"], 0
        while not self.over.is_set():
            with self.server.connect(table, token, have=have) as client:
                client.settle()
                for _ in range(luck.randrange(5, 40)):
                    view = client.last_view
                    if view["over"] or self.over.is_set():
                        break
                    if view["moves"]:
                        move = luck.choice(view["moves"])["number"]
                        answer = client.ask("move", turn=view["turn"], move=move)
                        self.done[f"moves {answer['type']}"] += 1
                    client.settle()
                have += len(client.lines)
                if client.last_view["over"]:
                    self.done["games"] += 1
                    break
        for path in ("", "/saved", "/replay?count=5"):
            self.server.get(f"/api/tables/{table}{path}")
        self.server.get("/api/tables?status=over")


def memory(server: Server) -> float:
    """Megabytes that the server's process has in use."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    return int(found[1]) / 1024


def growth(noted: Sequence[float]) -> float:
    """How many times as much the last fifth holds as the third.

    >>> growth([50, 80, 100, 101, 102])
    1.02
    """
    fifth = len(noted) // FIFTHS
    return median(noted[-fifth:]) / median(noted[2 * fifth : 3 * fifth])


def soaked(minutes: float, people: int, idle: float, shown: bool) -> dict[str, object]:
    """Let people play, and note the memory."""
    with tempfile.TemporaryDirectory() as folder:
        server = start(f"{folder}/tables.db", *PLENTY, module=("benchmarks.soak", "--serve", str(idle)))
        evening = Evening(server)
        threads = [threading.Thread(target=evening.play, args=(number,)) for number in range(people)]
        for thread in threads:
            thread.start()
        noted: list[float] = []
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end and not evening.over.wait(EVERY):
            noted.append(memory(server))
            if shown and len(noted) % 12 == 0:
                print(f"{len(noted) * EVERY:5.0f} s {noted[-1]:6.1f} MB {dict(evening.done)}", flush=True)
        evening.over.set()
        for thread in threads:
            thread.join()
        server.stop()
        if evening.faults:
            raise evening.faults[0]
    return {
        "minutes": minutes,
        "people": people,
        "idle": idle,
        "done": dict(evening.done),
        "memory": [round(one, 1) for one in noted],
        "growth": round(growth(noted), 3),
        "errors": server.errors,
    }


def serve_impatiently(idle: float) -> None:
    """A server that puts tables away after so many seconds."""
    from turncoat.cli import main as turncoat
    from turncoat.server import hall

    hall.IDLE = idle
    turncoat()


def main() -> None:
    """Soak a server and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--idle", type=float, default=600)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = soaked(chosen.minutes, chosen.people, chosen.idle, not chosen.json)
    print(json.dumps(found) if chosen.json else f"growth: {found['growth']}, errors: {found['errors']}")
    sys.exit(found["growth"] > MOST_GROWTH or bool(found["errors"]))  # type: ignore[operator]


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        _, seconds = sys.argv.pop(1), sys.argv.pop(1)
        serve_impatiently(float(seconds))
    else:
        main()
