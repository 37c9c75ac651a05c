"""The browser client as the server gives it out: pages, files, words, and what loading them costs."""

from __future__ import annotations

import asyncio
import gzip
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.server.running import running
from turncoat.games import NAMES, game, names
from turncoat.server import browser, run
from turncoat.server.app import make_app
from turncoat.server.client import spoken
from turncoat.server.limits import Allowance
from turncoat.server.settings import Settings
from turncoat.server.shield import HEADERS, cost_of
from turncoat.words import LANGUAGES, Message, Words

PAGE = "<!doctype html><title>Turncoat</title>" + "<p>A page.</p>" * 50
SCRIPT = "console.log('a script');\n" * 50
FONT = bytes(range(256))
FILES = {
    "index.html": PAGE.encode(),
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "manifest.webmanifest": b'{"name": "Turncoat"}',
    "assets/index-3fa9.js": SCRIPT.encode(),
    "assets/index-3fa9.css": b"body { color: black; }",
    "assets/fonts/serif-77aa.woff2": FONT,
}
PAGES = ("/", "/new", "/table/YWjXuFH_809RczaO", "/table/a/b", "/replay/YWjXuFH_809RczaO", "/rules/any")
FILE_AGAIN = ["/favicon.svg", "/assets/index-3fa9.js", "/", "/table/x"]

Ask = Callable[..., httpx.Response]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built client."""
    folder = tmp_path / "client"
    for name, content in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "secret.txt").write_text("outside the folder")
    return folder


def asking(client: Path, **settings: Any) -> Ask:
    """Requests to an application with a client of its own."""
    app = make_app(Settings(database=str(client.parent / "tables.db"), client=client, **settings))

    async def get(path: str, method: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as caller:
            return await caller.request(method, path, headers=headers)

    def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return asyncio.run(get(path, method, {"Accept-Encoding": "identity"} | named))

    return ask


# Pages and files -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_client_answers_with_its_page(built: Path, path: str) -> None:
    answer = asking(built)(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert HEADERS.items() <= {name: answer.headers.get(name) for name in HEADERS}.items()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-3fa9.js", "text/javascript; charset=utf-8"),
        ("/assets/index-3fa9.css", "text/css; charset=utf-8"),
        ("/assets/fonts/serif-77aa.woff2", "font/woff2"),
        ("/favicon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_come_with_their_kind_and_are_kept_as_long_as_their_names_hold(
    built: Path, path: str, kind: str
) -> None:
    answer = asking(built)(path)
    assert answer.content == FILES[path.removeprefix("/")]
    assert answer.headers["content-type"] == kind
    forever = path.startswith("/assets/")
    assert answer.headers["cache-control"] == (
        "public, max-age=31536000, immutable" if forever else "no-cache"
    )


def test_files_are_packed_for_those_who_can_unpack_them(built: Path) -> None:
    ask = asking(built)
    plain, packed = ask("/"), ask("/", Accept_Encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(PAGE.encode(), mtime=0)) < len(PAGE)
    assert plain.text == packed.text == PAGE
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    font = ask("/assets/fonts/serif-77aa.woff2", Accept_Encoding="gzip")
    assert "content-encoding" not in font.headers, "what does not get smaller is left as it is"


@pytest.mark.parametrize("path", FILE_AGAIN)
def test_what_a_browser_has_is_not_sent_again(built: Path, path: str) -> None:
    ask = asking(built)
    first = ask(path)
    again = ask(path, If_None_Match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    for name in ("etag", "cache-control", "vary"):
        assert again.headers[name] == first.headers[name]
    assert (ask(path, If_None_Match='"another"')).status_code == 200


@pytest.mark.parametrize("path", FILE_AGAIN)
def test_a_head_says_what_a_get_would_bring(built: Path, path: str) -> None:
    ask = asking(built)
    whole, head = ask(path), ask(path, "HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert dict(head.headers) == dict(whole.headers)


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt", "/../secret.txt", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt", "/assets/", "/assets/none.js", "/nothing", "//etc/passwd",
    ],
)  # fmt: skip
def test_nothing_else_can_be_asked_for(built: Path, path: str) -> None:
    answer = asking(built)(path)
    assert answer.status_code == 404
    assert answer.json()["message"]["name"] == "error-path"


def test_pages_take_no_changes(built: Path) -> None:
    assert (asking(built)("/", "POST")).status_code == 405


@pytest.mark.parametrize(("language", "said"), [("en", "client is not built"), ("ru", "клиент не собран")])
@pytest.mark.parametrize("path", PAGES)
def test_without_a_built_client_its_pages_say_so_and_the_rest_works(
    tmp_path: Path, path: str, language: str, said: str
) -> None:
    ask = asking(tmp_path / "nowhere")
    answer = ask(path, Accept_Language=language)
    assert answer.status_code == 503
    assert said in answer.json()["words"]
    assert "make play" in answer.json()["words"]
    assert (ask("/api/games")).status_code == 200


def test_ten_people_behind_one_address_open_the_client_at_once(built: Path) -> None:
    ask = asking(built, allowance=Allowance(most=120, per_second=30))
    for _ in range(10):
        for path in ["/", *(f"/{name}" for name in FILES if name != "index.html")] * 3:
            assert (ask(path)).status_code == 200
    assert cost_of("GET", "/health") == 1
    assert cost_of("POST", "/assets/index-3fa9.js") == 5


# Words -----------------------------------------------------------------------------------------


class References(Visitor):
    """Collects the messages that messages mention."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def names_in(text: str) -> set[str]:
    """The messages of a text, which must have no mistakes and mention none that is missing."""
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    names = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    mentioned = References()
    mentioned.visit(resource)
    assert mentioned.names <= names
    return names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [None, *NAMES])
