// Made by `python -m docs.shapes` from turncoat.games.mad_zeppelin.shapes; not to be changed here.
import type { Message, Scene } from './common'

export const RESULT = ['blue', 'red', 'green', 'yellow', 'black', 'pick'] as const
export type ResultName = (typeof RESULT)[number]

export const TRAITOR = [
  'steeling',
  'tim-sly',
  'love',
  'henchman',
  'rochat',
  'igor',
  'hummerock',
  'ripp',
  'zamfirescu',
  'shadow',
  'troy',
  'walder',
  'mirante',
  'ratatine',
] as const
export type TraitorName = (typeof TRAITOR)[number]

export const COLOUR = ['blue', 'red', 'green', 'yellow'] as const
export type ColourName = (typeof COLOUR)[number]

export const CARGO = [
  'crate',
  'wood',
  'coal',
  'lead',
  'ore',
  'steel',
  'gold',
  'diamonds',
  'journey',
] as const
export type CargoName = (typeof CARGO)[number]

export const MODE = ['run', 'long-haul'] as const
export type ModeName = (typeof MODE)[number]

export const BRIBES = ['table', 'points'] as const
export type BribesName = (typeof BRIBES)[number]

export const ENDING = ['points', 'flight'] as const
export type EndingName = (typeof ENDING)[number]

/** A die that was rolled. */
export interface Die {
  result: ResultName
  /** Where the result is a colour. */
  heading: string | null
}

/** A traitor that lies before a player. */
export interface Laid {
  round: number
  traitor: TraitorName
  /** Whether it was unplayable and only shown. */
  blocked: boolean
  /** Its own or, while it acts, those that it has copied. */
  colours: ColourName[]
  /** Whether it is current, was played before, or only shown. */
  remark: Message
}

/** What a view knows of a player. */
export interface Player {
  seat: number
  coins: number
  hand_size: number
  /** One's own; everybody's where all cards are open. */
  hand: Partial<Record<CargoName, number>> | null
  /** Of these cards in the hand: coins missing for the bribe, crates counted as coins. */
  short: Partial<Record<CargoName, number>>
  thrown: Partial<Record<CargoName, number>>
  /** The points of the thrown cards, by kind. */
  worth: Partial<Record<CargoName, number>>
  /** The levels among the thrown cards. */
  levels: number[]
  cargo_points: number
  /** For all four levels. */
  bonus: number
  points: number
  /** Whether the points are enough to win. */
  at_target: boolean
  /** Traitors played or shown in this turn. */
  laid: Laid[]
  current: TraitorName | null
  /** Traitors in hand. */
  traitors_left: number
  /** Whether the player takes a coin out of others' bribes. */
  toll: boolean
}

/** A seat's traitors, and what it saw of the others in this turn. */
export interface Own {
  dealt: TraitorName
  drafted: TraitorName | null
  /** In hand. */
  traitors: TraitorName[]
  /** Those of them that are unplayable. */
  blocked: TraitorName[]
  /** Whether these and the current one can be played, and throw on these dice. */
  fits: Partial<Record<TraitorName, 'blocked' | 'played' | 'can-throw' | 'cannot-throw' | 'copies'>>
  /** The pool as it reached the seat. */
  pool: TraitorName[] | null
  passed_on: TraitorName[] | null
  /** For the leader. */
  airsick: TraitorName[] | null
  /** For the leader and the last to draft. */
  unselected: TraitorName[] | null
}

/** A card known to lie further down in the Hold. */
export interface Buried {
  under_it: number
  cargo: CargoName
}

/** What is known of another hand. */
export interface KnownHand {
  seat: number
  cargo: Partial<Record<CargoName, number>>
  /** The other cards in it. */
  unknown: number
}

/** Hidden Cargo that the seat is sure of; with all cards open the whole Hold and all hands. */
export interface Notes {
  /** Of the Hold, in order. */
  top: CargoName[]
  /** Among the next three cards of the Hold besides. */
  near_top: Partial<Record<CargoName, number>>
  buried: Buried[]
  hands: KnownHand[]
}

/** A kind of Cargo with its numbers at this table. */
export interface Kind {
  name: CargoName
  copies: number
  level: number
  points: number
  bribe: number
  about: Message
  /** How sure this is, where it is not from the rulebook. */
  origin: Message | null
}

/** A traitor, and where it is in this turn as far as the viewer knows. */
export interface Traitor {
  name: TraitorName
  /** None stands for "?". */
  colours: ColourName[]
  /** Of its Search. */
  coins: number
  /** Of its Search. */
  cards: number
  /** Whether that is what most bring. */
  usual_search: boolean
  about: Message
  /** How sure this is, where it is not from the rulebook. */
  origin: Message | null
  place: 'played' | 'shown' | 'yours' | 'held' | 'airsick' | 'unselected' | 'others' | 'passed' | 'pool' | 'unknown'
  /** Whether only the viewer knows this place. */
  secret: boolean
  /** Who played, showed or holds it. */
  seat: number | null
  /** Who made it unplayable. */
  named: number | null
  /** Place and name in words. */
  where: Message
}

/** The actions that the actor has taken in this play. */
export interface Actions {
  ability: boolean
  throw: boolean
}

/** A traitor that nobody can play in this turn. */
export interface Unplayable {
  traitor: TraitorName
  by: number
}

export interface Options {
  mode: ModeName
  bribes: BribesName
  'pick-black': string
  'first-leader': string
}

/** How sure the parts of the box are. */
export interface Origins {
  parts: Record<string, string>
}

/** The table of Mad Zeppelin as somebody sees it. */
export interface ZeppelinScene extends Scene {
  turn: number
  /** The round of plays. */
  round: number | null
  stage: 'draft' | 'dice' | 'plays' | 'over'
  /** The traitor whose Ability asks the question. */
  ability: TraitorName | null
  leader: number
  /** Whose play it is. */
  actor: number | null
  /** Whose current traitor acts. */
  acting: number | null
  actions: Actions
  /** Of the actor's current traitor. */
  colours: ColourName[]
  /** The points that end the game. */
  target: number
  dice: (Die | null)[]
  /** The die that the leader is asked about. */
  asked_die: number | null
  /** The colours on the dice. */
  open_colours: ColourName[]
  /** Coins. */
  safe: number
  /** Cards. */
  hold: number
  journeys: number
  /** The one that ends the flight. */
  last_journey: number
  /** How far it is, in words. */
  flight: Message
  discarded: Partial<Record<CargoName, number>>
  /** Cargo cards out of the game. */
  removed: number
  /** Traitors laid aside. */
  airsick: number
  /** Traitors left to draft. */
  pool: number
  unplayable: Unplayable[]
  /** Who takes a coin out of others' bribes. */
  tolls: number[]
  players: Player[]
  own: Own | null
  /** With all cards open the same for each seat. */
  open: Own[] | null
  notes: Notes
  /** The top of the Hold, for the one who puts it in order. */
  foreseen: CargoName[] | null
  cargo: Kind[]
  traitors: Traitor[]
  ending: EndingName | null
  options: Options
  origins: Origins
}

/** A seat's points. */
export interface SheetRow {
  seat: number
  thrown: Partial<Record<CargoName, number>>
  cargo_points: number
  /** For all four levels. */
  bonus: number
  points: number
  coins: number
  /** Whether the points are enough to win. */
  at_target: boolean
}

/** The score sheet of a finished game. */
export interface ZeppelinSheet {
  ending: EndingName
  target: number
  seats: SheetRow[]
  winners: number[]
  /** Whether the fewest coins decided between equal points. */
  by_coins: boolean
}
