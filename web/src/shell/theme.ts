/** Light or dark: as the person has chosen, or as the system says, also when it changes its mind. */
import { MediaQuery } from 'svelte/reactivity'
import { settings } from './settings.svelte'

const system = new MediaQuery('(prefers-color-scheme: dark)')

export function isDark(): boolean {
  return settings.theme === 'system' ? system.current : settings.theme === 'dark'
}
