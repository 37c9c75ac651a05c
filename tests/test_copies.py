"""Copies and pickles: of games, which stay the same, and of what is played, which goes its own way alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import turncoat
from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import random_decision
from turncoat.bots import BOTS
from turncoat.games import NAMES
from turncoat.kernel.news import EVERYTHING
from turncoat.match import SPECTATOR, Match

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)


def pickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))


def copied_by_itself(match: Match) -> Match:
    return match.copy()


every_way = pytest.mark.parametrize("way", [copied_by_itself, copy.copy, copy.deepcopy, pickled])


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_the_same_game_when_it_is_copied(name: str, way: Callable[[Any], Any]) -> None:
    game = turncoat.game(name)
    assert way(game) is game
    assert way([game, game]) == [game, game]


def test_a_game_that_nobody_finds_by_its_name_is_not_pickled() -> None:
    own = replace(turncoat.game("passengers"), whim=2)
    assert copy.deepcopy(own) is own
    for game in (own, replace(own, name="own")):
        with pytest.raises(
            pickle.PicklingError, match=rf"it is not what turncoat\.game\('{game.name}'\) gives"
        ):
            pickle.dumps(game)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_a_family_of_moves_can_be_copied(way: Callable[[Any], Any]) -> None:
    place = turncoat.game("passengers").moves.families["place"]
    assert way(place).parts(10) == place.parts(10)


def shown(match: Match) -> list[Any]:
    """All that is seen of a match, by everybody."""
    seats = range(match.seats)
    return [
        [match.view(seat) for seat in (EVERYTHING, SPECTATOR, *seats)],
        [match.line(match.seen(), SPECTATOR, told) for told in match.told()],
        [[match.say(message) for message in match.log(seat)] for seat in seats],
        [[match.game.table(row).bytes() for row in match.past(seat)[:, None]] for seat in seats],
        match.saved(),
        match.table.bytes(),
    ]


@every_way
@every_game
def test_a_copy_of_a_match_goes_its_own_way_and_the_same(subject: Subject, way: Callable[[Any], Any]) -> None:
    luck = Random(4)
    match = Match(subject.game, subject.game.seats[1], 4, names=("Anna",), language="ru")
    match.beside = {"kept": [1]}
    for _ in range(25):
        if not match.over:
            match.play(*random_decision(match.game, match.table, luck))
    before = shown(match)
    other = way(match)
    assert shown(other) == before
    other.beside["kept"].append(2)
    made = []
    for _ in range(25):
        if not other.over:
            made.append(random_decision(other.game, other.table, luck))
            other.play(*made[-1])
    assert shown(match) == before
    for seat, move in made:
        match.play(seat, move)
    match.beside = other.beside
    assert shown(other) == shown(match)


@every_way
def test_a_copy_of_a_match_keeps_what_was_claimed(way: Callable[[Any], Any]) -> None:
    match = Match(turncoat.game("passengers"), 5, 7)
    match.claim(match.awaits[0], "i-am souls")
    other = way(match)
    assert shown(other) == shown(match)
    other.claim(0, "i-am demons")
    assert len(match.claims) == 1


@pytest.mark.parametrize("name", BOTS)
def test_a_kind_of_bot_can_be_pickled(name: str) -> None:
    match = Match(turncoat.game("mad-zeppelin"), 3, 7)
    seat = match.awaits[0]
    other = pickled(BOTS[name])
    assert other.name == name
    if not other.searches:
        chosen = [bot.decide(match.game, match.seen(seat), seat, [1, 2, 3, 4]) for bot in (BOTS[name], other)]
        assert chosen[0] == chosen[1]
