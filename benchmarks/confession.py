"""Whether talk gives away what it should hide: an interrogator, a classifier, and what words add to moves.

    python -m benchmarks.confession [--game passengers …] [--seats 6] [--games 100] [--talk hard] [--seed 1]
        [--json]

Games with hand-written moves, in which everybody talks as bots of a kind do (`--talk`). Now and then an
interrogator accuses everybody of everything: each seat answers each claim that names it, unheard by others.
Two thirds into the game comes a row for each seat and each thing that it could claim of itself: whether it is
so, what the seat has said and answered, and how likely it is for an observer who knows moves and policy
(the share of weighed worlds by the spectators' view).

- `talk`: the area under the curve of a classifier on talk alone (logistic, on games left out in turn), for
  each thing by itself and then on average, with a 95 % interval by drawing games again. 0.5 is chance.
- `bits`: how many bits a remark adds to the observer's belief, by log-loss on games left out.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

import turncoat
from benchmarks.belief import USUAL, believed
from turncoat.bots import BOTS, Bot
from turncoat.bots.belief import Minded, likely_worlds
from turncoat.games.playable import Playable
from turncoat.kernel.talk import NOTHING
from turncoat.lab.games import course, known

FOLDS = 5
AGAIN = 300
"""Times that games are drawn again."""
SPECTATOR = -1
WORLDS = 60
MIND = Minded(guesses=6)
INTERROGATES_EVERY = 6
"""Decisions from one interrogation to the next."""
Said = dict[int, Counter[int]]


def interrogate(game: Playable, table: Any, before: list[NDArray[Any]], bot: Bot, luck: int) -> Said:
    """What each seat answers to each claim that names it, by answer."""
    talk = game.talk
    assert talk
    answers: Said = {seat: Counter() for seat in range(table.seats)}
    for claim in range(talk.claims.count):
        named = talk.names[claim]
        asker = (named + 1) % table.seats
        if 0 <= named < table.seats and talk.sensible(table, asker, claim):
            seen = known(game, table, before, named, [luck + 1, claim, 5, 7])
            answers[named][bot.reply(seen, asker, claim)] += 1
    return answers


def told_of(game: Playable, words: Counter[int], answers: Counter[int], claim: int) -> list[float]:
    """What a seat's talk says about one thing: said it, said its like, how it answered."""
    talk = game.talk
    assert talk
    family = talk.claims.of(claim)
    alike = sum(words[other] for other in range(family.base, family.base + family.length))
    kinds = Counter({"": 0})
    for answer, times in answers.items():
        kinds["nothing" if answer == NOTHING else talk.claims.of(answer).name] += times
    total = max(1, sum(answers.values()))
    shares = [kinds[kind] / total for kind in ("nothing", "yes", "no", "i-believe-you", "i-doubt-it")]
    return [float(words[claim]), float(alike - words[claim]), float(sum(words.values())), *shares]


def rows_of(game: Playable, seats: int, number: int, seed: int, talker: Bot) -> list[list[float]]:
    """A game's rows: remarks, the observer's belief, the truth, then what talk says."""
    talk = game.talk
    assert talk
    hand = BOTS["handwritten"]
    bots = [Bot(talker.name, hand.choose, None, talker.speak, talker.reply)] * seats
    length = sum(1 for _ in course(game, seats, number, seed, [hand] * seats, None))
    answers: Said = {seat: Counter() for seat in range(seats)}
    words: Said = {seat: Counter() for seat in range(seats)}
    heard: set[tuple[int, int, int]] = set()
    for step, (table, before) in enumerate(course(game, seats, number, seed, bots, None, talks=True)):
        for line in range(table.said):
            remark = (int(table.speaker[line]), int(table.claimed[line]), int(table.said_at[line]))
            if remark not in heard:
                heard.add(remark)
                words[remark[0]][remark[1]] += 1
        if step % INTERROGATES_EVERY == 0 and table.awaits:
            for seat, given in interrogate(game, table, before, talker, number).items():
                answers[seat] += given
        if step < length * 2 // 3 and table.awaits:
            continue
        public = known(game, table, before, SPECTATOR, [number + 1, 2, 3, 4])
        asked = [
            (seat, claim)
            for seat in range(seats)
            for claim in range(talk.claims.count)
            if talk.names[claim] < 0
            and talk.sensible(table, seat, claim)
            and talk.holds(table, seat, claim) >= 0
        ]
        if not asked:
            return []
        beliefs = believed(game, likely_worlds(public, WORLDS, MIND), asked)
        return [
            [
                float(sum(words[seat].values()) + sum(answers[seat].values())),
                float(belief),
                float(talk.holds(table, seat, claim)),
                float(claim),
                float(seat),
                *told_of(game, words[seat], answers[seat], claim),
            ]
            for (seat, claim), belief in zip(asked, beliefs, strict=True)
        ]
    return []


