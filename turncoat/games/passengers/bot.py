"""The hand-written player of Passengers: the legal move with the most merit, as its view has it."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers import components as box
from turncoat.games.passengers import moves
from turncoat.games.passengers.claims import has_promised
from turncoat.games.passengers.components import BOATS, CARDS, COLOURS, DEMON, NONE, SOUL, SPACES, TYPES
from turncoat.games.passengers.hunch import (
    FACTION_CELLS,
    IN_PLAY,
    PLACE_CELLS,
    SKETCH_CELLS,
    SURE,
    TAKEN,
    count_unseen,
    outlook,
    place_at,
    prospect,
    put_on_mask,
    sketch_table,
    sway,
)
from turncoat.games.passengers.table import Table, find, gift_in_use
from turncoat.games.passengers.vocabulary import SHALL_VOTE
from turncoat.kernel.chart import chart
from turncoat.kernel.moves import MOST_MOVES, allowed, favourite
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

WHIM = 16
"""Merits that differ by less are nearly equal: the mood of the moment decides. They run to thousands."""
REPUTATION = 1_500
"""What it is worth to vote as one has said."""
GIFT_APPEAL = chart([0, 0, 100, 50, 100, 100, 250, 100, 600, 0])
"""What a Gift adds to the merit of its space, by number; Voices and the vote that the coin breaks count by
themselves."""
COIN_APPEAL = 300
"""What the coin is worth besides as long as another round follows: its holder is the first to board there.
Learned players found it out; half of it, and three times as much, were worse."""
VOICE_APPEAL = 200
"""What a Voice adds to a space that a Shadow could block."""
CHANGES_BOATS = chart(
    [
        asks in (box.PLACE_PASSENGER, box.WHICH_BOAT, box.MASK_AND_PASSENGER)
        or moves.FIRST_MOVE[asks] == moves.SHIFT.base
        for asks in box.QUESTION
    ]
)
"""The questions whose answers rearrange the boats in play."""


@rule
def preference(t: Table, seat: int, sketch: Cells) -> int:
    """How much rather my faction sees the Raven cross than the Wolf."""
    lean = 0
    for boat in range(BOATS):
        chance = prospect(t, t.faction[seat], sketch, boat)
        lean += chance if boat == box.RAVEN else -chance
    return lean


@rule
def swap(sketch: Cells, one: int, two: int) -> None:
    """Two places of the sketch change Passengers."""
    for cell in range(PLACE_CELLS):
        kept = sketch[one + cell]
        sketch[one + cell] = sketch[two + cell]
        sketch[two + cell] = kept


@rule
def rearrange(t: Table, seat: int, move: int, sketch: Cells) -> None:
    """What a move does to the boats: a Passenger boards, changes places, drifts or takes a mask."""
    if t.asks == box.PLACE_PASSENGER:
        at = place_at(IN_PLAY + moves.PLACE.boat(move), moves.PLACE.space(move))
        sketch[at + TAKEN] = 1
        sketch[at + t.hand[seat, moves.PLACE.card(move)]] = SURE
    elif t.asks == box.MASK_AND_PASSENGER:
        at = place_at(IN_PLAY + moves.DISGUISE.boat(move), moves.DISGUISE.space(move))
        put_on_mask(sketch, at, moves.DISGUISE.colour(move))
    elif t.asks == box.WHICH_BOAT:
        row = IN_PLAY + moves.BOAT.boat(move)
        for space in range(box.SPACES_IN[t.layout] - 1, 0, -1):
            swap(sketch, place_at(row, space), place_at(row, space - 1))
    else:
        here = place_at(IN_PLAY + moves.SHIFT.boat(move), moves.SHIFT.space(move))
        swap(sketch, here, place_at(IN_PLAY + moves.SHIFT.to_boat(move), moves.SHIFT.to_space(move)))


@rule
def merit_of_boats(t: Table, seat: int, move: int, factions: Cells, sketch: Cells) -> int:
    """How the boats look after a move that changes them, and how much say I have in which one crosses."""
    voices = t.voices[seat]
    has_coin = t.coin == seat
    appeal = 0
    if t.asks == box.PLACE_PASSENGER:
        boat = moves.PLACE.boat(move)
        space = moves.PLACE.space(move)
        gift = box.GIFT_AT[t.layout, t.voyage, boat, space]
        voices = box.VOICES_AT[t.edition, t.layout, t.voyage, boat, space]
        has_coin = has_coin or gift == box.COIN_NUMBER
        appeal = GIFT_APPEAL[gift]
        if gift == box.COIN_NUMBER and t.voyage + 1 < box.ROUNDS:
            appeal += COIN_APPEAL
    after = paper(SKETCH_CELLS)
    for cell in range(SKETCH_CELLS):
        after[cell] = sketch[cell]
    rearrange(t, seat, move, after)
    return outlook(t, seat, after, sway(t, seat, voices, has_coin, factions)) + appeal


@rule
def merit_of_shadow(t: Table, boat: int, space: int) -> int:
    """Those who place Shadows board last: block the Voices that others would take, spare the Gifts."""
    voices = box.VOICES_AT[t.edition, t.layout, t.voyage, boat, space]
    return voices * VOICE_APPEAL - GIFT_APPEAL[box.GIFT_AT[t.layout, t.voyage, boat, space]]


@rule
def soul_chance(sketch: Cells, at: int) -> int:
    """The chance that a Passenger is a Soul and no Demon."""
    return sketch[at] + sketch[at + 1] + sketch[at + 2]


@rule
def doubt(sketch: Cells, at: int) -> int:
    """How much a look at a Passenger would tell of its type and of its card: nothing if it is known."""
    chance = soul_chance(sketch, at)
    sharpest = 0
    for card in range(CARDS):
        sharpest = max(sharpest, sketch[at + card])
    return chance * (SURE - chance) // SURE + SURE - sharpest


@rule
def doubt_aboard(sketch: Cells, boat: int) -> int:
    """How much a count of a boat would tell."""
    total = 0
    for space in range(SPACES):
        at = place_at(IN_PLAY + boat, space)
        if sketch[at + TAKEN]:
            total += doubt(sketch, at)
    return total


@rule
def testimony(boat: int, space: int, lean: int, sketch: Cells) -> int:
    """What all learn of a Passenger should speak for the boat I want: most voters look for Souls."""
    souls = 2 * soul_chance(sketch, place_at(IN_PLAY + boat, space)) - SURE
    return souls if (boat == box.RAVEN) == (lean > 0) else -souls


@rule
def merit_of_look(t: Table, move: int, lean: int, sketch: Cells) -> int:
    """Look where I know least; turn up what speaks for my boat."""
    if moves.PAST.has(move):
        voyage = moves.PAST.round(move)
        boat = moves.PAST.boat(move)
        space = moves.PAST.space(move)
        if t.ferried[voyage] == boat:
            return doubt(sketch, place_at(voyage, space))
        return SURE if t.passenger[voyage, boat, space] == NONE else 0
    boat = moves.SPACE.boat(move)
    space = moves.SPACE.space(move)
    if t.using == box.OPEN_NUMBER:  # Lantern, Torch
        return testimony(boat, space, lean, sketch)
    return doubt(sketch, place_at(IN_PLAY + boat, space))


@rule
def riddle(other: int, factions: Cells) -> int:
    """How little I know of a player's faction."""
    sharpest = 0
    for faction in range(TYPES):
        sharpest = max(sharpest, factions[other * TYPES + faction])
    return SURE - sharpest


