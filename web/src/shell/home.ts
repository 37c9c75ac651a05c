/** The secret of our home: drawn here when we first sit down, kept by the browser, carried by a link after its `#`. */
import { forgetTables } from './access'
import { forget, keep, kept } from './keep'

const FORM = /^[\w-]{32}$/
const OCTETS = 24

export const homeSecret = (): string | null => kept<string | null>('home', null)

function newSecret(): string {
  const octets = crypto.getRandomValues(new Uint8Array(OCTETS))
  return btoa(String.fromCharCode(...octets))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** Our home's secret; who has none gets one. */
export function ownHome(): string {
  const found = homeSecret() ?? newSecret()
  keep('home', found)
  return found
}

/** A secret that nobody knows yet, for a home whose link went to somebody it should not. */
export const freshSecret = newSecret

/** This browser belongs to another home from now on; what it holds of tables is that home's, or is forgotten. */
export function moveTo(secret: string, together: boolean): void {
  if (!together) forgetTables()
  keep('home', secret)
}

/** This browser belongs to no home any more. */
export function leaveHome(): void {
  forgetTables()
  forget((name) => name === 'home' || name === 'home-known')
}

/** Forget the home, all tables, and all that was written down or chosen at them. */
export function forgetHome(): void {
  forget((name) => name !== 'settings')
}

export const homeLink = (secret: string): string => `${location.origin}/home#${secret}`

/** Take the secret of a home from the address, and leave the address without it; null where there is none. */
export function takeHome(): string | null {
  const brought = location.hash.slice(1)
  if (!brought) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return brought
}

/** Whether a text can be a secret at all: a link that was cut off is not sent to the server. */
export const canBeSecret = (text: string): boolean => FORM.test(text)
