// Made by `python -m docs.shapes` from turncoat.games.cerberus.shapes; not to be changed here.
import type { Message, Scene } from './common'

export const STRETCH = [
  'start-a',
  'start-b',
  'platforms',
  'promontory',
  'gondola',
  'funicular',
  'rope-bridge',
  'infernal-portal',
  'finish-a',
  'finish-b',
] as const
export type StretchName = (typeof STRETCH)[number]

export const FEATURE = [
  'plain',
  'den',
  'gates',
  'draw',
  'rage',
  'promontory',
  'platform',
  'gondola-low',
  'gondola-high',
  'funicular-foot',
  'funicular-top',
  'bridge-near',
  'bridge-far',
  'portal-near',
  'actuator',
  'portal-far',
] as const
export type FeatureName = (typeof FEATURE)[number]

export const ROLE = ['adventurer', 'cerberus', 'lost'] as const
export type RoleName = (typeof ROLE)[number]

export const DECK = ['survival', 'betrayal'] as const
export type DeckName = (typeof DECK)[number]

export const ACTION = [
  'regroup',
  'gather',
  'run',
  'rush',
  'fury',
  'harry',
  'stalk',
  'return',
] as const
export type ActionName = (typeof ACTION)[number]

export const CARD = [
  'sacrifice',
  'favoritism',
  'opportunism',
  'cowardice',
  'arrogance',
  'selfishness',
  'fatalism',
  'ambush',
  'treachery',
  'grudge',
  'deceit',
  'violence',
  'sabotage',
] as const
export type CardName = (typeof CARD)[number]

export const COST = [
  'free',
  'rage',
  'faster',
  'slower',
  'own-card',
  'cards',
  'advance',
  'step-back',
] as const
export type CostName = (typeof COST)[number]

export const VERB = [
  'nothing',
  'rage',
  'speed',
  'self',
  'other',
  'either-way',
  'draw',
  'other-draws',
  'take-back',
  'boats',
  'dog',
  'catch-up',
  'lose-card',
  'card-or-retreat',
  'all',
] as const
export type VerbName = (typeof VERB)[number]

export const ACTION_CARD = ['regroup-fury', 'gather-harry', 'run-stalk', 'rush-return'] as const
export type ActionCardName = (typeof ACTION_CARD)[number]

export const ENDING = ['escape', 'all-caught', 'too-few'] as const
export type EndingName = (typeof ENDING)[number]

/** A space of the path. */
export interface Space {
  space: number
  side: StretchName
  feature: FeatureName
  /** Whether it has a paw mark. */
  mark: boolean
  seats: number[]
  cerberus: boolean
}

/** A special place that does something. */
export interface Place {
  place: string
  near: number
  /** The other end, where it has one. */
  far: number
  /** Whether it can be used now. */
  works: boolean
  /** What it does now. */
  words: Message
}

/** A position of the Rage track. */
export interface Position {
  position: number
  shade: 'dark' | 'light' | 'blank' | 'hunt'
  /** Whose pawn is on it. */
  seat: number | null
  /** Whether a pawn is on it that nobody plays. */
  unused: boolean
  words: Message
}

/** The Rage track. */
export interface Rage {
  die: number
  /** The last position. */
  hunt: number
  /** The position that the next pawn takes. */
  leftmost: number
  positions: Position[]
}

/** What a Hunt would bring as things stand. */
export interface Hunt {
  /** The last space that Cerberus would come to. */
  reach: number
  prey: number[]
  words: Message
}

/** A mooring with its Barque. */
export interface Slot {
  /** From 1. */
  slot: number
  /** Where the seat knows them. */
  places: number | null
  /** Whether everybody does. */
  open: boolean
  /** Whether the seat has looked. */
  seen: boolean
  seen_by: number[]
  words: Message
}

/** The Barques. */
export interface Barques {
  revealed: boolean
  /** Of the Barque that was turned up. */
  places: number | null
  aboard: number[]
  slots: Slot[]
  /** On the Barque that was turned up. */
  words: Message | null
}

/** What the seat knows of a player. */
export interface Player {
  seat: number
  role: RoleName
  /** From which the player draws. */
  deck: DeckName
  space: number | null
  aboard: boolean
  /** On the Rage track. */
  position: number | null
  place: Message
  held: ActionName[]
  played: ActionName[]
  hand_size: number
  /** One's own, all at the end. */
  hand: Partial<Record<CardName, number>> | null
  /** Shown in a request that failed, and still held. */
  shown: CardName[]
  /** At the end. */
  outcome: Message | null
}

/** The price of an effect. */
export interface Cost {
  kind: CostName
  amount: number
}

/** A part of an effect. */
export interface Part {
  does: VerbName
  by: number
}