@rule
def merit_of_player(t: Table, seat: int, other: int, factions: Cells, lean: int, sketch: Cells) -> int:
    """Silence a foe, ask a riddle, judge in my favour, keep the coin."""
    if t.asks == box.PLAYER_WITH_CARDS:
        return riddle(other, factions)
    here = find(t, t.voyage, other)
    boat = moves.BERTH.boat(here)
    space = moves.BERTH.space(here)
    if t.asks == box.WHOSE_PASSENGER:
        return soul_chance(sketch, place_at(IN_PLAY + boat, space))
    if t.asks == box.ANY_PLAYER and gift_in_use(t) == box.VERDICT:
        return testimony(boat, space, lean, sketch)
    if t.asks == box.ANY_PLAYER:
        return SURE if other == seat else 0
    return SURE - factions[other * TYPES + t.faction[seat]]


@rule
def merit_of_hand_card(t: Table, seat: int, card: int) -> int:
    """Show a Soul, whoever you are; exchange what your faction has no use for."""
    is_soul = box.TYPE_OF[card] == SOUL
    if gift_in_use(t) != box.BARTER or t.faction[seat] == DEMON:
        return SURE if is_soul else 0
    return 0 if is_soul else SURE


@rule
def merit_of_question(t: Table, seat: int, move: int) -> int:
    """Ask for the colour or the kind of which most are out of sight."""
    unseen: Cells = paper(CARDS)
    count_unseen(t, seat, unseen)
    if t.asks == box.KIND_TO_ASK:
        return SURE * unseen[moves.KIND.kind(move)]
    return SURE * (unseen[moves.HUE.colour(move)] + unseen[COLOURS + moves.HUE.colour(move)])


