"""Finished games to look back at: step by step as a seat saw them, or as a file with all cards open."""

from __future__ import annotations

import gzip
import json
from collections import deque
from typing import Any, cast

from turncoat.kernel.news import EVERYTHING, Weight
from turncoat.kernel.record import Record
from turncoat.match import Match, Told
from turncoat.server import shapes
from turncoat.server.room import Room, offer
from turncoat.shapes import Move
from turncoat.talk import Remark

MOST_STEPS = 100
"""Steps that one answer holds."""


def saved(room: Room) -> dict[str, Any]:
    """A finished game as the terminal and Python read it, with talk, claims and the proof of its deal."""
    if room.file:
        return room.file | {"beside": {"proof": room.proof().json()}}
    match = room.finished()
    match.beside = {"proof": room.proof().json(), "talk": _talk(room)}
    return match.saved()


def _talk(room: Room) -> list[shapes.TalkLine]:
    """What was said, in order, with the numbers of moves and of steps before it."""
    assert room.talk
    return [_said(room.game_name, one, room.talk.judged(one)) for one in room.talk.remarks]


def _said(game: str, one: Remark, judged: bool | None) -> shapes.TalkLine:
    when = {"moves": one.moves, "step": one.decisions}
    said: dict[str, Any] = {"seat": one.seat, **when, "hearers": list(one.hearers), "text": one.text}
    if one.claim:
        claim = offer(game, one.seat, one.claim.name, *one.claim.parameters.items())
        said |= {part: claim[part] for part in ("claim", "text", "parameters", "message")} | {"true": judged}
    return cast(shapes.TalkLine, said)


def page(room: Room, seat: int, first: int, count: int, packed: bool) -> bytes:
    """Steps of a finished game as JSON, packed with gzip or not: a hundred of them can be megabytes."""
    text = json.dumps(steps(room, seat, first, count), ensure_ascii=False).encode("utf-8")
    return gzip.compress(text, compresslevel=1) if packed else text


def steps(room: Room, seat: int, first: int, count: int) -> shapes.Replay:
    """Steps of a finished game as a seat saw them, a spectator, or `EVERYTHING`. A step is one decision."""
    whole = room.finished()
    match = whole.anew()
    last = first + min(count, MOST_STEPS)
    shown = [_step(match, seat, None, [], match.told(seat))] if first == 0 else []
    place = len(match.news)
    parts: dict[int, list[tuple[Record, int]]] = {}
    claims = deque(whole.claims)
    for mover, move in whole.moves:
        match.claim_again(claims)
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
        room.end(shown[-1])
    return {
        "game": whole.game.name,
        "options": dict(whole.options),
        "names": room.names(),
        "seat": seat,
        "seats": whole.seats,
        "steps": whole.table.decisions + 1,
        "first": first,
        "parts": _parts(whole, seat),
        "shown": shown,
        "talk": [_without_moves(line) for line in _talk(room) if _was_heard(room, line, seat)],
    }


def _parts(match: Match, seat: int) -> list[int]:
    """The steps to which it is worth jumping."""
    heard = [told for told in match.news if told.event.heard_by(seat)]
    return sorted(
        {told.decisions for told in heard if told.event.kind.opens or told.event.weight(seat) == Weight.SCENE}
    )


def _step(match: Match, seat: int, mover: int | None, moves: list[Move], heard: list[Told]) -> shapes.Step:
    """The table after a decision: whose it was, the moves of it that the viewer knows, what was told."""
    seen = match.seen(seat)
    lines = [_line(match, seen, seat, told) for told in heard]
    step = {"step": match.table.decisions, "mover": mover, "moves": moves, "lines": lines}
    return cast(shapes.Step, step | match.shown(seen, seat))


def _move(match: Match, mover: int, before: Record, number: int) -> Move:
    """A move as the view offered it from which it was chosen."""
    match.game.veil(before, mover)
    return match.offered(before, mover, number)


def _line(match: Match, seen: Record, viewer: int, told: Told) -> shapes.StepLine:
    line = match.line(seen, viewer, told)
    if viewer != EVERYTHING or not told.private:
        return cast(shapes.StepLine, line)
    return {**line, "hearers": [seat for seat in range(match.seats) if told.event.heard_by(seat)]}


def _was_heard(room: Room, line: shapes.TalkLine, seat: int) -> bool:
    return seat == EVERYTHING or seat in line["hearers"] or len(line["hearers"]) == room.seats


def _without_moves(line: shapes.TalkLine) -> shapes.TalkLine:
    """A line of talk for a seat's eyes: it cannot count the moves that parts of hidden decisions take."""
    kept = line.copy()
    del kept["moves"]
    return kept
