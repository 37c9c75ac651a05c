"""Tables side by side on CUDA, for those who learn there: one thread a table, up to a warp an observation.

What is seen of a table is worked out in a thread's local memory, where the cells of neighbouring tables lie
side by side, and only what is written down of it leaves that.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from turncoat.kernel import stepping
from turncoat.kernel.digest import looking
from turncoat.kernel.encode import fetch, input_at
from turncoat.kernel.game import Game
from turncoat.kernel.gpu import MAX_REGISTERS, local_tables, the_cuda
from turncoat.kernel.gpu_pieces import device, kernel, on_gpu
from turncoat.kernel.moves import MASK_WORDS, allowed
from turncoat.kernel.news import OVERFULL
from turncoat.kernel.record import WORD
from turncoat.kernel.stepping import ANEW

TABLES_PER_BLOCK = 128
MOST_WRITERS = 5
"""Threads that write one observation at most, as a power of two: a warp."""
REFUSED, LOST = 0, 1
"""What is counted as it goes wrong: actions that were not legal, news for which there was no room."""


def whole_words(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The same record, filled up to a whole number of words."""
    fields = dict(kind.fields or ())
    return np.dtype(
        {
            "names": list(fields),
            "formats": [field[0] for field in fields.values()],
            "offsets": [field[1] for field in fields.values()],
            "itemsize": -(-kind.itemsize // WORD) * WORD,
            "aligned": True,
        }
    )


@cache
def kernels(game: Game, others: bool, talks: bool) -> SimpleNamespace:
    """The functions of `turncoat.kernel.stepping` and of encodings as kernels, a game's rules put in."""
    cuda = the_cuda()
    a_table, (table_words, two_tables, _) = local_tables(game)

    one = stepping.stepper(game, device, others, talks)
    step_one, show_one = one.step_one, one.show_one
    choose_by_hand, weigh_by_hand = one.choose_by_hand, one.weigh_by_hand
    is_allowed, written = on_gpu(allowed), on_gpu(input_at)
    digest, learners = looking(game)
    assert digest.notes, "there are notes in any case"
    veil, note = on_gpu(learners), on_gpu(digest.note)
    fetched = on_gpu(fetch)
    a_note = whole_words(digest.notes.dtype)
    note_words = a_note.itemsize // WORD

    def step(
        tables: Any, actions: Any, anew: int, template: Any, players: Any, whims: Any, spoke: Any,
        numbers: Any, most: int, a: int, b: int, moves_of: Any, actions_of: Any, words: Any, seats: Any,
        sides: Any, masks: Any, rewards: Any, ended: Any, ended_sides: Any, wrong: Any,
    ) -> None:  # fmt: skip
        """An action that is not legal is counted, and its table left as it is."""
        i = cuda.grid(1)
        if i >= tables.shape[0]:
            return
        pair = cuda.local.array(two_tables, np.int64).view(a_table)
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
                    show_one(tables, i, players, actions_of, words, seats, sides, masks)
                    return
        step_one(
            tables, i, move, template, pair, players, mask, whims, spoke, numbers, most, a, b, rewards,
            ended, ended_sides,
        )  # fmt: skip
        show_one(tables, i, players, actions_of, words, seats, sides, masks)
        if tables[i].told == OVERFULL:
            cuda.atomic.add(wrong, LOST, 1)

    def look(
        tables: Any, seats: Any, blank: Any, chunks: Any, logs: Any, words: Any, kept: Any
    ) -> None:  # fmt: skip
        """Keep the words that are written down of what the seats whose turn it is see, and of the notes.

        Of a table no more is copied than `Encoding.looked_at` names.
        """
        i = cuda.grid(1)
        if i < tables.shape[0] and seats[i] >= 0:
            view_of = cuda.local.array(table_words, np.int64)
            notes_on = cuda.local.array(note_words, np.int64)
            fetched(view_of, tables, i, chunks, logs)
            for word in range(note_words):
                notes_on[word] = blank[word]
            view, notes = view_of.view(a_table), notes_on.view(a_note)
            veil(view[0], seats[i])
            note(view[0], seats[i], notes[0])
            for place in range(words.shape[0]):
                word = words[place]
                kept[i, place] = view_of[word] if word < table_words else notes_on[word - table_words]

    def observe(
        kept: Any, seats: Any, inputs: Any, plain: Any, places: Any, writers: int, out: Any
    ) -> None:  # fmt: skip
        """So many neighbouring threads, a power of two, write one observation down: inputs that lie side by
        side are filled at the same time."""
        thread = cuda.grid(1)
        i = thread >> writers
        if i < out.shape[0]:
            seat = seats[i]
            for place in range(thread & ((1 << writers) - 1), out.shape[1], 1 << writers):
                out[i, place] = written(kept[i], inputs[seat, place], plain, places) if seat >= 0 else 0

    def choose(tables: Any, seats: Any, words: Any, whims: Any, actions_of: Any, actions: Any) -> None:
        """What the hand-written player would do."""
        i = cuda.grid(1)
        if i < tables.shape[0]:
            actions[i] = -1
            if seats[i] >= 0:
                view = cuda.local.array(table_words, np.int64).view(a_table)
                actions[i] = actions_of[seats[i], choose_by_hand(tables, i, view, seats[i], words, whims)]

    def weigh(tables: Any, seats: Any, words: Any, whims: Any, actions_of: Any, merits: Any) -> None:
        """What it thinks of each action."""
        i = cuda.grid(1)
        if i < tables.shape[0]:
            view = cuda.local.array(table_words, np.int64).view(a_table)
            weigh_by_hand(tables, i, view, seats[i], words, whims, actions_of, merits)

    found = SimpleNamespace(step=step, look=look, observe=observe, choose=choose, weigh=weigh)
    if talks:
        say_here, mark_claims = one.say_here, one.mark_claims

        def say(
            tables: Any, players: Any, whims: Any, seats: Any, claims_of: Any, claims: Any, heard: Any
        ) -> None:
            """A claim of the caller's, and the answers to it."""
            i = cuda.grid(1)
            if i < tables.shape[0]:
                heard[i] = 0
                if seats[i] >= 0 and 0 <= claims[i] < claims_of.shape[1]:
                    pair = cuda.local.array(two_tables, np.int64).view(a_table)
                    claim = int(claims_of[seats[i], claims[i]])
                    heard[i] = say_here(tables, i, pair, players, whims, seats[i], claim)

        def sensible(tables: Any, seats: Any, claims_turned: Any, marks: Any) -> None:
            """Which claims make sense."""
            i = cuda.grid(1)
            if i < tables.shape[0]:
                mark_claims(tables, i, claims_turned, seats[i], marks)

        found.say, found.sensible = say, sensible
    # The more threads of what has long rules there are at once, the less they wait for their memory.
    most = {"step": {"max_registers": MAX_REGISTERS}}
    return SimpleNamespace(
        **{name: kernel(cuda, each, **most.get(name, {})) for name, each in vars(found).items()}
    )
