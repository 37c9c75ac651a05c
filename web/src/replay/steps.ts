/** The steps of a finished game, asked for by the hundred and kept for each perspective. */
import type { Argument, Line, Message, Replay, Step, TalkLine } from '../protocol/messages'

/** In place of a seat: as everybody saw it, or with all cards open. */
export const SPECTATOR = -1
export const ALL_OPEN = -2
/** How many steps come in one answer. */
export const AT_ONCE = 100

export type Ask = (seat: number, first: number) => Promise<Replay>

/** A game from its beginning to some step or beyond, as one perspective saw it. */
export interface Seen {
  steps: readonly Step[]
  talk: readonly TalkLine[]
  /** The number of the last step there is. */
  last: number
  /** Steps that are worth jumping to. */
  parts: readonly number[]
}

export class Steps {
  private readonly parts = new Map<string, Promise<Replay>>()

  constructor(private readonly ask: Ask) {}

  /** Everything from the beginning to a step. */
  async upTo(seat: number, step: number): Promise<Seen> {
    const wanted: Promise<Replay>[] = []
    for (let first = 0; first <= step; first += AT_ONCE) wanted.push(this.part(seat, first))
    const parts = await Promise.all(wanted)
    const [beginning] = parts
    return {
      steps: parts.flatMap((part) => part.shown),
      talk: beginning?.talk ?? [],
      last: (beginning?.steps ?? 1) - 1,
      parts: beginning?.parts ?? [],
    }
  }

  /** Have the next hundred at hand before anybody gets there. What fails now is asked for again when needed. */
  prepare(seat: number, step: number, last: number): void {
    const next = (Math.floor(step / AT_ONCE) + 1) * AT_ONCE
    if (next <= last) this.part(seat, next).catch(() => {})
  }

  private part(seat: number, first: number): Promise<Replay> {
    const name = `${seat} ${first}`
    let found = this.parts.get(name)
    if (!found) {
      found = this.ask(seat, first)
      found.catch(() => this.parts.delete(name))
      this.parts.set(name, found)
    }
    return found
  }
}

/** A line of the log, and the step in which it was told. */
export interface StepLine {
  step: number
  line: Line
}

type Unnumbered<L> = L extends Line ? Omit<L, 'line' | 'at'> : never

/** What was told and said up to a step and not beyond it; verdicts on claims only for those who know the end. */
export function told(seen: Seen, step: number, ended: boolean): StepLine[] {
  const lines: StepLine[] = []
  const add = (at: number, line: Unnumbered<Line>): void => {
    lines.push({ step: at, line: { line: lines.length, at: 0, ...line } })
  }
  for (const one of seen.steps.slice(0, step + 1)) {
    for (const line of eventsOf(one)) add(one.step, line)
    for (const said of seen.talk) if (said.step === one.step) add(one.step, spoken(said, ended))
  }
  return lines
}

function eventsOf(step: Step): Unnumbered<Line>[] {
  if (step.lines.length || step.mover === null)
    return step.lines.map((line) => ({ kind: 'event', ...line, message: addressed(line), by_bot: false }))
  const decided = (name: string, values: Record<string, Argument>, hidden: boolean): Unnumbered<Line> => ({
    kind: 'event',
    event: 'decided',
    message: { name, arguments: { player: { seat: step.mover! }, ...values } },
    private: hidden,
    weight: 'aside',
    yours: false,
    opens: false,
    why: [],
    by_bot: false,
  })
  if (!step.moves.length) return [decided('web-replay-hidden', {}, false)]
  return step.moves.map(({ message }) => decided('web-replay-chose', { move: message }, true))
}

/** What was told in private says "you"; to those who see everything it also says to whom. */
function addressed({ message, hearers }: Step['lines'][number]): Message {
  if (!hearers) return message
  return { name: 'web-replay-told', arguments: { seats: { seats: hearers }, line: message } }
}

function spoken(said: TalkLine, ended: boolean): Unnumbered<Line> {
  const { seat, hearers, text } = said
  if (said.claim === undefined || !said.message) return { kind: 'remark', seat, hearers, text }
  return {
    kind: 'claim',
    seat,
    hearers,
    claim: said.claim,
    text,
    parameters: said.parameters ?? {},
    message: said.message,
    sign: 'fact',
    subject: said.message,
    about: [],
    beside: null,
    ends: null,
    true: ended ? (said.true ?? null) : null,
  }
}
