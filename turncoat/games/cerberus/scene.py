"""A table of Cerberus as data for clients: names, numbers and messages."""

from __future__ import annotations

from functools import cache

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import shapes, wording
from turncoat.games.cerberus import table as ask
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import ACTION_CARDS, COURSES, EFFECTS, KINDS, NONE
from turncoat.games.cerberus.effects import bonus_effect, can_pay
from turncoat.games.cerberus.guide import difficulty_of, effects_origin, skulls_of
from turncoat.games.cerberus.names import (
    by_kind,
    cost_of,
    effect_of,
    grade_of,
    is_adventurers,
    parts_of,
    printed,
    stands_on,
    ways_of,
)
from turncoat.games.cerberus.options import BOOK_OR_CARD, BOOK_OR_MARKER, LOWEST, NO_WISH, USUAL
from turncoat.games.cerberus.rules import action_effect, face
from turncoat.games.cerberus.sheet import outcome_words
from turncoat.games.cerberus.table import ENDING, ROLE, Table, find, home, is_aboard
from turncoat.games.cerberus.telling import question_name
from turncoat.games.parts import part
from turncoat.kernel.news import EVERYTHING
from turncoat.kernel.things import members


def scene(view: Table, seat: int) -> shapes.CerberusScene:
    """A table as data for clients: names, numbers and messages; veiled, but for `EVERYTHING`."""
    over = view.ending != NONE
    decks = {name: deck for deck, name in enumerate(box.DECK.names)}
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
        "places": _places(view),
        "gates": view.gates,
        "finish": view.finish,
        "circle": wording.circle(view),
        "bridge": bool(view.bridge),
        "cerberus": view.dog,
        "speed": view.speed,
        "starting_speed": view.least_speed,
        "rage": _rage(view),
        "hunt": None if over or view.hunting else _hunt(view),
        "capture": None if over else wording.capture(view).json(),
        "barques": _barques(view, seat),
        "players": [_player(view, seat, other) for other in range(view.seats)],
        "decks": {name: view.deck_size[deck] for name, deck in decks.items()},
        "discards": {name: _pile(view, deck) for name, deck in decks.items()},
        "stocks": {name: wording.stock(view, deck).json() for name, deck in decks.items()},
        "effect": None if over or view.effect == NONE else _effect_in_progress(view, seat),
        "move": None if over else _move_in_progress(view),
        "waiting": [] if over else [line.json() for line in wording.waiting(view, seat)],
        "own_cards": [] if over or seat < 0 or view.role[seat] == ask.LOST else _own_cards(view, seat),
        "cards": [_card(view, kind) for kind in _kinds_in_sight(view, seat)],
        "actions": {
            ROLE.names[role]: [_action(first + card, card) for card in box.ACTION_CARD]
            for role, first in ((ask.ADVENTURER, 0), (ask.CERBERUS, ACTION_CARDS))
            if any(view.role[other] == role for other in range(view.seats))
        },
        "ending": ENDING.names[view.ending] if over else None,
        "winners": members(view.winners),
        "options": _options(view),
        "origins": _origins(),
    }


@part
def _course(view: Table) -> list[shapes.Space]:
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


@part
def _places(view: Table) -> list[shapes.Place]:
    """The special places of the course in their order; the Promontory only while it is of use."""
    places: list[shapes.Place] = [
        {
            "place": place,
            "near": find(view, near),
            "far": find(view, far),
            "works": wording.works(view, place),
            "words": wording.about_place(view, place).json(),
        }
        for place, (near, far) in wording.PLACES.items()
        if find(view, near) != NONE
    ]
    of_use = [place for place in places if place["place"] != "promontory" or place["works"]]
    return sorted(of_use, key=lambda place: place["near"])


@part
def _rage(view: Table) -> shapes.Rage:
    """The Rage track: the die, and the pawns from the left."""
    return {
        "die": view.rage,
        "hunt": view.hunt,
        "leftmost": home(view),
        "positions": [_position(view, position) for position in range(1, view.hunt + 1)],
    }


