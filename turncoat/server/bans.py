"""Bans: who may not sit down for a while, everywhere or at one table, by home and by address.

Of an address only a keyed hash is written, and it goes when its ban ends. The key comes from the
administrators' token, which the database does not hold; where there is none it is drawn at each start.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from turncoat.server import entries, shapes
from turncoat.server.errors import Unwritten, plain
from turncoat.server.hall import Hall
from turncoat.server.layout import AUDIT, BANS, HOME_SEATS, REPORTS
from turncoat.server.room import hashed
from turncoat.words import Fault, Message, Words

DAY = 86400.0
AT_ONE_TABLE = DAY
"""Seconds for which somebody whom a host has removed may not come back to the table."""
BAN, REPORT = "ban", "report"
"""What an address can be sought for."""


@dataclass(frozen=True)
class Ban:
    """A home or an address that may not sit down."""

    id: str
    kind: str
    subject: str
    """The hash of the home's secret, or the keyed hash of the address."""
    table_id: str
    """Where it came to the ban."""
    seat: int
    everywhere: bool
    """Whether it holds at all tables, or at that one."""
    at: float
    until: float


class Barred(Fault):
    """Somebody who is banned wants to sit down."""

    def __init__(self, ban: Ban) -> None:
        until = f"{datetime.fromtimestamp(ban.until, UTC):%Y-%m-%d %H:%M} UTC"
        super().__init__(
            Message("banned" if ban.everywhere else "banned-here", {"until": until}), Words("en")
        )


