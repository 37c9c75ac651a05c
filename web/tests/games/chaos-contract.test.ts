import { beforeEach, describe as group, expect, it } from 'vitest'
import {
  changedValue,
  effectOf,
  faceOf,
  nthOf,
  powerOf,
  sections,
} from '../../src/games/chaos-contract/cards'
import {
  actsOn,
  invitation,
  cardKey,
  cardMoves,
  isNumber,
  names,
  numbersOf,
  onBoard,
  picks,
  playerKey,
  strikes,
  usesCard,
} from '../../src/games/chaos-contract/moves'
import { stages } from '../../src/games/chaos-contract/stages'
import {
  answers,
  cardsAt,
  dieIn,
  momentOf,
  sharing,
  touchedBy,
  turnedBy,
} from '../../src/games/chaos-contract/stages/facts'
import { Several, guests } from '../../src/games/chaos-contract/several.svelte'
import { around } from '../../src/games/chaos-contract/places'
import type { ChaosScene, Contract, Die, Moment, Rolled } from '../../generated/chaos-contract'
import type { Argument, EventLine, Message, Move } from '../../src/protocol/messages'
import { Choice, type Part } from '../../src/table/choice.svelte'

function said(name: string, values: Record<string, Argument> = {}): Message {
  return { name, arguments: values }
}

let number = 0
function move(family: string, parameters: Move['parameters'] = {}): Move {
  return { number: number++, text: family, family, parameters, message: said(`move-${family}`) }
}

function part(key: string, test: Part['test']): Part {
  return { key, label: key, test }
}

const THREE = said('die-plain', { number: 3 })
const ADDING = said('die-with-power', { number: THREE, power: said('power-add', { parameter: 2 }) })
const UNSEEN = said('die-unseen')

function die(card: number, message: Message, more: Partial<Die> = {}): Die {
  const known = { form: 'plain' as const, number: 3, second: null, power: 'none' as const, parameter: 0 }
  return { card, ...known, shown: true, out: false, message, ...more }
}

function contract(special: 'yes' | 'no'): Contract {
  const parts = { task: said('task'), test: said('test-sum'), rule: said('special-powers-off') }
  return {
    number: 7,
    type: 'regular',
    least: 1,
    stars: 2,
    parts: {},
    reward: { score: 1, card: 0 },
    penalty: { score: 0, card: 1 },
    message: said('contract', { type: 'regular', least: 1, ...parts, special }),
    outlook: null,
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
    message: said('table-result'),
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

  it('are told apart where several are called the same', () => {
    const dice = [die(1, THREE), die(2, ADDING), die(3, THREE)]
    expect(dice.map((one) => nthOf(dice, one, ({ message }) => message.name))).toEqual([1, 0, 2])
  })

  it('have a Special only where there is one', () => {
    expect(sections(contract('no')).special).toBeNull()
    expect(sections(contract('yes')).special).toEqual(said('special-powers-off'))
  })
})

let told = 0
function line(event: string, values: Record<string, Argument> = {}): EventLine {
  const message = said(`news-${event}`, values)
  const plain = {
    private: false,
    weight: 'scene' as const,
    yours: false,
    opens: false,
    why: [],
    by_bot: false,
  }
  return { ...plain, kind: 'event', line: told++, at: 0, event, message }
}

function moment(one: EventLine, values: (number | null)[], more: Partial<Moment> = {}): Moment {
  const plain = { off: [], zero: [], standing: null, ranks: [], reason: null }
  return { told: one.message, values, ...plain, ...more }
}

