"""Passengers as people see it: events, moves and questions as messages, a view as plain data."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers import components as box
from turncoat.games.passengers import table as ask
from turncoat.games.passengers.answers import cards_in_hands
from turncoat.games.passengers.components import NONE, RAVEN, ROUNDS, SPACES, WOLF
from turncoat.games.passengers.gifts import gift_in_use
from turncoat.games.passengers.guide import chapters
from turncoat.games.passengers.moves import MOVES, PAIR
from turncoat.games.passengers.names import COLOURS, NAMES, TYPES, UNKNOWN_CARD, name_of, points, thing
from turncoat.games.passengers.news import NEWS, SCORED
from turncoat.games.passengers.options import EDITIONS, LAYOUTS, SOUL_BONUS, SWITCH
from turncoat.games.passengers.sheet import faction_points, sheet, sheet_lines, winners
from turncoat.games.passengers.table import Table, count_told, find, gift_holder
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.words import Argument, Message, Seat, Seats, Thing

__all__ = ["chapters", "move", "news", "origins", "prompt", "rule_hint", "scene", "sheet", "sheet_lines"]


# Events ----------------------------------------------------------------------------------------


def news(view: Table, event: Event) -> Message:
    """An event as a message."""
    facts = event.facts.items()
    if event.kind == NEWS.kinds[SCORED]:
        return Message("news-scored", {name: points(half) for name, half in facts})
    return Message(f"news-{event.kind.name}", {name: _fact(name, value) for name, value in facts})


def _fact(name: str, value: int) -> Argument:
    """A number of an event as what it stands for."""
    kind = name.removeprefix("to-")
    if kind in NAMES:
        return thing(kind, value)
    if kind in ("seat", "other", "another"):
        return Seat(value)
    if kind == "seats":
        return Seats(value)
    return value + 1 if kind == "space" else value


# Questions and moves ---------------------------------------------------------------------------

_DEED = {
    ask.HUSH: "hush",
    ask.PLACE_SHADOW: "place-shadow",
    ask.PLACE_PASSENGER: "place",
    ask.CAST_VOTE: "vote",
    ask.OTHER_PLAYER: "silence",
    ask.TWO_OTHERS: "choose-two",
    ask.COLOUR_TO_ASK: "ask-hand-colour",
    ask.KIND_TO_ASK: "ask-kind",
    ask.FACE_DOWN: "peek",
    ask.SHADOW_FACE_DOWN: "peek-shadow",
    ask.FACE_DOWN_IN_AFTERLANDS: "peek-afterlands",
    ask.ANOTHER_IN_AFTERLANDS: "peek-another",
    ask.FACE_DOWN_ON_LOST_BOAT: "peek-lost",
    ask.TWO_PASSENGERS: "exchange",
    ask.SHADOW_AND_ANOTHER: "exchange-shadow",
    ask.TO_EMPTY_SPACE: "move",
    ask.MASK_AND_PASSENGER: "mask",
    ask.CARD_OF_HAND: "show-card",
    ask.WHOSE_PASSENGER: "whose",
}
"""What a question asks for, in a word that names its texts."""

_DEED_OF_GIFT = {
    (ask.OTHER_PLAYER, box.VOW): "vow",
    (ask.ANY_PLAYER, box.VERDICT): "verdict",
    (ask.ANY_PLAYER, box.COIN_GIVEN): "give-coin",
    (ask.PLAYER_WITH_CARDS, box.OPEN_PALM): "open-palm",
    (ask.PLAYER_WITH_CARDS, box.HANDSHAKE): "handshake",
    (ask.PLAYER_WITH_CARDS, box.BARTER): "barter",
    (ask.COLOUR_TO_ASK, box.PRISM): "ask-placed-colour",
    (ask.WHICH_BOAT, box.SPECTRUM): "count-colours",
    (ask.WHICH_BOAT, box.WHISPER): "count-demons",
    (ask.WHICH_BOAT, box.CURRENT): "drift",
    (ask.FACE_DOWN, box.LANTERN): "turn-up",
    (ask.SHADOW_FACE_DOWN, box.TORCH): "turn-up-shadow",
    (ask.CARD_OF_HAND, box.BARTER): "give-card",
}
"""The same where it depends on the Gift in use."""

_CHOOSE_TWO_PLACED = "choose-two-placed"
"""Hamsa Hand once hands are empty."""

DEEDS = (*_DEED.values(), *_DEED_OF_GIFT.values(), _CHOOSE_TWO_PLACED)


def deed(view: Table) -> str:
    """What the table asks for now."""
    if view.using == NONE:
        return _DEED[view.asks]
    gift = gift_in_use(view)
    if gift == box.CHROMATIS and cards_in_hands(view) == 0:
        gift = box.PRISM
    if view.asks == ask.TWO_OTHERS and cards_in_hands(view) == 0:
        return _CHOOSE_TWO_PLACED
    return _DEED_OF_GIFT.get((view.asks, gift)) or _DEED[view.asks]


def move(view: Table, seat: int, family: str, parameters: dict[str, int]) -> Message:
    """A legal move in words, as the seat that may make it knows the table."""
    arguments: dict[str, Argument] = _gift(view, seat)
    for name, value in parameters.items():
        arguments |= _parameter(view, seat, name, value)
    if family == "place":
        arguments |= _space(view, parameters["boat"], parameters["space"])
    elif "space" in parameters:
        voyage = parameters.get("round", view.voyage)
        arguments |= _passenger(view, seat, (voyage, parameters["boat"], parameters["space"]))
    if "to_space" in parameters:
        there = (view.voyage, parameters["to_boat"], parameters["to_space"])
        arguments |= {f"to-{name}": value for name, value in _passenger(view, seat, there).items()}
    if view.asks == ask.WHOSE_PASSENGER:
        boat, space = divmod(find(view, view.voyage, parameters["seat"]), SPACES)
        arguments |= {"boat": thing("boat", boat), "space": space + 1}
    return Message("move-stop" if family == "stop" else f"move-{deed(view)}", arguments)


def _parameter(view: Table, seat: int, name: str, value: int) -> dict[str, Argument]:
    """A parameter of a move as arguments."""
    if name == "card":
        return {"card": thing("card", view.hand[seat, value])}
    if name == "kind":
        return {"card": thing("card", value)}
    if name == "seat":
        return {"other": Seat(value), "self": "yes" if value == seat else "no"}
    if name == "pair":
        return {"other": Seat(PAIR[value, 0]), "another": Seat(PAIR[value, 1])}
    name = name.replace("_", "-")
    return {name: _fact(name, value)}


def _space(view: Table, boat: int, space: int) -> dict[str, Argument]:
    """What a space pays."""
    return {
        "gift": thing("gift", _gift_at(view, view.voyage, boat, space)),
        "voices": box.VOICES_AT[view.edition, view.layout, view.voyage, boat, space],
    }


def _passenger(view: Table, seat: int, at: tuple[int, int, int]) -> dict[str, Argument]:
    """Whose Passenger sits on a space, and what the seat knows of it."""
    placer = view.placer[at]
    card = view.passenger[at]
    owner = {NONE: "nobody", box.SHADOW: "shadow", seat: "own"}.get(placer, "other")
    known = UNKNOWN_CARD if card == NONE else thing("card", card)
    arguments: dict[str, Argument] = {"owner": owner, "card": known}
    if owner == "other":
        arguments["placer"] = Seat(placer)
    return arguments


def _gift_at(view: Table, voyage: int, boat: int, space: int) -> int:
    """The Gift card of a space."""
    return box.GIFT_SET[view.gift_set[voyage], box.GIFT_AT[view.layout, voyage, boat, space]]


def _gift(view: Table, seat: int) -> dict[str, Argument]:
    """The Gift in use, whose it is, and who is shown the card that a seat chooses."""
    if view.using == NONE:
        return {}
    holder = gift_holder(view, view.voyage, view.using)
    shows_other = view.asks == ask.CARD_OF_HAND and seat == holder
    return {
        "gift": thing("gift", gift_in_use(view)),
        "number": view.using,
        "holder": Seat(holder),
        "mine": "yes" if seat == holder else "no",
        "viewer": Seat(view.shower[view.voyage, 1] if shows_other else holder),
        "look": "first" if view.choice[view.voyage, view.using, 0] == NONE else "second",
    }


def prompt(view: Table, seat: int) -> Message:
    """What a seat is asked and why; else whom the game waits for; at the end, who won."""
    if view.awaits == 0:
        return _outcome(view, seat)
    if seat < 0 or not view.awaits >> seat & 1:
        question = Thing(f"question-{deed(view)}")
        return Message("prompt-wait", {"seats": Seats(view.awaits), "question": question})
    return Message(f"prompt-{deed(view)}", _gift(view, seat) | _turn(view, seat))


def _turn(view: Table, seat: int) -> dict[str, Argument]:
    """Where a seat stands in this round."""
    last = view.turn == view.seats - 1
    return {
        "turn": "first" if view.turn == 0 else "last" if last else "between",
        "previous": Seat((seat - 1) % view.seats),
        "voices": view.voices[seat],
        "coin": "own" if view.coin == seat else "other",
    }


def _outcome(view: Table, seat: int) -> Message:
    """Who won, and whether that is good news."""
    result = "watched" if seat < 0 else "won" if view.faction[seat] == view.winner else "lost"
    return Message(
        "prompt-over",
        {"result": result, "faction": thing("faction", view.winner), "seats": Seats(winners(view))},
    )


def rule_hint(view: Table, seat: int) -> Message:
    """The rule behind the question, for a Gift its effect."""
    if view.awaits == 0:
        return Message("rule-over")
    if view.using != NONE:
        effect = Thing(f"gift-effect-{NAMES['gift'][gift_in_use(view)]}")
        return Message("rule-gift", _gift(view, seat) | {"effect": effect})
    return Message(f"rule-{deed(view)}", {"limit": _limit(view), "seats": view.seats})


def _limit(view: Table) -> int:
    """How many Passengers a boat takes."""
    return min(box.BOAT_LIMIT[view.seats], box.SPACES_IN[view.layout])


# The table as data -----------------------------------------------------------------------------


def scene(view: Table, seat: int) -> dict[str, Any]:
    """A table as data for clients: ids and numbers, no words; veiled, but for `EVERYTHING`."""
    over = view.winner != NONE
    past = range(ROUNDS if over else view.voyage)
    return {
        "round": view.voyage + 1,
        "over": over,
        "question": None if over else deed(view),
        "awaits": Seats(view.awaits).seats,
        "using": None if view.using == NONE else NAMES["gift"][gift_in_use(view)],
        "coin": view.coin,
        "first": [_or_none(view.first[voyage]) for voyage in range(ROUNDS)],
        "limit": _limit(view),
        "boats": [] if over else [_boat(view, view.voyage, boat) for boat in (RAVEN, WOLF)],
        "ahead": [_boat(view, r, boat) for r in range(view.voyage + 1, ROUNDS) for boat in (RAVEN, WOLF)],
        "afterlands": [_boat(view, r, view.ferried[r]) for r in past],
        "lost": [_boat(view, r, 1 - view.ferried[r]) for r in past],
        "players": [_player(view, seat, other) for other in range(view.seats)],
        "masks": [COLOURS[colour] for colour in Seats(view.masks).seats],
        "shadows_left": _shadows_left(view),
        "shadow_spaces": [_shadow_spaces(view, voyage) for voyage in range(ROUNDS)],
        "silence": [name_of("silence", view.silence_card[voyage]) for voyage in range(ROUNDS)],
        "hushed": [_or_none(view.hushed[voyage]) for voyage in range(ROUNDS)],
        "gifts": [_gifts_used(view, voyage) for voyage in range(view.voyage + 1)],
        "shown": [shown for voyage in range(ROUNDS) for shown in _shown(view, voyage)],
        "points": faction_points(view) if over else None,
        "winner": name_of("faction", view.winner),
        "winners": Seats(winners(view)).seats if over else [],
        "options": _options(view),
        "origins": _origins(view),
    }


def _or_none(number: int) -> int | None:
    """A number, or None for a blank."""
    return None if number == NONE else number


def _boat(view: Table, voyage: int, boat: int) -> dict[str, Any]:
    """A boat with its spaces."""
    spaces = range(box.SPACES_IN[view.layout])
    return {
        "round": voyage + 1,
        "boat": NAMES["boat"][boat],
        "spaces": [
            {
                "number": box.GIFT_AT[view.layout, voyage, boat, space],
                "gift": NAMES["gift"][_gift_at(view, voyage, boat, space)],
                "voices": box.VOICES_AT[view.edition, view.layout, voyage, boat, space],
                "passenger": _seated(view, (voyage, boat, space)),
            }
            for space in spaces
        ],
    }


def _seated(view: Table, at: tuple[int, int, int]) -> dict[str, Any] | None:
    """The Passenger on a space as far as the view knows it."""
    placer = view.placer[at]
    if placer == NONE:
        return None
    return {
        "placer": "shadow" if placer == box.SHADOW else placer,
        "card": name_of("card", view.passenger[at]),
        "face_up": bool(view.face_up[at]),
        "mask": name_of("colour", view.mask[at]),
        "seen_by": Seats(view.seen_by[at]).seats,
    }


def _player(view: Table, seat: int, other: int) -> dict[str, Any]:
    """What a view knows of a player."""
    number = view.gift[view.voyage, other]
    placed = sum(find(view, voyage, other) != NONE for voyage in range(ROUNDS))
    held = [NAMES["card"][view.hand[other, i]] for i in range(box.HAND) if view.hand[other, i] != NONE]
    return {
        "seat": other,
        "hand_size": box.HAND - placed,
        "hand": held if seat in (other, EVERYTHING) else None,
        "offer": _or_none(view.offer[other]),
        "faction": name_of("faction", view.faction[other]),
        "gift": None if number == NONE else NAMES["gift"][box.GIFT_SET[view.gift_set[view.voyage], number]],
        "number": _or_none(number),
        "voices": view.voices[other],
        "silenced": [NAMES["silenced"][cause] for cause in Seats(view.silenced[other]).seats],
        "votes": [name_of("boat", view.vote[voyage, other]) for voyage in range(ROUNDS)],
    }


def _shadows_left(view: Table) -> int:
    """Cards in the Shadow pile."""
    if view.seats != 4:
        return 0
    placed = sum(
        view.placer[voyage, boat, space] == box.SHADOW
        for voyage in range(ROUNDS)
        for boat in (RAVEN, WOLF)
        for space in range(SPACES)
    )
    return box.SHADOWS - placed


def _shadow_spaces(view: Table, voyage: int) -> list[dict[str, Any]]:
    """Where the Shadows of a round were placed at first, in their order; spaces are counted from 0."""
    placed = [view.shadow_space[voyage, which] for which in range(2)]
    return [{"boat": NAMES["boat"][at // SPACES], "space": at % SPACES} for at in placed if at != NONE]


def _gifts_used(view: Table, voyage: int) -> list[dict[str, Any]]:
    """The Gifts taken in a round in their order, with what was chosen and what was answered."""
    used = []
    for number in range(box.GIFTS):
        holder = gift_holder(view, voyage, number)
        if holder == NONE:
            continue
        gift = box.GIFT_SET[view.gift_set[voyage], number]
        choices = [view.choice[voyage, number, which] for which in range(2)]
        answer = view.answer[voyage, number]
        used.append(
            {
                "number": number,
                "gift": NAMES["gift"][gift],
                "holder": holder,
                "choices": [_choice(choice) for choice in choices if choice != NONE],
                "answer": None if answer == NONE else _answer(gift, answer),
            }
        )
    return used


def _choice(choice: int) -> dict[str, Any]:
    """A move that was made as the answer to a Gift's question."""
    family, parameters = MOVES.read(choice)
    return {"family": family, "parameters": parameters}


