/** What matters is in sight: something that answers the question, or something that has just moved. */
const ANSWERS = '.shell .offered, .shell .answers:not(.list) .button'

export function bringIntoSight(wanted: Iterable<Element> = document.querySelectorAll(ANSWERS)): void {
  const drawn = [...wanted].filter(isDrawn)
  if (!drawn.length || drawn.some(isInSight)) return
  drawn[0]!.scrollIntoView({ block: 'center', inline: 'nearest' })
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** Whether nothing that scrolls cuts an element off. */
function isInSight(element: Element): boolean {
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
