"""Many games at once on all cores of the CPU."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel import playout
from turncoat.kernel.chance import WORD, halves
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Game, place_of
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.news import OVERFULL
from turncoat.kernel.record import Rows
from turncoat.kernel.rule import alarm, entry, filled, interpreting, made_once
from turncoat.kernel.things import MOST_SEATS

CHUNK = 2048
"""Games that a core plays before it reports."""
TALK = ("off", "turns")
"""Ways to talk: not at all, or a claim before each of one's decisions and an answer of those spoken to."""
SHARE = 512
"""Tables for which it pays to wake another core."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@made_once
def machine(game: Game) -> SimpleNamespace:
    """The functions of `turncoat.kernel.playout` with one game's rules put in."""
    parts: dict[str, Any] = {
        name: getattr(game, name) for name in ("deal", "legal", "play", "payoff", "side", "veil", "choose")
    }

    def made(function: Any, name: str, **more: Any) -> Any:
        return entry(function, f"{name}_{game.name}", **parts, **more)

    def steps(pick: Any) -> dict[str, Any]:
        return {
            "begin_game": filled(playout.begin, "begin", **parts),
            "next_decision": filled(playout.decide, "decide", pick=pick, **parts),
        }

    def playing(name: str, pick: Any) -> Any:
        one = filled(playout.play_one, "one", **steps(pick), **parts)
        return made(playout.play_games, name, play_one_game=one)

    def talking(name: str, pick: Any, says: Any) -> Any:
        first = filled(playout.converse, "converse", says=says, **words)
        one = filled(playout.play_one_talking, "one", speak_first=first, **steps(pick), **parts)
        return made(playout.play_games, name, play_one_game=one)

    by_players = filled(playout.by_players, "by_players", **parts)
    words = spoken(game)
    saying = filled(playout.says_by_players, "says", **words, **parts)
    chatting = filled(playout.says_at_random, "says", **words, **parts)
    talks = {
        "talk_at_random": talking("talk_at_random", playout.at_random, chatting),
        "talk_by_players": talking("talk_by_players", by_players, saying),
        "say": made(playout.say_all, "say_all", **words),
    } if game.talk else {}  # fmt: skip
    return SimpleNamespace(
        play_at_random=playing("play_at_random", playout.at_random),
        tally=made(playout.tally_games, "tally", **steps(playout.at_random)),
        play_by_players=playing("play_by_players", by_players),
        deal=made(playout.deal_all, "deal_all"),
        legal=made(playout.legal_all, "legal_all"),
        illegal=made(playout.illegal_among, "illegal_among"),
        play=made(playout.play_all, "play_all"),
        payoff=made(playout.payoff_all, "payoff_all"),
        veil=made(playout.veil_all, "veil_all"),
        **talks,
    )


def spoken(game: Game) -> dict[str, Any]:
    """What a game's talk puts into the playouts."""
    if game.talk is None:
        return {}
    rules = {name: getattr(game.talk, name) for name in ("say", "sensible", "speak", "reply")}
    return rules | {"NAMES": game.talk.names, "ASKS": game.talk.asks}


def checked_talk(game: Game, talk: str) -> bool:
    """Whether there is talk, or an `OptionError`."""
    if place_of("talk", talk, TALK) == TALK.index("off"):
        return False
    if game.talk is None:
        raise OptionError("error-no-claims", game=game.name)
    return True


def rows(game: Game, tables: NDArray[Any]) -> Any:
    """Tables as the machine takes them. Compiled rules know no sealed streams."""
    if tables["chance"].max(initial=0) > WORD and not interpreting():
        raise ValueError("a table with a sealed stream is played by interpreted rules alone")
    return Rows(game.table, tables) if interpreting() else tables


@dataclass(frozen=True)
class Results:
    """What came of many games: for each game and seat its payoff and side, and each game's decisions."""

    payoffs: NDArray[np.int16]
    sides: NDArray[np.int8]
    steps: NDArray[np.int32]
    tables: NDArray[Any]
    """The tables on which the first games ended, as many as were to be kept."""


def play_games(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    players: NDArray[np.int64] | None = None,
    first: int = 0,
    keep: int = 0,
    threads: int | None = None,
    progress: Callable[[int], object] = lambda played: None,
    talk: str = "off",
) -> Results:
    """Play games number `first` and on of a seed to their end, the same on any number of cores.

    `players[seat, side]` says who plays: `playout.RANDOM` or `playout.HANDWRITTEN`; nobody named
    means everybody at random. `talk` is one of `TALK`.
    """
    talks = checked_talk(game, talk)
    low, high = halves(seed)
    template = game.blank(seats, options).row
    made = machine(game)
    if talks:
        run = made.talk_at_random if players is None else made.talk_by_players
    else:
        run = made.play_at_random if players is None else made.play_by_players
    who = np.zeros((MOST_SEATS, max(1, len(game.sides))), np.int64) if players is None else players
    payoffs = np.zeros((games, seats), np.int16)
    sides = np.zeros((games, seats), np.int8)
    steps = np.zeros(games, np.int32)
    tables = game.table.blanks(keep)

    def play_chunk(start: int) -> int:
        stop = min(start + CHUNK, games)
        run(
            rows(game, game.table.blanks(2)), rows(game, template), who,
            np.zeros(MASK_WORDS, np.int64), np.zeros(4, np.int64), low, high,
            first + start, payoffs[start:stop], sides[start:stop], steps[start:stop],
            rows(game, tables[start:stop]),
        )  # fmt: skip
        if (steps[start:stop] == OVERFULL).any():
            alarm()
        return stop - start

    with ThreadPoolExecutor(threads or cores()) as pool:
        for played in pool.map(play_chunk, range(0, games, CHUNK)):
            progress(played)
    return Results(payoffs, sides, steps, tables)


