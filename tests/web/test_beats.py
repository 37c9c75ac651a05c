"""What happens is shown beat by beat: board, log and question in step, held long enough, and skipped at will.

The page's clock is the test's alone: holds are measured exactly on a machine of any speed, and a whole game
takes seconds.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.running import Server
from tests.web.conftest import Arrive
from tests.web.person import DRAWN, NARROW, Look, Person
from tests.web.sight import in_view
from turncoat.games import NAMES, game

TICK = 240
"""Milliseconds of the page's time that pass between two looks; the page itself records what happens when."""
STRIDE = 1200
"""The same where nothing is looked for but the next question: what is recorded is no coarser for it."""
SILENCE = 60
"""Seconds after which a server that says nothing more will not say anything."""
SHORT = {"chaos-contract": {"turn-limit": "50"}}
UNFOLDING = {
    *("votes", "ferried", "ferried-by-coin", "scored"),  # Passengers
    *("rolled", "rerolled", "revealed"),  # dice of Mad Zeppelin and Chaos Contract, a Barque
    *("secret-shown", "drew-instead", "all-raised", "all-lowered", "doubled", "ignored", "duplicate"),
    *("icon-ignored", "special-disabled", "left", "switched"),
    *("succeeded", "failed", "battle-won", "battle-lost-by-all"),
}
"""Scenes whose outcome comes in sight only after a while: nothing may say it before."""
RECORDER = """
window.seen = [];
let last = '';
const look = () => {
  const shell = document.querySelector('.shell');
  if (!shell) return;
  const logged = [...document.querySelectorAll('.log [data-line]')].map((one) => +one.dataset.line);
  const state = {
    beat: shell.dataset.beat ?? null,
    weight: shell.dataset.weight ?? null,
    line: shell.dataset.line === undefined ? null : +shell.dataset.line,
    queue: +shell.dataset.queue,
    logged: Math.max(-1, ...logged),
    asked: document.querySelector('.panel.asked') !== null,
    over: document.querySelector('[data-testid=result]') !== null,
    called: document.title.startsWith('●'),
    caption: document.querySelector('[data-testid=stage] .caption:not(.untold)')?.textContent.trim() ?? '',
  };
  const text = JSON.stringify(state);
  if (text !== last) window.seen.push({ at: Date.now(), ...state });
  last = text;
};
new MutationObserver(look).observe(document, {
  subtree: true, childList: true, characterData: true, attributes: true,
});
"""


@dataclass(frozen=True)
class Moment:
    """What the page showed from some time on."""

    at: int
    beat: str | None
    weight: str | None
    line: int | None
    queue: int
    logged: int
    asked: bool
    over: bool
    called: bool
    caption: str


@dataclass(frozen=True)
class Beat:
    """A beat as it was shown: from when to when."""

    event: str
    weight: str
    line: int
    begin: int
    end: int

    @property
    def hold(self) -> int:
        """How long it stood."""
        return self.end - self.begin


def sit(
    arrive: Arrive, server: Server, name: str, luck: int, pace: str = "usual", **wishes: Any
) -> tuple[Person, dict[str, Any]]:
    """Somebody at a table with bots, whose page has a clock of its own."""
    seats = min(game(name).seats) + 1
    person = arrive(luck=luck, pace=pace, **wishes)
    person.stop_clock()
    person.page.add_init_script(RECORDER)
    laid = server.lay(game=name, seats=seats, options=SHORT.get(name, {}), name="Vera", fill=True, start=True)
    person.sit(laid)
    return person, laid


def wait_until(person: Person, true: Callable[[], bool], tick: int = TICK) -> None:
    """Let time pass until something is so."""
    heard, end = 0, monotonic() + SILENCE
    while not true():
        person.pass_time(tick)
        if len(person.frames) > heard:
            heard, end = len(person.frames), monotonic() + SILENCE
        assert monotonic() < end, "nothing happens any more"


