/** What newcomers are told beside the things of the table, the first things first. */
import type { Hint } from '..'

export const hints: readonly Hint[] = [
  { message: 'web-hint-faction', at: 'faction', taught: true },
  { message: 'web-hint-card', at: 'card-', asked: 'place', taught: true },
  { message: 'web-hint-space', at: 'space-', asked: 'place', taught: true },
  { message: 'web-hint-vote', at: 'boat-', asked: 'vote', taught: true },
  { message: 'web-hint-mask', at: 'mask-' },
  { message: 'web-hint-crossed', at: 'past-' },
]
