/** Requests over HTTP. What is refused is thrown with the server's own words. */
import { ownHome } from '../shell/home'
import { settings } from '../shell/settings.svelte'
import type {
  Advice,
  Best,
  Bots,
  Chapter,
  Examples,
  Game,
  Home,
  InWords,
  Language,
  Lesson,
  Message,
  Office,
  OwnRatings,
  Privacy,
  Problem,
  Reach,
  Replay,
  Seated,
  Standings,
  Table,
} from './messages'

const TOO_MANY = 429
const MOST_TRIES = 8
/** What the server asks for after too much at once, in milliseconds. */
const BETWEEN_TRIES = 2000

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Message,
    words: string,
  ) {
    super(words)
  }
}

/** What lets the caller see a table or play a seat at it. */
export interface Access {
  token?: string
  key?: string
  /** The secret of the home that a seat is brought to. */
  home?: string
}

function headersFor(access: Access, body: boolean): Headers {
  const headers = new Headers({ 'Accept-Language': settings.language })
  if (access.token) headers.set('Authorization', `Bearer ${access.token}`)
  if (access.key) headers.set('Turncoat-Key', access.key)
  if (access.home) headers.set('Turncoat-Home', access.home)
  if (body) headers.set('Content-Type', 'application/json')
  return headers
}

async function ask(path: string, access: Access = {}, body?: unknown): Promise<Response> {
  const init: RequestInit = { headers: headersFor(access, body !== undefined) }
  if (body !== undefined) Object.assign(init, { method: 'POST', body: JSON.stringify(body) })
  return answered(await fetch(path, init))
}

/** Do something that needs no more words, and has no answer but that it is done. */
async function act(path: string, access: Access, method = 'POST'): Promise<void> {
  await answered(await fetch(path, { method, headers: headersFor(access, false) }))
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new Refusal(
    response.status,
    problem?.message ?? { name: 'error-server', arguments: {} },
    problem?.words ?? `${response.status}`,
  )
}

