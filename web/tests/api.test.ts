/** Requests, with a server that is played here. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal, replay } from '../src/protocol/api'

const TOO_MANY = { message: { name: 'error-too-many', arguments: {} }, words: 'Too much.' }

let refusals: number
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  vi.stubGlobal('fetch', () => {
    asked += 1
    const status = asked <= refusals ? 429 : 200
    return Promise.resolve(new Response(JSON.stringify(status === 200 ? { first: 0 } : TOO_MANY), { status }))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('steps of a replay', () => {
  it('that are too many at once are waited for', async () => {
    refusals = 3
    const steps = replay('T', {}, -1, 0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await steps).toEqual({ first: 0 })
    expect(asked).toBe(4)
  })

  it('are not waited for without end', async () => {
    refusals = 1000
    const steps = replay('T', {}, -1, 0).catch((problem: unknown) => problem)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await steps).toBeInstanceOf(Refusal)
    expect(asked).toBeLessThan(20)
  })
})
