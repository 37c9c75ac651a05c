"""The lesson of Passengers: one round as a Soul Guide, and a player who says what is not so."""

from __future__ import annotations

from turncoat.games.lesson import Lesson, Step
from turncoat.games.passengers import components as box
from turncoat.games.passengers.table import Table

YOU, BRAN, COLE, DUSK, EMBER = range(5)
RAVEN, WOLF = (box.BOAT.read(name) for name in ("raven", "wolf"))
SOULS, DEMONS = (box.FACTION.read(name) for name in ("souls", "demons"))


def _is(t: Table, boat: int, space: int, card: str) -> bool:
    """Whether a card sits on a space, counted from 1, of the first round."""
    return t.passenger[0, boat, space - 1] == box.CARD.read(card)


LESSON = Lesson(
    seats=5,
    deal=25,
    steps=(
        Step(
            "goal",
            at="faction",
            others=(
                "Cole place 2 raven 3",
                "Cole says i-placed soul-blue",
                "Dusk place 3 raven 4",
                "Ember place 3 wolf 4",
            ),
            holds=lambda t: t.faction[YOU] == SOULS,
        ),
        Step(
            "place",
            at="space-wolf-0",
            move="place 1 wolf 1",
            wrong="place-other",
            others=("Bran place 2 wolf 2",),
            holds=lambda t: t.hand[YOU, 0] == box.CARD.read("soul-red"),
        ),
        Step("peek", at="space-raven-2", move="space raven 3", wrong="peek-other"),
        Step(
            "lie",
            at="space-raven-2",
            others=("Ember space wolf 4",),
            holds=lambda t: _is(t, RAVEN, 3, "demon-green") and t.faction[COLE] == DEMONS,
        ),
        Step(
            "lantern",
            at="space-wolf-3",
            others=("Bran disguise red wolf 2",),
            holds=lambda t: _is(t, WOLF, 4, "soul-blue") and bool(t.face_up[0, WOLF, 3]),
        ),
        Step(
            "mask",
            at="space-wolf-1",
            holds=lambda t: _is(t, WOLF, 1, "soul-red") and t.mask[0, WOLF, 1] == box.COLOUR.read("red"),
        ),
        Step(
            "vote",
            at="boat-wolf",
            move="vote wolf",
            wrong="vote-other",
            others=("Bran vote wolf", "Cole vote raven", "Dusk vote raven", "Ember vote wolf"),
        ),
        Step(
            "votes",
            at="seat-2",
            holds=lambda t: t.ferried[0] == WOLF and t.faction[DUSK] == t.faction[COLE] == DEMONS,
        ),
        Step("afterlands", at="afterlands"),
        Step("talk", at="seat-2"),
        Step("end"),
    ),
)
