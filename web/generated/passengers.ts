// Made by `python -m docs.shapes` from turncoat.games.passengers.shapes; not to be changed here.
import type { Message, Scene } from './common'

export const PLACER = ['shadow'] as const
export type PlacerName = (typeof PLACER)[number]

export const CARD = [
  'soul-red',
  'soul-green',
  'soul-blue',
  'demon-red',
  'demon-green',
  'demon-blue',
  'yaesther',
] as const
export type CardName = (typeof CARD)[number]

export const COLOUR = ['red', 'green', 'blue'] as const
export type ColourName = (typeof COLOUR)[number]

export const GIFT = [
  'vessel',
  'bell',
  'chromatis',
  'hamsa-hand',
  'seers-paw',
  'mirror',
  'scroll',
  'lantern',
  'mask',
  'master-coin',
  'urn',
  'quiet-tide',
  'dye',
  'handshake',
  'twin-eye',
  'wreckage',
  'oar',
  'verdict',
  'coin-given',
  'drum',
  'vow',
  'spectrum',
  'barter',
  'third-eye',
  'undertow',
  'current',
  'whisper',
  'knell',
  'prism',
  'open-palm',
  'candle',
  'still-water',
  'ferry-pole',
  'torch',
] as const
export type GiftName = (typeof GIFT)[number]

export const BOAT = ['raven', 'wolf'] as const
export type BoatName = (typeof BOAT)[number]

export const FACTION = ['souls', 'demons', 'yaesther'] as const
export type FactionName = (typeof FACTION)[number]

export const SILENCED = ['gift', 'tide', 'card'] as const
export type SilencedName = (typeof SILENCED)[number]

export const TYPE = ['soul', 'demon', 'yaesther'] as const
export type TypeName = (typeof TYPE)[number]

export const EDITION = ['second', 'first'] as const
export type EditionName = (typeof EDITION)[number]

export const SET = ['I', 'II', 'III', 'four'] as const
export type SetName = (typeof SET)[number]

export const LAYOUT = ['a', 'b'] as const
export type LayoutName = (typeof LAYOUT)[number]

export const DIRECTION = ['left', 'right', 'below', 'above'] as const
export type DirectionName = (typeof DIRECTION)[number]

export const PHASE = ['placing', 'gifts', 'voting', 'over'] as const
export type PhaseName = (typeof PHASE)[number]

export const SILENCE = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
] as const
export type SilenceName = (typeof SILENCE)[number]

/** A Passenger on a space. */
export interface Seated {
  placer: number | PlacerName
  /** `null` where the viewer may not know it. */
  card: CardName | null
  /** At the end all are, the lost ones too. */
  face_up: boolean
  mask: ColourName | null
  /** Who placed it, and who peeked at it. */
  seen_by: number[]
  /** Whether it is face down and the viewer has seen it. */
  secret: boolean
  /** Itself in words. */
  message: Message
}

/** A space of a boat. */
export interface Space {
  /** Of its Gift. */
  number: number
  gift: GiftName
  voices: number
  /** Whether a Passenger can be seated there in this phase. */
  free: boolean
  passenger: Seated | null
}

/** A boat of a round. */
export interface Boat {
  round: number
  boat: BoatName
  /** How many Passengers sit in it. */
  aboard: number
  spaces: Space[]
}

/** What a vote came to. */
export interface Vote {
  /** The Voices for the Raven. */
  raven: number
  /** And for the Wolf. */
  wolf: number
  /** The same in words. */
  message: Message
}

/** A hand card that the viewer was shown, or gave away. */
export interface KnownCard {
  card: CardName
  /** How the viewer knows it. */
  message: Message
}

/** What a viewer knows of a player. */
export interface Player {
  seat: number
  hand_size: number
  /** One's own, or of all with all cards open. */
  hand: CardName[] | null
  /** The place of the card of one's hand that one has chosen to show or give. */
  offer: number | null
  known: KnownCard[]
  faction: FactionName | null
  /** Who else knows this faction, while it is secret. */
  secrecy: Message | null
  gift: GiftName | null
  /** Of the Gift. */
  number: number | null
  voices: number
  silenced: SilencedName[]
  /** By round; of others only when all have voted. */
  votes: (BoatName | null)[]
}

/** A move as it is offered. */
export interface Chosen {
  family: string
  parameters: Record<string, number | string | boolean | (number | string)[]>
}

