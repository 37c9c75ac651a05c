/** The tables that the lobby shows: one's own, those to join, those to watch. */
import * as api from '../protocol/api'
import type { Table } from '../protocol/messages'
import { accessTo, heldTables } from '../shell/access'

const MOST_OWN = 8

export class Hall {
  own = $state.raw<readonly Table[]>([])
  open = $state.raw<readonly Table[]>([])
  playing = $state.raw<readonly Table[]>([])
  /** Whether it is known what there is; before that nothing is said to be empty. */
  known = $state(false)
  private readonly finished = new Set<string>()

  async refresh(): Promise<void> {
    const [own, open, playing] = await Promise.all([this.held(), api.tables('open'), api.tables('playing')])
    const others = (table: Table): boolean => !own.some((one) => one.id === table.id)
    this.own = own
    this.open = open.filter(others)
    this.playing = playing.filter(others)
    this.known = true
  }

  /** The tables at which a seat is ours and the game goes on. */
  private async held(): Promise<Table[]> {
    const ids = heldTables().filter((id) => !this.finished.has(id))
    const found = await Promise.all(ids.slice(0, MOST_OWN).map((id) => this.ask(id)))
    return found.filter((table) => table !== null)
  }

  private async ask(id: string): Promise<Table | null> {
    try {
      const table = await api.table(id, accessTo(id))
      if (table.status !== 'over' && table.own !== null) return table
    } catch (problem) {
      if (!(problem instanceof api.Refusal) || problem.status !== 404) return null
    }
    this.finished.add(id)
    return null
  }
}
