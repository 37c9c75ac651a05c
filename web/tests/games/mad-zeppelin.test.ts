import { flushSync, mount, unmount } from 'svelte'
import { describe as group, expect, it } from 'vitest'
import { Choice } from '../../src/table/choice.svelte'
import type { Argument, EventLine, Message, Move, Parameter } from '../../src/protocol/messages'
import Board from '../../src/games/mad-zeppelin/Board.svelte'
import Hand from '../../src/games/mad-zeppelin/Hand.svelte'
import { abilityState, endsByItself, throwState } from '../../src/games/mad-zeppelin/actions'
import { isIdle, onBoard, payments, playerTest } from '../../src/games/mad-zeppelin/parts'
import { stages } from '../../src/games/mad-zeppelin/stages'
import { handovers } from '../../src/games/mad-zeppelin/stages/handover'
import {
  CARGO,
  COLOUR,
  TRAITOR,
  type CargoName,
  type Own,
  type Player,
  type ZeppelinScene,
} from '../../generated/mad-zeppelin'

const WORDS: Message = { name: 'move', arguments: {} }

function player(seat: number, changes: Partial<Player> = {}): Player {
  return {
    seat,
    coins: 3,
    hand_size: 2,
    hand: null,
    short: {},
    thrown: {},
    worth: {},
    levels: [],
    cargo_points: 0,
    bonus: 0,
    points: 0,
    at_target: false,
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
    fits: {},
    pool: ['love', 'ripp', 'troy'],
    passed_on: ['ripp', 'troy'],
    airsick: null,
    unselected: null,
    ...changes,
  }
}

function table(changes: Partial<ZeppelinScene> = {}): ZeppelinScene {
  const hand = { crate: 2, wood: 1, coal: 1 }
  const laid = [{ round: 1, traitor: 'igor' as const, blocked: false, colours: [], remark: WORDS }]
  return {
    over: false,
    question: 'act',
    awaits: [0],
    winners: [],
    options: { mode: 'run', bribes: 'table', 'pick-black': 'yes', 'first-leader': 'lot' },
    turn: 1,
    round: 1,
    stage: 'plays',
    ability: 'igor',
    leader: 1,
    actor: 0,
    acting: 0,
    actions: { ability: false, throw: false },
    colours: ['green'],
    target: 20,
    dice: [
      { result: 'green', heading: 'south' },
      { result: 'blue', heading: 'north' },
      { result: 'black', heading: null },
    ],
    asked_die: null,
    open_colours: ['blue', 'green'],
    safe: 12,
    hold: 60,
    journeys: 2,
    last_journey: 10,
    flight: WORDS,
    discarded: {},
    removed: 40,
    airsick: 5,
    pool: 3,
    unplayable: [],
    tolls: [],
    players: [
      player(0, { hand, hand_size: 4, current: 'igor', laid, traitors_left: 1 }),
      player(1),
      player(2),
    ],
    own: own({ traitors: ['love'] }),
    open: null,
    notes: { top: [], near_top: {}, buried: [], hands: [] },
    foreseen: null,
    cargo: CARGO.slice(0, -1).map((name, number) => ({
      name,
      copies: 10,
      level: (number >> 1) + 1,
      points: number || 1,
      bribe: number || 1,
      about: WORDS,
      origin: null,
    })),
    traitors: TRAITOR.map((name) => ({
      name,
      colours: [],
      coins: 1,
      cards: 1,
      usual_search: true,
      about: WORDS,
      origin: null,
      place: 'unknown',
      secret: false,
      seat: null,
      named: null,
      where: WORDS,
    })),
    ending: null,
    origins: { parts: {} },
    ...changes,
  }
}

type Given = [string, Record<string, Parameter>?]

