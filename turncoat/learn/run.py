"""A run of learning: stretches of rounds, a checkpoint after each, and the course of it in a folder.

All that a stretch follows from is its number, the plan, and what the checkpoint before it has: so a run that
was broken off goes on as if it had not been. (On a GPU sums come in any order, and runs differ anyway.)
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import torch

from turncoat.bots.network import Network as Given
from turncoat.bots.network import load, set_levels
from turncoat.games import game as game_named
from turncoat.kernel.game import Game
from turncoat.learn.comparing import Comparer
from turncoat.learn.contest import ALONE, TOGETHER, Contest, Strength, at_random
from turncoat.learn.hearsay import Company, in_short
from turncoat.learn.league import elder_of
from turncoat.learn.learner import Learner, Pupil
from turncoat.learn.network import Network, loaded
from turncoat.learn.plan import Plan
from turncoat.learn.plot import drawn
from turncoat.words import Argument, Fault, Message, Words

CHECKPOINT, COURSE, PICTURE = "checkpoint.pt", "course.json", "course.svg"
PLAYER, SELVES = "player.npz", "selves"
"""What is in the folder of a run: all that it goes on from, its course as numbers and as a picture, the
player that has come of it so far, and what it was after each stretch."""
STEP = "step-"
"""What the folders of earlier steps begin with."""
PUPILS: dict[str, type[Pupil[Any]]] = {"outcomes": Learner, "comparisons": Comparer}
"""Who learns, by what it learns from."""
Tell = Callable[[Message], None]
Facts = dict[str, Argument]


class Run:
    """Learning as planned, in a folder; where that has a run already, it goes on."""

    def __init__(self, plan: Plan, out: Path, tell: Tell) -> None:
        self.plan, self.out, self.tell = plan, out, tell
        self.game: Game = game_named(plan.game)
        self.learner: Pupil[Any] = PUPILS[plan.by](plan, self.game)
        self.elder: Network | None = None
        self.elder_path = Path()
        self.stretches = self.rounds = self.decisions = 0
        self.seconds = 0.0
        self.course: dict[str, Any] = {
            "plan": asdict(plan), "machine": machine(plan.device), "rounds": [], "contests": [], "final": {},
        }  # fmt: skip
        (out / SELVES).mkdir(parents=True, exist_ok=True)
        if (out / CHECKPOINT).exists():
            self._resume()

    @property
    def done(self) -> float:
        """The share of it that is over."""
        plan = self.plan
        return min(1.0, self.seconds / plan.seconds if plan.in_time else self.rounds / plan.rounds)

    def go(self) -> None:
        """Learn, and measure strength on the way and in the end."""
        contest = self._contest(middle(self.plan.played_at(self.game)), 1)
        while self.done < 1:
            if self.done * self.plan.contests >= len(self.course["contests"]):
                self._meet(contest)
            self._stretch()
        self._meet(contest)
        del contest
        self._measure()

    def _stretch(self) -> None:
        """Rounds until the next checkpoint."""
        begun = len(self.course["rounds"])
        self.learner.sit(self.stretches)
        for _ in range(self.plan.stretch):
            if self.done < 1:
                self._round()
        self.learner.rise()
        self.stretches += 1
        self._keep()
        last = self.course["rounds"][-1]
        rate, entropy = f"{self.decisions / self.seconds:,.0f}", f"{last['entropy']:.2f}"
        facts: Facts = {"seconds": round(self.seconds), "decisions": f"{self.decisions:,}", "rate": rate}
        self.tell(Message("learn-progress", {**facts, "entropy": entropy}))
        gains = [one["gain"] for one in self.course["rounds"][begun:] if "gain" in one]
        if gains:
            self.tell(Message("learn-gain", {"gain": f"{1000 * sum(gains) / len(gains):.2f}"}))

    def _round(self) -> None:
        """Play and learn, once."""
        begun = time.perf_counter()
        torch.manual_seed(1_000_003 * self.plan.seed + self.rounds)
        self.learner.play(self._elder())
        found = self.learner.learn(self.done)
        self.seconds += time.perf_counter() - begun
        self.decisions += int(found["decisions"])
        self.rounds += 1
        self.course["rounds"].append({"seconds": self.seconds, **found})

    def _elder(self) -> Network | None:
        """Who has the seats of elders in this round: the player that is to be beaten, or an older self."""
        if self.plan.against:
            path = Path(self.plan.against)
        elif not self.stretches or not self.plan.elders:
            return None
        else:
            path = self.out / SELVES / f"{elder_of(self.plan, self.rounds, self.stretches)}.npz"
        if path != self.elder_path:
            self.elder, self.elder_path = loaded(path, self.game, self.plan.device, self.plan.talk), path
        return self.elder

    # Strength ------------------------------------------------------------------------------------

    def _contest(self, seats: int, more: int, who: str = ALONE) -> Contest:
        plan, room = self.plan, self.game.seats[-1]
        deals = plan.seed + 1 + (more > 1)
        games = more * plan.games
        beaten = loaded(Path(plan.against), self.game, plan.device, plan.talk).act if plan.against else None
        return Contest(
            plan.game, seats, games, plan.laid_on, deals, plan.talk, who, room, False, plan.fixed, beaten,
            True, plan.pace,
        )  # fmt: skip

    def _meet(self, contest: Contest) -> None:
        """Measure strength, and say how it stands."""
        strength = contest.measure(self.learner.act)
        where = {"seconds": self.seconds, "rounds": self.rounds, "decisions": self.decisions}
        self.course["contests"].append({**where, "strength": strength})
        self.tell(Message("learn-strength", {"seats": contest.env.seats, "strength": told(strength)}))
        if self.plan.heard and self.learner.network.talk != "off":
            self.course["contests"][-1]["words"] = self._listened(contest.env.seats)
        self._write_course()

    def _listened(self, seats: int) -> dict[str, float]:
        """How much is lied among its like, how far lies are believed, and say so."""
        plan, player = self.plan, self.out / PLAYER
        if not player.exists():
            self.learner.network.save(player, plan=asdict(plan))
        company = Company(plan.game, player, seats, plan.seed + 1, options=plan.fixed)
        found = in_short([company.heard(deal) for deal in range(plan.heard)])
        facts: Facts = {"seats": seats, "claims": f"{found['claims']:.1f}"}
        shares = {name: f"{found[name]:.1%}" for name in ("lies", "believed")}
        self.tell(Message("learn-words", {**facts, **shares}))
        return found

    def _measure(self) -> None:
        """The contests at the end, on other deals: at few, some and many seats, alone and as a whole side."""
        others = "beaten" if self.plan.against else "handwritten"
        players = {"learned": self.learner.act, others: None, "random": at_random}
        every = self.plan.played_at(self.game)
        for seats in sorted({every[0], middle(every), every[-1]}):
            for who in (ALONE, TOGETHER) if self.game.sides and not self.plan.against else (ALONE,):
                contest = self._contest(seats, FINAL, who)
                found = self.course["final"].setdefault(str(seats), {})[who] = {}
                for name, player in players.items():
                    found[name] = contest.measure(player)
                    facts: Facts = {"seats": seats, "who": who, "player": name, "strength": told(found[name])}
                    self.tell(Message("learn-final", facts))
                    self._write_course()
        (self.out / PICTURE).write_text(drawn(self.pictured()), "utf-8")

    def pictured(self) -> dict[str, Any]:
        """The course at the number of seats that was measured on the way."""
        seats = middle(self.plan.played_at(self.game))
        plan = {**self.course["plan"], "seats": seats}
        return {**self.course, "plan": plan, "final": self.course["final"][str(seats)][ALONE]}

    # Keeping -------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write down what the next stretch follows from, and the player of now."""
        trained = {"plan": asdict(self.plan), "rounds": self.rounds, "decisions": self.decisions,
                   "seconds": round(self.seconds), "machine": self.course["machine"]}  # fmt: skip
        if self.plan.begin:
            trained["before"] = load(Path(self.plan.begin)).told
        player = self.out / SELVES / f"{self.stretches - 1}.npz"
        self.learner.network.save(player, **trained)
        (self.out / PLAYER).write_bytes(player.read_bytes())
        kept = {
            "plan": asdict(self.plan), "stretches": self.stretches, "rounds": self.rounds,
            "decisions": self.decisions, "seconds": self.seconds, "course": self.course,
            "network": self.learner.network.state_dict(), "optimiser": self.learner.optimiser.state_dict(),
        }  # fmt: skip
        beside = self.out / f"{CHECKPOINT}.new"
        torch.save(kept, beside)
        os.replace(beside, self.out / CHECKPOINT)
        self._write_course()

    def _write_course(self) -> None:
        (self.out / COURSE).write_text(json.dumps(self.course), "utf-8")

    def _resume(self) -> None:
        path = self.out / CHECKPOINT
        kept = torch.load(path, map_location=self.plan.device, weights_only=True)
        before = Plan.kept(kept["plan"])
        for name in FIXED:
            if getattr(before, name) != getattr(self.plan, name):
                facts = {"folder": str(self.out), "part": name, "before": str(getattr(before, name))}
                raise Fault(Message("error-learn-other", facts), Words("en"))
        self.learner.network.load_state_dict(kept["network"])
        self.learner.optimiser.load_state_dict(kept["optimiser"])
        self.stretches, self.rounds, self.decisions = kept["stretches"], kept["rounds"], kept["decisions"]
        self.seconds, self.course = kept["seconds"], kept["course"]
        self.course["plan"] = asdict(self.plan)
        self.tell(Message("learn-resumed", {"folder": str(self.out), "rounds": self.rounds}))


