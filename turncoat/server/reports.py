"""Reports: remarks that somebody complains of, with the lines around them as everybody could hear them.

Who reads them may sit at a table too. So of a game that goes on a report tells what spectators hear; a remark
that was meant for some is read when the game is over. Names are not written down: they are the table's.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from turncoat.games import game as game_by_name
from turncoat.match import SPECTATOR
from turncoat.server import shapes
from turncoat.server.bans import Bans
from turncoat.server.desk import Desk
from turncoat.server.errors import Unwritten, plain
from turncoat.server.hall import Hall
from turncoat.server.layout import AUDIT, REPORTS, TABLES
from turncoat.server.room import Room
from turncoat.server.store import OPEN, PLAYING
from turncoat.words import Fault, Message, Words

BEFORE, AFTER = 8, 4
"""Lines that are kept with a remark."""
MOST = 100
"""Reports that are shown at once, the newest."""


async def make(hall: Hall, bans: Bans, desk: Desk, reporter: int, line: int) -> None:
    """Keep a remark of another that somebody has heard; whoever reports it twice has done so once."""
    room = desk.room
    place, said = _remark(room, reporter, line)
    id_, lines = secrets.token_hex(8), _around(room, place)
    new = REPORTS.insert().values(
        id=id_, at=hall.clock(), table_id=room.id, game=room.game_name, seat=said["seat"], reporter=reporter,
        line=line, text=said["text"],
        whispered=len(said["hearers"]) < room.seats, lines=json.dumps(lines, ensure_ascii=False),
    )  # fmt: skip
    try:
        await hall.store.with_pen(lambda connection: connection.execute(new))
    except IntegrityError:
        return
    except (SQLAlchemyError, OSError) as fault:
        raise Unwritten from fault
    await bans.seek_for(id_, room.id, said["seat"])


def _remark(room: Room, reporter: int, line: int) -> tuple[int, shapes.RemarkLine]:
    """A remark of another by its line in the reporter's log, and its place in what happened."""
    for place, one in room.heard(reporter):
        if one["line"] == line and one["kind"] == "remark" and one["seat"] != reporter:
            return place, one
    raise plain("report-none", number=line + 1)


def _around(room: Room, place: int) -> list[dict[str, object]]:
    """The lines around a place that spectators hear."""
    heard = list(room.heard(SPECTATOR))
    before = [line for at, line in heard if at < place][-BEFORE:]
    after = [line for at, line in heard if at > place][:AFTER]
    return [_kept(line) for line in (*before, *after)]


def _kept(line: shapes.Line) -> dict[str, object]:
    """What is kept of a line: what somebody said, or the message, to be put into words when it is read."""
    if line["kind"] == "remark":
        return {"at": line["at"], "seat": line["seat"], "text": line["text"]}
    seat = line["seat"] if line["kind"] == "claim" else None
    return {"at": line["at"], "seat": seat, "message": line["message"]}


async def told(hall: Hall, language: str) -> list[shapes.Report]:
    """All reports as administrators read them, those that wait for them first."""
    query = (
        sa.select(REPORTS, TABLES.c.status)
        .outerjoin(TABLES, TABLES.c.id == REPORTS.c.table_id)
        .order_by(REPORTS.c.settled_at.is_not(None), REPORTS.c.at.desc())
        .limit(MOST)
    )
    async with hall.store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    names = {row.table_id: await _names(hall, row.table_id) for row in rows}
    return [_told(row, names[row.table_id], language) for row in rows]


async def _names(hall: Hall, table: str) -> list[str]:
    """What players are called now, by seat; nobody's name of a table that is not there any more."""
    try:
        desk = hall.desks.get(table)
        room = desk.room if desk else await hall.glimpse(table)
    except Fault:
        return []
    return [player.name if (player := room.players.get(seat)) else "" for seat in range(room.seats)]


def _told(row: Any, names: Sequence[str], language: str) -> shapes.Report:
    words = Words(language, game_by_name(row.game).text)
    veiled = row.whispered and row.status in (OPEN, PLAYING)
    return {
        "id": row.id,
        "at": row.at,
        "table": row.table_id,
        "status": row.status,
        "seat": row.seat,
        "name": names[row.seat] or None if names else None,
        "reporter": None if row.reporter == SPECTATOR else row.reporter,
        "text": None if veiled else row.text,
        "lines": [
            {"at": line["at"], "seat": line["seat"], "words": _words(line, words, names)}
            for line in json.loads(row.lines)
        ],
        "settled": row.settled_at is not None,
    }


def _words(line: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    return str(line["text"]) if "text" in line else words.say(Message.read(line["message"]), names)


async def settle(hall: Hall, id_: str) -> None:
    """A report needs no one any more: what is known of an address is forgotten."""
    row = await find(hall, id_)
    now = hall.clock()
    done = REPORTS.update().where(REPORTS.c.id == id_).values(settled_at=now, address=None)
    note = AUDIT.insert().values(
        at=now, who="administrator", what="settled", table_id=row.table_id, seat=row.seat, detail=""
    )

    def write(connection: sa.Connection) -> None:
        connection.execute(done)
        connection.execute(note)

    try:
        await hall.store.with_pen(write)
    except (SQLAlchemyError, OSError) as fault:
        raise Unwritten from fault


async def find(hall: Hall, id_: str) -> Any:
    """A report as it is kept."""
    async with hall.store.engine.connect() as connection:
        row = (await connection.execute(sa.select(REPORTS).where(REPORTS.c.id == id_))).first()
    if row is None:
        raise plain("report-gone")
    return row
