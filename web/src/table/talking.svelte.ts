/** Whether something is about to be said, and of which thing at the table. */
import type { Box } from '../shell/place'
import { inSight } from './bubbles'

/** A thing that something can be said of, or was. */
export interface Spot {
  element: HTMLElement | SVGElement
  keys: readonly string[]
  name: string
  box: Box
}

/** Things at a table that have keys, as far as they can be seen. */
export function things(): Omit<Spot, 'name'>[] {
  const found = [
    ...document.querySelectorAll<HTMLElement | SVGElement>('.shell [data-about], .talk [data-about]'),
  ]
  return found.flatMap((element) => {
    const box = element.checkVisibility?.() === false ? null : inSight(element)
    return box ? [{ element, keys: keysOf(element), box }] : []
  })
}

export function keysOf(element: HTMLElement | SVGElement): string[] {
  return (element.dataset.about ?? '').split(' ').filter(Boolean)
}

/** Milliseconds after which nothing is opened by itself any more. */
const LONGEST_AIM = 1500

export class Talking {
  /** Whether things are offered to be spoken of: no press makes a move then. */
  on = $state(false)
  /** The thing that is spoken of. */
  spot = $state.raw<Spot | null>(null)
  /** The thing that somebody wants to speak of, until it is known what can be said. */
  aim = $state.raw<Element | null>(null)
  /** Whether it is of use to know what can be said. */
  readonly asks = $derived(this.on || this.spot !== null || this.aim !== null)
  private from: HTMLElement | null = null

  start(): void {
    this.remember()
    this.on = true
  }

  toggle(): void {
    if (this.on) this.end()
    else this.start()
  }

  open(spot: Spot): void {
    if (!this.on) this.remember()
    this.spot = spot
  }

  /** Open what can be said of a thing once that is known, but not when nobody thinks of it any more. */
  aimAt(thing: Element): void {
    this.aim = thing
    setTimeout(() => (this.aim = this.aim === thing ? null : this.aim), LONGEST_AIM)
  }

  end(): void {
    if (!this.on && !this.spot) return
    this.on = false
    this.spot = null
    this.from?.focus({ preventScroll: true })
  }

  private remember(): void {
    this.from = document.activeElement as HTMLElement | null
  }
}
