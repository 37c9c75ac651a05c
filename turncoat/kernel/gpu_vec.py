"""Tables side by side on CUDA, for those who learn there: one thread a table, one block an observation."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from turncoat.kernel import stepping
from turncoat.kernel.digest import noted
from turncoat.kernel.encode import write_lines
from turncoat.kernel.game import Game
from turncoat.kernel.gpu import the_cuda
from turncoat.kernel.moves import MASK_WORDS, allowed
from turncoat.kernel.news import OVERFULL
from turncoat.kernel.rule import inner, translated
from turncoat.kernel.stepping import ANEW

TABLES_PER_BLOCK = 128
WRITERS = 128
"""Threads that write one observation."""
REFUSED, LOST = 0, 1
"""What is counted as it goes wrong: actions that were not legal, news for which there was no room."""


@cache
def kernels(game: Game, others: bool, talks: bool) -> SimpleNamespace:
    """The functions of `turncoat.kernel.stepping` and of encodings as kernels, a game's rules put in."""
    cuda = the_cuda()
    import numba

    table = numba.from_dtype(game.table.dtype)

    def made(function: Any, name: str, **parts: Any) -> Any:
        return cuda.jit(device=True)(translated(function, name, **parts))

    one = stepping.stepper(game, made, others, talks)
    step_one, show_one, choose_by_hand = one.step_one, one.show_one, one.choose_by_hand
    is_allowed, write = inner(allowed), inner(write_lines)
    veil, note = inner(game.veil), inner(noted(game.digest, game.talk).note)

    def step(
        tables: Any, actions: Any, anew: int, template: Any, players: Any, whims: Any, spoke: Any,
        numbers: Any, a: int, b: int, moves_of: Any, actions_of: Any, words: Any, seats: Any, sides: Any,
        masks: Any, rewards: Any, ended: Any, ended_sides: Any, wrong: Any,
    ) -> None:  # fmt: skip
        """An action that is not legal is counted, and its table left as it is."""
        i = cuda.grid(1)
        if i >= tables.shape[0]:
            return
        pair = cuda.local.array(2, table)
        mask = cuda.local.array(MASK_WORDS, np.int64)
        move = ANEW
        if not anew:
            move = -1
            if seats[i] >= 0:
                if 0 <= actions[i] < masks.shape[1]:
                    move = int(moves_of[seats[i], actions[i]])
                if move < 0 or not is_allowed(words[i], move):
                    cuda.atomic.add(wrong, REFUSED, 1)
                    ended[i] = False
                    for seat in range(rewards.shape[1]):
                        rewards[i, seat] = 0
                    return
        step_one(
            tables, i, move, template, pair, players, mask, whims, spoke, numbers, a, b, rewards, ended,
            ended_sides,
        )  # fmt: skip
        show_one(tables, i, actions_of, words, seats, sides, masks)
        if tables[i].told == OVERFULL:
            cuda.atomic.add(wrong, LOST, 1)

    def look(tables: Any, seats: Any, views: Any, notes: Any, blank: Any) -> None:
        """What the seats whose turn it is see, and the notes on it."""
        i = cuda.grid(1)
        if i < tables.shape[0] and seats[i] >= 0:
            views[i] = tables[i]
            notes[i] = blank[0]
            veil(views[i], seats[i])
            note(views[i], seats[i], notes[i])

    def observe(
        views: Any,
        notes: Any,
        view_octets: int,
        note_octets: int,
        seats: Any,
        lines: Any,
        places: Any,
        out: Any,
    ) -> None:
        """A block writes one observation down: its threads fill neighbouring inputs at the same time."""
        i = cuda.blockIdx.x
        for place in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
            out[i, place] = 0
        cuda.syncthreads()
        if seats[i] >= 0:
            view = views[i * view_octets : (i + 1) * view_octets]
            own_notes = notes[i * note_octets : (i + 1) * note_octets]
            write(view, own_notes, lines, seats[i], places, out, i, cuda.threadIdx.x, cuda.blockDim.x)

    def choose(tables: Any, seats: Any, words: Any, whims: Any, actions_of: Any, actions: Any) -> None:
        """What the hand-written player would do."""
        i = cuda.grid(1)
        if i < tables.shape[0]:
            actions[i] = -1
            if seats[i] >= 0:
                view = cuda.local.array(1, table)
                actions[i] = actions_of[seats[i], choose_by_hand(tables, i, view, seats[i], words, whims)]

    found = SimpleNamespace(step=step, look=look, observe=observe, choose=choose)
    if talks:
        say_here = one.say_here

        def say(
            tables: Any, players: Any, whims: Any, seats: Any, claims_of: Any, claims: Any, heard: Any
        ) -> None:
            """A claim of the caller's, and the answers to it."""
            i = cuda.grid(1)
            if i < tables.shape[0]:
                heard[i] = 0
                if seats[i] >= 0 and 0 <= claims[i] < claims_of.shape[1]:
                    pair = cuda.local.array(2, table)
                    claim = int(claims_of[seats[i], claims[i]])
                    heard[i] = say_here(tables, i, pair, players, whims, seats[i], claim)

        found.say = say
    return SimpleNamespace(**{name: cuda.jit(kernel) for name, kernel in vars(found).items()})
