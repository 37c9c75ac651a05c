"""What a player of Passengers reckons from a view: who is who, who sits where, what a boat is worth.

Chances are whole numbers out of `SURE`, points are thousandths. Chances of different Passengers are
taken as independent, which they nearly are.
"""

from __future__ import annotations

from math import exp

from turncoat.games.passengers import components as box
from turncoat.games.passengers import moves
from turncoat.games.passengers.components import BOATS, CARDS, DEMON, NONE, ROUNDS, SOUL, SPACES, TYPES
from turncoat.games.passengers.table import Table, gift_behind, gift_holder, has_shadows
from turncoat.kernel.chart import chart
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.things import MOST_SEATS

SURE = 1000
"""Certainty; also one point."""

# Who is who ----------------------------------------------------------------------------------

DEALT = chart([[2, 1, 0], [1, 2, 0], [1, 1, 1]])
"""Souls, Demons and Yaesther among a seat's three cards: `DEALT[faction, type]`."""
WAYS = chart([[1, 0, 0, 0], [1, 1, 0, 0], [1, 2, 1, 0], [1, 3, 3, 1]])
"""Ways to pick some things from a few: `WAYS[from, picked]`."""

SAME_MIND, OTHER_MIND = 5, 4
"""How a vote tells friend from stranger: factions vote together this much more often."""

FACTION_CELLS = MOST_SEATS * TYPES
"""The chances of the factions, a row for each seat."""
KNOWN_CELLS = (MOST_SEATS + 1) * TYPES
"""Types known to have been dealt, a row for each seat and one for the Shadows."""


@rule
def confessed_type(t: Table, voyage: int, boat: int, space: int) -> int:
    """The type of a face-down Passenger that a Gift has made known, or NONE."""
    if gift_behind(t, voyage, box.OPEN_NUMBER) == box.VERDICT and t.choice[
        voyage, box.OPEN_NUMBER, 0
    ] == moves.PLAYER.at(t.placer[voyage, boat, space]):
        return t.answer[voyage, box.OPEN_NUMBER]
    here = moves.PAST.at(voyage, boat, space)
    for later in range(voyage + 1, t.voyage + 1):
        if (
            gift_behind(t, later, box.AFTERLANDS_NUMBER) == box.UNDERTOW
            and t.choice[later, box.AFTERLANDS_NUMBER, 0] == here
        ):
            return t.answer[later, box.AFTERLANDS_NUMBER]
    return NONE


@rule
def known_type(t: Table, voyage: int, boat: int, space: int) -> int:
    """The type of a Passenger as far as the view knows it, or NONE."""
    card = t.passenger[voyage, boat, space]
    return box.TYPE_OF[card] if card != NONE else confessed_type(t, voyage, boat, space)


@rule
def shown_and_kept(t: Table, voyage: int, which: int) -> int:
    """A hand card that was shown to this view and has not been seen to board since, or NONE."""
    card = t.shown_card[voyage, which]
    if card == NONE or gift_behind(t, voyage, box.HAND_NUMBER) == box.BARTER:
        return NONE
    shower = t.shower[voyage, which]
    for later in range(voyage + 1, t.voyage + 1):
        if t.shower[later, 0] == shower or t.shower[later, 1] == shower:
            return NONE
        for boat in range(BOATS):
            for space in range(SPACES):
                if t.placer[later, boat, space] == shower and t.passenger[later, boat, space] == card:
                    return NONE
    return card


@rule
def count_known_types(t: Table, known: Cells) -> None:
    """The Souls, Demons and Yaesther that each seat is known to have been dealt, and the Shadows seen."""
    for voyage in range(t.voyage + 1):
        for boat in range(BOATS):
            for space in range(SPACES):
                placer = t.placer[voyage, boat, space]
                type_ = NONE if placer == NONE else known_type(t, voyage, boat, space)
                if type_ != NONE:
                    known[placer * TYPES + type_] += 1
        for which in range(2):
            card = shown_and_kept(t, voyage, which)
            if card != NONE:
                known[t.shower[voyage, which] * TYPES + box.TYPE_OF[card]] += 1


