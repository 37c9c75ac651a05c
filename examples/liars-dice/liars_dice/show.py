"""Liar's dice as people see it: what is asked, the table in words, the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from liars_dice.rules import DICE, FACES, NONE, Table, dice_in_play
from turncoat.games.chapters import Chapter
from turncoat.games.known import Suspicion, about_seat
from turncoat.words import Message, Seat, Seats

if TYPE_CHECKING:
    from turncoat.match import Move


def bid(view: Table) -> dict[str, Any]:
    """The bid that stands, for words."""
    return {"dice": view.bid, "face": view.face + 1, "other": Seat(max(0, view.bidder))}


def prompt(view: Table, seat: int) -> Message:
    """What a seat is asked, whom it waits for, or who won."""
    if view.awaits == 0:
        return Message("prompt-over", {"seat": Seat(view.winner)})
    if seat != view.active:
        return Message("prompt-wait", {"seats": Seats(view.awaits)})
    return Message("prompt-raise", bid(view)) if view.bid else Message("prompt-open")


def hint(view: Table, seat: int) -> Message:
    """How many dice are in play."""
    return Message("rule", {"dice": dice_in_play(view)})


def paths(move: Move) -> list[tuple[Message, ...]]:
    """At a terminal: how many dice, then which face."""
    step = Message("step-dice", {"dice": move.parameters["dice"]}) if move.parameters else move.message
    return [(step, move.message)]


def hand(view: Table, seat: int) -> list[int]:
    """The dice of a seat as far as they are known."""
    return [view.roll[seat, die] + 1 for die in range(DICE) if view.roll[seat, die] != NONE]


def scene(view: Table, seat: int) -> dict[str, Any]:
    """The table as data for clients."""
    over = view.awaits == 0
    return {
        "over": over,
        "question": None if over else "bid",
        "awaits": Seats(view.awaits).seats,
        "bid": {"dice": view.bid, "face": view.face + 1, "seat": view.bidder} if view.bid else None,
        "players": [
            {"seat": other, "dice": view.left[other], "hand": hand(view, other)}
            for other in range(view.seats)
        ],
        "winners": [view.winner] if over else [],
        "options": {"dice": view.each},
        "origins": {},
    }


def describe(scene: Mapping[str, Any], seat: int) -> list[Message]:
    """The table in words."""
    players, bid = scene["players"], scene["bid"]
    left = [Message("table-dice", {"seat": Seat(one["seat"]), "dice": one["dice"]}) for one in players]
    rolls = [
        Message("table-roll", {"seat": Seat(one["seat"]), "roll": ", ".join(map(str, one["hand"]))})
        for one in players
        if one["hand"]
    ]
    stands = [Message("table-bid", bid | {"other": Seat(bid["seat"])})] if bid else []
    return [*left, *rolls, *stands]


def suspicions(view: Table, seat: int) -> list[Suspicion]:
    """Which faces others may have."""
    return [
        Suspicion(
            about_seat(other),
            Message("suspect-face", {"seat": Seat(other), "face": face + 1}),
            partial(_has_face, other, face),
        )
        for other in range(view.seats)
        for face in range(FACES)
        if other != seat
    ]


def _has_face(other: int, face: int, table: Table) -> bool:
    return face in [table.roll[other, die] for die in range(DICE)]


def sheet(view: Table) -> dict[str, Any]:
    """Who has how many dice left at the end."""
    return {"left": [view.left[seat] for seat in range(view.seats)], "winner": view.winner}


def sheet_lines(view: Table) -> list[Message]:
    """The same in words."""
    return [Message("table-dice", {"seat": Seat(o), "dice": view.left[o]}) for o in range(view.seats)]


def chapters(table: Table, options: Mapping[str, str]) -> list[Chapter]:
    """The rules."""
    names = ("goal", "round", "bids", "doubt", "end")
    lines = tuple(Message(f"help-{name}", {"dice": table.each}) for name in names)
    return [Chapter(Message("guide-rules"), lines)]
