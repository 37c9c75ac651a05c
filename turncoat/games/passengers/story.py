"""What came of Gifts and votes of Passengers: all that lies on the table of them, in the words of the log."""

from __future__ import annotations

from itertools import product

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import BOAT, CARD, GIFT_CARDS, NONE, RAVEN, ROUND, SPACE
from turncoat.games.passengers.moves import MOVES
from turncoat.games.passengers.names import chosen
from turncoat.games.passengers.shapes import State
from turncoat.games.passengers.table import (
    FIRST_AND_SECOND,
    PLACING,
    USING_GIFTS,
    Table,
    gift_behind,
    gift_holder,
    phase,
)
from turncoat.words import Argument, Message, Seat, Seats, Thing, argument, arguments


def state(view: Table, voyage: int, number: int) -> State:
    """Whether the turn of a Gift of this round or an earlier one is still to come, is now, or is over."""
    if voyage < view.voyage or phase(view) not in (PLACING, USING_GIFTS):
        return "done"
    if number > view.using:
        return "ahead"
    return "now" if number == view.using else "done"


def story(view: Table, voyage: int, number: int) -> list[Message]:
    """What a Gift has done so far, a message for each thing that all could see."""
    card = GIFT_CARDS[gift_behind(view, voyage, number)]
    holder = gift_holder(view, voyage, number)
    by: dict[str, Argument] = {"seat": Seat(holder), "gift": Thing(f"gift-{card.name}")}
    choices = [view.choice[voyage, number, which] for which in FIRST_AND_SECOND]
    told = [line for choice in choices if choice != NONE for line in _deed(view, voyage, number, choice, by)]
    if told or state(view, voyage, number) != "done":
        return told
    if card.asks == box.NO_QUESTION:
        return [Message(f"news-{card.told}", by | {"other": Seat(holder), "self": "yes"})]
    return [Message("news-no-target", by)]


def _deed(view: Table, voyage: int, number: int, choice: int, by: dict[str, Argument]) -> list[Message]:
    """What came of one choice."""
    family, parameters = MOVES.split(choice)
    card = GIFT_CARDS[gift_behind(view, voyage, number)]
    said = (
        by | {"round": argument(ROUND, voyage)} | chosen(family, parameters) | _answer(view, voyage, number)
    )
    told = f"news-{card.told}"
    if family == "player":
        said["self"] = "yes" if said["other"] == said["seat"] else "no"
    if family == "stop":
        told = "news-stopped"
    elif family == "kind":
        said["card"] = said.pop("kind")
    elif family == "player" and card.asks == box.TWO_OTHERS:
        told = "story-peeked-placed"
    elif card.told == "hand-colour" and voyage == ROUND.high:  # the last hands are empty
        told = "news-placed-colour"
    elif card.told == "turned":
        said["card"] = argument(CARD, view.passenger[voyage, parameters["boat"], parameters["space"]])
    aloud = [Message("news-type-aloud", said)] if family == "past" and "type" in said else []
    return [Message(told, said), *aloud]


def _answer(view: Table, voyage: int, number: int) -> dict[str, Argument]:
    """What a Gift made known to all."""
    tells = GIFT_CARDS[gift_behind(view, voyage, number)].tells
    answer = view.answer[voyage, number]
    if tells is None or answer == NONE:
        return {}
    family, parts = tells.split(answer)
    return arguments(tells.families[family].parameters, parts)


def tally(view: Table, voyage: int) -> tuple[int, int, Message]:
    """The Voices for Raven and Wolf in a round that is over, and how all voted."""
    voices = [0] * BOAT.length
    for seat in range(view.seats):
        voices[view.vote[voyage, seat]] += voices_in(view, voyage, seat)
    raven, wolf = voices
    seats = sum(1 << seat for seat in range(view.seats) if view.vote[voyage, seat] == RAVEN)
    voted: dict[str, Argument] = {"seats": Seats(seats), "others": for_wolf(view, seats)}
    return raven, wolf, Message("news-votes", voted | {"raven": raven, "wolf": wolf})


def for_wolf(view: Table, for_raven: int) -> Seats:
    """Who voted for the Wolf, given the seats that voted for the Raven."""
    return Seats((1 << view.seats) - 1 & ~for_raven)


def voices_in(view: Table, voyage: int, seat: int) -> int:
    """The Voices that a seat had in a round: those of the space whose Gift it took."""
    return sum(
        box.VOICES_AT[view.edition, view.layout, voyage, boat, space]
        for boat, space in product(BOAT, SPACE)
        if box.GIFT_AT[view.layout, voyage, boat, space] == view.gift[voyage, seat]
    )