def learn(plans: Sequence[Plan], out: Path, tell: Tell, like: Given | None = None) -> None:
    """Learn as planned. Of several plans each begins with the player of the one before, and has a folder of
    its own in that of the last; what is done is not done again. What comes of it has the levels of whom it is
    to be like."""
    begin = ""
    for number, plan in enumerate(plans, 1):
        last = number == len(plans)
        folder = out if last else out / f"{STEP}{number}"
        if len(plans) > 1:
            tell(Message("learn-step", {"number": number, "count": len(plans), "folder": str(folder)}))
        run = Run(replace(plan, begin=begin or plan.begin), folder, tell)
        if last or run.done < 1:
            run.go()
        begin = str(folder / PLAYER)
    if like:
        set_levels(out / PLAYER, like.heats, like.worlds)


FINAL = 4
"""So many times the games in the contests at the end."""
FIXED = ("game", "by", "seats", "options", "talk", "seed", "width", "against")
"""What a run keeps when it goes on; the rest may be planned anew."""


def middle(seats: tuple[int, ...]) -> int:
    """The number of seats at which strength is measured on the way."""
    return seats[len(seats) // 2]


def told(strength: Strength) -> str:
    """Mean payoffs in a line."""
    return ", ".join(f"{side} {one['mean']:.3f} ± {one['within']:.3f}" for side, one in strength.items())


def machine(device: str) -> str:
    """What it runs on."""
    name = torch.cuda.get_device_name() if device == "cuda" else f"CPU with {torch.get_num_threads()} threads"
    return f"{name}, PyTorch {torch.__version__}"
