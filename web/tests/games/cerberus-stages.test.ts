import { describe as group, expect, it } from 'vitest'
import type { CerberusScene } from '../../generated/cerberus'
import { stages } from '../../src/games/cerberus/stages'
import {
  activeAt,
  following,
  requestOf,
  runOf,
  spotIn,
  trailBefore,
  trailOf,
} from '../../src/games/cerberus/trail'
import type { Argument, EventLine } from '../../src/protocol/messages'
import { event } from '../told'

const PATH = 22
const seat = (number: number): Argument => ({ seat: number })

function lines(...told: [string, Record<string, Argument>?][]): EventLine[] {
  return told.map(([name, facts = {}], line) => ({
    ...event(line),
    event: name,
    message: { name: `news-${name}`, arguments: facts },
  }))
}

const DEAL: [string, Record<string, Argument>] = ['course-laid', { speed: 4 }]

function scene(changes: object = {}): CerberusScene {
  return {
    gates: 2,
    cerberus: 0,
    speed: 4,
    active: 0,
    course: Array.from({ length: PATH }, (_, space) => ({ space, seats: [], cerberus: space === 0 })),
    players: [0, 1, 2].map((one) => ({ seat: one, space: 2, aboard: false, position: null })),
    rage: { die: 5, hunt: 10, leftmost: 5, positions: [] },
    barques: { places: null, aboard: [], slots: [] },
    hunt: { reach: 4, prey: [] },
    ...changes,
  } as unknown as CerberusScene
}

group('where things stand by what was told', () => {
  it('pawns go where the lines say, back and forth, and into the Barque', () => {
    const told = lines(
      DEAL,
      ['moved', { seat: seat(0), space: 2, 'to-space': 6 }],
      ['moved', { seat: seat(0), space: 6, 'to-space': 5 }],
      ['boarded', { seat: seat(1) }],
      ['exchanged', { seat: seat(2), other: seat(0) }],
    )
    expect(trailOf(told, scene())?.spaces).toEqual([2, PATH, 5])
  })

  it('whoever falls back onto Cerberus is on his space, then on the Rage track', () => {
    const caught = lines(DEAL, ['caught', { seats: { seats: [1] }, space: 1 }])
    expect(trailOf(caught, scene())?.spaces).toEqual([2, 1, 2])
    const turned = [...caught, ...lines(['turned', { seat: seat(1), position: 4 }])]
    expect(trailOf(turned, scene())?.spaces).toEqual([2, null, 2])
  })

  it('the board follows the lines, not the end of the decision', () => {
    const landed = scene({
      cerberus: 4,
      players: [
        { seat: 0, space: 6, aboard: false, position: null },
        { seat: 1, space: null, aboard: false, position: 4 },
        { seat: 2, space: 2, aboard: false, position: null },
      ],
    })
    const shown = following(landed, lines(DEAL, ['rage-is', { rage: 7, hunt: 10 }]))
    expect(shown.course[2]!.seats).toEqual([0, 2])
    expect(shown.course[6]!.seats).toEqual([])
    expect([shown.cerberus, shown.rage.die, shown.hunt]).toEqual([0, 7, null])
    expect(shown.players[1]!.space).toBe(null)
  })

  it('what all know of a player is that of the line, not of the end of the decision', () => {
    const told = lines(
      DEAL,
      ['turn-begins', { seat: seat(1) }],
      ['played-action', { seat: seat(1), action: { thing: 'action-run' } }],
      ['drew-cards', { seat: seat(1), count: 3 }],
      ['played-bonus', { seat: seat(1), card: { thing: 'card-sacrifice' } }],
      ['not-enough', { seat: seat(1), card: { thing: 'card-sacrifice' } }],
      ['discarded', { seat: seat(1), card: { thing: 'card-cowardice' }, count: 1 }],
    )
    const after = [...told, ...lines(['turned', { seat: seat(1), position: 5 }])]
    const landed = scene({ turn: 2, effect: {} })
    expect(following(landed, told)).toMatchObject({ turn: 1, active: 1, effect: null })
    expect(following(landed, told).players[1]).toMatchObject({
      role: 'adventurer',
      played: ['run'],
      hand_size: 2,
      shown: ['sacrifice'],
      place: { name: 'at-space', arguments: { space: 2 } },
    })
    expect(following(landed, after).players[1]).toMatchObject({
      role: 'cerberus',
      deck: 'betrayal',
      played: [],
      position: 5,
      place: { name: 'at-track', arguments: { position: 5 } },
    })
  })

  it('a log that does not go back to the deal changes nothing', () => {
    const landed = scene()
    expect(following(landed, lines(['rage-is', { rage: 7, hunt: 10 }]))).toBe(landed)
    expect(trailBefore([], event(3), landed)).toMatchObject({ spaces: [2, 2, 2], cerberus: 0 })
  })
})

