/**
 * Plays what happens, one beat after another, on the board, in the log and in the question together.
 *
 * What one decision brought about comes as lines of the log and a view. A line that weighs something is held for
 * as long as it deserves; the view lands with the first of them, or once those scenes are over that are staged on
 * the table as it was. What happens while nobody looks waits until somebody does; who is far behind is shown the
 * present, and can read what they missed.
 */
import type { EventLine, Line, View } from '../protocol/messages'
import { factor } from '../shell/settings.svelte'

/** What one decision brought about. */
interface Happening {
  lines: readonly Line[]
  view: View | null
  /** Whether it comes of our own move, which is not played back to us. */
  own: boolean
}

/** How the table shows what the director plays. */
export interface Players {
  /** Add lines to the log. */
  tell(lines: readonly Line[]): void
  /** Show a view, the one after these lines. */
  land(view: View, lines: readonly Line[]): Promise<void>
  /** Everything has been shown: it is time to choose. */
  ready(): void
  /** How long a line is held at the usual pace, if the game knows better than its weight. */
  hold(line: EventLine): number | undefined
  /** Whether a line is staged on the table as it was before. */
  staged(line: EventLine): boolean
  /** After how long a line's outcome is in sight, in milliseconds: nothing may say it before. */
  outcome(line: EventLine): number
  /** Let a line be heard, if it sounds like something. */
  sound(line: EventLine): void
  /** So many lines have been shown, as far as everybody heard them. */
  shown(lines: number): void
}

/** Milliseconds at the usual pace. A beat takes as long whatever it says: a longer one could tell what a seat knows. */
const [BEAT, SCENE] = [520, 1900]
/** A view follows its lines at once, or not at all. */
const VIEW_COMES = 250
/** Events behind which somebody has been away rather than slow. */
const FAR_BEHIND = 6
const CATCH_UP = 2200
/** A second press within this time means all of it. */
const TWICE = 900

export class Director {
  /** What is being shown. */
  beat = $state.raw<EventLine | null>(null)
  /** Whether what is being shown may be said. */
  told = $state(false)
  /** The view that is to land once what is being shown is over. */
  coming = $state.raw<View | null>(null)
  /** Beats that are still to be shown, the running one among them. */
  queue = $state(0)
  paused = $state(false)
  /** The lines that passed while nobody looked. */
  missed = $state.raw<{ from: number; to: number } | null>(null)

  private readonly waiting: Happening[] = []
  private running = false
  /** Whether everything is shown without a hold until the present is reached. */
  private rushing = false
  /** By how much holds are shortened for somebody who comes back. */
  private speed = 1
  private pressed = -Infinity
  private finish: (() => void) | null = null
  private hidden = false
  /** When everything that everybody heard will have been shown, as far as it has come; and how far that is. */
  private due = 0
  private received = 0
  private reported = 0
  private timer = 0
  private arrived: (() => void) | null = null

  constructor(private readonly players: Players) {}

  /** Lines of the log have come, so many with those before. */
  lines(lines: readonly Line[], received: number, now: number): void {
    this.received = received
    this.push({ lines, view: null, own: false })
    this.schedule(lines, now)
  }

  /** We are connected, perhaps anew: say how far we are, or nobody waits for what we have yet to be shown. */
  greet(now: number): void {
    this.players.shown(this.reported)
    if (this.received) this.report(now)
  }

  /** A view has come: that of the last lines, or one by itself. */
  view(view: View, own: boolean): void {
    const last = this.waiting.at(-1)
    if (last && !last.view) Object.assign(last, { view, own })
    else this.push({ lines: [], view, own })
    this.arrived?.()
  }

  /** Finish the running beat; pressed twice, everything that waits. It never makes a move. */
  skip(now: number): void {
    if (now - this.pressed < TWICE) this.toNow(now)
    else this.pass(now)
    this.pressed = now
  }

  /** Show the present. */
  toNow(now: number): void {
    this.rushing = this.queue > 0
    this.paused = false
    this.due = now
    this.pass(now)
    this.report(now)
  }

  pause(paused: boolean, now: number): void {
    this.paused = paused
    clearTimeout(this.timer)
    if (!paused) {
      this.due = Math.max(this.due, now)
      this.report(now)
      this.finish?.()
    }
  }

  private push(happening: Happening): void {
    this.waiting.push(happening)
    this.count()
    if (document.hidden) this.hidden = true
    if (!this.running) void this.run()
  }

