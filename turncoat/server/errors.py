"""What is answered when something is wrong: a status, a message for clients, words for people."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from turncoat.words import ENGLISH, Fault, Message, Words, language_for

MOST_SHOWN = 5
"""Faults of one request that are told."""


def language_of(header: str) -> str:
    """The first language of an Accept-Language header that there are words in."""
    return next(filter(None, map(language_for, header.split(","))), ENGLISH)


def told(fault: Fault, language: str) -> dict[str, Any]:
    """A fault as a client gets it."""
    words = Words(language, *fault.folders)
    return {"message": fault.message.json(), "words": words.say(fault.message, fault.names)}


def plain(name: str, **facts: Any) -> Fault:
    """A fault with the words that all games share."""
    return Fault(Message(name, facts), Words("en"))


def invalid(faults: list[Any]) -> Fault:
    """What pydantic found wrong; the values that were sent are not repeated."""
    found = [f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in faults[:MOST_SHOWN]]
    return plain("error-request", reason="; ".join(found))


def invalid_message(fault: ValidationError) -> Fault:
    """What is wrong with a message of the WebSocket."""
    return invalid(fault.errors(include_url=False, include_context=False, include_input=False))


class Missing(Fault):
    """There is no such table, or not for this caller: the two are not told apart."""

    def __init__(self) -> None:
        super().__init__(Message("room-missing"), Words("en"))


class Homeless(Fault):
    """There is no home behind a secret: it is unknown, or was deleted, or is none at all."""

    def __init__(self) -> None:
        super().__init__(Message("home-missing"), Words("en"))


class Unwritten(Fault):
    """The database did not take an entry: nothing happened, and the caller may try again."""

    def __init__(self) -> None:
        super().__init__(Message("error-server"), Words("en"))


class TooMany(Fault):
    """More than the sender's allowance holds."""

    def __init__(self) -> None:
        super().__init__(Message("error-too-many"), Words("en"))


class TooManyTables(TooMany):
    """An address has as many tables as it may."""

    def __init__(self, most: int) -> None:
        Fault.__init__(self, Message("error-too-many-tables", {"most": most}), Words("en"))


class Unwell(Fault):
    """The server does not work as it should."""

    def __init__(self, name: str) -> None:
        super().__init__(Message(name), Words("en"))


class Unagreed(Fault):
    """Options, or a number of seats, that a game does not take."""


class Unbuilt(Fault):
    """The files of the browser client are not there."""

    def __init__(self) -> None:
        super().__init__(Message("error-unbuilt"), Words("en"))
