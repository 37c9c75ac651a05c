"""Nothing moves under the pointer because the question changes: board and hand keep their places."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Server
from tests.web.conftest import Arrive
from tests.web.person import DRAWN, LOOK, Look, Person
from tests.web.test_beats import TICK, sit
from turncoat.games import NAMES

DECISIONS = 6
A_FRAME = 50
"""Milliseconds after which what was chosen is drawn: frames come by the page's clock."""
SLACK = 2
"""Pixels by which nobody misses what they point at."""
SIZES = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})
WATCH = """
const PARTS = { board: 'main.board', hand: '.shell .prompt > .hand' };
const KINDS = '[data-target], button, [class*=card]';
let before = null;
/** Where a part of the table is, and what in it can be pointed at; scrolling is not moving. */
const look = () => Object.entries(PARTS).map(([name, selector]) => {
  const part = document.querySelector(selector);
  const { top, left, width, height } = part.getBoundingClientRect();
  const drawn = [...part.querySelectorAll(KINDS)].filter((thing) => thing.getClientRects().length);
  const things = new Map(drawn.map((thing) => {
    const box = thing.getBoundingClientRect();
    let [x, y] = [box.left - left, box.top - top];
    for (let around = thing.parentElement; ; around = around.parentElement) {
      [x, y] = [x + around.scrollLeft, y + around.scrollTop];
      if (around === part) return [thing, [x, y, y - height]];
    }
  }));
  // The hand is as high as its cards have ever been: its lower edge stays, and the board's upper one.
  return { name, box: [left, name === 'hand' ? top + height : top, width], things };
});
/** What has moved since the last look, and by how much at most. */
window.moved = () => {
  const now = look();
  const found = (before ?? now).map(({ name, box, things }, place) => {
    const after = now[place];
    // What keeps its place from either edge stays where it is, or goes with the part.
    const ways = [...things].filter(([thing]) => after.things.has(thing)).map(([thing, at]) => {
      const [x, down, up] = at.map((side, index) => Math.abs(after.things.get(thing)[index] - side));
      return Math.max(x, Math.min(down, up));
    });
    return {
      name,
      frame: Math.max(...box.map((side, index) => Math.abs(side - after.box[index]))),
      things: Math.max(0, ...ways),
    };
  });
  before = now;
  return found;
};
// What a press changes by itself is drawn before anything of the server can come.
window.addEventListener('click', () => { window.pressed = window.moved(); });
"""


def check(person: Person, frames: int = -1) -> Look:
    """No part of the table has moved since the last look, nor anything in it because something was chosen.

    What happened may have rearranged things, unless the server has said nothing since so many frames; then
    only the parts as a whole have to be where they were.
    """
    found = person.page.evaluate(f"() => ({{ moved: window.moved(), now: ({LOOK})() }})")
    chosen = len(person.frames) == frames  # what came before the page answered is counted by now
    stayed(person, found["moved"], chosen)
    return Look(**found["now"])


def stayed(person: Person, parts: list[dict[str, Any]], chosen: bool) -> None:
    """No part has moved, nor anything in it where nothing but a choice has happened."""
    for part in parts:
        if part["frame"] > SLACK or (chosen and part["things"] > SLACK):
            question = person.page.query_selector("[data-testid=prompt]")
            raise AssertionError((part, question.inner_text() if question else "watching"))


@pytest.mark.parametrize("size", SIZES, ids=["wide", "narrow"])
@pytest.mark.parametrize("name", NAMES)
def test_board_and_hand_stay_where_they_are(
    server: Server, arrive: Arrive, name: str, size: dict[str, int]
) -> None:
    vera, _ = sit(arrive, server, name, luck=4, size=size)
    page = vera.page
    page.evaluate(WATCH)
    made = 0
    while made < DECISIONS:
        vera.pass_time(TICK)
        now = check(vera)
        if now.over:
            break
        if not now.asked or not now.possible:
            continue
        page.evaluate("window.moved()")
        frames, moves = len(vera.frames), vera.moves
        if vera.click_any(now.possible):
            stayed(vera, page.evaluate("window.pressed"), chosen=True)
            vera.pass_time(A_FRAME)
            page.evaluate(DRAWN)
            check(vera, frames)
            made += vera.moves > moves


HEIGHT = "hand => parseFloat(hand.style.minHeight)"


def test_room_that_is_not_needed_is_given_back_while_nothing_is_asked(server: Server, arrive: Arrive) -> None:
    """And kept as long as one may be about to press something."""
    vera, _ = sit(arrive, server, "mad-zeppelin", luck=4, size=SIZES[0])
    hand = vera.page.locator(".shell .prompt > .hand")
    while not vera.look().asked:
        vera.pass_time(TICK)
    hand.evaluate("hand => { hand.style.minHeight = '170px' }")
    vera.pass_time(3000)
    assert vera.look().asked
    assert hand.evaluate(HEIGHT) == 170
    for _ in range(100):
        now = vera.look()
        if now.asked and now.possible:
            vera.click_any(now.possible)
        vera.pass_time(TICK)
        if hand.evaluate(HEIGHT) < 170:
            return
    raise AssertionError("it has kept what it did not need")
