"""Order at a table: what its host and the administrators may do about people there, as entries."""

from __future__ import annotations

from turncoat.server.entries import Closed, Entry, Keeper, Muted, Removed, Renamed
from turncoat.server.room import Room
from turncoat.server.store import PLAYING


def rename(room: Room, seat: int, name: str, by: Keeper) -> Renamed:
    """Somebody is called otherwise from now on, in all that is shown."""
    _check_person(room, seat, by)
    return Renamed(seat=seat, name=room.name_for(name, seat), by=by)


def mute(room: Room, seat: int, on: bool, by: Keeper) -> list[Entry]:
    """Somebody plays on and says nothing, or may speak again."""
    _check_person(room, seat, by)
    return [] if bool(room.players[seat].muted) == on else [Muted(seat=seat, on=on, by=by)]


def remove(room: Room, seat: int, by: Keeper) -> Removed:
    """Somebody leaves the table: the seat is free before the start, and a bot's after it."""
    _check_person(room, seat, by)
    _check_unrated(room, by)
    if room.match and room.match.over:
        raise room.refused("error-over")
    return Removed(seat=seat, freed=room.match is None, by=by)


def close(room: Room, by: Keeper) -> list[Entry]:
    """Nobody plays, talks or looks on here any more."""
    _check_unrated(room, by)
    return [] if room.closed else [Closed(by=by)]


def _check_unrated(room: Room, by: Keeper) -> None:
    """What ends a rated game for somebody is not for a host, who plays in it."""
    if by == "host" and room.opened.rated and room.status == PLAYING:
        raise room.refused("room-rated-order")


def _check_person(room: Room, seat: int, by: Keeper) -> None:
    """Order is kept among other people: a host's own seat is not a matter for it, nor are bots."""
    room.check_open()
    player = room.players.get(seat)
    if player is None or player.bot or player.resigned or (by == "host" and seat == room.host):
        raise room.refused("room-no-person", number=seat + 1)
