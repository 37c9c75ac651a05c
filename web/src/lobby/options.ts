/** The options of a game: what they are called, what was chosen, and where an error belongs. */
import type { Argument, Message, Option } from '../protocol/messages'

export const optionName = (option: string): string => `option-${option}`
export const valueName = (option: string, value: string): string => `option-${option}-${value}`

/** The name and the explanation of something that is written as “Name: explanation”. */
export function split(words: string): { name: string; about: string } {
  const at = words.indexOf(': ')
  return at === -1 ? { name: words, about: '' } : { name: words.slice(0, at), about: words.slice(at + 2) }
}

/** The values with the usual one first. */
export function valuesOf(option: Option): string[] {
  return [option.default, ...option.values.filter((value) => value !== option.default)]
}

export function usualOptions(options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]))
}

/** The parts of a value: one for all, or one after the other with commas between them. */
export function partsOf(value: string): string[] {
  return value.split(',').map((part) => part.trim())
}

/** A value, or several, as names of messages. */
export function valueNames(option: string, value: string): string[] {
  return partsOf(value).map((part) => valueName(option, part))
}

/** Whether everything is chosen: a value that names several has no gaps. */
export function isComplete(value: string): boolean {
  return partsOf(value).every((part) => part !== '')
}

/** Where on the form an error belongs. */
export type Place = 'name' | 'seats' | 'form' | { option: string }

/** Errors name the option that they are about, in an argument or by their own name. */
export function placeOf(problem: Message, options: readonly Option[]): Place {
  if (problem.name === 'room-no-name') return 'name'
  if (problem.name === 'error-seats') return 'seats'
  const named = problem.arguments.option
  const found =
    options.find((option) => option.name === named) ??
    options.find((option) => option.name in problem.arguments) ??
    options.find((option) => problem.name === `error-${option.name}`)
  return found ? { option: found.name } : 'form'
}

/** An error about options with their names and values as people know them; `text` puts a name into words. */
export function inWords(
  problem: Message,
  about: string,
  options: readonly Option[],
  text: (name: string) => string,
): Message {
  const short = (name: string): string => split(text(name)).name
  const values = (option: string, value: string): string => valueNames(option, value).map(short).join(', ')
  const told = ([name, value]: [string, Argument]): [string, Argument] => {
    if (typeof value !== 'string') return [name, value]
    if (name === 'option') return [name, short(optionName(value))]
    if (name === 'value' || name === 'values') return [name, values(about, value)]
    return [name, options.some((option) => option.name === name) ? values(name, value) : value]
  }
  return { ...problem, arguments: Object.fromEntries(Object.entries(problem.arguments).map(told)) }
}
