"""The table of Chaos Contract: all that lies on it, and all that a player may have written down."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import CONTRACT, DIE, NONE, PLAYER, RESULT
from turncoat.games.chaos_contract.vocabulary import CLAIMS, REMARKS
from turncoat.kernel.moves import ones
from turncoat.kernel.record import Cells, Record, count, flag, one, some
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Either, Places, Things

IN_DECK, IN_DISCARD, IN_MARKET, IN_PLAY = PILE = Things("pile", "deck", "discard", "market", "play")
WHERE = Either(PILE, PLAYER)
"""Where a contract or a dice card is; with seat s it is at `WITH_SEAT + s`."""
WITH_SEAT = PILE.length

NO_NUMBER = -100
"""The number of a card that has none yet."""
FAR = 10**12
"""No value leaves this range."""

FACE_DOWN, COUNTED, ASIDE, GONE, WITHDRAWN, WITHDRAWN_UNSEEN = STATE = Things(
    "state", "face-down", "counted", "aside", "gone", "withdrawn", "withdrawn-unseen"
)
"""A result: rolled in secret, counting, replaced by a reroll, back in the die, its Soul has left (and
it was never shown)."""

(
    NO_QUESTION, PICK_CONTRACT, RECRUIT, ANSWER, FORCE_JOIN, CHALLENGE, JOIN_BATTLE, SIT_OUT, NAME_SECRET,
    CHOOSE_PART, CHOOSE_NUMBER, CHANGE_WILDCARD, WHO_REROLLS, REROLL_OR_NOT, WHICH_RESULT, WHICH_ICON,
    SWAP_WITH, SWAP_CARD, WHOSE_DIE, LIMIT_DIE, SWITCH_CONTRACT, USE_MEGA_REROLL, FREE_REROLL_OR_NOT,
    LEAVE_OR_STAY, GIVE_ICON, WHO_SCORES_IT, LOSE_CARD,
) = QUESTION = Things(
    "question",
    "nothing", "pick", "recruit", "answer", "force", "challenge", "join-battle", "sit-out", "secret", "part",
    "number", "wildcard", "who-rerolls", "reroll", "which-result", "which-icon", "swap-with", "swap-card",
    "whose-die", "limit-die", "switch", "mega", "free-reroll", "leave", "give-icon", "who-scores",
    "lose-card",
)  # fmt: skip
"""The questions that a seat can owe an answer to, by the words that name their texts."""

(
    PICKING, RECRUITING, PREPARING, ROLLING, REVEALING, ROUND, AFTER_ROLL, CLOSING, JUDGING, SHARING, PAYING,
    TURN_OVER,
) = STAGE = Things(
    "stage",
    "picking", "recruiting", "preparing", "rolling", "revealing", "round", "after-roll", "closing", "judging",
    "sharing", "paying", "turn-over",
)  # fmt: skip
"""Stages of a turn: what goes on while nobody is asked."""

WHO_SITS_OUT, WHO_IS_SECRET, WHICH_PARTS, PREPARED = PREPARATION = Things(
    "preparation", "who-sits-out", "who-is-secret", "which-parts", "prepared"
)
"""Steps of preparing, in their order."""

CHOOSE, OTHERS, WORK, SET_ITSELF, VALUE, CHECK, CHECK_SWITCH, ACT, DONE = REVEAL_STEP = Things(
    "step", "choose", "others", "work", "set-itself", "value", "check", "check-switch", "act", "done"
)
"""Steps of a reveal, in their order."""

IN_TURN, IN_ROUND, IN_CLOSING = BELONGING = Things("belonging", "turn", "round", "closing")
"""What a reveal belongs to, and what goes on after it."""

CHOICES, NUMBERS, EFFECTS, ROUND_OVER = ROUND_STEP = Things("step", "choices", "numbers", "effects", "over")
"""What the cards of a simultaneous round go through, one thing after another."""

MEGA_AFTER_ROLL, RIVALS_COMPARED, LEAVING_OFFERED, ROLL_OVER = AFTER_STEP = Things(
    "step", "mega", "rivals", "leaving", "over"
)
"""Steps after an ordinary roll, in their order."""

(
    SHOW_SECRETS, OFFER_FREE_REROLL, OFFER_MEGA, LAST_POWER_ACTS, LAST_CHANCE_TO_LEAVE, FIX_WILDCARDS,
    LAST_CHECKS, ALL_CLOSED,
) = CLOSING_STEP = Things(
    "step",
    "secrets", "free-reroll", "mega", "last-power", "leaving", "wildcards", "checks", "closed",
)  # fmt: skip
"""Steps of closing, in their order."""

SUCCESS, FAILURE = OUTCOME = Things("outcome", "success", "failure")
NOT_ASKED, SAID_NO, SAID_YES = REPLY = Things("reply", "not-asked", "no", "yes")

MOST_TURNS = box.MOST_ROLLS + box.MOST_RESULTS
"""Turns of a Soul in one contract: as many as are counted, and in a battle until somebody wins one in each
round, of which every one has a roll."""
MOST_MOMENTS = 2 * box.MOST_RESULTS + box.MOST_ROLLS * box.MOST_SEATS
"""Moments of one contract: every result is rolled, and may be shown later; rounds may have no roll at all."""
MOST_POOL = box.MOST_ICONS * box.MOST_SEATS
"""Icons of one side that can be shared out."""

# The most that can be told between two decisions: one Soul has all cards that ask nothing, four others have
# none, and they battle until somebody wins; it rolls all its cards, wins, and everything is paid.
_ROLLED = box.DICE - box.DUOS - box.WILDCARDS + box.MOST_RETURNS
"""Rolls that ask nothing: those of every plain card, and once more of each Reroll Return."""
_DEVILISH = min(box.DEVILISH_POWERS, box.DEVILISH_DICE - box.DUOS - box.WILDCARDS)
_POWERS = box.BASE_POWERS + _DEVILISH + box.MOST_RETURNS
"""Powers among them."""
_NEWS_OF_ROLLS = (2 + box.MOST_SEATS - 1) * (_ROLLED + 1) + _POWERS + box.MOST_RETURNS + box.DEVILISH_POWERS
"""Of each roll the card, its number, and all others who skip; the same of the roll whose question was just
answered; of a power what comes of it; cards that go back; No Duplicates that are ignored."""
_NEWS_OF_PAYOUT = 2 + 2 * 2 * MOST_POOL + 3
"""Why and how the contract ends; each icon of both sides is given and carried out; piles are shuffled, the
dice once and the contracts for the payout and again for the market."""
_NEWS_OF_TURN = box.MARKET + 1 + 2
"""The market is filled, the next turn begins, or the game ends and why."""
_NEWS_OF_ANSWERS = box.MOST_SEATS + 3
"""What was decided, by all at once at most; the contract begins, who sits out, who rolls in secret."""
MOST_NEWS = _NEWS_OF_ANSWERS + _NEWS_OF_ROLLS + _NEWS_OF_PAYOUT + _NEWS_OF_TURN


class Table(Record, news=MOST_NEWS, claims=CLAIMS, remarks=REMARKS, decisions=10_000_000):
    """One game of Chaos Contract."""

    # Agreed before the deal
    most_stars: int = count(1, box.MOST_STARS, shown=True)
    cooperative: int = flag(shown=True)
    chaotic: int = flag(shown=True)
    count_stars: int = flag(shown=True)
    lost_souls: int = flag(shown=True)
    devilish: int = flag(shown=True)
    icons_published: int = flag(shown=True)
    turn_limit: int = count(0, 10_000, blank=0, shown=True)

    # Contracts
    choice: Cells = one(Places("choice", box.MOST_CHOICES), CONTRACT, box.PART)
    parameter: Cells = count(0, box.MOST_PARAMETER, CONTRACT, box.PART)
    type_: Cells = one(box.TYPE, CONTRACT)
    least: Cells = count(1, 3, CONTRACT)
    """The minimum Turnout."""
    stars: Cells = count(1, box.MOST_STARS, CONTRACT)
    icons: Cells = count(0, box.MOST_ICONS, CONTRACT, box.SIDE, box.ICON)
    contract_place: Cells = one(WHERE, CONTRACT, shown=True)
    contract_shown: Cells = flag(CONTRACT, shown=True)
    """Whether everybody has seen it."""
    market: Cells = one(CONTRACT, box.PLACE, shown=True)

    # Dice cards
    form: Cells = one(box.FORM, DIE)
    face: Cells = count(box.LOWEST, box.HIGHEST, DIE, blank=NO_NUMBER)
    second: Cells = count(box.LOWEST, box.HIGHEST, DIE, blank=NO_NUMBER)
    power: Cells = one(box.POWER, DIE)
    power_parameter: Cells = count(0, box.MOST_AMOUNT, DIE)
    die_place: Cells = one(WHERE, DIE, shown=True)
    die_shown: Cells = flag(DIE, shown=True)
    dealt_to: Cells = one(PLAYER, DIE, shown=True)
    """The seat that had it at the start."""
    die_set: Cells = one(box.DICE_SET, DIE)
    """Whether it is one of the base dice or a Devilish one."""
    out: Cells = flag(DIE)
    """Whether a card of a hand lies out of its die in this contract."""
    joined: Cells = count(0, MOST_MOMENTS + 1, DIE, blank=0, shown=True)
    """The first moment of this contract at which a card that came, or went back, could be rolled again."""
    returned: int = some(DIE, shown=True)
    """Reroll Return cards that have gone back in this contract: none does so twice."""

    # Where the game stands
    active: int = one(PLAYER, shown=True)
    turns: int = count(0, 1_000_000, blank=0, shown=True)
    stage: int = one(STAGE, blank=0, shown=True)
    asks: int = one(QUESTION, blank=0, shown=True)

    # The contract in play
    contract: int = one(CONTRACT, shown=True)
    souls: int = some(PLAYER, shown=True)
    asked: int = some(PLAYER, shown=True)
    """Players who were invited or offered to join in this turn."""
    reply: Cells = one(REPLY, SEAT, blank=0)
    """An answer that is not open yet."""
    exempt: int = one(PLAYER, shown=True)
    sitter: int = one(PLAYER, shown=True)
    secret: int = one(PLAYER, shown=True)
    left: int = some(PLAYER, shown=True)
    """Souls who have left this contract."""
    preparation: int = one(PREPARATION, blank=0, shown=True)
    """How far preparing has come."""
    rolls: int = count(0, box.MOST_ROLLS, blank=0, shown=True)
    """Ordinary rolls of each roller; 0 where they go on until somebody has won."""
    used: Cells = count(0, MOST_TURNS, SEAT, blank=0, shown=True)
    """Ordinary rolls made or skipped."""
    spent: Cells = count(0, box.DICE, SEAT, blank=0, shown=True)
    """Reroll Random cards of a Soul that lie out without being a result."""
    roll_count: int = count(0, box.MOST_RESULTS, blank=0, shown=True)
    chosen_part: Cells = some(DIE, SEAT)
    """The cards of a hand that its Soul rolls from, where it is limited."""
    sure: Cells = some(DIE, SEAT, shown=True)
    """Cards that came, or went back, into such a part: all know that they are in it."""
    naming: Cells = some(DIE, SEAT)
    """The cards named so far for a part that is not complete."""
    limited: Cells = flag(SEAT, shown=True)
    part_size: Cells = count(0, box.DICE, SEAT, blank=0, shown=True)
    """How many cards a limited Soul chose, or is to choose."""
    usable: Cells = count(0, box.DICE, SEAT, blank=0, shown=True)
    """How many cards a Soul can roll now."""
    pending: int = some(PLAYER, shown=True)
    """Seats that were asked together, whether they have answered or not."""
    special_on: int = flag(shown=True)
    powers_seen: int = count(0, box.MOST_RESULTS, blank=0, shown=True)
    last_power: int = one(RESULT, shown=True)
    """The result with the power that was revealed last."""
    switched_at: int = count(0, MOST_MOMENTS, blank=0, shown=True)
    """The moment of the last Contract Switch: its SPECIAL looks at later reveals only."""
    moment: int = count(0, MOST_MOMENTS, blank=0, shown=True)
    """Counts reveals; the cards of a simultaneous round share one."""
    reward: Cells = count(0, box.MOST_ICONS, box.ICON, blank=0, shown=True)
    penalty: Cells = count(0, box.MOST_ICONS, box.ICON, blank=0, shown=True)
    """Icons that still count."""
    may_leave: int = flag(shown=True)
    """Whether the offer to leave is still open."""
    rival: int = one(PLAYER, shown=True)
    other_rival: int = one(PLAYER, shown=True)
    """Who rolled last, and who before that, in a battle that goes on until somebody has won."""
    outcome: int = one(OUTCOME, shown=True)
    battle_winners: int = some(PLAYER, shown=True)
    unscaled: int = flag(shown=True)
    """Cursed Success: the reward is not multiplied."""
    no_penalty: int = flag(shown=True)
    """Soft Fail."""

    # Results
    results: int = count(0, box.MOST_RESULTS, blank=0, shown=True)
    card: Cells = one(DIE, RESULT)
    owner: Cells = one(PLAYER, RESULT, shown=True)
    order: Cells = count(0, box.MOST_RESULTS, RESULT, shown=True)
    """Its place among the results; a reroll keeps it."""
    number: Cells = count(box.LOWEST, box.MOST_RESULTS, RESULT, blank=NO_NUMBER, shown=True)
    own_number: Cells = count(box.LOWEST, box.MOST_RESULTS, RESULT, blank=NO_NUMBER, shown=True)
    """What the power of a wildcard gives it."""
    times: Cells = count(0, FAR, RESULT, blank=0, shown=True)
    plus: Cells = count(-FAR, FAR, RESULT, blank=0, shown=True)
    """Its value is `times * number + plus`."""
    state: Cells = one(STATE, RESULT, shown=True)
    ignored: Cells = flag(RESULT, shown=True)
    works: Cells = flag(RESULT, shown=True)
    """Whether its power works, or goes on working."""
    rest: Cells = count(0, 2, RESULT, blank=0, shown=True)
    """Uses left of Mega Reroll and Contract Switch."""
    seen_at: Cells = count(0, MOST_MOMENTS, RESULT, blank=0, shown=True)
    """The moment of its reveal."""

    # A reveal in progress
    now: int = one(RESULT, shown=True)
    """The result that is being revealed."""
    step: int = one(REVEAL_STEP, blank=0, shown=True)
    belongs: int = one(BELONGING, blank=0, shown=True)
    wildcard: int = one(RESULT, shown=True)
    """The wildcard whose owner was last asked whether to change it."""
    round_first: int = count(0, box.MOST_RESULTS, blank=0, shown=True)
    round_size: int = count(0, box.MOST_SEATS, blank=0, shown=True)
    round_step: int = one(ROUND_STEP, blank=0, shown=True)
    round_at: int = count(0, box.MOST_SEATS, blank=0, shown=True)
    """Simultaneous: the cards of the round, and how far their choices, numbers and effects have come."""
    roller: int = one(PLAYER, shown=True)
    """Who made the last ordinary roll."""
    after: int = one(AFTER_STEP, blank=0, shown=True)
    """How far that which follows an ordinary roll has come."""
    closing: int = one(CLOSING_STEP, blank=0, shown=True)
    offered: int = some(PLAYER, shown=True)
    """Souls who have had the offer that is being made."""
    target: int = one(PLAYER, shown=True)
    """The other Soul of a power in progress."""
    swap_card: Cells = one(DIE, SEAT)
    """A card chosen for Swap, until both are."""
    sides_done: int = some(box.SIDE, shown=True)
    """Sides on which Ignore Icon+ has chosen."""

    # Sharing and paying
    shared: int = flag(shown=True)
    """Whether the pool of this contract has been counted."""
    resume: int = one(STAGE, blank=0, shown=True)
    """The stage that goes on after preparing."""
    pool: Cells = count(0, MOST_POOL, box.SIDE, box.ICON, blank=0, shown=True)
    """Icons still to be given to a Soul."""
    share: Cells = count(0, MOST_POOL, SEAT, box.SIDE, box.ICON, blank=0, shown=True)
    """Icons given and not carried out yet."""
    given: Cells = count(0, MOST_POOL, SEAT, blank=0, shown=True)
    scorer: int = one(PLAYER, shown=True)
    """Who takes the contract just played, where that is chosen."""

    # The end
    over: int = flag(shown=True)
    winners: int = some(PLAYER, shown=True)


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
    return t.choice[t.contract, box.OFTEN] == box.UNTIL_WON


@rule
def has_turns(t: Table, seat: int) -> bool:
    """Whether a roller still makes ordinary rolls."""
    return is_roller(t, seat) and (t.used[seat] < t.rolls or is_until_won(t))


@rule
def in_force(t: Table) -> int:
    """The SPECIAL that applies now."""
    return t.choice[t.contract, box.SPECIAL] if t.special_on else box.NO_SPECIAL


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
    for card in range(box.DICE):
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
    found = 0
    for contract in range(box.CONTRACTS):
        found += t.contract_place[contract] == WITH_SEAT + seat
    return found


@rule
def score(t: Table, seat: int) -> int:
    """A player's contracts, or their stars where these are counted."""
    total = 0
    for contract in range(box.CONTRACTS):
        if t.contract_place[contract] == WITH_SEAT + seat:
            total += t.stars[contract] if t.count_stars else 1
    return total
