/** Hints at first contact: which comes next, and which never again. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Hint } from '../src/games'
import { settings } from '../src/shell/settings.svelte'
import { COMMON, markRead, next, switchHints, unread } from '../src/table/hints.svelte'

const GOAL: Hint = { message: 'goal', at: 'goal', taught: true }
const VOTE: Hint = { message: 'vote', at: 'boat-', asked: 'vote' }
const MASK: Hint = { message: 'mask', at: 'mask-' }
const ALL = [GOAL, VOTE, MASK]

beforeEach(() => switchHints(true))

describe('what is still to be read', () => {
  it('is all at first, what all tables have last', () => {
    expect(unread('a', ALL, false)).toEqual([...ALL, ...COMMON])
  })

  it('is not what was read, at tables of the same game', () => {
    markRead('a', MASK)
    expect(unread('a', ALL, false)).not.toContain(MASK)
    expect(unread('b', ALL, false)).toContain(MASK)
  })

  it('is told once where all tables have it', () => {
    markRead('a', COMMON[0]!)
    expect(unread('b', ALL, false)).not.toContain(COMMON[0])
  })

  it('is not what a lesson has told', () => {
    expect(unread('a', ALL, true)).toEqual([VOTE, MASK, ...COMMON])
  })

  it('is all again once hints have been switched on again', () => {
    markRead('a', MASK)
    switchHints(false)
    expect(settings.hints).toBe(false)
    switchHints(true)
    expect(unread('a', ALL, false)).toContain(MASK)
  })
})

describe('the hint that is shown', () => {
  const sees =
    (...things: string[]) =>
    (at: string): boolean =>
      things.includes(at)

  it('is the first whose thing is in sight', () => {
    expect(next(ALL, null, null, sees('mask-'))).toBe(MASK)
    expect(next(ALL, null, null, sees())).toBeNull()
  })

  it('waits for its question', () => {
    expect(next(ALL, null, 'place', sees('boat-'))).toBeNull()
    expect(next(ALL, null, 'vote', sees('boat-'))).toBe(VOTE)
  })

  it('stays while its thing is in sight, and goes with it or once it has been read', () => {
    expect(next(ALL, MASK, null, sees('goal', 'mask-'))).toBe(MASK)
    expect(next(ALL, MASK, null, sees('goal'))).toBe(GOAL)
    expect(next([GOAL, VOTE], MASK, null, sees('goal', 'mask-'))).toBe(GOAL)
  })
})
