"""What the hand-written player of Cerberus reckons: a sketch of what may come, and its worth to a seat.

A sketch holds what decides a race: where the pawns stand, Cerberus, the die, the seats that the Barque seems
to have, and what a seat's own cards are good for. A script of deeds is tried on it; its worth is then close
to a chance to win, in millionths.
"""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import MOST_SEATS, NONE, PAWNS
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS, LOST, Table, find
from turncoat.kernel.chart import chart
from turncoat.kernel.families import Families
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule
from turncoat.kernel.things import Count

DOG = MOST_SEATS
"""A sketch: the space of every Adventurer, Cerberus' space,"""
DIE, SPEED = DOG + 1, DOG + 2
"""the die,"""
IN_PLAY = SPEED + 1
"""Adventurers in play,"""
FATE = IN_PLAY + 1
"""what I am,"""
WEALTH = FATE + 1
"""what my cards are worth,"""
PLACES = WEALTH + 1
"""and the seats of the Barque."""
SKETCH = PLACES + 1
NOW = SKETCH
"""The sketch of the table as it is; the one that is tried out lies before it."""
ORDER = NOW + SKETCH
"""The spaces of the Adventurers on the sketch, the first ahead."""

MOVES_BY, DIE_BY, FASTER_BY, DOG_RUNS, WORTH_BY, PLACES_ARE, STANDS_ON, HUNTS = range(8)
"""Deeds: a pawn moves, the die moves or turns, Cerberus runs, cards come or go, the Barque has so many seats,
a pawn stands elsewhere, and the hunt if the die is on it."""
DEED = 3
"""A deed, whom it concerns, and how much."""
MOST_DEEDS = 16
SCRIPT_LENGTH = ORDER + MOST_SEATS
"""How many deeds the script has."""
SCRIPT = SCRIPT_LENGTH + 1
TABLE_WORTH = SCRIPT + DEED * MOST_DEEDS
"""What the table is worth as it is,"""
PLACES_WORTH = TABLE_WORTH + 1
"""what it would be worth with other Barques,"""
STRIDE_WORTH = PLACES_WORTH + box.MOST_BARQUE_SEATS
"""and if one pawn moved, by up to three steps back or forward."""
BY = Count(-3, 3)
STRIDE = Families("stride").family("stride", who=box.PLAYER, by=BY)
"""The cell of such a worth, counted from the first of them."""
TRAITS = STRIDE_WORTH + STRIDE.length

SURE = 1000
"""Certainty."""
ABOARD = 960
"""The chance of one who is aboard to stay there."""
LAST_STEPS = 9
"""Steps of a whole crew to the Barque from which on every one counts more."""
USEFUL = 12
"""Spaces before the Barque from which on cards lose their use."""

