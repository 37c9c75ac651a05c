"""What the hand-written player of Chaos Contract reckons: the chances of a contract.

A contract is sketched as a row of places: results that lie there already, and rolls that are still to come.
The rolls are tried out a number of times with the dice as far as a view knows them, powers in their simplest
use, and what came of it is counted.
"""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import judging, table
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.judging import figure, passes_test, winners_of
from turncoat.games.chaos_contract.table import Table, value
from turncoat.kernel.chance import below
from turncoat.kernel.moves import ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule

CLEAR = 6
"""Where the first tries all end alike, no more are made."""
MOST_PLACES = 40
"""Results and rolls of a sketch; further ones are left out of account."""
MOST_DIE = 24
"""Cards of a die in a sketch; further ones are left out of account."""
LOOP_ROUNDS = 4
"""Rounds of a battle without end that are tried out."""

# The cells of a sketch begin with those of a trial, which is a try in progress, all rolled:
CONTRACT, TURNOUT, SCORED = judging.CONTRACT, judging.TURNOUT, judging.SCORED
COUNT, ROLLED_NOW = judging.RESULTS, judging.ROLLS
TRY_OWNER, TRY_VALUE, TRY_POWER = judging.OWNER, judging.VALUE, judging.POWER
TRY_NUMBER = judging.TRIAL_CELLS
"""the numbers of its results,"""
LASTING_NOW, SEEN_NOW, JOKER, ENDED = range(TRY_NUMBER + MOST_PLACES, TRY_NUMBER + MOST_PLACES + 4)
"""what is added, powers, the place of a wildcard, and an outcome before its time;"""
# then comes what is asked,
SOULS, SITTER, EXEMPT, OWN_PART, IS_FRESH, IN_FORCE = range(ENDED + 1, ENDED + 7)
"""the Souls, who sits out, who takes no penalty, the own part of a die as a set of cards (0: not chosen
yet), whether nothing is rolled yet, the SPECIAL that applies,"""
AIM, LASTING, ROLLED, SEEN, PLACES = range(IN_FORCE + 1, IN_FORCE + 6)
"""which results help, what is added to further rolls, how many rolls and powers there were, how many places
there are,"""
WILD, EFFORT, HURRY, WITHOUT = range(PLACES + 1, PLACES + 5)
"""the result that is a wildcard and can still change, how often to try, and how many times less often than
with time to think, a card that is thought away,"""
ICON_COUNT = WITHOUT + 1
"""the icons of the contract by side and kind,"""
PROGRESS = ICON_COUNT + 2 * box.ICONS
"""what every seat has scored, in twelfths of a win, and its dice cards;"""
CARDS = PROGRESS + box.MOST_SEATS
STOCK = CARDS + box.MOST_SEATS
"""the dice cards that can be drawn: all others are in hands;"""
OUTCOMES = STOCK + 1
"""how often each outcome came,"""
OUTCOME_CELLS = 32
LEFT = OUTCOMES + OUTCOME_CELLS
"""the cards left in every die, all its cards, and the whole hand,"""
SIZE = LEFT + box.MOST_SEATS
DIE = SIZE + box.MOST_SEATS
HAND = DIE + box.MOST_SEATS * MOST_DIE
OWNER = HAND + box.MOST_SEATS * MOST_DIE
"""the places: owner, whether still to be rolled, order, value, number and power;"""
IS_OPEN = OWNER + MOST_PLACES
ORDER = IS_OPEN + MOST_PLACES
VALUE = ORDER + MOST_PLACES
NUMBER = VALUE + MOST_PLACES
POWER = NUMBER + MOST_PLACES
LYING = POWER + MOST_PLACES
"""the result at the table that lies there;"""
PROMISED = LYING + MOST_PLACES
"""what the active player has promised each seat, and how likely it keeps its word, in hundredths;"""
FAITH = PROMISED + box.MOST_SEATS
PUBLIC = FAITH + 1
"""and whether it goes by what everybody sees, and not by what a seat knows of its own dice."""
HUNCH_CELLS = PUBLIC + 1

