"""The lobby: two clicks to a table with bots, one link to a table with friends, open tables, watching."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.axe import faults
from tests.web.conftest import Arrive
from tests.web.person import NARROW, Person, play_out
from tests.web.texts import word
from turncoat.games import game, names


def button(page: Page, name: str) -> None:
    """Press a button by what it says."""
    page.get_by_role("button", name=re.compile(word(name))).first.click()


@pytest.mark.parametrize("name", names())
def test_one_click_in_the_lobby_leads_to_a_table_with_bots(arrive: Arrive, name: str) -> None:
    vera = arrive()
    vera.page.add_init_script(f"localStorage.setItem('turncoat.knows-{name}', 'true')")
    vera.open()
    vera.page.locator(f"article[data-game={name}] .button.main").click()
    assert vera.wait_for_question()
    assert vera.page.locator(".seats li[data-seat]").count() == game(name).usual_seats


def test_friends_come_by_a_link_play_against_each_other_and_play_again(arrive: Arrive) -> None:
    vera, boris = arrive(luck=1), arrive(luck=2)
    vera.open()
    article = vera.page.locator("article[data-game=passengers]")
    article.get_by_role("button", name=word("web-lobby-invite")).click()
    seat(vera, "Vera")
    link = vera.page.get_by_label(word("web-link")).input_value()
    assert "#key=" in link
    assert "token" not in link
    boris.page.goto(link)
    seat(boris, "Boris")
    expect(vera.page.get_by_text("Boris").first).to_be_visible()
    button(vera.page, "web-waiting-fill")
    button(vera.page, "web-waiting-start")
    for person in (vera, boris):
        person.page.wait_for_selector(".prompt")
    play_out(vera, boris)
    first = vera.page.url
    button(vera.page, "web-again")
    expect(boris.page.get_by_role("button", name=word("web-join-again"))).to_be_visible()
    button(boris.page, "web-join-again")
    for person in (vera, boris):
        person.page.wait_for_url(lambda url: url != first)
        person.page.wait_for_selector(".prompt")
    assert vera.page.url == boris.page.url


@pytest.mark.parametrize("level", ["hard", "learned-hard"])
def test_bots_come_at_the_level_and_with_the_character_that_are_chosen(arrive: Arrive, level: str) -> None:
    vera = arrive()
    page = vera.page
    vera.open()
    company = page.get_by_test_id("company")
    company.get_by_label(word("web-company-level")).select_option(level)
    company.get_by_label(word("web-company-character")).select_option("gale")
    article = page.locator("article[data-game=passengers]")
    article.get_by_role("button", name=word("web-lobby-invite")).click()
    seat(vera, "Vera")
    button(page, "web-waiting-bot")
    gale = page.locator("li.bot")
    expect(gale).to_contain_text(word("web-bot-name-gale"))
    expect(gale).to_contain_text(word("web-bot-level", level=level))
    gale.get_by_text(word("web-manner-gale")).hover()
    expect(page.get_by_role("tooltip")).to_contain_text(word("web-manner-gale"))
    page.reload()
    expect(company.get_by_label(word("web-company-level"))).to_have_value(level)
    assert faults(page) == []


def seat(person: Person, name: str) -> None:
    """Sit down in the waiting room by a name."""
    field = person.page.get_by_label(word("web-new-name"))
    expect(field).to_be_visible()
    field.fill(name)
    button(person.page, "web-waiting-join")
    expect(field).to_have_count(0)


def test_an_open_table_is_found_joined_and_watched(server: Server, arrive: Arrive) -> None:
    laid = server.lay(game="cerberus", seats=3, public=True, name="Anna")
    boris, watcher = arrive(), arrive()
    boris.open()
    boris.page.locator("li[data-game=cerberus]").get_by_text(word("web-lobby-join")).first.click()
    seat(boris, "Boris")
    assert (
        server.post(f"/api/tables/{laid['table']['id']}/start", laid["token"], fill=True).status_code == 200
    )
    boris.page.wait_for_selector(".prompt")
    watcher.open()
    watcher.page.locator("li[data-game=cerberus]").get_by_text(word("web-lobby-watch")).first.click()
    watcher.page.wait_for_selector(".prompt")
    expect(watcher.page.locator(".offered")).to_have_count(0)
    expect(watcher.page.locator(".answers")).to_have_count(0)


def test_what_is_chosen_for_a_new_table_is_what_is_laid(server: Server, arrive: Arrive) -> None:
    vera = arrive()
    vera.open("/new?game=chaos-contract")
    vera.page.get_by_label(word("web-new-name")).fill("Vera")
    vera.page.get_by_label("3", exact=True).first.check(force=True)
    button(vera.page, "web-new-play")
    vera.page.wait_for_selector(".prompt")
    table, _, key = vera.page.url.rpartition("/")[2].partition("#")
    assert key.startswith("key="), "the address is the invitation"
    kept = json.loads(vera.page.evaluate("localStorage.getItem('turncoat.tables')"))
    about = server.get(f"/api/tables/{table}", kept[table]["token"]).json()
    assert (about["game"], about["seats"]) == ("chaos-contract", 3)
    assert about["players"][0]["name"] == "Vera"


def test_a_table_that_is_not_there_says_so_and_leads_back(arrive: Arrive) -> None:
    vera = arrive()
    vera.open("/table/nowhere")
    expect(vera.page.get_by_role("heading", name=word("web-no-table"))).to_be_visible()
    vera.page.get_by_role("link", name=word("web-to-lobby")).last.click()
    expect(vera.page.locator("article")).to_have_count(len(names()))


def test_language_and_theme_are_changed_and_kept(arrive: Arrive) -> None:
    vera = arrive()
    vera.open()
    vera.page.get_by_label(word("web-language")).select_option("Русский")
    expect(vera.page.get_by_role("heading", name=word("web-lobby-title", "ru"))).to_be_visible()
    expect(vera.page.locator("article h2").first).to_have_text("Пассажиры")
    vera.page.get_by_role("button", name=word("web-dark", "ru")).click()
    assert vera.page.evaluate("document.documentElement.dataset.theme") == "dark"
    vera.page.reload()
    expect(vera.page.get_by_role("heading", name=word("web-lobby-title", "ru"))).to_be_visible()
    assert vera.page.evaluate("document.documentElement.dataset.theme") == "dark"


LOOKS = [("light", None), ("dark", NARROW)]


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light and wide", "dark and narrow"])
@pytest.mark.parametrize("path", ["/", "/new?game=cerberus", "/rules/passengers"])
def test_axe_finds_no_serious_fault_on_a_page(
    arrive: Arrive, path: str, theme: str, size: dict[str, int] | None
) -> None:
    vera = arrive(theme=theme, size=size)
    vera.open(path)
    vera.page.wait_for_selector("h2")
    assert faults(vera.page) == []
    assert vera.overflow() <= 0


@pytest.mark.parametrize("name", names())
def test_axe_finds_no_serious_fault_at_a_dark_and_narrow_table(
    server: Server, arrive: Arrive, name: str
) -> None:
    """At a light and wide one it looks while a whole game is played there."""
    laid = server.lay(game=name, seats=max(game(name).seats), name="Vera", fill=True, start=True)
    vera = arrive(theme="dark", size=NARROW)
    vera.sit(laid)
    vera.play(3)
    vera.wait_for_question()
    assert faults(vera.page) == []
