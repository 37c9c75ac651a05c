"""The tutorial on learning: what a decision led to is known of its own seat, and a toy learns in seconds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import indent
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch

from examples.learning import finish, ppo
from examples.learning.learner import Learner, Plan
from examples.learning.ppo import main, planned
from turncoat.learn import plot, rollout
from turncoat.learn.rollout import Rollout

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
RUNS = PAGE.with_suffix("")

TOY = ["liars-dice", "--seats=2", "--tables=128", "--steps=32", "--width=64", "--games=256", "--lessons=1"]


def two_seats(steps: int) -> Rollout:
    """A rollout at one table that nobody writes into but the test."""
    kinds = {"observations": np.int8, "masks": np.bool_, "usual": np.float32, "rewards": np.int16}
    kinds |= {"sides": np.int8, "ended_sides": np.int8}
    shapes: dict[str, Any] = {name: ((1, 2), kind) for name, kind in kinds.items()}
    shapes |= {"seats": ((1,), np.int64), "ended": ((1,), np.bool_)}
    env: Any = SimpleNamespace(seats=2, n=1, device="cpu", shapes=shapes, reset=lambda **_: None)
    return Rollout(env, steps)


def decided(made: Rollout, *decisions: tuple[int, float]) -> None:
    """A round: whose decisions, and what they expected."""
    made.turn_over()
    made.ended[:], made.rewards[:] = False, 0
    for row, (seat, worth) in zip(made.steps, decisions, strict=True):
        made.turns[row], made.worth[row] = seat, worth


def led_to(made: Rollout) -> dict[float, float]:
    """What is known now of decisions, by what they expected."""
    found = zip(made.worth[made.known].tolist(), made.gains[made.known].tolist(), strict=True)
    return {round(worth, 6): gain for worth, gain in found}


def test_a_decision_leads_to_the_next_one_of_the_same_seat_or_to_the_end() -> None:
    made = two_seats(steps=4)
    decided(made, (0, 0.5), (1, 0.2), (0, 0.7), (1, 0.4))
    made.look_back(decay=0.5)
    assert led_to(made) == pytest.approx({0.5: 0.7, 0.2: 0.4}), "the last ones of both seats wait"

    decided(made, (0, 0.6), (1, 0.3), (0, 0.1), (0, 0.2))
    after_the_first = made.steps.start
    made.ended[after_the_first], made.rewards[after_the_first] = True, torch.tensor([1, -1])
    made.look_back(decay=0.5)
    half_way = (0.6 + 1) / 2
    expected = {0.6: 1, 0.7: half_way, 0.4: -1, 0.1: 0.2}
    assert led_to(made) == pytest.approx(expected), "who did not move last is paid as well"


def test_what_comes_on_another_side_is_worth_less_to_who_decides() -> None:
    made = two_seats(steps=4)
    decided(made, (0, 0.5), (1, 0.2), (0, 0.8), (1, 0.4))
    caught, last = made.steps.start + 2, made.steps.stop - 1
    made.sides[caught:, 0, 0] = 1
    made.ended[last], made.rewards[last] = True, torch.tensor([1, 1])
    made.ended_sides[last] = torch.tensor([1, 0])
    made.look_back(decay=1.0, desertion=0.25)
    assert led_to(made) == pytest.approx({0.5: 0.25, 0.2: 1, 0.8: 1, 0.4: 1}), "once caught one may hunt"


def test_where_nobody_is_asked_nothing_is_learned() -> None:
    made = two_seats(steps=3)
    decided(made, (0, 0.5), (-1, 0.9), (0, 0.7))
    made.look_back(decay=0.5)
    assert led_to(made) == pytest.approx({0.5: 0.7})


def test_every_decision_is_learned_from_once() -> None:
    learner = Learner(Plan("liars-dice", 3, tables=64, steps=5, width=16, strangers=0.3))
    made, asked, known = learner.rollout, 0, 0
    for _ in range(12):
        learner.play()
        made.look_back(0.95)
        asked += int((made.turns[made.steps.start : made.steps.stop] >= 0).sum())
        known += int(made.known.sum())
        assert asked == known + int((made.waiting >= 0).sum())
    assert known > 1000


def test_a_toy_beats_random_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*TOY, "--rounds=8", "--contests=1", f"--out={tmp_path}"])
    course = json.loads((tmp_path / "course.json").read_text("utf-8"))
    learned, random = (course["final"][name]["all"] for name in ("learned", "random"))
    assert learned["mean"] - learned["within"] > random["mean"] + random["within"]
    assert [met["rounds"] for met in course["contests"]] == [0, 8]
    assert len(course["rounds"]) == 8
    assert "random" in capsys.readouterr().out.splitlines()[-1]

    finish.main([str(tmp_path), "--games=256"])
    again = json.loads((tmp_path / "course.json").read_text("utf-8"))
    assert again["final"]["handwritten"] == course["final"]["handwritten"], "the same deals"
    better = again["final"]["learned"]["all"]
    assert better["mean"] - better["within"] > random["mean"] + random["within"]


def test_the_same_seed_gives_the_same_network() -> None:
    def weights(seed: int) -> list[torch.Tensor]:
        learner = Learner(planned([*TOY, f"--seed={seed}"])[0])
        for done in (0.0, 0.5):
            learner.play()
            learner.learn(done)
        return list(learner.network.parameters())

    one, same, other = weights(1), weights(1), weights(2)
    assert all(map(torch.equal, one, same))
    assert not any(map(torch.equal, one, other))


def test_a_run_without_an_end_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        planned(["liars-dice", "--seconds=0"])
    assert "some --seconds or some --rounds" in capsys.readouterr().err


def test_the_page_shows_the_code_that_runs() -> None:
    folders = (Path(str(module.__file__)).parent for module in (ppo, rollout))
    code = "".join(path.read_text("utf-8") for folder in folders for path in sorted(folder.glob("*.py")))
    shown = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert shown
    for part in shown:
        assert any(indent(part, "    " * depth) in code for depth in range(3)), part


@pytest.mark.parametrize("path", sorted(RUNS.glob("*.json")), ids=lambda path: path.stem)
def test_the_page_shows_what_the_runs_gave(path: Path) -> None:
    course = json.loads(path.read_text("utf-8"))
    assert plot.table(course) in PAGE.read_text("utf-8")
    assert plot.drawn(course) == path.with_suffix(".svg").read_text("utf-8"), "run examples.learning.plot"
