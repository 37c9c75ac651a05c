"""Cerberus as people see it: events, moves and questions as messages, a view as plain data."""

from __future__ import annotations

from typing import Any

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import table as ask
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import ACTION_CARDS, COURSES, EFFECTS, KINDS, NONE
from turncoat.games.cerberus.effects import bonus_effect, may_stop, others_hold
from turncoat.games.cerberus.guide import difficulty_of, skulls_of
from turncoat.games.cerberus.moves import TWO_SLOTS
from turncoat.games.cerberus.names import card_of, deck_of, effect_of, grade_of, parts_of, printed, stands_on
from turncoat.games.cerberus.options import BOOK_OR_CARD, BOOK_OR_MARKER, LOWEST, NO_WISH, USUAL
from turncoat.games.cerberus.pawns import shortcut
from turncoat.games.cerberus.rules import action_effect, can_act, face
from turncoat.games.cerberus.sheet import position_of
from turncoat.games.cerberus.table import ENDING, QUESTION, ROLE, Table, home, in_play, is_aboard
from turncoat.kernel.moves import ones
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, Seats, Thing, argument, told

# Events ----------------------------------------------------------------------------------------


def news(view: Table, event: Event) -> Message:
    """An event as a message."""
    facts = event.facts
    arguments: dict[str, Argument] = {}
    if event.kind.name == "played-action":
        number = box.OF_ACTION.at(facts["action"], facts["effect"])
        arguments["effect"] = effect_of(number, facts["seat"])
    elif event.kind.name == "played-bonus":
        arguments = _bonus_played(facts)
    elif event.kind.name == "moved":
        arguments["way"] = "forward" if facts["to-space"] > facts["space"] else "back"
    elif event.kind.name == "rage-is":
        arguments["left"] = facts["hunt"] - facts["rage"]
    elif "ending" in facts:
        arguments["ending"] = ENDING.names[facts["ending"]]
    message = told(event)
    return Message(message.name, {**message.arguments, **arguments})


def _bonus_played(facts: dict[str, int]) -> dict[str, Argument]:
    """The effect that was chosen; of Opportunism only what every reading has in common."""
    number = box.OF_BONUS.at(facts["card"], facts["effect"])
    agreed = number == box.OPPORTUNISM_BY_BOOK
    return {"grade": grade_of(number), "effect": effect_of(number, facts["seat"], agreed)}


# Questions and moves ---------------------------------------------------------------------------

_BY_QUESTION = ("pawn", "card", "stop")
"""Families of moves whose words depend on the question."""


def question_name(view: Table) -> str:
    """What the table asks for now."""
    return QUESTION.names[view.asks]


def move(view: Table, seat: int, family: str, parameters: dict[str, int]) -> Message:
    """A legal move in words, as the seat that may make it knows the table."""
    if family in ("action", "bonus"):
        return _card_to_play(view, seat, family, parameters)
    if family == "part":
        return Message("move-part", {"part": parts_of(view.effect, (parameters["part"],))})
    if family in ("target", "shove"):
        return _target(view, family, parameters)
    if family == "way":
        return _way(view, parameters["shortcut"])
    if family in ("peek", "swap"):
        return _look(view, seat, family, parameters)
    name = f"{family}-{question_name(view)}" if family in _BY_QUESTION else family
    arguments: dict[str, Argument] = {"by": view.retreat_by, "given": view.offered[seat]}
    if family == "pawn":
        arguments |= _pawn(view, parameters["seat"])
    elif family == "partner":
        arguments |= {"mover": Seat(view.mover), "other": Seat(parameters["seat"])}
    elif family == "card":
        arguments["card"] = argument(box.KIND, parameters["kind"])
    return Message(f"move-{name}", arguments)


def effect_played(view: Table, seat: int, family: str, parameters: dict[str, int]) -> int:
    """The effect that an `action` or `bonus` move chooses."""
    if family == "action":
        return int(action_effect(view, seat, parameters["card"], parameters["effect"]))
    return int(bonus_effect(view, parameters["kind"], parameters["effect"]))


def _card_to_play(view: Table, seat: int, family: str, parameters: dict[str, int]) -> Message:
    """A card by one of its effects, with its cost."""
    number = effect_played(view, seat, family, parameters)
    card = "action" if family == "action" else "card"
    arguments: dict[str, Argument] = {
        card: card_of(number),
        "effect": effect_of(number, alone=bool(view.refused) or not others_hold(view, seat)),
    }
    return Message(f"move-{family}", arguments | {"grade": grade_of(number)})


