// Made by `python -m docs.shapes` from turncoat.shapes; not to be changed here.

/** Something with a name of its own. */
export interface ThingNamed {
  thing: string
}

/** A player. */
export interface SeatNamed {
  seat: number
}

/** Players in a row. */
export interface SeatsNamed {
  seats: number[]
}

/** Something to say, to be put into each reader's language. */
export interface Message {
  name: string
  arguments: Record<string, number | string | ThingNamed | SeatNamed | SeatsNamed | Message>
}

/** What every game's scene has. */
export interface Scene {
  /** Whether the game is over. */
  over: boolean
  /** The kind of decision that is owed. */
  question: string | null
  /** Who owes a decision. */
  awaits: number[]
  /** Nobody until the end. */
  winners: number[]
}

/** Something that a seat may do. */
export interface Move {
  number: number
  /** The same in every language, and stable: `place 1 raven 2`. */
  text: string
  family: string
  /** Things by name, places and seats by number, sets and pairs as lists. */
  parameters: Record<string, number | string | boolean | (number | string)[]>
  message: Message
}

/** Something that a seat can claim. */
export interface Claim {
  /** Its family. */
  claim: string
  /** The same in every language, and stable: `i-placed soul-red`. */
  text: string
  /** As those of moves. */
  parameters: Record<string, number | string | boolean | (number | string)[]>
  message: Message
  /** What kind of saying it is. */
  sign: 'fact' | 'hold' | 'promise' | 'call' | 'believe' | 'doubt'
  /** What it is about. */
  subject: Message
  /** Things at the table that it is made on and stands beside, the likeliest first. */
  about: string[]
  /** The question that it is offered with, as the scene names it. */
  beside: string | null
}

/** An event that outdates a claim. */
export interface Ending {
  event: string
  /** What its message has to say. */
  arguments: Record<string, unknown>
}

/** How a game ended. */
export interface Outcome {
  winners: number[]
  /** A number for each seat; more is better. */
  payoffs: number[]
  /** The game's own score sheet. */
  sheet: Record<string, unknown>
}

/** Something that the viewer knows for certain, and that does not lie open. */
export interface Fact {
  /** A player, `seat-2`, or a thing on the game's board; empty where it is about no one thing. */
  about: string
  message: Message
  /** A word or two to stand on the thing, where nothing else there shows it. */
  sign: Message | null
}

/** What a player did, or what a column is about. */
export interface Cell {
  /** A sign or two. */
  sign: Message
  /** The same in words. */
  message: Message
}

/** Who did what, as everybody saw it: a grid with a row for each seat. */
export interface Ribbon {
  title: Message
  columns: Cell[]
  /** By seat, a cell for each column. */
  rows: ((Cell | null)[])[]
}

/** What the viewer knows for certain. */
export interface Known {
  facts: Fact[]
  ribbons: Ribbon[]
}

/** How a table looks to somebody. */
export interface Shown {
  /** Who owes a decision, several where they decide at the same time. */
  awaits: number[]
  over: boolean
  /** The table as data, with all that the game's own scene has. */
  scene: Scene
  /** What the seat is asked or what it waits for. */
  prompt: Message
  /** The rule behind it. */
  hint: Message
  /** By things at the table, why the seat cannot choose them now. */
  barred: Record<string, Message>
  /** The table in words; no sentence is a heading; in the end all cards are open. */
  description: Message[]
  /** What the viewer knows beyond that; in the end nothing is hidden. */
  known: Known
}

/** What the rules told. */
export interface EventTold {
  event: string
  message: Message
  /** Told to some seats only. */
  private: boolean
  /** How much time it deserves: a line in the log, a moment, or a scene of its own. */
  weight: 'aside' | 'beat' | 'scene'
  /** A new part of the game begins with it: a round, a turn. */
  opens: boolean
  /** It happened to the reader; it weighs a step more then. */
  yours: boolean
  /** Why it came so, line by line, for those who ask. */
  why: Message[]
}

/** A chapter of the rules. */
export interface Chapter {
  title: Message
  lines: Message[]
  /** It is a list to look something up in; nobody has to read it to play. */
  lists: boolean
  /** The names of the hints in views of which it tells more. */
  hints: string[]
}