@part
def _position(view: Table, position: int) -> shapes.Position:
    """A position of the Rage track: its shade, and the pawn on it."""
    pawn = view.track[position - 1] if position <= box.PAWNS else NONE
    shade: shapes.Shade = "dark" if position <= box.DARK else "light" if position <= box.PAWNS else "blank"
    if position == view.hunt:
        shade = "hunt"
    return {
        "position": position,
        "shade": shade,
        "seat": None if pawn in (NONE, box.PAWNS) else pawn,
        "unused": pawn == box.PAWNS,
        "words": wording.position(view, position, shade).json(),
    }


def _hunt(view: Table) -> shapes.Hunt:
    """What a Hunt would bring as things stand."""
    return {
        "reach": wording.reach(view),
        "prey": members(wording.prey(view)),
        "words": wording.hunt(view).json(),
    }


@part
def _barques(view: Table, seat: int) -> shapes.Barques:
    """The Barques: the one turned up, and what the viewer and others have seen of all."""
    return {
        "revealed": bool(view.revealed),
        "places": view.barque[0] if view.revealed else None,
        "aboard": [other for other in range(view.seats) if is_aboard(view, other)],
        "slots": [
            {
                "slot": slot + 1,
                "places": places,
                "open": wording.is_open(view, slot),
                "seen": seat >= 0 and bool(view.known[seat] >> slot & 1),
                "seen_by": [other for other in range(view.seats) if view.known[other] >> slot & 1],
                "words": wording.mooring(view, slot, places).json(),
            }
            for slot, places in enumerate(wording.known_places(view))
        ],
        "words": wording.barque(view).json() if view.revealed else None,
    }


@part
def _player(view: Table, seat: int, other: int) -> shapes.Player:
    """What a view knows of a player."""
    aboard = bool(is_aboard(view, other))
    over = view.ending != NONE
    open_hand = seat in (other, EVERYTHING) or over
    cards = [] if view.role[other] == ask.LOST else [*box.ACTION_CARD]
    names = [(card, box.ACTION.names[face(view, other, card)]) for card in cards]
    return {
        "seat": other,
        "role": ROLE.names[view.role[other]],
        "deck": box.DECK.names[deck_for(view, other)],
        "space": None if aboard or view.space[other] == NONE else view.space[other],
        "aboard": aboard,
        "position": wording.position_of(view, other),
        "place": wording.place_of(view, other).json(),
        "held": [name for card, name in names if not view.played[other] >> card & 1],
        "played": [name for card, name in names if view.played[other] >> card & 1],
        "hand_size": view.hand_size[other],
        "hand": by_kind([view.hand[other, kind] for kind in range(KINDS)]) if open_hand else None,
        "shown": [box.KIND.names[kind] for kind in members(view.shown[other])],
        "outcome": outcome_words(view, other).json() if over else None,
    }


def _pile(view: Table, deck: int) -> shapes.Cards:
    """A discard pile by kinds."""
    return by_kind([view.discard[kind] if box.DECK_OF[kind] == deck else 0 for kind in range(KINDS)])


@cache
def _spelled(effect: int, actor: int = NONE) -> shapes.Effect:
    """An effect as data, and in short."""
    spelled = EFFECTS[effect]
    free = spelled.cost == box.FREE
    return {
        "cost": None if free else {"kind": box.COST.names[spelled.cost], "amount": spelled.amount},
        "parts": [{"does": box.VERB.names[verb], "by": by} for verb, by in spelled.parts],
        "in_order": spelled.in_order,
        "short": effect_of(effect, actor, short=True).json(),
    }


