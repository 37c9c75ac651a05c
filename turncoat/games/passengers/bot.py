"""The hand-written player of Passengers: the legal move with the most merit, as its view has it."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers.components import (
    BARTER,
    BOATS,
    CARDS,
    COIN_NUMBER,
    COLOURS,
    CURRENT,
    DEMON,
    GIFT_AT,
    NONE,
    OPEN_NUMBER,
    RAVEN,
    SOUL,
    SPACES,
    SPACES_IN,
    TYPE,
    TYPES,
    VERDICT,
    VOICES_AT,
)
from turncoat.games.passengers.gifts import gift_in_use
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
from turncoat.games.passengers.moves import (
    BOAT,
    CARD,
    DISGUISE,
    HUE,
    KIND,
    PAIR,
    PAST,
    PLACE,
    PLAYER,
    SHIFT,
    SPACE,
    TWO_PLAYERS,
    VOTE,
)
from turncoat.games.passengers.questions import FIRST_MOVE, MOVES_OF
from turncoat.games.passengers.table import (
    ANY_PLAYER,
    CARD_OF_HAND,
    CAST_VOTE,
    COLOUR_TO_ASK,
    KIND_TO_ASK,
    MASK_AND_PASSENGER,
    PLACE_PASSENGER,
    PLACE_SHADOW,
    PLAYER_WITH_CARDS,
    QUESTIONS,
    TWO_OTHERS,
    WHICH_BOAT,
    WHOSE_PASSENGER,
    Table,
    find,
)
from turncoat.kernel.chance import below
from turncoat.kernel.moves import allowed
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import chart, paper, rule

WHIM = 16
"""Merits that differ by less are nearly equal: the mood of the moment decides. They run to thousands."""
GIFT_APPEAL = chart([0, 0, 100, 50, 100, 100, 250, 100, 600, 0])
"""What a Gift adds to the merit of its space, by number; Voices and the coin count by themselves."""
VOICE_APPEAL = 200
"""What a Voice adds to a space that a Shadow could block."""
CHANGES_BOATS = chart(
    [
        asks in (PLACE_PASSENGER, WHICH_BOAT, MASK_AND_PASSENGER) or FIRST_MOVE[asks] == SHIFT
        for asks in range(QUESTIONS)
    ]
)
"""The questions whose answers rearrange the boats in play."""


@rule
def preference(t: Table, seat: int, sketch: Cells) -> int:
    """How much rather my faction sees the Raven cross than the Wolf."""
    lean = 0
    for boat in range(BOATS):
        chance = prospect(t, t.faction[seat], sketch, boat)
        lean += chance if boat == RAVEN else -chance
    return lean


@rule
def swap(sketch: Cells, one: int, two: int) -> None:
    """Two places of the sketch change Passengers."""
    for cell in range(PLACE_CELLS):
        kept = sketch[one + cell]
        sketch[one + cell] = sketch[two + cell]
        sketch[two + cell] = kept


@rule
def place_in_play(number: int) -> int:
    """The place of the sketch behind a space of the boats in play, numbered `SPACES * boat + space`."""
    return place_at(IN_PLAY + number // SPACES, number % SPACES)


@rule
def rearrange(t: Table, seat: int, move: int, sketch: Cells) -> None:
    """What a move does to the boats: a Passenger boards, changes places, drifts or takes a mask."""
    if t.asks == PLACE_PASSENGER:
        at = place_in_play((move - PLACE) % (BOATS * SPACES))
        sketch[at + TAKEN] = 1
        sketch[at + t.hand[seat, (move - PLACE) // (BOATS * SPACES)]] = SURE
    elif t.asks == MASK_AND_PASSENGER:
        at = place_in_play((move - DISGUISE) % (BOATS * SPACES))
        put_on_mask(sketch, at, (move - DISGUISE) // (BOATS * SPACES))
    elif t.asks == WHICH_BOAT:
        row = IN_PLAY + move - BOAT
        for space in range(SPACES_IN[t.layout] - 1, 0, -1):
            swap(sketch, place_at(row, space), place_at(row, space - 1))
    else:
        number = move - SHIFT
        swap(sketch, place_in_play(number // (BOATS * SPACES)), place_in_play(number % (BOATS * SPACES)))


@rule
def merit_of_boats(t: Table, seat: int, move: int, factions: Cells, sketch: Cells) -> int:
    """How the boats look after a move that changes them, and how much say I have in which one crosses."""
    voices = t.voices[seat]
    has_coin = t.coin == seat
    appeal = 0
    if t.asks == PLACE_PASSENGER:
        number = (move - PLACE) % (BOATS * SPACES)
        gift = GIFT_AT[t.layout, t.voyage, number // SPACES, number % SPACES]
        voices = VOICES_AT[t.edition, t.layout, t.voyage, number // SPACES, number % SPACES]
        has_coin = has_coin or gift == COIN_NUMBER
        appeal = GIFT_APPEAL[gift]
    after = paper(SKETCH_CELLS)
    for cell in range(SKETCH_CELLS):
        after[cell] = sketch[cell]
    rearrange(t, seat, move, after)
    return outlook(t, seat, after, sway(t, seat, voices, has_coin, factions)) + appeal


@rule
def merit_of_shadow(t: Table, number: int) -> int:
    """Those who place Shadows board last: block the Voices that others would take, spare the Gifts."""
    boat = number // SPACES
    space = number % SPACES
    voices = VOICES_AT[t.edition, t.layout, t.voyage, boat, space]
    return voices * VOICE_APPEAL - GIFT_APPEAL[GIFT_AT[t.layout, t.voyage, boat, space]]


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
def testimony(number: int, lean: int, sketch: Cells) -> int:
    """What all learn of a Passenger should speak for the boat I want: most voters look for Souls."""
    souls = 2 * soul_chance(sketch, place_in_play(number)) - SURE
    return souls if (number // SPACES == RAVEN) == (lean > 0) else -souls


@rule
def merit_of_look(t: Table, move: int, lean: int, sketch: Cells) -> int:
    """Look where I know least; turn up what speaks for my boat."""
    if move >= PAST:
        number = move - PAST
        voyage = number // (BOATS * SPACES)
        boat = number // SPACES % BOATS
        if t.ferried[voyage] == boat:
            return doubt(sketch, place_at(voyage, number % SPACES))
        return SURE if t.passenger[voyage, boat, number % SPACES] == NONE else 0
    if t.using == OPEN_NUMBER:  # Lantern, Torch
        return testimony(move - SPACE, lean, sketch)
    return doubt(sketch, place_in_play(move - SPACE))


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
    if t.asks == PLAYER_WITH_CARDS:
        return riddle(other, factions)
    if t.asks == WHOSE_PASSENGER:
        return soul_chance(sketch, place_in_play(find(t, t.voyage, other)))
    if t.asks == ANY_PLAYER and gift_in_use(t) == VERDICT:
        return testimony(find(t, t.voyage, other), lean, sketch)
    if t.asks == ANY_PLAYER:
        return SURE if other == seat else 0
    return SURE - factions[other * TYPES + t.faction[seat]]


@rule
def merit_of_hand_card(t: Table, seat: int, card: int) -> int:
    """Show a Soul, whoever you are; exchange what your faction has no use for."""
    is_soul = TYPE[card] == SOUL
    if gift_in_use(t) != BARTER or t.faction[seat] == DEMON:
        return SURE if is_soul else 0
    return 0 if is_soul else SURE


@rule
def merit_of_question(t: Table, seat: int, move: int) -> int:
    """Ask for the colour or the kind of which most are out of sight."""
    unseen: Cells = paper(CARDS)
    count_unseen(t, seat, unseen)
    if t.asks == KIND_TO_ASK:
        return SURE * unseen[move - KIND]
    return SURE * (unseen[move - HUE] + unseen[COLOURS + move - HUE])


@rule
def merit(t: Table, seat: int, move: int, factions: Cells, lean: int, sketch: Cells) -> int:
    """How good a legal move is, against the others that answer the same question."""
    asks = t.asks
    if asks == CAST_VOTE:
        return lean if move == VOTE + RAVEN else -lean
    if asks == PLACE_SHADOW:
        return merit_of_shadow(t, move - SPACE)
    if asks == WHICH_BOAT and gift_in_use(t) != CURRENT:
        return doubt_aboard(sketch, move - BOAT)
    if CHANGES_BOATS[asks]:
        return merit_of_boats(t, seat, move, factions, sketch)
    if FIRST_MOVE[asks] == SPACE or FIRST_MOVE[asks] == PAST:
        return merit_of_look(t, move, lean, sketch)
    if asks == COLOUR_TO_ASK or asks == KIND_TO_ASK:
        return merit_of_question(t, seat, move)
    if asks == TWO_OTHERS:
        pair = move - TWO_PLAYERS
        return riddle(PAIR[pair, 0], factions) + riddle(PAIR[pair, 1], factions)
    if asks == CARD_OF_HAND:
        return merit_of_hand_card(t, seat, t.hand[seat, move - CARD])
    return merit_of_player(t, seat, move - PLAYER, factions, lean, sketch)


@rule
def choose(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """The legal move with the most merit, give or take a whim."""
    factions = paper(FACTION_CELLS)
    sketch = paper(SKETCH_CELLS)
    sketch_table(t, seat, factions, sketch)
    lean = preference(t, seat, sketch)
    best = NONE
    most = 0
    start = FIRST_MOVE[t.asks]
    for move in range(start, start + MOVES_OF[t.asks]):
        if allowed(mask, move):
            worth = merit(t, seat, move, factions, lean, sketch) + below(whim, WHIM)
            if best == NONE or worth > most:
                best = move
                most = worth
    return best
