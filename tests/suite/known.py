"""Facts that a seat is shown, compared with worlds that fit its view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.suite.registry import Case
from tests.suite.walk import random_decision, seen
from tests.suite.worlds import worlds
from turncoat.match import Match


def positions(case: Case, luck: Random) -> Iterator[tuple[Match, int]]:
    """Positions from anywhere in random games, each with a seat or a spectator."""
    while True:
        match = Match(case.game, case.seats, luck.getrandbits(64), case.options)
        length = luck.randrange(1, 12 * case.seats)
        while not match.over and len(match.moves) < length:
            match.play(*random_decision(case.game, match.table, luck))
        if not match.over:
            yield match, luck.randrange(-1, case.seats)


def check(match: Match, seat: int, number: int, luck: Random) -> tuple[int, list[str]]:
    """How many facts a seat is shown, and those that are not so in the game itself or in a guessed world."""
    facts = match.known(match.seen(seat), seat)
    wrong = [fact for fact in facts if not fact.holds(match.table)]
    seeds = (luck.getrandbits(64) for _ in range(number if facts else 0))
    for world in worlds(match.game, seen(match.game, match.table, seat), seat, seeds):
        wrong += [fact for fact in facts if fact not in wrong and not fact.holds(world)]
    return len(facts), [f"{fact.about}: {match.say(fact.message)}" for fact in wrong]
