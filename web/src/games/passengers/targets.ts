/** Which moves each thing on the table stands for. */
import type { BoatName, CardName, ColourName, PassengersScene, Seated } from '../../../generated/passengers'
import type { Move } from '../../protocol/messages'
import type { Test } from '../../table/choice.svelte'

/** Everything is chosen on the table but to stop looking. */
export function onBoard(move: Move): boolean {
  return move.family !== 'stop'
}

/** Questions about players that are answered by pointing at their Passengers, too. */
const BY_PASSENGER = ['verdict', 'whose']

/** A space in play, or the Passenger on it. */
export function usesSpace(scene: PassengersScene, boat: BoatName, space: number): Test {
  const seated = placerAt(scene, boat, space)
  const isHere = (at: unknown, on: unknown): boolean => at === boat && on === space
  return ({ family, parameters }) => {
    if (family === 'player') return BY_PASSENGER.includes(scene.question ?? '') && parameters.seat === seated
    if (family === 'shift') {
      if (isTwin(scene, parameters)) return false
      return isHere(parameters.boat, parameters.space) || isHere(parameters.to_boat, parameters.to_space)
    }
    return ['place', 'space', 'disguise'].includes(family) && isHere(parameters.boat, parameters.space)
  }
}

function placerAt(scene: PassengersScene, boat: unknown, space: unknown): Seated['placer'] | null {
  return scene.boats.find((one) => one.boat === boat)?.spaces[space as number]?.passenger?.placer ?? null
}

/** Two Shadows can exchange spaces in two moves that are the same: one of them is enough. */
function isTwin(scene: PassengersScene, parameters: Move['parameters']): boolean {
  const { boat, space, to_boat, to_space } = parameters
  if (scene.question !== 'exchange-shadow' || placerAt(scene, to_boat, to_space) !== 'shadow') return false
  return `${boat} ${space}` > `${to_boat} ${to_space}`
}

/** A Passenger of an earlier round. */
export function usesPast(round: number, boat: BoatName, space: number): Test {
  return ({ family, parameters }) =>
    family === 'past' &&
    parameters.round === `${round}` &&
    parameters.boat === boat &&
    parameters.space === space
}

/** A boat in play as a whole. */
export function usesBoat(boat: BoatName): Test {
  return ({ family, parameters }) => (family === 'boat' || family === 'vote') && parameters.boat === boat
}

/** A card of one's hand. */
export function usesCard(card: number): Test {
  return ({ family, parameters }) => (family === 'place' || family === 'card') && parameters.card === card
}

export function usesMask(colour: ColourName): Test {
  return ({ family, parameters }) => family === 'disguise' && parameters.colour === colour
}

export function usesPlayer(seat: number): Test {
  return ({ family, parameters: { seat: one, pair } }) =>
    (family === 'player' && one === seat) || (Array.isArray(pair) && pair.includes(seat))
}

/** A colour to ask for. */
export function usesColour(colour: ColourName): Test {
  return ({ family, parameters }) => family === 'hue' && parameters.colour === colour
}

/** A kind of Passenger to ask for. */
export function usesKind(kind: CardName): Test {
  return ({ family, parameters }) => family === 'kind' && parameters.kind === kind
}
