/** What finished games come to, by game and by role. */
import type { FinishedGame } from '../protocol/messages'

/** Something counted: so many of so many, or so many on average. */
export interface Counted {
  name: string
  words: string
  value: number
  of: number | null
}

export interface Tally {
  role: string | null
  words: string | null
  games: number
  wins: number
  claims: number
  lies: number
  believed: number
  counted: Counted[]
}

export interface Result {
  won: boolean
  /** What the game counts first, points as a rule; null where it counts nothing. */
  value: number | null
}

export interface GameStatistics {
  game: string
  all: Tally
  /** By role, where there are any, the one played most first. */
  roles: Tally[]
  /** The newest games, in the order in which they were played. */
  course: Result[]
  /** What the first figure is called. */
  measure: string | null
}

const MOST_IN_COURSE = 24

export const hasWon = (game: FinishedGame): boolean => game.winners.includes(game.seat)

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** Values grouped by what belongs to each, in the order in which they come first. */
function grouped<T>(all: readonly T[], by: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return [...groups.values()]
}

function counted(games: readonly FinishedGame[]): Counted[] {
  const figures = games.flatMap((game) => game.figures)
  return grouped(figures, (figure) => figure.name).map((same) => {
    const { name, of } = same[0]!
    const words = games.find((game) => name in game.figure_words)!.figure_words[name]!
    const total = sum(same.map((figure) => figure.value))
    return of === null
      ? { name, words, value: total / same.length, of }
      : { name, words, value: total, of: sum(same.map((figure) => figure.of ?? 0)) }
  })
}

function tally(games: readonly FinishedGame[], role: string | null, words: string | null): Tally {
  return {
    role,
    words,
    games: games.length,
    wins: games.filter(hasWon).length,
    claims: sum(games.map((game) => game.claims)),
    lies: sum(games.map((game) => game.lies)),
    believed: sum(games.map((game) => game.believed)),
    counted: counted(games),
  }
}

/** By game, the one played most first. Games that were left to a bot, or that nobody could end, do not count. */
export function statistics(finished: readonly FinishedGame[]): GameStatistics[] {
  const counting = finished.filter((game) => !game.resigned && !game.ended)
  const most = (one: { length: number }, other: { length: number }): number => other.length - one.length
  return grouped(counting, (game) => game.game)
    .sort(most)
    .map((games) => ({
      game: games[0]!.game,
      all: tally(games, null, null),
      roles: grouped(
        games.filter((game) => game.role !== null),
        (game) => game.role!,
      )
        .sort(most)
        .map((same) => tally(same, same[0]!.role, same[0]!.role_words)),
      course: games
        .slice()
        .sort((one, other) => one.ended_at - other.ended_at)
        .slice(-MOST_IN_COURSE)
        .map((game) => ({ won: hasWon(game), value: game.figures[0]?.value ?? null })),
      measure: Object.values(games[0]!.figure_words)[0] ?? null,
    }))
}
