/**
 * The line to a table's server, which survives sleep and bad networks.
 *
 * It connects again by itself, says how much of the log it has had, and hands on what it is told. Whatever is
 * asked gets one answer. A move outlives a break: it is sent again, and the server makes it once.
 */
import { settings } from '../shell/settings.svelte'
import type { Access } from './api'
import type { Claim, FromServer, Problem, ViewPart } from './messages'

export type Link = 'connecting' | 'open' | 'waiting' | 'closed'
/** What the server tells of a table, beside answers. */
export type Told = Extract<FromServer, { type: 'welcome' | 'table' | 'log' | 'view' }>
/** Null, or why something was refused. */
export type Answer = Problem | null

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** How long an answer to a ping may take. */
const LONGEST_SILENCE = 4_000
/** Reasons to end a connection that do not last: it is worth trying again. */
const PASSING = ['error-too-many', 'error-slow']
/** What every table shows of a view beside what everybody gets; the rest is asked for where it is shown. */
export const USUAL: readonly ViewPart[] = ['known', 'promises']
const LOST: Problem = { message: { name: 'web-connection-lost', arguments: {} }, words: '' }

/** What a table needs of its line to the server. */
export type Connection = Pick<
  Wire,
  'link' | 'problem' | 'close' | 'timeAt' | 'move' | 'say' | 'claim' | 'shown' | 'want' | 'back'
>

export class Wire {
  link = $state<Link>('connecting')
  /** Why the server closed the connection. */
  problem = $state.raw<Problem | null>(null)

  private socket: WebSocket | null = null
  private tries = 0
  private retry = 0
  private ids = 0
  /** Lines of the log that have come. */
  private received = 0
  /** The turn of the last view that has come. */
  private turn = 0
  /** How far the server's clock is ahead of ours, in seconds. */
  private skew = 0
  /** What we want of views that not every client needs. */
  private parts: readonly ViewPart[] = USUAL
  /** What we said that we want when we connected. */
  private greeted = this.parts
  private readonly asked = new Map<number, (answer: Answer) => void>()
  /** The move that is to be answered, whatever happens to the connection. */
  private pending: { id: number; turn: number; move: number } | null = null

  constructor(
    private readonly id: string,
    private readonly access: Access,
    private readonly hear: (told: Told) => void,
  ) {
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Leave the table. */
  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.retry)
    this.link = 'closed'
    this.socket?.close()
    this.socket = null
  }

  /** The server's time in seconds, at a time of ours in milliseconds. */
  timeAt(now: number): number {
    return now / 1000 + this.skew
  }

  // Wishes ----------------------------------------------------------------------------------------

  /** Make a move. It can follow another only once that is known to be made. */
  move(turn: number, move: number): Promise<Answer> {
    if (this.pending) this.answer(this.pending.id, null)
    this.pending = { id: ++this.ids, turn, move }
    return this.send('move', this.pending)
  }

  /** Something in free words. */
  say(text: string): Promise<Answer> {
    return this.ask('say', { text })
  }

  claim({ text }: Claim): Promise<Answer> {
    return this.ask('claim', { claim: text })
  }

  /** So many lines of the log have been shown: bots go on then. */
  shown(lines: number): void {
    void this.ask('shown', { lines })
  }

  /** Want certain parts of views from now on. */
  want(parts: readonly ViewPart[]): void {
    if (parts.join() === this.parts.join()) return
    this.parts = parts
    void this.ask('want', { parts })
  }

  /** Take the seat back from the bot that plays for us. */
  back(): Promise<Answer> {
    return this.ask('back', {})
  }

  /** Ask for something that is of no use later. */
  private ask(type: string, content: object): Promise<Answer> {
    return this.link === 'open' ? this.send(type, { id: ++this.ids, ...content }) : Promise.resolve(LOST)
  }

  private send(type: string, content: { id: number }): Promise<Answer> {
    if (this.link === 'open') this.socket?.send(JSON.stringify({ type, ...content }))
    return new Promise((resolve) => this.asked.set(content.id, resolve))
  }

  // Connecting ------------------------------------------------------------------------------------

  private open(): void {
    this.link = 'connecting'
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`,
    )
    this.socket = socket
    socket.onopen = () => {
      this.greeted = this.parts
      const hello = {
        token: this.access.token ?? '',
        key: this.access.key ?? '',
        language: settings.language,
        parts: this.parts,
      }
      socket.send(JSON.stringify({ type: 'hello', protocol: 2, ...hello, have: this.received }))
    }
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(JSON.parse(event.data as string) as FromServer)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  private lost(): void {
    this.socket = null
    for (const id of this.asked.keys()) if (id !== this.pending?.id) this.answer(id, LOST)
    if (this.link === 'closed') return
    this.link = 'waiting'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.5 + Math.random() / 2)
    this.tries += 1
    this.retry = window.setTimeout(() => this.open(), wait)
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  private readonly hurry = (): void => {
    if (document.hidden) return
    if (this.link === 'open') return this.probe()
    if (this.link !== 'waiting') return
    clearTimeout(this.retry)
    this.open()
  }

  /** After sleep a connection may look open and be dead: it has to answer soon. */
  private probe(): void {
    const socket = this.socket
    const timer = window.setTimeout(() => {
      if (this.socket === socket && this.link === 'open') this.lost()
      socket?.close()
    }, LONGEST_SILENCE)
    void this.ask('ping', {}).then(() => clearTimeout(timer))
  }

  // Taking messages in ----------------------------------------------------------------------------

  private take(message: FromServer): void {
    switch (message.type) {
      case 'accepted':
        return this.answer(message.id, null)
      case 'refused':
        return this.answer(message.id, message)
      case 'closed':
        this.problem = message
        if (!PASSING.includes(message.message.name)) this.link = 'closed'
        return
      case 'welcome':
        this.welcomed(message.now)
        break
      case 'log':
        this.received += message.lines.length
        break
      case 'view':
        this.turn = message.turn ?? 0
    }
    this.hear(message)
  }

  private welcomed(now?: number): void {
    this.link = 'open'
    this.tries = 0
    if (now) this.skew = now - Date.now() / 1000
    if (this.parts !== this.greeted) void this.ask('want', { parts: this.parts })
    const { pending } = this
    if (pending && this.turn > pending.turn) this.answer(pending.id, null)
    else if (pending) this.socket?.send(JSON.stringify({ type: 'move', ...pending }))
  }

  private answer(id: number | null, answer: Answer): void {
    if (id === null) return
    if (this.pending?.id === id) this.pending = null
    this.asked.get(id)?.(answer)
    this.asked.delete(id)
  }
}
