/** What a scene is drawn from: a line of the log, and how the cards lay when it was told. */
import type { ChaosScene, Die, Moment, Rolled, SideName } from '../../../../generated/chaos-contract'
import type { Argument, EventLine, Line, Message } from '../../../protocol/messages'
import { numberIn, seatIn, seatsIn } from '../../../words/facts'
import { ICONS, type IconName } from '../cards'

/** Milliseconds after which a card has been turned over, and after which what it comes to is counted. */
export const TURNED = 420

export function messageIn(line: EventLine, name: string): Message | null {
  return asMessage(line.message.arguments[name])
}

function asMessage(one: Argument | undefined): Message | null {
  return typeof one === 'object' && 'name' in one ? one : null
}

/** How the cards lay when a line was told, as far as it is one that is shown card by card. */
export function momentOf(line: EventLine, scene: ChaosScene): Moment | undefined {
  const told = JSON.stringify(line.message)
  return scene.course?.moments.find((moment) => JSON.stringify(moment.told) === told)
}

/** The cards as they lay at a moment. They are drawn here beside the board, and take no card from it. */
export function cardsAt(scene: ChaosScene, moment: Moment): Rolled[] {
  return (scene.course?.cards ?? [])
    .filter(({ result }) => result < moment.values.length)
    .map((card) => {
      const off = moment.off.includes(card.result)
      const state: Rolled['state'] = !off ? 'counted' : card.state === 'counted' ? 'aside' : card.state
      const die = card.die && { ...card.die, out: false }
      return {
        ...card,
        die,
        value: moment.values[card.result]!,
        state,
        ignored: moment.zero.includes(card.result),
      }
    })
    .filter(({ state }) => state !== 'gone')
    .sort((one, other) => one.result - other.result)
}

const TURNS_OVER = new Set(['rolled', 'secret-shown', 'drew-instead'])
const TOUCHES_ALL = new Set(['all-raised', 'all-lowered'])

/** The card that a line turns over, by the number of its result. */
export function turnedBy(line: EventLine, moment: Moment): number | null {
  return TURNS_OVER.has(line.event) ? moment.values.length - 1 : null
}

/** The results that a line changes. */
export function touchedBy(line: EventLine, cards: readonly Rolled[]): number[] {
  if (TOUCHES_ALL.has(line.event)) return cards.filter((card) => !card.ignored).map((card) => card.result)
  const [whose, die] = [seatIn(line, 'other') ?? seatIn(line), messageIn(line, 'die')]
  if (!die) return []
  const told = JSON.stringify(die)
  const own = cards.filter((card) => card.owner === whose && JSON.stringify(card.die?.message) === told)
  return own.slice(-1).map((card) => card.result)
}

/** What everybody was told of a contract from its pick on. */
function toldOf(lines: readonly Line[]): EventLine[] {
  const told = lines.filter((line) => line.kind === 'event' && !line.private) as EventLine[]
  return told.slice(told.findLastIndex((line) => line.event === 'picked') + 1)
}

/** An icon that a Soul was given. */
export interface Piece {
  seat: number
  side: SideName
  icon: IconName
}

/** What is shared out since the verdict: among whom, the whole of it where it is told, and what was given. */
export function sharing(lines: readonly Line[]): { souls: number[]; pool: Piece['icon'][]; given: Piece[] } {
  const told = toldOf(lines)
  const gone = told.filter((line) => line.event === 'left').map((line) => seatIn(line))
  const begins = told.findLast((line) => line.event === 'begins')
  const pool = told.findLast((line) => line.event === 'pool')
  const icons = ICONS.flatMap((icon) =>
    pool ? Array.from({ length: numberIn(pool, `${icon}s`) }, () => icon) : [],
  )
  const given = told
    .filter((line) => line.event === 'icon-given')
    .map((line) => ({ ...(line.message.arguments as unknown as Piece), seat: seatIn(line)! }))
  return {
    souls: (begins ? [...seatsIn(begins)] : []).filter((seat) => !gone.includes(seat)),
    pool: icons.slice(given.length),
    given,
  }
}

/** A dice card that a line names. */
export function dieIn(line: EventLine, name = 'die'): Die | null {
  const told = messageIn(line, name)
  if (!told) return null
  const number = (told.name === 'die-with-power' && asMessage(told.arguments.number)) || told
  const form = number.name.replace('die-', '') as Die['form']
  const printed = number.arguments.number ?? number.arguments.first
  return {
    card: -1,
    form,
    number: typeof printed === 'number' ? printed : null,
    second: typeof number.arguments.second === 'number' ? number.arguments.second : null,
    power: told === number ? 'none' : null,
    parameter: null,
    shown: true,
    out: false,
    message: told,
  }
}

/** Who answered an invitation of this turn, and how. */
export function answers(lines: readonly Line[]): { seat: number; joins: boolean }[] {
  return toldOf(lines)
    .filter((line) => line.event === 'accepted' || line.event === 'refused')
    .map((line) => ({ seat: seatIn(line)!, joins: line.event === 'accepted' }))
}
