import { expect, test } from 'vitest'
import { placeFor, type Box } from '../src/shell/place'

/** A box as browsers measure it: what it is is not its own, and spreading it gives nothing. */
class Measured implements Box {
  readonly #box: [number, number, number, number]
  constructor(...box: [number, number, number, number]) {
    this.#box = box
  }
  get left(): number {
    return this.#box[0]
  }
  get top(): number {
    return this.#box[1]
  }
  get width(): number {
    return this.#box[2]
  }
  get height(): number {
    return this.#box[3]
  }
}

test('a note stands beside the thing that it speaks of, not on it', () => {
  const thing = new Measured(264, 600, 68, 78)
  const place = placeFor(new Measured(0, 0, 336, 160), thing, [], new Measured(0, 0, 1366, 768))
  expect(place.left >= 332 || place.top + 160 <= 600).toBe(true)
})

test('a note leaves free what is to be pressed', () => {
  const thing = new Measured(700, 300, 100, 60)
  const below = new Measured(400, 372, 600, 200)
  const place = placeFor(new Measured(0, 0, 336, 160), thing, [below], new Measured(0, 0, 1366, 768))
  expect(place.top + 160 <= 372).toBe(true)
})

test('a note never covers what must stay in sight, as long as there is another place', () => {
  const thing = new Measured(10, 560, 100, 90)
  const question = new Measured(0, 660, 390, 140)
  const place = placeFor(new Measured(0, 0, 336, 140), thing, [], new Measured(0, 0, 390, 844), [
    question,
    thing,
  ])
  expect(place.top + 140 <= 560).toBe(true)
})
