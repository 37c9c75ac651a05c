"""The shapes of what the server says, over HTTP and the WebSocket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args

from turncoat.server.store import Status
from turncoat.shapes import (
    Chapter,
    Claim,
    Ending,
    EventTold,
    Message,
    Move,
    Outcome,
    Parameters,
    Scene,
    Seat,
    Shown,
)

GameScene = Annotated[Mapping[str, Any], Scene]
"""A scene with all that the game's own has."""

# Tables ----------------------------------------------------------------------------------------


class Clock(TypedDict):
    """How long people may take, in seconds."""

    decision: float | None  # for a decision, before a bot makes it for them
    absence: float  # without a connection, before a bot takes their seat


class Player(TypedDict):
    """Who sits at a seat."""

    seat: Seat
    kind: Literal["free", "person", "bot"]
    name: str | None
    bot: str | None  # which kind of bot
    character: str | None  # the bot's character: one of those that `GET /api/bots` names
    away: bool  # a bot plays for an absent person
    present: bool  # connected now; bots always are
    settled: bool  # looks for people, but would play with bots
    muted: bool  # whether whoever keeps order has them say nothing


class Proof(TypedDict):
    """What a deal is checked by."""

    table: str
    commitment: str
    secret: str
    contributions: dict[str, str]
    seed: str
    stream: str  # what the cards were dealt from by that seed


class EndedByRules(TypedDict):
    """Why a game cannot go on, and how the table stood, with all cards open."""

    message: Message
    words: dict[str, list[str]]  # by language, a line each; nothing where nothing was kept


class Table(TypedDict):
    """A table: what was agreed, and who sits where."""

    id: str
    game: str
    seats: int
    options: dict[str, str]  # all options of the game
    public: bool  # whether it is listed, and open to anybody
    talk: bool  # whether people may say things in free words
    hints: bool  # whether people may ask for hints
    rated: bool  # whether the result counts for the ratings of those who sit here
    bots_from: float | None  # at a table for people who look for others, when these are offered bots
    pause: float  # seconds that bots wait before they decide
    clock: Clock
    status: Status
    host: (
        Seat | None
    )  # who may start the game: of the people here the one who sat down first, connected or not
    opened_at: float  # when it was laid
    commitment: str  # see Fair deals
    players: list[Player]  # one for each seat
    again: str | None  # after a game, the table at which it is played once more
    proof: NotRequired[Proof]  # once the game is over
    ended: NotRequired[EndedByRules]  # where the rules have changed so that the game cannot go on
    preparing: NotRequired[bool]  # while bots wait for what they need; only in messages of the WebSocket
    own: NotRequired[
        Seat | None
    ]  # the caller's seat by the token; only in the answer to a `GET` of the table


class Seated(TypedDict):
    """A table, and what the caller holds at it."""

    table: Table
    seat: Seat | None
    token: str | None  # holds the seat; it is told once
    key: str | None  # opens a private table; it is told once, to whoever lays it


class Reach(TypedDict):
    """Who can reach the server."""

    alone: bool  # only browsers on the server's own machine
    address: str | None  # where others of the network find it, or would; null where that is not known
    command: str | None  # how to start it for them, where it is alone


class Privacy(TypedDict):
    """What is kept for how many days; null for good."""

    tables: float | None  # finished and closed tables
    talk: float | None  # free words at them
    reports: float | None
    audit: float | None  # who kept order
    administered: bool  # whether there are administrators, who read reports
    contact: str | None  # how to reach whoever runs the server


class Bots(TypedDict):
    """The bots that people can choose."""

    levels: list[str]  # kinds of bots that play every game, the easiest first
    learned: list[str]  # the same levels of bots that have learned by playing
    learned_games: list[str]  # the games that these play
    characters: list[str]  # each has a manner that it keeps through a game


# Order -----------------------------------------------------------------------------------------


class ReportedLine(TypedDict):
    """A line around a remark that was reported, as everybody could hear it."""

    at: float
    seat: Seat | None  # who said it; null for what happened
    words: str


class Report(TypedDict):
    """A remark that somebody complained of."""

    id: str
    at: float
    table: str
    status: Status | None  # how the table stands; null once it is deleted
    seat: Seat  # whose remark it is
    name: str | None  # what they are called now; null once the table is deleted
    reporter: Seat | None  # null for a spectator
    text: str | None  # null for what was not said to everybody, as long as the game goes on
    lines: list[ReportedLine]
    settled: bool


