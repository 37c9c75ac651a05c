"""What goes on at a table of Cerberus in words: said once, in scenes, for everything that shows them."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import KINDS, NONE
from turncoat.games.cerberus.names import cards_listed, parts_of
from turncoat.games.cerberus.table import (
    PAYING,
    Table,
    aboard,
    adventurers_on,
    find,
    home,
    in_play,
    is_aboard,
)
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, Seats

# Players and cards -----------------------------------------------------------------------------


def position_of(view: Table, seat: int) -> int | None:
    """Where a captured pawn stands on the Rage track."""
    return next((place + 1 for place in range(box.PAWNS) if view.track[place] == seat), None)


def place_of(view: Table, seat: int) -> Message:
    """Where a player's pawn stands."""
    if is_aboard(view, seat):
        return Message("at-barque")
    if view.space[seat] == NONE:
        return Message("at-track", {"position": position_of(view, seat) or 0})
    return Message("at-space", {"space": view.space[seat]})


def stock(view: Table, deck: int) -> Message:
    """A deck and its discard pile."""
    pile = [view.discard[kind] if box.DECK_OF[kind] == deck else 0 for kind in range(KINDS)]
    cards = cards_listed(pile, "cards-in-pile") if any(pile) else Message("board-none")
    return Message("board-deck", {"cards": view.deck_size[deck], "pile": cards})


# What an effect waits for ----------------------------------------------------------------------


def actor_for(view: Table, seat: int) -> int:
    """Of whom a card being played speaks: nobody by name to the one who plays it."""
    return NONE if view.active == seat else view.active


def waiting(view: Table, seat: int) -> list[Message]:
    """Whom and what the effect and the moves in progress wait for."""
    effect = [] if view.effect == NONE else [*_payment(view, seat), *_answers(view)]
    return [*effect, *_moves(view)]


def _payment(view: Table, seat: int) -> list[Message]:
    """Cards that are missing, and who has offered how many; once all is paid, the parts that are left."""
    if view.stage != PAYING:
        left = members(view.parts)
        begun = 0 < len(left) < box.PART_COUNT[view.effect]
        parts = parts_of(view.effect, left, actor_for(view, seat), short=True) if begun else None
        return [Message("board-left", {"parts": parts})] if parts else []
    if not view.missing:
        return []
    offers = [_offer(view, other) for other in range(view.seats) if view.offered[other]]
    return [Message("board-missing", {"cards": view.missing}), *offers]


def _offer(view: Table, seat: int) -> Message:
    """What a seat has offered: the cards where the viewer sees them, else how many."""
    cards = [view.offer[seat, kind] for kind in range(KINDS)]
    if cards[0] == NONE:
        return Message("board-offers", {"seat": Seat(seat), "cards": view.offered[seat]})
    return Message("board-offers-these", {"seat": Seat(seat), "cards": cards_listed(cards)})


def _answers(view: Table) -> list[Message]:
    """Sabotage and Grudge: who is still to answer, to give a card up, to fall back."""
    if view.stage == PAYING:
        return []
    sets = {"answering": view.answering, "losers": view.losers, "retreaters": view.retreaters}
    return [
        Message(f"board-{name}", {"seats": Seats(seats), "steps": view.retreat_by})
        for name, seats in sets.items()
        if seats
    ]


def _moves(view: Table) -> list[Message]:
    """Those caught together, and the pawn that is on its way."""
    said = []
    if view.caught:
        said.append(Message("board-caught", {"seats": Seats(view.caught), "space": view.dog}))
    if view.mover != NONE and view.steps:
        way = "on" if view.steps > 0 else "back"
        about: dict[str, Argument] = {"seat": Seat(view.mover), "steps": abs(view.steps), "way": way}
        said.append(Message("board-moving", about))
    return said


# Cerberus --------------------------------------------------------------------------------------


def reach(view: Table) -> int:
    """The last space that Cerberus would come to if he ran now: no farther than to his prey."""
    farthest = min(view.barque_space - 1, view.dog + view.speed)
    run = range(view.dog + 1, farthest + 1)
    return next((space for space in run if adventurers_on(view, space)), farthest)


def prey(view: Table) -> int:
    """Whom he would catch there, as a set of bits."""
    space = reach(view)
    return adventurers_on(view, space) if space > view.dog else 0


