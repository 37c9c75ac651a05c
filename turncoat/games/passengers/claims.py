"""The rules of talk in Passengers: who may say what to whom, what is true, and which promises are kept."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import DEMON, NONE
from turncoat.games.passengers.guess import ANY_CARD, OF_COLOUR, OF_TYPE
from turncoat.games.passengers.moves import BERTH, HUE, KIND, PAST, PLAYER
from turncoat.games.passengers.news import VOTES
from turncoat.games.passengers.table import (
    BY_TIDE,
    OVER,
    PHASE,
    PLACING,
    USING_GIFTS,
    VOTING,
    Table,
    find,
    gift_behind,
    gift_holder,
    phase,
)
from turncoat.games.passengers.vocabulary import (
    BELIEVE,
    CALLS,
    CLAIMS,
    COLOURS,
    DOUBT,
    FACTIONS,
    I_AM,
    I_HOLD,
    I_PLACED,
    I_SAW,
    IS_OF,
    IS_QUESTION,
    NO,
    PLACED_COLOUR,
    PLACED_TYPE,
    SHALL_VOTE,
    SPEAKS_OF,
    THEY_PLACED,
    TYPES,
    VOTE_WITH_ME,
    YES,
)
from turncoat.kernel.chart import chart
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import (
    BROKEN,
    KEPT,
    NO_PROMISE,
    NOTHING,
    OPEN,
    answering,
    everybody,
    happens,
    is_other,
    number_of,
    promising,
)
from turncoat.kernel.things import Things

__all__ = [
    "CLAIMS", "forbidden", "has_promised", "hearers", "holds", "kept", "meaning", "moment", "sensible",
]  # fmt: skip

PHASES = PHASE.length


@rule
def moment(t: Table) -> int:
    """The round and its phase as one number."""
    return PHASES * t.voyage + phase(t)


# Silence ---------------------------------------------------------------------------------------

(
    FREE, UNTIL_GIFTS, UNTIL_VOTES, NOT_WHILE_PLACING, NOT_DURING_GIFTS, NOT_BEFORE_VOTES, NOT_COLOURS,
    NOT_TYPES, NOT_FACTIONS, YES_OR_NO, NOT_PLACED_YET, LED_BY_COIN, ONE_MESSAGE,
) = REFUSAL = Things(
    "refusal", "free", "talk-silenced-until-gifts", "talk-silenced-until-votes", "talk-not-while-placing",
    "talk-not-during-gifts", "talk-not-before-votes", "talk-no-colours", "talk-no-types", "talk-no-factions",
    "talk-yes-or-no", "talk-not-placed-yet", "talk-coin-leads", "talk-one-message",
)  # fmt: skip
"""What can be against a remark, by the names of the messages that say so."""

_CLOSED = {
    box.NO_TALK_PLACING: (PLACING, NOT_WHILE_PLACING),
    box.NO_TALK_GIFTS: (USING_GIFTS, NOT_DURING_GIFTS),
    box.NO_TALK_VOTING: (VOTING, NOT_BEFORE_VOTES),
}
"""Silence cards that close a phase."""
_BANNED = {
    box.NO_COLOURS: (COLOURS, NOT_COLOURS),
    box.NO_TYPES: (TYPES, NOT_TYPES),
    box.NO_FACTIONS: (FACTIONS, NOT_FACTIONS),
}
"""Silence cards that ban a topic."""
CLOSES = chart([_CLOSED.get(card, (NONE, FREE)) for card in box.SILENCE])
BANS = chart([_BANNED.get(card, (0, FREE)) for card in box.SILENCE])
"""For each Silence card the phase or the topics, and the refusal."""


@rule
def forbidden(t: Table, seat: int, topics: int, question: bool) -> int:
    """What is against a remark that speaks of these topics, but for what others have said."""
    now = phase(t)
    if now == OVER:
        return FREE
    if t.silenced[seat]:
        return UNTIL_GIFTS if t.silenced[seat] == BY_TIDE else UNTIL_VOTES
    card = t.silence_card[t.voyage]
    if card == NONE:
        return FREE
    if CLOSES[card, 0] == now:
        return CLOSES[card, 1]
    if BANS[card, 0] & topics:
        return BANS[card, 1]
    if card == box.YES_OR_NO and not question:
        return YES_OR_NO
    if card == box.SAME_BOAT and boat_of(t, seat) == NONE:
        return NOT_PLACED_YET
    return FREE


@rule
def leads(t: Table, seat: int, when: int) -> bool:
    """Whether a seat held the coin in a phase of this round: it moves by a Gift, before the vote."""
    return seat == (t.coin if when == VOTING else t.first[t.voyage])


@rule
def is_led(t: Table, seat: int) -> bool:
    """Card 6: the coin holder claims freely, the others once after each claim of the coin holder."""
    if seat == t.coin:
        return True
    if t.silenced[t.coin]:
        return False
    for line in range(t.said - 1, -1, -1):
        if t.said_in[line] // PHASES == t.voyage:
            if leads(t, t.speaker[line], t.said_in[line] % PHASES):
                return True
            if t.speaker[line] == seat:
                return False
    return False


@rule
def has_spoken(t: Table, seat: int) -> bool:
    """Whether a seat has claimed anything in this round."""
    claims = 0
    for line in range(t.said):
        claims += t.speaker[line] == seat and t.said_in[line] // PHASES == t.voyage
    return claims > 0


@rule
def boat_of(t: Table, seat: int) -> int:
    """The boat where the Passenger that a seat placed in this round sits now."""
    here = find(t, t.voyage, seat)
    return NONE if here == NONE else BERTH.boat(here)


@rule
def audience(t: Table, seat: int) -> int:
    """The seats that hear whatever a seat says."""
    card = t.silence_card[t.voyage]
    if phase(t) == OVER or (card != box.NEIGHBOURS and card != box.SAME_BOAT):
        return everybody(t)
    seats = 0
    for other in range(t.seats):
        near = (other - seat + 1) % t.seats <= 2
        if near if card == box.NEIGHBOURS else boat_of(t, other) == boat_of(t, seat):
            seats |= 1 << other
    return seats


@rule
def hearers(t: Table, seat: int, claim: int) -> int:
    """The seats that hear a claim, or none where Silence is against it. It reads open facts only."""
    if forbidden(t, seat, SPEAKS_OF[claim], IS_QUESTION[claim] == 1) != FREE:
        return 0
    if phase(t) != OVER:
        card = t.silence_card[t.voyage]
        if card == box.COIN_LEADS and not is_led(t, seat):
            return 0
        if card == box.ONE_MESSAGE and has_spoken(t, seat):
            return 0
    return audience(t, seat)


# What can be said now --------------------------------------------------------------------------


@rule
def has_yaesther(t: Table) -> bool:
    """Whether the Yaesther plays at this table."""
    return box.FACTION_PILE[t.seats, box.YAESTHER] > 0


@rule
def has_seen(t: Table, seat: int, other: int) -> bool:
    """Whether a seat, as all know, has looked at the face-down Passenger that another has just placed."""
    here = find(t, t.voyage, other)
    if here == NONE:
        return False
    boat = BERTH.boat(here)
    space = BERTH.space(here)
    seen = (t.seen_by[t.voyage, boat, space] >> seat) & 1 == 1
    return seen and not t.face_up[t.voyage, boat, space]


@rule
def cards_here(t: Table) -> int:
    """The cards that are at this table, as a set of bits."""
    return ANY_CARD if has_yaesther(t) else ANY_CARD & ~(1 << box.YAESTHER_CARD)


@rule
def answered(t: Table, voyage: int, seat: int, named: int) -> int:
    """What cards a seat may have of which it has said in a round whether they are among some, as a set."""
    number = box.QUESTION_NUMBER
    said = t.answer[voyage, number] != NONE and seat != gift_holder(t, voyage, number)
    if not said:
        return ANY_CARD
    return named if (t.answer[voyage, number] >> seat) & 1 else ANY_CARD & ~named


@rule
def named_in(t: Table, voyage: int) -> int:
    """The cards of which a round's Gift has asked everybody, as a set of bits."""
    asked = t.choice[voyage, box.QUESTION_NUMBER, 0]
    if HUE.has(asked):
        return OF_COLOUR[HUE.colour(asked)]
    return 1 << KIND.kind(asked) if KIND.has(asked) else 0


