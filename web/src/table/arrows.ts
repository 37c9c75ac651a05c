/** Let the arrow keys go from one button of a row to the next, and round at its ends. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export function arrows(row: HTMLElement): () => void {
  const go = (event: KeyboardEvent): void => {
    const buttons = [...row.querySelectorAll('button')]
    const from = buttons.indexOf(event.target as HTMLButtonElement)
    const step = STEPS[event.key]
    if (from < 0 || !step) return
    event.preventDefault()
    buttons.at((from + step) % buttons.length)!.focus()
  }
  row.addEventListener('keydown', go)
  return () => row.removeEventListener('keydown', go)
}
