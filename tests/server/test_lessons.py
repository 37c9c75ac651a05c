"""Lessons go by today's rules: every move is legal, and what the notes say is so."""

from __future__ import annotations

import json

import pytest

from turncoat.games import NAMES, game
from turncoat.games.lesson import Lesson
from turncoat.server import lessons
from turncoat.server.lessons import LEARNER
from turncoat.words import LANGUAGES, Message, Words

LEARNED = [name for name in NAMES if game(name).lesson]
MOST_STEPS = 15
MOST_WORDS_BEFORE_THE_FIRST_MOVE = 60
WORDS_A_MINUTE = 150
MOST_MINUTES = 5
SECONDS_A_MOVE = 8


def lesson_of(name: str) -> Lesson:
    """The lesson of a game."""
    lesson = game(name).lesson
    assert lesson
    return lesson


def said(name: str, language: str, note: str) -> int:
    """How many words a note has."""
    return len(Words(language, game(name).text).say(Message(f"lesson-{note}")).split())


@pytest.mark.parametrize("name", LEARNED)
def test_every_move_is_legal_and_what_the_notes_say_is_so(name: str) -> None:
    lesson = lesson_of(name)
    room = lessons.laid(name, lesson)
    assert room.match
    for step in lesson.steps:
        if step.holds:
            assert step.holds(room.match.table), step.note
        if step.move:
            number = room.match.number(step.move)
            assert number in room.match.legal_numbers(LEARNER), step.note
        assert not step.wrong or step.move, step.note
        for entry in lessons.played(room, step):
            room.apply(entry, 1.0)
    assert not lesson.steps[-1].move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEARNED)
def test_it_is_short(name: str, language: str) -> None:
    steps = lesson_of(name).steps
    assert len(steps) <= MOST_STEPS
    first = next(place for place, step in enumerate(steps) if step.move)
    begin = sum(said(name, language, step.note) for step in steps[: first + 1])
    assert begin <= MOST_WORDS_BEFORE_THE_FIRST_MOVE
    whole = sum(said(name, language, step.note) for step in steps)
    moves = sum(bool(step.move) for step in steps)
    assert whole / WORDS_A_MINUTE * 60 + moves * SECONDS_A_MOVE <= MOST_MINUTES * 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEARNED)
def test_whoever_does_something_else_gets_a_word(name: str, language: str) -> None:
    for step in lesson_of(name).steps:
        if step.wrong:
            assert said(name, language, step.wrong)


@pytest.mark.parametrize("name", LEARNED)
def test_a_lesson_shows_no_more_than_its_learner_may_see(name: str) -> None:
    """It is a table like any other: each view is the one that the seat has there."""
    lesson = lesson_of(name)
    shown = lessons.shown(name, lesson)
    room = lessons.laid(name, lesson)
    for step, told in zip(lesson.steps, shown["steps"], strict=True):
        assert told["view"] == room.view(LEARNER)
        for entry in lessons.played(room, step):
            room.apply(entry, 1.0)
    assert f"{lesson.deal:064x}" not in json.dumps(shown)


def test_there_is_a_lesson_for_every_game() -> None:
    assert list(NAMES) == LEARNED
