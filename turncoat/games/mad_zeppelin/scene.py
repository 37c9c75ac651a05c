"""Mad Zeppelin as people see it: events, moves and questions as messages, a view as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import guide, shapes
from turncoat.games.mad_zeppelin import table as ask
from turncoat.games.mad_zeppelin.abilities import mark_ability
from turncoat.games.mad_zeppelin.cargo import fewest_crates, most_crates
from turncoat.games.mad_zeppelin.components import CARD, FACE, KIND, NONE, TRAITOR
from turncoat.games.mad_zeppelin.describe import flight, whereabouts
from turncoat.games.mad_zeppelin.moves import MOVES, ORDERS, PAIR
from turncoat.games.mad_zeppelin.names import COLOURS, TRAITORS, colours_of, name_of
from turncoat.games.mad_zeppelin.notes import all_cargo, notes
from turncoat.games.mad_zeppelin.options import BY_LOT, LEADERS
from turncoat.games.mad_zeppelin.rules import open_die
from turncoat.games.mad_zeppelin.scoring import at_target, bonus, cargo_points, score
from turncoat.games.mad_zeppelin.table import Table, lap, last_drafter, open_colours, playing
from turncoat.games.parts import part
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.kernel.origin import Origin
from turncoat.kernel.things import YES_OR_NO, members
from turncoat.shapes import Message as Sent
from turncoat.words import Argument, Message, Seat, Seats, argument, listed, told

# Events ----------------------------------------------------------------------------------------

THROWS = ("threw", "threw-with-crates")


def news(view: Table, event: Event) -> Message:
    """An event as a message."""
    if event.kind.name == "foreseen":
        count, *cards = event.numbers
        return Message("news-foreseen", {"cards": listed([argument(CARD, card) for card in cards[:count]])})
    message = told(event)
    if event.kind.name in THROWS:
        return Message(message.name, {**message.arguments, "last": "no"})
    return message


def thrown(view: Table, event: Event, heard: Sequence[Event]) -> dict[str, Argument]:
    """A throw may bring the points with which the turn is the last."""
    seat = event.facts["seat"]
    if view.awaits == 0 or not at_target(view) >> seat & 1:
        return {}
    return {"last": "yes", "points": score(view, seat)}


# Questions and moves ---------------------------------------------------------------------------


def deed(view: Table) -> str:
    """What the table asks for now, in a word that names its texts."""
    return ask.QUESTION.text(view.asks)


def ability_asked(view: Table) -> int:
    """The traitor whose Ability the actor may use or is using; NONE outside a play."""
    if view.asks in (ask.CARRY_OUT, ask.SWAP_CARDS, ask.SELL_ANOTHER, ask.ORDER_CARDS):
        return view.running
    return view.current[view.actor] if view.asks == ask.TAKE_ACTION else NONE


def move(view: Table, seat: int, family: str, parameters: dict[str, int]) -> Message:
    """A legal move in words, as the seat that may make it knows the table."""
    domains = MOVES.families[family].parameters
    said: dict[str, Argument] = {}
    for name, value in parameters.items():
        about = _ABOUT.get(name)
        said |= about(view, value) if about else {name: argument(domains[name], value)}
    if "crates" in parameters:
        said["coins"] = box.BRIBE[view.bribes, parameters["cargo"]] - parameters["crates"]
    return Message(f"move-{_move_name(view, family)}", said)


def _move_name(view: Table, family: str) -> str:
    """The name of a move's text: after the question, or after the Ability."""
    if family == "decline":
        return f"decline-{deed(view)}"
    if view.asks not in (ask.TAKE_ACTION, ask.CARRY_OUT):
        return deed(view)
    return family if family in ("throw", "end") else f"{family}-{TRAITOR.text(ability_asked(view))}"


def _traitor(view: Table, traitor: int) -> dict[str, Argument]:
    """A traitor with its colours, whether one of them is on a die, and its Search."""
    colours = box.COLOURS_OF[traitor]
    return {
        "traitor": argument(TRAITOR, traitor),
        "colours": colours_of(colours),
        "open": "yes" if colours & open_colours(view) else "no",
        "search": guide.search_of(traitor),
        "standard": "yes" if guide.has_usual_search(traitor) else "no",
    }


def _player_chosen(view: Table, other: int) -> dict[str, Argument]:
    """A player that an Ability can be used on: cards, coins and the current traitor."""
    known: dict[str, Argument] = {
        "other": Seat(other),
        "cards": view.hand_size[other],
        "coins": view.coins[other],
    }
    return known if view.current[other] == NONE else known | _traitor(view, view.current[other])


