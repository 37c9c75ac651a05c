"""How well does a model of language bluff? Games in words against bots, and what came of them.

    python examples/language-model/harness.py passengers --games 5 --bots medium

The model here is scripted, so that this runs anywhere and costs nothing. Yours takes its place: each game
gets an object of the class, and all that it needs is to take a prompt and give an answer.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from random import Random

from turncoat import text
from turncoat.games import game

LISTED = re.compile(r"^(.+?) — ", re.MULTILINE)


class Scripted:
    """Makes any move that it is offered, now and then claims something, and seldom talks nonsense."""

    def __init__(self) -> None:
        self.luck = Random(1)

    def __call__(self, prompt: str) -> text.Answer:
        """Answer a prompt; here a call of your model would stand."""
        parts = prompt.split("\n\n")
        moves = next(LISTED.findall(part) for part in reversed(parts) if part.startswith("Your moves"))
        claims = [
            one for part in parts if part.startswith("What you can claim") for one in LISTED.findall(part)
        ]
        said = []
        if claims and self.luck.random() < 0.3:
            said.append(f"claim: {self.luck.choice(claims)}")
        if self.luck.random() < 0.95:
            said.append(f"move: {self.luck.choice(moves)}")
        answer = "\n".join(["The others seem nervous.", *said])
        return text.Answer(answer, tokens_in=len(prompt) // 4, tokens_out=len(answer) // 4)


def main() -> None:
    """Play, keep every game as soon as it is over, and print what came of them."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--games", type=int, default=5)
    arguments.add_argument("--seats", type=int, help="the fewest that can play, if it is left out")
    arguments.add_argument("--bots", default="handwritten", help="who sits in the other seats")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments.add_argument("--transcripts", type=Path, help="where every word is kept, a line for each game")
    given = arguments.parse_args()

    seats = given.seats or game(given.game).seats[0]
    players = [Scripted, *[given.bots] * (seats - 1)]
    options = dict(option.split("=", 1) for option in given.option)
    report = text.Report()
    for played in text.course(given.game, players, given.games, seed=given.seed, options=options):
        report.games.append(played)
        if given.transcripts:
            with given.transcripts.open("a", encoding="utf-8") as file:
                print(json.dumps(played.json(), ensure_ascii=False), file=file)

    model = report.totals["Scripted"]
    print(f"{model.won} of {model.games} games won, {model.decisions} decisions")
    print(f"{model.claims} claims judged, {model.lies} of them lies, {model.believed} of these believed")
    print(f"{model.unreadable} answers could not be used, {model.by_lot} decisions were left to the lot")
    print(f"per game: {model.tokens_in // model.games} tokens in, {model.tokens_out // model.games} out")


if __name__ == "__main__":
    main()
