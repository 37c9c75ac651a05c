/** Hints at first contact with things: which have been read is kept by the browser. */
import type { Hint } from '../games'
import { keep, kept } from '../shell/keep'
import { set } from '../shell/settings.svelte'

/** What all tables have. */
export const COMMON: readonly Hint[] = [
  { message: 'web-hint-seat', at: 'seat-' },
  { message: 'web-hint-rules', at: 'rules' },
]

const state = $state<{ read: string[] }>({ read: kept<string[]>('hints-read', []) })

/** Hints of all games have names of their own, but for those that all games share. */
const nameOf = (game: string, hint: Hint): string =>
  COMMON.includes(hint) ? hint.message : `${game} ${hint.message}`

/** Off for good. */
export function markRead(game: string, hint: Hint): void {
  state.read = [...state.read, nameOf(game, hint)]
  keep('hints-read', state.read)
}

/** Switch them on, all anew, or off. */
export function switchHints(on: boolean): void {
  set({ hints: on })
  if (!on) return
  state.read = []
  keep('hints-read', state.read)
}

/** Those that are still to be read, in their order; whoever has learned a game is not told again what that told. */
export function unread(game: string, hints: readonly Hint[], learned: boolean): Hint[] {
  return [...hints, ...COMMON].filter(
    (hint) => !(hint.taught && learned) && !state.read.includes(nameOf(game, hint)),
  )
}

/** The hint to show: the one that is shown as long as its thing is in sight, else the first whose thing is. */
export function next(
  hints: readonly Hint[],
  now: Hint | null,
  question: string | null,
  sees: (at: string) => boolean,
): Hint | null {
  const fits = (hint: Hint): boolean => (!hint.asked || hint.asked === question) && sees(hint.at)
  if (now && hints.includes(now) && fits(now)) return now
  return hints.find(fits) ?? null
}
