"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from turncoat.kernel.batch import cores
from turncoat.server.client import FOLDER
from turncoat.server.limits import Allowance

Network = IPv4Network | IPv6Network
MOST_PROCESSES = 8


def data_folder() -> Path:
    """Where a user's tables are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "turncoat"


def usual_processes() -> int:
    """How many processes suit this machine. A core is left to bots, database and proxy; beyond some, the
    process that all else goes through is the bound."""
    return max(1, min(cores() - 1, MOST_PROCESSES))


@dataclass(frozen=True)
class Retention:
    """How many days something is kept; None for good."""

    tables: float | None = None
    """Finished and closed tables, with what came of them in homes."""
    talk: float | None = None
    """Free words at such tables."""
    reports: float | None = 90.0
    audit: float | None = 365.0


@dataclass(frozen=True)
class Settings:
    """What the command line sets; the usual values suit one person at home."""

    database: str = field(default_factory=lambda: str(data_folder() / "tables.db"))
    origins: tuple[str, ...] = ()
    """Origins besides the server's own from which browsers may come."""
    allowance: Allowance = field(default_factory=lambda: Allowance(most=120, per_second=30))
    """What one address may spend."""
    connections: int = 100
    """WebSockets that one address may have."""
    tables: int = 20
    """Tables that one address may have in use at once."""
    keeps_unused: float = 7 * 86400.0
    """Seconds after which a table that nobody ever played at is deleted."""
    hosts: tuple[str, ...] = ()
    """Names of the server besides those of the origins and of the machine."""
    trust_proxy: bool = False
    """Whether a proxy on this machine or in its private network says who calls."""
    proxies: tuple[Network, ...] = ()
    """Where proxies of our own stand, several in a row perhaps."""
    proxy_header: str = "x-forwarded-for"
    """The one header by which they say it, in small letters."""
    metrics_port: int = 0
    """Where metrics are told, and nothing else; 0 for nowhere."""
    host: str = ""
    """The address at which the server listens, once it does."""
    port: int = 0
    bots_after: float = 60.0
    """Seconds after which those who look for people to play with are offered bots."""
    processes: int = 1
    """Processes that the work may be spread over, this one among them."""
    prepares: bool = False
    """Whether what bots that search need is compiled from the start, before anybody plays with them."""
    admin_token: str = field(default="", repr=False)
    """What administrators show; without it there is nothing for them here, and nobody to report to."""
    retention: Retention = field(default_factory=Retention)
    contact: str = ""
    """How people reach whoever runs the server."""
    client: Path = FOLDER
    """Where the built browser client lies."""
