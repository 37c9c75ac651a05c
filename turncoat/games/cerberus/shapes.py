"""The shapes of a scene and a score sheet of Cerberus."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.table import ENDING, ROLE
from turncoat.shapes import Message, Scene, Seat

Action = Annotated[str, box.ACTION]
ActionCardName = Annotated[str, box.ACTION_CARD]
Kind = Annotated[str, box.KIND]
Deck = Annotated[str, box.DECK]
Side = Annotated[str, box.SIDE]
Role = Annotated[str, ROLE]
Ending = Annotated[str, ENDING]
Cards = dict[Kind, int]
Shade = Literal["dark", "light", "blank", "hunt"]
CardKind = Literal["action", "survival", "betrayal"]
Grade = Literal["action", "simple", "advanced"]
Outcome = Literal["escaped", "aboard", "path", "winner", "cerberus", "lost"]


class Space(TypedDict):
    """A space of the path."""

    space: int
    side: Side
    feature: Annotated[str, box.FEATURE]
    mark: bool  # whether it has a paw mark
    seats: list[Seat]
    cerberus: bool


class Place(TypedDict):
    """A special place that does something."""

    place: str
    near: int
    far: int  # the other end, where it has one
    works: bool  # whether it can be used now
    words: Message  # what it does now


class Position(TypedDict):
    """A position of the Rage track."""

    position: int
    shade: Shade
    seat: Seat | None  # whose pawn is on it
    unused: bool  # whether a pawn is on it that nobody plays
    words: Message


class Rage(TypedDict):
    """The Rage track."""

    die: int
    hunt: int  # the last position
    leftmost: int  # the position that the next pawn takes
    positions: list[Position]


class Hunt(TypedDict):
    """What a Hunt would bring as things stand."""

    reach: int  # the last space that Cerberus would come to
    prey: list[Seat]
    words: Message


class Slot(TypedDict):
    """A mooring with its Barque."""

    slot: int  # from 1
    places: int | None  # where the seat knows them
    open: bool  # whether everybody does
    seen: bool  # whether the seat has looked
    seen_by: list[Seat]
    words: Message


class Barques(TypedDict):
    """The Barques."""

    revealed: bool
    places: int | None  # of the Barque that was turned up
    aboard: list[Seat]
    slots: list[Slot]
    words: Message | None  # on the Barque that was turned up


class Player(TypedDict):
    """What the seat knows of a player."""

    seat: Seat
    role: Role
    deck: Deck  # from which the player draws
    space: int | None
    aboard: bool
    position: int | None  # on the Rage track
    place: Message
    held: list[Action]
    played: list[Action]
    hand_size: int
    hand: Cards | None  # one's own, all at the end
    shown: list[Kind]  # shown in a request that failed, and still held
    outcome: Message | None  # at the end


class Cost(TypedDict):
    """The price of an effect."""

    kind: Annotated[str, box.COST]
    amount: int


class Part(TypedDict):
    """A part of an effect."""

    does: Annotated[str, box.VERB]
    by: int


class Effect(TypedDict):
    """An effect of a card."""

    cost: Cost | None
    parts: list[Part]
    in_order: bool  # whether the parts come in this order
    short: Message


class BonusCard(TypedDict):
    """A kind of bonus card."""

    name: Kind
    deck: Deck
    copies: int
    effects: list[Effect]


class ActionCard(TypedDict):
    """A face of an Action card."""

    card: ActionCardName  # as moves name it
    name: Action
    effects: list[Effect]


class OwnEffect(TypedDict):
    """An effect of a card that the seat has."""

    short: Message
    full: Message
    dear: bool  # whether the seat could play it now, but for its price


class OwnCard(TypedDict):
    """A card that the seat has."""

    card: str  # as moves name it
    kind: CardKind
    title: str  # the message that names it
    count: int
    spent: bool  # whether it lies open already
    effects: list[OwnEffect]
    origin: str


class Step(TypedDict):
    """A part of the effect in progress."""

    words: Message
    ways: list[Message]  # the same forward and back, where that is to be chosen
    done: bool


class EffectInProgress(Effect):
    """The card being played."""

    card: str
    kind: CardKind
    role: Role  # who plays such cards
    title: str  # the message that names it
    grade: Grade
    which: int
    full: Message
    price: Message | None
    steps: list[Step]
    origin: str
    paid: bool
    left: list[int]  # parts to come
    concerned: list[Seat]
    missing: int  # cards of the price
    offered: list[int]  # by seat
    own_offer: Cards
    offers: list[Cards] | None  # by seat, with all cards open
    to_ask: list[Seat]
    to_discard: list[Seat]
    to_retreat: list[Seat]
    retreat_by: int


MoveInProgress = TypedDict(
    "MoveInProgress",
    {
        "seat": Seat | None,  # who is on the way
        "steps": int,  # still to go, back below 0
        "from": int | None,
        "cerberus_steps": int,
        "hunt": bool,
        "caught": list[Seat],  # together, still to be put on the track
    },
)


class Origins(TypedDict):
    """How sure the parts of the box are."""

    parts: dict[str, str]
    cards: dict[Kind, dict[str, str]]  # `name`, `effects` and `copies`
    sides: dict[Side, dict[str, str]]  # `layout` and `skulls`


class CerberusScene(Scene):
    """The table as a seat sees it."""

    turn: int
    active: Seat
    played: dict[Literal["action", "bonus"], bool]  # in this turn
    help_refused: bool  # whether a request for cards has failed in this turn
    sides: list[Side]
    skulls: int
    difficulty: int
    course: list[Space]  # from the Den on
    places: list[Place]
    gates: int
    finish: int  # where the Finish board begins
    circle: int  # the last space on which one who joins Cerberus draws two Betrayal cards
    bridge: bool  # whether the Rope Bridge still hangs
    cerberus: int
    speed: int
    starting_speed: int
    rage: Rage
    hunt: Hunt | None  # nothing during a Hunt and at the end
    capture: Message | None  # what would become of the next one caught
    barques: Barques
    players: list[Player]
    decks: dict[Deck, int]
    discards: dict[Deck, Cards]
    stocks: dict[Deck, Message]  # decks and discard piles
    effect: EffectInProgress | None
    move: MoveInProgress | None
    waiting: list[Message]  # what the effect and the move wait for
    own_cards: list[OwnCard]  # while the seat plays
    cards: list[BonusCard]  # the kinds in open hands; one's own are in `own_cards`
    actions: dict[Role, list[ActionCard]]  # of the roles that somebody has
    ending: Ending | None
    options: dict[str, str]
    origins: Origins


class SheetRow(TypedDict):
    """What became of a seat."""

    seat: Seat
    role: Role
    outcome: Outcome
    won: bool
    aboard: bool
    space: int | None
    position: int | None
    hand: Cards


class Sheet(TypedDict):
    """The score sheet."""

    ending: Ending
    winners: list[Seat]
    turns: int
    skulls: int
    difficulty: int
    adventurers_left: int
    revealed: bool
    barques: list[int]
    seats: list[SheetRow]
