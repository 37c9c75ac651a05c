"""Setting the stage for the rules of Mad Zeppelin: turns with chosen traitors, dice, cards and coins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from tests.rulebook import stage as common
from tests.rulebook.mad_zeppelin import typed
from tests.suite.worlds import worlds
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import (
    AIRSICK,
    CARDS,
    CARGO,
    COINS,
    COPIES,
    DICE,
    JOURNEY,
    JOURNEYS,
    KINDS,
    MOST_SEATS,
    NONE,
    REMOVED,
    SEARCH_CARDS,
    TRAITOR_CARDS,
    TRAITORS,
)
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.rules import advance
from turncoat.games.mad_zeppelin.table import NEXT_CHANCE, NO_QUESTION, Table
from turncoat.kernel.chance import sow, words

CARGO_NAMES = [kind.name for kind in CARGO] + ["journey"]
TRAITOR_NAMES = [traitor.name for traitor in TRAITOR_CARDS]
RESULT_NAMES = ["blue", "red", "green", "yellow", "black", "pick"]
COPIERS = ("tim-sly", "shadow")
BOX = typed.CARGO
"""Copies, level, points and bribe of each kind of Cargo."""
LIGHT = ("crate", "wood", "coal", "lead")
"""The kinds of level 1 and 2."""
COLOUR = {
    "steeling": "blue", "hummerock": "blue", "mirante": "blue", "ripp": "red", "troy": "red", "walder": "red",
    "rochat": "green", "igor": "green", "ratatine": "green", "love": "yellow", "henchman": "yellow",
    "zamfirescu": "yellow",
}  # fmt: skip
"""The colours of the traitors that have one."""

Choice = common.Choice

_stage = common.Stage(GAME, Table)
match_at, said, refused_move = _stage.match_at, _stage.said, _stage.refused
awaited, choices, view, guesses = _stage.awaited, _stage.choices, _stage.view, _stage.guesses
heard, told, everyone = _stage.heard, _stage.told, _stage.everyone
alike, can_tell, random_moves = _stage.alike, _stage.can_tell, _stage.random_moves


def kind(name: str) -> int:
    """A kind of card by its name: "crate", "wood", …, "journey"."""
    return CARGO_NAMES.index(name)


def traitor(name: str) -> int:
    """A traitor by name: "steeling", "tim-sly", …"""
    return TRAITOR_NAMES.index(name)


def result(name: str) -> int:
    """A result of a die: a colour, "black" or "pick"."""
    return RESULT_NAMES.index(name)


def bribe_of(card: str, bribes: str = "table") -> int:
    """The bribe of a card by one of the two readings."""
    _, _, points, bribe = BOX[card]
    return bribe if bribes == "table" else points


def colour_bit(name: str) -> int:
    """The colour of a traitor as a set of bits."""
    return 1 << result(COLOUR[name])


def bits(*names: str) -> int:
    """A set of traitors by name."""
    return sum(1 << traitor(name) for name in names)


def members(traitors: int) -> list[str]:
    """The names in a set of traitors."""
    return [name for place, name in enumerate(TRAITOR_NAMES) if traitors >> place & 1]


def dealt(seats: int, seed: int = 1, **options: str) -> Table:
    """A table dealt by the rules; `pick_black="no"` and the like set options."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    table = GAME.dealt(seats, seed, named)
    assert isinstance(table, Table)
    return table