@rule
def kinship(t: Table, seat: int, other: int, faction: int) -> int:
    """How well the votes of another seat fit a faction: friends vote as I do, strangers do not."""
    fit = 1
    for voyage in range(t.voyage):
        agrees = t.vote[voyage, other] == t.vote[voyage, seat]
        fit *= SAME_MIND if agrees == (faction == t.faction[seat]) else OTHER_MIND
    return fit


@rule
def weigh_factions(t: Table, seat: int, known: Cells, factions: Cells) -> None:
    """The chance of each faction for each seat, from the Gaze, the cards seen and the votes."""
    left = paper(TYPES)
    for type_ in range(TYPES):
        left[type_] = box.FACTION_PILE[t.seats, type_]
    for other in range(t.seats):
        if t.faction[other] != NONE:
            left[t.faction[other]] -= 1
    for other in range(t.seats):
        row = other * TYPES
        if t.faction[other] != NONE:
            factions[row + t.faction[other]] = SURE
            continue
        total = 0
        for faction in range(TYPES):
            weight = left[faction] * kinship(t, seat, other, faction)
            for type_ in range(TYPES):
                weight *= WAYS[DEALT[faction, type_], min(box.HAND, known[row + type_])]
            factions[row + faction] = weight
            total += weight
        for faction in range(TYPES):
            # Exchanged cards can make every faction look impossible: then all are as likely.
            factions[row + faction] = SURE // TYPES if total == 0 else SURE * factions[row + faction] // total


# Who sits where ------------------------------------------------------------------------------

TAKEN = CARDS
"""The cell of a place that says whether somebody sits there, after one for each card."""
PLACE_CELLS = CARDS + 1
ROW_CELLS = SPACES * PLACE_CELLS
IN_PLAY = ROUNDS - 1
"""The sketch has a row for each boat that crossed earlier, then one for each boat in play."""
SKETCH_CELLS = (IN_PLAY + BOATS) * ROW_CELLS

GROUPS = 4
NOT_DEMONS, DEMONS = 0, 1
BY_DEMON = chart([0, 0, 0, 1, 1, 1, 1])
"""The groups of Whisper: the Demons it counts, the Yaesther among them, and the rest."""
COLOURLESS = 3
BY_COLOUR = chart([0, 1, 2, 0, 1, 2, 3])
"""The groups of Spectrum: the three colours it counts, and the rest."""

ONE_OF_TWO = 3
"""How much likelier a card is for having the colour that one of its owner's two cards has."""


@rule
def place_at(row: int, space: int) -> int:
    """The first cell of a place in the sketch."""
    return row * ROW_CELLS + space * PLACE_CELLS


@rule
def count_unseen(t: Table, seat: int, unseen: Cells) -> None:
    """Cards of each kind, and the Yaesther, that the view does not see."""
    for card in range(box.KINDS):
        unseen[card] = box.IN_GAME[t.edition, t.seats]
    unseen[box.YAESTHER_CARD] = box.FACTION_PILE[t.seats, box.YAESTHER]
    for place in range(box.HAND):
        if t.hand[seat, place] != NONE:
            unseen[t.hand[seat, place]] -= 1
    for voyage in range(t.voyage + 1):
        for boat in range(BOATS):
            for space in range(SPACES):
                if t.passenger[voyage, boat, space] != NONE:
                    unseen[t.passenger[voyage, boat, space]] -= 1


@rule
def unseen_of_type(unseen: Cells, type_: int) -> int:
    """Cards of a type that the view does not see."""
    if type_ == box.YAESTHER:
        return unseen[box.YAESTHER_CARD]
    return unseen[box.COLOURS * type_] + unseen[box.COLOURS * type_ + 1] + unseen[box.COLOURS * type_ + 2]


