"""A table in use: its room, its lock, and who is connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from turncoat.match import SPECTATOR
from turncoat.server import shapes
from turncoat.server.room import Room
from turncoat.words import Fault

if TYPE_CHECKING:
    from turncoat.server.scribe import Numbered
    from turncoat.server.scribes import Scribe

A_MOMENT = 2.0
"""Seconds that bots wait for those who read slowly, once somebody has been shown everything."""
LONGEST_READ = 120.0
"""Seconds that bots wait for somebody who plays with them alone, and may have stopped to think."""
LONGEST_READ_TOGETHER = 10.0


@dataclass(eq=False)
class Connection:
    """Somebody at a table: a seat or a spectator, and what was sent so far."""

    seat: int
    language: str
    send: Callable[[str], None]
    """Puts a message into the queue of those that are being sent; never waits."""
    end: Callable[[Fault], None] = lambda _: None
    """Ends the connection and says why; never waits."""
    address: str = ""
    """Where it comes from: never written, but as a hash where a ban or a report needs it."""
    parts: frozenset[shapes.Part] = frozenset(shapes.PARTS)
    """What it wants of a view besides what everybody gets."""
    place: int = 0
    """How far in the table's log this connection is."""
    line: int = 0
    """Lines that it has."""
    open: int = 0
    """Lines that it has up to the last one that everybody heard."""
    shown: int | None = None
    """Lines that have been played back to its reader; None where it does not say."""
    shown_at: float = 0.0
    """When it last said so."""
    view: str = ""
    about: str = ""

    @property
    def is_behind(self) -> bool:
        """Whether something that everybody heard is still to be shown here.

        What only this seat heard does not count: bots that waited for it would give it away.
        """
        return self.shown is not None and self.shown < self.open


@dataclass(eq=False)
class Desk:
    """A table in use."""

    room: Room
    laid_by: str = ""
    """The address that laid it, while it is in use here; nothing is kept of it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    showing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while something is shown to those who are connected."""
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, tuple[frozenset[int], float]] = field(default_factory=dict)
    """The seats connected to each other process, and until when that holds."""
    since: float = 0.0
    """When the decision that is owed was first owed, by the timer, as all that is waited for."""
    asked_at: float = 0.0
    """The same by the clock, for those who look at theirs."""
    gone: dict[int, float] = field(default_factory=dict)
    """Since when the seats of people have had no connection."""
    written_here: bool = True
    timer: asyncio.TimerHandle | None = None
    thinking: asyncio.Task[None] | None = None
    preparing: bool = False
    """Whether bots wait for what they need to be compiled."""
    standings: asyncio.Task[shapes.Standings] | None = None
    """How everybody stood in a finished game, once somebody has asked."""
    hints: dict[int, tuple[bytes, asyncio.Task[shapes.Advice]]] = field(default_factory=dict)
    """The last hint that each seat asked for, with the view that it is for."""
    touched: float = 0.0
    now: float = 0.0
    """The time of the wish that is being thought over, which its entries will bear."""
    kept: int = 0
    """Entries that the table had when its keepsake was written."""
    scribe: Scribe | None = None
    """The process that writes out what is sent from this table, where it is not this one."""
    untold: list[Numbered] = field(default_factory=list)
    """Entries that it has not been told of."""
    stays: bool = False
    """Whether this table is written out here whatever there is to do: a scribe could not."""
    spoilt: bool = False
    """Whether an entry that is written could not take effect: what is in memory is then not the table."""

    def ask(self, now: float, at: float) -> None:
        """A decision is owed from now on."""
        self.since, self.asked_at = now, at

    def present(self, now: float) -> frozenset[int]:
        """The seats whose people are connected, here or elsewhere."""
        here = {connection.seat for connection in self.connections if connection.seat != SPECTATOR}
        return frozenset(here.union(*(seats for seats, until in self.elsewhere.values() if until > now)))

    def bots_decide_at(self, now: float) -> float:
        """When bots go on: once the people here have been shown what happened, none waiting long for others.

        Where nobody says what was shown, they wait as long as was agreed.
        """
        readers = [one for one in self.connections if one.seat != SPECTATOR and one.shown is not None]
        if not readers:
            return self.since + self.room.opened.pause
        ready = [one for one in readers if not one.is_behind]
        if {one.seat for one in ready} == {one.seat for one in readers}:
            return self.since
        if ready:
            return min(max(self.since, one.shown_at) for one in ready) + A_MOMENT
        return self.since + (LONGEST_READ if len(self.present(now)) == 1 else LONGEST_READ_TOGETHER)

    def decide_by(self, now: float) -> float | None:
        """Until when people have to decide, the same for all who look; None while no clock runs."""
        room = self.room
        limit = room.opened.clock.decision
        people = [seat for seat in room.awaited() if not room.plays_by_bot(seat)]
        return round(self.asked_at + limit, 3) if limit is not None and people and self.present(now) else None
