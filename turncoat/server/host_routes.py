"""HTTP for order at a table: its host, who keeps it, and whoever complains to the administrators."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from turncoat.match import SPECTATOR
from turncoat.server import moderation, reports
from turncoat.server.bans import Bans
from turncoat.server.entries import Entry
from turncoat.server.room import Room
from turncoat.server.routes import (
    PROBLEMS,
    Answer,
    Asked,
    Key,
    SeatNumber,
    TableId,
    Text,
    Token,
    bare,
    check_host,
    find,
    hall_of,
)

hosts = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS)


class At(Asked):
    """A seat."""

    seat: SeatNumber


class Called(At):
    """Somebody who is to be called otherwise."""

    name: Text


class Silenced(At):
    """Somebody who is to say nothing, or may speak again."""

    muted: bool = True


class Complaint(Asked):
    """A remark of another."""

    line: Annotated[int, Field(ge=0, le=1_000_000, description="its line in the caller's log")]


async def keep_order(
    request: Request, table: str, token: str, key: str, think: Callable[[Room], Entry | Sequence[Entry]]
) -> Answer:
    """Have the host's wish done; the table as it stands then."""
    desk = await find(request, table, token, key)
    hall = hall_of(request)

    def wished(room: Room) -> Entry | Sequence[Entry]:
        check_host(room, token)
        return think(room)

    await hall.wish(desk, wished)
    return desk.room.about(hall.present(desk))


@hosts.post("/rename")
async def rename(request: Request, table: TableId, who: Called, token: Token = "", key: Key = "") -> Answer:
    """The host calls somebody otherwise."""
    return await keep_order(
        request, table, token, key, lambda room: moderation.rename(room, who.seat, who.name, "host")
    )


@hosts.post("/mute")
async def mute(request: Request, table: TableId, who: Silenced, token: Token = "", key: Key = "") -> Answer:
    """The host has somebody say nothing, or speak again."""
    return await keep_order(
        request, table, token, key, lambda room: moderation.mute(room, who.seat, who.muted, "host")
    )


@hosts.post("/remove")
async def remove(request: Request, table: TableId, who: At, token: Token = "", key: Key = "") -> Answer:
    """The host takes somebody's seat away: before the start it is free, after it a bot's."""
    bans: Bans = request.app.state.bans
    desk = await find(request, table, token, key)
    homes = await bans.holders(desk.room.id, who.seat)
    about = await keep_order(
        request, table, token, key, lambda room: moderation.remove(room, who.seat, "host")
    )
    await bans.keep_out(desk.room.id, who.seat, homes)
    return about


@hosts.post("/close")
async def close(request: Request, table: TableId, token: Token = "", key: Key = "") -> Answer:
    """The host closes the table for everybody."""
    return await keep_order(request, table, token, key, lambda room: moderation.close(room, "host"))


@hosts.post("/reports", status_code=204, response_class=Response)
async def report(
    request: Request, table: TableId, complaint: Complaint, token: Token = "", key: Key = ""
) -> Response:
    """Show a remark of another to the administrators, with the lines around it."""
    desk = await find(request, table, token, key)
    if not request.app.state.settings.admin_token:
        raise desk.room.refused("report-nobody")
    seat = desk.room.seat_of(bare(token))
    reporter = SPECTATOR if seat is None else seat
    await reports.make(hall_of(request), request.app.state.bans, desk, reporter, complaint.line)
    return Response(status_code=204)
