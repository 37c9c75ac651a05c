/** Which things on the table stand for which moves. */
import type { Message, Move } from '../../protocol/messages'
import type { Test } from '../../table/choice.svelte'
import type { CerberusScene } from '../../../generated/cerberus'

const ON_BOARD = ['action', 'bonus', 'part', 'target', 'shove', 'pawn', 'partner', 'peek', 'swap', 'card']

/** Ways are picked on the path, too, but are few enough to be said as well. */
export function onBoard(move: Move): boolean {
  return ON_BOARD.includes(move.family)
}

export const ofAction =
  (card: string, effect: number): Test =>
  ({ family, parameters }) =>
    family === 'action' && parameters.card === card && parameters.effect === effect

export const ofBonus =
  (kind: string, effect: number): Test =>
  ({ family, parameters }) =>
    family === 'bonus' && parameters.kind === kind && parameters.effect === effect

/** A card to be paid, offered or given up. */
export const ofCard =
  (kind: string): Test =>
  ({ family, parameters }) =>
    family === 'card' && parameters.kind === kind

export const ofPeek =
  (slot: number): Test =>
  ({ family, parameters }) =>
    family === 'peek' && parameters.slot === slot

export const ofSwap =
  (slot: number): Test =>
  ({ family, parameters }) =>
    family === 'swap' && (parameters.pair as number[]).includes(slot)

export const ofSeat =
  (seat: number): Test =>
  ({ parameters }) =>
    parameters.seat === seat

/** The space that a move goes to, or where the pawn stands that it concerns. */
export function placeOf(move: Move, scene: CerberusScene): number | 'barque' | null {
  if (move.family === 'way') return Number(move.message.arguments.space)
  const player = scene.players.find((one) => one.seat === move.parameters.seat)
  return player?.aboard ? 'barque' : (player?.space ?? null)
}

export const ofPlace =
  (scene: CerberusScene, place: number | 'barque'): Test =>
  (move) =>
    placeOf(move, scene) === place

/**
 * What a person can choose between, besides whom it concerns: the open parts of an effect. Where only one of them
 * concerns somebody, choosing that one is choosing whom.
 */
export interface Deed {
  key: string
  label: Message
  test: Test
}

export function deedsIn(moves: readonly Move[], scene: CerberusScene): Deed[] {
  const deeds = new Map<string, Deed>()
  const whoms = new Set<string>()
  for (const move of moves) {
    const deed = deedOf(move, scene)
    if (deed && !deeds.has(deed.key)) deeds.set(deed.key, deed)
    if (deed && 'seat' in move.parameters) whoms.add(deed.key)
  }
  if (deeds.size < 2) return []
  const whom = [...deeds.keys()].filter((key) => whoms.has(key))
  if (whom.length === 1) deeds.delete(whom[0]!)
  return [...deeds.values()]
}

function deedOf({ family, parameters }: Move, scene: CerberusScene): Deed | null {
  const steps = scene.effect?.steps ?? []
  if (family === 'part' || family === 'target') {
    return {
      key: `part-${parameters.part}`,
      label: steps[parameters.part as number]!.words,
      test: (other) => other.family === family && other.parameters.part === parameters.part,
    }
  }
  if (family !== 'shove') return null
  return {
    key: `shove-${parameters.back}`,
    label: steps.find((step) => step.ways.length)!.ways[parameters.back ? 1 : 0]!,
    test: (other) => other.family === 'shove' && other.parameters.back === parameters.back,
  }
}

/** The players that moves are about, by seat. */
export function seatsIn(moves: readonly Move[]): number[] {
  const seats = moves.map((move) => move.parameters.seat).filter((seat) => typeof seat === 'number')
  return [...new Set(seats)].sort((one, other) => one - other)
}

/** What picking something would do: the move, if only one is left, else whom or what it is about. */
export function labelOf(moves: readonly Move[], otherwise: Message): Message {
  return moves.length === 1 ? moves[0]!.message : otherwise
}
