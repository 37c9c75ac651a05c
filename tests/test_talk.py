"""The talk of a match, whatever the game."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

import turncoat
from turncoat.games import NAMES, playable
from turncoat.games.passengers import components as box
from turncoat.games.passengers.table import BY_GIFT, Table
from turncoat.kernel.things import Seats
from turncoat.match import Match, Refused
from turncoat.talk import Claim, Remark, Talk
from turncoat.words import LANGUAGES, Message, Thing

GAME = turncoat.game("passengers")


def talk(language: str = "en") -> Talk:
    return Talk(Match(GAME, 5, 7, language=language))


class Limits:
    """A game's talk module that says what a test wants it to say, and keeps what it was asked."""

    def __init__(self) -> None:
        self.now = (0, 0)
        self.answer: tuple[int, ...] | Message = (0, 1)
        self.asked: list[tuple[Any, ...]] = []

    def moment(self, table: Any) -> tuple[int, int]:
        return self.now

    def is_free(self, table: Any, seat: int) -> bool:
        return False

    def hearers(self, *arguments: Any) -> tuple[int, ...] | Message:
        self.asked.append(arguments)
        return self.answer


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> Limits:
    module = Limits()
    limited = replace(
        GAME, limits=playable.Limits(module.moment, module.is_free, lambda table, seat: None, module.hearers)
    )
    monkeypatch.setattr("tests.test_talk.GAME", limited)
    return module


def test_a_remark_is_heard_by_all_and_kept() -> None:
    here = talk()
    said = here.say(2, "Trust me.", {"faction"}, at=4.5)
    assert said == Remark(2, "Trust me.", frozenset({"faction"}), 0, 0, 4.5, (0, 1, 2, 3, 4))
    assert all(here.heard(seat) == [said] for seat in range(-1, 5))


def test_talk_changes_nothing_on_the_table() -> None:
    here = talk()
    before = here.match.table.bytes()
    here.say(0, "Hello")
    assert here.match.table.bytes() == before
    assert here.match.moves == []


def test_a_remark_cannot_be_changed_afterwards() -> None:
    said = talk().say(0, "Hello")
    with pytest.raises(FrozenInstanceError):
        said.text = "Goodbye"  # type: ignore[misc]


@pytest.mark.parametrize("seat", [-1, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_seats_talk(seat: int, language: str) -> None:
    here = talk(language)
    with pytest.raises(Refused) as fault:
        here.say(seat, "Hello")
    assert fault.value.message.name == "error-no-seat"
    assert here.remarks == []


def test_a_game_without_limits_lets_everything_be_heard_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_talk.GAME", replace(GAME, limits=None))
    here = talk()
    for seat in range(5):
        here.match.table.silenced[seat] = 7  # type: ignore[attr-defined]
        assert here.say(seat, "Hello").hearers == (0, 1, 2, 3, 4)
    assert len(here.heard()) == 5


def test_a_remark_for_some_is_heard_by_them_alone(limits: Limits) -> None:
    here = talk()
    limits.answer = (1, 3)
    said = here.say(1, "Psst.")
    assert [seat for seat in range(-1, 5) if here.heard(seat) == [said]] == [1, 3]
    assert here.heard(0) == []


def test_a_refused_remark_is_known_to_its_sender_alone(limits: Limits) -> None:
    here = talk()
    limits.answer = Message("nobody")
    with pytest.raises(Refused, match="nobody") as fault:
        here.say(1, "Psst.")
    assert fault.value.message == Message("nobody")
    assert all(here.heard(seat) == [] for seat in range(-1, 5))


def test_the_limits_get_open_facts_earlier_remarks_the_clock_and_the_words(
    limits: Limits,
) -> None:
    here = talk("ru")
    first = here.say(0, "Раз", at=1.0)
    limits.now = (1, 2)
    here.notice(8.0)
    here.notice(9.0)
    here.say(1, "Два", at=10.0)
    table, remark, earlier, since, words = limits.asked[-1]
    assert table.bytes() == here.match.seen().bytes()
    assert (remark.seat, remark.round, remark.phase, remark.at) == (1, 1, 2, 10.0)
    assert (earlier, since, words) == ((first,), 8.0, here.match.words)


def test_a_phase_that_nobody_noticed_begins_with_the_next_remark(limits: Limits) -> None:
    here = talk()
    limits.now = (0, 1)
    here.say(0, "One", at=5.0)
    here.say(0, "Two", at=6.0)
    assert here.since == 5.0


# Claims


def table_of(here: Talk) -> Table:
    assert isinstance(here.match.table, Table)
    return here.match.table


def refusal(here: Talk, seat: int, name: str, /, **parameters: int) -> str:
    """The name of what refuses a claim; nothing where it may be made."""
    try:
        here.check_claim(seat, name, parameters)
    except Refused as fault:
        return fault.message.name
    return ""


def play_on(here: Talk, stop: str) -> None:
    """Make first legal moves until such an event is told."""
    match, since = here.match, len(here.match.news)
    while not any(told.event.kind.name == stop for told in match.news[since:]):
        seat = match.awaits[0]
        match.play(seat, match.legal_numbers(seat)[0])


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_claims_and_answers(name: str) -> None:
    claims = turncoat.game(name).claims
    assert claims
    for answer in ("i-believe-you", "i-doubt-it"):
        ((name, domain),) = claims.families.families[answer].parameters.items()
        assert name == "seat"
        assert isinstance(domain, Seats)


def test_a_claim_is_heard_by_all_and_kept() -> None:
    here = talk("ru")
    said = here.claim(2, "i-hold", {"card": 2}, at=4.5)
    assert said.claim == Claim("i-hold", {"card": 2})
    assert said.message == Message("claim-i-hold", {"card": Thing("card-soul-blue")})
    assert said.text == "У меня в руке синяя душа."
    assert said.topics == {"colour", "type"}
    assert (said.seat, said.at, said.moves, said.decisions) == (2, 4.5, 0, 0)
    assert all(here.heard(seat) == [said] for seat in range(-1, 5))


def test_the_order_of_parameters_does_not_matter() -> None:
    here = talk()
    one = here.claim(0, "is-of", {"seat": 1, "faction": 0})
    other = here.claim(0, "is-of", {"faction": 0, "seat": 1})
    third = here.claim(0, "is-of", {"faction": 1, "seat": 0})
    assert one == other != third
    assert (one.text, third.text) == ("Player 2 is a Soul Guide.", "Player 1 is a Demon Smuggler.")


def test_a_claim_changes_nothing_on_the_table_but_the_talk() -> None:
    here = talk()
    before = here.match.table.silent_bytes()
    here.claim(0, "i-am", {"faction": 0})
    assert here.match.table.silent_bytes() == before
    assert here.match.moves == []


def test_a_check_says_nothing() -> None:
    here = talk()
    here.check_claim(0, "i-am", {"faction": 0})
    assert here.remarks == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "parameters", "wrong"),
    [
        ("i-lie", {}, "claim-unknown"),
        ("i-am", {}, "claim-wrong"),
        ("i-am", {"faction": 3}, "claim-wrong"),
        ("i-am", {"faction": -1}, "claim-wrong"),
        ("i-am", {"faction": 0, "seat": 1}, "claim-wrong"),
        ("i-am", {"boat": 0}, "claim-wrong"),
        ("is-of", {"seat": 5, "faction": 0}, "claim-wrong"),
    ],
)
def test_only_the_vocabulary_can_be_claimed(
    language: str, name: str, parameters: dict[str, int], wrong: str
) -> None:
    here = talk(language)
    with pytest.raises(Refused) as fault:
        here.claim(0, name, parameters)
    assert fault.value.message.name == wrong
    assert (here.remarks, here.match.claims) == ([], [])


