/**
 * What a seat may do now, narrowed part by part.
 *
 * A target on the board stands for all legal moves that pass its test: a card for the moves that play it,
 * a space for those that go there. Picking targets narrows the moves; the last one left is made. Until then
 * every part can be taken back, for nothing has left the browser.
 */
import type { Move } from '../protocol/messages'

export type Test = (move: Move) => boolean

export interface Part {
  key: string
  label: string
  test: Test
}

export class Choice {
  /** The legal moves, none while the seat owes no decision. */
  moves = $state.raw<readonly Move[]>([])
  parts = $state.raw<readonly Part[]>([])
  /** The move that is chosen and has to be confirmed, where that is wished. */
  chosen = $state.raw<Move | null>(null)
  /** The move that was made and that the server has not answered yet. */
  made = $state.raw<Move | null>(null)
  remaining = $derived(this.moves.filter((move) => this.parts.every((part) => part.test(move))))

  constructor(
    private readonly make: (move: Move) => void = () => {},
    /** Whether a move is made only once it has been confirmed. */
    private readonly confirms: () => boolean = () => false,
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
    const passing = this.remaining.filter(test).length
    return passing > 0 && (passing < this.remaining.length || this.remaining.length === 1)
  }

  /** Whether a target is a part of the choice so far. */
  has(key: string): boolean {
    return this.parts.some((part) => part.key === key)
  }

  pick(part: Part): void {
    if (!this.offers(part.test)) return
    this.parts = [...this.parts, part]
    if (this.remaining.length === 1) this.decide(this.remaining[0]!)
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
