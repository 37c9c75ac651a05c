/** What a person thinks of the others and writes down: it stays in the browser. */
import { keep, kept } from '../shell/keep'

export const MARKS = ['none', 'trust', 'doubt', 'suspect'] as const
export type Mark = (typeof MARKS)[number]
export const SIGNS: Record<Mark, string> = { none: '·', trust: '✓', doubt: '?', suspect: '✗' }

interface Notes {
  text: string
  marks: Record<number, Mark>
}

const notes = $state<Record<string, Notes>>({})

function of(table: string): Notes {
  return notes[table] ?? kept<Notes>(`notes.${table}`, { text: '', marks: {} })
}

function write(table: string, changes: Partial<Notes>): void {
  const changed = { ...of(table), ...changes }
  notes[table] = changed
  keep(`notes.${table}`, changed)
}

export function markOf(table: string, seat: number): Mark {
  return of(table).marks[seat] ?? 'none'
}

export function nextMark(table: string, seat: number): void {
  const next = MARKS[(MARKS.indexOf(markOf(table, seat)) + 1) % MARKS.length]!
  write(table, { marks: { ...of(table).marks, [seat]: next } })
}

export function textOf(table: string): string {
  return of(table).text
}

export function writeText(table: string, text: string): void {
  write(table, { text })
}
