"""The score sheet of Passengers: every point explained."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import BOAT, CARD, COLOUR, FACTION, NONE
from turncoat.games.passengers.names import known, points
from turncoat.games.passengers.scoring import (
    SPOT,
    WAY,
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


def faction_points(view: Table) -> dict[str, int | float]:
    """What each faction in the game has scored."""
    return {
        faction: points(view.half_points[number])
        for number, faction in enumerate(FACTION.names)
        if box.FACTION_PILE[view.seats, number]
    }


def winners(view: Table) -> int:
    """The seats of the winning faction, a bit each."""
    return sum(1 << seat for seat in range(view.seats) if view.faction[seat] == view.winner)


def sheet(view: Table) -> dict[str, Any]:
    """The score sheet of a finished game, every point of it explained."""
    souls, demons, yaesther = (view.half_points[faction] for faction in FACTION)
    return {
        "boats": [_row(view, row) for row in box.ROUND],
        "points": faction_points(view),
        "factions": {
            faction: [seat for seat in range(view.seats) if view.faction[seat] == number]
            for number, faction in enumerate(FACTION.names)
            if box.FACTION_PILE[view.seats, number]
        },
        "winner": FACTION.names[view.winner],
        "winners": Seats(winners(view)).seats,
        "by_coin": souls == demons > yaesther,
        "coin": view.coin,
    }


def _row(view: Table, row: int) -> dict[str, Any]:
    """A boat of the Afterlands: who sits in it and what that is worth to each faction."""
    seated = [space for space in box.SPACE if arrived(view, row, space) != NONE]
    souls = [space for space in seated if is_soul(arrived(view, row, space))]
    demons = [space for space in seated if is_demon(arrived(view, row, space))]
    bonuses = [_bonus(view, row, colour) for colour in COLOUR if colour_bonus(view, row, colour)]
    worth = [_demon(view, row, space) for space in demons]
    return {
        "round": row + 1,
        "boat": BOAT.names[view.ferried[row]],
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
    return {
        "space": space,
        "card": CARD.names[view.passenger[at]],
        "placer": box.PLACER.json(view.placer[at]),
        "mask": known(COLOUR, view.mask[at]),
        "colour": known(COLOUR, colour_of(view, row, space)),
    }


def _bonus(view: Table, row: int, colour: int) -> dict[str, Any]:
    """The Soul Guides' bonus for one colour in one boat."""
    return {
        "colour": COLOUR.names[colour],
        "souls": souls_aboard(view, row, colour),
        "points": colour_bonus(view, row, colour),
    }


def _demon(view: Table, row: int, space: int) -> dict[str, Any]:
    """What a Demon is worth, and the Souls beside it that add to it."""
    beside = []
    for way in WAY:
        if matches(view, row, space, way):
            near = neighbour(view, row, space, way)
            beside.append(
                {"direction": WAY.names[way], "round": SPOT.row(near) + 1, "space": SPOT.space(near)}
            )
    return {
        "space": space,
        "card": CARD.names[arrived(view, row, space)],
        "colour": known(COLOUR, colour_of(view, row, space)),
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
    coin = {"coin": Seat(view.coin), "holder": known(FACTION, view.faction[view.coin]) or ""}
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
    return Message("sheet-demon", arguments | {side: beside.count(side) for side in WAY.names})
