/** What is known for certain, on the things themselves: a few words on each, and a light on the one asked for. */
import type { Fact } from '../protocol/messages'
import { say } from '../words/speech.svelte'
import { bringIntoSight } from './seek'

/** Milliseconds for which the thing that a fact is about is lit. */
const LIT_FOR = 2500

let shown = $state.raw<readonly Fact[]>([])
let all = $state.raw<readonly string[]>([])
const signs = $derived(signsOf(shown, all))

/** Whose facts stand on the things of the board. */
export function showFacts(facts: readonly Fact[], names: readonly string[]): void {
  shown = facts
  all = names
}

/** What stands on a thing of the board. */
export function signOf(key: string): string | undefined {
  return signs[key]
}

export function signsOf(facts: readonly Fact[], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(facts.flatMap(({ about, sign }) => (sign ? [[about, say(sign, names)]] : [])))
}

/** Facts about each player, and those about everything else. */
export function grouped(facts: readonly Fact[], seats: number): { seat: number | null; facts: Fact[] }[] {
  const of = (seat: number): Fact[] => facts.filter(({ about }) => about === `seat-${seat}`)
  const groups = Array.from({ length: seats }, (_, seat) => ({
    seat: seat as number | null,
    facts: of(seat),
  }))
  const rest = facts.filter(({ about }) => !about.startsWith('seat-'))
  return [...groups, { seat: null, facts: rest }].filter((group) => group.facts.length)
}

/** Light what a fact is about. */
export function point(about: string): void {
  const things = document.querySelectorAll(`.shell [data-about~="${CSS.escape(about)}"]`)
  bringIntoSight(things)
  for (const thing of things) {
    thing.classList.add('pointed')
    setTimeout(() => thing.classList.remove('pointed'), LIT_FOR)
  }
}
