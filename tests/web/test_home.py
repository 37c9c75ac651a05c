"""Your games in the browser: on two devices, brought together, deleted; inviting, and watching."""

from __future__ import annotations

import json
import re
import secrets
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.axe import faults
from tests.web.conftest import Arrive
from tests.web.person import NARROW, RESULT, Person
from tests.web.texts import word


def evening(server: Server, game: str, seats: int, name: str) -> str:
    """The secret of a home with a finished game and one that goes on."""
    home = secrets.token_urlsafe(24)
    wishes: dict[str, Any] = {"game": game, "seats": seats, "name": name, "fill": True, "start": True}
    laid = server.lay(home=home, **wishes)
    with server.connect(laid["table"]["id"], laid["token"]) as client:
        client.play_out(Random(1))
    server.lay(home=home, **wishes)
    return home


def tables(person: Person) -> tuple[int, int]:
    """How many running and finished games are shown."""
    page = person.page
    expect(page.locator("#finished")).to_be_visible()
    return page.locator("section[aria-labelledby=running] li").count(), page.locator(
        "section[aria-labelledby=finished] li"
    ).count()


def test_games_follow_to_another_device_come_together_and_are_deleted(server: Server, arrive: Arrive) -> None:
    home = evening(server, "passengers", 4, "Vera")
    phone, laptop = arrive(size=NARROW, theme="dark"), arrive()
    sent: list[str] = []
    for person in (phone, laptop):
        person.page.on("request", lambda request: sent.append(request.url))
    phone.open("/home")
    expect(phone.page.get_by_text(word("web-home-empty"))).to_be_visible()
    phone.open(f"/home#{home[:20]}")
    expect(phone.page.get_by_role("alert")).to_have_text(word("home-missing"))
    phone.open(f"/home#{home}")
    assert tables(phone) == (1, 1)
    assert home not in phone.page.url
    assert phone.overflow() <= 0
    assert phone.small_targets() == []
    assert faults(phone.page) == []
    expect(phone.page.locator("article [data-share]").first).to_be_visible()

    laptop.open(f"/home#{evening(server, 'mad-zeppelin', 2, 'Vera')}")
    assert tables(laptop) == (1, 1)
    laptop.open(f"/home#{home}")
    laptop.page.get_by_role("button", name=word("web-home-together")).click()
    expect(laptop.page.locator("section[aria-labelledby=finished] li")).to_have_count(2)
    assert faults(laptop.page) == []
    expect(phone.page.locator("section[aria-labelledby=finished] li")).to_have_count(2)

    laptop.page.get_by_role("link", name=word("web-replay")).first.click()
    laptop.page.wait_for_selector("input[type=range]")
    phone.page.get_by_role("link", name=word("web-lobby-continue")).first.click()
    assert phone.wait_for_question(), "the seat is ours here too"
    phone.open("/home")
    resign = re.compile(word("web-home-leave-playing"))
    phone.page.get_by_role("button", name=resign).first.click()
    phone.page.get_by_role("dialog").get_by_role("button", name=resign).click()
    expect(phone.page.locator("section[aria-labelledby=running] li")).to_have_count(1)

    phone.page.get_by_text(word("web-home-kept"), exact=True).click()
    phone.page.get_by_role("button", name=word("web-home-delete")).first.click()
    phone.page.get_by_role("dialog").get_by_role("button", name=word("web-home-delete-yes")).click()
    expect(phone.page.get_by_text(word("web-home-deleted"))).to_be_visible()
    left = json.loads(phone.page.evaluate("JSON.stringify(Object.keys(localStorage))"))
    assert left == ["turncoat.settings"]
    laptop.open("/home")
    expect(laptop.page.get_by_text(word("web-home-empty"))).to_be_visible()
    assert laptop.page.evaluate("localStorage.getItem('turncoat.home')") is None
    assert [url for url in sent if home in url.partition("#")[0]] == []


def test_a_private_table_is_invited_to_watched_and_followed_to_the_next_game(
    server: Server, arrive: Arrive
) -> None:
    vera, boris = arrive(), arrive(language="ru", size=NARROW)
    laid = server.lay(game="mad-zeppelin", seats=2, name="Vera")
    vera.open(f"/table/{laid['table']['id']}#token={laid['token']}&key={laid['key']}")
    link = vera.page.get_by_label(word("web-link"))
    expect(link).to_be_visible()
    assert vera.page.url == link.input_value(), "the address in the bar is the invitation"
    alone = vera.page.get_by_test_id("alone")
    expect(alone).to_contain_text("turncoat serve --host 0.0.0.0")
    assert vera.page.locator("#invite").bounding_box()["y"] < vera.page.locator("#seats").bounding_box()["y"]  # type: ignore[index]

    boris.page.goto(vera.page.url.partition("#")[0])
    expect(boris.page.get_by_text(word("web-no-table-no-key", "ru"))).to_be_visible()
    assert faults(boris.page) == []
    field = boris.page.get_by_label(word("web-no-table-paste", "ru"))
    field.fill("nonsense")
    boris.page.get_by_role("button", name=word("web-no-table-open", "ru")).click()
    expect(boris.page.get_by_role("alert")).to_be_visible()
    field.fill(vera.page.url)
    boris.page.get_by_role("button", name=word("web-no-table-open", "ru")).click()
    expect(boris.page.get_by_text("Vera").first).to_be_visible()

    server.post(f"/api/tables/{laid['table']['id']}/start", laid["token"], fill=True)
    expect(boris.page.get_by_test_id("watching")).to_be_visible()
    expect(boris.page.get_by_test_id("spectator")).to_contain_text(word("web-spectator-later", "ru"))
    assert boris.overflow() <= 0
    assert faults(boris.page) == []
    vera.page.close()
    with server.connect(laid["table"]["id"], laid["token"]) as client:
        client.play_out(Random(2))
    boris.page.wait_for_selector(RESULT)
    server.post(f"/api/tables/{laid['table']['id']}/again", laid["token"])
    boris.page.get_by_role("link", name=word("web-spectator-next", "ru")).click()
    boris.page.wait_for_url(lambda url: laid["table"]["id"] not in url)
    expect(boris.page.locator("main")).to_be_visible()
