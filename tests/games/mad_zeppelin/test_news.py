"""What can be told between two decisions, and that it fits."""

from __future__ import annotations

import random
from math import comb

import pytest

from tests.games import weights
from tests.rulebook.mad_zeppelin import stage
from tests.suite.walk import awaited, legal
from turncoat.games.mad_zeppelin import GAME, rules, scene
from turncoat.games.mad_zeppelin.cargo import put_under
from turncoat.games.mad_zeppelin.components import CARDS, JOURNEY
from turncoat.games.mad_zeppelin.table import MOST_NEWS, NEWS_OF_A_MOVE, OPENING_JOURNEYS, Table
from turncoat.kernel.chance import sow, words
from turncoat.kernel.fault import NewsLost
from turncoat.match import Match

SCENES = {
    "aside", "rolled", "rerolled", "played", "played-last", "showed", "named", "imitated", "journey-drawn",
    "threw", "threw-with-crates", "toll-taken", "reached", "landed", "won", "draw", "nobody-won",
}  # fmt: skip
"""Rolls, reveals, entrances, Cargo that falls, bribes that change hands, and the end."""
ASIDES = {
    "opened", "opening-journey", "ended", "declined", "left-hand", "sold-enough", "light-throw",
    "seen-in-hand", "foreseen", "you-buried",
}  # fmt: skip
"""The deal, what was left undone, and what only says how or to whom a card in sight came."""
HITS = {
    "saw-hand": "other", "gave-and-took": "other", "robbed": "other", "stolen-card": "other",
    "stole-coin": "other", "lost": "seat", "toll-taken": "seat",
}  # fmt: skip


def test_what_deserves_how_much_time_and_to_whom_it_happens() -> None:
    weights.check(GAME, SCENES, ASIDES, HITS, {"turn-begins"})


EVERY_KIND = "crate wood coal lead ore steel gold diamonds"


def test_a_look_at_a_full_hand_that_ends_the_turn_fits() -> None:
    """Love has thrown her last card and sees a hand of all eight kinds. The three seats after her can only
    show a traitor, and a turn begins."""
    t = stage.staged(
        [
            "tim-sly igor",
            "ripp mirante",
            "love shadow",
            "troy hummerock",
            "henchman walder",
            "rochat zamfirescu",
        ],
        "yellow yellow yellow",
        hands=["wood", EVERY_KIND, "wood"],
        hold="coal coal journey lead lead lead lead coal coal journey",
    )
    stage.reveal(t, 0, "tim-sly")
    stage.play(t, 0, "traitor", traitor="walder")
    stage.play(t, 0, "decline")
    stage.end(t, 0)
    stage.reveal(t, 1, "ripp")
    stage.play(t, 1, "traitor", traitor="hummerock")
    stage.end(t, 1)
    stage.reveal(t, 2, "shadow")
    stage.play(t, 2, "player", seat=1)
    stage.play(t, 2, "traitor", traitor="zamfirescu")
    stage.end(t, 2)
    for seat, name in enumerate(("troy", "henchman", "rochat"), 3):
        stage.reveal(t, seat, name)
        stage.end(t, seat)
    stage.end(t, 0)
    stage.end(t, 1)
    stage.play(t, 2, "throw", cargo="wood", crates=0)
    stage.play(t, 2, "player", seat=1)
    told = [name for name, _ in everything_told(t)]
    assert told == [
        "saw-hand", *["seen-in-hand"] * 8, *["showed"] * 3, "turn-begins", *["dealt"] * 6, "pool",
    ]  # fmt: skip
    assert len(told) == NEWS_OF_A_MOVE == 20


def everything_told(t: Table) -> list[tuple[str, dict[str, int]]]:
    """All news of the last decision, whoever hears them."""
    return [(event.kind.name, event.facts) for event in GAME.news.read(t)]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("bribes", ["table", "points"])
