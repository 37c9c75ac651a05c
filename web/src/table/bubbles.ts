/** Where bubbles stand: at the edge of the thing that they speak of, over as little as can be. */
import type { Box } from '../shell/place'
import { overlap } from '../shell/place'

const EDGE = 4
/** How much of a bubble lies over its thing. */
const OVER = 0.4

/** The best place at the edge of a thing, within what is around it. */
export function bubblePlace(
  size: { width: number; height: number },
  thing: Box,
  taken: readonly Box[],
  keepFree: readonly Box[],
  around: Box,
): Box {
  const { width, height } = size
  const above = thing.top - height * (1 - OVER)
  const below = thing.top + thing.height - height * OVER
  const [left, right] = [thing.left + EDGE, thing.left + thing.width - width - EDGE]
  const within = (x: number, y: number): Box => ({
    width,
    height,
    left: Math.max(around.left, Math.min(around.left + around.width - width, x)),
    top: Math.max(around.top, Math.min(around.top + around.height - height, y)),
  })
  const places = [
    within(left, above),
    within(right, above),
    within(left, below),
    within(right, below),
    within(thing.left + (thing.width - width) / 2, above),
    within(thing.left + thing.width - EDGE, thing.top + (thing.height - height) / 2),
    within(thing.left - width + EDGE, thing.top + (thing.height - height) / 2),
    within(left, above - height),
    within(left, below + height),
  ]
  const middle = { ...thing, top: thing.top + height * OVER, height: thing.height - 2 * height * OVER }
  const cost = (place: Box): number =>
    overlap(place, middle) +
    taken.reduce((sum, box) => sum + 4 * overlap(place, box), 0) +
    keepFree.reduce((sum, box) => sum + overlap(place, box), 0)
  const costs = places.map(cost)
  return places[costs.indexOf(Math.min(...costs))]!
}

/** The part of a thing that can be seen through all that scrolls around it; nothing where none of it can. */
export function inSight(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const box = around.getBoundingClientRect()
    ;[left, top] = [Math.max(left, box.left), Math.max(top, box.top)]
    ;[right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)]
  }
  const [width, height] = [right - left, bottom - top]
  return width > 1 && height > 1 ? { left, top, width, height } : null
}
