"""How much time each event of Cerberus deserves, and to whom it happens."""

from __future__ import annotations

import pytest

from tests.games import weights
from turncoat.games.cerberus import GAME
from turncoat.kernel.news import Kind, Weight

SCENES = (
    "course-laid", "offered", "not-enough", "bridge-fell", "boarded", "revealed", "saw", "hunt", "caught",
    "turned", "lost", "escaped", "cerberus-won", "nobody-won",
)  # fmt: skip
"""The deal, requests, the bridge, seats of the Barque, reveals, Hunts, captures, sides, the end."""
ASIDES = ("turn-begins", "turn-ends", "nothing-to-draw", "reshuffled", "looked-away")
HITS = {
    "offered": "other", "not-enough": "seat", "moved": "seat", "exchanged": "other", "left-barque": "seat",
    "caught": "seats", "turned": "seat", "lost": "seat", "escaped": "seats", "cerberus-won": "seats",
}  # fmt: skip


def kind(name: str) -> Kind:
    """A kind of event by its name."""
    return next(one for one in GAME.news.kinds if one.name == name)


def test_what_deserves_how_much_time_and_to_whom_it_happens() -> None:
    weights.check(GAME, SCENES, ASIDES, HITS, {"turn-begins", "hunt"})


@pytest.mark.parametrize("name", ["moved", "left-barque"])
def test_a_blow_to_oneself_is_a_scene(name: str) -> None:
    assert kind(name).weight + 1 == Weight.SCENE
