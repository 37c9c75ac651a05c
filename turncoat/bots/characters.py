"""Characters: bots of every level have one, and keep it through a game. It knows nothing of their secrets."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass

from turncoat.words import Fault, Message, Words


@dataclass(frozen=True)
class Character:
    """A name, and a manner in talk and risk. Clients put both into words by the name."""

    name: str
    talkative: float = 0.3
    """How often it thinks of saying something after a decision; it does not always find something to say."""
    daring: float = 1.0
    """How readily it leaves what is usual for what only looks better; everybody else's is 1."""

    def speaks_up(self) -> bool:
        """Whether it thinks of saying something now; that has nothing to do with what it knows."""
        return secrets.randbelow(1000) < 1000 * self.talkative

    @property
    def called(self) -> str:
        """Its name at a table."""
        return self.name.capitalize()


CHARACTERS = {
    one.name: one
    for one in (
        Character("ash", talkative=0.20, daring=0.7),
        Character("bran", talkative=0.30, daring=2.0),
        Character("cole", talkative=0.02, daring=1.0),
        Character("dusk", talkative=0.10, daring=1.6),
        Character("ember", talkative=1.00, daring=1.0),
        Character("flint", talkative=0.15, daring=0.5),
        Character("gale", talkative=0.80, daring=1.8),
        Character("hail", talkative=0.60, daring=0.6),
    )
}
PLAIN = Character("")
"""Who has no character: bots in the place of people, and of tables from before there were any."""


def character_named(name: str) -> Character:
    """A character by its name, or a `Fault` that names those there are."""
    if name not in CHARACTERS:
        known = {"character": name, "characters": ", ".join(CHARACTERS)}
        raise Fault(Message("error-character", known), Words("en"))
    return CHARACTERS[name]


def drawn(besides: Collection[str]) -> Character:
    """A character by lot, another than those where there is one."""
    left = [one for one in CHARACTERS.values() if one.name not in besides]
    return secrets.choice(left or list(CHARACTERS.values()))
