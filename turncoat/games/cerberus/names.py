"""The effects of the cards of Cerberus in words.

What an effect costs and does is said from its numbers, so that a corrected number corrects the words as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import EFFECTS, NONE
from turncoat.games.cerberus.shapes import Cards, Grade
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS, ROLE
from turncoat.kernel.things import Domain
from turncoat.words import Argument, Message, Seat, argument, listed


def joined(name: str, items: Sequence[Message]) -> Message:
    """Messages in a row, joined by a message with a start and an end."""
    row = items[0]
    for item in items[1:]:
        row = Message(name, {"start": row, "end": item})
    return row


def by_kind(counts: Sequence[int]) -> Cards:
    """Cards by the names of their kinds; kinds without cards are left out."""
    return {box.KIND.names[kind]: count for kind, count in enumerate(counts) if count > 0}


def cards_listed(counts: Sequence[int], wording: str = "cards-of-kind") -> Argument:
    """Bonus cards by how many there are of each kind, to be put into words."""
    return listed(
        [
            Message(wording, {"card": argument(box.KIND, kind), "count": count})
            for kind, count in enumerate(counts)
            if count > 0
        ]
    )


OF_OTHERS = (box.OTHER_BY, box.OTHER_EITHER_WAY, box.LOSE_CARD, box.OTHER_DRAWS)
_OF_SURVIVAL = (box.LOSE_CARD, box.CARD_OR_RETREAT)
_OF_DRAWING = (box.DRAW, box.OTHER_DRAWS)
"""Parts for which others are chosen, Betrayal cards that take Survival cards, and parts that bring cards."""


def printed(effect: int) -> int:
    """The effect of a card in whose place another reading of it stands."""
    return box.OPPORTUNISM_BY_BOOK if effect == box.OPPORTUNISM_BY_CARD else effect


def is_adventurers(effect: int) -> bool:
    """Whether an effect is one for Adventurers."""
    if box.OF_ACTION.has(effect):
        return box.OF_ACTION.action(effect) < box.ACTION_CARDS
    return box.DECK_OF[box.OF_BONUS.kind(printed(effect))] == box.SURVIVAL


def deck_of(effect: int) -> Argument:
    """The deck whose cards an effect draws and costs."""
    return argument(box.DECK, box.SURVIVAL if is_adventurers(effect) else box.BETRAYAL)


def stands_on(effect: int) -> tuple[Domain, int]:
    """The card that an effect stands on: its kind of things, and its number."""
    if box.OF_ACTION.has(effect):
        return box.ACTION, box.OF_ACTION.action(effect)
    return box.KIND, box.OF_BONUS.kind(printed(effect))


def card_of(effect: int) -> Argument:
    """The card that an effect stands on, to be put into words."""
    return argument(*stands_on(effect))


def grade_of(effect: int) -> Grade:
    """Whether an effect is an Action card's, or the simple or advanced one of a bonus card."""
    if box.OF_ACTION.has(effect):
        return "action"
    return "advanced" if box.OF_BONUS.which(printed(effect)) else "simple"


def effect_of(
    effect: int, actor: int = NONE, agreed: bool = False, alone: bool = False, short: bool = False
) -> Message:
    """An effect in words, in full or in short: for the one who plays it, or (with an actor) for everybody.

    Where two readings of a card can be agreed on, `agreed` says only what both have in common. Whoever is
    `alone` has nobody who could help to pay.
    """
    parts = parts_of(effect, range(len(EFFECTS[effect].parts)), actor, agreed, short)
    if EFFECTS[effect].cost == box.FREE:
        return parts
    return Message("effect-costly", {"cost": cost_of(effect, actor, alone, short), "parts": parts})


def cost_of(effect: int, actor: int = NONE, alone: bool = False, short: bool = False) -> Message:
    """What an effect costs."""
    spelled = EFFECTS[effect]
    arguments: dict[str, Argument] = {"by": spelled.amount, **_who(actor, False)}
    if short:
        return Message(f"short-cost-{box.COST.names[spelled.cost]}", arguments)
    cost = box.OWN_CARD if alone and spelled.cost == box.CARDS else spelled.cost
    return Message(f"cost-{box.COST.names[cost]}", arguments | {"deck": deck_of(effect)})


def parts_of(
    effect: int, parts: Iterable[int], actor: int = NONE, agreed: bool = False, short: bool = False
) -> Message:
    """Some parts of an effect, equal ones counted together."""
    spelled = EFFECTS[effect]
    groups = Counter(spelled.parts[part] for part in parts)
    said: list[Message] = []
    before: list[int] = []
    for (verb, by), count in groups.items():
        way = "agreed" if agreed and verb == box.OTHER_BY else "forward" if by >= 0 else "back"
        arguments: dict[str, Argument] = {"by": abs(by), "way": way}
        if verb in OF_OTHERS:
            arguments |= {"count": count, "which": _which(effect, before)}
        else:
            arguments |= _who(actor, spelled.in_order and bool(before))
        if short:
            said.append(Message(f"short-does-{box.VERB.names[verb]}", arguments))
        else:
            said.append(Message(f"does-{box.VERB.names[verb]}", arguments | _cards(effect, verb)))
        before.append(verb)
    form = "short" if short else "effect"
    return joined(f"{form}-then" if spelled.in_order else f"{form}-and", said)


def ways_of(effect: int, part: int) -> list[Message]:
    """A part that may go forward or back, in short for each; nothing where there is no such choice."""
    verb, by = EFFECTS[effect].parts[part]
    arguments: dict[str, Argument] = {"by": by, "count": 1, "which": _which(effect, ())}
    ways = ("forward", "back") if verb == box.OTHER_EITHER_WAY else ()
    return [Message("short-does-other", arguments | {"way": way}) for way in ways]


def _cards(effect: int, verb: int) -> dict[str, Argument]:
    """Whose cards a part concerns, and of which deck."""
    if verb in _OF_SURVIVAL:
        return {"deck": argument(box.DECK, box.SURVIVAL)}
    role = ROLE.names[ADVENTURER if is_adventurers(effect) else CERBERUS]
    return {"role": role, "deck": deck_of(effect)} if verb in _OF_DRAWING else {}


def _which(effect: int, before: Iterable[int]) -> str:
    """Whom a part for others concerns: anybody, others than the player, or others than a part before."""
    if any(verb in OF_OTHERS for verb in before):
        return "more"
    return "other" if is_adventurers(effect) or EFFECTS[effect].cost == box.ADVANCE else "any"


def _who(actor: int, too: bool) -> dict[str, Argument]:
    """Whether a text speaks to the one who plays the card, or of them; `too` goes on with that subject."""
    also = "-too" if too else ""
    return {"who": f"you{also}"} if actor == NONE else {"who": f"seat{also}", "seat": Seat(actor)}
