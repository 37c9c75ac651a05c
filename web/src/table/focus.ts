/** Whoever plays by keyboard stays at the table: what they stood on may vanish with their own move. */
import type { Attachment } from 'svelte/attachments'

/** When the focus is lost because its place is gone or was made anew, bring it back or to another place. */
export function keepFocus(to: string): Attachment<HTMLElement> {
  return (element) => {
    let last: HTMLElement | null = null
    const remember = (event: FocusEvent): void => {
      last = event.target as HTMLElement
    }
    // Who clicks beside everything means to leave.
    const leave = (event: PointerEvent): void => {
      if (
        event.target instanceof Element &&
        !event.target.closest('a, button, input, [tabindex]:not(main, aside)')
      )
        last = null
    }
    const restore = (): void => {
      if (!last || document.activeElement !== document.body || !document.hasFocus()) return
      const next = canHold(last) ? last : element.querySelector<HTMLElement>(to)
      next?.focus({ preventScroll: true })
    }
    const watching = new MutationObserver(() => requestAnimationFrame(restore))
    watching.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled', 'data-tab'],
    })
    element.addEventListener('focusin', remember)
    element.addEventListener('pointerdown', leave)
    return () => {
      watching.disconnect()
      element.removeEventListener('focusin', remember)
      element.removeEventListener('pointerdown', leave)
    }
  }
}

/** Whether an element can still have the focus. */
function canHold(element: Element): boolean {
  const possible = element.matches('a[href], button, input, select, textarea, summary, [tabindex]')
  return (
    possible && element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0
  )
}
