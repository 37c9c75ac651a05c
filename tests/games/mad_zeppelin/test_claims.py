"""What players of Mad Zeppelin say: in words, on offer, true or not, kept or not."""

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
from tests.rulebook.mad_zeppelin.stage import kind, reveal, staged, traitor
from tests.rulebook.mad_zeppelin.stage import offered as asked_about
from tests.suite.walk import seen
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import BLUE, COPIES, GREEN, RED, YELLOW
from turncoat.games.mad_zeppelin.phrases import apt, topics
from turncoat.games.mad_zeppelin.table import Table

holds, kept, offered = partial(vocabulary.holds, GAME), partial(vocabulary.kept, GAME), GAME.claimable

NO_FACTS = {"i-shall-not-play", "i-shall-spare-you", "yes", "no", "spare-me", "i-believe-you", "i-doubt-it"}
NEXT_TURN = event(GAME, "turn-begins", number=2, seat=1)


@pytest.fixture
def t() -> Table:
    return staged(
        ["love igor", "troy ripp", "steeling shadow", "walder mirante"],
        hands=["gold wood", "coal", "lead lead", "ore"],
        hold="diamonds journey",
    )


def said_by(table: Table, seat: int, name: str) -> list[dict[str, int]]:
    """The parameters with which a claim is offered."""
    return [parameters for one, parameters in offered(seen(GAME, table, seat), seat) if one == name]


def test_every_claim_has_words() -> None:
    assert_words(GAME)


def test_every_claim_is_about_something_until_it_is_outdated() -> None:
    assert_stands(GAME)
    assert_ended(GAME, "i-hold coal", event(GAME, "threw", seat=0, cargo=kind("coal"), coins=0))
    assert_ended(GAME, "my-traitor igor", event(GAME, "played", seat=2, traitor=traitor("igor")))
    assert_ended(GAME, "top-card coal", event(GAME, "foresaw", seat=2, cards=1))


@pytest.mark.parametrize(("seats", "every"), [(2, 12), (6, 30)])
def test_what_is_offered_can_be_said(seats: int, every: int) -> None:
    for match in matches(GAME, seats, 3, every):
        assert_offers(match)


