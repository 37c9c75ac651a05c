/** Things on the table as messages: labels of targets, explanations, lines for those who cannot see it. */
import type { Argument, Message } from '../../protocol/messages'
import { message, thing } from '../../words/message'
import type { Boat, Card, PassengersScene, Placer, Seated, Space } from './scene'
import { aboard, typeOf } from './scene'

type Values = Record<string, Argument>

/** Whose Passenger it is, seen by a seat. */
function ownership(placer: Placer, seat: number | null): Values {
  if (placer === 'shadow') return { owner: 'shadow', placer: '' }
  return { owner: placer === seat ? 'own' : 'other', placer: { seat: placer } }
}

function cardOf(card: Card | null): { thing: string } {
  return thing('card', card ?? 'unknown')
}

/** A Passenger in words. */
export function passengerWords(seated: Seated, seat: number | null): Message {
  return message('web-passenger', {
    ...ownership(seated.placer, seat),
    card: cardOf(seated.card),
    face: seated.face_up ? 'up' : 'down',
    mask: thing('colour', seated.mask ?? 'none'),
  })
}

/** A space in play as a part of a choice; it names the Gift as the space shows it. */
export function spaceLabel(boat: Boat, index: number, seat: number | null): Message {
  const { number, gift, voices, passenger } = boat.spaces[index]!
  const here = { boat: thing('boat', boat.boat), space: index + 1, number, gift: thing('gift', gift) }
  if (!passenger) return message('web-space-label', { ...here, voices })
  return message('web-passenger-label', { ...here, who: passengerWords(passenger, seat) })
}

/** A boat as a whole: what it is chosen for, then all that it shows, for it is read out instead. */
export function boatLabel(scene: PassengersScene, boat: Boat): Message[] {
  const limit = Math.min(scene.limit, boat.spaces.length)
  return [
    message(`short-${boat.boat}`),
    message('board-aboard', { aboard: aboard(boat), limit }),
    row(
      boat.spaces.map(({ number, gift }) => message('web-gift-short', { number, gift: thing('gift', gift) })),
    ),
  ]
}

/** A Passenger of an earlier round as a part of a choice. */
export function pastLabel(boat: Boat, index: number, seat: number | null): Message {
  const { placer, card } = boat.spaces[index]!.passenger!
  const here = { boat: thing('boat', boat.boat), space: index + 1 }
  const what = message('step-passenger', { ...here, ...ownership(placer, seat), card: cardOf(card) })
  return message('web-of-round', { round: thing('round', boat.round), what })
}

/** What a Passenger is, who placed it and who has seen it. */
export function passengerAbout(seated: Seated, seat: number | null): { title: Message; lines: Message[] } {
  const unknown = seated.placer === 'shadow' ? 'web-shadow' : 'web-face-down'
  const peeked = seated.seen_by.filter((one) => one !== seated.placer)
  const lines = [message('web-placed-by', ownership(seated.placer, seat))]
  if (!seated.face_up) lines.push(message('web-seen-by', { seats: { seats: peeked } }))
  if (seated.mask) lines.push(message('web-about-masked', { colour: thing('colour', seated.mask) }))
  return { title: message(seated.card ? `card-${seated.card}` : unknown), lines }
}

/** What a card is worth. */
export function cardAbout(scene: PassengersScene, card: Card): Message[] {
  const type = typeOf(card)
  if (type === 'demon') return [message('help-demons')]
  if (type === 'yaesther') return [message('help-yaesther', { points: scene.yaesther_points })]
  const bonus = scene.options['soul-bonus'] === 'each-colour' ? 'each' : 'largest'
  return [message('help-souls'), message(`help-souls-${bonus}`, { limit: scene.limit })]
}

/** The others of a seat's faction whom its view names: until the end only Smugglers know any. */
function partnersOf(scene: PassengersScene, seat: number): number[] {
  const { faction } = scene.players[seat]!
  const partners = scene.players.filter((player) => player.faction === faction && player.seat !== seat)
  return partners.map((player) => player.seat)
}

/** Who knows the faction of the seat that looks. */
export function factionSecrecy(scene: PassengersScene, seat: number): Message {
  return message('web-faction-own', { seats: { seats: partnersOf(scene, seat) } })
}

/** What a faction wants, with the partners whom the viewer knows. */
export function goalOf(scene: PassengersScene, seat: number): Message | null {
  const { faction } = scene.players[seat]!
  if (!faction) return null
  const seats = scene.over ? [] : partnersOf(scene, seat)
  return message(`board-goal-${faction}`, { points: scene.yaesther_points, seats: { seats } })
}

export function spaceState(scene: PassengersScene, boat: Boat, space: Space): 'free' | 'full' | 'taken' {
  if (space.passenger) return 'taken'
  const placed = boat.spaces.filter((one) => one.passenger).length
  const closed = scene.phase !== 'placing' || placed >= Math.min(scene.limit, boat.spaces.length)
  return closed ? 'full' : 'free'
}

/** Messages in a row, with commas between. */
export function row(messages: readonly Message[]): Message {
  if (!messages.length) return message('nothing')
  return messages.reduce((start, end) => message('row', { start, end }))
}