def _target(view: Table, family: str, parameters: dict[str, int]) -> Message:
    """A part of the effect and whom it concerns."""
    other = parameters["seat"]
    arguments: dict[str, Argument] = {"other": Seat(other), "place": place_of(view, other)}
    if family == "shove":
        by = next(by for verb, by in EFFECTS[view.effect].parts if verb == box.OTHER_EITHER_WAY)
        way = "back" if parameters["back"] else "forward"
        return Message("move-shove", arguments | {"by": by, "way": way})
    verb, by = EFFECTS[view.effect].parts[parameters["part"]]
    arguments |= {
        "by": abs(by),
        "way": "forward" if by > 0 else "back",
        "cards": view.hand_size[other],
        "deck": deck_of(view.effect),
    }
    return Message(f"move-target-{box.VERB.names[verb]}", arguments)


def place_of(view: Table, seat: int) -> Argument:
    """Where an Adventurer's pawn stands."""
    return Thing("at-barque") if is_aboard(view, seat) else Message("at-space", {"space": view.space[seat]})


def _way(view: Table, short: int) -> Message:
    """The next step of a move at a fork."""
    here = view.space[view.mover]
    if short:
        there: dict[str, Argument] = {"space": shortcut(view)}
        return Message("move-way-shortcut", there | {"feature": argument(box.FEATURE, view.feature[here])})
    return Message("move-way-path", {"space": here + (1 if view.steps > 0 else -1)})


def _look(view: Table, seat: int, family: str, parameters: dict[str, int]) -> Message:
    """A look at a Barque, with what the seat knows of it already, or a swap of two."""
    if family == "swap":
        one, two = TWO_SLOTS.rows[parameters["pair"]]
        return Message("move-swap", {"slot": one + 1, "to-slot": two + 1})
    slot = parameters["slot"]
    arguments: dict[str, Argument] = {"slot": slot + 1, "known": "no"}
    places = known_places(view, seat)[slot]
    return Message(
        "move-peek", arguments if places is None else arguments | {"known": "yes", "places": places}
    )


def _pawn(view: Table, other: int) -> dict[str, Argument]:
    """An Adventurer who pays by an advance, retreats, or is put on the Rage track."""
    arguments: dict[str, Argument] = {"other": Seat(other), "place": place_of(view, other)}
    if view.asks == ask.WHO_ADVANCES:
        return arguments | {"by": box.COST_AMOUNT[view.effect]}
    if view.asks == ask.WHO_RETREATS:
        return arguments | {"by": view.retreat_by}
    joins = position_to_take(view) <= box.DARK and view.dog < view.finish and not capture_ends(view)
    return arguments | {"position": position_to_take(view), "outcome": "cerberus" if joins else "lost"}


def position_to_take(view: Table) -> int:
    """The position of the Rage track that the next captured pawn takes."""
    return view.caught_first + 1 + _on_their_way(view)


def _on_their_way(view: Table) -> int:
    """Pawns caught together that are on the track already while the others wait."""
    return sum(view.track[place] != NONE for place in range(view.caught_first, box.PAWNS))


def capture_ends(view: Table) -> bool:
    """Whether the capture in progress ends the game."""
    left = in_play(view) - _on_their_way(view) - ones(view.caught)
    return left == 0 or (view.revealed == 1 and left < view.barque[0])


def prompt(view: Table, seat: int) -> Message:
    """What a seat is asked and why; else whom the game waits for; at the end, who won."""
    if view.awaits == 0:
        return _outcome(view, seat)
    if seat < 0 or not view.awaits >> seat & 1:
        question = Message(f"question-{question_name(view)}", _occasion(view))
        return Message("prompt-wait", {"seats": Seats(view.awaits), "question": question})
    return Message(f"prompt-{question_name(view)}", _occasion(view) | _circumstances(view, seat))


def _occasion(view: Table) -> dict[str, Argument]:
    """Which card, whose move or whose request a question is about; all of it is open to everybody."""
    about: dict[str, Argument] = {
        "active": Seat(view.active),
        "asker": Seat(view.active),
        "acted": "yes" if view.acted else "no",
    }
    if view.effect != NONE:
        about |= {"card": card_of(view.effect), "missing": view.missing}
    if view.mover != NONE:
        about |= {"mover": Seat(view.mover), "own": "yes" if view.mover == view.active else "no"}
    return about


