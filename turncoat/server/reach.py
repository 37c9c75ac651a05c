"""Where a server can be reached: on its own machine alone, or by others of the network."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from turncoat.server.settings import Settings
from turncoat.server.shapes import Reach

ANYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of a machine."""


def own_address() -> str:
    """The address that other machines of the network know this one by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # Only looks for the way there: nothing is sent.
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def url(host: str, port: int) -> str:
    """An address for browsers.

    >>> url("::1", 8600)
    'http://[::1]:8600'
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def is_loopback(host: str) -> bool:
    """Whether an address leads no further than this machine.

    >>> [is_loopback(host) for host in ("127.0.0.1", "::1", "192.0.2.7", "localhost", "")]
    [True, True, False, True, False]
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def reach(settings: Settings) -> Reach:
    """Who can reach the server, and how others of the network do, or would."""
    alone = is_loopback(settings.host)
    found = own_address() if alone or settings.host in ANYWHERE else settings.host
    known = settings.host and not is_loopback(found)
    return {
        "alone": alone,
        "address": url(found, settings.port) if known else None,
        "command": f"turncoat serve --host 0.0.0.0 --port {settings.port}" if alone else None,
    }
