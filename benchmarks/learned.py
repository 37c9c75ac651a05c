"""How good a learned player is, and what it says.

    python -m benchmarks.learned run/player.npz [--games 8192] [--seats 4 6 8] [--device cpu] [--json FILE]

Strength: one seat of its own among hand-written players, and all seats of a side, beside the hand-written
player in the same seats on the same deals, by side, mean payoffs with 99 % intervals. The same again where it
is mute. Lies: of what it claims among its like, by side, how much is not so.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from benchmarks.deals import LIMITED, each_deal
from turncoat.bots.network import load
from turncoat.bots.own import any_bot
from turncoat.games import game as game_named
from turncoat.lab.games import course
from turncoat.learn.contest import ALONE, TOGETHER, Contest, Strength
from turncoat.learn.network import Network, loaded
from turncoat.learn.run import told

TRUE, FALSE = 1, 0


@dataclass(frozen=True)
class Measure:
    """What is measured, and how."""

    path: Path
    games: int
    device: str
    seed: int

    @property
    def told(self) -> Any:
        """What the file says of itself."""
        return load(self.path).told

    def network(self) -> Network:
        """The player, for PyTorch."""
        return loaded(self.path, game_named(self.told["game"]), self.device)

    def strength(self, seats: int) -> Iterator[tuple[str, str, Strength]]:
        """For one seat and for whole sides: the learned player, the same mute, and the hand-written one."""
        name, talk = self.told["game"], self.told["talk"]
        game = game_named(name)
        network = self.network()
        for who in (ALONE, TOGETHER) if game.sides else (ALONE,):
            for kind, mute in (("learned", False), ("mute", True), ("handwritten", False)):
                if mute and talk == "off":
                    continue
                contest = Contest(
                    name, seats, self.games, self.device, self.seed, talk, who, game.seats[-1], mute,
                    LIMITED.get(name), tells=True,
                )  # fmt: skip
                yield who, kind, contest.measure(None if kind == "handwritten" else network.act)

    def said(self, deal: int) -> Counter[tuple[str, int]]:
        """What is claimed in a game among players of this kind: by side, how often it was so, or was not."""
        game = game_named(self.told["game"])
        assert game.talk
        seats = game.seats[len(game.seats) // 2]
        bots = [any_bot(str(self.path), game) for _ in range(seats)]
        found: Counter[tuple[str, int]] = Counter()
        for t, _ in course(game, seats, deal, self.seed, bots, LIMITED.get(game.name), talks=True):
            for line in range(t.said):
                if t.said_at[line] == t.decisions:
                    seat, claim = int(t.speaker[line]), int(t.claimed[line])
                    side = game.sides[game.side(t, seat)] if game.sides else "all"
                    found[side, int(game.talk.holds(t, seat, claim))] += 1
        return found


def parsed() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("player", type=Path)
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--talks", type=int, default=40, help="games in which lies are counted")
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def main() -> None:
    """Measure, and print as it comes."""
    wanted = parsed()
    measure = Measure(wanted.player, wanted.games, wanted.device, wanted.seed)
    game = game_named(measure.told["game"])
    torch.manual_seed(wanted.seed)
    found: dict[str, Any] = {"told": measure.told, "strength": [], "claims": {}}
    for seats in wanted.seats or sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
        for who, kind, strength in measure.strength(seats):
            found["strength"].append({"seats": seats, "who": who, "player": kind, "strength": strength})
            print(f"{game.name}, {seats} seats, {who}, {kind}: {told(strength)}", flush=True)
    if measure.told["talk"] != "off":
        total: Counter[tuple[str, int]] = Counter()
        for one in each_deal(measure.said, range(wanted.talks)):
            total += one
        for side in sorted({side for side, _ in total}):
            so, not_so = total[side, TRUE], total[side, FALSE]
            found["claims"][side] = {"so": so, "not so": not_so, "other": total[side, -1]}
            print(
                f"{side}: {so + not_so} claims about facts, {not_so} of them not so; {total[side, -1]} others"
            )
    if wanted.json:
        wanted.json.write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main()
