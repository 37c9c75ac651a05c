"""HTTP for passkeys: a home is kept by one, and found again by it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from turncoat.server import homes as kept
from turncoat.server import passkeys as keys
from turncoat.server.errors import plain
from turncoat.server.passkeys import Passkeys, site_of
from turncoat.server.room import hashed
from turncoat.server.routes import PROBLEMS, Answer, Asked, Home, Text, hall_of

passkeys = APIRouter(prefix="/api", responses=PROBLEMS)

Given = Annotated[dict[Text, Any], Field(max_length=20)]
"""A passkey's answer, as `PublicKeyCredential.toJSON` gives it, without the results of extensions."""


class Proof(Asked):
    """The answer of a passkey."""

    credential: Given


class Kept(Proof):
    """A passkey that was made, and what it seals."""

    sealed: Annotated[str, Field(max_length=200)]


def passkeys_of(request: Request) -> Passkeys:
    """The passkeys of this server; refused where browsers would make none for it."""
    site = site_of(request.app.state.settings)
    if site is None:
        raise plain("passkey-nowhere")
    hall = hall_of(request)
    return Passkeys(hall.store, site, hall.clock)


@passkeys.get("/passkey")
async def site(request: Request) -> Answer:
    """The name of the site that passkeys are for; null where there can be none."""
    found = site_of(request.app.state.settings)
    return {"site": found.name if found else None}


@passkeys.post("/passkey/options")
async def question(request: Request) -> Answer:
    """What a browser needs to ask for a passkey."""
    return await passkeys_of(request).question()


@passkeys.post("/passkey")
async def come_home(request: Request, proof: Proof) -> Answer:
    """The secret of the home that a passkey keeps, as the passkey's owner has sealed it."""
    return {"sealed": await passkeys_of(request).sealed(proof.credential)}


@passkeys.get("/home/passkey")
async def count(request: Request, home: Home = "") -> Answer:
    """How many passkeys keep the caller's home."""
    return {"passkeys": await passkeys_of(request).count(hashed(kept.checked(home)))}


@passkeys.post("/home/passkey/options")
async def creation(request: Request, home: Home = "") -> Answer:
    """What a browser needs to make a passkey for the caller's home."""
    return await passkeys_of(request).creation(hashed(kept.checked(home)))


@passkeys.post("/home/passkey", status_code=204, response_class=Response)
async def keep(request: Request, made: Kept, home: Home = "") -> Response:
    """Have a passkey keep the caller's home."""
    await passkeys_of(request).keep(hashed(kept.checked(home)), made.credential, made.sealed)
    return Response(status_code=204)


@passkeys.delete("/home/passkey", status_code=204, response_class=Response)
async def forget(request: Request, home: Home = "") -> Response:
    """No passkey keeps the caller's home any more."""
    await keys.forget(hall_of(request).store, hashed(kept.checked(home)))
    return Response(status_code=204)