@rule
def merit(t: Table, seat: int, move: int, factions: Cells, lean: int, sketch: Cells) -> int:
    """How good a legal move is, against the others that answer the same question."""
    asks = t.asks
    if asks == box.CAST_VOTE:
        boat = moves.VOTE.boat(move)
        honour = REPUTATION if t.said > 0 and has_promised(t, seat, SHALL_VOTE.at(boat)) else 0
        return honour + (lean if boat == box.RAVEN else -lean)
    if asks == box.PLACE_SHADOW:
        return merit_of_shadow(t, moves.SPACE.boat(move), moves.SPACE.space(move))
    if asks == box.WHICH_BOAT and gift_in_use(t) != box.CURRENT:
        return doubt_aboard(sketch, moves.BOAT.boat(move))
    if CHANGES_BOATS[asks]:
        return merit_of_boats(t, seat, move, factions, sketch)
    if moves.FIRST_MOVE[asks] == moves.SPACE.base or moves.FIRST_MOVE[asks] == moves.PAST.base:
        return merit_of_look(t, move, lean, sketch)
    if asks == box.COLOUR_TO_ASK or asks == box.KIND_TO_ASK:
        return merit_of_question(t, seat, move)
    if asks == box.TWO_OTHERS:
        pair = moves.TWO_PLAYERS.pair(move)
        return riddle(moves.PAIR.first[pair], factions) + riddle(moves.PAIR.second[pair], factions)
    if asks == box.CARD_OF_HAND:
        return merit_of_hand_card(t, seat, t.hand[seat, moves.CARD.card(move)])
    return merit_of_player(t, seat, moves.PLAYER.seat(move), factions, lean, sketch)


@rule
def weigh(t: Table, seat: int, mask: Any, whim: Any, merits: Cells) -> None:
    """The merit of each legal move."""
    factions = paper(FACTION_CELLS)
    sketch = paper(SKETCH_CELLS)
    sketch_table(t, seat, factions, sketch)
    lean = preference(t, seat, sketch)
    start = moves.FIRST_MOVE[t.asks]
    for move in range(start, start + moves.MOVES_OF[t.asks]):
        if allowed(mask, move):
            merits[move] = merit(t, seat, move, factions, lean, sketch)


@rule
def choose(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """The legal move with the most merit, give or take a whim."""
    merits = paper(MOST_MOVES)
    weigh(t, seat, mask, whim, merits)
    return favourite(merits, mask, whim, WHIM)
