/** Watching a finished game: steps, perspectives, and nothing told before its time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../src/protocol/api'
import type { Message, Replay, TalkLine, Step } from '../src/protocol/messages'
import { Playback } from '../src/replay/playback.svelte'
import { ALL_OPEN, AT_ONCE, SPECTATOR, Steps, told, type Ask, type Seen } from '../src/replay/steps'

const MOVE = {
  number: 3,
  text: 'vote raven',
  family: 'vote',
  parameters: {},
  message: { name: 'move-vote', arguments: {} },
}

function step(number: number, changes: Partial<Step> = {}): Step {
  return {
    step: number,
    mover: number ? 1 : null,
    moves: [],
    awaits: [0],
    over: false,
    scene: { over: false, question: null, awaits: [], winners: [] },
    prompt: { name: 'prompt', arguments: {} },
    hint: { name: 'hint', arguments: {} },
    barred: {},
    description: [],
    known: { facts: [], ribbons: [] },
    lines: [{ ...TOLD, message: { name: `news-${number}`, arguments: {} } }],
    ...changes,
  }
}

/** Something told, but for its words. */
const TOLD = {
  event: 'news',
  private: false,
  weight: 'beat',
  opens: false,
  yours: false,
  why: [] as Message[],
} as const

const TALK: TalkLine[] = [
  { seat: 0, step: 1, hearers: [0, 1], text: 'Trust me.' },
  {
    seat: 1,
    step: 2,
    hearers: [0, 1],
    text: 'i-placed soul-green',
    claim: 'i-placed',
    parameters: { card: 'soul-green' },
    message: { name: 'claim-i-placed', arguments: {} },
    true: false,
  },
]

/** A game of so many steps, and what was asked for. */
function game(count: number): { ask: Ask; asked: string[] } {
  const asked: string[] = []
  const ask = (seat: number, first: number): Promise<Replay> => {
    asked.push(`${seat} ${first}`)
    const shown = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) =>
      step(first + index, { over: first + index === count - 1 }),
    )
    const about = { game: 'g', options: {}, names: ['Anna', 'Boris'], seats: 2, talk: TALK, parts: [0] }
    return Promise.resolve({ ...about, seat, steps: count, first, shown })
  }
  return { ask, asked }
}

const seen = (...steps: Step[]): Seen => ({ steps, talk: TALK, last: steps.length - 1, parts: [] })
const names = (lines: ReturnType<typeof told>): (string | undefined)[] =>
  lines.map(({ line }) => ('message' in line ? line.message.name : line.text))

