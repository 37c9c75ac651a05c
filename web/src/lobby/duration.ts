/** Times as people say them: a whole number of the largest unit that fits. */
import { text } from '../words/speech.svelte'

const UNITS = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3_600 },
  { unit: 'minutes', seconds: 60 },
] as const

export interface Duration {
  unit: 'days' | 'hours' | 'minutes' | 'seconds'
  count: number
}

export function durationOf(seconds: number): Duration {
  const found = UNITS.find((one) => seconds >= one.seconds && seconds % one.seconds === 0)
  if (found) return { unit: found.unit, count: seconds / found.seconds }
  return { unit: 'seconds', count: Math.round(seconds * 10) / 10 }
}

/** A time in words; none is no limit. */
export function lasting(seconds: number | null): string {
  if (seconds === null) return text('web-new-no-limit')
  const { unit, count } = durationOf(seconds)
  return text(`web-new-${unit}`, { count })
}
