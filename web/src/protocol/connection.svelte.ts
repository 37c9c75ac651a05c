/**
 * One connection to a table, which survives reloads, sleep and bad networks.
 *
 * It keeps what the server told: the table, the log and the view. What happens quickly is shown step by step,
 * each for as long as the reader has set. A move is sent again after a lost connection, and made once.
 */
import { tick } from 'svelte'
import { settings, still } from '../shell/settings.svelte'
import { Choice } from '../table/choice.svelte'
import { places } from '../table/glide'
import type { Access } from './api'
import type { Claim, FromServer, Line, Move, Problem, Table, View } from './messages'

export type Link = 'connecting' | 'open' | 'waiting' | 'closed'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** How long an answer to a ping may take. */
const LONGEST_SILENCE = 4_000
/** Steps that wait to be shown; beyond them the oldest are shown at once. */
const MOST_WAITING = 12
/** Views of before that are kept: some are 30 kB long, and a game can have a thousand. */
const MOST_PAST = 400
/** Reasons to end a connection that do not last: it is worth trying again. */
const PASSING = ['error-too-many', 'error-slow']
const LOST: Problem = { message: { name: 'web-connection-lost', arguments: {} }, words: '' }

type Shown = { lines: Line[] } | { view: View }

/** What happened up to a line of the log, and how the table was then. */
export interface Moment {
  lines: number
  view: View
}

export class Connection {
  table = $state.raw<Table | null>(null)
  seat = $state<number | null>(null)
  lines = $state.raw<readonly Line[]>([])
  view = $state.raw<View | null>(null)
  /** Whether the server waits for us; what is being shown may be behind. */
  owes = $state(false)
  /** Views of before, to look back at. */
  past = $state.raw<readonly Moment[]>([])
  link = $state<Link>('connecting')
  /** Why the server closed the connection for good, or refused what was asked last. */
  problem = $state.raw<Problem | null>(null)
  refusal = $state.raw<Problem | null>(null)
  readonly choice = new Choice((move) => this.move(move))
  /** What people said. */
  readonly remarks = $derived(this.lines.filter((line) => line.kind === 'remark' || line.kind === 'claim'))
  readonly names = $derived(this.table?.players.map((player) => player.name ?? '') ?? [])

  private socket: WebSocket | null = null
  private tries = 0
  private ids = 0
  private received = 0
  private retry = 0
  private skew = 0
  private readonly waiting: Shown[] = []
  private showing = false
  private pending: { id: number; turn: number; move: number } | null = null
  /** The turn of the last move that was accepted: views up to it, still to be shown, ask what is answered. */
  private decided = -1
  private readonly asked = new Map<number, (problem: Problem | null) => void>()

  constructor(
    private readonly id: string,
    private readonly access: Access,
  ) {
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Leave the table. */
  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.retry)
    this.link = 'closed'
    this.socket?.close()
    this.socket = null
  }

  /** Something in free words; the answer is null, or why it was refused. */
  say(text: string): Promise<Problem | null> {
    return this.ask('say', { text })
  }

  claim(claim: Claim): Promise<Problem | null> {
    return this.ask('claim', { claim: claim.claim, parameters: claim.parameters })
  }

  /** Take the seat back from the bot that plays for us. */
  async back(): Promise<void> {
    this.refusal = await this.ask('back', {})
  }

  /** Seconds until the decision has to be made, by the server's clock. */
  secondsLeft(now: number): number | null {
    const until = this.view?.decide_by
    return until ? Math.max(0, until - (now / 1000 + this.skew)) : null
  }

  // Connecting ------------------------------------------------------------------------------------

  private open(): void {
    this.link = 'connecting'
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`,
    )
    this.socket = socket
    socket.onopen = () => {
      const hello = {
        token: this.access.token ?? '',
        key: this.access.key ?? '',
        language: settings.language,
      }
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...hello, have: this.received }))
    }
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(JSON.parse(event.data as string) as FromServer)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  private lost(): void {
    this.socket = null
    for (const answer of this.asked.values()) answer(LOST)
    this.asked.clear()
    if (this.link === 'closed') return
    this.link = 'waiting'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.5 + Math.random() / 2)
    this.tries += 1
    this.retry = window.setTimeout(() => this.open(), wait)
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  private readonly hurry = (): void => {
    if (document.hidden) return
    if (this.link === 'open') return this.probe()
    if (this.link !== 'waiting') return
    clearTimeout(this.retry)
    this.open()
  }

  /** After sleep a connection may look open and be dead: it has to answer soon. */
  private probe(): void {
    const socket = this.socket
    const timer = window.setTimeout(() => {
      if (this.socket === socket && this.link === 'open') this.lost()
      socket?.close()
    }, LONGEST_SILENCE)
    void this.ask('ping', {}).then(() => clearTimeout(timer))
  }

  // Taking messages in ----------------------------------------------------------------------------

  private take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat
        this.link = 'open'
        this.tries = 0
        if (message.now) this.skew = message.now - Date.now() / 1000
        if (this.pending) this.send('move', this.pending)
        break
      case 'table':
        this.table = message
        break
      case 'log':
        this.received += message.lines.length
        this.queue({ lines: message.lines })
        break
      case 'view':
        this.owes = message.moves.length > 0
        this.queue({ view: message })
        break
      case 'accepted':
        this.answered(message.id, null)
        break
      case 'refused':
        this.answered(message.id, message)
        break
      case 'closed':
        this.problem = message
        if (!PASSING.includes(message.message.name)) this.link = 'closed'
    }
  }

  private answered(id: number | null, problem: Problem | null): void {
    if (this.pending?.id === id) {
      if (!problem) this.decided = this.pending.turn
      this.pending = null
      this.refusal = problem
      if (problem) this.choice.reopen()
    }
    if (id === null) return
    this.asked.get(id)?.(problem)
    this.asked.delete(id)
  }

  private move(move: Move): void {
    this.refusal = null
    this.pending = { id: ++this.ids, turn: this.view?.turn ?? 0, move: move.number }
    if (this.link === 'open') this.send('move', this.pending)
  }

  private ask(type: string, content: object): Promise<Problem | null> {
    const id = ++this.ids
    return new Promise((resolve) => {
      this.asked.set(id, resolve)
      if (this.link === 'open') this.send(type, { id, ...content })
      else this.answered(id, LOST)
    })
  }

  private send(type: string, content: object): void {
    this.socket?.send(JSON.stringify({ type, ...content }))
  }

  // Showing what happened -------------------------------------------------------------------------

  private queue(shown: Shown): void {
    this.waiting.push(shown)
    if (!this.showing) void this.show()
  }

  /** Show what waits, one step after the other. */
  private async show(): Promise<void> {
    this.showing = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if ('lines' in next) await this.showLines(next.lines)
      else await this.showView(next.view)
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
    const turn = view.turn ?? 0
    if (this.pending && turn > this.pending.turn) this.pending = null
    if (!this.pending && turn > this.decided) this.choice.offer(view.moves)
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
