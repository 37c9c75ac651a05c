"""HTTP for those who play with people: looking for others, ratings, and the best."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from turncoat.games import game as game_by_name
from turncoat.games import names
from turncoat.server import gathering
from turncoat.server import homes as kept
from turncoat.server.room import hashed
from turncoat.server.routes import (
    PROBLEMS,
    Answer,
    Asked,
    Company,
    Home,
    Key,
    TableId,
    Text,
    Token,
    check_agreed,
    check_guest,
    find,
    hall_of,
    rated_player,
    seat_of,
    seated,
)
from turncoat.server.settings import Settings

people = APIRouter(prefix="/api", responses=PROBLEMS)


class Looking(Asked):
    """Somebody who looks for others to play with."""

    game: Text
    seats: Annotated[int, Field(ge=2, le=8)]
    name: Text
    rated: bool = False
    contribution: Text = ""


class Shown(Asked):
    """The name by which somebody is shown among the best."""

    name: Text


@people.post("/queue", status_code=201)
async def look(request: Request, wanted: Looking, home: Home = "") -> Answer:
    """Take a seat where people gather for a game; the cards are dealt once all seats are taken."""
    check_guest(request, home)
    hall = hall_of(request)
    settings: Settings = request.app.state.settings
    check_agreed(game_by_name(wanted.game), wanted.seats, {})
    opened = gathering.agreed(wanted.game, wanted.seats, wanted.rated, settings.bots_after)
    token = secrets.token_urlsafe(24)
    player = await rated_player(hall, wanted.rated, home)
    desk = await gathering.sit_down(hall, opened, wanted.name, token, wanted.contribution, player)
    return await seated(hall, desk, token, home, "")


@people.post("/tables/{table}/settle")
async def settle(request: Request, table: TableId, bots: Company, token: Token = "", key: Key = "") -> Answer:
    """Rather play with bots than wait for people; they come once everybody who waits there says so."""
    desk = await find(request, table, token, key)
    hall = hall_of(request)
    await hall.wish(desk, lambda room: room.settle(seat_of(room, token), bots.bot, bots.character))
    return desk.room.about(hall.present(desk))


@people.get("/home/ratings")
async def own_ratings(request: Request, home: Home = "") -> Answer:
    """The caller's ratings with their history, and the name among the best."""
    return await hall_of(request).ratings.of_home(hashed(kept.checked(home)))


@people.put("/home/listed", status_code=204, response_class=Response)
async def show(request: Request, shown: Shown, home: Home = "") -> Response:
    """Be shown among the best by a name."""
    await hall_of(request).ratings.list_as(hashed(kept.checked(home)), shown.name)
    return Response(status_code=204)


@people.delete("/home/listed", status_code=204, response_class=Response)
async def hide(request: Request, home: Home = "") -> Response:
    """Be shown among the best no longer."""
    await hall_of(request).ratings.list_as(hashed(kept.checked(home)), None)
    return Response(status_code=204)


@people.get("/ratings")
async def best(request: Request, game: Annotated[str, Query(max_length=40)]) -> Sequence[Answer]:
    """Who is best at a game among people, of those who want to be shown."""
    return await hall_of(request).ratings.best(game) if game in names() else []
