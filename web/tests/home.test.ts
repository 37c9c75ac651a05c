import { beforeEach, describe, expect, it, vi } from 'vitest'
import { comeHome, isEmpty, recall } from '../src/home/homecoming'
import { favourite, pathTo, suggestions } from '../src/home/next'
import { statistics } from '../src/home/statistics'
import type { FinishedGame, Game } from '../src/protocol/messages'
import { accessTo, remember } from '../src/shell/access'
import { forgetHome, homeLink, homeSecret, moveTo, ownHome, takeHome } from '../src/shell/home'
import { keep, kept } from '../src/shell/keep'

const finished = (changes: Partial<FinishedGame> = {}): FinishedGame => ({
  table: 'T',
  game: 'boats',
  seats: 4,
  options: { speed: 'slow' },
  public: false,
  players: [
    { name: 'Vera', bot: null },
    { name: 'Ash', bot: 'handwritten' },
  ],
  winners: [0],
  resigned: false,
  ended_at: 1,
  role: 'souls',
  figures: [
    { name: 'points', value: 4, of: null },
    { name: 'votes', value: 2, of: 3 },
  ],
  claims: 3,
  lies: 1,
  believed: 1,
  seat: 0,
  token: 't',
  key: null,
  role_words: 'Souls',
  figure_words: { points: 'Points', votes: 'Votes' },
  ...changes,
})

const game = (name: string, changes: Partial<Game> = {}): Game => ({
  name,
  title: name,
  idea: '',
  length: '',
  rules_version: 1,
  seats: [4, 5, 6],
  options: [{ name: 'speed', values: ['slow', 'fast'], default: 'slow', times: 1 }],
  sides: [],
  lesson: false,
  usual_seats: 5,
  origins: {},
  moves: {},
  claims: {},
  ...changes,
})

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/home')
})

describe('a home', () => {
  it('is a secret that is drawn once and kept', () => {
    expect(homeSecret()).toBeNull()
    const own = ownHome()
    expect(own).toMatch(/^[\w-]{32}$/)
    expect(ownHome()).toBe(own)
    expect(homeLink(own)).toBe(`${location.origin}/home#${own}`)
  })

  it('comes with a link, and leaves the address', () => {
    history.replaceState(null, '', '/home#somewhere')
    expect(takeHome()).toBe('somewhere')
    expect(location.hash).toBe('')
    expect(takeHome()).toBeNull()
  })

  it('keeps seats when homes are brought together, and forgets them when it is replaced', () => {
    remember('T', { token: 't' })
    moveTo('other', true)
    expect(accessTo('T')).toEqual({ token: 't' })
    moveTo('another', false)
    expect(accessTo('T')).toEqual({})
    expect(homeSecret()).toBe('another')
  })

  it('is forgotten with all that was written down at its tables, but not the language', () => {
    ownHome()
    remember('T', { token: 't' })
    keep('notes.T', { text: 'Cole lies' })
    keep('settings', { language: 'ru' })
    forgetHome()
    expect(Object.keys(localStorage)).toEqual(['turncoat.settings'])
    expect(kept('settings', {})).toEqual({ language: 'ru' })
  })

  it('gives a seat back to a browser that does not know it, but not one that was left to a bot', async () => {
    ownHome()
    const home = {
      running: [],
      finished: [finished({ table: 'left', resigned: true }), finished({ table: 'played', key: 'k' })],
      unread: 0,
    }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(home)))
    await recall('left')
    await recall('played')
    expect(accessTo('left')).toEqual({})
    expect(accessTo('played')).toEqual({ token: 't', key: 'k' })
  })

  it('that nobody knows is empty', async () => {
    ownHome()
    const missing = { message: { name: 'home-missing', arguments: {} }, words: '' }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(missing, { status: 404 })))
    const own = ownHome()
    expect(isEmpty(await comeHome())).toBe(true)
    expect(homeSecret()).toBe(own)
  })

  it('that was deleted on another device is forgotten here, with its seats', async () => {
    ownHome()
    remember('T', { token: 't' })
    keep('brought', ['T'])
    const home = { running: [], finished: [finished()], unread: 0 }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(home)))
    await comeHome()
    const missing = { message: { name: 'home-missing', arguments: {} }, words: '' }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(missing, { status: 404 })))
    expect(isEmpty(await comeHome())).toBe(true)
    expect(homeSecret()).toBeNull()
    expect(accessTo('T')).toEqual({})
  })
})

describe('statistics', () => {
  const games = [
    finished({ ended_at: 3, winners: [1], figures: [{ name: 'points', value: 7, of: null }] }),
    finished({ ended_at: 2, role: 'demons', role_words: 'Demons' }),
    finished({ ended_at: 1 }),
    finished({ resigned: true }),
    finished({ game: 'dice', role: null, role_words: null, figures: [], figure_words: {}, claims: 0 }),
  ]

  it('count wins, figures, lies and votes by game and role, without what was left to a bot', () => {
    const [boats, dice] = statistics(games)
    expect(boats).toMatchObject({ game: 'boats', measure: 'Points' })
    expect(boats!.all).toMatchObject({ games: 3, wins: 2, claims: 9, lies: 3, believed: 3 })
    expect(boats!.all.counted).toEqual([
      { name: 'points', words: 'Points', value: 5, of: null },
      { name: 'votes', words: 'Votes', value: 4, of: 6 },
    ])
    expect(boats!.roles.map((role) => [role.words, role.games, role.wins])).toEqual([
      ['Souls', 2, 1],
      ['Demons', 1, 1],
    ])
    expect(dice).toMatchObject({
      game: 'dice',
      roles: [],
      measure: null,
      course: [{ won: true, value: null }],
    })
  })

  it('show the newest games in the order in which they were played', () => {
    expect(statistics(games)[0]!.course).toEqual([
      { won: true, value: 4 },
      { won: true, value: 4 },
      { won: false, value: 7 },
    ])
  })
})

describe('what to try next', () => {
  it('is a variant, more seats, people, and a game that is not known yet', () => {
    const found = suggestions([finished()], [game('dice'), game('boats')])
    expect(found.map((one) => one.kind)).toEqual(['variant', 'seats', 'people', 'game'])
    expect(found.map(pathTo)).toEqual([
      '/new?game=boats&option=speed%3Dfast',
      '/new?game=boats&seats=5',
      '/new?game=boats',
      '/new?game=dice',
    ])
  })

  it('is nothing that was done already', () => {
    const played = [
      finished({ seats: 6, options: { speed: 'fast' } }),
      finished({ players: ['Vera', 'Boris'].map((name) => ({ name, bot: null })) }),
    ]
    expect(suggestions(played, [game('boats')])).toEqual([])
    expect(suggestions([], [game('boats')])).toEqual([])
    expect(favourite([finished({ game: 'gone' })], [game('boats')])).toBeNull()
  })
})
