/** A game that brings nothing to the browser is played in the plain room. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import english from '../../examples/liars-dice/liars_dice/text/en.ftl?raw'
import shared from '../../turncoat/text/en.ftl?raw'
import { pictureOf, roomOf } from '../src/games'
import GamePicture from '../src/lobby/GamePicture.svelte'
import { cardWords, handOf } from '../src/plain/cards'
import type { Message, Move, Scene, Table, View } from '../src/protocol/messages'
import type { Told, Wire } from '../src/protocol/wire.svelte'
import { settings } from '../src/shell/settings.svelte'
import { LiveTable } from '../src/table/live.svelte'
import { answersTo } from '../src/table/menu'
import TableShell from '../src/table/TableShell.svelte'
import { speech } from '../src/words/speech.svelte'
import { Words } from '../src/words/words'
import { event, log, view, WELCOME } from './told'

const NAMES = ['Anna', 'Boris', 'Vera']
const message = (name: string, values: Message['arguments'] = {}): Message => ({ name, arguments: values })

/** A move whose words are given. */
function worded(...all: [family: string, words: string][]): { moves: Move[]; say: (move: Move) => string } {
  const moves = all.map(([family], number) => ({
    number,
    text: `${family} ${number}`,
    family,
    parameters: {},
    message: message('m'),
  }))
  return { moves, say: (move) => all[move.number]![1] }
}

/** A scene that says something of its players. */
function withPlayers(players: object[]): Scene {
  const scene = { ...view(0).scene, players }
  return scene
}

/** The words of the answers to moves. */
function answers(...all: [family: string, words: string][]): string[] {
  const { moves, say } = worded(...all)
  return answersTo(moves, say).map((answer) => answer.words)
}

/** Bids on some dice of some faces, as moves of a family. */
const bids = (dice: number[], faces: number[], family = 'bid'): [string, string][] =>
  dice.flatMap((die) => faces.map((face): [string, string] => [family, `Bid ${die} of ${face}`]))

describe('answers', () => {
  it('are the moves themselves while each has a number key', () => {
    expect(answers(...bids([1, 2, 3], [1, 2, 3]))).toHaveLength(9)
    expect(answers(['doubt', 'I doubt it'])).toEqual(['I doubt it'])
    expect(answers()).toEqual([])
  })

  it('are steps by the words in which many moves begin to differ', () => {
    const found = answers(...bids([1, 2, 10], [1, 2, 3, 4, 5, 6]))
    expect(found).toEqual(['Bid 1 of …', 'Bid 2 of …', 'Bid 10 of …'])
  })

  it('are families first, where these begin with words of their own', () => {
    const ask: [string, string][] = NAMES.flatMap((name) =>
      [1, 2].map((card): [string, string] => ['ask', `Ask ${name} for card ${card}`]),
    )
    expect(answers(...bids([1, 2], [1, 2, 3, 4, 5, 6]), ...ask)).toEqual([
      'Bid …',
      ...ask.map(([, words]) => words),
    ])
  })

  it('show what stands alone as it is', () => {
    const found = answers(...bids([1, 2, 3], [1, 2, 3, 4, 5, 6]), ['doubt', 'I doubt it'])
    expect(found).toEqual(['Bid …', 'I doubt it'])
  })

  it('are taken apart at once where a family has no common words', () => {
    const bare = bids([1, 2, 3], [1, 2, 3, 4, 5, 6]).map(([family, words]): [string, string] => [
      family,
      words.slice(4),
    ])
    expect(answers(...bare, ['doubt', 'I doubt it'])).toEqual(['1 of …', '2 of …', '3 of …', 'I doubt it'])
  })

  it('are not hidden behind a step that the keys have room for', () => {
    const found = answers(...bids([1], [1, 2]), ...bids([2], [1, 2, 3, 4, 5, 6, 7, 8]))
    expect(found).toEqual(['Bid 1 of 1', 'Bid 1 of 2', 'Bid 2 of …'])
  })

  it('lead to every move, however alike the words are', () => {
    const alike: [string, string][] = Array.from({ length: 12 }, () => ['take', 'Take a card'])
    expect(answers(...alike)).toHaveLength(12)
    const { moves, say } = worded(...bids([1, 2, 3, 4], [1, 2, 3, 4, 5, 6]), ...alike)
    const reached = (left: readonly Move[]): number[] =>
      left.length === 1 ? [left[0]!.number] : answersTo(left, say).flatMap((answer) => reached(answer.moves))
    expect(reached(moves).sort((one, other) => one - other)).toEqual(moves.map((move) => move.number))
  })
})

