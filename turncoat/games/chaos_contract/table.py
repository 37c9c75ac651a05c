"""The table of Chaos Contract: all that lies on it, and all that a player may have written down."""

from __future__ import annotations

from turncoat.games.chaos_contract.components import (
    BASE_POWERS,
    CONTRACTS,
    DEVILISH_DICE,
    DEVILISH_POWERS,
    DICE,
    DUOS,
    HIGHEST,
    ICONS,
    LOWEST,
    MARKET,
    MOST_CHOICES,
    MOST_ICONS,
    MOST_PARAMETER,
    MOST_RESULTS,
    MOST_RETURNS,
    MOST_ROLLS,
    MOST_SEATS,
    MOST_STARS,
    NO_SPECIAL,
    NONE,
    OFTEN,
    PART_COUNT,
    POWERS,
    SPECIAL,
    TYPES,
    UNTIL_WON,
    WILDCARDS,
)
from turncoat.kernel.moves import ones
from turncoat.kernel.record import SEAT, Axis, Cells, Record, bits, flag, whole
from turncoat.kernel.rule import rule

CONTRACT = Axis("contract", CONTRACTS)
DIE = Axis("die", DICE)
RESULT = Axis("result", MOST_RESULTS)
PART = Axis("part", PART_COUNT)
SIDE = Axis("side", 2)
ICON = Axis("icon", ICONS)
PLACE = Axis("place", MARKET)

IN_DECK, IN_DISCARD, IN_MARKET, IN_PLAY, WITH_SEAT = range(5)
"""Where a contract or a dice card is; with seat s it is at `WITH_SEAT + s`."""
PLACES = WITH_SEAT + MOST_SEATS

NO_NUMBER = -100
"""The number of a card that has none yet."""
FAR = 10**12
"""No value leaves this range."""

FACE_DOWN, COUNTED, ASIDE, GONE, WITHDRAWN, WITHDRAWN_UNSEEN = STATE = range(6)
"""A result: rolled in secret, counting, replaced by a reroll, back in the die, its Soul has left (and
it was never shown)."""

(
    NO_QUESTION, PICK_CONTRACT, RECRUIT, ANSWER, FORCE_JOIN, CHALLENGE, JOIN_BATTLE, SIT_OUT, NAME_SECRET,
    CHOOSE_PART, CHOOSE_NUMBER, CHANGE_WILDCARD, WHO_REROLLS, REROLL_OR_NOT, WHICH_RESULT, WHICH_ICON,
    SWAP_WITH, SWAP_CARD, WHOSE_DIE, LIMIT_DIE, SWITCH_CONTRACT, USE_MEGA_REROLL, FREE_REROLL_OR_NOT,
    LEAVE_OR_STAY, GIVE_ICON, WHO_SCORES_IT, LOSE_CARD,
) = QUESTION = range(27)  # fmt: skip
"""The questions that a seat can owe an answer to."""
QUESTIONS = len(QUESTION)

(
    PICKING, RECRUITING, PREPARING, ROLLING, REVEALING, ROUND, AFTER_ROLL, CLOSING, JUDGING, SHARING, PAYING,
    TURN_OVER,
) = STAGE = range(12)  # fmt: skip
"""Stages of a turn: what goes on while nobody is asked."""
STAGES = len(STAGE)

WHO_SITS_OUT, WHO_IS_SECRET, WHICH_PARTS, PREPARED = PREPARATION = range(4)
"""Steps of preparing, in their order."""

CHOOSE, OTHERS, WORK, SET_ITSELF, VALUE, CHECK, CHECK_SWITCH, ACT, DONE = REVEAL_STEP = range(9)
"""Steps of a reveal, in their order."""

IN_TURN, IN_ROUND, IN_CLOSING = BELONGING = range(3)
"""What a reveal belongs to, and what goes on after it."""

CHOICES, NUMBERS, EFFECTS, ROUND_OVER = ROUND_STEP = range(4)
"""What the cards of a simultaneous round go through, one thing after another."""

MEGA_AFTER_ROLL, RIVALS_COMPARED, LEAVING_OFFERED, ROLL_OVER = AFTER_STEP = range(4)
"""Steps after an ordinary roll, in their order."""

