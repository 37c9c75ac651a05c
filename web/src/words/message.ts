/** Messages that the page itself puts together, in the form in which the server sends them. */
import type { Argument, Message } from '../protocol/messages'

export function message(name: string, values: Record<string, Argument> = {}): Message {
  return { name, arguments: values }
}

export function thing(kind: string, name: string | number): { thing: string } {
  return { thing: `${kind}-${name}` }
}

/** Things in a row: "Grudge, Deceit and Violence". */
export function listed(items: readonly Argument[]): Argument {
  const [first, ...others] = items
  const end = others.pop()
  if (first === undefined) return { thing: 'nothing' }
  if (end === undefined) return first
  return message('list', {
    start: others.reduce((start, next) => message('row', { start, end: next }), first),
    end,
  })
}

/** Words that begin a sentence. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
