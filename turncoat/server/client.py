"""The browser client as the server has it: its built files, and the words that it speaks with."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response

from turncoat.server.errors import Unbuilt
from turncoat.server.static import FOREVER, FRESH, Static
from turncoat.words import Words

FOLDER = Path(__file__).parent / "client"
"""What Vite makes of `web/`."""
PAGE = "index.html"
PAGES = (
    "/", "/new", "/home", "/table/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}",
    "/learn/{rest:path}", "/admin", "/privacy",
)  # fmt: skip
"""Addresses that the client itself tells apart: each is answered with its one page."""
HASHED = "/assets/"
"""Where Vite puts files whose names change with what is in them."""
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Named here, for what the system makes of endings differs, and browsers are told not to guess."""
ELSEWHERE = re.compile(r"^(?:cli|terminal|text|mcp)\b.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""Messages of the command line, the terminal and tables in words with all their lines."""


def is_built(folder: Path) -> bool:
    """Whether there is a client to serve."""
    return (folder / PAGE).is_file()


def read(folder: Path) -> dict[str, Static]:
    """The files of the client by their addresses."""
    files = {}
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        address = f"/{file.relative_to(folder).as_posix()}"
        kind = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
        files[address] = Static(file.read_bytes(), kind, FOREVER if address.startswith(HASHED) else FRESH)
    return files


def client_routes(folder: Path) -> APIRouter:
    """The client's pages and files; no other file can be asked for."""
    router = APIRouter()
    files = read(folder)
    page = files.pop(f"/{PAGE}", None)
    for path in PAGES:
        router.add_route(path, page.answer if page else _unbuilt, include_in_schema=False)
    for address, file in files.items():
        router.add_route(address, file.answer, include_in_schema=False)
    return router


async def nowhere(folder: Path, request: Request) -> Response | None:
    """To a browser, the page that says that there is nothing at an address; programs read it as JSON."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return None
    if not is_built(folder):
        return None
    answer = await Static((folder / PAGE).read_bytes(), MEDIA_TYPES[".html"], FRESH).answer(request)
    answer.status_code = 404
    return answer


async def _unbuilt(request: Request) -> Response:
    raise Unbuilt


@cache
def spoken(language: str, *folders: Path) -> Static:
    """The words that a browser needs, as Fluent, without those that only terminals say."""
    text = ELSEWHERE.sub("", Words(language, *folders).source())
    return Static(text.encode(), "text/plain")
