"""Claims through a real server: people and bots make them, all read them, and the end judges them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.running import Client, Server
from tests.server.twins import case_of, match_of, walk
from tests.server.twins import dealt as dealt_room
from tests.server.wording import read
from turncoat.bots import BOTS, USUAL
from turncoat.bots import speech as bots
from turncoat.bots.characters import Character
from turncoat.games import NAMES, game
from turncoat.match import SPECTATOR, Match, words_of
from turncoat.talk import Claim, Remark, Talk
from turncoat.words import LANGUAGES

PEOPLE = ("Ada", "Bruno", "Clara", "Dario", "Edith")
ANSWERS = {"i-believe-you", "i-doubt-it"}


class People:
    """A table of people only, who do what a test wants."""

    def __init__(self, clients: list[Client], spectator: Client) -> None:
        self.clients = clients
        self.spectator = spectator

    def settle(self) -> None:
        """Let everybody see everything."""
        for client in (*self.clients, self.spectator):
            client.settle()

    def play_on(self, until: str = "") -> None:
        """Make first legal moves until an event is told, or to the end."""
        while True:
            self.settle()
            view = self.clients[0].last_view
            told = {line.get("event") for line in self.clients[0].lines}
            if view["over"] or until in told:
                return
            for seat in view["awaits"]:
                self.move(seat)

    def move(self, seat: int) -> None:
        """A seat makes its first legal move."""
        view = self.clients[seat].last_view
        answer = self.clients[seat].ask("move", turn=view["turn"], move=view["moves"][0]["number"])
        assert answer["type"] == "accepted", answer

    def claim(self, seat: int, claim: str) -> dict[str, Any]:
        """The answer to a claim."""
        return self.clients[seat].ask("claim", claim=claim)


@dataclass(frozen=True)
class Dealt:
    """A table of people that has been dealt, with its key and their tokens."""

    table: str
    key: str
    tokens: list[str]


def dealt(client: httpx.Client, game_name: str, seats: int, options: dict[str, str]) -> Dealt:
    """People sit down and the cards are dealt."""

    def post(path: str, token: str = "", key: str = "", **body: Any) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {"Turncoat-Key": key}
        response = client.post(f"/api/tables{path}", json=body, headers=headers)
        assert response.is_success, response.text
        answer: dict[str, Any] = response.json()
        return answer

    laid = post("", game=game_name, seats=seats, options=options, name=PEOPLE[0])
    table, key = laid["table"]["id"], laid["key"]
    others = [post(f"/{table}/join", key=key, name=name)["token"] for name in PEOPLE[1:seats]]
    post(f"/{table}/start", laid["token"])
    return Dealt(table, key, [laid["token"], *others])


@contextmanager
def connected(server: Server, table: Dealt) -> Iterator[People]:
    """The people of a table, each with a language of their own, and a spectator."""
    with ExitStack() as stack:
        clients = [
            stack.enter_context(server.connect(table.table, token, language=LANGUAGES[seat % 2]))
            for seat, token in enumerate(table.tokens)
        ]
        spectator = stack.enter_context(server.connect(table.table, key=table.key))
        here = People(clients, spectator)
        here.settle()
        yield here


@contextmanager
def people(server: Server, game_name: str = "passengers", seats: int = 5) -> Iterator[People]:
    """A table of people."""
    with server.http as client:
        table = dealt(client, game_name, seats, {})
    with connected(server, table) as here:
        yield here


def claims_in(client: Client) -> list[dict[str, Any]]:
    """The claims in a client's log."""
    return [line for line in client.lines if line["kind"] == "claim"]


# People ------------------------------------------------------------------------------------------


