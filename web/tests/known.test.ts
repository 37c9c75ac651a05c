/** What is certain: grouped by what it is about, on the things themselves, and apart from what one guesses. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import shared from '../../turncoat/text/en.ftl?raw'
import type { Fact, Known as KnownData, Line, Message, Player } from '../src/protocol/messages'
import { Choice } from '../src/table/choice.svelte'
import Guesses from '../src/table/Guesses.svelte'
import { grouped, point, showFacts, signOf } from '../src/table/known.svelte'
import Known from '../src/table/Known.svelte'
import { nextMark } from '../src/table/notes.svelte'
import { target } from '../src/table/target'
import { speech } from '../src/words/speech.svelte'
import { Words } from '../src/words/words'
import { claim } from './told'

const NAMES = ['Anna', 'Boris', 'Vera']
const OWN = `
known-is = { $seat } is { $what }.
known-here = Here lies { $what }.
claim-i = I am { $what }.
ribbon = Votes
cell = { $seat } voted.
`
const message = (name: string, values: Message['arguments'] = {}): Message => ({ name, arguments: values })
const is = (seat: number, what: string): Fact => ({
  about: `seat-${seat}`,
  message: message('known-is', { seat: { seat }, what }),
  sign: message('known-sign', { what }),
})
const FACTS: Fact[] = [
  { about: 'space-1', message: message('known-here', { what: 'gold' }), sign: null },
  is(2, 'a wolf'),
  { about: '', message: message('known-here', { what: 'nothing' }), sign: null },
  is(1, 'a sheep'),
]
const KNOWN: KnownData = {
  facts: FACTS,
  ribbons: [
    {
      title: message('ribbon'),
      columns: [
        { sign: message('name', { seat: { seat: 1 } }), message: message('cell', { seat: { seat: 1 } }) },
      ],
      rows: [
        [null],
        [{ sign: message('known-sign', { what: 'R2' }), message: message('cell', { seat: { seat: 1 } }) }],
        [null],
      ],
    },
  ],
}

let parts: Record<string, unknown>[] = []

function show<Props extends object>(component: Component<Props>, props: NoInfer<Props>): void {
  parts.push(mount(component, { target: document.body, props }))
  flushSync()
}

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent!.replace(/\s+/g, ' ').trim())

beforeEach(() => {
  document.body.innerHTML = ''
  speech.words = new Words('en', shared + OWN)
})

afterEach(() => {
  parts.forEach((part) => void unmount(part))
  parts = []
  showFacts([], [])
})

describe('what is known', () => {
  it('is grouped by players, and all else stands together', () => {
    expect(grouped(FACTS, 3).map(({ seat, facts }) => [seat, facts.length])).toEqual([
      [1, 1],
      [2, 1],
      [null, 2],
    ])
  })

  it('is listed with the votes and with what was said, what was said again once', () => {
    const onpoint = vi.fn()
    const said = (line: number, seat: number, what: string): Line => ({
      ...claim(line),
      seat,
      text: what,
      hearers: [0, 1, 2],
      message: message('claim-i', { what }),
    })
    const lines = [said(0, 1, 'good'), said(1, 2, 'bad'), said(2, 1, 'good')]
    show(Known, { known: KNOWN, names: NAMES, seat: 0, lines, onpoint })
    expect(texts('h3')).toEqual(['Boris', 'Vera', 'On the table'])
    expect(texts('[data-testid=known] button')).toEqual([
      'Boris is a sheep.',
      'Vera is a wolf.',
      'Here lies gold.',
    ])
    document.querySelector<HTMLElement>('[data-testid=known] button')!.click()
    expect(onpoint).toHaveBeenCalledWith('seat-1')
    expect(texts('tbody td .sign')).toEqual(['R2 Boris voted.'])
    expect(document.querySelectorAll('thead .emblem')).toHaveLength(1)
    expect(texts('section:last-of-type li')).toEqual(['Boris: “I am good.”', 'Vera: “I am bad.”'])
  })

  it('says so where there is nothing', () => {
    show(Known, { known: { facts: [], ribbons: [] }, names: NAMES, seat: null, lines: [], onpoint: vi.fn() })
    expect(texts('h2')).toEqual(['What everybody knows'])
    expect(texts('p')).toEqual(['Nothing yet besides what lies open.'])
  })

  it('stands on the thing that it is about, and goes with the view', () => {
    const thing = document.createElement('div')
    const attach = target(new Choice(), { key: 'space-7', label: 'a space', test: () => false })
    showFacts([{ ...is(0, 'red'), about: 'space-7' }], NAMES)
    flushSync(() => void attach(thing))
    expect(thing.dataset).toMatchObject({ about: 'space-7', known: 'red' })
    showFacts([], NAMES)
    expect(signOf('space-7')).toBeUndefined()
    attach(thing)
    expect(thing.dataset.known).toBeUndefined()
  })

  it('lights the thing for a while', () => {
    vi.useFakeTimers()
    document.body.innerHTML =
      '<div class="shell"><i data-about="seat-1"></i><i data-about="seat-2"></i></div>'
    point('seat-2')
    expect(document.querySelectorAll('.pointed')).toHaveLength(1)
    vi.runAllTimers()
    expect(document.querySelector('.pointed')).toBeNull()
    vi.useRealTimers()
  })
})

describe('guesses', () => {
  it('have a legend of the marks, with those who have them', () => {
    const players = NAMES.map((name, seat) => ({ seat, name, kind: 'person' }) as unknown as Player)
    nextMark('T', 2)
    show(Guesses, { id: 'T', players })
    expect(texts('dt')).toEqual(['✓', '?', '✗'])
    expect(texts('dd')).toEqual(['you trust this player Vera', 'you are not sure', 'you suspect this player'])
  })
})
