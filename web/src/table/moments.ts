/** The big moments that came last: from them the end followed. */
import type { EventLine, Line } from '../protocol/messages'

const MOST = 3

/** Of each of the last decisions that brought a scene, the first that all saw. Headings are none. */
export function lastMoments(lines: readonly Line[], steps: readonly number[]): EventLine[] {
  const first = new Map<number, EventLine>()
  for (const line of lines) {
    if (line.kind !== 'event' || line.weight !== 'scene' || line.private || line.opens) continue
    const step = steps[line.line]
    if (step !== undefined && !first.has(step)) first.set(step, line)
  }
  return [...first.values()].slice(-MOST)
}
