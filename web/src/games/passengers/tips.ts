/** Explanations and labels of what lies on the table. */
import type { Boat, PassengersScene, Seated, Space, TakenGift } from '../../../generated/passengers'
import type { Move } from '../../protocol/messages'
import type { Explanation } from '../../shell/tip.svelte'
import { thing } from '../../words/message'
import { originWords } from '../../words/origin'
import { say, text } from '../../words/speech.svelte'

/** A Gift: what it does, and what else is to be said of it. */
export function giftTip(scene: PassengersScene, number: number, gift: string, more = ''): Explanation {
  return {
    title: text('web-gift', { number, gift: thing('gift', gift) }),
    text: `${text(`gift-effect-${gift}`)} ${more}`,
    origin: originWords(scene.origins.gifts[gift]),
  }
}

/** The Gift of a space, with the Voices that come with it. */
export function spaceTip(scene: PassengersScene, { number, gift, voices }: Space): Explanation {
  return giftTip(scene, number, gift, `(${text('voices', { voices })})`)
}

/** A boat in play; of it the rulebooks leave open only which Gifts and Voices it has where. */
export function boatTip(scene: PassengersScene, title: string): Explanation {
  const origin = originWords(scene.origins.boats)
  return { title, text: text('rule-vote'), origin: origin && text('web-boat-origin', { origin }) }
}

/** What has come of a Gift that was taken. */
export function takenGiftWords({ told, state, holder }: TakenGift, names: readonly string[]): string {
  if (told.length) return told.map((line) => say(line, names)).join(' ')
  return text(`web-gift-${state}`, { seat: { seat: holder } }, names)
}

/** A Passenger: what names it is told at length here, and who has peeked at it. */
export function passengerTip(seated: Seated, names: readonly string[]): Explanation {
  const unknown = seated.placer === 'shadow' ? 'web-shadow' : 'web-face-down'
  const seats = seated.seen_by.filter((seat) => seat !== seated.placer)
  return {
    title: text(seated.card ? `card-${seated.card}` : unknown),
    text: [
      text('web-about-passenger', { ...seated.message.arguments, seats: { seats } }, names),
      ...(seated.secret ? [text('web-only-you-know')] : []),
    ].join(' '),
  }
}

/** A space in play as a part of a choice; it names the Gift as the space shows it. */
export function spaceLabel(boat: Boat, index: number, names: readonly string[]): string {
  const { number, gift, voices, passenger } = boat.spaces[index]!
  const here = { boat: thing('boat', boat.boat), space: index + 1, number, gift: thing('gift', gift) }
  if (!passenger) return text('web-space-label', { ...here, voices })
  return text('web-passenger-label', { ...here, who: passenger.message }, names)
}

/** A boat as a whole: what it is chosen for, then all that it shows, for it is read out instead. */
export function boatLabel(
  { boat, aboard, spaces }: Boat,
  limit: number,
  move: Move | undefined,
  names: readonly string[],
): string {
  const gifts = spaces.map(({ number, gift }) =>
    text('web-gift-short', { number, gift: thing('gift', gift) }),
  )
  const shown = [text(`short-${boat}`), text('board-aboard', { aboard, limit }), gifts.join(', ')]
  return [...(move ? [say(move.message, names)] : []), ...shown].join(' ')
}

/** A Passenger of an earlier round as a part of a choice. */
export function pastLabel(boat: Boat, index: number, seated: Seated, names: readonly string[]): string {
  const here = { boat: thing('boat', boat.boat), space: index + 1 }
  const what = { name: 'step-passenger', arguments: { ...here, who: seated.message } }
  return text('table-of-round', { round: thing('round', boat.round), what }, names)
}

/** What glides from a boat to the Afterlands; Shadows are known by their spaces. */
export function glideKey(boat: Boat, index: number): string {
  const placer = boat.spaces[index]?.passenger?.placer
  return placer === 'shadow'
    ? `shadow-${boat.round}-${boat.boat}-${index}`
    : `passenger-${boat.round}-${placer}`
}

/** A boat of another round by its name. */
export function boatOfRound({ round, boat }: Boat): string {
  return text('web-ahead-boat', { round: thing('round', round), boat: thing('boat', boat) })
}
