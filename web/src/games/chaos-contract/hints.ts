/** What newcomers are told beside the things of the table, the first things first. */
import type { Hint } from '..'

export const hints: readonly Hint[] = [
  { message: 'web-hint-goal', at: 'goal', taught: true },
  { message: 'web-hint-place', at: 'place-', taught: true },
  { message: 'web-hint-card', at: 'card-', taught: true },
  { message: 'web-hint-player', at: 'player-', taught: true },
  { message: 'web-hint-result', at: 'result-', taught: true },
]
