"""Hints where the table allows them, and how everybody stood, in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.conftest import Arrive
from tests.web.test_looking_back import finished
from tests.web.texts import word

GAME = "liars-dice"


def test_a_hint_is_asked_for_beside_the_question(server: Server, arrive: Arrive) -> None:
    anna = arrive()
    for hints in (True, False):
        laid = server.lay(game=GAME, seats=2, name="Anna", seat=0, hints=hints, fill=True, start=True)
        anna.open(f"/table/{laid['table']['id']}#token={laid['token']}&key={laid['key']}")
        page = anna.page
        expect(page.locator(".answers button, .foot summary").first).to_be_visible()
        button = page.get_by_role("button", name=word("web-advice"))
        if hints:
            button.click()
            expect(page.locator(".advice li.chosen")).to_have_count(1)
            expect(page.locator(".advice")).to_contain_text(word("web-advice-beliefs"))
        else:
            expect(button).to_have_count(0)


def test_a_replay_shows_how_everybody_stood_as_far_as_one_has_come(server: Server, arrive: Arrive) -> None:
    table = finished(server, GAME)
    vera = arrive()
    vera.open(f"/replay/{table['id']}")
    page = vera.page
    page.get_by_role("button", name=word("web-standing")).click()
    lines = page.locator(".graph polyline")
    expect(lines).to_have_count(2)
    assert len((lines.first.get_attribute("points") or "").split()) == 1
    page.get_by_role("button", name=word("web-replay-last")).click()
    expect(page.locator(".standing li").filter(has_text="100 %")).to_have_count(1)
    assert len((lines.first.get_attribute("points") or "").split()) > 2