  private async run(): Promise<void> {
    this.running = true
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (!next.view && next.lines.some((line) => line.kind === 'event')) await this.viewComes()
      await looking()
      this.leap()
      const now = this.waiting.shift()
      if (now) await this.play(now)
    }
    this.running = this.rushing = false
    this.speed = 1
    this.count()
    this.players.ready()
  }

  /** Where somebody was away, all but the last happening is shown at once, and can be read. */
  private leap(): void {
    const events = this.waiting.flatMap(({ lines }) => lines.filter((line) => line.kind === 'event'))
    const away = this.hidden && events.length > FAR_BEHIND
    this.hidden = false
    if (!factor() || (!away && events.length <= 4 * FAR_BEHIND)) return
    const last = this.waiting.findLastIndex(({ lines }) => lines.some((line) => line.kind === 'event'))
    const passed = this.waiting.splice(0, last)
    const lines = passed.flatMap((one) => one.lines)
    const view = passed.findLast((one) => one.view)?.view
    if (lines.length) this.missed = { from: lines[0]!.line, to: events.at(-1)!.line }
    this.players.tell(lines)
    if (view) void this.players.land(view, lines)
    const total = this.pending() * factor()
    if (away && total > CATCH_UP) this.speed = CATCH_UP / total
    this.count()
  }

  private async play({ lines, view, own }: Happening): Promise<void> {
    let landing = (this.coming = view)
    for (const [place, line] of lines.entries()) {
      this.count(lines.slice(place), own)
      const hold = line.kind === 'event' ? this.holdOf(line, own) : 0
      const staged = lines.slice(place).some((one) => one.kind === 'event' && this.players.staged(one))
      const open = line.kind === 'event' && hold ? Math.min(hold, this.players.outcome(line)) : 0
      if (line.kind === 'event' && hold) this.begin(line)
      const passed = open > 0 && (await this.held(open))
      this.told = true
      this.players.tell([line])
      if (landing && !staged && line.kind === 'event' && line.weight !== 'aside') {
        await this.players.land(landing, lines)
        landing = null
      }
      if (hold && !passed) await this.held(hold - open)
      this.beat = null
    }
    this.count()
    this.coming = null
    if (landing) await this.players.land(landing, lines)
  }

  private begin(line: EventLine): void {
    this.beat = line
    this.told = false
    this.players.sound(line)
  }

  /** How long a line is held now, in milliseconds. */
  private holdOf(line: EventLine, own: boolean): number {
    if (this.rushing || line.weight === 'aside' || (own && line.weight === 'beat')) return 0
    return this.usual(line) * factor() * this.speed
  }

  private usual(line: EventLine): number {
    if (line.weight === 'aside') return 0
    return line.weight === 'beat' ? BEAT : (this.players.hold(line) ?? SCENE)
  }

  private pending(): number {
    const lines = this.waiting.flatMap((one) => one.lines)
    return lines.reduce((sum, line) => sum + (line.kind === 'event' ? this.usual(line) : 0), 0)
  }

  /** Let some time pass, or as much of it as somebody wants to see; whether they had enough. */
  private async held(hold: number): Promise<boolean> {
    const passed = await new Promise<boolean>((resolve) => {
      this.finish = () => resolve(true)
      setTimeout(() => resolve(false), hold)
    })
    while (this.paused) await new Promise<void>((resolve) => (this.finish = resolve))
    this.finish = null
    return passed
  }

  /** End the running beat; those who wait for us need not wait for it. */
  private pass(now: number): void {
    if (this.beat && !this.beat.private) {
      this.due = Math.max(now, this.due - this.usual(this.beat) * factor())
      this.report(now)
    }
    if (this.paused) this.paused = false
    this.finish?.()
  }

  private count(rest: readonly Line[] = [], own = false): void {
    const beats = (lines: readonly Line[], mine: boolean): number =>
      lines.filter((line) => line.kind === 'event' && this.holdOf(line, mine) > 0).length
    const waiting = this.waiting.reduce((sum, one) => sum + beats(one.lines, one.own), 0)
    this.queue = waiting + beats(rest, own)
  }

  /** The view that belongs to the lines that wait, where there is one. */
  private viewComes(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.arrived = null
        resolve()
      }
      const timer = setTimeout(done, VIEW_COMES)
      this.arrived = done
    })
  }

  // What others may know of our reading -------------------------------------------------------------

  /**
   * Say when what everybody heard has been shown. What only we heard takes its time here, but not of the others:
   * bots that waited for it would give it away.
   */
  private schedule(lines: readonly Line[], now: number): void {
    const open = lines.filter((line) => line.kind === 'event' && !line.private)
    const takes = open.reduce((sum, line) => sum + this.usual(line as EventLine), 0) * factor()
    this.due = Math.max(this.due, now) + takes
    this.report(now)
  }

  private report(now: number): void {
    clearTimeout(this.timer)
    if (this.paused) return
    const lines = this.received
    this.timer = window.setTimeout(
      () => this.players.shown((this.reported = lines)),
      Math.max(0, this.due - now),
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
