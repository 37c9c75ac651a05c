"""What the hand-written player of Mad Zeppelin reckons, all in hundredths of a point.

How many plays are to come, what a coin and a card are then worth, who may hold which traitor, what it
would be worth to stop it, and what a colour on the dice is good for.
"""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table
from turncoat.games.mad_zeppelin.components import CRATE, KINDS, NONE
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.table import Table, laid_by, open_colours
from turncoat.kernel.chart import chart
from turncoat.kernel.moves import ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule

PRICE = 0
"""What a coin is worth."""
LEFT = PRICE + 1
"""My plays to come after this one, in tenths."""
SLOT = LEFT + 1
"""What a throw in my next plays of this turn gains."""
BEST, BEST_KIND = SLOT + 1, SLOT + 2
"""What a throw gains now with the coins I have, and which card it is."""
NEXT_BEST = BEST_KIND + 1
"""What a throw of another kind gains now."""
LIGHT_BEST = NEXT_BEST + 1
"""What a throw of light Cargo gains now."""
CAN_THROW = LIGHT_BEST + 1
"""Whether this play may throw now."""
COMMON = CAN_THROW + 1
"""What an unknown card of the Hold is worth to me."""
WORST = COMMON + 1
"""What I lose with my least useful card."""
OPEN = WORST + 1
"""The colours on the dice."""
RIVAL = OPEN + 1
"""The most points of another seat."""
DISORDER = RIVAL + 1
"""What I gain when every other seat loses a card."""
GAIN = DISORDER + 1
"""By kind: what a throw brings, the bribe not counted."""
PROFIT = GAIN + KINDS
"""By kind: what a throw brings, the bribe paid."""
KEEP = PROFIT + KINDS
"""By kind: what a card in hand is worth for later."""
COST = KEEP + KINDS
"""By kind: what I lose with a card of my hand, the throw that I have in mind included."""
WANT = COST + KINDS
"""By kind: what one more card is worth, now and later."""
SALE = WANT + KINDS
"""By kind: what a sale by Zamfirescu gains."""
SCORE = SALE + KINDS
"""By seat: its points."""
HARM = SCORE + box.MOST_SEATS
"""By seat: what I gain when it loses a point, out of a hundred."""
LOOK = HARM + box.MOST_SEATS
"""By seat: what Love's look at its hand gains."""
GRIP = LOOK + box.MOST_SEATS
"""By seat: what Troy's grip into its hand gains."""
DANGER = GRIP + box.MOST_SEATS
"""By traitor: what I gain when its holder, if there is one, loses a point by it, out of a hundred."""
STOP = DANGER + box.TRAITORS
"""By traitor: what I gain when nobody can play it."""
ABILITY_GAIN = STOP + box.TRAITORS
"""By traitor: what its Ability gains me, roughly."""
HEAT = ABILITY_GAIN + box.TRAITORS
"""By colour: what I gain when it comes to lie on the dice."""
HUNCH_CELLS = HEAT + box.COLOURS

SURE = 100
POINT = 100
DEAREST_FIRST = chart(
    sorted(
        {*range(KINDS)} - {CRATE}, key=lambda kind: (box.POINTS[kind], box.BRIBE[0, kind], kind), reverse=True
    )
)
"""The kinds but for crates, which rather pay than are paid for."""
PACE = 37
"""Points that the foremost seat gains in ten turns."""
CARDS_A_TURN = 23
"""Cards that a seat draws in ten turns."""
FUTURE_BRIBE = 18
"""What a card that is yet to be drawn will cost, as far as it will be thrown, in tenths."""
INCOME = 11
"""Coins that ten plays bring."""
THROWS = 60
"""In so many of a hundred plays there is something to throw."""
LEAST_PRICE, MOST_PRICE = 30, 116
"""The limits of a coin's worth."""
EVEN_PRICE = chart([0, 0, 72, 75, 77, 83, 84])
"""The worth of a coin where coins and cards are in balance, by number of seats."""
BUYS = chart([100, 84])
"""How much a coin buys, out of a hundred, by the reading of the bribes."""
STEP = 4
"""How much a coin's worth changes with every coin too many or too few."""
SOON = 30
"""So many tenths of plays before the end coins and cards begin to lose their worth."""
PATIENCE = 34
"""Out of a hundred: how much of a throw's gain remains if the throw is put off."""
TRADE = 6
"""What a level of a card is worth, as something to sell, swap or give up."""
CRATE_SHARE = 93
"""What a crate is worth to its holder, out of a hundred parts of a coin."""
TO_WIN = 440
"""What it adds to a throw that it wins the game as things stand."""
SET_STEP = chart([0, 100, 40, 20, 10])
"""What a new level is worth when so many are missing, itself among them."""
COMMON_SLOT = 128
"""What a throw gains another seat."""
STRENGTH = chart([110, 190, 105, 145, 120, 110, 110, 88, 172, 117, 118, 84, 82, 130])
"""What a play of each traitor is worth to another seat, the throw not counted."""
LATER = 74
"""Out of a hundred: what the throw of a traitor that I have not played yet is worth now."""
ROUGH_SHARE, LEADER_SHARE = 38, 60
"""What I gain when a seat loses a point, out of a hundred: shared by all others, and for the foremost."""


