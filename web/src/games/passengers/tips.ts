/** Explanations of what lies on the table, in words. */
import type { Explanation } from '../../shell/tip.svelte'
import { thing } from '../../words/message'
import { originWords } from '../../words/origin'
import { say, text } from '../../words/speech.svelte'
import type { Boat, PassengersScene, Seated, Space, UsedGift } from './scene'
import { stateOf, storyOf } from './story'
import { passengerAbout } from './wording'

export function giftTip(scene: PassengersScene, { number, gift, voices }: Space): Explanation {
  return {
    title: text('web-gift', { number, gift: thing('gift', gift) }),
    text: `${text(`gift-effect-${gift}`)} (${text('voices', { voices })})`,
    origin: originWords(scene.origins.gifts[gift]),
  }
}

/** A boat in play; of it the rulebooks leave open only which Gifts and Voices it has where. */
export function boatTip(scene: PassengersScene, title: string): Explanation {
  const origin = originWords(scene.origins.boats)
  return { title, text: text('rule-vote'), origin: origin && text('web-boat-origin', { origin }) }
}

/** A Gift in the row of those that were taken: what it does, and what has come of it. */
export function usedGiftTip(
  scene: PassengersScene,
  gift: UsedGift,
  round: number,
  names: readonly string[],
): Explanation {
  return {
    title: text('web-gift', { number: gift.number, gift: thing('gift', gift.gift) }),
    text: [text(`gift-effect-${gift.gift}`), ...usedGiftWords(scene, gift, round, names)].join(' '),
    origin: originWords(scene.origins.gifts[gift.gift]),
  }
}

export function usedGiftWords(
  scene: PassengersScene,
  gift: UsedGift,
  round: number,
  names: readonly string[],
): string[] {
  const story = storyOf(scene, gift, round).map((told) => say(told, names))
  const state = stateOf(scene, gift, round)
  if (story.length || state === 'done') return story
  return [text(`web-gift-${state}`, { seat: { seat: gift.holder } }, names)]
}

export function passengerTip(seated: Seated, seat: number | null, names: readonly string[]): Explanation {
  const { title, lines } = passengerAbout(seated, seat)
  return { title: say(title), text: lines.map((line) => say(line, names)).join(' ') }
}

/** What glides from a boat to the Afterlands; Shadows are known by their spaces. */
export function glideKey(boat: Boat, index: number): string {
  const placer = boat.spaces[index]?.passenger?.placer
  return placer === 'shadow'
    ? `shadow-${boat.round}-${boat.boat}-${index}`
    : `passenger-${boat.round}-${placer}`
}
