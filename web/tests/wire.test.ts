/** The line to a table's server, with a server that is played here. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Wire, type Told } from '../src/protocol/wire.svelte'
import { settings } from '../src/shell/settings.svelte'
import { claimed as sayable, event, log, view, WELCOME } from './told'

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

const STALE = { name: 'room-stale', arguments: {} }
const socket = (): FakeSocket => FakeSocket.all.at(-1)!
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let wire: Wire
let heard: Told[]

function connect(): void {
  heard = []
  wire = new Wire('T a', { token: 'secret' }, (told) => heard.push(told))
  socket().onopen?.()
}

/** A seat that is asked something. */
function seated(turn = 0): void {
  connect()
  socket().say(WELCOME, log(event(0), event(1)), view(turn))
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
})

afterEach(() => {
  wire.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the hello', () => {
  it('names the seat, the language and that nothing is there yet', () => {
    connect()
    expect(socket().url).toMatch(/^ws:.*\/api\/tables\/T%20a\/socket$/)
    expect(socket().sent).toEqual([
      {
        type: 'hello',
        protocol: 2,
        token: 'secret',
        key: '',
        language: settings.language,
        parts: ['known', 'promises'],
        have: 0,
      },
    ])
  })

  it('says after a break how many lines have come', async () => {
    seated()
    await reconnect()
    expect(socket().of('hello')[0]!.have).toBe(2)
    socket().say(WELCOME, log(event(2)))
    await reconnect()
    expect(socket().of('hello')[0]!.have).toBe(3)
  })
})

describe('what is wanted of views', () => {
  it('is said once, when it changes, and in every hello after that', async () => {
    seated()
    wire.want(['known', 'promises'])
    expect(socket().of('want')).toEqual([])
    wire.want(['known', 'claims'])
    wire.want(['known', 'claims'])
    expect(
      socket()
        .of('want')
        .map(({ parts }) => parts),
    ).toEqual([['known', 'claims']])
    await reconnect()
    expect(socket().of('hello')[0]!.parts).toEqual(['known', 'claims'])
    socket().say(WELCOME)
    expect(socket().of('want')).toEqual([])
  })

  it('is said after the welcome where it changed between it and the hello', () => {
    connect()
    wire.want(['description'])
    expect(socket().of('want')).toEqual([])
    socket().say(WELCOME)
    expect(
      socket()
        .of('want')
        .map(({ parts }) => parts),
    ).toEqual([['description']])
  })
})

