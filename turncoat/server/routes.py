"""HTTP: games and their options, tables, seats, replays, and what operators look at."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException

from turncoat.bots import LEARNED, LEVELS, USUAL
from turncoat.bots.characters import CHARACTERS
from turncoat.bots.players import learned_games
from turncoat.games import game as game_by_name
from turncoat.games import names
from turncoat.games.chapters import chapters
from turncoat.games.playable import Playable
from turncoat.kernel.families import Family
from turncoat.kernel.fault import OptionError
from turncoat.kernel.news import EVERYTHING
from turncoat.match import SPECTATOR
from turncoat.server import examples, homes, insight, lessons, quotas, replay, shapes
from turncoat.server.callers import address_of
from turncoat.server.client import spoken
from turncoat.server.desk import Desk
from turncoat.server.entries import Clock, Entry
from turncoat.server.errors import TooMany, Unagreed, language_of
from turncoat.server.hall import Hall
from turncoat.server.hosts import is_local
from turncoat.server.pages import FOLDER, verify_page
from turncoat.server.protocol import Language
from turncoat.server.reach import reach
from turncoat.server.room import Room, hashed, next_token
from turncoat.server.settings import Settings
from turncoat.server.shield import COST_OF_READING
from turncoat.server.static import unpacks
from turncoat.server.store import OPEN
from turncoat.words import ENGLISH, LANGUAGES, Fault, Message, Words


class Said(BaseModel):
    """A message that a client can put into words by itself."""

    name: str
    arguments: dict[str, Any]


class Problem(BaseModel):
    """What is wrong, as a message and in words of the language that was asked for."""

    message: Said
    words: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The body cannot be read"},
    403: {"model": Problem, "description": "Not with this token, or from a page of another site"},
    404: {"model": Problem, "description": "There is no such table, or not for this caller"},
    409: {"model": Problem, "description": "Not as the table stands"},
    413: {"model": Problem, "description": "The body is too large"},
    422: {"model": Problem, "description": "Not of the right form"},
    429: {"model": Problem, "description": "Too much at once"},
}
FLUENT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    304: {"description": "The caller has these words already"},
}
READER = ThreadPoolExecutor(1, "replay")
"""One game is played over at a time, so that those who look back leave time to those who play."""
api = APIRouter(prefix="/api", responses=PROBLEMS)
site = APIRouter()


class Forbidden(Fault):
    """Something that only the host or the holder of a seat may do."""

    def __init__(self, name: str) -> None:
        super().__init__(Message(name), Words("en"))


# What comes in ---------------------------------------------------------------------------------


class Asked(BaseModel):
    """The body of a request."""

    model_config = ConfigDict(extra="forbid", strict=True)


Text = Annotated[str, Field(max_length=200)]
OwnWord = Annotated[
    str,
    Field(
        pattern=r"^([A-Za-z0-9_-]{22,64})?$",
        description="random letters and digits: who sends the same again, since the answer was lost, "
        "gets what was given the first time",
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=7)]


class Company(Asked):
    """Which bots are wanted."""

    bot: Text = Field(USUAL, description="the kind of bot, one that plays the game")
    character: Text = Field("", description="the bots' character; each gets one by lot where none is named")


class NewTable(Company):
    """A table to be laid."""

    game: Text
    seats: Annotated[int, Field(ge=1, le=8)]
    options: dict[Text, Text] = Field(default_factory=dict, max_length=20)
    public: bool = False
    talk: bool = Field(True, description="whether people may say things in free words")
    hints: bool = Field(False, description="whether people may ask what a search by their view would do")
    rated: bool = Field(False, description="whether the result counts for ratings")
    pause: float = Field(0.0, ge=0, le=30, description="seconds that bots wait before they decide")
    clock: Clock = Field(default_factory=lambda: Clock(decision=None, absence=60))
    name: Text | None = Field(None, description="the caller takes a seat by this name")
    seat: SeatNumber | None = None
    contribution: Text = Field("", description="the caller's part of the seed")
    fill: bool = Field(False, description="bots take all free seats")
    start: bool = Field(False, description="deal at once")
    once: OwnWord = ""


class Seating(Asked):
    """Somebody who takes a seat."""

    name: Text
    seat: SeatNumber | None = None
    contribution: Text = ""
    once: OwnWord = ""


class Place(Asked):
    """A seat, or any."""

    seat: SeatNumber | None = None


class BotWanted(Place, Company):
    """A seat for a bot of some kind."""


class Start(Company):
    """Whether bots take the free seats."""

    fill: bool = False


class Once(Asked):
    """Somebody who wants to play once more."""

    contribution: Text = ""


Answer = Mapping[str, Any]
"""One of `turncoat.server.shapes`."""
Token = Annotated[str, Header(alias="Authorization", max_length=200)]
Key = Annotated[str, Header(alias="Turncoat-Key", max_length=200)]
Home = Annotated[str, Header(alias="Turncoat-Home")]
"""The secret of the caller's home. It is not checked here: a wrong one is answered like one nobody has."""
TableId = str


