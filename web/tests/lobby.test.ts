import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../turncoat/games/cerberus/text/en.ftl?raw'
import { durationOf } from '../src/lobby/duration'
import { Hall } from '../src/lobby/hall.svelte'
import { company, learnOfBots, levelsIn, wanted } from '../src/lobby/bots.svelte'
import { rememberAgreed } from '../src/lobby/last'
import { inviteTo, playNow } from '../src/lobby/lay'
import {
  inWords,
  isComplete,
  partsOf,
  placeOf,
  split,
  usualOptions,
  valueNames,
  valuesOf,
} from '../src/lobby/options'
import { playersOf } from '../src/lobby/seats'
import type { Game, Option, Table } from '../src/protocol/messages'
import { accessTo, remember } from '../src/shell/access'
import { here } from '../src/shell/router.svelte'
import { seatBot } from '../src/protocol/api'
import { kept } from '../src/shell/keep'
import { set } from '../src/shell/settings.svelte'
import { Words } from '../src/words/words'

const COURSE: Option = {
  name: 'course',
  values: ['usual', 'start-a', 'finish-b'],
  default: 'usual',
  times: 4,
}
const SPEED: Option = { name: 'speed', values: ['3', 'lowest'], default: 'lowest', times: 1 }
const OPTIONS = [COURSE, SPEED]
const GAME: Game = {
  name: 'some-game',
  title: 'Some Game',
  idea: '',
  length: '',
  rules_version: 1,
  seats: [2, 3, 4],
  options: OPTIONS,
  sides: [],
  lesson: false,
  usual_seats: 4,
  origins: {},
  moves: {},
  claims: {},
}

function answering(answers: Record<string, unknown>): { asked: { path: string; body: unknown }[] } {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(init.body as string) : null })
    const found = answers[path]
    const refusal = { message: { name: 'room-missing', arguments: {} }, words: 'No such table.' }
    return Promise.resolve(Response.json(found ?? refusal, { status: found ? 200 : 404 }))
  })
  return { asked }
}

beforeEach(() => {
  localStorage.clear()
  set({ name: '', level: 'medium', character: '' })
  company.bots = null
})
afterEach(() => vi.unstubAllGlobals())

describe('the number of players', () => {
  it('lies between the lowest and the highest number of players', () => {
    expect(playersOf([4, 5, 6, 7, 8])).toEqual({ low: 4, high: 8 })
  })
})

