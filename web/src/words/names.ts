/** Players' names in the reader's alphabet: people's as they are, those of bots as the words have them. */
import type { Player } from '../protocol/messages'
import { speech, text } from './speech.svelte'

export function nameOf({ kind, name }: Player): string {
  if (kind !== 'bot' || !name) return name ?? ''
  const [first, ...rest] = name.split(' ')
  const known = `web-bot-name-${first!.toLowerCase()}`
  return speech.words.has(known) ? [text(known), ...rest].join(' ') : name
}
