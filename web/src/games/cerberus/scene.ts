/** What the server says of a table of Cerberus. */
import type { Scene } from '../../protocol/messages'

export type Role = 'adventurer' | 'cerberus' | 'lost'
export type Deck = 'survival' | 'betrayal'
export type Counts = Record<string, number>

export interface EffectPart {
  does: string
  by: number
}

export interface Effect {
  cost: { kind: string; amount: number } | null
  parts: EffectPart[]
  in_order: boolean
}

export interface Card {
  name: string
  effects: Effect[]
}

/** A face of an action card; moves name the `card` that has it. */
export interface ActionCard extends Card {
  card: string
}

export interface BonusCard extends Card {
  deck: Deck
  copies: number
}

export interface Space {
  space: number
  side: string
  feature: string
  mark: boolean
  seats: number[]
  cerberus: boolean
}

export interface Position {
  position: number
  shade: 'dark' | 'light' | 'blank' | 'hunt'
  seat: number | null
  unused: boolean
}

export interface Slot {
  slot: number
  places: number | null
  seen: boolean
  seen_by: number[]
}

export interface Player {
  seat: number
  role: Role
  space: number | null
  aboard: boolean
  position: number | null
  held: string[]
  played: string[]
  hand_size: number
  hand: Counts | null
  shown: string[]
}

export interface EffectInProgress extends Effect {
  card: string
  grade: 'action' | 'simple' | 'advanced'
  which: number
  paid: boolean
  left: number[]
  concerned: number[]
  missing: number
  offered: number[]
  own_offer: Counts
  offers: Counts[] | null
  to_ask: number[]
  to_discard: number[]
  to_retreat: number[]
  retreat_by: number
}

export interface MoveInProgress {
  seat: number | null
  steps: number
  from: number | null
  cerberus_steps: number
  hunt: boolean
  caught: number[]
}

export interface CerberusScene extends Scene {
  turn: number
  active: number
  played: { action: boolean; bonus: boolean }
  help_refused: boolean
  sides: string[]
  skulls: number
  difficulty: number
  course: Space[]
  gates: number
  finish: number
  circle: number
  bridge: boolean
  cerberus: number
  speed: number
  starting_speed: number
  rage: { die: number; hunt: number; leftmost: number; positions: Position[] }
  barques: { revealed: boolean; places: number | null; aboard: number[]; slots: Slot[] }
  players: Player[]
  decks: Record<Deck, number>
  discards: Record<Deck, Counts>
  effect: EffectInProgress | null
  move: MoveInProgress | null
  cards: BonusCard[]
  actions: { adventurer: ActionCard[]; cerberus: ActionCard[] }
  ending: 'escape' | 'all-caught' | 'too-few' | null
  origins: {
    parts: Record<string, string>
    cards: Record<string, { name: string; effects: string; copies: string }>
    sides: Record<string, { layout: string; skulls: string }>
  }
}

/** The last space that Cerberus would reach if he ran now. */
export function reachOf(scene: CerberusScene): number {
  return Math.min(scene.course.length - 1, scene.cerberus + scene.speed)
}

/** Whom he would catch: everybody on the first space with somebody on it. */
export function preyOf(scene: CerberusScene): number[] {
  const run = scene.course.slice(scene.cerberus + 1, reachOf(scene) + 1)
  return run.find((space) => space.seats.length > 0)?.seats ?? []
}

/** Where a feature is; -1 where the course has none. */
export function spaceOf(scene: CerberusScene, feature: string): number {
  return scene.course.findIndex((space) => space.feature === feature)
}