def _pair(view: Table, pair: int) -> dict[str, Argument]:
    """Two players."""
    one, two = PAIR.rows[pair]
    return {"other": Seat(one), "another": Seat(two)}


def _cargo(view: Table, kind: int) -> dict[str, Argument]:
    """A card with its points and what it can be sold for."""
    return {
        "cargo": argument(KIND, kind),
        "points": box.POINTS[kind],
        "price": min(box.LEVEL[kind], view.safe),
        "scarce": "yes" if 0 < view.safe < box.LEVEL[kind] else "no",
    }


def _die_now(view: Table, die: int) -> dict[str, Argument]:
    """A die with what it shows."""
    return {"die": die + 1, "now": argument(FACE, view.die[die])}


def _dice_now(view: Table, dice: int) -> dict[str, Argument]:
    """Dice with what they show."""
    shown = [
        Message("die-now", {"die": die + 1, "result": argument(FACE, view.die[die])}) for die in members(dice)
    ]
    return {"dice": listed(shown), "count": len(shown)}


def _order(view: Table, order: int) -> dict[str, Argument]:
    """The cards in their new order: the one that will be drawn, and those left on top."""
    play = playing(view)
    count = min(box.SEEN, view.depth)
    cards = [
        argument(CARD, view.ability_cards[play, ask.FORESEEN_AT + place])
        for place in ORDERS.rows[order][:count]
    ]
    return {"cargo": cards[0], "rest": listed(cards[1:]), "count": count - 1}


_ABOUT: dict[str, Callable[[Table, int], dict[str, Argument]]] = {
    "traitor": _traitor,
    "seat": _player_chosen,
    "pair": _pair,
    "cargo": _cargo,
    "die": _die_now,
    "dice": _dice_now,
    "order": _order,
}
"""Parameters of moves of which more is worth knowing than what they stand for."""


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
    played = argument(TRAITOR, view.current[view.actor])
    return {"traitor": argument(TRAITOR, by), "played": played, "colours": colours_of(view.colours)}


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
        return {"blocked": "yes" if blocked else "no", "traitors": argument(TRAITORS, blocked)}
    if asked == ask.SWAP_CARDS:
        return {"other": Seat(view.target[playing(view)])}
    if asked == ask.ORDER_CARDS:
        return {"count": min(box.SEEN, view.depth)}
    if asked in (ask.TAKE_ACTION, ask.CARRY_OUT):
        final = "yes" if view.journeys == box.JOURNEYS else "no"
        return {"ability": ability_state(view, seat), "throw": throw_state(view, seat), "final": final}
    return {}


def ability_state(view: Table, seat: int) -> str:
    """Whether the Ability is used, can be used, or finds nothing to work on."""
    if view.asks == ask.TAKE_ACTION and view.done & ask.ABILITY_DONE:
        return "done"
    return "yes" if mark_ability(view, seat, ability_asked(view), [0] * MASK_WORDS) else "none"


def throw_state(view: Table, seat: int) -> str:
    """Whether the actor can throw, and if not, why."""
    if view.done & ask.THROW_DONE:
        return "done"
    if ask.all_black(view):
        return "black"
    if not view.colours:
        return "no-colour"
    if not view.colours & open_colours(view):
        return "colour"
    held = [kind for kind in range(box.KINDS) if view.hand[seat, kind] > 0]
    if not held:
        return "no-cargo"
    payable = any(missing(view, seat, kind) <= 0 for kind in held)
    return "yes" if payable else "poor"


def _outcome(view: Table, seat: int) -> Message:
    """Who won, and whether that is good news."""
    own = seat >= 0 and view.winners >> seat & 1
    result = "watched" if seat < 0 else "lost" if not own else "won" if view.winners == 1 << seat else "draw"
    return Message("prompt-over", {"result": result, "seats": Seats(view.winners)})


def rule_hint(view: Table, seat: int) -> Message:
    """The rule behind the question, or what the traitor can do; for those who wait, what goes on."""
    if view.awaits == 0:
        return Message("rule-over")
    by = ability_asked(view)
    if seat < 0 or not view.awaits >> seat & 1:
        return Message(f"wait-{deed(view)}" if by == NONE else "wait-ability", _ability(view))
    if by == NONE:
        return Message(f"rule-{deed(view)}", {"black": YES_OR_NO.text(view.leader_may_pick_black)})
    spent = view.asks == ask.TAKE_ACTION and view.done & ask.ABILITY_DONE and not view.done & ask.THROW_DONE
    return Message("rule-throw" if spent else "rule-ability", _ability(view) | {"text": guide.ability_of(by)})


