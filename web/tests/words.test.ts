import { describe, expect, it } from 'vitest'
import shared from '../../turncoat/text/en.ftl?raw'
import sharedRussian from '../../turncoat/text/ru.ftl?raw'
import passengers from '../../turncoat/games/passengers/text/en.ftl?raw'
import passengersRussian from '../../turncoat/games/passengers/text/ru.ftl?raw'
import type { Argument } from '../src/protocol/messages'
import { kindOf, manner, nameOf } from '../src/words/names'
import { speech, text } from '../src/words/speech.svelte'
import { listed, message } from '../src/words/message'
import { Words } from '../src/words/words'

const english = new Words('en', `${shared}\n${passengers}`)
const russian = new Words('ru', `${sharedRussian}\n${passengersRussian}`)
const NAMES = ['Anna', 'Bran', 'Вера']

const say = (words: Words, name: string, values: Record<string, Argument> = {}): string =>
  words.say({ name, arguments: values }, NAMES)

describe('an argument', () => {
  it('that is a number or a text is itself', () => {
    expect(say(english, 'player', { number: 3 })).toBe('Player 3')
    expect(say(russian, 'player', { number: 3 })).toBe('Игрок 3')
    expect(say(english, 'error-value', { option: 'x', value: 'y', values: 'z' })).toContain('“y”')
  })

  it('that is a number chooses the plural of the language', () => {
    const free = (words: Words, count: number): string =>
      say(words, 'web-waiting-free-seats', { free: count })
    expect([0, 1, 2].map((count) => free(english, count))).toEqual([
      'Everybody is here.',
      'One seat is still free.',
      '2 seats are still free.',
    ])
    expect([1, 2, 5].map((count) => free(russian, count))).toEqual([
      'Свободно ещё 1 место.',
      'Свободно ещё 2 места.',
      'Свободно ещё 5 мест.',
    ])
  })

  it('that is a thing has its own words, a name for choices, and its forms', () => {
    const source = [
      'card = card',
      '    .genitive = of the card',
      'told = { $what }, { $what-genitive }, { $what-id ->',
      '    [card] the one',
      '   *[other] another',
      '}',
    ].join('\n')
    expect(new Words('en', source).say({ name: 'told', arguments: { what: { thing: 'card' } } })).toBe(
      'card, of the card, the one',
    )
  })

  it('that is a player is the name at the table, or the number of the seat', () => {
    const went: Record<string, Argument> = { player: { seat: 1 } }
    expect(say(english, 'player-came-back', went)).toBe('Bran is back.')
    expect(english.say({ name: 'player-came-back', arguments: went })).toBe('Player 2 is back.')
  })

  it('that is players is their names in a row, with their number', () => {
    const seats = (words: Words, ...who: number[]): string =>
      say(words, 'web-won', { seats: { seats: who }, count: who.length })
    expect(seats(english, 1)).toBe('Bran wins')
    expect(seats(english, 0, 1)).toBe('Anna and Bran win')
    expect(seats(english, 0, 1, 2)).toBe('Anna, Bran and Вера win')
    expect(seats(russian, 0, 1, 2)).toBe('Победа: Anna, Bran и Вера')
    const counted = new Words('en', `${shared}\ncounted = { $who } ({ $who-count })`)
    expect(counted.say({ name: 'counted', arguments: { who: { seats: [] } } })).toBe('nobody (0)')
    expect(counted.say({ name: 'counted', arguments: { who: { seats: [4, 0] } } })).toBe(
      'Player 5 and Player 1 (2)',
    )
  })

  it('that is another message is that message in words', () => {
    const prompt: Argument = { name: 'player-came-back', arguments: { player: { seat: 0 } } }
    expect(say(english, 'error-illegal', { prompt })).toContain('Anna is back.')
    expect(say(russian, 'error-illegal', { prompt })).toContain('Anna')
  })
})

describe('the example of the protocol', () => {
  const placed: Record<string, Argument> = { seat: { seat: 1 }, boat: { thing: 'boat-raven' }, space: 3 }

  it('reads in English as it says', () => {
    expect(say(english, 'news-shadow-placed', placed)).toBe(
      'Bran put a Shadow Passenger on space 3 of the Raven.',
    )
  })

  it('reads in Russian as it says', () => {
    expect(say(russian, 'news-shadow-placed', placed)).toBe(
      'Bran сажает таинственного пассажира на место 3 в лодке ворона.',
    )
  })
})

describe('words', () => {
  it('that are missing show their name', () => {
    expect(say(english, 'no-such-message')).toBe('no-such-message')
    expect(english.has('no-such-message')).toBe(false)
    expect(english.has('language')).toBe(true)
  })

  it('have no invisible marks around what is put in', () => {
    expect(say(english, 'player', { number: 1 })).toMatch(/^[\x20-\x7e]+$/)
  })

  it('have attributes, or not', () => {
    const words = new Words('en', 'card = Card\n    .long = A long text')
    expect(words.attribute('card', 'long')).toBe('A long text')
    expect(words.attribute('card', 'short')).toBeNull()
    expect(words.attribute('none', 'long')).toBeNull()
  })

  it('list things in a row', () => {
    const items = ['a', 'b', 'c'].map((name) => message('named', { name }))
    const words = new Words('en', `${shared}\nnamed = { $name }`)
    expect(words.say(message('named', { name: listed(items) }))).toBe('a, b and c')
  })

  it('of the page are the same in both languages', () => {
    const names = (source: string): string[] =>
      [...source.matchAll(/^(web-[\w-]+) =/gm)].map((one) => one[1]!)
    expect(names(sharedRussian).sort()).toEqual(names(shared).sort())
  })
})

describe('names', () => {
  it('of bots are written in the alphabet of the reader, those of people as they are', () => {
    speech.words = new Words('ru', 'web-bot-name-ash = Эш\n')
    const player = {
      seat: 0,
      bot: null,
      character: null,
      away: false,
      present: true,
      settled: false,
      muted: false,
    }
    expect(nameOf({ ...player, kind: 'bot', name: 'Ash' })).toBe('Эш')
    expect(nameOf({ ...player, kind: 'bot', name: 'Ash 2' })).toBe('Эш 2')
    expect(nameOf({ ...player, kind: 'bot', name: 'Zed' })).toBe('Zed')
    expect(nameOf({ ...player, kind: 'person', name: 'Ash' })).toBe('Ash')
    expect(nameOf({ ...player, kind: 'free', name: null })).toBe('')
  })

  it.each([
    ['en', shared],
    ['ru', sharedRussian],
  ])(
    'of characters stand beside their manner, and levels beside what is only a bot (%s)',
    (language, words) => {
      speech.words = new Words(language, words)
      const bot = {
        seat: 0,
        kind: 'bot' as const,
        name: 'Ash',
        away: false,
        present: true,
        settled: false,
        muted: false,
      }
      const levels = ['easy', 'medium', 'hard'].flatMap((level) => [level, `learned-${level}`])
      const kinds = levels.map((level) => kindOf({ ...bot, bot: level, character: 'ash' }))
      expect(new Set(kinds).size).toBe(6)
      expect(kindOf({ ...bot, bot: 'handwritten', character: 'ash' })).toBe(text('web-bot'))
      expect(manner('ash')!.title).toBe(text('web-manner-ash'))
      expect(manner('ash')!.text).toMatch(/\.$/)
      expect(manner('zed')).toBeNull()
    },
  )
})
