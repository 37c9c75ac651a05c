"""What a run of learning follows from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from math import inf
from typing import Any

from turncoat.envs.vec import DEVICES
from turncoat.kernel.game import Game
from turncoat.words import Fault, Message, Words


@dataclass(frozen=True)
class Plan:
    """All that a run follows from, but for the machine. The same plan gives the same network on a CPU."""

    game: str
    seats: tuple[int, ...] = ()
    """Numbers of seats to learn at; none named: all that the game has."""
    options: tuple[str, ...] = ()
    """Options of the game that hold everywhere, as `name=value`; the others are the usual ones, or by lot."""
    by: str = "outcomes"
    """What it learns from: what came of its decisions, or how moves compare that are played on from one table
    with the same luck, everybody going on by hand. That tells more of a decision and takes longer."""
    talk: str = "turns"
    """Whether to learn what to say as well."""
    device: str = "cpu"
    """Where the network is."""
    rules: str = ""
    """Where the tables are, if not there too: many cores play a game with long rules faster than a GPU."""
    seed: int = 1
    seconds: float = 0.0
    """How long to learn, contests left out; 0 where `rounds` says it."""
    rounds: int = 0
    stretch: int = 20
    """Rounds between two checkpoints. After each one all tables are dealt anew."""
    tables: int = 64
    """For each number of seats."""
    unusual: float = 0.3
    """How often, from one stretch to the next, the options of a game are others than the usual ones."""
    steps: int = 96
    """Rows of a round: decisions at each table, and words before them. A seat should be asked several times
    in a round, or it learns from its own expectations alone."""
    pace: int = 0
    """Decisions of hand-written players in a step at most, so that tables need not wait for one another; 0:
    all until it is the learner's turn."""
    width: int = 0
    """Of each hidden layer; 0: as wide as a player may be to be given away."""
    alone: float = 0.5
    """The share of tables at which the learner has one seat, and hand-written players the others."""
    sided: float = 0.0
    """The share of tables at which it has all seats of one side, each side equally often, and hand-written
    players the others: sides of few seats are learned as much as those of many."""
    byhand: float = 0.35
    """The share of seats that the hand-written player has at the other tables."""
    elders: float = 0.15
    """The share of seats there that older selves have."""
    deaf: float = 0.25
    """The share of tables at which the learner neither hears nor speaks, as where nobody talks."""
    rate: float = 1e-3
    """Of learning at the start; it falls to nothing."""
    magnet: float = 0.1
    """What it costs to do otherwise than the hand-written player: an advantage of a tenth of what surprises
    are makes a move e times as likely. Less of it, and noise moves whatever makes little difference;"""
    left: float = 1.0
    """what is left of that in the end, as a share."""
    words: float = 4.0
    """How many times that it costs to talk otherwise than is usual: what is said changes so little that
    chance alone would lead far away."""
    epochs: int = 2
    parts: int = 8
    """How often a round is gone through, and in how many parts."""
    decay: float = 0.95
    """How far what a seat expects later counts for what it does now: the lambda of advantages."""
    compared: int = 4
    """Moves that are compared at a decision, the best by hand and the likeliest among them."""
    clip: float = 0.2
    """How far a chance may move in a round, as a share of it."""
    contests: int = 10
    """How often strength is measured on the way."""
    games: int = 512
    """In each of these contests, at each number of seats that is measured."""
    heard: int = 24
    """Games among its like after each of them, in which lies are counted, and what hearers make of them."""
    begin: str = ""
    """A file with a player to begin as, instead of the hand-written one; what is usual stays what it is. One
    that has learned in silence may learn to talk now."""
    against: str = ""
    """A file with a player who has all other seats, to find out what somebody wins who knows it, and begins
    as that player, unless `begin` names another."""

    @classmethod
    def steps_of(cls, told: Mapping[str, Any]) -> list[Plan]:
        """The plans that a player has come of, one after another, as its file tells of it."""
        earlier = cls.steps_of(told["before"]) if "before" in told else []
        try:
            return [*earlier, cls.kept(told["plan"])]
        except (KeyError, TypeError, ValueError) as fault:
            raise _refused("error-learn-untold", reason=str(fault)) from None

    @classmethod
    def kept(cls, kept: Mapping[str, Any]) -> Plan:
        """A plan as a file has it."""
        return cls(**{**kept, "seats": tuple(kept["seats"]), "options": tuple(kept["options"])})

    @property
    def fixed(self) -> dict[str, str]:
        """The options that hold everywhere, by their names."""
        return dict(option.split("=", 1) for option in self.options)

    def played_at(self, game: Game) -> tuple[int, ...]:
        """The numbers of seats at which it is learned."""
        return self.seats or tuple(game.seats)

    @property
    def laid_on(self) -> str:
        """The device that the tables lie on."""
        return self.rules or self.device

    @property
    def in_time(self) -> bool:
        """Whether it is the clock that ends the run."""
        return self.rounds == 0


