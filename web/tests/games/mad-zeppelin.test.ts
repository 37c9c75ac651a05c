import { flushSync, mount, unmount } from 'svelte'
import { describe as group, expect, it } from 'vitest'
import { Choice } from '../../src/table/choice.svelte'
import type { Message, Move, Parameter } from '../../src/protocol/messages'
import Board from '../../src/games/mad-zeppelin/Board.svelte'
import { describe } from '../../src/games/mad-zeppelin/describe'
import Hand from '../../src/games/mad-zeppelin/Hand.svelte'
import { onBoard, payments, playerTest } from '../../src/games/mad-zeppelin/parts'
import { roster } from '../../src/games/mad-zeppelin/roster'
import {
  COLOURS,
  coloursOf,
  shortOf,
  type Own,
  type Player,
  type ZeppelinScene,
} from '../../src/games/mad-zeppelin/scene'

const CARGO = ['crate', 'wood', 'coal', 'lead', 'ore', 'steel', 'gold', 'diamonds']
const TRAITORS = [
  'steeling',
  'tim-sly',
  'love',
  'henchman',
  'rochat',
  'igor',
  'hummerock',
  'ripp',
  'zamfirescu',
  'shadow',
  'troy',
  'walder',
  'mirante',
  'ratatine',
]
const COLOUR: Record<string, 'blue' | 'red' | 'green' | 'yellow'> = {
  steeling: 'blue',
  hummerock: 'blue',
  mirante: 'blue',
  ripp: 'red',
  troy: 'red',
  walder: 'red',
  rochat: 'green',
  igor: 'green',
  ratatine: 'green',
  love: 'yellow',
  henchman: 'yellow',
  zamfirescu: 'yellow',
}

function player(seat: number, changes: Partial<Player> = {}): Player {
  return {
    seat,
    coins: 3,
    hand_size: 2,
    hand: null,
    thrown: {},
    levels: [],
    cargo_points: 0,
    bonus: 0,
    points: 0,
    laid: [],
    current: null,
    traitors_left: 2,
    toll: false,
    ...changes,
  }
}

function own(changes: Partial<Own> = {}): Own {
  return {
    dealt: 'igor',
    drafted: 'love',
    traitors: ['love', 'igor'],
    blocked: [],
    pool: ['love', 'ripp', 'troy'],
    passed_on: ['ripp', 'troy'],
    airsick: null,
    unselected: null,
    ...changes,
  }
}

function table(changes: Partial<ZeppelinScene> = {}): ZeppelinScene {
  const hand = { crate: 2, wood: 1, coal: 1 }
  return {
    over: false,
    question: 'act',
    awaits: [0],
    winners: [],
    options: { 'pick-black': 'yes' },
    turn: 1,
    round: 1,
    stage: 'plays',
    ability: 'igor',
    leader: 1,
    actor: 0,
    actions: { ability: false, throw: false },
    colours: ['green'],
    target: 20,
    dice: [
      { result: 'green', heading: 'south' },
      { result: 'blue', heading: 'north' },
      { result: 'black', heading: null },
    ],
    open_colours: ['blue', 'green'],
    safe: 12,
    hold: 60,
    journeys: 2,
    discarded: {},
    removed: 40,
    airsick: 5,
    pool: 3,
    unplayable: [],
    tolls: [],
    players: [player(0, { hand, hand_size: 4, current: 'igor', traitors_left: 1 }), player(1), player(2)],
    own: own({ traitors: ['love'] }),
    open: null,
    notes: { top: [], near_top: {}, buried: [], hands: [] },
    cargo: CARGO.map((name, number) => ({
      name,
      copies: 10,
      level: (number >> 1) + 1,
      points: number || 1,
      bribe: number || 1,
    })),
    traitors: TRAITORS.map((name) => ({
      name,
      colours: COLOUR[name] ? [COLOUR[name]] : [],
      coins: 1,
      cards: 1,
    })),
    ending: null,
    origins: { parts: {}, cargo: {}, traitors: {} },
    ...changes,
  }
}

const WORDS: Message = { name: 'move', arguments: {} }

type Given = [string, Record<string, Parameter>?]

function moves(...given: Given[]): Move[] {
  return given.map(([family, parameters = {}], number) => ({ number, family, parameters, message: WORDS }))
}

/** The numbers of all moves that can be made by clicking what glows, from here on. */
function clicked(choice: Choice, page: HTMLElement): Set<number> {
  const found = new Set<number>()
  const keys = [...page.querySelectorAll<HTMLElement>('.offered')].map((element) => element.dataset.target!)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) {
    page.querySelector<HTMLElement>(`.offered[data-target="${key}"]`)!.dispatchEvent(new Event('click'))
    flushSync()
    if (choice.made) {
      found.add(choice.made.number)
      choice.made = null
    } else clicked(choice, page).forEach((number) => found.add(number))
    choice.back()
    flushSync()
  }
  return found
}