describe('the room of a game', () => {
  it('is the plain one where it brings none', async () => {
    const room = await roomOf('liars-dice')
    expect(room.Board).toBeUndefined()
    expect(room.onBoard({} as Move, {} as Scene)).toBe(false)
    expect(pictureOf('liars-dice')).toBeUndefined()
  })

  it('stands on the plain one where it brings some of it', async () => {
    const plain = await roomOf('liars-dice')
    const room = await roomOf('passengers')
    expect(room.Board).toBeDefined()
    expect(room.Badge).not.toBe(plain.Badge)
  })
})

describe('plain cards', () => {
  const scene = (hand: unknown): Scene => withPlayers([{ hand }])

  it('are the hands that are lists of names', () => {
    expect(handOf(scene(['fox', 3, null]), 0)).toEqual(['fox', 3, null])
    expect(handOf(scene({ fox: 2 }), 0)).toEqual([])
    expect(handOf(scene([{ card: 'fox' }]), 0)).toEqual([])
    expect(handOf(scene(undefined), 0)).toEqual([])
    expect(handOf(scene(['fox']), 7)).toEqual([])
  })

  it('are called by their message, or by their name', () => {
    speech.words = new Words('en', `${shared}\ncard-fox = The Fox\n`)
    expect(cardWords('fox')).toBe('The Fox')
    expect(cardWords('owl')).toBe('owl')
    expect(cardWords(3)).toBe('3')
    expect(cardWords(null)).toBe('A card face down')
  })
})

describe('the picture of a game that brings none', () => {
  const drawn = (game: string): string => {
    const shown = mount(GamePicture, { target: document.body, props: { game } })
    const html = document.body.innerHTML.replace(/id="[^"]*"|url\([^)]*\)/g, '')
    void unmount(shown)
    return html
  }

  it('has the initials of its name, and is always the same', () => {
    expect(drawn('liars-dice')).toContain('>LD<')
    expect(drawn('liars-dice')).toBe(drawn('liars-dice'))
    expect(drawn('love-dare')).not.toBe(drawn('liars-dice'))
  })

  it('can be made of any name', () => {
    expect(drawn('кости')).toContain('>К<')
    expect(drawn('a-game-of-many-words')).toContain('>AGO<')
    expect(drawn('')).toContain('<svg')
  })
})