describe('what is told of the table', () => {
  it('is handed on as it comes, answers are not', () => {
    connect()
    const told = [WELCOME, { type: 'table', id: 'T' }, log(event(0)), view(0)]
    socket().say(
      ...told,
      { type: 'accepted', id: 9 },
      { type: 'refused', id: null, message: STALE, words: '' },
    )
    expect(heard).toEqual(told)
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
      expect(wire.link).toBe('waiting')
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
    seated()
    for (let attempt = 0; attempt < 4; attempt += 1) await reconnect()
    socket().say(WELCOME)
    const attempts = FakeSocket.all.length
    socket().close()
    await vi.advanceTimersByTimeAsync(500)
    expect(FakeSocket.all).toHaveLength(attempts + 1)
  })

  it('ends at once when the network comes back', async () => {
    seated()
    socket().close()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is mended by one attempt at a time', async () => {
    seated()
    const [first] = FakeSocket.all
    socket().close()
    await vi.advanceTimersByTimeAsync(15_000)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    socket().onopen?.()
    heard = []
    socket().say(WELCOME, log(event(2)), view(0))
    first!.say(log(event(2)))
    expect(heard).toEqual([WELCOME, log(event(2)), view(0)])
  })

  it('that nobody noticed is found out when somebody looks again', async () => {
    seated()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(socket().of('ping')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is not suspected where the server answers', async () => {
    seated()
    document.dispatchEvent(new Event('visibilitychange'))
    socket().say({ type: 'accepted', id: socket().of('ping')[0]!.id })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(wire.link).toBe('open')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('answers what was said meanwhile, rather than losing it silently', async () => {
    seated()
    const said = wire.say('Trust me.')
    socket().close()
    expect((await said)?.message.name).toBe('web-connection-lost')
    expect((await wire.say('Anybody?'))?.message.name).toBe('web-connection-lost')
  })

  it('is not mended once the table was left', async () => {
    seated()
    wire.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('a move', () => {
  it('is sent with the turn that it answers', () => {
    seated(3)
    void wire.move(3, 7)
    expect(socket().of('move')).toEqual([{ type: 'move', id: 1, turn: 3, move: 7 }])
  })

  it('is answered once it is accepted', async () => {
    seated(3)
    const answer = wire.move(3, 7)
    socket().say(view(4, { awaits: [1], moves: [] }), { type: 'accepted', id: 1 })
    expect(await answer).toBeNull()
  })

  it('that is refused says why', async () => {
    seated(3)
    const answer = wire.move(3, 7)
    socket().say({ type: 'refused', id: 1, message: STALE, words: '' })
    expect((await answer)?.message).toEqual(STALE)
  })

  it('that was not answered is sent once more, the same, after a break', async () => {
    seated(3)
    const answered = vi.fn()
    void wire.move(3, 7).then(answered)
    const [first] = socket().of('move')
    await reconnect()
    expect(socket().of('move')).toEqual([])
    socket().say(WELCOME, view(3))
    expect(socket().of('move')).toEqual([first])
    await settle()
    expect(answered).not.toHaveBeenCalled()
    socket().say({ type: 'accepted', id: first!.id })
    await settle()
    expect(answered).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('that somebody made in our place meanwhile is refused when it comes', async () => {
    seated(3)
    const answer = wire.move(3, 7)
    await reconnect()
    socket().say(WELCOME, view(4))
    expect(socket().of('move')).toHaveLength(1)
    socket().say({ type: 'refused', id: 1, message: STALE, words: '' })
    expect((await answer)?.message).toEqual(STALE)
  })

  it.each([
    ['was accepted', { type: 'accepted', id: 1 }],
    ['was refused', { type: 'refused', id: 1, message: STALE, words: '' }],
    ['a view shows as made', view(4, { moves: [] })],
  ])('that %s is not sent again', async (_, told) => {
    seated(3)
    const answer = wire.move(3, 7)
    socket().say(told)
    await reconnect()
    socket().say(WELCOME)
    expect(socket().of('move')).toEqual([])
    expect((await answer)?.message.name).toBe(told.type === 'refused' ? 'room-stale' : undefined)
  })

  it('made without a connection is sent when there is one', async () => {
    seated(3)
    socket().close()
    void wire.move(3, 4)
    await vi.advanceTimersByTimeAsync(15_000)
    socket().onopen?.()
    socket().say(WELCOME)
    expect(socket().of('move')).toMatchObject([{ turn: 3, move: 4 }])
  })

  it('answers the one before, of which a view has told', async () => {
    seated(3)
    const first = wire.move(3, 7)
    socket().say(view(4))
    void wire.move(4, 4)
    expect(await first).toBeNull()
    await reconnect()
    socket().say(WELCOME)
    expect(socket().of('move')).toMatchObject([{ id: 2, turn: 4, move: 4 }])
  })
})

describe('remarks, claims and the wish for the seat', () => {
  it('are answered each by its own number', async () => {
    seated()
    const answers = [wire.say('One'), wire.claim(sayable('i-placed soul-blue')), wire.back()]
    const [say, claimed, back] = socket().sent.slice(1)
    expect(say).toEqual({ type: 'say', id: 1, text: 'One' })
    expect(claimed).toEqual({ type: 'claim', id: 2, claim: 'i-placed soul-blue' })
    expect(back).toEqual({ type: 'back', id: 3 })
    const muted = { name: 'talk-silenced', arguments: {} }
    socket().say(
      { type: 'refused', id: claimed!.id, message: muted, words: '' },
      { type: 'accepted', id: back!.id },
      { type: 'accepted', id: say!.id },
    )
    const [first, second, third] = await Promise.all(answers)
    expect(first).toBeNull()
    expect(second?.message).toEqual(muted)
    expect(third).toBeNull()
  })
})

describe('a connection that the server ends', () => {
  it('is not tried again where the seat or the table is gone', async () => {
    seated()
    const gone = { name: 'error-token', arguments: {} }
    socket().say({ type: 'closed', message: gone, words: '' })
    socket().close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wire.link).toBe('closed')
    expect(wire.problem?.message).toEqual(gone)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it.each(['error-too-many', 'error-slow'])('is tried again after %s', async (name) => {
    seated()
    socket().say({ type: 'closed', message: { name, arguments: {} }, words: '' })
    await reconnect()
    expect(FakeSocket.all).toHaveLength(2)
  })
})

describe('the time', () => {
  it('is that of the server', () => {
    connect()
    const now = Date.now()
    expect(wire.timeAt(now)).toBe(now / 1000)
    socket().say({ ...WELCOME, now: now / 1000 + 100 })
    expect(wire.timeAt(now)).toBeCloseTo(now / 1000 + 100, 1)
  })
})