class Ban(TypedDict):
    """Somebody who may not sit down for a while."""

    id: str
    table: str  # where it came to it
    seat: Seat
    everywhere: bool  # or at that table alone
    at: float
    until: float
    by: list[Literal["home", "address"]]  # what they are known by


class Act(TypedDict):
    """A line of the audit log."""

    at: float
    who: str  # host or administrator
    what: str
    table: str | None
    seat: Seat | None
    detail: str


class Office(TypedDict):
    """All that administrators look at."""

    reports: list[Report]  # the newest first, as everywhere here
    tables: list[Table]  # those that are not over, as anybody at them knows them
    bans: list[Ban]
    audit: list[Act]


# Homes -----------------------------------------------------------------------------------------


class HomeAccess(TypedDict):
    """What opens a seat of a home."""

    seat: Seat
    token: str
    key: str | None  # of a private table, where the home knows it


class RunningGame(HomeAccess):
    """A table of a home that is not over."""

    table: Table
    asked: bool  # whether this seat owes a decision; only known of tables that are in use


class Opponent(TypedDict):
    """Who sat at a seat."""

    name: str  # empty once it was erased
    bot: str | None  # which kind of bot


class Figure(TypedDict):
    """Something that a game counts for a seat."""

    name: str
    value: float
    of: int | None  # how many it could have been


class Gains(TypedDict):
    """Who won a finished game, and what a seat has of it."""

    winners: list[Seat]
    role: str | None  # one of the game's `sides`; null where everybody plays alone
    figures: list[Figure]
    claims: int  # claims of this seat that turned out true or false
    lies: int  # those that were false
    believed: int  # lies of which somebody who heard them said, before the next claim, that they believe it


class Summary(Gains):
    """What a finished game leaves behind for a seat."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    public: bool
    players: list[Opponent]  # one for each seat, the home's own among them
    resigned: bool  # the seat was left to a bot
    ended_at: float
    ended: NotRequired[bool]  # whether the rules changed so that the game could not go on


class FinishedGame(HomeAccess, Summary):
    """A finished game of a home."""

    role_words: str | None
    figure_words: dict[str, str]  # by the names of the figures


class Home(TypedDict):
    """What one person plays and has played."""

    running: list[RunningGame]
    finished: list[FinishedGame]
    unread: int  # finished games that were not looked at yet: ask again


# Ratings ---------------------------------------------------------------------------------------


Pool = Literal["people", "bots"]
"""Games among people alone, and those at which bots sat too."""


class RatedStep(TypedDict):
    """A rating after one game."""

    table: str
    ended_at: float
    points: int


class OwnRating(TypedDict):
    """How somebody stands at a game."""

    game: str
    pool: Pool  # among people alone, or with bots at the table
    points: int  # from 0, by what is certain of it; about 1000 is the average, once that is known
    history: list[RatedStep]  # after each game, the oldest first


class OwnRatings(TypedDict):
    """The ratings of a home's owner."""

    listed_as: str | None  # the name among the best; null for whoever is not shown there
    ratings: list[OwnRating]


class Best(TypedDict):
    """One of the best at a game among people."""

    name: str
    points: int
    games: int


# Games -----------------------------------------------------------------------------------------


class Option(TypedDict):
    """What can be agreed before the deal."""

    name: str
    values: list[str]
    default: str
    times: int  # how many values can be named, with commas between them


class Game(TypedDict):
    """A game that is played here."""

    name: str
    title: str  # what it is called
    idea: str  # a paragraph for somebody who has never heard of it
    length: str  # about how long it takes: “3–5 min with bots, 10–20 with people, and talk”
    rules_version: int  # changes whenever saved games of old would no longer replay
    seats: list[int]  # how many can play
    usual_seats: int  # for how many it is laid where nobody says
    options: list[Option]
    sides: list[str]  # the names of its sides; empty where everybody plays alone
    lesson: bool  # whether it can be learned at a guided table
    origins: Mapping[str, str]  # how sure the parts of the box are, by the message that names each
    moves: dict[str, dict[str, list[Any]]]  # families with all values of each parameter, in their order
    claims: dict[str, dict[str, list[Any]]]  # the same for what can be claimed


