/** What was claimed, once it is known whether it was true: what each lie and each truth came to. */
import type { ClaimLine, Line } from '../protocol/messages'

export interface Judged {
  line: ClaimLine
  /** Who said, before the speaker claimed something else, that they believe or doubt it. */
  believed: number[]
  doubted: number[]
}

const ANSWERS = { 'i-believe-you': 'believed', 'i-doubt-it': 'doubted' } as const

/** Claims that can be true or false, with the answers that they got. */
export function judged(lines: readonly Line[]): Judged[] {
  const found: Judged[] = []
  for (const line of lines) {
    if (line.kind !== 'claim') continue
    const answer = ANSWERS[line.claim as keyof typeof ANSWERS]
    if (answer) found.findLast((one) => one.line.seat === line.parameters.seat)?.[answer].push(line.seat)
    else if (line.true !== null) found.push({ line, believed: [], doubted: [] })
  }
  return found
}
