/** The words that the page speaks now: those that all games share, and those of the game being looked at. */
import * as api from '../protocol/api'
import type { Argument, Message } from '../protocol/messages'
import { settings } from '../shell/settings.svelte'
import { Words } from './words'

const NONE = new Words('en', '')
const loaded = new Map<string, Promise<Words>>()
export const speech = $state<{ words: Words; game: string | undefined }>({ words: NONE, game: undefined })

function load(language: string, game?: string): Promise<Words> {
  const name = `${language} ${game ?? ''}`
  let found = loaded.get(name)
  if (!found) {
    found = api.words(language, game).then((source) => new Words(language, source))
    found.catch(() => loaded.delete(name))
    loaded.set(name, found)
  }
  return found
}

/** Speak the language that is set, with the words of a game if one is named. */
export async function speak(game?: string): Promise<void> {
  const language = settings.language
  const words = await load(language, game)
  if (language !== settings.language) return
  speech.words = words
  speech.game = game
  document.documentElement.lang = language
}

/** Something in words. */
export function say(message: Message, names?: readonly string[]): string {
  return speech.words.say(message, names)
}

/** A text of the page itself. */
export function text(name: string, values: Record<string, Argument> = {}, names?: readonly string[]): string {
  return speech.words.say({ name, arguments: values }, names)
}
