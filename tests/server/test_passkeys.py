"""Passkeys on a real server: they give a sealed secret back to their owner, and to nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.authenticator import PRESENT, Passkey, text
from tests.server.ledger import Ledger
from tests.server.running import House
from tests.server.test_home import ask, everything, new_secret, sit
from turncoat.server.passkeys import MOST, site_of
from turncoat.server.room import hashed
from turncoat.server.settings import Settings

SEALED = "s" * 80


def passkey_for(house: House, **more: Any) -> Passkey:
    """A passkey for a server on this machine."""
    return Passkey(origin=f"http://localhost:{house.address.rpartition(':')[2]}", **more)


def options(house: House, home: str) -> dict[str, Any]:
    """What a browser is told to make a passkey by."""
    response = ask(house, "POST", "/api/home/passkey/options", home)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def keep(house: House, home: str, passkey: Passkey, sealed: str = SEALED) -> Any:
    """Have a passkey keep a home."""
    made = passkey.made(options(house, home))
    return ask(house, "POST", "/api/home/passkey", home, {"credential": made, "sealed": sealed})


def question(house: House) -> dict[str, Any]:
    found: dict[str, Any] = ask(house, "POST", "/api/passkey/options", "").json()
    return found


def come(house: House, credential: dict[str, Any]) -> Any:
    return ask(house, "POST", "/api/passkey", "", {"credential": credential})


def refused(response: Any) -> str:
    assert response.status_code in (404, 409, 422), response.text
    return str(response.json()["message"]["name"])


def test_a_passkey_gives_the_sealed_secret_back(house: House) -> None:
    home, passkey = new_secret(), passkey_for(house)
    assert refused(ask(house, "POST", "/api/home/passkey/options", home)) == "home-missing"
    sit(house, home)
    asked = options(house, home)
    assert asked["rp"]["id"] == "localhost"
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert asked["authenticatorSelection"]["userVerification"] == "required"
    assert keep(house, home, passkey).status_code == 204
    assert ask(house, "GET", "/api/home/passkey", home).json() == {"passkeys": 1}
    assert [one["id"] for one in options(house, home)["excludeCredentials"]] == [text(passkey.id)]
    for _ in range(2):
        assert come(house, passkey.signed(question(house))).json() == {"sealed": SEALED}
    (exported,) = ask(house, "GET", "/api/home/export", home).json()["passkeys"]
    assert exported.keys() == {"since", "uses"}
    assert exported["uses"] == passkey.uses
    assert house.get("/api/passkey").json() == {"site": "localhost"}


def test_an_answer_is_good_once_for_its_site_and_by_its_own_key(house: House) -> None:
    home, passkey = new_secret(), passkey_for(house)
    sit(house, home)
    assert keep(house, home, passkey).status_code == 204
    answer = passkey.signed(question(house))
    assert come(house, answer).status_code == 200
    assert refused(come(house, answer)) == "passkey-late", "it cannot be sent again"
    assert refused(come(house, passkey.signed({"challenge": text(bytes(32))}))) == "passkey-late"
    assert refused(come(house, passkey.signed(options(house, home)))) == "passkey-late", "another question"
    stranger = passkey_for(house)
    assert refused(come(house, stranger.signed(question(house)))) == "passkey-unknown"
    stranger.id = passkey.id
    assert refused(come(house, stranger.signed(question(house)))) == "passkey-wrong"
    for name, value in (("origin", "https://evil.example"), ("site", "evil.example"), ("flags", PRESENT)):
        other = passkey_for(house)
        other.id, other.key, other.uses = passkey.id, passkey.key, passkey.uses + 5
        setattr(other, name, value)
        assert refused(come(house, other.signed(question(house)))) == "passkey-wrong", name
    copy = passkey_for(house)
    copy.id, copy.key, copy.uses = passkey.id, passkey.key, 0
    assert refused(come(house, copy.signed(question(house)))) == "passkey-wrong", "its count went back"


@pytest.mark.parametrize("damage", [{}, {"id": 7}, {"response": []}, {"response": {"clientDataJSON": "e30"}}])
def test_damaged_answers_are_refused(house: House, damage: dict[str, Any]) -> None:
    assert refused(come(house, damage)) == "passkey-wrong"


def test_what_cannot_be_a_sealed_secret_or_a_passkey_is_not_kept(house: House) -> None:
    home = new_secret()
    sit(house, home)
    assert refused(keep(house, home, passkey_for(house), sealed="short")) == "passkey-wrong"
    assert refused(keep(house, home, passkey_for(house, flags=PRESENT))) == "passkey-wrong"
    other = new_secret()
    sit(house, other)
    made = passkey_for(house).made(options(house, other))
    body = {"credential": made, "sealed": SEALED}
    assert refused(ask(house, "POST", "/api/home/passkey", home, body)) == "passkey-late", "another's"
    for _ in range(MOST):
        assert keep(house, home, passkey_for(house)).status_code == 204
    assert refused(ask(house, "POST", "/api/home/passkey/options", home)) == "passkey-too-many"


def test_a_reader_of_the_database_and_of_the_log_learns_no_secret(house: House) -> None:
    home, passkey = new_secret(), passkey_for(house)
    laid = sit(house, home)
    keep(house, home, passkey)
    come(house, passkey.signed(question(house)))
    kept = everything(house)
    assert home not in kept
    assert laid["token"] not in kept
    log = "".join(house.errors)
    assert [one for one in (home, hashed(home), text(passkey.id), SEALED) if one in log] == []


def test_passkeys_go_with_the_secret_that_they_keep(house: House) -> None:
    old, new = new_secret(), new_secret()
    passkeys = [passkey_for(house) for _ in range(2)]
    sit(house, old)
    keep(house, old, passkeys[0])
    ask(house, "POST", "/api/home/merge", new, {"other": old})
    assert refused(come(house, passkeys[0].signed(question(house)))) == "passkey-unknown"
    keep(house, new, passkeys[1])
    assert ask(house, "DELETE", "/api/home/passkey", new).status_code == 204
    assert refused(come(house, passkeys[1].signed(question(house)))) == "passkey-unknown"
    keep(house, new, passkeys[1])
    assert ask(house, "DELETE", "/api/home", new).status_code == 204
    with Ledger(house.database).engine.connect() as connection:
        kept = json.dumps([list(row) for row in connection.execute(sa.text("SELECT home FROM passkeys"))])
    assert hashed(new) not in kept


@pytest.mark.parametrize(
    ("origins", "port", "name"),
    [
        (("http://play.example", "https://play.example"), 8600, "play.example"),
        (("https://192.0.2.7", "https://[2001:db8::1]"), 8600, "localhost"),
        (("nonsense",), 0, None),
        ((), 8600, "localhost"),
    ],
)
def test_passkeys_belong_to_the_site_that_the_server_was_started_for(
    origins: tuple[str, ...], port: int, name: str | None
) -> None:
    site = site_of(Settings(database="", origins=origins, port=port))
    assert (site.name if site else None) == name
