"""The score sheet of Mad Zeppelin: every point explained."""

from __future__ import annotations

from turncoat.games.mad_zeppelin.components import KIND, POINTS, TARGET
from turncoat.games.mad_zeppelin.scoring import at_target, bonus, cargo_points, score
from turncoat.games.mad_zeppelin.shapes import SheetRow, ZeppelinSheet
from turncoat.games.mad_zeppelin.table import ENDING, Table
from turncoat.games.playable import Figure
from turncoat.words import Argument, Message, Seat, Seats, argument, listed


def sheet(view: Table) -> ZeppelinSheet:
    """The score sheet of a finished game: how it ended, who won, and each seat's points and coins."""
    return {
        "ending": ENDING.text(view.ending),
        "target": TARGET[view.mode],
        "seats": [_row(view, seat) for seat in range(view.seats)],
        "winners": Seats(view.winners).seats,
        "by_coins": _by_coins(view),
    }


def _row(view: Table, seat: int) -> SheetRow:
    """A seat's points."""
    thrown = {KIND.text(kind): view.thrown[seat, kind] for kind in KIND}
    return {
        "seat": seat,
        "thrown": {name: count for name, count in thrown.items() if count},
        "cargo_points": cargo_points(view, seat),
        "bonus": bonus(view, seat),
        "points": score(view, seat),
        "coins": view.coins[seat],
        "at_target": bool(at_target(view) >> seat & 1),
    }


def figures(table: Table, seat: int) -> list[Figure]:
    """A seat's points."""
    return [Figure("points", score(table, seat))]


def _by_coins(view: Table) -> bool:
    """Whether the fewest coins decided between equal points."""
    if not view.winners:
        return False
    best = score(view, Seats(view.winners).seats[0])
    return sum(score(view, seat) == best for seat in range(view.seats)) > len(Seats(view.winners).seats)


def sheet_lines(view: Table) -> list[Message]:
    """The score sheet in words, a line each."""
    lines = [line for seat in range(view.seats) for line in points_of(view, seat)]
    ending: dict[str, Argument] = {"ending": ENDING.text(view.ending), "points": TARGET[view.mode]}
    return [*lines, Message("sheet-result"), Message("sheet-ending", ending), _winner_line(view)]


def points_of(view: Table, seat: int) -> list[Message]:
    """A seat's total, then what it is made of."""
    total: dict[str, Argument] = {"seat": Seat(seat), "points": score(view, seat), "coins": view.coins[seat]}
    lines = [Message("sheet-seat", total)]
    if cargo_points(view, seat):
        kinds = [kind for kind in KIND if view.thrown[seat, kind]]
        cargo = listed([_cargo(kind, view.thrown[seat, kind]) for kind in kinds])
        lines.append(Message("sheet-cargo", {"points": cargo_points(view, seat), "cargo": cargo}))
    else:
        lines.append(Message("sheet-no-cargo"))
    return [*lines, Message("sheet-bonus", {"points": bonus(view, seat)})] if bonus(view, seat) else lines


def _cargo(kind: int, count: int) -> Message:
    """Thrown Cargo of one kind with its points."""
    return Message(
        "sheet-kind", {"cargo": argument(KIND, kind), "count": count, "points": POINTS[kind] * count}
    )


def _winner_line(view: Table) -> Message:
    """Who won, and what decided it."""
    winners = Seats(view.winners)
    if not winners.seats:
        return Message("sheet-nobody", {"points": TARGET[view.mode]})
    best = winners.seats[0]
    arguments: dict[str, Argument] = {
        "seats": winners,
        "points": score(view, best),
        "coins": view.coins[best],
        "decided": "coins" if _by_coins(view) else "points",
    }
    return Message("sheet-winner" if len(winners.seats) == 1 else "sheet-draw", arguments)
