"""The contest at the end of a run that was cut off, or once more on another machine.

python -m examples.learning.finish run --games 2048 --device cpu
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import torch

from examples.learning.learner import Learner, Plan
from examples.learning.ppo import compared
from turncoat.learn.run import machine


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the network of a run, and write that into its course."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("run", type=Path)
    parser.add_argument("--games", type=int, default=Plan.games)
    parser.add_argument("--device", default=Plan.device)
    wish = parser.parse_args(arguments)
    path = wish.run / "course.json"
    course = json.loads(path.read_text("utf-8"))
    learner = Learner(replace(Plan(**course["plan"]), device=wish.device, games=wish.games, tables=1))
    kept = torch.load(wish.run / "network.pt", map_location=wish.device, weights_only=True)
    learner.network.load_state_dict(kept["network"])
    course["final"] = dict(compared(learner))
    course["final_machine"] = machine(wish.device)
    path.write_text(json.dumps(course), "utf-8")


if __name__ == "__main__":
    main()