def hunt(view: Table) -> Message:
    """How far the die has to go, and how far Cerberus would run."""
    space = reach(view)
    about: dict[str, Argument] = {"steps": view.hunt - view.rage, "by": space - view.dog, "space": space}
    return Message("board-hunt-in", about | {"prey": "yes" if prey(view) else "no"})


def circle(view: Table) -> int:
    """The last space of the circle in which one who joins Cerberus draws two cards."""
    return box.PRINTED_CIRCLE if view.circle_by_marker else view.gates


def capture(view: Table) -> Message:
    """What would become of whoever is captured next, with how many cards while that is at the Start."""
    place = "first" if view.dog <= circle(view) else "second" if view.dog < box.START_SPACES else "later"
    about: dict[str, Argument] = {
        "position": home(view),
        "fate": place if home(view) <= box.DARK else "lost",
        "two": circle(view),
        "one": box.START_SPACES - 1,
        "finish": view.finish,
    }
    return Message("board-captured-next", about)


def position(view: Table, number: int, shade: str) -> Message:
    """A position of the Rage track, and what is on it."""
    about: dict[str, Argument] = {"position": number, "shade": shade, "pawn": "none", "die": "no"}
    pawn = view.track[number - 1] if number <= box.PAWNS else NONE
    if pawn == box.PAWNS:
        about["pawn"] = "unused"
    elif pawn != NONE:
        about |= {"pawn": "seat", "seat": Seat(pawn)}
    return Message(
        "board-position", about | ({"die": "yes", "speed": view.speed} if view.rage == number else {})
    )


# The course ------------------------------------------------------------------------------------

PLACES = {
    "promontory": (box.PROMONTORY, box.PROMONTORY),
    "platform": (box.PLATFORM, box.PLATFORM),
    "gondola": (box.GONDOLA_LOW, box.GONDOLA_HIGH),
    "funicular": (box.FUNICULAR_FOOT, box.FUNICULAR_TOP),
    "bridge": (box.BRIDGE_NEAR, box.BRIDGE_FAR),
    "portal": (box.PORTAL_NEAR, box.PORTAL_FAR),
}
"""Places at which something special happens: their two ends."""


def works(view: Table, place: str) -> bool:
    """Whether a special place does something now."""
    if place == "promontory":
        return not view.revealed
    if place == "portal":
        return adventurers_on(view, find(view, box.ACTUATOR)) != 0
    return place != "bridge" or bool(view.bridge)


def about_place(view: Table, place: str) -> Message:
    """What a special place does now."""
    near, far = PLACES[place]
    about: dict[str, Argument] = {"here": find(view, near), "there": find(view, far)}
    if place == "portal":
        about["actuator"] = find(view, box.ACTUATOR)
    return Message(f"board-about-{place}", about | {"works": "yes" if works(view, place) else "no"})


# Barques ---------------------------------------------------------------------------------------


def barque(view: Table) -> Message:
    """The Barque that was turned up."""
    riders = sum(1 << seat for seat in range(view.seats) if is_aboard(view, seat))
    places = view.barque[0]
    if view.ending != NONE:
        return Message("board-barque-end", {"seats": places, "aboard": Seats(riders)})
    about: dict[str, Argument] = {"seats": places, "free": places - aboard(view), "left": in_play(view)}
    return Message("board-barque-seats", about)


def known_places(view: Table) -> list[int | None]:
    """The seats of each Barque that a viewer knows; two of them tell the third."""
    places = [None if view.barque[slot] == NONE else int(view.barque[slot]) for slot in range(box.SLOTS)]
    if places.count(None) == 1:
        rest = sum(range(1, box.SLOTS + 1)) - sum(known for known in places if known is not None)
        places[places.index(None)] = rest
    return places


def mooring(view: Table, slot: int, places: int | None) -> Message:
    """A mooring, as far as the viewer knows its Barque, and who has seen it."""
    seers = sum(1 << seat for seat in range(view.seats) if view.known[seat] >> slot & 1)
    about: dict[str, Argument] = {"slot": slot + 1, "known": "no", "seats": Seats(seers)}
    if places is not None:
        about |= {"known": "open" if is_open(view, slot) else "secret", "places": places}
    return Message("board-mooring", about)


def is_open(view: Table, slot: int) -> bool:
    """Whether everybody sees the Barque at a mooring."""
    return view.ending != NONE or (bool(view.revealed) and slot == 0)
