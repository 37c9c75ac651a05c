"""Cerberus as people are told it: events, moves and questions as messages."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import table as ask
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import EFFECTS, NONE
from turncoat.games.cerberus.effects import bonus_effect, may_stop, others_hold
from turncoat.games.cerberus.moves import TWO_SLOTS
from turncoat.games.cerberus.names import OF_OTHERS, card_of, deck_of, effect_of, grade_of, parts_of
from turncoat.games.cerberus.pawns import shortcut
from turncoat.games.cerberus.rules import action_effect, can_act
from turncoat.games.cerberus.table import ENDING, QUESTION, Table, in_play
from turncoat.games.cerberus.wording import hunt, known_places, place_of, prey
from turncoat.kernel.moves import ones
from turncoat.kernel.news import Event
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, Seats, argument, told

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
    places = known_places(view)[slot]
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
        return Message(f"wait-{question_name(view)}", _occasion(view) | {"seats": Seats(view.awaits)})
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
        return _open_parts(view)
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


def _open_parts(view: Table) -> dict[str, Argument]:
    """The parts that are left; where only one kind of them needs somebody, that is what is asked."""
    left = members(view.parts)
    asking = [part for part in left if EFFECTS[view.effect].parts[part][0] in OF_OTHERS]
    rest = [part for part in left if part not in asking]
    if len({EFFECTS[view.effect].parts[part] for part in asking}) != 1:
        return {"parts": parts_of(view.effect, left), "single": "no"}
    who: dict[str, Argument] = {"parts": parts_of(view.effect, asking), "single": "yes"}
    return who | {"single": "first", "also": parts_of(view.effect, rest)} if rest else who


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


def _hunt_ahead(view: Table) -> Message:
    """How near the Hunt is, and whom it would reach."""
    return Message("board-hunt-line", {"hunt": hunt(view), "seats": Seats(prey(view))})


def rule_hint(view: Table, seat: int) -> Message:
    """The rule behind the question for whoever has to answer it; for the others how near the Hunt is."""
    if view.awaits == 0:
        return Message("rule-over")
    if seat < 0 or not view.awaits >> seat & 1:
        return Message("rule-caught") if view.hunting else _hunt_ahead(view)
    if view.asks == ask.PLAY_CARD:
        return Message("rule-play", {"deck": _deck(view, view.active)})
    if view.asks == ask.WHICH_WAY:
        return Message("rule-way", {"feature": argument(box.FEATURE, view.feature[view.space[view.mover]])})
    if view.asks == ask.OWN_SHARE and EFFECTS[view.effect].cost == box.OWN_CARD:
        return Message("rule-own-card")
    return Message("rule-look" if view.asks == ask.MAY_LOOK else f"rule-{question_name(view)}")