def test_browsers_get_all_words_but_those_of_the_terminal_and_of_language_models(
    name: str | None, language: str
) -> None:
    folders = [game(name).text] if name else []
    whole = names_in(Words(language, *folders).source())
    sent = names_in(spoken(language, *folders).content.decode())
    assert sent == {one for one in whole if not one.startswith(("cli", "terminal", "mcp-", "text-"))}
    assert "error-server" in sent


@pytest.mark.parametrize("path", ["/api/words", *(f"/api/games/{name}/words" for name in NAMES)])
def test_words_are_packed_and_not_sent_twice(tmp_path: Path, path: str) -> None:
    ask = asking(tmp_path)
    english = ask(path, Accept_Encoding="gzip")
    russian = ask(f"{path}?language=ru", Accept_Encoding="gzip")
    assert english.headers["content-type"] == "text/plain; charset=utf-8"
    assert english.headers["content-encoding"] == "gzip"
    assert english.headers["cache-control"] == "no-cache"
    assert "language = English" in english.text
    assert "language = Русский" in russian.text
    assert english.headers["etag"] != russian.headers["etag"]
    assert (ask(path, If_None_Match=english.headers["etag"])).status_code == 304
    assert (ask(path, If_None_Match=russian.headers["etag"])).status_code == 200


@pytest.mark.parametrize("path", ["/api/words?language=de", "/api/games?language=de"])
def test_another_language_is_refused(tmp_path: Path, path: str) -> None:
    assert (asking(tmp_path)(path)).status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_say_what_they_are_in_the_readers_language(tmp_path: Path, language: str) -> None:
    listed = (asking(tmp_path)(f"/api/games?language={language}")).json()
    assert [one["name"] for one in listed] == list(names())
    for one in listed:
        words = Words(language, game(one["name"]).text)
        for part in ("title", "idea", "length"):
            assert one[part] == words.say(Message(f"game-{part}"))
        assert 2 <= one["idea"].count(". ") + 1 <= 4


# A browser for whoever starts it ---------------------------------------------------------------


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A terminal on a machine with a screen."""
    for name in browser.OVER_SSH:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    return monkeypatch


def test_a_browser_is_at_hand_before_a_screen_only(at_hand: pytest.MonkeyPatch) -> None:
    assert browser.is_at_hand()
    with at_hand.context() as changed:
        changed.setattr("sys.stdout.isatty", lambda: False)
        assert not browser.is_at_hand()
    with at_hand.context() as changed:
        changed.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
        assert not browser.is_at_hand()
    at_hand.setattr("sys.platform", "linux")
    for name in browser.DISPLAYS:
        at_hand.delenv(name, raising=False)
    assert not browser.is_at_hand()


def test_a_browser_is_shown_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    class Window(webbrowser.BackgroundBrowser):
        def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
            shown.append(url)
            return True

    monkeypatch.setattr(webbrowser, "get", lambda: Window("window"))
    browser._open("http://127.0.0.1:8600")
    assert shown == ["http://127.0.0.1:8600"]


def test_no_browser_or_one_of_the_terminal_is_no_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    browser._open("http://127.0.0.1:8600")
    terminal = webbrowser.GenericBrowser("no-such-program")
    monkeypatch.setattr(terminal, "open", lambda address: pytest.fail("it would take the terminal"))
    monkeypatch.setattr(webbrowser, "get", lambda: terminal)
    browser._open("http://127.0.0.1:8600")


# Where it listens ------------------------------------------------------------------------------


def test_a_taken_port_is_passed_over() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with run.listening_nearby("127.0.0.1", port) as found:
            assert found.getsockname()[1] != port


def test_the_address_can_be_opened_where_the_server_listens_everywhere() -> None:
    with run.listening("0.0.0.0", 0) as taken:
        assert "0.0.0.0" not in run.address(taken)
        host, port = run.address(taken).removeprefix("http://").split(":")
        socket.create_connection((host, int(port)), 5).close()


def test_what_goes_out_is_framed_so_that_one_connection_carries_it_all(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http as client:
        first = client.get("/api/words")
        assert client.get("/api/words", headers={"If-None-Match": first.headers["etag"]}).status_code == 304
        page = client.get("/")
        assert client.head("/").status_code == page.status_code
        assert page.status_code in (200, 503), "whether the client is built does not matter here"
        assert client.get("/health").status_code == 200
