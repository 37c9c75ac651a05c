/** The log as it is read: parts with headings, and asides that say nothing by themselves folded together. */
import type { Line } from '../protocol/messages'

export interface Passage {
  /** The line that stands for it. */
  line: Line
  /** Asides of the same kind that follow it and are folded into it. */
  folded: readonly Line[]
}

export function passages(lines: readonly Line[]): Passage[] {
  const found: { line: Line; folded: Line[] }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last && isAside(line) && isAside(last.line) && line.event === last.line.event) last.folded.push(line)
    else found.push({ line, folded: [] })
  }
  return found
}

function isAside(line: Line): line is Extract<Line, { kind: 'event' }> {
  return line.kind === 'event' && line.weight === 'aside' && !line.opens
}
