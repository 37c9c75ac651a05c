"""What is easy to say of what is hidden: where it is so in all worlds, a seat has to be shown it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from tests.suite.subject import Saying
from turncoat.games.cerberus import components as ashes
from turncoat.games.chaos_contract import components as devil
from turncoat.games.chaos_contract.table import WITH_SEAT
from turncoat.games.known import Fact
from turncoat.games.mad_zeppelin import components as airship
from turncoat.games.passengers import components as river
from turncoat.words import Argument, Message, Thing

NONE = -1


def speaks_of(said: Argument | Message, thing: str) -> bool:
    """Whether a message names a thing."""
    if isinstance(said, Message):
        return any(speaks_of(one, thing) for one in said.arguments.values())
    return said == Thing(thing)


def says(name: str, about: str, thing: str) -> Callable[[Fact], bool]:
    """Whether a fact of some name says something about a thing."""
    return lambda fact: fact.message.name == name and fact.about == about and speaks_of(fact.message, thing)


def cell(field: str, at: Any, value: int) -> Callable[[Any], bool]:
    """A cell holds a value."""
    return lambda t: bool(getattr(t, field)[at] == value)


def at_least(field: str, at: Any, value: int) -> Callable[[Any], bool]:
    """A cell holds so many or more."""
    return lambda t: bool(getattr(t, field)[at] >= value)


def passengers(view: Any, seat: int) -> Iterator[Saying]:
    """Who is of which faction, what lies face down, what the others hold."""
    others = [other for other in range(view.seats) if other != seat]
    for other, faction in product(others, river.FACTION):
        holds = cell("faction", other, faction)
        named = says("known-faction", f"seat-{other}", f"faction-{river.FACTION.names[faction]}")
        yield f"seat {other} is of {river.FACTION.names[faction]}", holds, named
    for other, card in product(others, river.CARD):
        named = says("known-holds", f"seat-{other}", f"card-{river.CARD.names[card]}")
        yield f"seat {other} holds only {river.CARD.names[card]}", _only_card(other, card), named
    for at in product(range(view.voyage + 1), river.BOAT, river.SPACE):
        if view.placer[at] == NONE or view.face_up[at]:
            continue
        about = "space" if at[0] == view.voyage else f"past-{at[0] + 1}"
        about = f"{about}-{river.BOAT.names[at[1]]}-{at[2]}"
        for card in river.CARD:
            named = says("known-passenger", about, f"card-{river.CARD.names[card]}")
            yield f"{about} is {river.CARD.names[card]}", cell("passenger", at, card), named
        for type_ in (river.SOUL, river.DEMON):
            yield f"{about} is a {river.TYPE.names[type_]}", _of_type(at, type_), _tells(about)
        for colour in river.COLOUR:
            yield f"{about} is {river.COLOUR.names[colour]}", _of_colour(at, colour), _tells(about)


def _only_card(seat: int, card: int) -> Callable[[Any], bool]:
    return lambda t: [t.hand[seat, place] for place in river.HAND_PLACE] == [card, NONE, NONE]


def _of_type(at: Any, type_: int) -> Callable[[Any], bool]:
    return lambda t: bool(river.TYPE_OF[t.passenger[at]] == type_)


def _of_colour(at: Any, colour: int) -> Callable[[Any], bool]:
    return lambda t: bool(river.COLOUR_OF[t.passenger[at]] == colour)


def _tells(about: str) -> Callable[[Fact], bool]:
    return lambda fact: fact.message.name == "known-passenger" and fact.about == about


def mad_zeppelin(view: Any, seat: int) -> Iterator[Saying]:
    """Who holds which traitor, which Cargo, and what lies on top of the Hold."""
    for other, traitor in product(range(view.seats), airship.TRAITOR):
        if other != seat:
            name = airship.TRAITOR.text(traitor)
            named = says("known-traitor", f"seat-{other}", f"traitor-{name}")
            yield f"seat {other} holds {name}", _bit("held", other, traitor), named
    for other, kind in product(range(view.seats), airship.KIND):
        if other != seat:
            name = airship.CARD.text(kind)
            named = says("said-known", f"seat-{other}", f"cargo-{name}")
            yield f"seat {other} has {name}", at_least("hand", (other, kind), 1), named
    for card in airship.CARD if view.depth else ():
        named = says("said-top", "hold", f"cargo-{airship.CARD.text(card)}")
        yield f"{airship.CARD.text(card)} lies on top", cell("hold", int(view.top), card), named


def _bit(field: str, at: int, member: int) -> Callable[[Any], bool]:
    return lambda t: bool(getattr(t, field)[at] >> member & 1)


def cerberus(view: Any, seat: int) -> Iterator[Saying]:
    """How many seats a Barque has, and which cards the others hold."""
    for slot, places in product(range(0 if view.revealed else ashes.SLOTS), ashes.BARQUE_SEATS):
        yield f"Barque {slot} has {places}", cell("barque", slot, places), _moored(slot, places)
    for other, kind in product(range(view.seats), ashes.KIND):
        if other != seat:
            name = ashes.KIND.names[kind]
            named = says("known-hand", f"seat-{other}", f"card-{name}")
            yield f"seat {other} holds {name}", at_least("hand", (other, kind), 1), named


def _moored(slot: int, places: int) -> Callable[[Fact], bool]:
    return lambda fact: fact.about == f"mooring-{slot + 1}" and fact.message.arguments.get("places") == places


def chaos_contract(view: Any, seat: int) -> Iterator[Saying]:
    """Which cards of another's ordered start have no power."""
    for card in devil.DIE:
        other = view.die_place[card] - WITH_SEAT
        if other >= 0 and other != seat and view.power[card] == NONE and not view.chaotic:
            number = view.face[card]
            yield f"{number} of seat {other} has no power", cell("power", card, devil.NO_POWER), _plain(other)


def _plain(seat: int) -> Callable[[Fact], bool]:
    return lambda fact: (
        fact.message.name == "known-powers"
        and fact.about == f"seat-{seat}"
        and fact.message.arguments["has"] == "no"
    )