/** An effect of a card. */
export interface Effect {
  cost: Cost | null
  parts: Part[]
  /** Whether the parts come in this order. */
  in_order: boolean
  short: Message
}

/** A kind of bonus card. */
export interface BonusCard {
  name: CardName
  deck: DeckName
  copies: number
  effects: Effect[]
}

/** A face of an Action card. */
export interface ActionCard {
  /** As moves name it. */
  card: ActionCardName
  name: ActionName
  effects: Effect[]
}

/** An effect of a card that the seat has. */
export interface OwnEffect {
  short: Message
  full: Message
  /** Whether the seat could play it now, but for its price. */
  dear: boolean
}

/** A card that the seat has. */
export interface OwnCard {
  /** As moves name it. */
  card: string
  kind: 'action' | 'survival' | 'betrayal'
  /** The message that names it. */
  title: string
  count: number
  /** Whether it lies open already. */
  spent: boolean
  effects: OwnEffect[]
  origin: string
}

/** A part of the effect in progress. */
export interface Step {
  words: Message
  /** The same forward and back, where that is to be chosen. */
  ways: Message[]
  done: boolean
}

/** The card being played. */
export interface EffectInProgress extends Effect {
  card: string
  kind: 'action' | 'survival' | 'betrayal'
  /** Who plays such cards. */
  role: RoleName
  /** The message that names it. */
  title: string
  grade: 'action' | 'simple' | 'advanced'
  which: number
  full: Message
  price: Message | null
  steps: Step[]
  origin: string
  paid: boolean
  /** Parts to come. */
  left: number[]
  concerned: number[]
  /** Cards of the price. */
  missing: number
  /** By seat. */
  offered: number[]
  own_offer: Partial<Record<CardName, number>>
  /** By seat, with all cards open. */
  offers: Partial<Record<CardName, number>>[] | null
  to_ask: number[]
  to_discard: number[]
  to_retreat: number[]
  retreat_by: number
}

export interface MoveInProgress {
  /** Who is on the way. */
  seat: number | null
  /** Still to go, back below 0. */
  steps: number
  from: number | null
  cerberus_steps: number
  hunt: boolean
  /** Together, still to be put on the track. */
  caught: number[]
}

/** How sure the parts of the box are. */
export interface Origins {
  parts: Record<string, string>
  /** `name`, `effects` and `copies`. */
  cards: Partial<Record<CardName, Record<string, string>>>
  /** `layout` and `skulls`. */
  sides: Partial<Record<StretchName, Record<string, string>>>
}

/** The table as a seat sees it. */
export interface CerberusScene extends Scene {
  turn: number
  active: number
  /** In this turn. */
  played: Partial<Record<'action' | 'bonus', boolean>>
  /** Whether a request for cards has failed in this turn. */
  help_refused: boolean
  sides: StretchName[]
  skulls: number
  difficulty: number
  /** From the Den on. */
  course: Space[]
  places: Place[]
  gates: number
  /** Where the Finish board begins. */
  finish: number
  /** The last space on which one who joins Cerberus draws two Betrayal cards. */
  circle: number
  /** Whether the Rope Bridge still hangs. */
  bridge: boolean
  cerberus: number
  speed: number
  starting_speed: number
  rage: Rage
  /** Nothing during a Hunt and at the end. */
  hunt: Hunt | null
  /** What would become of the next one caught. */
  capture: Message | null
  barques: Barques
  players: Player[]
  decks: Partial<Record<DeckName, number>>
  discards: Partial<Record<DeckName, Partial<Record<CardName, number>>>>
  /** Decks and discard piles. */
  stocks: Partial<Record<DeckName, Message>>
  effect: EffectInProgress | null
  move: MoveInProgress | null
  /** What the effect and the move wait for. */
  waiting: Message[]
  /** While the seat plays. */
  own_cards: OwnCard[]
  /** The kinds in open hands; one's own are in `own_cards`. */
  cards: BonusCard[]
  /** Of the roles that somebody has. */
  actions: Partial<Record<RoleName, ActionCard[]>>
  ending: EndingName | null
  options: Record<string, string>
  origins: Origins
}

/** What became of a seat. */
export interface SheetRow {
  seat: number
  role: RoleName
  outcome: 'escaped' | 'aboard' | 'path' | 'winner' | 'cerberus' | 'lost'
  won: boolean
  aboard: boolean
  space: number | null
  position: number | null
  hand: Partial<Record<CardName, number>>
}

/** The score sheet. */
export interface Sheet {
  ending: EndingName
  winners: number[]
  turns: number
  skulls: number
  difficulty: number
  adventurers_left: number
  revealed: boolean
  barques: number[]
  seats: SheetRow[]
}
