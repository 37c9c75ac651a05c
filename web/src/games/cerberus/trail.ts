/**
 * Where pawns, Cerberus and the die stand by what has been told.
 *
 * A view shows the end of a decision; its lines are told one by one. While they are, the board follows the lines.
 */
import type { ActionName, CardName, CerberusScene, Player, RoleName } from '../../../generated/cerberus'
import type { EventLine, Line, Message } from '../../protocol/messages'
import * as facts from '../../words/facts'
import { numberIn, seatsIn, thingIn } from '../../words/facts'
import { message } from '../../words/message'

/** What the lines have told of a player. */
interface Known {
  role: RoleName
  /** On the Rage track. */
  position: number | null
  played: ActionName[]
  cards: number
  shown: CardName[]
}

export interface Trail {
  /** The space of each seat's pawn; one past the path is the Barque, null the Rage track. */
  spaces: (number | null)[]
  cerberus: number
  /** Where the die stands and what it shows; null as long as nothing was told of it. */
  rage: number | null
  speed: number
  /** Seats of the Barque that was turned up. */
  places: number | null
  players: Known[]
  turn: number
  active: number
  /** Whether the active player has played both kinds of cards. */
  done: { action: boolean; bonus: boolean }
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
    players: scene.players.map(() => ({
      role: 'adventurer',
      position: null,
      played: [],
      cards: 0,
      shown: [],
    })),
    turn: 0,
    active: scene.active,
    done: { action: false, bonus: false },
  }
  for (const line of events.slice(dealt)) {
    follow(trail, line, scene.course.length)
    hold(trail, line)
  }
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

/** Turns, sides and cards. */
function hold(trail: Trail, line: EventLine): void {
  const player = trail.players[seatIn(line)]
  const card = thingIn(line, 'card') as CardName
  if (!player) return
  switch (line.event) {
    case 'turn-begins':
      trail.turn += 1
      trail.active = seatIn(line)
      trail.done = { action: false, bonus: false }
      break
    case 'played-action':
      player.played = [...player.played, thingIn(line, 'action') as ActionName]
      trail.done = { ...trail.done, action: true }
      break
    case 'played-bonus':
    case 'discarded':
      player.cards -= line.event === 'discarded' ? numberIn(line, 'count') : 1
      player.shown = player.shown.filter((one) => one !== card)
      if (line.event === 'played-bonus') trail.done = { ...trail.done, bonus: true }
      break
    case 'not-enough':
      player.cards += 1
      player.shown = [...player.shown, card]
      trail.done = { ...trail.done, bonus: false }
      break
    case 'drew-cards':
      player.cards += numberIn(line, 'count')
      break
    case 'took-back':
      player.played = []
      break
    case 'turned':
    case 'lost':
      player.role = line.event === 'turned' ? 'cerberus' : 'lost'
      player.position = numberIn(line, 'position')
      player.played = []
  }
}

/** Where things stood just before a line. */
export function trailBefore(
  lines: readonly Line[],
  line: EventLine,
  scene: CerberusScene,
): Pick<Trail, 'spaces' | 'cerberus' | 'places'> {
  const before = trailOf(
    lines.filter((one) => one.line < line.line),
    scene,
  )
  if (before) return before
  const end = scene.course.length
  return {
    spaces: scene.players.map((player) => (player.aboard ? end : player.space)),
    cerberus: scene.cerberus,
    places: scene.barques.places,
  }
}

/** A scene as the lines have it; pawns that it has on the Rage track stay there. */
export function following(scene: CerberusScene, lines: readonly Line[]): CerberusScene {
  const trail = trailOf(lines, scene)
  if (!trail) return scene
  const players = scene.players.map((player) => playerAt(player, trail, scene.course.length))
  const on = (space: number): number[] =>
    players.flatMap((player) => (player.space === space ? [player.seat] : []))
  const moves = trail.cerberus !== scene.cerberus
  const passed = trail.turn !== scene.turn
  return {
    ...scene,
    turn: trail.turn,
    active: trail.active,
    played: trail.done,
    effect: passed ? null : scene.effect,
    waiting: passed ? [] : scene.waiting,
    cerberus: trail.cerberus,
    speed: trail.speed,
    rage: {
      ...scene.rage,
      die: trail.rage ?? scene.rage.die,
      positions: scene.rage.positions.map((one) => ({
        ...one,
        seat: players.find(({ position }) => position === one.position)?.seat ?? null,
      })),
    },
    hunt: moves ? null : scene.hunt,
    course: scene.course.map((space) => ({
      ...space,
      seats: on(space.space),
      cerberus: space.space === trail.cerberus,
    })),
    players,
    barques: { ...scene.barques, aboard: players.filter(({ aboard }) => aboard).map(({ seat }) => seat) },
  }
}

function playerAt(player: Player, trail: Trail, barque: number): Player {
  const known = trail.players[player.seat]!
  const position = known.position ?? player.position
  const stands = position === null ? (trail.spaces[player.seat] ?? null) : null
  const aboard = stands === barque
  const space = aboard ? null : stands
  return {
    ...player,
    role: known.role,
    deck: known.role === 'adventurer' ? 'survival' : 'betrayal',
    position,
    aboard,
    space,
    place: placeOf(space, aboard, position),
    played: known.played,
    hand_size: known.cards,
    shown: known.shown,
  }
}

function placeOf(space: number | null, aboard: boolean, position: number | null): Message {
  if (aboard) return message('at-barque')
  return space === null ? message('at-track', { position: position ?? 0 }) : message('at-space', { space })
}

/** A Hunt as it runs: where it begins, how far it could go, where it ends, and whom it reaches. */
export interface Run {
  from: number
  reach: number
  to: number
  prey: number[]
}

export function runOf(
  { spaces, cerberus }: Pick<Trail, 'spaces' | 'cerberus'>,
  speed: number,
  end: number,
): Run {
  const reach = Math.min(end - 1, cerberus + speed)
  const near = spaces.filter((space): space is number => space !== null && space > cerberus && space <= reach)
  const to = near.length ? Math.min(...near) : reach
  const prey = spaces.flatMap((space, seat) => (near.length && space === to ? [seat] : []))
  return { from: cerberus, reach, to, prey }
}

/** A request for help: who asks, with which card, what each said, and who is still to answer. */
export interface Asked {
  asker: number
  card: string | null
  answers: { seat: number; count: number }[]
  open: number[]
}

/** The request that a line speaks of; the table after it tells who is still to be asked. */
export function requestOf(
  lines: readonly Line[],
  line: EventLine,
  { question, awaits, effect }: CerberusScene,
): Asked {
  const before = lines.filter((one): one is EventLine => isEvent(one) && one.line <= line.line)
  const played = before.findLastIndex((one) => one.event === 'played-bonus')
  const answers = before.slice(played + 1).filter((one) => one.event === 'offered')
  return {
    asker: seatIn(line, line.event === 'offered' ? 'other' : 'seat'),
    card: before[played] ? thingIn(before[played], 'card') : null,
    answers: answers.map((one) => ({ seat: seatIn(one), count: numberIn(one, 'count') })),
    open: question === 'offer' ? [...awaits, ...(effect?.to_ask ?? [])] : [],
  }
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
