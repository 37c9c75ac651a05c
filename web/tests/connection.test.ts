/** The connection to a table, with a server that is played here. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../src/protocol/connection.svelte'
import type { EventLine, Line, Move, Table, View } from '../src/protocol/messages'
import { settings } from '../src/shell/settings.svelte'

type Sent = Record<string, unknown> & { type: string; id: number }

class FakeSocket {
  static all: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: Sent[] = []

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }

  close(): void {
    this.onclose?.()
  }

  /** The server says something. */
  say(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
  }

  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type)
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1)!
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

const WELCOME = { type: 'welcome', protocol: 1, seat: 0, table: 'T' }
const MOVES: Move[] = [4, 7].map((number) => ({
  number,
  family: 'vote',
  parameters: { boat: number },
  message: { name: 'move-vote', arguments: {} },
}))

function view(turn: number, changes: Partial<View> = {}): View & { type: 'view' } {
  return {
    type: 'view',
    turn,
    awaits: [0],
    over: false,
    scene: { over: false, question: 'vote', awaits: [0], players: [], winners: [], options: {}, origins: {} },
    prompt: { name: 'prompt-vote', arguments: {} },
    hint: { name: 'rule-vote', arguments: {} },
    moves: MOVES,
    result: null,
    revealed: null,
    claims: [],
    verdicts: null,
    decide_by: null,
    ...changes,
  }
}

function event(line: number): EventLine {
  const message = { name: 'news-vote', arguments: {} }
  return { line, at: 0, kind: 'event', event: 'vote', message, private: false, by_bot: false }
}

function claim(line: number): Line {
  const message = { name: 'claim-vote', arguments: {} }
  return {
    line,
    at: 0,
    kind: 'claim',
    claim: 'vote',
    parameters: {},
    message,
    seat: 1,
    hearers: [0, 1],
    true: null,
  }
}

const log = (...lines: Line[]): object => ({ type: 'log', lines })

let connection: Connection

function connect(): void {
  connection = new Connection('T a', { token: 'secret' })
  socket().onopen?.()
}

/** A seat that is asked something. */
async function seated(turn = 0): Promise<void> {
  connect()
  socket().say(WELCOME, log(event(0), event(1)), view(turn))
  await settle()
}

/** Make one of the moves on offer. */
function decide(index: number): void {
  connection.choice.decide(connection.choice.moves[index]!)
}

/** The line breaks, and enough time goes by for the next attempt. */
async function reconnect(): Promise<void> {
  socket().close()
  await vi.advanceTimersByTimeAsync(15_000)
  socket().onopen?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  settings.pace = 0
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the hello', () => {
  it('names the seat, the language and that nothing is there yet', () => {
    connect()
    expect(socket().url).toMatch(/^ws:.*\/api\/tables\/T%20a\/socket$/)
    expect(socket().sent).toEqual([
      { type: 'hello', protocol: 1, token: 'secret', key: '', language: settings.language, have: 0 },
    ])
  })

  it('says after a break how many lines are there', async () => {
    await seated()
    await reconnect()
    expect(socket().of('hello')[0]!.have).toBe(2)
    socket().say(WELCOME, log(event(2)), view(0))
    await settle()
    expect(connection.lines.map((line) => line.line)).toEqual([0, 1, 2])
  })
})