@rule
def may_have_placed(t: Table, seat: int) -> int:
    """The cards that a seat's Passenger of this round may be, by what lies open and was answered to all."""
    here = find(t, t.voyage, seat)
    if here == NONE or t.face_up[t.voyage, BERTH.boat(here), BERTH.space(here)]:
        return 0
    cards = cards_here(t)
    card = gift_behind(t, t.voyage, box.QUESTION_NUMBER)
    if card == box.PRISM or (card == box.CHROMATIS and t.voyage == box.ROUNDS - 1):
        cards &= answered(t, t.voyage, seat, named_in(t, t.voyage))
    judged = gift_behind(t, t.voyage, box.OPEN_NUMBER) == box.VERDICT
    type_ = t.answer[t.voyage, box.OPEN_NUMBER]
    if judged and type_ != NONE and PLAYER.seat(t.choice[t.voyage, box.OPEN_NUMBER, 0]) == seat:
        cards &= OF_TYPE[type_]
    return cards & kept_in_hand(t, seat, t.voyage)


@rule
def kept_in_hand(t: Table, seat: int, voyage: int) -> int:
    """The cards that a seat may have had in hand before a round, by what it has answered to all; one that
    has exchanged a card may have any."""
    cards = ANY_CARD
    for earlier in range(voyage):
        card = gift_behind(t, earlier, box.QUESTION_NUMBER)
        if card == box.CHROMATIS or card == box.DYE:
            said = answered(t, earlier, seat, named_in(t, earlier))
            sure = earlier == box.ROUNDS - 2 or said != named_in(t, earlier)
            cards &= said if sure else ANY_CARD
        bartered = gift_behind(t, earlier, box.HAND_NUMBER) == box.BARTER
        if bartered and (t.shower[earlier, 0] == seat or t.shower[earlier, 1] == seat):
            cards = ANY_CARD
    return cards


