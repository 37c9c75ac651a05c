"""Deals that can be checked: the seed comes from the server's secret and every player's contribution.

Before anybody joins, the table shows the commitment, a hash of the server's secret and of the name of the
stream that the cards are dealt from. After the game the secret itself is shown, and anybody can work out the
seed and deal the cards again.

>>> from turncoat.kernel.chance import SEALED
>>> secret = "00" * 32
>>> parts = {0: "ab", 3: "cd"}
>>> proof = Proof("table", commitment(secret, SEALED), secret, parts, seed(secret, "table", parts), SEALED)
>>> proof.faults()
[]
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from turncoat.kernel.chance import FAST
from turncoat.server import shapes
from turncoat.words import Fault, Message, Words

SECRET_BYTES = 32
SEED_BITS = 128


def new_secret() -> str:
    """A secret that nobody can guess, in hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str, stream: str) -> str:
    """What binds the server to its secret and to a stream, and tells nothing of the secret.

    Games of before there were two streams were bound to their secret alone.
    """
    named = b"" if stream == FAST else stream.encode("ascii", "replace")
    return hashlib.sha256(named + bytes.fromhex(secret)).hexdigest()


def seed(secret: str, table: str, contributions: Mapping[int, str]) -> int:
    """The seed of a table's deal."""
    parts = [[seat, contributions[seat]] for seat in sorted(contributions)]
    text = json.dumps([table, parts], ensure_ascii=False, separators=(",", ":"))
    drawn = hmac.new(bytes.fromhex(secret), text.encode("utf-8"), hashlib.sha256).digest()
    return int.from_bytes(drawn[: SEED_BITS // 8], "big")


@dataclass(frozen=True)
class Proof:
    """All that is needed to check the deal of a finished game."""

    table: str
    commitment: str
    secret: str
    contributions: dict[int, str]
    seed: int
    stream: str

    def json(self) -> shapes.Proof:
        """The proof as it is kept with a saved game."""
        return {
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret,
            "contributions": {str(seat): part for seat, part in sorted(self.contributions.items())},
            "seed": str(self.seed),
            "stream": self.stream,
        }

    @classmethod
    def read(cls, data: Any) -> Self:
        """A proof as `json` gives it; `Fault` where it is none."""
        try:
            parts = {int(seat): str(part) for seat, part in data["contributions"].items()}
            table, promised, secret = (str(data[part]) for part in ("table", "commitment", "secret"))
            proof = cls(table, promised, secret, parts, int(data["seed"]), str(data.get("stream", FAST)))
            bytes.fromhex(proof.secret)
        except (TypeError, KeyError, AttributeError, ValueError):
            raise Fault(Message("proof-none"), Words("en")) from None
        return proof

    def faults(self) -> list[Message]:
        """What is wrong with the proof; nothing where the deal was fair."""
        found = []
        whole = len(bytes.fromhex(self.secret)) == SECRET_BYTES  # a longer one could hold a stream's name
        if not whole or commitment(self.secret, self.stream) != self.commitment:
            found.append(Message("proof-commitment"))
        if seed(self.secret, self.table, self.contributions) != self.seed:
            found.append(Message("proof-seed"))
        return found