def hall_of(request: Request) -> Hall:
    """The hall of the application."""
    hall: Hall = request.app.state.hall
    return hall


def bare(token: str) -> str:
    """The token of an Authorization header."""
    return token.removeprefix("Bearer ").strip()


async def find(request: Request, table: str, token: str, key: str) -> Desk:
    """A table that the caller may see."""

    def pay() -> None:
        state = request.app.state
        sender = address_of(request.scope, state.settings)
        if not state.limiter.spend(sender, COST_OF_READING, time.monotonic()):
            raise TooMany

    return await hall_of(request).seen(table[:64], bare(token), key, pay)


def seat_of(room: Room, token: str) -> int:
    """The caller's seat."""
    seat = room.seat_of(bare(token))
    if seat is None:
        raise Forbidden("room-no-seat-held")
    return seat


def check_host(room: Room, token: str) -> int:
    """The caller's seat, which must be the host's."""
    seat = seat_of(room, token)
    if seat != room.host:
        raise Forbidden("room-host-only")
    if room.opened.gathers is not None:
        raise room.refused("room-gathering")
    return seat


def check_agreed(game: Playable, seats: int, options: dict[str, str]) -> None:
    """What a game does not take is refused in the game's own words."""
    try:
        game.blank(seats, options)
    except OptionError as fault:
        raise Unagreed.of(fault, Words("en", game.text)) from None


# Games -----------------------------------------------------------------------------------------


@api.get("/games")
async def games(language: Language = ENGLISH) -> Sequence[Answer]:
    """The games in words, their seats, options, moves and claims."""
    return [_game(name, language) for name in names()]


@cache
def _game(name: str, language: str) -> shapes.Game:
    game = game_by_name(name)
    claims = game.claims
    words = Words(language, game.text)
    return {
        "name": name,
        "title": words.say(Message("game-title")),
        "idea": words.say(Message("game-idea")),
        "length": words.say(Message("game-length")),
        "rules_version": game.version,
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "times": option.times,
            }
            for option in game.options
        ],
        "sides": list(game.sides),
        "lesson": game.lesson is not None,
        "origins": game.origins(),
        "moves": {family.name: _values(family) for family in game.moves.families.values()},
        "claims": {
            family.name: _values(family) for family in (claims.families.families.values() if claims else ())
        },
    }


def _values(family: Family) -> dict[str, list[Any]]:
    """What the parameters of a family can be."""
    return {name: [one.json(value) for value in one] for name, one in family.parameters.items()}


@api.get("/languages")
async def languages() -> Sequence[Answer]:
    """The languages that there are words in, each by its own name."""
    return [{"language": one, "name": Words(one).say(Message("language"))} for one in LANGUAGES]


@api.get("/words", response_class=Response, responses=FLUENT)
async def words(request: Request, language: Language = ENGLISH) -> Response:
    """What a client needs to put messages into words that belong to no game, as Fluent."""
    return await spoken(language).answer(request)


@api.get("/games/{game}/words", response_class=Response, responses=FLUENT)
async def game_words(request: Request, game: Text, language: Language = ENGLISH) -> Response:
    """What a client needs to put a game's messages into words, as Fluent."""
    if game not in names():
        raise HTTPException(404)
    return await spoken(language, game_by_name(game).text).answer(request)


