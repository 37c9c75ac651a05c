"""The powers of dice cards: what they do once their card is revealed, numbered and checked."""

from __future__ import annotations

from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news, table
from turncoat.games.chaos_contract.attempt import ask, ask_all
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.moves import DIE_CARD, ICON, MANIPULATE, PLAYER, RESULT
from turncoat.games.chaos_contract.rolling import (
    draws_instead,
    has_returned,
    ignore_result,
    lay_result,
    random_usable,
    reroll,
    settle,
)
from turncoat.games.chaos_contract.stock import can_draw_die, discard_die, draw_die, take_die
from turncoat.games.chaos_contract.table import (
    Table,
    can_reroll,
    has_turns,
    in_force,
    is_soul,
    is_usable,
    join_die,
    matters,
)
from turncoat.kernel.moves import allow
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule

# What may be chosen ----------------------------------------------------------------------------


@rule
def is_choice(t: Table, power: int, other: int) -> bool:
    """Whether a power may be used on another Soul."""
    if not is_soul(t, other) or other == t.owner[t.now]:
        return False
    return t.usable[other] > 0 if power == box.SWAP else can_reroll(t, other)


@rule
def mark_souls(t: Table, power: int, mask: Any) -> int:
    """Forced Reroll, Maybe Reroll, Swap: the Souls on offer."""
    found = 0
    for other in range(t.seats):
        if is_choice(t, power, other):
            allow(mask, PLAYER.at(other))
            found += 1
    return found


@rule
def count_choices(t: Table, power: int) -> int:
    """How many Souls a power may be used on."""
    found = 0
    for other in range(t.seats):
        found += is_choice(t, power, other)
    return found


@rule
def mark_results(t: Table, mask: Any) -> int:
    """Double, Ignore: the results on offer."""
    found = 0
    for result in range(t.results):
        if matters(t, result):
            allow(mask, RESULT.at(result))
            found += 1
    return found


@rule
def icons_left(t: Table, side: int, icon: int) -> int:
    """Icons of a kind that still count on a side."""
    return t.reward[icon] if side == box.REWARD else t.penalty[icon]


@rule
def has_icons(t: Table, side: int) -> bool:
    """Whether a side has any icon left."""
    return icons_left(t, side, 0) + icons_left(t, side, 1) > 0


@rule
def mark_icons(t: Table, mask: Any) -> int:
    """Ignore Icon: a kind on either side. Ignore Icon+: one on each side, the reward first."""
    found = 0
    both = t.power[t.card[t.now]] == box.IGNORE_ICON_PLUS
    for side in range(2):
        if both and ((t.sides_done >> side) & 1 or (side == box.PENALTY and not reward_is_done(t))):
            continue
        for icon in range(box.ICONS):
            if icons_left(t, side, icon) > 0:
                allow(mask, ICON.at(side, icon))
                found += 1
    return found


@rule
def reward_is_done(t: Table) -> bool:
    """Whether Ignore Icon+ has chosen on the reward side, or has nothing to choose there."""
    return t.sides_done & 1 == 1 or not has_icons(t, box.REWARD)


@rule
def mark_manipulations(t: Table, mask: Any) -> int:
    """Die Manipulator: a card into another Soul's die, or out of it."""
    found = 0
    for other in range(t.seats):
        if not is_soul(t, other) or other == t.owner[t.now]:
            continue
        if can_draw_die(t):
            allow(mask, MANIPULATE.at(other, 0))
            found += 1
        if t.usable[other] > 0:
            allow(mask, MANIPULATE.at(other, 1))
            found += 1
    return found


@rule
def can_manipulate(t: Table) -> bool:
    """Whether Die Manipulator has anything to do."""
    able = 0
    for other in range(t.seats):
        if is_soul(t, other) and other != t.owner[t.now]:
            able += can_draw_die(t) or t.usable[other] > 0
    return able > 0


# What it does ----------------------------------------------------------------------------------


