/** Which moves each thing on the table stands for. */
import type { Move } from '../../protocol/messages'
import type { Test } from '../../table/choice.svelte'
import { BOATS, COLOURS, KINDS, type BoatName, type Colour, type PassengersScene, type Placer } from './scene'

/** Everything is chosen on the table but to stop looking. */
export function onBoard(move: Move): boolean {
  return move.family !== 'stop'
}

/** Questions about players that are answered by pointing at their Passengers, too. */
const BY_PASSENGER = ['verdict', 'whose']

/** A space in play, or the Passenger on it. */
export function usesSpace(scene: PassengersScene, boat: BoatName, space: number): Test {
  const number = BOATS.indexOf(boat)
  const seated = placerAt(scene, number, space)
  const isHere = (at: number | undefined, on: number | undefined): boolean => at === number && on === space
  return ({ family, parameters }) => {
    if (family === 'player') return BY_PASSENGER.includes(scene.question ?? '') && parameters.seat === seated
    if (family === 'shift') {
      if (isTwin(scene, parameters)) return false
      return isHere(parameters.boat, parameters.space) || isHere(parameters.to_boat, parameters.to_space)
    }
    return ['place', 'space', 'disguise'].includes(family) && isHere(parameters.boat, parameters.space)
  }
}

function placerAt(scene: PassengersScene, boat: number, space: number): Placer | null {
  return scene.boats[boat]?.spaces[space]?.passenger?.placer ?? null
}

/** Two Shadows can exchange spaces in two moves that are the same: one of them is enough. */
function isTwin(scene: PassengersScene, way: Record<string, number>): boolean {
  if (scene.question !== 'exchange-shadow' || placerAt(scene, way.to_boat!, way.to_space!) !== 'shadow')
    return false
  return way.boat! > way.to_boat! || (way.boat === way.to_boat && way.space! > way.to_space!)
}

/** A Passenger of an earlier round. */
export function usesPast(round: number, boat: BoatName, space: number): Test {
  return ({ family, parameters }) =>
    family === 'past' &&
    parameters.round === round - 1 &&
    parameters.boat === BOATS.indexOf(boat) &&
    parameters.space === space
}

/** A boat in play as a whole. */
export function usesBoat(boat: BoatName): Test {
  return ({ family, parameters }) =>
    (family === 'boat' || family === 'vote') && parameters.boat === BOATS.indexOf(boat)
}

/** A card of one's hand. */
export function usesCard(card: number): Test {
  return ({ family, parameters }) => (family === 'place' || family === 'card') && parameters.card === card
}

export function usesMask(colour: Colour): Test {
  return ({ family, parameters }) => family === 'disguise' && parameters.colour === COLOURS.indexOf(colour)
}

export function usesPlayer(seat: number): Test {
  return ({ family, parameters, message }) => {
    if (family === 'player') return parameters.seat === seat
    if (family !== 'two-players') return false
    const { other, another } = message.arguments
    return isSeat(other, seat) || isSeat(another, seat)
  }
}

function isSeat(argument: unknown, seat: number): boolean {
  return typeof argument === 'object' && argument !== null && 'seat' in argument && argument.seat === seat
}

/** A colour to ask for. */
export function usesColour(colour: Colour): Test {
  return ({ family, parameters }) => family === 'hue' && parameters.colour === COLOURS.indexOf(colour)
}

/** A kind of Passenger to ask for. */
export function usesKind(kind: (typeof KINDS)[number]): Test {
  return ({ family, parameters }) => family === 'kind' && parameters.kind === KINDS.indexOf(kind)
}
