"""A game in play: who is asked for what, with talk and without."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tests.envs.tables import TALKS, act_at_random, agreed, in_play, smallest_tables, whispered
from turncoat.envs.sitting import ANSWER, CLAIM, MOVE, Agreed, Sitting
from turncoat.games import NAMES, game
from turncoat.match import Match
from turncoat.words import Fault


def claim_of(agreed: Agreed, text: str) -> int:
    """The action by which something is claimed."""
    return agreed.moves + agreed.speech.claims.read(text)


@pytest.mark.parametrize("name", NAMES)
def test_without_talk_it_is_a_match(name: str) -> None:
    luck, seats = Random(5), game(name).seats[0]
    sitting = Sitting(agreed(name, seats, "off"))
    sitting.deal(5)
    match = Match(game(name), seats, 5, dict(sitting.agreed.options))
    while not match.over:
        assert sitting.asked == match.awaits
        seat = luck.choice(match.awaits)
        assert sitting.legal(seat) == match.legal_numbers(seat)
        move = luck.choice(sitting.legal(seat))
        sitting.act(seat, move)
        match.play(seat, move)
        assert sitting.dealt.bytes() == match.table.bytes()
    assert sitting.over
    assert sitting.asked == ()
    assert sitting.payoffs == match.payoffs


def test_a_seat_may_claim_something_before_it_decides_and_whoever_it_speaks_to_may_answer() -> None:
    sitting = Sitting(Agreed.of("passengers", 5, talk="turns"))
    sitting.deal(7)
    agreed, (first,) = sitting.agreed, sitting.asked
    assert sitting.asks == CLAIM
    assert agreed.silence in sitting.legal(first)
    assert not set(sitting.legal(first)) & set(range(agreed.moves)), "no move yet"
    other = (first + 2) % 5
    named = [a for a in sitting.legal(first) if f"seat-{other + 1}" in agreed.text(a)]
    sitting.act(first, named[0])
    assert (sitting.asked, sitting.asks) == ((other,), ANSWER)
    sitting.act(other, agreed.silence)
    assert (sitting.asked, sitting.asks) == ((first,), MOVE)
    sitting.act(first, sitting.legal(first)[0])
    assert sitting.asks == CLAIM
    assert sitting.asked != (first,)
    assert [sitting.dealt.speaker[line] for line in range(sitting.dealt.said)] == [first]


def test_silence_asks_nobody_for_an_answer() -> None:
    sitting = Sitting(Agreed.of("passengers", 5, talk="turns"))
    sitting.deal(7)
    (first,) = sitting.asked
    sitting.act(first, sitting.agreed.silence)
    assert (sitting.asked, sitting.asks) == ((first,), MOVE)
    assert sitting.dealt.said == 0


@pytest.mark.parametrize(("name", "seats", "talk"), smallest_tables())
def test_copies_and_pickles_go_their_own_way_and_the_same(name: str, seats: int, talk: str) -> None:
    luck = Random(3)
    sitting = in_play(name, seats, talk, luck, 20)
    others = sitting.copy(), pickle.loads(pickle.dumps(sitting))
    before = sitting.dealt.bytes()
    for other in others:
        for _ in range(5):
            act_at_random(other, Random(9))
    assert sitting.dealt.bytes() == before
    assert others[0].dealt.bytes() == others[1].dealt.bytes()
    assert others[0].asked == others[1].asked


def test_what_a_seat_did_not_hear_is_in_no_world_that_is_guessed_for_it() -> None:
    luck = Random(2)
    for seed in range(4):
        silent, asking, deaf = whispered(luck)
        hears = asking.asked[0]
        assert asking.guessed(hears, seed).asked == (hears,), "who heard the question is asked there"
        while True:
            assert silent.view(deaf).bytes() == asking.view(deaf).bytes()
            worlds = [one.guessed(deaf, seed) for one in (silent, asking)]
            assert pickle.dumps(worlds[0]) == pickle.dumps(worlds[1])
            assert worlds[0].asks == MOVE
            if not asking.answering:
                break
            asking.act(asking.asked[0], asking.agreed.silence)


def test_a_refusal_does_not_tell_who_answers_words_that_a_seat_did_not_hear() -> None:
    silent, asking, deaf = whispered(Random(5))
    assert silent.asked != asking.asked
    refusals = []
    for sitting in (silent, asking):
        with pytest.raises(Fault, match="the game waits for") as refused:
            sitting.act(deaf, 0)
        refusals.append(str(refused.value))
    assert refusals[0] == refusals[1]


@pytest.mark.parametrize("talk", TALKS)
def test_what_may_not_be_done_is_refused_with_what_may(talk: str) -> None:
    sitting = Sitting(Agreed.of("passengers", 5, talk=talk))
    sitting.deal(7)
    (first,) = sitting.asked
    before = sitting.dealt.bytes()
    wrong = next(a for a in range(sitting.agreed.moves) if a not in sitting.legal(first))
    with pytest.raises(Fault, match=r"cannot be done now\. What can:"):
        sitting.act(first, wrong)
    with pytest.raises(Fault, match="owes no decision now"):
        sitting.act((first + 1) % 5, wrong)
    with pytest.raises(Fault, match="no Player 6 here"):
        sitting.view(5)
    assert sitting.dealt.bytes() == before
