"""The names of things in Cerberus, and the effects of its cards in words.

Data names things by the last part of their text: the card `grudge` is put into words by the message
`card-grudge`, the board side `gondola` by `stretch-gondola`, and so on for every key of `NAMES`. What an
effect costs and does is said from its numbers, so that a corrected number corrects the words as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import ACTION_CARDS, EFFECTS, FIRST_BONUS_EFFECT, NONE
from turncoat.words import Argument, Message, Seat, Seats, Thing, listed

ENDING_NAMES = ("escape", "all-caught", "too-few")
"""How a game can end."""
ROLE_NAMES = ("adventurer", "cerberus", "lost")

NAMES: dict[str, tuple[str, ...]] = {
    "action": tuple(card.name for card in (*box.ADVENTURER_ACTIONS, *box.CERBERUS_ACTIONS)),
    "card": tuple(card.name for card in box.BONUS_CARDS),
    "deck": ("survival", "betrayal"),
    "feature": (
        "plain", "den", "gates", "draw", "rage", "promontory", "platform", "gondola-low", "gondola-high",
        "funicular-foot", "funicular-top", "bridge-near", "bridge-far", "portal-near", "actuator",
        "portal-far",
    ),
    "role": ROLE_NAMES,
    "stretch": tuple(side.name for side in box.SIDES),
}  # fmt: skip
"""The names of things by their numbers."""


def thing(kind: str, number: int) -> Thing:
    """A thing to be put into words."""
    return Thing(f"{kind}-{NAMES[kind][number]}")


def joined(name: str, items: Sequence[Message]) -> Message:
    """Messages in a row, joined by a message with a start and an end."""
    row = items[0]
    for item in items[1:]:
        row = Message(name, {"start": row, "end": item})
    return row


def cards_listed(counts: Sequence[int]) -> Argument:
    """Bonus cards by how many there are of each kind, to be put into words."""
    return listed(
        [
            Message("cards-of-kind", {"card": thing("card", kind), "count": count})
            for kind, count in enumerate(counts)
            if count > 0
        ]
    )


def members(seats: int) -> list[int]:
    """The seats of a set of bits."""
    return Seats(seats).seats


# Effects in words ------------------------------------------------------------------------------

COSTS = ("free", "rage", "faster", "slower", "own-card", "cards", "advance", "step-back")
VERBS = (
    "nothing", "rage", "speed", "self", "other", "either-way", "draw", "other-draws", "take-back", "boats",
    "dog", "catch-up", "lose-card", "card-or-retreat", "all",
)  # fmt: skip
"""The words after which the texts of costs and parts are named, by the numbers of these."""
_OF_OTHERS = (box.OTHER_BY, box.OTHER_EITHER_WAY, box.LOSE_CARD, box.OTHER_DRAWS)
_OF_SURVIVAL = (box.LOSE_CARD, box.CARD_OR_RETREAT)
"""Parts for which others are chosen, and Betrayal cards that take Survival cards."""


def is_adventurers(effect: int) -> bool:
    """Whether an effect is one for Adventurers."""
    if effect < FIRST_BONUS_EFFECT:
        return effect < 2 * ACTION_CARDS
    return effect == box.OPPORTUNISM_BY_CARD or effect < FIRST_BONUS_EFFECT + 2 * box.SURVIVAL_KINDS


def deck_of(effect: int) -> Thing:
    """The deck whose cards an effect draws and costs."""
    return thing("deck", box.SURVIVAL if is_adventurers(effect) else box.BETRAYAL)


def card_of(effect: int) -> Thing:
    """The card that an effect stands on."""
    if effect == box.OPPORTUNISM_BY_CARD:
        return thing("card", box.OPPORTUNISM)
    if effect < FIRST_BONUS_EFFECT:
        return thing("action", effect // 2)
    return thing("card", (effect - FIRST_BONUS_EFFECT) // 2)


def grade_of(effect: int) -> str:
    """Whether an effect is an Action card's, or the simple or advanced one of a bonus card."""
    if effect < FIRST_BONUS_EFFECT:
        return "action"
    simple = effect == box.OPPORTUNISM_BY_CARD or effect % 2 == FIRST_BONUS_EFFECT % 2
    return "simple" if simple else "advanced"


def effect_of(effect: int, actor: int = NONE, agreed: bool = False, alone: bool = False) -> Message:
    """An effect in words: for the one who plays it, or (with an actor) for everybody.

    Where two readings of a card can be agreed on, `agreed` says only what both have in common. Whoever is
    `alone` has nobody who could help to pay.
    """
    parts = parts_of(effect, range(len(EFFECTS[effect].parts)), actor, agreed)
    if EFFECTS[effect].cost == box.FREE:
        return parts
    return Message("effect-costly", {"cost": cost_of(effect, actor, alone), "parts": parts})


def cost_of(effect: int, actor: int = NONE, alone: bool = False) -> Message:
    """What an effect costs."""
    spelled = EFFECTS[effect]
    arguments: dict[str, Argument] = {"by": spelled.amount, "deck": deck_of(effect)}
    cost = box.OWN_CARD if alone and spelled.cost == box.CARDS else spelled.cost
    return Message(f"cost-{COSTS[cost]}", arguments | _who(actor, False))


def parts_of(effect: int, parts: Iterable[int], actor: int = NONE, agreed: bool = False) -> Message:
    """Some parts of an effect, equal ones counted together."""
    spelled = EFFECTS[effect]
    groups: dict[tuple[int, int], int] = {}
    for part in parts:
        groups[spelled.parts[part]] = groups.get(spelled.parts[part], 0) + 1
    said: list[Message] = []
    before: list[int] = []
    for (verb, by), count in groups.items():
        arguments: dict[str, Argument] = {
            "by": abs(by),
            "way": "agreed" if agreed and verb == box.OTHER_BY else "forward" if by >= 0 else "back",
            "count": count,
            "which": _which(effect, before),
            "role": ROLE_NAMES[0 if is_adventurers(effect) else 1],
            "deck": thing("deck", box.SURVIVAL) if verb in _OF_SURVIVAL else deck_of(effect),
        }
        too = spelled.in_order and bool(before)
        said.append(Message(f"does-{VERBS[verb]}", arguments | _who(actor, too)))
        before.append(verb)
    return joined("effect-then" if spelled.in_order else "effect-and", said)


def _which(effect: int, before: Iterable[int]) -> str:
    """Whom a part for others concerns: anybody, others than the player, or others than a part before."""
    if any(verb in _OF_OTHERS for verb in before):
        return "more"
    return "other" if is_adventurers(effect) or EFFECTS[effect].cost == box.ADVANCE else "any"


def _who(actor: int, too: bool) -> dict[str, Argument]:
    """Whether a text speaks to the one who plays the card, or of them; `too` goes on with that subject."""
    also = "-too" if too else ""
    return {"who": f"you{also}"} if actor == NONE else {"who": f"seat{also}", "seat": Seat(actor)}
