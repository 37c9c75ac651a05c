"""The hall: all tables that are in use, who is connected to them, and what has to happen by itself.

Each table has a lock, under which somebody's wish becomes entries, the entries are committed, and only
then take effect and are acknowledged. Whatever leaves goes through a seat's view.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Hashable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from math import inf
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from turncoat.bots import Bot
from turncoat.bots.speech import addressed, answer, volunteered
from turncoat.games import game as game_by_name
from turncoat.games.playable import Playable
from turncoat.kernel.chance import SEALED
from turncoat.kernel.record import Record
from turncoat.match import SPECTATOR, Match
from turncoat.server import entries as written
from turncoat.server import fair, gathering, metrics, quotas, shapes
from turncoat.server.desk import Connection, Desk
from turncoat.server.entries import Clock, Entry, Opened
from turncoat.server.errors import Missing, Unwritten, plain
from turncoat.server.herald import Herald
from turncoat.server.preparation import Preparation
from turncoat.server.protocol import as_text
from turncoat.server.ratings import Ratings
from turncoat.server.renewal import Keepsake, renewal, version_of
from turncoat.server.room import SEATING, Room, hashed, next_token, rebuilt
from turncoat.server.scribe import Page, Reader
from turncoat.server.scribes import Scribes
from turncoat.server.store import OVER, PLAYING, Conflict, Listed, Row, Status, Store
from turncoat.server.thinkers import Alone, Thinkers
from turncoat.talk import Claim, Remark
from turncoat.words import Fault

LOG = logging.getLogger("turncoat.server")
T = TypeVar("T")

GRACE = 2.0
"""Seconds that a process waits before it does by itself what another is more likely to be doing."""
IDLE = 600.0
"""Seconds after which a table without connections is put away."""
QUIET = 60.0
"""Seconds without a change after which what was made for a table's seats is let go; it is made anew then."""
CLEARED = 3600.0
"""Seconds after which tables that nobody played at are looked for again."""
RECENT = 7 * 86400.0
"""Seconds for which tables that wait for nobody but bots are taken up again after a start."""
MOST_HEARING = 4
"""Tables at which bots think about claims at the same time."""
ARRIVALS = ("opened", *SEATING)
"""Entries that say who sits where, and where they meet again."""
TRIES = 5
"""Times that a wish is thought over when other processes write to the same table."""
AFTER_A_FAILURE = 1.0
"""Seconds before something that happens by itself, and failed, is tried again."""


def _new_id() -> str:
    """The name of a new table."""
    return secrets.token_urlsafe(12)


def check_name(table: str) -> None:
    """No table has a name that no database takes."""
    if not (table.isascii() and table.isprintable()):
        raise Missing


def _id_for(once: str) -> str:
    """The name of the table of whoever may have to ask again for the same."""
    return next_token(once, "table")[: len(_new_id())]


def _too_late(desk: Desk, fault: Fault) -> None:
    LOG.info("a bot was too late", extra={"table": desk.room.id, "reason": fault.message.name})


def planned(bot: Bot, match: Match, seat: int, daring: float) -> list[int]:
    """What a bot does until its decision is made, thought out on a match that goes its own way.

    How many hidden parts a decision has is a secret too, so they are not made one by one as they come.
    """
    moves: list[int] = []
    begun = match.table.decisions
    while seat in match.awaits and match.table.decisions == begun:
        past = partial(match.past, seat, len(match.moves))
        moves.append(bot.decide(match.game, match.seen(seat), seat, past=past, daring=daring))
        match.play(seat, moves[-1])
    return moves


def foreword(bot: Bot, match: Match, seat: int) -> Claim | None:
    """What a bot says before its decision, on a match that goes its own way: it decides knowing of it."""
    claim = volunteered(match.game, match.seen(seat), seat, bot=bot, past=partial(match.past, seat))
    if claim is None:
        return None
    assert match.game.talk
    with suppress(Fault):
        match.claim(seat, match.game.talk.claims.number(claim.name, **claim.parameters))
        return claim
    return None


