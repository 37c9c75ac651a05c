"""How much time each event of Cerberus deserves, and to whom it happens."""

from __future__ import annotations

import pytest

from turncoat.games.cerberus.news import NEWS
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
    return next(one for one in NEWS.kinds if one.name == name)


def test_every_event_has_its_weight() -> None:
    weights = {one.name: one.weight for one in NEWS.kinds}
    expected = dict.fromkeys(SCENES, Weight.SCENE) | dict.fromkeys(ASIDES, Weight.ASIDE)
    assert weights == {name: expected.get(name, Weight.BEAT) for name in weights}
    assert set(expected) <= set(weights)


def test_what_happens_to_somebody_says_to_whom() -> None:
    assert {one.name: one.hits for one in NEWS.kinds if one.hits} == HITS


def test_turns_and_hunts_are_headings() -> None:
    assert {one.name for one in NEWS.kinds if one.opens} == {"turn-begins", "hunt"}


@pytest.mark.parametrize("name", ["moved", "left-barque"])
def test_a_blow_to_oneself_is_a_scene(name: str) -> None:
    assert kind(name).weight + 1 == Weight.SCENE
