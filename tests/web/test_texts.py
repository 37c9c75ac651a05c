"""The texts of the browser client: all that it says exists in both languages, and nothing stands unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from turncoat.games import NAMES, game
from turncoat.words import COMMON, LANGUAGES, Words

SOURCES = Path(__file__).parents[2] / "web" / "src"
SAID = re.compile(r"""['"`](web-[a-z0-9-]*(?:\$\{[^`]*?\}[a-z0-9-]*)*)['"`]""")
"""Names of messages in the sources, some with a part that is worked out."""
DEFINED = re.compile(r"^(web-[a-z0-9-]+) =", re.MULTILINE)


def said(folder: Path) -> set[str]:
    """The names of messages in the sources of a folder, as patterns."""
    files = [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    names = {name for file in files for name in SAID.findall(file.read_text("utf-8"))}
    return {re.sub(r"\$\{.*?\}", "[a-z0-9-]+", name) for name in names}


def defined(folder: Path, language: str) -> set[str]:
    """The names of the browser's messages in a folder of words."""
    return set(DEFINED.findall((folder / f"{language}.ftl").read_text("utf-8")))


def outside_games() -> set[str]:
    """What the parts of the client say that know no game."""
    return said(SOURCES) - set().union(*(said(SOURCES / "games" / name) for name in NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_shell_says_is_there(language: str) -> None:
    known = defined(COMMON, language)
    for name in outside_games():
        assert any(re.fullmatch(name, one) for one in known), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_all_that_a_room_says_is_there(name: str, language: str) -> None:
    folder = game(name).text
    words = Words(language, folder)
    known = defined(folder, language) | defined(COMMON, language)
    for pattern in said(SOURCES / "games" / name):
        assert words.has(pattern) or any(re.fullmatch(pattern, one) for one in known), pattern


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [COMMON, *(game(name).text for name in NAMES)], ids=str)
def test_nothing_is_written_that_is_never_said(folder: Path, language: str) -> None:
    patterns = said(SOURCES)
    for name in defined(folder, language):
        assert any(re.fullmatch(pattern, name) for pattern in patterns), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_a_move_can_be_asked_for(name: str, language: str) -> None:
    words = Words(language, game(name).text)
    for family in game(name).moves.families.values():
        for parameter in family.parameters:
            assert words.has(f"web-next-{parameter.replace('_', '-')}"), (family.name, parameter)