def staged(
    traitors: Sequence[str],
    dice: str = "blue red green",
    hands: Sequence[str] = (),
    coins: Sequence[int] = (),
    hold: str = "",
    leader: int = 0,
    journeys: int = 0,
    seed: int = 1,
    **options: str,
) -> Table:
    """A turn just after the dice were settled: the leader is asked which traitor to play.

    `traitors` has a line for each seat, its dealt and its drafted traitor: `["love igor", "troy ripp"]`.
    `hands` are cards by name (seats left out hold one Wood), `coins` the coins of each seat (3 where left
    out), `hold` the cards on top of the Hold, top first. `journeys` lie on the table already. Everything
    else is where the deal can have put it: no card, coin or traitor is lost or doubled. The log tells of
    earlier plays that brought the cards, so guesses work too, unless a hand is staged as empty.
    """
    seats = len(traitors)
    t = dealt(seats, seed, **options)
    set_traitors(t, leader, [line.split() for line in traitors])
    set_cards(t, [line.split() for line in hands], hold.split(), journeys)
    set_coins(t, coins)
    set_dice(t, dice)
    t.told = 0
    t.stage = NEXT_CHANCE
    t.asks = NO_QUESTION
    t.awaits = 0
    advance(t)
    return t


def set_traitors(t: Table, leader: int, hands: Sequence[Sequence[str]]) -> None:
    """Deal and draft these traitors; the rest is airsick or unselected."""
    t.leader = leader
    t.drafted = t.seats
    rest = [number for number in range(TRAITORS) if not any(TRAITOR_NAMES[number] in hand for hand in hands)]
    t.airsick = sum(1 << number for number in rest[: AIRSICK[t.seats]])
    t.undrafted = sum(1 << number for number in rest[AIRSICK[t.seats] :])
    pool = t.undrafted
    for step in range(t.seats - 1, -1, -1):
        seat = (leader + step) % t.seats
        t.dealt[seat], t.pick[seat] = (traitor(name) for name in hands[seat])
        t.held[seat] = bits(*hands[seat])
        pool |= 1 << t.pick[seat]
        t.seen_pool[seat] = pool


def set_cards(t: Table, hands: Sequence[Sequence[str]], top: Sequence[str], journeys: int) -> None:
    """Put cards into hands and on top of the Hold; the first card of a hand is the opening one, the others
    and the open Journeys were drawn in earlier plays. What is missing comes from the rest of the box."""
    box = [number for number in range(KINDS) for _ in range(COPIES[number])]
    for seat in range(t.seats):
        held = [kind(name) for name in hands[seat]] if seat < len(hands) else [kind("wood")]
        for number in range(KINDS):
            t.hand[seat, number] = held.count(number)
        t.hand_size[seat] = len(held)
        t.opening[seat] = held[0] if held else kind("wood")
        for place, card in enumerate(held):
            box.remove(card)
            if place > 0:
                log_draw(t, seat, card)
    above = [kind(name) for name in top]
    for card in above:
        if card != JOURNEY:
            box.remove(card)
    luck = Random(5)
    luck.shuffle(box)
    for number in range(KINDS):
        t.removed[number] = box[: REMOVED[t.seats]].count(number)
    rest = box[REMOVED[t.seats] :] + [JOURNEY] * (JOURNEYS - journeys - above.count(JOURNEY))
    luck.shuffle(rest)
    lay_hold(t, above + rest)
    t.journeys = journeys
    for _ in range(journeys):
        log_draw(t, 0, JOURNEY)


def log_draw(t: Table, seat: int, card: int) -> None:
    """Note down an earlier play in which a seat drew a card and did nothing else."""
    t.player[t.plays] = seat
    t.traitor[t.plays] = traitor("walder")
    t.drawn[t.plays, 0] = card
    t.plays += 1


def lay_hold(t: Table, cards: Sequence[int]) -> None:
    """The Hold is exactly these cards, from the top."""
    t.top = 0
    t.depth = len(cards)
    for place in range(CARDS):
        t.hold[place] = cards[place] if place < len(cards) else NONE


def set_coins(t: Table, coins: Sequence[int]) -> None:
    """Give seats their coins, 3 where nothing is said; the rest is in the Safe."""
    for seat in range(t.seats):
        t.coins[seat] = coins[seat] if seat < len(coins) else 3
    t.safe = COINS - sum(t.coins[seat] for seat in range(t.seats))
    assert t.safe >= 0


