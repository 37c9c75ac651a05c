/** The languages that the server has words in, and which of them the page speaks. */
import * as api from '../protocol/api'
import type { Language } from '../protocol/messages'
import { settings } from './settings.svelte'

export const languages = $state<{ known: readonly Language[] }>({ known: [] })

/** Learn what languages there are. Where none was chosen that there is, the first that the person reads is. */
export async function learn(): Promise<void> {
  languages.known = await api.languages()
  const found = [settings.language, ...navigator.languages].map(fitting).find((one) => one !== undefined)
  settings.language = found ?? languages.known[0]!.language
}

/** The language for a wish such as `ru-RU`. */
function fitting(wish: string): string | undefined {
  const fits = ({ language }: Language): boolean => `${wish.toLowerCase()}-`.startsWith(`${language}-`)
  return languages.known.find(fits)?.language
}
