"""The cards of Chaos Contract, drawn by the generator's settings.

The same functions make the decks at the start and fill in the cards that a view does not show: what is
blank is drawn, what is known stays and counts towards the stocks.
"""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import CONTRACTS, DEVILISH_NUMBERS, DICE, HAND, NONE
from turncoat.games.chaos_contract.table import NO_NUMBER, Table
from turncoat.kernel.chance import below, shuffle
from turncoat.kernel.chart import chart
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

# Dice ------------------------------------------------------------------------------------------

BASE_STOCK = box.BASE_NUMBERS + 1
"""Cells for what is left of each number."""


@rule
def give_power(t: Table, card: int, devilish: bool) -> None:
    """A power of a set by its weight, with its parameter."""
    first = box.FIRST_DEVILISH if devilish else 1
    last = box.POWERS if devilish else box.FIRST_DEVILISH
    total = 0
    for power in range(first, last):
        total += box.POWER_WEIGHT[power]
    place = below(t.chance, total)
    power = first
    while place >= box.POWER_WEIGHT[power]:
        place -= box.POWER_WEIGHT[power]
        power += 1
    t.power[card] = power
    t.power_parameter[card] = box.POWER_PARAMETER[power, below(t.chance, 2)]


@rule
def no_power(t: Table, card: int) -> None:
    """A card without a power."""
    t.power[card] = box.NO_POWER
    t.power_parameter[card] = 0


@rule
def in_use(t: Table) -> int:
    """Dice cards of the sets in use."""
    return box.BASE_DICE + (box.DEVILISH_DICE if t.devilish else 0)


@rule
def is_dealt_in_order(t: Table, card: int) -> bool:
    """Whether a card is one of the six neatly ordered ones of a start."""
    return not t.chaotic and t.dealt_to[card] != NONE


@rule
def fill_dice(t: Table) -> None:
    """Draw all dice cards that are not known."""
    if not t.chaotic:
        for seat in range(t.seats):
            fill_ordered_hand(t, seat)
    row = paper(DICE)
    base = box.BASE_DICE - (0 if t.chaotic else box.HAND * t.seats)
    unknown = 0
    for card in range(in_use(t)):
        if is_dealt_in_order(t, card):
            continue
        if t.form[card] == NONE:
            row[unknown] = card
            unknown += 1
        elif t.die_set[card] == box.BASE_SET:
            base -= 1
    shuffle(t.chance, row, unknown)
    for place in range(unknown):
        t.die_set[row[place]] = box.BASE_SET if place < base else box.DEVILISH_SET
    fill_base_dice(t, row, base)
    if unknown > base:
        fill_devilish_dice(t, row, base, unknown)


@rule
def fill_ordered_hand(t: Table, seat: int) -> None:
    """A start of 1 to 6, two of them with a power."""
    row = paper(HAND)
    unknown = 0
    powers = box.HAND_POWERS
    for place in range(box.HAND):
        card = box.HAND * seat + place
        t.form[card] = box.PLAIN
        t.face[card] = place + 1
        t.die_set[card] = box.BASE_SET
        if t.power[card] == NONE:
            row[unknown] = card
            unknown += 1
        elif t.power[card] != box.NO_POWER:
            powers -= 1
    shuffle(t.chance, row, unknown)
    for place in range(unknown):
        if place < powers:
            give_power(t, row[place], False)
        else:
            no_power(t, row[place])


@rule
def fill_base_dice(t: Table, row: Cells, count: int) -> None:
    """Base dice: numbers 1 to 6 from what is left of them, and as many powers as are left."""
    stock = paper(BASE_STOCK)
    left = 0
    powers = box.BASE_POWERS - (0 if t.chaotic else box.HAND_POWERS * t.seats)
    for number in range(1, box.BASE_NUMBERS + 1):
        stock[number] = box.BASE_COPIES - (0 if t.chaotic else t.seats)
        left += stock[number]
    for card in range(in_use(t)):
        if t.form[card] != NONE and t.die_set[card] == box.BASE_SET and not is_dealt_in_order(t, card):
            stock[t.face[card]] -= 1
            left -= 1
            powers -= t.power[card] != box.NO_POWER
    for place in range(count):
        card = row[place]
        chosen = below(t.chance, left)
        number = 1
        while chosen >= stock[number]:
            chosen -= stock[number]
            number += 1
        stock[number] -= 1
        left -= 1
        t.form[card] = box.PLAIN
        t.face[card] = number
        if place < powers:
            give_power(t, card, False)
        else:
            no_power(t, card)