# The table as data -----------------------------------------------------------------------------


def scene(view: Table, seat: int) -> shapes.ZeppelinScene:
    """A table as data for clients; veiled, but for `EVERYTHING`."""
    over = view.ending != NONE
    acting = _acting(view)
    asked = open_die(view) if view.asks == ask.SETTLE_DIE else NONE
    return {
        "turn": view.turn,
        "round": lap(view) + 1 if view.chances else None,
        "stage": _stage(view),
        "over": over,
        "question": None if over else deed(view),
        "ability": None if over else name_of(TRAITOR, ability_asked(view)),
        "awaits": Seats(view.awaits).seats,
        "leader": view.leader,
        "actor": _or_none(view.actor),
        "acting": _or_none(acting),
        "actions": {"ability": bool(view.done & ask.ABILITY_DONE), "throw": bool(view.done & ask.THROW_DONE)},
        "colours": COLOURS.json(view.colours),
        "target": box.TARGET[view.mode],
        "dice": [_die(view.die[die]) for die in range(box.DICE)],
        "asked_die": _or_none(asked),
        "open_colours": COLOURS.json(open_colours(view)),
        "safe": view.safe,
        "hold": view.depth,
        "journeys": view.journeys,
        "last_journey": box.JOURNEYS,
        "flight": flight(view.journeys, box.JOURNEYS, over).json(),
        "discarded": _by_kind([view.discarded[kind] for kind in range(box.KINDS)]),
        "removed": box.REMOVED[view.seats],
        "airsick": box.AIRSICK[view.seats],
        "pool": box.TRAITORS - box.AIRSICK[view.seats] - view.seats - view.drafted,
        "unplayable": _unplayable(view),
        "tolls": [view.toll[place] for place in range(box.MOST_TOLLS) if view.toll[place] != NONE],
        "players": [_player(view, seat, other) for other in range(view.seats)],
        "own": None if seat < 0 else _own(view, seat),
        "open": [_own(view, other) for other in range(view.seats)] if seat == EVERYTHING else None,
        "notes": _notes(view, seat),
        "foreseen": _foreseen(view),
        "cargo": [_kind(view, kind) for kind in range(box.KINDS)],
        "traitors": [_traitor_card(view, seat, traitor) for traitor in TRAITOR],
        "ending": ask.ENDING.text(view.ending) if over else None,
        "winners": Seats(view.winners).seats,
        "options": _options(view),
        "origins": {"parts": origins()},
    }


def _stage(view: Table) -> shapes.Stage:
    """Whether traitors are drafted, dice settled, or traitors played."""
    if view.ending != NONE:
        return "over"
    return "draft" if view.stage == ask.DRAFTING else "dice" if view.stage == ask.SETTLING else "plays"


def _acting(view: Table) -> int:
    """Whose current traitor acts; NONE where one has yet to be played."""
    return view.actor if view.stage in (ask.ACTING, ask.SETTLING) and view.ending == NONE else NONE


def _or_none(number: int) -> int | None:
    """A number, or None for a blank."""
    return None if number == NONE else number


def _by_kind(counts: Sequence[int]) -> shapes.Cards:
    """Cards by the names of their kinds; kinds without cards are left out."""
    return {CARD.text(kind): count for kind, count in enumerate(counts) if count > 0}


def _die(result: int) -> shapes.Die | None:
    """A die: its result and, where it has a colour, the heading."""
    if result == NONE:
        return None
    heading = box.HEADINGS[result] if result < box.COLOURS else None
    return {"result": FACE.text(result), "heading": heading}


def _unplayable(view: Table) -> list[shapes.Unplayable]:
    """The traitors that nobody can play, in the order in which they were named, and who named them."""
    return [
        {"traitor": TRAITOR.text(view.named[place]), "by": view.namer[place]}
        for place in range(box.MOST_NAMES)
        if view.named[place] != NONE
    ]


def _foreseen(view: Table) -> list[str] | None:
    """The cards that are to be put in order, for whoever sees them."""
    if view.asks != ask.ORDER_CARDS:
        return None
    play, count = playing(view), min(box.SEEN, view.depth)
    cards = [view.ability_cards[play, ask.FORESEEN_AT + place] for place in range(count)]
    return None if NONE in cards else [CARD.text(card) for card in cards]