def _circumstances(view: Table, seat: int) -> dict[str, Argument]:
    """What a seat should know before it answers."""
    asked = view.asks
    if asked == ask.PLAY_CARD:
        return _turn_so_far(view, seat)
    if asked == ask.NEXT_PART:
        left = members(view.parts)
        single = len({EFFECTS[view.effect].parts[part] for part in left}) == 1
        return {"parts": parts_of(view.effect, left), "single": "yes" if single else "no"}
    if asked == ask.WHO_ADVANCES:
        return {"by": box.COST_AMOUNT[view.effect]}
    if asked == ask.WHICH_WAY:
        return {
            "feature": argument(box.FEATURE, view.feature[view.space[view.mover]]),
            "by": abs(view.steps),
            "way": "forward" if view.steps > 0 else "back",
        }
    if asked == ask.WHO_IS_CAUGHT:
        return {"seats": Seats(view.caught), "position": position_to_take(view)}
    if asked == ask.OWN_SHARE:
        return {
            "cost": box.COST_AMOUNT[view.effect],
            "begun": "yes" if view.missing < box.COST_AMOUNT[view.effect] else "no",
            "deck": deck_of(view.effect),
            "help": "yes" if may_stop(view) else "no",
        }
    if asked == ask.OFFER:
        every = range(len(EFFECTS[view.effect].parts))
        return {
            "effect": parts_of(view.effect, every, view.active),
            "deck": deck_of(view.effect),
            "given": view.offered[seat],
        }
    if asked in (ask.CARD_OR_STEPS, ask.WHO_RETREATS):
        return {"by": view.retreat_by, "place": place_of(view, seat)}
    return {}


def _turn_so_far(view: Table, seat: int) -> dict[str, Argument]:
    """What the active player has played and may still play."""
    bonus = "done" if view.bonus_played else "yes" if view.hand_size[seat] else "none"
    acted = "yes" if view.acted else "no" if can_act(view, seat) else "stuck"
    hunt = "yes" if view.rage == view.hunt else "no"
    return {"acted": acted, "bonus": bonus, "deck": _deck(view, seat), "hunt": hunt}


def _deck(view: Table, seat: int) -> Argument:
    """The deck that a seat draws from and plays."""
    return argument(box.DECK, deck_for(view, seat))


def _outcome(view: Table, seat: int) -> Message:
    """Who won, and whether that is good news."""
    own = seat >= 0 and view.winners >> seat & 1
    result = "watched" if seat < 0 else "won" if own else "lost"
    ending = ENDING.names[view.ending]
    return Message("prompt-over", {"result": result, "ending": ending, "seats": Seats(view.winners)})


def rule_hint(view: Table, seat: int) -> Message:
    """The rule behind the question."""
    if view.awaits == 0:
        return Message("rule-over")
    if view.asks == ask.PLAY_CARD:
        return Message("rule-play", {"deck": _deck(view, view.active)})
    if view.asks == ask.WHICH_WAY:
        return Message("rule-way", {"feature": argument(box.FEATURE, view.feature[view.space[view.mover]])})
    if view.asks == ask.OWN_SHARE and EFFECTS[view.effect].cost == box.OWN_CARD:
        return Message("rule-own-card")
    return Message("rule-look" if view.asks == ask.MAY_LOOK else f"rule-{question_name(view)}")


# The table as data -----------------------------------------------------------------------------


def scene(view: Table, seat: int) -> dict[str, Any]:
    """A table as data for clients: ids and numbers, no words; veiled, but for `EVERYTHING`."""
    over = view.ending != NONE
    return {
        "turn": view.turns,
        "active": view.active,
        "played": {"action": bool(view.acted), "bonus": bool(view.bonus_played)},
        "help_refused": bool(view.refused),
        "over": over,
        "question": None if over else question_name(view),
        "awaits": members(view.awaits),
        "sides": [box.SIDE.names[side] for side in COURSES[view.course]],
        "skulls": skulls_of(view),
        "difficulty": difficulty_of(view),
        "course": _course(view),
        "gates": view.gates,
        "finish": view.finish,
        "circle": box.PRINTED_CIRCLE if view.circle_by_marker else view.gates,
        "bridge": bool(view.bridge),
        "cerberus": view.dog,
        "speed": view.speed,
        "starting_speed": view.least_speed,
        "rage": _rage(view),
        "barques": _barques(view, seat),
        "players": [_player(view, seat, other) for other in range(view.seats)],
        "decks": {name: view.deck_size[deck] for deck, name in enumerate(box.DECK.names)},
        "discards": {name: _pile(view, deck) for deck, name in enumerate(box.DECK.names)},
        "effect": None if over or view.effect == NONE else _effect_in_progress(view, seat),
        "move": None if over else _move_in_progress(view),
        "cards": [_card(view, kind) for kind in range(KINDS)],
        "actions": {
            "adventurer": [_action(card, card) for card in box.ACTION_CARD],
            "cerberus": [_action(ACTION_CARDS + card, card) for card in box.ACTION_CARD],
        },
        "ending": ENDING.names[view.ending] if over else None,
        "winners": members(view.winners),
        "options": _options(view),
        "origins": _origins(),
    }


