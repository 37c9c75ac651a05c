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

export function hide(): void {
  shown.tip = null
}

/** Say what an element is. The explanation is made only when it is asked for. */
export function tip(explain: () => Explanation | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let waiting = 0
    let pressed = false
    let mine = false
    const show = (): void => {
      mine = true
      owner = element
      shown.tip = explain()
      shown.at = element.getBoundingClientRect()
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') waiting = window.setTimeout(show, HOVER)
    }
    // An element may leave while the page is being drawn, when nothing reactive may change.
    const leave = (): void => {
      clearTimeout(waiting)
      if (mine) queueMicrotask(() => owner === element && hide())
      mine = false
    }
    const down = (event: PointerEvent): void => {
      pressed = false
      clearTimeout(waiting)
      if (event.pointerType !== 'touch') return
      waiting = window.setTimeout(() => {
        pressed = true
        show()
      }, PRESS)
    }
    const click = (event: MouseEvent): void => {
      clearTimeout(waiting)
      if (!pressed) return hide()
      pressed = false
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault()
    }
    const handlers: [string, EventListener, boolean][] = [
      ['pointerenter', enter as EventListener, false],
      ['pointerleave', leave, false],
      ['pointerdown', down as EventListener, false],
      ['pointercancel', leave, false],
      ['click', click as EventListener, true],
      ['contextmenu', menu, false],
      ['focus', show, false],
      ['blur', leave, false],
    ]
    for (const [name, handler, capture] of handlers) element.addEventListener(name, handler, capture)
    return () => {
      leave()
      for (const [name, handler, capture] of handlers) element.removeEventListener(name, handler, capture)
    }
  }
}