def test_a_claim_reaches_everybody_as_an_object(server: Server) -> None:
    with people(server) as here:
        assert here.claim(1, "is-of seat-4 demons")["type"] == "accepted"
        here.settle()
        for client in (*here.clients, here.spectator):
            (line,) = claims_in(client)
            assert (line["seat"], line["claim"], line["text"]) == (1, "is-of", "is-of seat-4 demons")
            assert line["parameters"] == {"seat": 3, "faction": "demons"}
            assert (line["hearers"], line["true"]) == ([0, 1, 2, 3, 4], None)
            assert line["message"] == {
                "name": "claim-is-of",
                "arguments": {"seat": {"seat": 3}, "faction": {"thing": "faction-demons"}},
            }


@pytest.mark.parametrize("name", NAMES)
def test_every_offer_can_be_made_and_said_in_every_language(server: Server, name: str) -> None:
    seats = max(game(name).seats[0], 3)
    with people(server, name, seats) as here:
        offers = here.clients[0].last_view["claims"]
        assert offers
        kinds = {offer["claim"]: offer for offer in offers}
        for offer in kinds.values():
            assert here.claim(0, offer["text"])["type"] == "accepted"
            for language in LANGUAGES:
                assert words_of(game(name), language).say(read(offer["message"]), PEOPLE)
        here.settle()
        assert [line["claim"] for line in claims_in(here.clients[-1])] == [*kinds]
        assert here.spectator.last_view["claims"] == []


def test_each_reader_can_say_a_claim_in_their_own_language(server: Server) -> None:
    with people(server) as here:
        here.claim(0, "i-am souls")
        here.settle()
        said = [
            words_of(game("passengers"), LANGUAGES[seat % 2]).say(
                read(claims_in(here.clients[seat])[0]["message"]), PEOPLE
            )
            for seat in (0, 1)
        ]
        assert said == ["I am a Soul Guide.", "Я из проводников душ."]


def test_a_claim_outside_the_vocabulary_is_refused_to_its_sender_alone(server: Server) -> None:
    with people(server) as here:
        for claim, reason in (
            ("i-lie", "There is no claim “i-lie”; there are i-placed, "),
            ("", "There is no claim “”; there are i-placed, "),
            ("i-am", "The claim “i-am” takes faction (souls, demons, yaesther)."),
            ("i-am smugglers", "The claim “i-am” takes faction (souls, demons, yaesther)."),
            (
                "is-of seat-7 souls",
                "The claim “is-of” takes seat (seat-1 to seat-5) and faction (souls, demons, yaesther).",
            ),
        ):
            answer = here.claim(0, claim)
            assert answer["type"] == "refused"
            assert answer["words"].startswith(reason)
        here.settle()
        assert not any(claims_in(client) for client in here.clients)


def test_a_spectator_claims_nothing(server: Server) -> None:
    with people(server) as here:
        answer = here.spectator.ask("claim", claim="i-am souls")
        assert answer["type"] == "refused"


def test_verdicts_come_with_the_final_view(server: Server) -> None:
    """Facts as they stood when they were claimed, promises by what came of them, opinions not at all."""
    with people(server) as here:
        first = here.clients[0].last_view["awaits"][0]
        for card in ("soul-red", "soul-green", "soul-blue", "demon-red", "demon-green", "demon-blue"):
            here.claim(first, f"i-hold {card}")
        here.claim(0, "i-shall-vote raven")
        here.claim(0, "i-shall-vote wolf")
        here.claim(0, "i-doubt-it seat-2")
        here.settle()
        assert all(client.last_view["verdicts"] is None for client in here.clients)
        assert all(line["true"] is None for line in claims_in(here.clients[0]))
        here.play_on()
        for client in (*here.clients, here.spectator):
            verdicts = {verdict["line"]: verdict["true"] for verdict in client.last_view["verdicts"]}
            said = [verdicts[line["line"]] for line in claims_in(client)]
            assert said[6:] == [True, False, None]
            assert 1 <= sum(bool(truth) for truth in said[:6]) <= 3
            assert None not in said[:6]


