"""Mad Zeppelin as people see it: events, moves and questions as messages, a view as plain data."""

from __future__ import annotations

from typing import Any

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table as ask
from turncoat.games.mad_zeppelin.abilities import mark_ability
from turncoat.games.mad_zeppelin.cargo import fewest_crates, most_crates
from turncoat.games.mad_zeppelin.components import BRIBE, COLOURS_OF, DICE, KINDS, LAPS, NONE
from turncoat.games.mad_zeppelin.guide import STANDARD_SEARCH, ability_of, chapters, search_of
from turncoat.games.mad_zeppelin.moves import ORDERS, PAIR
from turncoat.games.mad_zeppelin.names import (
    COLOUR_NAMES,
    ENDINGS,
    NAMES,
    colours_of,
    name_of,
    names_in,
    thing,
    traitors_listed,
)
from turncoat.games.mad_zeppelin.notes import all_cargo, notes
from turncoat.games.mad_zeppelin.options import BRIBES, BY_LOT, LEADERS, MODES, PICK_BLACK
from turncoat.games.mad_zeppelin.rules import open_die
from turncoat.games.mad_zeppelin.scoring import bonus, cargo_points, score
from turncoat.games.mad_zeppelin.sheet import sheet, sheet_lines
from turncoat.games.mad_zeppelin.table import (
    Table,
    all_black,
    lap,
    last_drafter,
    open_colours,
    playing,
)
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.words import Argument, Message, Seat, Seats, listed

__all__ = ["chapters", "move", "news", "origins", "prompt", "rule_hint", "scene", "sheet", "sheet_lines"]


# Events ----------------------------------------------------------------------------------------


def news(view: Table, event: Event) -> Message:
    """An event as a message."""
    facts = event.facts
    name = f"news-{event.kind.name}"
    if "count" in facts and "second-cargo" in facts:
        return Message(name, {"cards": listed(_cards_seen(facts))})
    sets = {"low": "high", "low-unselected": "high-unselected"}
    arguments: dict[str, Argument] = {}
    for fact, value in facts.items():
        if fact in sets:
            traitors = traitors_listed(value | facts[sets[fact]] << 8)
            arguments["unselected" if "unselected" in fact else "traitors"] = traitors
        elif fact not in sets.values():
            arguments[fact] = _fact(fact, value)
    return Message(name, arguments)


def _cards_seen(facts: dict[str, int]) -> list[Argument]:
    """The cards that Ratatine saw, from the top."""
    places = ("cargo", "second-cargo", "third-cargo", "fourth-cargo")
    return [thing("cargo", facts[place]) for place in places[: facts["count"]]]


def _fact(name: str, value: int) -> Argument:
    """A number of an event or a move as what it stands for."""
    kind = name.removeprefix("second-").removeprefix("third-")
    if kind in ("given", "taken", "give", "take"):
        kind = "cargo"
    if kind in NAMES:
        return thing(kind, value)
    if kind in ("seat", "other"):
        return Seat(value)
    if kind == "seats":
        return Seats(value)
    return value + 1 if kind == "die" else value


# Questions and moves ---------------------------------------------------------------------------

_DEED = {
    ask.DRAFT_TRAITOR: "draft",
    ask.SETTLE_DIE: "settle",
    ask.PLAY_TRAITOR: "play",
    ask.SHOW_TRAITOR: "show",
    ask.TAKE_ACTION: "act",
    ask.CARRY_OUT: "carry-out",
    ask.SWAP_CARDS: "swap",
    ask.SELL_ANOTHER: "sell-another",
    ask.ORDER_CARDS: "order",
}
"""What a question asks for, in a word that names its texts."""

DEEDS = tuple(_DEED.values())

_ABILITY_FAMILIES = ("traitor", "set", "player", "two-players", "card", "use", "pay", "extra", "reroll")
"""Families of moves whose words depend on the Ability that is used."""


def deed(view: Table) -> str:
    """What the table asks for now."""
    return _DEED[view.asks]


def ability_asked(view: Table) -> int:
    """The traitor whose Ability the actor may use or is using; NONE outside a play."""
    if view.asks in (ask.CARRY_OUT, ask.SWAP_CARDS, ask.SELL_ANOTHER, ask.ORDER_CARDS):
        return view.running
    return view.current[view.actor] if view.asks == ask.TAKE_ACTION else NONE


