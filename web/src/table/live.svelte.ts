/**
 * A table as it is shown here while it is played.
 *
 * What the server tells comes over the wire; the director plays it back.
 */
import { tick } from 'svelte'
import type {
  Claim,
  ClaimLine,
  EventLine,
  Line,
  Move,
  Problem,
  RemarkLine,
  Table,
  View,
} from '../protocol/messages'
import * as api from '../protocol/api'
import type { Connection, Told } from '../protocol/wire.svelte'
import type { GameRoom } from '../games'
import { accessTo } from '../shell/access'
import { settings, still } from '../shell/settings.svelte'
import { Choice } from './choice.svelte'
import { Director } from './director.svelte'
import { nameOf } from '../words/names'
import { say, text } from '../words/speech.svelte'
import { places } from './glide'
import { play } from './sounds'

/** Views of before that are kept: some are 30 kB long, and a game can have a thousand. */
const MOST_PAST = 400

/** Seconds after which what is there when a page is opened is not news. */
const FRESH = 8
/** Milliseconds for which what was said stands at its speaker. */
const SAID_FOR = 7000

/** What happened up to a line of the log, and how the table was then. */
export interface Moment {
  lines: number
  view: View
}

export class LiveTable {
  readonly wire: Connection
  table = $state.raw<Table | null>(null)
  seat = $state<number | null>(null)
  lines = $state.raw<readonly Line[]>([])
  view = $state.raw<View | null>(null)
  /** Whether the server waits for us; what is being shown may be behind. */
  owes = $state(false)
  /** How the game is drawn, once that is known. */
  room = $state.raw<GameRoom | null>(null)
  /** Views of before, to look back at. */
  past = $state.raw<readonly Moment[]>([])
  /** What has moved on the table with the view that is shown. */
  moved = $state.raw<readonly Element[]>([])
  /** Why what was wished last was refused. */
  refusal = $state.raw<Problem | null>(null)
  readonly choice = new Choice(
    (move) => void this.move(move),
    () => settings.confirm,
    (parameter) => this.room?.follows?.includes(parameter) ?? false,
  )
  /** What is promised with the next move: claims by their text, or all of a family to those whom it concerns. */
  promised = $state.raw<readonly string[]>([])
  /** What has just been said. */
  saying = $state.raw<readonly (RemarkLine | ClaimLine)[]>([])
  /** What people said. */
  readonly remarks = $derived(this.lines.filter((line) => line.kind === 'remark' || line.kind === 'claim'))
  readonly names = $derived(this.table?.players.map(nameOf) ?? [])

  /** The turn of our last move: views up to it, still to be shown, ask what is answered. */
  private answered = -1
  /** The turn of the question that is offered. */
  private asked: number | null = null
  /** The last view that came, its turn, and how many lines have come. */
  private latest: View | null = null
  private turn = Infinity
  private heard: readonly Line[] = []
  /** What was told before the first view came, which says how long it is shown. */
  private opening: readonly Line[] = []
  private ended = true

  readonly director = new Director({
    tell: (lines) => this.tell(lines),
    land: (view, lines) => this.land(view, lines),
    ready: () => this.ready(),
    hold: (line) => this.hold(line),
    staged: (line) => this.room?.stages?.[line.event]?.before ?? false,
    outcome: (line) => this.outcome(line),
    sound: (line) => this.sound(line),
    shown: (lines) => this.wire.shown(lines),
  })

  constructor(connect: (hear: (told: Told) => void) => Connection) {
    this.wire = connect((told) => this.take(told))
    this.choice.whyNot = (key) => this.whyNot(key)
  }

  /** Why a thing cannot be chosen: by the game, or because something else is asked. */
  private whyNot(key: string): string {
    if (!this.view) return ''
    const { barred, prompt } = this.view
    const reason = barred[key]
    return reason ? say(reason, this.names) : text('web-not-asked', { question: say(prompt, this.names) })
  }

  /** Take the seat back from the bot that plays for us. */
  async back(): Promise<void> {
    this.refusal = await this.wire.back()
  }

  /** Promise something with the next move, or rather not. */
  promise(what: string): void {
    const given = this.promised.includes(what)
    this.promised = given ? this.promised.filter((one) => one !== what) : [...this.promised, what]
  }

  /** A moment of before, in words too: views come without them while nobody reads them. */
  async inWords(moment: Moment): Promise<Moment> {
    const { id } = this.table!
    const { description } = await api.inWords(id, accessTo(id), moment.lines)
    const told = { ...moment, view: { ...moment.view, description } }
    this.past = this.past.map((one) => (one === moment ? told : one))
    return told
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
    if (this.promised.length) await this.keepWord(move)
    const problem = await this.wire.move(turn, move.number)
    if (!problem) return
    this.refusal = problem
    if (this.answered === turn) this.answered = turn - 1
    if (this.choice.made === move) this.choice.reopen()
  }