@rule
def may_hold(t: Table, seat: int) -> int:
    """The cards that may be in a seat's hand, by what was answered to all."""
    if t.hand[seat, 0] == NONE:
        return 0
    return cards_here(t) & kept_in_hand(t, seat, t.voyage + (0 if find(t, t.voyage, seat) == NONE else 1))


@rule
def looked_at(t: Table, seat: int, which: int) -> int:
    """The first or second Passenger of an earlier round at which a seat has looked in this one, as all know,
    numbered as `PAST` has it; NONE where there is none, or all know what it is."""
    number = box.AFTERLANDS_NUMBER
    place = t.choice[t.voyage, number, which]
    told = t.answer[t.voyage, number] != NONE or gift_holder(t, t.voyage, number) != seat
    if told or not PAST.has(place):
        return NONE
    return NONE if t.face_up[PAST.round(place), PAST.boat(place), PAST.space(place)] else place


@rule
def has_looked_back(t: Table, seat: int) -> bool:
    """Whether a seat has looked at a Passenger of an earlier round in this one."""
    return looked_at(t, seat, 0) != NONE or looked_at(t, seat, 1) != NONE


@rule
def saw(t: Table, seat: int, type_: int) -> bool:
    """Whether one of the Passengers at which a seat has looked is of a type, on a whole table."""
    found = 0
    for which in range(2):
        place = looked_at(t, seat, which)
        if place != NONE:
            card = t.passenger[PAST.round(place), PAST.boat(place), PAST.space(place)]
            found += card != NONE and box.TYPE_OF[card] == type_
    return found > 0


@rule
def is_riddle(cards: int, named: int) -> bool:
    """Whether one of some cards may be among those that are named, or not."""
    return cards & named != 0 and cards & ~named != 0