class Language(TypedDict):
    """A language that there are words in."""

    language: str
    name: str  # what it calls itself


class Guide(TypedDict):
    """The rules in words."""

    chapters: list[Chapter]


# A view ----------------------------------------------------------------------------------------


class Result(Outcome):
    """How a game ended, and its score sheet in words."""

    lines: list[Message]  # those that are no sentences are headings


class Verdict(TypedDict):
    """What came of a claim."""

    line: int  # its line in the log
    true: bool | None  # null where it cannot be said, as of a promise that never came to the test


Part = Literal["claims", "description", "known", "promises"]
PARTS: tuple[Part, ...] = get_args(Part)
"""What of a view not every client needs, and is empty where one has not asked for it. Of the claims, promises
are those that can be made with the answer to the question that the seat is asked."""


class View(Shown):
    """What a seat sees now."""

    turn: int | None  # how many moves have been made at this seat; null for spectators
    moves: list[Move]  # what the seat may do now; empty if it owes no decision
    result: Result | None  # once the game is over
    revealed: GameScene | None  # once the game is over, the scene with all cards open
    decide_by: float | None  # when the time of those who are awaited is up, where a clock runs
    can_claim: bool  # whether the game has claims and the seat may speak now
    claims: list[Claim]  # those that make sense for the seat now; none for spectators
    apt: list[int]  # the places in `claims` of those that a player would like to make, the aptest first
    silence: Message | None  # why the seat may say nothing at all now, by the rules of the game
    verdicts: list[Verdict] | None  # once the game is over, for each claim in the log
    steps: (
        list[int] | None
    )  # once the game is over, for each line of the log the step of the replay that tells it


# The log ---------------------------------------------------------------------------------------


class Logged(TypedDict):
    """What all lines of the log have."""

    line: int  # lines are numbered from 0 without gaps for each seat by itself, and for spectators
    at: float


class EventLine(Logged, EventTold):
    """What the rules told."""

    kind: Literal["event"]
    by_bot: bool  # it came of a move that a bot made, in its own seat or for somebody


class PlayerLine(Logged):
    """Somebody went away, came back, or left for good."""

    kind: Literal["player"]
    message: Message


class RemarkLine(Logged):
    """Free words."""

    kind: Literal["remark"]
    seat: Seat
    text: str  # empty once it is no longer kept
    hearers: list[Seat]  # who heard it, the speaker among them


class ClaimLine(Logged, Claim):
    """A claim that was made."""

    kind: Literal["claim"]
    seat: Seat
    hearers: list[Seat]
    ends: list[Ending] | None  # what outdates it; null: the next line that opens a part of the game
    true: bool | None  # null as long as the game goes on


Line = EventLine | PlayerLine | RemarkLine | ClaimLine


# Lessons -----------------------------------------------------------------------------------------


class LessonStep(TypedDict):
    """Something to read at a guided table, and mostly something to do."""

    note: Message
    at: str | None  # the thing that it speaks of
    move: int | None  # what the learner does; null where there is only to read
    wrong: Message | None  # to whoever does something else
    lines: list[Line]  # what happened before
    view: View


class Lesson(TypedDict):
    """A guided table with a fixed deal; the learner sits at its first seat."""

    table: Table
    steps: list[LessonStep]


class Said(TypedDict):
    """Something that somebody says."""

    seat: Seat
    message: Message


class ExampleShot(TypedDict):
    """A moment of a game, as a picture in the rules."""

    caption: Message
    at: str | None  # the thing that it speaks of
    parts: list[str]  # the things to which the picture is cut down; none for the whole board
    scene: Annotated[Mapping[str, Any], Scene]
    awaits: list[Seat]
    result: Result | None  # once the game is over
    description: list[Message]  # the table in words
    saying: Said | None  # what somebody is seen saying


class Example(TypedDict):
    """What a chapter tells, shown shot by shot."""

    chapter: str  # the name of the chapter’s title
    shots: list[ExampleShot]


class Examples(TypedDict):
    """The pictures of the rules: a fixed deal as its first seat sees it."""

    table: Table | None  # who sits where; null where the game has no examples
    examples: list[Example]


