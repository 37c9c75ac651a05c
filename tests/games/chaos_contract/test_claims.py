"""What players of Chaos Contract say: in words, on offer, true or not, kept or not."""

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
from tests.rulebook.chaos_contract.stage import (
    POWER_NAMES,
    attempted,
    contest,
    dealt,
    play,
    share_out,
    staged,
)
from tests.suite.walk import awaited, seen
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import HAND, NO_POWER, SCORE
from turncoat.games.chaos_contract.phrases import apt, topics
from turncoat.games.chaos_contract.table import FACE_DOWN, RECRUITING, Table

holds, kept, offered = partial(vocabulary.holds, GAME), partial(vocabulary.kept, GAME), GAME.claimable

NO_FACTS = {
    "i-shall-join", "i-shall-not-join", "i-promise-reward", "i-promise-contract", "join-me", "yes", "no",
    "for-a-contract", "i-believe-you",
    "i-doubt-it",
}  # fmt: skip
JOIN: tuple[str, dict[str, int]] = ("i-shall-join", {})
STAY_OUT: tuple[str, dict[str, int]] = ("i-shall-not-join", {})
REWARD = ("i-promise-reward", {"seat": 2})
CONTRACT = ("i-promise-contract", {"seat": 2})
NEXT_TURN = event(GAME, "turn-begins", seat=1)


def names(table: Table, seat: int) -> set[str]:
    """The claims that are offered to a seat."""
    return {name for name, _ in offered(seen(GAME, table, seat), seat)}


def number(value: int) -> dict[str, int]:
    return {"number": value}


def power(name: str) -> dict[str, int]:
    return {"power": POWER_NAMES.index(name)}


def pool(scores: int, cards: int, side: int = 0) -> object:
    return event(GAME, "pool", side=side, scores=scores, cards=cards)


def given(seat: int, icon: int = 0, side: int = 0) -> object:
    return event(GAME, "icon-given", seat=seat, side=side, icon=icon)


def was_kept(claim: tuple[str, dict[str, int]], *told: object) -> bool | None:
    """Whether seat 0 kept a promise."""
    return kept(told, 0, *claim)


def test_every_claim_has_words() -> None:
    assert_words(GAME)


def test_every_claim_is_about_something_until_it_is_outdated() -> None:
    assert_stands(GAME)
    assert_ended(GAME, "i-shall-join", event(GAME, "accepted", seat=0))
    assert_ended(GAME, "join-me seat-2", event(GAME, "refused", seat=1))
    assert_ended(GAME, "my-die-has 3", event(GAME, "lost-card", seat=0, die=3))


@pytest.mark.parametrize(("seats", "devilish"), [(2, "off"), (5, "on")])
def test_what_is_offered_can_be_said(seats: int, devilish: str) -> None:
    for match in matches(GAME, seats, 3, 200, devilish_numbers=devilish, turn_limit="50"):
        assert_offers(match)


@pytest.mark.parametrize(("seats", "devilish"), [(2, "off"), (4, "on")])
def test_offers_tell_nothing_that_a_seat_does_not_know(seats: int, devilish: str) -> None:
    for place, match in enumerate(matches(GAME, seats, 5, 300, devilish_numbers=devilish, turn_limit="50")):
        assert_hides(match, place % seats, 2)


def test_facts_are_judged_in_any_world() -> None:
    for match in matches(GAME, 3, 7, 200, turn_limit="50"):
        assert_judges(match, 1, NO_FACTS)


def test_no_topic_is_banned() -> None:
    assert not any(topics(name) for name, _ in every_claim(GAME))


def test_the_active_player_woos_and_the_others_answer() -> None:
    t = staged(seats=3)
    assert {"join-me", "i-promise-reward", "i-promise-contract"} <= names(t, 0)
    assert {"i-shall-join", "i-shall-not-join"} <= names(t, 1)
    assert not {"join-me", "i-promise-reward"} & names(t, 1)
    assert "i-shall-join" not in names(t, 0)


def test_contracts_are_spoken_of_where_the_reward_may_have_some() -> None:
    t = staged(seats=3)
    assert "for-a-contract" in names(t, 1), "none is picked yet"
    t.stage = RECRUITING
    t.reward[SCORE] = 1
    assert "for-a-contract" in names(t, 1)
    t.reward[SCORE] = 0
    assert "for-a-contract" not in names(t, 1)
    assert "i-promise-contract" not in names(t, 0)
    assert "i-promise-reward" in names(t, 0)


