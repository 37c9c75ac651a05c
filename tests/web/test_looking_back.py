"""After the game: what the end shows, and replays without spoilers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.conftest import Arrive
from tests.web.person import RESULT
from tests.web.texts import word
from turncoat.games import NAMES, game
from turncoat.match import Match

SHORT = {"chaos-contract": {"turn-limit": "50"}}
RANGE = "input[type=range]"
WINNERS = f"{RESULT}, .winner"
SECOND_THOUGHTS = """async (stay) => {
    const eyes = document.querySelector('[data-testid=perspective]')
    stay.click()
    for (let turn = 0; turn < 20; turn++) await null
    eyes.value = '-2'
    eyes.dispatchEvent(new Event('change', { bubbles: true }))
}"""
"""To stay, and to want to look all the same before the page is told that its question was put away."""


def finished(server: Server, name: str) -> dict[str, Any]:
    """A public table at which bots have played a whole game."""
    wishes = {"options": SHORT.get(name, {}), "public": True, "fill": True, "start": True}
    laid = server.lay(game=name, seats=min(game(name).seats), **wishes)
    with server.connect(laid["table"]["id"]) as watching:
        watching.until(lambda message: message["type"] == "view" and message["over"])
    about: dict[str, Any] = laid["table"]
    return about


@pytest.mark.parametrize("name", NAMES)
def test_a_replay_tells_nothing_of_the_end_until_it_is_asked_for(
    server: Server, arrive: Arrive, name: str
) -> None:
    table = finished(server, name)
    vera = arrive()
    vera.open(f"/replay/{table['id']}")
    page = vera.page
    page.wait_for_selector(RANGE)
    assert page.locator(RANGE).input_value() == "0"
    expect(page.locator(WINNERS)).to_have_count(0)
    first = page.locator(".log li").count()
    for _ in range(3):
        page.get_by_role("button", name=word("web-replay-next")).click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(RANGE)).to_have_value("4")
    assert page.locator(".log li").count() >= first
    expect(page.locator(WINNERS)).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(RANGE)).to_have_value("3")
    page.get_by_role("button", name=word("web-replay-last")).click()
    expect(page.locator(RESULT)).to_be_visible()
    assert page.locator(f"{RESULT} li").count() > 0


def test_other_eyes_are_warned_of_and_keep_the_step(server: Server, arrive: Arrive) -> None:
    table = finished(server, "passengers")
    vera = arrive()
    vera.open(f"/replay/{table['id']}")
    page = vera.page
    page.locator(RANGE).fill("6")
    eyes = page.get_by_test_id("perspective")
    hidden = page.locator("main.board").inner_text()
    eyes.select_option("-2")
    stay = page.get_by_role("button", name=word("web-replay-warning-stay"))
    stay.click()
    expect(stay).to_be_hidden()
    expect(eyes).to_have_value("-1")
    eyes.select_option("-2")
    stay.evaluate(SECOND_THOUGHTS)
    page.get_by_role("button", name=word("web-replay-warning-go")).click()
    expect(eyes).to_have_value("-2")
    expect(page.locator(RANGE)).to_have_value("6")
    eyes.select_option("1")
    expect(eyes).to_have_value("1")
    expect(page.locator(RANGE)).to_have_value("6")
    assert hidden
    page.get_by_role("button", name=word("web-tab-known")).click()
    expect(page.get_by_test_id("known")).to_contain_text(word("web-known"))


def test_a_replay_plays_by_itself(server: Server, arrive: Arrive) -> None:
    table = finished(server, "passengers")
    vera = arrive()
    vera.open(f"/replay/{table['id']}")
    vera.page.get_by_role("button", name=word("web-replay-play"), exact=True).click()
    expect(vera.page.locator(RANGE)).not_to_have_value("0")
    vera.page.get_by_role("button", name=word("web-replay-pause"), exact=True).click()


def test_a_game_that_goes_on_has_no_replay_yet(server: Server, arrive: Arrive) -> None:
    laid = server.lay(game="passengers", seats=4, public=True, name="Anna", fill=True, start=True)
    vera = arrive()
    vera.open(f"/replay/{laid['table']['id']}")
    expect(vera.page.get_by_text(word("web-replay-not-over"))).to_be_visible()


def test_a_finished_game_is_saved_shared_and_played_again(
    server: Server, arrive: Arrive, tmp_path: Path
) -> None:
    laid = server.lay(game="passengers", seats=4, name="Vera", fill=True, start=True)
    vera = arrive()
    vera.sit(laid)
    vera.play()
    page = vera.page
    with page.expect_download() as downloading:
        page.get_by_role("button", name=word("web-save"), exact=True).click()
    file = tmp_path / "game.json"
    downloading.value.save_as(file)
    assert Match.load(file).over
    assert json.loads(file.read_text("utf-8"))["beside"]["proof"]["table"] == laid["table"]["id"]
    page.get_by_role("button", name=word("web-share-replay")).click()
    link = page.get_by_label(word("web-link")).input_value()
    assert f"/replay/{laid['table']['id']}" in link
    assert laid["token"] not in link
    page.get_by_role("button", name=word("web-again")).click()
    page.wait_for_url(lambda url: laid["table"]["id"] not in url)
    assert vera.wait_for_question()
