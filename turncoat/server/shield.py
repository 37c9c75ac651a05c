"""What stands before the application: headers, names and origins, the size and the rate of requests."""

from __future__ import annotations

import json
import re
import time

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from turncoat.server import metrics
from turncoat.server.callers import address_of
from turncoat.server.errors import language_of, plain, told
from turncoat.server.hosts import is_called_rightly, is_for_metrics, is_welcome, name_in
from turncoat.server.limits import Limiter
from turncoat.server.settings import Settings
from turncoat.words import Fault

LARGEST = 16_384
"""Bytes of a request's body."""
SAFE = ("GET", "HEAD", "OPTIONS")
COST = {"GET": 1.0, "HEAD": 1.0}
COST_OF_CHANGE = 5.0
COST_OF_REPLAY = 20.0
"""A replay plays a whole game over again; standings and hints are thought about."""
LONG = ("/replay", "/standings", "/hint", "/export")
COST_OF_HOME = 5.0
"""A home looks at many tables."""
COST_OF_FILE = 0.1
"""The client's files lie in memory, and a browser fetches a dozen at once, perhaps for each of ten people
behind one address."""
COST_OF_READING = 10.0
"""A table that is not in use is read and played over again before it can be shown."""
RETRY_AFTER = "2"
"""Seconds after which who asked too much may ask again."""
METRICS = "/metrics"
FILES = re.compile(r"/(?:new|home|admin|privacy|(?:assets|table|replay|rules)/.*|[^/]*\.[a-z0-9]+)?")
"""Paths of the client's pages and files."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def cost_of(method: str, path: str) -> float:
    """What a request takes from the allowance of its sender.

    >>> [cost_of("GET", path) for path in ("/", "/table/x/replay", "/api/games", "/api/tables/x/replay")]
    [0.1, 0.1, 1.0, 20.0]
    >>> [cost_of("GET", path) for path in ("/home", "/api/home")]
    [0.1, 5.0]
    """
    if method in COST and FILES.fullmatch(path):
        return COST_OF_FILE
    if path == "/api/home":
        return COST_OF_HOME
    return COST_OF_REPLAY if path.endswith(LONG) else COST.get(method, COST_OF_CHANGE)


class Shield:
    """Refuses what is too much, too large or from elsewhere, and puts the headers on all answers."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "websocket" and is_for_metrics(scope, self.settings):
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        refusal = self._refusal(scope)
        if refusal:
            await self._refuse(scope, *refusal, send_with_headers)
            return
        await self.app(scope, self._bounded(receive), send_with_headers)

    def _refusal(self, scope: Scope) -> tuple[int, Fault] | None:
        method = scope["method"]
        cost = cost_of(method, scope["path"])
        if not self.limiter.spend(address_of(scope, self.settings), cost, time.monotonic()):
            return 429, plain("error-too-many")
        if is_for_metrics(scope, self.settings) != (scope["path"] == METRICS):
            return 404, plain("error-path")
        if not is_called_rightly(scope, self.settings):
            return 403, plain("error-host", host=name_in(Headers(scope=scope).get("host", "")))
        if method not in SAFE and not is_welcome(scope, self.settings):
            return 403, plain("error-origin")
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdecimal() and int(length) > LARGEST:
            return 413, plain("error-too-large", most=LARGEST)
        return None

    def _bounded(self, receive: Receive) -> Receive:
        taken = 0

        async def bounded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST:
                raise TooLarge
            return message

        return bounded

    async def _refuse(self, scope: Scope, status: int, fault: Fault, send: Send) -> None:
        metrics.REFUSALS.labels(fault.message.name).inc()
        language = language_of(Headers(scope=scope).get("accept-language", ""))
        body = json.dumps(told(fault, language), ensure_ascii=False).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", RETRY_AFTER.encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


class TooLarge(HTTPException):
    """A body that goes on and on."""

    def __init__(self) -> None:
        super().__init__(413)