/** What a Gift made known to all, one of these. */
export interface Answer {
  /** Who said yes. */
  seats?: number[]
  type?: TypeName
  demons?: number
  red?: number
  green?: number
  blue?: number
}

/** A Gift that was taken in a round. */
export interface TakenGift {
  number: number
  gift: GiftName
  holder: number
  /** Whether its turn is still to come. */
  state: 'ahead' | 'now' | 'done'
  choices: Chosen[]
  answer: Answer | null
  /** What came of it, as far as all could see. */
  told: Message[]
}

/** A hand card that was shown or exchanged. */
export interface ShownCard {
  round: number
  gift: GiftName
  /** Who showed it. */
  seat: number
  /** `null` for those who did not see it. */
  card: CardName | null
}

/** A space of a boat of a round; spaces are counted from 0. */
export interface Berth {
  boat: BoatName
  space: number
}

export interface Options {
  edition: EditionName
  /** By round. */
  sets: SetName[]
  layout: LayoutName
  silence: string
  'soul-bonus': string
}

/** How sure the parts of the box are. */
export interface Origins {
  boats: string
  silence: string
  gifts: Record<string, string>
}

/** A Passenger in the Afterlands. */
export interface ScoredPassenger {
  space: number
  card: CardName
  placer: number | PlacerName
  mask: ColourName | null
  /** The one that counts. */
  colour: ColourName | null
  /** Whether it counts as a Soul. */
  soul: boolean
}

/** What Souls of one colour in a boat are worth together. */
export interface Bonus {
  colour: ColourName
  souls: number
  points: number
  /** The same in words. */
  message: Message
}

/** A Soul that adds to what a Demon is worth. */
export interface Beside {
  direction: DirectionName
  round: number
  space: number
}

/** What a Demon is worth. */
export interface ScoredDemon {
  space: number
  card: CardName
  colour: ColourName | null
  beside: Beside[]
  points: number
  /** The same in words. */
  message: Message
}

/** A boat of the Afterlands. */
export interface ScoredBoat {
  round: number
  boat: BoatName
  passengers: ScoredPassenger[]
  souls: number
  bonuses: Bonus[]
  demons: ScoredDemon[]
  /** To the Soul Guides and the Demon Smugglers. */
  points: Partial<Record<FactionName, number>>
  /** Its points, and those for its Souls. */
  told: Message[]
}

/** The table of Passengers. */
export interface PassengersScene extends Scene {
  /** From 1. */
  round: number
  phase: PhaseName
  /** The Gift that asks the question. */
  using: GiftName | null
  /** Who holds the Master Coin. */
  coin: number
  /** Who began, by round. */
  first: (number | null)[]
  /** How many Passengers a boat takes. */
  limit: number
  /** Of this round. */
  boats: Boat[]
  /** Of later rounds. */
  ahead: Boat[]
  /** Those that crossed, by round. */
  afterlands: Boat[]
  /** Those that did not. */
  lost: Boat[]
  /** Of the rounds that are over. */
  votes: Vote[]
  players: Player[]
  /** What the viewer's faction wants. */
  goal: Message | null
  /** What cards of a type are worth. */
  worth: Partial<Record<TypeName, Message[]>>
  /** Those that are left. */
  masks: ColourName[]
  /** Whether Shadow Passengers are in the game. */
  has_shadows: boolean
  /** Cards in the Shadow pile. */
  shadows_left: number
  /** Where the Shadows were placed at first, by round. */
  shadow_spaces: Berth[][]
  /** The Silence card, by round. */
  silence: (SilenceName | null)[]
  /** Whom a Silence card let the coin's holder Silence, by round. */
  hushed: (number | null)[]
  /** By round, in the order of their numbers. */
  gifts: TakenGift[][]
  shown: ShownCard[]
  /** At the end. */
  points: Partial<Record<FactionName, number>> | null
  /** What the Yaesther player scores in any case. */
  yaesther_points: number
  /** At the end, what crossed, by round. */
  scored: ScoredBoat[]
  winner: FactionName | null
  options: Options
  origins: Origins
}

/** The score sheet. */
export interface Sheet {
  boats: ScoredBoat[]
  points: Partial<Record<FactionName, number>>
  factions: Partial<Record<FactionName, number[]>>
  winner: FactionName
  winners: number[]
  /** Whether the Master Coin broke a tie. */
  by_coin: boolean
  coin: number
  /** The points of a faction in words. */
  totals: Partial<Record<FactionName, Message>>
  /** Who won and why. */
  ending: Message
}
