/** What is shown when, and what others learn of it. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventLine, Line, View } from '../src/protocol/messages'
import { settings } from '../src/shell/settings.svelte'
import { Director } from '../src/table/director.svelte'
import { claim, event, view } from './told'

let director: Director
/** What was shown, in order: lines by their numbers, views by their turns. */
let shown: string[]
let reported: number[]
let holds: Record<string, number>
let staged: string[]
let outcomes: Record<string, number>
let received: number

const wait = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time)
const of = (line: number, changes: Partial<EventLine>): EventLine => ({ ...event(line), ...changes })

/** A decision of somebody else's, or of our own. */
function happens(lines: Line[], now: View | null = view(received), own = false): void {
  received += lines.length
  director.lines(lines, received, Date.now())
  if (now) director.view(now, own)
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'usual'
  ;[shown, reported, holds, staged, outcomes, received] = [[], [], {}, [], {}, 0]
  director = new Director({
    tell: (lines) => lines.forEach((line) => shown.push(`${line.line}`)),
    land: (landed) => Promise.resolve(void shown.push(`view ${landed.turn}`)),
    ready: () => shown.push('ready'),
    hold: (line) => holds[line.event],
    staged: (line) => staged.includes(line.event),
    outcome: (line) => outcomes[line.event] ?? 0,
    sound: () => {},
    shown: (lines) => reported.push(lines),
  })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

describe('a beat', () => {
  it('comes with its view, is held, and only then the next comes', async () => {
    happens([event(0)], view(1))
    happens([event(1)], view(2))
    await wait(0)
    expect(shown).toEqual(['0', 'view 1'])
    expect([director.beat?.line, director.queue]).toEqual([0, 2])
    await wait(340)
    expect(shown).toHaveLength(2)
    await wait(400)
    expect(shown).toEqual(['0', 'view 1', '1', 'view 2'])
    await wait(700)
    expect(shown.at(-1)).toBe('ready')
    expect([director.beat, director.queue]).toEqual([null, 0])
  })

  it('is not said before its outcome is in sight, and is over with one press', async () => {
    ;[holds.votes, outcomes.votes, staged] = [3000, 1000, ['votes']]
    const votes = of(0, { weight: 'scene', event: 'votes' })
    happens([votes], view(1))
    await wait(900)
    expect([director.beat?.line, director.told, shown]).toEqual([0, false, []])
    await wait(200)
    expect([director.told, shown]).toEqual([true, ['0']])
    await wait(1800)
    expect(director.queue).toBe(1)
    await wait(200)
    expect(shown).toEqual(['0', 'view 1', 'ready'])
    happens([{ ...votes, line: 1 }], view(2))
    await wait(300)
    director.skip(Date.now())
    await wait(0)
    expect(shown.slice(3)).toEqual(['1', 'view 2', 'ready'])
  })

  it.each([
    ['slow', 646],
    ['fast', 190],
  ] as const)('is held longer or shorter at the pace that is set: %s', async (pace, least) => {
    settings.pace = pace
    happens([event(0)])
    await wait(least)
    expect(director.queue).toBe(1)
    await wait(700)
    expect(director.queue).toBe(0)
  })

  it('is none at all where everything is to be shown at once, or for an aside, or for talk', async () => {
    happens([of(0, { weight: 'aside' }), claim(1)])
    await wait(0)
    expect(shown.at(-1)).toBe('ready')
    settings.pace = 'at-once'
    happens([event(2), of(3, { weight: 'scene' })])
    await wait(0)
    expect(director.queue).toBe(0)
  })

  it('that we made ourselves is not played back, but what it leads to is', async () => {
    happens([event(0), of(1, { weight: 'scene' })], view(1), true)
    await wait(0)
    expect(shown).toEqual(['0', 'view 1', '1'])
    expect(director.beat?.line).toBe(1)
  })
})

describe('a scene', () => {
  const votes = of(0, { weight: 'scene', event: 'votes' })

  it('is held long, as long as the game says', async () => {
    happens([of(0, { weight: 'scene' })])
    await wait(1500)
    expect(director.beat?.line).toBe(0)
    await wait(2500)
    holds.votes = 2800
    happens([votes])
    await wait(2700)
    expect(director.beat?.event).toBe('votes')
    await wait(200)
    expect(director.beat).toBeNull()
  })

  it('that is staged leaves the board as it was until it is over', async () => {
    staged = ['votes']
    happens([votes, event(1)], view(5))
    await wait(0)
    expect(shown).toEqual(['0'])
    await wait(1900)
    expect(shown).toEqual(['0', '1', 'view 5'])
  })
})

describe('skipping', () => {
  it('finishes a beat, pressed again everything, and ends where waiting ends', async () => {
    for (let line = 0; line < 6; line += 1) happens([of(line, { weight: 'scene' })], view(line))
    await wait(0)
    director.skip(Date.now())
    await wait(0)
    expect(director.beat?.line).toBe(1)
    director.skip(Date.now())
    await wait(0)
    expect(director.queue).toBe(0)
    expect(shown).toEqual([...[0, 1, 2, 3, 4, 5].flatMap((n) => [`${n}`, `view ${n}`]), 'ready'])
    expect(reported.at(-1)).toBe(6)
  })

  it('goes on from a pause, during which nothing else comes', async () => {
    happens([event(0)], view(0))
    happens([event(1)], view(1))
    await wait(0)
    director.pause(true, Date.now())
    await wait(60_000)
    expect([director.beat?.line, reported]).toEqual([0, []])
    director.pause(false, Date.now())
    await wait(1500)
    expect([director.queue, reported]).toEqual([0, [2]])
  })
})

describe('somebody who comes back', () => {
  it('is shown the present within three seconds, and can read the rest', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    for (let line = 0; line < 20; line += 1) happens([of(line, { weight: 'scene' })], view(line))
    await wait(5000)
    expect(shown).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(0)
    expect(director.missed).toEqual({ from: 0, to: 19 })
    await wait(3000)
    expect(shown.filter((one) => /^\d/.test(one))).toEqual(Array.from({ length: 20 }, (_, n) => `${n}`))
    expect(shown.slice(-2)).toEqual(['view 19', 'ready'])
  })

  it('is shown a few things in order', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    happens([event(0)], view(0))
    happens([event(1)], view(1))
    await wait(5000)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(0)
    expect(shown).toEqual(['0', 'view 0'])
    expect(director.missed).toBeNull()
  })
})

describe('what others learn of our reading', () => {
  const secret = of(0, { private: true, weight: 'scene' })

  it('is that it is over, once everything that all heard has had its time', async () => {
    happens([of(0, { weight: 'scene' })])
    await wait(1800)
    expect(reported).toEqual([])
    await wait(200)
    expect(reported).toEqual([1])
  })

  it('does not depend on what only we were told', async () => {
    happens([secret, event(1)])
    await wait(700)
    expect(director.beat?.line).toBe(0)
    expect(reported).toEqual([2])
  })

  it('nor on how long we look at it', async () => {
    happens([secret, of(1, { weight: 'scene' })])
    await wait(100)
    director.skip(Date.now())
    await wait(1700)
    expect(reported).toEqual([])
    await wait(200)
    expect(reported).toEqual([2])
  })
})
