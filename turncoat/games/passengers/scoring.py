"""The end of Passengers: what the Afterlands are worth to each faction, and who wins."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers import news
from turncoat.games.passengers.components import BOATS, COLOURS, DEMON, NONE, ROUNDS, SOUL, SPACES
from turncoat.games.passengers.table import Table
from turncoat.kernel.chart import chart
from turncoat.kernel.families import Family
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule
from turncoat.kernel.things import Things

WAY = Things("direction", "left", "right", "below", "above")
STEPS = chart([[0, -1], [0, 1], [-1, 0], [1, 0]])
"""The steps of row, where a later round lies higher, and of space: `STEPS[way, 0]` and `STEPS[way, 1]`."""
SPOT = Family("spot", {"row": box.ROUND, "space": box.SPACE}, 0)
"""A space of the Afterlands as one number."""


@rule
def arrived(t: Table, row: int, space: int) -> int:
    """The Passenger on a space of the Afterlands; row 0 is the boat of round I."""
    if t.ferried[row] == NONE:
        return NONE
    return t.passenger[row, t.ferried[row], space]


@rule
def colour_of(t: Table, row: int, space: int) -> int:
    """The colour that counts: the mask's, else the printed one."""
    mask = t.mask[row, t.ferried[row], space]
    return mask if mask != NONE else box.COLOUR_OF[arrived(t, row, space)]


@rule
def is_soul(card: int) -> bool:
    """A Soul, or the Yaesther, who counts as one."""
    return card != NONE and box.TYPE_OF[card] != DEMON


@rule
def is_demon(card: int) -> bool:
    """A Demon, or the Yaesther, who counts as one."""
    return card != NONE and box.TYPE_OF[card] != SOUL


@rule
def souls_aboard(t: Table, row: int, colour: int) -> int:
    """Souls of a colour in one boat of the Afterlands."""
    count = 0
    for space in range(box.SPACES_IN[t.layout]):
        if is_soul(arrived(t, row, space)) and colour_of(t, row, space) == colour:
            count += 1
    return count


@rule
def colour_bonus(t: Table, row: int, colour: int) -> int:
    """One point for two Souls of a colour in a boat, two for three, three for four.

    With the narrower reading only the largest group of the boat counts, the first of equals.
    """
    souls = souls_aboard(t, row, colour)
    if t.largest_group_only:
        for other in range(COLOURS):
            group = souls_aboard(t, row, other)
            if group > souls or (group == souls and other < colour):
                return 0
    return max(0, souls - 1)


@rule
def soul_points(t: Table) -> int:
    """What the Soul Guides score."""
    points = 0
    for row in range(ROUNDS):
        for space in range(box.SPACES_IN[t.layout]):
            if is_soul(arrived(t, row, space)):
                points += 1
        for colour in range(COLOURS):
            points += colour_bonus(t, row, colour)
    return points


@rule
def neighbour(t: Table, row: int, space: int, way: int) -> int:
    """The spot of the nearest Passenger in a direction, across empty spaces, or NONE."""
    there = row + STEPS[way, 0]
    at = space + STEPS[way, 1]
    while 0 <= there < ROUNDS and 0 <= at < SPACES:
        if arrived(t, there, at) != NONE:
            return SPOT.at(there, at)
        there += STEPS[way, 0]
        at += STEPS[way, 1]
    return NONE


@rule
def matches(t: Table, row: int, space: int, way: int) -> int:
    """One if the nearest Passenger in a direction is a Soul of the same colour, else nothing."""
    colour = colour_of(t, row, space)
    near = neighbour(t, row, space, way)
    if colour == NONE or near == NONE:
        return 0
    there = SPOT.row(near)
    at = SPOT.space(near)
    return 1 if is_soul(arrived(t, there, at)) and colour_of(t, there, at) == colour else 0


@rule
def demon_bonus(t: Table, row: int, space: int) -> int:
    """A Demon's points for neighbouring Souls of its colour, across empty spaces."""
    bonus = 0
    for way in range(WAY.length):
        bonus += matches(t, row, space, way)
    return bonus


@rule
def demon_points(t: Table) -> int:
    """What the Demon Smugglers score."""
    points = 0
    for row in range(ROUNDS):
        for space in range(box.SPACES_IN[t.layout]):
            if is_demon(arrived(t, row, space)):
                points += 1 + demon_bonus(t, row, space)
    return points


@rule
def reveal(t: Table) -> None:
    """All Passengers are turned face up: those in the Afterlands to be counted, the lost ones for show."""
    for row in range(ROUNDS):
        for boat in range(BOATS):
            for space in range(box.SPACES_IN[t.layout]):
                if t.passenger[row, boat, space] != NONE:
                    t.face_up[row, boat, space] = 1


@rule
def score(t: Table) -> None:
    """Reveal all Passengers, count the Afterlands, and name the winning faction."""
    reveal(t)
    souls = 2 * soul_points(t)
    demons = 2 * demon_points(t)
    yaesther = box.YAESTHER_HALF_POINTS[t.seats]
    t.half_points[SOUL] = souls
    t.half_points[DEMON] = demons
    t.half_points[box.YAESTHER] = yaesther
    tell(t, EVERYONE, news.SCORED, souls, demons, yaesther)
    tied = souls == demons and souls > yaesther
    if tied:
        t.winner = DEMON if t.faction[t.coin] == DEMON else SOUL
    elif yaesther > souls and yaesther > demons:
        t.winner = box.YAESTHER
    else:
        t.winner = SOUL if souls > demons else DEMON
    seats = 0
    for seat in range(t.seats):
        if t.faction[seat] == t.winner:
            seats |= 1 << seat
    tell(t, EVERYONE, news.WON_BY_COIN if tied else news.WON, t.winner, seats)
