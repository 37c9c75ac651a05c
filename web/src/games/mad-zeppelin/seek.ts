/** Bring what can be chosen into sight: on a small screen the board is longer than its window. */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { still } from '../../shell/settings.svelte'
import type { Choice } from '../../table/choice.svelte'

export function seek(choice: Choice): Attachment<HTMLElement> {
  return (board) => {
    if (!choice.remaining.length || choice.made) return
    void tick().then(() => show(board))
  }
}

/** Scroll to the first legal target, unless one is in sight already. */
function show(board: HTMLElement): void {
  const found = [...document.querySelectorAll('.offered')]
  const first = found.find((element) => board.contains(element))
  if (!first || found.some((element) => inSight(element, board))) return
  first.scrollIntoView({ block: 'center', behavior: still() ? 'auto' : 'smooth' })
}

function inSight(element: Element, board: HTMLElement): boolean {
  if (!board.contains(element)) return true
  const seen = board.parentElement?.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  return seen !== undefined && top >= seen.top && bottom <= seen.bottom
}