_TEMPER = (
    (3, 4),  # tenths of a space that every step of the die before Hunt is worth
    (-20, 0),  # tenths of a space by which the last pawn is thought safer than it stands
    (30, 48),  # tenths of a space that make danger half as great
    (60, 60),  # hope while there are fewer Adventurers than seats in a hidden Barque
    (250, 42),  # hope at the Gates
    (972, 471),  # hope that the whole way adds
    (80, 80),  # hope that each Adventurer beyond a full crew adds
    (1023, 700),  # how much of hope danger takes when everybody is needed
    (20, 69),  # and when somebody is to spare
    (18, 2),  # what each face of the die takes from hope
    (16, 0),  # what a space ahead of the rival counts
    (60, 0),  # what it counts more before the Barque
    (10, 0),  # what being level with the rival counts
    (220, 0),  # danger to one who has others behind
    (35, 0),  # how much each of them and each space between helps, in tenths
    (60, 1000),  # what it is worth to be Cerberus' player, out of a thousand parts of his chances
    (20000, 0),  # to hold Regroup
    (5000, 0),  # to hold Gather
    (12000, 0),  # to hold Run
    (18000, 0),  # to hold Rush
    (0, 3000),  # to hold Fury
    (0, 5000),  # to hold Harry
    (0, 3000),  # to hold Stalk
    (0, 3000),  # to hold Return
    (7653, 0),  # to keep Sacrifice
    (14000, 0),  # to keep Favoritism
    (9561, 0),  # to keep Opportunism
    (9448, 0),  # to keep Cowardice
    (4547, 0),  # to keep Arrogance
    (15000, 0),  # to keep Selfishness
    (1399, 0),  # to keep Fatalism
    (0, 12168),  # to keep Ambush
    (0, 15230),  # to keep Treachery
    (0, 14000),  # to keep Grudge
    (0, 8000),  # to keep Deceit
    (0, 6800),  # to keep Violence
    (0, 8303),  # to keep Sabotage
    (10000, 18000),  # an unknown card of one's deck
    (0, 10282),  # a card that an Adventurer loses
    (10000, 8000),  # a card that a fellow draws
    (5000, 8291),  # a look at the first Barque
    (59, 20),  # the chance that others pay, in hundredths
    (25, 50),  # the chance that one who is helped chooses as I would, in hundredths
    (60, 50),  # what every captured player takes from hope
)
"""How a player judges, as an Adventurer and as Cerberus' player: parts of a thousand, unless said otherwise,
in a view of the race; millionths of a win for cards."""
(
    CALM, HEADSTART, DREAD, SHORT_HANDED, HOPE, WAY, SPARE, CUT, TRIM, HOT, RACE, SPURT, EVEN, COVER,
    SHIELD, TURN, READY_REGROUP, READY_GATHER, READY_RUN, READY_RUSH, READY_FURY, READY_HARRY,
    READY_STALK, READY_RETURN, KEEP_SACRIFICE, KEEP_FAVORITISM, KEEP_OPPORTUNISM, KEEP_COWARDICE,
    KEEP_ARROGANCE, KEEP_SELFISHNESS, KEEP_FATALISM, KEEP_AMBUSH, KEEP_TREACHERY, KEEP_GRUDGE,
    KEEP_DECEIT, KEEP_VIOLENCE, KEEP_SABOTAGE, NEW_CARD, FOE_CARD, MATE_CARD, SIGHT, ASK, TRUST,
    PACK,
) = range(TRAITS, TRAITS + len(_TEMPER))  # fmt: skip
"""Where they lie."""
TEMPER = chart([[trait[role] for trait in _TEMPER] for role in (ADVENTURER, CERBERUS)])
TRAIT_COUNT = len(_TEMPER)
FORWARD = TRAITS + TRAIT_COUNT
"""What promises make it worth to bring each of the others forward, or back, or to give the active player a
card."""
BACK = FORWARD + MOST_SEATS
GIFT = BACK + MOST_SEATS
HUNCH_CELLS = GIFT + 1
FIRST_MOVE = TRAITS
"""Cells before it are worths to reckon first; then come the moves."""


# Trying a script ---------------------------------------------------------------------------------


@rule
def add(h: Cells, deed: int, who: int, amount: int) -> None:
    """One more deed of the script."""
    at = SCRIPT + DEED * h[SCRIPT_LENGTH]
    h[at] = deed
    h[at + 1] = who
    h[at + 2] = amount
    h[SCRIPT_LENGTH] += 1


@rule
def on_feature(t: Table, h: Cells, feature: int) -> int:
    """An Adventurer on a space of some kind, or NONE."""
    for who in range(t.seats):
        space = h[who]
        if space != NONE and space < t.barque_space and t.feature[space] == feature:
            return who
    return NONE


@rule
def is_shut(t: Table, h: Cells, space: int) -> bool:
    """Whether a pawn cannot step onto a space of the sketch."""
    room = MOST_SEATS
    if space == t.barque_space:
        room = h[PLACES] if t.revealed else box.MOST_BARQUE_SEATS
    elif t.feature[space] == box.PLATFORM:
        room = 1
    there = 0
    for who in range(t.seats):
        there += h[who] == space
    return there >= room


@rule
def far_end(t: Table, h: Cells, here: int, ahead: bool, first: bool) -> int:
    """Where a shortcut leads from a space, or NONE."""
    feature = t.feature[here]
    end = NONE
    helper = NONE
    if ahead:
        if feature == box.BRIDGE_NEAR and t.bridge:
            end = box.BRIDGE_FAR
        elif feature == box.FUNICULAR_FOOT and first:
            end = box.FUNICULAR_TOP
        elif feature == box.PORTAL_NEAR:
            end = box.PORTAL_FAR
            helper = box.ACTUATOR
        elif feature == box.GONDOLA_LOW:
            end = helper = box.GONDOLA_HIGH
    elif feature == box.BRIDGE_FAR and t.bridge:
        end = box.BRIDGE_NEAR
    elif feature == box.PORTAL_FAR:
        end = box.PORTAL_NEAR
        helper = box.ACTUATOR
    elif feature == box.GONDOLA_HIGH:
        end = helper = box.GONDOLA_LOW
    if end == NONE or (helper != NONE and on_feature(t, h, helper) == NONE):
        return NONE
    space = find(t, end)
    return NONE if space <= h[DOG] < here else space


@rule
def walk(t: Table, h: Cells, who: int, by: int, far: bool) -> None:
    """Move a pawn on the sketch as far as Cerberus, by shortcuts if it shall go far."""
    ahead = by > 0
    steps = abs(by)
    first = True
    while steps > 0 and h[who] > h[DOG] and not (ahead and h[who] == t.barque_space):
        here = h[who]
        space = here + 1 if ahead else here - 1
        if far and here < t.barque_space and t.feature[here] >= box.FIRST_FORK:
            end = far_end(t, h, here, ahead, first)
            if end != NONE:
                space = end
        if is_shut(t, h, space):
            return
        h[who] = space
        first = False
        steps -= 1


