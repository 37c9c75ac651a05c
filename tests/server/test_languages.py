"""A language is a file: the server speaks every language whose words lie beside the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.another_language import LANGUAGE, LOBBY, MISSING, NAME, add_language
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a package with one language more."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        add_language(tmp_path_factory.mktemp("package"), monkeypatch)
        with running(tmp_path_factory.mktemp("server")) as started:
            yield started


def test_the_languages_are_those_that_have_a_file_english_first(server: Server) -> None:
    assert server.get("/api/languages").json() == [
        {"language": "en", "name": "English"},
        {"language": LANGUAGE, "name": NAME},
        {"language": "ru", "name": "Русский"},
    ]


def test_it_is_spoken_and_games_without_it_are_told_in_english(server: Server) -> None:
    assert f"web-lobby-title = {LOBBY}" in server.get(f"/api/words?language={LANGUAGE}").text
    words = server.get(f"/api/games/passengers/words?language={LANGUAGE}").text
    assert f"web-lobby-title = {LOBBY}" in words
    assert "game-title = Passengers" in words
    assert server.get(f"/api/games?language={LANGUAGE}").json()[0]["title"] == "Passengers"


@pytest.mark.parametrize("wish", [LANGUAGE, f"{LANGUAGE}-001;q=0.9", f"de, {LANGUAGE.upper()}"])
def test_whoever_wishes_for_it_is_refused_in_it(server: Server, wish: str) -> None:
    with server.http as client:
        refused = client.get("/api/tables/none", headers={"Accept-Language": wish}).json()
    assert refused["words"] == MISSING


def test_a_connection_may_be_in_it(server: Server) -> None:
    laid = server.lay(game="passengers", seats=4, name="Vera", public=True)
    with server.connect(laid["table"]["id"], laid["token"], language=LANGUAGE) as vera:
        assert vera.next()["type"] == "welcome"
    with server.connect(laid["table"]["id"], laid["token"], language="de") as refused:
        assert refused.next()["type"] == "closed"
