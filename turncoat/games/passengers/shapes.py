"""The scene and the score sheet of Passengers, as clients get them."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from turncoat.games.passengers import components as box
from turncoat.games.passengers.scoring import WAY
from turncoat.games.passengers.table import CAUSE, PHASE
from turncoat.shapes import Message, Parameters, Scene, Seat

BoatName = Annotated[str, box.BOAT]
CardName = Annotated[str, box.CARD]
ColourName = Annotated[str, box.COLOUR]
FactionName = Annotated[str, box.FACTION]
GiftName = Annotated[str, box.GIFT]
Placer = Annotated[int | str, box.PLACER]
TypeName = Annotated[str, box.TYPE]
State = Literal["ahead", "now", "done"]


class Seated(TypedDict):
    """A Passenger on a space."""

    placer: Placer
    card: CardName | None  # `null` where the viewer may not know it
    face_up: bool  # at the end all are, the lost ones too
    mask: ColourName | None
    seen_by: list[Seat]  # who placed it, and who peeked at it
    secret: bool  # whether it is face down and the viewer has seen it
    message: Message  # itself in words


class Space(TypedDict):
    """A space of a boat."""

    number: int  # of its Gift
    gift: GiftName
    voices: int
    free: bool  # whether a Passenger can be seated there in this phase
    passenger: Seated | None


class Boat(TypedDict):
    """A boat of a round."""

    round: int
    boat: BoatName
    aboard: int  # how many Passengers sit in it
    spaces: list[Space]


class Vote(TypedDict):
    """What a vote came to."""

    raven: int  # the Voices for the Raven
    wolf: int  # and for the Wolf
    message: Message  # the same in words


class KnownCard(TypedDict):
    """A hand card that the viewer was shown, or gave away."""

    card: CardName
    message: Message  # how the viewer knows it


class Player(TypedDict):
    """What a viewer knows of a player."""

    seat: Seat
    hand_size: int
    hand: list[CardName] | None  # one's own, or of all with all cards open
    offer: int | None  # the place of the card of one's hand that one has chosen to show or give
    known: list[KnownCard]
    faction: FactionName | None
    secrecy: Message | None  # who else knows this faction, while it is secret
    gift: GiftName | None
    number: int | None  # of the Gift
    voices: int
    silenced: list[Annotated[str, CAUSE]]
    votes: list[BoatName | None]  # by round; of others only when all have voted


class Chosen(TypedDict):
    """A move as it is offered."""

    family: str
    parameters: Parameters


class Answer(TypedDict):
    """What a Gift made known to all, one of these."""

    seats: NotRequired[list[Seat]]  # who said yes
    type: NotRequired[TypeName]
    demons: NotRequired[int]
    red: NotRequired[int]
    green: NotRequired[int]
    blue: NotRequired[int]


class TakenGift(TypedDict):
    """A Gift that was taken in a round."""

    number: int
    gift: GiftName
    holder: Seat
    state: State  # whether its turn is still to come
    choices: list[Chosen]
    answer: Answer | None
    told: list[Message]  # what came of it, as far as all could see


class ShownCard(TypedDict):
    """A hand card that was shown or exchanged."""

    round: int
    gift: GiftName
    seat: Seat  # who showed it
    card: CardName | None  # `null` for those who did not see it


class Berth(TypedDict):
    """A space of a boat of a round; spaces are counted from 0."""

    boat: BoatName
    space: int


Options = TypedDict(
    "Options",
    {
        "edition": Annotated[str, box.EDITION],
        "sets": list[Annotated[str, box.SET]],  # by round
        "layout": Annotated[str, box.LAYOUT],
        "silence": str,
        "soul-bonus": str,
    },
)


class Origins(TypedDict):
    """How sure the parts of the box are."""

    boats: str
    silence: str
    gifts: dict[str, str]


class ScoredPassenger(TypedDict):
    """A Passenger in the Afterlands."""

    space: int
    card: CardName
    placer: Placer
    mask: ColourName | None
    colour: ColourName | None  # the one that counts
    soul: bool  # whether it counts as a Soul


class Bonus(TypedDict):
    """What Souls of one colour in a boat are worth together."""

    colour: ColourName
    souls: int
    points: int
    message: Message  # the same in words


class Beside(TypedDict):
    """A Soul that adds to what a Demon is worth."""

    direction: Annotated[str, WAY]
    round: int
    space: int


class ScoredDemon(TypedDict):
    """What a Demon is worth."""

    space: int
    card: CardName
    colour: ColourName | None
    beside: list[Beside]
    points: int
    message: Message  # the same in words


class ScoredBoat(TypedDict):
    """A boat of the Afterlands."""

    round: int
    boat: BoatName
    passengers: list[ScoredPassenger]
    souls: int
    bonuses: list[Bonus]
    demons: list[ScoredDemon]
    points: dict[FactionName, int]  # to the Soul Guides and the Demon Smugglers
    told: list[Message]  # its points, and those for its Souls


class PassengersScene(Scene):
    """The table of Passengers."""

    round: int  # from 1
    phase: Annotated[str, PHASE]
    using: GiftName | None  # the Gift that asks the question
    coin: Seat  # who holds the Master Coin
    first: list[Seat | None]  # who began, by round
    limit: int  # how many Passengers a boat takes
    boats: list[Boat]  # of this round
    ahead: list[Boat]  # of later rounds
    afterlands: list[Boat]  # those that crossed, by round
    lost: list[Boat]  # those that did not
    votes: list[Vote]  # of the rounds that are over
    players: list[Player]
    goal: Message | None  # what the viewer's faction wants
    worth: dict[TypeName, list[Message]]  # what cards of a type are worth
    masks: list[ColourName]  # those that are left
    has_shadows: bool  # whether Shadow Passengers are in the game
    shadows_left: int  # cards in the Shadow pile
    shadow_spaces: list[list[Berth]]  # where the Shadows were placed at first, by round
    silence: list[Annotated[str, box.SILENCE] | None]  # the Silence card, by round
    hushed: list[Seat | None]  # whom a Silence card let the coin's holder Silence, by round
    gifts: list[list[TakenGift]]  # by round, in the order of their numbers
    shown: list[ShownCard]
    points: dict[FactionName, float] | None  # at the end
    yaesther_points: float  # what the Yaesther player scores in any case
    scored: list[ScoredBoat]  # at the end, what crossed, by round
    winner: FactionName | None
    options: Options
    origins: Origins


class Sheet(TypedDict):
    """The score sheet."""

    boats: list[ScoredBoat]
    points: dict[FactionName, float]
    factions: dict[FactionName, list[Seat]]
    winner: FactionName
    winners: list[Seat]
    by_coin: bool  # whether the Master Coin broke a tie
    coin: Seat
    totals: dict[FactionName, Message]  # the points of a faction in words
    ending: Message  # who won and why