describe('a table in the plain room', () => {
  const HAND = [6, 5, 2]
  let live: LiveTable
  let tell: (...told: Told[]) => void
  let sent: [number, number][]
  let page: ReturnType<typeof mount>

  const wire = {
    link: 'open',
    shown: () => {},
    want: () => {},
    timeAt: (now: number) => now / 1000,
    move: (...move: [number, number]) => {
      sent.push(move)
      return new Promise(() => {})
    },
  } as unknown as Wire

  /** All bids on nine dice, and a doubt. */
  const moves: Move[] = Array.from({ length: 54 }, (_, number) => {
    const [dice, face] = [1 + Math.floor(number / 6), 1 + (number % 6)]
    const text = `bid ${dice} ${face}`
    return { number, text, family: 'bid', parameters: {}, message: message('move-bid', { dice, face }) }
  })
  moves.push({ number: 54, text: 'doubt', family: 'doubt', parameters: {}, message: message('move-doubt') })

  const shows = (changes: Partial<View> = {}): Extract<Told, { type: 'view' }> =>
    view(0, {
      scene: withPlayers(NAMES.map((_, seat) => ({ seat, dice: 3, hand: seat === 0 ? HAND : [] }))),
      prompt: message('prompt-open'),
      hint: message('rule', { dice: 9 }),
      description: [message('table-dice', { seat: { seat: 1 }, dice: 3 })],
      moves,
      ...changes,
    })

  const buttons = (): HTMLButtonElement[] => [
    ...document.querySelectorAll<HTMLButtonElement>('.answers button'),
  ]
  const labels = (): string[] => buttons().map((one) => one.lastChild!.textContent!)
  const press = (label: string, detail = 1): void => {
    buttons()
      .find((one) => one.lastChild!.textContent === label)!
      .dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
    flushSync()
  }
  const key = (name: string): void => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    flushSync()
  }

  beforeEach(async () => {
    vi.useFakeTimers()
    speech.words = new Words('en', `${shared}\n${english}`)
    speech.game = 'liars-dice'
    settings.pace = 'at-once'
    sent = []
    live = new LiveTable((hear) => {
      tell = (...told) => told.forEach(hear)
      return wire
    })
    const players = NAMES.map((name, seat) => ({
      seat,
      name,
      kind: 'person',
      away: false,
      present: true,
      settled: false,
      muted: false,
    }))
    tell(
      WELCOME,
      { type: 'table', id: 'T', game: 'liars-dice', status: 'playing', players } as { type: 'table' } & Table,
      log(event(0)),
      shows(),
    )
    await vi.advanceTimersByTimeAsync(0)
    page = mount(TableShell, { target: document.body, props: { live, room: await roomOf('liars-dice') } })
    flushSync()
  })
  afterEach(() => {
    void unmount(page)
    vi.useRealTimers()
  })

  it('shows the question, the table in words, what is held, and what is known of the players', () => {
    expect(document.querySelector('[data-testid=prompt]')!.textContent).toBe('Make the first bid.')
    expect(document.querySelector('.board .sheet')!.textContent).toContain('Boris has 3 dice.')
    const held = [...document.querySelectorAll('.hand .card')].map((card) => card.textContent!.trim())
    expect(held).toEqual(['6', '5', '2'])
    const seats = [...document.querySelectorAll('.seats li')].map((seat) => seat.textContent)
    expect(seats[1]).toContain('3 dice')
  })

  it('offers many moves in steps, each of which can be taken back, and makes the one that is left', () => {
    expect(labels()).toEqual([...Array.from({ length: 9 }, (_, dice) => `${dice + 1} × …`), 'I doubt it'])
    press('3 × …')
    expect(labels()).toEqual(['3 × 1', '3 × 2', '3 × 3', '3 × 4', '3 × 5', '3 × 6'])
    key('Escape')
    expect(labels()).toHaveLength(10)
    press('4 × …')
    press('4 × 5')
    expect(sent).toEqual([[0, 22]])
  })

  it('makes a move at once where it stands alone', () => {
    press('I doubt it')
    expect(sent).toEqual([[0, 54]])
  })

  it('never makes a move by the second click of a double one', () => {
    press('3 × …')
    press('3 × 1', 2)
    expect(sent).toEqual([])
  })

  it('is played by number keys', () => {
    key('3')
    key('2')
    expect(sent).toEqual([[0, 13]])
  })

  it('is played by arrow keys, which go round, and the next step takes the focus', async () => {
    buttons()[0]!.focus()
    key('ArrowRight')
    expect(document.activeElement).toBe(buttons()[1])
    key('ArrowLeft')
    key('ArrowLeft')
    expect(document.activeElement).toBe(buttons()[9])
    press('2 × …')
    await vi.advanceTimersByTimeAsync(0)
    expect(document.activeElement).toBe(buttons()[0])
  })

  it('lets a card be picked that choices speak of', async () => {
    speech.words = new Words(
      'en',
      `${shared}\n${english}\ncard-fox = Fox\ncard-owl = Owl\nplay = Play { $card }\n`,
    )
    const cards = ['fox', 'owl']
    tell(
      shows({
        scene: withPlayers([{ seat: 0, hand: cards }]),
        moves: cards.map((card, number) => ({
          number,
          text: `play ${card}`,
          family: 'play',
          parameters: {},
          message: message('play', { card: { thing: `card-${card}` } }),
        })),
      }),
    )
    await vi.advanceTimersByTimeAsync(0)
    flushSync()
    const [, owl] = document.querySelectorAll<HTMLElement>('.hand .offered')
    owl!.click()
    expect(sent).toEqual([[0, 1]])
  })

  it('shows the cards of others once they lie open', async () => {
    expect(document.querySelectorAll('.seats .card')).toHaveLength(0)
    const players = NAMES.map((_, seat) => ({ seat, dice: 1, hand: [seat + 1] }))
    tell(shows({ moves: [], scene: withPlayers(players) }))
    await vi.advanceTimersByTimeAsync(0)
    flushSync()
    const open = [...document.querySelectorAll('.seats .card')].map((card) => card.textContent!.trim())
    expect(open).toEqual(['1', '2', '3'])
  })
})
