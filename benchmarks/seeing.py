"""Whole games on a GPU in which everybody looks before each decision, for `benchmarks.engines`.

What is seen is worked out input by input and summed up, and nothing of it is kept, as in a loop of steps that
XLA compiles as a whole.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from turncoat.kernel import playout
from turncoat.kernel.chance import halves
from turncoat.kernel.encode import input_at
from turncoat.kernel.encoding import Encoding
from turncoat.kernel.game import Game
from turncoat.kernel.gpu import MAX_REGISTERS, local_tables, the_cuda
from turncoat.kernel.gpu_pieces import device, kernel, on_gpu
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, lowest
from turncoat.kernel.record import WORD
from turncoat.kernel.rule import copy_row

THREADS = 256
MOST_WORDS = 64
"""Words of a table that are written down at most: only small games are played so."""


@cache
def _kernel(game: Game) -> Any:
    """A game's playout with observations as a CUDA kernel."""
    cuda = the_cuda()
    a_table, (words_of_one, _, _) = local_tables(game)
    parts: dict[str, Any] = {name: getattr(game, name) for name in ("deal", "legal", "play")}
    begin = device(playout.begin, "begin", **parts)
    decide = device(playout.decide, "decide", pick=playout.at_random, **parts)
    play, veil, written, first_of = map(on_gpu, (game.play, game.veil, input_at, lowest))

    def play_games(
        template: Any, a: int, b: int, first: int, games: int, words: Any, inputs: Any, plain: Any,
        places: Any, steps: Any, sums: Any,
    ) -> None:  # fmt: skip
        own_words = cuda.local.array(words_of_one, np.int64)
        seen_words = cuda.local.array(words_of_one, np.int64)
        own, seen = own_words.view(a_table), seen_words.view(a_table)
        kept = cuda.local.array(MOST_WORDS, np.int64)
        mask = cuda.local.array(MASK_WORDS, np.int64)
        whim = cuda.local.array(4, np.int64)
        thread = cuda.grid(1)
        taken = 0
        total = 0
        for number in range(thread, games, cuda.gridsize(1)):
            copy_row(own, 0, template, 0)
            begin(own, whim, a, b, first + number)
            while own[0].awaits:
                seat = first_of(own[0].awaits)
                for word in range(words_of_one):
                    seen_words[word] = own_words[word]
                veil(seen[0], seat)
                for place in range(words.shape[0]):
                    kept[place] = seen_words[words[place]]
                octets = kept.view(np.int8)
                for place in range(inputs.shape[1]):
                    total += written(octets, inputs[seat, place], plain, places)
                decision = decide(own, own, mask, whim)
                play(own[0], decision // MOST_MOVES, decision % MOST_MOVES)
            taken += own[0].decisions
        steps[thread] = taken
        sums[thread] = total

    return kernel(cuda, play_games, max_registers=MAX_REGISTERS)


@cache
def _there(game: Game, seats: int) -> tuple[Any, ...]:
    """What observations are made of, on the GPU."""
    seen, sent = Encoding(game, seats), the_cuda().to_device
    by, words = seen.by_input, np.array(seen.words, np.int32)
    assert len(words) <= MOST_WORDS
    assert max(words) < game.table.dtype.itemsize // WORD, "there are no notes"
    return sent(words), sent(by.inputs), sent(by.plain), sent(seen.program.places)


def play_seeing(game: Game, seats: int, games: int, seed: int, first: int, threads: int) -> tuple[int, int]:
    """Play games at random, everybody looking: how many decisions, and the sum of all inputs."""
    sent = the_cuda().to_device
    blocks = -(-min(threads, games) // THREADS)
    steps, sums = (sent(np.zeros(blocks * THREADS, np.int64)) for _ in range(2))
    _kernel(game)[blocks, THREADS](
        sent(game.blank(seats).row), *halves(seed), first, games, *_there(game, seats), steps, sums
    )
    return int(steps.copy_to_host().sum()), int(sums.copy_to_host().sum())
