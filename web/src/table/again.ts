/** The same game once more, at a table of its own. */
import * as api from '../protocol/api'
import { accessTo, remember } from '../shell/access'
import { wordsOf } from '../shell/failure'
import { go } from '../shell/router.svelte'

/** Go to the next table with the seat that is ours there; what is said instead where that fails. */
export async function playAgain(table: string): Promise<string> {
  try {
    const { key } = accessTo(table)
    const next = await api.again(table, accessTo(table))
    remember(next.table.id, { ...(key ? { key } : {}), ...(next.token ? { token: next.token } : {}) })
    go(`/table/${next.table.id}`)
    return ''
  } catch (fault) {
    return wordsOf(fault)
  }
}
