"""Words: two languages that say the same things."""

from __future__ import annotations

import ast as ast_of_python
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.another_language import LANGUAGE, NAME, add_language
from turncoat.games import NAMES, game
from turncoat.kernel.things import Things
from turncoat.match import Match, Refused
from turncoat.words import (
    COMMON,
    LANGUAGES,
    Message,
    Seat,
    Seats,
    Thing,
    Words,
    environment_language,
    language_for,
)

FOLDERS = [COMMON, *(game(name).text for name in NAMES)]
FORMS = ("id", "count")
"""Forms of an argument that every language has; the others are attributes of the things."""


class Variables(Visitor):
    """Collects the variables and the messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(folder: Path, language: str) -> Iterator[ast.Message]:
    """The messages of a file, which must have no mistakes and no doubles."""
    seen = set()
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in seen, f"{entry.id.name} is there twice"
            seen.add(entry.id.name)
            yield entry


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """What each message of a file speaks of, the forms of a thing counted as the thing."""
    entries = {entry.id.name: entry for entry in messages(folder, language)}
    forms = {*FORMS, *(form.id.name for entry in entries.values() for form in entry.attributes)}
    return {name: {_thing(v, forms) for v in _mentioned(name, entries)} for name in entries}


def _mentioned(name: str, entries: dict[str, ast.Message]) -> set[str]:
    """The variables of a message and of the messages that it mentions."""
    found = Variables()
    found.visit(entries[name])
    within = (_mentioned(other, entries) for other in found.messages if other in entries)
    return found.variables.union(*within)


def _thing(variable: str, forms: set[str]) -> str:
    """`card-accusative` speaks of `card`."""
    ends = [form for form in forms if variable.endswith(f"-{form}")]
    return variable.removesuffix(f"-{max(ends, key=len)}") if ends else variable


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.name))
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, russian = (variables(folder, language) for language in LANGUAGES)
    assert english.keys() == russian.keys()


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: str(folder.parent.name))
def test_a_game_gives_no_common_message_another_meaning(folder: Path) -> None:
    assert variables(folder, "en").keys() & variables(COMMON, "en").keys() == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.name))
def test_both_languages_speak_of_the_same_things(folder: Path) -> None:
    english, russian = (variables(folder, language) for language in LANGUAGES)
    assert {name: english[name] ^ russian[name] for name in english if english[name] != russian[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.name))
def test_messages_without_variables_can_be_said(folder: Path, language: str) -> None:
    words = Words(language, folder) if folder != COMMON else Words(language)
    for name, spoken_of in variables(folder, language).items():
        if not spoken_of:
            assert words.say(Message(name))


def spelled(path: Path) -> Iterator[str]:
    """The texts in a file's code as patterns; what is put into them may be anything."""
    for node in ast_of_python.walk(ast_of_python.parse(path.read_text("utf-8"))):
        if isinstance(node, ast_of_python.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast_of_python.JoinedStr) and isinstance(node.values[0], ast_of_python.Constant):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast_of_python.Constant) else ".*"
                for part in node.values
            ]
            yield "".join(parts)


def named_things(package: str) -> Iterator[str]:
    """The messages of all things that a game names."""
    for module in ("components", "table"):
        for value in vars(import_module(f"{package}.{module}")).values():
            if isinstance(value, Things):
                yield from (f"{value.name}-{name}" for name in value.names)


def test_every_message_is_used() -> None:
    """By its name or a pattern of it in the code, as the name of a thing, or within another message.

    What the browser alone says is looked for in its own sources: tests/web/test_texts.py.
    """
    used = {pattern for path in COMMON.parent.rglob("*.py") for pattern in spelled(path)}
    for name in NAMES:
        used |= set(named_things(f"turncoat.games.{name.replace('-', '_')}"))
    for folder in FOLDERS:
        entries = list(messages(folder, "en"))
        found = Variables()
        for entry in entries:
            found.visit(entry)
        names = {entry.id.name for entry in entries} - found.messages
        known = re.compile("|".join(sorted(used)))
        unused = {name for name in names if not name.startswith("web-") and not known.fullmatch(name)}
        assert unused == set()


