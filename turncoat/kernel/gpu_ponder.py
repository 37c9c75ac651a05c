"""What thinking asks for, answered on CUDA for thousands of players at once, one world a thread.

`answers` takes asks of one kind (see `turncoat.kernel.thinking`). Worlds stay on the device: those who think
hold a `Worlds` and pick from it as from an array.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel import ponder
from turncoat.kernel.game import Game
from turncoat.kernel.gpu import MAX_REGISTERS, local_tables, the_cuda
from turncoat.kernel.gpu_pieces import device, kernel, on_gpu
from turncoat.kernel.gpu_vec import REFUSED
from turncoat.kernel.moves import MASK_WORDS, allowed
from turncoat.kernel.record import joined
from turncoat.kernel.rule import copy_row
from turncoat.kernel.things import MOST_SEATS
from turncoat.kernel.thinking import Guess, Reopen, Try, Weigh

THREADS_PER_BLOCK = 256
MOST_BYTES = 1 << 33
"""Worlds that are guessed at once take no more room than that."""


@dataclass(frozen=True, eq=False)
class Worlds:
    """Worlds that lie on the device: some rows of an array there."""

    held: Any
    places: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, chosen: Any) -> Worlds:
        return Worlds(self.held, self.places[chosen])


def _shaped(function: Any, cuda: Any) -> Callable[..., None]:
    """A kernel that is called with the number of its threads first."""
    made = kernel(cuda, function, max_registers=MAX_REGISTERS)

    def run(threads: int, *arguments: Any) -> None:
        blocks = -(-threads // THREADS_PER_BLOCK)
        made[blocks, THREADS_PER_BLOCK](*(_sent(cuda, argument) for argument in arguments))

    return run


def _sent(cuda: Any, argument: Any) -> Any:
    """An array of the host on the device."""
    return cuda.to_device(argument) if isinstance(argument, np.ndarray) else argument


@cache
def kernels(game: Game) -> SimpleNamespace:
    """The parts of `turncoat.kernel.ponder` as kernels, one game's rules put in."""
    cuda = the_cuda()
    a_table, (one, two, three) = local_tables(game)
    parts = ponder.rules_of(game)

    def part(function: Any, **more: Any) -> Any:
        return device(function, function.__name__, **parts, **more)

    guess_one = part(ponder.guess_world)
    chance = part(ponder.chance_of_move)
    weigh_one = part(ponder.weigh_world, chance_of=chance, truth_of=part(ponder.truth_in(game)))
    begin_one, go_on, won_by = part(ponder.begin_trial), part(ponder.step_on), part(ponder.chance_of_seat)
    begin_turn = device(ponder.begin_trial, "begin_turn", **parts | {"TURNS": 1})
    recall, turn, side = (on_gpu(parts[name]) for name in ("recall", "turn", "side"))
    is_allowed = on_gpu(allowed)

    def guess(worlds: Any, views: Any, owner: Any, number: Any, seats: Any, luck: Any) -> None:
        i = cuda.grid(1)
        if i < worlds.shape[0]:
            own = cuda.local.array(one, np.int64).view(a_table)
            who = owner[i]
            copy_row(own, 0, views, who)
            guess_one(own[0], seats[who], luck[who, 0], luck[who, 1], number[i])
            copy_row(worlds, i, own, 0)

    def weigh(
        worlds: Any, places: Any, owner: Any, past: Any, deciders: Any, bounds: Any, measures: Any,
        trust: Any, luck: Any, logs: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < logs.shape[0]:
            own = cuda.local.array(three, np.int64).view(a_table)
            mask = cuda.local.array(MASK_WORDS, np.int64)
            whim = cuda.local.array(4, np.int64)
            who = owner[i]
            logs[i] = weigh_one(
                own, worlds[places[i]], past, deciders, bounds[who], bounds[who + 1], measures[who, 0],
                measures[who, 1], trust[who], luck[who, 0], luck[who, 1], mask, whim,
            )  # fmt: skip

    def reopen(worlds: Any, places: Any, owner: Any, before: Any, opened: Any) -> None:
        i = cuda.grid(1)
        if i < opened.shape[0]:
            own = cuda.local.array(two, np.int64).view(a_table)
            copy_row(own, 0, before, owner[i])
            copy_row(own, 1, worlds, places[i])
            recall(own[0], own[1])
            copy_row(opened, i, own, 0)

    def trying(begin: Any) -> Callable[..., None]:
        def tries(
            worlds: Any, places: Any, owner: Any, number: Any, moves: Any, seats: Any, luck: Any, won: Any
        ) -> None:
            """The threads of a block go from decision to decision together, as in `turncoat.kernel.gpu`."""
            own = cuda.local.array(two, np.int64).view(a_table)
            mask = cuda.local.array(MASK_WORDS, np.int64)
            whim = cuda.local.array(4, np.int64)
            out = cuda.local.array(MOST_SEATS, np.int64)
            i = cuda.grid(1)
            goes = 0
            end = 0
            was = 0
            if i < won.shape[0]:
                who = owner[i]
                copy_row(own, 0, worlds, places[i])
                was = side(own[0], seats[who])
                end = begin(own, seats[who], moves[i], whim, luck[who, 0], luck[who, 1], number[i])
                goes = 1
            while cuda.syncthreads_or(goes and own[0].awaits and turn(own[0]) < end):
                if goes and own[0].awaits and turn(own[0]) < end:
                    go_on(own, mask, whim)
            if goes:
                won[i] = won_by(own[0], seats[owner[i]], was, out)

        return tries

    def each(
        worlds: Any, seats: Any, words: Any, actions: Any, moves_of: Any, a: int, b: int, won: Any, wrong: Any
    ) -> None:
        """The same for actions of the seat whose turn it is in each world; 0 for nobody's, for none, and for
        those that are not legal, which are counted."""
        own = cuda.local.array(two, np.int64).view(a_table)
        mask = cuda.local.array(MASK_WORDS, np.int64)
        whim = cuda.local.array(4, np.int64)
        out = cuda.local.array(MOST_SEATS, np.int64)
        width = actions.shape[1]
        i, j = cuda.grid(1) // width, cuda.grid(1) % width
        goes = 0
        end = 0
        was = 0
        if i < actions.shape[0]:
            won[i, j] = 0
            if seats[i] >= 0 and actions[i, j] >= 0:
                move = -1
                if actions[i, j] < moves_of.shape[1]:
                    move = int(moves_of[seats[i], actions[i, j]])
                if move >= 0 and is_allowed(words[i], move):
                    copy_row(own, 0, worlds, i)
                    was = side(own[0], seats[i])
                    end = begin_turn(own, seats[i], move, whim, a, b, i)
                    goes = 1
                else:
                    cuda.atomic.add(wrong, REFUSED, 1)
        while cuda.syncthreads_or(goes and own[0].awaits and turn(own[0]) < end):
            if goes and own[0].awaits and turn(own[0]) < end:
                go_on(own, mask, whim)
        if goes:
            won[i, j] = won_by(own[0], seats[i], was, out)

    made = {function.__name__: _shaped(function, cuda) for function in (guess, weigh, reopen, each)}
    return SimpleNamespace(
        **made, tries=_shaped(trying(begin_one), cuda), soon=_shaped(trying(begin_turn), cuda)
    )


def answers(asks: Sequence[Any]) -> list[Any]:
    """Answers to asks of one kind and game, each at its place; what a GPU does not do better is done here."""
    by_kind: dict[type, Callable[[Game, Sequence[Any]], list[Any]]] = {
        Guess: _guessed, Weigh: _weighed, Reopen: _reopened, Try: _tried,
    }  # fmt: skip
    answer = by_kind.get(type(asks[0]))
    return answer(asks[0].game, asks) if answer else [ask.here() for ask in asks]


def _of_each(counts: Sequence[int]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """For each thread whose ask it serves, and its number there; and where the threads of each ask begin."""
    starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
    owner = np.repeat(np.arange(len(counts)), counts)
    return owner, np.arange(starts[-1]) - starts[owner], starts


def _luck(asks: Sequence[Any]) -> NDArray[np.int64]:
    return np.array([ask.luck for ask in asks], np.int64)


def _apart(values: Any, starts: NDArray[np.int64]) -> list[Any]:
    return [values[start:stop] for start, stop in pairwise(starts)]


def _guessed(game: Game, asks: Sequence[Guess]) -> list[Worlds]:
    """Worlds that fit views."""
    cuda, found, room = the_cuda(), list[Worlds](), MOST_BYTES // game.table.dtype.itemsize
    while len(found) < len(asks):
        left = asks[len(found) :]
        some = left[: max(1, int(np.searchsorted(np.cumsum([ask.count for ask in left]), room)))]
        owner, number, starts = _of_each([ask.count for ask in some])
        worlds = cuda.device_array(len(owner), game.table.dtype)
        views = joined(game.table, (ask.view for ask in some))
        seats = np.array([ask.seat for ask in some], np.int64)
        kernels(game).guess(len(owner), worlds, views, owner, number, seats, _luck(some))
        found += [Worlds(worlds, places) for places in _apart(np.arange(len(owner)), starts)]
    return found


def _together(asks: Sequence[Any]) -> list[list[int]]:
    """The places of asks about worlds that lie in one array, and are tried as far."""
    groups: dict[tuple[int, bool], list[int]] = {}
    for place, ask in enumerate(asks):
        soon = isinstance(ask, Try) and ask.soon
        groups.setdefault((id(ask.worlds.held), soon), []).append(place)
    return list(groups.values())


def _in_groups(
    game: Game, asks: Sequence[Any], answer: Callable[[Game, Any, Sequence[Any]], Sequence[Any]]
) -> list[Any]:
    found: list[Any] = [None] * len(asks)
    for places in _together(asks):
        some = [asks[place] for place in places]
        for place, one in zip(places, answer(game, some[0].worlds.held, some), strict=True):
            found[place] = one
    return found


def _weighed(game: Game, asks: Sequence[Weigh]) -> list[Any]:
    return _in_groups(game, asks, _weighed_in)


def _weighed_in(game: Game, worlds: Any, asks: Sequence[Weigh]) -> list[Any]:
    """How well worlds explain pasts."""
    owner, _, starts = _of_each([len(ask.worlds) for ask in asks])
    logs = the_cuda().device_array(len(owner), np.float64)
    past = joined(game.table, [game.table.blanks(1), *(ask.past for ask in asks)])  # never empty
    bounds = 1 + np.concatenate([[0], np.cumsum([len(ask.past) for ask in asks])]).astype(np.int64)
    kernels(game).weigh(
        len(owner), worlds, np.concatenate([ask.worlds.places for ask in asks]), owner, past,
        np.concatenate([[-1], *(ask.who for ask in asks)]).astype(np.int64), bounds,
        np.array([(ask.heat, ask.slip) for ask in asks], np.float64),
        np.array([ask.trust for ask in asks], np.float64), _luck(asks), logs,
    )  # fmt: skip
    return _apart(logs.copy_to_host(), starts)


def _reopened(game: Game, asks: Sequence[Reopen]) -> list[Any]:
    return _in_groups(game, asks, _reopened_in)


def _reopened_in(game: Game, worlds: Any, asks: Sequence[Reopen]) -> list[Worlds]:
    """Worlds as they were before."""
    owner, _, starts = _of_each([len(ask.worlds) for ask in asks])
    opened = the_cuda().device_array(len(owner), game.table.dtype)
    places = np.concatenate([ask.worlds.places for ask in asks])
    kernels(game).reopen(
        len(owner), worlds, places, owner, joined(game.table, (ask.before for ask in asks)), opened
    )
    return [Worlds(opened, places) for places in _apart(np.arange(len(owner)), starts)]


def _tried(game: Game, asks: Sequence[Try]) -> list[Any]:
    return _in_groups(game, asks, _tried_in)


def _tried_in(game: Game, worlds: Any, asks: Sequence[Try]) -> list[Any]:
    """How moves turn out."""
    owner, number, starts = _of_each([len(ask.worlds) * len(ask.moves) for ask in asks])
    widths = np.array([len(ask.moves) for ask in asks])
    won = the_cuda().device_array(len(owner), np.int64)
    tries = kernels(game).soon if asks[0].soon else kernels(game).tries
    tries(
        len(owner), worlds, np.concatenate([np.repeat(ask.worlds.places, len(ask.moves)) for ask in asks]),
        owner, number // widths[owner], np.concatenate([np.tile(ask.moves, len(ask.worlds)) for ask in asks]),
        np.array([ask.seat for ask in asks], np.int64), _luck(asks), won,
    )  # fmt: skip
    apart = _apart(won.copy_to_host(), starts)
    return [each.reshape(len(ask.worlds), -1) for each, ask in zip(apart, asks, strict=True)]