/** The moves that glow somewhere on a table, by number. */
function reachable(scene: ZeppelinScene, legal: readonly Move[]): Set<number> {
  const choice = new Choice()
  choice.offer(legal)
  const props = { scene, seat: 0, names: ['Anna', 'Boris', 'Vera'], choice, result: null, lines: [] }
  const shown = [Board, Hand].map((part) => mount(part, { target: document.body, props }))
  flushSync()
  const found = clicked(choice, document.body)
  shown.forEach((part) => void unmount(part))
  return found
}

function orderings(items: number[]): number[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item) =>
    orderings(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

function expectAllReached(scene: ZeppelinScene, legal: Move[]): void {
  const onTable = legal.filter(onBoard).map((move) => move.number)
  expect([...reachable(scene, legal)].sort((one, two) => one - two)).toEqual(onTable)
}

group('every legal move can be made by clicking', () => {
  it('in the draft', () => {
    const scene = table({ question: 'draft', stage: 'draft', actor: null, round: null })
    expectAllReached(
      scene,
      moves(
        ['traitor', { traitor: 'love' }],
        ['traitor', { traitor: 'ripp' }],
        ['traitor', { traitor: 'troy' }],
      ),
    )
  })

  it('when one of two traitors is played or shown', () => {
    for (const question of ['play', 'show']) {
      const scene = table({ question, own: own() })
      expectAllReached(scene, moves(['traitor', { traitor: 'love' }], ['traitor', { traitor: 'igor' }]))
    }
  })

  it('when the leader settles a die', () => {
    const faces = [...COLOURS, 'black'].map((result): Given => ['set', { die: 1, result }])
    expectAllReached(table({ question: 'settle', stage: 'dice' }), moves(...faces))
  })

  it('when a die is turned', () => {
    const faces = [0, 1].flatMap((die) => COLOURS.map((result): Given => ['set', { die, result }]))
    expectAllReached(table(), moves(['end'], ...faces))
  })

  it('when dice are rolled again', () => {
    const sets = [[0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]].map((dice): Given => ['reroll', { dice }])
    expectAllReached(table(), moves(['end'], ...sets))
  })

  it('when a card can be thrown or discarded, with crates or without', () => {
    expectAllReached(
      table(),
      moves(
        ['end'],
        ['throw', { cargo: 'wood', crates: 0 }],
        ['throw', { cargo: 'wood', crates: 1 }],
        ['throw', { cargo: 'coal', crates: 0 }],
        ['card', { cargo: 'wood' }],
        ['card', { cargo: 'coal' }],
        ['pay'],
      ),
    )
  })

  it('when a card can be thrown in two ways', () => {
    expectAllReached(
      table(),
      moves(
        ['end'],
        ['throw', { cargo: 'wood', crates: 0 }],
        ['throw', { cargo: 'wood', crates: 1 }],
        ['extra', { cargo: 'wood', crates: 0 }],
        ['extra', { cargo: 'wood', crates: 1 }],
        ['extra', { cargo: 'crate', crates: 0 }],
      ),
    )
  })

  it('when one or two players are robbed', () => {
    expectAllReached(
      table(),
      moves(['end'], ['player', { seat: 1 }], ['player', { seat: 2 }], ['two-players', { pair: [1, 2] }]),
    )
  })

  it('when a traitor is named', () => {
    const named = TRAITORS.map((traitor): Given => ['traitor', { traitor }])
    expectAllReached(table({ question: 'carry-out' }), moves(['decline'], ...named))
  })

  it('when an Ability leaves nothing to choose', () => {
    expectAllReached(table(), moves(['end'], ['use']))
  })

  it('when cards are swapped or sold', () => {
    const swaps = ['crate', 'wood', 'coal'].flatMap((give) =>
      ['coal', 'gold'].map((take): Given => ['swap', { give, take }]),
    )
    expectAllReached(table({ question: 'swap' }), moves(['decline'], ...swaps))
    expectAllReached(table({ question: 'sell-another' }), moves(['decline'], ['card', { cargo: 'wood' }]))
  })

  it('when cards are put back on the Hold in any order', () => {
    const notes = { top: ['wood', 'wood', 'gold', 'journey'], near_top: {}, buried: [], hands: [] }
    const orders = orderings([0, 1, 2, 3]).map((order): Given => ['order', { order }])
    expectAllReached(table({ question: 'order', notes }), moves(...orders))
    expectAllReached(
      table({ question: 'order', notes: { ...notes, top: ['wood'] } }),
      moves(['order', { order: [0, 1, 2, 3] }]),
    )
  })
})

group('the parts of moves', () => {
  it('are the two players that are robbed', () => {
    const [pair] = moves(['two-players', { pair: [1, 2] }])
    expect([0, 1, 2, 3].filter((seat) => playerTest(seat)(pair!))).toEqual([1, 2])
  })

  it('offer a way to pay only where there is a choice', () => {
    expect(payments(moves(['throw', { cargo: 'wood', crates: 1 }], ['card', { cargo: 'wood' }]))).toEqual([])
    expect(
      payments(moves(['throw', { cargo: 'wood', crates: 1 }], ['throw', { cargo: 'wood', crates: 0 }])),
    ).toEqual([0, 1])
  })
})

group('what is known of the traitors', () => {
  const place = (scene: ZeppelinScene, name: string, seat: number | null = 0): string =>
    roster(scene, seat).find((entry) => entry.name === name)!.place

  it('follows from the hand and from what was passed on', () => {
    const scene = table()
    expect(place(scene, 'love')).toBe('yours')
    expect(place(scene, 'troy')).toBe('passed')
    expect(place(scene, 'walder')).toBe('unknown')
  })

  it('is complete for the leader', () => {
    const scene = table({ own: own({ airsick: ['walder'], unselected: ['troy'] }) })
    expect(place(scene, 'walder')).toBe('airsick')
    expect(place(scene, 'troy')).toBe('unselected')
    expect(place(scene, 'mirante')).toBe('others')
  })

  it('is nothing but the table for a spectator', () => {
    const laid = [{ round: 1, traitor: 'igor', blocked: false }]
    const scene = table({ own: null, players: [player(0, { laid }), player(1)] })
    expect(place(scene, 'igor', null)).toBe('played')
    expect(place(scene, 'love', null)).toBe('unknown')
  })

  it('names whoever made a traitor unplayable', () => {
    const scene = table({ unplayable: [{ traitor: 'ripp', by: 2 }] })
    expect(roster(scene, 0).find((entry) => entry.name === 'ripp')!.named).toBe(2)
  })

  it('shows every hand where all cards are open', () => {
    const scene = table({
      own: null,
      open: [own(), own({ traitors: ['troy'], airsick: ['ripp'], unselected: [] }), own()],
    })
    expect(roster(scene, null).find((entry) => entry.name === 'troy')).toMatchObject({
      place: 'held',
      seat: 1,
    })
    expect(place(scene, 'ripp', null)).toBe('airsick')
  })
})

group('numbers on cards', () => {
  it('count crates as coins, but not the crate that is thrown', () => {
    const scene = table({ players: [player(0, { coins: 0, hand: { crate: 2, coal: 1 } })] })
    expect(shortOf(scene, 0, 'coal')).toBe(0)
    expect(shortOf(scene, 0, 'crate')).toBe(0)
    expect(shortOf(table({ players: [player(0, { coins: 0, hand: { crate: 1 } })] }), 0, 'crate')).toBe(1)
  })

  it('give a copier the colours it has copied while it acts', () => {
    const players = [player(0, { current: 'shadow' }), player(1, { current: 'shadow' })]
    const scene = table({ players, colours: ['red'] })
    expect(coloursOf(scene, 'shadow', 0)).toEqual(['red'])
    expect(coloursOf(scene, 'shadow', 1)).toEqual([])
  })
})

group('the table in words', () => {
  const names = (scene: ZeppelinScene, seat: number | null): string[] =>
    describe(scene, seat).map((message) => message.name)

  it('tells of everything that lies open', () => {
    const scene = table({ discarded: { wood: 1 }, unplayable: [{ traitor: 'ripp', by: 1 }] })
    const said = names(scene, null)
    for (const part of ['stage', 'actor', 'dice', 'airship', 'discarded', 'unplayable'])
      expect(said).toContain(`web-said-${part}`)
    expect(said.filter((name) => name === 'web-said-player')).toHaveLength(3)
    expect(said.filter((name) => name === 'web-said-traitor')).toHaveLength(14)
  })

  it('tells a seat of its hand and its notes, and a spectator of neither', () => {
    const notes = {
      top: ['gold'],
      near_top: { wood: 1 },
      buried: [{ under_it: 0, cargo: 'ore' }],
      hands: [{ seat: 1, cargo: { steel: 1 }, unknown: 1 }],
    }
    const said = names(table({ notes }), 0)
    for (const part of ['own-cargo', 'card', 'known', 'top', 'near', 'buried'])
      expect(said).toContain(`web-said-${part}`)
    const blind = table({ own: null, players: [player(0), player(1)] })
    expect(names(blind, null)).not.toContain('web-said-own-cargo')
  })
})
