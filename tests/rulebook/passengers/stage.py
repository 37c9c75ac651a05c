"""Setting the stage for the rules of Passengers: tables, hands, boats and scripted rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

from tests.rulebook import stage as common
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    BOATS,
    CAST_VOTE,
    GIFTS,
    HAND,
    NONE,
    PLACE_PASSENGER,
    PLACE_SHADOW,
    RAVEN,
    ROUNDS,
    SHADOWS,
    SPACES,
    YAESTHER_CARD,
)
from turncoat.games.passengers.moves import MOVES
from turncoat.games.passengers.rules import begin_placing
from turncoat.games.passengers.shapes import Seated
from turncoat.games.passengers.table import Table
from turncoat.kernel.chance import sow, words
from turncoat.kernel.things import MOST_SEATS

LETTERS = "SRSGSBDRDGDB"
"""Kinds in their order, two letters each."""

PRINTED = {
    "a": (
        ("1:3 3:2 0:3 9:1", "4:1 8:2 2:2 7:3"),
        ("6:1 0:3 3:2 5:2", "2:3 7:3 9:1 8:2"),
        ("1:3 4:1 8:2 5:3", "9:1 0:3 6:2 7:2"),
    ),
    "b": (
        ("1:2 6:1 0:3 3:2 9:1", "5:2 4:1 8:2 2:2 7:1"),
        ("8:2 2:2 9:1 5:1 7:2", "3:2 0:3 4:1 6:1 1:2"),
        ("0:3 4:1 7:1 3:2 6:1", "9:1 2:2 5:2 8:2 1:2"),
    ),
}
"""The boats as the checklist has them: by layout and round Raven and Wolf, each space as Gift:Voices."""
LOWERED = {"a": ((1, 7), (2, 7), (1, 5)), "b": ((1, 5), (1, 7), (1, 5))}
"""The Gifts whose spaces pay one Voice less in the first edition, by layout and round."""
GIFT_NAMES = {
    "I": "vessel bell chromatis hamsa-hand seers-paw mirror scroll lantern mask master-coin",
    "II": "urn quiet-tide dye handshake twin-eye wreckage oar verdict mask coin-given",
    "III": "drum vow spectrum barter third-eye undertow current whisper mask master-coin",
    "four": "vessel knell prism open-palm candle still-water ferry-pole torch mask master-coin",
}
"""The Gifts of each set in the order of their numbers."""

Choice = common.Choice

_stage = common.Stage(GAME, Table)
match_at, said, refused_move = _stage.match_at, _stage.said, _stage.refused
awaited, choices, view = _stage.awaited, _stage.choices, _stage.view
heard, everyone, alike, can_tell = _stage.heard, _stage.everyone, _stage.alike, _stage.can_tell


def card(text: str) -> int:
    """A card by its letters: SR is a red Soul, DB a blue Demon, Y the Yaesther."""
    return YAESTHER_CARD if text == "Y" else LETTERS.index(text) // 2


def word(number: int) -> str:
    """The letters of a card."""
    return "Y" if number == YAESTHER_CARD else LETTERS[2 * number : 2 * number + 2]


def printed(layout: str, voyage: int, edition: str = "second") -> dict[tuple[int, int], tuple[int, int]]:
    """The Gift number and the Voices of each (boat, space) of a round, from the checklist."""
    pays = {}
    for boat, line in enumerate(PRINTED[layout][voyage]):
        for space, text in enumerate(line.split()):
            number, voices = map(int, text.split(":"))
            less = edition == "first" and number in LOWERED[layout][voyage]
            pays[boat, space] = (number, voices - less)
    return pays


def dealt(seats: int, seed: int = 1, **options: str) -> Table:
    """A table dealt by the rules; `soul_bonus="largest-group"` and the like set options."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    table = GAME.dealt(seats, seed, named)
    assert isinstance(table, Table)
    return table


