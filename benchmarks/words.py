"""Whether words pay: bluff, listening and interrogation, each beside the same without, on the same deals.

    python -m benchmarks.words bluff passengers [--seats 6] [--deals 100] [--first 0] [--seed 1] [--worlds 12]
        [--guesses 3] [--by wins] [--seconds 60] [--cores 2] [--json]

- `bluff`: one player talks as medium and hard do, or says only what is so as far as it sees; who has nothing
  to hide is not looked at. The others listen.
- `listening`: one player listens, or does not, to people who say what is so three times out of four.
- `interrogation`: one player accuses somebody before each of its decisions, and lets answers and claims
  count, or does not. The others talk as medium and hard do.

By `wins`: players who listen search with a small effort (`--worlds`, `--guesses` for each), all others move
by hand; what counts is how much oftener that one player wins. By `beliefs`: all move by hand, and what counts
is how many bits more the belief of a listener, in the course of the game, gives to the truth: about the one
who bluffs, or about everybody. Intervals are of 99 %, deals apart. With `--seconds`, deals that are begun
within them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

import turncoat
from benchmarks.belief import USUAL, believed
from benchmarks.confession import THINGS
from benchmarks.deals import each_deal
from benchmarks.strength import ALL, SURE, Gain, gain
from turncoat.bots import BOTS, Bot, cover
from turncoat.bots.belief import Minded, imagining
from turncoat.bots.search import Effort, searching
from turncoat.bots.situation import Situation
from turncoat.games.playable import Playable
from turncoat.kernel.chance import below
from turncoat.kernel.talk import NOTHING
from turncoat.kernel.thinking import Thinking, Weigh, think
from turncoat.lab.games import course, known, play_out

HAND = BOTS["handwritten"]
DEAF, HEARS = 0.0, 0.6
"""How far others are trusted."""
MOMENTS = 3
"""Moments of a game at which beliefs are looked at."""
WORLDS = 30
OFTEN = 50
"""After so many deals, how it stands."""
T = TypeVar("T")
Speaks = Callable[[Situation], int]
Replies = Callable[[Situation, int, int], int]


# What is said ------------------------------------------------------------------------------------


def only_so(situation: Situation) -> int:
    """What the hand-written player would say, if it is so as far as the speaker sees."""
    talk = situation.game.talk
    assert talk
    claim = talk.speak(situation.view, situation.seat, situation.whim)
    return claim if claim == NOTHING or talk.holds(situation.view, situation.seat, claim) != 0 else NOTHING


def no_false_word(situation: Situation, speaker: int, claim: int) -> int:
    """What the hand-written player would reply, but nothing to what is so."""
    talk = situation.game.talk
    assert talk
    if talk.holds(situation.view, speaker, claim) == 1:
        return NOTHING
    answer = talk.reply(situation.view, situation.seat, situation.whim, speaker, claim)
    return answer if answer == NOTHING or talk.holds(situation.view, situation.seat, answer) != 0 else NOTHING


def frankly(situation: Situation) -> int:
    """Every other time something of what it hides: so three times out of four, else anything."""
    talk, view, seat = situation.game.talk, situation.view, situation.seat
    assert talk
    if below(situation.whim, 2):
        return NOTHING
    own = [claim for claim in talk.sensible_for(view, seat) if talk.names[claim] < 0]
    own = [claim for claim in own if talk.claims.of(claim).name in THINGS[situation.game.name]]
    so = [claim for claim in own if talk.holds(view, seat, claim) == 1]
    chosen = so if so and below(situation.whim, 4) else own
    return chosen[below(situation.whim, len(chosen))] if chosen else NOTHING


def accusing(situation: Situation) -> int:
    """Anything that can be so or not of somebody else, to their face."""
    talk, view, seat = situation.game.talk, situation.view, situation.seat
    assert talk
    claims = [claim for claim in talk.sensible_for(view, seat) if 0 <= talk.names[claim] < view.seats]
    charges = [claim for claim in claims if talk.holds(view, seat, claim) >= 0]
    return charges[below(situation.whim, len(charges))] if charges else NOTHING


# Who moves ---------------------------------------------------------------------------------------

AGREES = {"yes": 1, "i-believe-you": 1, "no": -1, "i-doubt-it": -1}


def by_answers(situation: Situation, worlds: NDArray[Any]) -> NDArray[np.float64]:
    """How well worlds fit the answers to what a seat has said of others."""
    game, view, talk = situation.game, situation.view, situation.game.talk
    assert talk
    logs = np.zeros(len(worlds))
    tables = [game.table(worlds[i : i + 1]) for i in range(len(worlds))]
    for line in range(view.said - 1):
        charge, answer = int(view.claimed[line]), int(view.claimed[line + 1])
        replied = view.speaker[line] == situation.seat and view.speaker[line + 1] == talk.names[charge]
        if replied and view.said_at[line] == view.said_at[line + 1]:
            sign = AGREES.get(talk.claims.of(answer).name, 0)
            so = np.array([talk.holds(table, situation.seat, charge) for table in tables])
            logs += sign * np.log(HEARS / (1 - HEARS)) * (so - 0.5)
    return logs


def hearing_answers(situation: Situation, thoughts: Thinking[T]) -> Thinking[T]:
    """Somebody's thoughts, if it also counts what it was answered."""
    answer = None
    while True:
        try:
            ask = thoughts.send(answer)
        except StopIteration as end:
            outcome: T = end.value
            return outcome
        answer = yield ask
        if isinstance(ask, Weigh):
            answer = answer + by_answers(situation, ask.worlds)


