/** A table while it is played: what is shown when, whatever comes over the wire. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameRoom } from '../src/games'
import type { Claim, EventLine, Line, Move, Table } from '../src/protocol/messages'
import type { Answer, Told, Wire } from '../src/protocol/wire.svelte'
import { settings } from '../src/shell/settings.svelte'
import { LiveTable } from '../src/table/live.svelte'
import { claim, claimed, event, log, MOVES, view, WELCOME } from './told'

const STALE = { message: { name: 'room-stale', arguments: {} }, words: '' }
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let live: LiveTable
let tell: (...told: Told[]) => void
/** The moves that were sent, each as turn and number, and what answers the last. */
let sent: [number, number][]
let answer: (answer: Answer) => void
/** What was claimed. */
let said: string[]
/** What answers a wish for the seat. */
let back: Answer
/** How many lines we said we had been shown, one time after the other. */
let shown: number[]

const wire = {
  move: (...move: [number, number]) => {
    sent.push(move)
    return new Promise<Answer>((resolve) => (answer = resolve))
  },
  claim: ({ text }: Claim) => Promise.resolve(said.push(text) && null),
  back: () => Promise.resolve(back),
  shown: (lines: number) => shown.push(lines),
  timeAt: (now: number) => now / 1000 + 100,
} as unknown as Wire

/** A seat that is asked something. */
async function seated(turn = 0): Promise<void> {
  tell(WELCOME, log(event(0), event(1)), view(turn))
  await settle()
}

/** Make one of the moves on offer. */
function decide(index: number): void {
  live.choice.decide(live.choice.moves[index]!)
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'at-once'
  sent = []
  said = []
  back = null
  shown = []
  live = new LiveTable((hear) => {
    tell = (...told) => told.forEach(hear)
    return wire
  })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

describe('a move', () => {
  it('that changes nothing is not offered', async () => {
    live.room = { isIdle: ({ number }: Move) => number === MOVES[0]!.number } as unknown as typeof live.room
    await seated()
    expect(live.choice.moves).toEqual(MOVES.slice(1))
  })

  it('that is chosen part by part is not begun anew by a view that asks the same', async () => {
    await seated(3)
    const part = { key: 'boat', label: 'Boat', test: ({ number }: Move) => number === MOVES[0]!.number }
    settings.confirm = true
    live.choice.pick(part)
    tell(view(3, { claims: [claimed('vote')] }))
    await settle()
    expect(live.choice.has('boat')).toBe(true)
    tell(view(4))
    await settle()
    expect(live.choice.has('boat')).toBe(false)
    settings.confirm = false
  })

  it('is sent with the turn of the view that it answers', async () => {
    await seated(3)
    decide(1)
    expect(sent).toEqual([[3, 7]])
    expect(live.choice.made).toEqual(MOVES[1])
  })

  it('is sent once what was promised with it has been said, to those whom it concerns', async () => {
    const promises = [4, 7].map((seat) => ({ ...claimed(`i-promise ${seat}`), parameters: { seat } }))
    await seated(3)
    tell(view(3, { claims: promises }))
    await settle()
    for (const one of ['i-promise', 'i-doubt', 'i-doubt']) live.promise(one)
    decide(1)
    await settle()
    expect([said, sent, live.promised]).toEqual([['i-promise 7'], [[3, 7]], []])
  })

  it('is no longer chosen among those of its table once another is shown', async () => {
    await seated()
    decide(1)
    answer(null)
    settings.pace = 'usual'
    tell(log(event(2), { ...event(3), weight: 'scene' }), view(1))
    await vi.advanceTimersByTimeAsync(10)
    expect([live.director.queue > 0, live.view?.turn, live.choice.moves]).toEqual([true, 1, []])
  })

  it('that is refused can be chosen anew, and why is kept', async () => {
    await seated()
    decide(0)
    answer(STALE)
    await settle()
    expect(live.refusal).toEqual(STALE)
    expect(live.choice.made).toBeNull()
    decide(1)
    expect(live.refusal).toBeNull()
    expect(sent).toEqual([
      [0, 4],
      [0, 7],
    ])
  })

  it('that is refused is asked for again by the views that come', async () => {
    await seated(3)
    decide(0)
    answer(STALE)
    await settle()
    tell(view(3, { moves: MOVES.slice(1) }))
    await settle()
    expect(live.choice.moves).toEqual(MOVES.slice(1))
  })

  it('that is refused after its turn leaves the next choice as it is', async () => {
    await seated(3)
    decide(0)
    const late = answer
    tell(view(4))
    await settle()
    decide(1)
    late(STALE)
    await settle()
    expect(live.refusal).toEqual(STALE)
    expect(live.choice.made).toEqual(MOVES[1])
    tell(view(4))
    await settle()
    expect(live.choice.made).toEqual(MOVES[1])
  })

  it('stays made while views come that do not answer it', async () => {
    await seated(3)
    decide(1)
    tell(view(3))
    await settle()
    expect(live.choice.made).toEqual(MOVES[1])
    tell(view(4))
    await settle()
    expect(live.choice.made).toBeNull()
    expect(live.choice.moves).toEqual(MOVES)
  })

  it('stays made once it was accepted, while what came before it is still being shown', async () => {
    await seated(3)
    settings.pace = 'usual'
    decide(1)
    tell(log(event(2)), view(3), log(event(3)), view(4, { moves: [] }))
    answer(null)
    await settle()
    expect(live.view?.turn).toBe(3)
    expect(live.choice.made).toEqual(MOVES[1])
    await vi.advanceTimersByTimeAsync(700)
    expect(live.view?.turn).toBe(4)
    expect(live.choice.made).toBeNull()
  })
})

describe('what happened', () => {
  it('stays there to be looked back at, with the lines of its time', async () => {
    await seated()
    tell(log(event(2), { ...event(3), weight: 'scene' }), view(1))
    await settle()
    expect(live.past.map((moment) => [moment.lines, moment.view.turn])).toEqual([
      [2, 0],
      [4, 1],
    ])
  })

  it('is told in words when somebody reads it, and asked for once', async () => {
    const words = [{ name: 'round', arguments: {} }]
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      return Promise.resolve(Response.json({ description: words }))
    })
    await seated()
    tell({ type: 'table', id: 'T' } as unknown as Told, log(event(2)), view(1))
    await settle()
    const told = await live.inWords(live.past[0]!)
    expect(asked).toEqual(['/api/tables/T/words?lines=2'])
    expect([told.view.description, live.past[0]]).toEqual([words, told])
    vi.unstubAllGlobals()
  })

  it('is kept once where nothing was told, and not without end', async () => {
    await seated()
    tell(view(1), view(2))
    await settle()
    expect(live.past.map((moment) => moment.view.turn)).toEqual([2])
    for (let step = 2; step < 500; step += 1) tell(log(event(step)), view(step))
    await vi.advanceTimersByTimeAsync(1000)
    expect(live.past).toHaveLength(400)
    expect(live.past.at(-1)?.view.turn).toBe(499)
  })
})