def hands(t: Table, *texts: str) -> None:
    """Put hands into the seats' hands: `hands(t, "SR SG DB", "Y SB DR", …)`. Factions stay as dealt."""
    for seat, text in enumerate(texts):
        cards = [card(word) for word in text.split()]
        for place in range(HAND):
            t.hand[seat, place] = cards[place] if place < len(cards) else NONE


def factions(t: Table, text: str) -> None:
    """Give the seats their factions by letters: `factions(t, "SDSDY")`."""
    for seat, letter in enumerate(text):
        t.faction[seat] = "SDY".index(letter)


def play(t: Table, seat: int, family: str, /, **parameters: int) -> None:
    """Make a move, which must be legal."""
    assert (family, parameters) in choices(t, seat), f"{family} {parameters} is not legal for seat {seat}"
    GAME.play(t, seat, MOVES.number(family, **parameters))


def place(t: Table, seat: int, text: str, boat: int, space: int) -> None:
    """Seat a Passenger named by its letters."""
    slot = [t.hand[seat, i] for i in range(HAND)].index(card(text))
    play(t, seat, "place", card=slot, boat=boat, space=space)


def place_all(t: Table, spaces: Sequence[tuple[int, int]], cards: Sequence[str] = ()) -> None:
    """Every seat in turn order takes the next of the given (boat, space); seats without a named
    card place their first."""
    for turn, (boat, space) in enumerate(spaces):
        assert t.asks == PLACE_PASSENGER
        (seat,) = awaited(t)
        if turn < len(cards):
            place(t, seat, cards[turn], boat, space)
        else:
            play(t, seat, "place", card=0, boat=boat, space=space)


def take_gifts(t: Table, wanted: dict[int, int]) -> None:
    """Place so that seats hold these Gift numbers (seat: number), Shadows out of the way; the other
    seats fill what is left. Stops after the last placement."""
    from turncoat.games.passengers.components import GIFT_AT

    def space_of(number: int) -> tuple[int, int]:
        return next(
            (boat, space)
            for boat in range(BOATS)
            for space in range(SPACES)
            if GIFT_AT[t.layout, t.voyage, boat, space] == number
        )

    kept = [space_of(number) for number in wanted.values()]
    while t.asks in (PLACE_SHADOW, PLACE_PASSENGER):
        (seat,) = awaited(t)
        open_ = [(p["boat"], p["space"]) for _, p in choices(t, seat) if p.get("card", 0) == 0]
        if t.asks == PLACE_SHADOW:
            boat, space = next(here for here in open_ if here not in kept)
            play(t, seat, "space", boat=boat, space=space)
        else:
            free = [here for here in open_ if here not in kept] or open_
            boat, space = space_of(wanted[seat]) if seat in wanted else free[0]
            play(t, seat, "place", card=0, boat=boat, space=space)


def vote(t: Table, votes: Iterable[int]) -> None:
    """Everybody votes, seat 0 first: 0 for the Raven, 1 for the Wolf."""
    assert t.asks == CAST_VOTE
    for seat, boat in enumerate(votes):
        play(t, seat, "vote", boat=boat)


def finish_gifts(t: Table) -> None:
    """Answer every question of the Gift phase with the first legal move."""
    while t.asks != CAST_VOTE:
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)


def finish_round(t: Table, boat: int = RAVEN) -> None:
    """Place, use Gifts and vote for a boat, always by the first legal move."""
    voyage = t.voyage
    while t.awaits and t.voyage == voyage:
        seat = awaited(t)[0]
        if t.asks == CAST_VOTE:
            play(t, seat, "vote", boat=boat)
        else:
            family, parameters = choices(t, seat)[0]
            play(t, seat, family, **parameters)


def afterlands(text: str, seats: int = 8, **options: str) -> Table:
    """A table whose Afterlands are given as a vector: `afterlands("[SR DR . .] [Y Sr DB .]")`.

    A small letter is a colour given by a mask. The printed colour is then some other one.
    """
    t = dealt(seats, 1, **options)
    for row, boat in enumerate(text.strip("[] ").split("] [")):
        t.ferried[row] = RAVEN
        for space, word in enumerate(boat.split()):
            if word == ".":
                continue
            t.placer[row, RAVEN, space] = 0
            printed = word
            if word[-1] in "rgb":
                colour = "rgb".index(word[-1])
                t.mask[row, RAVEN, space] = colour
                printed = "Y" if word[0] == "Y" else word[0] + "RGB"[(colour + 1) % 3]
            t.passenger[row, RAVEN, space] = card(printed)
    return t