# Players ---------------------------------------------------------------------------------------


@part
def _player(view: Table, seat: int, other: int) -> shapes.Player:
    """What a view knows of a player."""
    own = seat in (other, EVERYTHING)
    laid = [round_ for round_ in range(box.LAPS) if view.laid[other, round_] != NONE]
    drafted = (other - view.leader) % view.seats < view.drafted
    thrown = [view.thrown[other, kind] for kind in range(box.KINDS)]
    hand = [view.hand[other, kind] if own else 0 for kind in range(box.KINDS)]
    return {
        "seat": other,
        "coins": view.coins[other],
        "hand_size": view.hand_size[other],
        "hand": _by_kind(hand) if own else None,
        "short": _by_kind([missing(view, other, kind) if count else 0 for kind, count in enumerate(hand)]),
        "thrown": _by_kind(thrown),
        "worth": {CARD.text(kind): box.POINTS[kind] * count for kind, count in enumerate(thrown) if count},
        "levels": sorted({box.LEVEL[kind] for kind, count in enumerate(thrown) if count}),
        "cargo_points": cargo_points(view, other),
        "bonus": bonus(view, other),
        "points": score(view, other),
        "at_target": bool(at_target(view) >> other & 1),
        "laid": [_laid(view, other, round_) for round_ in laid],
        "current": name_of(TRAITOR, view.current[other]),
        "traitors_left": 1 + drafted - len(laid),
        "toll": any(view.toll[place] == other for place in range(box.MOST_TOLLS)),
    }


def missing(view: Table, seat: int, kind: int) -> int:
    """Coins that are missing for a card of one's hand, crates counted as coins."""
    return fewest_crates(view, seat, kind) - most_crates(view, seat, kind)


def _laid(view: Table, seat: int, round_: int) -> shapes.Laid:
    """A traitor before a player: current, played before, or only shown."""
    traitor, blocked = view.laid[seat, round_], bool(view.skipped[seat, round_])
    current = not blocked and traitor == view.current[seat]
    own = box.COLOURS_OF[traitor]
    colours = view.colours if current and seat == _acting(view) else own
    state = "blocked" if blocked else "past" if not current else "current" if colours == own else "copies"
    return {
        "round": round_ + 1,
        "traitor": TRAITOR.text(traitor),
        "blocked": blocked,
        "colours": COLOURS.json(colours),
        "remark": Message("laid", {"state": state, "colours": colours_of(colours)}).json(),
    }


@part
def _own(view: Table, seat: int) -> shapes.Own:
    """A seat's traitors, and what it saw of the others in this turn."""
    pool, pick = view.seen_pool[seat], view.pick[seat]
    looked = view.stage != ask.DRAFTING
    leader = looked and seat == view.leader
    left_over = leader or (looked and seat == last_drafter(view))
    return {
        "dealt": TRAITOR.text(view.dealt[seat]),
        "drafted": name_of(TRAITOR, pick),
        "traitors": TRAITORS.json(view.held[seat]),
        "blocked": TRAITORS.json(view.held[seat] & view.unplayable),
        "fits": _fits(view, seat),
        "pool": TRAITORS.json(pool) if pool else None,
        "passed_on": None if pick == NONE else TRAITORS.json(pool & ~(1 << pick)),
        "airsick": TRAITORS.json(view.airsick) if leader else None,
        "unselected": TRAITORS.json(view.undrafted) if left_over else None,
    }


def _fits(view: Table, seat: int) -> dict[str, shapes.Fit]:
    """Whether a seat's traitors are blocked or played, or can throw on these dice."""
    fits: dict[str, shapes.Fit] = {}
    current, acting = view.current[seat], seat == _acting(view)
    for traitor in members(view.held[seat] | (0 if current == NONE else 1 << current)):
        played = traitor == current
        if view.unplayable >> traitor & 1:
            fits[TRAITOR.text(traitor)] = "blocked"
        elif played and not acting:
            fits[TRAITOR.text(traitor)] = "played"
        elif view.stage != ask.DRAFTING and not (played and view.done & ask.THROW_DONE):
            colours = view.colours if played else box.COLOURS_OF[traitor]
            fits[TRAITOR.text(traitor)] = (
                "can-throw" if colours & open_colours(view) else "cannot-throw" if colours else "copies"
            )
    return fits