def _course(view: Table) -> list[dict[str, Any]]:
    """The spaces of the path from the Den, with who stands there."""
    sides = [side for side in COURSES[view.course] for _ in range(box.SPACES_OF[side])]
    return [
        {
            "space": space,
            "side": box.SIDE.names[side],
            "feature": box.FEATURE.names[view.feature[space]],
            "mark": bool(view.mark[space]),
            "seats": [seat for seat in range(view.seats) if view.space[seat] == space],
            "cerberus": view.dog == space,
        }
        for space, side in enumerate(sides)
    ]


def _rage(view: Table) -> dict[str, Any]:
    """The Rage track: the die, and the pawns from the left."""
    return {
        "die": view.rage,
        "hunt": view.hunt,
        "leftmost": home(view),
        "positions": [_position(view, position) for position in range(1, view.hunt + 1)],
    }


def _position(view: Table, position: int) -> dict[str, Any]:
    """A position of the Rage track: its shade, and the pawn on it."""
    pawn = view.track[position - 1] if position <= box.PAWNS else NONE
    shade = "dark" if position <= box.DARK else "light" if position <= box.PAWNS else "blank"
    return {
        "position": position,
        "shade": "hunt" if position == view.hunt else shade,
        "seat": None if pawn in (NONE, box.PAWNS) else pawn,
        "unused": pawn == box.PAWNS,
    }


def known_places(view: Table, seat: int) -> list[int | None]:
    """The seats of each Barque that a viewer knows; two of them tell the third."""
    places = [None if view.barque[slot] == NONE else int(view.barque[slot]) for slot in range(box.SLOTS)]
    if places.count(None) == 1:
        rest = sum(range(1, box.SLOTS + 1)) - sum(known for known in places if known is not None)
        places[places.index(None)] = rest
    return places


def _barques(view: Table, seat: int) -> dict[str, Any]:
    """The Barques: the one turned up, and what the viewer and others have seen of all."""
    places = known_places(view, seat)
    return {
        "revealed": bool(view.revealed),
        "places": view.barque[0] if view.revealed else None,
        "aboard": [other for other in range(view.seats) if is_aboard(view, other)],
        "slots": [
            {
                "slot": slot + 1,
                "places": places[slot],
                "seen": seat >= 0 and bool(view.known[seat] >> slot & 1),
                "seen_by": [other for other in range(view.seats) if view.known[other] >> slot & 1],
            }
            for slot in range(box.SLOTS)
        ],
    }


def _player(view: Table, seat: int, other: int) -> dict[str, Any]:
    """What a view knows of a player."""
    aboard = bool(is_aboard(view, other))
    open_hand = seat in (other, EVERYTHING) or view.ending != NONE
    cards = [] if view.role[other] == ask.LOST else [*box.ACTION_CARD]
    names = [(card, box.ACTION.names[face(view, other, card)]) for card in cards]
    return {
        "seat": other,
        "role": ROLE.names[view.role[other]],
        "space": None if aboard or view.space[other] == NONE else view.space[other],
        "aboard": aboard,
        "position": position_of(view, other),
        "held": [name for card, name in names if not view.played[other] >> card & 1],
        "played": [name for card, name in names if view.played[other] >> card & 1],
        "hand_size": view.hand_size[other],
        "hand": _by_kind([view.hand[other, kind] for kind in range(KINDS)]) if open_hand else None,
        "shown": [box.KIND.names[kind] for kind in members(view.shown[other])],
    }


def _by_kind(counts: list[int]) -> dict[str, int]:
    """Cards by the names of their kinds; kinds without cards are left out."""
    return {box.KIND.names[kind]: count for kind, count in enumerate(counts) if count > 0}


def _pile(view: Table, deck: int) -> dict[str, int]:
    """A discard pile by kinds."""
    return _by_kind([view.discard[kind] if box.DECK_OF[kind] == deck else 0 for kind in range(KINDS)])


def _spelled(effect: int) -> dict[str, Any]:
    """An effect as data: its cost and its parts."""
    spelled = EFFECTS[effect]
    free = spelled.cost == box.FREE
    return {
        "cost": None if free else {"kind": box.COST.names[spelled.cost], "amount": spelled.amount},
        "parts": [{"does": box.VERB.names[verb], "by": by} for verb, by in spelled.parts],
        "in_order": spelled.in_order,
    }