@rule
def sensible(t: Table, seat: int, claim: int) -> bool:
    """Whether a claim makes sense for a seat now, true or not: it is neither known to all nor over."""
    if I_PLACED.has(claim):
        return is_riddle(may_have_placed(t, seat), 1 << I_PLACED.card(claim))
    if PLACED_TYPE.has(claim):
        return is_riddle(may_have_placed(t, seat), OF_TYPE[PLACED_TYPE.type(claim)])
    if PLACED_COLOUR.has(claim):
        return is_riddle(may_have_placed(t, seat), OF_COLOUR[PLACED_COLOUR.colour(claim)])
    if THEY_PLACED.has(claim):
        other = THEY_PLACED.seat(claim)
        if not is_other(t, seat, other) or not has_seen(t, seat, other):
            return False
        return is_riddle(may_have_placed(t, other), 1 << THEY_PLACED.card(claim))
    if I_HOLD.has(claim):
        return is_riddle(may_hold(t, seat), 1 << I_HOLD.card(claim))
    if I_SAW.has(claim):
        return has_looked_back(t, seat)
    if SHALL_VOTE.has(claim) or VOTE_WITH_ME.has(claim):
        return phase(t) != OVER
    if I_AM.has(claim):
        return box.FACTION_PILE[t.seats, I_AM.faction(claim)] > 0
    if IS_OF.has(claim):
        return is_other(t, seat, IS_OF.seat(claim)) and IS_OF.faction(claim) <= DEMON
    if BELIEVE.has(claim):
        return is_other(t, seat, BELIEVE.seat(claim))
    return not DOUBT.has(claim) or is_other(t, seat, DOUBT.seat(claim))


# What is true ----------------------------------------------------------------------------------


@rule
def passenger_of(t: Table, seat: int) -> int:
    """The Passenger that a seat placed in this round, or NONE."""
    here = find(t, t.voyage, seat)
    return NONE if here == NONE else t.passenger[t.voyage, BERTH.boat(here), BERTH.space(here)]


@rule
def holds(t: Table, seat: int, claim: int) -> int:
    """Whether a claim is true on a whole table, 1 or 0; -1 for promises, requests and opinions."""
    if I_PLACED.has(claim):
        return 1 if passenger_of(t, seat) == I_PLACED.card(claim) else 0
    if PLACED_TYPE.has(claim):
        placed = passenger_of(t, seat)
        return 1 if placed != NONE and box.TYPE_OF[placed] == PLACED_TYPE.type(claim) else 0
    if PLACED_COLOUR.has(claim):
        placed = passenger_of(t, seat)
        return 1 if placed != NONE and box.COLOUR_OF[placed] == PLACED_COLOUR.colour(claim) else 0
    if THEY_PLACED.has(claim):
        return 1 if passenger_of(t, THEY_PLACED.seat(claim)) == THEY_PLACED.card(claim) else 0
    if I_HOLD.has(claim):
        for place in range(box.HAND):
            if t.hand[seat, place] == I_HOLD.card(claim):
                return 1
        return 0
    if I_SAW.has(claim):
        return 1 if saw(t, seat, I_SAW.type(claim)) else 0
    if I_AM.has(claim):
        return 1 if t.faction[seat] == I_AM.faction(claim) else 0
    if IS_OF.has(claim):
        return 1 if t.faction[IS_OF.seat(claim)] == IS_OF.faction(claim) else 0
    return -1


asked_before = answering(CLAIMS, CALLS)


@rule
def meaning(t: Table, line: int) -> int:
    """What a remark promises: who calls for a boat will vote for it, as will who agrees; who does not, for
    the other."""
    claim = t.claimed[line]
    if VOTE_WITH_ME.has(claim):
        return SHALL_VOTE.at(VOTE_WITH_ME.boat(claim))
    if not YES.has(claim) and not NO.has(claim):
        return claim
    call = asked_before(t, line)
    if call == NONE or not VOTE_WITH_ME.has(t.claimed[call]):
        return NOTHING
    boat = VOTE_WITH_ME.boat(t.claimed[call])
    return SHALL_VOTE.at(boat if YES.has(claim) else 1 - boat)


has_promised = promising(meaning)


@rule
def kept(t: Table, seat: int, claim: int, faith: int) -> int:
    """The next vote is as promised or not, once it is open; after the last there is none."""
    for line in range(t.told):
        if happens(t, line, VOTES):
            raven = (number_of(t, line, 0) >> seat) & 1 == 1
            return KEPT if raven == (SHALL_VOTE.boat(claim) == box.RAVEN) else BROKEN
    return OPEN if t.awaits else NO_PROMISE