@pytest.mark.parametrize(("least", "answer"), [(2, "yes"), (30, "no")])
def test_who_is_asked_to_join_says_whether_it_pays(least: int, answer: str) -> None:
    t = staged(f"what=sum comparison=higher threshold=number:{least}", ["3 4"] * 3, seats=3, reward="S")
    play(t, 0, "pick", place=0)
    assert GAME.talk
    claims = GAME.talk.claims
    said = GAME.talk.reply(seen(GAME, t, 1), 1, [1, 2, 3, 4], 0, claims.number("join-me", seat=1))
    assert claims.split(said)[0] == answer


@pytest.mark.parametrize("least", range(2, 14, 2))
def test_an_answer_tells_nothing_of_the_die_of_who_gives_it(least: int) -> None:
    """Whoever is asked reckons by what everybody sees: dice that others cannot tell apart answer alike."""
    assert GAME.talk
    ask = GAME.talk.claims.number("join-me", seat=1)
    said = set()
    for die in ("1 1", "6 6", "3/ignore 4"):
        t = staged(
            f"what=sum comparison=higher threshold=number:{least}", ["3 4", die, "3 4"], seats=3, chaotic="on"
        )
        play(t, 0, "pick", place=0)
        said.add(GAME.talk.reply(seen(GAME, t, 1), 1, [1, 2, 3, 4], 0, ask))
    assert len(said) == 1


def test_powers_and_numbers_are_those_of_the_sets_in_use() -> None:
    plain = dealt(3, chaotic="on")
    devilish = dealt(3, chaotic="on", devilish_numbers="on")
    assert ("i-have-power", power("double")) in offered(seen(GAME, plain, 1), 1)
    assert ("i-have-power", power("diebreak")) not in offered(seen(GAME, plain, 1), 1)
    assert ("my-die-has", number(8)) not in offered(seen(GAME, plain, 1), 1)
    assert ("my-die-has", number(6)) in offered(seen(GAME, plain, 1), 1)
    assert ("i-have-power", power("diebreak")) in offered(seen(GAME, devilish, 1), 1)
    assert ("my-die-has", number(8)) in offered(seen(GAME, devilish, 1), 1)


def test_numbers_that_everybody_knows_are_not_spoken_of() -> None:
    assert "my-die-has" not in names(dealt(3), 1)
    assert "my-die-has" not in names(dealt(3, devilish_numbers="on"), 1)
    assert "my-die-has" in names(dealt(3, chaotic="on"), 1)


def test_a_die_has_the_numbers_on_its_cards() -> None:
    t = staged(hands=["3 4/ignore 2|6 ?"])
    there = [value for value in range(-1, 9) if holds(t, 0, "my-die-has", number(value))]
    assert there == [2, 3, 4, 6]


def test_a_power_is_there_or_not() -> None:
    t = staged(hands=["3 4/ignore 5/add:2", "3 4"])
    assert holds(t, 0, "i-have-power", power("ignore")) is True
    assert holds(t, 0, "i-have-power", power("add")) is True
    assert holds(t, 0, "i-have-power", power("double")) is False
    assert holds(t, 0, "i-have-power", power("none")) is False
    assert holds(t, 1, "i-have-power", power("none")) is True


def test_a_secret_roll_is_spoken_of_while_it_lies_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    high = "what=sum comparison=higher threshold=number:2"
    t = contest(monkeypatch, f"often=times:2 {high} special=secret", ["3 1|2", "4 6"], lost_souls="on")
    play(t, 0, "player", seat=1)
    assert [t.owner[result] for result in range(t.results) if t.state[result] == FACE_DOWN] == [1]
    assert "secret-roll" in names(t, 1)
    assert "secret-roll" not in names(t, 0)
    assert holds(t, 1, "secret-roll", number(4)) is True
    assert holds(t, 1, "secret-roll", number(6)) is False
    assert holds(t, 0, "secret-roll", number(3)) is False


