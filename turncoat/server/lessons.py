"""Lessons, step by step as a client shows them: the views and the log of a table that nobody else sits at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from turncoat.bots.characters import CHARACTERS
from turncoat.games import game as game_by_name
from turncoat.games.lesson import Lesson, Step
from turncoat.server import shapes
from turncoat.server.entries import BotJoined, Clock, Entry, Joined, Moved, Opened, Started
from turncoat.server.room import Room
from turncoat.server.static import Static
from turncoat.shapes import Message as MessageShape
from turncoat.words import Message

LEARNER = 0
SAYS = "says"
YOU = "You"
BOT_NAMES = tuple(one.called for one in CHARACTERS.values())


def laid(game: str, lesson: Lesson) -> Room:
    """The table of a lesson, dealt."""
    version = game_by_name(game).version
    options = game_by_name(game).agreed(lesson.options)
    opened = Opened(
        game=game, rules_version=version, seats=lesson.seats, options=options, public=False, talk=False,
        pause=0, clock=Clock(decision=None, absence=60), secret=f"{lesson.deal:064x}", key="",
    )  # fmt: skip
    room = Room("lesson", opened, 0.0)
    arrivals: list[Entry] = [Joined(seat=LEARNER, name="", token="", contribution="")]
    arrivals += [BotJoined(seat=seat, name=BOT_NAMES[seat]) for seat in range(1, lesson.seats)]
    for entry in (*arrivals, Started()):
        room.apply(entry, 0.0)
    return room


def played(room: Room, step: Step) -> Iterator[Entry]:
    """What a step does at its table, entry by entry."""
    assert room.match
    if step.move:
        yield Moved(seat=LEARNER, move=room.match.number(step.move))
    for one in step.others:
        yield deed(room, one)


def deed(room: Room, words: str) -> Entry:
    """What somebody does or says at a table: `Cole place 1 wolf 3`, `Cole says i-am souls`."""
    assert room.match
    name, _, done = words.partition(" ")
    seat = seat_of(name)
    if done.startswith(f"{SAYS} "):
        return room.claim(seat, done.removeprefix(f"{SAYS} "), 0.0)
    number = room.match.number(done)
    room.match.check(seat, number)
    return Moved(seat=seat, move=number, by_bot=seat != LEARNER)


def seat_of(name: str) -> int:
    """Where somebody sits."""
    return LEARNER if name == YOU else BOT_NAMES.index(name)


def _message(name: str) -> MessageShape | None:
    return Message(f"lesson-{name}").json() if name else None


@cache
def told(game: str) -> Static | None:
    """A game's lesson, ready to be sent; None where it has none."""
    lesson = game_by_name(game).lesson
    return Static(json.dumps(shown(game, lesson)).encode(), "application/json") if lesson else None


def shown(game: str, lesson: Lesson) -> shapes.Lesson:
    """A lesson with all its steps, as its learner sees them."""
    room = laid(game, lesson)
    assert room.match
    about = room.about()
    steps: list[shapes.LessonStep] = []
    heard = lines = 0
    for number, step in enumerate(lesson.steps):
        new = [line for _, line in room.heard(LEARNER, heard, lines)]
        heard, lines = len(room.happened), lines + len(new)
        steps.append(
            {
                "note": Message(f"lesson-{step.note}").json(),
                "at": step.at or None,
                "move": room.match.number(step.move) if step.move else None,
                "wrong": _message(step.wrong),
                "lines": new,
                "view": room.view(LEARNER),
            }
        )
        for entry in played(room, step):
            room.apply(entry, number + 1.0)
    return {"table": about, "steps": steps}
