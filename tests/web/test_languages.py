"""A language is a file: the browser offers what the server has, and begins with what its reader reads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.another_language import LANGUAGE, LOBBY, NAME, add_language
from tests.server.running import Server, running
from tests.web.conftest import Arrive
from tests.web.texts import word


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a package with one language more."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        add_language(tmp_path_factory.mktemp("package"), monkeypatch)
        with running(tmp_path_factory.mktemp("server")) as started:
            yield started


def test_a_third_language_is_offered_and_spoken(arrive: Arrive) -> None:
    vera = arrive()
    vera.open()
    choice = vera.page.get_by_label(word("web-language"))
    expect(choice.locator("option")).to_have_text(["English", NAME, "Русский"])
    choice.select_option(NAME)
    expect(vera.page.get_by_role("heading", level=1)).to_have_text(LOBBY)
    assert vera.page.evaluate("document.documentElement.lang") == LANGUAGE
    expect(vera.page.locator("article[data-game=passengers] h2")).to_have_text("Passengers")
    vera.page.reload()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text(LOBBY)


@pytest.mark.parametrize(
    ("locale", "title"),
    [(LANGUAGE, LOBBY), ("ru-RU", word("web-lobby-title", "ru")), ("de-DE", word("web-lobby-title"))],
)
def test_the_first_language_is_the_one_that_the_reader_reads(arrive: Arrive, locale: str, title: str) -> None:
    vera = arrive(language="", locale=locale)
    vera.open()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text(title)


def test_a_language_that_is_gone_gives_way_to_one_that_there_is(arrive: Arrive) -> None:
    vera = arrive(language="xx", locale="ru-RU")
    vera.open()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text(word("web-lobby-title", "ru"))
