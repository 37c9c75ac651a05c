// Made by `python -m docs.shapes` from turncoat.server.shapes; not to be changed here.
import type { Chapter, Claim, Ending, EventTold, Message, Move, Outcome, Scene, Shown } from './common'

/** How long people may take, in seconds. */
export interface Clock {
  /** For a decision, before a bot makes it for them. */
  decision: number | null
  /** Without a connection, before a bot takes their seat. */
  absence: number
}

/** Who sits at a seat. */
export interface Player {
  seat: number
  kind: 'free' | 'person' | 'bot'
  name: string | null
  /** Which kind of bot. */
  bot: string | null
  /** The bot's character: one of those that `GET /api/bots` names. */
  character: string | null
  /** A bot plays for an absent person. */
  away: boolean
  /** Connected now; bots always are. */
  present: boolean
  /** Looks for people, but would play with bots. */
  settled: boolean
  /** Whether whoever keeps order has them say nothing. */
  muted: boolean
}

/** What a deal is checked by. */
export interface Proof {
  table: string
  commitment: string
  secret: string
  contributions: Record<string, string>
  seed: string
  /** What the cards were dealt from by that seed. */
  stream: string
}

/** Why a game cannot go on, and how the table stood, with all cards open. */
export interface EndedByRules {
  message: Message
  /** By language, a line each; nothing where nothing was kept. */
  words: Record<string, string[]>
}

/** A table: what was agreed, and who sits where. */
export interface Table {
  id: string
  game: string
  seats: number
  /** All options of the game. */
  options: Record<string, string>
  /** Whether it is listed, and open to anybody. */
  public: boolean
  /** Whether people may say things in free words. */
  talk: boolean
  /** Whether people may ask for hints. */
  hints: boolean
  /** Whether the result counts for the ratings of those who sit here. */
  rated: boolean
  /** At a table for people who look for others, when these are offered bots. */
  bots_from: number | null
  /** Seconds that bots wait before they decide. */
  pause: number
  clock: Clock
  status: 'open' | 'playing' | 'over' | 'closed'
  /** Who may start the game: of the people here the one who sat down first, connected or not. */
  host: number | null
  /** When it was laid. */
  opened_at: number
  /** See Fair deals. */
  commitment: string
  /** One for each seat. */
  players: Player[]
  /** After a game, the table at which it is played once more. */
  again: string | null
  /** Once the game is over. */
  proof?: Proof
  /** Where the rules have changed so that the game cannot go on. */
  ended?: EndedByRules
  /** While bots wait for what they need; only in messages of the WebSocket. */
  preparing?: boolean
  /** The caller's seat by the token; only in the answer to a `GET` of the table. */
  own?: number | null
}

/** A table, and what the caller holds at it. */
export interface Seated {
  table: Table
  seat: number | null
  /** Holds the seat; it is told once. */
  token: string | null
  /** Opens a private table; it is told once, to whoever lays it. */
  key: string | null
}

/** Who can reach the server. */
export interface Reach {
  /** Only browsers on the server's own machine. */
  alone: boolean
  /** Where others of the network find it, or would; null where that is not known. */
  address: string | null
  /** How to start it for them, where it is alone. */
  command: string | null
}

/** What is kept for how many days; null for good. */
export interface Privacy {
  /** Finished and closed tables. */
  tables: number | null
  /** Free words at them. */
  talk: number | null
  reports: number | null
  /** Who kept order. */
  audit: number | null
  /** Whether there are administrators, who read reports. */
  administered: boolean
  /** How to reach whoever runs the server. */
  contact: string | null
}

/** The bots that people can choose. */
export interface Bots {
  /** Kinds of bots that play every game, the easiest first. */
  levels: string[]
  /** The same levels of bots that have learned by playing. */
  learned: string[]
  /** The games that these play. */
  learned_games: string[]
  /** Each has a manner that it keeps through a game. */
  characters: string[]
}

/** A line around a remark that was reported, as everybody could hear it. */
export interface ReportedLine {
  at: number
  /** Who said it; null for what happened. */
  seat: number | null
  words: string
}

