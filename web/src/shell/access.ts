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

/** The tables at which we hold seats, the newest first. */
export function heldTables(most: number): string[] {
  const held = Object.entries(kept<Kept>('tables', {})).filter(([, access]) => access.token)
  return held
    .slice(-most)
    .map(([table]) => table)
    .reverse()
}

/** Take what a link brings after its `#`, which no server ever sees, and leave the address without it. */
export function takeFromLink(table: string): void {
  const brought = new URLSearchParams(location.hash.slice(1))
  const access: Access = {}
  const token = brought.get('token')
  const key = brought.get('key')
  if (token) access.token = token
  if (key) access.key = key
  if (token || key) {
    remember(table, access)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
}

/** A link for friends: it opens the table, and no seat of ours. */
export function invitation(table: string): string {
  const { key } = accessTo(table)
  return `${location.origin}/table/${table}${key ? `#key=${key}` : ''}`
}

/** A link to our own seat, for another device of ours. */
export function ownLink(table: string): string | null {
  const { token } = accessTo(table)
  return token ? `${location.origin}/table/${table}#token=${token}` : null
}
