/** What newcomers are told beside the things of the table, the first things first. */
import type { Hint } from '..'

export const hints: readonly Hint[] = [
  { message: 'web-hint-mooring', at: 'mooring-1', taught: true },
  { message: 'web-hint-action', at: 'action-', taught: true },
  { message: 'web-hint-rage', at: 'rage', taught: true },
  { message: 'web-hint-survival', at: 'survival-', taught: true },
  { message: 'web-hint-betrayal', at: 'betrayal-' },
  { message: 'web-hint-space', at: 'space-4' },
]
