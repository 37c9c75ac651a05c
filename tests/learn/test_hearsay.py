"""What learned players say among their like, and what hearers make of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from turncoat.bots import cover
from turncoat.bots.network import seeing
from turncoat.bots.situation import Situation
from turncoat.games import game
from turncoat.kernel.rule import INTERPRET
from turncoat.learn.hearsay import (
    LIE,
    TRUTH,
    Company,
    Heard,
    Swayed,
    claims_of,
    in_short,
    remark_of,
    sway_of,
    without,
)
from turncoat.match import Match

PASSENGERS = game("passengers")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """To compile takes long."""
    monkeypatch.setenv(INTERPRET, "1")
    seeing.cache_clear()


@pytest.fixture(scope="module")
def heard(opinions: Path) -> Heard:
    """A game among those who have opinions."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(INTERPRET, "1")
        patched.setattr(cover, "GUESSES", 2)
        seeing.cache_clear()
        return Company("passengers", opinions / "passengers.npz", 4, 3).heard(1)


def test_claims_are_counted_once_by_side_and_truth(heard: Heard) -> None:
    assert heard.claims[next(iter(heard.claims))]
    told = claims_of([heard, heard])
    assert set(told) <= {"souls", "demons", "yaesther"}
    said = sum(sum(side.values()) for side in told.values())
    assert said == 2 * heard.claims.total() > 20
    assert sum(side["lies"] for side in told.values()) > 0


def test_those_with_opinions_are_moved_by_what_they_hear(heard: Heard) -> None:
    found = {(one["without"], one["by"]): one for one in sway_of([heard])}
    assert ("lies", "hearer") in found
    assert max(one["moved"] for one in found.values()) > 0.01
    assert all(0 <= one["moved"] <= 1 and 0 <= one["turned"] <= 1 for one in found.values())


def test_games_are_what_intervals_are_counted_by() -> None:
    key = ("lies", "decision", "vote")
    alike = [Heard(Counter(), {key: Swayed(10, 2.0, 1)}) for _ in range(4)]
    [one] = sway_of(alike)
    assert (one["decisions"], one["moved"], one["within"], one["turned"]) == (40, 0.2, 0.0, 0.1)
    [other] = sway_of([*alike, Heard(Counter(), {key: Swayed(10, 7.0, 1)})])
    assert other["within"] > 0.1


def test_what_others_said_is_left_out_and_nothing_else() -> None:
    match = Match(PASSENGERS, 4, 7)
    for seat, claim in ((0, "i-am souls"), (1, "i-am demons"), (1, "i-am souls"), (2, "i-am demons")):
        match.claim(seat, claim)
    view = match.seen(1)
    remarks = [remark_of(view, line) for line in range(4)]
    here = Situation(PASSENGERS, 1, view, [1, 2, 3, 4])
    left = without(here, {remarks[0], remarks[1]})
    assert left is not None
    assert [remark_of(left, line) for line in range(left.said)] == remarks[1:]
    assert view.said == 4
    assert without(here, {remarks[1]}) is None, "what one says oneself is no hearsay"
    assert LIE != TRUTH


def test_in_short_lies_are_a_share_of_claims_about_facts_and_belief_one_of_decisions() -> None:
    said = Counter({("souls", LIE): 3, ("demons", LIE): 3, ("souls", TRUTH): 6, ("souls", -1): 9})
    moved = {("lies", "hearer", "souls"): Swayed(10, 2.0), ("lies", "decision", "vote"): Swayed(10, 2.0)}
    assert in_short([Heard(said, moved), Heard()]) == {"claims": 6.0, "lies": 0.5, "believed": 0.2}
    assert in_short([Heard()]) == {"claims": 0.0, "lies": 0.0, "believed": 0.0}