(
    SHOW_SECRETS, OFFER_FREE_REROLL, OFFER_MEGA, LAST_POWER_ACTS, LAST_CHANCE_TO_LEAVE, FIX_WILDCARDS,
    LAST_CHECKS, ALL_CLOSED,
) = CLOSING_STEP = range(8)  # fmt: skip
"""Steps of closing, in their order."""

SUCCESS, FAILURE = range(2)
NOT_ASKED, SAID_NO, SAID_YES = REPLY = range(3)

MOST_TURNS = MOST_ROLLS + MOST_RESULTS
"""Turns of a Soul in one contract: as many as are counted, and in a battle until somebody wins one in each
round, of which every one has a roll."""
MOST_MOMENTS = 2 * MOST_RESULTS + MOST_ROLLS * MOST_SEATS
"""Moments of one contract: every result is rolled, and may be shown later; rounds may have no roll at all."""
MOST_POOL = MOST_ICONS * MOST_SEATS
"""Icons of one side that can be shared out."""

# The most that can be told between two decisions: one Soul has all cards that ask nothing, four others have
# none, and they battle until somebody wins; it rolls all its cards, wins, and everything is paid.
_ROLLED = DICE - DUOS - WILDCARDS + MOST_RETURNS
"""Rolls that ask nothing: those of every plain card, and once more of each Reroll Return."""
_POWERS = BASE_POWERS + min(DEVILISH_POWERS, DEVILISH_DICE - DUOS - WILDCARDS) + MOST_RETURNS
"""Powers among them."""
_NEWS_OF_ROLLS = (2 + MOST_SEATS - 1) * (_ROLLED + 1) + _POWERS + MOST_RETURNS + DEVILISH_POWERS
"""Of each roll the card, its number, and all others who skip; the same of the roll whose question was just
answered; of a power what comes of it; cards that go back; No Duplicates that are ignored."""
_NEWS_OF_PAYOUT = 2 + 2 * 2 * MOST_POOL + 3
"""Why and how the contract ends; each icon of both sides is given and carried out; piles are shuffled, the
dice once and the contracts for the payout and again for the market."""
_NEWS_OF_TURN = MARKET + 1 + 2
"""The market is filled, the next turn begins, or the game ends and why."""
_NEWS_OF_ANSWERS = MOST_SEATS + 3
"""What was decided, by all at once at most; the contract begins, who sits out, who rolls in secret."""
MOST_NEWS = _NEWS_OF_ANSWERS + _NEWS_OF_ROLLS + _NEWS_OF_PAYOUT + _NEWS_OF_TURN