@rule
def act(t: Table) -> None:
    """The power of the revealed card acts, if it works; what asks nothing is done at once."""
    result = t.now
    t.step = table.DONE
    power = t.power[t.card[result]]
    if not t.works[result] or power == box.NO_POWER or box.SELF_SETTING[power]:
        return
    roller = t.owner[result]
    if power == box.ADD or power == box.SUBTRACT:
        change_all(t, result, power == box.ADD)
    elif power == box.DOUBLE or power == box.IGNORE:
        ask(t, roller, table.WHICH_RESULT)
    elif power == box.FORCED_REROLL or power == box.MAYBE_REROLL:
        ask_or_pass(t, count_choices(t, power) > 0, table.WHO_REROLLS)
    elif power == box.SWAP:
        ask_or_pass(t, t.usable[roller] > 0 and count_choices(t, power) > 0, table.SWAP_WITH)
    elif power == box.IGNORE_ICON or power == box.IGNORE_ICON_PLUS:
        t.sides_done = 0
        ask_or_pass(t, has_icons(t, box.REWARD) or has_icons(t, box.PENALTY), table.WHICH_ICON)
    elif power == box.DIE_MANIPULATOR:
        ask_or_pass(t, can_manipulate(t), table.WHOSE_DIE)
    elif power == box.DISABLE_SPECIAL:
        if in_force(t):
            t.special_on = 0
            tell(t, EVERYONE, news.SPECIAL_DISABLED, roller)
        else:
            tell(t, EVERYONE, news.NO_EFFECT, roller, t.card[result])
    elif power == box.REROLL_RANDOM:
        draw_instead(t, result)
    elif power == box.DIEBREAK:
        break_dice(t, roller)
    elif power == box.CURSED_SUCCESS or power == box.SOFT_FAIL:
        end_softly(t, result, power == box.CURSED_SUCCESS)
    elif power == box.REROLL_RETURN and has_returned(t, t.card[result]):
        tell(t, EVERYONE, news.NO_EFFECT, roller, t.card[result])
    elif box.IS_LASTING[power]:
        tell(t, EVERYONE, news.WORKS_FROM_NOW_ON, roller, t.card[result])


@rule
def ask_or_pass(t: Table, possible: bool, question: int) -> None:
    """The roller chooses, where there is anything to choose."""
    if possible:
        ask(t, t.owner[t.now], question)
    else:
        tell(t, EVERYONE, news.NO_EFFECT, t.owner[t.now], t.card[t.now])


@rule
def change_all(t: Table, result: int, up: bool) -> None:
    """Add, Subtract: every value so far, this one included."""
    amount = t.power_parameter[t.card[result]]
    for other in range(t.results):
        if matters(t, other):
            t.plus[other] += amount if up else -amount
    tell(t, EVERYONE, news.ALL_RAISED if up else news.ALL_LOWERED, t.owner[result], amount)


@rule
def use_on_result(t: Table, seat: int, result: int) -> None:
    """Double, Ignore: one result that counts."""
    power = t.power[t.card[t.now]]
    if power == box.DOUBLE:
        t.times[result] *= 2
        t.plus[result] *= 2
        tell(t, EVERYONE, news.DOUBLED, seat, t.owner[result], t.card[result])
    elif power == box.IGNORE:
        ignore_result(t, result)
        tell(t, EVERYONE, news.IGNORED, seat, t.owner[result], t.card[result])


@rule
def use_on_soul(t: Table, seat: int, other: int) -> None:
    """Forced Reroll, Maybe Reroll: another Soul must, or may, reroll."""
    power = t.power[t.card[t.now]]
    if power == box.FORCED_REROLL:
        tell(t, EVERYONE, news.MUST_REROLL, seat, other)
        reroll(t, other)
    elif power == box.MAYBE_REROLL:
        tell(t, EVERYONE, news.MAY_REROLL, seat, other)
        ask(t, other, table.REROLL_OR_NOT)


@rule
def answer_reroll(t: Table, seat: int, accepts: bool) -> None:
    """The Soul named by Maybe Reroll decides."""
    if accepts:
        reroll(t, seat)
    else:
        tell(t, EVERYONE, news.DECLINED_REROLL, seat)


@rule
def ignore_icon(t: Table, seat: int, side: int, icon: int) -> None:
    """One icon no longer counts; Ignore Icon+ goes on with the other side."""
    if side == box.REWARD:
        t.reward[icon] -= 1
    else:
        t.penalty[icon] -= 1
    tell(t, EVERYONE, news.ICON_IGNORED, seat, side, icon)
    t.sides_done |= 1 << side
    both = t.power[t.card[t.now]] == box.IGNORE_ICON_PLUS
    if both and side == box.REWARD and has_icons(t, box.PENALTY):
        ask(t, seat, table.WHICH_ICON)


