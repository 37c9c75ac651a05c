/** What a person has chosen, kept by the browser. */
import { kept, keep } from './keep'

export type Theme = 'system' | 'light' | 'dark'
export type Pace = keyof typeof PACES

/** By how much holds are longer than usual. */
export const PACES = { slow: 1.7, usual: 1, fast: 0.5, 'at-once': 0 }

interface Settings {
  /** Empty until it is known what languages there are. */
  language: string
  theme: Theme
  name: string
  /** How well bots are to play. */
  level: string
  /** Of what character they are to be; empty for any. */
  character: string
  /** How long what happens is held to be seen. */
  pace: Pace
  /** Whether a move is made only once it has been confirmed. */
  confirm: boolean
  sound: boolean
  notify: boolean
  /** Whether single letters and digits do something. */
  keys: boolean
  /** Whether things that are met for the first time are explained. */
  hints: boolean
}

function usual(): Settings {
  return {
    language: '',
    theme: 'system',
    name: '',
    level: 'medium',
    character: '',
    pace: 'usual',
    confirm: false,
    sound: false,
    notify: false,
    keys: true,
    hints: true,
  }
}

export const settings = $state<Settings>({ ...usual(), ...kept<Partial<Settings>>('settings', {}) })

/** By how much longer than usual things are held at the pace that was chosen. */
export function factor(): number {
  return PACES[settings.pace] ?? PACES.usual
}

/** Change some settings, and keep them. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  keep('settings', $state.snapshot(settings))
}

/** Whether the person has asked the system for little motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