def until(person: Person, enough: Callable[[Look], bool], decisions: int = 10_000, tick: int = TICK) -> None:
    """Play until there is enough, so many decisions are made, or the game is over."""
    left = decisions

    def is_done() -> bool:
        nonlocal left
        now = person.look()
        if now.over or enough(now) or (now.asked and not left):
            return True
        if now.asked:
            person.decide()
            left -= 1
        return False

    wait_until(person, is_done, tick)


def play(person: Person, decisions: int = 10_000, tick: int = TICK) -> None:
    """Play to the end, or so many decisions, with nothing skipped."""
    until(person, lambda _: False, decisions, tick)


def seen(page: Page) -> list[Moment]:
    """All that the page has shown, in order."""
    return [Moment(**one) for one in page.evaluate("window.seen")]


def beats(moments: list[Moment]) -> list[Beat]:
    """The beats that were shown."""
    found: list[Beat] = []
    for one, after in pairwise(moments):
        if one.line is None or one.beat is None or one.weight is None:
            continue
        if found and found[-1].line == one.line:
            found[-1] = Beat(one.beat, one.weight, one.line, found[-1].begin, after.at)
        else:
            found.append(Beat(one.beat, one.weight, one.line, one.at, after.at))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_shown_in_step_and_held_long_enough(
    server: Server, arrive: Arrive, name: str
) -> None:
    vera, _ = sit(arrive, server, name, luck=3)
    play(vera, tick=STRIDE)
    moments = seen(vera.page)
    shown = beats(moments)
    assert len(shown) > 20
    for moment in moments:
        if moment.line is not None:
            assert moment.logged <= moment.line, moment
        if moment.queue > 0:
            assert not moment.asked, moment
            assert not moment.called, moment
            assert not moment.over, moment
    for beat in shown:
        logged = next(one.at for one in moments if one.logged >= beat.line)
        told = next(one.at for one in moments if one.line == beat.line and one.caption)
        assert abs(logged - told) <= 100, beat
        assert beat.end - told >= 350, beat
        if beat.event not in UNFOLDING:
            assert told - beat.begin <= 100, beat
        if beat.weight == "beat":
            assert 350 <= beat.hold <= 700, beat
        else:
            assert 1300 <= beat.hold <= 4000, beat
    end = next(one.at for one in moments if one.over)
    assert end - shown[-1].begin >= 1500
    assert json.dumps(moments[-1].caption) == '""'


def busy(person: Person, least: int = 3, *, last: bool = False) -> None:
    """Play until so many beats wait; if they are to be the last, the next decision is one's own."""

    def enough(now: Look) -> bool:
        return now.queue >= least and now.line is not None and (not last or bool(person.view["moves"]))

    stands = False
    while not stands:
        until(person, enough)
        person.page.evaluate(DRAWN)  # under load a page may still be sorting out what has just come
        now = person.look()
        assert not now.over, "the game has ended before that"
        stands = enough(now)


def table(person: Person) -> str:
    """All that the page says of the table."""
    return "\n".join(person.page.inner_text(part) for part in (".shell .seats", ".shell .board"))


@pytest.mark.parametrize("by", ["key", "button"])
def test_one_press_finishes_a_beat_and_another_shows_the_present(
    server: Server, arrive: Arrive, by: str
) -> None:
    vera, laid = sit(arrive, server, "mad-zeppelin", luck=5)
    page = vera.page

    def press() -> None:
        if by == "key":
            page.focus(".shell .board")
            page.keyboard.press("Space")
        else:
            page.click("[data-testid=skip]")

    busy(vera, last=True)
    box = page.locator("[data-testid=skip]").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    moves = vera.moves
    line = vera.look().line
    press()
    vera.pass_time(TICK)
    assert vera.look().line != line
    press()
    vera.pass_time(TICK)
    assert vera.look().queue == 0
    assert vera.moves == moves
    shown = table(vera)
    other = arrive(pace="at-once")
    other.sit(laid)
    other.wait_for_question()
    assert table(other) == shown


