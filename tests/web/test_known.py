"""What you know: in one place, on the things, and apart from what you guess."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web import axe
from tests.web.conftest import Arrive
from tests.web.person import NARROW, WIDE
from tests.web.texts import word

FACTS = "[data-testid=known] button"


@pytest.mark.parametrize(("name", "size"), [("passengers", NARROW), ("mad-zeppelin", WIDE)])
def test_what_is_known_points_at_things_and_stays_apart_from_guesses(
    server: Server, arrive: Arrive, name: str, size: dict[str, int]
) -> None:
    vera = arrive(size=size)
    laid = server.lay(game=name, seats=4, name="Vera", seat=0, fill=True, start=True, contribution="known")
    vera.sit(laid)
    vera.play(3)
    vera.wait_for_question()
    page = vera.page
    narrow = size is NARROW
    if narrow:
        page.locator("nav.tabs button", has_text=word("web-tab-known")).click()
    else:
        page.keyboard.press("k")
    facts = page.locator(FACTS)
    expect(facts.first).to_be_visible()
    assert vera.overflow() <= 0
    assert axe.faults(page) == []
    heights = facts.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 44

    facts.last.focus()
    page.keyboard.press("Enter")
    lit = page.locator(".pointed")
    expect(lit).to_be_in_viewport()

    mark = page.locator("button[data-mark]").first
    if narrow:
        page.locator("nav.tabs button", has_text=word("web-tab-seats")).click()
    mark.click()
    page.keyboard.press("n")
    page.keyboard.type("hm")
    page.reload()
    page.wait_for_selector(".prompt")
    page.keyboard.press("n")
    guesses = page.get_by_test_id("guesses")
    expect(guesses.locator("textarea")).to_have_value("hm")
    expect(guesses.locator("dd").first).to_contain_text(laid["table"]["players"][1]["name"])