@rule
def hearsay(t: Table, voyage: int, placer: int, card: int) -> int:
    """The weight that a seat's answers to Chromatis, Prism and Dye give a card: 0 if they rule it out."""
    if placer == box.SHADOW:
        return 1
    weight = 1
    for asked in range(t.voyage + 1):
        question = t.choice[asked, box.QUESTION_NUMBER, 0]
        gift = gift_behind(t, asked, box.QUESTION_NUMBER)
        if question == NONE or gift == box.SPECTRUM or placer == gift_holder(t, asked, box.QUESTION_NUMBER):
            continue
        fits = (
            card == moves.KIND.kind(question)
            if gift == box.DYE
            else box.COLOUR_OF[card] == moves.HUE.colour(question)
        )
        yes = (t.answer[asked, box.QUESTION_NUMBER] >> placer) & 1 == 1
        about_placed = gift == box.PRISM or asked == ROUNDS - 1
        last_in_hand = asked == ROUNDS - 2 and not about_placed
        if (about_placed and asked == voyage) or (last_in_hand and asked < voyage):
            weight *= 1 if fits == yes else 0
        elif not about_placed and asked < voyage and fits:
            weight *= ONE_OF_TWO if yes else 0
    return weight


@rule
def type_chance(t: Table, placer: int, type_: int, known: Cells, factions: Cells) -> int:
    """The chance that an unseen card of a seat, or an unseen Shadow, is of a type."""
    row = placer * TYPES
    seen = known[row] + known[row + 1] + known[row + 2]
    if placer == box.SHADOW:
        held = 0 if type_ == box.YAESTHER else box.SHADOWS_OF_EACH_TYPE
        return SURE * max(0, held - known[row + type_]) // max(1, box.SHADOWS - seen)
    chance = 0
    for faction in range(TYPES):
        chance += factions[row + faction] * max(0, DEALT[faction, type_] - known[row + type_])
    return chance // max(1, box.HAND - seen)


@rule
def imagine(t: Table, voyage: int, boat: int, space: int, known: Cells, factions: Cells, unseen: Cells,
            sketch: Cells, at: int) -> None:  # fmt: skip
    """The chances of each card for an unseen Passenger."""
    placer = t.placer[voyage, boat, space]
    confessed = confessed_type(t, voyage, boat, space)
    total = 0
    for card in range(CARDS):
        type_ = box.TYPE_OF[card]
        likely = type_chance(t, placer, type_, known, factions)
        if confessed != NONE:
            likely = SURE if type_ == confessed else 0
        if likely > 0 and unseen[card] > 0:
            share = SURE * unseen[card] // unseen_of_type(unseen, type_)
            sketch[at + card] = likely * share * hearsay(t, voyage, placer, card)
            total += sketch[at + card]
    for card in range(CARDS):
        # Exchanged cards can contradict every answer: then all cards are as likely.
        sketch[at + card] = SURE // CARDS if total == 0 else SURE * sketch[at + card] // total


@rule
def recall_shown(t: Table, voyage: int, placer: int, sketch: Cells, at: int) -> None:
    """A card shown in an earlier round boards in one of the rounds after it."""
    for earlier in range(voyage):
        for which in range(2):
            card = shown_and_kept(t, earlier, which)
            if card == NONE or t.shower[earlier, which] != placer:
                continue
            chance = SURE // (ROUNDS - 1 - earlier)
            for other in range(CARDS):
                sketch[at + other] = sketch[at + other] * (SURE - chance) // SURE
            sketch[at + card] += chance


@rule
def group_of(card: int, number: int) -> int:
    """The group in which the Gift of a number, Spectrum or Whisper, counts a card."""
    return BY_COLOUR[card] if number == box.QUESTION_NUMBER else BY_DEMON[card]


@rule
def told(t: Table, voyage: int, number: int, group: int) -> int:
    """What Spectrum or Whisper said about a group of a boat; NONE for the group that is the rest."""
    answer = t.answer[voyage, number]
    if number == box.OPEN_NUMBER:
        return answer if group == DEMONS else NONE
    return box.COUNT_SAID[answer, group] if group < box.COLOURS else NONE


