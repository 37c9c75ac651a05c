/**
 * Where pawns, Cerberus and the die stand by what has been told.
 *
 * A view shows the end of a decision; its lines are told one by one. While they are, the board follows the lines.
 */
import type { CerberusScene } from '../../../generated/cerberus'
import type { EventLine, Line } from '../../protocol/messages'
import * as facts from '../../words/facts'
import { numberIn, seatsIn } from '../../words/facts'

export interface Trail {
  /** The space of each seat's pawn; one past the path is the Barque, null the Rage track. */
  spaces: (number | null)[]
  cerberus: number
  /** Where the die stands and what it shows; null as long as nothing was told of it. */
  rage: number | null
  speed: number
  /** Seats of the Barque that was turned up. */
  places: number | null
}

/** The seat that an event names; -1 where it names none. */
export const seatIn = (line: EventLine, name?: string): number => facts.seatIn(line, name) ?? -1

const isEvent = (line: Line): line is EventLine => line.kind === 'event'

/** How things stand after these lines, which go back to the deal; null where they do not. */
export function trailOf(lines: readonly Line[], scene: CerberusScene): Trail | null {
  const events = lines.filter(isEvent)
  const dealt = events.findIndex((line) => line.event === 'course-laid')
  if (dealt < 0) return null
  const trail: Trail = {
    spaces: scene.players.map(() => scene.gates),
    cerberus: 0,
    rage: null,
    speed: numberIn(events[dealt]!, 'speed'),
    places: null,
  }
  for (const line of events.slice(dealt)) follow(trail, line, scene.course.length)
  return trail
}

function follow(trail: Trail, line: EventLine, barque: number): void {
  const { spaces } = trail
  const seat = seatIn(line)
  switch (line.event) {
    case 'moved':
      spaces[seat] = numberIn(line, 'to-space')
      break
    case 'boarded':
      spaces[seat] = barque
      break
    case 'exchanged': {
      const other = seatIn(line, 'other')
      ;[spaces[seat], spaces[other]] = [spaces[other] ?? null, spaces[seat] ?? null]
      break
    }
    case 'caught':
      for (const one of seatsIn(line)) spaces[one] = numberIn(line, 'space')
      break
    case 'turned':
    case 'lost':
      spaces[seat] = null
      break
    case 'dog-moved':
    case 'dog-back':
      trail.cerberus = numberIn(line, 'space')
      break
    case 'rage-is':
      trail.rage = numberIn(line, 'rage')
      break
    case 'speed-is':
      trail.speed = numberIn(line, 'speed')
      break
    case 'revealed':
      trail.places = numberIn(line, 'places')
  }
}

/** The trail just before a line. */
export function trailBefore(lines: readonly Line[], line: EventLine, scene: CerberusScene): Trail {
  const before = trailOf(
    lines.filter((one) => one.line < line.line),
    scene,
  )
  if (before) return before
  const end = scene.course.length
  return {
    spaces: scene.players.map((player) => (player.aboard ? end : player.space)),
    cerberus: scene.cerberus,
    rage: scene.rage.die,
    speed: scene.speed,
    places: scene.barques.places,
  }
}

/** A scene with everything where the lines have it; pawns that it has on the Rage track stay there. */
export function following(scene: CerberusScene, lines: readonly Line[]): CerberusScene {
  const trail = trailOf(lines, scene)
  if (!trail) return scene
  const barque = scene.course.length
  const spaces = scene.players.map((player) =>
    player.position === null ? (trail.spaces[player.seat] ?? null) : null,
  )
  const on = (space: number): number[] => spaces.flatMap((one, seat) => (one === space ? [seat] : []))
  const moves = trail.cerberus !== scene.cerberus
  return {
    ...scene,
    cerberus: trail.cerberus,
    speed: trail.speed,
    rage: { ...scene.rage, die: trail.rage ?? scene.rage.die },
    hunt: moves ? null : scene.hunt,
    course: scene.course.map((space) => ({
      ...space,
      seats: on(space.space),
      cerberus: space.space === trail.cerberus,
    })),
    players: scene.players.map((player) => {
      const space = spaces[player.seat] ?? null
      return { ...player, aboard: space === barque, space: space === barque ? null : space }
    }),
    barques: { ...scene.barques, aboard: on(barque) },
  }
}

/** A Hunt as it runs: where it begins, how far it could go, where it ends, and whom it reaches. */
export interface Run {
  from: number
  reach: number
  to: number
  prey: number[]
}

export function runOf({ spaces, cerberus }: Trail, speed: number, end: number): Run {
  const reach = Math.min(end - 1, cerberus + speed)
  const near = spaces.filter((space): space is number => space !== null && space > cerberus && space <= reach)
  const to = near.length ? Math.min(...near) : reach
  const prey = spaces.flatMap((space, seat) => (near.length && space === to ? [seat] : []))
  return { from: cerberus, reach, to, prey }
}

/** What was offered in the request that a line speaks of: how many cards, by seat. */
export function offersBefore(lines: readonly Line[], line: EventLine): { seat: number; count: number }[] {
  const before = lines.filter((one): one is EventLine => isEvent(one) && one.line <= line.line)
  const played = before.findLastIndex((one) => one.event === 'played-bonus')
  return before
    .slice(played + 1)
    .filter((one) => one.event === 'offered')
    .map((one) => ({ seat: seatIn(one), count: numberIn(one, 'count') }))
}

/** Whose turn a line belongs to. */
export function activeAt(lines: readonly Line[], line: EventLine): number {
  const begun = lines.findLast((one) => isEvent(one) && one.event === 'turn-begins' && one.line < line.line)
  return begun ? seatIn(begun as EventLine) : -1
}

/** What on the board a line speaks of: a space, the water, or the Rage track. */
export function spotIn(line: EventLine, scene: CerberusScene): number | 'water' | 'rage' | null {
  const { arguments: facts } = line.message
  if (['peeked', 'saw', 'barques-swapped', 'revealed', 'boarded', 'escaped'].includes(line.event))
    return 'water'
  if (['rage-is', 'speed-is', 'turned', 'lost'].includes(line.event)) return 'rage'
  if (line.event === 'hunt') return scene.cerberus
  const space = facts['to-space'] ?? facts.space
  return typeof space === 'number' ? space : null
}