function moves(...given: Given[]): Move[] {
  return given.map(([family, parameters = {}], number) => ({
    number,
    text: family,
    family,
    parameters,
    message: WORDS,
  }))
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
  const choice = new Choice(
    () => {},
    () => false,
    (parameter) => parameter === 'crates',
  )
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
    const scene = table({ question: 'draft', stage: 'draft', actor: null, acting: null, round: null })
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
      const scene = table({ question, acting: null, own: own() })
      expectAllReached(scene, moves(['traitor', { traitor: 'love' }], ['traitor', { traitor: 'igor' }]))
    }
  })

  it('when the leader settles a die', () => {
    const faces = [...COLOUR, 'black'].map((result): Given => ['set', { die: 1, result }])
    const pick = { result: 'pick', heading: null } as const
    const dice = table().dice.with(1, pick)
    expectAllReached(table({ question: 'settle', stage: 'dice', acting: null, dice }), moves(...faces))
  })

  it('when a die is turned', () => {
    const faces = [0, 1].flatMap((die) => COLOUR.map((result): Given => ['set', { die, result }]))
    const legal = moves(['end'], ...faces)
    expectAllReached(table(), legal)
    const idle = legal.filter((move) => isIdle(move, table()))
    expect(idle.map(({ parameters }) => parameters)).toEqual([
      { die: 0, result: 'green' },
      { die: 1, result: 'blue' },
    ])
  })

  it('when cards of one kind are seen on the Hold, in one order only', () => {
    const orders = [
      [0, 1, 2],
      [1, 0, 2],
      [2, 0, 1],
      [0, 2, 1],
      [1, 2, 0],
      [2, 1, 0],
    ]
    const scene = table({ foreseen: ['wood', 'coal', 'wood'] })
    const legal = moves(...orders.map((order): Given => ['order', { order }]))
    const worth = legal.filter((move) => !isIdle(move, scene))
    expect(worth.map(({ parameters }) => parameters.order)).toEqual([
      [0, 1, 2],
      [1, 0, 2],
      [0, 2, 1],
    ])
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
    const named = TRAITOR.map((traitor): Given => ['traitor', { traitor }])
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
    const foreseen: CargoName[] = ['wood', 'wood', 'gold', 'journey']
    const orders = orderings([0, 1, 2, 3]).map((order): Given => ['order', { order }])
    expectAllReached(table({ question: 'order', foreseen }), moves(...orders))
    expectAllReached(
      table({ question: 'order', foreseen: ['wood'] }),
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
    const [dear, other, cheap] = moves(
      ['throw', { cargo: 'wood', crates: 1 }],
      ['card', { cargo: 'wood' }],
      ['throw', { cargo: 'wood', crates: 0 }],
    )
    expect(payments([dear!, other!])).toEqual([])
    expect(payments([dear!, other!, cheap!])).toEqual([cheap, dear])
  })
})

group('a play', () => {
  const [end, thrown, used] = moves(['end'], ['throw', { cargo: 'wood', crates: 0 }], ['use'])

  it('says what is left, and if nothing, why', () => {
    const anna = table().players[0]!
    expect(abilityState(table(), [end!, used!])).toBe('yes')
    expect(abilityState(table({ actions: { ability: true, throw: false } }), [end!])).toBe('done')
    expect(abilityState(table(), [end!])).toBe('none')
    expect(throwState(table(), anna, [end!, thrown!])).toBe('yes')
    expect(throwState(table({ actions: { ability: false, throw: true } }), anna, [end!])).toBe('done')
    expect(throwState(table({ colours: [] }), anna, [end!])).toBe('no-colour')
    expect(throwState(table({ colours: ['red'] }), anna, [end!])).toBe('colour')
    expect(throwState(table(), anna, [end!])).toBe('poor')
    expect(throwState(table(), player(0, { hand_size: 0 }), [end!])).toBe('no-cargo')
    const black = { result: 'black', heading: null } as const
    expect(throwState(table({ dice: [black, black, black] }), anna, [end!])).toBe('black')
  })

  it('ends by itself only where everybody sees that nothing is left', () => {
    const [anna, beggar] = [table().players[0]!, player(0, { hand_size: 0 })]
    expect(endsByItself(table(), anna)).toBe(false)
    expect(endsByItself(table(), beggar)).toBe(true)
    expect(endsByItself(table({ colours: ['red'] }), anna)).toBe(true)
    expect(endsByItself(table({ colours: ['red'], ability: 'hummerock' }), anna)).toBe(false)
  })
})

