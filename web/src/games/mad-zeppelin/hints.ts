/** What newcomers are told beside the things of the table, the first things first. */
import type { Hint } from '..'

export const hints: readonly Hint[] = []
