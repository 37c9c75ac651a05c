/** What the server says and hears, as docs/protocol.md describes it. */

export interface Message {
  name: string
  arguments: Record<string, Argument>
}

export type Argument = number | string | { thing: string } | { seat: number } | { seats: number[] } | Message

/** What a parameter of a move stands for: a thing by its name, a seat or a place by its number, or several. */
export type Parameter = number | string | boolean | Parameter[]

export interface Move {
  number: number
  family: string
  parameters: Record<string, Parameter>
  message: Message
}

export interface Claim {
  claim: string
  parameters: Record<string, number>
  message: Message
}

export interface Player {
  seat: number
  kind: 'free' | 'person' | 'bot'
  name: string | null
  /** Which kind of bot sits here. */
  bot: string | null
  away: boolean
  present: boolean
}

export interface Proof {
  table: string
  commitment: string
  secret: string
  contributions: Record<string, string>
  seed: string
}

export interface Table {
  id: string
  game: string
  seats: number
  options: Record<string, string>
  public: boolean
  talk: boolean
  pause: number
  clock: { decision: number | null; absence: number }
  status: 'open' | 'playing' | 'over'
  host: number | null
  opened_at: number
  commitment: string
  players: Player[]
  proof?: Proof
  /** The next table of the same players, once one of them has asked for it. */
  again?: string | null
  /** The caller's seat; only in the answer to a request for the table. */
  own?: number | null
}

/** What every game's scene has; the rest is the game's own. */
export interface Scene {
  over: boolean
  question: string | null
  awaits: number[]
  players: { seat: number }[]
  winners: number[]
  options: Record<string, unknown>
  /** How sure the parts of the box are, in a form of the game's own. */
  origins: object
}

export interface Result {
  winners: number[]
  payoffs: number[]
  sheet: Record<string, unknown>
  /** The score sheet in words. */
  lines: Message[]
}

export interface View {
  turn: number | null
  awaits: number[]
  over: boolean
  scene: Scene
  prompt: Message
  hint: Message
  /** The table in words, line by line. */
  description: Message[]
  moves: Move[]
  result: Result | null
  /** At the end: the table with all cards open. */
  revealed: Scene | null
  claims: Claim[]
  verdicts: { line: number; true: boolean | null }[] | null
  decide_by: number | null
}

interface LineBase {
  line: number
  at: number
}

export interface EventLine extends LineBase {
  kind: 'event'
  event: string
  message: Message
  private: boolean
  by_bot: boolean
}

export interface PlayerLine extends LineBase {
  kind: 'player'
  message: Message
}

export interface RemarkLine extends LineBase {
  kind: 'remark'
  seat: number
  text: string
  hearers: number[]
}

export interface ClaimLine extends LineBase {
  kind: 'claim'
  seat: number
  claim: string
  parameters: Record<string, number>
  message: Message
  hearers: number[]
  true: boolean | null
}

export type Line = EventLine | PlayerLine | RemarkLine | ClaimLine

export interface Problem {
  message: Message
  words: string
}

export type FromServer =
  | { type: 'welcome'; protocol: number; seat: number | null; table: string; now?: number }
  | ({ type: 'table' } & Table)
  | { type: 'log'; lines: Line[] }
  | ({ type: 'view' } & View)
  | { type: 'accepted'; id: number }
  | ({ type: 'refused'; id: number | null } & Problem)
  | ({ type: 'closed' } & Problem)

export interface Option {
  name: string
  values: string[]
  default: string
  times: number
}

/** A language that there are words in, by its own name. */
export interface Language {
  language: string
  name: string
}

export interface Game {
  name: string
  title: string
  idea: string
  length: string
  rules_version: number
  seats: number[]
  options: Option[]
  sides: string[]
  origins: Record<string, string>
}

export interface Seated {
  table: Table
  seat: number | null
  token: string | null
  key: string | null
}

/** A step of a finished game. */
export interface Step {
  step: number
  /** Whose decision led here; null at the beginning. */
  mover: number | null
  /** The moves of that decision, as far as the viewer knows them. */
  moves: Move[]
  awaits: number[]
  over: boolean
  scene: Scene
  prompt: Message
  hint: Message
  description: Message[]
  /** What was told; with all cards open, private lines say to whom. */
  lines: { event: string; message: Message; private: boolean; hearers?: number[] }[]
  /** At the end, as in a view. */
  result?: Result | null
  revealed?: Scene | null
}

export interface ReplayTalk {
  seat: number
  step: number
  hearers: number[]
  text?: string
  claim?: string
  parameters?: Record<string, number>
  message?: Message | null
  true?: boolean | null
}

export interface Replay {
  game: string
  options: Record<string, string>
  names: string[]
  seat: number
  seats: number
  steps: number
  first: number
  shown: Step[]
  talk: ReplayTalk[]
}

export interface Chapter {
  title: Message
  lines: Message[]
}