@rule
def fill_devilish_dice(t: Table, row: Cells, first: int, last: int) -> None:
    """Devilish dice: numbers, faces and powers from what is left of them, one without regard to another."""
    stock = paper(DEVILISH_NUMBERS)
    left = box.DEVILISH_COPIES * box.DEVILISH_NUMBERS
    for number in range(box.DEVILISH_NUMBERS):
        stock[number] = box.DEVILISH_COPIES
    wildcards = box.WILDCARDS
    duos = box.DUOS
    powers = box.DEVILISH_POWERS
    for card in range(in_use(t)):
        if t.form[card] != NONE and t.die_set[card] == box.DEVILISH_SET:
            wildcards -= t.form[card] == box.WILDCARD
            duos -= t.form[card] == box.DUO
            powers -= t.power[card] != box.NO_POWER
            if t.form[card] != box.WILDCARD:
                stock[t.face[card] - box.LOWEST] -= 1
                left -= 1
    for place in range(first, last):
        card = row[place]
        chosen = below(t.chance, left)
        number = 0
        while chosen >= stock[number]:
            chosen -= stock[number]
            number += 1
        stock[number] -= 1
        left -= 1
        t.form[card] = box.WILDCARD if place < first + wildcards else box.PLAIN
        if first + wildcards <= place < first + wildcards + duos:
            t.form[card] = box.DUO
        t.face[card] = NO_NUMBER if t.form[card] == box.WILDCARD else number + box.LOWEST
        if t.form[card] == box.DUO:
            t.second[card] = second_number(t, t.face[card])
    other = paper(DICE)
    for place in range(first, last):
        other[place - first] = row[place]
    shuffle(t.chance, other, last - first)
    for place in range(last - first):
        if place < powers:
            give_power(t, other[place], True)
        else:
            no_power(t, other[place])


@rule
def second_number(t: Table, number: int) -> int:
    """The other number of a duo: of 1 to 6 without its own, or of 1 to 5."""
    other = 1 + below(t.chance, box.BASE_NUMBERS - 1)
    return other + 1 if 1 <= number <= box.BASE_NUMBERS and other >= number else other


# Contracts -------------------------------------------------------------------------------------


FINE = 1 << 24
LEAST_KEPT = 3 * FINE // 4
STAR_SHARE = chart([[69, 846, 1000], [49, 892, 1000]])
"""How many of a thousand texts drawn for a set have at most so many stars."""


@rule
def weight_of(type_: int, part: int, which: int, what: int) -> int:
    """The weight of a choice for a part of a contract; within distance fits only all, none and some."""
    grouped = what == box.ALL or what == box.NO_RESULT or what == box.SOME
    if part == box.COMPARISON and which == box.WITHIN and not grouped:
        return 0
    return box.CHOICE_WEIGHT[type_, part, which]


@rule
def total_weight(type_: int, part: int, what: int) -> int:
    """The weights of all choices for a part of a contract."""
    total = 0
    for which in range(box.CHOICES_OF[part]):
        total += weight_of(type_, part, which, what)
    return total


@rule
def weigh(t: Table, type_: int, part: int, what: int) -> int:
    """Draw a choice for a part of a contract by weight."""
    place = below(t.chance, total_weight(type_, part, what))
    which = 0
    while place >= weight_of(type_, part, which, what):
        place -= weight_of(type_, part, which, what)
        which += 1
    return which


@rule
def text_chance(t: Table, contract: int, type_: int) -> float:
    """How likely a contract of a type has this TASK, TEST and SPECIAL; choices without weight are forced."""
    chance = 1.0
    what = t.choice[contract, box.WHAT]
    for part in range(box.PART_COUNT):
        which = t.choice[contract, part]
        weight = weight_of(type_, part, which, what)
        if weight > 0:
            chance = chance * weight / total_weight(type_, part, what)
        chance = chance / box.PARAMETERS_OF[part, which]
    return chance