def thinker(effort: Effort, speaks: Speaks, replies: Replies, answers: bool = False) -> Bot:
    """A player that searches; where asked, what it is answered counts as well."""

    def thinks(situation: Situation) -> Thinking[int]:
        thoughts = searching(situation, effort)
        return (yield from hearing_answers(situation, thoughts) if answers else thoughts).chosen

    return Bot("thinker", HAND.choose, None, speaks, replies, thinks=thinks)


def by_hand(speaks: Speaks, replies: Replies) -> Bot:
    """A player that moves by hand."""
    return Bot("talker", HAND.choose, HAND.number, speaks, replies)


def company(what: str, does: bool, effort: Callable[[float], Effort], seats: int, seat: int) -> list[Bot]:
    """Everybody at a table; somebody bluffs, listens or interrogates there, or does not."""
    if what == "bluff":
        bots = [thinker(effort(HEARS), cover.speak, cover.reply)] * seats
        bots[seat] = by_hand(*(cover.speak, cover.reply) if does else (only_so, no_false_word))
    elif what == "listening":
        bots = [by_hand(frankly, HAND.reply)] * seats
        bots[seat] = thinker(effort(HEARS if does else DEAF), frankly, HAND.reply)
    else:
        bots = [by_hand(cover.speak, cover.reply)] * seats
        bots[seat] = thinker(effort(HEARS if does else DEAF), accusing, cover.reply, answers=does)
    return bots


def looked_at(game: Playable, what: str, seats: int, deal: int, seed: int) -> int:
    """The seat that is looked at in a deal: one after the other; who bluffs has something to hide."""
    table, _ = next(course(game, seats, deal, seed, [HAND] * seats, None))
    poses = game.talk.poses if game.talk else None
    able = [seat for seat in range(seats) if what != "bluff" or not poses or not poses(table, seat)]
    return able[deal % len(able)]


