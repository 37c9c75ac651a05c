/** Things that change their place glide there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { glide, places } from '../src/table/glide'

type Frames = { transform?: string; opacity?: number }[]

let still = false
const removals: (() => void)[] = []

/** A thing at a place, and how it was animated. */
function thing(
  key: string,
  x: number,
  width = 10,
): { at: { x: number }; frames: Frames[]; remove: () => void } {
  const element = document.createElement('div')
  const at = { x }
  const frames: Frames[] = []
  element.getBoundingClientRect = () => new DOMRect(at.x, 0, width, 10)
  element.animate = ((frame: Frames) => frames.push(frame)) as unknown as typeof element.animate
  const remove = glide(key)(element) as () => void
  removals.push(remove)
  return { at, frames, remove }
}

beforeEach(() => {
  still = false
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})

afterEach(() => {
  for (const remove of removals.splice(0)) remove()
  vi.unstubAllGlobals()
})

describe('a thing', () => {
  it('glides from where it was', () => {
    const card = thing('card', 0)
    const letGlide = places()
    card.at.x = 100
    letGlide()
    expect(card.frames).toEqual([[{ transform: 'translate(-100px, 0px)' }, { transform: 'none' }]])
  })

  it('that is drawn by another element glides all the same', () => {
    const before = thing('card', 0)
    const letGlide = places()
    before.remove()
    const after = thing('card', 50)
    letGlide()
    expect(after.frames[0]![0]).toEqual({ transform: 'translate(-50px, 0px)' })
  })

  it.each([false, true])('is told of if it moved or is new, with little motion too (%s)', (little) => {
    still = little
    const card = thing('card', 0)
    thing('other', 0)
    const letGlide = places()
    card.at.x = 100
    thing('new', 0)
    expect(letGlide()).toHaveLength(2)
  })

  it('that stays keeps still', () => {
    const card = thing('card', 0)
    const letGlide = places()
    card.at.x = 1
    letGlide()
    expect(card.frames).toEqual([])
  })

  it('that is new appears', () => {
    const letGlide = places()
    const card = thing('card', 0)
    letGlide()
    expect(card.frames).toEqual([[{ opacity: 0 }, { opacity: 1 }]])
  })

  it('that was not to be seen does not come flying', () => {
    const card = thing('card', 0, 0)
    const letGlide = places()
    card.at.x = 100
    letGlide()
    expect(card.frames).toEqual([])
  })

  it('keeps still for those who want little motion', () => {
    still = true
    const card = thing('card', 0)
    const letGlide = places()
    card.at.x = 100
    letGlide()
    expect(card.frames).toEqual([])
  })
})