DOWN, TOGETHER, UP, APART = -1, 0, 1, 2
"""Aims: low results, results close to one another, high ones, different ones."""
FAILS, SUCCEEDS, ENDS_SOFTLY, SUCCEEDS_UNSCALED = range(4)
"""Outcomes of a contract; of a battle it is the set of winners."""
SOME_POWER = box.POWERS
"""The power of a card that nobody else has seen."""

PER_CONTRACT = 2
"""Progress by a contract, where stars do not count: they are two on average."""

# The dice --------------------------------------------------------------------------------------


@rule
def is_known(t: Table, h: Cells, card: int) -> bool:
    """Whether what is printed on a card counts, as far as a view has it."""
    return h[PUBLIC] == 0 or t.die_shown[card] == 1


@rule
def printed(t: Table, h: Cells, card: int) -> int:
    """The number of a known card, of a duo or a wildcard the one that suits the aim."""
    if not is_known(t, h, card):
        return table.NO_NUMBER
    form = t.form[card]
    if form == box.WILDCARD:
        if h[AIM] == UP:
            return box.HIGHEST
        return box.LOWEST if h[AIM] == DOWN else 3
    one = t.face[card]
    if form != box.DUO or one == table.NO_NUMBER:
        return one
    two = t.second[card]
    if h[AIM] == UP:
        return max(one, two)
    if h[AIM] == DOWN:
        return min(one, two)
    return two if abs(2 * two - 7) < abs(2 * one - 7) else one


@rule
def fit(t: Table, h: Cells, card: int) -> int:
    """How well a card suits the TEST."""
    if not is_known(t, h, card):
        return 0
    if t.choice[h[CONTRACT], box.WHAT] == box.POWER_COUNT:
        with_power = t.power[card] != box.NO_POWER
        return 1 if with_power == (h[AIM] == UP) else 0
    number = printed(t, h, card)
    if number == table.NO_NUMBER or h[AIM] == APART:
        return 0
    return -abs(2 * number - 7) if h[AIM] == TOGETHER else h[AIM] * number


@rule
def aim_of(t: Table, contract: int) -> int:
    """Which results help to pass a TEST, or to win a battle."""
    what = t.choice[contract, box.WHAT]
    comparison = t.choice[contract, box.COMPARISON]
    parameter = t.parameter[contract, box.WHAT]
    aim = DOWN if comparison == box.LOWER else (UP if comparison == box.HIGHER else TOGETHER)
    if what == box.SEQUENCE:
        return APART
    if what == box.SAME or what == box.DIFFERENT:
        return TOGETHER if (aim == UP) == (what == box.SAME) else APART
    if what == box.POWER_COUNT:
        return aim if parameter == box.WITH_POWER else -aim
    turned = what == box.NO_RESULT or (what == box.SOME and box.SOME_OF.first[parameter] == box.AT_MOST)
    if comparison == box.WITHIN:
        return APART if turned else TOGETHER
    if what == box.SOME and box.SOME_OF.first[parameter] == box.EXACTLY:
        return APART
    return -aim if turned else aim


@rule
def part_of(t: Table, h: Cells, who: int, cards: int) -> int:
    """With how many of its cards a Soul rolls."""
    if h[IS_FRESH] == 0 and t.limited[who]:
        return min(cards, t.usable[who])
    restriction = t.choice[h[CONTRACT], box.RESTRICTION]
    if restriction == box.HALF:
        return (cards + 1) // 2
    return min(cards, t.parameter[h[CONTRACT], box.RESTRICTION]) if restriction == box.SOME_CARDS else cards


@rule
def is_in_die(t: Table, seat: int, h: Cells, who: int, card: int) -> bool:
    """Whether a Soul can roll a card of its hand, as far as a seat knows."""
    if card == h[WITHOUT] or (not h[IS_FRESH] and t.out[card]):
        return False
    if who != seat:
        return True
    if h[OWN_PART] != 0:
        return (h[OWN_PART] >> card) & 1 == 1
    return h[IS_FRESH] == 1 or not t.limited[who] or (t.chosen_part[who] >> card) & 1 == 1