def counted(t: Table) -> tuple[int, int]:
    """What the Afterlands are worth to Guides and Smugglers, counted as a person with the book does.

    It knows cards by their letters, and shares nothing with the rules but the table itself.
    """
    lying: dict[tuple[int, int], tuple[str, str]] = {}
    for row in range(ROUNDS):
        for space in range(SPACES):
            here = (row, t.ferried[row], space)
            if t.passenger[here] != NONE:
                text = word(t.passenger[here])
                mask = t.mask[here]
                lying[row, space] = (text[0], text[1:] if mask == NONE else "RGB"[mask])
    souls = demons = 0
    for row in range(ROUNDS):
        colours = [colour for (r, _), (type_, colour) in lying.items() if r == row and type_ in "SY"]
        groups = [max(0, colours.count(colour) - 1) for colour in "RGB"]
        souls += len(colours) + (max(groups) if t.largest_group_only else sum(groups))
    for (row, space), (type_, colour) in lying.items():
        if type_ in "DY":
            left = [at for at in lying if at[0] == row and at[1] < space]
            right = [at for at in lying if at[0] == row and at[1] > space]
            below = [at for at in lying if at[1] == space and at[0] < row]
            above = [at for at in lying if at[1] == space and at[0] > row]
            near = [max(left, default=None), min(right, default=None)]
            near += [max(below, default=None), min(above, default=None)]
            beside = [lying[at] for at in near if at is not None]
            demons += 1 + sum(colour != "" and one in "SY" and other == colour for one, other in beside)
    return souls, demons


# Later rounds, chosen Gifts, and who can tell two tables apart ----------------------------------


def begun(seats: int, voyage: int = 0, coin: int = 0, boat: int = RAVEN, **options: str) -> Table:
    """A table at the start of a round (0, 1 or 2), with the coin at a seat; earlier rounds were played
    by first legal moves and `boat` crossed in each."""
    t = dealt(seats, 1, **options)
    while t.voyage < voyage:
        finish_round(t, boat)
    assert t.asks in (PLACE_SHADOW, PLACE_PASSENGER)
    t.coin = coin
    t.first[t.voyage] = coin
    begin_placing(t)
    return t


def space_of(t: Table, number: int) -> tuple[int, int]:
    """The boat and space that carry a Gift number in this round."""
    from turncoat.games.passengers.components import GIFT_AT

    return next(
        (boat, space)
        for boat in range(BOATS)
        for space in range(SPACES)
        if GIFT_AT[t.layout, t.voyage, boat, space] == number
    )


def hold(t: Table, wanted: dict[int, int], cards: dict[int, str] | None = None) -> None:
    """Play the placing phase so that seats (and nobody else) take these Gift numbers, within the limit
    of the boats. The other seats take 0 and high numbers, Shadows low ones. `cards` names the
    Passengers of some seats; the others place their first."""
    from turncoat.games.passengers.components import BOAT_LIMIT, GIFT_AT, SPACES_IN

    def number_at(here: tuple[int, int]) -> int:
        return GIFT_AT[t.layout, t.voyage, here[0], here[1]]

    spaces = [(boat, space) for boat in range(BOATS) for space in range(SPACES_IN[t.layout])]
    taken = {seat: space_of(t, number) for seat, number in wanted.items()}
    room = [min(BOAT_LIMIT[t.seats], SPACES_IN[t.layout])] * BOATS
    for here in taken.values():
        room[here[0]] -= 1
    free = sorted((here for here in spaces if here not in taken.values()), key=number_at)
    if t.asks == PLACE_SHADOW:
        for boat in range(BOATS):
            here = next(h for h in free if h[0] == boat and number_at(h) != 0)
            free.remove(here)
            room[boat] -= 1
            play(t, awaited(t)[0], "space", boat=here[0], space=here[1])
    free.sort(key=lambda here: -1 if number_at(here) == 0 else GIFTS - number_at(here))
    for seat in range(t.seats):
        if seat not in taken:
            here = next(h for h in free if room[h[0]] > 0)
            free.remove(here)
            room[here[0]] -= 1
            taken[seat] = here
    for _ in range(t.seats):
        (seat,) = awaited(t)
        boat, space = taken[seat]
        if cards and seat in cards:
            place(t, seat, cards[seat], boat, space)
        else:
            play(t, seat, "place", card=0, boat=boat, space=space)