class Bans:
    """The bans that hold, the same in all processes."""

    def __init__(self, hall: Hall, token: str = "") -> None:
        self.hall = hall
        self.key = hmac.digest((token or secrets.token_urlsafe()).encode(), b"addresses", "sha256")
        self.rows: list[Ban] = []
        hall.herald.ears |= {"bans": self.load, "seek": self._seek}

    async def load(self) -> None:
        """Read what is written."""
        now = self.hall.clock()
        async with self.hall.store.engine.connect() as connection:
            found = await connection.execute(sa.select(BANS).where(BANS.c.until > now).order_by(BANS.c.at))
            self.rows = [Ban(*row) for row in found]

    def masked(self, address: str) -> str:
        """All that is ever kept of an address."""
        return hmac.new(self.key, address.encode(), "sha256").hexdigest()

    def check(self, home: str, address: str, table: str = "") -> None:
        """Raise `Barred` for whoever may not sit down: at a table, or at a new one."""
        if not self.rows:
            return
        who = {("home", hashed(home)), ("address", self.masked(address))}
        now = self.hall.clock()
        for ban in self.rows:
            here = ban.everywhere or ban.table_id == table
            if here and ban.until > now and (ban.kind, ban.subject) in who:
                raise Barred(ban)

    # Making and lifting --------------------------------------------------------------------------

    async def make(
        self, table: str, seat: int, seconds: float, address: bool = False, known: Sequence[str] = ()
    ) -> list[str]:
        """Ban whoever has a seat everywhere, by the home and perhaps by the address; the homes they are.

        The address is the one that is `known`, and the one that the seat's player is connected from.
        """
        homes = await self.holders(table, seat)
        addresses = {*known, *self._addresses(table, seat)} if address else set()
        if not homes and not addresses and not (address and self.hall.store.shared):
            raise plain("ban-nobody", number=seat + 1)
        ban = self._new(table, seat, seconds, everywhere=True)
        note = _noted(ban.at, "banned", table, seat, f"{ban.id}, {seconds / DAY:g} d")
        await self._write(_on(ban, homes, addresses), AUDIT.insert().values(note))
        if address:
            await self.hall.herald.announce(
                "seek", BAN, ban.id, table, str(seat), f"{ban.at}", f"{ban.until}"
            )
        return homes

    async def keep_out(self, table: str, seat: int, homes: Sequence[str]) -> None:
        """Homes whose owner a host has removed from a seat do not come back to the table."""
        if homes:
            await self._write(_on(self._new(table, seat, AT_ONE_TABLE, everywhere=False), homes))

    async def lift(self, id_: str) -> None:
        """End a ban before its time."""
        one = next((ban for ban in self.rows if ban.id == id_), None)
        if one is None:
            raise plain("ban-none")
        note = _noted(self.hall.clock(), "lifted", one.table_id, one.seat, one.id)
        await self._write((), BANS.delete().where(BANS.c.id == id_), AUDIT.insert().values(note))

    def _new(self, table: str, seat: int, seconds: float, everywhere: bool) -> Ban:
        now = self.hall.clock()
        return Ban(secrets.token_hex(8), "", "", table, seat, everywhere, now, now + seconds)

    async def _write(self, new: Iterable[Ban], *others: sa.Executable) -> None:
        bans = [vars(ban) for ban in new]

        def write(connection: sa.Connection) -> None:
            if bans:
                connection.execute(BANS.insert(), bans)
            for other in others:
                connection.execute(other)

        try:
            await self.hall.store.with_pen(write)
        except (SQLAlchemyError, OSError) as fault:
            raise Unwritten from fault
        await self.load()
        await self.hall.herald.announce("bans")

    # Whom it concerns ----------------------------------------------------------------------------

    async def holders(self, table: str, seat: int) -> list[str]:
        """The homes that hold a seat: none of those who had it before its present player."""
        rows = await self.hall.store.entries(table, kinds=["joined"])
        joined = [
            row.at for row in rows if (one := entries.read(row.body)).kind == "joined" and one.seat == seat
        ]
        here = HOME_SEATS.c
        query = sa.select(here.home).where(
            here.table_id == table, here.seat == seat, here.since >= (joined[-1] if joined else 0.0)
        )
        async with self.hall.store.engine.connect() as connection:
            return list(await connection.scalars(query))

    def _addresses(self, table: str, seat: int) -> list[str]:
        """Where a seat's player is connected from, here."""
        desk = self.hall.desks.get(table)
        here = desk.connections if desk else ()
        return sorted({self.masked(one.address) for one in here if one.seat == seat and one.address})

    async def seek_for(self, report: str, table: str, seat: int) -> None:
        """Keep with a report where its subject is connected from, to whichever process."""
        await self._seek(REPORT, report, table, str(seat))
        await self.hall.herald.announce("seek", REPORT, report, table, str(seat))

    async def _seek(
        self, what: str, id_: str, table: str, seat: str, at: str = "0", until: str = "0"
    ) -> None:
        """Add the addresses that this process knows to a ban, or to a report."""
        found = self._addresses(table, int(seat))
        if not found:
            return
        if what == BAN:
            ban = Ban(id_, "", "", table, int(seat), True, float(at), float(until))
            await self._write(_on(ban, (), set(found) - {one.subject for one in self.rows if one.id == id_}))
        else:
            noted = REPORTS.update().where(REPORTS.c.id == id_).values(address=found[0])
            await self.hall.store.with_pen(lambda connection: connection.execute(noted))

    def told(self) -> list[shapes.Ban]:
        """The bans that hold, the newest first, without whom they are on."""
        by_id: dict[str, shapes.Ban] = {}
        for one in reversed(self.rows):
            if one.until > self.hall.clock():
                ban: shapes.Ban = {
                    "id": one.id, "table": one.table_id, "seat": one.seat, "everywhere": one.everywhere,
                    "at": one.at, "until": one.until, "by": [],
                }  # fmt: skip
                by_id.setdefault(one.id, ban)["by"].append("home" if one.kind == "home" else "address")
        return list(by_id.values())


def _on(ban: Ban, homes: Iterable[str], addresses: Iterable[str] = ()) -> list[Ban]:
    """A ban on each of those whom it is on."""
    return [
        *(replace(ban, kind="home", subject=one) for one in homes),
        *(replace(ban, kind="address", subject=one) for one in addresses),
    ]


def _noted(at: float, what: str, table: str, seat: int, detail: str) -> dict[str, object]:
    """A line of the audit log on what administrators did."""
    return {"at": at, "who": "administrator", "what": what, "table_id": table, "seat": seat, "detail": detail}