@rule
def run_dog_on(t: Table, h: Cells, steps: int) -> int:
    """Cerberus runs on the sketch; returns the space on which he catches somebody, or NONE."""
    prey = t.barque_space
    for who in range(t.seats):
        if h[who] != NONE:
            prey = min(prey, h[who])
    if prey < t.barque_space and prey - h[DOG] <= steps:
        return prey
    h[DOG] = min(t.barque_space - 1, h[DOG] + steps)
    return NONE


@rule
def do(t: Table, h: Cells, deed: int, who: int, amount: int, far: bool) -> int:
    """Carry one deed out; returns the space on which Cerberus catches somebody, or NONE."""
    if deed == MOVES_BY:
        if h[who] != NONE:
            walk(t, h, who, amount, far)
            if h[who] <= h[DOG]:
                return h[who]
    elif deed == DIE_BY:
        h[DIE] = max(PAWNS + 1 - h[IN_PLAY], min(t.hunt, h[DIE] + amount))
    elif deed == FASTER_BY:
        h[SPEED] = min(box.FASTEST, h[SPEED] + amount)
    elif deed == WORTH_BY:
        h[WEALTH] += amount
    elif deed == PLACES_ARE:
        h[PLACES] = amount
    elif deed == STANDS_ON:
        h[who] = amount
        if amount <= h[DOG]:
            return amount
    elif deed == DOG_RUNS:
        return run_dog_on(t, h, amount)
    elif deed == HUNTS and h[DIE] >= t.hunt:
        prey = run_dog_on(t, h, h[SPEED])
        if prey == NONE:
            h[SPEED] = min(box.FASTEST, h[SPEED] + 1)
            h[DIE] = PAWNS + 1 - h[IN_PLAY]
        return prey
    return NONE


@rule
def seize(t: Table, seat: int, h: Cells, space: int) -> None:
    """Cerberus takes all on a space; he and the die go back."""
    mine = h[seat] == space
    dark = box.DARK - PAWNS + h[IN_PLAY]
    for who in range(t.seats):
        if h[who] == space:
            h[who] = NONE
            h[IN_PLAY] -= 1
            dark -= seat != t.active
    if mine:
        ends = h[IN_PLAY] == 0 or (t.revealed == 1 and h[IN_PLAY] < h[PLACES])
        h[FATE] = CERBERUS if dark >= 0 and space < t.finish and not ends else LOST
        h[WEALTH] = 0
    back = space - 1
    while back > 0 and not t.mark[back]:
        back -= 1
    h[DOG] = max(0, back)
    h[DIE] = PAWNS + 1 - h[IN_PLAY]
    h[SPEED] = t.least_speed


@rule
def outcome(t: Table, seat: int, h: Cells) -> int:
    """Try the script out, with the hunt that may end the turn; returns what comes of it for a seat."""
    for cell in range(SKETCH):
        h[cell] = h[NOW + cell]
    add(h, HUNTS, NONE, 0)
    for number in range(h[SCRIPT_LENGTH]):
        at = SCRIPT + DEED * number
        who = h[at + 1]
        far = h[at + 2] < 0 if h[FATE] == CERBERUS else who == seat and h[at + 2] > 0
        prey = do(t, h, h[at], who, h[at + 2], far)
        if prey != NONE:
            seize(t, seat, h, prey)
    h[SCRIPT_LENGTH] = 0
    return worth(t, seat, h)


# What a sketch is worth --------------------------------------------------------------------------


@rule
def bend(x: int, half: int) -> int:
    """From 0 over 500 to 1000, steep around 0."""
    return SURE // 2 + SURE // 2 * x // (half + abs(x))


@rule
def line_up(t: Table, h: Cells) -> None:
    """Put the Adventurers of the sketch in order."""
    count = 0
    for who in range(t.seats):
        space = h[who]
        if space != NONE:
            place = count
            while place > 0 and h[ORDER + place - 1] < space:
                h[ORDER + place] = h[ORDER + place - 1]
                place -= 1
            h[ORDER + place] = space
            count += 1


@rule
def danger_on(t: Table, h: Cells, space: int) -> int:
    """How likely Cerberus is to catch the last pawn if it stands on a space."""
    if space == t.barque_space:
        return 0
    slack = 10 * (space - h[DOG] - h[SPEED] - 1) + h[CALM] * (t.hunt - h[DIE])
    return SURE - bend(slack + h[HEADSTART], h[DREAD])


