"""The examples in the rules, shot by shot as a client draws them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from turncoat.games import game as game_by_name
from turncoat.games.example import Example, Shot
from turncoat.games.lesson import Lesson
from turncoat.server import shapes
from turncoat.server.lessons import LEARNER, deed, laid, played, seat_of
from turncoat.server.room import Room
from turncoat.server.static import Static
from turncoat.words import Message


def shot_by_shot(game: str, lesson: Lesson, example: Example) -> Iterator[tuple[Shot, Room]]:
    """The shots of an example, each with the table as it is then."""
    room = laid(game, lesson)
    steps = iter(lesson.steps)
    step = next(steps)
    for shot in example.shots:
        while shot.to and step.note != shot.to:
            for entry in played(room, step):
                room.apply(entry, 1.0)
            step = next(steps)
        for one in shot.then:
            room.apply(deed(room, one), 1.0)
        yield shot, room


@cache
def told(game: str) -> Static:
    """A game's examples, ready to be sent."""
    return Static(json.dumps(shown(game)).encode(), "application/json")


def shown(game: str) -> shapes.Examples:
    """All examples of a game, as its first seat sees them."""
    played = game_by_name(game)
    lesson = played.lesson
    if not lesson or not played.examples:
        return {"table": None, "examples": []}
    return {
        "table": laid(game, lesson).about(),
        "examples": [
            {
                "chapter": example.chapter,
                "shots": [_shot(shot, room) for shot, room in shot_by_shot(game, lesson, example)],
            }
            for example in played.examples
        ],
    }


def _shot(shot: Shot, room: Room) -> shapes.ExampleShot:
    view = room.view(LEARNER)
    return {
        "caption": Message(f"example-{shot.caption}").json(),
        "at": shot.at or None,
        "parts": list(shot.parts),
        "scene": view["revealed"] or view["scene"],
        "awaits": view["awaits"],
        "result": view["result"],
        "description": view["description"],
        "saying": _last_said(room, seat_of(shot.says)) if shot.says else None,
    }


def _last_said(room: Room, seat: int) -> shapes.Said:
    """What a seat claimed last."""
    lines = [line for _, line in room.heard(LEARNER)]
    said = [line["message"] for line in lines if line["kind"] == "claim" and line["seat"] == seat]
    return {"seat": seat, "message": said[-1]}
