"""What players of Cerberus say: in words, on offer, true or not, kept or not."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games import vocabulary
from tests.games.vocabulary import (
    assert_ended,
    assert_hides,
    assert_judges,
    assert_offers,
    assert_stands,
    assert_words,
    event,
    every_claim,
    matches,
    meant,
)
from tests.rulebook.cerberus.stage import ABOARD, choices, kind, play, staged
from tests.suite.walk import seen
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import COPIES, KINDS, SURVIVAL_KINDS
from turncoat.games.cerberus.phrases import apt, topics
from turncoat.games.cerberus.table import Table

holds, kept, offered = partial(vocabulary.holds, GAME), partial(vocabulary.kept, GAME), GAME.claimable

NO_FACTS = {
    "i-shall-help", "i-shall-not-drive-back", "i-shall-give-cards", "i-shall-not-turn", "help-me",
    "leave-behind", "yes", "no", "help-for-help", "spare-me", "i-believe-you", "i-doubt-it",
}  # fmt: skip
HELP = ("i-shall-help", {"seat": 2})
SPARE = ("i-shall-not-drive-back", {"seat": 2})
GIVE = ("i-shall-give-cards", {"seat": 2})


@pytest.fixture
def t() -> Table:
    return staged([5, 4, 6, 7], hands=["sacrifice", "arrogance", "", ""], barques=[2, 3, 1])


def begins(seat: int) -> object:
    return event(GAME, "turn-begins", seat=seat)


def ends(seat: int) -> object:
    return event(GAME, "turn-ends", seat=seat)


def moved(seat: int, by: int) -> object:
    return event(GAME, "moved", seat=seat, space=5, to_space=5 + by)


def was_kept(claim: tuple[str, dict[str, int]], *told: object) -> bool | None:
    """Whether seat 0 kept a promise."""
    return kept(told, 0, *claim)


def names(table: Table, seat: int) -> set[str]:
    """The claims that are offered to a seat."""
    return {name for name, _ in offered(seen(GAME, table, seat), seat)}


def test_every_claim_has_words() -> None:
    assert_words(GAME)


def test_every_claim_is_about_something_until_it_is_outdated() -> None:
    assert_stands(GAME)
    assert_ended(GAME, "barque-has 2 3", event(GAME, "barques-swapped", seat=1, slot=0, to_slot=1))
    assert_ended(GAME, "i-shall-help seat-2", event(GAME, "turn-ends", seat=0))
    assert_ended(GAME, "i-shall-not-turn", event(GAME, "turned", seat=0, position=1))


@pytest.mark.parametrize("seats", [3, 7])
def test_what_is_offered_can_be_said(seats: int) -> None:
    for match in matches(GAME, seats, 3, 9):
        assert_offers(match)


@pytest.mark.parametrize("seats", [3, 5])
def test_offers_tell_nothing_that_a_seat_does_not_know(seats: int) -> None:
    for match in matches(GAME, seats, 5, 11):
        assert_hides(match, len(match.moves) % seats, 2)


def test_facts_are_judged_in_any_world() -> None:
    for match in matches(GAME, 4, 7, 11):
        assert_judges(match, 1, NO_FACTS)


def test_no_topic_is_banned() -> None:
    assert not any(topics(name) for name, _ in every_claim(GAME))


def slots(table: Table, seat: int) -> set[int]:
    """The Barques of which a seat can speak."""
    claims = offered(seen(GAME, table, seat), seat)
    return {parameters["slot"] for name, parameters in claims if name == "barque-has"}


def test_barques_are_spoken_of_by_who_has_seen_them_while_they_lie_face_down(t: Table) -> None:
    assert slots(t, 0) == set()
    t.known[0] = 0b010
    assert slots(t, 0) == {1}
    t.known[0] = 0b011
    assert slots(t, 0) == {0, 1, 2}, "who has seen two knows the third"
    open_now = staged([5, 4, 6, 20], revealed=2)
    open_now.known[0] = 0b011
    assert slots(open_now, 0) == set()


def test_players_speak_of_the_cards_of_their_role() -> None:
    t = staged([5, 4, 0, 0], cerberus=[2], hands=["sacrifice", "", "grudge", ""])
    held = {
        seat: {
            parameters["card"] for name, parameters in offered(seen(GAME, t, seat), seat) if name == "i-hold"
        }
        for seat in (0, 2)
    }
    assert held == {0: set(range(SURVIVAL_KINDS)), 2: set(range(SURVIVAL_KINDS, KINDS))}
    assert {"i-shall-help", "help-me", "i-shall-not-turn", "leave-behind"} <= names(t, 0)
    assert not {"i-shall-help", "help-me", "i-shall-not-turn", "leave-behind"} & names(t, 2)


def test_the_lost_only_answer() -> None:
    t = staged([9, 9, 0, 0, 0, 0, 0], cerberus=[2, 3, 4, 5], lost=[6])
    assert names(t, 6) == {"yes", "no", "i-believe-you", "i-doubt-it"}


def cards(table: Table, seat: int) -> set[int]:
    """The cards of which a seat can say that it holds them."""
    claims = offered(seen(GAME, table, seat), seat)
    return {parameters["card"] for name, parameters in claims if name == "i-hold"}


def test_nobody_speaks_of_cards_of_which_all_know() -> None:
    t = staged([5, 4, 6, 7], hands=["sacrifice arrogance", "", "arrogance", ""])
    assert cards(t, 0) == set(range(SURVIVAL_KINDS))
    assert cards(t, 1) == set(), "an empty hand is seen by all"
    assert not {"i-shall-give-cards"} & names(t, 1)
    t.shown[0] = 1 << kind("sacrifice")
    assert cards(t, 0) == set(range(SURVIVAL_KINDS)) - {kind("sacrifice")}
    t.shown[0] |= 1 << kind("arrogance")
    assert cards(t, 0) == set(), "both of its cards were shown"
    t.discard[kind("fatalism")] = COPIES[kind("fatalism")]
    assert kind("fatalism") not in cards(t, 2)


def test_nobody_speaks_to_or_of_those_who_cannot_act_on_it() -> None:
    """Who is caught or lost is spared nothing; who is aboard needs no help; two leave nobody behind."""
    t = staged([5, 4, ABOARD, 7, 0, 0], cerberus=[4], lost=[5], hands=["sacrifice", "", "", "", "", ""])
    told = {name: set[int]() for name in NO_FACTS}
    for name, parameters in offered(seen(GAME, t, 0), 0):
        if "seat" in parameters and name in told:
            told[name].add(parameters["seat"])
    assert told["i-shall-help"] == told["help-for-help"] == told["leave-behind"] == {1, 3}
    assert told["i-shall-not-drive-back"] == told["i-shall-give-cards"] == {1, 2, 3}
    assert told["spare-me"] == {1, 2, 3, 4}
    assert not {"help-me", "help-for-help"} & names(t, 2)
    t.caught = 0b10
    assert not {name for name, parts in offered(seen(GAME, t, 0), 0) if parts.get("seat") == 1} - {
        "i-believe-you", "i-doubt-it",
    }  # fmt: skip
    assert "leave-behind" not in names(staged([5, 4, 0], cerberus=[2]), 0)
    assert "help-me" not in names(staged([5, 0, 0], cerberus=[1, 2]), 0)


def test_nobody_promises_what_cannot_happen(t: Table) -> None:
    assert "i-shall-not-turn" in names(t, 0)
    t.space[0] = t.finish
    assert "i-shall-not-turn" not in names(t, 0)
    full = staged([9, 9, 0, 0, 0, 0, 0], cerberus=[2, 3, 4, 5], lost=[6])
    assert "i-shall-not-turn" not in names(full, 0)


def test_barques_have_the_seats_that_they_have(t: Table) -> None:
    for slot, places in enumerate((2, 3, 1)):
        for said in (1, 2, 3):
            truth = holds(t, 0, "barque-has", {"slot": slot, "places": said - 1})
            assert truth is (said == places)


def test_hands_hold_what_they_hold(t: Table) -> None:
    assert holds(t, 0, "i-hold", {"card": kind("sacrifice")}) is True
    assert holds(t, 1, "i-hold", {"card": kind("sacrifice")}) is False


def test_a_bot_says_true_things_and_calls_for_help_at_the_very_end(t: Table) -> None:
    t.known[1] = 0b010
    assert apt(seen(GAME, t, 1), 1) == [
        ("i-hold", {"card": kind("arrogance")}),
        ("barque-has", {"slot": 1, "places": 2}),
        ("help-me", {}),
    ]
    assert apt(seen(GAME, t, 3), 3) == []


def test_help_comes_in_the_speakers_next_turn() -> None:
    assert was_kept(HELP, begins(0), moved(2, 1), ends(0)) is True
    assert was_kept(HELP, begins(0), event(GAME, "boarded", seat=2), ends(0)) is True
    assert was_kept(HELP, begins(0), moved(2, -1), moved(1, 1), ends(0)) is False
    assert was_kept(HELP, begins(1), moved(2, 1), ends(1), begins(0), ends(0)) is False
    assert was_kept(HELP, begins(0), ends(0), begins(1), ends(1), begins(0), moved(2, 1)) is False
    assert was_kept(HELP, begins(1), moved(2, 1), ends(1)) is None


def test_the_turn_in_progress_counts_if_it_is_the_speakers() -> None:
    assert was_kept(HELP, moved(2, 1), ends(0)) is True
    assert was_kept(HELP, moved(2, 1), ends(1), begins(0), ends(0)) is False
    bonus = event(GAME, "played-bonus", seat=0, card=0, effect=0)
    assert kept([bonus, moved(2, 1)], 0, *HELP, active=0) is True
    assert kept([moved(2, 1)], 0, *HELP, active=1) is None


def test_nobody_is_driven_back_in_the_speakers_next_turn() -> None:
    assert was_kept(SPARE, begins(0), moved(2, -1), ends(0)) is False
    assert was_kept(SPARE, begins(0), moved(2, 1), moved(1, -1), ends(0)) is True
    assert was_kept(SPARE, begins(1), moved(2, -1), ends(1), begins(0), ends(0)) is True
    assert was_kept(SPARE, begins(1), moved(2, -1), ends(1)) is None


@pytest.mark.parametrize(("count", "verdict"), [(2, True), (1, True), (0, False)])
def test_cards_are_given_when_they_are_asked_for(count: int, verdict: bool) -> None:
    given = event(GAME, "offered", seat=0, other=2, count=count)
    assert was_kept(GIVE, event(GAME, "offered", seat=0, other=1, count=1), given) is verdict
    assert was_kept(GIVE, event(GAME, "offered", seat=1, other=2, count=1)) is None


def test_whoever_never_joined_cerberus_stayed_true() -> None:
    promise: tuple[str, dict[str, int]] = ("i-shall-not-turn", {})
    escaped = event(GAME, "escaped", seats=1, places=1)
    assert was_kept(promise, event(GAME, "turned", seat=1, position=1), escaped) is True
    assert was_kept(promise, event(GAME, "turned", seat=0, position=1), escaped) is False
    assert was_kept(promise, event(GAME, "turned", seat=1, position=1)) is None


def test_what_is_done_at_the_table_keeps_a_promise(t: Table) -> None:
    play(t, 0, "action", card="rush", effect=0)
    told = list(GAME.news.read(t))
    while t.active == 0:
        usable = [choice for choice in choices(t, 0) if choice[0] != "bonus"]
        family, parameters = min(usable, key=lambda choice: 2 not in choice[1].values())
        GAME.play(t, 0, GAME.moves.number(family, **parameters))
        told += GAME.news.read(t)
    assert kept(told, 0, *HELP) is True
    assert kept(told, 0, "i-shall-help", {"seat": 1}) is False
    assert kept(told, 0, *SPARE) is True


def test_requests_and_opinions_are_neither_kept_nor_broken() -> None:
    assert was_kept(("help-me", {}), begins(0), moved(0, 1), ends(0)) is None


def test_who_is_left_behind_is_not_helped_and_kindness_is_no_breach() -> None:
    behind = ("leave-behind", {"seat": 2})
    assert was_kept(behind, begins(0), moved(1, 1), ends(0)) is True
    assert was_kept(behind, begins(0), moved(2, 1), ends(0)) is None
    assert was_kept(behind, begins(1), moved(2, 1), ends(1)) is None


@pytest.mark.parametrize(
    ("asked", "answer", "promise"),
    [
        ("help-me", "yes", "i-shall-help seat-3"),
        ("help-me", "no", "leave-behind seat-3"),
        ("help-for-help seat-1", "no", "leave-behind seat-3"),
        ("help-for-help seat-4", "no", ""),
        ("spare-me seat-1", "yes", "i-shall-not-drive-back seat-3"),
        ("spare-me seat-1", "no", ""),
        ("i-doubt-it seat-1", "yes", ""),
    ],
)
def test_an_answer_promises_what_was_asked(t: Table, asked: str, answer: str, promise: str) -> None:
    assert meant(GAME, t, (2, asked), (0, answer)) == promise


def test_an_answer_is_to_who_asked_last_in_this_turn(t: Table) -> None:
    assert meant(GAME, t, (3, "help-me"), (2, "help-me"), (0, "no")) == "leave-behind seat-3"
    t.turns += 1
    assert meant(GAME, t, (0, "yes")) == ""