@rule
def lay_die(t: Table, seat: int, h: Cells, who: int) -> None:
    """The cards that a Soul rolls from; of a part that nobody knows, the ones that fit best."""
    base = DIE + MOST_DIE * who
    size = 0
    for place in range(min(MOST_DIE, h[CARDS + who])):
        card = h[HAND + MOST_DIE * who + place]
        if is_in_die(t, seat, h, who, card):
            h[base + size] = card
            size += 1
    wanted = size
    if who != seat or h[OWN_PART] == 0:
        wanted = part_of(t, h, who, size)
    while size > wanted:
        worst = 0
        for place in range(1, size):
            if fit(t, h, h[base + place]) < fit(t, h, h[base + worst]):
                worst = place
        size -= 1
        h[base + worst] = h[base + size]
    h[SIZE + who] = size


# The sketch ------------------------------------------------------------------------------------


@rule
def rolls_of(t: Table, h: Cells) -> int:
    """How often each roller rolls."""
    often = t.choice[h[CONTRACT], box.OFTEN]
    if often == box.ONCE:
        return 1
    if often == box.TIMES:
        return t.parameter[h[CONTRACT], box.OFTEN]
    return h[TURNOUT] if often == box.TURNOUT_TIMES else LOOP_ROUNDS


@rule
def add_place(h: Cells, who: int, order: int) -> int:
    """A further place, for a roll of somebody."""
    place = min(h[PLACES], MOST_PLACES - 1)
    h[PLACES] = place + 1
    h[OWNER + place] = who
    h[IS_OPEN + place] = 1
    h[ORDER + place] = order
    h[LYING + place] = NONE
    return place


@rule
def lasting_of(t: Table, result: int) -> int:
    """What a result adds to every later roll for each Soul, by Soul Add or Soul Subtract."""
    lies = t.state[result] == table.ASIDE or t.state[result] == table.COUNTED
    if not lies or not t.works[result] or t.ignored[result]:
        return 0
    card = t.card[result]
    if t.power[card] == box.SOUL_ADD:
        return t.power_parameter[card]
    return -t.power_parameter[card] if t.power[card] == box.SOUL_SUBTRACT else 0


@rule
def lay_results(t: Table, h: Cells) -> None:
    """The results that lie there, in their order."""
    for result in range(t.results):
        who = t.owner[result]
        state = t.state[result]
        h[LASTING] += lasting_of(t, result) * h[TURNOUT]
        if (state != table.COUNTED and state != table.FACE_DOWN) or not (h[SOULS] >> who) & 1:
            continue
        place = add_place(h, who, t.order[result])
        while place > 0 and h[ORDER + place - 1] > t.order[result]:
            move_place(h, place - 1, place)
            place -= 1
        h[OWNER + place] = who
        h[ORDER + place] = t.order[result]
        h[LYING + place] = result
        h[IS_OPEN + place] = t.card[result] == NONE
        if t.card[result] != NONE:
            lay_result(t, h, result, place)


@rule
def lay_result(t: Table, h: Cells, result: int, place: int) -> None:
    """A result on its place; one without a number yet has the one that suits the aim."""
    card = t.card[result]
    h[NUMBER + place] = t.number[result]
    h[VALUE + place] = value(t, result)
    h[POWER + place] = t.power[card]
    if t.ignored[result]:
        h[NUMBER + place] = table.NO_NUMBER
        h[POWER + place] = box.NO_POWER
        return
    if t.number[result] == table.NO_NUMBER:
        h[NUMBER + place] = printed(t, h, card)
        h[VALUE + place] = h[NUMBER + place]
    if t.form[card] == box.WILDCARD:
        h[WILD] = result


@rule
def move_place(h: Cells, place: int, to: int) -> None:
    """What lies on a place lies on another one."""
    h[OWNER + to] = h[OWNER + place]
    h[IS_OPEN + to] = h[IS_OPEN + place]
    h[ORDER + to] = h[ORDER + place]
    h[VALUE + to] = h[VALUE + place]
    h[NUMBER + to] = h[NUMBER + place]
    h[POWER + to] = h[POWER + place]
    h[LYING + to] = h[LYING + place]