def set_safe(t: Table, safe: int) -> None:
    """Leave so many coins in the Safe; the last seat gets the rest."""
    t.coins[t.seats - 1] += t.safe - safe
    t.safe = safe


def set_dice(t: Table, results: str) -> None:
    """Lay the dice: `set_dice(t, "blue black red")`."""
    for die, name in enumerate(results.split()):
        t.die[die] = result(name)


def may(t: Table, seat: int, family: str, /, **parameters: int | str) -> bool:
    """Whether a seat may make a move."""
    return (family, numbers(parameters)) in choices(t, seat)


def numbers(parameters: dict[str, int | str]) -> dict[str, int]:
    """Parameters with names of traitors, cargo and results as their numbers."""
    find = {"traitor": traitor, "cargo": kind, "give": kind, "take": kind, "result": result}
    return {
        name: find[name](value) if isinstance(value, str) else value for name, value in parameters.items()
    }


def play(t: Table, seat: int, family: str, /, **parameters: int | str) -> None:
    """Make a move, which must be legal: `play(t, 0, "throw", cargo="coal", crates=0)`."""
    chosen = numbers(parameters)
    assert (family, chosen) in choices(t, seat), f"{family} {parameters} is not legal for seat {seat}"
    GAME.play(t, seat, MOVES.number(family, **chosen))


def reveal(t: Table, seat: int, name: str) -> None:
    """Play a traitor."""
    play(t, seat, "traitor", traitor=name)


def end(t: Table, seat: int) -> None:
    """End a play."""
    play(t, seat, "end")


def pass_by(t: Table, name: str = "") -> int:
    """The awaited seat plays a traitor (the first it may, or the named one) and ends its play at once;
    returns the seat. In the second round there is nothing to choose but to end."""
    (seat,) = awaited(t)
    if choices(t, seat, "traitor") and not choices(t, seat, "end"):
        play(t, seat, "traitor", **(choices(t, seat, "traitor")[0][1] if not name else {"traitor": name}))
    if awaited(t) == [seat] and choices(t, seat, "end"):
        end(t, seat)
    return seat


def hand(t: Table, seat: int) -> list[str]:
    """A seat's Cargo by name."""
    return [CARGO_NAMES[number] for number in range(KINDS) for _ in range(max(0, t.hand[seat, number]))]


def thrown(t: Table, seat: int) -> list[str]:
    """What a seat threw overboard."""
    return [CARGO_NAMES[number] for number in range(KINDS) for _ in range(t.thrown[seat, number])]


def discarded(t: Table) -> list[str]:
    """The discard pile."""
    return [CARGO_NAMES[number] for number in range(KINDS) for _ in range(t.discarded[number])]


def hold(t: Table, count: int = CARDS) -> list[str]:
    """The top cards of the Hold, or all of it."""
    cards = [t.hold[(t.top + place) % CARDS] for place in range(min(count, t.depth))]
    return [CARGO_NAMES[card] if card != NONE else "?" for card in cards]


def dice(t: Table) -> list[str]:
    """What the dice show."""
    return [RESULT_NAMES[t.die[die]] for die in range(DICE)]


def pair(one: int, two: int) -> int:
    """The number of a pair of seats, as Igor robs them."""
    return list(combinations(range(MOST_SEATS), 2)).index((one, two))


def finish_turn(t: Table) -> None:
    """Everybody who still has a chance plays a traitor and does nothing else, until the turn is over."""
    turn = t.turn
    while t.awaits and t.turn == turn:
        pass_by(t)


