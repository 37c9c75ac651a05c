"""Setting the stage for the rules of Chaos Contract: chosen contracts, dice and piles, scripted rolls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from scipy.stats import chisquare

from tests.rulebook import stage as common
from turncoat.games.chaos_contract import GAME, rolling
from turncoat.games.chaos_contract.components import (
    BATTLE,
    CONTRACTS,
    DICE,
    DIFFICULTY,
    DUO,
    FORCED,
    MARKET,
    NO_POWER,
    NONE,
    PART,
    PART_COUNT,
    PARTS,
    PLAIN,
    POWER_KINDS,
    REGULAR,
    WILDCARD,
    stars_of,
)
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.rules import advance
from turncoat.games.chaos_contract.table import (
    GIVE_ICON,
    IN_DECK,
    IN_MARKET,
    JOIN_BATTLE,
    NO_NUMBER,
    NO_QUESTION,
    PICKING,
    WITH_SEAT,
    Table,
    is_usable,
    value,
)
from turncoat.kernel.chance import sow, words
from turncoat.kernel.ponder import ponderer

POWER_NAMES = [power.name for power in POWER_KINDS]

Choice = common.Choice

PASSES = "what=sum comparison=higher threshold=number:2"
FAILS = "what=sum comparison=lower threshold=number:2"
PAUSE = "1|2"
"""A duo: its owner is asked for a number, and all before it is settled."""
FAR_FETCHED = 1e-4
"""Below this probability a fixed sample counts as no accident."""

_stage = common.Stage(GAME, Table)
match_at, said, refused_move = _stage.match_at, _stage.said, _stage.refused
awaited, choices, view, guesses = _stage.awaited, _stage.choices, _stage.view, _stage.guesses
heard, told, everyone = _stage.heard, _stage.told, _stage.everyone
alike, can_tell = _stage.alike, _stage.can_tell


class Printed(NamedTuple):
    """A contract as the pictures of the book and of its making show it; icons as letters."""

    text: str
    reward: str
    penalty: str
    stars: int
    type_: str = "regular"
    least: int = 1


HALF = "often=turnout-times restriction=half"
PRINTED = (
    Printed(
        f"{HALF} what=extreme:0 comparison=lower threshold=number:2 special=only-one-power:1", "S", "SS", 2
    ),
    Printed(f"{HALF} what=extreme:0 comparison=higher threshold=number:3", "CC", "C", 1),
    Printed("often=turnout-times what=all comparison=lower threshold=number:5", "SC", "C", 2),
    Printed(
        "often=turnout-times restriction=cards:2 what=some:9 comparison=higher threshold=number:5",
        "CC", "C", 2,
    ),
    Printed("restriction=cards:4 what=sequence comparison=in-sequence:0 threshold=nothing", "SS", "CC", 2),
    Printed("often=times:2 what=same comparison=higher threshold=number:5", "C", "CS", 2),
    Printed("what=same comparison=higher threshold=number:3 special=only-one-power:1", "S", "CC", 2),
    Printed(
        "often=turnout-times what=all comparison=higher threshold=number:5 special=fail-on-same-power",
        "S", "C", 3,
    ),
    Printed(
        "often=turnout-times what=different comparison=higher threshold=number:3 special=powers-off",
        "SC", "S", 3,
    ),
    Printed(
        "often=times:2 restriction=half what=none comparison=higher threshold=number:3 "
        "special=powers-off-by-number:10",
        "SC", "CC", 2,
    ),
    Printed("often=turnout-times what=all comparison=lower threshold=number:2 special=secret", "CC", "C", 2),
    Printed("often=times:3 what=powers:0 comparison=lower threshold=number:4", "S", "CC", 2, "forced", 3),
    Printed("often=times:3 what=none comparison=higher threshold=rivals", "C", "C", 2, "battle"),
)  # fmt: skip
"""The thirteen printed contracts that are known."""


def dealt(seats: int, seed: int = 1, **options: str) -> Table:
    """A table dealt by the rules; `lost_souls="on"` and the like set options."""
    named = {name.replace("_", "-"): option for name, option in options.items()}
    table = GAME.dealt(seats, seed, named)
    assert isinstance(table, Table)
    return table


def staged(
    contract: str = "",
    hands: Sequence[str] = (),
    seats: int = 2,
    active: int = 0,
    reward: str = "S",
    penalty: str = "C",
    type_: str = "regular",
    least: int = 2,
    seed: int = 1,
    **options: str,
) -> Table:
    """A turn of `active` with a chosen contract on the first place of the market, before the pick.

    A contract is told part by part, what is left out being the first choice of its part:
    `"often=times:3 restriction=half what=all comparison=lower threshold=number:5 special=secret"`.
    `hands` are dice for each seat: `"3 4/ignore 5/add:2 ?/no-duplicates 3|6"` (a power behind the slash with
    its parameter behind the colon, `?` a wildcard, `3|6` a duo). Seats left out keep what they were dealt.
    Icons are letters: S score, C card.
    """
    t = dealt(seats, seed, **options)
    market(t, 0, contract, type_, least)
    set_icons(t, t.market[0], reward, penalty)
    for seat, hand in enumerate(hands):
        give(t, seat, hand.split())
    t.active = active
    t.told = 0
    t.turns = 0
    t.stage = PICKING
    t.asks = NO_QUESTION
    t.awaits = 0
    advance(t)
    return t


@cache
def parts_of(text: str) -> list[tuple[int, int]]:
    """The choice and the parameter of each part of a contract, as they are written in a line."""
    told = dict(word.split("=") for word in text.split())
    assert told.keys() <= set(PART.names)
    found = []
    for part in range(PART_COUNT):
        name, _, parameter = told.get(PART.text(part), PARTS[part][0].name).partition(":")
        which = [choice.name for choice in PARTS[part]].index(name)
        found.append((which, int(parameter) if parameter else PARTS[part][which].parameters[0]))
    return found


def write(t: Table, contract: int, text: str, type_: str = "regular", least: int = 2) -> None:
    """Write a contract: its type, its parts with their parameters, and its stars."""
    t.type_[contract] = {"regular": REGULAR, "forced": FORCED, "battle": BATTLE}[type_]
    t.least[contract] = least if type_ == "forced" else 1
    difficulty = 0
    for part, (which, parameter) in enumerate(parts_of(text)):
        t.choice[contract, part] = which
        t.parameter[contract, part] = parameter
        difficulty += DIFFICULTY[part, which]
    t.stars[contract] = stars_of(difficulty)


def set_icons(t: Table, contract: int, reward: str, penalty: str) -> None:
    """Print the icons of a contract, as letters."""
    for side, letters in enumerate((reward, penalty)):
        for icon, letter in enumerate("SC"):
            t.icons[contract, side, icon] = letters.count(letter)


def market(t: Table, place: int, text: str, type_: str = "regular", least: int = 2) -> None:
    """Write another contract of the market; it is one of the set that such a type belongs to, where that is
    in use, so that every set keeps its number."""
    lying, regular = t.market[place], type_ == "regular"
    assert t.contract_place[lying] == IN_MARKET
    for contract in (lying, *range(CONTRACTS)):
        is_of_set = (t.type_[contract] == REGULAR) == regular
        if is_of_set and (contract == lying or t.contract_place[contract] == IN_DECK):
            t.contract_place[lying], t.contract_shown[lying] = IN_DECK, 0
            t.contract_place[contract], t.contract_shown[contract] = IN_MARKET, 1
            t.market[place] = contract
            break
    write(t, t.market[place], text, type_, least)


def open_contracts(t: Table) -> list[int]:
    """The contracts of the market, place by place."""
    lying = [t.market[place] for place in range(MARKET)]
    return [contract for contract in lying if contract != NONE]


def give(t: Table, seat: int, hand: Sequence[str]) -> None:
    """Give a seat exactly these dice; its own go back into the deck."""
    for card in range(DICE):
        if t.die_place[card] == WITH_SEAT + seat:
            t.die_place[card] = IN_DECK
    for word in hand:
        card = next(card for card in range(DICE - 1, -1, -1) if t.die_place[card] == IN_DECK)
        print_die(t, card, word)
        t.die_place[card] = WITH_SEAT + seat


def print_die(t: Table, card: int, word: str) -> None:
    """Print a dice card: `"4"`, `"4/ignore"`, `"5/add:2"`, `"?"`, `"3|6/instant-fail:1"`."""
    face, _, power = word.partition("/")
    name, _, parameter = power.partition(":")
    t.form[card] = WILDCARD if face == "?" else DUO if "|" in face else PLAIN
    first, _, second = face.partition("|")
    t.face[card] = NO_NUMBER if face == "?" else int(first)
    t.second[card] = int(second) if second else NO_NUMBER
    t.power[card] = POWER_NAMES.index(name) if name else NO_POWER
    t.power_parameter[card] = int(parameter) if parameter else 0


def take_cards(monkeypatch: Any, next_card: Callable[[Table, int], int]) -> None:
    """Random cards of a die are chosen so. Guesses are compiled once, of the rules as they are: so before
    these change."""
    ponderer(GAME)
    for module in ("rolling", "powers"):
        monkeypatch.setattr(f"turncoat.games.chaos_contract.{module}.random_usable", next_card)


def rolls(monkeypatch: Any, *words: str) -> None:
    """The next rolls, and random cards of a die, are these cards (as `print_die` writes them), in order."""
    script = list(words)
    drawn = rolling.random_usable

    def next_card(t: Table, seat: int) -> int:
        if not script:
            return drawn(t, seat)
        word = script.pop(0)
        usable = [card for card in range(DICE) if is_usable(t, seat, card)]
        return next(card for card in usable if die(t, card) == word)

    take_cards(monkeypatch, next_card)


def die(t: Table, card: int) -> str:
    """A dice card as `print_die` writes it."""
    face = "?" if t.form[card] == WILDCARD else str(t.face[card])
    if t.form[card] == DUO:
        face += f"|{t.second[card]}"
    power = t.power[card]
    if power in (NO_POWER, NONE):
        return face
    parameter = f":{t.power_parameter[card]}" if POWER_KINDS[power].parameters != (0, 0) else ""
    return f"{face}/{POWER_NAMES[power]}{parameter}"


def hand(t: Table, seat: int) -> list[str]:
    """A seat's dice cards."""
    return sorted(die(t, card) for card in range(DICE) if t.die_place[card] == WITH_SEAT + seat)