@rule
def fit_to_count(t: Table, voyage: int, boat: int, number: int, sketch: Cells, row: int) -> None:
    """Bend the chances of a boat's unseen Passengers towards what Spectrum or Whisper counted."""
    expected = paper(GROUPS)
    target = paper(GROUPS)
    rest = 0
    for space in range(SPACES):
        at = place_at(row, space)
        rest += SURE * sketch[at + TAKEN]
        for card in range(CARDS):
            if t.passenger[voyage, boat, space] == NONE:
                expected[group_of(card, number)] += sketch[at + card]
            else:
                target[group_of(card, number)] -= sketch[at + card]
    for group in range(GROUPS):
        count = told(t, voyage, number, group)
        if count != NONE:
            target[group] += SURE * count
            rest -= SURE * count
    target[COLOURLESS if number == box.QUESTION_NUMBER else NOT_DEMONS] += rest
    for space in range(SPACES):
        if t.passenger[voyage, boat, space] == NONE and sketch[place_at(row, space) + TAKEN]:
            bend(sketch, place_at(row, space), number, expected, target)


@rule
def bend(sketch: Cells, at: int, number: int, expected: Cells, target: Cells) -> None:
    """Scale the chances of a place by what was counted against what was expected."""
    total = 0
    for card in range(CARDS):
        group = group_of(card, number)
        scaled = SURE * sketch[at + card] * max(0, target[group]) // max(1, expected[group])
        total += scaled
        sketch[at + card] = scaled
    for card in range(CARDS):
        sketch[at + card] = SURE // CARDS if total == 0 else SURE * sketch[at + card] // total


@rule
def put_on_mask(sketch: Cells, at: int, colour: int) -> None:
    """A masked Passenger has the mask's colour; a masked Yaesther counts as Soul and Demon of it."""
    yaesther = sketch[at + box.YAESTHER_CARD]
    for type_ in range(2):
        chance = yaesther
        for other in range(box.COLOURS):
            chance += sketch[at + box.COLOURS * type_ + other]
            sketch[at + box.COLOURS * type_ + other] = 0
        sketch[at + box.COLOURS * type_ + colour] = chance
    sketch[at + box.YAESTHER_CARD] = 0


@rule
def sketch_row(t: Table, voyage: int, boat: int, row: int, known: Cells, factions: Cells, unseen: Cells,
               sketch: Cells) -> None:  # fmt: skip
    """The Passengers of one boat, as far as they can be reckoned."""
    for space in range(SPACES):
        placer = t.placer[voyage, boat, space]
        if placer == NONE:
            continue
        at = place_at(row, space)
        sketch[at + TAKEN] = 1
        if t.passenger[voyage, boat, space] != NONE:
            sketch[at + t.passenger[voyage, boat, space]] = SURE
        else:
            imagine(t, voyage, boat, space, known, factions, unseen, sketch, at)
            recall_shown(t, voyage, placer, sketch, at)
    gift = gift_behind(t, voyage, box.QUESTION_NUMBER)
    if gift == box.SPECTRUM and t.choice[voyage, box.QUESTION_NUMBER, 0] == moves.BOAT.at(boat):
        fit_to_count(t, voyage, boat, box.QUESTION_NUMBER, sketch, row)
    gift = gift_behind(t, voyage, box.OPEN_NUMBER)
    if gift == box.WHISPER and t.choice[voyage, box.OPEN_NUMBER, 0] == moves.BOAT.at(boat):
        fit_to_count(t, voyage, boat, box.OPEN_NUMBER, sketch, row)
    for space in range(SPACES):
        if t.mask[voyage, boat, space] != NONE:
            put_on_mask(sketch, place_at(row, space), t.mask[voyage, boat, space])


