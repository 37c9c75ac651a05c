import { describe, expect, test } from 'vitest'
import type { Boat, PassengersScene, Seated } from '../../generated/passengers'
import { stages } from '../../src/games/passengers/stages'
import * as facts from '../../src/games/passengers/stages/facts'
import * as targets from '../../src/games/passengers/targets'
import type { EventLine, Move } from '../../src/protocol/messages'
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

// What happens ------------------------------------------------------------------------------------

const THREE = [0, 1, 2].map((seat) => ({ seat, voices: seat + 1, hand: seat === 0 ? [] : null }))

/** A table at which somebody watches from seat 0. */
function watched(more: Partial<PassengersScene> = {}): PassengersScene {
  return { round: 2, players: THREE, gifts: [], scored: [], ...more } as unknown as PassengersScene
}

function told(event: string, values: EventLine['message']['arguments'] = {}): EventLine {
  return {
    kind: 'event',
    event,
    weight: 'scene',
    message: { name: `news-${event}`, arguments: values },
  } as EventLine
}

const seats = (...some: number[]): { seats: number[] } => ({ seats: some })

describe('the vote', () => {
  const split = told('votes', { seats: seats(0, 2), raven: 4, wolf: 2 })
  const all = told('votes', { seats: seats(), raven: 0, wolf: 6 })
  const many = watched({
    players: Array.from({ length: 8 }, (_, seat) => ({ seat, voices: 2 })) as PassengersScene['players'],
  })

  test('everybody’s ballot is turned over, one after another', () => {
    const ballots = facts.ballotsOf(split, watched())
    expect(ballots.map(({ boat }) => boat)).toEqual(['raven', 'wolf', 'raven'])
    expect(ballots.map(({ voices }) => voices)).toEqual([1, 2, 3])
    expect(ballots[0]!.at).toBeLessThan(ballots[1]!.at)
    expect(ballots[1]!.at).toBeLessThan(ballots[2]!.at)
  })

  test.each([watched(), many])('a split vote stands open for two and a half seconds', (scene) => {
    const turned = facts.ballotsOf(split, scene).at(-1)!.at + facts.TURN
    expect(facts.voteHold(split, scene) - turned).toBeGreaterThanOrEqual(2500)
    expect(facts.voteHold(split, scene)).toBeLessThanOrEqual(4000)
  })

  test('the closer it was, the longer it stands', () => {
    const close = told('votes', { seats: seats(0, 1), raven: 3, wolf: 3 })
    expect(facts.voteHold(close, watched())).toBeGreaterThan(facts.voteHold(split, watched()))
  })

  test('a unanimous one is over after a second and a half', () => {
    expect(facts.voteHold(all, many)).toBe(1500)
    expect(facts.ballotsOf(all, many).at(-1)!.at + facts.TURN).toBeLessThan(1000)
  })
})