def _effect_in_progress(view: Table, seat: int) -> shapes.EffectInProgress:
    """The card being played: what is paid, what is left, and who has offered how many cards."""
    effect = view.effect
    domain, card = stands_on(effect)
    actor = wording.actor_for(view, seat)
    everybody = range(view.seats) if seat == EVERYTHING else ()
    return {
        **_spelled(effect, actor),
        "card": domain.json(card),
        "kind": _kind_of(effect),
        "role": ROLE.names[ask.ADVENTURER if is_adventurers(effect) else ask.CERBERUS],
        "title": f"{domain.name}-{domain.json(card)}",
        "grade": grade_of(effect),
        "which": box.EFFECT.split(printed(effect))[1]["which"],
        "full": effect_of(effect).json(),
        "price": None if EFFECTS[effect].cost == box.FREE else cost_of(effect, actor, short=True).json(),
        "steps": [_step(view, part, actor) for part in range(len(EFFECTS[effect].parts))],
        "origin": effects_origin(effect).value,
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


def _kind_of(effect: int) -> shapes.CardKind:
    """What kind of card an effect stands on."""
    if box.OF_ACTION.has(effect):
        return "action"
    return "survival" if is_adventurers(effect) else "betrayal"


def _step(view: Table, part: int, actor: int) -> shapes.Step:
    """A part of the effect in progress; one that has led to a look at the Barques is not done before that."""
    looking = view.asks == ask.LOOK_AT_BARQUES and EFFECTS[view.effect].parts[part][0] == box.BOATS
    return {
        "words": parts_of(view.effect, (part,), actor, short=True).json(),
        "ways": [way.json() for way in ways_of(view.effect, part)],
        "done": not view.parts >> part & 1 and not looking,
    }


def _offer(view: Table, seat: int) -> shapes.Cards:
    """The cards that a seat has offered, by kinds."""
    return by_kind([view.offer[seat, kind] for kind in range(KINDS)])


def _move_in_progress(view: Table) -> shapes.MoveInProgress | None:
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


@part
def _own_cards(view: Table, seat: int) -> list[shapes.OwnCard]:
    """The cards of a seat: all its Action cards, and its Survival or Betrayal cards."""
    asked = view.asks == ask.PLAY_CARD and view.active == seat
    actions = [
        _own_card(
            view,
            seat,
            [action_effect(view, seat, card, which) for which in box.WHICH],
            card=box.ACTION_CARD.names[card],
            spent=bool(view.played[seat] >> card & 1),
            asked=asked and not view.acted,
        )
        for card in box.ACTION_CARD
    ]
    bonus = [
        _own_card(
            view,
            seat,
            [bonus_effect(view, kind, which) for which in box.WHICH],
            card=box.KIND.names[kind],
            count=view.hand[seat, kind],
            asked=asked and not view.bonus_played,
        )
        for kind in box.KIND
        if view.hand[seat, kind] > 0
    ]
    return actions + bonus


def _own_card(
    view: Table, seat: int, effects: list[int], card: str, asked: bool, count: int = 1, spent: bool = False
) -> shapes.OwnCard:
    """A card with both effects; `asked` is whether the seat may play one of its kind now."""
    domain, number = stands_on(effects[0])
    return {
        "card": card,
        "kind": _kind_of(effects[0]),
        "title": f"{domain.name}-{domain.json(number)}",
        "count": count,
        "spent": spent,
        "effects": [
            {
                "short": effect_of(effect, short=True).json(),
                "full": effect_of(effect).json(),
                "dear": asked and not spent and not can_pay(view, seat, effect),
            }
            for effect in effects
        ],
        "origin": effects_origin(effects[0]).value,
    }


def _kinds_in_sight(view: Table, seat: int) -> list[int]:
    """The kinds of cards in hands other than the viewer's own that lie open to them."""
    everything = seat == EVERYTHING or view.ending != NONE
    others = range(view.seats) if everything else ()
    return [kind for kind in range(KINDS) if any(view.hand[other, kind] > 0 for other in others)]


@part
def _card(view: Table, kind: int) -> shapes.BonusCard:
    """A kind of bonus card with its effects at this table."""
    return {
        "name": box.KIND.names[kind],
        "deck": box.DECK.names[box.DECK_OF[kind]],
        "copies": box.COPIES[kind],
        "effects": [_spelled(bonus_effect(view, kind, which)) for which in box.WHICH],
    }


@cache
def _action(action: int, card: int) -> shapes.ActionCard:
    """A face of an Action card with its effects."""
    return {
        "card": box.ACTION_CARD.names[card],
        "name": box.ACTION.names[action],
        "effects": [_spelled(box.OF_ACTION.at(action, which)) for which in box.WHICH],
    }


@part
def _options(view: Table) -> dict[str, str]:
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


@cache
def _origins() -> shapes.Origins:
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
