/** What was claimed, once it is known whether it was true: what each lie and each truth came to. */
import type { ClaimLine, Line } from '../protocol/messages'

export interface Judged {
  line: ClaimLine
  /** Who heard it and answered, before the speaker claimed something else, that they believe or doubt it. */
  believed: number[]
  doubted: number[]
}

const ANSWERS = { 'i-believe-you': 'believed', 'i-doubt-it': 'doubted' } as const
type Answer = (typeof ANSWERS)[keyof typeof ANSWERS]

/** How many parts of the game may have begun between a claim and an answer to it. */
const MOST_PARTS = 1

/** Claims that can be true or false, with the last answer to them that each seat gave in time. */
export function judged(lines: readonly Line[]): Judged[] {
  const said: { line: ClaimLine; part: number; answers: Map<number, Answer> }[] = []
  let part = 0
  for (const line of lines) {
    if (line.kind === 'event' && line.opens) part++
    if (line.kind !== 'claim') continue
    const answer = ANSWERS[line.claim as keyof typeof ANSWERS]
    if (!answer) {
      said.push({ line, part, answers: new Map() })
      continue
    }
    const heard = said.findLast(
      (one) => one.line.seat === line.parameters.seat && one.line.hearers.includes(line.seat),
    )
    if (heard && part - heard.part <= MOST_PARTS) heard.answers.set(line.seat, answer)
  }
  return said
    .filter(({ line }) => line.true !== null)
    .map(({ line, answers }) => {
      const who = (wanted: Answer): number[] =>
        [...answers].filter(([, answer]) => answer === wanted).map(([seat]) => seat)
      return { line, believed: who('believed'), doubted: who('doubted') }
    })
}