def _effect_in_progress(view: Table, seat: int) -> dict[str, Any]:
    """The card being played: what is paid, what is left, and who has offered how many cards."""
    effect = view.effect
    domain, card = stands_on(effect)
    everybody = range(view.seats) if seat == EVERYTHING else ()
    return _spelled(effect) | {
        "card": domain.json(card),
        "grade": grade_of(effect),
        "which": box.EFFECT.split(printed(effect))[1]["which"],
        "paid": view.stage != ask.PAYING,
        "left": members(view.parts),
        "concerned": members(view.taken),
        "missing": view.missing,
        "offered": [view.offered[other] for other in range(view.seats)],
        "own_offer": _offer(view, seat) if seat >= 0 else {},
        "offers": [_offer(view, other) for other in everybody] or None,
        "to_ask": members(view.answering),
        "to_discard": members(view.losers),
        "to_retreat": members(view.retreaters),
        "retreat_by": view.retreat_by,
    }


def _offer(view: Table, seat: int) -> dict[str, int]:
    """The cards that a seat has offered, by kinds."""
    return _by_kind([view.offer[seat, kind] for kind in range(KINDS)])


def _move_in_progress(view: Table) -> dict[str, Any] | None:
    """A pawn under way, Cerberus under way, or those caught together."""
    if view.mover == NONE and not view.caught and not view.dog_steps and not view.hunting:
        return None
    return {
        "seat": None if view.mover == NONE else view.mover,
        "steps": view.steps,
        "from": None if view.mover == NONE else view.set_out,
        "cerberus_steps": view.dog_steps,
        "hunt": bool(view.hunting),
        "caught": members(view.caught),
    }


def _card(view: Table, kind: int) -> dict[str, Any]:
    """A kind of bonus card with its effects at this table."""
    return {
        "name": box.KIND.names[kind],
        "deck": box.DECK.names[box.DECK_OF[kind]],
        "copies": box.COPIES[kind],
        "effects": [_spelled(bonus_effect(view, kind, which)) for which in box.WHICH],
    }


def _action(action: int, card: int) -> dict[str, Any]:
    """A face of an Action card with its effects."""
    return {
        "card": box.ACTION_CARD.names[card],
        "name": box.ACTION.names[action],
        "effects": [_spelled(box.OF_ACTION.at(action, which)) for which in box.WHICH],
    }


def _options(view: Table) -> dict[str, Any]:
    """What was agreed before the deal."""
    named = not view.wish and view.course != box.USUAL_COURSE
    sides = ",".join(box.SIDE.names[side] for side in COURSES[view.course])
    lowest = view.least_speed == box.LOWEST_SPEED[view.seats]
    return {
        "course": sides if named else USUAL,
        "speed": LOWEST if lowest else str(view.least_speed),
        "difficulty": str(difficulty_of(view)) if view.wish else NO_WISH,
        "opportunism": BOOK_OR_CARD[view.opportunism_by_card],
        "circle": BOOK_OR_MARKER[view.circle_by_marker],
    }


def origins() -> dict[str, str]:
    """How sure each part of the box is, by the message that names it."""
    sure = {
        "part-action-cards": box.ADVENTURER_ACTIONS[0].effects_origin,
        "part-cards": box.BONUS_CARDS[box.SACRIFICE].effects_origin,
        "part-layouts": box.SIDES[box.START_A].layout_origin,
        "part-track": box.TRACK_ORIGIN,
        "part-copies": box.BONUS_CARDS[box.SACRIFICE].copies_origin,
        "part-other-cards": box.BONUS_CARDS[box.FATALISM].effects_origin,
        "part-opportunism-card": box.OPPORTUNISM_BY_CARD_ORIGIN,
        "part-circle-marker": box.PRINTED_CIRCLE_ORIGIN,
        "part-other-names": box.BONUS_CARDS[box.FATALISM].name_origin,
        "part-finish-skulls": box.SIDES[box.FINISH_A].skulls_origin,
        "part-finish": box.SIDES[box.FINISH_A].layout_origin,
        "part-pairing": box.PAIRING_ORIGIN,
        "part-action-names": box.ACTION_NAMES_ORIGIN,
    }
    return {name: origin.value for name, origin in sure.items()}


def _origins() -> dict[str, Any]:
    """How sure the parts are, card by card and side by side."""
    return {
        "parts": origins(),
        "cards": {
            card.name: {
                "name": card.name_origin.value,
                "effects": card.effects_origin.value,
                "copies": card.copies_origin.value,
            }
            for card in box.BONUS_CARDS
        },
        "sides": {
            side.name: {"layout": side.layout_origin.value, "skulls": side.skulls_origin.value}
            for side in box.SIDES
        },
    }
