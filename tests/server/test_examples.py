"""The pictures of the rules go by today's rules: moves are legal, captions are true, chapters are there."""

from __future__ import annotations

import json

import pytest

from turncoat.games import NAMES, game
from turncoat.games.chapters import chapters
from turncoat.server import examples
from turncoat.server.lessons import LEARNER
from turncoat.words import LANGUAGES, Message, Words

FEWEST = 4
"""Chapters with pictures: how one wins, the round, the bluff, the end."""
MOST_WORDS = 45


@pytest.mark.parametrize("name", NAMES)
def test_every_move_is_legal_and_what_the_captions_say_is_so(name: str) -> None:
    lesson = game(name).lesson
    assert lesson
    for example in game(name).examples:
        for shot, room in examples.shot_by_shot(name, lesson, example):
            assert room.match
            assert not shot.holds or shot.holds(room.match.table), (example.chapter, shot.caption)


@pytest.mark.parametrize("name", NAMES)
def test_pictures_show_no_more_than_the_first_seat_may_see(name: str) -> None:
    lesson = game(name).lesson
    assert lesson
    told = examples.shown(name)
    for example, sent in zip(game(name).examples, told["examples"], strict=True):
        shots = examples.shot_by_shot(name, lesson, example)
        for (_, room), shown in zip(shots, sent["shots"], strict=True):
            view = room.view(LEARNER)
            assert shown["scene"] == (view["revealed"] or view["scene"])
            assert [shown[field] for field in ("awaits", "result", "description")] == [
                view[field] for field in ("awaits", "result", "description")
            ]
    assert f"{lesson.deal:064x}" not in json.dumps(told)


@pytest.mark.parametrize("name", NAMES)
def test_the_chapters_that_have_pictures_are_there_at_every_table(name: str) -> None:
    pictured = [example.chapter for example in game(name).examples]
    assert len(set(pictured)) == len(pictured) >= FEWEST
    assert {"guide-goal", "guide-secrets"} <= set(pictured)
    for seats in game(name).seats:
        told = [chapter.title.name for chapter in chapters(game(name), seats) if not chapter.lists]
        assert [title for title in told if title in pictured] == pictured


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_captions_are_short_and_in_both_languages(name: str, language: str) -> None:
    words = Words(language, game(name).text)
    for example in game(name).examples:
        for shot in example.shots:
            said = Message(f"example-{shot.caption}")
            assert words.has(said.name), said.name
            assert 4 <= len(words.say(said).split()) <= MOST_WORDS
