/** Whatever is asked, something that answers it is in sight: if nothing is, the first such thing is brought there. */
const ANSWERS = '.shell .offered, .shell .answers:not(.list) .button'

export function bringIntoSight(): void {
  const answers = [...document.querySelectorAll<HTMLElement>(ANSWERS)].filter(isDrawn)
  if (!answers.length || answers.some(isInSight)) return
  answers[0]!.scrollIntoView({ block: 'center', inline: 'nearest' })
}

function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}

/** Whether nothing that scrolls cuts an element off. */
function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  if (!fits(box, new DOMRect(0, 0, innerWidth, innerHeight))) return false
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY, overflowX } = getComputedStyle(around)
    const scrolls = overflowY !== 'visible' || overflowX !== 'visible'
    if (scrolls && !fits(box, around.getBoundingClientRect())) return false
  }
  return true
}

function fits(box: DOMRect, place: DOMRect): boolean {
  return (
    box.top >= place.top - 1 &&
    box.bottom <= place.bottom + 1 &&
    box.left >= place.left - 1 &&
    box.right <= place.right + 1
  )
}
