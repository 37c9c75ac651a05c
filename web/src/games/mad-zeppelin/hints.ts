/** What newcomers are told beside the things of the table, the first things first. */
import type { Hint } from '..'

export const hints: readonly Hint[] = [
  { message: 'web-hint-draft', at: 'draft-', taught: true },
  { message: 'web-hint-cargo', at: 'cargo-', taught: true },
  { message: 'web-hint-play', at: 'play-', taught: true },
  { message: 'web-hint-dice', at: 'dice', taught: true },
  { message: 'web-hint-flight', at: 'flight', taught: true },
  { message: 'web-hint-company', at: 'company', taught: true },
]
