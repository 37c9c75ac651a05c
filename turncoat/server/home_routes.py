"""HTTP for homes. The secret comes in a header, so that it stands in no address and in no log."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from turncoat.server import homes as kept
from turncoat.server import privacy
from turncoat.server.protocol import Language
from turncoat.server.room import Room
from turncoat.server.routes import PROBLEMS, Answer, Asked, Home, Text, hall_of
from turncoat.words import ENGLISH, Fault

homes = APIRouter(prefix="/api/home", responses=PROBLEMS)


class Held(Asked):
    """A seat that the caller holds."""

    table: Text
    token: Text
    key: Text = ""


class Brought(Asked):
    """Seats to be brought home."""

    seats: Annotated[list[Held], Field(max_length=50)]


class Other(Asked):
    """Another home of the caller's."""

    other: Text


@homes.get("")
async def home(request: Request, home: Home = "", language: Language = ENGLISH) -> Answer:
    """The caller's home: running tables, finished games and what they came to."""
    return await kept.told(hall_of(request), kept.checked(home), language)


@homes.post("/seats")
async def bring(request: Request, brought: Brought, home: Home = "") -> Answer:
    """Bring home seats that were taken without it; what is not held is passed over."""
    hall, secret = hall_of(request), kept.checked(home)
    found: list[tuple[Room, str, str]] = []
    for one in brought.seats:
        with suppress(Fault):
            found.append((await hall.glimpse(one.table[:64]), one.token, one.key))
    return {"kept": await kept.keep(hall, secret, found)}


@homes.post("/merge", status_code=204, response_class=Response)
async def merge(request: Request, other: Other, home: Home = "") -> Response:
    """Bring all of another home to this one, which may be new; the other one is no more."""
    await kept.merge(hall_of(request), kept.checked(home), kept.checked(other.other))
    return Response(status_code=204)


@homes.get("/export")
async def export(request: Request, home: Home = "") -> Answer:
    """All that is kept about the home's owner."""
    return await privacy.exported(hall_of(request), kept.checked(home))


@homes.delete("", status_code=204, response_class=Response)
async def delete(request: Request, home: Home = "") -> Response:
    """Leave all tables, and erase all that is kept of the home's owner, names and words among it."""
    await privacy.erase(hall_of(request), kept.checked(home))
    return Response(status_code=204)