@api.get("/games/{game}/guide")
async def guide(
    game: Text,
    seats: Annotated[int | None, Query(ge=1, le=8)] = None,
    option: Annotated[list[Text] | None, Query(max_length=20)] = None,
) -> Answer:
    """The rules in chapters, for a number of seats (the usual one) and options, each as `name=value`."""
    if game not in names():
        raise HTTPException(404)
    played = game_by_name(game)
    options = {name: value for name, _, value in (one.partition("=") for one in option or ())}
    number = played.usual_seats if seats is None else seats
    check_agreed(played, number, options)
    told = chapters(played, number, options)
    return {"chapters": [chapter.json() for chapter in told]}


@api.get("/games/{game}/lesson", response_class=Response)
async def lesson(request: Request, game: Text) -> Response:
    """A guided table, step by step; 404 where the game has none."""
    if game not in names() or (told := lessons.told(game)) is None:
        raise HTTPException(404)
    return await told.answer(request)


@api.get("/games/{game}/examples", response_class=Response)
async def game_examples(request: Request, game: Text) -> Response:
    """The pictures of the rules, shot by shot."""
    if game not in names():
        raise HTTPException(404)
    return await examples.told(game).answer(request)


# Tables ----------------------------------------------------------------------------------------


@api.get("/bots")
async def bots() -> Answer:
    """The bots that people can choose."""
    told: shapes.Bots = {
        "levels": list(LEVELS),
        "learned": list(LEARNED),
        "learned_games": learned_games(),
        "characters": list(CHARACTERS),
    }
    return told


