"""How much time events deserve, to whom they happen, and which begin a part of the game."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from turncoat.games.playable import Playable
from turncoat.kernel.news import Weight


def check(
    game: Playable,
    scenes: Collection[str],
    asides: Collection[str],
    hits: Mapping[str, str],
    headings: Collection[str],
) -> None:
    """Every event is a beat but for these, happens to nobody but by these facts, and these are headings."""
    kinds = game.news.kinds
    expected = dict.fromkeys(scenes, Weight.SCENE) | dict.fromkeys(asides, Weight.ASIDE)
    assert expected.keys() <= {kind.name for kind in kinds}
    for kind in kinds:
        assert (kind.name, kind.weight) == (kind.name, expected.get(kind.name, Weight.BEAT))
    assert {kind.name: kind.hits for kind in kinds if kind.hits} == hits
    assert {kind.name for kind in kinds if kind.opens} == set(headings)
