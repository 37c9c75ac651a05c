import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describe as tableInWords } from '../../src/games/passengers/describe'
import type { Boat, PassengersScene, Player, Seated, Space } from '../../src/games/passengers/scene'
import { isSecret } from '../../src/games/passengers/scene'
import { knownOf, storyOf, votesOf } from '../../src/games/passengers/story'
import * as targets from '../../src/games/passengers/targets'
import { cardAbout, factionSecrecy } from '../../src/games/passengers/wording'
import type { Message, Move } from '../../src/protocol/messages'
import { Choice, type Test } from '../../src/table/choice.svelte'
import { Words } from '../../src/words/words'

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb']
const FOLDERS = ['../turncoat/text', '../turncoat/games/passengers/text']
const WORDS = ['en', 'ru'].map(
  (language) =>
    new Words(
      language,
      FOLDERS.map((folder) => readFileSync(`${folder}/${language}.ftl`, 'utf-8')).join('\n'),
    ),
)

// A table -----------------------------------------------------------------------------------------

function seated(placer: Seated['placer'], more: Partial<Seated> = {}): Seated {
  const seen_by = placer === 'shadow' ? [] : [placer]
  return { placer, card: null, face_up: false, mask: null, seen_by, ...more }
}

function boat(name: Boat['boat'], round: number, passengers: (Seated | null)[]): Boat {
  const first = name === 'raven' ? 0 : 4
  const spaces = passengers.map((passenger, index): Space => ({
    number: first + index,
    gift: 'vessel',
    voices: 1 + (index % 3),
    passenger,
  }))
  return { round, boat: name, spaces }
}

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    hand_size: 2,
    hand: null,
    offer: null,
    faction: null,
    gift: null,
    number: null,
    voices: 0,
    silenced: [],
    votes: [null, null, null],
    ...more,
  }
}

function table(more: Partial<PassengersScene> = {}): PassengersScene {
  return {
    round: 1,
    over: false,
    phase: 'gifts',
    question: 'exchange',
    awaits: [0],
    using: null,
    coin: 1,
    first: [1, null, null],
    limit: 3,
    boats: [
      boat('raven', 1, [seated(0, { card: 'soul-red' }), seated('shadow'), null, seated(1)]),
      boat('wolf', 1, [seated('shadow'), null, seated(2), seated(3)]),
    ],
    ahead: [],
    afterlands: [],
    lost: [],
    players: [
      player(0, { hand: ['soul-blue', 'demon-red'], faction: 'souls' }),
      player(1),
      player(2),
      player(3),
    ],
    masks: ['red', 'blue'],
    shadows_left: 4,
    shadow_spaces: [[], [], []],
    silence: [null, null, null],
    hushed: [null, null, null],
    gifts: [[]],
    shown: [],
    points: null,
    yaesther_points: 6.5,
    winner: null,
    winners: [],
    options: {
      edition: 'second',
      sets: ['four', 'four', 'four'],
      layout: 'a',
      silence: 'off',
      'soul-bonus': 'each-colour',
    },
    origins: { boats: 'reconstruction', silence: 'reconstruction', gifts: {} } as PassengersScene['origins'],
    ...more,
  }
}

