"""The administrators' commands: the same as their page, over HTTP, for a server that runs."""

from __future__ import annotations

import json
import os
import secrets
import sys
from datetime import datetime
from typing import Annotated, Any, NoReturn
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import typer

from turncoat.words import Message, Words, environment_language

TOKEN = "TURNCOAT_ADMIN_TOKEN"
"""The variable with what administrators show: a command line would be there for all users to read."""
WRONG_INPUT = 2
PATIENCE = 30.0
"""Seconds in which a server has to answer."""

_words = Words(environment_language())


def _say(name: str, **arguments: Any) -> str:
    return _words.say(Message(name, arguments))


office = typer.Typer(help=_say("cli-admin"), epilog=_say("cli-admin-example"), add_completion=False)
Server = Annotated[str, typer.Option(metavar="URL", help=_say("cli-admin-server"))]
Table = Annotated[str, typer.Argument(metavar="TABLE", help=_say("cli-admin-table"))]
Seat = Annotated[int, typer.Argument(metavar="SEAT", min=1, help=_say("cli-admin-seat"))]
HERE = "http://127.0.0.1:8600"
AT_A_TABLE: dict[str, Any] = {"ignore_unknown_options": True}
"""Of commands that take the name of a table: one in 64 begins with a dash, as options do."""


def _ask(server: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """A request to the server; what it refuses is told in its own words."""
    headers = {
        "Authorization": f"Bearer {os.environ.get(TOKEN, '')}",
        "Accept-Language": _words.language,
        "Content-Type": "application/json",
    }
    content = None if body is None else json.dumps(body).encode()
    if not server.startswith(("http://", "https://")):
        _stop(_say("cli-admin-away", server=server, reason="http://…"))
    request = Request(f"{server.rstrip('/')}/api/admin{path}", content, headers)
    try:
        with urlopen(request, timeout=PATIENCE) as response:
            return json.loads(response.read() or b"null")
    except HTTPError as refusal:
        told = json.loads(refusal.read())
        if told["message"]["name"] == "error-path":
            _stop(_say("cli-admin-none", server=server, variable=TOKEN))
        _stop(str(told["words"]))
    except (URLError, OSError) as fault:
        _stop(_say("cli-admin-away", server=server, reason=str(getattr(fault, "reason", fault))))


def _stop(reason: str) -> NoReturn:
    """End with one line that says what is wrong."""
    print(f"turncoat: {reason}", file=sys.stderr)
    raise typer.Exit(WRONG_INPUT)


def _deed(server: str, path: str, **body: Any) -> None:
    """Have something done, and say so."""
    _ask(server, path, body)
    print(_say("cli-admin-done"))


@office.command(help=_say("cli-admin-token"))
def token() -> None:
    """Make a token."""
    print(secrets.token_urlsafe(24))


@office.command(name="list", help=_say("cli-admin-list"))
def overview(
    server: Server = HERE,
    as_json: Annotated[bool, typer.Option("--json", help=_say("cli-json"))] = False,
) -> None:
    """Reports, tables, bans and the audit log."""
    told = _ask(server, f"?language={_words.language}")
    if as_json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return
    for report in told["reports"]:
        print(_say("cli-admin-report", **_facts(report), text=report["text"] or "…", id=report["id"]))
        for line in report["lines"]:
            who = "" if line["seat"] is None else f"{line['seat'] + 1}: "
            print(f"    {who}{line['words']}")
    for table in told["tables"]:
        players = ", ".join(f"{one['seat'] + 1} {one['name'] or '—'}" for one in table["players"])
        print(f"{table['id']}  {table['game']}  {table['status']}  {players}")
    for ban in told["bans"]:
        print(_say("cli-admin-ban", **_facts(ban), id=ban["id"], until=_time(ban["until"])))
    for act in told["audit"]:
        print(
            _time(act["at"]), act["who"], act["what"], act["table"] or "", _number(act["seat"]), act["detail"]
        )


def _facts(one: dict[str, Any]) -> dict[str, str]:
    return {"at": _time(one["at"]), "table": one["table"], "seat": _number(one["seat"])}


def _time(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"


def _number(seat: int | None) -> str:
    """A seat as people count."""
    return "" if seat is None else str(seat + 1)


@office.command(help=_say("cli-admin-rename"), context_settings=AT_A_TABLE)
def rename(
    table: Table, seat: Seat, name: Annotated[str, typer.Argument(metavar="NAME")], server: Server = HERE
) -> None:
    """Call somebody otherwise."""
    _deed(server, f"/tables/{quote(table, '')}/rename", seat=seat - 1, name=name)


@office.command(help=_say("cli-admin-mute"), context_settings=AT_A_TABLE)
def mute(
    table: Table,
    seat: Seat,
    off: Annotated[bool, typer.Option("--off", help=_say("cli-admin-off"))] = False,
    server: Server = HERE,
) -> None:
    """Have somebody say nothing, or speak again."""
    _deed(server, f"/tables/{quote(table, '')}/mute", seat=seat - 1, muted=not off)


@office.command(help=_say("cli-admin-remove"), context_settings=AT_A_TABLE)
def remove(table: Table, seat: Seat, server: Server = HERE) -> None:
    """Take somebody's seat away."""
    _deed(server, f"/tables/{quote(table, '')}/remove", seat=seat - 1)


@office.command(help=_say("cli-admin-close"), context_settings=AT_A_TABLE)
def close(table: Table, server: Server = HERE) -> None:
    """Close a table."""
    _deed(server, f"/tables/{quote(table, '')}/close")


@office.command(help=_say("cli-admin-bans"), context_settings=AT_A_TABLE)
def ban(
    table: Table,
    seat: Seat,
    days: Annotated[float, typer.Option(metavar="N", help=_say("cli-admin-days"))],
    address: Annotated[bool, typer.Option("--address", help=_say("cli-admin-address"))] = False,
    report: Annotated[str, typer.Option(metavar="REPORT", help=_say("cli-admin-by-report"))] = "",
    server: Server = HERE,
) -> None:
    """Ban whoever has a seat."""
    _deed(server, "/bans", table=table, seat=seat - 1, days=days, address=address, report=report)


@office.command(help=_say("cli-admin-lift"))
def lift(ban: Annotated[str, typer.Argument(metavar="BAN")], server: Server = HERE) -> None:
    """End a ban."""
    _deed(server, f"/bans/{quote(ban, '')}/lift")


@office.command(help=_say("cli-admin-settle"))
def settle(report: Annotated[str, typer.Argument(metavar="REPORT")], server: Server = HERE) -> None:
    """Put a report aside."""
    _deed(server, f"/reports/{quote(report, '')}/settle")