def test_players_are_named_by_seat() -> None:
    words = Words("en")
    assert words.say(Message("name", {"seat": Seat(1)}), ["Anna", "Boris"]) == "Boris"
    assert words.say(Message("name", {"seat": Seat(2)}), ["Anna", "Boris"]) == "Player 3"
    assert Words("ru").say(Message("name", {"seat": Seat(2)})) == "Игрок 3"


@pytest.mark.parametrize(
    ("bits", "listed"),
    [(0, "nobody"), (0b1, "Anna"), (0b101, "Anna and Vera"), (0b111, "Anna, Boris and Vera")],
)
def test_players_are_listed(bits: int, listed: str) -> None:
    message = Message("name", {"seat": Seats(bits)})
    assert Words("en").say(message, ["Anna", "Boris", "Vera"]) == listed


def test_things_arrive_in_all_their_forms() -> None:
    words = Words("ru", game("passengers").text)
    message = Message("move-vote", {"boat": Thing("boat-wolf")})
    assert words.say(message) == "Голосовать за лодку волка."


def test_a_message_for_a_client_keeps_things_and_seats_apart() -> None:
    message = Message("m", {"card": Thing("card-x"), "seat": Seat(1), "seats": Seats(5), "points": 6.5})
    arguments = message.json()["arguments"]
    assert arguments == {
        "card": {"thing": "card-x"},
        "seat": {"seat": 1},
        "seats": {"seats": [0, 2]},
        "points": 6.5,
    }


def test_a_message_is_read_as_clients_get_it() -> None:
    inner = Message("inner", {"card": Thing("card-x"), "seats": Seats(5)})
    message = Message("m", {"seat": Seat(0), "what": inner, "points": 6.5, "text": "x"})
    assert Message.of(message.json()) == message


@pytest.mark.parametrize(("language", "said"), [("en", "no Player 6 here"), ("ru", "Игрока 6 за столом нет")])
def test_people_count_players_from_one(language: str, said: str) -> None:
    match = Match(game("passengers"), 5, 7, language=language)
    with pytest.raises(Refused, match=said):
        match.play(5, 0)


def test_what_is_missing_is_an_error_and_not_a_blank() -> None:
    with pytest.raises(LookupError):
        Words("en").say(Message("no-such-message"))
    with pytest.raises(LookupError):
        Words("en").say(Message("player"))
    with pytest.raises(ValueError, match="There is no language “de”; there are en, ru"):
        Words("de")


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [("LANG", "ru_RU.UTF-8", "ru"), ("LC_ALL", "en_GB", "en"), ("LANG", "de_DE", "en"), ("LANG", "", "en")],
)
def test_the_environment_names_a_language(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert environment_language() == language


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("ru", "ru"),
        ("RU-ru;q=0.9", "ru"),
        (" en-GB", "en"),
        ("rue", None),
        ("de", None),
        ("*", None),
        ("", None),
    ],
)
def test_a_wish_is_answered_in_the_language_that_it_names(wish: str, language: str | None) -> None:
    assert language_for(wish) == language


def test_a_third_language_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_language(tmp_path, monkeypatch)
    monkeypatch.setenv("LC_ALL", f"{LANGUAGE}.UTF-8")
    asked = (
        "from turncoat.games import game; from turncoat.words import *;"
        "print(*LANGUAGES, environment_language());"
        "words = Words(environment_language(), game('passengers').text);"
        "print(words.say(Message('language')), words.say(Message('game-title')))"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == [f"en {LANGUAGE} ru {LANGUAGE}", f"{NAME} Passengers"]
    listed = [sys.executable, "-m", "turncoat", "games"]
    assert "passengers" in subprocess.run(listed, capture_output=True, text=True, check=True).stdout
