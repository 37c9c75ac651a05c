/** What a play still allows, and if not, why. */
import type { Move } from '../../protocol/messages'
import type { Player, ZeppelinScene } from '../../../generated/mad-zeppelin'
import { abilityTest, throwTest } from './parts'

export function abilityState(scene: ZeppelinScene, moves: readonly Move[]): 'yes' | 'done' | 'none' {
  if (moves.some(abilityTest)) return 'yes'
  return scene.question === 'act' && scene.actions.ability ? 'done' : 'none'
}

export type ThrowState = 'yes' | 'done' | 'black' | 'no-colour' | 'colour' | 'no-cargo' | 'poor'

export function throwState(scene: ZeppelinScene, player: Player, moves: readonly Move[]): ThrowState {
  if (moves.some(throwTest)) return 'yes'
  if (scene.actions.throw) return 'done'
  if (scene.dice.every((die) => die?.result === 'black')) return 'black'
  if (!scene.colours.length) return 'no-colour'
  if (!scene.colours.some((colour) => scene.open_colours.includes(colour))) return 'colour'
  return player.hand_size ? 'poor' : 'no-cargo'
}

/**
 * Whether a play with nothing left ends without being asked. Only where all can see why: whoever ended at once
 * for want of coins would tell what is not in the hand.
 */
export function endsByItself(scene: ZeppelinScene, player: Player): boolean {
  const secret = scene.ability === 'hummerock' && !scene.actions.ability && player.hand_size > 0
  return throwState(scene, player, []) !== 'poor' && !secret
}
