"""The end of Passengers: what the Afterlands are worth to each faction, and who wins."""

from __future__ import annotations

from turncoat.games.passengers.components import (
    BOATS,
    COLOUR,
    COLOURS,
    DEMON,
    NONE,
    ROUNDS,
    SOUL,
    SPACES,
    SPACES_IN,
    TYPE,
    YAESTHER,
    YAESTHER_HALF_POINTS,
)
from turncoat.games.passengers.news import SCORED, WON, WON_BY_COIN
from turncoat.games.passengers.table import Table
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import chart, rule

WAYS = chart([[0, -1], [0, 1], [-1, 0], [1, 0]])
"""Left, right, down, up: steps of row, where a later round lies higher, and of space."""


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
    return mask if mask != NONE else COLOUR[arrived(t, row, space)]


@rule
def is_soul(card: int) -> bool:
    """A Soul, or the Yaesther, who counts as one."""
    return card != NONE and TYPE[card] != DEMON


@rule
def is_demon(card: int) -> bool:
    """A Demon, or the Yaesther, who counts as one."""
    return card != NONE and TYPE[card] != SOUL


@rule
def souls_aboard(t: Table, row: int, colour: int) -> int:
    """Souls of a colour in one boat of the Afterlands."""
    count = 0
    for space in range(SPACES_IN[t.layout]):
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
        for space in range(SPACES_IN[t.layout]):
            if is_soul(arrived(t, row, space)):
                points += 1
        for colour in range(COLOURS):
            points += colour_bonus(t, row, colour)
    return points


@rule
def neighbour(t: Table, row: int, space: int, up: int, right: int) -> int:
    """The nearest Passenger in a direction, across empty spaces, as `SPACES * row + space`, or NONE."""
    there = row + up
    at = space + right
    while 0 <= there < ROUNDS and 0 <= at < SPACES:
        if arrived(t, there, at) != NONE:
            return SPACES * there + at
        there += up
        at += right
    return NONE


@rule
def matches(t: Table, row: int, space: int, up: int, right: int) -> int:
    """One if the nearest Passenger in a direction is a Soul of the same colour, else nothing."""
    colour = colour_of(t, row, space)
    near = neighbour(t, row, space, up, right)
    if colour == NONE or near == NONE:
        return 0
    there = near // SPACES
    at = near % SPACES
    return 1 if is_soul(arrived(t, there, at)) and colour_of(t, there, at) == colour else 0


@rule
def demon_bonus(t: Table, row: int, space: int) -> int:
    """A Demon's points for neighbouring Souls of its colour, across empty spaces."""
    bonus = 0
    for way in range(4):
        bonus += matches(t, row, space, WAYS[way, 0], WAYS[way, 1])
    return bonus


@rule
def demon_points(t: Table) -> int:
    """What the Demon Smugglers score."""
    points = 0
    for row in range(ROUNDS):
        for space in range(SPACES_IN[t.layout]):
            if is_demon(arrived(t, row, space)):
                points += 1 + demon_bonus(t, row, space)
    return points


@rule
def reveal(t: Table) -> None:
    """All Passengers are turned face up: those in the Afterlands to be counted, the lost ones for show."""
    for row in range(ROUNDS):
        for boat in range(BOATS):
            for space in range(SPACES_IN[t.layout]):
                if t.passenger[row, boat, space] != NONE:
                    t.face_up[row, boat, space] = 1


@rule
def score(t: Table) -> None:
    """Reveal all Passengers, count the Afterlands, and name the winning faction."""
    reveal(t)
    souls = 2 * soul_points(t)
    demons = 2 * demon_points(t)
    yaesther = YAESTHER_HALF_POINTS[t.seats]
    t.half_points[SOUL] = souls
    t.half_points[DEMON] = demons
    t.half_points[YAESTHER] = yaesther
    tell(t, EVERYONE, SCORED, souls, demons, yaesther)
    tied = souls == demons and souls > yaesther
    if tied:
        t.winner = DEMON if t.faction[t.coin] == DEMON else SOUL
    elif yaesther > souls and yaesther > demons:
        t.winner = YAESTHER
    else:
        t.winner = SOUL if souls > demons else DEMON
    seats = 0
    for seat in range(t.seats):
        if t.faction[seat] == t.winner:
            seats |= 1 << seat
    tell(t, EVERYONE, WON_BY_COIN if tied else WON, t.winner, seats)
