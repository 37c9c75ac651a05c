"""Tables for people who look for others: they wait there, and the cards are dealt once enough have come.

For each game, number of seats and agreement one table gathers people at a time. Its name is committed first
and the table laid after it, so that all who look for the same, at whatever process, come to the same table.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from turncoat.games import game as game_by_name
from turncoat.kernel.chance import SEALED
from turncoat.server import fair
from turncoat.server.desk import Desk
from turncoat.server.entries import Clock, Entry, Opened
from turncoat.server.errors import Unwritten
from turncoat.server.layout import QUEUES
from turncoat.server.room import Room
from turncoat.server.store import OPEN
from turncoat.words import Fault, Message, Words

if TYPE_CHECKING:
    from turncoat.server.hall import Hall

ABSENCE = 10.0
"""Seconds without a connection after which somebody no longer waits: a page can be loaded anew in them."""
CLOCK = Clock(decision=120, absence=60)
"""How long strangers wait for each other."""
PAUSE = 0.6
TRIES = 5
GONE_ON = ("room-full", "room-started", "room-old-rules", "room-closed", "room-ended")
"""Why nobody can sit down at a table any more: the next ones gather at another."""


def is_gathering(room: Room) -> bool:
    """Whether people wait for others at a table."""
    return room.opened.gathers is not None and room.status == OPEN


# Coming ----------------------------------------------------------------------------------------


async def sit_down(hall: Hall, opened: Opened, name: str, token: str, contribution: str, player: str) -> Desk:
    """Take a seat where people gather for what is wanted."""
    queue = f"{opened.game} {opened.seats} {'rated' if opened.rated else 'unrated'}"
    for _ in range(TRIES):
        table = await _place(hall, queue)
        try:
            desk = await hall.laid(table, lambda: opened)
            await hall.wish(desk, lambda room: _join(room, name, token, contribution, player))
        except Fault as fault:
            if fault.message.name not in GONE_ON:
                raise
            await _place(hall, queue, table)
        else:
            return desk
    raise Fault(Message("room-busy"), Words("en"))


def _join(room: Room, name: str, token: str, contribution: str, player: str) -> list[Entry]:
    """Somebody sits down; who is known by a rating, and waited on another page, waits there no longer."""
    for seat, one in room.players.items():
        if player and one.player == player and is_gathering(room):
            others = {other: found for other, found in room.players.items() if other != seat}
            joined = replace(room, players=others).join(seat, name, token, contribution, player)
            return [room.leave(seat), joined]
    return [room.join(None, name, token, contribution, player)]


def agreed(game: str, seats: int, rated: bool, bots_after: float) -> Opened:
    """What strangers play: the usual rules, and nothing that one of them could have chosen for the others."""
    played = game_by_name(game)
    return Opened(
        game=game, rules_version=played.version, seats=seats, public=True, talk=True, rated=rated,
        options={option.name: option.default for option in played.options}, gathers=bots_after,
        pause=PAUSE, clock=CLOCK, secret=fair.new_secret(), stream=SEALED, key="",
    )  # fmt: skip


async def _place(hall: Hall, queue: str, full: str | None = None) -> str:
    """The name of the table at which people gather, another one than a table that is full."""

    def find(connection: sa.Connection) -> str:
        new = secrets.token_urlsafe(12)
        here = QUEUES.c.name == queue
        if full is not None:
            moved = QUEUES.update().where(here, QUEUES.c.table_id == full)
            connection.execute(moved.values(table_id=new))
        found = connection.scalar(sa.select(QUEUES.c.table_id).where(here))
        if found is None:
            connection.execute(QUEUES.insert().values(name=queue, table_id=new))
        return str(found or new)

    try:
        with suppress(IntegrityError):  # another process was quicker
            return await hall.store.with_pen(find)
        return await hall.store.with_pen(find)
    except (SQLAlchemyError, OSError) as fault:
        raise Unwritten from fault


async def resume(hall: Hall) -> None:
    """Look at the tables where people gathered before the server stopped: who does not come back leaves."""
    async with hall.store.engine.connect() as connection:
        tables = (await connection.scalars(sa.select(QUEUES.c.table_id))).all()
    for table in tables:
        with suppress(Fault):  # nobody has sat down there yet, or its rules are of old
            await hall.desk(table)


# What happens by itself ------------------------------------------------------------------------


def duties(desk: Desk, present: frozenset[int]) -> Iterator[tuple[float, tuple[str, int]]]:
    """Who has gone leaves; once all seats are taken, or all would play with bots, the cards are dealt."""
    room = desk.room
    people = [seat for seat, player in room.players.items() if not player.bot]
    for seat in people:
        if seat in desk.gone:
            yield desk.gone[seat] + ABSENCE, ("leave", seat)
    if people and present.issuperset(people) and is_ready(room):
        yield desk.since, ("start", people[0])


def is_ready(room: Room) -> bool:
    """Whether all seats are taken, or everybody here would play with bots."""
    people = [player for player in room.players.values() if not player.bot]
    return len(room.players) == room.seats or all(player.settled for player in people)


def leave(room: Room, seat: int, token: str) -> list[Entry]:
    """Somebody who has gone leaves, unless somebody else sits there meanwhile."""
    player = room.players.get(seat)
    return [room.leave(seat)] if is_gathering(room) and player and player.token == token else []


def start(room: Room) -> list[Entry]:
    """The cards are dealt, with bots at the free seats, as the one who has waited longest would have them."""
    if not is_gathering(room) or not is_ready(room):
        return []
    settled = room.players[room.host].settled
    bots = room.seat_bots(settled.bot, settled.character) if settled else []
    return [*bots, room.start(len(bots))]