/** A remark that somebody complained of. */
export interface Report {
  id: string
  at: number
  table: string
  /** How the table stands; null once it is deleted. */
  status: 'open' | 'playing' | 'over' | 'closed' | null
  /** Whose remark it is. */
  seat: number
  /** What they are called now; null once the table is deleted. */
  name: string | null
  /** Null for a spectator. */
  reporter: number | null
  /** Null for what was not said to everybody, as long as the game goes on. */
  text: string | null
  lines: ReportedLine[]
  settled: boolean
}

/** Somebody who may not sit down for a while. */
export interface Ban {
  id: string
  /** Where it came to it. */
  table: string
  seat: number
  /** Or at that table alone. */
  everywhere: boolean
  at: number
  until: number
  /** What they are known by. */
  by: ('home' | 'address')[]
}

/** A line of the audit log. */
export interface Act {
  at: number
  /** Host or administrator. */
  who: string
  what: string
  table: string | null
  seat: number | null
  detail: string
}

/** All that administrators look at. */
export interface Office {
  /** The newest first, as everywhere here. */
  reports: Report[]
  /** Those that are not over, as anybody at them knows them. */
  tables: Table[]
  bans: Ban[]
  audit: Act[]
}

/** What opens a seat of a home. */
export interface HomeAccess {
  seat: number
  token: string
  /** Of a private table, where the home knows it. */
  key: string | null
}

/** A table of a home that is not over. */
export interface RunningGame extends HomeAccess {
  table: Table
  /** Whether this seat owes a decision; only known of tables that are in use. */
  asked: boolean
}

/** Who sat at a seat. */
export interface Opponent {
  /** Empty once it was erased. */
  name: string
  /** Which kind of bot. */
  bot: string | null
}

/** Something that a game counts for a seat. */
export interface Figure {
  name: string
  value: number
  /** How many it could have been. */
  of: number | null
}

/** Who won a finished game, and what a seat has of it. */
export interface Gains {
  winners: number[]
  /** One of the game's `sides`; null where everybody plays alone. */
  role: string | null
  figures: Figure[]
  /** Claims of this seat that turned out true or false. */
  claims: number
  /** Those that were false. */
  lies: number
  /** Lies of which somebody who heard them said, before the next claim, that they believe it. */
  believed: number
}

/** What a finished game leaves behind for a seat. */
export interface Summary extends Gains {
  table: string
  game: string
  seats: number
  options: Record<string, string>
  public: boolean
  /** One for each seat, the home's own among them. */
  players: Opponent[]
  /** The seat was left to a bot. */
  resigned: boolean
  ended_at: number
  /** Whether the rules changed so that the game could not go on. */
  ended?: boolean
}

/** A finished game of a home. */
export interface FinishedGame extends HomeAccess, Summary {
  role_words: string | null
  /** By the names of the figures. */
  figure_words: Record<string, string>
}

/** What one person plays and has played. */
export interface Home {
  running: RunningGame[]
  finished: FinishedGame[]
  /** Finished games that were not looked at yet: ask again. */
  unread: number
}

/** A rating after one game. */
export interface RatedStep {
  table: string
  ended_at: number
  points: number
}

/** How somebody stands at a game. */
export interface OwnRating {
  game: string
  /** Among people alone, or with bots at the table. */
  pool: 'people' | 'bots'
  /** From 0, by what is certain of it; about 1000 is the average, once that is known. */
  points: number
  /** After each game, the oldest first. */
  history: RatedStep[]
}

/** The ratings of a home's owner. */
export interface OwnRatings {
  /** The name among the best; null for whoever is not shown there. */
  listed_as: string | null
  ratings: OwnRating[]
}

/** One of the best at a game among people. */
export interface Best {
  name: string
  points: number
  games: number
}

/** What can be agreed before the deal. */
export interface Option {
  name: string
  values: string[]
  default: string
  /** How many values can be named, with commas between them. */
  times: number
}

/** A game that is played here. */
export interface Game {
  name: string
  /** What it is called. */
  title: string
  /** A paragraph for somebody who has never heard of it. */
  idea: string
  /** About how long it takes: “3–5 min with bots, 10–20 with people, and talk”. */
  length: string
  /** Changes whenever saved games of old would no longer replay. */
  rules_version: number
  /** How many can play. */
  seats: number[]
  /** For how many it is laid where nobody says. */
  usual_seats: number
  options: Option[]
  /** The names of its sides; empty where everybody plays alone. */
  sides: string[]
  /** Whether it can be learned at a guided table. */
  lesson: boolean
  /** How sure the parts of the box are, by the message that names each. */
  origins: Record<string, string>
  /** Families with all values of each parameter, in their order. */
  moves: Record<string, Record<string, unknown[]>>
  /** The same for what can be claimed. */
  claims: Record<string, Record<string, unknown[]>>
}

