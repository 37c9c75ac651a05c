import { beforeEach, describe as group, expect, it } from 'vitest'
import { changedValue, effectOf, faceOf, powerOf, sections } from '../../src/games/chaos-contract/cards'
import { describe } from '../../src/games/chaos-contract/describe'
import {
  actsOn,
  invitation,
  isNumber,
  names,
  numbersOf,
  onBoard,
  picks,
  playerKey,
  strikes,
  usesCard,
} from '../../src/games/chaos-contract/moves'
import { around, outcomeOf, roleOf, sideShared } from '../../src/games/chaos-contract/places'
import { recap } from '../../src/games/chaos-contract/recap'
import type { ChaosScene, ContractInPlay, Die, Player, Rolled } from '../../src/games/chaos-contract/scene'
import type { Argument, Line, Message, Move } from '../../src/protocol/messages'
import { Choice, type Part } from '../../src/table/choice.svelte'

function said(name: string, values: Record<string, Argument> = {}): Message {
  return { name, arguments: values }
}

let number = 0
function move(family: string, parameters: Move['parameters'] = {}): Move {
  return { number: number++, family, parameters, message: said(`move-${family}`) }
}

function part(key: string, test: Part['test']): Part {
  return { key, label: key, test }
}

const icons = { score: 1, card: 0 }
const none = { score: 0, card: 0 }
const THREE = said('die-plain', { number: 3 })
const ADDING = said('die-with-power', { number: THREE, power: said('power-add', { parameter: 2 }) })
const UNSEEN = said('die-unseen')

function die(card: number, message: Message, more: Partial<Die> = {}): Die {
  const known = { form: 'plain' as const, number: 3, second: null, power: 'none', parameter: 0 }
  return { card, ...known, shown: true, message, ...more }
}

function contract(more: Partial<ContractInPlay> = {}): ContractInPlay {
  return {
    number: 7,
    type: 'regular',
    least: 1,
    stars: 2,
    parts: { what: { choice: 'sum', parameter: 0 } },
    reward: icons,
    penalty: icons,
    message: said('contract', {
      type: 'regular',
      least: 1,
      task: said('task'),
      test: said('test-sum'),
      special: 'no',
      rule: said('special-nothing'),
    }),
    reward_left: icons,
    penalty_left: icons,
    special_applies: false,
    souls: [0, 2],
    turnout: 2,
    asked: [1, 2],
    invited: [],
    left: [],
    sitter: null,
    secret: null,
    exempt: null,
    rolls: 2,
    roll_count: 1,
    powers_seen: 0,
    revealing: null,
    outcome: null,
    battle_winners: [],
    standing: null,
    ranks: [],
    ...more,
  }
}

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    score: 0,
    contracts: 0,
    stars: 0,
    pile: [],
    hand_size: 1,
    dice: [],
    soul: false,
    turns_used: 0,
    usable: 1,
    limited: false,
    shares: { reward: none, penalty: none },
    own: false,
    ...more,
  }
}

function rolled(more: Partial<Rolled> = {}): Rolled {
  return {
    result: 0,
    owner: 0,
    order: 0,
    die: die(4, THREE),
    number: 3,
    value: 3,
    state: 'counted',
    ignored: false,
    power_works: false,
    lasting: false,
    uses_left: 0,
    ...more,
  }
}

function scene(more: Partial<ChaosScene> = {}): ChaosScene {
  return {
    over: false,
    question: 'recruit',
    awaits: [0],
    winners: [],
    options: { 'turn-limit': '50', chaotic: 'off', icons: 'designed' },
    origins: {},
    turn: 3,
    stage: 'recruiting',
    active: 0,
    objective: 'contracts',
    target: 6,
    market: [contract(), null, null, null, null],
    contract: contract(),
    results: [],
    pool: { reward: none, penalty: none },
    players: [player(0, { soul: true, own: true }), player(1), player(2, { soul: true })],
    own: null,
    open: null,
    decks: { contracts: 20, dice: 10 },
    discards: { contracts: [], dice: [] },
    ending: null,
    ...more,
  }
}

beforeEach(() => {
  number = 0
})

