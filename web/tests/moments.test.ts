import { describe, expect, it } from 'vitest'
import type { Line } from '../src/protocol/messages'
import { lastMoments } from '../src/table/moments'

function event(line: number, weight: string, more: object = {}): Line {
  return { kind: 'event', line, weight, private: false, opens: false, ...more } as unknown as Line
}

describe('the last big moments', () => {
  it('are the first scene of each of the last decisions that brought one', () => {
    const lines = [0, 1, 2, 3, 4, 5].map((line) => event(line, 'scene'))
    expect(lastMoments(lines, [1, 2, 3, 4, 4, 4]).map(({ line }) => line)).toEqual([1, 2, 3])
  })

  it('are seen by all, and are no headings', () => {
    const lines = [
      event(0, 'beat'),
      event(1, 'scene', { private: true }),
      event(2, 'scene', { opens: true }),
      event(3, 'scene'),
    ]
    expect(lastMoments(lines, [0, 1, 2, 3]).map(({ line }) => line)).toEqual([3])
  })

  it('are none where nobody knows the steps', () => {
    expect(lastMoments([event(0, 'scene')], [])).toEqual([])
  })
})