@api.get("/tables")
async def tables(
    request: Request,
    status: Literal["open", "playing", "over"] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Sequence[Answer]:
    """Public tables, the newest first."""
    return await hall_of(request).listed(status, limit)


@api.post("/tables", status_code=201)
async def lay(request: Request, new: NewTable, home: Home = "") -> Answer:
    """A new table; the caller may take a seat at it."""
    hall = hall_of(request)
    check_guest(request, home)
    game = game_by_name(new.game)
    check_agreed(game, new.seats, new.options)
    if new.rated and new.hints:
        raise Unagreed(Message("room-rated-hints"), Words("en"))
    player = await rated_player(hall, new.rated and new.name is not None, home)
    token = new_token(new.once, "seat") if new.name is not None else ""

    def arrivals(room: Room) -> Iterator[Entry]:
        if new.name is not None:
            yield room.join(new.seat, new.name, token, new.contribution, player)
        if new.fill:
            yield from room.seat_bots(new.bot, new.character)
        if new.start:
            yield room.start()

    address = address_of(request.scope, request.app.state.settings)
    if not hall.is_laid(new.once):
        quotas.check(hall.desks.values(), address, request.app.state.settings.tables)
    desk, key = await hall.lay(
        game,
        new.seats,
        new.options,
        new.public,
        new.talk,
        new.pause,
        new.clock,
        arrivals=arrivals,
        hints=new.hints,
        rated=new.rated,
        once=new.once,
    )
    desk.laid_by = address
    return {**await seated(hall, desk, token, home, key), "key": key or None}


def new_token(once: str, place: str) -> str:
    """What holds a seat: drawn, or the same for whoever asks again with the same word."""
    return next_token(once, place) if once else secrets.token_urlsafe(24)


def check_guest(request: Request, home: str, table: str = "") -> None:
    """Who wants to sit down may do so, and who names a home names one that can be."""
    if home:
        homes.checked(home)
    request.app.state.bans.check(home, address_of(request.scope, request.app.state.settings), table)


async def rated_player(hall: Hall, rated: bool, home: str) -> str:
    """Whose rating is at stake for the caller; nobody's without a home, or where the table is not rated."""
    return await hall.ratings.player_of(hashed(home)) if rated and home else ""


async def seated(hall: Hall, desk: Desk, token: str, home: str, key: str, told: bool = True) -> shapes.Seated:
    """A table, and what the caller holds at it, which is brought home; whoever sent a key is not told it."""
    seat = desk.room.seat_of(token)
    if home and seat is not None:
        await homes.keep(hall, home, [(desk.room, token, key)])
    return {
        "table": desk.room.about(hall.present(desk)),
        "seat": seat,
        "token": token if seat is not None else None,
        "key": None,
    }


@api.get("/tables/{table}")
async def table(request: Request, table: TableId, token: Token = "", key: Key = "") -> Answer:
    """A table: game, agreements, players; after the game the proof of its deal."""
    desk = await find(request, table, token, key)
    told = desk.room.about(hall_of(request).present(desk))
    told["own"] = desk.room.seat_of(bare(token))
    return told


@api.post("/tables/{table}/join")
async def join(
    request: Request, table: TableId, person: Seating, token: Token = "", key: Key = "", home: Home = ""
) -> Answer:
    """Take a free seat."""
    check_guest(request, home, table)
    desk = await find(request, table, token, key)
    if desk.room.seat_of(bare(token)) is not None:
        raise desk.room.refused("room-seated-already")
    held, hall = new_token(person.once, desk.room.id), hall_of(request)
    player = await rated_player(hall, desk.room.opened.rated, home)

    def think(room: Room) -> list[Entry]:
        if room.seat_of(held) is not None:
            return []
        return [room.join(person.seat, person.name, held, person.contribution, player)]

    await hall.wish(desk, think)
    return await seated(hall, desk, held, home, key)


@api.post("/tables/{table}/leave")
async def leave(request: Request, table: TableId, token: Token = "", key: Key = "") -> Answer:
    """Give the caller's seat up, before the start."""
    desk = await find(request, table, token, key)
    await hall_of(request).wish(desk, lambda room: room.leave(seat_of(room, token)))
    return desk.room.about(hall_of(request).present(desk))


@api.post("/tables/{table}/resign")
async def resign(request: Request, table: TableId, token: Token = "", key: Key = "") -> Answer:
    """Leave a game that goes on for good: a bot plays to its end."""
    desk = await find(request, table, token, key)
    await hall_of(request).wish(desk, lambda room: room.resign(seat_of(room, token)))
    return desk.room.about(hall_of(request).present(desk))


@api.post("/tables/{table}/bots")
async def seat_bot(
    request: Request, table: TableId, place: BotWanted, token: Token = "", key: Key = ""
) -> Answer:
    """The host has a bot take a seat."""
    desk = await find(request, table, token, key)

    def think(room: Room) -> Entry:
        check_host(room, token)
        return room.seat_bot(place.seat, place.bot, place.character)

    await hall_of(request).wish(desk, think)
    return desk.room.about(hall_of(request).present(desk))


@api.post("/tables/{table}/free")
async def free(request: Request, table: TableId, place: Place, token: Token = "", key: Key = "") -> Answer:
    """The host sends a bot or a person away, before the start."""
    desk = await find(request, table, token, key)

    def think(room: Room) -> Entry:
        own = check_host(room, token)
        return room.leave(own if place.seat is None else place.seat)

    await hall_of(request).wish(desk, think)
    return desk.room.about(hall_of(request).present(desk))


@api.post("/tables/{table}/start")
async def start(request: Request, table: TableId, how: Start, token: Token = "", key: Key = "") -> Answer:
    """The host has the cards dealt."""
    desk = await find(request, table, token, key)
    hall = hall_of(request)

    def think(room: Room) -> list[Entry]:
        check_host(room, token)
        bots = room.seat_bots(how.bot, how.character) if how.fill and room.status == OPEN else []
        return [*bots, room.start(len(bots))]

    await hall.wish(desk, think)
    return desk.room.about(hall.present(desk))


@api.post("/tables/{table}/again")
async def again(
    request: Request, table: TableId, person: Once, token: Token = "", key: Key = "", home: Home = ""
) -> Answer:
    """Play once more: all who had seats meet at a new table, where the cards are dealt once it is full."""
    check_guest(request, home, table)
    desk = await find(request, table, token, key)
    seat = seat_of(desk.room, token)
    hall = hall_of(request)
    following, held = await hall.again(desk, seat, bare(token), person.contribution)
    return await seated(hall, following, held, home, key)


@api.post("/tables/{table}/hint")
async def hint(request: Request, table: TableId, token: Token = "", key: Key = "") -> Answer:
    """What a search by the caller's view would do, and what it believes, where the table allows hints."""
    desk = await find(request, table, token, key)
    return await insight.hint(hall_of(request), desk, seat_of(desk.room, token))


# Looking back ----------------------------------------------------------------------------------


@api.get("/tables/{table}/saved")
async def saved(request: Request, table: TableId, token: Token = "", key: Key = "") -> dict[str, Any]:
    """A finished game with all cards open, as `turncoat replay` reads it."""
    desk = await find(request, table, token, key)
    return await asyncio.get_running_loop().run_in_executor(READER, replay.saved, desk.room)


@api.get("/tables/{table}/replay", response_class=JSONResponse)
async def steps(
    request: Request,
    table: TableId,
    seat: Annotated[int, Query(ge=EVERYTHING, le=7)] = SPECTATOR,
    first: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replay.MOST_STEPS)] = replay.MOST_STEPS,
    token: Token = "",
    key: Key = "",
) -> Response:
    """Steps of a finished game as a seat saw them, or (-1) as everybody did, or (-2) with all cards open."""
    desk = await find(request, table, token, key)
    if seat >= desk.room.seats:
        raise desk.room.refused("room-no-such-seat", number=seat + 1)
    packed = unpacks(request.headers.get("Accept-Encoding", ""))
    reading = partial(replay.page, desk.room, seat, first, count, packed)
    content = await asyncio.get_running_loop().run_in_executor(READER, reading)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(content, 200, headers, "application/json")


