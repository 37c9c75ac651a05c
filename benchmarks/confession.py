"""Whether talk gives away what it should hide: an interrogator, a classifier, and what words add to moves.

    python -m benchmarks.confession [--game passengers …] [--seats 6] [--games 100] [--first 0] [--talk hard]
        [--moves handwritten] [--seed 1] [--keep FILE] [--json]

Games in which everybody moves and talks as bots of a kind do (`--moves`, by hand; `--talk`). Now and then an
interrogator accuses everybody of everything: each seat answers each claim that names it, unheard by others.
Two thirds into the game (of Cerberus one) comes a row for each seat and each thing that it could claim of
itself and that not everybody can tell: whether it is so, what the seat has said and answered, what became of
its promises, and how likely it is for an observer who knows moves and policy (the share of weighed worlds by
the spectators' view). What medium and hard say is the same code, so one of them stands for both.

For each kind of thing (factions, hands, Barques …):

- `talk`: the area under the curve of a classifier on talk alone (logistic, on games left out in turn), for
  each thing by itself and then on average, with a 95 % interval by drawing games again. 0.5 is chance.
- `moves`: the same for the observer, who takes everybody to move about as by hand.
- `bits`: how many bits a remark adds to the observer's belief, by log-loss on games left out.

`--keep` writes the rows of every game to a file, a line each, and goes on where it ended.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

import turncoat
from benchmarks.belief import USUAL, believed
from turncoat.bots import BOTS, Bot
from turncoat.bots.belief import Minded, likely_worlds
from turncoat.games.playable import Playable
from turncoat.kernel.talk import NOTHING, broken
from turncoat.lab.games import course, known

THINGS = {
    "passengers": ("i-am",),
    "mad-zeppelin": ("i-hold",),
    "cerberus": ("barque-has", "i-hold"),
    "chaos-contract": ("i-have-power", "secret-roll"),
}
"""What players hide, by the claims that would tell it."""
LOOKED_AT = {"cerberus": 1 / 3}
"""How far into a game questions are asked, where it is not two thirds: Barques are seen before that."""
FOLDS = 5
AGAIN = 300
"""Times that games are drawn again."""
SPECTATOR = -1
WORLDS = 60
SURE = 0.6 / (WORLDS + 1)
"""What is so in fewer worlds than that is so in none."""
MIND = Minded(guesses=6)
FEW = 2
"""Claims that are all made to somebody's face, where there are no more of a kind."""
INTERROGATES_EVERY = 6
"""Decisions from one interrogation to the next."""
HEAD = 6
"""Columns before what talk says: remarks, belief, truth, the claim, the seat, what became of promises."""
Said = dict[int, Counter[int]]
Given = Counter[tuple[int, int]]
"""How often which accusation got which answer."""


def interrogate(
    game: Playable, table: Any, before: list[NDArray[Any]], bot: Bot, luck: int
) -> dict[int, Given]:
    """What each seat answers to each kind of claim that names it; of many alike, to any one of them."""
    talk = game.talk
    assert talk
    answers: dict[int, Given] = {seat: Counter() for seat in range(table.seats)}
    chance = np.random.default_rng([luck, table.decisions])
    for seat, family in product(range(table.seats), talk.claims.families.values()):
        asker = (seat + 1) % table.seats
        every = range(family.base, family.base + family.length)
        claims = [one for one in every if talk.names[one] == seat and talk.sensible(table, asker, one)]
        for claim in chance.permutation(claims)[: len(claims) if len(claims) <= FEW else 1].tolist():
            seen = known(game, table, before, seat, [luck + 1, claim, table.decisions + 5, 7])
            answers[seat][claim, bot.reply(seen, asker, claim)] += 1
    return answers


def told_of(
    game: Playable, words: Counter[int], answers: Counter[tuple[int, int]], claim: int
) -> list[float]:
    """What a seat's talk says about one thing: said it, said its like, answers to whoever said just that of
    it, and to everything else."""
    talk = game.talk
    assert talk
    family = talk.claims.of(claim)
    alike = sum(words[other] for other in range(family.base, family.base + family.length))
    thing = talk.claims.split(claim)[1]
    shares: list[float] = []
    for direct in (True, False):
        kinds = Counter[str]()
        for (accusation, answer), times in answers.items():
            parts = talk.claims.split(accusation)[1]
            if (thing != {} and thing.items() <= parts.items()) == direct:
                kinds["" if answer == NOTHING else talk.claims.of(answer).name] += times
        total = max(1, kinds.total())
        shares += [kinds[kind] / total for kind in ("", *talk.claims.families)]
    return [float(words[claim]), float(alike - words[claim]), float(words.total()), *shares]


