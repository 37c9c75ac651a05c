"""The random stream: the same bits everywhere, and good ones."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from scipy.stats import chi2, chisquare

from turncoat.games import game as game_by_name
from turncoat.kernel.batch import rows
from turncoat.kernel.chance import DRAWN, FAST, SEALED, WORD, below, draw, halves, seal, shuffle, sow, words
from turncoat.kernel.game import Game
from turncoat.kernel.record import Record
from turncoat.kernel.rule import INTERPRET, compiled

SEEDS = st.integers(0, 2**128 - 1)
RARE = 1e-6
"""A sound stream falls below this p-value once in a million tests; the seeds are fixed besides."""


def philox(counter: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Philox4x32-10 as its authors write it, under the key that `sow` uses."""
    key = [0x243F6A88, 0x85A308D3]
    r = list(counter)
    for _ in range(10):
        high0, low0 = divmod(0xD2511F53 * r[0], 2**32)
        high1, low1 = divmod(0xCD9E8D57 * r[2], 2**32)
        r = [high1 ^ r[1] ^ key[0], low1, high0 ^ r[3] ^ key[1], low0]
        key = [(key[0] + 0x9E3779B9) % 2**32, (key[1] + 0xBB67AE85) % 2**32]
    return r[0], r[1], r[2], r[3]