/** A language that there are words in. */
export interface Language {
  language: string
  /** What it calls itself. */
  name: string
}

/** The rules in words. */
export interface Guide {
  chapters: Chapter[]
}

/** How a game ended, and its score sheet in words. */
export interface Result extends Outcome {
  /** Those that are no sentences are headings. */
  lines: Message[]
}

/** What came of a claim. */
export interface Verdict {
  /** Its line in the log. */
  line: number
  /** Null where it cannot be said, as of a promise that never came to the test. */
  true: boolean | null
}

/** What a seat sees now. */
export interface View extends Shown {
  /** How many moves have been made at this seat; null for spectators. */
  turn: number | null
  /** What the seat may do now; empty if it owes no decision. */
  moves: Move[]
  /** Once the game is over. */
  result: Result | null
  /** Once the game is over, the scene with all cards open. */
  revealed: Scene | null
  /** When the time of those who are awaited is up, where a clock runs. */
  decide_by: number | null
  /** Whether the game has claims and the seat may speak now. */
  can_claim: boolean
  /** Those that make sense for the seat now; none for spectators. */
  claims: Claim[]
  /** The places in `claims` of those that a player would like to make, the aptest first. */
  apt: number[]
  /** Why the seat may say nothing at all now, by the rules of the game. */
  silence: Message | null
  /** Once the game is over, for each claim in the log. */
  verdicts: Verdict[] | null
  /** Once the game is over, for each line of the log the step of the replay that tells it. */
  steps: number[] | null
}

/** What all lines of the log have. */
export interface Logged {
  /** Lines are numbered from 0 without gaps for each seat by itself, and for spectators. */
  line: number
  at: number
}

/** What the rules told. */
export interface EventLine extends Logged, EventTold {
  kind: 'event'
  /** It came of a move that a bot made, in its own seat or for somebody. */
  by_bot: boolean
}

/** Somebody went away, came back, or left for good. */
export interface PlayerLine extends Logged {
  kind: 'player'
  message: Message
}

/** Free words. */
export interface RemarkLine extends Logged {
  kind: 'remark'
  seat: number
  /** Empty once it is no longer kept. */
  text: string
  /** Who heard it, the speaker among them. */
  hearers: number[]
}

/** A claim that was made. */
export interface ClaimLine extends Logged, Claim {
  kind: 'claim'
  seat: number
  hearers: number[]
  /** What outdates it; null: the next line that opens a part of the game. */
  ends: Ending[] | null
  /** Null as long as the game goes on. */
  true: boolean | null
}

/** Something to read at a guided table, and mostly something to do. */
export interface LessonStep {
  note: Message
  /** The thing that it speaks of. */
  at: string | null
  /** What the learner does; null where there is only to read. */
  move: number | null
  /** To whoever does something else. */
  wrong: Message | null
  /** What happened before. */
  lines: (EventLine | PlayerLine | RemarkLine | ClaimLine)[]
  view: View
}

/** A guided table with a fixed deal; the learner sits at its first seat. */
export interface Lesson {
  table: Table
  steps: LessonStep[]
}

/** Something that somebody says. */
export interface Said {
  seat: number
  message: Message
}

/** A moment of a game, as a picture in the rules. */
export interface ExampleShot {
  caption: Message
  /** The thing that it speaks of. */
  at: string | null
  /** The things to which the picture is cut down; none for the whole board. */
  parts: string[]
  scene: Scene
  awaits: number[]
  /** Once the game is over. */
  result: Result | null
  /** The table in words. */
  description: Message[]
  /** What somebody is seen saying. */
  saying: Said | null
}

/** What a chapter tells, shown shot by shot. */
export interface Example {
  /** The name of the chapter’s title. */
  chapter: string
  shots: ExampleShot[]
}

/** The pictures of the rules: a fixed deal as its first seat sees it. */
export interface Examples {
  /** Who sits where; null where the game has no examples. */
  table: Table | null
  examples: Example[]
}