@rule
def sketch_table(t: Table, seat: int, factions: Cells, sketch: Cells) -> None:
    """All that a seat reckons: the factions, the Afterlands, and the boats in play."""
    known = paper(KNOWN_CELLS)
    unseen = paper(CARDS)
    count_known_types(t, known)
    count_unseen(t, seat, unseen)
    weigh_factions(t, seat, known, factions)
    for voyage in range(t.voyage):
        sketch_row(t, voyage, t.ferried[voyage], voyage, known, factions, unseen, sketch)
    for boat in range(BOATS):
        sketch_row(t, t.voyage, boat, IN_PLAY + boat, known, factions, unseen, sketch)


# What a boat is worth --------------------------------------------------------------------------


@rule
def row_at(t: Table, level: int, boat: int) -> int:
    """The row of the sketch on a level of the Afterlands, should a boat in play cross next."""
    return level if level < t.voyage else IN_PLAY + boat


@rule
def soul_bonus(t: Table, sketch: Cells, row: int) -> int:
    """Expected points for Souls of one colour in a boat: their number less one, if there is any."""
    bonus = 0
    for colour in range(box.COLOURS):
        souls = 0
        nobody = SURE
        for space in range(SPACES):
            chance = sketch[place_at(row, space) + colour]
            souls += chance
            nobody = nobody * (SURE - chance) // SURE
        group = souls - SURE + nobody
        bonus = max(bonus, group) if t.largest_group_only else bonus + group
    return bonus


@rule
def expected_souls(t: Table, sketch: Cells, boat: int) -> int:
    """The Guides' expected points in the Afterlands, should a boat in play cross next."""
    points = 0
    for level in range(t.voyage + 1):
        row = row_at(t, level, boat)
        for space in range(SPACES):
            at = place_at(row, space)
            points += sketch[at + box.YAESTHER_CARD]
            for colour in range(box.COLOURS):
                points += sketch[at + colour]
        points += soul_bonus(t, sketch, row)
    return points


@rule
def pairing(sketch: Cells, one: int, two: int) -> int:
    """Expected points of two neighbours: a Demon beside a Soul of its colour, either way round."""
    points = 0
    for colour in range(box.COLOURS):
        points += sketch[one + colour] * sketch[two + box.COLOURS + colour]
        points += sketch[two + colour] * sketch[one + box.COLOURS + colour]
    return points // SURE


@rule
def expected_demons(t: Table, sketch: Cells, boat: int) -> int:
    """The Smugglers' expected points in the Afterlands, should a boat in play cross next."""
    points = 0
    below = paper(SPACES)  # the nearest place below in each column, NONE where there is none
    for space in range(SPACES):
        below[space] = NONE
    for level in range(t.voyage + 1):
        row = row_at(t, level, boat)
        beside = NONE
        for space in range(SPACES):
            at = place_at(row, space)
            if not sketch[at + TAKEN]:
                continue
            for card in range(box.COLOURS, CARDS):
                points += sketch[at + card]
            if beside != NONE:
                points += pairing(sketch, beside, at)
            if below[space] != NONE:
                points += pairing(sketch, below[space], at)
            beside = at
            below[space] = at
    return points


SOULS_TO_COME, DEMONS_TO_COME = 640, 700
"""Points that the average Passenger yet to board brings to Guides and to Smugglers, if it crosses."""


@rule
def aboard(sketch: Cells, boat: int) -> int:
    """Passengers in a boat in play."""
    count = 0
    for space in range(SPACES):
        count += sketch[place_at(IN_PLAY + boat, space) + TAKEN]
    return count