def card_of(t: Table, seat: int, word: str) -> int:
    """A dice card of a hand, by its looks."""
    held = [card for card in range(DICE) if t.die_place[card] == WITH_SEAT + seat]
    return next(card for card in held if die(t, card) == word)


def usable(t: Table, seat: int) -> list[str]:
    """The cards that a Soul can roll now."""
    found = [die(t, card) for card in range(DICE) if is_usable(t, seat, card)]
    assert len(found) == t.usable[seat]
    return sorted(found)


def paused(t: Table, seat: int) -> bool:
    """Whether all is settled and a seat is asked for the number of a duo."""
    return awaited(t) == [seat] and len(choices(t, seat, "number")) == 2


def values(t: Table) -> list[int]:
    """The values of the results that count, in their order."""
    counted = [result for result in range(t.results) if t.state[result] == 1]
    return [value(t, result) for result in sorted(counted, key=lambda result: t.order[result])]


def may(t: Table, seat: int, family: str, /, **parameters: int) -> bool:
    """Whether a seat may make a move."""
    return (family, parameters) in choices(t, seat)


def play(t: Table, seat: int, family: str, /, **parameters: int) -> None:
    """Make a move, which must be legal: `play(t, 0, "pick", place=0)`."""
    assert (family, parameters) in choices(t, seat), f"{family} {parameters} is not legal for seat {seat}"
    GAME.play(t, seat, MOVES.number(family, **parameters))