def _answer(gift: int, answer: int) -> dict[str, Any]:
    """What a Gift made known to all."""
    if gift in (box.VERDICT, box.UNDERTOW):
        return {"type": TYPES[answer]}
    if gift == box.WHISPER:
        return {"demons": answer}
    if gift == box.SPECTRUM:
        return {colour: count_told(answer, number) for number, colour in enumerate(COLOURS)}
    assert gift in (box.CHROMATIS, box.PRISM, box.DYE)
    return {"seats": Seats(answer).seats}


def _shown(view: Table, voyage: int) -> list[dict[str, Any]]:
    """Hand cards shown or exchanged in a round; the card is None for those who did not see it."""
    gift = NAMES["gift"][box.GIFT_SET[view.gift_set[voyage], box.HAND_NUMBER]]
    showers = [view.shower[voyage, which] for which in range(2)]
    return [
        {
            "round": voyage + 1,
            "gift": gift,
            "seat": shower,
            "card": name_of("card", view.shown_card[voyage, which]),
        }
        for which, shower in enumerate(showers)
        if shower != NONE
    ]


def _options(view: Table) -> dict[str, Any]:
    """What was agreed before the deal."""
    return {
        "edition": EDITIONS[view.edition],
        "sets": [box.SET_NAMES[view.gift_set[voyage]] for voyage in range(ROUNDS)],
        "layout": LAYOUTS[view.layout],
        "silence": SWITCH[view.silence_module],
        "soul-bonus": SOUL_BONUS[view.largest_group_only],
    }


def origins() -> dict[str, str]:
    """How sure each part of the box is, by the message that names it."""
    parts = {"part-boats": box.BOATS_ORIGIN, "part-silence": box.SILENCE_ORIGIN}
    gifts = {f"gift-{card.name}": card.origin for card in box.GIFT_CARDS}
    return {name: origin.value for name, origin in (parts | gifts).items()}


def _origins(view: Table) -> dict[str, Any]:
    """How sure the parts are that this table uses."""
    sure = origins()
    sets = sorted({view.gift_set[voyage] for voyage in range(ROUNDS)})
    gifts = [NAMES["gift"][box.GIFT_SET[set_, number]] for set_ in sets for number in range(box.GIFTS)]
    return {
        "boats": sure["part-boats"],
        "silence": sure["part-silence"],
        "gifts": {gift: sure[f"gift-{gift}"] for gift in gifts},
    }
