/** The games in the reader's language. */
import * as api from '../protocol/api'
import type { Game } from '../protocol/messages'
import { wordsOf } from '../shell/failure'
import { settings } from '../shell/settings.svelte'

export class Shelf {
  games = $state.raw<readonly Game[]>([])
  problem = $state('')
  readonly titles: Readonly<Record<string, string>> = $derived(
    Object.fromEntries(this.games.map((game) => [game.name, game.title])),
  )

  async load(): Promise<void> {
    const language = settings.language
    try {
      const found = await api.games()
      if (language === settings.language) this.games = found
      this.problem = ''
    } catch (failure) {
      this.problem = wordsOf(failure)
    }
  }
}
