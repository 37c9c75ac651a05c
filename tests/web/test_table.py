"""At the table: lost connections, absent players, talk and claims, looking back, languages, every screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Server, start
from tests.web.conftest import Arrive
from tests.web.person import NARROW, RESULT, Person, play_out
from tests.web.texts import word
from turncoat.games import NAMES, game, names

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
UNSAID = re.compile(r"\b(web|prompt|rule|move|news|card|board|option|claim|origin|help)-[a-z]+(-[a-z]+)*\b")
"""A message that has no words shows its name."""


def lay(server: Server, name: str = "passengers", seats: int = 5, **wishes: object) -> dict[str, object]:
    """A table with one person and bots, the game begun."""
    wishes = {"name": "Vera", "fill": True, "start": True} | wishes
    return server.lay(game=name, seats=seats, **wishes)


def test_a_reloaded_page_goes_on_where_it_was(server: Server, arrive: Arrive) -> None:
    vera = arrive()
    vera.sit(lay(server))
    vera.play(2)
    assert vera.wait_for_question()
    question, log = vera.question(), vera.page.locator(".log li").count()
    assert "token" not in vera.page.url
    vera.page.reload()
    assert vera.wait_for_question()
    assert vera.question() == question
    expect(vera.page.locator(".log li")).to_have_count(log)
    vera.play()
    expect(vera.page.locator(RESULT)).to_be_visible()


def test_a_page_outlives_a_restart_of_the_server(browser: Browser, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    first = start(database)
    vera = Person(browser, first.address)
    vera.sit(lay(first))
    vera.play(1)
    assert vera.wait_for_question()
    first.kill()
    expect(vera.page.get_by_text(word("web-reconnecting"))).to_be_visible()
    vera.decide()
    second = start(database, "--port", first.address.rpartition(":")[2])
    try:
        expect(vera.page.get_by_text(word("web-reconnecting"))).to_have_count(0)
        vera.play()
        expect(vera.page.locator(RESULT)).to_be_visible()
    finally:
        vera.context.close()
        second.stop()


def test_an_absent_player_comes_back_and_takes_the_seat_again(server: Server, arrive: Arrive) -> None:
    clock = {"decision": None, "absence": 1}
    laid = server.lay(game="passengers", seats=5, name="Vera", clock=clock)
    table = laid["table"]["id"]
    boris = server.join(table, "Boris", laid["key"])
    server.post(f"/api/tables/{table}/start", laid["token"], fill=True)
    anna = arrive(luck=2)
    anna.sit({"table": laid["table"], "token": boris["token"]})
    vera = arrive()
    vera.sit(laid)
    vera.open("/health")
    away = word("player-went-away", player="Vera")
    while not anna.page.get_by_text(away).count():
        anna.play(1)
    vera.sit(laid)
    back = vera.page.get_by_role("button", name=word("web-take-back-seat"))
    back.click()
    expect(back).to_have_count(0)
    expect(anna.page.get_by_text(word("player-came-back", player="Vera")).first).to_be_attached()


def test_talk_and_claims_reach_the_others_and_are_judged_at_the_end(server: Server, arrive: Arrive) -> None:
    laid = server.lay(game="passengers", seats=4, name="Vera")
    boris = server.join(laid["table"]["id"], "Boris", laid["key"])
    server.post(f"/api/tables/{laid['table']['id']}/start", laid["token"], fill=True)
    vera, other = arrive(), arrive(luck=2)
    vera.sit(laid)
    other.sit({"table": laid["table"], "token": boris["token"]})
    page = vera.page
    page.get_by_label(word("web-say"), exact=True).fill("Trust me, <b>all</b> of you.")
    page.keyboard.press("Enter")
    expect(other.page.locator(".log").get_by_text("Trust me, <b>all</b> of you.")).to_be_visible()
    page.get_by_text(word("web-claim"), exact=True).click()
    claim = page.locator("[data-claim]").first
    claimed = claim.inner_text()
    claim.click()
    told = re.compile(rf"^\s*Vera:.*{re.escape(claimed)}", re.DOTALL)  # bots may say the same
    expect(other.page.locator(".log li").filter(has_text=told)).to_be_visible()
    play_out(vera, other)
    result = vera.page.locator(RESULT)
    expect(result.locator("li").filter(has_text=told)).to_be_visible()
    judged = result.locator(".verdict").or_(result.get_by_text(word("web-claim-untested")))
    expect(judged.first).to_be_visible()


def test_a_part_of_a_choice_can_be_taken_back(server: Server, arrive: Arrive) -> None:
    vera = arrive()
    vera.sit(lay(server))
    assert vera.wait_for_question()
    before, asked = vera.page.locator(".offered").count(), vera.question()
    undo = vera.page.get_by_role("button", name=word("web-take-back"))
    vera.page.locator(".offered").first.click()
    expect(undo).to_be_visible()
    assert vera.question() != asked
    undo.click()
    expect(undo).to_have_count(0)
    assert vera.question() == asked
    expect(vera.page.locator(".offered")).to_have_count(before)
    vera.page.locator(".offered").first.click()
    vera.page.keyboard.press("Escape")
    expect(undo).to_have_count(0)


def test_a_line_of_the_log_shows_the_table_as_it_was(server: Server, arrive: Arrive) -> None:
    vera = arrive()
    vera.sit(lay(server))
    vera.play(3)
    assert vera.wait_for_question()
    now = vera.question()
    vera.page.locator(".log li button").nth(1).click()
    expect(vera.page.get_by_text(word("web-looking-back"))).to_be_visible()
    expect(vera.page.locator(".offered")).to_have_count(0)
    vera.page.get_by_role("button", name=word("web-to-now")).click()
    assert vera.question() == now


def test_a_line_of_the_log_shows_the_table_in_words_that_nobody_read_then(
    server: Server, arrive: Arrive
) -> None:
    vera = arrive()
    laid = lay(server)
    vera.sit(laid)
    vera.play(3)
    assert vera.wait_for_question()
    assert not any(message["description"] for message in vera.messages if message["type"] == "view")
    vera.page.locator(".log li button").nth(1).click()
    vera.page.keyboard.press("t")
    then = vera.page.get_by_role("region", name=word("web-in-words")).locator("ul").first
    expect(then.locator("li").nth(3)).to_be_visible()
    before = then.inner_text()
    vera.page.get_by_role("button", name=word("web-to-now")).click()
    expect(then).not_to_have_text(before)


@pytest.mark.parametrize("name", names())
def test_every_word_is_said_in_russian(server: Server, arrive: Arrive, name: str) -> None:
    vera = arrive(language="ru", luck=3)
    vera.sit(lay(server, name, game(name).seats[-1]))
    for _ in range(5):
        vera.play(1)
        if not vera.wait_for_question():
            break
        shown = vera.page.inner_text("body")
        assert CYRILLIC.search(vera.question())
        assert not UNSAID.search(shown), UNSAID.findall(shown)
    assert vera.page.evaluate("document.documentElement.lang") == "ru"


@pytest.mark.parametrize("name", names())
def test_a_phone_held_upright_is_enough(server: Server, arrive: Arrive, name: str) -> None:
    vera = arrive(size=NARROW, luck=4, has_touch=True)
    vera.sit(lay(server, name, game(name).seats[-1]))
    for _ in range(5):
        if not vera.wait_for_question():
            break
        assert vera.overflow() <= 0
        assert vera.small_targets() == []
        vera.decide()


def test_a_whole_game_is_played_with_the_keyboard_alone(server: Server, arrive: Arrive) -> None:
    vera = arrive()
    vera.sit(lay(server, seats=4))
    page = vera.page
    focused = "document.activeElement.matches('.offered, .answers:not(.list) .button')"
    while vera.wait_for_question():
        for _ in range(150):
            page.keyboard.press("Tab")
            if page.evaluate(focused):
                break
        else:
            raise AssertionError(vera.question())
        page.keyboard.press("Enter")
    expect(page.locator(RESULT)).to_be_visible()


@pytest.mark.parametrize("name", NAMES)
def test_the_table_in_words_lists_the_table_and_every_legal_move(
    server: Server, arrive: Arrive, name: str
) -> None:
    vera = arrive()
    vera.sit(lay(server, name, game(name).seats[0]))
    vera.play(2)
    assert vera.wait_for_question()
    vera.page.keyboard.press("t")
    words = vera.page.get_by_role("region", name=word("web-in-words"))
    expect(words).to_be_visible()
    expect(words.locator("ul").first.locator("li").nth(3)).to_be_visible()
    assert words.locator(".moves li").count() > 0
    assert not UNSAID.search(words.inner_text())
    before = len(vera.frames)
    words.locator(".moves button").first.click()
    vera.wait_for_question()
    kinds = {message["type"] for message in vera.messages[before:]}
    assert "view" in kinds
    assert "refused" not in kinds


def test_the_mark_at_the_log_counts_only_what_was_not_read(server: Server, arrive: Arrive) -> None:
    laid = server.lay(game="passengers", seats=4, name="Vera")
    token = server.join(laid["table"]["id"], "Boris", laid["key"])["token"]
    server.post(f"/api/tables/{laid['table']['id']}/start", laid["token"], fill=True)
    vera = arrive(size=NARROW)
    vera.sit(laid)
    mark = vera.page.locator(".tabs .count")
    with server.connect(laid["table"]["id"], token) as boris:
        boris.ask("say", text="hello")
        expect(mark).to_be_visible()
        for tab in ("log", "board"):
            vera.page.locator(".tabs").get_by_role("button", name=word(f"web-tab-{tab}")).click()
        expect(mark).to_have_count(0)
        vera.page.reload()
        vera.page.wait_for_selector(".prompt")
        expect(mark).to_have_count(0)
        boris.ask("say", text="are you there?")
        expect(mark).to_contain_text("1")
