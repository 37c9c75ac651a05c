"""Passengers as people see it: events, moves and questions as messages, a view as plain data."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

from turncoat.games.parts import part
from turncoat.games.passengers import components as box
from turncoat.games.passengers.answers import cards_in_hands
from turncoat.games.passengers.components import BOAT, CARD, COLOUR, GIFT, NONE, ROUND, SPACE
from turncoat.games.passengers.guide import chapters, worth
from turncoat.games.passengers.moves import BERTH, MOVES
from turncoat.games.passengers.names import chosen, known, points
from turncoat.games.passengers.news import COIN_TAKEN, NEWS, PLACED_TYPE, SCORED, VOTES
from turncoat.games.passengers.options import SOUL_BONUS, SWITCH
from turncoat.games.passengers.rules import is_open
from turncoat.games.passengers.shapes import (
    Berth,
    Boat,
    Chosen,
    KnownCard,
    Options,
    Origins,
    PassengersScene,
    Player,
    Seated,
    ShownCard,
    Space,
    State,
    TakenGift,
    Vote,
)
from turncoat.games.passengers.sheet import faction_points, sheet, sheet_lines, winners
from turncoat.games.passengers.story import for_wolf, state, story, tally
from turncoat.games.passengers.table import (
    CAUSE,
    FIRST_AND_SECOND,
    PHASE,
    PLACING,
    Table,
    find,
    gift_behind,
    gift_holder,
    gift_in_use,
    has_shadows,
    phase,
)
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.kernel.things import SEAT, Several, members
from turncoat.shapes import Message as MessageData
from turncoat.words import Argument, Message, Seat, Seats, Thing, argument, arguments, told

__all__ = ["chapters", "move", "news", "origins", "prompt", "rule_hint", "scene", "sheet", "sheet_lines"]


# Events ----------------------------------------------------------------------------------------


def news(view: Table, event: Event) -> Message:
    """An event as a message."""
    facts = event.facts
    if event.kind == NEWS.kinds[SCORED]:
        return Message("news-scored", {name: points(half) for name, half in facts.items()})
    message = told(event)
    more: dict[str, Argument] = {}
    if event.kind == NEWS.kinds[VOTES]:
        more["others"] = for_wolf(view, facts["seats"])
    elif event.kind in (NEWS.kinds[PLACED_TYPE], NEWS.kinds[COIN_TAKEN]):
        more["self"] = "yes" if facts["seat"] == facts["other"] else "no"
    return Message(message.name, {**message.arguments, **more})


# Questions and moves ---------------------------------------------------------------------------


def deed(view: Table) -> str:
    """What the table asks for now, in a word that names its texts."""
    asked = box.QUESTION.names[view.asks]
    if view.using == NONE:
        return asked
    gift = gift_in_use(view)
    if view.asks == box.CARD_OF_HAND and gift == box.BARTER:
        return "give-card"
    if cards_in_hands(view) == 0:  # Gifts that ask of hands ask of what was placed
        if view.asks == box.TWO_OTHERS:
            return "choose-two-placed"
        gift = box.PRISM if gift == box.CHROMATIS else gift
    card = box.GIFT_CARDS[gift]
    return card.deed if card.deed and card.asks == view.asks else asked


def move(view: Table, seat: int, family: str, parameters: dict[str, int]) -> Message:
    """A legal move in words, as the seat that may make it knows the table."""
    said = _gift(view, seat) | chosen(family, parameters)
    if "card" in parameters:
        said["card"] = argument(CARD, view.hand[seat, parameters["card"]])
    if family == "player":
        said["self"] = "yes" if parameters["seat"] == seat else "no"
    elif family == "place":
        said |= _space(view, parameters["boat"], parameters["space"])
    elif "space" in parameters:
        voyage = parameters.get("round", view.voyage)
        said["who"] = passenger(view, seat, (voyage, parameters["boat"], parameters["space"]))
    if "to_space" in parameters:
        there = (view.voyage, parameters["to_boat"], parameters["to_space"])
        said["to-who"] = passenger(view, seat, there)
    if view.asks == box.WHOSE_PASSENGER:
        said |= arguments(BERTH.parameters, BERTH.parts(find(view, view.voyage, parameters["seat"])))
    return Message("move-stop" if family == "stop" else f"move-{deed(view)}", said)


def _space(view: Table, boat: int, space: int) -> dict[str, Argument]:
    """What a space pays."""
    return {
        "gift": argument(GIFT, _gift_at(view, view.voyage, boat, space)),
        "voices": box.VOICES_AT[view.edition, view.layout, view.voyage, boat, space],
    }


def passenger(view: Table, seat: int, at: tuple[int, int, int]) -> Message:
    """Whose Passenger sits on a space, and what the seat knows of it."""
    return (
        Message("table-nobody") if view.placer[at] == NONE else _passenger(view, _owner(view, seat, at), at)
    )


def _owner(view: Table, seat: int, at: tuple[int, int, int]) -> str:
    """Whose Passenger sits on a space: a seat's own, another player's, or a Shadow."""
    return {box.SHADOW: "shadow", seat: "own"}.get(view.placer[at], "other")


def _passenger(view: Table, owner: str, at: tuple[int, int, int]) -> Message:
    """The Passenger on a space as somebody knows it whose it is or is not."""
    placer, card, mask = view.placer[at], view.passenger[at], view.mask[at]
    said: dict[str, Argument] = {
        "owner": owner,
        "card": Thing("card-unknown") if card == NONE else argument(CARD, card),
        "face": "up" if view.face_up[at] else "down",
        "mask": Thing("colour-none") if mask == NONE else argument(COLOUR, mask),
    }
    return Message("table-passenger", said | ({"placer": Seat(placer)} if owner == "other" else {}))


def _gift_at(view: Table, voyage: int, boat: int, space: int) -> int:
    """The Gift card of a space."""
    return gift_behind(view, voyage, box.GIFT_AT[view.layout, voyage, boat, space])


def _gift(view: Table, seat: int) -> dict[str, Argument]:
    """The Gift in use, whose it is, and who is shown the card that a seat chooses."""
    if view.using == NONE:
        return {}
    holder = gift_holder(view, view.voyage, view.using)
    shows_other = view.asks == box.CARD_OF_HAND and seat == holder
    return {
        "gift": argument(GIFT, gift_in_use(view)),
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
        {"result": result, "faction": argument(box.FACTION, view.winner), "seats": Seats(winners(view))},
    )


def rule_hint(view: Table, seat: int) -> Message:
    """The rule behind the question, for a Gift its effect; for those who wait, what the others are at."""
    if view.awaits == 0:
        return Message("rule-over")
    waits = seat < 0 or not view.awaits >> seat & 1
    if waits and view.using != NONE:
        return Message("rule-wait-gift", {"gift": argument(GIFT, gift_in_use(view))})
    if waits and view.asks == box.PLACE_PASSENGER:
        return Message("rule-wait-place")
    if view.using != NONE:
        effect = Thing(f"gift-effect-{GIFT.names[gift_in_use(view)]}")
        return Message("rule-gift", _gift(view, seat) | {"effect": effect})
    return Message(f"rule-{deed(view)}", {"limit": _limit(view), "seats": view.seats})


def _limit(view: Table) -> int:
    """How many Passengers a boat takes."""
    return min(box.BOAT_LIMIT[view.seats], box.SPACES_IN[view.layout])


# The table as data -----------------------------------------------------------------------------


def scene(view: Table, seat: int) -> PassengersScene:
    """A table as data for clients; veiled, but for `EVERYTHING`."""
    over = view.winner != NONE
    past = range(box.ROUNDS if over else view.voyage)
    placing = phase(view) == PLACING
    placed = _placed(view)
    own = {
        "boats": [] if over else [_boat(view, seat, view.voyage, boat, placing) for boat in BOAT],
        "ahead": [boat for r in range(view.voyage + 1, box.ROUNDS) for boat in _ahead(view, seat, r)],
        "afterlands": [_boat(view, seat, r, view.ferried[r]) for r in past],
        "lost": [_boat(view, seat, r, 1 - view.ferried[r]) for r in past],
        "players": [_player(view, seat, other, placed[other]) for other in range(view.seats)],
        "goal": _goal(view, seat) if seat >= 0 else None,
        "shown": _shown(view),
    }
    return cast(PassengersScene, {**_seen_by_all(view), **own})


@part
def _seen_by_all(view: Table) -> dict[str, Any]:
    """What of the table is the same for whoever looks at it."""
    over = view.winner != NONE
    past = range(box.ROUNDS if over else view.voyage)
    return {
        "round": view.voyage + 1,
        "over": over,
        "phase": PHASE.names[phase(view)],
        "question": None if over else deed(view),
        "awaits": members(view.awaits),
        "using": None if view.using == NONE else GIFT.names[gift_in_use(view)],
        "coin": view.coin,
        "first": [known(SEAT, view.first[voyage]) for voyage in ROUND],
        "limit": _limit(view),
        "votes": [_vote(view, r) for r in past],
        "worth": _worth(view),
        "masks": Several(COLOUR).json(view.masks),
        "has_shadows": has_shadows(view),
        "shadows_left": _shadows_left(view),
        "shadow_spaces": _shadow_spaces(view),
        "silence": [known(box.SILENCE, view.silence_card[voyage]) for voyage in ROUND],
        "hushed": [known(SEAT, view.hushed[voyage]) for voyage in ROUND],
        "gifts": [_gifts_taken(view, voyage) for voyage in range(view.voyage + 1)],
        "points": faction_points(view) if over else None,
        "yaesther_points": points(box.YAESTHER_HALF_POINTS[view.seats]),
        "scored": sheet(view)["boats"] if over else [],
        "winner": known(box.FACTION, view.winner),
        "winners": members(winners(view)) if over else [],
        "options": _options(view),
        "origins": _origins(view),
    }


@part
def _ahead(view: Table, seat: int, voyage: int) -> list[Boat]:
    """The boats of a later round."""
    return [_boat(view, seat, voyage, boat) for boat in BOAT]


@part
def _boat(view: Table, seat: int, voyage: int, boat: int, placing: bool = False) -> Boat:
    """A boat with its spaces; whether Passengers are placed on it now."""
    aboard, free = _room(view, voyage, boat, placing)
    return {
        "round": voyage + 1,
        "boat": BOAT.names[boat],
        "aboard": aboard,
        "spaces": [_space_for(view, seat, (voyage, boat, space), free[space]) for space in range(len(free))],
    }


@part
def _room(view: Table, voyage: int, boat: int, placing: bool) -> tuple[int, list[bool]]:
    """How many are aboard, and on which spaces a Passenger can be placed now."""
    spaces = range(box.SPACES_IN[view.layout])
    aboard = sum(view.placer[voyage, boat, space] != NONE for space in spaces)
    return aboard, [placing and bool(is_open(view, boat, space)) for space in spaces]


def _space_for(view: Table, seat: int, at: tuple[int, int, int], free: bool) -> Space:
    """A space of a boat as a seat sees it: all who know as much of it as others see the same."""
    if view.placer[at] == NONE:
        return _space_shown(view, at, free, "", False)
    secret = not view.face_up[at] and seat in members(view.seen_by[at])
    return _space_shown(view, at, free, _owner(view, seat, at), secret)


@part
def _space_shown(view: Table, at: tuple[int, int, int], free: bool, owner: str, secret: bool) -> Space:
    """A space of a boat, and whose Passenger sits there, if any."""
    return {
        "number": box.GIFT_AT[view.layout, *at],
        "gift": GIFT.names[_gift_at(view, *at)],
        "voices": box.VOICES_AT[view.edition, view.layout, *at],
        "free": free,
        "passenger": _seated(view, at, owner, secret) if owner else None,
    }


def _seated(view: Table, at: tuple[int, int, int], owner: str, secret: bool) -> Seated:
    """The Passenger on a space as far as the view knows it."""
    return {
        "placer": box.PLACER.json(view.placer[at]),
        "card": known(CARD, view.passenger[at]),
        "face_up": bool(view.face_up[at]),
        "mask": known(COLOUR, view.mask[at]),
        "seen_by": members(view.seen_by[at]),
        "secret": secret,
        "message": _passenger(view, owner, at).json(),
    }


@part
def _worth(view: Table) -> dict[str, list[MessageData]]:
    """What cards are worth, by their type."""
    return {type_: [line.json() for line in lines] for type_, lines in worth(view).items()}


@part
def _vote(view: Table, voyage: int) -> Vote:
    """What the vote of a round came to."""
    raven, wolf, message = tally(view, voyage)
    return {"raven": raven, "wolf": wolf, "message": message.json()}


@part
def _placed(view: Table) -> list[int]:
    """How many cards each player has placed."""
    placers = [view.placer[at] for at in product(ROUND, BOAT, SPACE)]
    return [placers.count(seat) for seat in range(view.seats)]


@part
def _player(view: Table, seat: int, other: int, placed: int) -> Player:
    """What a view knows of a player."""
    return cast(Player, {**_player_seen_by_all(view, other, placed), **_player_known(view, seat, other)})


@part
def _player_known(view: Table, seat: int, other: int) -> dict[str, Any]:
    """What a seat knows of a player's secrets."""
    held = [CARD.names[view.hand[other, i]] for i in box.HAND_PLACE if view.hand[other, i] != NONE]
    return {
        "hand": held if seat in (other, EVERYTHING) else None,
        "offer": known(box.HAND_PLACE, view.offer[other]),
        "known": [] if view.winner != NONE or seat in (other, EVERYTHING) else _known(view, seat, other),
        "faction": known(box.FACTION, view.faction[other]),
        "secrecy": _secrecy(view, seat, other),
    }