def move(view: Table, seat: int, family: str, parameters: dict[str, int]) -> Message:
    """A legal move in words, as the seat that may make it knows the table."""
    arguments: dict[str, Argument] = {}
    for name, value in parameters.items():
        arguments |= _parameter(view, name, value)
    if "crates" in parameters:
        arguments["coins"] = BRIBE[view.bribes, parameters["cargo"]] - parameters["crates"]
    return Message(f"move-{_move_name(view, family)}", arguments)


def _move_name(view: Table, family: str) -> str:
    """The name of a move's text: after the question, or after the Ability."""
    asked = deed(view)
    if asked in ("act", "carry-out") and family in _ABILITY_FAMILIES:
        return f"{family}-{NAMES['traitor'][ability_asked(view)]}"
    if family == "decline":
        return f"decline-{asked}"
    return family if asked == "act" else asked


def _parameter(view: Table, name: str, value: int) -> dict[str, Argument]:
    """A parameter of a move as arguments, with what is worth knowing of it."""
    if name == "traitor":
        return _traitor(view, value)
    if name == "seat":
        return _player_chosen(view, value)
    if name == "pair":
        return {"other": Seat(PAIR[value, 0]), "another": Seat(PAIR[value, 1])}
    if name == "cargo":
        level = box.LEVEL[value]
        return {
            "cargo": thing("cargo", value),
            "points": box.POINTS[value],
            "price": min(level, view.safe),
        }
    if name == "die":
        return {"die": value + 1, "now": thing("result", view.die[value])}
    if name == "dice":
        dice: list[Argument] = [_die_now(view, die) for die in range(DICE) if value + 1 >> die & 1]
        return {"dice": listed(dice), "count": len(dice)}
    if name == "order":
        return _order(view, value)
    return {name: _fact(name, value)}


def _traitor(view: Table, traitor: int) -> dict[str, Argument]:
    """A traitor with its colours, whether one of them is on a die, and its Search."""
    colours = COLOURS_OF[traitor]
    return {
        "traitor": thing("traitor", traitor),
        "colours": colours_of(colours),
        "open": "yes" if colours & open_colours(view) else "no",
        "search": search_of(traitor),
        "standard": "yes" if search_of(traitor) == STANDARD_SEARCH else "no",
    }


def _player_chosen(view: Table, other: int) -> dict[str, Argument]:
    """A player that an Ability can be used on: cards, coins and the current traitor."""
    known: dict[str, Argument] = {
        "other": Seat(other),
        "cards": view.hand_size[other],
        "coins": view.coins[other],
    }
    return known if view.current[other] == NONE else known | _traitor(view, view.current[other])


def _die_now(view: Table, die: int) -> Message:
    """A die with what it shows."""
    return Message("die-now", {"die": die + 1, "result": thing("result", view.die[die])})


def _order(view: Table, order: int) -> dict[str, Argument]:
    """The cards in their new order: the one that will be drawn, and those left on top."""
    play = playing(view)
    count = min(box.SEEN, view.depth)
    cards = [
        thing("cargo", view.ability_cards[play, ask.FORESEEN_AT + ORDERS[order, place]])
        for place in range(count)
    ]
    return {"cargo": cards[0], "rest": listed(cards[1:]), "count": count - 1}


def prompt(view: Table, seat: int) -> Message:
    """What a seat is asked and why; else whom the game waits for; at the end, who won."""
    if view.awaits == 0:
        return _outcome(view, seat)
    if seat < 0 or not view.awaits >> seat & 1:
        question = Message(f"question-{deed(view)}", _ability(view))
        return Message("prompt-wait", {"seats": Seats(view.awaits), "question": question})
    return Message(f"prompt-{deed(view)}", _ability(view) | _circumstances(view, seat))


def _ability(view: Table) -> dict[str, Argument]:
    """The traitor whose Ability is asked about, and the one that the actor has played."""
    by = ability_asked(view)
    if by == NONE:
        return {}
    played = thing("traitor", view.current[view.actor])
    return {"traitor": thing("traitor", by), "played": played, "colours": colours_of(view.colours)}


