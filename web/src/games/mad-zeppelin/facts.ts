/** What an event says, taken out of its message. */
import type { Argument, EventLine } from '../../protocol/messages'
import { seatIn } from '../../words/facts'
import type { CargoName, ResultName, TraitorName, ZeppelinScene } from '../../../generated/mad-zeppelin'

export function traitorIn(line: EventLine): TraitorName | undefined {
  return traitorsIn(line)[0]
}

export function traitorsIn(line: EventLine, name = 'traitor'): TraitorName[] {
  return named(line.message.arguments[name], 'traitor-') as TraitorName[]
}

export function cargoIn(line: EventLine, name = 'cargo'): CargoName | undefined {
  return named(line.message.arguments[name], 'cargo-')[0] as CargoName | undefined
}

/** What three dice show. */
export function resultsIn(line: EventLine): ResultName[] {
  return ['result', 'second-result', 'third-result'].flatMap(
    (name) => named(line.message.arguments[name], 'result-') as ResultName[],
  )
}

/** Whether a throw brings the points that end the game with the turn. */
export function bringsLastTurn({ message }: EventLine): boolean {
  return message.arguments.last === 'yes'
}

/** Whether somebody sees their own move, which is not played back to them. */
export function isOwn(line: EventLine, scene: ZeppelinScene): boolean {
  const seat = seatIn(line)
  return !scene.open && seat !== null && (scene.players[seat]?.hand ?? null) !== null
}

/** The names of all things of a kind, in a list too. */
function named(said: Argument | undefined, kind: string): string[] {
  if (typeof said !== 'object') return []
  if ('thing' in said) return said.thing.startsWith(kind) ? [said.thing.slice(kind.length)] : []
  return 'arguments' in said ? Object.values(said.arguments).flatMap((part) => named(part, kind)) : []
}
