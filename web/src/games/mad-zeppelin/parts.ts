/** Which legal moves the things on the table stand for. */
import type { CargoName, ResultName, ZeppelinScene } from '../../../generated/mad-zeppelin'
import type { Part, Test } from '../../table/choice.svelte'
import type { Move, Parameter } from '../../protocol/messages'

const ABILITIES = ['traitor', 'set', 'player', 'two-players', 'card', 'use', 'pay', 'extra', 'reroll']
const CARDS = ['throw', 'card', 'extra']

/** Whether a list in a move has a number in it. */
function includes(list: Parameter | undefined, number: number): boolean {
  return Array.isArray(list) && list.includes(number)
}

/** Every move but to refuse has its things on the table or in the hand. */
export function onBoard(move: Move): boolean {
  return move.family !== 'decline'
}

/** A traitor in the draft, in the hand, or to be named. */
export function traitorTest(name: string): Test {
  return (move) => move.family === 'traitor' && move.parameters.traitor === name
}

/** Everything that the Ability of the played traitor can do. */
export function abilityTest(move: Move): boolean {
  return ABILITIES.includes(move.family)
}

export function throwTest(move: Move): boolean {
  return move.family === 'throw'
}

export function endTest(move: Move): boolean {
  return move.family === 'end'
}

export function payTest(move: Move): boolean {
  return move.family === 'pay'
}

export function cargoKey(name: string): string {
  return `cargo-${name}`
}

/** A kind of Cargo in the hand: to throw, to use for an Ability, or to give away. */
export function handTest(name: string): Test {
  return ({ family, parameters }) =>
    family === 'swap' ? parameters.give === name : CARDS.includes(family) && parameters.cargo === name
}

/** A kind of Cargo in a hand that is looked at. */
export function takeTest(name: string): Test {
  return (move) => move.family === 'swap' && move.parameters.take === name
}

/** The kinds that can be taken out of the hand that is looked at. */
export function takable(scene: ZeppelinScene, moves: readonly Move[]): CargoName[] {
  return scene.cargo.map((kind) => kind.name).filter((name) => moves.some(takeTest(name)))
}

/** A die to turn or to roll again. */
export function dieTest(die: number): Test {
  return (move) =>
    move.family === 'set'
      ? move.parameters.die === die
      : move.family === 'reroll' && includes(move.parameters.dice, die)
}

export function faceTest(face: ResultName): Test {
  return (move) => move.family === 'set' && move.parameters.result === face
}

/** To turn a die to what it shows changes nothing, nor to exchange cards of one kind on top of the Hold. */
export function isIdle({ family, parameters }: Move, scene: ZeppelinScene): boolean {
  if (family === 'set') return scene.dice[Number(parameters.die)]?.result === parameters.result
  if (family !== 'order' || !Array.isArray(parameters.order)) return false
  const order = parameters.order.map(Number)
  const kinds = order.map((place) => scene.foreseen?.[place])
  return order.some((place, at) =>
    kinds.slice(0, at).some((kind, before) => kind === kinds[at] && order[before]! > place),
  )
}

/** Roll again the dice that are chosen, and no others. */
export function onlyDiceTest(parts: readonly Part[]): Test {
  const dice = [0, 1, 2].filter((die) => parts.some((part) => part.key === dieKey(die)))
  return ({ family, parameters }) => family === 'reroll' && String(parameters.dice) === String(dice)
}

export function dieKey(die: number): string {
  return `die-${die}`
}

/** A player on whom an Ability is used, alone or with another one. */
export function playerTest(seat: number): Test {
  return ({ family, parameters }) =>
    family === 'player'
      ? parameters.seat === seat
      : family === 'two-players' && includes(parameters.pair, seat)
}

/** One player and no second one. */
export function aloneTest(move: Move): boolean {
  return move.family === 'player'
}

/** So many crates in a payment. */
export function cratesTest(crates: Parameter | undefined): Test {
  return (move) => move.parameters.crates === crates
}

/** The ways to pay for a card, a move for each; none where there is nothing to choose. */
export function payments(moves: readonly Move[]): Move[] {
  const ways = new Map(moves.map((move) => [Number(move.parameters.crates ?? NaN), move]))
  ways.delete(NaN)
  return ways.size > 1
    ? [...ways.keys()].sort((one, two) => one - two).map((crates) => ways.get(crates)!)
    : []
}

export function orderKey(place: number): string {
  return `order-${place}`
}

/** A card that was seen on top of the Hold becomes the next one from the top. */
export function orderTest(place: number, next: number): Test {
  return ({ family, parameters }) =>
    family === 'order' && Array.isArray(parameters.order) && parameters.order[next] === place
}

/** The seen cards that have a new place already, from the top. */
export function ordered(parts: readonly Part[]): Part[] {
  return parts.filter((part) => /^order-/.test(part.key))
}
