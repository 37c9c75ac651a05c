"""The random stream inside a record: xoshiro128++ on four words of 32 bits, or a sealed one.

The words are kept in signed 64-bit cells and every step masks to 32 bits, so that Python's
integers, the CPU's and the GPU's agree bit for bit. A seed is spread over the words by ten
rounds of Philox, which maps different seeds to different streams without exception.

Whoever sees enough of what this stream deals can work out the rest. A sealed stream has its seed for a
key in the same four words, and above the first of them how many words were drawn; without the key nothing
that was drawn tells what comes next. Tables of people deal from it. Interpreted rules alone draw from it:
compiled ones know only the fast stream, which simulations take.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index

from turncoat.kernel.fault import OptionError
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import instead_of, rule
from turncoat.kernel.seal import keystream

WORD = 0xFFFFFFFF
DRAWN = 1 << 32
"""What stands above the first word of a sealed stream: this once, and once more for each word drawn."""


@rule
def sow(chance: Cells, a: int, b: int, c: int, d: int) -> None:
    """Start the stream of the 128-bit seed made of four words."""
    key = 0x243F6A88
    lock = 0x85A308D3
    for _ in range(10):
        left = 0xD2511F53 * a
        right = 0xCD9E8D57 * c
        a = ((right >> 32) & WORD) ^ b ^ key
        b = right & WORD
        c = ((left >> 32) & WORD) ^ d ^ lock
        d = left & WORD
        key = (key + 0x9E3779B9) & WORD
        lock = (lock + 0xBB67AE85) & WORD
    if (a | b | c | d) == 0:  # the one state that xoshiro never leaves
        a = 1
    chance[0] = a
    chance[1] = b
    chance[2] = c
    chance[3] = d


def seal(chance: Cells, a: int, b: int, c: int, d: int) -> None:
    """Start the sealed stream under the 128-bit key made of four words."""
    chance[0] = DRAWN | a
    chance[1] = b
    chance[2] = c
    chance[3] = d


@rule
def xoshiro(chance: Cells) -> int:
    """The next 32 bits of the fast stream."""
    a = chance[0]
    b = chance[1]
    c = chance[2]
    d = chance[3]
    mixed = (a + d) & WORD
    drawn = ((((mixed << 7) & WORD) | (mixed >> 25)) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = ((d << 11) & WORD) | (d >> 21)
    chance[0] = a
    chance[1] = b
    chance[2] = c
    chance[3] = d
    return drawn


@instead_of(xoshiro)
def draw(chance: Cells) -> int:
    """The next 32 bits."""
    first = chance[0]
    if first <= WORD:
        return xoshiro(chance)
    chance[0] = first + DRAWN
    return keystream(first & WORD, chance[1], chance[2], chance[3], (first >> 32) - 1)


@rule
def below(chance: Cells, bound: int) -> int:
    """A whole number from 0 to `bound` - 1, each equally likely, for bounds up to 2**31 (Lemire's method)."""
    while True:
        product = draw(chance) * bound
        low = product & WORD
        if low >= bound or low >= (0x100000000 - bound) % bound:
            return product >> 32


@rule
def shuffle(chance: Cells, cells: Cells, length: int) -> None:
    """Shuffle the first `length` cells of a row."""
    for last in range(length - 1, 0, -1):
        other = below(chance, last + 1)
        kept = cells[last]
        cells[last] = cells[other]
        cells[other] = kept


STREAMS = {"xoshiro128++": sow, "hmac-sha256": seal}
"""How the streams that there are begin, by the names that files know them by."""
FAST, SEALED = STREAMS


def begin(stream: str) -> Callable[[Cells, int, int, int, int], None]:
    """How a stream begins, by its name, or an `OptionError` that names those there are."""
    if stream not in STREAMS:
        raise OptionError("error-stream", stream=stream, streams=", ".join(STREAMS))
    return STREAMS[stream]


def halves(seed: int) -> tuple[int, int]:
    """The two words of a seed from 0 to 2**64 - 1, of which each number of a game makes a stream."""
    seed = _checked(seed, 64)
    return seed & WORD, seed >> 32


def words(seed: int) -> tuple[int, int, int, int]:
    """The four words of a seed from 0 to 2**128 - 1."""
    seed = _checked(seed, 128)
    return seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, seed >> 96


def _checked(seed: int, bits: int) -> int:
    """A seed as a plain integer, if it has no more than so many bits."""
    seed = index(seed)
    if not 0 <= seed < 1 << bits:
        raise OptionError("error-seed", seed=str(seed), bits=bits)
    return seed