@rule
def write_contract(t: Table, contract: int, set_: int) -> None:
    """Draw type, TASK, TEST and SPECIAL, and count the stars."""
    type_ = box.REGULAR
    if set_ == 1:
        type_ = box.FORCED if below(t.chance, 2) == 0 else box.BATTLE
    t.type_[contract] = type_
    t.least[contract] = box.FORCED_MINIMUMS[below(t.chance, 2)] if type_ == box.FORCED else 1
    difficulty = 0
    for part in range(box.PART_COUNT):
        what = t.choice[contract, box.WHAT]
        if part == box.COMPARISON and what == box.SEQUENCE:
            which = box.IN_SEQUENCE
        elif part == box.THRESHOLD and has_no_threshold(t.choice[contract, box.COMPARISON]):
            which = box.NO_THRESHOLD
        else:
            which = weigh(t, type_, part, what)
        t.choice[contract, part] = which
        place = below(t.chance, box.PARAMETERS_OF[part, which])
        t.parameter[contract, part] = box.PARAMETER[part, which, place]
        difficulty += box.DIFFICULTY[part, which]
    t.stars[contract] = box.STARS[difficulty - box.STARS_FROM]


@rule
def has_no_threshold(comparison: int) -> bool:
    """Whether results are compared with one another."""
    return comparison == box.WITHIN or comparison == box.IN_SEQUENCE


@rule
def is_repeat(t: Table, contract: int) -> bool:
    """Whether another contract has the same TASK, TEST and SPECIAL."""
    for other in range(box.CONTRACTS):
        if other == contract or t.type_[other] == NONE:
            continue
        same = True
        for part in range(box.PART_COUNT):
            equal = t.choice[other, part] == t.choice[contract, part]
            same = same and equal and t.parameter[other, part] == t.parameter[contract, part]
        if same:
            return True
    return False


@rule
def is_kept(t: Table, contract: int, known: int, known_later: int) -> bool:
    """Whether a text that was drawn beside known ones stays; it is drawn anew to give likely ones their due.

    The deck is written in random order, Lost Souls last, and a text that is there already is drawn anew. Of
    the known contracts of its set half came after this one, on average, and each was the likelier for it: a
    text of chance p makes them likelier by about 1 / (1 - known * p / 2), here within half a percent.
    """
    if known + known_later == 0:
        return True
    type_ = t.type_[contract]
    set_ = 0 if type_ == box.REGULAR else 1
    chance = text_chance(t, contract, type_) / (1 + set_) * 1000 / STAR_SHARE[set_, t.most_stars - 1]
    due = int(chance * known / 2 * FINE)
    if known_later > 0:
        chance = text_chance(t, contract, box.FORCED) / 2 * 1000 / STAR_SHARE[1, t.most_stars - 1]
        due += int(chance * known_later * FINE)
    return below(t.chance, FINE) * (FINE - due) < LEAST_KEPT * FINE


@rule
def fill_contracts(t: Table) -> None:
    """Draw all contracts that are not known."""
    row = paper(CONTRACTS)
    number = box.CONTRACTS if t.lost_souls else box.SET_SIZE[0]
    unknown = 0
    base = box.SET_SIZE[0]
    for contract in range(number):
        if t.type_[contract] == NONE:
            row[unknown] = contract
            unknown += 1
        elif t.type_[contract] == box.REGULAR:
            base -= 1
    shuffle(t.chance, row, unknown)
    known_base = box.SET_SIZE[0] - base
    known_later = number - unknown - known_base
    for place in range(unknown):
        is_base = place < base
        while True:
            write_contract(t, row[place], 0 if is_base else 1)
            if t.stars[row[place]] > t.most_stars or is_repeat(t, row[place]):
                continue
            if is_kept(t, row[place], known_base if is_base else known_later, known_later if is_base else 0):
                break
    for side in range(2):
        fill_icons(t, 0, side, row, 0, base)
        if t.lost_souls:
            fill_icons(t, 1, side, row, base, unknown)


# Icons -----------------------------------------------------------------------------------------

SIZES = 3
"""A side of a contract has no icon, one or two."""
MOST_TWOS = 24
DIGIT = 1 << 15


