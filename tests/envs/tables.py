"""Tables for the tests of environments: all games at every number of seats, with talk or without."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest

from turncoat.envs.sitting import CLAIM, Agreed, Sitting
from turncoat.games import NAMES, game
from turncoat.games.passengers import components as box

TALKS = ("off", "turns")


def options_of(name: str) -> dict[str, str]:
    """The options by which random games of it end soon."""
    hasty = [option for option in game(name).options if option.name in ("turn-limit", "easier")]
    return {option.name: option.values[1] for option in hasty}


def all_tables() -> list[Any]:
    """Test parameters: a game, a number of seats, a way to talk; the ways take turns."""
    return [
        pytest.param(name, seats, talk, id=f"{name}-{seats}-{talk}")
        for name in NAMES
        for seats, talk in zip(game(name).seats, cycle(TALKS), strict=False)
    ]


def smallest_tables() -> list[Any]:
    """The smallest number of seats of each game, with talk and without."""
    return [
        pytest.param(name, game(name).seats[0], talk, id=f"{name}-{talk}") for name in NAMES for talk in TALKS
    ]


def agreed(name: str, seats: int, talk: str) -> Agreed:
    """What is played at such a table."""
    return Agreed.of(name, seats, options_of(name), talk)


def act_at_random(sitting: Sitting, luck: Random) -> tuple[int, int]:
    """Somebody who is asked does something."""
    seat = luck.choice(sitting.asked)
    action = luck.choice(sitting.legal(seat))
    sitting.act(seat, action)
    return seat, action


def in_play(name: str, seats: int, talk: str, luck: Random, actions: int) -> Sitting:
    """A sitting some way into its game."""
    sitting = Sitting(agreed(name, seats, talk))
    sitting.deal(luck.getrandbits(64))
    for _ in range(actions):
        if not sitting.over:
            act_at_random(sitting, luck)
    return sitting


def whispered(luck: Random) -> tuple[Sitting, Sitting, int]:
    """Two sittings: somebody is silent, or asks something that a seat, the third here, does not hear."""
    agreed = Agreed.of("passengers", 6, {"silence": "on"}, "turns")
    while True:
        sitting = Sitting(agreed)
        sitting.deal(luck.getrandbits(64))
        while not sitting.over:
            t: Any = sitting.dealt
            if sitting.asks == CLAIM and t.silence_card[t.voyage] in (box.NEIGHBOURS, box.SAME_BOAT):
                (speaker,) = sitting.asked
                silent, asking = sitting.copy(), sitting.copy()
                silent.act(speaker, agreed.silence)
                asking.act(speaker, luck.choice(sitting.legal(speaker)))
                views = [(silent.view(seat), asking.view(seat)) for seat in range(agreed.seats)]
                deaf = [seat for seat, (one, other) in enumerate(views) if one.bytes() == other.bytes()]
                if asking.answering and deaf:
                    return silent, asking, luck.choice(deaf)
            act_at_random(sitting, luck)
