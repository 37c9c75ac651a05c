/** The tokens of our seats and the keys of private tables: kept by the browser, brought by links. */
import type { Access } from '../protocol/api'
import { keep, kept } from './keep'

const MOST = 200

type Kept = Record<string, Access>

export function accessTo(table: string): Access {
  return kept<Kept>('tables', {})[table] ?? {}
}

export function remember(table: string, access: Access): void {
  const all = kept<Kept>('tables', {})
  const merged = { ...all[table], ...access }
  delete all[table]
  const newest = Object.entries(all).slice(1 - MOST)
  keep('tables', Object.fromEntries([...newest, [table, merged]]))
}

/** Forget a seat that we no longer have, but not the way in. */
export function forgetSeat(table: string): void {
  const { key } = accessTo(table)
  const all = kept<Kept>('tables', {})
  all[table] = key ? { key } : {}
  keep('tables', all)
}

/** Forget all tables: this browser is another person's now. */
export function forgetTables(): void {
  keep('tables', {})
  keep('brought', [])
}

/** The tables at which we hold seats, the newest first. */
export function heldTables(): string[] {
  const held = Object.entries(kept<Kept>('tables', {})).filter(([, access]) => access.token)
  return held.map(([table]) => table).reverse()
}

/**
 * Take what a link brings after its `#`, which no server ever sees, and leave the address without the seat, which
 * is nobody else's; whether it brought anything.
 */
export function takeFromLink(table: string): boolean {
  const brought = new URLSearchParams(location.hash.slice(1))
  const token = brought.get('token')
  const key = brought.get('key')
  if (!token && !key) return false
  remember(table, { ...(token ? { token } : {}), ...(key ? { key } : {}) })
  showInvitation(table)
  return true
}

/** The address of a private table is the invitation to it, for whoever has its key. */
export function showInvitation(table: string): void {
  const { key } = accessTo(table)
  history.replaceState(history.state, '', location.pathname + location.search + (key ? `#key=${key}` : ''))
}

/** A link for friends: it opens the table, or the replay of its game, and no seat of ours. */
export function invitation(
  table: string,
  to: 'table' | 'replay' = 'table',
  origin: string = location.origin,
): string {
  const { key } = accessTo(table)
  return `${origin}/${to}/${table}${key ? `#key=${key}` : ''}`
}

/** A link to our own seat, for another device of ours, which may invite and share from there too. */
export function ownLink(table: string): string | null {
  const { token, key } = accessTo(table)
  return token ? `${location.origin}/table/${table}#token=${token}${key ? `&key=${key}` : ''}` : null
}
