/** Messages put into words: the same Fluent texts, and the same rules for arguments, as on the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Message } from '../protocol/messages'

type Forms = Record<string, FluentVariable>

export class Words {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.bundle.addResource(new FluentResource(source))
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name)
  }

  /** A message in words; `names` are the players' names by seat. */
  say(message: Message, names: readonly string[] = []): string {
    return this.format(message.name, this.allForms(message, names))
  }

  /** A short form of a message, which is an attribute of it; nothing where it has none. */
  form(message: Message, attribute: string, names: readonly string[] = []): string | null {
    const pattern = this.bundle.getMessage(message.name)?.attributes[attribute]
    return pattern ? this.bundle.formatPattern(pattern, this.allForms(message, names), []) : null
  }

  /** An attribute of a message, such as a card's longer text, or nothing. */
  attribute(name: string, attribute: string): string | null {
    const pattern = this.bundle.getMessage(name)?.attributes[attribute]
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : null
  }

  private allForms(message: Message, names: readonly string[]): Forms {
    const forms: Forms = {}
    for (const [name, value] of Object.entries(message.arguments)) {
      Object.assign(forms, this.forms(name, value, names))
    }
    return forms
  }

  private forms(name: string, value: Argument, names: readonly string[]): Forms {
    if (typeof value !== 'object') return { [name]: value }
    if ('thing' in value) return this.thing(name, value.thing)
    if ('seats' in value) {
      const listed = value.seats.map((seat) => this.player(seat, names))
      return { [name]: this.row(listed), [`${name}-count`]: listed.length }
    }
    if ('name' in value) return { [name]: this.say(value, names) }
    return { [name]: this.player(value.seat, names), [`${name}-id`]: value.seat }
  }

  private thing(name: string, thing: string): Forms {
    const forms: Forms = { [name]: this.format(thing, {}), [`${name}-id`]: thing }
    for (const [form, pattern] of Object.entries(this.bundle.getMessage(thing)?.attributes ?? {})) {
      forms[`${name}-${form}`] = this.bundle.formatPattern(pattern, {}, [])
    }
    return forms
  }

  private player(seat: number, names: readonly string[]): string {
    return names[seat] || this.format('player', { number: seat + 1 })
  }

  /** Names in a row: "Anna, Boris and Vera". */
  private row(items: string[]): string {
    if (items.length < 2) return items[0] ?? this.format('nobody', {})
    return this.format('list', { start: items.slice(0, -1).join(', '), end: items.at(-1)! })
  }

  /** A message that is missing is shown by its name: a page that says too little beats none. */
  private format(name: string, forms: Forms): string {
    const pattern = this.bundle.getMessage(name)?.value
    return pattern ? this.bundle.formatPattern(pattern, forms, []) : name
  }
}
