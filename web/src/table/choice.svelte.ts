/**
 * What a seat may do now, narrowed part by part.
 *
 * A target on the board stands for all legal moves that pass its test: a card for the moves that play it,
 * a space for those that go there. Picking targets narrows the moves; one whose last part has been picked is
 * made. Until then every part can be taken back, for nothing has left the browser; and no move is made on the
 * way, because nothing else happened to be free.
 */
import type { Move, Parameter } from '../protocol/messages'

export type Test = (move: Move) => boolean

export interface Part {
  key: string
  label: string
  test: Test
  /** What else the thing is called, where something is said of it: keys with spaces between them. */
  also?: string
}

type Named = Pick<Part, 'test'>

const NO_MOVE = { number: -1, text: '', message: { name: '', arguments: {} } }

/** A parameter as it might have been, seeing what it is in all moves: what passes for it has not been named. */
function variants(value: Parameter, values: readonly Parameter[]): Parameter[] {
  if (typeof value === 'boolean') return [!value]
  if (!Array.isArray(value)) return [typeof value === 'number' ? -1 : '']
  const lists = values.filter(Array.isArray)
  const open = value.map((_, place) => place).filter((place) => !areSame(lists.map((list) => list[place])))
  const others = (open.length ? open : [0]).map((place) => value.with(place, -1))
  return areSame(lists.map((list) => list.length)) ? others : [...others, [...value, -1]]
}

const areSame = (values: readonly unknown[]): boolean => new Set(values.map(String)).size < 2

export class Choice {
  /** The legal moves, none while the seat owes no decision. */
  moves = $state.raw<readonly Move[]>([])
  parts = $state.raw<readonly Part[]>([])
  /** The move that is chosen and has to be confirmed, where that is wished. */
  chosen = $state.raw<Move | null>(null)
  /** The move that was made and that the server has not answered yet. */
  made = $state.raw<Move | null>(null)
  remaining = $derived(this.moves.filter((move) => this.parts.every((part) => part.test(move))))
  /** The parameter that is to be picked next, once a part has been. */
  next = $derived(this.parts.length && this.remaining.length ? this.unnamed(this.parts)[0] : undefined)

  /** Why something at the table cannot be chosen now, by its key. */
  whyNot: (key: string) => string = () => ''

  constructor(
    private readonly make: (move: Move) => void = () => {},
    /** Whether a move is made only once it has been confirmed. */
    private readonly confirms: () => boolean = () => false,
    /** Whether a parameter is no part of its own, unless there is something to choose. */
    private readonly follows: (parameter: string) => boolean = () => false,
  ) {}

  /** A new question, or none. */
  offer(moves: readonly Move[]): void {
    this.moves = moves
    this.parts = []
    this.made = this.chosen = null
  }

  /** Whether picking a target would decide something: it has legal moves, but not all that are left. */
  offers(test: Test): boolean {
    if (this.made || this.chosen) return false
    const [all, passing] = [this.remaining.length, this.remaining.filter(test).length]
    if (all !== 1 || !passing) return passing > 0 && passing < all
    return (
      !this.parts.length || this.unnamed([...this.parts, { test }]).length < this.unnamed(this.parts).length
    )
  }

  /** Whether a target is a part of the choice so far. */
  has(key: string): boolean {
    return this.parts.some((part) => part.key === key)
  }

  pick(part: Part): void {
    if (!this.offers(part.test)) return
    this.parts = [...this.parts, part]
    if (this.remaining.length === 1 && !this.unnamed(this.parts).length) this.decide(this.remaining[0]!)
  }

  /**
   * The parameters of what remains that some parts leave unnamed, in their order. What is the same in every move
   * needs no naming, but for what comes last: that is where a move is seen to be made.
   */
  private unnamed(parts: readonly Named[]): string[] {
    const move = this.remaining[0]!
    const alike = this.moves.filter(({ family }) => family === move.family)
    const names = Object.keys(move.parameters)
    return names.filter((name, place) => {
      const values = alike.map(({ parameters }) => parameters[name]!)
      if (this.follows(name) ? this.remaining.length === 1 : place < names.length - 1 && areSame(values))
        return false
      return variants(move.parameters[name]!, values).some((other) => {
        const another = { ...NO_MOVE, family: move.family, parameters: { ...move.parameters, [name]: other } }
        return parts.every((part) => part.test(another))
      })
    })
  }

  /** Make a move at once, however much of it was chosen before. */
  decide(move: Move): void {
    if (this.made || !this.moves.includes(move)) return
    if (this.confirms() && this.chosen !== move) {
      this.chosen = move
      return
    }
    this.chosen = null
    this.made = move
    this.make(move)
  }

  /** Take the last part back, or all from a certain one on. */
  back(key?: string): void {
    if (this.made) return
    this.chosen = null
    const from = key === undefined ? this.parts.length - 1 : this.parts.findIndex((part) => part.key === key)
    if (from >= 0) this.parts = this.parts.slice(0, from)
  }

  /** The move was refused: everything can be chosen again. */
  reopen(): void {
    this.made = this.chosen = null
    this.parts = []
  }
}
