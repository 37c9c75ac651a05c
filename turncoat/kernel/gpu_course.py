"""Playouts on CUDA of games that declare their course: many tables to a block, and those take a step together
at which the same is due.

A thread that has a table to itself takes other ways through the rules than its neighbours, and a GPU goes all
these ways one after another. Here a block has several times as many tables as threads. It puts them in order
by what is due, and its warps take as many as they have threads, of one kind; where there are fewer of a kind,
these wait until enough have come together, or nothing else is left to do.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from turncoat.kernel import playout
from turncoat.kernel.game import Game
from turncoat.kernel.gpu_pieces import device, kernel, on_gpu
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES
from turncoat.kernel.news import OVERFULL
from turncoat.kernel.rule import copy_row

THREADS = 512
BLOCKS = 2
"""Threads of a block, and blocks of a multiprocessor: with two of them one goes on while the other is putting
its tables in order."""
BATCH = 32
"""Tables that take a step together: as many as a warp has threads."""
MOST_TABLES = 4096
"""Tables of a block at most. The more there are, the more often 32 of them are due for the same."""
SHARE = 2
"""Of the memory that is free, tables take one part in so many at most."""
WARP = 0xFFFFFFFF
"""All threads of a warp."""


def room_for(cuda: Any, game: Game, games: int) -> tuple[int, int, tuple[Any, ...]]:
    """How many blocks of how many threads, and what these need to play so many games at the same time: the
    number of tables of a block, those of all blocks, their players' streams, when somebody spoke last, which
    games they are, and how many games were begun."""
    blocks = min(BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT, -(-games // THREADS))
    free = cuda.current_context().get_memory_info().free // (SHARE * blocks * game.table.dtype.itemsize)
    slots = max(1, min(MOST_TABLES, free, -(-games // blocks)))
    made, tables = cuda.device_array, blocks * slots
    return blocks, THREADS, (
        slots, made(tables, game.table.dtype), made((tables, 4), np.int64), made(tables, np.int64),
        made(tables, np.int64), cuda.to_device(np.zeros(1, np.int64)),
    )  # fmt: skip


def count_batches(counts: Any, places: Any, batches_of: Any, taken: Any) -> None:
    """Where the tables of each kind begin when they are in order, and the batches of each kind: full ones,
    and only where there are none the others. The last kind has nothing to do any more."""
    done = counts.shape[0] - 1
    full = 0
    for kind in range(done):
        full += counts[kind] // BATCH
    place = 0
    batches = 0
    for kind in range(done):
        places[kind] = place
        batches_of[kind] = batches
        place += counts[kind]
        batches += counts[kind] // BATCH if full else (counts[kind] + BATCH - 1) // BATCH
    places[done] = place
    batches_of[done] = batches
    taken[0] = 0
    taken[1] = batches


def _unpromised(t: Any) -> None:
    """Who does not speak promises nothing."""


@cache
def together(cuda: Any, game: Game, talks: bool, speak_first: Any, registers: int) -> Any:
    """A game's playout as a CUDA kernel that has many tables to a block."""
    course = game.course
    assert course, "only a game that declares its course is played so"
    parts: dict[str, Any] = {"deal": game.deal, "legal": game.legal}
    begin = device(playout.begin, "begin", **parts)
    decide = device(playout.decide, "decide", pick=playout.at_random, **parts)
    make_move, goes_on, go_on = on_gpu(course.make_move), on_gpu(course.goes_on), on_gpu(course.go_on)
    due, count_them = on_gpu(course.due), device(count_batches, "count_batches")
    settle = on_gpu(game.talk.settle) if game.talk and talks else device(_unpromised, "unpromised")
    to_deal, done, kinds = course.kinds, course.kinds + 1, course.kinds + 2
    """What is due besides: the next game, nothing any more."""
    most_batches = MOST_TABLES // BATCH + kinds

    def play_games(
        template: Any, a: int, b: int, first: int, games: int, tables: Any, steps: Any, losses: Any,
        slots: int, pool: Any, whims: Any, spoken_at: Any, numbers: Any, begun: Any,
    ) -> None:  # fmt: skip
        """Each block plays on at its tables until no game is left; the first ones are kept in `tables`."""
        dues = cuda.shared.array(MOST_TABLES, np.uint8)
        order = cuda.shared.array(MOST_TABLES, np.uint16)
        counts = cuda.shared.array(kinds, np.int32)
        places = cuda.shared.array(kinds, np.int32)
        batches_of = cuda.shared.array(kinds, np.int32)
        starts = cuda.shared.array(most_batches, np.int32)
        ends = cuda.shared.array(most_batches, np.int32)
        taken = cuda.shared.array(2, np.int32)
        mask = cuda.local.array(MASK_WORDS, np.int64)
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        lane = thread % cuda.warpsize
        decisions = 0
        lost = 0
        for slot in range(thread, slots, threads):
            dues[slot] = to_deal
        while True:
            # What is due where, the same in order, and that in batches.
            for kind in range(thread, kinds, threads):
                counts[kind] = 0
            cuda.syncthreads()
            for slot in range(thread, slots, threads):
                cuda.atomic.add(counts, int(dues[slot]), 1)
            cuda.syncthreads()
            if thread == 0:
                count_them(counts, places, batches_of, taken)
            cuda.syncthreads()
            batches = taken[1]
            if batches == 0:
                break
            for kind in range(thread, done, threads):
                start = places[kind]
                end = start + counts[kind]
                for batch in range(batches_of[kind], batches_of[kind + 1]):
                    starts[batch] = start
                    ends[batch] = min(start + BATCH, end)
                    start += BATCH
            cuda.syncthreads()
            for slot in range(thread, slots, threads):
                order[cuda.atomic.add(places, int(dues[slot]), 1)] = slot
            cuda.syncthreads()
            # One batch after another, each for the warp that comes first.
            while True:
                batch = 0
                if lane == 0:
                    batch = cuda.atomic.add(taken, 0, 1)
                batch = cuda.shfl_sync(WARP, batch, 0)
                if batch >= batches:
                    break
                for place in range(starts[batch] + lane, ends[batch], cuda.warpsize):
                    slot = int(order[place])
                    i = cuda.blockIdx.x * slots + slot
                    own = pool[i : i + 1]
                    t = own[0]
                    if dues[slot] == to_deal:
                        number = cuda.atomic.add(begun, 0, 1)
                        if number >= games:
                            dues[slot] = done
                            continue
                        numbers[i] = number
                        spoken_at[i] = -1
                        copy_row(own, 0, template, 0)
                        begin(own, whims[i], a, b, first + number)
                    elif t.awaits:
                        spoken_at[i] = speak_first(own, own, whims[i], spoken_at[i])
                        decision = decide(own, own, mask, whims[i])
                        make_move(t, decision // MOST_MOVES, decision % MOST_MOVES)
                    else:
                        go_on(t)
                    if goes_on(t):
                        dues[slot] = due(t)
                        continue
                    settle(t)
                    if t.awaits:
                        dues[slot] = due(t)
                        continue
                    dues[slot] = to_deal
                    decisions += t.decisions
                    if t.told == OVERFULL:
                        lost += 1
                    if numbers[i] < tables.shape[0]:
                        copy_row(tables, numbers[i], own, 0)
                cuda.syncwarp()
            cuda.syncthreads()
        steps[cuda.grid(1)] = decisions
        losses[cuda.grid(1)] = lost

    return kernel(cuda, play_games, max_registers=registers)