def test_a_pause_holds_a_beat_until_it_goes_on(server: Server, arrive: Arrive) -> None:
    vera, _ = sit(arrive, server, "mad-zeppelin", luck=5)
    page = vera.page
    busy(vera)
    page.click("[data-testid=pace] button:first-child")
    line = vera.look().line
    vera.pass_time(8000)
    assert vera.look().line == line
    page.click("[data-testid=pace] button:first-child")
    vera.pass_time(1000)
    assert vera.look().line != line


def test_who_comes_back_is_shown_the_present_and_what_was_missed(server: Server, arrive: Arrive) -> None:
    laid = server.lay(game="cerberus", seats=5, name="Vera")
    tokens = [server.join(laid["table"]["id"], name, laid["key"])["token"] for name in ("Boris", "Clara")]
    server.post(f"/api/tables/{laid['table']['id']}/start", laid["token"], fill=True)
    watcher = arrive(pace="usual")
    watcher.stop_clock()
    watcher.page.add_init_script(RECORDER)
    watcher.open(f"/table/{laid['table']['id']}#key={laid['key']}")
    page = watcher.page
    page.wait_for_selector(".prompt")
    watcher.pass_time(3000)
    hide(page, True)
    clients = [server.connect(laid["table"]["id"], token) for token in (laid["token"], *tokens)]
    while len(clients[0].lines) < 60:
        for client in clients:
            client.settle()
            view = client.last_view
            if view["moves"]:
                client.ask("move", turn=view["turn"], move=view["moves"][0]["number"])
    for client in clients:
        client.settle()
        client.close()
    with server.connect(laid["table"]["id"], key=laid["key"]) as spectator:
        spectator.settle()
        last = max(line["line"] for line in spectator.lines if line["kind"] == "event")
    assert last >= 20
    wait_until(watcher, lambda: max((line["line"] for line in watcher.lines), default=-1) >= last)
    hide(page, False)
    watcher.pass_time(3000)
    moments = seen(page)
    assert moments[-1].queue == 0
    logged = [one.logged for one in moments]
    assert logged == sorted(logged)
    assert logged[-1] >= last
    assert page.locator(".past").is_visible()


def hide(page: Page, hidden: bool) -> None:
    """Let the page believe that nobody looks, or that somebody does again."""
    page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        hidden,
    )


def unsaid(page: Page) -> int:
    """How many lines of the log were not said, all of it looked at in one moment."""
    lines: int = page.evaluate("document.querySelectorAll('.log [data-line]').length - window.said.length")
    return lines


@pytest.mark.parametrize("name", NAMES)
def test_without_motion_nothing_moves_and_every_event_is_said_once(
    server: Server, arrive: Arrive, name: str
) -> None:
    vera, _ = sit(arrive, server, name, luck=7)
    page = vera.page
    known = page.evaluate(
        """() => {
          window.said = [];
          window.moving = 0;
          const region = document.querySelector('[role=log][aria-live]');
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes) if (node.nodeName === 'P') window.said.push(node.textContent);
          }).observe(region, { childList: true });
          return document.querySelectorAll('.log [data-line]').length;
        }"""
    )
    for _ in range(3):
        play(vera, 1)
        moving = page.evaluate(
            """() => document.getAnimations().filter((one) => one.effect.getTiming().duration > 1)
               .filter((one) => one.effect.getKeyframes().some(
                 ({ transform }) => transform && transform !== 'none'))
               .map((one) => `${one.animationName} of ${one.effect.target.className}`)"""
        )
        assert moving == []
    vera.wait_for_question()  # bots may still be deciding, whatever the clock of the page says
    wait_until(vera, lambda: unsaid(page) == known)
    vera.pass_time(6000)
    assert unsaid(page) == known


def test_captions_stand_on_the_table_of_a_phone(server: Server, arrive: Arrive) -> None:
    vera, _ = sit(arrive, server, "mad-zeppelin", luck=5, size=NARROW)
    busy(vera)
    assert in_view(vera.page, "[data-testid=stage] .caption")
