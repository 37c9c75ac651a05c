/**
 * Several things are chosen together, in any order, and nothing leaves the browser until one says so: players to
 * invite, cards to roll with. Targets on the board take it for the choice itself.
 */
import { Choice, type Part, type Test } from '../../table/choice.svelte'
import type { Move } from '../../protocol/messages'

export class Several extends Choice {
  private taken = $state.raw<{ of: readonly Move[]; parts: readonly Part[] }>({ of: [], parts: [] })
  /** What is still to be sent of what was chosen: the server hears of cards one by one. */
  private rest = $state.raw<readonly Test[]>([])

  /** What is chosen, for the question that is asked now. */
  get picked(): readonly Part[] {
    return this.taken.of === this.whole.moves ? this.taken.parts : []
  }

  constructor(
    private readonly whole: Choice,
    /** How many can be chosen. */
    private most: () => number = () => Infinity,
    /** What can be chosen beside what the moves name now: cards are named to the server from the first on. */
    private more: () => readonly Move[] = () => [],
  ) {
    super()
  }

  /** How many can be chosen now, and of what. */
  limit(most: () => number, more: () => readonly Move[]): void {
    this.most = most
    this.more = more
  }

  override has(key: string): boolean {
    return this.picked.some((part) => part.key === key)
  }

  override offers(test: Test): boolean {
    const open = !this.whole.made && !this.whole.chosen && !this.rest.length
    const among = [...this.whole.moves, ...this.more()]
    return open && this.picked.length < this.most() && among.some(test)
  }

  override pick(part: Part): void {
    if (this.offers(part.test)) this.take([...this.picked, part])
  }

  override back(key?: string): void {
    if (!this.rest.length && !this.whole.made) this.take(this.picked.filter((part) => part.key !== key))
  }

  /** Make the moves that these tests pass, one after another, as they come up. */
  send(tests: readonly Test[]): void {
    this.rest = tests
    this.goOn()
  }

  /** Make the next of the moves that are to be made, if it is up. */
  goOn(): void {
    const [test, ...others] = this.rest
    if (!test || this.whole.made) return
    const move = this.whole.moves.find(test)
    this.rest = move ? others : []
    if (!move) return
    this.whole.decide(move)
    if (this.whole.chosen === move) this.whole.decide(move) // it was confirmed when all of them were sent
  }

  private take(parts: readonly Part[]): void {
    this.taken = { of: this.whole.moves, parts }
  }
}

const [invited, rolled] = [new WeakMap<Choice, Several>(), new WeakMap<Choice, Several>()]

/** The one for a choice: it outlives every scene, for what it sends is answered by other scenes. */
function of(known: WeakMap<Choice, Several>, choice: Choice): Several {
  const found = known.get(choice) ?? new Several(choice)
  known.set(choice, found)
  return found
}

/** The players who are to be invited, as they are chosen on the board. */
export function guests(choice: Choice): Several {
  return of(invited, choice)
}

/** The cards that are to be rolled with, as they are chosen in the hand. */
export function cards(choice: Choice, most: () => number, more: () => readonly Move[]): Several {
  const found = of(rolled, choice)
  found.limit(most, more)
  return found
}
