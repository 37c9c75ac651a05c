"""The score sheet of Cerberus: how a game ended, and what became of everybody."""

from __future__ import annotations

from turncoat.games.cerberus.components import KINDS, NONE, SLOTS
from turncoat.games.cerberus.guide import difficulty_of, skulls_of
from turncoat.games.cerberus.names import by_kind, cards_listed
from turncoat.games.cerberus.shapes import Outcome, Sheet, SheetRow
from turncoat.games.cerberus.table import (
    ADVENTURER,
    ALL_CAUGHT,
    CERBERUS,
    ENDING,
    ESCAPE,
    ROLE,
    Table,
    in_play,
    is_aboard,
)
from turncoat.games.cerberus.wording import position_of
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, Seats


def sheet(view: Table) -> Sheet:
    """The sheet of a finished game: the ending, the winners, the Barques and every seat."""
    return {
        "ending": ENDING.names[view.ending],
        "winners": members(view.winners),
        "turns": view.turns,
        "skulls": skulls_of(view),
        "difficulty": difficulty_of(view),
        "adventurers_left": in_play(view),
        "revealed": bool(view.revealed),
        "barques": [view.barque[slot] for slot in range(SLOTS)],
        "seats": [_row(view, seat) for seat in range(view.seats)],
    }


def _row(view: Table, seat: int) -> SheetRow:
    """What became of a seat."""
    return {
        "seat": seat,
        "role": ROLE.names[view.role[seat]],
        "outcome": outcome(view, seat),
        "won": bool(view.winners >> seat & 1),
        "aboard": bool(is_aboard(view, seat)),
        "space": None if view.space[seat] == NONE else view.space[seat],
        "position": position_of(view, seat),
        "hand": by_kind([view.hand[seat, kind] for kind in range(KINDS)]),
    }


def outcome(view: Table, seat: int) -> Outcome:
    """How a game ended for a seat, in a word."""
    if view.role[seat] == ADVENTURER:
        if not is_aboard(view, seat):
            return "path"
        return "escaped" if view.ending == ESCAPE else "aboard"
    if view.role[seat] == CERBERUS:
        return "cerberus" if view.ending == ESCAPE else "winner"
    return "lost"


def outcome_words(view: Table, seat: int) -> Message:
    """What became of a seat."""
    position = position_of(view, seat)
    where: dict[str, Argument] = {"space": view.space[seat]} if position is None else {"position": position}
    return Message("outcome", where | {"outcome": outcome(view, seat)})


def sheet_lines(view: Table) -> list[Message]:
    """The sheet in words, a line each."""
    seats = [line for seat in range(view.seats) for line in _seat_lines(view, seat)]
    numbers: dict[str, Argument] = {"turns": view.turns, "difficulty": difficulty_of(view)}
    barques = [_slot_line(view, slot) for slot in range(SLOTS)]
    return [
        *seats,
        Message("sheet-barques"),
        *barques,
        Message("sheet-result"),
        Message("sheet-turns", numbers),
        ending_line(view),
        _winners_line(view),
    ]


def _seat_lines(view: Table, seat: int) -> list[Message]:
    """What became of a seat, and the cards it still held."""
    lines = [Message("sheet-seat", {"seat": Seat(seat), "outcome": outcome_words(view, seat)})]
    if view.hand_size[seat]:
        cards = cards_listed([view.hand[seat, kind] for kind in range(KINDS)])
        lines.append(Message("sheet-hand", {"cards": cards}))
    return lines


def _slot_line(view: Table, slot: int) -> Message:
    """A Barque, and whether it was the one turned up."""
    state = "active" if view.revealed and slot == 0 else "other"
    return Message("sheet-slot", {"slot": slot + 1, "places": view.barque[slot], "state": state})


def ending_line(view: Table) -> Message:
    """What ended the game."""
    arguments: dict[str, Argument] = {"ending": ENDING.names[view.ending]}
    if view.ending not in (ESCAPE, ALL_CAUGHT):
        arguments |= {"left": in_play(view), "places": view.barque[0]}
    return Message("sheet-ending", arguments)


def _winners_line(view: Table) -> Message:
    """Who won."""
    if not view.winners:
        return Message("sheet-nobody")
    return Message("sheet-winners", {"seats": Seats(view.winners)})
