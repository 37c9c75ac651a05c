/** The table of Mad Zeppelin as the server describes it: ids and numbers, no words. */
import type { SceneProps } from '..'
import type { Scene } from '../../protocol/messages'

export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]
export const RESULTS = [...COLOURS, 'black'] as const
/** What a die can be set to. */
export type Setting = (typeof RESULTS)[number]
export type Face = Setting | 'pick'
export const LEVELS = [1, 2, 3, 4] as const
export const JOURNEYS = 10

/** Cards by the names of their kinds. */
export type Cards = Record<string, number>

export interface Die {
  result: Face
  heading: string | null
}

export interface Laid {
  round: number
  traitor: string
  blocked: boolean
}

export interface Player {
  seat: number
  coins: number
  hand_size: number
  hand: Cards | null
  thrown: Cards
  levels: number[]
  cargo_points: number
  bonus: number
  points: number
  laid: Laid[]
  current: string | null
  traitors_left: number
  toll: boolean
}

/** A seat's traitors, and what it saw of the others in this turn. */
export interface Own {
  dealt: string
  drafted: string | null
  traitors: string[]
  blocked: string[]
  pool: string[] | null
  passed_on: string[] | null
  airsick: string[] | null
  unselected: string[] | null
}

export interface KnownHand {
  seat: number
  cargo: Cards
  unknown: number
}

export interface Notes {
  top: string[]
  near_top: Cards
  buried: { under_it: number; cargo: string }[]
  hands: KnownHand[]
}

export interface Kind {
  name: string
  copies: number
  level: number
  points: number
  bribe: number
}

export interface Traitor {
  name: string
  colours: Colour[]
  coins: number
  cards: number
}

export interface Origins {
  parts: Record<string, string>
  cargo: Record<string, { name: string; points: string; numbers: string }>
  traitors: Record<string, { name: string; colours: string; text: string }>
}

export interface ZeppelinScene extends Scene {
  turn: number
  round: number | null
  stage: 'draft' | 'dice' | 'plays' | 'over'
  ability: string | null
  leader: number
  actor: number | null
  actions: { ability: boolean; throw: boolean }
  colours: Colour[]
  target: number
  dice: (Die | null)[]
  open_colours: Colour[]
  safe: number
  hold: number
  journeys: number
  discarded: Cards
  removed: number
  airsick: number
  pool: number
  unplayable: { traitor: string; by: number }[]
  tolls: number[]
  players: Player[]
  own: Own | null
  open: Own[] | null
  notes: Notes
  cargo: Kind[]
  traitors: Traitor[]
  ending: 'points' | 'flight' | null
  origins: Origins
}

export type RoomProps = SceneProps<ZeppelinScene>

/** What a seat holds and has seen: its own, or anybody's where all cards are open. */
export function ownOf(scene: ZeppelinScene, seat: number | null): Own | null {
  return scene.own ?? (seat === null ? null : (scene.open?.[seat] ?? null))
}

export function kindOf(scene: ZeppelinScene, name: string): Kind | undefined {
  return scene.cargo.find((kind) => kind.name === name)
}

export function traitorOf(scene: ZeppelinScene, name: string): Traitor | undefined {
  return scene.traitors.find((traitor) => traitor.name === name)
}

/** The colours of a traitor as it lies: its own, or those that the acting one has copied. */
export function coloursOf(scene: ZeppelinScene, name: string, seat: number | null = null): readonly Colour[] {
  const acting = seat !== null && seat === scene.actor && scene.players[seat]?.current === name
  return acting && !scene.over ? scene.colours : (traitorOf(scene, name)?.colours ?? [])
}

/** So many coins are missing for the bribe of a card, crates in hand counted as coins. */
export function shortOf(scene: ZeppelinScene, seat: number, name: string): number {
  const player = scene.players[seat]
  const kind = kindOf(scene, name)
  if (!player || !kind) return 0
  const crates = (player.hand?.crate ?? 0) - (name === 'crate' ? 1 : 0)
  return Math.max(0, kind.bribe - player.coins - crates)
}