# What comes of it --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """What is tried, in which game, and how those who listen search."""

    what: str
    game: str
    seats: int
    seed: int
    worlds: int
    guesses: int

    def effort(self, trust: float) -> Effort:
        """How a player thinks who trusts others so far."""
        return Effort(self.worlds, 3, mind=Minded(guesses=self.guesses, trust=trust))

    def won(self, deal: int) -> tuple[int, int, bool, bool]:
        """Who is looked at in a deal, on which side, and whether it wins without and with it."""
        game = turncoat.game(self.game)
        seat = looked_at(game, self.what, self.seats, deal, self.seed)
        won = []
        for does in (False, True):
            bots = company(self.what, does, self.effort, self.seats, seat)
            table = play_out(game, self.seats, deal, self.seed, bots, None, True)
            payoffs = [0] * self.seats
            game.payoff(table, payoffs)
            won.append(payoffs[seat] > 0)
        return seat, game.side(table, seat) if game.sides else 0, won[0], won[1]

    def seen(self, deal: int) -> float:
        """How many bits more belief gives to the truth in a deal."""
        game, what, seats = turncoat.game(self.game), self.what, self.seats
        length = sum(1 for _ in course(game, seats, deal, self.seed, [HAND] * seats, None))
        moments = {length * (step + 1) // (MOMENTS + 1) for step in range(MOMENTS)}
        seat = looked_at(game, what, seats, deal, self.seed)
        scores = np.zeros(2)
        for does in (False, True):
            bots = talkers(what, does, seats, seat)
            for step, (table, before) in enumerate(course(game, seats, deal, self.seed, bots, None, True)):
                if step in moments and table.awaits:
                    eyes = (seat + 1 + step % (seats - 1)) % seats if what == "bluff" else seat
                    whom = [seat] if what == "bluff" else list(range(seats))
                    trust = HEARS if does or what == "bluff" else DEAF
                    answers = does and what == "interrogation"
                    seen = known(game, table, before, eyes, [deal + 1, step, 3, 4])
                    scores[int(does)] += truth_seen(game, seen, table, whom, trust, answers) / MOMENTS
        return float(scores[1] - scores[0])


def by_wins(game: Playable, seats: int, found: list[tuple[int, int, bool, bool]]) -> Iterator[Gain]:
    """How much oftener somebody wins, on the whole and by side."""
    won = np.zeros((2, len(found), seats))
    sides = np.full((len(found), seats), -1)
    for place, (seat, side, without, with_it) in enumerate(found):
        won[:, place, seat] = without, with_it
        sides[place, seat] = side
    yield gain(ALL, won, sides >= 0)
    if game.talk and game.talk.poses:
        for number, name in enumerate(game.sides):
            yield gain(name, won, sides == number)


def by_beliefs(found: list[float]) -> dict[str, float]:
    """How many bits more belief gives to the truth, and how sure that is."""
    spread = float(np.std(found, ddof=1)) / np.sqrt(len(found)) if len(found) > 1 else float("inf")
    return {"bits": float(np.mean(found)), "within": SURE * spread}


def truth_seen(
    game: Playable, known_: Situation, table: Any, whom: list[int], trust: float, answers: bool
) -> float:
    """What a listener's belief gives to the truth about some, in bits a question (the less below 0)."""
    talk = game.talk
    assert talk
    asked = [
        (seat, claim)
        for seat in whom
        for claim in talk.sensible_for(table, seat)
        if talk.claims.of(claim).name in THINGS[game.name] and seat != known_.seat
    ]
    if not asked:
        return 0.0
    thoughts = imagining(known_, WORLDS, Minded(guesses=6, trust=trust))
    belief = believed(game, think(hearing_answers(known_, thoughts) if answers else thoughts), asked)
    truth = np.array([talk.holds(table, *one) for one in asked])
    return float(np.log2(np.where(truth == 1, belief, 1 - belief)).mean())


def talkers(what: str, does: bool, seats: int, seat: int) -> list[Bot]:
    """Everybody at a table where all move by hand."""
    if what == "listening":
        return [by_hand(frankly, HAND.reply)] * seats
    bots = [by_hand(cover.speak, cover.reply)] * seats
    if what == "interrogation":
        bots[seat] = by_hand(accusing, cover.reply)
    elif not does:
        bots[seat] = by_hand(only_so, no_false_word)
    return bots


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("what", choices=("bluff", "listening", "interrogation"))
    arguments.add_argument("game", choices=USUAL)
    arguments.add_argument("--seats", type=int)
    arguments.add_argument("--deals", type=int, default=100)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--worlds", type=int, default=12)
    arguments.add_argument("--guesses", type=int, default=3)
    arguments.add_argument("--by", choices=("wins", "beliefs"), default="wins")
    arguments.add_argument("--seconds", type=float, default=0)
    arguments.add_argument("--cores", type=int, default=0)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    game, seats = turncoat.game(chosen.game), chosen.seats or USUAL[chosen.game]
    trial = Trial(chosen.what, game.name, seats, chosen.seed, chosen.worlds, chosen.guesses)
    deals = range(chosen.first, chosen.first + chosen.deals)
    work: Callable[[int], Any] = trial.won if chosen.by == "wins" else trial.seen
    found: list[Any] = []

    def figures() -> list[tuple[str, dict[str, Any]]]:
        if chosen.by == "wins":
            return [(str(one), asdict(one)) for one in by_wins(game, seats, found)]
        bits = by_beliefs(found)
        said = f"{bits['bits']:+.3f} ± {bits['within']:.3f} bits a question ({len(found)} deals)"
        return [(said, {**bits, "deals": len(found)})]

    if not chosen.json:
        print(f"{game.name}, {seats} seats, {chosen.what}", flush=True)
    for one in each_deal(work, deals, chosen.seconds, chosen.cores):
        found.append(one)
        if len(found) % OFTEN == 0:
            print(f"  so far {figures()[0][0]}", file=sys.stderr, flush=True)
    for said, each in figures():
        print(json.dumps(each) if chosen.json else f"  {said}", flush=True)


if __name__ == "__main__":
    main()
