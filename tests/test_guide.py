"""The rules in chapters: for all seats and options, in both languages, what is not from the book marked."""

from __future__ import annotations

import re

import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from turncoat.games import NAMES, game
from turncoat.games.chapters import chapters, help_lines
from turncoat.kernel.origin import Origin
from turncoat.match import words_of
from turncoat.words import LANGUAGES, Message, Thing

ENDINGS = (".", ")", "!", "?")


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_title_and_sentences(subject: Subject, language: str) -> None:
    played = subject.game
    words = words_of(played, language)
    for seats in played.seats:
        for options in subject.options(seats):
            for chapter in chapters(played, seats, options):
                assert words.say(chapter.title)[-1].isalnum(), "the terminal knows a title by it"
                assert chapter.lines
                assert all(words.say(line).endswith(ENDINGS) for line in chapter.lines)


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_begin_with_the_goal_and_end_with_what_is_ours(name: str) -> None:
    first, *_, last = chapters(game(name), 5)
    assert first.title == Message("guide-goal")
    assert last.title.name in ("help-origins", "help-rulings")
    titles = [chapter.title for chapter in chapters(game(name), 5)]
    assert len(set(map(str, titles))) == len(titles)


@pytest.mark.parametrize("name", NAMES)
def test_help_has_every_title_and_line_in_order(name: str) -> None:
    told = chapters(game(name), 5)
    lines = help_lines(game(name), 5)
    assert lines == [line for chapter in told for line in (chapter.title, *chapter.lines)]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_from_the_book_carries_its_origin(name: str) -> None:
    options = {"passengers": {"silence": "on"}}.get(name)
    marked = {
        line.name: line.arguments["origin"]
        for line in help_lines(game(name), 5, options)
        if "origin" in line.arguments
    }
    assert set(marked.values()) <= {Thing(f"origin-{origin.value}") for origin in Origin}
    expected = {
        "passengers": {"help-spaces", "help-gift", "help-silence", "help-silence-card"},
        "mad-zeppelin": {"help-setup", "help-draft", "help-kind", "help-traitor"},
        "cerberus": {"help-course", "help-rage", "help-action", "help-card", "help-stretch"},
        "chaos-contract": {"help-generated", "help-ruling-start", "help-ruling-end"},
    }[name]
    assert expected <= set(marked)


@pytest.mark.parametrize("name", NAMES)
def test_every_hint_has_a_chapter_that_tells_more(name: str) -> None:
    text = (game(name).text / "en.ftl").read_text("utf-8")
    hints = re.findall(r"^(rule-[a-z0-9-]+) =", text, re.MULTILINE)
    told = [hint for chapter in chapters(game(name), 5) for hint in chapter.hints]
    assert sorted(told) == sorted(hints)
