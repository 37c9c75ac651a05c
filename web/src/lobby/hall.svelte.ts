/** The tables that the lobby shows: one's own, those to join, those to watch. */
import { comeHome, EMPTY } from '../home/homecoming'
import * as api from '../protocol/api'
import type { RunningGame, Table } from '../protocol/messages'

const MOST_OWN = 8

/** Of several seats at one table the first stands for all. */
const isFirst = (game: RunningGame, place: number, all: readonly RunningGame[]): boolean =>
  all.findIndex((one) => one.table.id === game.table.id) === place

export class Hall {
  own = $state.raw<readonly RunningGame[]>([])
  open = $state.raw<readonly Table[]>([])
  playing = $state.raw<readonly Table[]>([])
  /** Whether it is known what there is; before that nothing is said to be empty. */
  known = $state(false)

  async refresh(): Promise<void> {
    const [home, open, playing] = await Promise.all([
      comeHome().catch(() => EMPTY),
      api.tables('open'),
      api.tables('playing'),
    ])
    const others = (table: Table): boolean => !home.running.some((one) => one.table.id === table.id)
    this.own = home.running.filter(isFirst).slice(0, MOST_OWN)
    this.open = open.filter(others)
    this.playing = playing.filter(others)
    this.known = true
  }
}
