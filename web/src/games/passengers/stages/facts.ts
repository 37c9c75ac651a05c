/** What the events of Passengers tell, and how long they are held. */
import type {
  Boat,
  BoatName,
  CardName,
  ColourName,
  FactionName,
  GiftName,
  PassengersScene,
  TypeName,
} from '../../../../generated/passengers'
import type { EventLine } from '../../../protocol/messages'
import { numberIn, seatIn, seatsIn, thingIn } from '../../../words/facts'

// Facts -------------------------------------------------------------------------------------------

export const boatIn = (line: EventLine, name = 'boat'): BoatName | null =>
  thingIn(line, name) as BoatName | null
export const cardIn = (line: EventLine): CardName | null => thingIn(line, 'card') as CardName | null
export const colourIn = (line: EventLine): ColourName | null => thingIn(line, 'colour') as ColourName | null
export const typeIn = (line: EventLine): TypeName | null => thingIn(line, 'type') as TypeName | null
export const factionIn = (line: EventLine): FactionName | null =>
  thingIn(line, 'faction') as FactionName | null
export const silenceIn = (line: EventLine): string | null => thingIn(line, 'silence')

export function roundIn(line: EventLine): number | null {
  const round = thingIn(line, 'round')
  return round === null ? null : Number(round)
}

/** A space that an event speaks of, counted from 0; without a round, one of the boats in play. */
export interface Spot {
  round: number | null
  boat: BoatName
  space: number
}

export function spotsIn(line: EventLine): Spot[] {
  const round = roundIn(line)
  return ['', 'to-'].flatMap((which) => {
    const boat = boatIn(line, `${which}boat`)
    const space = line.message.arguments[`${which}space`]
    return boat && typeof space === 'number' ? [{ round, boat, space: space - 1 }] : []
  })
}

/** Whether an event speaks of a space of a boat; where it names no round, the boat is one in play. */
export function lights(line: EventLine | null | undefined, { round, boat }: Boat, space: number): boolean {
  if (!line) return false
  return spotsIn(line).some((at) => (at.round ?? round) === round && at.boat === boat && at.space === space)
}

/** Whether an event speaks of a boat in play as a whole. */
export function lightsBoat(line: EventLine | null | undefined, { boat }: Boat): boolean {
  return !!line && WHOLE.includes(line.event) && boatIn(line) === boat
}

const WHOLE = ['boat-colours', 'boat-demons', 'drifted']

// Gifts -------------------------------------------------------------------------------------------

/** Whose eyes see a scene: they hold a hand of their own, until all hands lie open. */
function ownSeat(scene: PassengersScene): number | null {
  const open = scene.players.filter(({ hand }) => hand !== null)
  return open.length === 1 ? open[0]!.seat : null
}

export interface GiftUsed {
  number: number
  gift: GiftName
}

/** The Gift by which something happens. A peek that is not by the peeker's own Gift is returned by Twin Eye. */
export function giftOf(line: EventLine, scene: PassengersScene): GiftUsed | null {
  const taken = scene.gifts[scene.round - 1] ?? []
  const told = thingIn(line, 'gift')
  if (told) return taken.find(({ gift }) => gift === told) ?? null
  const own = taken.find(({ holder }) => holder === seatIn(line, 'seat')) ?? null
  if (line.event !== 'peeked' || roundIn(line) !== scene.round || own?.gift === 'hamsa-hand') return own
  return taken.find(({ number }) => number === PEEKS) ?? own
}

const PEEKS = 4

/** Gifts with which somebody does something that they need not be shown, as they did it themselves. */
const DEEDS = [
  'silenced',
  'both-silenced',
  'chose-two',
  'chose-one',
  'peeked',
  'swapped',
  'moved',
  'drifted',
  'masked',
  'hushed',
]

// Holds -------------------------------------------------------------------------------------------

/** Milliseconds at the usual pace. */
const GIFT = 1600
const ANSWER = 2300
const SEEN = 2200

/** A Gift in use: long enough to see who, which and on what; what it makes known, long enough to take in. */
export function giftHold(line: EventLine, scene: PassengersScene): number {
  if (DEEDS.includes(line.event)) return seatIn(line, 'seat') === ownSeat(scene) ? 0 : GIFT
  return ANSWER
}

export const seenHold = (): number => SEEN

/** The first round begins with one's faction; it is held alike for all. */
export const roundHold = (line: EventLine): number => (roundIn(line) === 1 ? 3900 : 1500)

/** When each ballot is turned, and how long it then takes. */
export const TURN = 240
const EACH = 110

export interface Ballot {
  seat: number
  boat: BoatName
  voices: number
  /** Milliseconds after which it is turned over. */
  at: number
}

export function ballotsOf(line: EventLine, scene: PassengersScene): Ballot[] {
  const forRaven = seatsIn(line)
  const each = isUnanimous(line) ? EACH / 4 : EACH
  return scene.players.map(({ seat, voices }) => ({
    seat,
    boat: forRaven.includes(seat) ? 'raven' : 'wolf',
    voices,
    at: 200 + each * seat,
  }))
}

function isUnanimous(line: EventLine): boolean {
  return !numberIn(line, 'raven') || !numberIn(line, 'wolf')
}

/** When the last ballot has been turned over. */
export function voteOpen(line: EventLine, scene: PassengersScene): number {
  return ballotsOf(line, scene).at(-1)!.at + TURN
}

/** All ballots of a split vote lie open together for two and a half seconds, a little longer if it was close. */
export function voteHold(line: EventLine, scene: PassengersScene): number {
  if (isUnanimous(line)) return 1500
  const close = Math.abs(numberIn(line, 'raven') - numberIn(line, 'wolf')) <= 1
  return Math.min(3900, voteOpen(line, scene) + (close ? 2800 : 2500))
}

// The end -----------------------------------------------------------------------------------------

/** A Passenger in the Afterlands, when it is turned over and what it brings. */
export interface Arrival {
  round: number
  space: number
  at: number
  souls: number
  demons: number
}

/** Points that come in, for a Passenger or, where Souls of one colour sit together, for a boat. */
export interface Gain {
  at: number
  points: number
}

export interface Count {
  arrivals: Arrival[]
  gains: Record<'souls' | 'demons', Gain[]>
  /** What Souls of one colour bring together, by rounds. */
  bonuses: Record<number, Gain>
}

/** The time in which all Passengers are turned over, and after which all has been counted. */
const REVEAL = 2200
export const COUNTED = 3000

/** The Afterlands as they are counted: boat by boat, Passenger by Passenger. */
export function countOf({ scored }: PassengersScene): Count {
  const total = scored.reduce((sum, boat) => sum + boat.passengers.length, 0)
  const each = Math.min(200, REVEAL / Math.max(1, total))
  const count: Count = { arrivals: [], gains: { souls: [], demons: [] }, bonuses: {} }
  let at = 250
  for (const { round, passengers, demons, bonuses } of scored) {
    for (const { space, soul } of passengers) {
      const demon = demons.find((one) => one.space === space)?.points ?? 0
      count.arrivals.push({ round, space, at, souls: soul ? 1 : 0, demons: demon })
      if (soul) count.gains.souls.push({ at, points: 1 })
      if (demon) count.gains.demons.push({ at, points: demon })
      at += each
    }
    const bonus = bonuses.reduce((sum, { points }) => sum + points, 0)
    if (bonus) {
      count.bonuses[round] = { at, points: bonus }
      count.gains.souls.push(count.bonuses[round])
    }
  }
  return count
}