describe('the log', () => {
  const all = seen(step(0), step(1), step(2), step(3))

  it('ends with the step that is shown', () => {
    expect(names(told(all, 0, false))).toEqual(['news-0'])
    expect(names(told(all, 2, false))).toEqual(['news-0', 'news-1', 'Trust me.', 'news-2', 'claim-i-placed'])
  })

  it('has talk at the steps at which it was said', () => {
    expect(told(all, 3, false).map((line) => line.step)).toEqual([0, 1, 1, 2, 2, 3])
  })

  it('numbers its lines without gaps', () => {
    expect(told(all, 3, true).map(({ line }) => line.line)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('judges claims only for those who know the end', () => {
    const verdict = (ended: boolean): unknown =>
      told(all, 3, ended)
        .map(({ line }) => line)
        .find((line) => line.kind === 'claim')?.true
    expect(verdict(false)).toBeNull()
    expect(verdict(true)).toBe(false)
  })

  it('says of a decision that nobody was told of as much as the viewer knows', () => {
    const hidden = told(seen(step(0), step(1, { lines: [] })), 1, false)[1]!.line
    expect(hidden).toMatchObject({
      message: { name: 'web-replay-hidden', arguments: { player: { seat: 1 } } },
    })
    const known = told(seen(step(0), step(1, { lines: [], moves: [MOVE] })), 1, false)[1]!.line
    expect(known).toMatchObject({ message: { name: 'web-replay-chose', arguments: { move: MOVE.message } } })
  })
})

describe('what was told in private', () => {
  it('names those who were told, to those who see everything', () => {
    const message = { name: 'news-drew', arguments: {} }
    const lines = [{ ...TOLD, message, private: true, hearers: [1] }]
    expect(told(seen(step(0, { lines })), 0, false)[0]!.line).toMatchObject({
      message: { name: 'web-replay-told', arguments: { seats: { seats: [1] }, line: message } },
    })
  })
})

describe('steps', () => {
  it('are asked for once for each perspective', async () => {
    const { ask, asked } = game(250)
    const steps = new Steps(ask)
    await steps.upTo(SPECTATOR, 120)
    await steps.upTo(SPECTATOR, 5)
    await steps.upTo(0, 5)
    await steps.upTo(SPECTATOR, 199)
    expect(asked).toEqual(['-1 0', '-1 100', '0 0'])
  })

  it('come from the beginning, in order', async () => {
    const { steps, last } = await new Steps(game(250).ask).upTo(SPECTATOR, 249)
    expect(steps.map((one) => one.step)).toEqual(Array.from({ length: 250 }, (_, index) => index))
    expect(last).toBe(249)
  })

  it('are prepared a hundred ahead, and not beyond the end', async () => {
    const { ask, asked } = game(150)
    const steps = new Steps(ask)
    steps.prepare(SPECTATOR, 30, 149)
    steps.prepare(SPECTATOR, 120, 149)
    expect(asked).toEqual(['-1 100'])
  })

  it('that could not be had are asked for again', async () => {
    const { ask } = game(10)
    const failing = vi.fn<Ask>().mockRejectedValueOnce(new Error('gone')).mockImplementation(ask)
    const steps = new Steps(failing)
    await expect(steps.upTo(SPECTATOR, 3)).rejects.toThrow('gone')
    expect((await steps.upTo(SPECTATOR, 3)).steps).toHaveLength(10)
  })
})

describe('a playback', () => {
  let playback: Playback
  let asked: string[]

  async function begin(count: number): Promise<void> {
    const played = game(count)
    asked = played.asked
    playback = new Playback(played.ask)
    await playback.begin()
  }

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    playback.pause()
    vi.useRealTimers()
  })

  it('begins at the beginning, as everybody saw it, without the end', async () => {
    await begin(40)
    expect([playback.step, playback.seat, playback.ended]).toEqual([0, SPECTATOR, false])
    expect(playback.lines.every((line) => line.step === 0)).toBe(true)
  })

  it('has the next hundred at hand from the start', async () => {
    await begin(250)
    expect(asked).toEqual(['-1 0', '-1 100'])
    await playback.jump(100)
    expect(asked).toEqual(['-1 0', '-1 100', '-1 200'])
  })

  it('keeps the step when other eyes look', async () => {
    await begin(40)
    await playback.jump(7)
    await playback.look(1)
    expect([playback.step, playback.seat]).toEqual([7, 1])
    await playback.look(ALL_OPEN)
    expect([playback.step, playback.seat]).toEqual([7, ALL_OPEN])
  })

  it('stays within the game', async () => {
    await begin(40)
    await playback.jump(-1)
    expect(playback.step).toBe(0)
    await playback.jump(400)
    expect(playback.step).toBe(39)
  })

  it('knows the end from when it was reached, also before it', async () => {
    await begin(40)
    await playback.jump(38)
    expect(playback.ended).toBe(false)
    await playback.jump(39)
    await playback.jump(2)
    expect(playback.ended).toBe(true)
  })

  it('shows what was asked for last, whichever comes first', async () => {
    const { ask } = game(250)
    const slow: Ask = async (seat, first) => {
      if (first === 200) await new Promise((resolve) => setTimeout(resolve, 500))
      return ask(seat, first)
    }
    playback = new Playback(slow)
    await playback.begin()
    const far = playback.jump(240)
    await playback.jump(3)
    await vi.advanceTimersByTimeAsync(1000)
    await far
    expect([playback.step, playback.aim]).toEqual([3, 3])
  })

  it('stays where it is when steps cannot be had, and says why', async () => {
    const { ask } = game(250)
    playback = new Playback((seat, first) =>
      seat === 0 ? Promise.reject(new Refusal(404, MOVE.message, 'gone')) : ask(seat, first),
    )
    await playback.begin()
    await playback.jump(4)
    await playback.look(0)
    expect([playback.step, playback.seat, playback.failure]).toEqual([4, SPECTATOR, 'gone'])
    await playback.jump(5)
    expect(playback.failure).toBe('')
  })

  it('plays by itself, faster if asked, and stops at the end', async () => {
    await begin(5)
    playback.toggle()
    await vi.advanceTimersByTimeAsync(1400)
    expect(playback.step).toBe(1)
    playback.hurry(4)
    await vi.advanceTimersByTimeAsync(350)
    expect(playback.step).toBe(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect([playback.step, playback.playing]).toEqual([4, false])
  })

  it('plays from the beginning again after the end', async () => {
    await begin(5)
    await playback.jump(4)
    playback.toggle()
    await vi.advanceTimersByTimeAsync(1400)
    expect([playback.step, playback.playing]).toEqual([1, true])
  })

  it('stops playing where somebody steps', async () => {
    await begin(5)
    playback.toggle()
    await playback.jump(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect([playback.step, playback.playing]).toEqual([2, false])
  })

  it('keeps playing when other eyes look', async () => {
    await begin(5)
    playback.toggle()
    await playback.look(0)
    await vi.advanceTimersByTimeAsync(1400)
    expect([playback.step, playback.seat]).toEqual([1, 0])
  })
})
