/** Explanations: hovering or long-pressing a thing says what it is and which rule it follows. */
import type { Attachment } from 'svelte/attachments'

export interface Explanation {
  title: string
  text?: string
  /** How sure it is, where it is not printed in the rulebook. */
  origin?: string
}

const HOVER = 350
const PRESS = 450

export const shown = $state<{ tip: Explanation | null; at: DOMRect | null }>({ tip: null, at: null })

/** What is being explained. */
let owner: Element | null = null
/** The last press: what is inside something else hears of it first, and explains itself instead. */
let press: Event | null = null

export function hide(): void {
  shown.tip = null
}

/** Answer a press on an element. The answer stays until the pointer leaves it, or presses elsewhere. */
export function answer(element: Element, explanation: Explanation): void {
  owner = element
  shown.tip = explanation
  shown.at = element.getBoundingClientRect()
  element.addEventListener(
    'pointerleave',
    (event) => {
      if ((event as PointerEvent).pointerType !== 'touch' && owner === element) hide()
    },
    { once: true },
  )
}

/** What an element was asked for no longer holds. */
export function withdraw(element: Element): void {
  if (owner === element) hide()
}

/** Say what an element is. The explanation is made only when it is asked for. */
export function tip(explain: () => Explanation | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let waiting = 0
    let over = false
    let pressed = false
    let mine = false
    const show = (): void => {
      mine = true
      owner = element
      shown.tip = explain()
      shown.at = element.getBoundingClientRect()
    }
    // Only a pointer that moves asks: what comes to lie under one at rest keeps still.
    const move = (event: PointerEvent): void => {
      if (over || event.pointerType === 'touch') return
      over = true
      waiting = window.setTimeout(show, HOVER)
    }
    // An element may leave while the page is being drawn, when nothing reactive may change. What a finger has
    // asked for stays until the next touch.
    const leave = (event?: Event): void => {
      clearTimeout(waiting)
      if (pressed && event?.type === 'pointerleave') return
      over = false
      if (mine) queueMicrotask(() => withdraw(element))
      mine = false
    }
    const down = (event: PointerEvent): void => {
      pressed = false
      clearTimeout(waiting)
      if (event.pointerType !== 'touch' || press === event) return
      press = event
      waiting = window.setTimeout(() => {
        pressed = true
        show()
      }, PRESS)
    }
    const click = (event: MouseEvent): void => {
      clearTimeout(waiting)
      if (!pressed && owner === element) hide()
      if (!pressed) return
      pressed = false
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    // A click focuses too, but asks nothing.
    const focus = (): void => {
      if (element.matches(':focus-visible')) show()
    }
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault()
    }
    const handlers: [string, EventListener, boolean][] = [
      ['pointermove', move as EventListener, true],
      ['pointerleave', leave, false],
      ['pointerdown', down as EventListener, false],
      ['pointercancel', leave, false],
      ['click', click as EventListener, true],
      ['contextmenu', menu, false],
      ['focus', focus, false],
      ['blur', leave, false],
    ]
    for (const [name, handler, capture] of handlers) element.addEventListener(name, handler, capture)
    return () => {
      leave()
      for (const [name, handler, capture] of handlers) element.removeEventListener(name, handler, capture)
    }
  }
}
