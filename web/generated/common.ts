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
