/** What a person has chosen, kept by the browser. */
import { kept, keep } from './keep'

export type Theme = 'system' | 'light' | 'dark'

interface Settings {
  /** Empty until it is known what languages there are. */
  language: string
  theme: Theme
  name: string
  /** How long each step of what happened is shown, in milliseconds; 0 shows all at once. */
  pace: number
  sound: boolean
  notify: boolean
  /** Whether single letters and digits do something. */
  keys: boolean
}

function usual(): Settings {
  return { language: '', theme: 'system', name: '', pace: 450, sound: false, notify: false, keys: true }
}

export const settings = $state<Settings>({ ...usual(), ...kept<Partial<Settings>>('settings', {}) })

/** Change some settings, and keep them. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  keep('settings', $state.snapshot(settings))
}

/** Whether the person has asked the system for little motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
