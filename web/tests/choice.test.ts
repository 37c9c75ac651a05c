import { describe, expect, it } from 'vitest'
import type { Move } from '../src/protocol/messages'
import { hide, shown } from '../src/shell/tip.svelte'
import { Choice, type Part } from '../src/table/choice.svelte'
import { target } from '../src/table/target'

const move = (number: number, parameters: Record<string, number>): Move => ({
  number,
  text: 'place',
  family: 'place',
  parameters,
  message: { name: 'move-place', arguments: {} },
})
/** Two cards, each for two of three spaces. */
const MOVES = [
  move(10, { card: 0, space: 0 }),
  move(11, { card: 0, space: 1 }),
  move(12, { card: 1, space: 1 }),
  move(13, { card: 1, space: 2 }),
]
const part = (parameter: string, value: number): Part => ({
  key: `${parameter} ${value}`,
  label: `${parameter} ${value}`,
  test: (one) => one.parameters[parameter] === value,
})

function offered(moves: readonly Move[] = MOVES): { choice: Choice; made: number[] } {
  const made: number[] = []
  const choice = new Choice((one) => made.push(one.number))
  choice.offer(moves)
  return { choice, made }
}

describe('a choice', () => {
  it('offers what would decide something', () => {
    const { choice } = offered()
    expect(choice.offers(part('card', 0).test)).toBe(true)
    expect(choice.offers(part('space', 2).test)).toBe(true)
    expect(choice.offers(part('card', 7).test)).toBe(false)
    expect(choice.offers(() => true)).toBe(false)
  })

  it('offers the only move that there is, although nothing is to be decided by it', () => {
    const { choice, made } = offered([MOVES[0]!])
    expect(choice.offers(part('card', 0).test)).toBe(true)
    choice.pick(part('card', 0))
    expect(choice.next).toBe('space')
    expect(choice.offers(part('card', 0).test)).toBe(false)
    choice.pick(part('space', 0))
    expect(made).toEqual([10])
  })

  it('needs no naming of what is the same in every move, but for the last part', () => {
    const { choice, made } = offered(MOVES.slice(0, 2))
    choice.pick(part('space', 1))
    expect(made).toEqual([11])
  })

  it('takes both of a pair, and never the last of a set for all of it', () => {
    const has = (one: number): Part => ({
      key: `one ${one}`,
      label: '',
      test: ({ parameters: { some } }) => Array.isArray(some) && some.includes(one),
    })
    const lists = (...all: number[][]): Move[] =>
      all.map((some, number) => ({ ...move(number, {}), parameters: { some } }))
    const pair = offered(lists([0, 1], [0, 2], [3, 4]))
    pair.choice.pick(has(3))
    expect(pair.made).toEqual([])
    pair.choice.pick(has(4))
    expect(pair.made).toEqual([2])
    const set = offered(lists([0], [1], [0, 1]))
    set.choice.pick(has(0))
    set.choice.pick(has(1))
    expect(set.choice.remaining.length).toBe(1)
    expect(set.made).toEqual([])
    set.choice.pick({ key: 'roll', label: '', test: ({ parameters: { some } }) => String(some) === '0,1' })
    expect(set.made).toEqual([2])
  })

  it('asks for a parameter that follows from the rest only where there is something to choose', () => {
    const made: number[] = []
    const choice = new Choice(
      (one) => made.push(one.number),
      () => false,
      (parameter) => parameter === 'space',
    )
    choice.offer([...MOVES, move(14, { card: 2, space: 0 })])
    choice.pick(part('card', 0))
    expect([choice.next, made]).toEqual(['space', []])
    choice.back()
    choice.pick(part('card', 2))
    expect(made).toEqual([14])
  })

  it('is narrowed part by part, and the last part makes the move', () => {
    const { choice, made } = offered()
    choice.pick(part('card', 0))
    expect(choice.has('card 0')).toBe(true)
    expect(choice.remaining.map((one) => one.number)).toEqual([10, 11])
    expect(made).toEqual([])
    choice.pick(part('space', 1))
    expect(made).toEqual([11])
    expect(choice.made?.number).toBe(11)
  })

  it('can be made in any order, and is not made on the way where one part leaves one move', () => {
    const { choice, made } = offered()
    choice.pick(part('space', 1))
    expect(choice.remaining.map((one) => one.number)).toEqual([11, 12])
    choice.back()
    choice.pick(part('space', 2))
    expect([choice.next, made]).toEqual(['card', []])
    choice.pick(part('card', 1))
    expect(made).toEqual([13])
  })

  it('takes no part that no legal move has', () => {
    const { choice, made } = offered()
    choice.pick(part('card', 0))
    choice.pick(part('space', 2))
    expect(choice.parts.map((one) => one.key)).toEqual(['card 0'])
    expect(made).toEqual([])
  })

  it('can be taken back part by part, or from a part on', () => {
    const { choice } = offered([...MOVES, move(14, { card: 0, space: 1, mask: 1 })])
    choice.pick(part('card', 0))
    choice.pick(part('space', 1))
    expect(choice.remaining.map((one) => one.number)).toEqual([11, 14])
    choice.back()
    expect(choice.parts.map((one) => one.key)).toEqual(['card 0'])
    choice.pick(part('space', 1))
    choice.back('card 0')
    expect(choice.parts).toEqual([])
    choice.back()
    choice.back('no such part')
    expect(choice.remaining).toHaveLength(5)
  })

  it('once made stands until the server has answered', () => {
    const { choice, made } = offered()
    choice.decide(MOVES[2]!)
    choice.decide(MOVES[3]!)
    choice.back()
    choice.pick(part('card', 0))
    expect(choice.offers(part('card', 0).test)).toBe(false)
    expect(made).toEqual([12])
  })

  it('is open again when the move was refused', () => {
    const { choice, made } = offered()
    choice.decide(MOVES[2]!)
    choice.reopen()
    expect(choice.made).toBeNull()
    choice.decide(MOVES[3]!)
    expect(made).toEqual([12, 13])
  })

  it('knows no move that is not legal', () => {
    const { choice, made } = offered()
    choice.decide(move(99, { card: 9 }))
    expect(made).toEqual([])
  })

  it('begins anew with the next question, and ends with none', () => {
    const { choice } = offered()
    choice.pick(part('card', 0))
    choice.offer([])
    expect(choice.parts).toEqual([])
    expect(choice.remaining).toEqual([])
    expect(choice.offers(part('card', 0).test)).toBe(false)
  })
})

