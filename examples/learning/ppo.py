"""Self-play with PPO on `turncoat.vec`: one network plays all seats of a game, strangers some of them.

python -m examples.learning.ppo passengers --seats 4 --seconds 90 --out run
python -m examples.learning.ppo passengers --seats 6 --seconds 170 --device cuda --out run
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import torch

from examples.learning.learner import ON_A_GPU, Learner, Plan
from turncoat.learn.contest import Contest, Strength, at_random
from turncoat.learn.run import machine, told

FINAL = 8
"""So many times the games in the contest at the end."""


class Run:
    """Learning as planned, and the course of it, which is kept in a folder."""

    def __init__(self, plan: Plan, out: Path) -> None:
        self.plan = plan
        self.out = out
        self.learner = Learner(plan)
        self.seconds = 0.0
        self.decisions = self.rounds = 0
        self.course: dict[str, Any] = {
            "plan": asdict(plan), "machine": machine(plan.device), "rounds": [], "contests": [], "final": {},
        }  # fmt: skip

    @property
    def done(self) -> float:
        """The share of it that is over."""
        plan = self.plan
        return min(1.0, self.rounds / plan.rounds if plan.rounds else self.seconds / plan.seconds)

    def go(self) -> None:
        """Learn, and measure strength on the way and in the end."""
        plan, met = self.plan, self.course["contests"]
        contest = Contest(plan.game, plan.seats, plan.games, plan.device, plan.seed + 1)
        while self.done < 1:
            if self.done * plan.contests >= len(met):
                self.meet(contest)
            self.round()
        self.meet(contest)
        for name, strength in compared(self.learner):
            self.course["final"][name] = strength
            self.keep()

    def round(self) -> None:
        """Play and learn, once."""
        begun = time.perf_counter()
        self.learner.play()
        found = self.learner.learn(self.done)
        self.seconds += time.perf_counter() - begun
        self.decisions += int(found["decisions"])
        self.rounds += 1
        self.course["rounds"].append({"seconds": self.seconds, **found})

    def meet(self, contest: Contest) -> None:
        """Measure strength, and say how it stands."""
        strength = contest.measure(self.learner.act)
        where = {"seconds": self.seconds, "rounds": self.rounds, "decisions": self.decisions}
        self.course["contests"].append({**where, "strength": strength})
        self.keep()
        print(f"{self.seconds:5.0f} s, {self.decisions:,} decisions: {told(strength)}", flush=True)

    def keep(self) -> None:
        """Write the course so far and the network."""
        self.out.mkdir(parents=True, exist_ok=True)
        (self.out / "course.json").write_text(json.dumps(self.course), "utf-8")
        kept = {"plan": asdict(self.plan), "network": self.learner.network.state_dict()}
        torch.save(kept, self.out / "network.pt")


def compared(learner: Learner) -> Iterator[tuple[str, Strength]]:
    """The contest at the end: what one seat is worth to a learner, to the hand-written player, to chance."""
    plan = learner.plan
    contest = Contest(plan.game, plan.seats, FINAL * plan.games, plan.device, plan.seed + 2)
    for name, player in {"learned": learner.act, "handwritten": None, "random": at_random}.items():
        strength = contest.measure(player)
        print(f"{name:12} {told(strength)}", flush=True)
        yield name, strength


def planned(arguments: Sequence[str] | None = None) -> tuple[Plan, Path]:
    """What was asked for: every part of a plan is an option, and the device has a say in the rest."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("run"), help="the folder that the course goes to")
    for part in fields(Plan)[1:]:
        parser.add_argument(f"--{part.name}", type=type(part.default), default=argparse.SUPPRESS)
    wish = vars(parser.parse_args(arguments))
    out = wish.pop("out")
    plan = Plan(**((ON_A_GPU if wish.get("device") == "cuda" else {}) | wish))
    if plan.seconds <= 0 and plan.rounds <= 0:
        parser.error("a run takes some --seconds or some --rounds")
    return plan, out


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn as asked."""
    Run(*planned(arguments)).go()


if __name__ == "__main__":
    main()
