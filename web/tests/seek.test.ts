/** A row of cards shows something that can be played. */
import { describe, expect, it } from 'vitest'
import { scrollRow } from '../src/table/seek'

const WIDTH = 300
const CARD = 100

/** A row of cards side by side, some of which are offered. */
function row(cards: number, ...offered: number[]): HTMLElement {
  const place = document.createElement('div')
  Object.defineProperty(place, 'clientWidth', { value: WIDTH })
  for (let index = 0; index < cards; index++) {
    const card = document.createElement('div')
    card.className = offered.includes(index) ? 'offered' : ''
    Object.defineProperties(card, {
      offsetParent: { value: place },
      offsetLeft: { value: index * CARD },
      offsetWidth: { value: CARD },
    })
    place.append(card)
  }
  return place
}

describe('a row of cards', () => {
  it('is scrolled to the first that is offered where none can be seen', () => {
    const place = row(9, 5, 6)
    scrollRow(place)
    expect(place.scrollLeft).toBeGreaterThan(4 * CARD)
    expect(place.scrollLeft).toBeLessThan(5 * CARD)
  })

  it('is scrolled back to it, too', () => {
    const place = row(9, 1)
    place.scrollLeft = 5 * CARD
    scrollRow(place)
    expect(place.scrollLeft).toBeLessThan(CARD)
  })

  it('stays as it is where one can be seen', () => {
    const place = row(9, 0, 6)
    place.scrollLeft = 5 * CARD
    scrollRow(place)
    expect(place.scrollLeft).toBe(5 * CARD)
  })
})
