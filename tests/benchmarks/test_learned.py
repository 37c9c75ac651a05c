"""What is measured of learned players: heat, lies and what they do, and how long it takes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
import torch

from benchmarks.learned import Measure, at_heat, spread
from benchmarks.learned_talk import LIE, TRUTH, Company, Heard, Swayed, claims_of, remark_of, sway_of, without
from turncoat.bots import cover
from turncoat.bots.network import seeing
from turncoat.bots.situation import Situation
from turncoat.games import game
from turncoat.kernel.rule import INTERPRET
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


def test_the_hotter_the_freer() -> None:
    def network(*_: object) -> tuple[torch.Tensor, None]:
        return torch.log(torch.tensor([[0.8, 0.2]])).repeat(4000, 1), None

    torch.manual_seed(1)
    seen = {"observations": torch.zeros(4000, 1), "usual": torch.zeros(4000, 2)}
    shares = [float(at_heat(network, heat)(seen).float().mean()) for heat in (0.5, 1.0, 2.0)]  # type: ignore[arg-type]
    assert np.allclose(shares, [1 / 17, 0.2, 1 / 3], atol=0.03)


def test_what_is_timed_is_every_decision_word_and_answer(
    opinions: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.learned.TIMED", 1)
    monkeypatch.setattr(cover, "GUESSES", 2)
    measure = Measure(opinions / "passengers.npz", 1, "cpu", 5)
    assert measure.talks
    assert measure.middle == 6
    found = measure.latency()
    assert found["decision"]["times"] > 40
    assert found["word"]["times"] > 40
    assert all(one["median"] <= one["of a hundred"] <= one["most"] for one in found.values())
    assert spread([1.0, 2.0, 9.0])["median"] == 2.0