ON_A_GPU = {
    "tables": 8192, "steps": 32, "stretch": 10, "parts": 32, "pace": 3, "games": 2048, "alone": 0.65,
    "decay": 0.975,
}  # fmt: skip
"""What suits a GPU better than what stands above."""
FEWEST_COMPARED = 2
"""Moves that can be compared."""
COMPARING = {"talk": "off", "magnet": 0.01, "epochs": 1, "elders": 0.0}
"""What suits comparisons, which are of moves and not of words: there the magnet is the gain that makes a move
e times as likely."""
POSSIBLE = {
    "by": ("outcomes", "comparisons"),
    "device": DEVICES,
    "rules": ("", "cpu"),
    "talk": ("off", "turns"),
}
"""What can be said of where and how it is learned; where the network is on a CPU, so are the tables."""
EXPLOITING = {"alone": 0.0, "byhand": 0.0, "elders": 1.0, "deaf": 0.0}
"""Everybody else is the one player that is to be beaten."""


def planned(game: str, wish: Mapping[str, Any], like: Plan | None = None) -> Plan:
    """A plan of what somebody wishes for; the rest is as in another plan, or else the device and the aim have
    a say in it."""
    kinds: dict[str, Any] = {part.name: type(part.default) for part in fields(Plan)[1:]}
    found: dict[str, Any] = {}
    for name, value in wish.items():
        try:
            found[name] = tuple(map(int, value)) if name == "seats" else kinds[name](value)
        except KeyError:
            raise _refused("error-learn-plan", part=name, parts=", ".join(kinds)) from None
        except ValueError:
            raise _refused("error-learn-value", part=name, value=str(value)) from None
    usual: dict[str, Any] = (
        (ON_A_GPU if found.get("device") == "cuda" else {})
        | (COMPARING if found.get("by") == "comparisons" else {})
        | (EXPLOITING if found.get("against") else {})
    )
    if found.get("against"):
        if like:
            raise _refused("error-learn-like")
        found.setdefault("begin", found["against"])
    if "seconds" in found:
        found.setdefault("rounds", 0)
    plan = replace(like, **found) if like else Plan(game, **usual | found)
    for part, values in POSSIBLE.items():
        check_choice(part, getattr(plan, part), values)
    if plan.compared < FEWEST_COMPARED:
        raise _refused("error-learn-value", part="compared", value=str(plan.compared))
    if plan.by == "comparisons":
        if plan.sided or (plan.talk != "off" and not plan.against):
            raise _refused("error-learn-comparisons")
        if plan.magnet <= 0:
            raise _refused("error-learn-value", part="magnet", value=str(plan.magnet))
    if not (plan.rounds > 0 or (plan.rounds == 0 and 0 < plan.seconds < inf)):
        raise _refused("error-learn-end")
    return plan


def check_choice(part: str, value: str, values: tuple[str, ...]) -> None:
    """A part of a plan is one of those that it can be."""
    if value not in values:
        raise _refused("error-learn-choice", part=part, value=value, values=", ".join(filter(None, values)))


def _refused(name: str, **facts: Any) -> Fault:
    return Fault(Message(name, facts), Words("en"))
