/** Players' names in the reader's alphabet: people's as they are, those of bots as the words have them; what bots are like. */
import type { Player } from '../protocol/messages'
import type { Explanation } from '../shell/tip.svelte'
import { speech, text } from './speech.svelte'

export function nameOf({ kind, name, seat }: Player): string {
  if (kind === 'person' && !name) return text('player', { number: seat + 1 })
  if (kind !== 'bot' || !name) return name ?? ''
  const [first, ...rest] = name.split(' ')
  const known = `web-bot-name-${first!.toLowerCase()}`
  return speech.words.has(known) ? [text(known), ...rest].join(' ') : name
}

/** What kind of bot somebody is, by its level where it has one. */
export function kindOf({ bot }: Player): string {
  return bot && speech.words.has(`web-level-${bot}`) ? text('web-bot-level', { level: bot }) : text('web-bot')
}

/** How a character is. */
export function manner(character: string): Explanation | null {
  const message = `web-manner-${character}`
  if (!speech.words.has(message)) return null
  return { title: text(message), text: speech.words.attribute(message, 'text') ?? '' }
}