# Messages of the WebSocket -----------------------------------------------------------------------


class Problem(TypedDict):
    """What is wrong."""

    message: Message
    words: str  # the message in the language that was asked for


class Welcome(TypedDict):
    """The answer to `hello`."""

    type: Literal["welcome"]
    protocol: int
    seat: Seat | None  # null for a spectator
    table: str
    now: float  # the server's time, by which a client can correct its own clock


class TableSent(Table):
    """Who sits where, whole, each time."""

    type: Literal["table"]


class LogSent(TypedDict):
    """New lines of the log, in order."""

    type: Literal["log"]
    lines: list[Line]


class ViewSent(View):
    """What the seat sees now, whole, each time. It replaces the one before."""

    type: Literal["view"]


class Accepted(TypedDict):
    """What the message asked for is done, and written where a crash of the server does not undo it."""

    type: Literal["accepted"]
    id: int


class Refused(Problem):
    """Nothing was changed."""

    type: Literal["refused"]
    id: int | None  # that of the message; null where it has none that can be read


class Closed(Problem):
    """The last message, where the server ends the connection for a reason."""

    type: Literal["closed"]


FromServer = Welcome | TableSent | LogSent | ViewSent | Accepted | Refused | Closed


# Finished games ----------------------------------------------------------------------------------


class StepLine(EventTold):
    """What was told in a step."""

    hearers: NotRequired[list[Seat]]  # with all cards open, who was told it in private


class Step(Shown):
    """A step of a finished game, and how the table stood after it."""

    step: int
    mover: Seat | None  # whose decision it was; null for the deal
    moves: list[Move]  # the moves of this decision as far as the viewer knows them
    lines: list[StepLine]
    result: NotRequired[Result | None]  # in the last step
    revealed: NotRequired[GameScene | None]  # in the last step


class InWords(TypedDict):
    """A table of before, in words."""

    description: list[Message]  # as in a `View`


class TalkLine(TypedDict):
    """Something that was said: free words, or a claim."""

    seat: Seat
    hearers: list[Seat]
    step: int  # how many steps there had been
    moves: NotRequired[int]  # how many moves there had been; only in saved games
    text: str  # the free words, or the claim in its stable form
    claim: NotRequired[str]
    parameters: NotRequired[Parameters]
    message: NotRequired[Message]
    true: NotRequired[bool | None]  # null where it cannot be said


class Replay(TypedDict):
    """A finished game, or a part of it."""

    game: str
    options: dict[str, str]
    names: list[str]
    seat: int  # whose eyes see it; -1 a spectator's, -2 with all cards open
    seats: int
    steps: int  # how many there are
    first: int  # the number of the first step here
    parts: list[
        int
    ]  # the steps with which a part of the game opens, or that are scenes, as the viewer was told
    shown: list[Step]
    talk: list[TalkLine]


class Party(TypedDict):
    """Whose standing is told: a side, or where everybody plays alone, a player."""

    seat: Seat | None  # null for a side
    message: Message  # its name


class StandingPoint(TypedDict):
    """How everybody stood at a step, as those who looked on could know."""

    step: int
    shares: list[float]  # for each party, in which share of likely worlds played out it wins
    errors: list[float]  # the standard errors of these
    turned: list[int]  # the parties whose standing has changed since the point before by more than chance


class Standings(TypedDict):
    """How everybody stood through a finished game."""

    parties: list[Party]
    points: list[StandingPoint]  # not more than 81; the last is the end


# Hints -------------------------------------------------------------------------------------------


class AdvisedMove(TypedDict):
    """A move that was tried out."""

    move: Move
    share: float  # in which share of likely worlds played out it wins
    error: float  # the standard error of that
    tries: int
    chosen: bool  # whether the search would make it


class Suspected(TypedDict):
    """Something that may be so."""

    about: str  # the thing on the board, or the seat, as in a `Fact`
    message: Message
    share: float  # of the likely worlds


class Advice(TypedDict):
    """What a seat that owes a decision could do and believe, by what it knows."""

    moves: list[AdvisedMove]  # those that were tried oftenest first; none where there is no choice
    suspicions: list[Suspected]  # the likeliest first
    parties: list[Party]  # those who may win
    shares: list[float]  # how likely, for each of them
