"""Messages as clients get them, made ready to be said."""

from __future__ import annotations

from typing import Any

from turncoat.words import Argument, Message, Seat, Seats, Thing


def read(message: dict[str, Any]) -> Message:
    """A message from its JSON."""
    return Message(message["name"], {name: _argument(value) for name, value in message["arguments"].items()})


def _argument(value: Any) -> Argument:
    if not isinstance(value, dict):
        return value  # type: ignore[no-any-return]
    if "thing" in value:
        return Thing(value["thing"])
    if "seat" in value:
        return Seat(value["seat"])
    return Seats(sum(1 << seat for seat in value["seats"])) if "seats" in value else read(value)