def fitted(features: NDArray[np.float64], truth: NDArray[np.float64]) -> NDArray[np.float64]:
    """Logistic regression with a little shrinkage."""

    def loss(weights: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        odds = np.clip(features @ weights, -30, 30)
        chance = 1 / (1 + np.exp(-odds))
        value = -np.mean(np.where(truth == 1, np.log(chance), np.log(1 - chance)))
        slope = features.T @ (chance - truth) / len(truth)
        return float(value + 1e-3 * weights @ weights), slope + 2e-3 * weights

    return np.asarray(minimize(loss, np.zeros(features.shape[1]), jac=True, method="L-BFGS-B").x)


def predicted(
    features: NDArray[np.float64], truth: NDArray[np.float64], games: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Chances for each row by what the other folds of games teach."""
    spread = features.std(axis=0)
    scaled = (features - features.mean(axis=0)) / np.where(spread > 0, spread, 1)
    scaled = np.hstack([scaled, np.ones((len(truth), 1))])
    chances = np.zeros(len(truth))
    for fold in range(FOLDS):
        here = games % FOLDS == fold
        odds = scaled[here] @ fitted(scaled[~here], truth[~here])
        chances[here] = 1 / (1 + np.exp(-np.clip(odds, -30, 30)))
    return chances


def area(chances: NDArray[np.float64], truth: NDArray[np.float64]) -> float:
    """The area under the curve: how often what is so has the higher chance."""
    order = np.argsort(chances, kind="stable")
    values, ranks = chances[order], np.arange(1.0, len(order) + 1)
    _, place, counts = np.unique(values, return_inverse=True, return_counts=True)
    ranks = (np.bincount(place, ranks) / counts)[place]
    so = truth[order] == 1
    return float((ranks[so].sum() - so.sum() * (so.sum() + 1) / 2) / (so.sum() * (~so).sum()))


def within(values: NDArray[np.float64], groups: NDArray[np.float64]) -> NDArray[np.float64]:
    """Values less their means within groups."""
    _, place, counts = np.unique(groups, return_inverse=True, return_counts=True)
    columns = values.reshape(len(values), -1).T
    means = np.stack([np.bincount(place, column) / counts for column in columns], axis=1)
    return np.asarray(values - means[place].reshape(values.shape))


def mean_area(chances: NDArray[np.float64], truth: NDArray[np.float64], claims: NDArray[np.float64]) -> float:
    """The area under the curve of each thing by itself, on average over pairs."""
    areas, pairs = [], []
    for claim in np.unique(claims):
        here = claims == claim
        so = int(truth[here].sum())
        if 0 < so < here.sum():
            areas.append(area(chances[here], truth[here]))
            pairs.append(so * (here.sum() - so))
    return float(np.average(areas, weights=pairs))


def figures(game: Playable, seats: int, games: int, seed: int, talker: Bot) -> dict[str, Any]:
    """All that is measured of a game."""
    found = [rows_of(game, seats, number, seed, talker) for number in range(games)]
    number = np.array([game_ for game_, rows in enumerate(found) for _ in rows])
    data = np.array([row for rows in found for row in rows])
    remarks, belief, truth, claims, seat = data[:, :5].T
    talk = within(data[:, 5:], claims)
    usual = truth - within(truth, claims)
    prior = np.log(np.clip(usual, 0.01, 0.99) / np.clip(1 - usual, 0.01, 0.99))[:, None]
    by_talk = predicted(np.hstack([prior, talk]), truth, number)
    luck = np.random.default_rng(seed)
    by_game = [np.flatnonzero(number == one) for one in np.unique(number)]
    areas = []
    for _ in range(AGAIN):
        drawn = np.concatenate([by_game[one] for one in luck.integers(0, len(by_game), len(by_game))])
        areas.append(mean_area(by_talk[drawn], truth[drawn], claims[drawn]))
    odds = np.log(belief / (1 - belief))[:, None]
    losses = []
    for features in (np.hstack([prior, odds]), np.hstack([prior, odds, talk])):
        chances = np.clip(predicted(features, truth, number), 1e-6, 1 - 1e-6)
        losses.append(-np.log2(np.where(truth == 1, chances, 1 - chances)).sum())
    _, first = np.unique(number * seats + seat, return_index=True)
    return {
        "games": games,
        "questions": len(truth),
        "remarks_per_seat": float(remarks[first].mean()),
        "talk": mean_area(by_talk, truth, claims),
        "interval": [float(np.quantile(areas, 0.025)), float(np.quantile(areas, 0.975))],
        "moves": mean_area(belief, truth, claims),
        "bits": float((losses[0] - losses[1]) / max(1.0, remarks[first].sum())),
    }


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", choices=USUAL, action="append", default=[])
    arguments.add_argument("--seats", type=int)
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--talk", choices=BOTS, default="hard")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    results: dict[str, Any] = {}
    for name in chosen.game or USUAL:
        seats = chosen.seats or USUAL[name]
        found = figures(turncoat.game(name), seats, chosen.games, chosen.seed, BOTS[chosen.talk])
        results[name] = found
        if not chosen.json:
            low, high = found["interval"]
            print(
                f"{name}, {seats} seats, talk of {chosen.talk}: {found['questions']} questions, by talk "
                f"{found['talk']:.3f} ({low:.3f} - {high:.3f}), by moves {found['moves']:.3f}, "
                f"{found['bits']:+.4f} bits a remark ({found['remarks_per_seat']:.0f} a seat)"
            )
    if chosen.json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