describe('the opening', () => {
  it('is waited for from the first word on, for as long as its stage is held', async () => {
    settings.pace = 'usual'
    live.room = { stages: { vote: { hold: () => 4000 } } } as unknown as GameRoom
    const dealt = { ...event(0), at: Date.now() / 1000 + 100, weight: 'scene' as const }
    tell(WELCOME, log(dealt))
    expect(shown).toEqual([0])
    tell(view(0))
    await vi.advanceTimersByTimeAsync(3900)
    expect([shown, live.director.beat?.line]).toEqual([[0], 0])
    await vi.advanceTimersByTimeAsync(200)
    expect([shown, live.director.beat]).toEqual([[0, 1], null])
  })

  it('is said again how far it was shown when the line was cut', async () => {
    await seated()
    tell(WELCOME)
    await settle()
    expect(shown).toEqual([0, 2, 2, 2])
  })
})

describe('the end', () => {
  it('judges the claims in the log', async () => {
    await seated()
    tell(log(claim(2), claim(3), claim(4)))
    const verdicts = [
      { line: 2, true: true },
      { line: 3, true: false },
      { line: 4, true: null },
    ]
    tell(view(1, { over: true, awaits: [], moves: [], verdicts }))
    await settle()
    expect(live.lines.slice(2).map((line) => 'true' in line && line.true)).toEqual([true, false, null])
    expect(live.remarks).toHaveLength(3)
  })
})

describe('the table', () => {
  it('gives us our seat and the players their names', () => {
    const seated = [
      { kind: 'person', name: 'Anna' },
      { kind: 'free', name: null },
      { kind: 'person', name: null }, // somebody whose name was erased
    ]
    const players = seated.map((one, seat) => ({
      ...one,
      seat,
      away: false,
      present: true,
      settled: false,
      muted: false,
    }))
    tell({ ...WELCOME, seat: 1 }, { type: 'table', ...({ players } as unknown as Table) })
    expect(live.seat).toBe(1)
    expect(live.names).toEqual(['Anna', '', 'player'])
  })

  it('tells the time by the clock of the server', async () => {
    const now = Date.now()
    tell(WELCOME, view(0, { decide_by: now / 1000 + 130 }))
    await settle()
    expect(live.secondsLeft(now)).toBeCloseTo(30, 1)
    tell(view(0))
    await settle()
    expect(live.secondsLeft(now)).toBeNull()
  })

  it('says why the seat was not given back', async () => {
    back = STALE
    await live.back()
    expect(live.refusal).toEqual(STALE)
    back = null
    await live.back()
    expect(live.refusal).toBeNull()
  })
})

describe('a hold', () => {
  it('is reckoned from the same lines whenever it is asked for', async () => {
    settings.pace = 'usual'
    const asked = new Set<string>()
    const hold = (one: EventLine, _: unknown, lines: readonly Line[]): number => {
      asked.add(`${one.line}: ${lines.map(({ line }) => line).join(' ')}`)
      return 1500
    }
    live.room = { stages: { turn: { hold } } } as unknown as typeof live.room
    await seated()
    const scene = (line: number, at: number): EventLine => ({
      ...event(line),
      event: 'turn',
      weight: 'scene',
      at,
    })
    tell(log(scene(2, 1), scene(3, 1)), view(1), log(scene(4, 2)), view(2))
    await vi.advanceTimersByTimeAsync(9000)
    expect([...asked].sort()).toEqual(['2: 0 1 2 3', '3: 0 1 2 3', '4: 0 1 2 3 4'])
  })
})