def number(t: Table, seat: int, wanted: int) -> None:
    """Choose a number for a duo, a wildcard or Attendance."""
    play(t, seat, "number", number=wanted)


def begin(t: Table, *joining: int) -> None:
    """The active player picks the first contract, these players join, and the challenge starts."""
    active = t.active
    play(t, active, "pick", place=0)
    if joining:
        play(t, active, "invite", players=sum(1 << seat for seat in joining))
        for seat in joining:
            play(t, seat, "yes")
    if awaited(t) == [active] and may(t, active, "start"):
        play(t, active, "start")


def random_moves(t: Table, seed: int, stop: Any = None) -> Iterator[Table]:
    """Play at random to the end, or until `stop(t)`, also where several seats are asked at once."""
    luck = Random(seed)
    while t.awaits and not (stop and stop(t)):
        yield t
        seat = luck.choice(awaited(t))
        family, parameters = luck.choice(choices(t, seat))
        GAME.play(t, seat, MOVES.number(family, **parameters))


def in_rounds(hands: Sequence[str]) -> list[str]:
    """The dice of all seats as they come in rounds, each hand being rolled from left to right."""
    dice = [hand.split() for hand in hands]
    longest = max(map(len, dice))
    return [hand[round_] for round_ in range(longest) for hand in dice if round_ < len(hand)]