describe('a break', () => {
  it('is mended by attempts that come less and less often', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    connect()
    const waits: number[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const before = FakeSocket.all.length
      let waited = 0
      socket().close()
      expect(connection.link).toBe('waiting')
      while (FakeSocket.all.length === before) {
        await vi.advanceTimersByTimeAsync(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  })

  it('begins with short waits again after a welcome', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    await seated()
    for (let attempt = 0; attempt < 4; attempt += 1) await reconnect()
    socket().say(WELCOME)
    const attempts = FakeSocket.all.length
    socket().close()
    await vi.advanceTimersByTimeAsync(500)
    expect(FakeSocket.all).toHaveLength(attempts + 1)
  })

  it('ends at once when the network comes back', async () => {
    await seated()
    socket().close()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is mended by one attempt at a time', async () => {
    await seated()
    const [first] = FakeSocket.all
    socket().close()
    await vi.advanceTimersByTimeAsync(15_000)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    socket().onopen?.()
    socket().say(WELCOME, log(event(2)), view(0))
    first!.say(log(event(2)))
    await settle()
    expect(connection.lines.map((line) => line.line)).toEqual([0, 1, 2])
  })

  it('that nobody noticed is found out when somebody looks again', async () => {
    await seated()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(socket().of('ping')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is not suspected where the server answers', async () => {
    await seated()
    document.dispatchEvent(new Event('visibilitychange'))
    socket().say({ type: 'accepted', id: socket().of('ping')[0]!.id })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(connection.link).toBe('open')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('answers what was said meanwhile, rather than losing it silently', async () => {
    await seated()
    const said = connection.say('Trust me.')
    socket().close()
    expect((await said)?.message.name).toBe('web-connection-lost')
    expect((await connection.say('Anybody?'))?.message.name).toBe('web-connection-lost')
  })

  it('is not mended once the table was left', async () => {
    await seated()
    connection.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('a move', () => {
  it('is sent with the turn that it answers', async () => {
    await seated(3)
    decide(1)
    expect(socket().of('move')).toEqual([{ type: 'move', id: 1, turn: 3, move: 7 }])
  })

  it('that was not answered is sent once more, the same, after a break', async () => {
    await seated(3)
    decide(1)
    const [first] = socket().of('move')
    await reconnect()
    expect(socket().of('move')).toEqual([])
    socket().say(WELCOME, view(3))
    await settle()
    expect(socket().of('move')).toEqual([first])
    expect(connection.choice.made).toEqual(MOVES[1])
  })

  it('that was accepted is not sent again', async () => {
    await seated(3)
    decide(1)
    socket().say(view(4, { awaits: [1], moves: [] }), { type: 'accepted', id: 1 })
    await settle()
    await reconnect()
    socket().say(WELCOME)
    expect(socket().of('move')).toEqual([])
  })

  it('that the view shows as made is not sent again', async () => {
    await seated(3)
    decide(1)
    socket().say(view(4, { moves: [] }))
    await settle()
    await reconnect()
    socket().say(WELCOME)
    expect(socket().of('move')).toEqual([])
  })

  it('made without a connection is sent when there is one', async () => {
    await seated(3)
    socket().close()
    decide(0)
    await vi.advanceTimersByTimeAsync(15_000)
    socket().onopen?.()
    socket().say(WELCOME)
    expect(socket().of('move')).toMatchObject([{ turn: 3, move: 4 }])
  })

  it('that is refused can be chosen anew, and why is kept', async () => {
    await seated()
    decide(0)
    const stale = { name: 'room-stale', arguments: {} }
    socket().say({ type: 'refused', id: 1, message: stale, words: '' })
    expect(connection.refusal?.message).toEqual(stale)
    expect(connection.choice.made).toBeNull()
    decide(1)
    expect(connection.refusal).toBeNull()
    expect(socket().of('move')).toHaveLength(2)
  })

  it('stays made while views come that do not answer it', async () => {
    await seated(3)
    decide(1)
    socket().say(view(3))
    await settle()
    expect(connection.choice.made).toEqual(MOVES[1])
    socket().say(view(4))
    await settle()
    expect(connection.choice.made).toBeNull()
    expect(connection.choice.moves).toEqual(MOVES)
  })

  it('stays made once it was accepted, while what came before it is still being shown', async () => {
    await seated(3)
    settings.pace = 400
    socket().say(log(event(2)), view(3))
    decide(1)
    socket().say(log(event(3)), view(4, { moves: [] }), { type: 'accepted', id: 1 })
    await vi.advanceTimersByTimeAsync(400)
    expect(connection.view?.turn).toBe(3)
    expect(connection.choice.made).toEqual(MOVES[1])
    await vi.advanceTimersByTimeAsync(400)
    expect(connection.view?.turn).toBe(4)
    expect(connection.choice.made).toBeNull()
  })
})

describe('remarks and claims', () => {
  it('are answered each by its own number', async () => {
    await seated()
    const first = connection.say('One')
    const second = connection.claim({
      claim: 'i-placed',
      parameters: { card: 2 },
      message: MOVES[0]!.message,
    })
    const [say, claimed] = socket().sent.slice(1)
    expect(say).toMatchObject({ type: 'say', text: 'One' })
    expect(claimed).toMatchObject({ type: 'claim', claim: 'i-placed', parameters: { card: 2 } })
    const muted = { name: 'talk-silenced', arguments: {} }
    socket().say(
      { type: 'accepted', id: say!.id },
      { type: 'refused', id: claimed!.id, message: muted, words: '' },
    )
    expect(await first).toBeNull()
    expect((await second)?.message).toEqual(muted)
    expect(connection.refusal).toBeNull()
  })
})

describe('what happens quickly', () => {
  it('is shown step by step at the pace that is set', async () => {
    await seated()
    settings.pace = 400
    socket().say(log(event(2)), view(1), log(event(3)), view(2))
    await settle()
    expect([connection.lines.length, connection.view?.turn]).toEqual([3, 0])
    await vi.advanceTimersByTimeAsync(400)
    expect([connection.lines.length, connection.view?.turn]).toEqual([4, 1])
    await vi.advanceTimersByTimeAsync(400)
    expect([connection.lines.length, connection.view?.turn]).toEqual([4, 2])
  })

  it('is not waited for by what was said', async () => {
    await seated()
    settings.pace = 400
    socket().say(log(claim(2)), view(0))
    await settle()
    expect(connection.past).toHaveLength(2)
  })

  it('is caught up with where too much waits', async () => {
    await seated()
    settings.pace = 400
    for (let step = 1; step <= 40; step += 1) socket().say(log(event(step + 1)), view(step))
    await vi.advanceTimersByTimeAsync(400)
    expect(connection.view!.turn).toBeGreaterThan(30)
    await vi.advanceTimersByTimeAsync(400 * 8)
    expect(connection.view!.turn).toBe(40)
    expect(connection.lines).toHaveLength(42)
  })

  it('waits for somebody who looks elsewhere, and is then shown in order', async () => {
    await seated()
    settings.pace = 400
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    socket().say(view(0, { moves: [] }), log(event(2)), view(1), log(event(3)), view(2))
    await vi.advanceTimersByTimeAsync(5000)
    expect([connection.lines.length, connection.view?.turn]).toEqual([2, 0])
    expect(connection.owes).toBe(true)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect([connection.lines.length, connection.view?.turn]).toEqual([3, 0])
    await vi.advanceTimersByTimeAsync(800)
    expect([connection.lines.length, connection.view?.turn]).toEqual([4, 2])
    hidden.mockRestore()
  })

  it('counts as received before it is shown', async () => {
    await seated()
    settings.pace = 400
    socket().say(log(event(2)), view(1), log(event(3)), view(2))
    await settle()
    socket().close()
    dispatchEvent(new Event('online'))
    socket().onopen?.()
    expect(socket().of('hello')[0]!.have).toBe(4)
  })

  it('stays there to be looked back at, with the lines of its time', async () => {
    await seated()
    socket().say(log(event(2), event(3)), view(1))
    await settle()
    expect(connection.past.map((moment) => [moment.lines, moment.view.turn])).toEqual([
      [2, 0],
      [4, 1],
    ])
  })

  it('is kept once where nothing was told, and not without end', async () => {
    await seated()
    socket().say(view(1), view(2))
    await settle()
    expect(connection.past.map((moment) => moment.view.turn)).toEqual([2])
    for (let step = 2; step < 500; step += 1) socket().say(log(event(step)), view(step))
    await vi.advanceTimersByTimeAsync(1000)
    expect(connection.past).toHaveLength(400)
    expect(connection.past.at(-1)?.view.turn).toBe(499)
  })
})

describe('the end', () => {
  it('judges the claims in the log', async () => {
    await seated()
    socket().say(log(claim(2), claim(3), claim(4)))
    const verdicts = [
      { line: 2, true: true },
      { line: 3, true: false },
      { line: 4, true: null },
    ]
    socket().say(view(1, { over: true, awaits: [], moves: [], verdicts }))
    await settle()
    expect(connection.lines.slice(2).map((line) => 'true' in line && line.true)).toEqual([true, false, null])
  })
})

describe('a connection that the server ends', () => {
  it('is not tried again where the seat or the table is gone', async () => {
    await seated()
    const gone = { name: 'error-token', arguments: {} }
    socket().say({ type: 'closed', message: gone, words: '' })
    socket().close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connection.link).toBe('closed')
    expect(connection.problem?.message).toEqual(gone)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it.each(['error-too-many', 'error-slow'])('is tried again after %s', async (name) => {
    await seated()
    socket().say({ type: 'closed', message: { name, arguments: {} }, words: '' })
    await reconnect()
    expect(FakeSocket.all).toHaveLength(2)
  })
})

describe('the table', () => {
  it('gives the players their names', async () => {
    connect()
    const players = ['Anna', null].map((name, seat) => ({
      seat,
      kind: 'person',
      name,
      away: false,
      present: true,
    }))
    socket().say(WELCOME, { type: 'table', ...({ players } as unknown as Table) })
    expect(connection.names).toEqual(['Anna', ''])
  })

  it('tells the time by the clock of the server', async () => {
    connect()
    const now = Date.now() / 1000
    socket().say({ ...WELCOME, now: now + 100 }, view(0, { decide_by: now + 130 }))
    await settle()
    expect(connection.secondsLeft(Date.now())).toBeCloseTo(30, 1)
  })
})