def _circumstances(view: Table, seat: int) -> dict[str, Argument]:
    """What a seat should know before it answers."""
    asked = view.asks
    if asked == ask.DRAFT_TRAITOR:
        last = seat == last_drafter(view)
        return {"place": "last" if last else "other", "next": Seat((seat + 1) % view.seats)}
    if asked == ask.SETTLE_DIE:
        again: dict[str, Argument] = {} if view.actor == NONE else {"actor": Seat(view.actor)}
        return {"die": open_die(view) + 1, "roll": "first" if view.actor == NONE else "again"} | again
    if asked == ask.PLAY_TRAITOR:
        blocked = view.held[seat] & view.unplayable
        return {"blocked": "yes" if blocked else "no", "traitors": traitors_listed(blocked)}
    if asked == ask.SWAP_CARDS:
        return {"other": Seat(view.target[playing(view)])}
    if asked == ask.ORDER_CARDS:
        return {"count": min(box.SEEN, view.depth)}
    if asked in (ask.TAKE_ACTION, ask.CARRY_OUT):
        final = "yes" if view.journeys == box.JOURNEYS else "no"
        return {"ability": _ability_state(view, seat), "throw": _throw_state(view, seat), "final": final}
    return {}


def _ability_state(view: Table, seat: int) -> str:
    """Whether the Ability is used, can be used, or finds nothing to work on."""
    if view.asks == ask.TAKE_ACTION and view.done & ask.ABILITY_DONE:
        return "done"
    return "yes" if mark_ability(view, seat, ability_asked(view), [0] * MASK_WORDS) else "none"


def _throw_state(view: Table, seat: int) -> str:
    """Whether the actor can throw, and if not, why."""
    if view.done & ask.THROW_DONE:
        return "done"
    if all_black(view):
        return "black"
    if not view.colours:
        return "no-colour"
    if not view.colours & open_colours(view):
        return "colour"
    held = [kind for kind in range(KINDS) if view.hand[seat, kind] > 0]
    if not held:
        return "no-cargo"
    payable = any(fewest_crates(view, seat, kind) <= most_crates(view, seat, kind) for kind in held)
    return "yes" if payable else "poor"


def _outcome(view: Table, seat: int) -> Message:
    """Who won, and whether that is good news."""
    own = seat >= 0 and view.winners >> seat & 1
    result = "watched" if seat < 0 else "lost" if not own else "won" if view.winners == 1 << seat else "draw"
    return Message("prompt-over", {"result": result, "seats": Seats(view.winners)})


def rule_hint(view: Table, seat: int) -> Message:
    """The rule behind the question; in a play, what the traitor can do."""
    if view.awaits == 0:
        return Message("rule-over")
    by = ability_asked(view)
    if by == NONE:
        return Message(f"rule-{deed(view)}", {"black": PICK_BLACK[view.leader_may_pick_black]})
    arguments = _ability(view) | {"text": ability_of(by)}
    if view.asks != ask.TAKE_ACTION or view.done & ask.THROW_DONE:
        return Message("rule-ability", arguments)
    return Message("rule-throw" if view.done & ask.ABILITY_DONE else "rule-act", arguments)


# The table as data -----------------------------------------------------------------------------

STAGE_NAMES = {ask.DRAFTING: "draft", ask.SETTLING: "dice", ask.NEXT_CHANCE: "plays", ask.ACTING: "plays"}


