"""Passkeys: what opens a home again when all devices that knew its secret are lost.

The server keeps the public key of a passkey, and the secret of the home as the browser has sealed it with
what only the passkey gives (the PRF extension of WebAuthn). It hands the sealed secret to whoever has the
passkey, and can open it as little as any other reader of its database.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from turncoat.server.errors import Homeless, Unwritten, plain
from turncoat.server.layout import CHALLENGES, PASSKEYS
from turncoat.server.settings import Settings
from turncoat.server.store import Store
from turncoat.words import Fault

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

T = TypeVar("T")
NAME = "Turncoat"
LASTS = 300.0
"""Seconds in which a passkey has to answer."""
MOST = 10
"""Passkeys of a home."""
SEALED = re.compile(r"[A-Za-z0-9_-]{60,200}")
"""The form of a sealed secret."""


@dataclass(frozen=True)
class Site:
    """What passkeys are bound to."""

    name: str
    origins: tuple[str, ...]


def site_of(settings: Settings) -> Site | None:
    """The site that passkeys of this server are for; None where browsers would make none.

    That is the first `--origin` with https and a name; without one it is this machine by the name localhost.

    >>> site_of(Settings(database="", origins=("https://play.example", "http://192.0.2.7")))
    Site(name='play.example', origins=('https://play.example',))
    >>> site_of(Settings(database="", port=8600))
    Site(name='localhost', origins=('http://localhost:8600',))
    """
    named = [origin for origin in settings.origins if _is_site(origin)]
    if named:
        name = urlsplit(named[0]).hostname or ""
        return Site(name, tuple(origin for origin in named if urlsplit(origin).hostname == name))
    return Site("localhost", (f"http://localhost:{settings.port}",)) if settings.port else None


def _is_site(origin: str) -> bool:
    """Whether browsers make passkeys for an origin."""
    parts = urlsplit(origin)
    try:
        ip_address(parts.hostname or "0.0.0.0")
    except ValueError:
        return parts.scheme == "https"
    return False


class Passkeys:
    """The passkeys of a server's homes."""

    def __init__(self, store: Store, site: Site, clock: Callable[[], float]) -> None:
        self.store = store
        self.site = site
        self.clock = clock

    # Keeping a home ----------------------------------------------------------------------------

    async def creation(self, home: str) -> Mapping[str, Any]:
        """What a browser needs to make a passkey for a home, by the home's hash."""
        import webauthn
        from webauthn.helpers import structs

        if not await self.store.seats_of(home, 1):
            raise Homeless
        known = await self._write(lambda connection: _credentials(connection, home))
        if len(known) >= MOST:
            raise plain("passkey-too-many", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=self.site.name,
            rp_name=NAME,
            user_name=NAME,
            user_id=secrets.token_bytes(16),
            challenge=await self._challenge(home),
            timeout=int(LASTS * 1000),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[_descriptor(one) for one in known],
        )
        return _as_json(options)

    async def keep(self, home: str, answer: Mapping[str, Any], sealed: str) -> None:
        """Keep a passkey that was made for a home, with the home's secret as the browser has sealed it."""
        import webauthn

        if not SEALED.fullmatch(sealed):
            raise plain("passkey-wrong")
        challenge = await self._answered(answer, home)
        made = _checked(
            lambda: webauthn.verify_registration_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=self.site.name,
                expected_origin=list(self.site.origins),
                require_user_verification=True,
            )
        )
        row = {
            "credential": webauthn.helpers.bytes_to_base64url(made.credential_id),
            "home": home,
            "public_key": made.credential_public_key.hex(),
            "uses": made.sign_count,
            "sealed": sealed,
            "since": self.clock(),
        }
        try:
            await self._write(lambda connection: connection.execute(PASSKEYS.insert().values(**row)))
        except IntegrityError:
            raise plain("passkey-wrong") from None

    async def count(self, home: str) -> int:
        """How many passkeys keep a home."""
        return len(await self._write(lambda connection: _credentials(connection, home)))

    # Coming home -------------------------------------------------------------------------------

    async def question(self) -> Mapping[str, Any]:
        """What a browser needs to ask for any passkey of this site."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=self.site.name,
            challenge=await self._challenge(""),
            timeout=int(LASTS * 1000),
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return _as_json(options)

    async def sealed(self, answer: Mapping[str, Any]) -> str:
        """The sealed secret of the home that a passkey keeps."""
        import webauthn

        challenge = await self._answered(answer, "")
        which = PASSKEYS.c.credential == str(answer.get("id"))
        kept = await self._write(
            lambda connection: connection.execute(PASSKEYS.select().where(which)).first()
        )
        if kept is None:
            raise plain("passkey-unknown")
        used = _checked(
            lambda: webauthn.verify_authentication_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=self.site.name,
                expected_origin=list(self.site.origins),
                credential_public_key=bytes.fromhex(kept.public_key),
                credential_current_sign_count=kept.uses,
                require_user_verification=True,
            )
        )
        counted = PASSKEYS.update().where(which).values(uses=used.new_sign_count)
        await self._write(lambda connection: connection.execute(counted))
        return str(kept.sealed)

    # Challenges --------------------------------------------------------------------------------

    async def _challenge(self, home: str) -> bytes:
        """A challenge that is good once and for a while, at every process."""
        challenge, now = secrets.token_bytes(32), self.clock()

        def note(connection: sa.Connection) -> None:
            connection.execute(CHALLENGES.delete().where(CHALLENGES.c.until < now))
            connection.execute(
                CHALLENGES.insert().values(challenge=challenge.hex(), home=home, until=now + LASTS)
            )

        await self._write(note)
        return challenge

    async def _answered(self, answer: Mapping[str, Any], home: str) -> bytes:
        """The challenge that an answer is for; it cannot be answered again."""
        challenge = _checked(lambda: _challenge_in(answer))
        here = CHALLENGES.c
        taken = CHALLENGES.delete().where(
            here.challenge == challenge.hex(), here.home == home, here.until >= self.clock()
        )
        if not await self._write(lambda connection: connection.execute(taken).rowcount):
            raise plain("passkey-late")
        return challenge

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            return await self.store.with_pen(work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as fault:
            raise Unwritten from fault


async def forget(store: Store, home: str) -> None:
    """Delete the passkeys of a home: they open nothing any more."""
    await store.with_pen(
        lambda connection: connection.execute(PASSKEYS.delete().where(PASSKEYS.c.home == home))
    )


def _credentials(connection: sa.Connection, home: str) -> list[str]:
    return list(connection.scalars(sa.select(PASSKEYS.c.credential).where(PASSKEYS.c.home == home)))


def _descriptor(credential: str) -> PublicKeyCredentialDescriptor:
    from webauthn.helpers import base64url_to_bytes, structs

    return structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential))


def _as_json(options: Any) -> Mapping[str, Any]:
    """Options as browsers read them."""
    from webauthn import options_to_json

    found: Mapping[str, Any] = json.loads(options_to_json(options))
    return found


def _challenge_in(answer: Mapping[str, Any]) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    told = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
    return base64url_to_bytes(told["challenge"])


def _checked(verify: Callable[[], T]) -> T:
    """What an answer proves. Whatever is wrong with one, and in however deep a layer, it is refused alike."""
    try:
        return verify()
    except Fault:
        raise
    except Exception:
        raise plain("passkey-wrong") from None
