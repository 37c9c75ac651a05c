/** Requests, with a server that is played here. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal, lay, replay } from '../src/protocol/api'

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

describe('a table', () => {
  const wish = { game: 'passengers', seats: 5 }
  let words: string[]

  beforeEach(() => {
    words = []
  })

  /** The next requests come to this: a status, or 0 for an answer that is lost. */
  function answers(...statuses: number[]): void {
    vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
      words.push((JSON.parse(request.body as string) as { once: string }).once)
      const status = statuses.shift() ?? 201
      if (!status) return Promise.reject(new TypeError('lost'))
      return Promise.resolve(new Response(JSON.stringify(status === 201 ? {} : TOO_MANY), { status }))
    })
  }

  it('is asked for by the same word until there is an answer', async () => {
    answers(0, 201, 201)
    await expect(lay(wish)).rejects.toBeInstanceOf(TypeError)
    await lay(wish)
    await lay(wish)
    expect(words[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(words[1]).toBe(words[0])
    expect(words[2]).not.toBe(words[0])
  })

  it('of another kind, or after a refusal, is another one', async () => {
    answers(0, 201, 429, 201)
    await expect(lay(wish)).rejects.toBeInstanceOf(TypeError)
    await lay({ ...wish, seats: 4 })
    await expect(lay(wish)).rejects.toBeInstanceOf(Refusal)
    await lay(wish)
    expect(words[2]).toBe(words[0])
    expect(new Set(words).size).toBe(3)
  })
})
