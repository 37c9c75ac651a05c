"""Who looks before each decision on a GPU sees what encodings say; `benchmarks/peers.py` asks a real one."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from benchmarks import seeing
from benchmarks.games import GAMES
from tests.envs.pretend_gpu import PretendCuda, interpreted, kernel
from turncoat.kernel.chance import WORD, below, halves, sow
from turncoat.kernel.digest import noted
from turncoat.kernel.encoding import encoding
from turncoat.kernel.moves import MASK_WORDS, lowest, nth
from turncoat.kernel.playout import WHIM
from turncoat.kernel.rule import INTERPRET


@pytest.mark.parametrize(
    ("name", "games"), [("kuhn-poker", 6), ("leduc-poker", 6), ("connect-four", 6), ("backgammon", 1)]
)
def test_all_that_is_seen_is_summed_up(name: str, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seed, first = GAMES[name], 5, 3
    monkeypatch.setenv(INTERPRET, "1")
    notes = noted(game.digest, game.talk).notes
    assert notes
    pretended = PretendCuda(game, notes)
    monkeypatch.setattr(seeing, "THREADS", 1)
    monkeypatch.setattr(seeing, "the_cuda", lambda: pretended)
    monkeypatch.setattr(seeing, "device", interpreted)
    monkeypatch.setattr(seeing, "on_gpu", lambda rule: rule)
    monkeypatch.setattr(seeing, "kernel", kernel)
    for kept in ("_kernel", "_there"):
        monkeypatch.setattr(seeing, kept, cache(getattr(seeing, kept).__wrapped__))
    steps, total = seeing.play_seeing(game, 2, games, seed, first, 1)

    seen, decisions, inputs = encoding(game, 2), 0, 0
    a, b = halves(seed)
    for number in range(first, first + games):
        table, whim = game.blank(2), [0] * 4
        sow(table.chance, a, b, number & WORD, number >> 32)
        sow(whim, a, b, number & WORD, (number >> 32) ^ WHIM)
        game.deal(table)
        while table.awaits:
            seat, mask = lowest(table.awaits), [0] * MASK_WORDS
            inputs += int(seen.flat(table.row, seat).sum(dtype=np.int64))
            game.play(table, seat, nth(mask, below(whim, game.legal(table, seat, mask))))
            decisions += 1
    assert (steps, total) == (decisions, inputs)