  /** Say what was promised to those whom a move concerns, so that they have heard it before they answer. */
  private async keepWord(move: Move): Promise<void> {
    const given =
      this.view?.claims.filter(({ claim, text }) =>
        [claim, text].some((one) => this.promised.includes(one)),
      ) ?? []
    this.promised = []
    const named = Object.values(move.parameters).flat()
    const concerned = ({ parameters: { seat } }: Claim): boolean =>
      !named.length || named.includes(seat as number)
    for (const claim of given.filter(concerned)) await this.wire.claim(claim)
  }

  private take(told: Told): void {
    switch (told.type) {
      case 'welcome':
        this.seat = told.seat
        this.director.greet(Date.now())
        break
      case 'table':
        this.table = told
        break
      case 'view':
        this.owes = told.moves.length > 0
        this.latest = told
        if (this.opening.length) this.hear(this.opening)
        this.opening = []
        this.director.view(told, (told.turn ?? 0) > this.turn)
        this.turn = told.turn ?? 0
        break
      case 'log':
        if (this.latest || !told.lines.some(({ kind }) => kind === 'event')) this.hear(told.lines)
        else this.opening = [...this.opening, ...told.lines]
    }
  }

  /** What was told long before the page was opened is only there; everything else is played. */
  private hear(lines: readonly Line[]): void {
    const now = Date.now()
    const old = this.heard.length === 0 && this.wire.timeAt(now) - (lines[0]?.at ?? 0) > FRESH
    this.heard = [...this.heard, ...lines]
    if (old) this.lines = lines
    this.director.lines(old ? [] : lines, this.heard.length, now)
  }

  private tell(lines: readonly Line[]): void {
    this.lines = [...this.lines, ...lines]
    const said = lines.filter((line) => line.kind === 'remark' || line.kind === 'claim')
    if (!said.length) return
    this.saying = [...this.saying, ...said]
    setTimeout(() => (this.saying = this.saying.filter((line) => !said.includes(line))), SAID_FOR)
  }

  private async land(view: View, lines: readonly Line[]): Promise<void> {
    const letGlide = places()
    if (this.director.queue && this.asksAnew(view)) this.choice.offer([])
    this.view = view
    this.past = this.withMoment({ lines: (lines.at(-1)?.line ?? this.lines.length - 1) + 1, view })
    if (view.verdicts) this.judge(view.verdicts)
    if (!this.director.queue) this.ready()
    await tick()
    this.moved = letGlide()
  }

  /** Before the first view is shown, the one that has come tells how long a line is held. */
  private hold(line: EventLine): number | undefined {
    const view = this.view ?? this.latest
    const hold = this.room?.stages?.[line.event]?.hold
    const lines = hold && this.heard.filter((one) => one.line <= line.line || one.at === line.at)
    return view && lines ? hold(line, view.scene, lines) : undefined
  }

  /** Whoever wants no motion sees the outcome at once. */
  private outcome(line: EventLine): number {
    return (!still() && this.view && this.room?.stages?.[line.event]?.outcome?.(line, this.view.scene)) || 0
  }

  private sound(line: EventLine): void {
    const name = this.room?.stages?.[line.event]?.sound
    if (settings.sound && name) play(name)
  }

  /** Whether a view is one after our last move: what was asked before is asked no more. */
  private asksAnew({ turn }: View): boolean {
    return (turn ?? 0) > this.answered
  }

  /** Let the question be answered that is shown. */
  private ready(): void {
    const view = this.view
    if (view && this.asksAnew(view) && !this.asksTheSame(view)) this.choice.offer(this.worthwhile(view))
    if (view?.result && !this.ended && this.seat !== null && settings.sound)
      play(view.result.winners.includes(this.seat) ? 'win' : 'lose')
    this.ended = view?.over ?? false
  }

  /** Whether a view asks what is being answered already, as when only what we want of it has changed. */
  private asksTheSame(view: View): boolean {
    const numbers = (moves: readonly Move[]): string => moves.map(({ number }) => number).join()
    const same = numbers(this.worthwhile(view)) === numbers(this.choice.moves)
    const again = same && view.turn === this.asked
    this.asked = view.turn
    return again && !this.choice.made
  }

  /** The moves that change something. */
  private worthwhile({ moves, scene }: View): readonly Move[] {
    return moves.filter((move) => !this.room?.isIdle?.(move, scene))
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
