/** What an event says, taken out of its message. */
import type { EventLine, Line } from '../protocol/messages'

export function seatIn(line: EventLine, name = 'seat'): number | null {
  const said = line.message.arguments[name]
  return typeof said === 'object' && 'seat' in said ? said.seat : null
}

export function seatsIn(line: EventLine, name = 'seats'): readonly number[] {
  const said = line.message.arguments[name]
  return typeof said === 'object' && 'seats' in said ? said.seats : []
}

export function numberIn(line: EventLine, name: string): number {
  const said = line.message.arguments[name]
  return typeof said === 'number' ? said : 0
}

/** The name of a thing without its kind: `raven` of `boat-raven`. */
export function thingIn(line: EventLine, name: string): string | null {
  const said = line.message.arguments[name]
  return typeof said === 'object' && 'thing' in said ? said.thing.slice(said.thing.indexOf('-') + 1) : null
}

/** Who speaks or acts in a line; nobody where it speaks of several at once. */
export function actorIn(line: Line): number | null {
  const all = allSeatsIn(line)
  return (line.kind === 'event' ? seatIn(line) : null) ?? (all.length === 1 ? all[0]! : null)
}

/** All seats that a line speaks of, in its order: its speaker, or whomever its message names. */
export function allSeatsIn(line: Line | null | undefined): number[] {
  if (!line) return []
  if ('seat' in line) return [line.seat]
  return Object.values(line.message.arguments).flatMap((said) =>
    typeof said !== 'object' ? [] : 'seat' in said ? [said.seat] : 'seats' in said ? said.seats : [],
  )
}
