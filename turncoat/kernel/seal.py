"""A stream of words that nobody can foresee who does not know its key: HMAC-SHA-256 of 0, 1, 2, …

Block `number` is the HMAC of that number, as eight bytes, under the key, four words as sixteen bytes; all
of them begin with the most significant byte. Its thirty-two bytes are eight words.

>>> [f"{keystream(0, 0, 0, 0, number):08x}" for number in (0, 7, 8)]
['f375180a', '4d6f9fd2', 'a4a11ce5']
"""

from __future__ import annotations

import hmac
import struct
from functools import lru_cache

WORDS = 8
"""Words of a block."""
KEPT_BLOCKS = 64
"""A block is worked out once for its words, which tables take one after another."""


@lru_cache(KEPT_BLOCKS)
def _block(key: tuple[int, int, int, int], number: int) -> tuple[int, ...]:
    octets = hmac.digest(struct.pack(">4I", *key), struct.pack(">Q", number), "sha256")
    return struct.unpack(f">{WORDS}I", octets)


def keystream(a: int, b: int, c: int, d: int, number: int) -> int:
    """Word `number` of the stream under the key made of four words, the least significant first."""
    return _block((d, c, b, a), number // WORDS)[number % WORDS]
