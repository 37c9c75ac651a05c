"""The score sheet of Passengers: every point explained."""

from __future__ import annotations

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
from turncoat.games.passengers.shapes import (
    Beside,
    Bonus,
    ScoredBoat,
    ScoredDemon,
    ScoredPassenger,
    Sheet,
)
from turncoat.games.passengers.table import Table
from turncoat.games.playable import Figure
from turncoat.words import Argument, Message, Seat, Seats, Thing, argument


def faction_points(view: Table) -> dict[str, float]:
    """What each faction in the game has scored."""
    return {FACTION.names[faction]: points(view.half_points[faction]) for faction in _factions(view)}


def _factions(view: Table) -> list[int]:
    """The factions in the game."""
    return [faction for faction in FACTION if box.FACTION_PILE[view.seats, faction]]


def _members(view: Table, faction: int) -> Seats:
    """The seats of a faction."""
    return Seats(sum(1 << seat for seat in range(view.seats) if view.faction[seat] == faction))


def winners(view: Table) -> int:
    """The seats of the winning faction, a bit each."""
    return _members(view, view.winner).bits


def total(faction: str, scored: float, seats: Seats) -> Message:
    """What a faction has scored."""
    return Message("sheet-total", {"faction": Thing(f"faction-{faction}"), "points": scored, "seats": seats})


def sheet(view: Table) -> Sheet:
    """The score sheet of a finished game, every point of it explained."""
    souls, demons, yaesther = (view.half_points[faction] for faction in FACTION)
    by_coin = souls == demons > yaesther
    scored = faction_points(view)
    seats = {FACTION.names[faction]: _members(view, faction) for faction in _factions(view)}
    return {
        "boats": [_row(view, row) for row in box.ROUND],
        "points": scored,
        "factions": {faction: seats[faction].seats for faction in seats},
        "winner": FACTION.names[view.winner],
        "winners": Seats(winners(view)).seats,
        "by_coin": by_coin,
        "coin": view.coin,
        "totals": {faction: total(faction, scored[faction], seats[faction]).json() for faction in seats},
        "ending": _ending(view, by_coin).json(),
    }


def figures(table: Table, seat: int) -> list[Figure]:
    """A seat's points, and in how many rounds its vote was for the boat that crossed."""
    votes = [
        (table.vote[row, seat], table.ferried[row]) for row in box.ROUND if table.vote[row, seat] != NONE
    ]
    with_the_winners = sum(vote == boat for vote, boat in votes)
    return [
        Figure("points", points(table.half_points[table.faction[seat]])),
        Figure("votes", with_the_winners, len(votes)),
    ]


def _ending(view: Table, by_coin: bool) -> Message:
    """Who won and why."""
    won: dict[str, Argument] = {"faction": argument(FACTION, view.winner), "seats": Seats(winners(view))}
    coin = {"coin": Seat(view.coin), "holder": known(FACTION, view.faction[view.coin]) or ""}
    return Message("sheet-winner-by-coin" if by_coin else "sheet-winner", won | coin)


def _row(view: Table, row: int) -> ScoredBoat:
    """A boat of the Afterlands: who sits in it and what that is worth to each faction."""
    seated = [space for space in box.SPACE if arrived(view, row, space) != NONE]
    souls = sum(is_soul(arrived(view, row, space)) for space in seated)
    bonuses = [_bonus(view, row, colour) for colour in COLOUR if colour_bonus(view, row, colour)]
    demons = [_demon(view, row, space) for space in seated if is_demon(arrived(view, row, space))]
    worth = {
        "souls": souls + sum(bonus["points"] for bonus in bonuses),
        "demons": sum(demon["points"] for demon in demons),
    }
    boat = {"round": argument(box.ROUND, row), "boat": argument(BOAT, view.ferried[row])}
    told = [
        Message("sheet-boat", boat | worth),
        Message("sheet-souls", {"souls": souls}),
    ]
    return {
        "round": row + 1,
        "boat": BOAT.names[view.ferried[row]],
        "passengers": [_passenger_scored(view, row, space) for space in seated],
        "souls": souls,
        "bonuses": bonuses,
        "demons": demons,
        "points": worth,
        "told": [line.json() for line in told],
    }


def _passenger_scored(view: Table, row: int, space: int) -> ScoredPassenger:
    """A Passenger in the Afterlands with the colour that counts."""
    at = (row, view.ferried[row], space)
    return {
        "space": space,
        "card": CARD.names[view.passenger[at]],
        "placer": box.PLACER.json(view.placer[at]),
        "mask": known(COLOUR, view.mask[at]),
        "colour": known(COLOUR, colour_of(view, row, space)),
        "soul": is_soul(view.passenger[at]),
    }


def _bonus(view: Table, row: int, colour: int) -> Bonus:
    """The Soul Guides' bonus for one colour in one boat."""
    souls, more = souls_aboard(view, row, colour), colour_bonus(view, row, colour)
    said = {"colour": argument(COLOUR, colour), "souls": souls, "points": more}
    return {
        "colour": COLOUR.names[colour],
        "souls": souls,
        "points": more,
        "message": Message("sheet-bonus", said).json(),
    }


def _demon(view: Table, row: int, space: int) -> ScoredDemon:
    """What a Demon is worth: its own point, and those for the Souls beside it."""
    ways = [way for way in WAY if matches(view, row, space, way)]
    card, colour = arrived(view, row, space), known(COLOUR, colour_of(view, row, space))
    mask = known(COLOUR, view.mask[row, view.ferried[row], space])
    said: dict[str, Argument] = {
        "space": space + 1,
        "card": argument(CARD, card),
        "mask": Thing(f"colour-{mask or 'none'}"),
        "colour": Thing(f"colour-{colour or 'none'}"),
        "points": 1 + len(ways),
    }
    sides = {WAY.names[way]: int(way in ways) for way in WAY}
    return {
        "space": space,
        "card": CARD.names[card],
        "colour": colour,
        "beside": [_beside(way, neighbour(view, row, space, way)) for way in ways],
        "points": 1 + len(ways),
        "message": Message("sheet-demon", said | sides).json(),
    }


def _beside(way: int, near: int) -> Beside:
    """A Soul beside a Demon."""
    return {"direction": WAY.names[way], "round": SPOT.row(near) + 1, "space": SPOT.space(near)}


def sheet_lines(view: Table) -> list[Message]:
    """The score sheet in words, a line each."""
    written = sheet(view)
    end = [*written["totals"].values(), written["ending"]]
    return [*sheet_of_boats(written), Message("sheet-result"), *(Message.read(line) for line in end)]


def sheet_of_boats(written: Sheet) -> list[Message]:
    """Of a score sheet what each boat in the Afterlands brings, and by what."""
    lines = []
    for boat in written["boats"]:
        worth = [*boat["bonuses"], *boat["demons"]]
        lines += [*boat["told"], *(one["message"] for one in worth)]
    return [Message.read(line) for line in lines]
