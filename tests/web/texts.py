"""What the page says, by the names of its messages: tests hold whatever the words are."""

from __future__ import annotations

from turncoat.words import Argument, Message, Words


def word(name: str, language: str = "en", **values: Argument) -> str:
    """A text of the page."""
    return Words(language).say(Message(name, values))
