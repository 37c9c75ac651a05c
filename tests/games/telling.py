"""What the tests of all games' words have in common: made-up events, and messages said in every language."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.playable import Playable
from turncoat.kernel.news import EVERYONE, Event, Kind
from turncoat.kernel.record import NUMBERS
from turncoat.words import LANGUAGES, Message, Words

LEFTOVERS = ("{", "}", "$", "  ", " .", " ,", " ;", " :", "..", ",,", "()", "«»", "None")
"""What no sentence holds."""


def event(kind: Kind, numbers: tuple[int, ...]) -> Event:
    """An event of a kind, as it would have been told to everyone."""
    packed = EVERYONE
    for number in (*numbers, *NUMBERS * (0,))[:NUMBERS]:
        packed = packed << 8 | number
    return Event(kind, packed)


class Telling:
    """A game's words in every language."""

    def __init__(self, game: Playable, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.words = [Words(language, game.text) for language in LANGUAGES]

    def said(self, message: Message) -> list[str]:
        """A message in every language, checked for leftovers."""
        texts = [words.say(message, self.names) for words in self.words]
        for text in texts:
            assert text.strip()
            for wrong in LEFTOVERS:
                assert wrong not in text, text
        return texts

    def identifiers(self, prefix: str) -> set[str]:
        """The messages of the game whose names begin so."""
        lines = (self.game.text / "en.ftl").read_text("utf-8").splitlines()
        return {line.split(" =")[0] for line in lines if line.startswith(prefix)}