def test_a_false_claim_is_marked_as_false(server: Server) -> None:
    with people(server, "cerberus", 3) as here:
        here.claim(1, "i-hold sacrifice")
        here.play_on()
        (line,) = claims_in(here.clients[1])
        assert here.clients[1].last_view["verdicts"] == [{"line": line["line"], "true": False}]


@pytest.mark.parametrize("name", NAMES)
def test_offers_are_the_same_bytes_in_histories_that_a_seat_cannot_tell_apart(name: str) -> None:
    """What can be said of which things, in which order, hangs on nothing but the seat's own view."""
    luck = Random(name)
    case = case_of(name, max(game(name).seats[0], 4))
    apt = 0
    for position in range(8):
        room = dealt_room(case, luck=position)
        walk(room, luck.randrange(5, 40), luck)
        match = match_of(room)
        for seat in range(match.seats) if not match.over else ():
            table, offers = match.table, json.dumps(room.offered(seat))
            match.table = match.game.guessed(match.seen(seat), seat, luck.getrandbits(64))
            room.views.clear()
            assert json.dumps(room.offered(seat)) == offers
            match.table = table
            room.views.clear()
            claims, places = room.offered(seat)
            assert all(claim["about"] and claim["subject"] for claim in claims)
            assert len({*places}) == len(places)
            apt += len(places)
    assert apt


def test_claims_of_a_game_that_declares_nothing_are_about_their_first_parameter() -> None:
    vocabulary = game("passengers").claims
    assert vocabulary
    plain = replace(vocabulary, about=None, signs={}, ends=None, beside={})
    assert plain.subject(1, "is-of", {"seat": 3, "faction": 0}).keys == ("seat-3",)
    assert plain.subject(1, "i-placed", {"card": 0}).keys == ("card-soul-red", "seat-1")
    bare = replace(game("cerberus").claims or plain, about=None)
    assert bare.subject(1, "help-me", {}).keys == ("seat-1",)
    assert bare.subject(1, "barque-has", {"slot": 0, "places": 0}).keys == ("seat-1",)


# Silence -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def silences(server: Server) -> Iterator[dict[str, People]]:
    """Tables whose first Silence card bans colours, parts neighbours from others, or silences somebody."""
    wanted = {"silence-4", "silence-9", "silence-15"}
    found: dict[str, Dealt] = {}
    with server.http as client:
        while found.keys() != wanted:
            table = dealt(client, "passengers", 5, {"silence": "on"})
            card = silence_card(server, table)
            if card in wanted:
                found[card] = table
    with ExitStack() as stack:
        yield {card: stack.enter_context(connected(server, table)) for card, table in found.items()}


def silence_card(server: Server, table: Dealt) -> str:
    """The Silence card of the first round."""
    with server.connect(table.table, key=table.key) as spectator:
        spectator.settle()
        (turned,) = [line for line in spectator.lines if line.get("event") == "silence-card"]
    return str(turned["message"]["arguments"]["silence"]["thing"])


def test_a_banned_topic_is_refused_and_not_offered(silences: dict[str, People]) -> None:
    here = silences["silence-4"]
    offered = {offer["claim"] for offer in here.clients[0].last_view["claims"]}
    assert "i-am" in offered
    assert "i-hold" not in offered
    answer = here.claim(0, "i-hold soul-green")
    assert (answer["type"], answer["message"]["name"]) == ("refused", "talk-no-colours")
    assert here.claim(0, "i-am souls")["type"] == "accepted"
    here.settle()
    assert [line["claim"] for line in claims_in(here.clients[3])] == ["i-am"]


def test_a_claim_is_heard_by_neighbours_alone(silences: dict[str, People]) -> None:
    here = silences["silence-9"]
    assert here.claim(2, "i-am souls")["type"] == "accepted"
    here.settle()
    heard = [seat for seat, client in enumerate(here.clients) if claims_in(client)]
    assert heard == claims_in(here.clients[2])[0]["hearers"] == [1, 2, 3]
    assert claims_in(here.spectator) == []
    here.play_on()
    assert [len(client.last_view["verdicts"]) for client in here.clients] == [0, 1, 1, 1, 0]
    assert here.spectator.last_view["verdicts"] == []


