import { describe, expect, test } from 'vitest'
import type { Boat, PassengersScene, Seated } from '../../generated/passengers'
import * as targets from '../../src/games/passengers/targets'
import type { Move } from '../../src/protocol/messages'
import { Choice, type Test } from '../../src/table/choice.svelte'

// A table -----------------------------------------------------------------------------------------

function boat(name: Boat['boat'], placers: (Seated['placer'] | null)[]): Partial<Boat> {
  const spaces = placers.map((placer) => ({ passenger: placer === null ? null : ({ placer } as Seated) }))
  return { boat: name, spaces: spaces as Boat['spaces'] }
}

/** What choosing looks at: who sits where, and what is asked. */
function table(question = 'exchange'): PassengersScene {
  const boats = [boat('raven', [0, 'shadow', null, 1]), boat('wolf', ['shadow', null, 2, 3])]
  return { question, boats } as PassengersScene
}

let numbers = 0
function move(family: string, parameters: Move['parameters'] = {}): Move {
  return { number: numbers++, text: '', family, parameters, message: { name: 'move', arguments: {} } }
}

const BOATS = ['raven', 'wolf']

function shift(boat: number, space: number, to_boat: number, to_space: number): Move {
  return move('shift', { boat: BOATS[boat]!, space, to_boat: BOATS[to_boat]!, to_space })
}

/** What is made of the legal moves when targets are picked one after another. */
function picked(moves: Move[], ...tests: Test[]): Move | null {
  let made: Move | null = null
  const choice = new Choice((one) => (made = one))
  choice.offer(moves)
  tests.forEach((test, index) => choice.pick({ key: `${index}`, label: '', test }))
  return made
}

// Choosing ----------------------------------------------------------------------------------------

describe('choosing on the table', () => {
  const scene = table()
  const space = (boat: 'raven' | 'wolf', number: number): Test => targets.usesSpace(scene, boat, number)

  test('everything is chosen on the table but to stop looking', () => {
    expect(targets.onBoard(move('past', { round: '1', boat: 'raven', space: 1 }))).toBe(true)
    expect(targets.onBoard(move('two-players', { pair: [0, 4] }))).toBe(true)
    expect(targets.onBoard(move('stop'))).toBe(false)
  })

  test('a Passenger is seated by its card and its space, in either order', () => {
    const moves = [0, 1].flatMap((card) =>
      [1, 2].map((space) => move('place', { card, boat: 'wolf', space })),
    )
    expect(picked(moves, targets.usesCard(1), space('wolf', 1))).toBe(moves[2])
    expect(picked(moves, space('wolf', 2), targets.usesCard(0))).toBe(moves[1])
  })

  test('two Passengers are exchanged from either end', () => {
    const moves = [shift(0, 0, 0, 1), shift(0, 0, 1, 2), shift(0, 1, 1, 2)]
    expect(picked(moves, space('wolf', 2), space('raven', 0))).toBe(moves[1])
    expect(picked(moves, space('raven', 0), space('wolf', 2))).toBe(moves[1])
  })

  test('two Shadows exchange spaces in one way only', () => {
    const asked = table('exchange-shadow')
    const at = (boat: 'raven' | 'wolf', number: number): Test => targets.usesSpace(asked, boat, number)
    const moves = [shift(0, 1, 1, 0), shift(1, 0, 0, 1), shift(0, 1, 0, 0), shift(1, 0, 0, 0)]
    expect(picked(moves, at('wolf', 0), at('raven', 1))).toBe(moves[0])
    expect(picked(moves, at('raven', 1), at('wolf', 0))).toBe(moves[0])
    expect(picked(moves, at('wolf', 0), at('raven', 0))).toBe(moves[3])
  })

  test('a mask and a Passenger make a disguise', () => {
    const moves = ['red', 'blue'].flatMap((colour) =>
      [0, 3].map((space) => move('disguise', { colour, boat: 'raven', space })),
    )
    expect(picked(moves, targets.usesMask('blue'), space('raven', 3))).toBe(moves[3])
  })

  test('Passengers of earlier rounds are known by round, boat and space', () => {
    const moves = [
      move('past', { round: '1', boat: 'wolf', space: 2 }),
      move('past', { round: '2', boat: 'wolf', space: 2 }),
    ]
    expect(picked(moves, targets.usesPast(2, 'wolf', 2))).toBe(moves[1])
    expect(picked(moves, targets.usesPast(1, 'raven', 2))).toBe(null)
  })

  test('two players are picked one by one', () => {
    const pairs = [
      [1, 2],
      [1, 3],
      [2, 3],
    ]
    const moves = pairs.map((pair) => move('two-players', { pair }))
    expect(picked(moves, targets.usesPlayer(3), targets.usesPlayer(1))).toBe(moves[1])
  })

  test('whose Passenger is meant can be shown by pointing at it', () => {
    const moves = [move('player', { seat: 1 }), move('player', { seat: 2 })]
    const asked = table('whose')
    expect(picked(moves, targets.usesSpace(asked, 'wolf', 2))).toBe(moves[1])
    expect(picked(moves, space('wolf', 2))).toBe(null)
  })

  test('boats, colours and kinds stand for themselves', () => {
    expect(targets.usesBoat('wolf')(move('vote', { boat: 'wolf' }))).toBe(true)
    expect(targets.usesBoat('wolf')(move('boat', { boat: 'raven' }))).toBe(false)
    expect(targets.usesColour('green')(move('hue', { colour: 'green' }))).toBe(true)
    expect(targets.usesKind('demon-red')(move('kind', { kind: 'demon-red' }))).toBe(true)
  })
})