def test_what_a_claim_takes_is_said() -> None:
    with pytest.raises(Refused, match=r"takes seat \(seat-1 to seat-5\) and faction \(souls, "):
        talk().claim(0, "is-of", {})
    cerberus = Talk(Match(turncoat.game("cerberus"), 3, 7))
    with pytest.raises(Refused, match="“help-me” takes no parameters"):
        cerberus.claim(0, "help-me", {"seat": 1})


@pytest.mark.parametrize("seat", [-1, 5])
def test_only_seats_claim(seat: int) -> None:
    assert refusal(talk(), seat, "i-am", faction=0) == "error-no-seat"


def test_a_game_without_claims_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_talk.GAME", replace(GAME, claims=None))
    here = talk()
    assert refusal(here, 0, "i-am", faction=0) == "claim-none"
    assert here.offered(0) == []
    assert here.judged(here.say(0, "Hello")) is None


def test_offers_end_with_the_game() -> None:
    here = talk()
    assert here.offered(0)
    play_on(here, "scored")
    assert here.match.over
    assert here.offered(0) == []


@pytest.mark.parametrize(
    ("card", "topic"), [(box.NO_COLOURS, "colour"), (box.NO_TYPES, "type"), (box.NO_FACTIONS, "faction")]
)
def test_a_banned_topic_is_refused_and_not_offered(card: int, topic: str) -> None:
    here = talk()
    claims = GAME.claims
    assert claims
    free = here.offered(0)
    table_of(here).silence_card[0] = card
    about = [claim for claim, _ in free if topic in claims.topics(claim.name)]
    assert about
    assert all(refusal(here, 0, claim.name, **claim.parameters).startswith("talk-no-") for claim in about)
    assert here.offered(0) == [(claim, words) for claim, words in free if claim not in about]
    assert all(refusal(here, 0, claim.name, **claim.parameters) == "" for claim, _ in here.offered(0))


def test_a_silenced_seat_cannot_claim_and_is_offered_nothing() -> None:
    here = talk()
    table_of(here).silenced[1] = BY_GIFT
    assert refusal(here, 1, "i-believe-you", seat=0) == "talk-silenced-until-votes"
    assert here.offered(1) == []
    assert refusal(here, 0, "i-believe-you", seat=1) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_only_questions_are_allowed_a_request_can_be_claimed(language: str) -> None:
    here = talk(language)
    table_of(here).silence_card[0] = box.YES_OR_NO
    assert {claim.name for claim, _ in here.offered(0)} == {"vote-with-me", "yes", "no"}
    assert refusal(here, 0, "i-am", faction=0) == "talk-yes-or-no"


