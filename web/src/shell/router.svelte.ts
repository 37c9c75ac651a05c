/** Where we are: the path of the address, and going elsewhere without loading the page anew. */
import { tick } from 'svelte'

export type Route =
  | { page: 'lobby' }
  | { page: 'home' }
  | { page: 'admin' }
  | { page: 'privacy' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'nowhere' }

/** A part of an address; one that is damaged leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export function read(path: string, search = ''): Route {
  const [page, rest] = path.split('/').filter(Boolean).map(decoded)
  if (page === 'home' || page === 'admin' || page === 'privacy') return { page }
  if (page === 'new') return { page, game: new URLSearchParams(search).get('game') }
  if (page === 'table' && rest) return { page, id: rest }
  if (page === 'replay' && rest)
    return { page, id: rest, step: Number(new URLSearchParams(search).get('step')) || 0 }
  if ((page === 'rules' || page === 'learn') && rest) return { page, game: rest }
  return { page: page === undefined ? 'lobby' : 'nowhere' }
}

export const here = $state<{ route: Route }>({ route: read(location.pathname, location.search) })

function look(): void {
  here.route = read(location.pathname, location.search)
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  look()
  scrollTo(0, 0)
  void tick().then(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }))
}

/** Let links to our own pages be followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || event.defaultPrevented || event.button) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (read(link.pathname).page === 'nowhere') return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

addEventListener('popstate', look)
