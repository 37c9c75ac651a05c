/** Which legal moves the things on the table stand for. */
import type { Part, Test } from '../../table/choice.svelte'
import type { Move } from '../../protocol/messages'
import type { ZeppelinScene } from './scene'

const ABILITIES = ['traitor', 'set', 'player', 'two-players', 'card', 'use', 'pay', 'extra', 'reroll']
const CARDS = ['throw', 'card', 'extra']
const MOST_SEATS = 6
/** The cards on top of the Hold that are seen and put in order. */
export const SEEN = 4

/** The two seats of a move on two players, by its number. */
const PAIRS = Array.from({ length: MOST_SEATS }, (_, one) =>
  Array.from({ length: MOST_SEATS - one - 1 }, (_, step) => [one, one + step + 1] as const),
).flat()

/** All orders of four cards, as the moves number them: old places from the new top down. */
export const ORDERS = permutations([...Array(SEEN).keys()]).sort((one, two) => rank(two) - rank(one))

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

/** Orders that leave the lower cards in place come first. */
function rank(order: number[]): number {
  return order.reduceRight((sum, place) => sum * SEEN + place, 0)
}

/** Every move but to stop or to refuse has its things on the table or in the hand. */
export function onBoard(move: Move): boolean {
  return move.family !== 'end' && move.family !== 'decline'
}

/** A traitor in the draft, in the hand, or to be named. */
export function traitorTest(scene: ZeppelinScene, name: string): Test {
  const number = scene.traitors.findIndex((traitor) => traitor.name === name)
  return (move) => move.family === 'traitor' && move.parameters.traitor === number
}

/** Everything that the Ability of the played traitor can do. */
export function abilityTest(move: Move): boolean {
  return ABILITIES.includes(move.family)
}

export function throwTest(move: Move): boolean {
  return move.family === 'throw'
}

export function payTest(move: Move): boolean {
  return move.family === 'pay'
}

export function cargoKey(name: string): string {
  return `cargo-${name}`
}

/** A kind of Cargo in the hand: to throw, to use for an Ability, or to give away. */
export function handTest(scene: ZeppelinScene, name: string): Test {
  const number = scene.cargo.findIndex((kind) => kind.name === name)
  return ({ family, parameters }) =>
    family === 'swap' ? parameters.give === number : CARDS.includes(family) && parameters.cargo === number
}

/** A kind of Cargo in a hand that is looked at. */
export function takeTest(scene: ZeppelinScene, name: string): Test {
  const number = scene.cargo.findIndex((kind) => kind.name === name)
  return (move) => move.family === 'swap' && move.parameters.take === number
}

/** The kinds that can be taken out of the hand that is looked at. */
export function takable(scene: ZeppelinScene, moves: readonly Move[]): string[] {
  return scene.cargo.map((kind) => kind.name).filter((name) => moves.some(takeTest(scene, name)))
}

export function dieTest(die: number): Test {
  return ({ family, parameters }) =>
    family === 'set' ? parameters.die === die : family === 'reroll' && rolls(parameters.dice, die)
}

export function faceTest(face: number): Test {
  return (move) => move.family === 'set' && move.parameters.result === face
}

/** Whether a die is among those that are rolled again. */
function rolls(dice: number | undefined, die: number): boolean {
  return (((dice ?? 0) + 1) >> die) % 2 === 1
}

/** Roll again the dice that are chosen, and no others. */
export function onlyDiceTest(parts: readonly Part[]): Test {
  const dice = [0, 1, 2].filter((die) => parts.some((part) => part.key === dieKey(die)))
  const chosen = dice.reduce((bits, die) => bits | (1 << die), 0) - 1
  return (move) => move.family === 'reroll' && move.parameters.dice === chosen
}

export function dieKey(die: number): string {
  return `die-${die}`
}

/** A player on whom an Ability is used, alone or with another one. */
export function playerTest(seat: number): Test {
  return ({ family, parameters }) => {
    if (family === 'player') return parameters.seat === seat
    return family === 'two-players' && (PAIRS[parameters.pair ?? -1]?.includes(seat) ?? false)
  }
}

/** One player and no second one. */
export function aloneTest(move: Move): boolean {
  return move.family === 'player'
}

/** So many crates in a payment. */
export function cratesTest(crates: number): Test {
  return (move) => move.parameters.crates === crates
}

/** The ways to pay for a card: with so many crates each; none where there is nothing to choose. */
export function payments(moves: readonly Move[]): number[] {
  const crates = new Set(moves.flatMap((move) => move.parameters.crates ?? []))
  return crates.size > 1 ? [...crates].sort((one, two) => one - two) : []
}

export function orderKey(place: number): string {
  return `order-${place}`
}

/** A card that was seen on top of the Hold becomes the next one from the top. */
export function orderTest(place: number, next: number): Test {
  return (move) => move.family === 'order' && ORDERS[move.parameters.order ?? -1]?.[next] === place
}

/** The seen cards that have a new place already, from the top. */
export function ordered(parts: readonly Part[]): Part[] {
  return parts.filter((part) => /^order-/.test(part.key))
}