def scene(view: Table, seat: int) -> dict[str, Any]:
    """A table as data for clients: ids and numbers, no words; veiled, but for `EVERYTHING`."""
    over = view.ending != NONE
    return {
        "turn": view.turn,
        "round": lap(view) + 1 if view.chances else None,
        "stage": "over" if over else STAGE_NAMES[view.stage],
        "over": over,
        "question": None if over else deed(view),
        "ability": None if over else name_of("traitor", ability_asked(view)),
        "awaits": Seats(view.awaits).seats,
        "leader": view.leader,
        "actor": _or_none(view.actor),
        "actions": {"ability": bool(view.done & ask.ABILITY_DONE), "throw": bool(view.done & ask.THROW_DONE)},
        "colours": _colours(view.colours),
        "target": box.TARGET[view.mode],
        "dice": [_die(view.die[die]) for die in range(DICE)],
        "open_colours": _colours(open_colours(view)),
        "safe": view.safe,
        "hold": view.depth,
        "journeys": view.journeys,
        "discarded": _by_kind([view.discarded[kind] for kind in range(KINDS)]),
        "removed": box.REMOVED[view.seats],
        "airsick": box.AIRSICK[view.seats],
        "pool": box.TRAITORS - box.AIRSICK[view.seats] - view.seats - view.drafted,
        "unplayable": _unplayable(view),
        "tolls": [view.toll[place] for place in range(box.MOST_TOLLS) if view.toll[place] != NONE],
        "players": [_player(view, seat, other) for other in range(view.seats)],
        "own": None if seat < 0 else _own(view, seat),
        "open": [_own(view, other) for other in range(view.seats)] if seat == EVERYTHING else None,
        "notes": _notes(view, seat),
        "cargo": [_kind(view, kind) for kind in range(KINDS)],
        "traitors": [_card(traitor) for traitor in range(box.TRAITORS)],
        "ending": ENDINGS[view.ending] if over else None,
        "winners": Seats(view.winners).seats,
        "options": _options(view),
        "origins": _origins(),
    }


def _or_none(number: int) -> int | None:
    """A number, or None for a blank."""
    return None if number == NONE else number


def _colours(colours: int) -> list[str]:
    """A set of colours by name."""
    return [name for colour, name in enumerate(COLOUR_NAMES) if colours >> colour & 1]


