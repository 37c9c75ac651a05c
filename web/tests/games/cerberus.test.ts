import { describe as group, expect, it } from 'vitest'
import { ACTION_CARD, CARD, type CerberusScene } from '../../generated/cerberus'
import { fan, LEAST, road, rowOn, rowsOf, serpentine } from '../../src/games/cerberus/layout'
import {
  deedsIn,
  ofAction,
  ofBonus,
  ofCard,
  ofPeek,
  ofPlace,
  ofSeat,
  ofSwap,
  onBoard,
  seatsIn,
} from '../../src/games/cerberus/targets'
import type { Move, Parameter } from '../../src/protocol/messages'
import { Choice, type Test } from '../../src/table/choice.svelte'
import { message } from '../../src/words/message'

/** Questions with all their moves: who is where, the effect in progress, and what may be done. */
const QUESTIONS = `
advance | c a13 a8 | return 1 | pawn 1, pawn 2
card-or-steps | c a10 a6 a10 c | sabotage 1 | give, retreat
caught | a6 a8 a6 | - | pawn 0, pawn 2
give-up | c a15 a11 | sabotage 0 | card opportunism, card selfishness
look | c l a4 | regroup 1 | peek 0, peek 1, peek 2, swap 0+1, swap 0+2, swap 1+2
may-look | a5 a8 a4 | run 0 | peek 0, peek 1, peek 2, swap 0+1, swap 0+2, swap 1+2, stop
offer | a1 a1 a1 | sacrifice 1 | card cowardice, stop
own-share | a5 a5 c | ambush 1 | card treachery, card sabotage
own-share | a4 a2 a3 | sacrifice 1 | card selfishness, stop
part | a1 a1 a1 | opportunism 1 | part 0, shove 0 no, shove 0 yes, shove 1 no, shove 1 yes
part | a15 ab c c a7 | opportunism 1 | part 0, shove 1 yes, shove 4 no, shove 4 yes
part | a2 a6 a1 | rush 0 | part 0, target 1 1, target 1 2
part | a1 a1 a1 | gather 1 | part 0, target 1 0, target 1 2
part | a7 a13 c a5 a13 c | opportunism 1 | shove 1 no, shove 1 yes, shove 3 no, shove 3 yes, shove 4 no, shove 4 yes
part | a4 a6 a2 | arrogance 0 | target 0 0, target 0 2
part | ab c a15 c c | grudge 0 | target 0 0, target 0 2
part | c a15 a11 | sabotage 0 | target 0 1, target 0 2
part | a1 a1 a1 | gather 1 | target 1 0, target 1 2
play | a4 a6 a2 | - | action regroup-fury 0, action regroup-fury 1, action gather-harry 0, action gather-harry 1, action rush-return 0, action rush-return 1, bonus arrogance 0
play | a1 a3 a1 | - | bonus arrogance 0, end
part | a2 a3 a2 a5 | run 1 | target 0 1, target 0 2, target 0 3, target 1 1, target 1 2, target 1 3
retreat | a10 c a11 c | grudge 1 | pawn 0, pawn 2
retreat | c c ab c c a20 a17 | grudge 1 | pawn 2, pawn 5, pawn 6
way | a10 c a8 c | arrogance 1 | way no @9, partner 0
way | c a12 l | return 1 | way no @13, way yes @16
`
  .trim()
  .split('\n')

const PARAMETERS: Record<string, string[]> = {
  action: ['card', 'effect'],
  bonus: ['kind', 'effect'],
  part: ['part'],
  target: ['part', 'seat'],
  shove: ['seat', 'back'],
  pawn: ['seat'],
  way: ['shortcut'],
  partner: ['seat'],
  peek: ['slot'],
  swap: ['pair'],
  card: ['kind'],
}

/** A number, a name, yes or no, or numbers joined by `+`. */
function parameterOf(word: string): Parameter {
  if (word.includes('+')) return word.split('+').map(Number)
  if (word === 'yes' || word === 'no') return word === 'yes'
  return /^\d+$/.test(word) ? Number(word) : word
}

