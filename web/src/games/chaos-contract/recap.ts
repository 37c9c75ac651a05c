/**
 * What came of the latest contract, as it was told.
 *
 * Cards go back to their dice as soon as a contract is judged, often before anybody is asked anything, so the
 * table itself no longer shows what was rolled.
 */
import type { Line, Message } from '../../protocol/messages'
import type { Die, Rolled } from './scene'

export interface Recap {
  contract: Message
  /** What was rolled, in order. */
  results: Rolled[]
  /** How it ended, once it has. */
  outcome: Message | null
  /** What everybody gained and lost, or is to. */
  paid: Message[]
}

const OUTCOMES = ['succeeded', 'failed', 'battle-won', 'battle-lost-by-all']
const PAID = ['scored', 'lost-score', 'gained-card', 'lost-card', 'nothing-to-gain', 'nothing-to-lose']

/** The latest contract that was picked, told anew; nothing before the first. */
export function recap(lines: readonly Line[]): Recap | null {
  const told = lines.flatMap((line) => (line.kind === 'event' ? [line.message] : []))
  const start = told.findLastIndex((message) => message.name === 'news-picked')
  if (start === -1) return null
  const story = new Story(told[start]!.arguments.contract as Message)
  for (const message of told.slice(start + 1)) story.hear(message)
  return story.recap
}

interface Roll {
  seat: number
  die: Message
  number: number | null
  times: number
  plus: number
  ignored: boolean
  state: 'counted' | 'aside' | 'gone' | 'withdrawn'
}

class Story {
  rolls: Roll[] = []
  outcome: Message | null = null
  readonly paid: Message[] = []

  constructor(public contract: Message) {}

  get recap(): Recap {
    const results = this.rolls.map(resultOf)
    return { contract: this.contract, results, outcome: this.outcome, paid: this.paid }
  }

  hear(message: Message): void {
    const name = message.name.replace('news-', '')
    if (OUTCOMES.includes(name)) this.outcome = message
    else if (PAID.includes(name)) this.paid.push(message)
    else HEARD[name]?.(this, message)
  }

  roll(message: Message): void {
    const die = dieIn(message)
    const fresh = { number: printed(die), times: 1, plus: 0, ignored: false, state: 'counted' } as const
    this.rolls.push({ seat: seatOf(message), die, ...fresh })
  }

  raise(amount: number): void {
    for (const roll of this.rolls) if (roll.state === 'counted' && !roll.ignored) roll.plus += amount
  }

  /** The latest result of a Soul that counts. */
  changeLatest(message: Message, change: Partial<Roll>): void {
    const latest = this.rolls.findLast((roll) => roll.seat === seatOf(message) && roll.state === 'counted')
    if (latest) Object.assign(latest, change)
  }

  /** The result that an event speaks of. */
  change(message: Message, change: (roll: Roll) => Partial<Roll>, whose = 'seat'): void {
    const [seat, die] = [seatOf(message, whose), JSON.stringify(dieIn(message))]
    const found = this.rolls.findLast((roll) => roll.seat === seat && JSON.stringify(roll.die) === die)
    if (found) Object.assign(found, change(found))
  }
}

/** What events do to the results of a contract. */
const HEARD: Record<string, (story: Story, message: Message) => void> = {
  rolled: (story, message) => story.roll(message),
  'secret-shown': (story, message) => story.roll(message),
  'drew-instead': (story, message) => {
    story.changeLatest(message, { state: 'aside' })
    story.roll(message)
  },
  rerolls: (story, message) => story.changeLatest(message, { state: 'aside' }),
  'went-back': (story, message) => {
    story.change(message, () => ({ state: 'gone' }))
    story.rolls = story.rolls.filter((roll) => roll.state !== 'gone')
  },
  'number-is': (story, message) => {
    const [number, value] = [Number(message.arguments.number), Number(message.arguments.value)]
    story.changeLatest(message, { number, plus: value - number })
  },
  'wildcard-changed': (story, message) =>
    story.change(message, () => ({ number: Number(message.arguments.number) })),
  'all-raised': (story, message) => story.raise(Number(message.arguments.amount)),
  'all-lowered': (story, message) => story.raise(-Number(message.arguments.amount)),
  doubled: (story, message) =>
    story.change(message, (roll) => ({ times: roll.times * 2, plus: roll.plus * 2 }), 'other'),
  ignored: (story, message) => story.change(message, () => ({ ignored: true }), 'other'),
  duplicate: (story, message) => story.change(message, () => ({ ignored: true })),
  left: (story, message) => {
    for (const roll of story.rolls) if (roll.seat === seatOf(message)) roll.state = 'withdrawn'
  },
  switched: (story, message) => {
    story.contract = message.arguments.contract as Message
  },
}

function dieIn(message: Message): Message {
  return message.arguments.die as Message
}

function seatOf(message: Message, name = 'seat'): number {
  const seat = message.arguments[name]
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : -1
}

/** The number on a card with one number. */
function printed(die: Message): number | null {
  const face = faceMessage(die)
  return face.name === 'die-plain' ? Number(face.arguments.number) : null
}

function faceMessage(die: Message): Message {
  return die.name === 'die-plain' || !die.arguments.power ? die : (die.arguments.number as Message)
}

function resultOf(roll: Roll, index: number): Rolled {
  const value = roll.number === null ? null : roll.ignored ? 0 : roll.times * roll.number + roll.plus
  return {
    result: index,
    owner: roll.seat,
    order: index,
    die: dieOf(roll.die, index),
    number: roll.number,
    value,
    state: roll.state,
    ignored: roll.ignored,
    power_works: true,
    lasting: false,
    uses_left: 0,
  }
}

/** A dice card from its words; its number in the deck is not told, so it gets one that no card has. */
function dieOf(message: Message, index: number): Die {
  const face = faceMessage(message)
  const form = face.name === 'die-duo' ? 'duo' : face.name === 'die-wildcard' ? 'wildcard' : 'plain'
  const first = face.arguments.number ?? face.arguments.first
  return {
    card: -1 - index,
    form,
    number: first === undefined ? null : Number(first),
    second: form === 'duo' ? Number(face.arguments.second) : null,
    power: message.name === 'die-with-power' ? (message.arguments.power as Message).name : 'none',
    parameter: null,
    shown: true,
    message,
  }
}
