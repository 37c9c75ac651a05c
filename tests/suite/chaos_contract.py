"""What the common suite knows of Chaos Contract."""

from __future__ import annotations

from tests.suite.chaos_contract_worlds import small_positions
from tests.suite.walk import drop_news
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import (
    BASE_DICE,
    BASE_POWERS,
    CONTRACTS,
    DEVILISH_DICE,
    DEVILISH_POWERS,
    DICE,
    DUO,
    DUOS,
    MARKET,
    NO_POWER,
    NONE,
    SET_SIZE,
    WILDCARD,
    WILDCARDS,
)
from turncoat.games.chaos_contract.recall import follows, is_next
from turncoat.games.chaos_contract.table import (
    CHOOSE_NUMBER,
    CHOOSE_PART,
    FACE_DOWN,
    GONE,
    IN_MARKET,
    IN_PLAY,
    LEAVE_OR_STAY,
    LIMIT_DIE,
    SHARING,
    SWAP_CARD,
    WITH_SEAT,
    WITHDRAWN_UNSEEN,
    Table,
    is_soul,
    is_usable,
)

__all__ = ["audit", "may_know", "options", "small_positions"]


def options(seats: int) -> list[dict[str, str]]:
    """Sets of options that together reach every rule; a limit keeps random games short."""
    both = {"lost-souls": "on", "devilish-numbers": "on", "turn-limit": "50"}
    return [
        {"turn-limit": "50"},
        both,
        both | {"chaotic": "on", "objective": "stars", "icons": "published"},
        both | {"cooperative": "on", "objective": "stars", "easier": "2"},
        {"lost-souls": "on", "easier": "1", "cooperative": "on", "turn-limit": "50"},
    ]


def audit(t: Table) -> None:
    """Contracts, dice, icons: nothing lost, nothing twice, every count as it should be."""
    audit_contracts(t)
    audit_dice(t)
    for seat in range(t.seats):
        if is_soul(t, seat) and t.results:
            assert t.usable[seat] == sum(is_usable(t, seat, card) for card in range(DICE))


def audit_contracts(t: Table) -> None:
    """Every contract is in one place; no text stands twice."""
    used = CONTRACTS if t.lost_souls else SET_SIZE[0]
    places = [t.contract_place[contract] for contract in range(CONTRACTS)]
    assert all(place != NONE for place in places[:used])
    assert all(place == NONE for place in places[used:])
    market = [t.market[place] for place in range(MARKET) if t.market[place] != NONE]
    assert sorted(market) == [contract for contract in range(used) if places[contract] == IN_MARKET]
    assert places.count(IN_PLAY) <= 1
    assert all(t.stars[contract] <= t.most_stars for contract in range(used))
    texts = {
        tuple((t.choice[contract, part], t.parameter[contract, part]) for part in range(7))
        for contract in range(used)
    }
    assert len(texts) == used
    assert sum(t.type_[contract] == 0 for contract in range(used)) == SET_SIZE[0]


def audit_dice(t: Table) -> None:
    """Every dice card is in one place; numbers, powers and faces keep to their stocks."""
    used = BASE_DICE + (DEVILISH_DICE if t.devilish else 0)
    cards = range(used)
    assert all(t.die_place[card] != NONE for card in cards)
    assert all(t.die_place[card] == NONE for card in range(used, DICE))
    base = [card for card in cards if t.die_set[card] == 0]
    devilish = [card for card in cards if t.die_set[card] == 1]
    assert len(base) == BASE_DICE
    assert sum(t.power[card] != NO_POWER for card in base) == BASE_POWERS
    assert all(2 <= sum(t.face[card] == number for card in base) <= 6 for number in range(1, 7))
    if devilish:
        assert sum(t.power[card] != NO_POWER for card in devilish) == DEVILISH_POWERS
        assert sum(t.form[card] == WILDCARD for card in devilish) == WILDCARDS
        assert sum(t.form[card] == DUO for card in devilish) == DUOS
    lying = [t.card[result] for result in range(t.results) if t.state[result] != GONE]
    assert len(set(lying)) == len(lying)
    assert all(t.out[card] and t.die_place[card] >= WITH_SEAT for card in lying)


def may_know(t: Table, seat: int, name: str, at: tuple[int, ...]) -> bool:
    """Who may see what of the fields that are not open to all."""
    if name in ("choice", "parameter", "type_", "least", "stars", "icons"):
        return bool(t.contract_shown[at[0]])
    if name in ("reply", "chosen_part", "naming", "swap_card"):
        return at[0] == seat
    if name == "card":
        unseen = t.state[at] in (FACE_DOWN, WITHDRAWN_UNSEEN)
        return not unseen or t.owner[at] == seat
    if name in ("form", "face", "second", "power", "power_parameter", "die_set", "out"):
        own = t.die_place[at[0]] == WITH_SEAT + seat and seat >= 0
        if own or t.die_shown[at[0]]:
            return True
        ordered = not t.chaotic and t.dealt_to[at[0]] != NONE
        return ordered and name in ("form", "face", "die_set")
    return False


def forget(t: Table, later: Table) -> None:
    """What a seat has named of a part that is not complete is no decision yet. Secrets of a contract are told
    by the next moment, unless it is over then; old parts, unless new ones are chosen; and all answers to the
    offer to leave, unless somebody does."""
    names = {event.kind.name for event in GAME.news.read(later)}
    leaps = not follows(t, later)
    over = leaps or later.stage >= SHARING or later.turns != t.turns or "switched" in names
    for seat in range(t.seats):
        if over or t.awaits >> seat & 1:
            t.naming[seat] = 0
        if over or "part-chosen" in names:
            t.chosen_part[seat] = 0
        if over or "left" in names:
            t.reply[seat] = 0
        if over:
            t.swap_card[seat] = NONE
    if over:
        for result in range(t.results):
            if t.state[result] in (FACE_DOWN, WITHDRAWN_UNSEEN):
                t.card[result] = NONE
        for card in range(DICE):
            t.out[card] = 0
    if over or t.results == 0:
        drop_news(GAME, t, "saw-own-roll")


def told(then: Table, move: int, later: Table) -> bool:
    """Parts of dice are named in secret, card by card; a number may be set anew before anybody hears of it;
    only one of those who would leave does; and a card to swap is of a part that may have been guessed."""
    hidden = (CHOOSE_PART, LIMIT_DIE, CHOOSE_NUMBER, LEAVE_OR_STAY, SWAP_CARD)
    return is_next(then, later) and then.asks not in hidden