function moveOf(words: string, number: number): Move {
  const [family = '', ...values] = words.split(' ')
  const space = values.find((value) => value.startsWith('@'))?.slice(1)
  const parameters = Object.fromEntries(
    (PARAMETERS[family] ?? []).map((name, index) => [name, parameterOf(values[index]!)]),
  )
  const said = message(`move-${family}`, space ? { space: Number(space) } : {})
  return { number, text: words, family, parameters, message: said }
}

function playerOf(words: string, seat: number): object {
  const role = { a: 'adventurer', c: 'cerberus', l: 'lost' }[words[0]!]
  const space = words[0] === 'a' && words !== 'ab' ? Number(words.slice(1)) : null
  return { seat, role, space, aboard: words === 'ab' }
}

/** The parts of any effect in progress; the second goes forward or back. */
const STEPS = ['first', 'second', 'third'].map((name, index) => ({
  words: message(name),
  ways: index === 1 ? [message('forward'), message('back')] : [],
  done: false,
}))

/** A question as the browser gets it. */
function asked(row: string): { scene: CerberusScene; moves: Move[] } {
  const [, players = '', effect = '', moves = ''] = row.split(' | ')
  const scene = {
    players: players.split(' ').map(playerOf),
    effect: effect === '-' ? null : { steps: STEPS },
    course: Array.from({ length: 24 }, (_, space) => ({ space })),
  }
  return { scene: scene as CerberusScene, moves: moves.split(', ').map(moveOf) }
}

/** Everything that can be picked in the room, but for buttons. */
function targets(scene: CerberusScene, moves: readonly Move[]): Test[] {
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)
  const aboard = ofPlace(scene, 'barque')
  const barque = (slot: number): Test => {
    return (move) => ofSwap(slot)(move) || (slot === 0 && aboard(move))
  }
  return [
    ...ACTION_CARD.flatMap((card) => [ofAction(card, 0), ofAction(card, 1)]),
    ...CARD.flatMap((name) => [ofBonus(name, 0), ofBonus(name, 1), ofCard(name)]),
    ...numbers(3).flatMap((slot) => [ofPeek(slot), barque(slot)]),
    ...numbers(scene.course.length).map((space) => ofPlace(scene, space)),
    ...seatsIn(moves).map(ofSeat),
    ...deedsIn(moves, scene).map((deed) => deed.test),
  ]
}

/** All moves that can be made by picking one target after another. */
function reachable(scene: CerberusScene, moves: readonly Move[]): Set<number> {
  const found = new Set<number>()
  const all = targets(scene, moves)
  const seen = new Set<string>()
  const visit = (parts: Test[]): void => {
    const choice = new Choice((move) => found.add(move.number))
    choice.offer(moves)
    parts.forEach((test, index) => choice.pick({ key: `${index}`, label: '', test }))
    const left = choice.remaining.map((move) => move.number).join()
    if (choice.made || seen.has(left)) return
    seen.add(left)
    for (const test of all) if (choice.offers(test)) visit([...parts, test])
  }
  visit([])
  return found
}

