"""Setting the stage for the rules of Cerberus: pawns, dog, die, cards and Barques where a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.rulebook import stage as common
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import (
    ADVENTURER_ACTIONS,
    BETRAYAL,
    BONUS_CARDS,
    CERBERUS_ACTIONS,
    COPIES,
    COURSES,
    DECK_SIZE,
    DECKS,
    FIRST_KIND,
    KINDS,
    NONE,
    PAWNS,
    SIDES,
    SLOTS,
    SURVIVAL,
    SURVIVAL_KINDS,
)
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.rules import advance, begin_turn
from turncoat.games.cerberus.table import (
    ADVENTURER,
    CERBERUS,
    DRAWN,
    LEFT,
    LINE,
    LOST,
    NO_QUESTION,
    PLAY_CARD,
    Table,
    home,
)

KIND_NAMES = [card.name for card in BONUS_CARDS]
ADVENTURER_NAMES = [card.name for card in ADVENTURER_ACTIONS]
CERBERUS_NAMES = [card.name for card in CERBERUS_ACTIONS]
SIDE_NAMES = [side.name for side in SIDES]
FEATURE_WORDS = (
    "plain", "den", "gates", "draw", "die", "sight", "platform", "lower", "upper", "foot", "top", "near",
    "far", "portal", "actuator", "exit",
)  # fmt: skip
"""What a space can be, in the order of the components."""
BOARDS = {
    "start-a": (2, "den plain gates* plain draw plain* plain"),
    "start-b": (4, "den gates* plain draw plain* plain plain"),
    "platforms": (3, "plain* platform platform plain* plain"),
    "promontory": (2, "plain* sight plain* plain"),
    "gondola": (3, "plain* lower plain* upper plain"),
    "funicular": (2, "plain* foot plain plain* top plain"),
    "rope-bridge": (3, "plain* near plain plain* plain far"),
    "infernal-portal": (2, "plain* portal plain* actuator exit"),
    "finish-a": (2, "plain* plain plain plain plain"),
    "finish-b": (3, "plain* plain plain plain die"),
}
"""The sides of the boards: skulls, and spaces from Cerberus' end, an asterisk for his mark. Typed here once
more, so that the components are not measured by themselves."""
BOX = (4,) * 7 + (3,) * 6
"""How many cards of each kind the box has, likewise."""
ABOARD = 99
"""As a place for a pawn: in the Barque."""

Choice = common.Choice

_stage = common.Stage(GAME, Table)
match_at, said, refused_move = _stage.match_at, _stage.said, _stage.refused
awaited, choices, view, guesses = _stage.awaited, _stage.choices, _stage.view, _stage.guesses
heard, told, everyone = _stage.heard, _stage.told, _stage.everyone
alike, can_tell, random_moves = _stage.alike, _stage.can_tell, _stage.random_moves


def laid(t: Table) -> list[str]:
    """The path space by space, as in `BOARDS`."""
    return [FEATURE_WORDS[t.feature[space]] + "*" * t.mark[space] for space in range(t.barque_space)]


def sides(t: Table) -> list[str]:
    """The names of the four sides of a course, in order."""
    return [SIDE_NAMES[side] for side in COURSES[t.course]]


def skulls(t: Table) -> int:
    """The skulls of the sides in use."""
    return sum(BOARDS[name][0] for name in sides(t))


def kind(name: str) -> int:
    """A Survival or Betrayal card by its name."""
    return KIND_NAMES.index(name)


def dealt(seats: int, seed: int = 1, **options: str) -> Table:
    """A table dealt by the rules; `course="start-b, platforms, gondola, finish-a"` and such set options."""
    table = GAME.dealt(seats, seed, options)
    assert isinstance(table, Table)
    return table


def staged(
    pawns: Sequence[int],
    dog: int = 0,
    hands: Sequence[str] = (),
    active: int = 0,
    rage: int = 0,
    speed: int = 0,
    cerberus: Sequence[int] = (),
    lost: Sequence[int] = (),
    revealed: int = 0,
    barques: Sequence[int] = (),
    discard: str = "",
    decks: str | None = None,
    seed: int = 1,
    **options: str,
) -> Table:
    """The beginning of a turn of `active` in a situation that can come about.

    `pawns` has a space for each seat (`ABOARD` for the Barque; anything for seats that were captured).
    `cerberus` and `lost` are the captured seats of each kind in the order of capture (`cerberus` first).
    `hands` are bonus cards by name for each seat, `rage` and `speed` the die (its home and the starting
    face where left out). `revealed` turns up a Barque with so many seats; `barques` are the seats on the
    three slots otherwise. `discard` are cards on the discard piles, `decks` leaves exactly these cards
    to be drawn (the others go to the discard piles). The log fits the cards, so guesses work too.
    """
    seats = len(pawns)
    t = dealt(seats, seed, **options)
    set_pawns(t, pawns, dog, cerberus, lost)
    t.active = active
    t.rage = rage or home(t)
    t.speed = speed or t.least_speed
    set_barques(t, barques, revealed)
    set_cards(t, [line.split() for line in hands], discard.split(), decks)
    t.told = 0
    t.turns = 0
    t.asks = NO_QUESTION
    t.awaits = 0
    begin_turn(t)
    advance(t)
    return t


def set_pawns(t: Table, pawns: Sequence[int], dog: int, cerberus: Sequence[int], lost: Sequence[int]) -> None:
    """Put the pawns on the path, aboard, and on the track; and Cerberus on his space."""
    t.dog = dog
    place = PAWNS - t.seats
    for seat, space in enumerate(pawns):
        t.space[seat] = t.barque_space if space == ABOARD else space
    for role, captured in ((CERBERUS, cerberus), (LOST, lost)):
        for seat in captured:
            t.role[seat] = role
            t.space[seat] = NONE
            t.track[place] = seat
            place += 1


def set_barques(t: Table, barques: Sequence[int], revealed: int) -> None:
    """Lay the Barques out."""
    if revealed:
        barques = [revealed, *(places for places in (1, 2, 3) if places != revealed)]
        t.revealed = 1
    for slot, places in enumerate(barques):
        t.barque[slot] = places
    assert sorted(t.barque[slot] for slot in range(SLOTS)) == [1, 2, 3]


def set_cards(t: Table, hands: Sequence[Sequence[str]], discard: Sequence[str], decks: str | None) -> None:
    """Give hands, discard piles and decks their cards, and write a log that explains them."""
    for line in range(t.lines):
        t.deed[line] = t.doer[line] = t.kind[line] = NONE
    t.lines = 0
    left = [COPIES[number] for number in range(KINDS)]
    adventurer = next(seat for seat in range(t.seats) if t.role[seat] == ADVENTURER)
    for seat in range(t.seats):
        for number in range(KINDS):
            t.hand[seat, number] = 0
        t.hand_size[seat] = 0
        for name in hands[seat] if seat < len(hands) else ():
            take(t, left, seat, kind(name))
            t.hand[seat, kind(name)] += 1
            t.hand_size[seat] += 1
    gone = [kind(name) for name in discard]
    if decks is not None:
        stay = [kind(name) for name in decks.split()]
        for number in range(KINDS):
            gone += [number] * (left[number] - gone.count(number) - stay.count(number))
    for number in range(KINDS):
        t.discard[number] = 0
    for number in gone:
        take(t, left, adventurer, number)
        write_line(t, LEFT, adventurer, number)
        t.discard[number] += 1
    for number in range(KINDS):
        t.deck[number] = left[number]
    for deck in range(DECKS):
        t.deck_size[deck] = sum(left[FIRST_KIND[deck] : FIRST_KIND[deck + 1]])
        assert 0 <= t.deck_size[deck] <= DECK_SIZE[deck]


def take(t: Table, left: list[int], seat: int, number: int) -> None:
    """Note down that a card was drawn."""
    left[number] -= 1
    assert left[number] >= 0, f"no {KIND_NAMES[number]} left"
    write_line(t, DRAWN.at(SURVIVAL if number < SURVIVAL_KINDS else BETRAYAL), seat, number)


def write_line(t: Table, deed: int, seat: int, number: int) -> None:
    """A line of the log."""
    assert t.lines < LINE.length
    t.deed[t.lines], t.doer[t.lines], t.kind[t.lines] = deed, seat, number
    t.lines += 1


def may(t: Table, seat: int, family: str, /, **parameters: int | str) -> bool:
    """Whether a seat may make a move."""
    return (family, numbers(t, seat, parameters)) in choices(t, seat)


def numbers(t: Table, seat: int, parameters: dict[str, int | str]) -> dict[str, int]:
    """Parameters with names of cards as their numbers: `kind="sacrifice"`, `card="rush"`."""
    faces = ADVENTURER_NAMES if t.role[seat] == ADVENTURER else CERBERUS_NAMES
    find: dict[str, Callable[[str], int]] = {"kind": kind, "card": faces.index}
    return {
        name: find[name](value) if isinstance(value, str) else value for name, value in parameters.items()
    }


def play(t: Table, seat: int, family: str, /, **parameters: int | str) -> None:
    """Make a move, which must be legal: `play(t, 0, "bonus", kind="sacrifice", effect=1)`."""
    chosen = numbers(t, seat, parameters)
    assert (family, chosen) in choices(t, seat), f"{family} {parameters} is not legal for seat {seat}"
    GAME.play(t, seat, MOVES.number(family, **chosen))


def spaces(t: Table) -> list[int]:
    """Where the pawns stand; `ABOARD` in the Barque, NONE once captured."""
    return [ABOARD if t.space[seat] == t.barque_space else t.space[seat] for seat in range(t.seats)]


def roles(t: Table) -> str:
    """The roles of the seats as letters: A, C, L."""
    return "".join("ACL"[t.role[seat]] for seat in range(t.seats))


def hand(t: Table, seat: int) -> list[str]:
    """A seat's bonus cards by name."""
    return [KIND_NAMES[number] for number in range(KINDS) for _ in range(max(0, t.hand[seat, number]))]


def discarded(t: Table) -> list[str]:
    """Both discard piles by name."""
    return [KIND_NAMES[number] for number in range(KINDS) for _ in range(t.discard[number])]


def track(t: Table) -> list[int]:
    """The pawns on the Rage track, `PAWNS` for unused ones."""
    return [t.track[place] for place in range(PAWNS) if t.track[place] != NONE]


def after(t: Table, seat: int, family: str, /, **parameters: int | str) -> Table:
    """The table after a move; the given one stays as it is."""
    later = t.copy()
    play(later, seat, family, **parameters)
    return later


def outcomes(t: Table, family: str, /, **parameters: int | str) -> list[Table]:
    """All that a move of the active player can lead to, up to the next card to be played or the end."""
    first = t.copy()
    play(first, t.active, family, **parameters)
    open_ends, finished = [first], []
    while open_ends:
        here = open_ends.pop()
        if here.asks in (NO_QUESTION, PLAY_CARD):
            finished.append(here)
            continue
        (seat,) = awaited(here)
        for name, facts in choices(here, seat):
            there = here.copy()
            GAME.play(there, seat, MOVES.number(name, **facts))
            open_ends.append(there)
    return finished
