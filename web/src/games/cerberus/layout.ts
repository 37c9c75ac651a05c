/** Where things are on the path: a serpentine that climbs from the Den at the bottom to the water above. */
export interface Spot {
  x: number
  y: number
  row: number
}

export interface Layout {
  width: number
  height: number
  rows: number
  spots: Spot[]
  /** How much room there is for the pawns of one space. */
  room: number
  /** The side on which the path comes to the water. */
  harbour: 'left' | 'right'
}

/** The least width of a space, the most spaces of a row, the distance of rows, and what the path climbs in one. */
export const LEAST = 71
const MOST = 9
const ROW = 84
const RISE = 12
const ABOVE = 56
const BELOW = 42

/** How many spaces each row has, from the bottom: as equal as can be, the lower ones longer. */
export function rowsOf(width: number, spaces: number): number[] {
  const columns = Math.max(2, Math.min(MOST, Math.floor(width / LEAST)))
  const rows = Math.ceil(spaces / columns)
  return Array.from({ length: rows }, (_, row) => Math.ceil((spaces - row) / rows))
}

/** The distance of rows on a screen so high: what it has to spare goes between them. */
export const rowOn = (screen: number): number =>
  Math.round(Math.max(ROW, Math.min(1.6 * ROW, ROW + (screen - 800) / 4)))

/** The centre of every space, for a width, a number of spaces and a distance of rows. */
export function serpentine(width: number, spaces: number, row = ROW): Layout {
  const rows = rowsOf(width, spaces)
  const height = ABOVE + BELOW + RISE + row * (rows.length - 1)
  const spots = rows.flatMap((length, nth) =>
    Array.from({ length }, (_, place) => {
      const along = length === 1 ? 0 : place / (length - 1)
      const across = nth % 2 ? 1 - along : along
      return {
        x: Math.round(LEAST / 2 + across * (width - LEAST)),
        y: Math.round(height - BELOW - nth * row - along * RISE),
        row: nth,
      }
    }),
  )
  const room = Math.floor((width - LEAST) / Math.max(1, rows[0]! - 1)) - 4
  return { width, height, rows: rows.length, spots, room, harbour: rows.length % 2 ? 'right' : 'left' }
}

/** The road from one space to another, as an SVG path; turns swing out to the side. */
export function road(layout: Layout, from: number, to: number): string {
  const spots = layout.spots.slice(from, to + 1)
  return spots.map((spot, index) => leg(layout, spots[index - 1], spot)).join(' ')
}

function leg(layout: Layout, before: Spot | undefined, spot: Spot): string {
  if (!before) return `M${spot.x} ${spot.y}`
  if (before.row === spot.row) return `L${spot.x} ${spot.y}`
  const out = before.x > layout.width / 2 ? layout.width + 8 : -8
  return `C${out} ${before.y} ${out} ${spot.y} ${spot.x} ${spot.y}`
}

/** A shortcut between two spaces, as an SVG path that swings above the road. */
export function shortcut(from: Spot, to: Spot): string {
  const lift = from.row === to.row ? 92 : 30
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - lift]
  return `M${from.x} ${from.y} Q${x} ${y} ${to.x} ${to.y}`
}

export interface Standing {
  x: number
  y: number
  size: number
}

/** How so many pawns stand on one space: fanned out, in two rows where one would hide them. */
export function fan(pawns: number, room: number): Standing[] {
  if (pawns <= 2) return line(pawns, 30, 0, room)
  if (pawns * 15 <= room) return line(pawns, 27, 0, room)
  const back = Math.ceil(pawns / 2)
  return [...line(back, 25, -17, room), ...line(pawns - back, 25, 0, room)]
}

function line(pawns: number, size: number, y: number, room: number): Standing[] {
  const step = pawns > 1 ? Math.min(size - 2, (room - size) / (pawns - 1)) : 0
  return Array.from({ length: pawns }, (_, place) => ({ x: (place - (pawns - 1) / 2) * step, y, size }))
}