function event(name: string, said: Record<string, Argument>): EventLine {
  return {
    kind: 'event',
    line: 1,
    at: 0,
    event: name,
    message: { name: `news-${name}`, arguments: said },
    private: false,
    by_bot: true,
    weight: 'scene',
    opens: false,
    why: [],
    yours: false,
  }
}

group('what is staged', () => {
  const [anna, boris] = [{ seat: 0 }, { seat: 1 }]
  const wood = { cargo: { thing: 'cargo-wood' }, coins: 1 }

  it('is held for as long as it takes to read, and no longer', () => {
    for (const [name, { hold }] of Object.entries(stages)) {
      const time = hold?.(event(name, { seat: boris }), table(), [])
      expect(time, name).toBeGreaterThanOrEqual(1500)
      expect(time, name).toBeLessThanOrEqual(4000)
    }
  })

  it('is no move of one\u2019s own', () => {
    for (const name of ['played', 'named', 'imitated', 'threw', 'threw-with-crates'])
      expect(stages[name]!.hold!(event(name, { seat: anna }), table(), [])).toBe(0)
  })

  it('stands longer when it is the last turn', () => {
    const hold = (values: Record<string, Argument>): number =>
      stages.threw!.hold!(event('threw', { ...wood, ...values }), table(), [])
    expect(hold({ seat: boris, last: 'yes' })).toBeGreaterThan(hold({ seat: boris, last: 'no' }))
    expect(hold({ seat: anna, last: 'yes' })).toBe(hold({ seat: boris, last: 'yes' }))
  })

  it('keeps the roll and the winner off the board until it is over', () => {
    for (const name of ['rolled', 'rerolled', 'reached', 'landed', 'won', 'draw', 'nobody-won'])
      expect(stages[name]!.before, name).toBe(true)
  })

  it('shows who gives what to whom', () => {
    const both = { seat: boris, other: anna }
    const card = { cargo: { thing: 'cargo-gold' } }
    const swap = { given: { thing: 'cargo-wood' }, taken: { thing: 'cargo-gold' } }
    expect(handovers(event('robbed', both))).toEqual([{ from: 0, to: 1, what: 'coin' }])
    expect(handovers(event('stolen-card', { ...both, ...card }))).toEqual([{ from: 0, to: 1, what: 'gold' }])
    expect(handovers(event('lost', { seat: anna, ...card }))).toEqual([{ from: 0, to: null, what: 'gold' }])
    expect(handovers(event('gave-and-took', { ...both, ...swap }))).toEqual([
      { from: 1, to: 0, what: 'wood' },
      { from: 0, to: 1, what: 'gold' },
    ])
  })

  it('is drawn whatever happens', () => {
    const facts: Record<string, Argument> = {
      seat: boris,
      other: anna,
      seats: { seats: [0, 1] },
      traitor: { thing: 'traitor-igor' },
      traitors: { thing: 'traitor-love' },
      unselected: { thing: 'nothing' },
      result: { thing: 'result-blue' },
      'second-result': { thing: 'result-black' },
      'third-result': { thing: 'result-pick' },
      given: { thing: 'cargo-ore' },
      taken: { thing: 'cargo-gold' },
      journeys: 4,
      crates: 1,
      points: 21,
      ...wood,
    }
    for (const [name, { Stage }] of Object.entries(stages)) {
      const props = {
        line: event(name, facts),
        scene: table(),
        seat: 0,
        names: ['Anna', 'Boris', 'Vera'],
        next: table(),
        lines: [],
      }
      const shown = mount(Stage!, { target: document.body, props })
      flushSync()
      expect(document.body.querySelector('svg'), name).not.toBeNull()
      void unmount(shown)
    }
  })
})
