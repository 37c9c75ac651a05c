/** The rules in words: marks where they are not from the book, and lines that are sought. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Chapter, Message } from '../src/protocol/messages'
import { around, fitting } from '../src/rules/crop'
import { chaptersIn, cut, inWords, placeOf } from '../src/rules/marks'
import { passed, stay } from '../src/rules/visit'
import { Words } from '../src/words/words'

const WORDS = new Words(
  'en',
  `origin-rulebook = known from the rulebook
origin-inferred = inferred
goal = The goal
cards = Cards
run = Run to the Barque.
card = { $card }. Rage goes up. ({ $origin })
board = Start A: 7 spaces ({ $origin }).
spaces = Spaces ({ $origin }) differ.
`,
)
const line = (name: string, origin?: string, card = 'Rush'): Message => ({
  name,
  arguments: origin ? { card, origin: { thing: origin } } : { card },
})
const CHAPTERS: Chapter[] = [
  { title: line('goal'), lines: [line('run')], lists: false, hints: ['rule-run'] },
  {
    title: line('cards'),
    lines: [line('card', 'origin-inferred'), line('card', 'origin-rulebook', 'Rally')],
    lists: true,
    hints: [],
  },
]

describe('a line', () => {
  it('without an origin has no mark', () => {
    expect(inWords(line('run'), WORDS)).toEqual({ words: 'Run to the Barque.', origin: null })
  })

  it('that is not from the book has a mark, and does not say it twice', () => {
    const { words, origin } = inWords(line('card', 'origin-inferred'), WORDS)
    expect([words, origin?.name]).toEqual(['Rush. Rage goes up.', 'origin-inferred'])
  })

  it('does not say it twice before a full stop either', () => {
    expect(inWords(line('board', 'origin-inferred'), WORDS).words).toBe('Start A: 7 spaces.')
  })

  it('from the book has no mark, and does not say so', () => {
    expect(inWords(line('card', 'origin-rulebook'), WORDS)).toEqual({
      words: 'Rush. Rage goes up.',
      origin: null,
    })
  })

  it('keeps what it says in its middle', () => {
    expect(inWords(line('spaces', 'origin-inferred'), WORDS).words).toBe('Spaces (inferred) differ.')
  })
})

describe('a search', () => {
  const found = (sought: string): string[] =>
    chaptersIn(CHAPTERS, WORDS, sought).flatMap((chapter) => chapter.lines.map((one) => one.words))

  it('for nothing leaves everything', () => {
    expect(found(' ')).toHaveLength(3)
  })

  it('leaves lines that have all words, in any case and order', () => {
    expect(found('RAGE rush')).toEqual(['Rush. Rage goes up.'])
  })

  it('finds chapters by their titles', () => {
    expect(found('goal')).toEqual(['Run to the Barque.'])
  })

  it('leaves chapters out in which nothing is found', () => {
    expect(chaptersIn(CHAPTERS, WORDS, 'barque').map((chapter) => chapter.title)).toEqual(['The goal'])
  })

  it('marks what was sought and nothing else', () => {
    expect(cut('Run (fast), run!', 'RUN (')).toEqual([
      { text: 'Run', hit: true },
      { text: ' ', hit: false },
      { text: '(', hit: true },
      { text: 'fast), ', hit: false },
      { text: 'run', hit: true },
      { text: '!', hit: false },
    ])
    expect(cut('Run', '')).toEqual([{ text: 'Run', hit: false }])
  })
})

describe('a picture', () => {
  const whole = { left: 0, top: 0, width: 760, height: 900 }

  it('is cut down to its parts, with a little room inside of the whole', () => {
    const parts = [
      { left: 2, top: 100, width: 50, height: 40 },
      { left: 100, top: 120, width: 60, height: 60 },
    ]
    expect(around(parts, whole)).toEqual({ left: 0, top: 93, width: 167, height: 94 })
  })

  it('is whole where it has no parts', () => {
    expect(around([], whole)).toEqual(whole)
  })

  it('is made smaller to fit, and never larger', () => {
    expect(fitting(whole, 380, 900)).toBe(0.5)
    expect(fitting(whole, 2000, 450)).toBe(0.5)
    expect(fitting(whole, 2000, 2000)).toBe(1)
  })
})

describe('the place where one reads', () => {
  it('is the chapter that tells more of a hint, where there is one', () => {
    expect(placeOf(CHAPTERS, 'rule-run')).toBe('chapter-0')
    expect(placeOf(CHAPTERS, 'rule-fly')).toBeNull()
  })

  const headings = [
    { id: 'chapter-0', top: -500 },
    { id: 'chapter-1', top: 40 },
    { id: 'chapter-2', top: 400 },
  ]

  it('is the last heading that was passed', () => {
    expect(passed(headings, 60)).toBe('chapter-1')
    expect(passed(headings, -600)).toBeNull()
  })
})

describe('a stay at a place', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** Pages with two headings, how often one was gone to, and what a picture does that gets its size. */
  function pagesOf(): { pages: HTMLElement; visits: (id: string) => number; grow: () => void } {
    const growing = new Set<() => void>()
    class Watching {
      constructor(private readonly seen: () => void) {}
      observe(): void {
        growing.add(this.seen)
      }
      disconnect(): void {
        growing.delete(this.seen)
      }
    }
    vi.stubGlobal('ResizeObserver', Watching)
    document.body.innerHTML = '<div><h2 id="goal" tabindex="-1"></h2><h2 id="end" tabindex="-1"></h2></div>'
    const gone = { goal: 0, end: 0 } as Record<string, number>
    for (const id of Object.keys(gone)) document.getElementById(id)!.scrollIntoView = () => void gone[id]!++
    return {
      pages: document.querySelector('div')!,
      visits: (id) => gone[id]!,
      grow: () => growing.forEach((seen) => seen()),
    }
  }

  it('lasts for as long as nobody goes elsewhere', () => {
    const { pages, visits, grow } = pagesOf()
    const left = vi.fn()
    stay(pages, 'end', left)
    expect(document.activeElement?.id).toBe('end')
    for (let picture = 0; picture < 3; picture++) grow()
    expect(visits('end')).toBe(4)
    pages.dispatchEvent(new Event('wheel'))
    grow()
    expect(visits('end')).toBe(4)
    expect(left).toHaveBeenCalledTimes(1)
  })

  it('gives way to the next one', () => {
    const { pages, visits, grow } = pagesOf()
    stay(pages, 'goal', () => {})()
    stay(pages, 'end', () => {})
    grow()
    expect([visits('goal'), visits('end')]).toEqual([1, 2])
  })
})