def test_one_message_is_one_claim() -> None:
    here = talk()
    table_of(here).silence_card[0] = box.ONE_MESSAGE
    here.claim(0, "i-am", {"faction": 0})
    assert refusal(here, 0, "i-am", faction=0) == "talk-one-message"
    assert here.offered(0) == []
    assert here.offered(1)


def test_a_claim_goes_no_further_than_talk_does() -> None:
    here = talk()
    table_of(here).silence_card[0] = box.NEIGHBOURS
    said = here.claim(2, "i-am", {"faction": 0})
    assert said.hearers == (1, 2, 3)
    assert [seat for seat in range(-1, 5) if here.heard(seat)] == [1, 2, 3]


def test_a_claim_is_judged_on_the_table_as_it_stood() -> None:
    here = talk()
    seat = here.match.awaits[0]
    card = int(table_of(here).hand[seat, 0])
    parameters = {"card": card}
    placed_too_early = here.claim(seat, "i-placed", parameters)
    before = here.claim(seat, "i-hold", parameters)
    here.match.play(seat, GAME.moves.number("place", card=0, boat=0, space=0))
    after = here.claim(seat, "i-placed", parameters)
    play_on(here, "scored")
    assert not any(table_of(here).hand[seat, place] == card for place in range(3))
    assert [here.judged(remark) for remark in (placed_too_early, before, after)] == [False, True, True]


def test_a_promise_is_judged_by_what_came_after_it() -> None:
    here = talk()
    first = here.claim(0, "i-shall-vote", {"boat": 0})
    assert here.judged(first) is None
    play_on(here, "votes")
    second = here.claim(0, "i-shall-vote", {"boat": 1})
    third = here.claim(1, "i-shall-vote", {"boat": 0})
    assert (here.judged(first), here.judged(second)) == (True, None)
    play_on(here, "votes")
    assert [here.judged(remark) for remark in (first, second, third)] == [True, False, True]


def test_a_promise_is_judged_by_the_game_to_which_it_never_came() -> None:
    here = talk()
    play_on(here, "scored")
    late = here.claim(0, "i-shall-vote", {"boat": 0})
    assert here.judged(late) is None


def test_free_words_and_opinions_are_not_judged() -> None:
    here = talk()
    said = [here.say(0, "I hold two Souls."), here.claim(0, "i-doubt-it", {"seat": 1})]
    play_on(here, "scored")
    assert [here.judged(remark) for remark in said] == [None, None]


def test_what_was_never_said_is_not_judged() -> None:
    here = talk()
    assert here.judged(here.check_claim(0, "i-am", {"faction": 0})) is None


def test_the_truth_is_not_in_what_others_hear() -> None:
    here = talk()
    table = table_of(here).copy()
    said = here.claim(0, "i-am", {"faction": int(table.faction[0])})
    table.faction[0] = 1 - table.faction[0]
    again = talk()
    again.match.table = table
    lied = again.claim(0, "i-am", dict(said.claim.parameters if said.claim else {}))
    assert said == lied
    assert (here.judged(said), again.judged(lied)) == (True, False)


@pytest.mark.parametrize("name", NAMES)
def test_every_claim_of_a_whole_game_is_judged_as_by_one_who_looks_back(name: str) -> None:
    """Facts are true or false; promises are kept, broken or neither. What a yes or a no was said to, and
    whether there was one to an offer, is not looked up a second time."""
    game = turncoat.game(name)
    judge = import_module(f"tests.games.{name.replace('-', '_')}.judge")
    luck = Random(name)
    match = Match(game, max(3, game.seats[0]), 11)
    here = Talk(match)
    while not match.over and len(match.moves) < 400:
        seat = luck.choice(match.awaits)
        if luck.random() < 0.5:
            claim, _ = luck.choice(here.offered(seat) or [(Claim("i-doubt-it", {"seat": 0}), None)])
            if not refusal(here, seat, claim.name, **claim.parameters):
                here.claim(seat, claim.name, claim.parameters)
        match.play(seat, luck.choice(match.legal_numbers(seat)))
        here.notice(0.0)
    verdicts = [here.judged(remark) for remark in here.remarks]
    assert {True, False, None} == {*verdicts}
    answers = {"yes", "no", "spare-me"}
    judged = [
        (remark, verdict)
        for remark, verdict in zip(here.remarks, verdicts, strict=True)
        if remark.claim and remark.claim.name not in answers
    ]
    for remark, verdict in luck.sample(judged, min(20, len(judged))):
        assert remark.claim
        then = match.after(remark.moves)
        told = [one.event for one in match.news[len(then.news) :]]
        said = (remark.seat, remark.claim.name, dict(remark.claim.parameters))
        truth = judge.holds(then.table, *said)
        assert verdict is (judge.kept(told, *said) if truth is None else truth)
