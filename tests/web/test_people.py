"""Playing with people: finding them, rated tables, the best, and a home that a passkey finds again."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.ledger import Ledger
from tests.server.running import House, running
from tests.server.test_ratings import count, finished, player_of
from tests.web.axe import faults
from tests.web.conftest import Arrive
from tests.web.person import NARROW, Person
from tests.web.texts import word
from turncoat.server.passkeys import site_of
from turncoat.server.ratings import FEWEST, RatedGame
from turncoat.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that offers bots at once to those who wait for people."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder, "--bots-after", "0", luck="people") as started:
        house = House(started.process, started.address, started.errors)
        house.database = str(folder / "tables.db")
        yield house


def look(person: Person, seats: int, rated: bool = False, language: str = "en") -> None:
    """Look for people to play Mad Zeppelin with."""
    person.open("/")
    card = person.page.locator("article[data-game=mad-zeppelin]")
    card.get_by_role("button", name=word("web-people", language)).click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert person.overflow() <= 0
    assert person.small_targets() == []
    assert faults(person.page) == []
    dialog.locator(f"input[type=radio][value='{seats}']").check()
    dialog.locator(f"input[type=radio][value={'yes' if rated else 'no'}]").check()
    dialog.get_by_role("button", name=word("web-people-look", language)).click()
    expect(person.page.locator("#gathering, .shell").first).to_be_visible()


def test_two_who_look_for_people_find_each_other(server: House, arrive: Arrive) -> None:
    anna, boris = arrive(), arrive(size=NARROW, theme="dark", language="ru")
    look(anna, 2, rated=True)
    expect(anna.page.locator("#gathering")).to_have_text(
        word("web-people-waiting", free=1, game=title("mad-zeppelin"))
    )
    expect(anna.page.get_by_text(word("web-waiting-rated"))).to_be_visible()
    assert faults(anna.page) == []
    boris.open("/")
    listed = boris.page.locator("section[aria-labelledby=open] li")
    expect(listed).to_contain_text(word("web-lobby-waits", "ru", free=1, rated="yes"))
    look(boris, 2, rated=True, language="ru")
    for person in (anna, boris):
        expect(person.page.locator(".shell")).to_be_visible()


def test_whoever_leaves_the_page_is_waited_for_no_longer_and_bots_are_offered(
    server: House, arrive: Arrive
) -> None:
    anna, boris = arrive(size=NARROW), arrive()
    look(anna, 4)
    look(boris, 4)
    expect(anna.page.get_by_role("button", name=word("web-people-with-bots"))).to_be_visible()
    assert anna.overflow() <= 0
    assert anna.small_targets() == []
    assert faults(anna.page) == []
    anna.page.get_by_role("button", name=word("web-people-with-bots")).click()
    expect(anna.page.get_by_text(word("web-people-settled", others=1))).to_be_visible()
    expect(boris.page.get_by_text(word("web-people-would"))).to_be_visible()
    boris.open("/")
    expect(anna.page.locator(".shell")).to_be_visible()
    (dealt,) = [told for told in anna.messages if told["type"] == "table"][-1:]
    assert [player["kind"] for player in dealt["players"]].count("bot") == 3


def title(game: str) -> str:
    from turncoat.games import game as game_by_name
    from turncoat.words import Message, Words

    return Words("en", game_by_name(game).text).say(Message("game-title"))


def test_ratings_are_at_home_and_the_best_in_the_lobby(server: House, arrive: Arrive) -> None:
    one, two = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    finished(server, one, two)
    players = tuple(player_of(server, home) for home in (one, two))
    for number in range(FEWEST - 1):
        count(server, RatedGame(f"game {number}", "mad-zeppelin", 1.0 + number, players, (1, 0), None, ()))
    vera = arrive(size=NARROW, language="ru", theme="dark")
    vera.open(f"/home#{one}")
    section = vera.page.locator("section[aria-labelledby=ratings]")
    expect(section.locator("article .points")).to_have_text(re.compile(r"^\d+$"))
    section.get_by_role("textbox").fill("Вера")
    section.get_by_role("button", name=word("web-ratings-list", "ru")).click()
    expect(section.get_by_text(re.compile("Вера"))).to_be_visible()
    assert vera.overflow() <= 0
    assert vera.small_targets() == []
    assert faults(vera.page) == []
    vera.open("/")
    vera.page.get_by_text(word("web-best", "ru"), exact=True).click()
    expect(vera.page.locator("details[open] li")).to_contain_text("Вера")
    assert faults(vera.page) == []
    vera.open("/home")
    section.get_by_role("button", name=word("web-ratings-unlist", "ru")).click()
    expect(section.get_by_text(word("web-ratings-unlisted", "ru"))).to_be_visible()


def test_a_rated_table_says_so_before_one_sits_down(server: House, arrive: Arrive) -> None:
    anna, boris = arrive(), arrive()
    anna.open("/new?game=mad-zeppelin&open=yes&seats=2")
    anna.page.locator("input[name=hints][value=yes]").check()
    anna.page.locator("input[name$=rated][value=yes]").check()
    expect(anna.page.locator("input[name=hints][value=no]")).to_be_checked()
    anna.page.get_by_role("button", name=word("web-new-invite")).click()
    anna.page.wait_for_url("**/table/*")
    boris.page.goto(anna.page.url)
    expect(boris.page.get_by_text(word("web-waiting-rated"))).to_be_visible()
    expect(boris.page.get_by_role("button", name=word("web-waiting-join"), exact=True)).to_be_visible()


# Passkeys ------------------------------------------------------------------------------------------


def at_localhost(person: Person) -> Person:
    """Come by the name that passkeys of this machine are bound to."""
    person.address = person.address.replace("127.0.0.1", "localhost")
    return person


def give_passkeys(page: Page, prf: bool = True) -> tuple[Any, str]:
    """Plug a virtual authenticator in; gives what speaks to it, and its name."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal", "hasResidentKey": True,
        "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
        "hasPrf": prf,
    }  # fmt: skip
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def evening(server: House) -> str:
    """The secret of a home with a game that goes on."""
    home = secrets.token_urlsafe(24)
    server.lay(home=home, game="mad-zeppelin", seats=2, name="Vera", fill=True, start=True)
    return home