@pytest.mark.parametrize(("seats", "every"), [(2, 20), (4, 40)])
def test_offers_tell_nothing_that_a_seat_does_not_know(seats: int, every: int) -> None:
    for match in matches(GAME, seats, 5, every):
        assert_hides(match, len(match.moves) // every % seats, 2)


def test_facts_are_judged_in_any_world() -> None:
    for match in matches(GAME, 3, 7, 40):
        assert_judges(match, 1, NO_FACTS)


def test_no_topic_is_banned() -> None:
    assert not any(topics(name) for name, _ in every_claim(GAME))


def test_a_traitor_that_lies_open_is_not_spoken_of(t: Table) -> None:
    assert {"traitor": traitor("love")} in said_by(t, 1, "my-traitor")
    reveal(t, 0, "love")
    assert {"traitor": traitor("love")} not in said_by(t, 1, "my-traitor")


def test_traitors_put_aside_are_spoken_of_by_those_who_looked(t: Table) -> None:
    assert [seat for seat in range(4) if said_by(t, seat, "left-out")] == [0, 3]


def test_the_top_of_the_hold_is_spoken_of_by_its_seer() -> None:
    table = asked_about("ratatine", hold="gold coal lead ore")
    assert not any(said_by(table, seat, "top-card") for seat in range(3))
    GAME.play(table, 1, GAME.moves.number("use"))
    assert [seat for seat in range(3) if said_by(table, seat, "top-card")] == [1]


def test_a_promise_not_to_play_is_about_a_traitor_in_hand(t: Table) -> None:
    assert said_by(t, 1, "i-shall-not-play") == [{"traitor": traitor("ripp")}, {"traitor": traitor("troy")}]


def test_hands_hold_what_they_hold(t: Table) -> None:
    for name, there in (("gold", True), ("wood", True), ("steel", False)):
        assert holds(t, 0, "i-hold", {"cargo": kind(name)}) is there
        assert holds(t, 0, "i-hold-no", {"cargo": kind(name)}) is not there


def test_the_top_card_is_the_next_to_be_drawn(t: Table) -> None:
    assert holds(t, 2, "top-card", {"cargo": kind("diamonds")}) is True
    assert holds(t, 2, "top-card", {"cargo": kind("journey")}) is False
    t.depth = 0
    assert holds(t, 2, "top-card", {"cargo": kind("diamonds")}) is False


def test_traitors_in_hand_and_laid_are_ones_own(t: Table) -> None:
    assert holds(t, 0, "my-traitor", {"traitor": traitor("love")}) is True
    assert holds(t, 0, "my-traitor", {"traitor": traitor("troy")}) is False
    reveal(t, 0, "love")
    assert holds(t, 0, "my-traitor", {"traitor": traitor("love")}) is True


@pytest.mark.parametrize(
    ("seat", "colours"), [(0, {YELLOW, GREEN}), (1, {RED}), (2, {BLUE}), (3, {RED, BLUE})]
)
def test_colours_are_those_of_ones_traitors(t: Table, seat: int, colours: set[int]) -> None:
    for colour in (BLUE, RED, GREEN, YELLOW):
        assert holds(t, seat, "my-colour", {"colour": colour}) is (colour in colours)


def test_left_out_is_what_nobody_has(t: Table) -> None:
    assert holds(t, 0, "left-out", {"traitor": traitor("rochat")}) is True
    assert holds(t, 0, "left-out", {"traitor": traitor("shadow")}) is False
    reveal(t, 0, "love")
    assert holds(t, 0, "left-out", {"traitor": traitor("love")}) is False


def test_a_bot_says_true_things(t: Table) -> None:
    for seat in range(4):
        said = apt(seen(GAME, t, seat), seat)
        assert said
        assert all(holds(t, seat, name, parameters) for name, parameters in said)


def test_a_traitor_is_played_first_or_not() -> None:
    promise = ("i-shall-not-play", {"traitor": traitor("love")})
    played = event(GAME, "played", seat=0, traitor=traitor("love"))
    other = event(GAME, "played", seat=0, traitor=traitor("igor"))
    anothers = event(GAME, "played", seat=1, traitor=traitor("love"))
    shown = event(GAME, "showed", seat=0, traitor=traitor("igor"))
    assert kept([played, NEXT_TURN], 0, *promise) is False
    assert kept([other], 0, *promise) is True
    assert kept([shown], 0, *promise) is True
    assert kept([anothers], 0, *promise) is None
    assert kept([NEXT_TURN, played], 0, *promise) is None


@pytest.mark.parametrize("deed", ["robbed", "stole", "stole-coin", "swapped"])
def test_somebody_is_spared_or_not_until_the_turn_ends(deed: str) -> None:
    promise = ("i-shall-spare-you", {"seat": 2})
    taken = event(GAME, deed, seat=0, other=2)
    assert kept([taken, NEXT_TURN], 0, *promise) is False
    assert kept([event(GAME, deed, seat=0, other=1), NEXT_TURN, taken], 0, *promise) is True
    assert kept([event(GAME, deed, seat=1, other=2), NEXT_TURN], 0, *promise) is True
    assert kept([], 0, *promise) is None


@pytest.mark.parametrize(
    "end",
    [
        event(GAME, "won", seat=1, points=20, coins=3),
        event(GAME, "draw", seats=3, points=20, coins=3),
        event(GAME, "nobody-won", points=20),
    ],
    ids=lambda end: str(end.kind.name),
)
def test_the_end_of_the_game_ends_a_turn(end: object) -> None:
    assert kept([end], 0, "i-shall-spare-you", {"seat": 2}) is True


def test_a_truce_binds_both_once_there_is_a_yes(t: Table) -> None:
    offer, spare = (2, "spare-me seat-1"), "i-shall-spare-you"
    assert meant(GAME, t.copy(), offer) == "spare-me seat-1"
    assert meant(GAME, t, offer, (0, "yes")) == f"{spare} seat-3"
    assert GAME.talk
    assert GAME.talk.claims.text(GAME.talk.meaning(t, t.said - 2)) == f"{spare} seat-1"
    assert meant(GAME, t, (1, "yes")) == ""
    assert kept([NEXT_TURN], 2, "spare-me", {"seat": 0}) is None


def test_what_is_done_at_the_table_breaks_a_promise(t: Table) -> None:
    reveal(t, 0, "love")
    assert kept(GAME.news.read(t), 0, "i-shall-not-play", {"traitor": traitor("love")}) is False
    assert kept(GAME.news.read(t), 0, "i-shall-not-play", {"traitor": traitor("igor")}) is True


def test_nobody_speaks_of_what_all_know_or_of_what_is_over(t: Table) -> None:
    assert len(said_by(t, 0, "spare-me")) == len(said_by(t, 0, "i-shall-spare-you")) == 3
    t.hand_size[2] = t.coins[2] = 0
    assert said_by(t, 2, "i-hold") == said_by(t, 2, "i-hold-no") == said_by(t, 2, "spare-me") == []
    assert {"seat": 2} not in said_by(t, 0, "i-shall-spare-you"), "there is nothing to take from it"
    t.laid[1, 0], t.laid[1, 1] = traitor("troy"), traitor("ripp")
    t.face_up = 1 << traitor("troy") | 1 << traitor("ripp")
    t.actor = 0
    for name in ("my-traitor", "my-colour", "i-shall-not-play", "i-shall-spare-you"):
        assert said_by(t, 1, name) == []
    assert {"seat": 1} not in said_by(t, 0, "spare-me"), "it has played both of its traitors"
    t.discarded[kind("lead")] = COPIES[kind("lead")]
    assert {"cargo": kind("lead")} not in said_by(t, 0, "i-hold")