group('choosing', () => {
  it.each(QUESTIONS)('every move can be picked or is a button: %s', (row) => {
    const { scene, moves } = asked(row)
    const picked = reachable(scene, moves)
    expect(moves.filter((move) => onBoard(move) && !picked.has(move.number))).toEqual([])
  })

  it('ways can be picked on the path as well', () => {
    const { scene, moves } = asked('way | c a12 l | return 1 | way no @13, way yes @16')
    expect(reachable(scene, moves).size).toBe(2)
  })

  it('two Barques are swapped by picking both', () => {
    const choice = new Choice()
    choice.offer(asked('look | a4 | regroup 1 | peek 0, peek 1, peek 2, swap 0+1, swap 0+2, swap 1+2').moves)
    choice.pick({ key: 'a', label: '', test: ofSwap(2) })
    expect(choice.remaining.length).toBe(2)
    choice.pick({ key: 'b', label: '', test: ofSwap(0) })
    expect(choice.made?.parameters).toEqual({ pair: [0, 2] })
  })

  it('parts are picked by their words, a push by its direction', () => {
    const { scene, moves } = asked(
      'part | a1 a1 a1 | opportunism 1 | part 0, shove 0 no, shove 0 yes, shove 1 no, shove 1 yes',
    )
    expect(deedsIn(moves, scene).map((deed) => deed.label.name)).toEqual(['first', 'forward', 'back'])
  })

  it('where only one part concerns somebody, the question is whom; the others may come before', () => {
    const { scene, moves } = asked('part | a2 a6 a1 | rush 0 | part 0, target 1 1, target 1 2')
    expect(deedsIn(moves, scene).map((deed) => deed.label.name)).toEqual(['first'])
    expect(seatsIn(moves)).toEqual([1, 2])
  })

  it('what is left to do needs no choice where it is all the same', () => {
    const { scene, moves } = asked('part | c a15 a11 | sabotage 0 | target 0 1, target 0 2')
    expect(deedsIn(moves, scene)).toEqual([])
    expect(seatsIn(moves)).toEqual([1, 2])
  })
})

group('the path', () => {
  const widths = [340, 370, 560, 650, 750, 1100]
  const lengths = [20, 21, 22, 23, 24]

  it.each(widths)('all spaces lie inside a width of %i and do not touch', (width) => {
    for (const spaces of lengths) {
      const { spots, height } = serpentine(width, spaces)
      expect(spots.length).toBe(spaces)
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThanOrEqual(33)
        expect(x).toBeLessThanOrEqual(width - 33)
        expect(y).toBeGreaterThan(50)
        expect(y).toBeLessThan(height - 30)
      }
      for (let one = 1; one < spaces; one += 1) {
        const [from, to] = [spots[one - 1]!, spots[one]!]
        expect(Math.abs(from.x - to.x) >= LEAST - 1 || Math.abs(from.y - to.y) >= 70).toBe(true)
      }
    }
  })

  it('rows are as equal as can be, and follow the width', () => {
    expect(rowsOf(750, 22)).toEqual([8, 7, 7])
    expect(rowsOf(370, 24)).toEqual([5, 5, 5, 5, 4])
    expect(rowsOf(1100, 24)).toEqual([8, 8, 8])
  })

  it('a high screen has its rows farther apart, within bounds', () => {
    expect([640, 768, 900, 2000].map(rowOn)).toEqual([84, 84, 109, 134])
    expect(serpentine(750, 22, 109).height - serpentine(750, 22).height).toBe(50)
  })

  it('climbs: a later space is never lower', () => {
    const { spots } = serpentine(400, 24)
    expect(spots.every((spot, index) => !index || spot.y <= spots[index - 1]!.y)).toBe(true)
  })

  it('comes to the water on the side where its last row ends', () => {
    expect(serpentine(750, 22).harbour).toBe('right')
    expect(serpentine(500, 24).harbour).toBe('left')
    expect(serpentine(500, 24).spots.at(-1)!.x).toBeLessThan(100)
  })

  it('the road swings out where rows turn', () => {
    const layout = serpentine(370, 20)
    expect(road(layout, 0, 19).match(/C/g)?.length).toBe(layout.rows - 1)
    expect(road(layout, 3, 3)).toBe(`M${layout.spots[3]!.x} ${layout.spots[3]!.y}`)
  })

  it.each([1, 2, 3, 4, 5, 6, 7])(
    '%i pawns stand within the room of a space, none hiding another',
    (pawns) => {
      for (const room of [67, 100]) {
        const standing = fan(pawns, room)
        expect(standing.length).toBe(pawns)
        for (const { x, size } of standing) expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(room / 2)
        standing.forEach((one, index) => {
          const rest = standing.slice(index + 1)
          expect(rest.every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= 12)).toBe(true)
        })
      }
    },
  )
})