@rule
def sketch(t: Table, seat: int, h: Cells, contract: int, souls: int) -> None:
    """A contract with these Souls as a seat sees it: the dice, what lies there, what is to be rolled."""
    fresh = h[IS_FRESH]
    h[CONTRACT] = contract
    h[SOULS] = souls
    h[TURNOUT] = ones(souls)
    h[AIM] = aim_of(t, contract)
    h[IN_FORCE] = t.choice[contract, box.SPECIAL]
    if not fresh and contract == t.contract and not t.special_on:
        h[IN_FORCE] = 0
    h[LASTING] = 0
    h[ROLLED] = 0 if fresh else t.roll_count
    h[SEEN] = 0 if fresh or contract != t.contract else t.powers_seen
    h[PLACES] = 0
    h[WILD] = NONE
    for side in range(2):
        for icon in range(box.ICONS):
            count = t.icons[contract, side, icon]
            if not fresh and contract == t.contract:
                count = t.reward[icon] if side == box.REWARD else t.penalty[icon]
            h[ICON_COUNT + box.ICONS * side + icon] = count
    for who in range(t.seats):
        h[SIZE + who] = 0
        if (souls >> who) & 1:
            lay_die(t, seat, h, who)
    if not fresh:
        lay_results(t, h)
    lay_rolls(t, h)


@rule
def lay_rolls(t: Table, h: Cells) -> None:
    """The rolls still to come, in rounds."""
    rolls = rolls_of(t, h)
    sitter = h[SITTER]
    if h[TURNOUT] < 2 or t.choice[h[CONTRACT], box.WHO] != box.ALL_BUT_ONE:
        sitter = NONE
    elif sitter == NONE:
        for step in range(1, t.seats):
            who = (t.active + step) % t.seats
            if (h[SOULS] >> who) & 1:
                sitter = who
    for round_ in range(rolls):
        for step in range(t.seats):
            who = (t.active + step) % t.seats
            used = 0 if h[IS_FRESH] else t.used[who]
            due = (h[SOULS] >> who) & 1 and who != sitter and round_ >= used
            if due and h[SIZE + who] > round_ - used and h[PLACES] < MOST_PLACES:
                add_place(h, who, NONE)


# Trying it out ---------------------------------------------------------------------------------


@rule
def draw_card(h: Cells, luck: Cells, who: int) -> int:
    """A card of a die, each equally likely, or NONE."""
    left = h[LEFT + who]
    if left == 0:
        return NONE
    base = DIE + MOST_DIE * who
    place = base + below(luck, left)
    last = base + left - 1
    card = h[place]
    h[place] = h[last]
    h[last] = card
    h[LEFT + who] = left - 1
    return card


@rule
def reveal(t: Table, h: Cells, luck: Cells, place: int, card: int) -> None:
    """A card is rolled onto a place of a try, with what its power does."""
    known = is_known(t, h, card)
    power = t.power[card] if known else NONE
    if power == NONE:
        power = SOME_POWER if below(luck, 3) == 0 else box.NO_POWER
    number = printed(t, h, card)
    if number == table.NO_NUMBER:
        number = 1 + below(luck, 6)
    h[TRY_NUMBER + place] = number
    h[TRY_POWER + place] = power
    h[TRY_VALUE + place] = number + h[LASTING_NOW]
    if known and t.form[card] == box.WILDCARD:
        h[JOKER] = place
    if power != box.NO_POWER:
        h[SEEN_NOW] += 1
        if power != SOME_POWER and power_works(t, h, number):
            use_power(t, h, place, card, power)


@rule
def power_works(t: Table, h: Cells, number: int) -> bool:
    """Whether a power acts: two Souls or more, and no SPECIAL against it."""
    if h[TURNOUT] < 2 or h[IN_FORCE] == box.POWERS_OFF:
        return False
    parameter = t.parameter[h[CONTRACT], box.SPECIAL]
    if h[IN_FORCE] == box.POWERS_OFF_BY_NUMBER:
        bound = box.BY_NUMBER.second[parameter]
        return number >= bound if box.BY_NUMBER.first[parameter] == box.LESS else number <= bound
    return h[IN_FORCE] != box.ONLY_ONE_POWER or (parameter == box.FIRST_POWER and h[SEEN_NOW] == 1)


