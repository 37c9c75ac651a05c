"""Finished games to look back at: step by step as a seat saw them, or as a file with all cards open."""

from __future__ import annotations

from typing import Any

from turncoat.games import scene_of
from turncoat.match import Match
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


def steps(room: Room, seat: int, first: int, count: int) -> dict[str, Any]:
    """Steps of a finished game as a seat saw them (-1: a spectator). A step is one decision."""
    room.proof()
    assert room.match
    whole = room.match
    match = Match(whole.game, whole.seats, whole.seed, whole.options, whole.names)
    shown: dict[int, dict[str, Any]] = {}
    last = first + min(count, MOST_STEPS)
    place = 0
    for mover, move in [(-1, -1), *whole.moves]:
        if mover >= 0:
            match.play(mover, move)
        step = match.table.decisions
        if step >= last:
            break
        heard = [one for one in match.news[place:] if one.event.heard_by(seat)]
        place = len(match.news)
        if step >= first:
            earlier = shown.get(step, {"lines": []})["lines"]
            shown[step] = _step(match, seat, step, earlier + _lines(match, seat, heard))
    return {
        "game": whole.game.name,
        "options": dict(whole.options),
        "names": room.names(),
        "seat": seat,
        "seats": whole.seats,
        "steps": whole.table.decisions + 1,
        "first": first,
        "shown": [shown[step] for step in sorted(shown)],
        "talk": [_without_moves(line) for line in _talk(room) if _was_heard(room, line, seat)],
    }


def _step(match: Match, seat: int, step: int, lines: list[dict[str, Any]]) -> dict[str, Any]:
    scene = scene_of(match.game)
    seen = match.seen(seat)
    return {
        "step": step,
        "awaits": list(match.awaits),
        "over": match.over,
        "lines": lines,
        "scene": scene.scene(seen, seat),
        "prompt": scene.prompt(seen, seat).json(),
    }


def _lines(match: Match, seat: int, heard: list[Any]) -> list[dict[str, Any]]:
    seen = match.seen(seat)
    news = scene_of(match.game).news
    return [{"message": news(seen, one.event).json(), "private": one.private} for one in heard]


def _was_heard(room: Room, line: dict[str, Any], seat: int) -> bool:
    return seat in line["hearers"] or len(line["hearers"]) == room.seats


def _without_moves(line: dict[str, Any]) -> dict[str, Any]:
    """A line of talk for a seat's eyes: it cannot count the moves that parts of hidden decisions take."""
    return {name: value for name, value in line.items() if name != "moves"}
