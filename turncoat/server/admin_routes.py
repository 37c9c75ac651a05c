"""HTTP for administrators, who show a token of their own: what is reported, who is banned, who did what."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field
from starlette.exceptions import HTTPException

from turncoat.server import moderation, reports, shapes
from turncoat.server.bans import DAY, Bans
from turncoat.server.entries import Entry
from turncoat.server.hall import Hall
from turncoat.server.host_routes import At, Called, Silenced
from turncoat.server.layout import AUDIT
from turncoat.server.protocol import Language
from turncoat.server.room import Room
from turncoat.server.routes import PROBLEMS, Answer, Forbidden, TableId, Text, Token, bare, hall_of
from turncoat.server.store import CLOSED, OPEN, OVER, PLAYING
from turncoat.words import ENGLISH, Fault

MOST_TABLES = 100
MOST_ACTS = 200
"""Lines of the audit log that are shown, the newest."""
LONGEST_BAN = 3650
"""Days."""


async def check_administrator(request: Request, token: Token = "") -> None:
    """Nobody without the token gets in; where there is none, there is nothing to get into."""
    known: str = request.app.state.settings.admin_token
    if not known:
        raise HTTPException(404)
    if not hmac.compare_digest(bare(token).encode(), known.encode()):
        raise Forbidden("admin-token")


office = APIRouter(prefix="/api/admin", responses=PROBLEMS, dependencies=[Depends(check_administrator)])


class NewBan(At):
    """Somebody who is not to sit down for a while."""

    table: Text
    days: Annotated[float, Field(gt=0, le=LONGEST_BAN)]
    address: bool = Field(False, description="whether the address is banned too: others may live there")
    report: Text = Field("", description="the report that it came to it by, which may know the address")


def bans_of(request: Request) -> Bans:
    """The bans of the application."""
    bans: Bans = request.app.state.bans
    return bans


@office.get("")
async def overview(request: Request, language: Language = ENGLISH) -> Answer:
    """All that administrators look at; of games that go on no more than spectators see."""
    hall = hall_of(request)
    told: shapes.Office = {
        "reports": await reports.told(hall, language),
        "tables": [
            *await hall.listed(PLAYING, MOST_TABLES, public=False),
            *await hall.listed(OPEN, MOST_TABLES, public=False),
        ],
        "bans": bans_of(request).told(),
        "audit": await acts(hall),
    }
    return told


async def acts(hall: Hall) -> list[shapes.Act]:
    """The newest lines of the audit log."""
    query = sa.select(AUDIT).order_by(AUDIT.c.at.desc(), AUDIT.c.id.desc()).limit(MOST_ACTS)
    async with hall.store.engine.connect() as connection:
        return [
            {
                "at": row.at, "who": row.who, "what": row.what, "table": row.table_id, "seat": row.seat,
                "detail": row.detail,
            }
            for row in await connection.execute(query)
        ]  # fmt: skip


async def keep_order(
    request: Request, table: str, think: Callable[[Room], Entry | Sequence[Entry]]
) -> Response:
    """Have an administrator's wish done at any table."""
    hall = hall_of(request)
    await hall.wish(await hall.desk(table[:64]), think)
    return Response(status_code=204)


@office.post("/tables/{table}/rename", status_code=204, response_class=Response)
async def rename(request: Request, table: TableId, who: Called) -> Response:
    """Call somebody otherwise."""
    return await keep_order(
        request, table, lambda room: moderation.rename(room, who.seat, who.name, "administrator")
    )


@office.post("/tables/{table}/mute", status_code=204, response_class=Response)
async def mute(request: Request, table: TableId, who: Silenced) -> Response:
    """Have somebody say nothing, or speak again."""
    return await keep_order(
        request, table, lambda room: moderation.mute(room, who.seat, who.muted, "administrator")
    )


@office.post("/tables/{table}/remove", status_code=204, response_class=Response)
async def remove(request: Request, table: TableId, who: At) -> Response:
    """Take somebody's seat away."""
    return await keep_order(request, table, lambda room: moderation.remove(room, who.seat, "administrator"))


@office.post("/tables/{table}/close", status_code=204, response_class=Response)
async def close(request: Request, table: TableId) -> Response:
    """Close a table for everybody."""
    return await keep_order(request, table, lambda room: moderation.close(room, "administrator"))


@office.post("/reports/{report}/settle", status_code=204, response_class=Response)
async def settle(request: Request, report: Text) -> Response:
    """Nothing more is to be done about a report."""
    await reports.settle(hall_of(request), report)
    return Response(status_code=204)


@office.post("/bans", status_code=204, response_class=Response)
async def ban(request: Request, new: NewBan) -> Response:
    """Ban whoever has a seat, who then loses all seats at tables that are not over."""
    hall = hall_of(request)
    found = await reports.find(hall, new.report) if new.report else None
    known = [found.address] if found and found.address else []
    at = (await hall.desk(new.table[:64])).room.id
    homes = await bans_of(request).make(at, new.seat, new.days * DAY, new.address, known)
    for table, seat in {(at, new.seat), *await _seats(request, homes)}:
        with suppress(Fault):  # nobody may sit there any more
            remove_them = partial(moderation.remove, seat=seat, by="administrator")
            await hall.wish(await hall.desk(table), remove_them)
    return Response(status_code=204)


async def _seats(request: Request, homes: Sequence[str]) -> list[tuple[str, int]]:
    """The seats that homes hold at tables that are not over."""
    found = [one for home in homes for one in await hall_of(request).store.seats_of(home)]
    held = [
        (one, await bans_of(request).holders(one.table_id, one.seat))
        for one, status in found
        if status not in (OVER, CLOSED)
    ]
    return [(one.table_id, one.seat) for one, holders in held if one.home in holders]


@office.post("/bans/{ban}/lift", status_code=204, response_class=Response)
async def lift(request: Request, ban: Text) -> Response:
    """End a ban before its time."""
    await bans_of(request).lift(ban)
    return Response(status_code=204)