def set_thrown(t: Table, seat: int, cards: str) -> None:
    """Let a seat have drawn and thrown these cards in earlier plays; they come from the end of the Hold."""
    for card in map(kind, cards.split()):
        rest = [kind(name) for name in hold(t)]
        if card not in rest:
            spare = next(other for other in reversed(rest) if other != JOURNEY)
            rest[rest.index(spare)] = card
            t.removed[card] -= 1
            t.removed[spare] += 1
        rest.reverse()
        rest.remove(card)
        rest.reverse()
        lay_hold(t, rest)
        t.thrown[seat, card] += 1
        log_draw(t, seat, card)
        t.threw[t.plays - 1] = card


def after(t: Table, seat: int, family: str, /, **parameters: int | str) -> Table:
    """The table after a move; the given one stays as it is."""
    later = t.copy()
    play(later, seat, family, **parameters)
    return later


def offered(
    name: str,
    by: str = "itself",
    dice: str = "blue red green",
    hands: Sequence[str] = (),
    coins: Sequence[int] = (),
    hold: str = "",
    seats: int = 3,
    **options: str,
) -> Table:
    """Seat 1 is asked about a traitor's Ability: its own, or as a copier ("tim-sly", "shadow").

    Seat 0 has led and ended its play; Mr Shadow copies the traitor that it played. Both Searches found
    nothing but Journeys, so hands, coins and the top of the Hold are at this moment as given.
    """
    actor = name if by == "itself" else by
    spare = sorted({*TRAITOR_NAMES} - {name, actor}, key=lambda other: (other in COPIERS, other))
    lines = [[spare.pop(0), spare.pop(0)] for _ in range(seats - 1)]
    lines.insert(1, [actor, spare.pop(0)])
    if by == "shadow":
        lines[0][0] = name
    draws = SEARCH_CARDS[traitor(lines[0][0])] + SEARCH_CARDS[traitor(actor)]
    top = "journey " * draws + hold
    t = staged([" ".join(line) for line in lines], dice, hands, (), top, 0, 0, 1, **options)
    pass_by(t, lines[0][0])
    reveal(t, 1, actor)
    if by == "tim-sly":
        play(t, 1, "traitor", traitor=name)
    elif by == "shadow":
        play(t, 1, "player", seat=0)
    set_coins(t, coins)
    return t


def ways(t: Table, seat: int) -> list[Choice]:
    """The ways in which a seat may begin an Ability now."""
    return [choice for choice in choices(t, seat) if choice[0] not in ("end", "throw", "decline")]


def exchanged(t: Table, one: str, two: str) -> Table:
    """The same table with two traitors that are not face up in each other's place."""
    first, second = traitor(one), traitor(two)
    turned = {first: second, second: first}

    def turn(traitors: int) -> int:
        return sum(1 << turned.get(number, number) for number in range(TRAITORS) if traitors >> number & 1)

    other = t.copy()
    other.airsick, other.undrafted = turn(t.airsick), turn(t.undrafted)
    for seat in range(t.seats):
        other.held[seat], other.seen_pool[seat] = turn(t.held[seat]), turn(t.seen_pool[seat])
        other.dealt[seat] = turned.get(t.dealt[seat], t.dealt[seat])
        other.pick[seat] = turned.get(t.pick[seat], t.pick[seat])
    return other


def reseeded(t: Table, seed: int) -> Table:
    """The same table with another random stream."""
    other = t.copy()
    sow(other.chance, *words(seed))
    return other


def shrink_hold(t: Table, cards: str) -> None:
    """Leave only these cards in the Hold, top first; the other Cargo of it goes to the discard pile."""
    kept = [kind(name) for name in cards.split()]
    held = [kind(name) for name in hold(t)]
    for card in kept:
        held.remove(card)
    assert JOURNEY not in held, "a Journey can leave the Hold for the table alone"
    for card in held:
        t.discarded[card] += 1
    lay_hold(t, kept)


def samples(t: Table, seat: int, count: int) -> Iterator[Table]:
    """The same worlds as `guesses`, by compiled rules: for tests that want hundreds of them."""
    return (world.copy() for world in worlds(GAME, view(t, seat), seat, range(count)))