class Hall:
    """All tables of a server process."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        timer: Callable[[], float] = time.monotonic,
        keeps_unused: float = inf,
        processes: int = 1,
    ) -> None:
        """Tables in a store; what is written goes by the clock, what is waited for by the timer.

        So many processes may share the work, this one among them.
        """
        self.store = store
        self.clock = clock
        self.timer = timer
        self.keeps_unused = keeps_unused
        """Seconds after which a table that nobody ever played at is deleted."""
        self.desks: dict[str, Desk] = {}
        self.loading: dict[str, asyncio.Task[Desk]] = {}
        self.thinkers = Thinkers()
        self.preparation = Preparation()
        self.hearing: set[Desk] = set()
        """Tables at which a bot thinks about what it heard."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.wishes: set[asyncio.Task[None]] = set()
        self.herald = Herald(self)
        self.ratings = Ratings(self)
        self.scribes = Scribes(store, most=processes - 1)
        self.closing = False

    # Opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to listen, and take up the tables that were being played."""
        await self.store.open()
        await self.herald.open()
        self.spawn(self._tidy())
        self.spawn(self._sweep())
        if self.keeps_unused < inf:
            self.spawn(self._clear())
        self.spawn(self._resume())
        self.spawn(self.ratings.keep())

    async def close(self) -> None:
        """Stop, with everything written."""
        self.closing = True
        for desk in self.desks.values():
            self._rest(desk)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*self.wishes, return_exceptions=True)
        await self.scribes.close()
        for desk in list(self.desks.values()):
            await self._keep(desk)
        await self.preparation.close()
        self.thinkers.close()
        await self.store.close()

    async def _resume(self) -> None:
        """Load the tables that are being played, so that bots go on where they stopped."""
        await gathering.resume(self)
        since = self.clock() - RECENT
        for listed in await self.store.listed(PLAYING, 100_000, public=False, since=since):
            try:
                await self.desk(listed.id)
            except Exception:  # one that cannot be read keeps none of the others from going on
                LOG.exception("a table cannot be taken up again", extra={"table": listed.id})

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something go on beside everything else until the hall is closed."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.error("a task of the hall failed", exc_info=task.exception())

    # Tables ------------------------------------------------------------------------------------

    async def lay(
        self,
        game: Playable,
        seats: int,
        options: dict[str, str],
        public: bool,
        talk: bool,
        pause: float,
        clock: Clock,
        arrivals: Callable[[Room], Iterable[Entry]] = lambda _: (),
        hints: bool = False,
        rated: bool = False,
        once: str = "",
    ) -> tuple[Desk, str]:
        """A new table with those who come to it at once, or none; returns it with the key for its link.

        Whoever asks again with the same `once`, because an answer was lost, gets the same table.
        """
        game.blank(seats, options)
        chosen = {option.name: option.default for option in game.options} | options
        key = "" if public else next_token(once, "key") if once else secrets.token_urlsafe(16)
        opened = Opened(
            game=game.name, rules_version=game.version, seats=seats, options=chosen, public=public, talk=talk,
            hints=hints, rated=rated, pause=pause, clock=clock, secret=fair.new_secret(), stream=SEALED,
            key=hashed(key) if key else "",
        )  # fmt: skip
        if not once:
            return await self._lay(_new_id(), opened, arrivals), key
        table = _id_for(once)
        if table in self.desks:
            return await self.desk(table), key
        return await self._lay_first(table, opened, arrivals), key

    def is_laid(self, once: str) -> bool:
        """Whether the table that somebody asks for again is in use already."""
        return bool(once) and _id_for(once) in self.desks

    async def _lay(self, table: str, opened: Opened, arrivals: Callable[[Room], Iterable[Entry]]) -> Desk:
        """A new table by a name that nobody else has; raises `Conflict` where somebody has."""
        now = self.clock()
        desk = self._in_use(Room(table, opened, now, changed_at=now))
        rows = [Row.of(0, now, opened)]
        for entry in arrivals(desk.room):
            rows.append(Row.of(desk.room.length, now, entry))
            self._apply(desk, entry, now)
        status = desk.room.status
        listed = Listed(table, opened.game, opened.public, status, now, now, opened.rated)
        await self._append(table, rows, status, listed)
        self.desks[table] = desk
        metrics.TABLES.set(len(self.desks))
        self._arrange(desk)
        return desk

    async def again(self, desk: Desk, seat: int, token: str, contribution: str) -> tuple[Desk, str]:
        """Somebody of a finished game comes to the next one; returns its table and what holds the seat there.

        The name of the table is committed first and the table laid after it. If a crash lies between, whoever
        asks next lays it; all who ask, of whatever process, come to the same.
        """
        await self.wish(desk, lambda room: room.play_again(_new_id()))
        old = desk.room
        assert old.again
        following = await self.laid(old.again, old.opened_again, old.bots_again)
        player, held = old.players[seat], next_token(token, old.again)
        await self.wish(
            following, lambda room: room.come_again(seat, player.name, held, contribution, player.player)
        )
        return following, held

    async def laid(
        self, table: str, opened: Callable[[], Opened], bots: Callable[[], Iterable[Entry]] = tuple
    ) -> Desk:
        """The table of a name that was agreed on before; it is laid if it is not there."""
        with suppress(Missing):
            return await self.desk(table)
        return await self._lay_first(table, opened(), lambda _: bots())

    async def _lay_first(
        self, table: str, opened: Opened, arrivals: Callable[[Room], Iterable[Entry]]
    ) -> Desk:
        """Lay a table of a given name, unless somebody was quicker, in this process or in another."""

        async def lay() -> Desk:
            try:
                return await self._lay(table, opened, arrivals)
            except Conflict:
                return await self._load(table)

        return await asyncio.shield(self._loading(table, lay))

    async def seen(self, table: str, token: str, key: str, pay: Callable[[], None]) -> Desk:
        """A table for somebody who may see it, and who pays if it has to be read and played over for that."""
        check_name(table)
        if table not in self.desks:
            if not (await self.glimpse(table)).may_see(token, key):
                raise Missing
            pay()
        desk = await self.desk(table)
        if not desk.room.may_see(token, key):
            raise Missing
        desk.room.check_open()
        return desk

    async def desk(self, table: str) -> Desk:
        """A table as it is now, read from the store if it is not in use."""
        check_name(table)
        found = self.desks.get(table)
        if found is None:
            return await asyncio.shield(self._loading(table, lambda: self._load(table)))
        found.touched = self.timer()
        if self.store.shared:
            await self.refresh(found)
        return found

    def _loading(self, table: str, work: Callable[[], Coroutine[Any, Any, Desk]]) -> asyncio.Task[Desk]:
        """The one task that reads or lays a table."""
        if table not in self.loading:
            task = asyncio.ensure_future(work())
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table))
        return self.loading[table]

    def _in_use(self, room: Room) -> Desk:
        now = self.timer()
        return Desk(room, since=now, asked_at=self.clock(), touched=now)

    async def _load(self, table: str) -> Desk:
        room = await self._read(table)
        if table in self.desks:
            return self.desks[table]
        desk = self._in_use(room)
        desk.written_here = not self.store.shared
        self.desks[table] = desk
        metrics.TABLES.set(len(self.desks))
        self._arrange(desk)
        self.herald.ask_for(table)
        return desk

    async def wish(self, desk: Desk, think: Callable[[Room], Entry | Sequence[Entry]]) -> None:
        """Turn a wish into entries, commit them, and let everybody see what came of it.

        `think` gives the entries, or raises what is wrong with the wish.
        """
        task = asyncio.ensure_future(self._wish(desk, think))
        self.wishes.add(task)
        task.add_done_callback(self.wishes.discard)
        await asyncio.shield(task)

    async def _wish(self, desk: Desk, think: Callable[[Room], Entry | Sequence[Entry]]) -> None:
        """A wish from its beginning to its end, whatever becomes of the one who had it."""
        async with desk.lock:
            before = desk.room.length
            try:
                await self._grant(desk, think)
            finally:
                if desk.room.length > before and not desk.spoilt:
                    await self._show(desk)
                    self._arrange(desk)

    async def _grant(self, desk: Desk, think: Callable[[Room], Entry | Sequence[Entry]]) -> None:
        """Think a wish over until it is written, or something is wrong with it."""
        for _ in range(TRIES):
            if desk.spoilt:
                raise Unwritten
            desk.now = max(self.clock(), desk.room.changed_at)
            thought = think(desk.room)
            new = list(thought) if isinstance(thought, Sequence) else [thought]
            if not new:
                return
            try:
                await self._write(desk, new)
                desk.written_here = True
                return
            except Conflict:
                await self._catch_up(desk)
        raise desk.room.refused("room-busy")

    async def _write(self, desk: Desk, new: Sequence[Entry]) -> None:
        """Commit entries, then let them take effect: a move by the copy on which it was played before."""
        room = desk.room
        rows = [Row.of(number, desk.now, entry) for number, entry in enumerate(new, room.length)]
        outcome = room.outcome(new)
        await self._append(room.id, rows, room.status_after(new, outcome))
        for entry in new:
            self._apply(desk, entry, desk.now, outcome if entry is new[-1] else None)

    async def whole(self, table: str) -> Room:
        """A table with all that happened, to look back at; it is not taken into use for it."""
        desk = self.desks.get(table)
        return desk.room if desk and desk.room.status == OVER else await self._read(table)

    async def _read(self, table: str) -> Room:
        rows = await self._entries(table)
        if not rows:
            raise Missing
        entries = [(written.read(row.body), row.at) for row in rows]
        if await self._renew(table, entries):
            return await self._read(table)
        room = await asyncio.to_thread(rebuilt, table, entries)
        if room.ended and (kept := await self._keepsake(table)):
            room.kept, room.file = kept.words, kept.saved
        return room

    async def _renew(self, table: str, entries: Sequence[tuple[Entry, float]]) -> bool:
        """Bring a table that was laid under older rules to those of today; whether that was needed.

        It is written whether it goes on. Another process that is quicker comes to the same.
        """
        opened = entries[0][0]
        assert isinstance(opened, Opened)
        version, today = version_of([entry for entry, _ in entries]), game_by_name(opened.game).version
        if version == today:
            return False
        if version > today:
            raise plain("room-newer-rules", version=version, game=opened.game, reads=today)
        verdict, status = await asyncio.to_thread(renewal, table, entries, await self._keepsake(table))
        at = self.clock() if status == PLAYING else entries[-1][1]
        with suppress(Conflict):
            await self._append(table, [Row.of(len(entries), at, verdict)], status)
        LOG.warning("a table was laid under older rules", extra={"table": table, "now": verdict.kind})
        return True

    async def _keepsake(self, table: str) -> Keepsake | None:
        try:
            kept = await self.store.keepsake(table)
        except (SQLAlchemyError, OSError) as fault:
            raise Unwritten from fault
        return Keepsake.read(kept) if kept else None

    async def _keep(self, desk: Desk) -> None:
        """Write down what a table that is about to leave memory looks like, for the day its rules change."""
        room = desk.room
        if room.match is None or desk.kept == room.length or desk.spoilt:
            return
        try:
            kept = await asyncio.to_thread(Keepsake.of, room.length, room.match.copy())
            await self.store.keep(room.id, kept.entries, kept.text())
            desk.kept = kept.entries
        except (SQLAlchemyError, OSError) as fault:
            LOG.error("a keepsake was not written", extra={"table": room.id, "reason": type(fault).__name__})

    async def _entries(self, table: str, since: int = 0, kinds: Sequence[str] = ()) -> list[Row]:
        try:
            return await self.store.entries(table, since, kinds)
        except (SQLAlchemyError, OSError) as fault:
            raise Unwritten from fault

    async def _append(
        self, table: str, rows: Sequence[Row], status: str, opening: Listed | None = None
    ) -> None:
        try:
            await self.store.append(table, rows, status, opening)
        except (SQLAlchemyError, OSError) as fault:
            LOG.error("an entry was not written", extra={"table": table, "reason": type(fault).__name__})
            raise Unwritten from fault

    def _apply(self, desk: Desk, entry: Entry, at: float, outcome: Record | None = None) -> None:
        """Let an entry take effect. A hidden part of a decision starts no clock anew: others could see it."""
        room = desk.room
        before, number = room.decisions, room.length
        try:
            room.apply(entry, at, outcome)
        except BaseException:
            self._give_up(desk)
            raise
        self.scribes.hear(desk, number, entry.model_dump_json, at)
        desk.touched = self.timer()
        if room.decisions != before:
            desk.ask(self.timer(), self.clock())
        if entry.kind in ("left", "resigned"):
            self._dismiss(desk, entry.seat, room.refused("error-token"))
        elif entry.kind == "removed":
            self._dismiss(desk, entry.seat, room.refused("room-removed", by=entry.by))
        elif entry.kind == "closed":
            self._see_out(desk, room.refused("room-closed", by=entry.by))
        if entry.kind in ("moved", "started"):
            metrics.MOVES.inc()
        if room.opened.rated and room.status == OVER:
            self.ratings.due.set()

    def _see_out(self, desk: Desk, reason: Fault) -> None:
        """End all connections to a table, and say why."""
        for connection in desk.connections:
            connection.end(reason)

    def _dismiss(self, desk: Desk, seat: int, reason: Fault) -> None:
        """End the connections of somebody who has a seat no more: the next to sit there is another."""
        for connection in desk.connections:
            if connection.seat == seat:
                connection.seat = SPECTATOR
                connection.end(reason)

    def _give_up(self, desk: Desk) -> None:
        """Let go of a table that is not in memory as it is written: whoever asks for it reads it anew."""
        desk.spoilt = True
        self.scribes.let_go(desk)
        self.desks.pop(desk.room.id, None)
        self._see_out(desk, Unwritten())

    async def _catch_up(self, desk: Desk) -> None:
        """Read what other processes have written."""
        for row in await self._entries(desk.room.id, desk.room.length):
            if row.number == desk.room.length and not desk.spoilt:
                self._apply(desk, written.read(row.body), row.at)
                desk.written_here = False

    async def listed(self, status: Status, limit: int, public: bool = True) -> list[shapes.Table]:
        """Public tables, or all, as lists show them; those that nobody uses are not played through for it."""
        found: list[shapes.Table] = []
        for one in await self.store.listed(status, limit, public):
            desk = self.desks.get(one.id)
            room = desk.room if desk else await self.glimpse(one.id)
            if gathering.is_gathering(room) and not room.players:
                continue
            about = room.about(self.present(desk) if desk else frozenset())
            about.pop("proof", None)
            about.pop("ended", None)
            found.append({**about, "status": status})
        return found

    async def glimpse(self, table: str) -> Room:
        """A table with its players alone."""
        rows = await self._entries(table, kinds=ARRIVALS)
        if not rows:
            raise Missing
        return rebuilt(table, [(written.read(row.body), row.at) for row in rows])

    def present(self, desk: Desk) -> frozenset[int]:
        """The seats whose people are connected."""
        return desk.present(self.timer())

    # Connections -------------------------------------------------------------------------------

    async def connect(self, desk: Desk, connection: Connection, have: int) -> None:
        """Somebody comes to a table, says what is there already, and gets the rest."""
        if connection.seat != SPECTATOR and not self.present(desk):
            self._wind_up(desk)
        self._skip(desk.room, connection, have)
        desk.connections.add(connection)
        desk.gone.pop(connection.seat, None)
        metrics.CONNECTIONS.inc()
        await self._show(desk)
        self._arrange(desk)
        self.herald.tell_presence(desk)

    async def disconnect(self, desk: Desk, connection: Connection) -> None:
        """Somebody's connection ended."""
        if connection not in desk.connections:
            return
        desk.connections.discard(connection)
        metrics.CONNECTIONS.dec()
        desk.touched = self.timer()
        async with desk.lock:
            await self._show(desk)
        self._arrange(desk)
        self.herald.tell_presence(desk)

    def _wind_up(self, desk: Desk) -> None:
        """Start the clocks of a table anew that rested while nobody was there."""
        desk.ask(self.timer(), self.clock())
        desk.gone.clear()

    def _skip(self, room: Room, connection: Connection, have: int) -> None:
        """Pass over the lines that a client has."""
        for place, line in room.heard(connection.seat) if have else ():
            if line["line"] >= have:
                break
            connection.place, connection.line = place + 1, line["line"] + 1

    async def _show(self, desk: Desk, to: Iterable[Connection] | None = None) -> None:
        """Send every connection, or some, what is new for it, and nothing where nothing is.

        Where another process writes it out, one thing is shown after another, in the order in which it came.
        """
        if not desk.connections:
            return
        async with desk.showing:
            shown = desk.connections if to is None else to
            readers = {one: Reader(one.seat, one.parts, one.place, one.line) for one in shown}
            decide_by = desk.decide_by(self.timer())
            pages = await self.scribes.pages(desk, set(readers.values()), decide_by)
            table: shapes.TableSent = {"type": "table", **desk.room.about(self.present(desk))}
            if desk.preparing:
                table["preparing"] = True
            about = as_text(table)
            for connection, reader in readers.items():
                self._hand_out(connection, about, pages[reader])

    def _hand_out(self, connection: Connection, about: str, page: Page) -> None:
        """Send a connection the table and its view, where they have changed, and lines that are new to it."""
        if connection.about != about:
            connection.about = about
            connection.send(about)
        connection.place = page.place
        if page.log:
            connection.line += page.lines
            connection.open = connection.open if page.open is None else page.open
            connection.send(page.log)
        if connection.view != page.view:
            connection.view = page.view
            connection.send(page.view)

    # What happens by itself ----------------------------------------------------------------------

    def _rest(self, desk: Desk) -> None:
        if desk.timer:
            desk.timer.cancel()
            desk.timer = None

    def _arrange(self, desk: Desk, least: float = 0.0) -> None:
        """See to it that bots decide when they are asked, and for people who have gone."""
        self._rest(desk)
        busy = desk.room.status == PLAYING or gathering.is_gathering(desk.room)
        if self.closing or desk.spoilt or not busy or desk.thinking:
            return
        now = self.timer()
        due = [when for when, _ in self._duties(desk, now)]
        if due:
            wait = max(0.0, min(due) - now) + (0.0 if desk.written_here else GRACE)
            desk.timer = asyncio.get_running_loop().call_later(max(least, wait), self._act, desk)

    def _duties(self, desk: Desk, now: float) -> Iterable[tuple[float, tuple[str, int]]]:
        """What has to be done by itself at a table, and when. A table of people rests while none is there."""
        room = desk.room
        people = [seat for seat, player in room.players.items() if not player.bot and not player.resigned]
        present = desk.present(now)
        for seat in people:
            if seat in present:
                desk.gone.pop(seat, None)
            else:
                desk.gone.setdefault(seat, now)
        if gathering.is_gathering(room):
            yield from gathering.duties(desk, present)
            return
        if people and not present:
            return
        for seat in room.awaited():
            if room.plays_by_bot(seat):
                yield desk.bots_decide_at(now), ("decide", seat)
                continue
            if seat in desk.gone:
                yield desk.gone[seat] + room.opened.clock.absence, ("replace", seat)
            if room.opened.clock.decision is not None:
                yield desk.since + room.opened.clock.decision, ("decide", seat)

    def _act(self, desk: Desk) -> None:
        """Do what is due."""
        desk.timer = None
        now = self.timer()
        due = sorted((when, duty) for when, duty in self._duties(desk, now) if when <= now)
        if not due or desk.thinking:
            self._arrange(desk)
            return
        before = desk.room.length
        what = due[0][1][0]
        seats = [seat for _, (duty, seat) in due if duty == what]
        desk.thinking = asyncio.ensure_future(self._do(desk, what, seats))
        self.tasks.add(desk.thinking)
        desk.thinking.add_done_callback(lambda task: self._done(desk, task, before))

    def _done(self, desk: Desk, task: asyncio.Task[None], before: int) -> None:
        desk.thinking = None
        self._finished(task)
        self._arrange(desk, 0.0 if desk.room.length > before else AFTER_A_FAILURE)

    async def _do(self, desk: Desk, what: str, seats: Sequence[int]) -> None:
        """Bots decide for seats, or take the places of people who have gone; those who gather begin or go."""
        try:
            if what == "replace":
                for seat in seats:
                    await self.wish(desk, partial(Room.go_away, seat=seat))
            elif what == "leave":
                for seat in seats:
                    token = desk.room.players[seat].token
                    await self.wish(desk, partial(gathering.leave, seat=seat, token=token))
            elif what == "start":
                await self.wish(desk, gathering.start)
            else:
                await self._decide(desk, seats)
        except Fault as fault:
            _too_late(desk, fault)

    async def _decide(self, desk: Desk, seats: Sequence[int]) -> None:
        """Bots decide from their seats' views, at the same time and beside everything else that goes on.

        They answer at one moment, which does not depend on what they hide: the time is up that bots take at
        this table. Only where the machine is too slow for that do they answer when they have an answer.
        """
        room = desk.room
        asked = [seat for seat in seats if seat in room.awaited()]
        if room.match is None or not asked:
            return
        late = [seat for seat in asked if not room.plays_by_bot(seat)]
        turns = [room.players[seat].moves for seat in asked]
        if room.bots_search:
            await self._prepare(desk)
        speak = self._speak_up(room, asked)
        first = [seat for seat in speak if room.bot_at(seat).speaks_first]
        loop = asyncio.get_running_loop()
        time_is_up = loop.time() + room.bots_take
        decided = await asyncio.gather(*(self._think(desk, seat, seat in first) for seat in asked))
        await asyncio.sleep(time_is_up - loop.time())
        for seat, turn, (claim, moves) in zip(asked, turns, decided, strict=True):
            await self._say(desk, seat, claim)
            decide = partial(Room.decide, seat=seat, turn=turn, moves=moves, late=seat in late)
            try:
                await self.wish(desk, decide)
            except Fault as fault:
                _too_late(desk, fault)
        await asyncio.gather(*(self._claim(desk, seat, volunteered) for seat in speak if seat not in first))

    def _speak_up(self, room: Room, asked: Sequence[int]) -> list[int]:
        """The bots among those who decide that think of saying something, where people may listen."""
        if not room.opened.talk or room.host == SPECTATOR:
            return []
        return [seat for seat in asked if room.players[seat].bot and room.character_at(seat).speaks_up()]

    async def _prepare(self, desk: Desk) -> None:
        """Wait until the bots of a table have what they need, and let everybody there know."""
        game = desk.room.game_name
        if not self.preparation.is_ready(game):
            desk.preparing = True
            await self._show(desk)
            await self.preparation.of(game)
            desk.preparing = False
            await self._show(desk)

    async def _think(self, desk: Desk, seat: int, speaks: bool) -> tuple[Claim | None, list[int]]:
        """What is said before a decision, if the seat speaks, and its moves: one, or as many as it has parts
        that only the seat knows of."""
        room = desk.room
        assert room.match
        match, bot, daring = room.match.copy(), room.bot_at(seat), room.character_at(seat).daring

        def think() -> tuple[Claim | None, list[int]]:
            claim = foreword(bot, match, seat) if speaks else None
            return claim, planned(bot, match, seat, daring)

        started = time.perf_counter()
        thought = await self.thinkers.run(self._turn(desk), think)
        metrics.THINKING.observe(time.perf_counter() - started)
        return thought

    def _turn(self, desk: Desk) -> Hashable:
        """Whose turn it is when bots think at a table."""
        return Alone(desk.laid_by) if quotas.is_without_people(desk) else desk

    def shown(self, desk: Desk, connection: Connection, lines: int) -> None:
        """So many lines have been played back to a reader: bots may have waited for that."""
        connection.shown = lines
        connection.shown_at = self.timer()
        self._arrange(desk)

    async def want(self, desk: Desk, connection: Connection, parts: Iterable[shapes.Part]) -> None:
        """Somebody wants other parts of views from now on, and of the one that was sent last."""
        connection.parts = frozenset(parts)
        await self._show(desk, [connection])

    async def claim(self, desk: Desk, seat: int, claim: Claim | str) -> None:
        """A person makes a claim, and the bots hear it."""
        await self.wish(desk, lambda room: room.claim(seat, claim, desk.now))
        assert desk.room.talk
        own = (remark for remark in reversed(desk.room.talk.remarks) if remark.seat == seat and remark.claim)
        self.spawn(self._hear(desk, next(own)))

    async def _hear(self, desk: Desk, heard: Remark) -> None:
        """Let a bot at a table answer a claim, the one whom it names; while it thinks, or many do elsewhere,
        others get none."""
        players = desk.room.players.items()
        bots = [one for one, player in players if player.bot and one in heard.hearers and one != heard.seat]
        if not bots or desk in self.hearing or len(self.hearing) >= MOST_HEARING:
            return
        self.hearing.add(desk)
        try:
            bot = secrets.choice(addressed(game_by_name(desk.room.game_name), heard, bots))
            await self._claim(desk, bot, partial(answer, heard=heard))
        finally:
            self.hearing.discard(desk)

    async def _claim(self, desk: Desk, seat: int, think: Callable[..., Claim | None]) -> None:
        """A bot says what it thinks of by what the seat knows, if anything, after the time that bots take."""
        match, bot = desk.room.match, desk.room.bot_at(seat)
        if match is None or match.over:
            return
        if bot.searches:
            await self.preparation.of(match.game.name)
        past = partial(match.copy().past, seat)
        think = partial(think, match.game, match.seen(seat), seat, bot=bot, past=past)
        loop = asyncio.get_running_loop()
        time_is_up = loop.time() + desk.room.bots_take
        claim = await self.thinkers.run(self._turn(desk), think)
        await asyncio.sleep(time_is_up - loop.time())
        await self._say(desk, seat, claim)

    async def _say(self, desk: Desk, seat: int, claim: Claim | None) -> None:
        """A bot says what it has thought of, if it may say so now."""
        if claim:
            with suppress(Fault):
                await self.wish(desk, lambda room: room.claim(seat, claim, desk.now))

    async def _sweep(self) -> None:
        """Collect all garbage, but seldom: with a thousand tables it takes a second."""
        while True:
            await asyncio.sleep(IDLE)
            gc.collect()

    async def _tidy(self) -> None:
        """Put away tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for table, desk in list(self.desks.items()):
                if self._is_idle(desk):
                    await self._keep(desk)
                if self._is_idle(desk) and self.desks.get(table) is desk:
                    del self.desks[table]
                    self.scribes.let_go(desk)
                if self.timer() - desk.touched > QUIET:
                    self.scribes.rest(desk)
            metrics.TABLES.set(len(self.desks))

    async def _clear(self) -> None:
        """Delete tables that nobody ever played at."""
        while True:
            used = set(self.desks)
            before = self.clock() - self.keeps_unused
            try:
                gone = await self.store.with_pen(partial(quotas.delete_unused, before=before, used=used))
            except (SQLAlchemyError, OSError):
                LOG.exception("unused tables were not deleted")
            else:
                LOG.info("unused tables were deleted", extra={"tables": gone})
            await asyncio.sleep(CLEARED)

    def _is_idle(self, desk: Desk) -> bool:
        quiet = not desk.connections and not desk.timer and not desk.thinking
        return quiet and not desk.lock.locked() and self.timer() - desk.touched > IDLE

    # What other processes do --------------------------------------------------------------------

    async def refresh(self, desk: Desk, number: int | None = None) -> None:
        """Look for entries that other processes wrote: any, or one that there is."""
        async with desk.lock:
            before = desk.room.length
            if number is None or number >= before:
                await self._catch_up(desk)
            if desk.room.length > before:
                await self._show(desk)
                self._arrange(desk)

    async def show_presence(self, desk: Desk) -> None:
        """Let everybody see who is connected, and see to absent ones."""
        async with desk.lock:
            await self._show(desk)
        self._arrange(desk)