def _by_kind(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Cards by the names of their kinds; kinds without cards are left out."""
    return {NAMES["cargo"][kind]: count for kind, count in enumerate(counts) if count > 0}


def _die(result: int) -> dict[str, Any] | None:
    """A die: its result and, where it has a colour, the heading."""
    if result == NONE:
        return None
    heading = box.HEADINGS[result] if result < box.COLOURS else None
    return {"result": NAMES["result"][result], "heading": heading}


def _unplayable(view: Table) -> list[dict[str, Any]]:
    """The traitors that nobody can play, in the order in which they were named, and who named them."""
    return [
        {"traitor": NAMES["traitor"][view.named[place]], "by": view.namer[place]}
        for place in range(box.MOST_NAMES)
        if view.named[place] != NONE
    ]


def _player(view: Table, seat: int, other: int) -> dict[str, Any]:
    """What a view knows of a player."""
    own = seat in (other, EVERYTHING)
    laid = [round_ for round_ in range(LAPS) if view.laid[other, round_] != NONE]
    drafted = (other - view.leader) % view.seats < view.drafted
    return {
        "seat": other,
        "coins": view.coins[other],
        "hand_size": view.hand_size[other],
        "hand": _by_kind([view.hand[other, kind] for kind in range(KINDS)]) if own else None,
        "thrown": _by_kind([view.thrown[other, kind] for kind in range(KINDS)]),
        "levels": _levels(view, other),
        "cargo_points": cargo_points(view, other),
        "bonus": bonus(view, other),
        "points": score(view, other),
        "laid": [
            {
                "round": round_ + 1,
                "traitor": NAMES["traitor"][view.laid[other, round_]],
                "blocked": bool(view.skipped[other, round_]),
            }
            for round_ in laid
        ],
        "current": name_of("traitor", view.current[other]),
        "traitors_left": 1 + drafted - len(laid),
        "toll": any(view.toll[place] == other for place in range(box.MOST_TOLLS)),
    }


def _levels(view: Table, other: int) -> list[int]:
    """The levels among a seat's thrown Cargo."""
    return sorted({box.LEVEL[kind] for kind in range(KINDS) if view.thrown[other, kind] > 0})


def _own(view: Table, seat: int) -> dict[str, Any]:
    """A seat's traitors, and what it saw of the others in this turn."""
    pool, pick = view.seen_pool[seat], view.pick[seat]
    looked = view.stage != ask.DRAFTING
    leader = looked and seat == view.leader
    left_over = leader or (looked and seat == last_drafter(view))
    return {
        "dealt": NAMES["traitor"][view.dealt[seat]],
        "drafted": name_of("traitor", pick),
        "traitors": names_in(view.held[seat]),
        "blocked": names_in(view.held[seat] & view.unplayable),
        "pool": names_in(pool) if pool else None,
        "passed_on": None if pick == NONE else names_in(pool & ~(1 << pick)),
        "airsick": names_in(view.airsick) if leader else None,
        "unselected": names_in(view.undrafted) if left_over else None,
    }


def _notes(view: Table, seat: int) -> dict[str, Any]:
    """What a seat knows of hidden Cargo."""
    known = all_cargo(view) if seat == EVERYTHING else notes(view, seat)
    return {
        "top": [NAMES["cargo"][card] for card in known.top],
        "near_top": _by_kind(known.near),
        "buried": [{"under_it": under, "cargo": NAMES["cargo"][card]} for under, card in known.buried],
        "hands": [
            {"seat": other, "cargo": _by_kind(hand), "unknown": known.unknown[other]}
            for other, hand in enumerate(known.hands)
            if other != seat
        ],
    }


def _kind(view: Table, kind: int) -> dict[str, Any]:
    """A kind of Cargo with its numbers at this table."""
    return {
        "name": NAMES["cargo"][kind],
        "copies": box.COPIES[kind],
        "level": box.LEVEL[kind],
        "points": box.POINTS[kind],
        "bribe": BRIBE[view.bribes, kind],
    }


def _card(traitor: int) -> dict[str, Any]:
    """A traitor with its colours and its Search."""
    return {
        "name": NAMES["traitor"][traitor],
        "colours": _colours(COLOURS_OF[traitor]),
        "coins": box.SEARCH_COINS[traitor],
        "cards": box.SEARCH_CARDS[traitor],
    }


def _options(view: Table) -> dict[str, Any]:
    """What was agreed before the deal."""
    return {
        "mode": MODES[view.mode],
        "bribes": BRIBES[view.bribes],
        "pick-black": PICK_BLACK[view.leader_may_pick_black],
        "first-leader": BY_LOT if view.first_leader == NONE else LEADERS[view.first_leader + 1],
    }


def origins() -> dict[str, str]:
    """How sure each part of the box is, by the message that names it."""
    sure = {
        "part-traitors": box.TRAITOR_CARDS[box.STEELING].name_origin,
        "part-cargo-names": box.CARGO[box.CRATE].name_origin,
        "part-steelings-colour": box.TRAITOR_CARDS[box.STEELING].colours_origin,
        "part-journeys": box.JOURNEYS_ORIGIN,
        "part-coins": box.COINS_ORIGIN,
        "part-faces": box.FACES_ORIGIN,
        "part-crates": box.CRATE_PAYS_ORIGIN,
        "part-targets": box.TARGET_ORIGIN,
        "part-cargo-cards": box.CARGO_CARDS_ORIGIN,
        "part-wood": box.CARGO[box.WOOD].points_origin,
        "part-diamonds": box.CARGO[box.DIAMONDS].points_origin,
        "part-tim-sly": box.TRAITOR_CARDS[box.TIM_SLY].text_origin,
        "part-airsick": box.AIRSICK_ORIGIN,
        "part-cargo-table": box.CARGO[box.STEEL].numbers_origin,
        "part-removed": box.REMOVED_ORIGIN,
        "part-colours": box.TRAITOR_CARDS[box.LOVE].colours_origin,
        "part-texts": box.TRAITOR_CARDS[box.LOVE].text_origin,
        "part-headings": box.HEADINGS_ORIGIN,
    }
    return {name: origin.value for name, origin in sure.items()}


def _origins() -> dict[str, Any]:
    """How sure the parts are, card by card."""
    return {
        "parts": origins(),
        "cargo": {
            kind.name: {
                "name": kind.name_origin.value,
                "points": kind.points_origin.value,
                "numbers": kind.numbers_origin.value,
            }
            for kind in box.CARGO
        },
        "traitors": {
            card.name: {
                "name": card.name_origin.value,
                "colours": card.colours_origin.value,
                "text": card.text_origin.value,
            }
            for card in box.TRAITOR_CARDS
        },
    }
