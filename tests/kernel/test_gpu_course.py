"""Many tables to a block play the same games as one after another; `benchmarks/gpu.py` asks a real GPU."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tests.envs.pretend_gpu import PretendCuda, interpreted, kernel
from tests.suite.registry import SUBJECTS
from turncoat.kernel import gpu, gpu_course
from turncoat.kernel.batch import play_games
from turncoat.kernel.digest import noted
from turncoat.kernel.fault import NewsLost
from turncoat.kernel.game import Game
from turncoat.kernel.rule import INTERPRET

GAMES = [subject.game for subject in SUBJECTS if subject.game.course]
OPTIONS = {"chaos-contract": {"turn-limit": "50"}}


def pretend(game: Game, monkeypatch: pytest.MonkeyPatch) -> PretendCuda:
    """A GPU with blocks of a few tables, of which two take a step together."""
    notes = noted(game.digest, game.talk).notes
    assert notes
    pretended = PretendCuda(game, notes)
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(gpu_course, "together", gpu_course.together.__wrapped__)
    monkeypatch.setattr(gpu_course, "THREADS", 1)
    monkeypatch.setattr(gpu_course, "BLOCKS", 2)
    monkeypatch.setattr(gpu_course, "BATCH", 2)
    monkeypatch.setattr(gpu_course, "MOST_TABLES", 4)
    monkeypatch.setattr(gpu, "the_cuda", lambda: pretended)
    monkeypatch.setattr(gpu, "_speaking", cache(gpu._speaking.__wrapped__))
    for module in (gpu, gpu_course):
        monkeypatch.setattr(module, "device", interpreted)
        monkeypatch.setattr(module, "kernel", kernel)
    monkeypatch.setattr(gpu_course, "on_gpu", lambda rule: rule)
    return pretended


def ended(game: Game, tables: Any) -> list[bytes]:
    """How games ended, or whatever lies in tables."""
    return [game.table(tables[i : i + 1]).bytes() for i in range(len(tables))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("talk", ["off", "turns"])
def test_games_end_as_they_do_one_after_another(
    game: Game, talk: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, options = game.seats[0], OPTIONS.get(game.name, {})
    here = play_games(game, seats, 5, 5, options, first=3, keep=4, threads=1, talk=talk)
    pretend(game, monkeypatch)
    there = gpu.play_games(game, seats, 5, 5, options, first=3, keep=4, talk=talk)
    assert ended(game, there.tables) == ended(game, here.tables)
    assert there.steps == here.steps.sum()


def test_a_block_has_tables_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, the second one plays all games at the second half of the tables."""
    game, options = GAMES[0], OPTIONS.get(GAMES[0].name, {})
    here = play_games(game, game.seats[0], 4, 5, options, keep=4, threads=1)
    cuda = pretend(game, monkeypatch)
    kept: dict[str, Any] = {}
    room_for = gpu_course.room_for

    def remembered(*of: Any) -> Any:
        kept["room"] = room_for(*of)
        kept["before"] = kept["room"][2][1].copy_to_host()
        return kept["room"]

    class Second:
        """The second block of a kernel."""

        def __init__(self, cuda: PretendCuda, function: Any, max_registers: int = 0) -> None:
            self.function = function

        def __getitem__(self, shape: tuple[int, int]) -> Any:
            cuda.blockIdx.x = 1
            return self.function

    monkeypatch.setattr(gpu_course, "room_for", remembered)
    monkeypatch.setattr(gpu_course, "kernel", Second)
    there = gpu.play_games(game, game.seats[0], 4, 5, options, keep=4)
    blocks, _, (slots, tables, *_) = kept["room"]
    before, after = ended(game, kept["before"]), ended(game, tables.copy_to_host())
    assert (blocks, len(after)) == (2, 2 * slots)
    assert after[:slots] == before[:slots]
    assert all(one != two for one, two in zip(before[slots:], after[slots:], strict=True))
    assert ended(game, there.tables) == ended(game, here.tables)


@pytest.mark.parametrize(
    ("counts", "batches"),
    [([33, 5, 0, 64, 9], [1, 0, 0, 2]), ([31, 5, 0, 1, 9], [1, 1, 0, 1]), ([0, 0, 0, 0, 9], [0, 0, 0, 0])],
    ids=["full ones alone", "where there is none the others", "nothing is left"],
)
def test_batches_are_full_where_any_can_be(counts: list[int], batches: list[int]) -> None:
    places, batches_of, taken = ([7] * 5 for _ in range(3))
    gpu_course.count_batches(np.array(counts), places, batches_of, taken)
    assert places == [sum(counts[:kind]) for kind in range(5)]
    assert [after - before for before, after in pairwise(batches_of)] == batches
    assert taken[:2] == [0, sum(batches)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_step_by_step_a_move_does_what_it_does_at_one_go(game: Game) -> None:
    course = game.course
    assert course
    table, luck, seen = game.dealt(game.seats[-1], 1), np.random.default_rng(1), set()
    for _ in range(300):
        seat, mask = table.awaits.bit_length() - 1, [0] * 8
        game.legal(table, seat, mask)
        legal = [move for move in range(256) if mask[move >> 5] >> (move & 31) & 1]
        move, beside = int(luck.choice(legal)), table.copy()
        seen.add(course.due(table))
        course.make_move(table, seat, move)
        while course.goes_on(table):
            seen.add(course.due(table))
            course.go_on(table)
        game.play(beside, seat, move)
        assert table.bytes() == beside.bytes()
        if not table.awaits:
            break
    assert len(seen) > 5
    assert min(seen) >= 0
    assert max(seen) < course.kinds


def test_there_is_room_for_so_many_kinds_of_things_that_are_due() -> None:
    course = GAMES[0].course
    assert course
    assert replace(course, kinds=254).kinds == 254
    with pytest.raises(ValueError, match="at most 254 kinds of things can be due, not 255"):
        replace(course, kinds=255)


def test_there_are_no_more_tables_than_memory_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    cuda = pretend(game, monkeypatch)
    monkeypatch.setattr(gpu_course, "MOST_TABLES", 4096)
    blocks, _, (slots, tables, *_) = gpu_course.room_for(cuda, game, 1_000_000)
    assert tables.shape == (blocks * slots,)
    size = game.table.dtype.itemsize
    assert 1 < slots < 4096
    assert blocks * slots * size <= (1 << 24) // gpu_course.SHARE < blocks * (slots + 1) * size
    assert gpu_course.room_for(cuda, game, 3)[2][0] == 2, "no more than there are games"


@pytest.mark.parametrize("talk", ["off", "turns"])
def test_a_kernel_is_compiled_once(talk: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, made = GAMES[0], list[Any]()
    pretend(game, monkeypatch)
    together = cache(gpu_course.together)

    def kept(*of: Any) -> Any:
        made.append(together(*of))
        return made[-1]

    monkeypatch.setattr(gpu_course, "together", kept)
    for _ in range(2):
        gpu.play_games(game, game.seats[0], 1, 5, OPTIONS.get(game.name, {}), talk=talk)
    assert made[0] is made[1]


def test_lost_news_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game, options = GAMES[0], OPTIONS.get(GAMES[0].name, {})
    last = play_games(game, game.seats[0], 1, 5, options, keep=1, threads=1).tables["told"][0]
    pretend(game, monkeypatch)
    monkeypatch.setattr(gpu_course, "OVERFULL", last)
    with pytest.raises(NewsLost):
        gpu.play_games(game, game.seats[0], 1, 5, options)
