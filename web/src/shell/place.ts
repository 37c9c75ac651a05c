/** Where a note stands: near the thing that it speaks of, and over as little as can be that is to be pressed. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 12

export const overlap = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top))

/** How much worse it is to cover what must stay in sight. */
const NEVER = 100

/**
 * The best place for a note of some size inside the window; without a thing, where it covers least. What must stay
 * in sight is covered only where there is no other place.
 */
export function placeFor(
  size: Box,
  thing: Box | null,
  keepFree: readonly Box[],
  window: Box,
  inSight: readonly Box[] = [],
): Box {
  // A box of the browser gives nothing when it is spread.
  const { width, height } = size
  const [right, bottom] = [window.width - width - GAP, window.height - height - GAP]
  const within = (left: number, top: number): Box => ({
    width,
    height,
    left: Math.max(GAP, Math.min(right, left)),
    top: Math.max(GAP, Math.min(bottom, top)),
  })
  const near = thing
    ? [
        within(thing.left + (thing.width - width) / 2, thing.top + thing.height + GAP),
        within(thing.left + (thing.width - width) / 2, thing.top - height - GAP),
        within(thing.left + thing.width + GAP, thing.top),
        within(thing.left - width - GAP, thing.top),
      ]
    : []
  const middle = (window.width - width) / 2
  const places = [
    ...near,
    ...inSight.flatMap((box) => [
      within(near[0]?.left ?? middle, box.top - height - GAP),
      within(near[0]?.left ?? middle, box.top + box.height + GAP),
      within(box.left + box.width + GAP, near[0]?.top ?? window.height * 0.4),
      within(box.left - width - GAP, near[0]?.top ?? window.height * 0.4),
    ]),
    within(middle, window.height * 0.4),
    within(middle, GAP),
    within(right, GAP),
    within(GAP, bottom),
  ]
  const cost = (place: Box): number =>
    keepFree.reduce((sum, box) => sum + overlap(place, box), thing ? 2 * overlap(place, thing) : 0) +
    inSight.reduce((sum, box) => sum + NEVER * overlap(place, box), 0) +
    (thing ? 4 * Math.hypot(place.left - thing.left, place.top - thing.top) : 0)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