@part
def _player_seen_by_all(view: Table, other: int, placed: int) -> dict[str, Any]:
    """What of a player is the same for whoever looks."""
    number = view.gift[view.voyage, other]
    return {
        "seat": other,
        "hand_size": box.HAND - placed,
        "gift": None if number == NONE else GIFT.names[gift_behind(view, view.voyage, number)],
        "number": known(box.GIFT_NUMBER, number),
        "voices": view.voices[other],
        "silenced": Several(CAUSE).json(view.silenced[other]),
        "votes": [known(BOAT, view.vote[voyage, other]) for voyage in ROUND],
    }


def _known(view: Table, seat: int, other: int) -> list[KnownCard]:
    """Cards that another player showed to a seat, or got from it in a Barter."""
    found: list[KnownCard] = []
    for voyage, which in product(ROUND, FIRST_AND_SECOND):
        card, shower = view.shown_card[voyage, which], view.shower[voyage, which]
        given = gift_behind(view, voyage, box.HAND_NUMBER) == box.BARTER
        holder = view.shower[voyage, 1 - which] if given else shower
        if card == NONE or holder != other or (given and shower != seat):
            continue
        said = {"seat": Seat(other), "card": argument(CARD, card), "round": argument(ROUND, voyage)}
        message = Message("table-card-given" if given else "table-card-shown", said)
        found.append({"card": CARD.names[card], "message": message.json()})
    return found


