/** What things on the table stand for: which moves a contract, a player, a card or an icon is part of. */
import type { Choice, Part, Test } from '../../table/choice.svelte'
import type { Move } from '../../protocol/messages'
import { say } from '../../words/speech.svelte'
import type { SideName } from '../../../generated/chaos-contract'
import type { IconName } from './cards'

/** The seats that an invitation goes to. */
export function invited(move: Move): number[] {
  return move.family === 'invite' ? (move.parameters.players as number[]) : []
}

export function picks(place: number): Test {
  return (move) => move.family === 'pick' && move.parameters.place === place
}

/** A player is named, invited among others, or is the one whose die changes. */
export function names(seat: number): Test {
  return (move) => invited(move).includes(seat) || move.parameters.seat === seat
}

export function usesCard(card: number): Test {
  return (move) => move.family === 'die-card' && move.parameters.card === card
}

/** Cards as the moves that would name them, also where they cannot be named first. */
export function cardMoves(cards: readonly number[]): Move[] {
  return cards.map((card) => ({
    number: -1,
    text: '',
    family: 'die-card',
    parameters: { card },
    message: { name: '', arguments: {} },
  }))
}

export function actsOn(result: number): Test {
  return (move) => move.family === 'result' && move.parameters.result === result
}

export function strikes(side: SideName, icon: IconName): Test {
  return (move) => move.family === 'icon' && move.parameters.side === side && move.parameters.icon === icon
}

export function isNumber(number: number): Test {
  return (move) => move.family === 'number' && move.parameters.number === number
}

/** The numbers on offer for a dice card, from the lowest on. */
export function numbersOf(moves: readonly Move[]): number[] {
  const offered = moves.filter((move) => move.family === 'number')
  return offered.map((move) => move.parameters.number as number).sort((one, other) => one - other)
}

export function cardKey(card: number): string {
  return `card-${card}`
}

export function playerKey(seat: number): string {
  return `player-${seat}`
}

/** Of moves that go with the picks, the invitation to nobody else; nothing while nobody is picked. */
export function invitation(moves: readonly Move[], parts: readonly Part[]): Move | undefined {
  return parts.length ? moves.find((move) => invited(move).length === parts.length) : undefined
}

const ON_BOARD = new Set(['pick', 'invite', 'player', 'die-card', 'number', 'result', 'icon'])

/** Whether a move is made with things on the table; to add or take a card of a die takes words as well. */
export function onBoard(move: Move): boolean {
  return ON_BOARD.has(move.family)
}

/** What picking a thing would do, in words, where it would do exactly one thing. */
export function labelOf(choice: Choice, test: Test, players: readonly string[]): string | undefined {
  const passing = choice.remaining.filter(test)
  return passing.length === 1 ? say(passing[0]!.message, players) : undefined
}
