/** Places in the rules by the ids of their headings. */
export const LEGEND = 'rules-legend'

/** Go to a place and take the keyboard along; a list that is folded opens. */
export function visit(id: string): void {
  const heading = document.getElementById(id)
  heading?.closest('details')?.setAttribute('open', '')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** The last heading that has been passed, of those in their order; nothing at the very beginning. */
export function passed(headings: readonly { id: string; top: number }[], line: number): string | null {
  return headings.findLast(({ top }) => top <= line)?.id ?? null
}