def rows_of(game: Playable, seats: int, number: int, seed: int, talker: Bot, mover: Bot) -> list[list[float]]:
    """A game's rows: the head, then what talk says."""
    talk = game.talk
    assert talk
    bots = [replace(mover, speak=talker.speak, reply=talker.reply)] * seats
    length = sum(1 for _ in course(game, seats, number, seed, [BOTS["handwritten"]] * seats, None))
    answers: dict[int, Given] = {seat: Counter() for seat in range(seats)}
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
        if step < length * LOOKED_AT.get(game.name, 2 / 3) and table.awaits:
            continue
        public = known(game, table, before, SPECTATOR, [number + 1, 2, 3, 4])
        asked = [
            (seat, claim)
            for seat in range(seats)
            for claim in range(talk.claims.count)
            if talk.names[claim] < 0
            and talk.claims.of(claim).name in THINGS[game.name]
            and talk.sensible(table, seat, claim)
            and talk.holds(table, seat, claim) >= 0
        ]
        open_to_all = believed(game, likely_worlds(public, WORLDS, Minded()), asked)
        asked = [one for one, share in zip(asked, open_to_all, strict=True) if SURE < share < 1 - SURE]
        if not asked:
            return []
        beliefs = believed(game, likely_worlds(public, WORLDS, MIND), asked)
        return [
            [
                float(words[seat].total() + answers[seat].total()),
                float(belief),
                float(talk.holds(table, seat, claim)),
                float(claim),
                float(seat),
                float(broken(table, seat)),
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


def figures(data: NDArray[np.float64], number: NDArray[np.int64], seats: int, seed: int) -> dict[str, Any]:
    """All that is measured of one kind of thing."""
    remarks, belief, truth, claims, seat, promises = data[:, :HEAD].T
    talk = within(data[:, HEAD:], claims)
    usual = truth - within(truth, claims)
    prior = np.log(np.clip(usual, 0.01, 0.99) / np.clip(1 - usual, 0.01, 0.99))[:, None]
    by_talk = predicted(np.hstack([prior, talk]), truth, number)
    luck = np.random.default_rng(seed)
    by_game = [np.flatnonzero(number == one) for one in np.unique(number)]
    areas = []
    for _ in range(AGAIN):
        drawn = np.concatenate([by_game[one] for one in luck.integers(0, len(by_game), len(by_game))])
        areas.append([mean_area(each[drawn], truth[drawn], claims[drawn]) for each in (by_talk, belief)])
    low, high = np.quantile(areas, [0.025, 0.975], axis=0).tolist()
    odds = np.log(belief / (1 - belief))[:, None]
    losses = []
    for features in (np.hstack([prior, odds]), np.hstack([prior, odds, talk, promises[:, None]])):
        chances = np.clip(predicted(features, truth, number), 1e-6, 1 - 1e-6)
        losses.append(-np.log2(np.where(truth == 1, chances, 1 - chances)).sum())
    _, first = np.unique(number * seats + seat, return_index=True)
    return {
        "games": len(by_game),
        "questions": len(truth),
        "remarks_per_seat": float(remarks[first].mean()),
        "talk": mean_area(by_talk, truth, claims),
        "interval": [low[0], high[0]],
        "moves": mean_area(belief, truth, claims),
        "moves_interval": [low[1], high[1]],
        "bits": float((losses[0] - losses[1]) / max(1.0, remarks[first].sum())),
    }


def collected(
    game: Playable, seats: int, games: range, seed: int, talker: Bot, mover: Bot, keep: str
) -> list[Any]:
    """The rows of games, each played or read from a file where it is kept."""
    done: dict[int, Any] = {}
    if keep and os.path.exists(keep):
        with open(keep, encoding="utf-8") as lines:
            done = {line["game"]: line["rows"] for line in map(json.loads, lines) if line["of"] == game.name}
    for number in games:
        if number not in done:
            done[number] = rows_of(game, seats, number, seed, talker, mover)
            if keep:
                with open(keep, "a", encoding="utf-8") as lines:
                    print(json.dumps({"of": game.name, "game": number, "rows": done[number]}), file=lines)
    return [(number, row) for number, rows in done.items() for row in rows]


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--game", choices=USUAL, action="append", default=[])
    arguments.add_argument("--seats", type=int)
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--talk", choices=BOTS, default="hard")
    arguments.add_argument("--moves", choices=BOTS, default="handwritten")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--keep", default="")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    results: dict[str, Any] = {}
    for name in chosen.game or USUAL:
        game, seats = turncoat.game(name), chosen.seats or USUAL[name]
        games = range(chosen.first, chosen.first + chosen.games)
        talker, mover = BOTS[chosen.talk], BOTS[chosen.moves]
        found = collected(game, seats, games, chosen.seed, talker, mover, chosen.keep)
        assert game.talk
        for thing in THINGS[name]:
            family = game.talk.claims.families[thing]
            own = [one for one in found if family.base <= one[1][3] < family.base + family.length]
            if not own:
                continue
            number = np.array([one[0] for one in own])
            results[f"{name} {thing}"] = figures(
                np.array([one[1] for one in own]), number, seats, chosen.seed
            )
    if chosen.json:
        print(json.dumps(results))
    for thing, found in () if chosen.json else results.items():
        low, high = found["interval"]
        least, most = found["moves_interval"]
        print(
            f"{thing}, talk of {chosen.talk}: {found['questions']} questions in {found['games']} games, by "
            f"talk {found['talk']:.3f} ({low:.3f} - {high:.3f}), by moves of {chosen.moves} "
            f"{found['moves']:.3f} ({least:.3f} - {most:.3f}), "
            f"{found['bits']:+.4f} bits a remark ({found['remarks_per_seat']:.0f} a seat)"
        )


if __name__ == "__main__":
    main()
