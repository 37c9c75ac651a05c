"""Homes on a real server: seats that follow their owner by a secret, and that nobody else learns of."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.ledger import Ledger
from tests.server.running import House, Server
from turncoat.games import NAMES, game
from turncoat.server import homes
from turncoat.server.layout import HOME_SEATS
from turncoat.server.reach import reach
from turncoat.server.room import hashed
from turncoat.server.settings import Settings
from turncoat.words import LANGUAGES, Message, Words

LUCK = Random(1)
NEW = {"game": "passengers", "seats": 4, "fill": True, "start": True}


@pytest.fixture(scope="module")
def server(house: House) -> House:
    """A server on each kind of database."""
    return house


def new_secret() -> str:
    """A secret as a browser draws it."""
    return secrets.token_urlsafe(24)


def ask(
    server: Server, method: str, path: str, home: str, body: Any = None, **headers: str
) -> httpx.Response:
    """A request of somebody with a home."""
    with server.http as client:
        return client.request(method, path, json=body, headers={"Turncoat-Home": home, **headers})


def sit(server: Server, home: str, name: str = "Vera", **wishes: Any) -> dict[str, Any]:
    """Lay a table with a home."""
    return server.lay(**{**NEW, "home": home, "name": name, **wishes})


def told(server: Server, home: str, language: str = "en") -> dict[str, Any]:
    """A home, once all of it has been read."""
    while True:
        response = ask(server, "GET", f"/api/home?language={language}", home)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        if not found["unread"]:
            return found


def say(language: str, name: str) -> str:
    """A message of Passengers."""
    return Words(language, game("passengers").text).say(Message(name))


def rows_of(server: House, home: str) -> list[Any]:
    """What the database keeps under the hash of a secret."""
    with Ledger(server.database).engine.connect() as connection:
        return list(connection.execute(sa.select(HOME_SEATS).where(HOME_SEATS.c.home == hashed(home))))


def everything(server: House) -> str:
    """All that stands in the database."""
    with Ledger(server.database).engine.connect() as connection:
        found = sa.inspect(connection).get_table_names()
        return "".join(str(list(connection.execute(sa.text(f"SELECT * FROM {name}")))) for name in found)


def test_a_seat_follows_its_owner_to_another_device(server: House) -> None:
    home = new_secret()
    laid = sit(server, home)
    table = laid["table"]["id"]
    (running_there,) = told(server, home)["running"]
    assert (running_there["token"], running_there["key"]) == (laid["token"], laid["key"])
    assert (running_there["seat"], running_there["table"]["id"]) == (0, table)
    with server.connect(table, running_there["token"]) as other_device:
        other_device.until(lambda message: message["type"] == "view" and message["moves"])
        assert told(server, home)["running"][0]["asked"] is True
        other_device.play_out(LUCK)
    found = told(server, home, "ru")
    assert found["running"] == []
    (finished,) = found["finished"]
    result = other_device.last_view["result"]
    assert (finished["table"], finished["winners"]) == (table, result["winners"])
    assert [player["bot"] for player in finished["players"]] == [None, *["handwritten"] * 3]
    assert finished["role"] in game("passengers").sides
    assert finished["role_words"] == say("ru", f"side-{finished['role']}")
    assert [figure["name"] for figure in finished["figures"]] == ["points", "votes"]
    assert finished["figures"][0]["value"] == result["sheet"]["points"][finished["role"]]
    votes = [line["message"] for line in other_device.lines if line.get("event") == "voted"]
    assert finished["figures"][1]["of"] == 3, votes
    assert finished["ended_at"] > laid["table"]["opened_at"]
    assert server.get(f"/api/tables/{table}/saved", finished["token"]).status_code == 200


def test_two_browsers_with_one_home_see_the_same_and_others_see_nothing(server: House) -> None:
    home, stranger = new_secret(), new_secret()
    first = sit(server, home, public=True, fill=False, start=False)
    table = first["table"]["id"]
    joined = ask(server, "POST", f"/api/tables/{table}/join", stranger, {"name": "Boris"}).json()
    sit(server, home, game="mad-zeppelin", seats=2)
    seen = [ask(server, "GET", "/api/home", home).text for _ in range(2)]
    assert seen[0] == seen[1]
    assert [one["table"]["game"] for one in told(server, home)["running"]] == ["mad-zeppelin", "passengers"]
    (theirs,) = told(server, stranger)["running"]
    assert (theirs["seat"], theirs["token"]) == (1, joined["token"])
    assert first["token"] not in ask(server, "GET", "/api/home", stranger).text
    assert [one["asked"] for one in told(server, home)["running"]][1] is False, "nobody is asked yet"


def test_seats_of_one_table_in_two_homes_tell_nothing_of_each_other(server: House) -> None:
    one, two = new_secret(), new_secret()
    laid = sit(server, one, seats=4, fill=False, start=False)
    table, key = laid["table"]["id"], laid["key"]
    headers = {"Turncoat-Key": key}
    ask(server, "POST", f"/api/tables/{table}/join", two, {"name": "Second"}, **headers)
    server.post(f"/api/tables/{table}/start", laid["token"], fill=True)
    ask(server, "POST", "/api/home/merge", one, {"other": two})
    both = told(server, one)["running"]
    assert sorted(each["seat"] for each in both) == [0, 1]
    tables = [each.pop("table") for each in both]
    assert tables[0] == tables[1], "what everybody knows"
    assert all(set(each) == {"seat", "token", "key", "asked"} for each in both)


@pytest.mark.parametrize(
    "secret", ["", "abc", "ё" * 32, "x" * 31, "x" * 33, "x" * 3000, "../" * 11, "unknown"]
)
def test_a_wrong_secret_is_answered_like_one_that_nobody_has(server: House, secret: str) -> None:
    if secret == "unknown":
        secret = new_secret()
    sent: list[tuple[bytes, bytes]] = [(b"Turncoat-Home", secret.encode())] if secret else []
    with server.http as client:
        answers = [
            client.get("/api/home", headers=sent),
            client.delete("/api/home", headers=sent),
            client.post(
                "/api/home/merge", json={"other": secret[:200]}, headers={"Turncoat-Home": new_secret()}
            ),
        ]
    for answer in answers:
        assert answer.status_code == 404
        assert answer.json() == {
            "message": {"name": "home-missing", "arguments": {}},
            "words": Words("en").say(Message("home-missing")),
        }
    assert secret == "" or secret not in answers[0].text


def test_a_table_is_not_laid_for_a_home_that_cannot_be(server: House) -> None:
    before = Ledger(server.database).count()
    assert ask(server, "POST", "/api/tables", "too short", {**NEW, "name": "Vera"}).status_code == 404
    assert Ledger(server.database).count() == before


def test_seats_from_before_are_brought_home_if_they_are_held(server: House) -> None:
    home = new_secret()
    laid, other = (server.lay(**NEW, name="Vera") for _ in range(2))
    seats = [
        {"table": laid["table"]["id"], "token": laid["token"], "key": laid["key"]},
        {"table": other["table"]["id"], "token": laid["token"]},
        {"table": "nowhere", "token": laid["token"]},
    ]
    for _ in range(2):
        assert ask(server, "POST", "/api/home/seats", home, {"seats": seats}).json() == {"kept": 1}
    (found,) = told(server, home)["running"]
    assert (found["token"], found["key"]) == (laid["token"], laid["key"])


def test_homes_are_brought_together_and_the_old_secret_opens_nothing(server: House) -> None:
    old, new = new_secret(), new_secret()
    laid = [sit(server, home, game="mad-zeppelin", seats=2) for home in (old, new)]
    assert ask(server, "POST", "/api/home/merge", new, {"other": old}).status_code == 204
    assert ask(server, "GET", "/api/home", old).status_code == 404
    assert rows_of(server, old) == []
    tokens = {one["token"] for one in told(server, new)["running"]}
    assert tokens == {one["token"] for one in laid}
    assert ask(server, "POST", "/api/home/merge", new, {"other": new}).status_code == 204
    assert len(told(server, new)["running"]) == 2


def test_deleting_leaves_nothing_of_the_home_and_all_of_the_others(server: House) -> None:
    home, friend = new_secret(), new_secret()
    done = sit(server, home, name="Ottoline", game="mad-zeppelin", seats=2)
    with server.connect(done["table"]["id"], done["token"]) as client:
        client.play_out(LUCK)
    waiting = sit(server, home, name="Ottoline", fill=False, start=False)
    running_ = sit(server, home, name="Ottoline", fill=False, start=False, public=True)
    table = running_["table"]["id"]
    joined = ask(server, "POST", f"/api/tables/{table}/join", friend, {"name": "Boris"}).json()
    server.post(f"/api/tables/{table}/start", running_["token"], fill=True)
    assert len(told(server, home)["finished"]) == 1
    entries = {one: len(rows) for one, rows in Ledger(server.database).rows().items()}
    with server.connect(table, joined["token"]) as boris, server.connect(table, running_["token"]) as own:
        assert ask(server, "DELETE", "/api/home", home).status_code == 204
        assert own.until(lambda message: message["type"] == "closed")["message"]["name"] == "error-token"
        boris.until(lambda message: message["type"] == "table" and message["players"][0]["away"])
        line = boris.until(lambda message: message["type"] == "log")["lines"][-1]
        assert line["message"]["name"] == "player-resigned"
        boris.play_out(LUCK)
    assert ask(server, "GET", "/api/home", home).status_code == 404
    left = everything(server)
    assert hashed(home) not in left
    assert home not in left
    assert rows_of(server, home) == []
    now = Ledger(server.database)
    assert all(len(rows) >= entries[one] for one, rows in now.rows().items() if one in entries), (
        "no game is lost"
    )
    assert now.kinds(waiting["table"]["id"])[-1] == "left"
    (theirs,) = told(server, friend)["finished"]
    assert theirs["players"][0]["name"] == ""
    assert "Ottoline" not in everything(server)
    assert server.get(f"/api/tables/{done['table']['id']}/saved", done["token"]).status_code == 200


def test_who_resigns_is_gone_for_good_and_the_game_ends_without(server: House) -> None:
    home = new_secret()
    laid = sit(server, home, game="mad-zeppelin", seats=2)
    table, own = laid["table"]["id"], laid["token"]
    with server.connect(table, key=laid["key"]) as watcher:
        assert server.post(f"/api/tables/{table}/resign", own).status_code == 200
        assert server.post(f"/api/tables/{table}/resign", own).status_code == 404
        watcher.until(lambda message: message["type"] == "view" and message["over"])
    found = told(server, home)
    assert found["running"] == []
    assert found["finished"][0]["resigned"] is True
    proof = server.get(f"/api/tables/{table}", key=laid["key"]).json()["proof"]
    assert proof["contributions"].keys() == {"0"}, "the deal is still checked with what the person gave"
    assert server.post(f"/api/tables/{table}/again", own).status_code == 404


def test_a_seat_that_was_left_is_no_longer_at_home(server: House) -> None:
    home = new_secret()
    laid = sit(server, home, fill=False, start=False)
    assert server.post(f"/api/tables/{laid['table']['id']}/resign", laid["token"]).status_code == 409
    assert server.post(f"/api/tables/{laid['table']['id']}/leave", laid["token"]).status_code == 200
    assert told(server, home)["running"] == []
    assert rows_of(server, home) == []


def test_the_next_game_is_at_home_too(server: House) -> None:
    home = new_secret()
    laid = sit(server, home, game="mad-zeppelin", seats=2)
    table = laid["table"]["id"]
    with server.connect(table, laid["token"]) as client:
        client.play_out(LUCK)
    headers = {"Authorization": f"Bearer {laid['token']}"}
    following = ask(server, "POST", f"/api/tables/{table}/again", home, {}, **headers).json()
    found = told(server, home)
    assert [one["table"]["id"] for one in found["running"]] == [following["table"]["id"]]
    assert found["running"][0]["token"] == following["token"]


def test_no_secret_name_token_or_link_of_a_home_is_in_the_log(server: House) -> None:
    home, other = new_secret(), new_secret()
    laid = sit(server, home, name="Zuleika Dobson")
    ask(server, "POST", "/api/home/merge", home, {"other": other})
    ask(server, "POST", "/api/home/merge", other, {"other": home})
    told(server, other)
    ask(server, "POST", "/api/home/seats", other, {"seats": "nonsense"})
    ask(server, "DELETE", "/api/home", other)
    log = "".join(server.errors)
    hidden = (home, other, hashed(home), hashed(other), "Zuleika", laid["token"], laid["key"], "/home")
    assert [one for one in hidden if one in log] == []


# Without a server ----------------------------------------------------------------------------------


def test_what_is_sealed_opens_with_its_secret_alone() -> None:
    text = "token key"
    one, two = homes.sealed("s" * 32, "table", 1, text), homes.sealed("s" * 32, "table", 1, text)
    assert one != two, "nothing shows that they are the same"
    assert homes.unsealed("s" * 32, "table", 1, one) == text
    for wrong in (("t" * 32, "table", 1), ("s" * 32, "tablet", 1), ("s" * 32, "table", 2)):
        assert homes.unsealed(*wrong, one) != text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_roles_and_figures_have_words(name: str, language: str) -> None:
    played = game(name)
    words = Words(language, played.text)
    table = played.dealt(played.seats[0], seed=1)
    for seat in range(table.seats):
        for figure in played.figures(table, seat):
            assert words.has(f"figure-{figure.name}")
            assert figure.of is None or 0 <= figure.value <= figure.of
    assert all(words.has(f"side-{side}") for side in played.sides)


def test_a_server_knows_who_can_reach_it(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    here = server.get("/api/reach").json()
    port = int(server.address.rpartition(":")[2])
    assert here["alone"] is True
    assert here["command"] == f"turncoat serve --host 0.0.0.0 --port {port}"
    with server.http as client:
        forwarded = client.get("/api/reach", headers={"X-Forwarded-For": "192.0.2.1"}).json()
    assert forwarded == {"alone": False, "address": None, "command": None}
    monkeypatch.setattr("turncoat.server.reach.own_address", lambda: "192.168.1.5")
    for_all = {"alone": False, "address": "http://192.168.1.5:8600", "command": None}
    assert reach(Settings(host="0.0.0.0", port=8600)) == for_all
    assert reach(Settings(host="127.0.0.1", port=8600))["address"] == "http://192.168.1.5:8600"
    assert reach(Settings(host="192.168.1.5", port=8600)) == for_all
    monkeypatch.setattr("turncoat.server.reach.own_address", lambda: "127.0.0.1")
    assert reach(Settings(host="0.0.0.0", port=8600))["address"] is None
