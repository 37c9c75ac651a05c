/** The scene of Passengers, as docs/protocol.md describes it. */
import type { Result, Scene } from '../../protocol/messages'

export const BOATS = ['raven', 'wolf'] as const
export const COLOURS = ['red', 'green', 'blue'] as const
export const KINDS = [
  'soul-red',
  'soul-green',
  'soul-blue',
  'demon-red',
  'demon-green',
  'demon-blue',
] as const
export const FACTIONS = ['souls', 'demons', 'yaesther'] as const

export type BoatName = (typeof BOATS)[number]
export type Colour = (typeof COLOURS)[number]
export type Card = (typeof KINDS)[number] | 'yaesther'
export type Faction = (typeof FACTIONS)[number]
export type Placer = number | 'shadow'

export interface Seated {
  placer: Placer
  /** Null where the viewer may not know it. */
  card: Card | null
  face_up: boolean
  mask: Colour | null
  seen_by: number[]
}

export interface Space {
  /** The number of its Gift. */
  number: number
  gift: string
  voices: number
  passenger: Seated | null
}

export interface Boat {
  round: number
  boat: BoatName
  spaces: Space[]
}

export interface Player {
  seat: number
  hand_size: number
  hand: Card[] | null
  offer: number | null
  faction: Faction | null
  gift: string | null
  number: number | null
  voices: number
  silenced: ('gift' | 'tide' | 'card')[]
  votes: (BoatName | null)[]
}

/** What the parameters of moves stand for. */
export interface Parameters {
  round: string
  boat: BoatName
  space: number
  to_boat: BoatName
  to_space: number
  seat: number
  pair: [number, number]
  colour: Colour
  kind: Card
}

export interface Chosen {
  family: string
  parameters: Partial<Parameters>
}

/** What a Gift made known to all: seats, a type, a number of Demons, or numbers of colours. */
export interface Answer extends Partial<Record<Colour, number>> {
  seats?: number[]
  type?: string
  demons?: number
}

export interface UsedGift {
  number: number
  gift: string
  holder: number
  choices: Chosen[]
  answer: Answer | null
}

export interface Shown {
  round: number
  gift: string
  seat: number
  card: Card | null
}

export interface PassengersScene extends Scene {
  round: number
  phase: 'placing' | 'gifts' | 'voting' | 'over'
  using: string | null
  coin: number
  first: (number | null)[]
  limit: number
  boats: Boat[]
  ahead: Boat[]
  afterlands: Boat[]
  lost: Boat[]
  players: Player[]
  masks: Colour[]
  shadows_left: number
  shadow_spaces: { boat: BoatName; space: number }[][]
  silence: (string | null)[]
  hushed: (number | null)[]
  gifts: UsedGift[][]
  shown: Shown[]
  points: Partial<Record<Faction, number>> | null
  /** What the Yaesther player scores. */
  yaesther_points: number
  winner: Faction | null
  options: { edition: string; sets: string[]; layout: string; silence: 'off' | 'on'; 'soul-bonus': string }
  origins: { boats: string; silence: string; gifts: Record<string, string> }
}

export type Direction = 'left' | 'right' | 'above' | 'below'

/** A boat of the score sheet. */
export interface ScoredBoat {
  round: number
  boat: BoatName
  passengers: { space: number; card: Card; placer: Placer; mask: Colour | null; colour: Colour | null }[]
  souls: number
  bonuses: { colour: Colour; souls: number; points: number }[]
  demons: {
    space: number
    card: Card
    colour: Colour | null
    beside: { direction: Direction }[]
    points: number
  }[]
  points: { souls: number; demons: number }
}

export interface Sheet {
  boats: ScoredBoat[]
  points: Partial<Record<Faction, number>>
  factions: Partial<Record<Faction, number[]>>
  winner: Faction
  by_coin: boolean
  coin: number
}

export function sheetOf(result: Result | null): Sheet | null {
  return result ? (result.sheet as unknown as Sheet) : null
}

export function typeOf(card: Card): 'soul' | 'demon' | 'yaesther' {
  return card.split('-')[0] as 'soul' | 'demon' | 'yaesther'
}

export function colourOf(card: Card): Colour | null {
  return (card.split('-')[1] as Colour | undefined) ?? null
}

export function aboard(boat: Boat): number {
  return boat.spaces.filter((space) => space.passenger).length
}

/** Whether a viewer alone, and not the table, knows a Passenger: it placed it or peeked at it. */
export function isSecret(scene: PassengersScene, seated: Seated, seat: number | null): boolean {
  return (
    !scene.over && !seated.face_up && seated.card !== null && seat !== null && seated.seen_by.includes(seat)
  )
}
