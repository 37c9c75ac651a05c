/** What was claimed: as long as it stands, about what, and what can be said. */
import { describe, expect, it } from 'vitest'
import type { Claim, ClaimLine, EventLine, Line } from '../src/protocol/messages'
import { bubblePlace } from '../src/table/bubbles'
import { about, aptest, grouped, offer, standing } from '../src/table/said'
import { claimed, event } from './told'

let number = 0

function said(seat: number, claim: Claim, ends: ClaimLine['ends'] = null): ClaimLine {
  return { ...claim, line: number++, at: 0, kind: 'claim', seat, hearers: [0, 1], ends, true: null }
}

function told(name: string, args: EventLine['message']['arguments'] = {}, opens = false): EventLine {
  return { ...event(number++), event: name, message: { name, arguments: args }, opens }
}

const texts = (lines: readonly Line[]): string[] => standing(lines).map(({ text }) => text)

describe('what stands', () => {
  const placed = said(1, claimed('i-placed red', 'passenger-1', 'seat-1'))

  it('is outdated by the next part of the game where nothing else is said', () => {
    expect(texts([placed, told('moved')])).toEqual(['i-placed red'])
    expect(texts([placed, told('moved'), told('round-begins', {}, true)])).toEqual([])
  })

  it('is outdated by its own events alone, with what they have to say', () => {
    const seat = { seat: 1 }
    const held = said(1, claimed('i-hold ore', 'hand-1'), [{ event: 'threw', arguments: { seat } }])
    const other = told('threw', { seat: { seat: 2 }, cargo: { thing: 'cargo-ore' } })
    expect(texts([held, told('turn-begins', {}, true), other])).toEqual(['i-hold ore'])
    expect(texts([held, told('threw', { seat, cargo: { thing: 'cargo-ore' } })])).toEqual([])
    expect(texts([said(1, claimed('i-am souls', 'seat-1'), []), told('won', {}, true)])).toEqual([
      'i-am souls',
    ])
  })

  it('gives way to what the same player says anew of the same thing', () => {
    const anew = said(1, claimed('i-placed blue', 'passenger-1', 'seat-1'))
    const another = said(2, claimed('i-placed red', 'passenger-1', 'seat-1'))
    expect(texts([placed, anew, another])).toEqual(['i-placed blue', 'i-placed red'])
  })

  it('is only the last of the answers to somebody', () => {
    const believes = said(2, { ...claimed('i-believe-you 1', 'seat-1'), sign: 'believe' })
    const doubts = said(2, { ...claimed('i-doubt-it 1', 'seat-1'), sign: 'doubt' })
    expect(texts([believes, doubts])).toEqual(['i-doubt-it 1'])
  })
})

describe('what can be said of a thing', () => {
  const claims = [
    claimed('i-hold ore', 'hand-0-ore', 'hand-0'),
    claimed('i-hold coal', 'hand-0-coal', 'hand-0'),
    claimed('i-hold gold', 'hand-0-gold', 'hand-0'),
    claimed('my-colour', 'hand-0'),
    claimed('i-believe-you', 'seat-1'),
  ]
  const lead = ({ claim }: Claim): string => (claim === 'i-hold' ? 'I hold…' : '')

  it('has keys of the thing', () => {
    expect(about(claims, ['seat-1', 'player-1'])).toEqual([claims[4]])
  })

  it('begins with the aptest, and with what speaks of the thing itself', () => {
    const found = offer(claims, [claims[3]!, claims[2]!], ['card-2', 'hand-0', 'hand-0-coal'], lead)
    expect(found.apt).toEqual([claims[3], claims[2]])
    expect(found.groups).toEqual([{ lead: 'I hold…', claims: [claims[1], claims[0]] }])
    expect(offer(claims, [], ['hand-0'], lead).groups.map((one) => one.lead)).toEqual(['I hold…', ''])
  })

  it('has three at most in front, and nothing that stands already', () => {
    const many = [0, 1, 2, 3].map((place) => claimed(`apt ${place}`, 'seat-0'))
    expect(offer(many, many, ['seat-0'], lead).apt).toEqual(many.slice(0, 3))
    const stands = [said(0, many[1]!), said(1, many[0]!)]
    expect(aptest({ claims: many, apt: [1, 0, 3] }, stands, 0)).toEqual([many[0], many[3]])
  })

  it('is grouped by subject in words', () => {
    const groups = grouped(claims, ({ subject }) => subject.name.slice(0, 4))
    expect(groups.map(([subject, of]) => [subject, of.length])).toEqual([
      ['hand', 4],
      ['seat', 1],
    ])
  })
})

describe('a bubble', () => {
  const size = { width: 60, height: 20 }
  const thing = { left: 100, top: 100, width: 80, height: 80 }
  const board = { left: 0, top: 0, width: 400, height: 400 }

  it('stands at the upper edge of its thing', () => {
    const { left, top } = bubblePlace(size, thing, [], [], board)
    expect(left).toBeGreaterThanOrEqual(100)
    expect(top).toBeLessThan(100)
    expect(top + 20).toBeGreaterThan(100)
  })

  it('goes elsewhere where something lies already or is to be kept free, but never out of its part', () => {
    const first = bubblePlace(size, thing, [], [], board)
    expect(bubblePlace(size, thing, [first], [], board)).not.toEqual(first)
    expect(
      bubblePlace(size, thing, [], [{ left: 0, top: 0, width: 400, height: 110 }], board).top,
    ).toBeGreaterThan(110)
    const corner = bubblePlace(size, { left: 380, top: -10, width: 40, height: 30 }, [], [], board)
    expect(corner.left + 60).toBeLessThanOrEqual(400)
    expect(corner.top).toBeGreaterThanOrEqual(0)
  })

  it('stands beside a small thing at the edge of its part rather than over it', () => {
    const piece = { left: 200, top: 0, width: 28, height: 28 }
    const { left, top } = bubblePlace(size, piece, [], [], board)
    expect(left >= 220 || left + size.width <= 208 || top >= 14).toBe(true)
  })
})