def chances_of_twos(set_: int, side: int) -> list[list[int]]:
    """How likely each number of contracts of a set is to have two icons on a side, as published.

    Entries and icons are dealt until they run out; each chance is out of `DIGIT` squared, in two digits.
    """
    ones, twos, scores, cards = (box.ICON_STOCK[1, set_, side, kind] for kind in range(4))
    ways = {(ones, twos, scores + cards, 0): 1}
    for _ in range(box.SET_SIZE[set_]):
        further: dict[tuple[int, int, int, int], int] = {}
        for (ones, twos, icons, full), number in ways.items():
            for after, left in (
                ((ones - 1, twos, max(0, icons - 1), full), ones),
                ((ones, twos - 1, max(0, icons - 2), full + (icons > 1)), twos),
            ):
                further[after] = further.get(after, 0) + number * left
        ways = further
    numbers = [0] * MOST_TWOS
    for (_, _, _, full), number in ways.items():
        numbers[full] += number
    return [list(divmod(number * DIGIT**2 // sum(numbers), DIGIT)) for number in numbers]


TWOS_CHANCE = chart([[chances_of_twos(set_, side) for side in range(2)] for set_ in range(box.SETS)])
"""`TWOS_CHANCE[set, side, contracts with two icons, digit]`"""


@rule
def with_one(reading: int, set_: int, side: int, twos: int) -> int:
    """How many contracts of a set have one icon on a side, where so many have two."""
    scores = box.ICON_STOCK[reading, set_, side, box.SCORE_ICONS]
    cards = box.ICON_STOCK[reading, set_, side, box.CARD_ICONS]
    return min(box.SET_SIZE[set_] - twos, scores + cards - 2 * twos)


@rule
def twos_weight(set_: int, side: int, twos: int, known: Cells) -> float:
    """How likely so many contracts have two icons and those known, of so many sizes, are as they are."""
    ones = with_one(1, set_, side, twos)
    empty = box.SET_SIZE[set_] - ones - twos
    weight = 1.0 * (TWOS_CHANCE[set_, side, twos, 0] * DIGIT + TWOS_CHANCE[set_, side, twos, 1])
    for earlier in range(known[0]):
        weight = weight * (empty - earlier) / box.SET_SIZE[set_]
    for earlier in range(known[1]):
        weight = weight * (ones - earlier) / box.SET_SIZE[set_]
    for earlier in range(known[2]):
        weight = weight * (twos - earlier) / box.SET_SIZE[set_]
    return weight


@rule
def draw_twos(t: Table, set_: int, side: int, known: Cells) -> int:
    """How many contracts of a set have two icons on a side, as published, by the sizes of those known."""
    best = 0.0
    for twos in range(MOST_TWOS):
        best = max(best, twos_weight(set_, side, twos, known))
    if best == 0.0:
        return known[2]
    shares = paper(MOST_TWOS)
    total = 0
    for twos in range(MOST_TWOS):
        shares[twos] = int(twos_weight(set_, side, twos, known) / best * FINE)
        total += shares[twos]
    chosen = below(t.chance, total)
    twos = 0
    while chosen >= shares[twos]:
        chosen -= shares[twos]
        twos += 1
    return twos


@rule
def fill_icons(t: Table, set_: int, side: int, row: Cells, first: int, last: int) -> None:
    """Icons of one side for the unknown contracts of a set, from what the known ones leave of its stocks.

    As designed the stocks are exact. As published some icons run out: how many contracts have got two is
    drawn first, as likely as the known ones make it, and that settles how many have one and none.
    """
    reading = 1 if t.icons_published else 0
    scores = box.ICON_STOCK[reading, set_, side, box.SCORE_ICONS]
    cards = box.ICON_STOCK[reading, set_, side, box.CARD_ICONS]
    known = paper(SIZES)
    for contract in range(box.CONTRACTS):
        if t.type_[contract] == NONE or (t.type_[contract] == box.REGULAR) != (set_ == 0):
            continue
        if t.icons[contract, side, 0] == NONE:
            continue
        known[t.icons[contract, side, 0] + t.icons[contract, side, 1]] += 1
        scores -= t.icons[contract, side, 0]
        cards -= t.icons[contract, side, 1]
    twos = box.ICON_STOCK[reading, set_, side, box.SIZE_TWO]
    if t.icons_published:
        twos = draw_twos(t, set_, side, known)
    ones_left = with_one(reading, set_, side, twos) - known[1]
    twos_left = twos - known[2]
    for place in range(first, last):
        size = 2
        chosen = below(t.chance, last - place)
        if chosen < ones_left:
            size = 1
        elif t.icons_published and chosen >= ones_left + twos_left:
            size = 0
        ones_left -= size == 1
        twos_left -= size == 2
        contract = row[place]
        t.icons[contract, side, 0] = 0
        t.icons[contract, side, 1] = 0
        for _ in range(size):
            if scores + cards <= 0:
                break
            if below(t.chance, scores + cards) < scores:
                scores -= 1
                t.icons[contract, side, 0] += 1
            else:
                cards -= 1
                t.icons[contract, side, 1] += 1