def test_a_bot_says_true_things_and_asks_others_to_join() -> None:
    t = staged(hands=["3 4/ignore ?", "1", "2"], seats=3)
    said = apt(seen(GAME, t, 0), 0)
    assert said == [
        ("i-have-power", power("ignore")),
        ("my-die-has", number(3)),
        ("my-die-has", number(4)),
        ("join-me", {"seat": 1}),
        ("join-me", {"seat": 2}),
    ]
    assert apt(seen(GAME, t, 1), 1) == [("my-die-has", number(1))]


def test_joining_is_as_promised_or_not() -> None:
    accepted, refused = event(GAME, "accepted", seat=0), event(GAME, "refused", seat=0)
    other = event(GAME, "accepted", seat=1)
    assert (was_kept(JOIN, other, accepted), was_kept(STAY_OUT, other, accepted)) == (True, False)
    assert (was_kept(JOIN, refused), was_kept(STAY_OUT, refused)) == (False, True)
    assert (was_kept(JOIN, other), was_kept(STAY_OUT, other)) == (None, None)
    assert was_kept(JOIN, NEXT_TURN, refused) is None
    assert was_kept(JOIN, event(GAME, "must-join", seat=1, other=0)) is None


def test_an_invitation_at_the_table_is_answered_as_promised() -> None:
    t = staged(seats=3)
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=0b110)
    told = []
    for seat, reply in ((1, "yes"), (2, "no")):
        play(t, seat, reply)
        told += GAME.news.read(t)
    assert [kept(told, seat, *JOIN) for seat in range(3)] == [None, True, False]


def test_a_share_of_the_reward_is_given_or_not() -> None:
    assert was_kept(REWARD, pool(1, 1), given(1), given(2, icon=1), NEXT_TURN) is True
    assert was_kept(REWARD, pool(1, 1), given(1), given(0, icon=1), NEXT_TURN) is False
    assert was_kept(REWARD, pool(1, 1, side=1), given(2, side=1), NEXT_TURN) is None
    assert was_kept(REWARD, pool(0, 0), NEXT_TURN) is None
    assert was_kept(REWARD, NEXT_TURN, pool(1, 0), given(2)) is None
    assert was_kept(REWARD) is None


def test_a_contract_is_more_than_a_card() -> None:
    assert was_kept(CONTRACT, pool(1, 1), given(2), given(1, icon=1), NEXT_TURN) is True
    assert was_kept(CONTRACT, pool(1, 1), given(1), given(2, icon=1), NEXT_TURN) is False
    assert was_kept(CONTRACT, pool(0, 2), given(2, icon=1), NEXT_TURN) is None


def test_a_reward_shared_out_at_the_table_keeps_a_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    t = attempted(monkeypatch, "what=all comparison=higher threshold=number:2", ["5", "5", "5"], reward="S")
    assert awaited(t) == [0]
    told = GAME.news.read(t)
    for seat in (1, 1, 0):
        share_out(t, seat)
        told += GAME.news.read(t)
    assert [kept(told, 0, "i-promise-reward", {"seat": seat}) for seat in range(3)] == [True, True, False]


def test_nobody_speaks_of_powers_that_all_know() -> None:
    """An ordered start has two: once both were shown, all know the rest."""
    t = dealt(3)
    assert ("i-have-power", power("none")) not in offered(seen(GAME, t, 0), 0), "everybody has some"
    mine = [card for card in range(HAND) if t.power[card] != NO_POWER]
    for card, left in zip(mine, (True, False), strict=True):
        t.die_shown[card] = 1
        shown = {"power": int(t.power[card])}
        claims = offered(seen(GAME, t, 0), 0)
        assert ("i-have-power", shown) not in claims
        assert ("i-have-power" in names(t, 0)) == left


def test_a_yes_or_no_to_who_asks_is_a_promise_to_join_or_not() -> None:
    t = dealt(3)
    t.active = 0
    assert meant(GAME, t.copy(), (0, "join-me seat-2"), (1, "yes")) == "i-shall-join"
    assert meant(GAME, t.copy(), (0, "join-me seat-2"), (1, "no")) == "i-shall-not-join"
    assert meant(GAME, t.copy(), (0, "join-me seat-3"), (1, "no")) == ""
    assert meant(GAME, t.copy(), (1, "for-a-contract"), (0, "yes")) == "i-promise-contract seat-2"