def _partners(view: Table, seat: int) -> Seats:
    """The others of a seat's faction whom its view names: until the end only Smugglers know any."""
    others = (other for other in range(view.seats) if other != seat)
    return Seats(sum(1 << other for other in others if view.faction[other] == view.faction[seat]))


@part
def _goal(view: Table, seat: int) -> MessageData:
    """What a seat's faction wants, with the partners whom it knows."""
    partners = Seats(0) if view.winner != NONE else _partners(view, seat)
    said: dict[str, Argument] = {"points": points(box.YAESTHER_HALF_POINTS[view.seats]), "seats": partners}
    return Message(f"board-goal-{box.FACTION.names[view.faction[seat]]}", said).json()


def _secrecy(view: Table, seat: int, other: int) -> MessageData | None:
    """Who knows a faction that the viewer knows, while it is secret."""
    if view.winner != NONE or seat < 0 or view.faction[other] == NONE:
        return None
    own = Message("table-faction-own", {"seats": _partners(view, seat)})
    return (own if other == seat else Message("table-faction-gaze")).json()


@part
def _shadows_left(view: Table) -> int:
    """Cards in the Shadow pile."""
    if not has_shadows(view):
        return 0
    spaces = product(ROUND, BOAT, SPACE)
    return box.SHADOWS - sum(view.placer[at] == box.SHADOW for at in spaces)