@rule
def escape(t: Table, h: Cells, is_open: bool, danger: int) -> int:
    """How likely Adventurers escape, by the crew that would fill the Barque and the danger to the last."""
    spare = h[IN_PLAY] - h[PLACES]
    if h[IN_PLAY] == 0 or (spare < 0 and is_open):
        return 0
    if spare < 0:
        return h[SHORT_HANDED]
    if h[ORDER + h[PLACES] - 1] == t.barque_space and is_open:
        return SURE
    total = 0
    for place in range(h[PLACES]):
        total += h[ORDER + place]
    far = SURE * total // (h[PLACES] * t.barque_space)
    hope = h[HOPE] + h[WAY] * far // SURE + h[SPARE] * min(3, spare) - h[HOT] * h[SPEED]
    hope -= h[PACK] * (t.seats - h[IN_PLAY])
    hope -= hope * danger // SURE * (h[TRIM] if spare else h[CUT]) // SURE
    hope = bend(hope - SURE // 2, SURE // 3)
    near = max(0, LAST_STEPS - h[PLACES] * t.barque_space + total) if is_open else 0
    return hope + (SURE - hope) * near * near // (LAST_STEPS * LAST_STEPS)


@rule
def share_of(t: Table, h: Cells, mine: int) -> int:
    """How likely a pawn is among those who escape, if anybody does."""
    if h[IN_PLAY] <= h[PLACES]:
        return SURE
    if mine == t.barque_space:
        return ABOARD
    last = ORDER + h[PLACES] - 1
    rival = h[last + 1] if mine >= h[last] else h[last]
    return bend((h[RACE] + h[SPURT] * rival // t.barque_space) * (mine - rival) + h[EVEN], 100)


@rule
def worth(t: Table, seat: int, h: Cells) -> int:
    """What the sketch is worth to a seat."""
    if h[FATE] == LOST:
        return 0
    line_up(t, h)
    is_open = t.revealed == 1 or h[ORDER] >= t.finish
    last = h[ORDER + max(1, h[IN_PLAY]) - 1]
    danger = danger_on(t, h, last)
    hope = escape(t, h, is_open, danger)
    slowest = h[ORDER + max(1, min(h[IN_PLAY], h[PLACES])) - 1]
    wealth = h[WEALTH] * min(USEFUL, t.barque_space - slowest) // USEFUL
    if h[FATE] == CERBERUS:
        return (SURE - hope) * h[TURN] + wealth
    mine = h[seat]
    if mine > last:
        behind = 0
        for place in range(h[IN_PLAY]):
            behind += h[ORDER + place] < mine
        wait = t.hunt - h[DIE]
        danger = danger_on(t, h, mine) * h[COVER] // SURE
        danger = danger * wait // (wait + h[SHIELD] * (mine - last + behind) // 10)
    caught = 0
    if PAWNS - h[IN_PLAY] < box.DARK and mine < t.finish and (h[IN_PLAY] > h[PLACES] or not is_open):
        caught = (SURE - hope) * h[TURN] // SURE
    free = hope * share_of(t, h, mine) // SURE
    return free * (SURE - danger) + caught * danger + wealth


# The table as it is ------------------------------------------------------------------------------


@rule
def likely_places(t: Table) -> int:
    """The seats of the first Barque as far as a view knows, else about the middle of those unseen."""
    if t.barque[0] != NONE:
        return t.barque[0]
    total = 6
    unseen = box.SLOTS
    for slot in range(1, box.SLOTS):
        if t.barque[slot] != NONE:
            total -= t.barque[slot]
            unseen -= 1
    return (total + unseen // 2) // unseen


@rule
def ready_worth(t: Table, seat: int, h: Cells, played: int) -> int:
    """What Action cards are worth to a seat that holds all but some."""
    first = READY_REGROUP if t.role[seat] == ADVENTURER else READY_FURY
    total = 0
    for card in range(box.ACTION_CARDS):
        if not (played >> card) & 1:
            total += h[first + card]
    return total


@rule
def sketch_table(t: Table, seat: int, h: Cells) -> None:
    """The table as it is."""
    for who in range(t.seats):
        adventures = t.role[who] == ADVENTURER
        h[NOW + who] = t.space[who] if adventures else NONE
        h[NOW + IN_PLAY] += adventures
    h[NOW + DOG] = t.dog
    h[NOW + DIE] = t.rage
    h[NOW + SPEED] = t.speed
    h[NOW + FATE] = t.role[seat]
    h[NOW + WEALTH] = ready_worth(t, seat, h, t.played[seat])
    for kind in range(box.KINDS):
        h[NOW + WEALTH] += h[KEEP_SACRIFICE + kind] * (t.hand[seat, kind] - t.offer[seat, kind])
    h[NOW + PLACES] = likely_places(t)
