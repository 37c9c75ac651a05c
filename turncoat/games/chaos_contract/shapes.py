"""The shapes of the scene and the score sheet of Chaos Contract."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.options import Objective
from turncoat.shapes import Message, Scene, Seat

Side = Annotated[str, box.SIDE]
Ending = Literal["target", "no-dice", "no-contracts", "limit"]
Role = Literal["active", "soul", "gone", "out", "invited", "refused", "not-asked"]


class Icons(TypedDict):
    """Icons of one side."""

    score: int  # contracts
    card: int  # dice cards


class Sides(TypedDict):
    """Icons of both sides."""

    reward: Icons
    penalty: Icons


class Part(TypedDict):
    """What a contract says in one of its parts."""

    choice: str
    parameter: int


class ContractFacts(TypedDict):
    """What is printed on a contract."""

    number: int  # the same all through the game
    type: Annotated[str, box.TYPE]
    least: int  # the Souls that it needs
    stars: int
    parts: dict[Annotated[str, box.PART], Part]
    reward: Icons  # for each Soul
    penalty: Icons  # for each Soul


class Contract(ContractFacts):
    """A contract that everybody has seen."""

    message: Message  # itself in words
    outlook: Message | None  # that it cannot succeed with the Souls there are, while they are sought


class Standing(TypedDict):
    """What the test comes to with the results so far."""

    message: Message
    passes: bool  # whether that would be a success


class Rank(TypedDict):
    """How a Soul stands in a battle."""

    seat: Seat
    figure: int  # what its results come to
    leads: bool  # whether nobody does better


class Working(TypedDict):
    """A power that is being revealed, or that goes on working."""

    seat: Seat
    power: Message
    effect: Message
    note: Message | None  # that it does not work, or how often it can still be used
    lasting: bool  # whether it goes on working


class ContractInPlay(Contract):
    """The contract in play with all that has come of it."""

    reward_left: Icons  # what powers have left of the reward
    penalty_left: Icons  # what powers have left of the penalty
    special_applies: bool  # whether there is a Special, and it still holds
    special_note: Message | None  # that it no longer holds, or how far it has come
    souls: list[Seat]  # who takes part
    turnout: int  # how many these are
    asked: list[Seat]  # who was asked to join
    invited: list[Seat]  # who is asked just now
    left: list[Seat]  # who was a Soul and has left
    sitter: Seat | None  # the Soul who makes no rolls
    secret: Seat | None  # the Soul who rolls face down
    exempt: Seat | None  # the Soul who takes no penalty
    rolls: int | None  # rolls for each Soul; null where they go on until somebody has won
    roll_count: int  # rolls made
    powers_seen: int  # powers rolled
    revealing: int | None  # the result that is being revealed
    outcome: Annotated[str, ask.OUTCOME] | None  # null until it is judged
    battle_winners: list[Seat]
    sharing: Side | None  # the side whose icons are being shared out
    standing: Standing | None  # null where it says nothing
    ranks: list[Rank]  # in a battle
    said: list[Message]  # how it stands so far, or how it went and what is still to be shared out
    working: list[Working]  # powers at work


class DieFacts(TypedDict):
    """What is printed on a dice card, as far as the viewer knows it."""

    card: int  # the same all through the game
    form: Annotated[str, box.FORM] | None  # null where it is unknown, as with all that follows
    number: int | None  # a wildcard has none of its own
    second: int | None  # of a duo
    power: Annotated[str, box.POWER] | None
    parameter: int | None  # of the power


class Die(DieFacts):
    """A dice card."""

    shown: bool  # whether everybody has seen it
    out: bool  # whether it lies out of its die in this contract
    message: Message  # itself in words


class Rolled(TypedDict):
    """A dice card that was rolled for a contract."""

    result: int
    owner: Seat
    order: int  # its place among the rolls, from 1; a reroll takes the place of what it replaces
    die: Die | None  # null where it lies face down
    number: int | None  # null where it has none yet
    value: int | None  # what its number came to
    state: Annotated[str, ask.STATE]
    ignored: bool
    power_works: bool
    lasting: bool  # whether its power goes on working
    uses_left: int  # of its power, where uses are counted
    message: Message  # whose it is, its card and what became of it


class Player(TypedDict):
    """What the viewer knows of a player."""

    seat: Seat
    score: int  # contracts or stars, whichever win
    contracts: int
    stars: int
    pile: list[Contract]  # contracts scored
    hand_size: int  # dice cards
    dice: list[Die]
    soul: bool  # whether the player is in the contract in play
    role: Role | None  # what the player has to do with it; null between contracts
    facts: list[Message]  # how a Soul stands in it
    turns_used: int  # rolls made or skipped
    usable: int  # cards left to roll
    limited: bool  # whether only a part of the die can be rolled
    shares: Sides  # icons given to the player and not carried out yet
    own: bool  # whether it is the viewer


class Own(TypedDict):
    """What a seat alone knows. Cards are named by their numbers."""

    dice: list[Die]
    usable: list[int]  # cards that can be rolled now
    out: list[int]  # cards that lie out
    part: list[int]  # the part of the die that was chosen
    naming: list[int]  # the cards chosen so far for such a part
    to_name: int | None  # how many are to be chosen
    swap_card: int | None  # the card chosen for a swap
    reply: Literal["yes", "no"] | None  # an answer that is not open yet


class Decks(TypedDict):
    """How many cards the decks have left."""

    contracts: int
    dice: int


class Discards(TypedDict):
    """What lies on the discard piles."""

    contracts: list[Contract]
    dice: list[Die]


class Recap(TypedDict):
    """What came of the contract that was judged last."""

    contract: Message
    outcome: Message  # how it ended
    reason: Message  # what its results came to, and what was asked for
    paid: list[Message]  # what everybody has gained and lost


class Moment(TypedDict):
    """A turn that things took in the last decision, with the results as they lay then."""

    told: Message  # what was told of it
    values: list[int | None]  # what each result came to, by its number; null where it has none yet
    off: list[int]  # results that do not count
    zero: list[int]  # results that are ignored
    standing: Standing | None  # null where it says nothing
    ranks: list[Rank]  # in a battle
    reason: Message | None  # of a verdict


class Course(TypedDict):
    """What the last decision brought, card by card."""

    cards: list[Rolled]  # as they lie in the end
    moments: list[Moment]


class ChaosScene(Scene):
    """The scene of Chaos Contract."""

    turn: int
    turn_limit: int  # turns agreed on; 0 where there is no limit
    stage: Annotated[str, ask.STAGE] | Literal["over"]
    rolling: bool  # whether the contract in play is being rolled for
    active: Seat  # whose turn it is
    objective: Objective  # what wins
    target: int  # how many of them
    market: list[Contract | None]  # contracts to pick from; null for an empty place
    contract: ContractInPlay | None
    results: list[Rolled]  # in the order of the rolls; where there is a `last`, of that contract
    pool: Sides  # icons that wait to be shared out
    players: list[Player]
    own: Own | None
    open: list[Own] | None  # with all cards open, what each seat alone knew
    decks: Decks
    discards: Discards
    ending: Ending | None  # how the game ended
    options: dict[str, str]  # what was agreed
    origins: dict[str, str]  # how sure each part of the box is
    course: NotRequired[Course]  # where cards were turned over, or powers acted, or a contract was judged
    last: NotRequired[Recap]  # from the time a contract is judged until the next one is picked


class SheetContract(TypedDict):
    """A contract on the score sheet."""

    number: int
    stars: int
    message: Message


class SheetRow(TypedDict):
    """A seat on the score sheet."""

    seat: Seat
    score: int  # contracts or stars, whichever win
    contracts: int
    stars: int
    pile: list[SheetContract]
    hand_size: int  # dice cards left


class Sheet(TypedDict):
    """The score sheet of Chaos Contract."""

    ending: Ending
    objective: Objective
    target: int
    turns: int
    seats: list[SheetRow]
    winners: list[Seat]
