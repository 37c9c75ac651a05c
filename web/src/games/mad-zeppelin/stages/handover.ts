/** What passes from one player to another. */
import type { EventLine } from '../../../protocol/messages'
import type { CargoName } from '../../../../generated/mad-zeppelin'
import { cargoIn } from '../facts'
import { seatIn } from '../../../words/facts'

export interface HandedOver {
  from: number
  /** Nobody: the card is discarded. */
  to: number | null
  what: CargoName | 'coin' | 'look'
}

export function handovers(line: EventLine): HandedOver[] {
  const seat = seatIn(line) ?? 0
  const other = seatIn(line, 'other') ?? 0
  const cargo = cargoIn(line)
  if (line.event === 'lost') return cargo ? [{ from: seat, to: null, what: cargo }] : []
  if (line.event === 'saw-hand') return [{ from: seat, to: other, what: 'look' }]
  const [given, taken] = [cargoIn(line, 'given'), cargoIn(line, 'taken')]
  if (given && taken)
    return [
      { from: seat, to: other, what: given },
      { from: other, to: seat, what: taken },
    ]
  return [{ from: other, to: seat, what: cargo ?? 'coin' }]
}
