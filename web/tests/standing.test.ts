import { describe, expect, it } from 'vitest'
import { line, reached, sharesAt, turns } from '../src/replay/standing'

const point = (step: number, share: number, turned: number[] = []) => ({
  step,
  shares: [share, 1 - share],
  errors: [0.1, 0.1],
  turned,
})
const standings = { parties: [], points: [point(0, 0.5), point(4, 0.25), point(8, 1, [0, 1])] }

describe('the line of how everybody stood', () => {
  it('gives nothing away that one has not come to', () => {
    expect(reached(standings, 5, false).map(({ step }) => step)).toEqual([0, 4])
    expect(reached(standings, 5, true)).toHaveLength(3)
    expect(turns(reached(standings, 5, false))).toEqual([])
    expect(turns(standings.points)).toEqual([8])
  })

  it('stands as at the last point before a step', () => {
    expect(sharesAt(standings.points, 6)).toEqual([0.25, 0.75])
    expect(sharesAt([], 6)).toEqual([])
  })

  it('goes from left to right', () => {
    expect(line(standings.points, 0, 8)).toBe('0,50 50,75 100,0')
  })
})
