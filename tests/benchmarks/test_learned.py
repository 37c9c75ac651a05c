"""What is measured of learned players: heat, and how long it takes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from benchmarks.learned import Measure, at_heat, main, spread
from turncoat.bots import cover
from turncoat.bots.network import NEVER, load, seeing, set_levels
from turncoat.kernel.rule import INTERPRET


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """To compile takes long."""
    monkeypatch.setenv(INTERPRET, "1")
    seeing.cache_clear()


class Inclined:
    """Four times out of five the first of two actions."""

    talk = "turns"

    def __call__(self, *_: object) -> tuple[torch.Tensor, None]:
        return torch.log(torch.tensor([[0.8, 0.2]])).repeat(4000, 1), None


def test_the_hotter_the_freer_but_not_in_words() -> None:
    torch.manual_seed(1)
    moves = torch.tensor([0.0, NEVER]).repeat(4000, 1)
    for usual, wanted in ((moves, [1 / 17, 0.2, 1 / 3]), (torch.zeros(4000, 2), [0.2, 0.2, 0.2])):
        seen = {"observations": torch.zeros(4000, 1), "usual": usual}
        shares = [float(at_heat(Inclined(), heat)(seen).float().mean()) for heat in (0.5, 1.0, 2.0)]  # type: ignore[arg-type]
        assert np.allclose(shares, wanted, atol=0.03)


def test_what_is_timed_is_every_decision_word_and_answer(
    opinions: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "player.npz"
    file.write_bytes((opinions / "passengers.npz").read_bytes())
    set_levels(file, {}, {})  # to look ahead takes long where nothing is compiled
    monkeypatch.setattr("benchmarks.learned.TIMED", 1)
    monkeypatch.setattr(cover, "GUESSES", 2)
    measure = Measure(file, 1, "cpu", 5)
    assert measure.talks
    assert measure.middle == 6
    found = measure.latency()
    assert found["decision"]["times"] > 40
    assert found["word"]["times"] > 40
    assert all(one["median"] <= one["of a hundred"] <= one["most"] for one in found.values())
    assert spread([1.0, 2.0, 9.0])["median"] == 2.0


def test_levels_are_written_into_the_file(
    opinions: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "player.npz"
    file.write_bytes((opinions / "passengers.npz").read_bytes())

    def said(*words: str) -> None:
        monkeypatch.setattr("sys.argv", ["learned", str(file), *words])
        main()

    said("--levels", "9", "3", "0.5", "--worlds", "0", "3", "12")
    assert list(load(file).heats.values()) == [9.0, 3.0, 0.5]
    assert list(load(file).worlds.values()) == [0, 3, 12]
    said("--levels", "8", "2", "0.5")
    assert list(load(file).worlds.values()) == [0, 3, 12], "what is not named stays"
    for wrong in (["--worlds", "0", "0", "3"], ["--levels", "9", "3", "1", "--worlds", "0", "0", "-1"]):
        with pytest.raises(SystemExit):
            said(*wrong)
        assert "worlds are counted from 0, and go with --levels" in capsys.readouterr().err
    for wrong in (["0.5", "2", "8"], ["nan", "3", "1"], ["9", "3", "0"], ["inf", "3", "1"]):
        with pytest.raises(SystemExit):
            said("--levels", *wrong)
        assert "fall from easy to hard" in capsys.readouterr().err
    assert list(load(file).heats.values()) == [8.0, 2.0, 0.5]
