/** Laying tables: with bots and dealt at once, or to be filled by friends. */
import * as api from '../protocol/api'
import type { Game } from '../protocol/messages'
import { remember } from '../shell/access'
import { go } from '../shell/router.svelte'
import { settings } from '../shell/settings.svelte'
import { text } from '../words/speech.svelte'
import { wanted } from './bots.svelte'
import { lastTime } from './last'

/** Seconds that bots think, so that what they do can be followed. */
export const PAUSE = 0.6

/** Lay a table, keep what opens it, and go there. */
export async function layAndGo(table: api.NewTable): Promise<void> {
  const laid = await api.lay({ ...(table.fill ? wanted(table.game) : {}), ...table })
  remember(laid.table.id, {
    ...(laid.token ? { token: laid.token } : {}),
    ...(laid.key ? { key: laid.key } : {}),
  })
  go(`/table/${laid.table.id}`)
}

/** Take a seat where people gather for a game, and wait there for others. */
export async function lookForPeople(game: Game, seats: number, rated: boolean): Promise<void> {
  const found = await api.look({ game: game.name, seats, rated, name: ownName() })
  if (found.token) remember(found.table.id, { token: found.token })
  go(`/table/${found.table.id}`)
}

/** The name to sit down by when nobody has asked for one yet. */
export function ownName(): string {
  return settings.name.trim() || text('web-lobby-guest')
}

/** One click: a table with bots, dealt, as it was agreed the last time. */
export function playNow(game: Game): Promise<void> {
  return layAndGo({
    game: game.name,
    ...lastTime(game),
    name: ownName(),
    pause: PAUSE,
    fill: true,
    start: true,
  })
}

/** A table for friends. Who has no name yet is asked for it there, among the free seats. */
export function inviteTo(game: Game): Promise<void> {
  const name = settings.name.trim()
  return layAndGo({
    game: game.name,
    ...lastTime(game),
    pause: PAUSE,
    ...(name ? { name } : {}),
  })
}
