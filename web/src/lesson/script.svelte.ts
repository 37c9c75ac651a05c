/** A guided table: what the server would tell comes from a lesson, and only what the lesson asks for goes on. */
import type { Lesson, LessonStep, Message } from '../protocol/messages'
import type { Answer, Connection, Told } from '../protocol/wire.svelte'
import { keep, kept } from '../shell/keep'

export class Script implements Connection {
  readonly link = 'open'
  readonly problem = null
  /** How far the lesson is. */
  at = $state(0)
  /** A friendly word to whoever did something else. */
  wrong = $state.raw<Message | null>(null)
  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.at]!)

  /** Whether it goes on where it was left, and what was before is no news. */
  private resumed = false

  constructor(
    readonly lesson: Lesson,
    private readonly hear: (told: Told) => void,
  ) {}

  /** Begin, or go on where it was left. */
  open(): void {
    const left = Number(kept(this.key, 0))
    const from = left < this.lesson.steps.length - 1 ? left : 0
    this.resumed = from > 0
    const { table } = this.lesson
    this.hear({ type: 'welcome', protocol: 2, seat: 0, table: table.id, now: 0 })
    this.hear({ type: 'table', ...table })
    this.at = from
    this.show(this.lesson.steps.slice(0, from + 1).flatMap((step) => step.lines))
  }

  /** What was to be read has been read. */
  next(): void {
    if (this.at === this.lesson.steps.length - 1) return
    this.at += 1
    this.wrong = null
    keep(this.key, this.at)
    if (this.at === this.lesson.steps.length - 1) keep(doneKey(this.lesson.table.game), true)
    this.show(this.step.lines)
  }

  move(_turn: number, move: number): Promise<Answer> {
    if (move === this.step.move) {
      this.next()
      return Promise.resolve(null)
    }
    const message = this.step.wrong ?? { name: 'web-lesson-other', arguments: {} }
    this.wrong = message
    return Promise.resolve({ message, words: '' })
  }

  /** A lesson is left by closing it; nobody else is there to talk to, or waits. */
  close(): void {}
  shown(): void {}
  want(): void {}
  say = (): Promise<Answer> => Promise.resolve(null)
  claim = this.say
  back = this.say
  timeAt = (): number => (this.resumed ? Infinity : 0)

  private get key(): string {
    return `lesson-${this.lesson.table.game}`
  }

  private show(lines: LessonStep['lines']): void {
    const { view, move } = this.step
    if (lines.length) this.hear({ type: 'log', lines })
    this.hear({
      type: 'view',
      ...view,
      can_claim: false,
      claims: [],
      apt: [],
      moves: move === null ? [] : view.moves,
    })
  }
}

const doneKey = (game: string): string => `lesson-done-${game}`

/** Whether a game's lesson has been played to its end here. */
export function hasLearned(game: string): boolean {
  return kept(doneKey(game), false)
}

/** Begin a game's lesson from its first step next time. */
export function startOver(game: string): void {
  keep(`lesson-${game}`, 0)
}