@rule
def begin_swap(t: Table, seat: int, other: int) -> None:
    """Both pick a card of their usable die, at the same time."""
    t.target = other
    tell(t, EVERYONE, news.SWAPS_WITH, seat, other)
    ask_all(t, (1 << seat) | (1 << other), table.SWAP_CARD)


@rule
def pick_for_swap(t: Table, seat: int, card: int) -> None:
    """When both cards are chosen they change owners for good."""
    t.swap_card[seat] = card
    t.awaits &= ~(1 << seat)
    if t.awaits:
        return
    t.asks = table.NO_QUESTION
    one = t.owner[t.now]
    two = t.target
    give(t, t.swap_card[one], one, two)
    give(t, t.swap_card[two], two, one)
    tell(t, EVERYONE, news.SWAPPED, one, two, t.swap_card[one], t.swap_card[two])
    t.swap_card[one] = NONE
    t.swap_card[two] = NONE


@rule
def give(t: Table, card: int, seat: int, other: int) -> None:
    """A card of a die joins another usable die."""
    t.chosen_part[seat] &= ~(1 << card)
    take_die(t, other, card)
    t.die_shown[card] = 1
    join_die(t, other, card, t.moment + 1)


@rule
def manipulate(t: Table, seat: int, other: int, takes: bool) -> None:
    """Die Manipulator: the top dice card for a Soul, or a random card of its usable die lost."""
    if takes:
        card = random_usable(t, other)
        t.chosen_part[other] &= ~(1 << card)
        t.usable[other] -= 1
        discard_die(t, card)
        tell(t, EVERYONE, news.CARD_TAKEN, seat, other, card)
    else:
        card = draw_die(t)
        take_die(t, other, card)
        t.usable[other] += 1
        join_die(t, other, card, t.moment + 1)
        tell(t, EVERYONE, news.GIVEN_CARD, seat, other, card)


@rule
def draw_instead(t: Table, result: int) -> None:
    """Reroll Random: a card from the deck is the result in this one's place, and goes through everything."""
    seat = t.owner[result]
    if not draws_instead(t, result):
        t.works[result] = 0  # from now on its own number counts, even if there are dice to draw again
        tell(t, EVERYONE, news.NO_EFFECT, seat, t.card[result])
        return
    card = draw_die(t)
    take_die(t, seat, card)
    t.out[card] = 1
    if t.limited[seat]:
        t.chosen_part[seat] |= 1 << card
    t.state[result] = table.GONE
    t.works[result] = 0
    t.spent[seat] += 1
    tell(t, EVERYONE, news.DREW_INSTEAD, seat, card)
    lay_result(t, seat, card, t.order[result])
    t.seen_at[t.now] = t.seen_at[result]  # it stands in the place of the other


@rule
def break_dice(t: Table, roller: int) -> None:
    """Diebreak: other Souls with turns left may limit their dice, all at the same time and in secret."""
    choosing = 0
    for other in range(t.seats):
        if other != roller and has_turns(t, other) and t.usable[other] > box.DIEBREAK_LEAST:
            choosing |= 1 << other
    if choosing:
        ask_all(t, choosing, table.LIMIT_DIE)
    else:
        tell(t, EVERYONE, news.NO_EFFECT, roller, t.card[t.now])


@rule
def end_softly(t: Table, result: int, succeeds: bool) -> None:
    """Cursed Success, Soft Fail: the contract is over at once."""
    seat = t.owner[result]
    tell(t, EVERYONE, news.ENDED_BY_POWER, table.SUCCESS if succeeds else table.FAILURE, seat, t.card[result])
    if succeeds:
        t.unscaled = 1
        if t.type_[t.contract] == box.BATTLE:
            t.battle_winners = 1 << seat
    else:
        t.no_penalty = 1
    settle(t, table.SUCCESS if succeeds else table.FAILURE)


@rule
def mark_own_cards(t: Table, seat: int, mask: Any) -> int:
    """The cards of a usable die."""
    found = 0
    for card in range(box.DICE):
        if is_usable(t, seat, card):
            allow(mask, DIE_CARD.at(card))
            found += 1
    return found
