/** Places in the rules by the ids of their headings. */
export const LEGEND = 'rules-legend'

/** Go to a place and take the keyboard along; a list that is folded opens. */
export function visit(id: string): void {
  const heading = document.getElementById(id)
  heading?.closest('details')?.setAttribute('open', '')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** What a reader does to go elsewhere. */
const LEAVING = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Go to a place of some pages and stay there until the reader goes elsewhere: pictures above it get their size when
 * they are drawn, however late that is. Gives what ends the stay.
 */
export function stay(pages: HTMLElement, id: string, onleave: () => void): () => void {
  const watching = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
  const leave = (): void => {
    watching.disconnect()
    for (const event of LEAVING) pages.removeEventListener(event, leave)
    onleave()
  }
  visit(id)
  for (const part of pages.children) watching.observe(part)
  for (const event of LEAVING) pages.addEventListener(event, leave, { passive: true })
  return leave
}

/** The last heading that has been passed, of those in their order; nothing at the very beginning. */
export function passed(headings: readonly { id: string; top: number }[], line: number): string | null {
  return headings.findLast(({ top }) => top <= line)?.id ?? null
}
