"""Order and privacy in the browser: reports, the host's hand, the administrators' page, the notice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Server, running
from tests.web.axe import faults
from tests.web.conftest import Arrive
from tests.web.person import NARROW, Person
from tests.web.texts import word

TOKEN = "an-administrators-token-for-tests"
REMARK = "You play like a turnip"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with administrators."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TURNCOAT_ADMIN_TOKEN", TOKEN)
        with running(tmp_path_factory.mktemp("order"), "--keep-talk", "30", luck="order") as started:
            patch.undo()
            yield started


def quarrel(server: Server) -> tuple[dict[str, Any], dict[str, Any]]:
    """The seats of a host and of a guest who has said something."""
    host = server.lay(game="mad-zeppelin", seats=3, public=True, name="Vera", clock={"absence": 600})
    guest = server.join(host["table"]["id"], "Boris")
    server.post(f"/api/tables/{host['table']['id']}/start", host["token"], fill=True)
    with server.connect(host["table"]["id"], guest["token"]) as client:
        assert client.ask("say", text=REMARK)["type"] == "accepted"
    return host, guest


def fits(person: Person) -> None:
    """Nothing is too wide, too small to press, or out of reach for a screen reader."""
    assert person.overflow() <= 0
    assert person.small_targets() == []
    assert faults(person.page) == []


def test_a_remark_is_reported_on_a_phone_and_read_in_the_office(server: Server, arrive: Arrive) -> None:
    host, _ = quarrel(server)
    vera = arrive(size=NARROW)
    vera.sit(host)
    vera.page.get_by_role("button", name=word("web-tab-log")).click()
    flag = vera.page.locator(f"li:has-text('{REMARK}') button.report")
    flag.focus()
    vera.page.keyboard.press("Enter")
    dialog = vera.page.get_by_role("dialog")
    expect(dialog).to_contain_text(REMARK)
    fits(vera)
    dialog.get_by_role("button", name=word("web-report")).click()
    expect(dialog).to_contain_text(word("web-report-done"))

    clerk = arrive(language="ru", theme="dark")
    clerk.open("/admin")
    clerk.page.locator("#token").fill("not the token at all, I fear")
    clerk.page.keyboard.press("Enter")
    expect(clerk.page.get_by_role("alert")).to_have_text(word("admin-token", "ru"))
    clerk.page.locator("#token").fill(TOKEN)
    clerk.page.keyboard.press("Enter")
    report = clerk.page.locator("section[aria-labelledby=reports] li")
    expect(report).to_contain_text(REMARK)
    fits(clerk)
    report.get_by_role("button", name=word("web-order-keep", "ru")).click()
    fits(clerk)
    clerk.page.get_by_role("dialog").get_by_role("button", name=word("web-order-mute", "ru")).click()
    expect(clerk.page.locator("section[aria-labelledby=audit] tr")).to_have_count(1)
    report.get_by_role("button", name=word("web-admin-settle", "ru")).click()
    expect(report.get_by_role("button")).to_have_count(0)


def test_a_host_renames_mutes_removes_and_closes(server: Server, arrive: Arrive) -> None:
    host, guest = quarrel(server)
    vera, boris = arrive(), arrive(language="ru")
    vera.sit(host)
    boris.sit(guest)
    opener = vera.page.locator("li[data-seat='1']").get_by_role("button", name="Boris").last

    opener.click()
    dialog = vera.page.get_by_role("dialog")
    fits(vera)
    dialog.get_by_label(word("web-order-name")).fill("Boris the mild")
    dialog.get_by_role("button", name=word("web-order-rename")).click()
    expect(boris.page.locator("li[data-seat='1']")).to_contain_text("Boris the mild")

    opener.click()
    dialog.get_by_role("button", name=word("web-order-mute")).click()
    expect(boris.page.locator(".silence")).to_be_visible()
    expect(boris.page.locator(".chat input")).to_be_disabled()

    opener.click()
    dialog.get_by_role("button", name=word("web-order-remove")).click()
    expect(boris.page.get_by_role("heading", name=word("web-closed", "ru"))).to_be_visible()

    vera.page.get_by_role("button", name=word("web-menu")).click()
    vera.page.get_by_role("button", name=word("web-order-close")).click()
    vera.page.get_by_role("dialog").get_by_role("button", name=word("web-order-close"), exact=True).click()
    expect(vera.page.get_by_role("heading", name=word("web-closed"))).to_be_visible()


def test_the_notice_is_a_step_from_the_lobby_and_says_what_is_set(arrive: Arrive) -> None:
    person = arrive(size=NARROW, theme="dark")
    person.open("/")
    person.page.get_by_role("link", name=word("web-privacy")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(word("web-privacy"))
    expect(person.page.get_by_text("30 days")).to_be_visible()
    expect(person.page.get_by_text("90 days")).to_be_visible()
    fits(person)
