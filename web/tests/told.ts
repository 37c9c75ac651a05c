/** What a server tells of a table. */
import type { Claim, ClaimLine, EventLine, Line, Move } from '../src/protocol/messages'
import type { Told } from '../src/protocol/wire.svelte'

type Of<Type extends Told['type']> = Extract<Told, { type: Type }>

export const WELCOME: Of<'welcome'> = { type: 'welcome', protocol: 2, seat: 0, table: 'T', now: 0 }

export const MOVES: Move[] = [4, 7].map((number) => ({
  number,
  text: `vote ${number}`,
  family: 'vote',
  parameters: { boat: number },
  message: { name: 'move-vote', arguments: {} },
}))

export function view(turn: number, changes: Partial<Of<'view'>> = {}): Of<'view'> {
  return {
    type: 'view',
    turn,
    awaits: [0],
    over: false,
    scene: { over: false, question: 'vote', awaits: [0], winners: [] },
    prompt: { name: 'prompt-vote', arguments: {} },
    hint: { name: 'rule-vote', arguments: {} },
    barred: {},
    description: [],
    known: { facts: [], ribbons: [] },
    moves: MOVES,
    result: null,
    revealed: null,
    can_claim: true,
    claims: [],
    apt: [],
    silence: null,
    verdicts: null,
    steps: null,
    decide_by: null,
    ...changes,
  }
}

export function event(line: number): EventLine {
  const message = { name: 'news-vote', arguments: {} }
  return {
    line,
    at: 0,
    kind: 'event',
    event: 'vote',
    message,
    private: false,
    by_bot: false,
    weight: 'beat',
    yours: false,
    opens: false,
    why: [],
  }
}

export function claim(line: number): ClaimLine {
  const said = { ...claimed('vote', 'seat-1'), seat: 1, hearers: [0, 1] }
  return { line, at: 0, kind: 'claim', ...said, ends: null, true: null }
}

export const log = (...lines: Line[]): Of<'log'> => ({ type: 'log', lines })

/** Something that can be claimed about things. */
export function claimed(text: string, ...about: string[]): Claim {
  const subject = { name: about[0] ?? '', arguments: {} }
  const said = { claim: text.split(' ')[0]!, text, parameters: {}, message: { name: text, arguments: {} } }
  return { ...said, sign: 'fact', subject, about, beside: null }
}