def test_a_silenced_seat_cannot_claim(silences: dict[str, People]) -> None:
    here = silences["silence-15"]
    (coin,) = here.clients[0].last_view["awaits"]
    here.move(coin)
    here.settle()
    (hushed,) = [line for line in here.clients[0].lines if line.get("event") == "hushed"]
    silent = hushed["message"]["arguments"]["other"]["seat"]
    assert here.clients[silent].last_view["claims"] == []
    for claim in ("i-am souls", "i-shall-vote raven"):
        answer = here.claim(silent, claim)
        assert (answer["type"], answer["message"]["name"]) == ("refused", "talk-silenced-until-votes")
    assert here.claim((silent + 1) % 5, "i-am souls")["type"] == "accepted"
    here.settle()
    assert {line["seat"] for line in claims_in(here.clients[silent])} == {(silent + 1) % 5}


# Bots --------------------------------------------------------------------------------------------


def with_bots(server: Server, game_name: str, seats: int, pause: float) -> Client:
    """Ada at a table of bots."""
    laid = server.lay(game=game_name, seats=seats, pause=pause, name="Ada", fill=True, start=True)
    return server.connect(laid["table"]["id"], laid["token"])


def reply(client: Client) -> tuple[str, dict[str, int]]:
    """What a bot answers to a claim."""
    since = len(claims_in(client))
    client.until(lambda _: any(line["seat"] for line in claims_in(client)[since:]))
    line = claims_in(client)[-1]
    return line["claim"], line["parameters"]


def test_a_bot_doubts_what_cannot_be(server: Server) -> None:
    """Nobody has a card to hold when a game of Cerberus begins."""
    with with_bots(server, "cerberus", 3, pause=30) as ada:
        ada.settle()
        ada.send("claim", id=1000, claim="i-hold sacrifice")
        assert reply(ada) == ("i-doubt-it", {"seat": 0})


def test_a_bot_believes_what_it_knows(server: Server) -> None:
    """All know the numbers of the first hands in Chaos Contract; there is one of each."""
    with with_bots(server, "chaos-contract", 3, pause=30) as ada:
        ada.settle()
        ada.send("claim", id=1000, claim="my-die-has 3")
        assert reply(ada) == ("i-believe-you", {"seat": 0})
        ada.send("claim", id=1001, claim="my-die-has -1")
        assert reply(ada) == ("i-doubt-it", {"seat": 0})


def test_bots_volunteer_claims(server: Server) -> None:
    said: list[dict[str, Any]] = []
    while not said:
        with with_bots(server, "passengers", 5, pause=0) as ada:
            play_until_somebody_speaks(ada)
            said = claims_in(ada)
    assert said[0]["seat"] != 0
    assert said[0]["claim"] not in ANSWERS
    assert words_of(game("passengers"), "ru").say(read(said[0]["message"]), PEOPLE)


def play_until_somebody_speaks(client: Client) -> None:
    """Make first legal moves until there is a claim or the game is over."""
    client.settle()
    while not claims_in(client) and not client.last_view["over"]:
        view = client.last_view
        if view["moves"]:
            client.ask("move", turn=view["turn"], move=view["moves"][0]["number"])
            client.settle()
        else:
            client.next()


# What bots say, without a server -----------------------------------------------------------------


def heard(match: Match, seat: int, name: str, /, **parameters: int) -> Remark:
    return Talk(match).claim(seat, name, parameters)


@pytest.fixture
def match() -> Match:
    return Match(game("passengers"), 5, 7)


def answer(match: Match, seat: int, remark: Remark) -> Claim | None:
    return bots.answer(match.game, match.seen(seat), seat, remark)