@part
def _notes(view: Table, seat: int) -> shapes.Notes:
    """What a seat knows of hidden Cargo."""
    known = all_cargo(view) if seat == EVERYTHING else notes(view, seat)
    return {
        "top": [CARD.text(card) for card in known.top],
        "near_top": _by_kind(known.near),
        "buried": [{"under_it": under, "cargo": CARD.text(card)} for under, card in known.buried],
        "hands": [
            {"seat": other, "cargo": _by_kind(hand), "unknown": known.unknown[other]}
            for other, hand in enumerate(known.hands)
            if other != seat
        ],
    }


# Cards -----------------------------------------------------------------------------------------


@part
def _kind(view: Table, kind: int) -> shapes.Kind:
    """A kind of Cargo with its numbers at this table."""
    card = box.CARGO[kind]
    return {
        "name": card.name,
        "copies": card.copies,
        "level": card.level,
        "points": card.points,
        "bribe": box.BRIBE[view.bribes, kind],
        "about": Message("about-cargo", guide.cargo_facts(view, kind)).json(),
        "origin": _origin("cargo", card.points_origin, card.numbers_origin),
    }


@part
def _traitor_card(view: Table, seat: int, traitor: int) -> shapes.Traitor:
    """A traitor with its colours and its Search, and where it is as far as a seat knows."""
    card = box.TRAITOR_CARDS[traitor]
    place, owner = _place(view, seat, traitor)
    named = next((one["by"] for one in _unplayable(view) if one["traitor"] == card.name), None)
    return {
        "name": card.name,
        "colours": COLOURS.json(box.COLOURS_OF[traitor]),
        "coins": card.coins,
        "cards": card.cards,
        "usual_search": guide.has_usual_search(traitor),
        "about": Message("about-traitor", guide.traitor_facts(traitor)).json(),
        "origin": _origin("traitor", card.colours_origin, card.text_origin),
        "place": place,
        "secret": seat >= 0 and place in _SECRET,
        "seat": owner,
        "named": named,
        "where": whereabouts(place, owner, named).json(),
    }


_SECRET: tuple[shapes.Place, ...] = ("yours", "airsick", "unselected", "others", "passed", "pool")
"""Places that a seat alone knows of."""


def _place(view: Table, seat: int, traitor: int) -> tuple[shapes.Place, int | None]:
    """Where a traitor is in this turn, and whose it is, as far as a seat knows."""
    every = range(view.seats)
    for other in every:
        if ask.laid_by(view, other) >> traitor & 1:
            shown = view.skipped[other, 0 if view.laid[other, 0] == traitor else 1]
            return "shown" if shown else "played", other
    if seat == EVERYTHING:
        holder = next((other for other in every if view.held[other] >> traitor & 1), None)
        if holder is not None:
            return "held", holder
        left: shapes.Place = "pool" if view.stage == ask.DRAFTING else "unselected"
        return left if view.undrafted >> traitor & 1 else "airsick", None
    if seat < 0:
        return "unknown", None
    return _known_place(_own(view, seat), view.stage == ask.DRAFTING, TRAITOR.text(traitor)), None


def _known_place(own: shapes.Own, drafting: bool, name: str) -> shapes.Place:
    """Where a traitor is by what a seat holds and saw; the leader who has looked knows what others hold."""
    known: tuple[tuple[shapes.Place, list[str] | None], ...] = (
        ("yours", own["traitors"]),
        ("airsick", own["airsick"]),
        ("unselected", own["unselected"]),
        ("others", None if own["airsick"] is None else [name]),
        ("passed", own["passed_on"]),
        ("pool", own["pool"] if drafting else None),
    )
    return next((place for place, names in known if names and name in names), "unknown")


@part
def _options(view: Table) -> shapes.Options:
    """What was agreed before the deal."""
    return {
        "mode": box.MODE.text(view.mode),
        "bribes": box.BRIBES.text(view.bribes),
        "pick-black": YES_OR_NO.text(view.leader_may_pick_black),
        "first-leader": BY_LOT if view.first_leader == NONE else LEADERS[view.first_leader + 1],
    }


def _origin(card: str, first: Origin, all_else: Origin) -> Sent | None:
    """How sure a card is: its colours or points, and all else; None where all is from the rulebook."""
    if first != all_else:
        return Message(f"origins-{card}", guide.sure(first, all_else)).json()
    return None if first == Origin.RULEBOOK else Message(f"origin-{first.value}").json()


@cache
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