def attempted(monkeypatch: Any, contract: str, hands: Sequence[str], **staging: Any) -> Table:
    """Seat 0 picks a contract, all others join, and all hands are rolled from left to right, in rounds."""
    t = staged(contract, hands, seats=max(2, len(hands)), **staging)
    rolls(monkeypatch, *in_rounds(hands))
    begin(t, *range(1, t.seats))
    return t


def challenge(t: Table, other: int, *joining: int) -> None:
    """The active player picks the first contract, a battle, and names an opponent; these join as well."""
    active = t.active
    play(t, active, "pick", place=0)
    play(t, active, "player", seat=other)
    while t.asks == JOIN_BATTLE:
        seat = awaited(t)[0]
        play(t, seat, "yes" if seat in joining else "no")


def fought(monkeypatch: Any, contract: str, hands: Sequence[str], **staging: Any) -> Table:
    """Seat 0 picks a battle, all join, and all hands are rolled from left to right, in rounds."""
    t = staged(contract, hands, seats=len(hands), type_="battle", **staging)
    rolls(monkeypatch, *in_rounds(hands))
    challenge(t, 1, *range(2, t.seats))
    return t


def pile(t: Table, seat: int, count: int, stars: int = 0) -> list[int]:
    """Put contracts of the deck into a score pile, where all have seen them; which ones these are."""
    deck = [contract for contract in range(CONTRACTS) if t.contract_place[contract] == IN_DECK]
    for contract in deck[:count]:
        t.contract_place[contract] = WITH_SEAT + seat
        t.contract_shown[contract] = 1
        if stars:
            t.stars[contract] = stars
    return deck[:count]


def share_out(t: Table, *seats: int) -> None:
    """The active player gives icon after icon to these seats."""
    for seat in seats:
        assert t.asks == GIVE_ICON
        play(t, t.active, "player", seat=seat)


def reseeded(t: Table, seed: int) -> Table:
    """The same table with another random stream."""
    other = t.copy()
    sow(other.chance, *words(seed))
    return other


def fits(seen: Mapping[Any, int], weights: Mapping[Any, float]) -> bool:
    """Whether a sample fits weights: nothing but what has one, and no far-fetched shares."""
    possible = {what: weight for what, weight in weights.items() if weight}
    if not seen.keys() <= possible.keys():
        return False
    total = sum(seen.values()) / sum(possible.values())
    found = chisquare([seen.get(what, 0) for what in possible], [total * w for w in possible.values()])
    return len(possible) == 1 or bool(found.pvalue > FAR_FETCHED)


def contest(
    monkeypatch: Any,
    contract: str,
    hands: Sequence[str],
    deck: str = "",
    beside: str = "",
    joining: bool = True,
    **more: Any,
) -> Table:
    """A contract that all join (or nobody but the active player); each die comes up in the order of its hand.

    `deck` is what every card of the dice deck looks like, `beside` the second contract of the market, with
    one card icon on either side.
    """
    t = staged(contract, hands, seats=max(2, len(hands)), **more)
    if beside:
        market(t, 1, beside)
        set_icons(t, t.market[1], "C", "C")
    for card in range(DICE):
        if deck and t.die_place[card] == IN_DECK:
            print_die(t, card, deck)

    def next_card(t: Table, seat: int) -> int:
        return max(card for card in range(DICE) if is_usable(t, seat, card))

    take_cards(monkeypatch, next_card)
    begin(t, *(seat for seat in range(t.seats) if joining and seat != t.active))
    return t


def settled(t: Table) -> list[int]:
    """The values of the results that count and have a number, in their order."""
    counted = [r for r in range(t.results) if t.state[r] == 1 and t.number[r] != NO_NUMBER]
    return [value(t, result) for result in sorted(counted, key=lambda result: t.order[result])]


def icons(t: Table, side: int) -> list[int]:
    """The score and card icons that still count on a side (0: reward, 1: penalty)."""
    return [(t.penalty if side else t.reward)[icon] for icon in range(2)]


def result_of(t: Table, word: str) -> int:
    """The last result that is this dice card."""
    return max(result for result in range(t.results) if die(t, t.card[result]) == word)