def come_to(t: Table, number: int) -> None:
    """Answer the Gifts below a number by first legal moves, until that Gift asks its holder."""
    while t.asks != CAST_VOTE and t.using < number:
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert t.using == number, f"Gift {number} asks for nothing"


def where(t: Table, seat: int) -> tuple[int, int]:
    """The boat and space of the Passenger that a seat (or SHADOW: the first Shadow) placed this round."""
    return next(
        (boat, space)
        for boat in range(BOATS)
        for space in range(SPACES)
        if t.placer[t.voyage, boat, space] == seat
    )


def placed(t: Table, seat: int) -> int:
    """The Passenger that a seat placed this round, wherever it sits now."""
    boat, space = where(t, seat)
    return t.passenger[t.voyage, boat, space]


def with_placed(t: Table, seat: int, text: str) -> Table:
    """The same table, but this is the Passenger that a seat placed this round."""
    other = t.copy()
    boat, space = where(t, seat)
    other.passenger[t.voyage, boat, space] = card(text)
    return other


def knowers(one: Table, two: Table) -> set[int]:
    """The seats (-1: a spectator) whose views tell two tables apart."""
    return {seat for seat in range(-1, one.seats) if view(one, seat).bytes() != view(two, seat).bytes()}


def random_moves(t: Table, seed: int) -> Iterator[tuple[int, Choice, list[Choice]]]:
    """Play on at random; yields, before each move, the seat, its move and all it might have done."""
    dice = Random(seed)
    while t.awaits:
        seat = dice.choice(awaited(t))
        legal = choices(t, seat)
        chosen = dice.choice(legal)
        yield seat, chosen, legal
        GAME.play(t, seat, MOVES.number(chosen[0], **chosen[1]))


def random_game(t: Table, seed: int = 1) -> Iterator[Table]:
    """The table before each decision of a game played at random, and at the end."""
    dice = Random(seed)
    while t.awaits:
        yield t
        seat = dice.choice(awaited(t))
        family, parameters = dice.choice(choices(t, seat))
        play(t, seat, family, **parameters)
    yield t


def silence_seed(seats: int, number: int, **options: str) -> int:
    """A seed whose first Silence card is the one with this number, 1 to 15."""
    return next(
        seed
        for seed in range(1000)
        if dealt(seats, seed, silence="on", **options).silence_card[0] == number - 1
    )


def world(t: Table, seat: int, seed: int = 1) -> Table:
    """One world that a seat holds possible."""
    guessed = view(t, seat)
    sow(guessed.chance, *words(seed))
    GAME.guess(guessed, seat)
    return guessed


def place_shadows(t: Table, *spaces: tuple[int, int]) -> None:
    """Place the Shadows that are due, if any: on these spaces, or else on the last of each boat."""
    from turncoat.games.passengers.components import SPACES_IN

    last = SPACES_IN[t.layout] - 1
    for boat, space in spaces or [(boat, last) for boat in range(BOATS)]:
        if t.asks == PLACE_SHADOW:
            play(t, awaited(t)[0], "space", boat=boat, space=space)


def offered(seats: int, number: int, voyage: int = 0, holder: int = 0, **options: str) -> Table:
    """A table at which a seat, which placed first, is asked for its use of a Gift number."""
    t = begun(seats, voyage, holder, RAVEN, **options)
    hold(t, {holder: number})
    come_to(t, number)
    assert awaited(t) == [holder]
    return t


