"""OpenSpiel's own planners and learners run on our games: the examples, at small size."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "openspiel"


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("talk", ["off", "turns"])
def test_tree_search_plays_a_game(talk: str, capsys: pytest.CaptureFixture[str]) -> None:
    example("ismcts").main(["passengers", "--seats", "4", "--simulations", "2", "--talk", talk])
    assert capsys.readouterr().out.startswith("1 games: ")


@pytest.mark.parametrize("name", ["passengers", "mad-zeppelin"])
def test_regrets_are_minimised_in_the_rest_of_a_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    example("mccfr").main([name, "--left", "3", "--iterations", "2"])
    told = capsys.readouterr()
    assert told.err == "Iteration 1 of 2\nIteration 2 of 2\n"
    said = told.out.splitlines()
    assert "is asked, 3 actions before the end" in said[0]
    shares = [float(line.split("%")[0]) for line in said[1:]]
    assert sum(shares) == pytest.approx(100, abs=len(shares))


@pytest.mark.parametrize(("name", "states"), [("cerberus", 500), ("chaos-contract", 20_000)])
def test_what_would_take_for_ever_is_refused_with_the_reason(
    name: str, states: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        example("mccfr").main([name, "--left", "4", "--states", str(states)])
    said = " ".join(capsys.readouterr().err.split())
    assert f"no end in sight after {states:,} states" in said
    assert "in some world the game goes on for long" in said
