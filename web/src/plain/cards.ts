/** What can be drawn of any game's players: the cards that they hold. */
import type { Move, Scene } from '../protocol/messages'
import { speech, text } from '../words/speech.svelte'

/** A card by its name; null where it is not known which it is. */
export type Card = string | number | null

/** What the scene of any game says of its players, by seat. */
export function playersOf(scene: Scene): readonly Record<string, unknown>[] {
  return (scene as { players?: Record<string, unknown>[] }).players ?? []
}

/** The cards that a player holds, as far as the scene lists them. */
export function handOf(scene: Scene, seat: number): readonly Card[] {
  const hand = playersOf(scene)[seat]?.hand
  return Array.isArray(hand) && hand.every(isCard) ? hand : []
}

function isCard(one: unknown): one is Card {
  return one === null || typeof one === 'string' || typeof one === 'number'
}

/** What a card is called: by its message, or else by its name. */
export function cardWords(card: Card): string {
  if (card === null) return text('web-card-hidden')
  return speech.words.has(`card-${card}`) ? text(`card-${card}`) : `${card}`
}

/** Whether a move speaks of a card. */
export function speaksOf(move: Move, card: Card): boolean {
  return Object.values(move.message.arguments).some(
    (one) => typeof one === 'object' && 'thing' in one && one.thing === `card-${card}`,
  )
}
