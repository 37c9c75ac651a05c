"""How good a learned player is, what it does otherwise, what it says, and how long it takes.

    python -m benchmarks.learned turncoat/bots/players/passengers.npz [--games 4096] [--seats 4 6 8]
        [--heat 0.3 0.6 1 1.5 3] [--only strength habits talk latency same] [--talks 60]
        [--device cuda] [--json FILE]
    python -m benchmarks.learned FILE --levels 25 6 0.6 [--worlds 0 0 18]

The second writes into the file at which heats its player is easy, medium and hard, and in how many worlds, at
the usual scope of a game, it tries out what it likes; it measures nothing.

Strength: one seat of its own among hand-written players, and all seats of a side, beside the hand-written
player in the same seats on the same deals, by side, mean payoffs with 99 % intervals; at each heat that is
named, and once more where it is mute. Habits: how often its likeliest move has less merit by hand than
another, by side and by the kind of decision (`benchmarks/learned_habits.py`). Talk, at the middle number of
seats: what it wins among its like with talk and without; of what it claims there, by side, how much is not
so; and what lies and truths change in what hearers do (`turncoat/learn/hearsay.py`). Latency: milliseconds
of CPU for a decision, a word and an answer of the hardest level at the largest table. That level may look
ahead, which nothing else here does: `benchmarks/strength.py` measures how strong it is. Same: whether PyTorch
on the device, on a GPU too, likes the same moves and words best as NumPy does.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from benchmarks.deals import LIMITED, each_deal
from benchmarks.learned_habits import Habits, habits_of
from turncoat.bots import by_network
from turncoat.bots.learned import Learned
from turncoat.bots.network import HEATS, load, set_levels
from turncoat.bots.situation import Situation
from turncoat.games import game as game_named
from turncoat.games.playable import Playable
from turncoat.lab.games import play_out
from turncoat.learn.contest import ALONE, TOGETHER, Contest, Player, Seen, Strength
from turncoat.learn.hearsay import WORDS, Company, claims_of, sway_of
from turncoat.learn.learner import is_words
from turncoat.learn.network import Network, drawn, loaded
from turncoat.learn.run import told

PARTS = ("strength", "habits", "talk", "latency", "same")
GAMES, FEW_GAMES = 4096, 512
"""Of a contest; fewer where games are so long that they have a limit here."""
STEPS, ROWS = 60, 32
"""How long, and at how many tables, NumPy is asked as well."""
TIMED = 3
"""Games in which decisions are timed, after one for what is compiled."""
HARDEST = list(HEATS)[-1]
"""The level that takes longest: it looks ahead, where any does."""


@dataclass(frozen=True)
class Measure:
    """What is measured, and how."""

    path: Path
    games: int
    device: str
    seed: int
    heats: tuple[float, ...] = (1.0,)

    @cached_property
    def told(self) -> Any:
        """What the file says of itself."""
        return load(self.path).told

    @property
    def game(self) -> Playable:
        """What the player has learned."""
        return game_named(str(self.told["game"]))

    @property
    def talks(self) -> bool:
        """Whether it has learned to talk."""
        return bool(self.told["talk"] != "off")

    @property
    def middle(self) -> int:
        """The middle number of seats."""
        return self.game.seats[len(self.game.seats) // 2]

    @cached_property
    def network(self) -> Network:
        """The player, for PyTorch."""
        return loaded(self.path, self.game, self.device)

    def contest(self, seats: int, who: str, mute: bool, others: Player | None = None) -> Contest:
        """A contest in which the player is measured."""
        options, room = LIMITED.get(self.game.name), self.game.seats[-1]
        return Contest(
            self.game.name, seats, self.games, self.device, self.seed, str(self.told["talk"]), who, room,
            mute, options, others, tells=True,
        )  # fmt: skip

    def strength(self, seats: int) -> Iterator[tuple[str, str, float, Strength]]:
        """For one seat and for whole sides: the learned player at each heat, the same mute, and the
        hand-written one."""
        for who in (ALONE, TOGETHER) if self.game.sides else (ALONE,):
            contest = self.contest(seats, who, mute=False)
            for heat in self.heats:
                yield who, "learned", heat, contest.measure(at_heat(self.network, heat))
            if self.talks:
                mute = self.contest(seats, who, mute=True)
                yield who, "mute", self.heats[0], mute.measure(at_heat(self.network, self.heats[0]))
            yield who, "handwritten", 0.0, contest.measure(None)

    def among_its_like(self) -> Iterator[tuple[str, Strength]]:
        """What it wins where everybody plays like it, with talk and without."""
        player = at_heat(self.network, self.heats[0])
        for words, mute in (("talking", False), ("mute", True)):
            yield words, self.contest(self.middle, ALONE, mute, others=player).measure(None)

    def latency(self) -> dict[str, dict[str, float]]:
        """Milliseconds of CPU for what it does and says, where most sit at the table."""
        taken: dict[str, list[float]] = {"decision": [], "word": [], "answer": []}
        bot = by_network("learned", Learned(self.path, level=HARDEST))
        timed = replace(
            bot,
            thinks=None,
            choose=clocked(bot.choose, taken["decision"]),
            speak=clocked(bot.speak, taken["word"]),
            reply=clocked(bot.reply, taken["answer"]),
        )
        seats = self.game.seats[-1]
        for deal in range(1 + TIMED):
            if deal == 1:
                for times in taken.values():
                    times.clear()
            options = LIMITED.get(self.game.name)
            play_out(self.game, seats, deal, self.seed, [timed] * seats, options, talks=self.talks)
        return {name: spread(times) for name, times in taken.items() if times}

    def same(self) -> dict[str, float]:
        """How many decisions NumPy and the device judge, in how many they like different actions best, and by
        how much the chance of any action differs at most."""
        given, tables = load(self.path), self.contest(self.middle, ALONE, mute=False).env
        now = tables.arrays()
        tables.reset(**now)
        decisions = otherwise = 0
        most = 0.0
        for _ in range(STEPS):
            with torch.no_grad():
                there = self.network(now["observations"], now["usual"])[0]
            shown = [now[name].cpu().numpy() for name in ("observations", "usual", "masks")]
            for row, (seen, usual, mask) in enumerate(zip(*shown, strict=True)):
                if row < ROWS and mask.sum() > 1:
                    scores = given.judge(seen, usual).astype(np.float64)
                    chances = np.exp(scores - scores.max())
                    chances /= chances.sum()
                    theirs = there[row].exp().cpu().numpy()
                    decisions += 1
                    otherwise += bool(theirs.argmax() != chances.argmax())
                    most = max(most, float(np.abs(theirs - chances).max()))
            tables.step(drawn(there), **now)
        return {"decisions": decisions, "otherwise": otherwise, "most": most}


def at_heat(network: Network, heat: float) -> Player:
    """A player that divides its scores by a heat, but not those of words, as bots do."""

    def act(seen: Seen) -> Tensor:
        usual = seen["usual"]
        by = torch.where(is_words(network, usual), 1.0, heat)[:, None]
        with torch.no_grad():
            return drawn(network(seen["observations"], usual)[0] / by)

    return act


def clocked(think: Callable[..., int], times: list[float]) -> Callable[..., int]:
    """The same, and note how long it takes."""

    def thinks(situation: Situation, *about: int) -> int:
        start = time.process_time()
        found = think(situation, *about)
        times.append(1000 * (time.process_time() - start))
        return found

    return thinks


def spread(times: list[float]) -> dict[str, float]:
    """The middle, the longest of a hundred, and the longest."""
    return {
        "times": len(times), "median": float(np.median(times)), "most": max(times),
        "of a hundred": float(np.quantile(times, 0.99)),
    }  # fmt: skip


def parsed() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("player", type=Path)
    parser.add_argument("--games", type=int, help=f"of each contest; {GAMES}, in long games {FEW_GAMES}")
    parser.add_argument("--talks", type=int, default=60, help="games that are looked at for talk and habits")
    parser.add_argument("--seats", type=int, nargs="*", help="of contests; the smallest, middle and largest")
    parser.add_argument("--heat", type=float, nargs="*", default=[1.0])
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--levels", type=float, nargs=len(HEATS), metavar=("EASY", "MEDIUM", "HARD"))
    parser.add_argument("--worlds", type=int, nargs=len(HEATS), metavar=("EASY", "MEDIUM", "HARD"))
    wanted = parser.parse_args()
    if wanted.levels and not inf > wanted.levels[0] >= wanted.levels[1] >= wanted.levels[2] > 0:
        parser.error("heats are more than 0 and fall from easy to hard: the less, the stricter")
    if wanted.worlds and (not wanted.levels or min(wanted.worlds) < 0):
        parser.error("worlds are counted from 0, and go with --levels")
    return wanted


def strengths(measure: Measure, seats: list[int]) -> list[dict[str, Any]]:
    """Strength at tables of several sizes, printed as it comes."""
    found = []
    for count in seats:
        for who, kind, heat, strength in measure.strength(count):
            found.append({"seats": count, "who": who, "player": kind, "heat": heat, "strength": strength})
            at = f" at heat {heat:g}" if heat else ""
            print(f"{measure.game.name}, {count} seats, {who}, {kind}{at}: {told(strength)}", flush=True)
    return found


def habits(measure: Measure, games: int) -> list[dict[str, Any]]:
    """What it does otherwise."""
    player = Habits(measure.game.name, measure.path, measure.middle, measure.seed)
    found = habits_of(each_deal(player.seen, range(games)))
    for one in found:
        print(f"{one['side']}, {one['kind']}: {one['otherwise']:.0%} otherwise of {one['decisions']}")
    return found


def talk(measure: Measure, games: int) -> dict[str, Any]:
    """What is said, and what comes of it."""
    among = {}
    for words, strength in measure.among_its_like():
        among[words] = strength
        print(f"among its like, {measure.middle} seats, {words}: {told(strength)}", flush=True)
    options = LIMITED.get(measure.game.name)
    company = Company(
        measure.game.name, measure.path, measure.middle, measure.seed, measure.heats[0], options
    )
    heard = list(each_deal(company.heard, range(games)))
    claims, sway = claims_of(heard), sway_of(heard)
    for side, said in claims.items():
        print(f"{side}: " + ", ".join(f"{said[word]} {word}" for word in WORDS.values()))
    for one in sway:
        print(
            f"without {one['without']}, {one['by']} {one['name']}: {one['moved']:.3f} ± {one['within']:.3f} "
            f"of the chances move, {one['turned']:.1%} best moves, in {one['decisions']} decisions"
        )
    return {"seats": measure.middle, "among": among, "claims": claims, "sway": sway, "games": games}


def main() -> None:
    """Measure, and print as it comes."""
    wanted = parsed()
    if wanted.levels:
        worlds = wanted.worlds or load(wanted.player).worlds.values()
        levels = (dict(zip(HEATS, part, strict=True)) for part in (wanted.levels, worlds))
        set_levels(wanted.player, *levels)
        return
    usual = FEW_GAMES if load(wanted.player).told["game"] in LIMITED else GAMES
    measure = Measure(wanted.player, wanted.games or usual, wanted.device, wanted.seed, tuple(wanted.heat))
    every = measure.game.seats
    torch.manual_seed(wanted.seed)
    found: dict[str, Any] = {"told": measure.told}
    parts: dict[str, Callable[[], Any]] = {
        "latency": measure.latency,
        "same": measure.same,
        "strength": partial(
            strengths, measure, wanted.seats or sorted({every[0], measure.middle, every[-1]})
        ),
        "habits": partial(habits, measure, wanted.talks),
        "talk": partial(talk, measure, wanted.talks),
    }
    for name, part in parts.items():
        if name in wanted.only and (name != "talk" or measure.talks):
            found[name] = part()
    for name, one in found.get("latency", {}).items():
        print(
            f"{name}: {one['median']:.2f} ms of CPU in the middle, {one['of a hundred']:.2f} at most in 99 "
            f"of 100, {one['most']:.2f} at most, of {one['times']}"
        )
    if "same" in found:
        same = found["same"]
        print(
            f"{same['decisions']} decisions on {wanted.device} and by NumPy: {same['otherwise']} liked "
            f"otherwise best, chances differ by {same['most']:.5f} at most"
        )
    if wanted.json:
        wanted.json.write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main()