describe('a choice that is to be confirmed', () => {
  it('is made by choosing it again, or taken back', () => {
    const made: number[] = []
    const choice = new Choice(
      (one) => made.push(one.number),
      () => true,
    )
    choice.offer(MOVES)
    choice.pick(part('card', 0))
    choice.pick(part('space', 1))
    expect([made, choice.chosen?.number]).toEqual([[], 11])
    expect(choice.offers(part('space', 1).test)).toBe(false)
    choice.back()
    expect([choice.chosen, choice.parts.length]).toEqual([null, 1])
    choice.pick(part('space', 0))
    choice.decide(choice.chosen!)
    expect([made, choice.made?.number, choice.chosen]).toEqual([[10], 10, null])
  })
})

it('a press on what cannot be chosen is told why, and chooses nothing', () => {
  const { choice } = offered()
  choice.whyNot = (key) => `${key} is taken`
  const element = document.createElement('div')
  const leave = target(choice, part('space', 7))(element)
  element.click()
  expect(shown.tip?.text).toBe('space 7 is taken')
  expect(choice.parts).toEqual([])
  expect(element.hasAttribute('role')).toBe(false)
  if (leave) leave()
  hide()
  element.click()
  expect(shown.tip).toBeNull()
})

it('why something cannot be chosen is no longer told when there is nothing to choose', async () => {
  const { choice } = offered()
  choice.whyNot = () => 'it is taken'
  const element = document.createElement('div')
  let leave = target(choice, part('space', 7))(element)
  element.click()
  leave?.()
  await Promise.resolve()
  expect(shown.tip?.text).toBe('it is taken')
  leave = target(choice, part('space', 7))(element)
  choice.offer([])
  leave?.()
  await Promise.resolve()
  expect(shown.tip).toBeNull()
})
