"""The rules of liar's dice, from the record to the hand-written player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turncoat.kernel.chance import below
from turncoat.kernel.families import Families
from turncoat.kernel.game import Option, place_of
from turncoat.kernel.moves import allow, allowed
from turncoat.kernel.news import EVERYONE, Kinds, Weight, censor, forget, only, tell
from turncoat.kernel.record import Cells, Record, count, one
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Count, Places

NONE = -1
FACES, DICE, MOST_SEATS = 6, 5, 6
FACE, DIE = Places("face", FACES), Places("die", DICE)
MOST = DICE * MOST_SEATS

MOVES = Families("move")
BID = MOVES.family("bid", dice=Count(1, MOST), face=FACE)
DOUBT = MOVES.family("doubt")

NEWS = Kinds()
ROLLED = NEWS.kind("rolled", face=FACE, uncovers=True)
"""To the one who rolled it."""
BIDS = NEWS.kind("bids", seat=SEAT, dice=Count(0, MOST), face=FACE)
DOUBTS = NEWS.kind("doubts", hits="other", seat=SEAT, other=SEAT)
SHOWN = NEWS.kind("shown", uncovers=True, weight=Weight.ASIDE, seat=SEAT, face=FACE)
COUNTED = NEWS.kind("counted", uncovers=True, weight=Weight.SCENE, dice=Count(0, MOST), face=FACE)
LOST = NEWS.kind("lost", uncovers=True, hits="seat", seat=SEAT, dice=Count(0, DICE))
WON = NEWS.kind("won", weight=Weight.SCENE, seat=SEAT)
MOST_NEWS = 1 + MOST + 3 + MOST
"""A doubt, all dice shown, what they come to, and new rolls, each told to one seat."""

OPTIONS = (Option("dice", ("2", "3", "4", "5"), "3"),)


class Table(Record, news=MOST_NEWS):
    """One game of liar's dice."""

    each: int = count(2, DICE, shown=True)
    active: int = one(SEAT, shown=True)
    left: Cells = count(0, DICE, SEAT, blank=0, shown=True)
    """Dice that a player still has."""
    roll: Cells = one(FACE, SEAT, DIE)
    bidder: int = one(SEAT, shown=True)
    bid: int = count(0, MOST, blank=0, shown=True)
    face: int = one(FACE, shown=True)
    winner: int = one(SEAT, shown=True)


def prepare(t: Table, options: Mapping[str, str]) -> None:
    """Write the options into a blank table."""
    t.each = 2 + place_of("dice", options["dice"], OPTIONS[0].values)


@rule
def deal(t: Table) -> None:
    """Everybody has all dice; chance says who begins."""
    for seat in range(t.seats):
        t.left[seat] = t.each
    begin_round(t, below(t.chance, t.seats))


@rule
def begin_round(t: Table, seat: int) -> None:
    """All dice are rolled in secret; nobody has bid."""
    t.bidder = NONE
    t.bid = 0
    t.face = NONE
    for other in range(t.seats):
        for die in range(DICE):
            t.roll[other, die] = below(t.chance, FACES) if die < t.left[other] else NONE
            if die < t.left[other]:
                tell(t, only(other), ROLLED, t.roll[other, die])
    t.active = seat
    t.awaits = 1 << seat


@rule
def next_player(t: Table, seat: int) -> int:
    """The next seat that has dice."""
    seat = (seat + 1) % t.seats
    while t.left[seat] == 0:
        seat = (seat + 1) % t.seats
    return seat


@rule
def dice_in_play(t: Table) -> int:
    """All dice on the table."""
    dice = 0
    for seat in range(t.seats):
        dice += t.left[seat]
    return dice


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """A higher bid: more dice, or as many of a higher face. Once there is a bid, it can be doubted."""
    if not (t.awaits >> seat) & 1:
        return 0
    found = 0
    for dice in range(max(1, t.bid), dice_in_play(t) + 1):
        for face in range(FACES):
            if dice > t.bid or face > t.face:
                allow(mask, BID.at(dice, face))
                found += 1
    if t.bid > 0:
        allow(mask, DOUBT.at())
        found += 1
    return found


@rule
def play(t: Table, seat: int, move: int) -> None:
    """A bid passes the turn on; a doubt shows all dice, and somebody loses one."""
    forget(t)
    t.decisions += 1
    if BID.has(move):
        t.bidder = seat
        t.bid = BID.dice(move)
        t.face = BID.face(move)
        tell(t, EVERYONE, BIDS, seat, t.bid, t.face)
        t.active = next_player(t, seat)
        t.awaits = 1 << t.active
    else:
        tell(t, EVERYONE, DOUBTS, seat, t.bidder)
        lose_die(t, seat if show_dice(t) >= t.bid else t.bidder)


@rule
def show_dice(t: Table) -> int:
    """All dice are shown; returns how many have the face of the bid."""
    found = 0
    for other in range(t.seats):
        for die in range(t.left[other]):
            tell(t, EVERYONE, SHOWN, other, t.roll[other, die])
            found += t.roll[other, die] == t.face
    tell(t, EVERYONE, COUNTED, found, t.face)
    return found


@rule
def lose_die(t: Table, seat: int) -> None:
    """A player has one die less and begins the next round; the last one with dice has won."""
    t.left[seat] -= 1
    tell(t, EVERYONE, LOST, seat, t.left[seat])
    if dice_in_play(t) == t.left[next_player(t, seat)]:
        t.winner = next_player(t, seat)
        t.awaits = 0
        tell(t, EVERYONE, WON, t.winner)
    else:
        begin_round(t, seat if t.left[seat] > 0 else next_player(t, seat))


@rule
def payoff(t: Table, out: Any) -> None:
    """One for the winner."""
    for seat in range(t.seats):
        out[seat] = 1 if seat == t.winner else 0


@rule
def no_sides(t: Table, seat: int) -> int:
    """Everybody plays alone."""
    return 0


@rule
def veil(t: Table, seat: int) -> None:
    """Everybody sees the own dice only; when the game is over all dice have been shown."""
    censor(t, seat)
    for word in range(4):
        t.chance[word] = 0
    for other in range(t.seats):
        for die in range(DICE):
            if other != seat and t.awaits:
                t.roll[other, die] = NONE


@rule
def guess(t: Table, seat: int) -> None:
    """The dice of the others fell by chance."""
    for other in range(t.seats):
        for die in range(t.left[other]):
            if t.roll[other, die] == NONE:
                t.roll[other, die] = below(t.chance, FACES)


@rule
def choose(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """Doubt what is well above what can be expected; else bid one step up, often on the own best face."""
    best = 0
    own = 0
    for face in range(FACES):
        held = 0
        for die in range(t.left[seat]):
            held += t.roll[seat, die] == face
        if held > own or (held == own and below(whim, 2) == 0):
            best = face
            own = held
    others = dice_in_play(t) - t.left[seat]
    if t.bid > 0:
        mine = 0
        for die in range(t.left[seat]):
            mine += t.roll[seat, die] == t.face
        if FACES * (t.bid - mine) > others + 2 + below(whim, 4):
            return DOUBT.at()
    bid = max(1, t.bid)
    if not allowed(mask, BID.at(bid, best)):
        bid += 1
    return BID.at(bid, best) if bid <= dice_in_play(t) else DOUBT.at()