let numbers = 0
function move(family: string, parameters: Move['parameters'] = {}): Move {
  return { number: numbers++, family, parameters, message: { name: 'move', arguments: {} } }
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

function said(messages: Message[], language = 0): string[] {
  return messages.map((one) => WORDS[language]!.say(one, NAMES))
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
    const asked = table({ question: 'exchange-shadow' })
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
    const asked = table({ question: 'whose' })
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

// What is known -----------------------------------------------------------------------------------

describe('what a seat knows', () => {
  test('a face-down Passenger is secret to those who saw it, until the end', () => {
    const own = seated(0, { card: 'soul-red' })
    expect(isSecret(table(), own, 0)).toBe(true)
    expect(isSecret(table(), own, null)).toBe(false)
    expect(isSecret(table(), { ...own, face_up: true }, 0)).toBe(false)
    expect(isSecret(table({ over: true }), own, 0)).toBe(false)
  })

  test('a faction is known to its player alone, or among Smugglers', () => {
    const alone = table()
    expect(said([factionSecrecy(alone, 0)])).toEqual(['Only you know your faction.'])
    const gazed = [player(0, { hand: [], faction: 'demons' }), player(1), player(2, { faction: 'demons' })]
    const gaze = table({ players: gazed })
    expect(said([factionSecrecy(gaze, 0)])).toEqual(['Only you and Vera know your faction.'])
    expect(said([factionSecrecy(gaze, 0)], 1)).toEqual(['Вашу фракцию знаете только вы и Vera.'])
  })

  test('a Soul is explained with every group that its boat can hold', () => {
    const souls = (limit: number): string => said(cardAbout(table({ limit }), 'soul-red'))[1]!
    expect(souls(3)).toMatch(/three 2 more\.$/)
    expect(souls(4)).toMatch(/four 3 more\.$/)
    expect(souls(5)).toMatch(/five 4 more\.$/)
  })

  test('a card that was shown is remembered with whoever showed it', () => {
    const shown = [{ round: 1, gift: 'open-palm', seat: 2, card: 'demon-blue' as const }]
    expect(knownOf(table({ shown }), 2).map(({ card }) => card)).toEqual(['demon-blue'])
    expect(knownOf(table({ shown }), 1)).toEqual([])
  })

  test('a card that was given away is remembered with whoever got it', () => {
    const shown = [
      { round: 1, gift: 'barter', seat: 0, card: 'soul-green' as const },
      { round: 1, gift: 'barter', seat: 3, card: 'demon-blue' as const },
    ]
    expect(knownOf(table({ shown }), 3).map(({ card }) => card)).toEqual(['soul-green'])
    expect(knownOf(table({ shown }), 0)).toEqual([])
  })
})

// What happened -----------------------------------------------------------------------------------

describe('what Gifts and votes came to', () => {
  const prism = {
    number: 2,
    gift: 'prism',
    holder: 1,
    choices: [{ family: 'hue', parameters: { colour: 'blue' as const } }],
    answer: { seats: [0, 3] },
  }
  const vessel = { number: 0, gift: 'vessel', holder: 2, choices: [], answer: null }
  const hamsa = {
    number: 3,
    gift: 'hamsa-hand',
    holder: 1,
    choices: [{ family: 'two-players', parameters: { pair: [1, 3] as [number, number] } }],
    answer: null,
  }

  test('an answer is told in the words of the log', () => {
    const scene = table({ question: 'vote', gifts: [[vessel, prism]] })
    expect(said(storyOf(scene, prism, 1))).toEqual([
      'Boris used the Prism and asked who placed blue. Anna and Gleb did.',
    ])
    expect(said(storyOf(scene, vessel, 1))).toEqual(['Vera held the Vessel, which does nothing.'])
  })

  test('a Gift that has not been used yet has no story', () => {
    const scene = table({
      using: 'vessel',
      question: 'peek',
      gifts: [[vessel, { ...prism, choices: [], answer: null }]],
    })
    expect(storyOf(scene, scene.gifts[0]![1]!, 1)).toEqual([])
  })

  test('the players of a pair are named', () => {
    const scene = table({ question: 'vote', gifts: [[hamsa]] })
    expect(said(storyOf(scene, hamsa, 1))).toEqual(['Boris used the Hamsa Hand and chose Boris and Gleb.'])
  })

  test('votes count the Voices of the spaces whose Gifts were taken', () => {
    const gift = (number: number, holder: number) => ({ ...vessel, number, holder })
    const voters = (['raven', 'wolf', 'raven', 'wolf'] as const).map((vote, seat) =>
      player(seat, { votes: [vote, null, null] }),
    )
    const scene = table({
      round: 2,
      boats: [],
      afterlands: [table().boats[0]!],
      lost: [table().boats[1]!],
      players: voters,
      gifts: [[gift(0, 0), gift(3, 1), gift(6, 2), gift(5, 3)], []],
    })
    expect(votesOf(scene, 1).arguments).toEqual({ seats: { seats: [0, 2] }, raven: 4, wolf: 3 })
  })
})

describe('the table in words', () => {
  const scene = table()

  test('says what is known and no more', () => {
    const lines = said(tableInWords(scene, 0))
    expect(lines).toContain('Raven, space 1: Gift 0, Vessel, and 1 Voice; your red Soul.')
    expect(lines).toContain(
      'Raven, space 4: Gift 3, Vessel, and 1 Voice; a face-down Passenger, placed by Boris.',
    )
    expect(lines).toContain('You hold: blue Soul, red Demon.')
    expect(lines).toContain('Boris holds the Master Coin.')
  })

  test('names the Passengers of lost boats once the game is over', () => {
    const [raven, wolf] = table().boats
    const told = (over: boolean): string[] => {
      const turned = (one: Boat): Boat => ({
        ...one,
        spaces: one.spaces.map((space) => ({
          ...space,
          passenger: space.passenger && { ...space.passenger, card: 'demon-green' as const, face_up: true },
        })),
      })
      const lost = over ? turned(wolf!) : wolf!
      const later = table({ round: 3, over, boats: [], afterlands: [turned(raven!)], lost: [lost] })
      return said(tableInWords(later, 0)).filter((line) => line.startsWith('Lost'))
    }
    expect(told(false)).toContain('Lost, Wolf of round I, space 4: a face-down Passenger, placed by Gleb.')
    expect(told(true)).toContain('Lost, Wolf of round I, space 4: a green Demon, placed by Gleb, face up.')
    expect(told(true)).toHaveLength(3)
  })

  test('says what lost boats are for, before and at the end', () => {
    const about = (over: string): string => WORDS[0]!.say({ name: 'web-about-lost', arguments: { over } })
    expect(about('no')).toMatch(/stay face down until the end\.$/)
    expect(about('yes')).toMatch(/count for nothing and are turned up for show\.$/)
  })

  test('has words for everything in both languages', () => {
    const rich = table({
      silence: ['6', null, null],
      ahead: [boat('wolf', 2, [null, null, null, null])],
      boats: [
        boat('raven', 1, [seated(1, { card: 'demon-blue', face_up: true, mask: 'green' }), null, null, null]),
        boat('wolf', 1, [null, null, null, null]),
      ],
      players: [
        player(0, { gift: 'vessel', number: 0, voices: 2, silenced: ['gift'], faction: 'demons', hand: [] }),
        player(1),
      ],
    })
    for (const language of [0, 1]) {
      for (const line of said(tableInWords(rich, 0), language)) expect(line).not.toMatch(/[{}]|web-|board-/)
    }
  })
})