describe('what is staged', () => {
  const named = (name: string): { thing: string } => ({ thing: name })

  test('votes, the boat that sails and the points are shown before the board tells them', () => {
    const before = Object.keys(stages).filter((event) => stages[event]!.before)
    expect(before.sort()).toEqual(['ferried', 'ferried-by-coin', 'scored', 'votes'])
  })

  test('what is uncovered is held for a second and a half at least, and nothing for more than four', () => {
    const boat = named('boat-wolf')
    for (const [event, { hold }] of Object.entries(stages)) {
      const line = told(event, { seat: { seat: 2 }, boat, round: named('round-1'), raven: 1, wolf: 1 })
      const held = hold?.(line, watched(), []) ?? 1900
      expect(held, event).toBeGreaterThanOrEqual(1500)
      expect(held, event).toBeLessThanOrEqual(4000)
    }
  })

  test('what somebody did with a Gift is not played back to them; what it made known is', () => {
    const by = (seat: number): EventLine['message']['arguments'] => ({ seat: { seat }, other: { seat: 1 } })
    expect(facts.giftHold(told('silenced', by(0)), watched())).toBe(0)
    expect(facts.giftHold(told('silenced', by(2)), watched())).toBeGreaterThanOrEqual(1500)
    expect(facts.giftHold(told('hand-colour', by(0)), watched())).toBeGreaterThanOrEqual(1500)
  })

  test('the round is held as long for everybody', () => {
    const first = told('round-begins', { round: named('round-1'), seat: { seat: 1 } })
    expect(stages['round-begins']!.hold!(first, watched(), [])).toBe(3900)
    expect(stages['round-begins']!.hold!(first, watched({ players: [] }), [])).toBe(3900)
  })

  test('a Gift is the one that is named, the player’s own, or Twin Eye where a peek is returned', () => {
    const taken = [
      { number: 4, gift: 'twin-eye', holder: 1 },
      { number: 5, gift: 'wreckage', holder: 2 },
      { number: 6, gift: 'oar', holder: 0 },
    ]
    const scene = watched({ gifts: [[], taken] as unknown as PassengersScene['gifts'] })
    const peek = (seat: number, round: number): EventLine =>
      told('peeked', { seat: { seat }, round: named(`round-${round}`), boat: named('boat-wolf'), space: 1 })
    const gift = (line: EventLine): string | undefined => facts.giftOf(line, scene)?.gift
    expect(gift(told('no-target', { seat: { seat: 0 }, gift: named('gift-wreckage') }))).toBe('wreckage')
    expect(gift(told('moved', { seat: { seat: 0 } }))).toBe('oar')
    expect(gift(peek(1, 2))).toBe('twin-eye')
    expect(gift(peek(2, 2))).toBe('twin-eye')
    expect(gift(peek(2, 1))).toBe('wreckage')
  })

  test('the board lights the spaces that are spoken of', () => {
    const [raven, wolf] = (['raven', 'wolf'] as const).map((boat) => ({ round: 2, boat }) as Boat)
    const swap = told('swapped', {
      boat: named('boat-raven'),
      space: 1,
      'to-boat': named('boat-wolf'),
      'to-space': 4,
    })
    expect(facts.lights(swap, raven!, 0)).toBe(true)
    expect(facts.lights(swap, wolf!, 3)).toBe(true)
    expect(facts.lights(swap, wolf!, 0)).toBe(false)
    const past = told('peeked', { round: named('round-1'), boat: named('boat-raven'), space: 1 })
    expect(facts.lights(past, raven!, 0)).toBe(false)
    expect(facts.lights(past, { ...raven!, round: 1 }, 0)).toBe(true)
    expect(facts.lightsBoat(told('drifted', { boat: named('boat-wolf') }), wolf!)).toBe(true)
    expect(facts.lightsBoat(told('ferried', { boat: named('boat-wolf') }), wolf!)).toBe(false)
  })

  test('the Afterlands are counted boat by boat, and every point is seen to come', () => {
    const boat = (round: number): unknown => ({
      round,
      passengers: [
        { space: 0, soul: true },
        { space: 2, soul: true },
        { space: 3, soul: false },
      ],
      demons: [{ space: 3, points: 2 }],
      bonuses: [{ points: 1 }],
    })
    const scored = [1, 2, 3].map(boat) as PassengersScene['scored']
    const { arrivals, gains, bonuses } = facts.countOf(watched({ scored }))
    const sum = (side: 'souls' | 'demons'): number => gains[side].reduce((all, { points }) => all + points, 0)
    expect(arrivals.map(({ round, space }) => `${round} ${space}`)).toEqual(
      [1, 2, 3].flatMap((round) => [`${round} 0`, `${round} 2`, `${round} 3`]),
    )
    expect([sum('souls'), sum('demons')]).toEqual([9, 6])
    const shown = arrivals.reduce((all, { souls }) => all + souls, 0)
    expect(shown + Object.values(bonuses).reduce((all, { points }) => all + points, 0)).toBe(9)
    expect(arrivals.at(-1)!.at).toBeLessThan(3000)
  })
})
