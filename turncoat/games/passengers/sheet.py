"""The score sheet of Passengers: every point explained."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers import GAME
from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import NONE, ROUNDS, SPACES
from turncoat.games.passengers.names import COLOURS, NAMES, name_of, points
from turncoat.games.passengers.scoring import (
    arrived,
    colour_bonus,
    colour_of,
    is_demon,
    is_soul,
    matches,
    neighbour,
    souls_aboard,
)
from turncoat.games.passengers.table import Table
from turncoat.words import Argument, Message, Seat, Seats, Thing

_DIRECTIONS = {"left": (0, -1), "right": (0, 1), "below": (-1, 0), "above": (1, 0)}
"""Where a neighbour is, and the way there as steps of row and space."""


def faction_points(view: Table) -> dict[str, int | float]:
    """What each faction in the game has scored."""
    return {
        faction: points(view.half_points[number])
        for number, faction in enumerate(GAME.sides)
        if box.FACTION_PILE[view.seats, number]
    }


def winners(view: Table) -> int:
    """The seats of the winning faction, a bit each."""
    return sum(1 << seat for seat in range(view.seats) if view.faction[seat] == view.winner)


def sheet(view: Table) -> dict[str, Any]:
    """The score sheet of a finished game, every point of it explained."""
    souls, demons, yaesther = (view.half_points[faction] for faction in range(box.TYPES))
    return {
        "boats": [_row(view, row) for row in range(ROUNDS)],
        "points": faction_points(view),
        "factions": {
            faction: [seat for seat in range(view.seats) if view.faction[seat] == number]
            for number, faction in enumerate(GAME.sides)
            if box.FACTION_PILE[view.seats, number]
        },
        "winner": NAMES["faction"][view.winner],
        "winners": Seats(winners(view)).seats,
        "by_coin": souls == demons > yaesther,
        "coin": view.coin,
    }


def _row(view: Table, row: int) -> dict[str, Any]:
    """A boat of the Afterlands: who sits in it and what that is worth to each faction."""
    seated = [space for space in range(SPACES) if arrived(view, row, space) != NONE]
    souls = [space for space in seated if is_soul(arrived(view, row, space))]
    demons = [space for space in seated if is_demon(arrived(view, row, space))]
    bonuses = [_bonus(view, row, colour) for colour in range(box.COLOURS) if colour_bonus(view, row, colour)]
    worth = [_demon(view, row, space) for space in demons]
    return {
        "round": row + 1,
        "boat": NAMES["boat"][view.ferried[row]],
        "passengers": [_passenger_scored(view, row, space) for space in seated],
        "souls": len(souls),
        "bonuses": bonuses,
        "demons": worth,
        "points": {
            "souls": len(souls) + sum(bonus["points"] for bonus in bonuses),
            "demons": sum(demon["points"] for demon in worth),
        },
    }


def _passenger_scored(view: Table, row: int, space: int) -> dict[str, Any]:
    """A Passenger in the Afterlands with the colour that counts."""
    at = (row, view.ferried[row], space)
    placer = view.placer[at]
    return {
        "space": space,
        "card": NAMES["card"][view.passenger[at]],
        "placer": "shadow" if placer == box.SHADOW else placer,
        "mask": name_of("colour", view.mask[at]),
        "colour": name_of("colour", colour_of(view, row, space)),
    }


def _bonus(view: Table, row: int, colour: int) -> dict[str, Any]:
    """The Soul Guides' bonus for one colour in one boat."""
    return {
        "colour": COLOURS[colour],
        "souls": souls_aboard(view, row, colour),
        "points": colour_bonus(view, row, colour),
    }


def _demon(view: Table, row: int, space: int) -> dict[str, Any]:
    """What a Demon is worth, and the Souls beside it that add to it."""
    beside = []
    for direction, (up, right) in _DIRECTIONS.items():
        if matches(view, row, space, up, right):
            there, at = divmod(neighbour(view, row, space, up, right), SPACES)
            beside.append({"direction": direction, "round": there + 1, "space": at})
    return {
        "space": space,
        "card": NAMES["card"][arrived(view, row, space)],
        "colour": name_of("colour", colour_of(view, row, space)),
        "beside": beside,
        "points": 1 + len(beside),
    }


def sheet_lines(view: Table) -> list[Message]:
    """The score sheet in words, a line each."""
    written = sheet(view)
    lines = [line for row in written["boats"] for line in _row_lines(row)] + [Message("sheet-result")]
    for faction, scored in written["points"].items():
        seats = sum(1 << seat for seat in written["factions"][faction])
        arguments = {"faction": Thing(f"faction-{faction}"), "points": scored, "seats": Seats(seats)}
        lines.append(Message("sheet-total", arguments))
    ending = "sheet-winner-by-coin" if written["by_coin"] else "sheet-winner"
    arguments = {"faction": Thing(f"faction-{written['winner']}"), "seats": Seats(winners(view))}
    coin = {"coin": Seat(view.coin), "holder": name_of("faction", view.faction[view.coin]) or ""}
    return [*lines, Message(ending, arguments | coin)]


def _row_lines(row: dict[str, Any]) -> list[Message]:
    """One boat of the score sheet."""
    boat = {"round": Thing(f"round-{row['round']}"), "boat": Thing(f"boat-{row['boat']}")}
    lines = [Message("sheet-boat", boat | row["points"]), Message("sheet-souls", {"souls": row["souls"]})]
    for bonus in row["bonuses"]:
        lines.append(Message("sheet-bonus", bonus | {"colour": Thing(f"colour-{bonus['colour']}")}))
    masks = {passenger["space"]: passenger["mask"] for passenger in row["passengers"]}
    return [*lines, *(_demon_line(demon, masks[demon["space"]]) for demon in row["demons"])]


def _demon_line(demon: dict[str, Any], mask: str | None) -> Message:
    """A Demon with the points it brings: its own, and those for the Souls beside it."""
    beside = [near["direction"] for near in demon["beside"]]
    arguments: dict[str, Argument] = {
        "space": demon["space"] + 1,
        "card": Thing(f"card-{demon['card']}"),
        "mask": Thing(f"colour-{mask or 'none'}"),
        "colour": Thing(f"colour-{demon['colour'] or 'none'}"),
        "points": demon["points"],
    }
    return Message("sheet-demon", arguments | {side: beside.count(side) for side in _DIRECTIONS})
