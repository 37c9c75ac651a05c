/** What was agreed on the last time that a game was laid here, as far as the game still has it. */
import type { Game } from '../protocol/messages'
import { keep, kept } from '../shell/keep'
import { partsOf } from './options'

export interface Agreed {
  seats: number
  options: Record<string, string>
}

export function lastTime(game: Game): Agreed {
  const last = kept<Partial<Agreed>>(`last-${game.name}`, {})
  const has = (name: string, value: string): boolean =>
    game.options.some(
      (option) => option.name === name && partsOf(value).every((one) => option.values.includes(one)),
    )
  const options = Object.entries(last.options ?? {}).filter(([name, value]) => has(name, value))
  const seats = last.seats !== undefined && game.seats.includes(last.seats) ? last.seats : game.usual_seats
  return { seats, options: Object.fromEntries(options) }
}

export function rememberAgreed(game: string, agreed: Agreed): void {
  keep(`last-${game}`, agreed)
}