def tally_games(
    game: Game, seats: int, games: int, seed: int, options: Mapping[str, str] | None = None
) -> tuple[NDArray[np.int64], NDArray[np.int64], int]:
    """How often each move is made and each kind of event is told in random games, and how many at once."""
    moves = np.zeros(game.moves.count, np.int64)
    kinds = np.zeros(len(game.news.kinds), np.int64)
    most = machine(game).tally(
        rows(game, game.table.blanks(2)), rows(game, game.blank(seats, options).row),
        np.zeros((MOST_SEATS, 1), np.int64), np.zeros(MASK_WORDS, np.int64), np.zeros(4, np.int64),
        *halves(seed), 0, games, moves, kinds,
    )  # fmt: skip
    if most == OVERFULL:
        alarm()
    return moves, kinds, most


class Batch:
    """Tables side by side: what their awaited seats may do, and one move at each.

    The seat that decides at a table is the first of those that are awaited there.
    """

    def __init__(
        self, game: Game, seats: int, count: int, seed: int,
        options: Mapping[str, str] | None = None, threads: int | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.tables: NDArray[Any] = np.zeros(count, game.table.dtype)
        self.threads = threads or cores()
        self.pool = ThreadPoolExecutor(self.threads)
        template = rows(game, game.blank(seats, options).row)
        self._each("deal", template, *halves(seed), 0)

    def __len__(self) -> int:
        return len(self.tables)

    def _each(self, action: str, *arguments: Any, tables: NDArray[Any] | None = None) -> list[Any]:
        """Run an action over all tables, a share for each core; returns what it returned for each share."""
        run: Callable[..., Any] = getattr(machine(self.game), action)
        chosen = rows(self.game, self.tables if tables is None else tables)
        threads = min(self.threads, -(-len(self) // SHARE))
        bounds = np.linspace(0, len(self), max(1, threads) + 1).astype(np.int64)
        shares = [(int(start), int(stop)) for start, stop in pairwise(bounds)]
        if len(shares) == 1:
            return [run(chosen, *arguments, *shares[0])]
        return list(self.pool.map(lambda share: run(chosen, *arguments, *share), shares))

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.tables["awaits"] == 0)

    @property
    def seat(self) -> NDArray[np.int64]:
        """The seat that decides at each table, -1 where the game is over."""
        awaits = self.tables["awaits"].astype(np.int64)
        return np.where(awaits == 0, -1, np.log2(np.maximum(awaits & -awaits, 1)).astype(np.int64))

    def legal(self) -> NDArray[np.bool_]:
        """For each table and move whether the deciding seat may make it."""
        masks = np.zeros((len(self), MASK_WORDS), np.int64)
        self._each("legal", masks)
        octets = masks.astype("<u4").view(np.uint8)
        return np.unpackbits(octets, axis=1, bitorder="little", count=self.game.moves.count).view(np.bool_)

    def play(self, moves: NDArray[np.int64]) -> None:
        """Play one move at each table; moves at tables that are over are passed by."""
        chosen = np.asarray(moves)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a batch of {len(self)} tables takes as many whole numbers, one move for each")
        chosen = chosen.astype(np.int64)
        for at in self._each("illegal", chosen):
            if at >= 0:
                raise ValueError(f"move {chosen[at]} is not legal at table {at}; no move was played")
        self._each("play", chosen)
        if (self.tables["told"] == OVERFULL).any():
            alarm()

    def say(self, claims: NDArray[np.int64]) -> NDArray[np.int64]:
        """Let the deciding seats make a claim each, -1 for none: the set of seats that hear it.

        Nobody hears what makes no sense for the seat, or may not be said now.
        """
        if self.game.talk is None:
            raise OptionError("error-no-claims", game=self.game.name)
        heard = np.zeros(len(self), np.int64)
        self._each("say", np.asarray(claims, np.int64), heard)
        return heard

    def payoffs(self) -> NDArray[np.int64]:
        """The result for each table and seat; meaningful where the game is over."""
        payoffs = np.zeros((len(self), self.seats), np.int64)
        self._each("payoff", payoffs)
        return payoffs

    def views(self, seat: int) -> NDArray[Any]:
        """The tables as one seat sees them (-1: a spectator)."""
        if not -1 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}, a spectator is -1")
        seen = self.tables.copy()
        self._each("veil", seat, tables=seen)
        return seen
