/** Our home as the server keeps it, with the seats that were taken before there was one. */
import * as api from '../protocol/api'
import type { Home, HomeAccess } from '../protocol/messages'
import { accessTo, heldTables, remember } from '../shell/access'
import { homeSecret, leaveHome, ownHome } from '../shell/home'
import { keep, kept } from '../shell/keep'

const AT_ONCE = 50
const MOST = 1000
const MISSING = 404
export const EMPTY: Home = { running: [], finished: [], unread: 0 }

/** Bring home the seats that this browser holds and has not brought yet. */
async function bringStrays(): Promise<void> {
  const brought = kept<string[]>('brought', [])
  const strays = heldTables().filter((table) => !brought.includes(table))
  for (let first = 0; first < strays.length; first += AT_ONCE) {
    const some = strays.slice(first, first + AT_ONCE)
    await api.bringHome(
      ownHome(),
      some.map((table) => ({ table, token: '', ...accessTo(table) })),
    )
    keep('brought', [...kept<string[]>('brought', []), ...some].slice(-MOST))
  }
}

/** What is kept of a home; one that nobody knows is empty. */
export async function look(secret: string): Promise<Home> {
  try {
    return await api.home(secret)
  } catch (problem) {
    if (problem instanceof api.Refusal && problem.status === MISSING) return EMPTY
    throw problem
  }
}

/** Our home; this browser can then go to each of its tables. */
export async function comeHome(): Promise<Home> {
  await bringStrays()
  const secret = homeSecret()
  if (!secret) return EMPTY
  const home = await look(secret)
  // What was deleted, or went to another secret, on another device does not come back from this one.
  if (home === EMPTY && kept('home-known', false)) leaveHome()
  else keep('home-known', home !== EMPTY)
  for (const game of home.running) {
    const { id } = game.table
    const known = home.running.some((one) => one.table.id === id && one.token === accessTo(id).token)
    if (!known) open(id, game)
  }
  return home
}

/** Look at home for a seat at a table that this browser does not know. */
export async function recall(table: string): Promise<void> {
  if (accessTo(table).token || !homeSecret()) return
  const { finished } = await comeHome().catch(() => EMPTY)
  const found = finished.find((game) => game.table === table && !game.resigned)
  if (found) open(table, found)
}

/** Let this browser into a table by a seat of the home; one that was left to a bot opens nothing. */
export function open(table: string, { token, key, resigned }: HomeAccess & { resigned?: boolean }): void {
  remember(table, { ...(resigned ? {} : { token }), ...(key ? { key } : {}) })
  keep('brought', [...kept<string[]>('brought', []), table])
}

export const isEmpty = (home: Home): boolean => !home.running.length && !home.finished.length && !home.unread
