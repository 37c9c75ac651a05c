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

/** The game whose words were asked for last. */
let wanted: string | undefined

/** Speak with the words of a game. */
export function speak(game: string): Promise<void> {
  wanted = game
  return translate()
}

/** Speak the language that is set, with the words of the game that is wanted if there is one. */
export async function translate(): Promise<void> {
  const [language, game] = [settings.language, wanted]
  const words = await load(language, game).catch((problem: unknown) => {
    if (game === wanted) wanted = speech.game
    throw problem
  })
  if (language !== settings.language || game !== wanted) return
  speech.words = words
  speech.game = game
  document.documentElement.lang = language
}

/** Something in words. */
export function say(message: Message, names?: readonly string[]): string {
  return speech.words.say(message, names)
}

/** The same in few words, where it stands beside what it is about. */
export function sayShortly(message: Message, names?: readonly string[]): string {
  return speech.words.form(message, 'short', names) ?? say(message, names)
}

/** A text of the page itself. */
export function text(name: string, values: Record<string, Argument> = {}, names?: readonly string[]): string {
  return speech.words.say({ name, arguments: values }, names)
}