def test_a_passkey_finds_a_home_again_and_the_server_learns_nothing(server: House, arrive: Arrive) -> None:
    home = evening(server)
    person = at_localhost(arrive(size=NARROW))
    page = person.page
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    person.open(f"/home#{home}")
    session, name = give_passkeys(page)
    page.get_by_text(word("web-home-along"), exact=True).click()
    page.get_by_role("button", name=word("web-passkey-keep")).click()
    expect(page.get_by_text(word("web-passkey-about", kept=1))).to_be_visible()
    assert person.overflow() <= 0
    assert person.small_targets() == []
    assert faults(page) == []
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]

    page.evaluate("localStorage.clear()")
    person.open("/home")
    expect(page.get_by_text(word("web-home-empty"))).to_be_visible()
    page.get_by_role("button", name=word("web-passkey-find")).click()
    expect(page.locator("section[aria-labelledby=running] li")).to_have_count(1)
    assert page.evaluate("JSON.parse(localStorage.getItem('turncoat.home'))") == home
    bodies = "".join(sent)
    assert home not in bodies
    assert "prf" not in bodies, "what the passkey gave stays in the page"
    with Ledger(server.database).engine.connect() as connection:
        assert home not in str(connection.exec_driver_sql("SELECT * FROM passkeys").all())

    thief = at_localhost(arrive())
    thief.open("/home")
    other, there = give_passkeys(thief.page)
    other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": credential})
    thief.page.get_by_role("button", name=word("web-passkey-find")).click()
    expect(thief.page.get_by_role("alert")).to_be_visible()
    assert thief.page.evaluate("localStorage.getItem('turncoat.home')") is None, (
        "a key that signs opens nothing"
    )


def test_a_passkey_that_cannot_seal_is_refused(server: House, arrive: Arrive) -> None:
    person = at_localhost(arrive())
    home = evening(server)
    person.open(f"/home#{home}")
    give_passkeys(person.page, prf=False)
    person.page.get_by_text(word("web-home-along"), exact=True).click()
    person.page.get_by_role("button", name=word("web-passkey-keep")).click()
    expect(person.page.get_by_role("alert")).to_have_text(word("web-passkey-cannot"))
    with Ledger(server.database).engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT COUNT(*) FROM passkeys WHERE sealed = ''").scalar()
    assert kept == 0


def test_passkeys_are_not_offered_under_a_name_that_they_are_not_bound_to(
    server: House, arrive: Arrive
) -> None:
    person = arrive()
    person.open(f"/home#{evening(server)}")
    person.page.get_by_text(word("web-home-along"), exact=True).click()
    expect(person.page.get_by_text(word("web-home-renew-about"))).to_be_visible()
    expect(person.page.get_by_role("button", name=word("web-passkey-keep"))).to_have_count(0)
    site = site_of(Settings(database="", port=1))
    assert site
    assert site.name == "localhost"
