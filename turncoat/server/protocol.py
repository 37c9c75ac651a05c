"""The messages of the WebSocket, as they are described in docs/protocol.md."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from turncoat.server.shapes import PARTS, Part
from turncoat.words import ENGLISH, LANGUAGES

VERSION = 2
MOST_IDS = 2**53
LARGEST = 4096
"""Bytes of a message from a client."""

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]


Notation = Annotated[str, Field(max_length=200)]
"""A move or a claim in the names of the game."""


class Sent(BaseModel):
    """A message from a client."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Hello(Sent):
    """The first message: who connects, in which language, and what is there already."""

    type: Literal["hello"]
    protocol: int
    token: str = Field("", max_length=128)
    key: str = Field("", max_length=128)
    language: Language = ENGLISH
    have: int = Field(0, ge=0, le=1_000_000)
    parts: list[Part] = Field(list(PARTS), max_length=len(PARTS))


class Act(Sent):
    """Anything that is answered by `accepted` or `refused` with the same id."""

    id: int = Field(ge=0, le=MOST_IDS)


class MakeMove(Act):
    """A move, by its number or its text; `turn` is the one of the view that it answers."""

    type: Literal["move"]
    turn: int = Field(ge=0, le=10_000_000)
    move: Annotated[int, Field(ge=0, le=10_000_000)] | Notation


class Say(Act):
    """Free words."""

    type: Literal["say"]
    text: str = Field(max_length=1000)


class MakeClaim(Act):
    """A claim out of the game's vocabulary."""

    type: Literal["claim"]
    claim: Notation


class ComeBack(Act):
    """Take the seat back from its bot."""

    type: Literal["back"]


class Shown(Act):
    """How many lines of the log have been played back to the reader; bots go on then."""

    type: Literal["shown"]
    lines: int = Field(ge=0, le=1_000_000)


class Want(Act):
    """What of views this client wants from now on that not every one needs."""

    type: Literal["want"]
    parts: list[Part] = Field(max_length=len(PARTS))


class Ping(Act):
    """Is anybody there?"""

    type: Literal["ping"]


FromClient = Annotated[
    Hello | MakeMove | Say | MakeClaim | ComeBack | Shown | Want | Ping, Field(discriminator="type")
]
_ADAPTER: TypeAdapter[FromClient] = TypeAdapter(FromClient)

COSTS = {
    "hello": 2.0, "move": 1.0, "say": 3.0, "claim": 2.0, "back": 1.0, "shown": 0.2, "want": 1.0, "ping": 0.5,
}  # fmt: skip
"""What messages cost of a sender's allowance."""


def as_text(message: Mapping[str, Any]) -> str:
    """A message to a client as it is sent."""
    return orjson.dumps(message).decode("utf-8")


def read(text: str) -> FromClient:
    """A client's message; raises `pydantic.ValidationError`."""
    return _ADAPTER.validate_json(text)


def number_of(text: str) -> int | None:
    """The id of a message that is wrong in something else, so that its sender knows which one it was."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = found.get("id") if isinstance(found, dict) else None
    return number if type(number) is int and 0 <= number <= MOST_IDS else None
