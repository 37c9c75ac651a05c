"""A person plays whole games against bots by clicking what glows, at the smallest and the largest table.

On the way every kind of question is looked at: at the smallest table in windows of all sizes, and answered in
the smallest window once and in a wide one then; at the largest, where there is the most to press, by name.
The end of the smallest leads to its big moments in the replay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import CDPSession, expect

from tests.server.running import Server
from tests.web.axe import faults
from tests.web.conftest import Arrive
from tests.web.person import WIDE, Person
from tests.web.sight import SIZES, in_view, is_inside, resize
from turncoat.games import NAMES, game, names

SHORT = {"chaos-contract": {"turn-limit": "50"}}
"""Options of games that are long without them."""
RANGE = "input[type=range]"
PARTS = (".shell > .seats", ".shell > .board", ".shell > .prompt")
"""Where there is something to press, but for the log, where the same may have happened twice."""
UNDER_WAY = 3
"""Decisions after which axe looks at a table."""
OFTEN = 3
"""How many times a kind of question is looked at for the names of its buttons."""


def play(server: Server, vera: Person, name: str, seats: int, look: Callable[[str, int], None]) -> None:
    """Play a whole game; `look` gets every question, and how many times it was asked."""
    laid = server.lay(game=name, seats=seats, options=SHORT.get(name, {}), name="Vera", fill=True, start=True)
    vera.sit(laid)
    asked: Counter[str] = Counter()
    while vera.wait_for_question():
        question = vera.view["prompt"]["name"]
        asked[question] += 1
        look(question, asked[question])
        vera.decide()
    assert asked
    page = vera.page
    expect(page.locator("[data-testid=result] h2")).not_to_be_empty()
    explained = page.locator("[data-testid=result] > .sheet li").count()
    assert explained == len(vera.view["result"]["lines"])
    assert explained > 0 or name not in NAMES
    expect(page.locator(".answers .button")).to_have_count(0)
    about = server.get(f"/api/tables/{laid['table']['id']}", laid["token"]).json()
    assert about["status"] == "over"


@pytest.mark.parametrize("name", names())
def test_a_whole_game_is_played_by_clicking_what_is_in_view_at_every_size_and_its_end_shows_big_moments(
    server: Server, arrive: Arrive, name: str
) -> None:
    vera = arrive(luck=11)
    page = vera.page
    sizes = SIZES if name in NAMES else ()

    def look(question: str, times: int) -> None:
        if times > 1 and page.viewport_size != WIDE:
            page.set_viewport_size(WIDE)  # type: ignore[arg-type]
        for width, height in sizes if times == 1 else ():
            resize(page, width, height)
            assert in_view(page, ".panel.asked [data-testid=prompt]"), vera.question()
            offered = [one for one in vera.possible() if is_inside(one.bounding_box(), (width, height))]
            assert offered, ((width, height), vera.question())

    play(server, vera, name, min(game(name).seats), look)
    for width, height in sizes:
        resize(page, width, height)
        assert in_view(page, ".end .banner"), (width, height)
        assert in_view(page, ".end .actions .button.main"), (width, height)
    if name in NAMES:
        page.set_viewport_size(WIDE)  # type: ignore[arg-type]
        follow_moments(vera)


def follow_moments(vera: Person) -> None:
    """The end links to its last big moments in the replay, each where it happened and in the same words."""
    moments = vera.page.get_by_test_id("moments").locator("a")
    links = [(link.inner_text(), link.get_attribute("href") or "") for link in moments.all()]
    assert links
    for words, address in links:
        again = vera.context.new_page()
        again.goto(vera.address + address)
        expect(again.locator(RANGE)).to_have_value(address.partition("step=")[2])
        expect(again.locator(".happened")).to_contain_text(words)
        again.close()
    moments.first.click()
    expect(vera.page.locator(RANGE)).to_have_value(links[0][1].partition("step=")[2])


def called(tree: CDPSession) -> Iterator[str]:
    """What the buttons of a table are called, as a browser tells it to a screen reader."""
    root = tree.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    for part in PARTS:
        place = tree.send("DOM.querySelector", {"nodeId": root, "selector": part})
        found = tree.send("Accessibility.queryAXTree", {"nodeId": place["nodeId"], "role": "button"})
        for button in found["nodes"]:
            if not button["ignored"]:
                yield button["name"]["value"]


@pytest.mark.parametrize("name", names())
def test_a_whole_game_is_played_by_clicking_no_two_buttons_have_one_name_and_axe_finds_no_serious_fault(
    server: Server, arrive: Arrive, name: str
) -> None:
    """What can be pressed is told apart by its name, whatever is asked: people choose by ear and by voice.

    Nor does axe find a serious fault once the game is under way.
    """
    seats = max(game(name).seats)
    vera = arrive(luck=seats)
    tree = vera.context.new_cdp_session(vera.page)
    twice: dict[str, list[str]] = {}
    asked: list[str] = []
    unfit: list[list[str]] = []

    def look(question: str, times: int) -> None:
        if len(asked) == UNDER_WAY:
            unfit.append(faults(vera.page))
        asked.append(question)
        if name in NAMES and times <= OFTEN:
            buttons = Counter(called(tree))
            assert buttons
            if found := [one for one, often in buttons.items() if often > 1 or not one]:
                twice[question] = found

    play(server, vera, name, seats, look)
    assert twice == {}
    assert (unfit or [faults(vera.page)]) == [[]]