@api.get("/tables/{table}/words")
async def in_words(
    request: Request,
    table: TableId,
    lines: Annotated[int, Query(ge=0, le=1_000_000, description="lines of the caller's log")],
    token: Token = "",
    key: Key = "",
) -> Answer:
    """The table in words as the caller saw it when its log had so many lines, while it is played too."""
    desk = await find(request, table, token, key)
    seat = desk.room.seat_of(bare(token))
    told: shapes.InWords = {"description": desk.room.described(SPECTATOR if seat is None else seat, lines)}
    return told


@api.get("/tables/{table}/standings")
async def standings(request: Request, table: TableId, token: Token = "", key: Key = "") -> Answer:
    """How each side, or each player, stood through a finished game, for those who looked on."""
    desk = await find(request, table, token, key)
    return await insight.standings(hall_of(request), desk)


@api.get("/privacy")
async def privacy(request: Request) -> Answer:
    """What the server keeps for how long, and who can be asked about it."""
    settings: Settings = request.app.state.settings
    told: shapes.Privacy = {
        "tables": settings.retention.tables,
        "talk": settings.retention.talk,
        "reports": settings.retention.reports,
        "audit": settings.retention.audit,
        "administered": bool(settings.admin_token),
        "contact": settings.contact or None,
    }
    return told


@api.get("/reach")
async def reached(request: Request) -> Answer:
    """Whether others of the network can come; only to callers on this machine, who may invite them."""
    if not is_local(request.scope):
        return shapes.Reach(alone=False, address=None, command=None)
    return reach(request.app.state.settings)


# Operators, and pages --------------------------------------------------------------------------


@site.get("/health")
async def health(request: Request) -> dict[str, Any]:
    """Whether the server and its database work."""
    await request.app.state.health.check()
    return {"status": "ok", "tables": len(hall_of(request).desks)}


@site.get("/metrics", include_in_schema=False)
async def measured() -> Response:
    """Counts and times for Prometheus, at a port of their own: players could count secret moves by them."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@site.get("/verify", include_in_schema=False)
async def verify(
    language: str = "", accepted: Annotated[str, Header(alias="Accept-Language")] = ""
) -> HTMLResponse:
    """A page that checks the deal of a finished game."""
    return HTMLResponse(verify_page(language_of(language or accepted)))


@site.get("/verify.js", include_in_schema=False)
async def verify_script() -> FileResponse:
    """What that page does."""
    return FileResponse(FOLDER / "verify.js", media_type="text/javascript")


@site.get("/verify.css", include_in_schema=False)
async def verify_style() -> FileResponse:
    """How that page looks."""
    return FileResponse(FOLDER / "verify.css", media_type="text/css")
