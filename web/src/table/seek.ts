/** What matters is in sight: something that answers the question, or something that has just moved. */
const ANSWERS = '.shell .offered, .shell .answers:not(.list) .button'
const ROWS = '.shell .prompt [tabindex]:has(.offered)'
/** What is seen of the thing before the one that a row is scrolled to. */
const BEFORE = 12

/** Something that answers the question is in sight, and in each row of cards something of that row. */
export function showAnswers(): void {
  bringIntoSight(document.querySelectorAll(ANSWERS))
  for (const row of document.querySelectorAll<HTMLElement>(ROWS)) scrollRow(row)
}

/** A row does not say what it hides, and something else may be in sight: it shows the first that is offered. */
export function scrollRow(row: HTMLElement): void {
  const offered = [...row.querySelectorAll<HTMLElement>('.offered')]
  const start = (one: HTMLElement): number => leftOf(one) - leftOf(row) - row.scrollLeft
  if (offered.some((one) => start(one) >= 0 && start(one) + one.offsetWidth <= row.clientWidth)) return
  row.scrollLeft += start(offered[0]!) - BEFORE
}

/** Where something lies once it has glided there, whatever is scrolled. */
function leftOf(element: HTMLElement): number {
  const around = element.offsetParent
  return element.offsetLeft + (around instanceof HTMLElement ? leftOf(around) : 0)
}

export function bringIntoSight(wanted: Iterable<Element>): void {
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