def unphilox(block: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The way back."""
    r = list(block)
    for turn in range(9, -1, -1):
        key = [(0x243F6A88 + turn * 0x9E3779B9) % 2**32, (0x85A308D3 + turn * 0xBB67AE85) % 2**32]
        a = r[3] * pow(0xD2511F53, -1, 2**32) % 2**32
        c = r[1] * pow(0xCD9E8D57, -1, 2**32) % 2**32
        b = r[0] ^ key[0] ^ (0xCD9E8D57 * c >> 32)
        d = r[2] ^ key[1] ^ (0xD2511F53 * a >> 32)
        r = [a, b, c, d]
    return r[0], r[1], r[2], r[3]


class Xoshiro128PlusPlus:
    """The generator as Blackman and Vigna publish it, on NumPy's own 32-bit arithmetic."""

    def __init__(self, state: list[int]) -> None:
        self.s = np.array(state, np.uint32)

    @staticmethod
    def rotl(x: Any, k: int) -> Any:
        return (x << np.uint32(k)) | (x >> np.uint32(32 - k))

    def next(self) -> int:
        s = self.s
        with np.errstate(over="ignore"):
            result = self.rotl(s[0] + s[3], 7) + s[0]
        t = s[1] << np.uint32(9)
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = self.rotl(s[3], 11)
        return int(result)


def sown(seed: int) -> list[int]:
    chance = [0] * 4
    sow(chance, *words(seed))
    return chance


def drawn(seed: int, length: int) -> NDArray[np.int64]:
    """So many draws, compiled."""
    chance = np.array(sown(seed), np.int64)
    step = compiled(draw)
    return np.array([step(chance) for _ in range(length)], np.int64)


@given(SEEDS)
def test_the_stream_is_xoshiro(seed: int) -> None:
    chance = sown(seed)
    other = Xoshiro128PlusPlus(chance)
    assert [draw(chance) for _ in range(20)] == [other.next() for _ in range(20)]
    assert chance == other.s.tolist()


def test_the_stream_gives_the_published_first_draws() -> None:
    """From the state 1, 2, 3, 4, as the reference vectors of other implementations have it."""
    chance = [1, 2, 3, 4]
    assert [draw(chance) for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


@given(SEEDS)
def test_a_seed_is_spread_by_philox_which_can_be_undone(seed: int) -> None:
    chance = sown(seed)
    assert tuple(chance) == philox(words(seed))
    assert unphilox((chance[0], chance[1], chance[2], chance[3])) == words(seed)


@given(SEEDS, st.integers(0, 127))
def test_seeds_that_differ_in_a_bit_have_other_streams(seed: int, bit: int) -> None:
    one, two = sown(seed), sown(seed ^ 1 << bit)
    assert one != two
    assert [draw(one) for _ in range(4)] != [draw(two) for _ in range(4)]


def test_the_one_dead_state_is_left_out() -> None:
    dead = unphilox((0, 0, 0, 0))
    chance = [0] * 4
    sow(chance, *dead)
    assert chance == [1, 0, 0, 0]


@given(SEEDS, st.lists(st.integers(1, 2**31), min_size=1, max_size=10))
def test_interpreted_and_compiled_streams_are_the_same(seed: int, bounds: list[int]) -> None:
    here, there = sown(seed), np.zeros(4, np.int64)
    compiled(sow)(there, *words(seed))
    assert here == there.tolist()
    for bound in bounds:
        assert below(here, bound) == compiled(below)(there, bound)
        assert draw(here) == compiled(draw)(there)
    one, two = list(range(30)), np.arange(30)
    shuffle(here, one, 25)
    compiled(shuffle)(there, two, 25)
    assert one == two.tolist()
    assert here == there.tolist()


@given(SEEDS, st.integers(0, 30))
def test_a_shuffle_keeps_all_cells_and_touches_only_the_first(seed: int, length: int) -> None:
    cells = list(range(30))
    shuffle(sown(seed), cells, length)
    assert sorted(cells[:length]) == list(range(length))
    assert cells[length:] == list(range(length, 30))


@given(SEEDS)
def test_words_of_a_seed_make_it_up(seed: int) -> None:
    assert sum(word << 32 * place for place, word in enumerate(words(seed))) == seed
    low, high = halves(seed >> 64)
    assert high << 32 | low == seed >> 64


@pytest.mark.parametrize(("split", "bits"), [(words, 128), (halves, 64)])
@pytest.mark.parametrize("off", [-1, 0])
def test_seeds_outside_their_range_are_refused(split: Callable[[int], object], bits: int, off: int) -> None:
    seed = -1 if off else 1 << bits
    with pytest.raises(ValueError, match=f"error-seed: .*bits={bits}"):
        split(seed)


# The sealed stream -----------------------------------------------------------------------------


def sealed(seed: int) -> list[int]:
    chance = [0] * 4
    seal(chance, *words(seed))
    return chance


@pytest.mark.parametrize(
    ("seed", "block", "octets"),
    [
        (0, 0, "f375180aba92888401f1919be4a8715a62763b65c1c10e1d0858e81d4d6f9fd2"),
        (0, 1, "a4a11ce5fbe8f96bf3028035286c2c9274cd4259cbc224e37a73d971923903d3"),
        (
            0x0123456789ABCDEFFEDCBA9876543210,
            5,
            "81f61f53760d964fbdd7f4215416dd8c985f4b5797a6ae390fc70724818a093b",
        ),
    ],
)
def test_the_sealed_stream_is_what_openssl_makes_of_the_numbers_of_blocks(
    seed: int, block: int, octets: str
) -> None:
    """`printf '%016x' BLOCK | xxd -r -p | openssl dgst -sha256 -mac HMAC -macopt hexkey:SEED`."""
    chance = sealed(seed)
    for _ in range(8 * block):
        draw(chance)
    assert "".join(f"{draw(chance):08x}" for _ in range(8)) == octets


@given(SEEDS)
def test_the_sealed_stream_is_hmac_as_its_definition_has_it(seed: int) -> None:
    """RFC 2104 on `hashlib`: two hashes, of the key under one mask and under another."""
    key = seed.to_bytes(16, "big").ljust(64, b"\0")
    inner = hashlib.sha256(bytes(octet ^ 0x36 for octet in key) + (1).to_bytes(8, "big")).digest()
    block = hashlib.sha256(bytes(octet ^ 0x5C for octet in key) + inner).digest()
    chance = sealed(seed)
    drawn = [draw(chance) for _ in range(16)]
    assert drawn[8:] == [int.from_bytes(block[start : start + 4], "big") for start in range(0, 32, 4)]
    assert chance == [words(seed)[0] + 17 * DRAWN, *words(seed)[1:]]


def spread(tables: list[Record]) -> set[bytes]:
    return {table.bytes() for table in tables}


@pytest.mark.parametrize("name", ["passengers", "mad-zeppelin", "cerberus", "chaos-contract"])
def test_a_sealed_table_holds_what_may_be_there_and_is_dealt_by_its_seed(name: str) -> None:
    game: Game = game_by_name(name)
    tables = [game.dealt(game.seats[-1], 1 << bit, stream=SEALED) for bit in range(0, 128, 9)]
    assert not [fault for table in tables for fault in table.faults()]
    for table in tables:
        table.row["chance"] = 0
    assert len(spread(tables)) > len(tables) // 2


def test_no_state_of_the_fast_stream_is_ever_on_a_sealed_table() -> None:
    """The words on the table are the key and a count: nothing that could be solved from what was drawn."""
    game: Game = game_by_name("chaos-contract")
    table = game.dealt(5, 2**127 + 5, stream=SEALED)
    assert table.chance[0] > WORD
    assert [table.chance[place] & WORD for place in range(4)] == list(words(2**127 + 5))


def test_compiled_rules_refuse_a_sealed_table(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = game_by_name("passengers")
    monkeypatch.delenv(INTERPRET, raising=False)
    assert len(rows(game, game.dealt(5, 1).row)) == 1
    with pytest.raises(ValueError, match="interpreted rules alone"):
        rows(game, game.dealt(5, 1, stream=SEALED).row)


def test_an_unknown_stream_is_refused_by_name() -> None:
    game: Game = game_by_name("passengers")
    assert game.dealt(5, 1, stream=FAST).bytes() == game.dealt(5, 1).bytes()
    with pytest.raises(ValueError, match=f"error-stream: .*{SEALED}"):
        game.dealt(5, 1, stream="dice")


# Quality ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 24, 100, 243])
def test_numbers_below_a_bound_come_equally_often(bound: int) -> None:
    chance, pick = np.array(sown(bound), np.int64), compiled(below)
    counted = np.bincount([pick(chance, bound) for _ in range(60_000)], minlength=bound)
    assert len(counted) == bound
    assert chisquare(counted).pvalue > RARE


def test_a_bound_that_wastes_draws_is_still_fair() -> None:
    """Of all 32-bit numbers a quarter is thrown away here; else a third would come half as often again."""
    bound = 3 << 29
    chance, pick = np.array(sown(1), np.int64), compiled(below)
    thirds = np.bincount([pick(chance, bound) >> 29 for _ in range(30_000)], minlength=3)
    assert chisquare(thirds).pvalue > RARE


def test_all_orders_of_a_shuffle_come_equally_often() -> None:
    chance, mix = np.array(sown(5), np.int64), compiled(shuffle)
    counted: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cells = np.arange(4)
        mix(chance, cells, 4)
        counted[tuple(cells.tolist())] = counted.get(tuple(cells.tolist()), 0) + 1
    assert len(counted) == 24
    assert chisquare(list(counted.values())).pvalue > RARE


@pytest.mark.parametrize("lag", [1, 2, 3, 4, 8, 16])
def test_draws_do_not_depend_on_earlier_ones(lag: int) -> None:
    values = drawn(11, 40_000) / WORD - 0.5
    correlation = float(np.mean(values[:-lag] * values[lag:]) * 12)
    assert abs(correlation) < 5 / math.sqrt(len(values) - lag)


def test_runs_above_and_below_the_middle_are_as_many_as_chance_has() -> None:
    high = drawn(12, 40_000) >> 31
    ones, total = int(high.sum()), len(high)
    runs = 1 + int((high[1:] != high[:-1]).sum())
    expected = 1 + 2 * ones * (total - ones) / total
    spread = math.sqrt((expected - 1) * (expected - 2) / (total - 1))
    assert abs(runs - expected) < 5 * spread


def test_every_bit_is_set_half_of_the_time() -> None:
    values = drawn(13, 40_000)
    for bit in range(32):
        ones = int((values >> bit & 1).sum())
        assert abs(ones - 20_000) < 5 * 100


def test_a_changed_bit_of_a_seed_changes_half_of_the_first_draws() -> None:
    """Every bit of the seed, and every bit of the first draw, flips with a probability of one half."""
    flips = np.zeros((128, 32))
    base = [seed * 0x9E3779B97F4A7C15F39CC0605CEDC835 % 2**128 for seed in range(200)]
    for seed in base:
        first = draw(sown(seed))
        for bit in range(128):
            changed = first ^ draw(sown(seed ^ 1 << bit))
            flips[bit] += [changed >> place & 1 for place in range(32)]
    statistic = float((((flips - 100) ** 2) / 50).sum())
    assert RARE < chi2(flips.size).cdf(statistic) < 1 - RARE
    assert float(np.abs(flips - 100).max()) < 6 * math.sqrt(50)


def test_the_streams_of_one_seed_are_independent() -> None:
    """Game 0, 1, 2, … of a seed: the first draws across them are as good as draws along one stream."""
    step = compiled(draw)
    firsts = np.empty((4000, 4), np.int64)
    for number in range(4000):
        chance = np.zeros(4, np.int64)
        compiled(sow)(chance, 7, 0, number, 0)
        firsts[number] = [step(chance) for _ in range(4)]
    assert len(np.unique(firsts[:, 0])) > 3990
    for place in range(4):
        assert chisquare(np.bincount(firsts[:, place] >> 27, minlength=32)).pvalue > RARE
        pairs = (firsts[:-1:2, place] >> 29) * 8 + (firsts[1::2, place] >> 29)
        assert chisquare(np.bincount(pairs, minlength=64)).pvalue > RARE
    between = np.corrcoef(firsts.T) - np.eye(4)
    assert float(np.abs(between).max()) < 5 / math.sqrt(4000)