async function json<T>(path: string, access?: Access, body?: unknown): Promise<T> {
  return (await ask(path, access, body)).json() as Promise<T>
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

export const languages = (): Promise<Language[]> => json('/api/languages')

export const games = (): Promise<Game[]> => json(`/api/games?language=${settings.language}`)

export const tables = (status: Table['status']): Promise<Table[]> => json(`/api/tables?status=${status}`)

/** The words of a game, or those that all games share. */
export async function words(language: string, game?: string): Promise<string> {
  const path = game ? `/api/games/${encodeURIComponent(game)}/words` : '/api/words'
  return (await ask(`${path}?language=${language}`)).text()
}

export async function guide(
  game: string,
  seats: number,
  options: Record<string, string>,
): Promise<Chapter[]> {
  const query = new URLSearchParams({ seats: `${seats}` })
  for (const [name, value] of Object.entries(options)) query.append('option', `${name}=${value}`)
  return (await json<{ chapters: Chapter[] }>(`/api/games/${encodeURIComponent(game)}/guide?${query}`))
    .chapters
}

export const examples = (game: string): Promise<Examples> =>
  json(`/api/games/${encodeURIComponent(game)}/examples`)

export const lesson = (game: string): Promise<Lesson> => json(`/api/games/${encodeURIComponent(game)}/lesson`)

/** Which bots are to come. */
export interface Company {
  bot: string
  character: string
}

export interface NewTable extends Partial<Company> {
  game: string
  seats: number
  options?: Record<string, string>
  public?: boolean
  talk?: boolean
  hints?: boolean
  rated?: boolean
  pause?: number
  clock?: Table['clock']
  name?: string
  contribution?: string
  fill?: boolean
  start?: boolean
}

/** The bots that there are to choose from. */
export const bots = (): Promise<Bots> => json('/api/bots')

/** Something of our own in the seed, so that nobody else can choose the cards. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was asked for and not answered, each with a word by which it is known when it is asked for again. */
const unanswered = new Map<string, string>()

/** Ask for something that is to be had once: where the answer was lost, the next try gets the same. */
async function askOnce<T>(path: string, access: Access, wish: object): Promise<T> {
  const known = JSON.stringify([path, wish])
  const once = unanswered.get(known) ?? contribution()
  unanswered.set(known, once)
  try {
    const given = await json<T>(path, access, { contribution: contribution(), once, ...wish })
    unanswered.delete(known)
    return given
  } catch (problem) {
    if (problem instanceof Refusal) unanswered.delete(known)
    throw problem
  }
}

export const lay = (table: NewTable): Promise<Seated> =>
  askOnce('/api/tables', table.name ? { home: ownHome() } : {}, table)

/** Take a seat where people gather for a game. */
export const look = (wanted: {
  game: string
  seats: number
  rated: boolean
  name: string
}): Promise<Seated> => json('/api/queue', { home: ownHome() }, { contribution: contribution(), ...wanted })

/** Rather play with bots than wait for people. */
export const settle = (id: string, access: Access, bots: Company): Promise<Table> =>
  json(`${at(id)}/settle`, access, bots)

export const table = (id: string, access: Access): Promise<Table> => json(at(id), access)

export const join = (id: string, access: Access, name: string, seat?: number): Promise<Seated> =>
  askOnce(`${at(id)}/join`, { ...access, home: ownHome() }, { name, seat: seat ?? null })

export const again = (id: string, access: Access): Promise<Seated> =>
  json(`${at(id)}/again`, { ...access, home: ownHome() }, { contribution: contribution() })

export const seatBot = (id: string, access: Access, seat: number, bot: Company): Promise<Table> =>
  json(`${at(id)}/bots`, access, { seat, ...bot })

export const free = (id: string, access: Access, seat: number): Promise<Table> =>
  json(`${at(id)}/free`, access, { seat })

/** Deal, with bots at the free seats where some are wanted. */
export const start = (id: string, access: Access, bots: Company | null): Promise<Table> =>
  json(`${at(id)}/start`, access, { fill: bots !== null, ...bots })

export const leave = (id: string, access: Access): Promise<void> => act(`${at(id)}/leave`, access)

/** Leave a running game for good, to a bot. */
export const resign = (id: string, access: Access): Promise<void> => act(`${at(id)}/resign`, access)

export const home = (secret: string): Promise<Home> =>
  json(`/api/home?language=${settings.language}`, { home: secret })

/** Bring seats home that were taken without it. */
export const bringHome = (
  secret: string,
  seats: { table: string; token: string; key?: string }[],
): Promise<unknown> => json('/api/home/seats', { home: secret }, { seats })

/** Bring all of another home to one; the other is no more. */
export async function mergeHomes(secret: string, other: string): Promise<void> {
  await ask('/api/home/merge', { home: secret }, { other })
}

export const deleteHome = (secret: string): Promise<void> => act('/api/home', { home: secret }, 'DELETE')

export const ownRatings = (secret: string): Promise<OwnRatings> => json('/api/home/ratings', { home: secret })

/** Be shown among the best by a name. */
export async function listAs(secret: string, name: string): Promise<void> {
  const headers = headersFor({ home: secret }, true)
  await answered(await fetch('/api/home/listed', { method: 'PUT', headers, body: JSON.stringify({ name }) }))
}

export const unlist = (secret: string): Promise<void> => act('/api/home/listed', { home: secret }, 'DELETE')

export const best = (game: string): Promise<Best[]> => json(`/api/ratings?game=${encodeURIComponent(game)}`)

/** The name that passkeys of this server are bound to; null where it can have none. */
export const passkeySite = async (): Promise<string | null> =>
  (await json<{ site: string | null }>('/api/passkey')).site

/** How many passkeys keep a home. */
export const passkeys = async (secret: string): Promise<number> =>
  (await json<{ passkeys: number }>('/api/home/passkey', { home: secret })).passkeys

export const passkeyToMake = (secret: string): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  json('/api/home/passkey/options', { home: secret }, {})

export async function keepByPasskey(secret: string, credential: unknown, sealed: string): Promise<void> {
  await ask('/api/home/passkey', { home: secret }, { credential, sealed })
}

export const forgetPasskeys = (secret: string): Promise<void> =>
  act('/api/home/passkey', { home: secret }, 'DELETE')

export const passkeyToAsk = (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  json('/api/passkey/options', {}, {})

export const sealedByPasskey = async (credential: unknown): Promise<string> =>
  (await json<{ sealed: string }>('/api/passkey', {}, { credential })).sealed

/** All that is kept about us. */
export const exportHome = (secret: string): Promise<unknown> => json('/api/home/export', { home: secret })

/** What the server keeps, and for how long. */
export const privacy = (): Promise<Privacy> => json('/api/privacy')

/** Show a remark of another to the administrators. */
export async function report(id: string, access: Access, line: number): Promise<void> {
  await ask(`${at(id)}/reports`, access, { line })
}

/** What a host does to keep order. */
export type Deed = 'rename' | 'mute' | 'remove' | 'close'

export async function keepOrder(id: string, access: Access, deed: Deed, body: object): Promise<void> {
  await ask(`${at(id)}/${deed}`, access, body)
}

/** What administrators look at, who show their token. */
export const office = (token: string): Promise<Office> =>
  json(`/api/admin?language=${settings.language}`, { token })

/** Something that administrators do. */
export async function administer(token: string, path: string, body: object): Promise<void> {
  await ask(`/api/admin${path}`, { token }, body)
}

/** Whether others can come to the server. */
export const reach = (): Promise<Reach> => json('/api/reach')

export const saved = (id: string, access: Access): Promise<unknown> => json(`${at(id)}/saved`, access)

/** Steps of a finished game. They are dear: who wants all of a long one may have to wait for some. */
export async function replay(id: string, access: Access, seat: number, first: number): Promise<Replay> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await json<Replay>(`${at(id)}/replay?seat=${seat}&first=${first}`, access)
    } catch (problem) {
      const passing = problem instanceof Refusal && problem.status === TOO_MANY
      if (!passing || tries === MOST_TRIES) throw problem
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES))
    }
  }
}

/** The table in words as it was when our log had so many lines. */
export const inWords = (id: string, access: Access, lines: number): Promise<InWords> =>
  json(`${at(id)}/words?lines=${lines}`, access)

/** How everybody stood through a finished game: thought about when it is first asked for. */
export const standings = (id: string, access: Access): Promise<Standings> =>
  json(`${at(id)}/standings`, access)

/** What a search would do in the caller's seat, where the table allows hints. */
export const hint = (id: string, access: Access): Promise<Advice> => json(`${at(id)}/hint`, access, {})
