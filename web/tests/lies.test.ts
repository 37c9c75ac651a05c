/** What claims came to: who believed them, and who doubted them. */
import { describe, expect, it } from 'vitest'
import type { Claim, ClaimLine, Line } from '../src/protocol/messages'
import { judged } from '../src/table/lies'
import { claimed, event } from './told'

function said(seat: number, claim: Claim, truth: boolean | null, hearers = [0, 1, 2, 3]): ClaimLine {
  return { ...claim, line: 0, at: 0, kind: 'claim', seat, hearers, ends: null, true: truth }
}

const lie = (seat: number, ...hearers: number[]): ClaimLine =>
  said(seat, claimed('i-hold gold'), false, hearers.length ? hearers : undefined)
const asks = (seat: number): ClaimLine => said(seat, claimed('help-me'), null)
const answered = (seat: number, claim: string, to: number): ClaimLine =>
  said(seat, { ...claimed(claim), parameters: { seat: to } }, null)
const believes = (seat: number, to: number): ClaimLine => answered(seat, 'i-believe-you', to)
const doubts = (seat: number, to: number): ClaimLine => answered(seat, 'i-doubt-it', to)
const opens: Line = { ...event(0), opens: true }

/** Who believed each claim, and who doubted it. */
const came = (...lines: Line[]): [number[], number[]][] =>
  judged(lines).map(({ believed, doubted }) => [believed, doubted])

describe('answers to a claim', () => {
  it('count for the latest of their speaker', () => {
    expect(came(lie(0), lie(0), lie(1), believes(2, 0), doubts(3, 0))).toEqual([
      [[], []],
      [[2], [3]],
      [[], []],
    ])
  })

  it('count once for each seat, and the last one does', () => {
    expect(came(lie(0), doubts(2, 0), doubts(2, 0), believes(3, 0))).toEqual([[[3], [2]]])
    expect(came(lie(0), believes(2, 0), doubts(2, 0))).toEqual([[[], [2]]])
  })

  it('do not count for a claim that another one followed, be it one that is never judged', () => {
    expect(came(lie(0), asks(0), doubts(2, 0))).toEqual([[[], []]])
  })

  it('do not count for what was said long before', () => {
    expect(came(lie(0), opens, doubts(2, 0))).toEqual([[[], [2]]])
    expect(came(lie(0), opens, opens, doubts(2, 0))).toEqual([[[], []]])
  })

  it('do not count for what their seat did not hear', () => {
    expect(came(lie(0), lie(0, 0, 1), doubts(2, 0))).toEqual([
      [[], [2]],
      [[], []],
    ])
  })
})
