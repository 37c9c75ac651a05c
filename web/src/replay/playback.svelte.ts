/**
 * A finished game being watched: where one is in it, through whose eyes, and whether it runs by itself.
 *
 * The end stays unknown until one gets there.
 */
import { tick } from 'svelte'
import { wordsOf } from '../shell/failure'
import { places } from '../table/glide'
import { SPECTATOR, Steps, told, type Ask, type Seen } from './steps'

export const SPEEDS = [0.5, 1, 2, 4] as const
/** How long a line is shown at the usual speed, in milliseconds, by its weight; and any step at least. */
const HOLDS = { aside: 300, beat: 900, scene: 2400 } as const
const [SHORTEST, LONGEST] = [900, 6000]

interface Place extends Seen {
  seat: number
  step: number
}

export class Playback {
  /** The step that was asked for; it is shown as soon as it has come. */
  aim = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  /** Whether the end has been seen: from then on nothing is held back. */
  ended = $state(false)
  failure = $state('')
  private place = $state.raw<Place | null>(null)
  readonly seat = $derived(this.place?.seat ?? SPECTATOR)
  readonly step = $derived(this.place?.step ?? 0)
  readonly last = $derived(this.place?.last ?? 0)
  /** The part of the game before the step that is asked for, and the one after it. */
  readonly before = $derived(this.place?.parts.findLast((part) => part < this.aim) ?? 0)
  readonly after = $derived(this.place?.parts.find((part) => part > this.aim) ?? this.last)
  readonly shown = $derived(this.place?.steps[this.place.step] ?? null)
  readonly lines = $derived(this.place ? told(this.place, this.place.step, this.ended) : [])

  private readonly steps: Steps
  private timer = 0
  private asked = 0

  constructor(ask: Ask) {
    this.steps = new Steps(ask)
  }

  /** Show the beginning; what is refused is thrown. */
  async begin(): Promise<void> {
    this.show(SPECTATOR, 0, await this.steps.upTo(SPECTATOR, 0))
  }

  /** Go to a step, and stop there. */
  async jump(step: number): Promise<void> {
    this.pause()
    await this.go(step, this.seat)
  }

  /** See the same step through other eyes. */
  async look(seat: number): Promise<void> {
    await this.go(this.aim, seat)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    this.playing = true
    if (this.step === this.last) void this.go(0, this.seat)
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  hurry(speed: number): void {
    this.speed = speed
    if (this.playing) this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.advance(), this.hold() / this.speed)
  }

  /** How long the step deserves that is shown. */
  private hold(): number {
    const lines = this.shown?.lines ?? []
    const sum = lines.reduce((time, { weight }) => time + HOLDS[weight], 0)
    return Math.min(LONGEST, Math.max(SHORTEST, sum))
  }

  private async advance(): Promise<void> {
    await this.go(this.step + 1, this.seat)
    if (this.step === this.last || this.failure) this.pause()
    if (this.playing) this.wait()
  }

  /** Show a step once it has come, unless another was asked for meanwhile. */
  private async go(step: number, seat: number): Promise<void> {
    const request = ++this.asked
    this.aim = Math.min(Math.max(step, 0), this.last)
    try {
      const seen = await this.steps.upTo(seat, this.aim)
      if (request !== this.asked) return
      this.failure = ''
      const near = Math.abs(this.aim - this.step) === 1
      const letGlide = near ? places() : null
      this.show(seat, this.aim, seen)
      await tick()
      letGlide?.()
    } catch (problem) {
      if (request !== this.asked) return
      this.aim = this.step
      this.failure = wordsOf(problem)
    }
  }

  private show(seat: number, step: number, seen: Seen): void {
    this.place = { ...seen, seat, step }
    if (step === seen.last) this.ended = true
    this.steps.prepare(seat, step, seen.last)
  }
}