def test_whoever_tells_as_much_as_possible_stays_within_bounds(seats: int, bribes: str) -> None:
    """At every decision a move is made that tells most."""
    most = 0
    for seed in range(12):
        t = GAME.dealt(seats, seed, {"bribes": bribes, "mode": "long-haul"})
        while t.awaits:
            (seat,) = awaited(t)
            tries = []
            for move in legal(GAME, t, seat):
                after = t.copy()
                GAME.play(after, seat, move)
                tries.append(after)
            full = max(after.told for after in tries)
            fullest = [after for after in tries if after.told == full]
            t.become(fullest[t.decisions % len(fullest)])
            most = max(most, full)
    assert seats + 2 < most <= NEWS_OF_A_MOVE


def draws_from_the_top(monkeypatch: pytest.MonkeyPatch, journeys: int) -> Table:
    """A deal to six seats in which a Journey lies on top, and goes back there so often before it sinks."""
    t = GAME.blank(6)
    assert isinstance(t, Table)
    sow(t.chance, *words(1))
    filled = rules.fill_hold
    back = 0

    def fill_hold(t: Table) -> None:
        filled(t)
        cards = sorted((t.hold[place] for place in range(t.depth)), key=lambda card: card == JOURNEY)
        cards[0], cards[-1] = cards[-1], cards[0]
        stage.lay_hold(t, cards)

    def insert(t: Table, card: int) -> None:
        nonlocal back
        back += 1
        if back < journeys:
            t.top = (t.top - 1) % CARDS
            t.hold[t.top] = card
            t.depth += 1
        else:
            put_under(t, card)

    monkeypatch.setattr(rules, "fill_hold", fill_hold)
    monkeypatch.setattr(rules, "insert", insert)
    rules.deal(t)
    return t


def test_a_deal_has_room_for_many_opening_journeys(monkeypatch: pytest.MonkeyPatch) -> None:
    t = draws_from_the_top(monkeypatch, OPENING_JOURNEYS)
    told = [name for name, _ in everything_told(t)]
    assert told.count("opening-journey") == OPENING_JOURNEYS == 28
    assert len(told) == t.told == MOST_NEWS == 48
    assert told[-8:] == ["turn-begins", *["dealt"] * 6, "pool"]


def test_one_more_is_an_error_and_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NewsLost):
        draws_from_the_top(monkeypatch, OPENING_JOURNEYS + 1)


@pytest.mark.parametrize(("seats", "hold"), [(2, 70), (3, 70), (4, 90), (5, 90), (6, 110)])
def test_no_deal_that_will_ever_be_made_has_more_opening_journeys(seats: int, hold: int) -> None:
    """Of the draws of an opening at most 10 in so many cards are Journeys, one after the other by chance.

    More of them than fit: at least one more Journey than there is room for, among the Cargo of the seats.
    """
    room = 48 - 3 * seats - 2
    journey = 10 / (hold - seats + 1)
    more = sum(comb(count + seats - 1, seats - 1) * journey**count for count in range(room + 1, room + 60))
    assert more < 1e-23


def test_a_throw_that_brings_the_last_turn_says_so() -> None:
    """The points are on the table for all to see, so all read the same; other throws say nothing of it."""
    luck, found = random.Random(4), set[str]()
    for seed in range(6):
        match = Match(GAME, 3, seed)
        while not match.over:
            seat = luck.choice(list(match.awaits))
            match.play(seat, luck.choice(match.legal_numbers(seat)))
            for told in match.news[-4:]:
                if told.decisions == match.table.decisions and told.event.kind.name in scene.THROWS:
                    read = {str(match.message(match.seen(one), told)) for one in range(-1, 3)}
                    assert len(read) == 1
                    player = match.view()["scene"]["players"][told.event.facts["seat"]]
                    last = match.message(match.seen(), told).arguments["last"]
                    found.add(str(last))
                    assert (last == "yes") == (player["at_target"] and not match.over)
    assert found == {"yes", "no"}