@rule
def use_power(t: Table, h: Cells, place: int, card: int, power: int) -> None:
    """What a power does to values, and the two that end a contract."""
    amount = t.power_parameter[card]
    number = h[TRY_NUMBER + place]
    if power == box.ADD or power == box.SUBTRACT:
        for other in range(place + 1):
            if h[TRY_NUMBER + other] != table.NO_NUMBER:
                h[TRY_VALUE + other] += amount if power == box.ADD else -amount
    elif power == box.DOUBLE:
        highest = h[AIM] == UP and t.choice[h[CONTRACT], box.WHAT] != box.ALL
        other = outermost(h, place, highest)
        h[TRY_VALUE + other] *= 2
    elif power == box.IGNORE:
        other = outermost(h, place, h[AIM] != UP)
        h[TRY_VALUE + other] = 0
        h[TRY_NUMBER + other] = table.NO_NUMBER
        h[TRY_POWER + other] = box.NO_POWER
    elif power == box.SOUL_ADD or power == box.SOUL_SUBTRACT:
        h[LASTING_NOW] += (amount if power == box.SOUL_ADD else -amount) * h[TURNOUT]
    elif power == box.CURSED_SUCCESS or power == box.SOFT_FAIL:
        h[ENDED] = SUCCEEDS_UNSCALED if power == box.CURSED_SUCCESS else ENDS_SOFTLY
        if t.type_[h[CONTRACT]] == box.BATTLE:
            h[ENDED] = 1 << h[TRY_OWNER + place] if power == box.CURSED_SUCCESS else 0
    else:
        if power == box.STAR_COUNTER:
            number = 2 * t.stars[h[CONTRACT]]
        elif power == box.ROLL_COUNTER:
            number = h[ROLLED_NOW]
        elif power == box.CHAMELEON and place > 0:
            number = h[TRY_NUMBER + outermost(h, place - 1, amount == 1)]
        h[TRY_VALUE + place] += number - h[TRY_NUMBER + place]
        h[TRY_NUMBER + place] = number


@rule
def outermost(h: Cells, last: int, highest: bool) -> int:
    """The place with the highest or lowest value up to one of them."""
    best = last
    for place in range(last):
        more = h[TRY_VALUE + place] - h[TRY_VALUE + best]
        if h[TRY_NUMBER + place] != table.NO_NUMBER and (more > 0 if highest else more < 0):
            best = place
    return best


@rule
def try_out(t: Table, h: Cells, luck: Cells) -> int:
    """Roll all that is still to be rolled; returns what comes of it."""
    h[COUNT] = 0
    h[LASTING_NOW] = h[LASTING]
    h[ROLLED_NOW] = h[ROLLED]
    h[SEEN_NOW] = h[SEEN]
    h[JOKER] = NONE
    h[ENDED] = NONE
    for who in range(t.seats):
        h[LEFT + who] = h[SIZE + who]
    battle = t.type_[h[CONTRACT]] == box.BATTLE
    loop = battle and t.choice[h[CONTRACT], box.OFTEN] == box.UNTIL_WON
    rival = NONE
    for place in range(h[PLACES]):
        at = h[COUNT]
        who = h[OWNER + place]
        h[TRY_OWNER + at] = who
        if h[IS_OPEN + place]:
            card = draw_card(h, luck, who)
            if card == NONE:
                continue
            h[ROLLED_NOW] += 1
            reveal(t, h, luck, at, card)
        else:
            h[TRY_VALUE + at] = h[VALUE + place]
            h[TRY_NUMBER + at] = h[NUMBER + place]
            h[TRY_POWER + at] = h[POWER + place]
            if h[WILD] != NONE and h[WILD] == h[LYING + place]:
                h[JOKER] = at
        h[COUNT] += 1
        if h[ENDED] != NONE:
            return h[ENDED]
        if loop:
            if rival != NONE and rival != who and figure(t, h, who) > figure(t, h, rival):
                return 1 << who
            rival = who
    if battle:
        return winners_of(t, h)
    if succeeds(t, h) or joker_helps(t, h):
        return SUCCEEDS
    return SUCCEEDS if free_reroll_helps(t, h, luck) else FAILS


