"""The server as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from turncoat.games import names
from turncoat.server import metrics
from turncoat.server.admin_routes import office
from turncoat.server.bans import Bans, Barred
from turncoat.server.client import client_routes, nowhere
from turncoat.server.errors import (
    Homeless,
    Missing,
    TooMany,
    TooManyTables,
    Unagreed,
    Unbuilt,
    Unwell,
    Unwritten,
    invalid,
    language_of,
    plain,
    told,
)
from turncoat.server.hall import Hall
from turncoat.server.health import Health
from turncoat.server.home_routes import homes
from turncoat.server.host_routes import hosts
from turncoat.server.limits import Limiter
from turncoat.server.passkey_routes import passkeys
from turncoat.server.people_routes import people
from turncoat.server.privacy import Housekeeping
from turncoat.server.routes import Forbidden, api, site
from turncoat.server.settings import Settings
from turncoat.server.shield import HEADERS, LARGEST, RETRY_AFTER, Shield
from turncoat.server.socket import sockets
from turncoat.server.store import Store
from turncoat.words import Fault

LOG = logging.getLogger("turncoat.server")
FAULTS = {
    404: plain("error-path"),
    405: plain("error-method"),
    413: plain("error-too-large", most=LARGEST),
}
"""What the status of a request that reached no route means."""
STATUSES: dict[type[Fault], int] = {
    Missing: 404,
    Homeless: 404,
    Forbidden: 403,
    Barred: 403,
    Unagreed: 422,
    TooMany: 429,
    TooManyTables: 429,
    Unwritten: 503,
    Unbuilt: 503,
    Unwell: 503,
}
"""The statuses of faults; 409 for what is wrong with a wish as the table stands."""


def make_app(settings: Settings) -> FastAPI:
    """The application with its own hall and store."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await app.state.hall.open()
        await app.state.bans.load()
        app.state.health.begin()
        app.state.hall.spawn(Housekeeping(app.state.hall, settings.retention).keep())
        if settings.prepares:
            app.state.hall.preparation.begin(names())
        yield
        await app.state.hall.close()

    app = FastAPI(
        title="Turncoat",
        version="1",
        description="Tables of games of bluff and betrayal. The WebSocket: docs/protocol.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.hall = Hall(
        Store(settings.database), keeps_unused=settings.keeps_unused, processes=settings.processes
    )
    app.state.bans = Bans(app.state.hall, settings.admin_token)
    app.state.health = Health(app.state.hall.store)
    app.state.limiter = Limiter(settings.allowance)
    app.include_router(api)
    app.include_router(homes)
    app.include_router(people)
    app.include_router(hosts)
    app.include_router(office)
    app.include_router(passkeys)
    app.include_router(site)
    app.include_router(sockets)
    app.include_router(client_routes(settings.client))
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    app.add_middleware(Shield, settings=settings, limiter=app.state.limiter)
    return app


def answer(request: Request, status: int, fault: Fault) -> JSONResponse:
    """A fault as an answer in the caller's language."""
    metrics.REFUSALS.labels(fault.message.name).inc()
    language = language_of(request.headers.get("accept-language", ""))
    return JSONResponse(told(fault, language), status)


async def on_fault(request: Request, fault: Any) -> JSONResponse:
    """Something that is not allowed, or not now."""
    response = answer(request, STATUSES.get(type(fault), 409), fault)
    if isinstance(fault, TooMany):
        response.headers["Retry-After"] = RETRY_AFTER
    return response


async def on_invalid(request: Request, fault: Any) -> JSONResponse:
    """A body or a parameter of the wrong form."""
    return answer(request, 422, invalid(fault.errors()))


async def on_http(request: Request, fault: Any) -> Response:
    """No such path, another method, or a body that cannot be read."""
    if fault.status_code == 404 and (page := await nowhere(request.app.state.settings.client, request)):
        return page
    unreadable = plain("error-request", reason=str(fault.detail))
    response = answer(request, fault.status_code, FAULTS.get(fault.status_code, unreadable))
    response.headers.update(fault.headers or {})
    return response


async def on_crash(request: Request, fault: Any) -> JSONResponse:
    """A fault of ours: the log has it, the caller learns nothing of it."""
    LOG.error("a request failed", exc_info=fault)
    response = answer(request, 500, plain("error-server"))
    response.headers.update(HEADERS)
    return response


HANDLERS: dict[Any, Callable[[Request, Any], Awaitable[Response]]] = {
    Fault: on_fault,
    RequestValidationError: on_invalid,
    HTTPException: on_http,
    Exception: on_crash,
}
