"""Finished games to look back at: step by step as a seat saw them, or as a file with all cards open."""

from __future__ import annotations

import gzip
import json
from typing import Any

from turncoat.kernel.news import EVERYTHING
from turncoat.kernel.record import Record
from turncoat.match import Match, Told
from turncoat.server.room import Room

MOST_STEPS = 100
"""Steps that one answer holds."""


def saved(room: Room) -> dict[str, Any]:
    """A finished game as the terminal and Python read it, with talk, claims and the proof of its deal."""
    proof = room.proof()
    assert room.match
    room.match.beside = {"proof": proof.json(), "talk": _talk(room)}
    return room.match.saved()


def _talk(room: Room) -> list[dict[str, Any]]:
    """What was said, in order, with the numbers of moves and of steps before it."""
    assert room.talk
    said = []
    for one in room.talk.remarks:
        when = {"moves": one.moves, "step": one.decisions}
        line: dict[str, Any] = {"seat": one.seat, **when, "hearers": list(one.hearers)}
        if one.claim:
            parameters = dict(one.claim.parameters)
            line |= {"claim": one.claim.name, "parameters": parameters, "true": room.talk.judged(one)}
            line |= {"message": one.message.json() if one.message else None}
        else:
            line |= {"text": one.text}
        said.append(line)
    return said


def page(room: Room, seat: int, first: int, count: int, packed: bool) -> bytes:
    """Steps of a finished game as JSON, packed with gzip or not: a hundred of them can be megabytes."""
    text = json.dumps(steps(room, seat, first, count), ensure_ascii=False).encode("utf-8")
    return gzip.compress(text, compresslevel=1) if packed else text


def steps(room: Room, seat: int, first: int, count: int) -> dict[str, Any]:
    """Steps of a finished game as a seat saw them, a spectator, or `EVERYTHING`. A step is one decision."""
    room.proof()
    assert room.match
    whole = room.match
    match = Match(whole.game, whole.seats, whole.seed, whole.options, whole.names)
    last = first + min(count, MOST_STEPS)
    shown = [_step(match, seat, None, [], match.told(seat))] if first == 0 else []
    place = len(match.news)
    parts: dict[int, list[tuple[Record, int]]] = {}
    for mover, move in whole.moves:
        before = match.table.copy()
        match.play(mover, move)
        parts.setdefault(mover, []).append((before, move))
        step = match.table.decisions
        if step == before.decisions:
            continue
        if step >= last:
            break
        made = parts.pop(mover)
        if step >= first:
            known = [_move(match, mover, *part) for part in made] if seat in (mover, EVERYTHING) else []
            heard = [told for told in match.news[place:] if told.event.heard_by(seat)]
            shown.append(_step(match, seat, mover, known, heard))
        place = len(match.news)
    if shown and shown[-1]["over"]:
        shown[-1] |= room.ending()
    return {
        "game": whole.game.name,
        "options": dict(whole.options),
        "names": room.names(),
        "seat": seat,
        "seats": whole.seats,
        "steps": whole.table.decisions + 1,
        "first": first,
        "shown": shown,
        "talk": [_without_moves(line) for line in _talk(room) if _was_heard(room, line, seat)],
    }


def _step(
    match: Match, seat: int, mover: int | None, moves: list[dict[str, Any]], heard: list[Told]
) -> dict[str, Any]:
    """The table after a decision: whose it was, the moves of it that the viewer knows, what was told."""
    seen = match.seen(seat)
    return {
        "step": match.table.decisions,
        "mover": mover,
        "moves": moves,
        "lines": [_line(match, seen, told) | _hearers(match, seat, told) for told in heard],
        **match.shown(seen, seat),
    }


def _move(match: Match, mover: int, before: Record, number: int) -> dict[str, Any]:
    """A move as the view offered it from which it was chosen."""
    match.game.veil(before, mover)
    return match.offered(before, mover, number)


def _line(match: Match, seen: Record, told: Told) -> dict[str, Any]:
    message = match.message(seen, told).json()
    return {"event": told.event.kind.name, "message": message, "private": told.private}


def _hearers(match: Match, viewer: int, told: Told) -> dict[str, list[int]]:
    """Whom a private line was told, for whoever sees everything: it says "you" to them."""
    if viewer != EVERYTHING or not told.private:
        return {}
    return {"hearers": [seat for seat in range(match.seats) if told.event.heard_by(seat)]}


def _was_heard(room: Room, line: dict[str, Any], seat: int) -> bool:
    return seat == EVERYTHING or seat in line["hearers"] or len(line["hearers"]) == room.seats


def _without_moves(line: dict[str, Any]) -> dict[str, Any]:
    """A line of talk for a seat's eyes: it cannot count the moves that parts of hidden decisions take."""
    return {name: value for name, value in line.items() if name != "moves"}