describe('laying a table from the lobby', () => {
  const laid = { table: { id: 'T4bl3' }, seat: 0, token: 'mine', key: 'theirs' }

  it('takes one request to be in the middle of a game with bots', async () => {
    const { asked } = answering({ '/api/tables': laid })
    await playNow(GAME)
    expect(asked).toHaveLength(1)
    expect(asked[0]!.body).toMatchObject({ game: 'some-game', seats: 4, pause: 0.6, fill: true, start: true })
    expect(here.route).toEqual({ page: 'table', id: 'T4bl3' })
    expect(accessTo('T4bl3')).toEqual({ token: 'mine', key: 'theirs' })
  })

  it('is for as many and by the options of the last time, as far as the game has them', async () => {
    const { asked } = answering({ '/api/tables': laid })
    rememberAgreed('some-game', {
      seats: 3,
      options: { [SPEED.name]: SPEED.values.at(-1)!, gone: 'yes', [COURSE.name]: 'nowhere' },
    })
    await playNow(GAME)
    expect(asked[0]!.body).toMatchObject({ seats: 3, options: { [SPEED.name]: SPEED.values.at(-1)! } })
    rememberAgreed('some-game', { seats: 99, options: {} })
    await playNow(GAME)
    expect(asked[1]!.body).toMatchObject({ seats: 4, options: {} })
  })

  it('sits down by the name that is known', async () => {
    set({ name: ' Vera ' })
    const { asked } = answering({ '/api/tables': laid })
    await playNow(GAME)
    expect(asked[0]!.body).toMatchObject({ name: 'Vera' })
  })

  it('seats bots of the level and the character that were chosen, and asks for none with friends', async () => {
    const { asked } = answering({ '/api/tables': laid, '/api/tables/T4bl3/bots': {} })
    await playNow(GAME)
    expect(asked[0]!.body).toMatchObject({ bot: 'medium', character: '' })
    set({ level: 'hard', character: 'gale' })
    await playNow(GAME)
    await seatBot('T4bl3', {}, 2, wanted('some-game'))
    for (const { body } of asked.slice(1)) expect(body).toMatchObject({ bot: 'hard', character: 'gale' })
    expect(kept('settings', {})).toMatchObject({ level: 'hard', character: 'gale' })
    await inviteTo(GAME)
    expect(asked.at(-1)!.body).not.toHaveProperty('bot')
  })

  it('contributes something of its own to the seed', async () => {
    const { asked } = answering({ '/api/tables': laid })
    await playNow(GAME)
    await playNow(GAME)
    const parts = asked.map((one) => (one.body as { contribution: string }).contribution)
    expect(parts[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(parts[0]).not.toBe(parts[1])
  })

  it('leaves the seats free for friends, and one’s own name to be asked for', async () => {
    const { asked } = answering({ '/api/tables': { ...laid, seat: null, token: null } })
    await inviteTo(GAME)
    expect(asked[0]!.body).not.toHaveProperty('name')
    expect(asked[0]!.body).not.toHaveProperty('start')
    expect(accessTo('T4bl3')).toEqual({ key: 'theirs' })
  })
})

describe('bots that have learned', () => {
  const BOTS = {
    levels: ['easy', 'hard'],
    learned: ['learned-easy', 'learned-hard'],
    learned_games: ['some-game'],
    characters: [],
  }

  it('are offered in the games that they have learned, and where no game is chosen yet', async () => {
    expect(levelsIn('some-game')).toEqual({ written: ['medium'], learned: [] })
    answering({ '/api/bots': BOTS })
    await learnOfBots()
    expect(levelsIn('some-game')).toEqual({ written: BOTS.levels, learned: BOTS.learned })
    expect(levelsIn()).toEqual(levelsIn('some-game'))
    expect(levelsIn('another')).toEqual({ written: BOTS.levels, learned: [] })
  })

  it('stand back for those of the same level in a game that nobody has learned', async () => {
    set({ level: 'learned-hard' })
    expect(wanted('another').bot).toBe('learned-hard')
    const { asked } = answering({ '/api/bots': BOTS, '/api/tables': { table: { id: 'T4bl3' } } })
    await learnOfBots()
    expect(wanted('some-game').bot).toBe('learned-hard')
    expect(wanted('another').bot).toBe('hard')
    await playNow({ ...GAME, name: 'another' })
    expect(asked.at(-1)!.body).toMatchObject({ bot: 'hard' })
    set({ level: 'easy' })
    expect(wanted('some-game').bot).toBe('easy')
  })
})

describe('the tables of the lobby', () => {
  const table = (id: string, changes: Partial<Table> = {}): Partial<Table> => ({
    id,
    status: 'playing',
    own: 0,
    ...changes,
  })

  const running = (id: string, seat = 0): unknown => ({
    seat,
    token: `${id} ${seat}`,
    key: null,
    table: table(id),
    asked: false,
  })

  it('are one’s own first, once each, and those no second time', async () => {
    remember('mine', { token: 'mine 0' })
    const { asked } = answering({
      '/api/home/seats': { kept: 1 },
      '/api/home?language=': {
        running: [running('mine'), running('mine', 1), running('elsewhere')],
        finished: [],
        unread: 0,
      },
      '/api/tables?status=open': [],
      '/api/tables?status=playing': [table('mine'), table('other')],
    })
    const hall = new Hall()
    await hall.refresh()
    await hall.refresh()
    expect(hall.own.map((one) => one.table.id)).toEqual(['mine', 'elsewhere'])
    expect(hall.playing.map((one) => one.id)).toEqual(['other'])
    expect(hall.known).toBe(true)
    const brought = asked.filter((one) => one.path === '/api/home/seats')
    expect(brought.map((one) => one.body)).toEqual([{ seats: [{ table: 'mine', token: 'mine 0' }] }])
    expect(accessTo('mine')).toEqual({ token: 'mine 0' })
    expect(accessTo('elsewhere')).toEqual({ token: 'elsewhere 0' })
  })

  it('are none for whoever never sat down, and the server is not asked for a home', async () => {
    const { asked } = answering({ '/api/tables?status=open': [], '/api/tables?status=playing': [] })
    const hall = new Hall()
    await hall.refresh()
    expect(hall.own).toEqual([])
    expect(asked.some((one) => one.path.startsWith('/api/home'))).toBe(false)
  })
})

describe('options', () => {
  it('begin with what is usual', () => {
    expect(usualOptions(OPTIONS)).toEqual({ course: 'usual', speed: 'lowest' })
    expect(valuesOf(SPEED)).toEqual(['lowest', '3'])
  })

  it('may have several values, one after the other', () => {
    expect(partsOf('start-a, finish-b')).toEqual(['start-a', 'finish-b'])
    expect(valueNames('course', 'start-a,finish-b')).toEqual([
      'option-course-start-a',
      'option-course-finish-b',
    ])
  })

  it('are complete once no value is left open', () => {
    expect(isComplete('usual')).toBe(true)
    expect(isComplete('start-a,finish-b')).toBe(true)
    expect(isComplete('start-a,')).toBe(false)
  })

  it('are told by their name and then explained', () => {
    expect(split('Second: 17 Voices, several sets')).toEqual({
      name: 'Second',
      about: '17 Voices, several sets',
    })
    expect(split('No')).toEqual({ name: 'No', about: '' })
  })
})

describe('an error', () => {
  const problem = (name: string, values: Record<string, string> = {}) => ({ name, arguments: values })

  it('is shown at the field that it is about', () => {
    expect(placeOf(problem('room-no-name'), OPTIONS)).toBe('name')
    expect(placeOf(problem('error-seats'), OPTIONS)).toBe('seats')
    expect(placeOf(problem('error-value', { option: 'speed' }), OPTIONS)).toEqual({ option: 'speed' })
    expect(placeOf(problem('error-course', { value: 'x' }), OPTIONS)).toEqual({ option: 'course' })
    expect(placeOf(problem('error-both', { speed: '3' }), OPTIONS)).toEqual({ option: 'speed' })
    expect(placeOf(problem('error-too-many'), OPTIONS)).toBe('form')
  })

  it('names options and values as the form does', () => {
    const words = new Words('en', en)
    const text = (name: string): string => words.say({ name, arguments: {} })
    const told = (name: string, values: Record<string, string>) =>
      inWords(problem(name, values), 'course', OPTIONS, text).arguments
    expect(told('error-value', { option: 'speed', value: 'usual', values: 'start-a, finish-b' })).toEqual({
      option: 'Starting Speed of Cerberus',
      value: 'Start A, Promontory, Rope Bridge, Finish B',
      values: 'Start A, Finish B',
    })
    expect(told('error-both', { course: 'start-a', speed: '5', game: 'x' })).toEqual({
      course: 'Start A',
      speed: '5',
      game: 'x',
    })
  })
})

describe('a time', () => {
  it('is told in the largest unit that fits', () => {
    expect(durationOf(30)).toEqual({ unit: 'seconds', count: 30 })
    expect(durationOf(60)).toEqual({ unit: 'minutes', count: 1 })
    expect(durationOf(90)).toEqual({ unit: 'seconds', count: 90 })
    expect(durationOf(7_200)).toEqual({ unit: 'hours', count: 2 })
    expect(durationOf(604_800)).toEqual({ unit: 'days', count: 7 })
  })
})
