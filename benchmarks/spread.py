"""What a move costs the process that everything goes through, alone and with scribes beside it.

    python -m benchmarks.spread [--processes 1 2 1 2] [--tables 12] [--moves 18]

Tables of Passengers with five people each, who get what every client gets of a view, in one hall on SQLite.
All tables move at once; CPU is that of this process alone, so that a busy machine says as much as a calm one.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from functools import partial

from turncoat.games import game
from turncoat.kernel.quick import take
from turncoat.server import scribes
from turncoat.server.desk import Connection, Desk
from turncoat.server.entries import Clock
from turncoat.server.hall import Hall
from turncoat.server.room import Room
from turncoat.server.scribe import put_off_collections
from turncoat.server.store import Store

SEATS = 5
WARM = 4
"""Moves of each table before it is measured."""
LOADING = 6.0
"""Seconds in which scribes load compiled rules."""


async def laid(hall: Hall) -> Desk:
    """A table at which people play."""
    clock = Clock(decision=None, absence=600)
    desk, _ = await hall.lay(game("passengers"), SEATS, {}, True, True, 0.0, clock)
    for seat in range(SEATS):
        join = partial(Room.join, seat=seat, name=f"P{seat}", token=f"token {seat}", contribution="")
        await hall.wish(desk, join)
    await hall.wish(desk, Room.start)
    for seat in range(SEATS):
        await hall.connect(desk, Connection(seat, "en", lambda _: None, parts=frozenset()), 0)
    return desk


async def played(hall: Hall, desk: Desk, moves: int) -> None:
    """The first legal move of whoever owes one, over and over."""
    match = desk.room.match
    assert match
    for _ in range(moves):
        seat = match.awaits[0]
        turn, number = desk.room.players[seat].moves, match.legal_numbers(seat)[0]
        await hall.wish(desk, partial(Room.move, seat=seat, turn=turn, move=number))


async def handed(hall: Hall, desks: Sequence[Desk]) -> None:
    """Wait until scribes have all tables."""
    while not all(desk.scribe for desk in desks):
        for desk in desks:
            await hall.show_presence(desk)
        await asyncio.sleep(0.05)
    await asyncio.sleep(LOADING)


async def measured(processes: int, tables: int, moves: int) -> str:
    """A line of figures."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Store(f"{folder}/tables.db"), processes=processes)
        await hall.open()
        desks = [await laid(hall) for _ in range(tables)]
        if processes > 1:
            await handed(hall, desks)
        await asyncio.gather(*(played(hall, desk, WARM) for desk in desks))
        used, began = time.process_time(), time.perf_counter()
        await asyncio.gather(*(played(hall, desk, moves) for desk in desks))
        used, passed = time.process_time() - used, time.perf_counter() - began
        await hall.close()
    each = 1e6 * used / (tables * moves)
    return f"{processes:9} {each:12.0f} µs {tables * moves / passed:8.0f}"


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--processes", type=int, nargs="+", default=[1, 2, 1, 2])
    arguments.add_argument("--tables", type=int, default=12)
    arguments.add_argument("--moves", type=int, default=18, help="moves of each table")
    chosen = arguments.parse_args()
    scribes.BUSY = scribes.COUNTED = 0.0
    put_off_collections()
    take(game("passengers"))
    print("processes  CPU of first  moves/s")
    for processes in chosen.processes:
        print(asyncio.run(measured(processes, chosen.tables, chosen.moves)), flush=True)


if __name__ == "__main__":
    main()
