/**
 * A table as it is shown here while it is played.
 *
 * What the server tells comes over the wire and is played back: what happens quickly is shown step by step, each
 * for as long as the reader has set, and what happens while nobody looks waits until somebody does.
 */
import { tick } from 'svelte'
import type { Line, Move, Problem, Table, View } from '../protocol/messages'
import type { Told, Wire } from '../protocol/wire.svelte'
import { settings, still } from '../shell/settings.svelte'
import { Choice } from './choice.svelte'
import { places } from './glide'

/** Steps that wait to be shown; beyond them the oldest are shown at once. */
const MOST_WAITING = 12
/** Views of before that are kept: some are 30 kB long, and a game can have a thousand. */
const MOST_PAST = 400

type Step = Extract<Told, { type: 'log' | 'view' }>

/** What happened up to a line of the log, and how the table was then. */
export interface Moment {
  lines: number
  view: View
}

export class LiveTable {
  readonly wire: Wire
  table = $state.raw<Table | null>(null)
  seat = $state<number | null>(null)
  lines = $state.raw<readonly Line[]>([])
  view = $state.raw<View | null>(null)
  /** Whether the server waits for us; what is being shown may be behind. */
  owes = $state(false)
  /** Views of before, to look back at. */
  past = $state.raw<readonly Moment[]>([])
  /** Why what was wished last was refused. */
  refusal = $state.raw<Problem | null>(null)
  readonly choice = new Choice((move) => void this.move(move))
  /** What people said. */
  readonly remarks = $derived(this.lines.filter((line) => line.kind === 'remark' || line.kind === 'claim'))
  readonly names = $derived(this.table?.players.map((player) => player.name ?? '') ?? [])

  private readonly waiting: Step[] = []
  private showing = false
  /** The turn of our last move: views up to it, still to be shown, ask what is answered. */
  private answered = -1

  constructor(connect: (hear: (told: Told) => void) => Wire) {
    this.wire = connect((told) => this.take(told))
  }

  /** Take the seat back from the bot that plays for us. */
  async back(): Promise<void> {
    this.refusal = await this.wire.back()
  }

  /** Seconds until the decision has to be made, by the server's clock. */
  secondsLeft(now: number): number | null {
    const until = this.view?.decide_by
    return until ? Math.max(0, until - this.wire.timeAt(now)) : null
  }

  private async move(move: Move): Promise<void> {
    const turn = this.view?.turn ?? 0
    this.refusal = null
    this.answered = turn
    const problem = await this.wire.move(turn, move.number)
    if (!problem) return
    this.refusal = problem
    if (this.answered === turn) this.answered = turn - 1
    if (this.choice.made === move) this.choice.reopen()
  }

  private take(told: Told): void {
    switch (told.type) {
      case 'welcome':
        this.seat = told.seat
        break
      case 'table':
        this.table = told
        break
      case 'view':
        this.owes = told.moves.length > 0
        this.queue(told)
        break
      case 'log':
        this.queue(told)
    }
  }

  private queue(step: Step): void {
    this.waiting.push(step)
    if (!this.showing) void this.show()
  }

  /** Show what waits, one step after the other. */
  private async show(): Promise<void> {
    this.showing = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if (next.type === 'log') await this.showLines(next.lines)
      else await this.showView(next)
    }
    this.showing = false
  }

  private async showLines(lines: Line[]): Promise<void> {
    const first = this.view === null
    if (!first) await looking()
    this.lines = [...this.lines, ...lines]
    const happened = lines.some((line) => line.kind === 'event')
    const pace = still() ? 0 : settings.pace
    if (!happened || first || !pace || this.waiting.length > MOST_WAITING) return
    await new Promise((resolve) => setTimeout(resolve, pace))
  }

  private async showView(view: View): Promise<void> {
    const letGlide = places()
    this.view = view
    this.past = this.withMoment({ lines: this.lines.length, view })
    if (view.verdicts) this.judge(view.verdicts)
    if ((view.turn ?? 0) > this.answered) this.choice.offer(view.moves)
    await tick()
    letGlide()
  }

  /** Of several views at the same line of the log only the last is kept, and of long games not all. */
  private withMoment(moment: Moment): Moment[] {
    return [...this.past.filter((one) => one.lines !== moment.lines), moment].slice(-MOST_PAST)
  }

  private judge(verdicts: { line: number; true: boolean | null }[]): void {
    const judged = new Map(verdicts.map((verdict) => [verdict.line, verdict.true]))
    this.lines = this.lines.map((line) =>
      line.kind === 'claim' ? { ...line, true: judged.get(line.line) ?? null } : line,
    )
  }
}

/** When somebody looks at the page: what happened meanwhile is then shown in order. */
function looking(): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  )
}
