"""What a seat of Chaos Contract knows for certain: dice cards, what is left, who joined, who shared how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.components import DIE, NONE
from turncoat.games.chaos_contract.generator import in_use, is_dealt_in_order
from turncoat.games.chaos_contract.names import die_words, face_words, power_words
from turncoat.games.chaos_contract.table import WITH_SEAT, Table
from turncoat.games.known import Cell, Fact, Ribbon, about_seat, facts_of
from turncoat.kernel.news import Event
from turncoat.words import Argument, Message, Seat, listed

DICE_DECK = "dice-deck"
COLUMNS = 6
"""Turns that the ribbon goes back."""


def known(view: Table, seat: int) -> list[Fact]:
    """What a seat (-1: a spectator) knows for certain, beyond what lies open before everybody now."""
    return [
        *(fact for other in range(view.seats) if other != seat for fact in _of_die(view, other)),
        *_of_secret_rolls(view, seat),
        *_of_deck(view),
        *_of_counts(view),
    ]


# Dice cards --------------------------------------------------------------------------------------


def _at(view: Table, place: int) -> list[int]:
    """The dice cards at a place."""
    return [card for card in DIE if view.die_place[card] == place]


def _seen(view: Table, cards: Sequence[int]) -> list[int]:
    """Those of some cards that are known with their power."""
    return [card for card in cards if view.power[card] != NONE]


def _words(view: Table, cards: Sequence[int]) -> Argument:
    """Cards in words, the lowest numbers first."""
    words: list[Argument] = []
    for card in sorted(cards, key=lambda card: view.face[card]):
        number = face_words(view, card)
        plain = view.power[card] == box.NO_POWER
        named = {"number": number, "power": power_words(view, card)}
        words.append(number if plain else Message("known-card", named))
    return listed(words)


def _of_die(view: Table, other: int) -> Iterator[Fact]:
    """The cards of another player's die that were seen, and what follows of those that were dealt."""
    cards = _at(view, WITH_SEAT + other)
    seen = _seen(view, cards)
    if seen:
        said = {"seat": Seat(other), "cards": _words(view, seen), "unknown": len(cards) - len(seen)}
        yield Fact(about_seat(other), Message("known-die", said), _are_as(view, seen))
    for has in (False, True):
        sure = [card for card in cards if _power_follows(view, card) is has]
        if sure:
            faces = listed(
                [face_words(view, card) for card in sorted(sure, key=lambda card: view.face[card])]
            )
            told = {"seat": Seat(other), "cards": faces, "count": len(sure), "has": "yes" if has else "no"}
            yield Fact(about_seat(other), Message("known-powers", told), _have_powers(sure, has))


def _power_follows(view: Table, card: int) -> bool | None:
    """Whether a card of an ordered start whose power was not seen has one; None where that does not follow.

    Of the six cards of such a start two have a power.
    """
    if view.power[card] != NONE or not is_dealt_in_order(view, card):
        return None
    dealt = [one for one in DIE if view.dealt_to[one] == view.dealt_to[card]]
    powers = [view.power[one] for one in _seen(view, dealt)]
    with_power = sum(power != box.NO_POWER for power in powers)
    if with_power == box.HAND_POWERS:
        return False
    return True if len(powers) - with_power == box.HAND - box.HAND_POWERS else None


def _are_as(view: Table, cards: Sequence[int]) -> Callable[[Any], bool]:
    """Cards are what a view shows of them, where it shows them."""
    fields = ("die_place", "form", "face", "second", "power", "power_parameter")
    shown = [(card, [getattr(view, name)[card] for name in fields]) for card in cards]
    return lambda t: all([getattr(t, name)[card] for name in fields] == cells for card, cells in shown)


def _have_powers(cards: Sequence[int], has: bool) -> Callable[[Any], bool]:
    return lambda t: all((t.power[card] != box.NO_POWER) == has for card in cards)


def _of_secret_rolls(view: Table, seat: int) -> Iterator[Fact]:
    """What a seat has rolled face down."""
    for result in range(view.results):
        if view.owner[result] == seat and view.state[result] == ask.FACE_DOWN:
            said = {"card": die_words(view, view.card[result])}
            holds = _was_rolled(result, view.card[result])
            yield Fact(f"result-{result}", Message("known-secret-roll", said), holds)


def _was_rolled(result: int, card: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.card[result] == card)


# What is left ------------------------------------------------------------------------------------


def _of_deck(view: Table) -> Iterator[Fact]:
    """Cards of the dice deck that were seen before it was shuffled."""
    cards = _at(view, ask.IN_DECK)
    seen = _seen(view, cards)
    if seen:
        said = {"cards": _words(view, seen), "unknown": len(cards) - len(seen)}
        yield Fact(DICE_DECK, Message("known-deck", said), _are_as(view, seen))


