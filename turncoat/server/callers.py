"""Who a caller is: one place decides, for limits, for logs and for whoever else asks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from turncoat.server.settings import Network, Settings
from turncoat.words import Fault, Message, Words

Address = IPv4Address | IPv6Address

NEARBY: tuple[Network, ...] = tuple(
    ip_network(text)
    for text in (
        "127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16",
        "::1/128", "fc00::/7", "fe80::/10",
    )
)  # fmt: skip
"""Where a proxy of one's own stands if nothing else is said: on this machine, or in its private network."""
FORWARDED = "forwarded"
"""The header of RFC 7239; all others are plain lists of addresses."""
FOR = re.compile(r'(?:^|;)\s*for\s*=\s*("(?:[^"\\]|\\.)*"|[^";\s]*)', re.IGNORECASE)
WITH_PORT = re.compile(r"\[(?P<six>[^\]]*)\](?::\w*)?|(?P<four>[\d.]+):\w*")
UNKNOWN = "unknown"
MOST_HOPS = 32
"""Addresses of a header that are looked at; no honest way is longer."""


def address_of(scope: Scope, settings: Settings) -> str:
    """Where a request comes from, as a household: what limits are counted by."""
    found = client_of(scope, settings)
    return household(found) if found else UNKNOWN


def client_of(scope: Scope, settings: Settings) -> Address | None:
    """The address of whoever sent a request.

    It is that of the connection. Only where a proxy of ours holds that does its header count, read from
    its end: there stands what our proxy saw, and before it what anybody may have written.
    """
    nearest = address_in(str((scope.get("client") or ("",))[0]))
    if nearest is None or not is_proxy(nearest, settings):
        return nearest
    for text in told_ways(Headers(scope=scope), settings.proxy_header):
        told = address_in(text)
        if told is None:
            break
        nearest = told
        if not is_within(told, settings.proxies):
            break
    return nearest


def is_proxy(address: Address, settings: Settings) -> bool:
    """Whether what a connection from there says of others is believed."""
    return is_within(address, settings.proxies) or (settings.trust_proxy and is_within(address, NEARBY))


def is_within(address: Address, networks: Iterable[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    return any(address in network for network in networks)


def told_ways(headers: Headers, name: str) -> Iterator[str]:
    """The addresses that proxies have added to a header, the last first; several lines are one list."""
    ways = ",".join(headers.getlist(name)).split(",")
    for way in ways[: -MOST_HOPS - 1 : -1]:
        if name != FORWARDED:
            yield way
        elif found := FOR.search(way):
            yield found[1].strip('"')
        else:
            yield UNKNOWN


def address_in(text: str) -> Address | None:
    """An address as proxies write it, with a port or without; None where there is none.

    >>> [str(address_in(text)) for text in ("192.0.2.7:4711", "[2001:db8::1]:4711", " 2001:db8::1 ", "_me")]
    ['192.0.2.7', '2001:db8::1', '2001:db8::1', 'None']
    """
    text = text.strip()
    if found := WITH_PORT.fullmatch(text):
        text = found["six"] or found["four"] or ""
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return parsed.ipv4_mapped or parsed if isinstance(parsed, IPv6Address) else parsed


def household(address: Address) -> str:
    """Whose address it is: with IPv6 a household has 2**64 of them.

    >>> household(ip_address("192.0.2.7")), household(ip_address("2001:db8:1:2:3:4:5:6"))
    ('192.0.2.7', '2001:db8:1:2::')
    """
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def network(text: str) -> Network:
    """A network, or one address, as people write it; `Fault` where it is none."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise Fault(Message("error-network", {"network": text}), Words("en")) from None