# The end, coins and cards ------------------------------------------------------------------------


@rule
def read_scores(t: Table, seat: int, h: Cells) -> None:
    """The points of all, and the most of another seat."""
    for other in range(t.seats):
        h[SCORE + other] = score(t, other)
        if other != seat:
            h[RIVAL] = max(h[RIVAL], h[SCORE + other])


@rule
def turns_for(points: int) -> int:
    """Turns, in tenths, in which the foremost seat gains so many points."""
    return points * 100 // PACE


@rule
def turns_of_flight(t: Table) -> int:
    """Turns until the Zeppelin arrives, in tenths, if the Journeys that are left lie evenly in the Hold."""
    journeys = box.JOURNEYS - t.journeys
    return journeys * (t.depth + 1) * 100 // ((journeys + 1) * CARDS_A_TURN * t.seats)


@rule
def turns_to_come(t: Table, seat: int, h: Cells) -> int:
    """Turns after this one, in tenths, until somebody reaches the target or the Zeppelin arrives."""
    gap = box.TARGET[t.mode] - max(h[RIVAL], h[SCORE + seat])
    if gap <= 0 or t.journeys == box.JOURNEYS:
        return 0
    rest = 10 - 10 * t.chances // (box.LAPS * t.seats)
    return max(0, min(turns_for(gap), turns_of_flight(t)) - rest)


@rule
def plays_to_come(t: Table, seat: int, h: Cells) -> int:
    """My plays after this one or, between my plays, after the next, in tenths."""
    if t.journeys == box.JOURNEYS:
        return 0
    plays = ones(t.held[seat] & ~t.unplayable)
    if t.asks == table.PLAY_TRAITOR or t.asks == table.SETTLE_DIE or t.asks == table.SHOW_TRAITOR:
        plays = max(0, plays - 1)
    return 10 * plays + 2 * turns_to_come(t, seat, h)