@rule
def to_come(t: Table, sketch: Cells, boat: int) -> int:
    """Passengers that will yet join the Afterlands, in thousandths, should a boat in play cross next."""
    everyone = t.seats + (box.SHADOWS_IN_A_ROUND if has_shadows(t) else 0)
    here = aboard(sketch, boat)
    there = aboard(sketch, 1 - boat)
    boarding = everyone - here - there
    limit = box.BOAT_LIMIT[t.seats]
    joining = max(SURE * (boarding - limit + there), min(SURE * (limit - here), SURE * boarding // 2))
    return joining + (ROUNDS - 1 - t.voyage) * SURE * everyone // 2


FULL = 10_000
"""A game won for certain."""
LEAN_STEP, LEAN_REACH = 8, 48
LEAN = chart([round(FULL / (1 + exp(-step / LEAN_STEP))) for step in range(-LEAN_REACH, LEAN_REACH + 1)])
"""The logistic curve, out of `FULL`, at `LEAN_STEP` steps to the unit."""
STRAY = chart([900, 1300, 1700])
"""How far final points stray from what is expected, in thousandths, by the number of rounds to come."""


@rule
def ahead(t: Table, points: int, others: int) -> int:
    """The chance, out of `FULL`, that one expected score ends above another."""
    step = LEAN_STEP * (points - others) // STRAY[ROUNDS - 1 - t.voyage]
    return LEAN[LEAN_REACH + max(-LEAN_REACH, min(LEAN_REACH, step))]


@rule
def prospect(t: Table, faction: int, sketch: Cells, boat: int) -> int:
    """The chance, out of `FULL`, that a faction wins, should a boat in play cross next."""
    coming = to_come(t, sketch, boat)
    souls = expected_souls(t, sketch, boat) + SOULS_TO_COME * coming // SURE
    demons = expected_demons(t, sketch, boat) + DEMONS_TO_COME * coming // SURE
    yaesther = SURE * box.YAESTHER_HALF_POINTS[t.seats] // 2
    mine = souls if faction == SOUL else demons if faction == DEMON else yaesther
    rival = demons if faction == SOUL else souls
    third = demons if faction == box.YAESTHER else yaesther
    return ahead(t, mine, rival) * ahead(t, mine, third) // FULL


# Who decides -----------------------------------------------------------------------------------

USUAL_VOICES = 2
"""Voices of a seat that has not boarded yet."""
VOICES_CELLS = box.ALL_VOICES.length
"""All the Voices that a boat can get."""
LOYALTY = 100
"""How much likelier than even a friend votes as I do, and a foe does not."""
EXACT = 1_000_000
"""Certainty, where many small chances are added up."""


@rule
def agreement(t: Table, seat: int, other: int, factions: Cells) -> int:
    """The chance that another seat votes as I do; Guides and Smugglers pull in opposite directions."""
    row = other * TYPES
    if t.faction[seat] == box.YAESTHER:
        return SURE // 2
    friend = factions[row + t.faction[seat]]
    foe = factions[row + (DEMON if t.faction[seat] == SOUL else SOUL)]
    return SURE // 2 + LOYALTY * (friend - foe) // SURE


@rule
def sway(t: Table, seat: int, voices: int, has_coin: bool, factions: Cells) -> int:
    """The chance, out of `SURE`, that the boat I vote for crosses when I have so many Voices."""
    tally = paper(VOICES_CELLS)
    tally[voices] = EXACT
    total = voices
    for other in range(t.seats):
        if other == seat:
            continue
        boarded = t.gift[t.voyage, other] != NONE
        more = t.voices[other] if boarded else USUAL_VOICES
        agrees = agreement(t, seat, other, factions)
        for sum_ in range(total, -1, -1):
            chance = tally[sum_]
            tally[sum_] = chance * (SURE - agrees) // SURE
            tally[sum_ + more] += chance * agrees // SURE
        total += more
    won = 0
    for sum_ in range(total // 2 + 1, total + 1):
        won += tally[sum_]
    if total % 2 == 0:
        tie = tally[total // 2]
        won += tie if has_coin else tie * agreement(t, seat, t.coin, factions) // SURE
    return SURE * won // EXACT


@rule
def outlook(t: Table, seat: int, sketch: Cells, swayed: int) -> int:
    """My faction's chance to win: I vote for the boat that suits it, and it crosses as often as I sway."""
    least = FULL
    most = 0
    for boat in range(BOATS):
        chance = prospect(t, t.faction[seat], sketch, boat)
        least = min(least, chance)
        most = max(most, chance)
    return least + (most - least) * swayed // SURE