group('Targets', () => {
  it('reach every family of moves that is made on the table', () => {
    const reached: [Move, Part['test']][] = [
      [move('pick', { place: 3 }), picks(3)],
      [move('invite', { players: [1, 2] }), names(1)],
      [move('player', { seat: 2 }), names(2)],
      [move('die-card', { card: 40 }), usesCard(40)],
      [move('number', { number: -1 }), isNumber(-1)],
      [move('result', { result: 5 }), actsOn(5)],
      [move('icon', { side: 'penalty', icon: 'score' }), strikes('penalty', 'score')],
    ]
    for (const [one, test] of reached) {
      expect(test(one)).toBe(true)
      expect(onBoard(one)).toBe(true)
    }
  })

  it('leave answers in words to buttons, and so what is done to a die', () => {
    const families = ['yes', 'no', 'start', 'enough', 'by-power', 'manipulate']
    expect(families.filter((family) => onBoard(move(family, { seat: 1, take: false })))).toEqual([])
    expect(names(1)(move('manipulate', { seat: 1, take: false }))).toBe(true)
  })

  it('do not take one thing for another of the same number', () => {
    expect(names(3)(move('pick', { place: 3 }))).toBe(false)
    expect(usesCard(3)(move('result', { result: 3 }))).toBe(false)
    expect(strikes('reward', 'card')(move('icon', { side: 'penalty', icon: 'card' }))).toBe(false)
  })

  it('offer numbers from the lowest on', () => {
    expect(
      numbersOf([move('number', { number: 2 }), move('number', { number: -1 }), move('by-power')]),
    ).toEqual([-1, 2])
  })
})