@part
def _shadow_spaces(view: Table) -> list[list[Berth]]:
    """Where the Shadows of each round were placed at first, in their order; spaces are counted from 0."""
    placed = [[view.shadow_space[voyage, which] for which in FIRST_AND_SECOND] for voyage in ROUND]
    return [
        [{"boat": BOAT.names[BERTH.boat(at)], "space": BERTH.space(at)} for at in spaces if at != NONE]
        for spaces in placed
    ]


@part
def _gifts_taken(view: Table, voyage: int) -> list[TakenGift]:
    """The Gifts taken in a round in their order."""
    holders = [(number, gift_holder(view, voyage, number)) for number in box.GIFT_NUMBER]
    return [
        _gift_taken(view, voyage, number, holder, state(view, voyage, number))
        for number, holder in holders
        if holder != NONE
    ]


@part
def _gift_taken(view: Table, voyage: int, number: int, holder: int, stands: State) -> TakenGift:
    """A Gift that was taken, with what was chosen and what came of it."""
    card = box.GIFT_CARDS[gift_behind(view, voyage, number)]
    choices = [view.choice[voyage, number, which] for which in FIRST_AND_SECOND]
    answer = known(card.tells, view.answer[voyage, number]) if card.tells else None
    return {
        "number": number,
        "gift": card.name,
        "holder": holder,
        "state": stands,
        "choices": [_chosen(choice) for choice in choices if choice != NONE],
        "answer": answer and answer["parameters"],
        "told": [line.json() for line in story(view, voyage, number)],
    }


