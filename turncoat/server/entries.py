"""What is written of a table: one entry after another, never changed. All else is rebuilt from them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from turncoat.bots import USUAL
from turncoat.kernel.chance import FAST


class Written(BaseModel):
    """One entry."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Clock(BaseModel):
    """How long a table waits for a person before that seat's bot decides."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    decision: float | None = Field(None, ge=5, le=7 * 86400, description="seconds for one decision")
    absence: float = Field(60, ge=1, le=7 * 86400, description="seconds without a connection")


class Opened(Written):
    """A table was laid. The server's secret for the deal stays here until the game is over."""

    kind: Literal["opened"] = "opened"
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    public: bool
    talk: bool
    hints: bool = False
    rated: bool = False
    """Whether the result counts for the ratings of those who sit here."""
    gathers: float | None = None
    """At a table for people who look for others: the seconds after which they are offered bots."""
    pause: float
    clock: Clock
    secret: str
    stream: str = FAST
    """What the cards are dealt from; tables that were laid before there was another have the fast stream."""
    key: str
    """The hash of the key that a private table's link carries; empty for a public one."""


class Joined(Written):
    """A person took a seat."""

    kind: Literal["joined"] = "joined"
    seat: int
    name: str
    token: str
    """The hash of the token that holds the seat."""
    contribution: str
    """The person's part of the seed."""
    player: str = ""
    """At a rated table, whose rating is at stake (see `turncoat.server.ratings`)."""


class BotJoined(Written):
    """A bot took a seat."""

    kind: Literal["bot-joined"] = "bot-joined"
    seat: int
    name: str
    bot: str = USUAL
    """Which kind of bot."""
    character: str = ""
    """Which character; empty for bots that sat down before there were any."""


class Left(Written):
    """A seat became free before the start."""

    kind: Literal["left"] = "left"
    seat: int


class Settled(Written):
    """Somebody who looks for people would play with bots of some kind, if all others here would."""

    kind: Literal["settled"] = "settled"
    seat: int
    bot: str = USUAL
    character: str = ""


class Started(Written):
    """The cards were dealt."""

    kind: Literal["started"] = "started"


class Moved(Written):
    """A move was made, by the seat's player or by a bot in the player's place."""

    kind: Literal["moved"] = "moved"
    seat: int
    move: int
    by_bot: bool = False


class Said(Written):
    """Somebody said something in free words."""

    kind: Literal["said"] = "said"
    seat: int
    text: str


class Claimed(Written):
    """Somebody made a claim out of the game's vocabulary."""

    kind: Literal["claimed"] = "claimed"
    seat: int
    claim: str
    parameters: dict[str, int]


class WentAway(Written):
    """A person was gone for longer than the table allows: the seat's bot plays on."""

    kind: Literal["went-away"] = "went-away"
    seat: int


class CameBack(Written):
    """The person has the seat again."""

    kind: Literal["came-back"] = "came-back"
    seat: int


class Resigned(Written):
    """A person left a game for good: the seat's bot plays to the end."""

    kind: Literal["resigned"] = "resigned"
    seat: int


Keeper = Literal["host", "administrator"]
"""Who keeps order at a table."""


class Renamed(Written):
    """Somebody is called otherwise from now on."""

    kind: Literal["renamed"] = "renamed"
    seat: int
    name: str
    by: Keeper


class Muted(Written):
    """Somebody may say nothing any more, or again."""

    kind: Literal["muted"] = "muted"
    seat: int
    on: bool
    by: Keeper


class Removed(Written):
    """Somebody lost a seat: it is free before the start, and a bot's after it."""

    kind: Literal["removed"] = "removed"
    seat: int
    freed: bool
    by: Keeper


class Closed(Written):
    """The table was closed for everybody."""

    kind: Literal["closed"] = "closed"
    by: Keeper


class Erased(Written):
    """Somebody's name and words were taken out of what is kept."""

    kind: Literal["erased"] = "erased"
    seat: int


class Again(Written):
    """The game is over, and those who want to play it once more meet at another table."""

    kind: Literal["again"] = "again"
    table: str


class Renewed(Written):
    """The rules of the game have changed, and the table goes on under those of today."""

    kind: Literal["renewed"] = "renewed"
    rules_version: int
    moves: list[int] | None = None
    """All moves so far, where today's rules number them otherwise."""


class Ended(Written):
    """The rules of the game have changed so that the table cannot go on: what is left of it is a keepsake."""

    kind: Literal["ended"] = "ended"
    rules_version: int


Entry = Annotated[
    Opened
    | Joined
    | BotJoined
    | Left
    | Settled
    | Started
    | Moved
    | Said
    | Claimed
    | WentAway
    | CameBack
    | Resigned
    | Renamed
    | Muted
    | Removed
    | Closed
    | Erased
    | Again
    | Renewed
    | Ended,
    Field(discriminator="kind"),
]
_ADAPTER: TypeAdapter[Entry] = TypeAdapter(Entry, config=ConfigDict(hide_input_in_errors=True))
"""What is wrong with a damaged entry is told without what the entry holds."""


def read(text: str) -> Entry:
    """An entry as it was written."""
    return _ADAPTER.validate_json(text)