group('Inviting', () => {
  const sets = [[1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]

  function inviting(): { choice: Choice; made: Move[] } {
    const made: Move[] = []
    const choice = new Choice((one) => made.push(one))
    choice.offer([...sets.map((players) => move('invite', { players })), move('start')])
    return { choice, made }
  }

  it('comes to every set of players by picking them and sealing the letter', () => {
    for (const players of sets) {
      const { choice, made } = inviting()
      for (const seat of players) choice.pick(part(playerKey(seat), names(seat)))
      const letter = invitation(choice.remaining, choice.parts)
      if (!made.length) choice.pick(part('invitation', (one) => one === letter))
      expect(made.map((one) => one.parameters.players)).toEqual([players])
    }
  })

  it('has no letter while nobody is picked', () => {
    const { choice } = inviting()
    expect(invitation(choice.remaining, choice.parts)).toBeUndefined()
  })
})

group('Places', () => {
  it('go clockwise around the contract from the viewer', () => {
    expect(around(2, 1)).toEqual({ left: [1], right: [0], below: [] })
    expect(around(3, 0)).toEqual({ left: [1], right: [2], below: [0] })
    expect(around(4, 2)).toEqual({ left: [3, 2], right: [0, 1], below: [] })
    expect(around(5, null)).toEqual({ left: [2, 1], right: [3, 4], below: [0] })
  })

  it('say what everybody has to do with the contract', () => {
    const table = scene({ contract: contract({ asked: [1], souls: [0], invited: [] }) })
    expect([0, 1, 2].map((seat) => roleOf(table, seat))).toEqual(['active', 'refused', 'not-asked'])
    const asking = scene({ contract: contract({ asked: [1, 2], souls: [0], invited: [2] }) })
    expect(roleOf(asking, 2)).toBe('invited')
    const rolling = scene({ stage: 'rolling', contract: contract({ left: [1] }) })
    expect([0, 1, 2].map((seat) => roleOf(rolling, seat))).toEqual(['active', 'gone', 'soul'])
  })

  it('show an outcome only once the contract is judged', () => {
    expect(outcomeOf(scene({ contract: contract({ outcome: 'failure' }) }))).toBeNull()
    const pool = { reward: none, penalty: icons }
    const judged = scene({ stage: 'sharing', contract: contract({ outcome: 'failure' }), pool })
    expect(outcomeOf(judged)).toBe('failure')
    expect(sideShared(judged)).toBe('penalty')
  })
})

group('Cards', () => {
  it('show their numbers', () => {
    const duo = die(1, THREE, { form: 'duo', number: -1, second: 4 })
    expect([die(1, THREE), duo, die(1, THREE, { form: 'wildcard', number: null }), null].map(faceOf)).toEqual(
      ['3', '−1/4', '?', ''],
    )
  })

  it('show a value only where it is not the printed number', () => {
    expect(changedValue(rolled())).toBeNull()
    expect(changedValue(rolled({ value: 5 }))).toBe('5')
    expect(changedValue(rolled({ die: die(1, THREE, { form: 'wildcard', number: null }) }))).toBe('3')
    expect(changedValue(rolled({ value: 5, ignored: true }))).toBeNull()
  })

  it('name a power and what it does', () => {
    const power = powerOf(die(1, ADDING))!
    expect(power).toEqual(said('power-add', { parameter: 2 }))
    expect(effectOf(power).name).toBe('effect-add')
    expect(powerOf(die(1, UNSEEN))).toBeNull()
  })

  it('have a Special only where there is one', () => {
    expect(sections(contract()).special).toBeNull()
  })
})

group('The table in words', () => {
  const lines = (table: ChaosScene, seat: number | null = null): string[] =>
    describe(table, seat).map((one) => one.name)

  it('tells contract, market, players and decks', () => {
    expect(lines(scene())).toEqual([
      'board-turn',
      'web-in-play',
      'web-offer',
      ...['web-player', 'web-part', 'web-player', 'web-part', 'web-player', 'web-part'],
      'web-stocks',
    ])
  })

  it('tells results, how the test stands and what works on', () => {
    const results = [
      rolled(),
      rolled({ die: die(5, ADDING), lasting: true }),
      rolled({ state: 'gone' }),
      rolled({ die: null, number: null, value: null, state: 'face-down' }),
    ]
    const standing = { message: said('board-standing'), passes: true }
    const told = lines(scene({ stage: 'rolling', results, contract: contract({ standing }) }))
    expect(told.filter((name) => name === 'web-result')).toHaveLength(3)
    expect(told).toEqual(expect.arrayContaining(['web-lasting', 'web-so-far']))
  })

  it('tells the seat its own choices, and nobody else', () => {
    const own = {
      dice: [die(4, ADDING)],
      usable: [4],
      out: [],
      part: [],
      naming: [4],
      to_name: 1,
      swap_card: null,
    }
    const table = scene({ own: { ...own, reply: null } })
    expect(lines(table, 0)).toEqual(expect.arrayContaining(['web-can-roll', 'web-chosen', 'help-power-line']))
    expect(lines(scene())).not.toContain('web-chosen')
  })

  it('tells all piles and dice at the end', () => {
    const players = [player(0, { pile: [contract()], contracts: 1, dice: [die(4, UNSEEN)] })]
    const own = {
      dice: [die(4, ADDING)],
      usable: [],
      out: [],
      part: [],
      naming: [],
      to_name: null,
      swap_card: null,
    }
    const over = scene({ over: true, contract: null, players, open: [{ ...own, reply: null }] })
    const told = describe(over, null)
    expect(told.map((one) => one.name)).toEqual([
      'board-over',
      'web-player',
      'web-dice',
      'web-scored',
      'web-stocks',
    ])
    expect(told[2]!.arguments.dice).toEqual(ADDING)
  })
})

group('The contract before', () => {
  const at = (seat: number): Argument => ({ seat })
  function told(...messages: Message[]): Line[] {
    return messages.map((message, line) => ({
      kind: 'event',
      line,
      at: 0,
      event: message.name.replace('news-', ''),
      message,
      private: false,
      by_bot: false,
    }))
  }
  const picked = said('news-picked', { seat: at(0), contract: said('contract') })
  const rolls = (seat: number, card: Message): Message => said('news-rolled', { seat: at(seat), die: card })
  const valuesOf = (...messages: Message[]): (number | null)[] =>
    recap(told(picked, ...messages))!.results.map((one) => one.value)

  it('is not there before one was picked', () => {
    expect(recap(told(said('news-turn-begins')))).toBeNull()
  })

  it('forgets the one before it', () => {
    expect(recap(told(picked, rolls(0, THREE), picked))!.results).toEqual([])
  })

  it('reckons what powers did to the results', () => {
    const raised = said('news-all-raised', { seat: at(1), amount: 2 })
    const doubled = said('news-doubled', { seat: at(1), other: at(0), die: THREE })
    expect(valuesOf(rolls(0, THREE), rolls(1, ADDING), raised, doubled)).toEqual([10, 5])
    const ignored = said('news-ignored', { seat: at(1), other: at(0), die: THREE })
    expect(valuesOf(rolls(0, THREE), ignored)).toEqual([0])
    const wildcard = said('die-wildcard')
    const counts = said('news-number-is', { seat: at(0), number: 8, value: 6 })
    const changed = said('news-wildcard-changed', { seat: at(0), die: wildcard, number: 1 })
    expect(valuesOf(rolls(0, wildcard), counts, changed)).toEqual([-1])
  })

  it('knows what was set aside, taken back and taken along', () => {
    const aside = said('news-rerolls', { seat: at(0), die: THREE })
    const story = recap(told(picked, rolls(0, THREE), aside, rolls(0, ADDING), rolls(1, THREE)))!
    expect(story.results.map((one) => one.state)).toEqual(['aside', 'counted', 'counted'])
    const back = said('news-went-back', { seat: at(0), die: THREE })
    expect(recap(told(picked, rolls(0, THREE), back))!.results).toEqual([])
    const left = recap(told(picked, rolls(0, THREE), said('news-left', { seat: at(0) })))!
    expect(left.results[0]!.state).toBe('withdrawn')
  })

  it('tells the outcome and what was paid', () => {
    const gained = said('news-gained-card', { seat: at(0), die: THREE })
    const story = recap(told(picked, rolls(0, THREE), said('news-succeeded'), gained))!
    expect(story.outcome!.name).toBe('news-succeeded')
    expect(story.paid).toEqual([gained])
  })
})
