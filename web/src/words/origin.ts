/** How sure a part of a game is, in words; nothing where its rulebook prints it. */
import { text } from './speech.svelte'

export function originWords(origin: string | undefined): string | undefined {
  return origin && origin !== 'rulebook' ? text(`origin-${origin}`) : undefined
}
