"""Homes: what one person plays and has played, known by a secret that the person's browsers keep.

A home is nothing but its seats. Of the secret only a hash is kept, and what opens a seat (its token, and the
key of a private table) lies sealed with the secret: who reads the database can neither find out the secret
nor play. The seats' own tables know nothing of homes.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import cast

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from turncoat.bots.speech import honesty
from turncoat.games import game as game_by_name
from turncoat.server import passkeys, shapes
from turncoat.server.errors import Homeless, Unwritten
from turncoat.server.hall import Hall
from turncoat.server.protocol import as_text
from turncoat.server.room import Room, hashed, is_same
from turncoat.server.store import CLOSED, OPEN, OVER, HomeSeat, Status
from turncoat.words import Fault, Message, Words

SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
"""The form of a secret: 24 random octets."""
MOST_SEATS = 500
"""Seats of a home that are shown, the newest."""
MOST_READ = 4
"""Finished games that are played over for one question; whoever asks again gets the next ones."""
SALT = 8


# Secrets ---------------------------------------------------------------------------------------


def checked(secret: str) -> str:
    """A secret that can be one; anything else is answered as one that nobody has."""
    if not SECRET.fullmatch(secret):
        raise Homeless
    return secret


def sealed(secret: str, table: str, seat: int, text: str, salt: bytes | None = None) -> str:
    """A text that only the secret opens again.

    >>> unsealed("s" * 32, "table", 1, sealed("s" * 32, "table", 1, "token key"))
    'token key'
    """
    salt = secrets.token_bytes(SALT) if salt is None else salt
    return (salt + _masked(secret, table, seat, salt, text.encode("utf-8"))).hex()


def unsealed(secret: str, table: str, seat: int, text: str) -> str:
    """What was sealed with a secret."""
    octets = bytes.fromhex(text)
    return _masked(secret, table, seat, octets[:SALT], octets[SALT:]).decode("utf-8", "replace")


def _masked(secret: str, table: str, seat: int, salt: bytes, octets: bytes) -> bytes:
    """Octets under a mask that is as long as they are and used once: it comes from the secret and a salt."""
    mask = hashlib.shake_256(b"\0".join((secret.encode(), table.encode(), b"%d" % seat, salt)))
    return bytes(one ^ other for one, other in zip(octets, mask.digest(len(octets)), strict=True))


# Seats -----------------------------------------------------------------------------------------


async def keep(hall: Hall, secret: str, seats: Iterable[tuple[Room, str, str]]) -> int:
    """Bring seats home, each with its token and perhaps the key of its table; how many there were."""
    home, now = hashed(secret), hall.clock()
    new = [
        HomeSeat(home, room.id, seat, _sealed_access(secret, room, seat, token, key), now)
        for room, token, key in seats
        if (seat := room.seat_of(token)) is not None
    ]
    if new:
        await _change(hall, new)
    return len(new)


def _sealed_access(secret: str, room: Room, seat: int, token: str, key: str) -> str:
    known = key if is_same(key, room.opened.key) else ""
    return sealed(secret, room.id, seat, f"{token} {known}")


async def merge(hall: Hall, secret: str, other: str) -> None:
    """Bring all seats of another home to this one; the other is no more."""
    if secret == other:
        return
    found = [seat for seat, _ in await seats_of(hall, other)]
    moved = [
        replace(one, home=hashed(secret), sealed=sealed(secret, one.table_id, one.seat, _joined(other, one)))
        for one in found
    ]
    await _change(hall, moved, found)
    await hall.ratings.move(hashed(secret), hashed(other))
    await _forget_passkeys(hall, other)


async def give_up_all(hall: Hall, secret: str, seats: Iterable[tuple[HomeSeat, str]]) -> None:
    """Leave all tables, and games that go on to bots."""
    for one, status in seats:
        if status not in (OVER, CLOSED):
            with suppress(Fault):
                await _give_up(hall, one.table_id, opened(secret, one)[0])


async def forget(hall: Hall, secret: str) -> None:
    """Delete the home itself."""
    await hall.ratings.forget(hashed(secret))
    await _forget_passkeys(hall, secret)
    try:
        await hall.store.delete_home(hashed(secret))
    except (SQLAlchemyError, OSError) as fault:
        raise Unwritten from fault


async def _forget_passkeys(hall: Hall, secret: str) -> None:
    """What passkeys keep of a secret that opens nothing any more is deleted."""
    try:
        await passkeys.forget(hall.store, hashed(secret))
    except (SQLAlchemyError, OSError) as fault:
        raise Unwritten from fault


async def _give_up(hall: Hall, table: str, token: str) -> None:
    """Leave a seat, or resign it to a bot."""
    desk = await hall.desk(table)
    seat = desk.room.seat_of(token)
    if seat is not None:
        await hall.wish(desk, lambda room: room.leave(seat) if room.status == OPEN else room.resign(seat))


async def seats_of(hall: Hall, secret: str, limit: int | None = None) -> list[tuple[HomeSeat, str]]:
    """The seats of a home that there is."""
    try:
        found = await hall.store.seats_of(hashed(secret), limit)
    except (SQLAlchemyError, OSError) as fault:
        raise Unwritten from fault
    if not found:
        raise Homeless
    return found


async def _change(hall: Hall, new: Sequence[HomeSeat], gone: Sequence[HomeSeat] = ()) -> None:
    try:
        with suppress(IntegrityError):  # another process has just written the same
            await hall.store.change_homes(new, gone)
    except (SQLAlchemyError, OSError) as fault:
        raise Unwritten from fault


def opened(secret: str, seat: HomeSeat) -> tuple[str, str]:
    """The token and the key of a seat; the key is empty where none is known."""
    token, _, key = unsealed(secret, seat.table_id, seat.seat, seat.sealed).partition(" ")
    return token, key


def _joined(secret: str, seat: HomeSeat) -> str:
    """The token and the key of a seat as they are sealed."""
    return " ".join(opened(secret, seat))


# What a home shows -----------------------------------------------------------------------------


async def told(hall: Hall, secret: str, language: str) -> shapes.Home:
    """A home as its owner sees it: what goes on, and what came of what is over.

    Of games that go on it tells what everybody at the table knows, and whether this one seat is asked.
    """
    home: shapes.Home = {"running": [], "finished": [], "unread": 0}
    lost: list[HomeSeat] = []
    read = 0
    for one, status in await seats_of(hall, secret, MOST_SEATS):
        token, key = opened(secret, one)
        access: shapes.HomeAccess = {"seat": one.seat, "token": token, "key": key or None}
        with suppress(Fault):  # one that cannot be read keeps none of the others from being shown
            if one.summary is not None:
                home["finished"].append(_in_words(json.loads(one.summary), access, language))
            elif status == CLOSED:
                continue
            elif status != OVER:
                room = await _at(hall, one.table_id)
                player = room.players.get(one.seat)
                if player is None or not (player.resigned or is_same(token, player.token)):
                    lost.append(one)
                elif not player.resigned:
                    home["running"].append(_running(hall, room, access, cast(Status, status)))
            elif read == MOST_READ:
                home["unread"] += 1
            else:
                read += one.table_id not in hall.desks
                summary = summed_up(await hall.whole(one.table_id), one.seat)
                await hall.store.sum_up(one, as_text(summary))
                home["finished"].append(_in_words(summary, access, language))
    if lost:
        await _change(hall, (), lost)
    return home


async def _at(hall: Hall, table: str) -> Room:
    """A table that may be in use; if it is not, its players alone."""
    desk = hall.desks.get(table)
    return desk.room if desk else await hall.glimpse(table)


def _running(hall: Hall, room: Room, access: shapes.HomeAccess, status: Status) -> shapes.RunningGame:
    """A seat at a table that is not over."""
    desk = hall.desks.get(room.id)
    about = room.about(hall.present(desk) if desk else frozenset())
    about["status"] = status  # of a table that is not in use only the players were read
    view = room.seen(access["seat"])
    return {**access, "table": about, "asked": view is not None and bool(view.awaits >> access["seat"] & 1)}


def summed_up(room: Room, seat: int) -> shapes.Summary:
    """What a finished game leaves behind for a seat."""
    return {
        **(NOTHING if room.ended else _gains(room, seat)),
        "table": room.id,
        "game": room.game_name,
        "seats": room.seats,
        "options": room.opened.options,
        "public": room.opened.public,
        "players": [
            {"name": player.name, "bot": player.bot or None} for _, player in sorted(room.players.items())
        ],
        "resigned": room.players[seat].resigned,
        "ended_at": room.ended_at,
        "ended": room.ended is not None,
    }


NOTHING: shapes.Gains = {
    "winners": [], "role": None, "figures": [], "claims": 0, "lies": 0, "believed": 0,
}  # fmt: skip
"""What comes of a game that cannot go on."""


def _gains(room: Room, seat: int) -> shapes.Gains:
    """Who won, and what a seat has of it."""
    match = room.finished()
    game, table = match.game, match.table
    side = game.side(table, seat) if game.sides else -1
    assert room.talk
    told = honesty(room.talk, seat)
    return {
        "winners": match.result["winners"],
        "role": game.sides[side] if side >= 0 else None,
        "figures": [cast(shapes.Figure, one._asdict()) for one in game.figures(table, seat)],
        "claims": told.claims,
        "lies": told.lies,
        "believed": told.believed,
    }


def _in_words(summary: shapes.Summary, access: shapes.HomeAccess, language: str) -> shapes.FinishedGame:
    """A summary with the words for its role and its figures."""
    words = Words(language, game_by_name(summary["game"]).text)
    role = summary["role"]
    said = {figure["name"]: words.say(Message(f"figure-{figure['name']}")) for figure in summary["figures"]}
    told = {**summary, **access, "role_words": words.say(Message(f"side-{role}")) if role else None}
    return cast(shapes.FinishedGame, told | {"figure_words": said})