def _of_counts(view: Table) -> Iterator[Fact]:
    """How many of the cards that the viewer never saw have a power, and numbers that none of them has."""
    ordered = 0 if view.chaotic else view.seats
    hidden = [card for card in range(in_use(view)) if view.form[card] == NONE]
    seen = [
        card for card in range(in_use(view)) if view.form[card] != NONE and not is_dealt_in_order(view, card)
    ]
    if not hidden or (not seen and ordered == 0):
        return
    powers = box.BASE_POWERS - box.HAND_POWERS * ordered + (box.DEVILISH_POWERS if view.devilish else 0)
    powers -= sum(view.power[card] != box.NO_POWER for card in seen)
    said: dict[str, Argument] = {"cards": len(hidden), "powers": powers}
    yield Fact(DICE_DECK, Message("known-powers-left", said), _have_so_many(hidden, powers))
    left = Counter({number: box.BASE_COPIES - ordered for number in range(1, box.BASE_NUMBERS + 1)})
    left.subtract(view.face[card] for card in seen)
    gone = [number for number, count in left.items() if count == 0]
    if gone and not view.devilish:
        yield Fact(DICE_DECK, Message("known-numbers-gone", {"numbers": listed(gone)}), _lack(hidden, gone))


def _have_so_many(cards: Sequence[int], powers: int) -> Callable[[Any], bool]:
    return lambda t: sum(t.power[card] != box.NO_POWER for card in cards) == powers


def _lack(cards: Sequence[int], numbers: Sequence[int]) -> Callable[[Any], bool]:
    return lambda t: all(t.face[card] not in numbers for card in cards)


# Deeds -------------------------------------------------------------------------------------------

_ANSWERS = {"accepted": "yes", "refused": "no", "must-join": "must", "left": "left"}
_OUTCOMES = {
    "succeeded": "yes", "failed": "no", "battle-won": "battle", "battle-lost-by-all": "no",
}  # fmt: skip
_DEEDS = {*_ANSWERS, *_OUTCOMES, "picked", "switched", "icon-given"}


def ribbons(view: Table, events: Sequence[Event]) -> list[Ribbon]:
    """Who joined whose contract, and who gave how much to whom."""
    turns: list[tuple[dict[int, str], list[str]]] = []
    given: Counter[tuple[int, int, int]] = Counter()
    active, battle = NONE, False
    for event in events:
        name = event.kind.name
        if name not in _DEEDS:
            continue
        if name == "picked":
            active = facts_of(event)["seat"]
            turns.append(({active: "picked"}, []))
        if name in ("picked", "switched"):
            battle = view.type_[facts_of(event)["contract"]] == box.BATTLE  # there nobody shares anything out
        elif name in _ANSWERS and turns:
            facts = facts_of(event)
            turns[-1][0][facts["other" if name == "must-join" else "seat"]] = _ANSWERS[name]
        elif name in _OUTCOMES and turns:
            turns[-1][1].append(_OUTCOMES[name])
        elif name == "icon-given" and facts_of(event)["seat"] != active and not battle:
            given[active, facts_of(event)["seat"], facts_of(event)["side"]] += 1
    return [*_joined(view, turns), *_shared(view, given)]


def _joined(view: Table, turns: Sequence[tuple[dict[int, str], list[str]]]) -> Iterator[Ribbon]:
    """A column for each contract that was picked."""
    first = max(0, len(turns) - COLUMNS)
    shown = list(enumerate(turns[first:], first + 1))
    if not shown:
        return
    columns = []
    for number, (_, outcome) in shown:
        said: dict[str, Argument] = {"number": number, "outcome": outcome[0] if outcome else "open"}
        columns.append(Cell(Message("ribbon-contract-sign", said), Message("ribbon-contract", said)))

    def cell(seat: int, number: int, deeds: dict[int, str]) -> Cell | None:
        if seat not in deeds:
            return None
        said: dict[str, Argument] = {"seat": Seat(seat), "number": number, "deed": deeds[seat]}
        return Cell(Message("ribbon-joined-sign", said), Message("ribbon-joined", said))

    rows = [[cell(seat, number, deeds) for number, (deeds, _) in shown] for seat in range(view.seats)]
    yield Ribbon(Message("ribbon-contracts"), columns, rows)


def _shared(view: Table, given: Counter[tuple[int, int, int]]) -> Iterator[Ribbon]:
    """A column for each player, as the one who got something."""
    every = range(view.seats)
    if not given:
        return

    def cell(seat: int, other: int) -> Cell | None:
        reward, penalty = given[seat, other, box.REWARD], given[seat, other, box.PENALTY]
        if not reward and not penalty:
            return None
        said: dict[str, Argument] = {
            "seat": Seat(seat),
            "other": Seat(other),
            "reward": reward,
            "penalty": penalty,
        }
        return Cell(Message("ribbon-shared-sign", said), Message("ribbon-shared", said))

    columns = [
        Cell(Message("name", {"seat": Seat(one)}), Message("ribbon-whom", {"seat": Seat(one)}))
        for one in every
    ]
    yield Ribbon(
        Message("ribbon-shares"), columns, [[cell(seat, other) for other in every] for seat in every]
    )
