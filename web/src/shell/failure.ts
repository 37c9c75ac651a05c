/** What went wrong, in words that say what to do next. */
import { Refusal } from '../protocol/api'
import { say, speech, text } from '../words/speech.svelte'

/** The words for whatever a request threw: the server's own, or that it could not be reached. */
export function wordsOf(problem: unknown): string {
  if (!(problem instanceof Refusal)) return text('web-connection-lost')
  return speech.words.has(problem.problem.name) ? say(problem.problem) : problem.message
}
