/** Rules that have been read a few times are folded behind a mark; which they are is kept by the browser. */
import { keep, kept } from '../shell/keep'

const OFTEN = 4
const counts = kept<Record<string, number>>('rules-met', {})
/** How often each had been met when this page was opened: a rule does not fold while it is being read. */
const before = { ...counts }
let last = ''

/** A question was asked by a rule. */
export function met(table: string, turn: number, rule: string): void {
  const question = `${table} ${turn} ${rule}`
  if (question === last) return
  last = question
  counts[rule] = (counts[rule] ?? 0) + 1
  keep('rules-met', counts)
}

export function isFamiliar(rule: string): boolean {
  return (before[rule] ?? 0) >= OFTEN
}
