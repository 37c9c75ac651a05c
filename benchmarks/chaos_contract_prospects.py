"""The charts of Chaos Contract's outlook, fitted anew to games between hand-written players.

    python -m benchmarks.chaos_contract_prospects [--seats 2] [--options turn-limit=200 …] [--games 60000]
        [--seconds 600] [--json]

One move in five is made by lot up to a turn that is drawn for each game, so that there are many ways to
stand; from there on everybody plays by hand, and each turn that begins is one sample: what all have scored
and hold, and who wins. The prospects of a seat are a sum of charts, by its score, its dice cards and how soon
it is next; the chances of all are to one another as powers of two of their prospects, so that the
logarithm of the winner's chance can be made the best there is. Charts are printed in parts of an octave
(`turncoat.kernel.prospects`), with the loss beside that of the outlook as it is, games apart.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.deals import each_deal
from benchmarks.strength import SURE
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.outlook import chances
from turncoat.games.chaos_contract.table import hand_size, score
from turncoat.kernel import playout
from turncoat.kernel.batch import rows
from turncoat.kernel.chance import below, halves
from turncoat.kernel.game import CERTAIN
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES
from turncoat.kernel.playout import HANDWRITTEN
from turncoat.kernel.prospects import OCTAVE
from turncoat.kernel.rule import entry, filled
from turncoat.kernel.things import MOST_SEATS

LOT = 5
"""One move in so many is made by lot,"""
LONGEST = 30
"""up to a turn before this one."""
CHUNK = 200
"""Games of a seed."""
ROOM = 200
"""Turns of a game that are kept."""
MOST_CARDS = 10
"""More make no difference."""
STEPS = 12
"""A win in so many steps: two for a contract, one for a star."""
FEATURES = SCORE, CARDS, ORDER, SHARE = range(4)
HELD_BACK = 1e-5
"""What is rare is held back a little."""

begin_game = by_lot = by_hand = play_move = payoff = playout.play
"""Open names: `sampler` puts in what they stand for."""


class Samples(NamedTuple):
    """Turns as they began."""

    games: NDArray[np.int64]
    """Which game each is of."""
    features: NDArray[np.int64]
    """By turn and seat: the score in steps, the cards, how many are before it, and the chance that the
    outlook gives it."""
    wins: NDArray[np.float64]
    """By turn and seat: its share of the win."""


def sample(
    tables: Any, template: Any, players: Any, mask: Any, whim: Any, a: int, b: int, games: int, found: Any,
    pays: Any, of: Any, kept: Any,
) -> int:  # fmt: skip
    """Play games and write down how turns begin, what came of each and which game it is of; returns how many
    turns there are."""
    count = 0
    for number in range(games):
        tables[0] = template[0]
        begin_game(tables, whim, a, b, number)
        t = tables[0]
        until, last, first = below(whim, LONGEST), -1, count
        while t.awaits:
            if t.turns != last and t.turns >= until and count - first < ROOM:
                last = t.turns
                chances(t, kept)
                for seat in range(t.seats):
                    found[count, seat, SCORE] = score(t, seat) * (1 if t.count_stars else 2)
                    found[count, seat, CARDS] = hand_size(t, seat)
                    found[count, seat, ORDER] = (seat - t.active) % t.seats
                    found[count, seat, SHARE] = kept[seat]
                count += 1
            lots = t.turns < until and below(whim, LOT) == 0
            chosen = by_lot(tables, players, mask, whim) if lots else by_hand(tables, players, mask, whim)
            play_move(t, chosen // MOST_MOVES, chosen % MOST_MOVES)
        payoff(t, kept)
        for turn in range(first, count):
            of[turn] = number
            for seat in range(t.seats):
                pays[turn, seat] = kept[seat]
    return count


def sampler() -> Any:
    """`sample` with the rules of the game put in."""
    parts: dict[str, Any] = {
        name: getattr(GAME, name) for name in ("deal", "legal", "play", "payoff", "side", "veil", "choose")
    }
    steps = {
        "by_lot": filled(playout.decide, "decide", pick=playout.at_random, **parts),
        "by_hand": filled(
            playout.decide, "decide", pick=filled(playout.by_players, "by_players", **parts), **parts
        ),
    }
    begin = filled(playout.begin, "begin", **parts)
    return entry(
        sample, "sample_prospects", begin_game=begin, play_move=GAME.play, payoff=GAME.payoff, **steps
    )


def sampled(seats: int, options: dict[str, str], seed: int) -> Samples:
    """The turns of some games."""
    room = CHUNK * ROOM
    features = np.zeros((room, seats, len(FEATURES)), np.int64)
    pays, games = np.zeros((room, seats), np.int64), np.zeros(room, np.int64)
    count = sampler()(
        rows(GAME, GAME.table.blanks(2)), rows(GAME, GAME.blank(seats, options).row),
        np.full((MOST_SEATS, 1), HANDWRITTEN, np.int64), np.zeros(MASK_WORDS, np.int64),
        np.zeros(4, np.int64), *halves(seed), CHUNK, features, pays, games, np.zeros(MOST_SEATS, np.int64),
    )  # fmt: skip
    won = pays[:count] > 0
    decided = won.any(axis=1)
    wins = won[decided] / won[decided].sum(axis=1, keepdims=True)
    return Samples(CHUNK * seed + games[:count][decided], features[:count][decided], wins)


# Fitting -----------------------------------------------------------------------------------------


def marks(features: NDArray[np.int64]) -> NDArray[np.float64]:
    """Which entries of the charts add up to each prospect."""
    seats = features.shape[1]
    tops = STEPS, MOST_CARDS + 1, seats
    parts = [
        np.eye(top)[np.minimum(features[..., feature], top - 1)]
        for feature, top in zip((SCORE, CARDS, ORDER), tops, strict=True)
    ]
    return np.concatenate(parts, axis=-1)


def shares(prospects: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chances of seats by their prospects."""
    found: NDArray[np.float64] = np.exp(prospects - prospects.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return found


def fitted(samples: Samples) -> NDArray[np.float64]:
    """The charts that make what came about as likely as can be, by Newton's steps."""
    size = marks(samples.features[:1]).shape[-1]
    found = np.zeros(size)
    for _ in range(12):
        slope, bend = HELD_BACK * found, HELD_BACK * np.eye(size)
        for part in np.array_split(np.arange(len(samples.wins)), 1 + len(samples.wins) // 20_000):
            marked = marks(samples.features[part])
            share = shares(marked @ found)
            slope = slope + np.einsum("ns,nsp->p", share - samples.wins[part], marked) / len(samples.wins)
            mean = np.einsum("ns,nsp->np", share, marked)
            spread = (marked * share[..., None]).reshape(-1, size).T @ marked.reshape(-1, size)
            bend = bend + (spread - mean.T @ mean) / len(samples.wins)
        found = found - np.linalg.solve(bend, slope)
    return found


def losses(samples: Samples, share: NDArray[np.float64]) -> NDArray[np.float64]:
    """How surprising what came about is, turn by turn."""
    found: NDArray[np.float64] = np.einsum(
        "ns,ns->n", samples.wins, -np.log(np.maximum(share, 0.5 / CERTAIN))
    )
    return found


def told(samples: Samples) -> dict[str, Any]:
    """The charts in parts of an octave, and what they are worth in games that they were not fitted to."""
    even = samples.games % 2 == 0
    halves_ = [Samples(*(array[some] for array in samples)) for some in (even, ~even)]
    new = np.concatenate([
        losses(half, shares(marks(half.features) @ fitted(other)))
        for half, other in zip(halves_, halves_[::-1], strict=True)
    ])  # fmt: skip
    old = np.concatenate([losses(half, half.features[..., SHARE] / CERTAIN) for half in halves_])
    games = np.concatenate([half.games for half in halves_])
    _, of, turns = np.unique(games, return_inverse=True, return_counts=True)
    by_game = np.bincount(of, old - new)
    gain = by_game.sum() / len(new)
    within = SURE * np.sqrt(((by_game - gain * turns) ** 2).sum()) / len(new)
    charts = np.rint(fitted(samples) * OCTAVE / np.log(2)).astype(int)
    ahead, armed, order = np.split(charts, [STEPS, STEPS + MOST_CARDS + 1])
    seen = np.unique(samples.features[..., SCORE])
    return {
        "seats": samples.wins.shape[1], "games": len(turns), "turns": len(new),
        "loss": new.mean(), "before": old.mean(), "gain": gain, "within": within,
        "ahead": {int(step): int(ahead[step] - ahead[0]) for step in seen if step < STEPS},
        "armed": (armed - armed[0]).tolist(), "order": (order - order[0]).tolist(),
    }  # fmt: skip


def main() -> None:
    """Sample, fit and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--options", nargs="*", default=["turn-limit=200"])
    arguments.add_argument("--games", type=int, default=60_000)
    arguments.add_argument("--seconds", type=float, default=600, help="after which no more games are begun")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    work = partial(sampled, chosen.seats, dict(option.split("=") for option in chosen.options))
    seeds = range(chosen.seed, chosen.seed + -(-chosen.games // CHUNK))
    parts = list(each_deal(work, seeds, chosen.seconds))
    found = told(Samples(*map(np.concatenate, zip(*parts, strict=True))))
    if chosen.json:
        print(json.dumps(found))
        return
    print(
        "{seats} seats, {turns:,} turns of {games:,} games: loss {loss:.5f} instead of {before:.5f}, "
        "{gain:.5f} ± {within:.5f} less".format(**found)
    )
    for chart in ("ahead", "armed", "order"):
        print(f"  {chart}: {found[chart]}")


if __name__ == "__main__":
    main()