/** What is wrong. */
export interface Problem {
  message: Message
  /** The message in the language that was asked for. */
  words: string
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'welcome'
  protocol: number
  /** Null for a spectator. */
  seat: number | null
  table: string
  /** The server's time, by which a client can correct its own clock. */
  now: number
}

/** Who sits where, whole, each time. */
export interface TableSent extends Table {
  type: 'table'
}

/** New lines of the log, in order. */
export interface LogSent {
  type: 'log'
  lines: (EventLine | PlayerLine | RemarkLine | ClaimLine)[]
}

/** What the seat sees now, whole, each time. It replaces the one before. */
export interface ViewSent extends View {
  type: 'view'
}

/** What the message asked for is done, and written where a crash of the server does not undo it. */
export interface Accepted {
  type: 'accepted'
  id: number
}

/** Nothing was changed. */
export interface Refused extends Problem {
  type: 'refused'
  /** That of the message; null where it has none that can be read. */
  id: number | null
}

/** The last message, where the server ends the connection for a reason. */
export interface Closed extends Problem {
  type: 'closed'
}

/** What was told in a step. */
export interface StepLine extends EventTold {
  /** With all cards open, who was told it in private. */
  hearers?: number[]
}

/** A step of a finished game, and how the table stood after it. */
export interface Step extends Shown {
  step: number
  /** Whose decision it was; null for the deal. */
  mover: number | null
  /** The moves of this decision as far as the viewer knows them. */
  moves: Move[]
  lines: StepLine[]
  /** In the last step. */
  result?: Result | null
  /** In the last step. */
  revealed?: Scene | null
}

/** A table of before, in words. */
export interface InWords {
  /** As in a `View`. */
  description: Message[]
}

/** Something that was said: free words, or a claim. */
export interface TalkLine {
  seat: number
  hearers: number[]
  /** How many steps there had been. */
  step: number
  /** How many moves there had been; only in saved games. */
  moves?: number
  /** The free words, or the claim in its stable form. */
  text: string
  claim?: string
  parameters?: Record<string, number | string | boolean | (number | string)[]>
  message?: Message
  /** Null where it cannot be said. */
  true?: boolean | null
}

/** A finished game, or a part of it. */
export interface Replay {
  game: string
  options: Record<string, string>
  names: string[]
  /** Whose eyes see it; -1 a spectator's, -2 with all cards open. */
  seat: number
  seats: number
  /** How many there are. */
  steps: number
  /** The number of the first step here. */
  first: number
  /** The steps with which a part of the game opens, or that are scenes, as the viewer was told. */
  parts: number[]
  shown: Step[]
  talk: TalkLine[]
}

/** Whose standing is told: a side, or where everybody plays alone, a player. */
export interface Party {
  /** Null for a side. */
  seat: number | null
  /** Its name. */
  message: Message
}

/** How everybody stood at a step, as those who looked on could know. */
export interface StandingPoint {
  step: number
  /** For each party, in which share of likely worlds played out it wins. */
  shares: number[]
  /** The standard errors of these. */
  errors: number[]
  /** The parties whose standing has changed since the point before by more than chance. */
  turned: number[]
}

/** How everybody stood through a finished game. */
export interface Standings {
  parties: Party[]
  /** Not more than 81; the last is the end. */
  points: StandingPoint[]
}

/** A move that was tried out. */
export interface AdvisedMove {
  move: Move
  /** In which share of likely worlds played out it wins. */
  share: number
  /** The standard error of that. */
  error: number
  tries: number
  /** Whether the search would make it. */
  chosen: boolean
}

/** Something that may be so. */
export interface Suspected {
  /** The thing on the board, or the seat, as in a `Fact`. */
  about: string
  message: Message
  /** Of the likely worlds. */
  share: number
}

/** What a seat that owes a decision could do and believe, by what it knows. */
export interface Advice {
  /** Those that were tried oftenest first; none where there is no choice. */
  moves: AdvisedMove[]
  /** The likeliest first. */
  suspicions: Suspected[]
  /** Those who may win. */
  parties: Party[]
  /** How likely, for each of them. */
  shares: number[]
}

export type Line = EventLine | PlayerLine | RemarkLine | ClaimLine

export type FromServer = Welcome | TableSent | LogSent | ViewSent | Accepted | Refused | Closed
