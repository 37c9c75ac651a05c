/** What a line of the rules rests on, where that is not the printed rulebook. */
import type { Chapter, Message } from '../protocol/messages'
import type { Words } from '../words/words'

/** In the order of how sure they are, each with a sign of its own. */
export const ORIGINS = [
  { name: 'origin-reported', sign: '◐' },
  { name: 'origin-inferred', sign: '◇' },
  { name: 'origin-reconstruction', sign: '✦' },
] as const

export type Origin = (typeof ORIGINS)[number]

export interface RuleLine {
  words: string
  origin: Origin | null
}

export interface RuleChapter {
  /** Where it is found on a page. */
  id: string
  /** The name of its title. */
  name: string
  title: string
  /** Whether it is only there to look something up in. */
  lists: boolean
  lines: RuleLine[]
}

/** The name of what a line rests on, where the line says so. */
function restsOn(line: Message): string | null {
  const origin = line.arguments.origin
  return typeof origin === 'object' && 'thing' in origin ? origin.thing : null
}

/** Words without what they end with; a full stop after it stays. */
function without(words: string, end: string): string {
  const stop = words.endsWith('.') ? '.' : ''
  const said = words.slice(0, words.length - stop.length)
  return said.endsWith(end) ? said.slice(0, -end.length).trimEnd() + stop : words
}

/** A line in words. What a mark beside it says, or the lack of one, is not said again at its end. */
export function inWords(line: Message, speech: Words): RuleLine {
  const words = speech.say(line)
  const name = restsOn(line)
  if (!name) return { words, origin: null }
  return {
    words: without(words, `(${speech.say({ name, arguments: {} })})`),
    origin: ORIGINS.find((one) => one.name === name) ?? null,
  }
}

/** The chapters in words, with only those lines that have all words that are sought. */
export function chaptersIn(chapters: readonly Chapter[], speech: Words, sought: string): RuleChapter[] {
  const wanted = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = (words: string): boolean => wanted.every((word) => words.toLocaleLowerCase().includes(word))
  return chapters
    .map((chapter, number) => {
      const title = speech.say(chapter.title)
      const lines = chapter.lines.map((line) => inWords(line, speech))
      const found = lines.filter((line) => fits(`${title} ${line.words}`))
      return { id: idOf(number), name: chapter.title.name, title, lists: chapter.lists, lines: found }
    })
    .filter((chapter) => chapter.lines.length > 0)
}

/** Where the chapter is that tells more of a hint. */
export function placeOf(chapters: readonly Chapter[], hint: string): string | null {
  const number = chapters.findIndex(({ hints }) => hints.includes(hint))
  return number < 0 ? null : idOf(number)
}

const idOf = (number: number): string => `chapter-${number}`

/** A text cut where a sought word begins or ends, so that the words can be marked. */
export function cut(text: string, sought: string): { text: string; hit: boolean }[] {
  const words = sought.split(/\s+/).filter(Boolean)
  if (!words.length) return [{ text, hit: false }]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pieces = text.split(new RegExp(`(${escaped.join('|')})`, 'iu'))
  return pieces.map((piece, index) => ({ text: piece, hit: index % 2 === 1 })).filter((piece) => piece.text)
}