class Table(Record, news=MOST_NEWS, decisions=10_000_000):
    """One game of Chaos Contract."""

    # Agreed before the deal
    most_stars: int = whole(1, MOST_STARS, shown=True)
    cooperative: int = flag(shown=True)
    chaotic: int = flag(shown=True)
    count_stars: int = flag(shown=True)
    lost_souls: int = flag(shown=True)
    devilish: int = flag(shown=True)
    icons_published: int = flag(shown=True)
    turn_limit: int = whole(0, 10_000, blank=0, shown=True)

    # Contracts
    choice: Cells = whole(0, MOST_CHOICES - 1, CONTRACT, PART)
    parameter: Cells = whole(0, MOST_PARAMETER, CONTRACT, PART)
    type_: Cells = whole(0, TYPES - 1, CONTRACT)
    least: Cells = whole(1, 3, CONTRACT)
    """The minimum Turnout."""
    stars: Cells = whole(1, MOST_STARS, CONTRACT)
    icons: Cells = whole(0, MOST_ICONS, CONTRACT, SIDE, ICON)
    contract_place: Cells = whole(0, PLACES - 1, CONTRACT, shown=True)
    contract_shown: Cells = flag(CONTRACT, shown=True)
    """Whether everybody has seen it."""
    market: Cells = whole(0, CONTRACTS - 1, PLACE, shown=True)

    # Dice cards
    form: Cells = whole(0, 2, DIE)
    face: Cells = whole(LOWEST, HIGHEST, DIE, blank=NO_NUMBER)
    second: Cells = whole(LOWEST, HIGHEST, DIE, blank=NO_NUMBER)
    power: Cells = whole(0, POWERS - 1, DIE)
    power_parameter: Cells = whole(0, 6, DIE)
    die_place: Cells = whole(0, PLACES - 1, DIE, shown=True)
    die_shown: Cells = flag(DIE, shown=True)
    dealt_to: Cells = whole(0, MOST_SEATS - 1, DIE, shown=True)
    """The seat that had it at the start."""
    die_set: Cells = whole(0, 1, DIE)
    """Whether it is one of the base dice or a Devilish one."""
    out: Cells = flag(DIE)
    """Whether a card of a hand lies out of its die in this contract."""
    joined: Cells = whole(0, MOST_MOMENTS + 1, DIE, blank=0, shown=True)
    """The first moment of this contract at which a card that came, or went back, could be rolled again."""
    returned: int = bits(DICE, shown=True)
    """Reroll Return cards that have gone back in this contract: none does so twice."""

    # Where the game stands
    active: int = whole(0, MOST_SEATS - 1, shown=True)
    turns: int = whole(0, 1_000_000, blank=0, shown=True)
    stage: int = whole(0, STAGES - 1, blank=0, shown=True)
    asks: int = whole(0, QUESTIONS - 1, blank=0, shown=True)

    # The contract in play
    contract: int = whole(0, CONTRACTS - 1, shown=True)
    souls: int = bits(MOST_SEATS, shown=True)
    asked: int = bits(MOST_SEATS, shown=True)
    """Players who were invited or offered to join in this turn."""
    reply: Cells = whole(0, len(REPLY) - 1, SEAT, blank=0)
    """An answer that is not open yet."""
    exempt: int = whole(0, MOST_SEATS - 1, shown=True)
    sitter: int = whole(0, MOST_SEATS - 1, shown=True)
    secret: int = whole(0, MOST_SEATS - 1, shown=True)
    left: int = bits(MOST_SEATS, shown=True)
    """Souls who have left this contract."""
    preparation: int = whole(0, len(PREPARATION) - 1, blank=0, shown=True)
    """How far preparing has come."""
    rolls: int = whole(0, MOST_ROLLS, blank=0, shown=True)
    """Ordinary rolls of each roller; 0 where they go on until somebody has won."""
    used: Cells = whole(0, MOST_TURNS, SEAT, blank=0, shown=True)
    """Ordinary rolls made or skipped."""
    spent: Cells = whole(0, DICE, SEAT, blank=0, shown=True)
    """Reroll Random cards of a Soul that lie out without being a result."""
    roll_count: int = whole(0, MOST_RESULTS, blank=0, shown=True)
    chosen_part: Cells = bits(DICE, SEAT)
    """The cards of a hand that its Soul rolls from, where it is limited."""
    sure: Cells = bits(DICE, SEAT, shown=True)
    """Cards that came, or went back, into such a part: all know that they are in it."""
    naming: Cells = bits(DICE, SEAT)
    """The cards named so far for a part that is not complete."""
    limited: Cells = flag(SEAT, shown=True)
    part_size: Cells = whole(0, DICE, SEAT, blank=0, shown=True)
    """How many cards a limited Soul chose, or is to choose."""
    usable: Cells = whole(0, DICE, SEAT, blank=0, shown=True)
    """How many cards a Soul can roll now."""
    pending: int = bits(MOST_SEATS, shown=True)
    """Seats that were asked together, whether they have answered or not."""
    special_on: int = flag(shown=True)
    powers_seen: int = whole(0, MOST_RESULTS, blank=0, shown=True)
    last_power: int = whole(0, MOST_RESULTS - 1, shown=True)
    """The result with the power that was revealed last."""
    switched_at: int = whole(0, MOST_MOMENTS, blank=0, shown=True)
    """The moment of the last Contract Switch: its SPECIAL looks at later reveals only."""
    moment: int = whole(0, MOST_MOMENTS, blank=0, shown=True)
    """Counts reveals; the cards of a simultaneous round share one."""
    reward: Cells = whole(0, MOST_ICONS, ICON, blank=0, shown=True)
    penalty: Cells = whole(0, MOST_ICONS, ICON, blank=0, shown=True)
    """Icons that still count."""
    may_leave: int = flag(shown=True)
    """Whether the offer to leave is still open."""
    rival: int = whole(0, MOST_SEATS - 1, shown=True)
    other_rival: int = whole(0, MOST_SEATS - 1, shown=True)
    """Who rolled last, and who before that, in a battle that goes on until somebody has won."""
    outcome: int = whole(0, 1, shown=True)
    battle_winners: int = bits(MOST_SEATS, shown=True)
    unscaled: int = flag(shown=True)
    """Cursed Success: the reward is not multiplied."""
    no_penalty: int = flag(shown=True)
    """Soft Fail."""

    # Results
    results: int = whole(0, MOST_RESULTS, blank=0, shown=True)
    card: Cells = whole(0, DICE - 1, RESULT)
    owner: Cells = whole(0, MOST_SEATS - 1, RESULT, shown=True)
    order: Cells = whole(0, MOST_RESULTS, RESULT, shown=True)
    """Its place among the results; a reroll keeps it."""
    number: Cells = whole(LOWEST, MOST_RESULTS, RESULT, blank=NO_NUMBER, shown=True)
    own_number: Cells = whole(LOWEST, MOST_RESULTS, RESULT, blank=NO_NUMBER, shown=True)
    """What the power of a wildcard gives it."""
    times: Cells = whole(0, FAR, RESULT, blank=0, shown=True)
    plus: Cells = whole(-FAR, FAR, RESULT, blank=0, shown=True)
    """Its value is `times * number + plus`."""
    state: Cells = whole(0, len(STATE) - 1, RESULT, shown=True)
    ignored: Cells = flag(RESULT, shown=True)
    works: Cells = flag(RESULT, shown=True)
    """Whether its power works, or goes on working."""
    rest: Cells = whole(0, 2, RESULT, blank=0, shown=True)
    """Uses left of Mega Reroll and Contract Switch."""
    seen_at: Cells = whole(0, MOST_MOMENTS, RESULT, blank=0, shown=True)
    """The moment of its reveal."""

    # A reveal in progress
    now: int = whole(0, MOST_RESULTS - 1, shown=True)
    """The result that is being revealed."""
    step: int = whole(0, len(REVEAL_STEP) - 1, blank=0, shown=True)
    belongs: int = whole(0, len(BELONGING) - 1, blank=0, shown=True)
    wildcard: int = whole(0, MOST_RESULTS - 1, shown=True)
    """The wildcard whose owner was last asked whether to change it."""
    round_first: int = whole(0, MOST_RESULTS, blank=0, shown=True)
    round_size: int = whole(0, MOST_SEATS, blank=0, shown=True)
    round_step: int = whole(0, len(ROUND_STEP) - 1, blank=0, shown=True)
    round_at: int = whole(0, MOST_SEATS, blank=0, shown=True)
    """Simultaneous: the cards of the round, and how far their choices, numbers and effects have come."""
    roller: int = whole(0, MOST_SEATS - 1, shown=True)
    """Who made the last ordinary roll."""
    after: int = whole(0, len(AFTER_STEP) - 1, blank=0, shown=True)
    """How far that which follows an ordinary roll has come."""
    closing: int = whole(0, len(CLOSING_STEP) - 1, blank=0, shown=True)
    offered: int = bits(MOST_SEATS, shown=True)
    """Souls who have had the offer that is being made."""
    target: int = whole(0, MOST_SEATS - 1, shown=True)
    """The other Soul of a power in progress."""
    swap_card: Cells = whole(0, DICE - 1, SEAT)
    """A card chosen for Swap, until both are."""
    sides_done: int = bits(2, shown=True)
    """Sides on which Ignore Icon+ has chosen."""

    # Sharing and paying
    shared: int = flag(shown=True)
    """Whether the pool of this contract has been counted."""
    resume: int = whole(0, STAGES - 1, blank=0, shown=True)
    """The stage that goes on after preparing."""
    pool: Cells = whole(0, MOST_POOL, SIDE, ICON, blank=0, shown=True)
    """Icons still to be given to a Soul."""
    share: Cells = whole(0, MOST_POOL, SEAT, SIDE, ICON, blank=0, shown=True)
    """Icons given and not carried out yet."""
    given: Cells = whole(0, MOST_POOL, SEAT, blank=0, shown=True)
    scorer: int = whole(0, MOST_SEATS - 1, shown=True)
    """Who takes the contract just played, where that is chosen."""

    # The end
    over: int = flag(shown=True)
    winners: int = bits(MOST_SEATS, shown=True)


