/** How a picture is cut down to what it is about, and made to fit. */
import type { Box } from '../shell/place'

/** Pixels around what is shown. */
const MARGIN = 7

/** The box around some boxes, with a little room, inside of a whole. */
export function around(boxes: readonly Box[], whole: Box): Box {
  if (!boxes.length) return whole
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - MARGIN)
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN)
  const right = Math.min(whole.width, Math.max(...boxes.map((box) => box.left + box.width)) + MARGIN)
  const bottom = Math.min(whole.height, Math.max(...boxes.map((box) => box.top + box.height)) + MARGIN)
  return { left, top, width: right - left, height: bottom - top }
}

/** By how much something is scaled to fit a place; nothing is made larger than it is on the board. */
export function fitting(box: Box, width: number, height: number): number {
  return Math.min(1, width / box.width, height / box.height)
}
