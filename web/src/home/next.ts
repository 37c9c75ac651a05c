/** What to try next, from what was played and what there is. */
import type { FinishedGame, Game } from '../protocol/messages'

export type Suggestion =
  | { kind: 'game'; game: string }
  | { kind: 'seats'; game: string; seats: number }
  | { kind: 'variant'; game: string; option: string; value: string }
  | { kind: 'people'; game: string }

/** The game that was played most, of those that there are. */
export function favourite(finished: readonly FinishedGame[], games: readonly Game[]): Game | null {
  const times = (game: Game): number => finished.filter((one) => one.game === game.name).length
  return games.toSorted((one, other) => times(other) - times(one)).find((game) => times(game) > 0) ?? null
}

function moreSeats(game: Game, played: readonly FinishedGame[]): Suggestion[] {
  const most = Math.max(...played.map((one) => one.seats))
  const seats = game.seats.find((number) => number > most)
  return seats === undefined ? [] : [{ kind: 'seats', game: game.name, seats }]
}

/** The first option that was always left as it usually is, with another value. */
function variant(game: Game, played: readonly FinishedGame[]): Suggestion[] {
  for (const option of game.options) {
    const { name, values } = option
    const untried = played.every((one) => (one.options[name] ?? option.default) === option.default)
    const value = values.find((one) => one !== option.default)
    if (untried && option.times === 1 && value !== undefined)
      return [{ kind: 'variant', game: game.name, option: name, value }]
  }
  return []
}

/** Whoever has only played with bots has not met the hardest to see through. */
function people(game: Game, finished: readonly FinishedGame[]): Suggestion[] {
  const alone = finished.every((one) => one.players.filter((player) => player.bot === null).length < 2)
  return alone ? [{ kind: 'people', game: game.name }] : []
}

export function suggestions(finished: readonly FinishedGame[], games: readonly Game[]): Suggestion[] {
  const game = favourite(finished, games)
  if (!game) return []
  const played = finished.filter((one) => one.game === game.name)
  const unknown = games.find((one) => !finished.some((other) => other.game === one.name))
  return [
    ...variant(game, played),
    ...moreSeats(game, played),
    ...people(game, finished),
    ...(unknown ? [{ kind: 'game' as const, game: unknown.name }] : []),
  ]
}

/** Where a suggestion leads. */
export function pathTo(suggestion: Suggestion): string {
  const query = new URLSearchParams({ game: suggestion.game })
  if (suggestion.kind === 'seats') query.set('seats', `${suggestion.seats}`)
  if (suggestion.kind === 'variant') query.append('option', `${suggestion.option}=${suggestion.value}`)
  return `/new?${query}`
}