@rule
def turnout(t: Table) -> int:
    """How many Souls there are now."""
    return ones(t.souls)


@rule
def is_soul(t: Table, seat: int) -> bool:
    """Whether a player is in the contract."""
    return (t.souls >> seat) & 1 == 1


@rule
def is_roller(t: Table, seat: int) -> bool:
    """Whether a Soul makes ordinary rolls."""
    return is_soul(t, seat) and seat != t.sitter


@rule
def chosen(t: Table, part: int) -> int:
    """What the contract in play says in one of its parts."""
    return t.choice[t.contract, part]


@rule
def parameter_of(t: Table, part: int) -> int:
    """The parameter of one of its parts."""
    return t.parameter[t.contract, part]


@rule
def is_until_won(t: Table) -> bool:
    """A battle that goes on until somebody has won: its rolls are not counted."""
    return t.choice[t.contract, OFTEN] == UNTIL_WON


@rule
def has_turns(t: Table, seat: int) -> bool:
    """Whether a roller still makes ordinary rolls."""
    return is_roller(t, seat) and (t.used[seat] < t.rolls or is_until_won(t))


@rule
def in_force(t: Table) -> int:
    """The SPECIAL that applies now."""
    return t.choice[t.contract, SPECIAL] if t.special_on else NO_SPECIAL


