"""The names by which a server may be called.

A page of another site can have its own name lead to this machine (DNS rebinding), and the browser then
takes the server for that site. So a name counts only if it is known; an address cannot be borrowed.
"""

from __future__ import annotations

import re
import socket
from functools import cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from turncoat.server.callers import address_in
from turncoat.server.reach import is_loopback
from turncoat.server.settings import Settings

LONGEST_HOST = 300
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d*)?")
BY_PROXIES = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that proxies add."""


def is_called_rightly(scope: Scope, settings: Settings) -> bool:
    """Whether a request calls the server by a name that is its own; programs of old call it by none."""
    host = Headers(scope=scope).get("host")
    return host is None or is_own(name_in(host), settings)


def is_own(name: str, settings: Settings) -> bool:
    """Whether a name, or an address, is one of this server.

    >>> here = Settings(database="", hosts=("play.example",), origins=("https://club.example:444",))
    >>> [is_own(name, here) for name in ("play.example", "club.example", "192.0.2.7", "evil.example")]
    [True, True, True, False]
    """
    if address_in(name) is not None or name == "localhost" or name.endswith(".localhost"):
        return True
    return name in names_of_machine() or name in known_names(settings.hosts, settings.origins)


@cache
def known_names(hosts: tuple[str, ...], origins: tuple[str, ...]) -> frozenset[str]:
    """The names that were given when the server was started."""
    return frozenset(map(name_in, hosts)) | {name_in(origin.partition("://")[2]) for origin in origins} - {""}


@cache
def names_of_machine() -> frozenset[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower().rstrip(".")
    return frozenset((name, f"{name}.local"))


def name_in(host: str) -> str:
    """The name of a Host header, without a port.

    >>> [name_in(host) for host in ("Play.example.:8600", "[::1]:8600", "127.0.0.1", "a b:1")]
    ['play.example', '::1', '127.0.0.1', '']
    """
    found = HOST.fullmatch(host[:LONGEST_HOST].lower())
    return (found[1] or found[2]).rstrip(".") if found else ""


def is_welcome(scope: Scope, settings: Settings) -> bool:
    """Whether a browser comes from one of our own pages; programs that are no browsers send no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(netloc) and netloc == headers.get("host", "") and is_called_rightly(scope, settings)


def is_local(scope: Scope) -> bool:
    """Whether somebody on this machine calls it by a name for itself, and no proxy for somebody else."""
    headers = Headers(scope=scope)
    if any(name in headers for name in BY_PROXIES) or not is_loopback(name_in(headers.get("host", ""))):
        return False
    found = address_in(str((scope.get("client") or ("",))[0]))
    return found is not None and found.is_loopback


def is_for_metrics(scope: Scope, settings: Settings) -> bool:
    """Whether a request came to the port at which nothing but metrics is told."""
    _, port = scope.get("server") or ("", None)
    return settings.metrics_port > 0 and port == settings.metrics_port