group('a Hunt', () => {
  const trail = trailOf(lines(DEAL), scene())!

  it.each([
    ['stops at the first', [3, 5, 3], 4, { to: 3, prey: [0, 2], reach: 4 }],
    ['reaches nobody', [6, 7, 5], 4, { to: 4, prey: [], reach: 4 }],
    ['ends where the path ends', [null, PATH, null], 30, { to: PATH - 1, prey: [], reach: PATH - 1 }],
  ])('%s', (_, spaces, speed, run) => {
    expect(runOf({ ...trail, spaces }, speed, PATH)).toMatchObject({ from: 0, ...run })
  })

  it('begins where Cerberus was before the line', () => {
    const told = lines(DEAL, ['dog-moved', { space: 3 }], ['hunt', { speed: 4 }], ['dog-moved', { space: 7 }])
    expect(trailBefore(told, told[2]!, scene()).cerberus).toBe(3)
  })
})

it('a request is about its card: what was answered since that was played, and who is still to answer', () => {
  const told = lines(
    DEAL,
    ['played-bonus', { seat: seat(0) }],
    ['offered', { seat: seat(2), other: seat(0), count: 1 }],
    ['played-bonus', { seat: seat(1), card: { thing: 'card-sacrifice' } }],
    ['offered', { seat: seat(2), other: seat(1), count: 0 }],
    ['offered', { seat: seat(0), other: seat(1), count: 2 }],
    ['not-enough', { seat: seat(1) }],
  )
  const asked = { asker: 1, card: 'sacrifice' }
  expect(
    requestOf(told, told[4]!, scene({ question: 'offer', awaits: [0], effect: { to_ask: [3] } })),
  ).toEqual({
    ...asked,
    answers: [{ seat: 2, count: 0 }],
    open: [0, 3],
  })
  expect(requestOf(told, told[6]!, scene({ question: 'play', awaits: [1], effect: null }))).toEqual({
    ...asked,
    answers: [
      { seat: 2, count: 0 },
      { seat: 0, count: 2 },
    ],
    open: [],
  })
})

group('holds', () => {
  const hold = (
    name: string,
    changes: Partial<EventLine> = {},
    shown = scene(),
    told = lines(DEAL),
  ): number =>
    stages[name]!.hold!(
      { ...lines([name, { speed: 8, seat: seat(1) }])[0]!, line: 9, ...changes },
      shown,
      told,
    )

  it('every scene is held from 1.5 to 4 seconds, captures and reveals no less', () => {
    for (const name of Object.keys(stages)) {
      for (const yours of [true, false]) {
        expect(hold(name, { yours })).toBeGreaterThanOrEqual(1500)
        expect(hold(name, { yours })).toBeLessThanOrEqual(4000)
      }
    }
  })

  it('a change of sides is held longest for whoever changes', () => {
    expect(hold('turned', { yours: true })).toBeGreaterThan(hold('turned', { yours: false }))
  })

  it('the last seat is held longer than another', () => {
    const barques = (aboard: number[]): CerberusScene => scene({ barques: { places: 2, aboard, slots: [] } })
    expect(hold('boarded', {}, barques([0]))).toBeGreaterThan(hold('boarded', {}, barques([])))
  })

  it('whoever moves their own pawn is not shown it', () => {
    const told = lines(DEAL, ['turn-begins', { seat: seat(1) }])
    expect(activeAt(told, event(9))).toBe(1)
    expect(hold('moved', { yours: true }, scene(), told)).toBe(0)
  })
})

it.each([
  ['moved', { space: 2, 'to-space': 5 }, 5],
  ['dog-moved', { space: 4 }, 4],
  ['peeked', { slot: 1 }, 'water'],
  ['rage-is', { rage: 4 }, 'rage'],
  ['drew-cards', {}, null],
] as const)('%s lights what it speaks of', (name, facts, spot) => {
  expect(spotIn(lines([name, facts])[0]!, scene())).toBe(spot)
})