def _chosen(choice: int) -> Chosen:
    """A move that was chosen."""
    return {"family": MOVES.of(choice).name, "parameters": MOVES.json(choice)["parameters"]}


@part
def _shown(view: Table) -> list[ShownCard]:
    """Hand cards shown or exchanged, round by round."""
    return [shown for voyage in ROUND for shown in _shown_in(view, voyage)]


def _shown_in(view: Table, voyage: int) -> list[ShownCard]:
    """Hand cards shown or exchanged in a round; the card is None for those who did not see it."""
    gift = GIFT.names[gift_behind(view, voyage, box.HAND_NUMBER)]
    showers = [view.shower[voyage, which] for which in FIRST_AND_SECOND]
    return [
        {
            "round": voyage + 1,
            "gift": gift,
            "seat": shower,
            "card": known(CARD, view.shown_card[voyage, which]),
        }
        for which, shower in enumerate(showers)
        if shower != NONE
    ]


@part
def _options(view: Table) -> Options:
    """What was agreed before the deal."""
    return {
        "edition": box.EDITION.names[view.edition],
        "sets": [box.SET.names[view.gift_set[voyage]] for voyage in ROUND],
        "layout": box.LAYOUT.names[view.layout],
        "silence": SWITCH[view.silence_module],
        "soul-bonus": SOUL_BONUS[view.largest_group_only],
    }


def origins() -> dict[str, str]:
    """How sure each part of the box is, by the message that names it."""
    parts = {"part-boats": box.BOATS_ORIGIN, "part-silence": box.SILENCE_ORIGIN}
    gifts = {f"gift-{card.name}": card.origin for card in box.GIFT_CARDS}
    return {name: origin.value for name, origin in (parts | gifts).items()}


@part
def _origins(view: Table) -> Origins:
    """How sure the parts are that this table uses."""
    sure = origins()
    sets = sorted({view.gift_set[voyage] for voyage in ROUND})
    gifts = [GIFT.names[box.GIFT_SET[set_, number]] for set_ in sets for number in box.GIFT_NUMBER]
    return {
        "boats": sure["part-boats"],
        "silence": sure["part-silence"],
        "gifts": {gift: sure[f"gift-{gift}"] for gift in gifts},
    }