group('Scenes', () => {
  const first = line('rolled', { seat: { seat: 0 }, die: THREE })
  const second = line('rolled', { seat: { seat: 1 }, die: ADDING })
  const raised = line('all-raised', { seat: { seat: 1 }, amount: 2 })
  const cards = [
    rolled({ value: 5 }),
    rolled({ result: 1, owner: 1, die: die(9, ADDING, { out: true }), value: 5 }),
  ]
  const moments = [moment(first, [3]), moment(second, [3, 3]), moment(raised, [5, 5])]
  const scene = { course: { cards, moments } } as unknown as ChaosScene

  it('show the cards as they lay when a line was told', () => {
    expect(cardsAt(scene, momentOf(first, scene)!).map((card) => card.value)).toEqual([3])
    expect(cardsAt(scene, momentOf(second, scene)!).map((card) => card.value)).toEqual([3, 3])
    expect(cardsAt(scene, momentOf(raised, scene)!).map((card) => card.value)).toEqual([5, 5])
    expect(momentOf(line('skipped'), scene)).toBeUndefined()
  })

  it('take no card from the board', () => {
    expect(cardsAt(scene, moments[2]!).map((card) => card.die?.out)).toEqual([false, false])
  })

  it('turn over the newest card, and light those that a power touches', () => {
    expect(turnedBy(second, moments[1]!)).toBe(1)
    expect(turnedBy(raised, moments[2]!)).toBeNull()
    expect(touchedBy(raised, cards)).toEqual([0, 1])
    const doubled = line('doubled', { seat: { seat: 1 }, other: { seat: 0 }, die: THREE })
    expect(touchedBy(doubled, cards)).toEqual([0])
  })

  it('set aside what no longer counts, and leave out what is gone', () => {
    const later = moment(raised, [3, 4], { off: [0], zero: [1] })
    const lying = cardsAt(scene, later)
    expect(lying.map((card) => card.state)).toEqual(['aside', 'counted'])
    expect(lying.map((card) => card.ignored)).toEqual([false, true])
    const gone = { course: { cards: [rolled({ state: 'gone' })], moments } } as unknown as ChaosScene
    expect(cardsAt(gone, moment(first, [3], { off: [0] }))).toEqual([])
  })

  it('draw a card that only a line names', () => {
    expect(dieIn(first)).toMatchObject({ form: 'plain', number: 3 })
    expect(faceOf(dieIn(second))).toBe('3')
    expect(powerOf(dieIn(second))).toEqual(said('power-add', { parameter: 2 }))
    const duo = line('gained-card', { die: said('die-duo', { first: 2, second: 6 }) })
    expect(faceOf(dieIn(duo))).toBe('2/6')
  })

  it('know who answered how in this turn', () => {
    const lines = [
      line('refused', { seat: { seat: 3 } }),
      line('picked', { seat: { seat: 0 } }),
      line('accepted', { seat: { seat: 1 } }),
      line('refused', { seat: { seat: 2 } }),
    ]
    expect(answers(lines)).toEqual([
      { seat: 1, joins: true },
      { seat: 2, joins: false },
    ])
  })

  it('share out piece by piece, among those who stayed', () => {
    const icon = (seat: number, name: string): EventLine =>
      line('icon-given', { seat: { seat }, side: 'reward', icon: name })
    const before = [line('begins', { seats: { seats: [3] } }), line('picked', { seat: { seat: 0 } })]
    const begun = [line('begins', { seats: { seats: [0, 1, 2] } }), line('left', { seat: { seat: 2 } })]
    const pool = line('pool', { side: 'reward', scores: 1, cards: 2 })
    const lines = [...before, ...begun, pool, icon(0, 'score'), icon(1, 'card')]
    expect(sharing(lines)).toMatchObject({
      souls: [0, 1],
      pool: ['card'],
      given: [
        { seat: 0, side: 'reward', icon: 'score' },
        { seat: 1, side: 'reward', icon: 'card' },
      ],
    })
  })

  it('are held long enough to be read, and never too long', () => {
    for (const { hold } of Object.values(stages)) {
      const held = hold?.(first, scene, []) ?? 1900
      expect(held).toBeGreaterThanOrEqual(1500)
      expect(held).toBeLessThanOrEqual(4000)
    }
  })

  it('keep the end from the board until it has been shown', () => {
    const spoilt = ['rolled', 'secret-shown', 'doubled', 'succeeded', 'failed', 'battle-won', 'won']
    expect(spoilt.filter((event) => !stages[event]?.before)).toEqual([])
  })
})

group('Choosing several', () => {
  const card = (number: number): Part => part(`card-${number}`, usesCard(number))
  const enough = (one: Move): boolean => one.family === 'enough'

  function offered(...cards: number[]): Move[] {
    return cards.map((one) => move('die-card', { card: one }))
  }

  it('commits nothing on the way, in any order, and takes anything back', () => {
    const made: Move[] = []
    const choice = new Choice((one) => made.push(one))
    choice.offer([...[[1], [2], [1, 2]].map((players) => move('invite', { players })), move('start')])
    const letter = guests(choice)
    letter.pick(part('player-2', names(2)))
    letter.pick(part('player-1', names(1)))
    expect(made).toEqual([])
    expect(letter.picked.map(({ key }) => key)).toEqual(['player-2', 'player-1'])
    letter.back('player-2')
    expect(letter.has('player-2')).toBe(false)
    expect(letter.has('player-1')).toBe(true)
    choice.offer([move('start')])
    expect(letter.picked).toEqual([])
  })

  it('offers cards that cannot be named first, for they are named in their order', () => {
    const choice = new Choice()
    choice.offer([move('die-card', { card: 1 }), move('die-card', { card: 2 })])
    const several = new Several(
      choice,
      () => 3,
      () => cardMoves([1, 2, 3, 4]),
    )
    for (const one of [4, 2, 1]) {
      expect(several.offers(usesCard(one))).toBe(true)
      several.pick({ key: cardKey(one), label: '', test: usesCard(one) })
    }
    expect(several.picked).toHaveLength(3)
    expect(several.offers(usesCard(3))).toBe(false)
  })

  it('takes no more than there is room for', () => {
    const choice = new Choice()
    choice.offer(offered(1, 2, 3))
    const several = new Several(choice, () => 2)
    for (const one of [3, 1, 2]) several.pick(card(one))
    expect(several.picked.map(({ key }) => key)).toEqual(['card-3', 'card-1'])
    expect(several.offers(usesCard(2))).toBe(false)
  })

  it('sends one card after another as they come up, confirmed once', () => {
    const made: Move[] = []
    const choice = new Choice(
      (one) => made.push(one),
      () => true,
    )
    choice.offer(offered(1, 2, 3))
    const several = new Several(choice)
    several.send([usesCard(1), usesCard(3), enough])
    choice.offer(offered(2, 3))
    several.goOn()
    choice.offer([move('enough')])
    several.goOn()
    expect(made.map((one) => one.parameters.card ?? one.family)).toEqual([1, 3, 'enough'])
    several.goOn()
    expect(made).toHaveLength(3)
  })

  it('stops where the table went on without it', () => {
    const made: Move[] = []
    const choice = new Choice((one) => made.push(one))
    choice.offer(offered(1, 2))
    const several = new Several(choice)
    several.send([usesCard(1), usesCard(2)])
    choice.offer([move('start')])
    several.goOn()
    choice.offer(offered(2))
    several.goOn()
    expect(made).toHaveLength(1)
  })
})