@rule
def joker_helps(t: Table, h: Cells) -> bool:
    """Whether a wildcard can be a number with which the TEST is passed."""
    at = h[JOKER]
    if at == NONE or h[TRY_NUMBER + at] == table.NO_NUMBER:
        return False
    more = h[TRY_VALUE + at] - h[TRY_NUMBER + at]
    for number in range(box.LOWEST, box.HIGHEST + 1):
        h[TRY_NUMBER + at] = number
        h[TRY_VALUE + at] = number + more
        if succeeds(t, h):
            return True
    return False


@rule
def free_reroll_helps(t: Table, h: Cells, luck: Cells) -> bool:
    """Whether the SPECIAL that lets a Soul reroll helps: the last who still has a card takes it."""
    if h[IN_FORCE] != box.FREE_REROLL or (h[IS_FRESH] == 0 and t.closing > table.OFFER_FREE_REROLL):
        return False
    for back in range(h[COUNT]):
        at = h[COUNT] - 1 - back
        card = draw_card(h, luck, h[TRY_OWNER + at])
        if card != NONE:
            reveal(t, h, luck, at, card)
            return succeeds(t, h)
    return False


@rule
def reckon(t: Table, h: Cells, seed: Cells, luck: Cells) -> int:
    """Try the sketch out and count what comes of it; returns how many tries. Without rolls one is enough."""
    for word in range(4):
        luck[word] = seed[word]
    tries = 1
    for place in range(h[PLACES]):
        if h[IS_OPEN + place]:
            tries = h[EFFORT]
    for outcome in range(OUTCOME_CELLS):
        h[OUTCOMES + outcome] = 0
    outcome = 0
    for number in range(tries):
        outcome = try_out(t, h, luck)
        h[OUTCOMES + outcome] += 1
        if number + 1 == CLEAR and h[OUTCOMES + outcome] == CLEAR:
            return CLEAR
    return tries


# The SPECIAL -----------------------------------------------------------------------------------


@rule
def has_pair(h: Cells, cells: int, nothing: int) -> bool:
    """Whether two Souls have rolled the same number, or the same power."""
    for one in range(h[COUNT]):
        for two in range(one):
            same = h[cells + one] == h[cells + two] and h[cells + one] != nothing
            if same and h[TRY_OWNER + one] != h[TRY_OWNER + two]:
                return True
    return False


@rule
def special_says(t: Table, h: Cells) -> int:
    """Whether the SPECIAL lets the contract fail or succeed, or NONE."""
    special = h[IN_FORCE]
    if special == box.TOO_MANY_POWERS and h[SEEN_NOW] > t.parameter[h[CONTRACT], box.SPECIAL]:
        return FAILS
    if special < box.FAIL_ON_SAME_POWER:
        return NONE
    if special == box.FAIL_ON_SAME_NUMBER and has_pair(h, TRY_NUMBER, table.NO_NUMBER):
        return FAILS
    if special == box.SUCCESS_ON_SAME_NUMBER and has_pair(h, TRY_NUMBER, table.NO_NUMBER):
        return SUCCEEDS
    if special == box.FAIL_ON_SAME_POWER and has_pair(h, TRY_POWER, box.NO_POWER):
        return FAILS
    if special == box.SUCCESS_ON_SAME_POWER and has_pair(h, TRY_POWER, box.NO_POWER):
        return SUCCEEDS
    return NONE


@rule
def succeeds(t: Table, h: Cells) -> bool:
    """Whether a try passes the TEST, if the SPECIAL lets it come to that."""
    said = special_says(t, h)
    return passes_test(t, h) if said == NONE else said == SUCCEEDS


# What everybody has ----------------------------------------------------------------------------


@rule
def take_stock(t: Table, h: Cells) -> None:
    """What everybody has scored and holds, and what is left."""
    for contract in range(box.CONTRACTS):
        who = t.contract_place[contract] - table.WITH_SEAT
        if who >= 0:
            h[PROGRESS + who] += t.stars[contract] if t.count_stars else PER_CONTRACT
            h[SCORED] += who == t.active
    for card in range(box.DICE):
        who = t.die_place[card] - table.WITH_SEAT
        h[STOCK] += t.die_place[card] == table.IN_DECK or t.die_place[card] == table.IN_DISCARD
        if who >= 0:
            if h[CARDS + who] < MOST_DIE:
                h[HAND + MOST_DIE * who + h[CARDS + who]] = card
            h[CARDS + who] += 1
