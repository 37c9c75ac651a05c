/** The rules of a game as they are read: chapters for a number of seats, their pictures, and what draws those. */
import { roomOf, type GameRoom } from '../games'
import { ownName } from '../lobby/lay'
import * as api from '../protocol/api'
import type { Chapter, Example, Examples, Game, Player, Table } from '../protocol/messages'
import { nameOf } from '../words/names'
import { speak } from '../words/speech.svelte'

export class Book {
  about = $state.raw<Game | null>(null)
  chapters = $state.raw<readonly Chapter[]>([])
  room = $state.raw<GameRoom | null>(null)
  seats = $state<number | null>(null)
  failure = $state.raw<unknown>(null)
  /** Who is seen in the pictures: the reader and bots. */
  readonly players: readonly Player[] = $derived.by(() => {
    const [reader, ...others] = this.pictures.table?.players ?? []
    return reader ? [{ ...reader, name: ownName(), present: true }, ...others] : []
  })
  readonly names = $derived(this.players.map(nameOf))
  private pictures = $state.raw<Examples>({ table: null, examples: [] })

  constructor(
    readonly game: string,
    /** The table whose rules these are. */
    readonly table: Table | null = null,
  ) {
    this.attempt(this.open())
  }

  /** The pictures of a chapter. */
  exampleOf(chapter: string): Example | undefined {
    return this.pictures.examples.find((example) => example.chapter === chapter)
  }

  /** Tell the rules for another number of seats. */
  tellFor(seats: number): void {
    this.attempt(this.tell(seats))
  }

  private async open(): Promise<void> {
    const { game } = this
    const [games, room, pictures] = await Promise.all([
      api.games(),
      roomOf(game),
      api.examples(game).catch(() => this.pictures),
      speak(game),
    ])
    const about = games.find((one) => one.name === game)
    if (!about) throw new api.Refusal(404, { name: 'error-path', arguments: {} }, game)
    await this.tell(this.table?.seats ?? about.usual_seats)
    this.pictures = pictures
    this.room = room
    this.about = about
  }

  private async tell(seats: number): Promise<void> {
    this.seats = seats
    const told = await api.guide(this.game, seats, this.table?.options ?? {})
    if (this.seats === seats) this.chapters = told
  }

  private attempt(action: Promise<void>): void {
    this.failure = null
    action.catch((problem: unknown) => (this.failure = problem))
  }
}
