/** The headings of the four colours, drawn. */
import type { ColourName } from '../../../generated/mad-zeppelin'

const ARROWS: Record<ColourName, string> = {
  blue: 'M6 .5 11 6H7.8v5.5H4.2V6H1z',
  red: 'M11.5 6 6 11V7.8H.5V4.2H6V1z',
  green: 'M6 11.5 1 6h3.2V.5h3.6V6H11z',
  yellow: 'M.5 6 6 1v3.2h5.5v3.6H6V11z',
}

/** An arrow to the heading of a colour, in a square of 12. */
export function arrow(colour: ColourName): string {
  return ARROWS[colour]
}

/** How far a needle turns from North to the heading of a colour. */
export const BEARING: Record<ColourName, number> = { blue: 0, red: 90, green: 180, yellow: 270 }
