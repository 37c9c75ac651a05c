/**
 * Things that change their place glide there.
 *
 * A thing is known by its key, so it may be drawn by another element in its new place. In SVG put `glide` on
 * a `<g>` that has no transform of its own.
 */
import type { Attachment } from 'svelte/attachments'
import { still } from '../shell/settings.svelte'

const TIME = 320
const things = new Map<string, HTMLElement | SVGElement>()

export function glide(key: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    // Pictures of other tables, as in the rules, have things of the same keys.
    if (element.closest('[inert]')) return
    things.set(key, element)
    return () => {
      if (things.get(key) === element) things.delete(key)
    }
  }
}

/**
 * Where all things are, to be called before the table changes; the answer, called after, lets them glide, and says
 * which have moved or are new.
 */
export function places(): () => Element[] {
  const before = new Map(Array.from(things, ([key, element]) => [key, element.getBoundingClientRect()]))
  return () => {
    const changed = [...things].filter(([key, element]) => hasMoved(element, before.get(key)))
    for (const [key, element] of still() ? [] : changed) {
      const from = before.get(key)
      if (from) move(element, from)
      else element.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: TIME })
    }
    return changed.map(([, element]) => element)
  }
}

function hasMoved(element: Element, from: DOMRect | undefined): boolean {
  const to = element.getBoundingClientRect()
  if (!from) return true
  return (Math.abs(from.x - to.x) >= 2 || Math.abs(from.y - to.y) >= 2) && from.width > 0 && to.width > 0
}

function move(element: HTMLElement | SVGElement, from: DOMRect): void {
  const to = element.getBoundingClientRect()
  const [x, y] = [from.x - to.x, from.y - to.y]
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
  const start = `translate(${x / scale}px, ${y / scale}px)`
  element.animate?.([{ transform: start }, { transform: 'none' }], { duration: TIME, easing: 'ease-out' })
}
