/** Which bots there are, and which are wanted. */
import * as api from '../protocol/api'
import type { Bots } from '../protocol/messages'
import { settings } from '../shell/settings.svelte'

/** The bots to choose from, once they are known. */
export const company = $state<{ bots: Bots | null }>({ bots: null })

export async function learnOfBots(): Promise<void> {
  company.bots = await api.bots()
}

/** The levels of bots that were made by hand, and of those that have learned a game; any, where none is named. */
export function levelsIn(game?: string): { written: readonly string[]; learned: readonly string[] } {
  const { bots } = company
  if (!bots) return { written: [settings.level], learned: [] }
  const games = bots.learned_games
  const known = game === undefined ? games.length > 0 : games.includes(game)
  return { written: bots.levels, learned: known ? bots.learned : [] }
}

/** The level to ask for in a game: the chosen one, or its like where nobody has learned the game. */
export function levelIn(game?: string): string {
  const place = company.bots?.learned.indexOf(settings.level) ?? -1
  const { written, learned } = levelsIn(game)
  return place >= 0 && !learned.length ? written[place]! : settings.level
}

/** The bots that are wanted in a game. */
export const wanted = (game: string): api.Company => ({
  bot: levelIn(game),
  character: settings.character,
})