def test_a_bot_that_has_no_say_in_it_keeps_silent(match: Match) -> None:
    assert answer(match, 1, heard(match, 0, "i-shall-vote", boat=0)) is None
    assert answer(match, 1, heard(match, 0, "i-believe-you", seat=1)) is None
    assert answer(match, 1, Talk(match).say(0, "I am a Soul Guide.")) is None


def test_a_bot_does_not_answer_what_is_out_of_date(match: Match) -> None:
    remark = heard(match, 0, "i-placed", card=0)
    assert answer(match, 1, remark) == Claim("i-doubt-it", {"seat": 0})
    match.play(match.awaits[0], match.legal_numbers(match.awaits[0])[0])
    assert answer(match, 1, remark) is None


def test_an_answer_gives_nothing_away(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is claimed of whom, a bot answers the same whether it is guilty, innocent, or knows better."""
    for _ in range(5):  # some Passengers are on board
        match.play(match.awaits[0], match.legal_numbers(match.awaits[0])[0])
    claims: list[tuple[str, dict[str, int]]] = [
        ("is-of", {"seat": 1, "faction": 1}),
        ("is-of", {"seat": 2, "faction": 0}),
        ("they-placed", {"seat": 1, "card": 0}),
        ("i-placed", {"card": 3}),
    ]
    monkeypatch.setattr(bots, "WORLDS", 4)
    said = set()
    for name, parameters in claims:
        answers = set()
        remark = heard(match, 0, name, **parameters)
        for deal in range(5):
            other = Match(match.game, 5, 7)
            other.table.become(match.game.guessed(match.seen(), SPECTATOR, deal))
            answers.add(bots.answer(other.game, other.seen(1), 1, remark, whim=[5, 6, 7, 8]))
        assert len(answers) == 1, (name, parameters)
        said |= {one and one.name for one in answers}
    assert said - {None}


def test_the_accused_objects_and_the_praised_agrees(match: Match) -> None:
    """In one way or another, or in silence; whoever is called a Soul Guide does not doubt it."""
    blame = heard(match, 0, "is-of", seat=1, faction=1)
    assert {answer(match, 1, blame) for _ in range(100)} == {
        None,
        Claim("no", {}),
        Claim("i-doubt-it", {"seat": 0}),
        Claim("i-am", {"faction": 0}),
        Claim("is-of", {"seat": 0, "faction": 1}),
    }
    praise = heard(match, 0, "is-of", seat=1, faction=0)
    assert {answer(match, 1, praise) for _ in range(100)} == {
        None,
        Claim("yes", {}),
        Claim("i-believe-you", {"seat": 0}),
        Claim("i-am", {"faction": 0}),
    }


def test_an_unlikely_claim_is_left_alone(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "likelihood", lambda *arguments: 0.2)
    assert answer(match, 1, heard(match, 0, "i-am", faction=0)) is None


@pytest.mark.parametrize("name", NAMES)
def test_a_talkative_bot_says_what_is_offered(name: str) -> None:
    match = Match(game(name), max(3, game(name).seats[0]), 7)
    said = 0
    while not match.over and len(match.moves) < 60:
        seat = match.awaits[0]
        match.play(seat, BOTS[USUAL].decide(match.game, match.seen(seat), seat))
        view = match.seen(seat)
        claim = bots.volunteered(match.game, view, seat)
        if claim:
            assert (claim.name, claim.parameters) in game(name).claimable(view, seat)
            said += 1
    assert said


def test_a_silent_bot_says_nothing() -> None:
    assert not any(Character("", talkative=0.0).speaks_up() for _ in range(50))
    assert all(Character("", talkative=1.0).speaks_up() for _ in range(50))


def test_without_a_vocabulary_bots_say_nothing(match: Match) -> None:
    remark = heard(match, 0, "i-am", faction=0)
    match.game = replace(match.game, claims=None)
    assert bots.volunteered(match.game, match.seen(0), 0) is None
    assert answer(match, 1, remark) is None