@rule
def price_of_coin(t: Table, seat: int, h: Cells) -> int:
    """The more my cards cost beyond my coins to come, the more a coin is worth until the end is near."""
    left = h[LEFT]
    throws = 1 + (left * THROWS + 500) // 1000
    need = 0
    for place in range(KINDS - 1):
        kind = DEAREST_FIRST[place]
        count = min(throws, t.hand[seat, kind])
        throws -= count
        need += 10 * count * box.BRIBE[t.bribes, kind]
    need += min(throws, left // 10) * FUTURE_BRIBE
    have = 10 * (t.coins[seat] + t.hand[seat, CRATE]) + left * INCOME // 10
    price = max(LEAST_PRICE, min(MOST_PRICE, EVEN_PRICE[t.seats] + STEP * (need - have) // 10))
    return price * BUYS[t.bribes] * min(left, SOON) // (SOON * SURE)


@rule
def levels_missing(t: Table, seat: int) -> int:
    """The levels of which a seat has thrown nothing, as a set of bits."""
    levels = (1 << box.LEVELS) - 1
    for kind in range(KINDS):
        if t.thrown[seat, kind] > 0:
            levels &= ~(1 << (box.LEVEL[kind] - 1))
    return levels


@rule
def value_cards(t: Table, seat: int, h: Cells) -> None:
    """What each kind of card is worth to keep, and what it brings when it is thrown."""
    missing = levels_missing(t, seat)
    to_beat = max(h[RIVAL], box.TARGET[t.mode] - 1)
    for kind in range(KINDS):
        bribe = h[PRICE] * box.BRIBE[t.bribes, kind]
        points = box.POINTS[kind]
        brings = POINT * points
        if (missing >> (box.LEVEL[kind] - 1)) & 1:
            brings += SET_STEP[ones(missing)]
            points += box.BONUS if ones(missing) == 1 else 0
        keep = max(0, brings - bribe) * PATIENCE // SURE + TRADE * box.LEVEL[kind]
        if kind == CRATE:
            keep = max(keep, h[PRICE] * CRATE_SHARE // SURE)
        h[KEEP + kind] = keep * min(h[LEFT], SOON) // SOON
        if h[SCORE + seat] + points > to_beat >= h[SCORE + seat]:
            brings += TO_WIN
        h[GAIN + kind] = brings - h[KEEP + kind]
        h[PROFIT + kind] = h[GAIN + kind] - bribe


@rule
def purse(t: Table, seat: int, kind: int) -> int:
    """Coins and crates with which a card could be paid, less its bribe."""
    crates = max(0, t.hand[seat, CRATE] - (1 if kind == CRATE else 0))
    return t.coins[seat] + crates - box.BRIBE[t.bribes, kind]


@rule
def value_throws(t: Table, seat: int, h: Cells) -> None:
    """What a throw gains now, with one coin more, and with another card."""
    h[CAN_THROW] = 1 if t.actor == seat and t.done & table.THROW_DONE == 0 and t.colours & h[OPEN] else 0
    h[BEST_KIND] = NONE
    h[SLOT] = COMMON_SLOT // 2
    for kind in range(KINDS):
        profit = h[PROFIT + kind]
        rest = purse(t, seat, kind)
        if t.hand[seat, kind] == 0 or rest < -1:
            continue
        h[SLOT] = max(h[SLOT], profit)
        if rest < 0:
            continue
        if kind < box.LIGHT_KINDS:
            h[LIGHT_BEST] = max(h[LIGHT_BEST], profit)
        if profit > h[BEST]:
            h[NEXT_BEST] = h[BEST]
            h[BEST] = profit
            h[BEST_KIND] = kind
        else:
            h[NEXT_BEST] = max(h[NEXT_BEST], profit)


@rule
def value_hand(t: Table, seat: int, h: Cells) -> None:
    """What I lose with each of my cards, what more cards would add, and what a sale brings."""
    total = box.JOURNEYS * h[PRICE]
    h[WORST] = 10 * POINT
    for kind in range(KINDS):
        keep = h[KEEP + kind]
        h[COST + kind] = keep
        h[WANT + kind] = keep
        if h[CAN_THROW]:
            if kind == h[BEST_KIND] and t.hand[seat, kind] == 1:
                h[COST + kind] += h[BEST] - h[NEXT_BEST]
            if purse(t, seat, kind) >= 0:
                h[WANT + kind] += max(0, h[PROFIT + kind] - h[BEST])
        total += box.COPIES[kind] * h[WANT + kind]
        if t.hand[seat, kind] > 0:
            h[WORST] = min(h[WORST], h[COST + kind])
        coins = min(t.safe, box.LEVEL[kind])
        price = max(0, h[PRICE] - STEP * (coins + box.BRIBE[t.bribes, kind]) // 2)
        h[SALE + kind] = coins * price - h[COST + kind]
    h[COMMON] = total // (box.CARGO_CARDS + box.JOURNEYS)


# The others --------------------------------------------------------------------------------------

MANY = 4
"""Cards of a hand beyond which a look at more hardly finds better ones."""


@rule
def weigh_rivals(t: Table, seat: int, h: Cells) -> None:
    """What I gain by the loss of each other seat, the foremost most of all, and by its cards."""
    for other in range(t.seats):
        if other == seat:
            continue
        share = ROUGH_SHARE // (t.seats - 1)
        if h[SCORE + other] == h[RIVAL]:
            share = max(share, LEADER_SHARE * 2 // t.seats)
        h[HARM + other] = share
        size = t.hand_size[other]
        grip = h[PRICE]
        if size > 0:
            grip = h[COMMON]
            h[DISORDER] += share * h[COMMON] // SURE
            if t.hand_size[seat] > 0:
                look = h[COMMON] * (SURE + 30 * min(size, MANY)) // SURE - h[WORST]
                h[LOOK + other] = max(1, look) * (SURE + share) // SURE
        h[GRIP + other] = grip * (SURE + share) // SURE


@rule
def sense_danger(t: Table, seat: int, h: Cells) -> None:
    """Who may hold which traitor: what I passed on was drafted after me, anything else came otherwise."""
    mine = (seat - t.leader) % t.seats
    passed = t.seen_pool[seat] & ~(1 << t.pick[seat])
    gone = t.face_up | t.unplayable | t.airsick | t.undrafted | t.held[seat]
    in_passed = 0
    in_rest = 0
    for other in range(t.seats):
        if other == seat:
            continue
        place = (other - t.leader) % t.seats
        drafted = 1 if place > mine and passed & laid_by(t, other) == 0 else 0
        hidden = box.LAPS - (t.chances + t.seats - 1 - place) // t.seats
        in_passed += min(drafted, hidden) * h[HARM + other]
        in_rest += max(0, hidden - drafted) * h[HARM + other]
    for traitor in range(box.TRAITORS):
        if (gone >> traitor) & 1:
            continue
        if (passed >> traitor) & 1:
            h[DANGER + traitor] = in_passed // ones(passed & ~gone)
        else:
            h[DANGER + traitor] = in_rest // ones(box.ALL_TRAITORS & ~passed & ~gone)
        worth = STRENGTH[traitor]
        if box.COLOURS_OF[traitor] & h[OPEN] or box.COLOURS_OF[traitor] == 0:
            worth += COMMON_SLOT
        h[STOP + traitor] = h[DANGER + traitor] * worth // SURE


@rule
def feel_heat(t: Table, seat: int, h: Cells) -> None:
    """What a colour on the dice brings to my traitors, less what it brings to those that others may hold."""
    throwing = t.colours if t.actor == seat and t.done & table.THROW_DONE == 0 else 0
    for colour in range(box.COLOURS):
        heat = max(1, h[BEST]) if (throwing >> colour) & 1 else 0
        for traitor in range(box.TRAITORS):
            if (box.COLOURS_OF[traitor] >> colour) & 1:
                heat -= h[DANGER + traitor] * COMMON_SLOT // SURE
                if ((t.held[seat] & ~t.unplayable) >> traitor) & 1:
                    heat += h[SLOT] * LATER // SURE
        h[HEAT + colour] = heat


# What an Ability is good for --------------------------------------------------------------------

TOLL_CHANCE = 50
"""Out of a hundred plays of others so many pay a bribe."""


@rule
def use_of_robbery(t: Table, seat: int, h: Cells) -> int:
    """Igor: coins of the two richer seats whose loss I like best."""
    first = 0
    second = 0
    for other in range(t.seats):
        if other != seat and t.coins[other] > t.coins[seat]:
            gain = h[PRICE] * (SURE + h[HARM + other]) // SURE
            second = max(second, min(first, gain))
            first = max(first, gain)
    return first + second


@rule
def use_of_sales(t: Table, seat: int, h: Cells) -> int:
    """Zamfirescu: what the best sale gains, and half of it again for a second card."""
    most = 0
    for kind in range(KINDS):
        if t.hand[seat, kind] > 0:
            most = max(most, h[SALE + kind])
    return most if t.hand_size[seat] < 2 else most * 3 // 2


@rule
def use_of_toll(t: Table, seat: int, h: Cells) -> int:
    """Henchman III: a coin from some of the plays until my next chance or the end of the turn."""
    payers = t.seats - 1
    if t.actor == seat:
        payers = min(payers, box.LAPS * t.seats - t.chances)
    return h[PRICE] * TOLL_CHANCE * payers // SURE + 1


@rule
def value_abilities(t: Table, seat: int, h: Cells) -> None:
    """What each Ability gains me; copiers gain by what they copy, which cannot be told here."""
    look = 0
    grip = 0
    stop = 0
    for other in range(t.seats):
        look = max(look, h[LOOK + other])
        grip = max(grip, h[GRIP + other])
    for traitor in range(box.TRAITORS):
        if not box.IMMUNE[traitor]:
            stop = max(stop, h[STOP + traitor])
    hottest = 0
    for colour in range(box.COLOURS):
        if not (h[OPEN] >> colour) & 1:
            hottest = max(hottest, h[HEAT + colour])
    h[ABILITY_GAIN + box.STEELING] = hottest
    h[ABILITY_GAIN + box.LOVE] = look
    h[ABILITY_GAIN + box.HENCHMAN] = use_of_toll(t, seat, h)
    h[ABILITY_GAIN + box.ROCHAT] = max(0, h[COMMON] - h[WORST])
    h[ABILITY_GAIN + box.IGOR] = use_of_robbery(t, seat, h)
    h[ABILITY_GAIN + box.HUMMEROCK] = h[LIGHT_BEST]
    h[ABILITY_GAIN + box.RIPP] = stop
    h[ABILITY_GAIN + box.ZAMFIRESCU] = use_of_sales(t, seat, h)
    h[ABILITY_GAIN + box.TROY] = grip
    h[ABILITY_GAIN + box.WALDER] = max(0, h[DISORDER] - min(h[PRICE], h[WORST]))
    h[ABILITY_GAIN + box.MIRANTE] = hottest // 2
    h[ABILITY_GAIN + box.RATATINE] = h[COMMON] * 9 // 5


@rule
def reckon(t: Table, seat: int, h: Cells) -> None:
    """All that a seat reckons before it decides."""
    read_scores(t, seat, h)
    h[LEFT] = plays_to_come(t, seat, h)
    h[PRICE] = price_of_coin(t, seat, h)
    h[OPEN] = open_colours(t)
    value_cards(t, seat, h)
    value_throws(t, seat, h)
    value_hand(t, seat, h)
    weigh_rivals(t, seat, h)
    if t.stage != table.DRAFTING:
        sense_danger(t, seat, h)
        feel_heat(t, seat, h)
    value_abilities(t, seat, h)