def after(t: Table, seat: int, family: str, /, **parameters: int) -> Table:
    """The table after a move; the given one stays as it is."""
    later = t.copy()
    play(later, seat, family, **parameters)
    return later


def at(here: tuple[int, int]) -> dict[str, int]:
    """A boat and space as parameters of a move."""
    return {"boat": here[0], "space": here[1]}


def in_play(t: Table, seat: int | None = None) -> list[tuple[int, int]]:
    """Where Passengers of this round sit: all of them, or those that a seat (or SHADOW) placed."""
    return [
        (boat, space)
        for boat in range(BOATS)
        for space in range(SPACES)
        if t.placer[t.voyage, boat, space] != NONE and seat in (None, t.placer[t.voyage, boat, space])
    ]


def past(t: Table, crossed: bool = True) -> list[dict[str, int]]:
    """Face-down Passengers of earlier rounds, as parameters: in the Afterlands or on lost boats."""
    return [
        {"round": r, "boat": boat, "space": space}
        for r in range(t.voyage)
        for boat in range(BOATS)
        for space in range(SPACES)
        if t.placer[r, boat, space] != NONE
        and not t.face_up[r, boat, space]
        and (t.ferried[r] == boat) == crossed
    ]


def with_card_at(t: Table, r: int, boat: int, space: int, text: str) -> Table:
    """The same table, but this Passenger sits on a space."""
    other = t.copy()
    other.passenger[r, boat, space] = card(text)
    return other


def pair(one: int, two: int) -> int:
    """The number of a pair of seats in a `two-players` move."""
    return list(combinations(range(MOST_SEATS), 2)).index((one, two))


def bits(*seats: int) -> int:
    """A set of seats, as news name them."""
    return sum(1 << seat for seat in seats)


Berth = tuple[int, int, int]
"""A round, a boat and a space."""


def berths(t: Table) -> Iterator[Berth]:
    """All spaces that a Passenger was placed on."""
    for voyage in range(ROUNDS):
        for boat in range(BOATS):
            for space in range(SPACES):
                if t.placer[voyage, boat, space] != NONE:
                    yield voyage, boat, space


def in_hand(t: Table, seat: int) -> list[int]:
    """The cards in a hand."""
    return [t.hand[seat, slot] for slot in range(HAND) if t.hand[seat, slot] != NONE]


def stirred(t: Table, seat: int, dice: Random) -> Table:
    """The table with all that a seat cannot see changed, whether that makes sense or not."""
    other, seen = t.copy(), view(t, seat)
    hidden: list[tuple[Any, Any]] = [
        (other.hand, (s, slot)) for s in range(t.seats) if s != seat for slot in range(len(in_hand(t, s)))
    ]
    hidden += [(other.passenger, at) for at in berths(t) if seen.passenger[at] == NONE]
    hidden += [(other.shadow_pile, at) for at in range(SHADOWS) if t.shadow_pile[at] != NONE]
    values = [cells[at] for cells, at in hidden]
    dice.shuffle(values)
    for (cells, at), value in zip(hidden, values, strict=True):
        cells[at] = value
    strangers = [s for s in range(t.seats) if seen.faction[s] == NONE]
    mixed = [t.faction[s] for s in strangers]
    dice.shuffle(mixed)
    for s, faction in zip(strangers, mixed, strict=True):
        other.faction[s] = faction
    for word in range(4):
        other.chance[word] = dice.getrandbits(32)
    return other


def lost_berths(t: Table) -> list[Berth]:
    """The spaces of Passengers on the boats that lost the votes of earlier rounds."""
    return [at for at in berths(t) if at[0] < t.voyage and at[1] != t.ferried[at[0]]]


def shown_in(data: Any, *where_: str) -> list[Seated]:
    """The Passengers of some of a scene's boats."""
    boats = [boat for name in where_ for boat in data[name]]
    return [space["passenger"] for boat in boats for space in boat["spaces"] if space["passenger"]]