@rule
def is_usable(t: Table, seat: int, card: int) -> bool:
    """Whether a Soul can roll a card now."""
    if t.die_place[card] != WITH_SEAT + seat or t.out[card]:
        return False
    return not t.limited[seat] or (t.chosen_part[seat] >> card) & 1 == 1


@rule
def join_die(t: Table, seat: int, card: int, moment: int) -> None:
    """A card that all have seen is in a usable die, and can be rolled from a moment on."""
    t.joined[card] = moment
    if t.limited[seat]:
        t.chosen_part[seat] |= 1 << card
        t.sure[seat] |= 1 << card


@rule
def hand_size(t: Table, seat: int) -> int:
    """How many dice cards a player has."""
    cards = 0
    for card in range(DICE):
        cards += t.die_place[card] == WITH_SEAT + seat
    return cards


@rule
def counts(t: Table, result: int) -> bool:
    """Whether a result counts and is shown."""
    return t.state[result] == COUNTED


@rule
def matters(t: Table, result: int) -> bool:
    """Whether a result counts, is shown and is not ignored."""
    return t.state[result] == COUNTED and not t.ignored[result]


@rule
def value(t: Table, result: int) -> int:
    """A result's value: its number after all additions and doublings."""
    return 0 if t.ignored[result] else t.times[result] * t.number[result] + t.plus[result]


@rule
def latest(t: Table, seat: int) -> int:
    """A Soul's latest result that counts and is shown, or NONE."""
    best = NONE
    for result in range(t.results):
        later = best == NONE or t.seen_at[result] > t.seen_at[best]
        if counts(t, result) and t.owner[result] == seat and later:
            best = result
    return best


@rule
def can_reroll(t: Table, seat: int) -> bool:
    """A Soul with a result to replace and a card to roll."""
    return is_soul(t, seat) and latest(t, seat) != NONE and t.usable[seat] > 0


@rule
def contracts_of(t: Table, seat: int) -> int:
    """Contracts in a player's score pile."""
    count = 0
    for contract in range(CONTRACTS):
        count += t.contract_place[contract] == WITH_SEAT + seat
    return count


@rule
def score(t: Table, seat: int) -> int:
    """A player's contracts, or their stars where these are counted."""
    total = 0
    for contract in range(CONTRACTS):
        if t.contract_place[contract] == WITH_SEAT + seat:
            total += t.stars[contract] if t.count_stars else 1
    return total
