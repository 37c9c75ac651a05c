/** It is your turn, or the game begins: the title says so, and, if asked for, a sound and a notification. */
import type { Table } from '../protocol/messages'
import { settings } from '../shell/settings.svelte'
import { text } from '../words/speech.svelte'
import type { LiveTable } from './live.svelte'
import { play } from './sounds'

/** The table at which this turn of ours was told of already. */
let told: string | null = null

export function alertOnTurn(live: LiveTable, table: Table): void {
  const title = text('game-title')
  const shown = document.hidden || live.director.queue === 0
  const mine = live.owes && shown && !live.choice.made
  document.title = mine ? `● ${text('web-your-turn')} · ${title}` : `${title} · Turncoat`
  if (mine && told !== table.id) {
    call(title, table.id, text('web-your-turn'))
  }
  told = mine ? table.id : null
}

/** Those we waited for have come, and the cards are dealt. */
export function alertOnStart(table: Table): void {
  call(text('game-title'), table.id, text('web-people-start'))
}

/** Call somebody who looks elsewhere, as far as that was asked for. */
function call(title: string, tag: string, body: string): void {
  if (settings.sound) play('turn')
  if (settings.notify && document.hidden) notify(title, tag, body)
}

function notify(title: string, tag: string, body: string): void {
  try {
    new Notification(title, { body, tag })
  } catch {
    // Some phones let no page do this, though they ask whether it may.
  }
}
