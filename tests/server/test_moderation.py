"""Order at tables: what hosts and administrators do, who is told of it, and that all processes agree."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.server.ledger import Ledger
from tests.server.postgres import fresh_database
from tests.server.running import Client, Server, running

TOKEN = "an-administrators-token-for-tests"
ZEPPELIN = {"game": "mad-zeppelin", "seats": 3, "public": True, "clock": {"absence": 600}}
"""A game in which everybody may say everything at any time."""
NAMES = ("Hostess Ada", "Guest Boris")


class Club:
    """Servers on one database: on PostgreSQL two processes, where people act at one and look at the other."""

    def __init__(self, first: Server, second: Server, database: str) -> None:
        self.first, self.second = first, second
        self.ledger = Ledger(database)

    def ask(self, path: str, body: Any = None, token: str = TOKEN, home: str = "") -> httpx.Response:
        """A request to the first process."""
        headers = {"Authorization": f"Bearer {token}", "Turncoat-Home": home}
        with self.first.http as client:
            return client.request("GET" if body is None else "POST", path, json=body, headers=headers)

    def done(self, path: str, body: Any, token: str = TOKEN) -> None:
        """Something that has to succeed."""
        response = self.ask(path, body, token)
        assert response.status_code in (200, 204), response.text

    def office(self, language: str = "en") -> Any:
        """What administrators look at."""
        return self.ask(f"/api/admin?language={language}").json()

    def acts(self, table: str) -> list[tuple[str, str, int | None]]:
        """What the audit log has of a table, the oldest first."""
        found = [act for act in self.office()["audit"] if act["table"] == table]
        return [(act["who"], act["what"], act["seat"]) for act in reversed(found)]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setenv("TURNCOAT_ADMIN_TOKEN", TOKEN)
        several = request.param == "postgresql"
        database = stack.enter_context(fresh_database()) if several else str(folder / "tables.db")
        first = stack.enter_context(running(folder, "--log", "debug", database=database))
        second = stack.enter_context(running(folder, database=database)) if several else first
        patch.undo()
        yield Club(first, second, database)
        stack.close()
        told = "".join([*first.errors, *second.errors])
        assert not [name for name in (*NAMES, TOKEN, "a vile remark", "127.0.0.1") if name in told]


class Evening:
    """A table of two people and a bot: the host at the first process, the guest at the second."""

    def __init__(self, club: Club, start: bool = True) -> None:
        self.club = club
        self.homes = [secrets.token_urlsafe(24) for _ in NAMES]
        laid = club.first.lay(**ZEPPELIN, name=NAMES[0], home=self.homes[0])
        self.table: str = laid["table"]["id"]
        self.host: str = laid["token"]
        self.guest = self.join(NAMES[1], self.homes[1]).json()["token"]
        if start:
            club.done(f"/api/tables/{self.table}/start", {"fill": True}, self.host)

    def join(self, name: str, home: str) -> httpx.Response:
        """Sit down at the second process."""
        with self.club.second.http as client:
            path = f"/api/tables/{self.table}/join"
            return client.post(path, json={"name": name}, headers={"Turncoat-Home": home})

    def deed(self, what: str, **body: Any) -> None:
        """Something that the host does."""
        self.club.done(f"/api/tables/{self.table}/{what}", body, self.host)

    def sits(self, token: str) -> Client:
        """Somebody who is connected to the second process."""
        client = self.club.second.connect(self.table, token)
        client.until(lambda message: message["type"] in ("view", "table"))
        return client

    def names(self) -> list[str]:
        """Names as the second process shows them."""
        about = self.club.second.get(f"/api/tables/{self.table}").json()
        return [player["name"] for player in about["players"]]


def farewell(client: Client) -> str:
    """Why a connection was ended."""
    return str(client.until(lambda message: message["type"] == "closed")["message"]["name"])


def sees(client: Client, name: str) -> dict[str, Any]:
    """Wait for a line on a player."""
    while True:
        for line in client.lines:
            if line["kind"] == "player" and line["message"]["name"] == name:
                return line
        client.next()


def test_who_is_muted_plays_on_and_says_nothing(club: Club) -> None:
    evening = Evening(club)
    with evening.sits(evening.guest) as guest, evening.sits(evening.host) as host:
        claims = guest.last_view["claims"] if guest.received[-1]["type"] == "view" else guest.view()["claims"]
        evening.deed("mute", seat=1)
        silent = guest.until(lambda message: message["type"] == "view" and message["silence"])
        assert silent["silence"] == {"name": "room-muted", "arguments": {"by": "host"}}
        assert silent["claims"] == []
        for refused in (guest.ask("say", text="But"), guest.ask("claim", claim=claims[0]["text"])):
            assert (refused["type"], refused["message"]["name"]) == ("refused", "room-muted")
        assert sees(host, "player-muted")["message"]["arguments"]["player"] == {"seat": 1}
        evening.deed("mute", seat=1, muted=False)
        sees(guest, "player-unmuted")
        assert guest.ask("say", text="Thank you")["type"] == "accepted"
    assert club.acts(evening.table) == [("host", "muted", 1), ("host", "muted", 1)]
    assert club.ledger.room(evening.table).players[1].muted is None


def test_a_new_name_stands_wherever_the_old_one_stood(club: Club) -> None:
    evening = Evening(club)
    with evening.sits(evening.host) as host:
        evening.deed("rename", seat=1, name="Quiet \u202e Boris")
        host.until(lambda m: m["type"] == "table" and m["players"][1]["name"] == "Quiet Boris")
        club.done(f"/api/admin/tables/{evening.table}/rename", {"seat": 1, "name": NAMES[0].upper()})
        host.until(lambda m: m["type"] == "table" and m["players"][1]["name"] == f"{NAMES[0].upper()} 2")
    room = club.ledger.room(evening.table)
    assert room.match
    assert room.match.names[1] == room.players[1].name == f"{NAMES[0].upper()} 2"
    assert club.acts(evening.table) == [("host", "renamed", 1), ("administrator", "renamed", 1)]


def test_the_seat_of_somebody_removed_goes_to_a_bot(club: Club) -> None:
    evening = Evening(club)
    with evening.sits(evening.guest) as guest, evening.sits(evening.host) as host:
        evening.deed("remove", seat=1)
        assert farewell(guest) == "room-removed"
        sees(host, "player-removed")
        about = next(m for m in reversed(host.received) if m["type"] == "table")
        assert (about["players"][1]["away"], about["host"]) == (True, 0)
    with evening.club.second.connect(evening.table, evening.guest) as again:
        assert farewell(again) == "error-token"
    assert club.ledger.room(evening.table).players[1].resigned


def test_who_was_removed_before_the_start_does_not_come_back_to_that_table(club: Club) -> None:
    evening = Evening(club, start=False)
    evening.deed("remove", seat=1)
    assert evening.names() == [NAMES[0], None, None]
    refused = evening.join("Boris again", evening.homes[1])
    while refused.status_code == 200:  # the other process hears of bans a moment later
        evening.deed("remove", seat=1)
        refused = evening.join("Boris again", evening.homes[1])
    assert (refused.status_code, refused.json()["message"]["name"]) == (403, "banned-here")
    assert evening.join("Somebody else", secrets.token_urlsafe(24)).status_code == 200
    elsewhere = club.second.lay(**ZEPPELIN, name=NAMES[1], home=evening.homes[1])
    assert elsewhere["seat"] == 0


@pytest.mark.parametrize("by", ["host", "administrator"])
def test_closing_tells_everybody_and_ends_all(club: Club, by: str) -> None:
    evening = Evening(club)
    with evening.sits(evening.guest) as guest, club.second.connect(evening.table) as spectator:
        spectator.view()
        if by == "host":
            evening.deed("close")
        else:
            club.done(f"/api/admin/tables/{evening.table}/close", {})
        for one in (guest, spectator):
            told = one.until(lambda message: message["type"] == "closed")["message"]
            assert told == {"name": "room-closed", "arguments": {"by": by}}
    for server in (club.first, club.second):
        response = server.get(f"/api/tables/{evening.table}", evening.guest)
        assert (response.status_code, response.json()["message"]["name"]) == (409, "room-closed")
        with server.connect(evening.table, evening.guest) as late:
            assert farewell(late) == "room-closed"
        for status in ("open", "playing", "over"):
            listed = server.get(f"/api/tables?status={status}&limit=100").json()
            assert evening.table not in [table["id"] for table in listed]
    assert club.acts(evening.table) == [(by, "closed", None)]
    home = club.ask("/api/home", home=evening.homes[1]).json()
    assert (home["running"], home["finished"]) == ([], [])


def test_only_the_host_keeps_order_and_only_among_other_people(club: Club) -> None:
    evening = Evening(club)
    at = f"/api/tables/{evening.table}"
    for deed, more in {"rename": {"name": "X"}, "mute": {}, "remove": {}}.items():
        assert club.ask(f"{at}/{deed}", {**more, "seat": 0}, evening.guest).status_code == 403
        for seat in (0, 2):  # the own seat, and a bot's
            answer = club.ask(f"{at}/{deed}", {**more, "seat": seat}, evening.host)
            assert (answer.status_code, answer.json()["message"]["name"]) == (409, "room-no-person")
    assert club.ask(f"{at}/close", {}, evening.guest).status_code == 403
    assert club.acts(evening.table) == []


def test_a_host_ends_no_rated_game_for_anybody(club: Club) -> None:
    homes = [secrets.token_urlsafe(24) for _ in NAMES]
    laid = club.first.lay(game="mad-zeppelin", seats=2, public=True, rated=True, name=NAMES[0], home=homes[0])
    at = f"/api/tables/{laid['table']['id']}"
    with club.first.http as client:
        client.post(f"{at}/join", json={"name": NAMES[1]}, headers={"Turncoat-Home": homes[1]})
    club.done(f"{at}/start", {}, laid["token"])
    for deed, body in (("remove", {"seat": 1}), ("close", {})):
        answer = club.ask(f"{at}/{deed}", body, laid["token"])
        assert (answer.status_code, answer.json()["message"]["name"]) == (409, "room-rated-order")


def test_nobody_without_the_token_gets_into_the_office(club: Club) -> None:
    evening = Evening(club)
    for token in ("none", TOKEN[:-1], evening.host):
        for path, body in (("", None), (f"/tables/{evening.table}/close", {}), ("/bans/x/lift", {})):
            answer = club.ask(f"/api/admin{path}", body, token)
            assert (answer.status_code, answer.json()["message"]["name"]) == (403, "admin-token")
    assert evening.table in [table["id"] for table in club.office()["tables"]]


def test_where_there_is_no_token_there_is_no_office(server: Server) -> None:
    laid = server.lay(**ZEPPELIN, name="Ada")
    with server.http as client:
        assert client.get("/api/admin", headers={"Authorization": "Bearer anything"}).status_code == 404
        answer = client.post(f"/api/tables/{laid['table']['id']}/reports", json={"line": 0})
        assert answer.json()["message"]["name"] == "report-nobody"


def test_a_report_shows_the_lines_around_it_until_it_is_settled(club: Club) -> None:
    evening = Evening(club)
    with evening.sits(evening.guest) as guest, evening.sits(evening.host) as host:
        for text in ("Good evening", "This is a vile remark", "Goodbye"):
            assert guest.ask("say", text=text)["type"] == "accepted"
        while not any(line.get("text") == "Goodbye" for line in host.lines):
            host.next()
        (line,) = [one["line"] for one in host.lines if one.get("text") == "This is a vile remark"]
        for _ in range(2):
            club.done(f"/api/tables/{evening.table}/reports", {"line": line}, evening.host)
        wrong = club.ask(f"/api/tables/{evening.table}/reports", {"line": line}, evening.guest)
        assert wrong.json()["message"]["name"] == "report-none", "nobody reports what they said themselves"
    (report,) = [one for one in club.office("ru")["reports"] if one["table"] == evening.table]
    assert (report["seat"], report["name"], report["reporter"]) == (1, NAMES[1], 0)
    assert report["text"] == "This is a vile remark"
    words = [one["words"] for one in report["lines"]]
    assert words.index("Good evening") < words.index("Goodbye")
    club.done(f"/api/admin/reports/{report['id']}/settle", {})
    (settled,) = [one for one in club.office()["reports"] if one["table"] == evening.table]
    assert settled["settled"]
    assert club.acts(evening.table) == [("administrator", "settled", 1)]
    assert club.ask("/api/admin/reports/none/settle", {}).json()["message"]["name"] == "report-gone"


def test_who_is_banned_loses_all_seats_and_takes_none_until_the_ban_is_lifted(club: Club) -> None:
    evening = Evening(club)
    other = club.first.lay(**ZEPPELIN, name=NAMES[1], home=evening.homes[1])["table"]["id"]
    with evening.sits(evening.guest) as guest:
        club.done("/api/admin/bans", {"table": evening.table, "seat": 1, "days": 7})
        assert farewell(guest) == "room-removed"
    assert club.first.get(f"/api/tables/{other}").json()["players"][0]["kind"] == "free"
    (ban,) = [one for one in club.office()["bans"] if one["table"] == evening.table]
    assert (ban["by"], ban["everywhere"], round(ban["until"] - ban["at"])) == (["home"], True, 7 * 86400)
    wishes: dict[str, Any] = {
        "json": {**ZEPPELIN, "name": "Boris"},
        "headers": {"Turncoat-Home": evening.homes[1]},
    }
    with club.first.http as client:
        refused = client.post("/api/tables", **wishes)
        assert (refused.status_code, refused.json()["message"]["name"]) == (403, "banned")
        club.done(f"/api/admin/bans/{ban['id']}/lift", {})
        assert client.post("/api/tables", **wishes).status_code == 201
    assert ("administrator", "banned", 1) in club.acts(evening.table)
    assert ("administrator", "lifted", 1) in club.acts(evening.table)


def test_an_address_is_banned_as_a_hash_whichever_process_it_is_connected_to(club: Club) -> None:
    evening = Evening(club)
    with evening.sits(evening.guest) as guest:
        club.done("/api/admin/bans", {"table": evening.table, "seat": 1, "days": 0.5, "address": True})
        farewell(guest)

    def banned() -> dict[str, Any]:
        (ban,) = [one for one in club.office()["bans"] if one["table"] == evening.table]
        found: dict[str, Any] = ban
        return found

    while "address" not in banned()["by"]:  # where the guest is known only to the other process
        pass
    with club.first.http as client:
        refused = client.post("/api/tables", json={**ZEPPELIN, "name": "Anybody here"})
        assert refused.json()["message"]["name"] == "banned"
        with club.ledger.engine.connect() as connection:
            rows = connection.exec_driver_sql("SELECT subject FROM bans").all()
        assert all(len(subject) == 64 for (subject,) in rows)
        assert "127.0.0.1" not in json.dumps([list(row) for row in rows])
        club.done(f"/api/admin/bans/{banned()['id']}/lift", {})
        assert client.post("/api/tables", json={**ZEPPELIN, "name": "Anybody here"}).status_code == 201


def test_the_same_as_commands(club: Club) -> None:
    evening = Evening(club)

    def admin(*words: str, token: str = TOKEN) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"LC_ALL": "C.UTF-8", "TURNCOAT_ADMIN_TOKEN": token}
        command = [sys.executable, "-m", "turncoat", "admin", *words, "--server", club.first.address]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert admin("rename", evening.table, "2", "Milder").stdout == "Done.\n"
    assert evening.names()[1] == "Milder"
    assert json.loads(admin("list", "--json").stdout)["audit"][0]["what"] == "renamed"
    wrong = admin("close", evening.table, token="x" * 30)
    assert (wrong.returncode, wrong.stderr) == (2, "turncoat: This is not the administrators' token.\n")
    dashed = admin("close", "-JqF0v1d4VbYw9aZ")
    assert dashed.stderr.startswith("turncoat: There is no such table"), "one name in 64 begins with a dash"


def test_nobody_is_banned_where_nothing_tells_who_it_is(club: Club) -> None:
    laid = club.first.lay(**ZEPPELIN, name="Ada")
    answer = club.ask("/api/admin/bans", {"table": laid["table"]["id"], "seat": 0, "days": 1})
    assert (answer.status_code, answer.json()["message"]["name"]) == (409, "ban-nobody")
