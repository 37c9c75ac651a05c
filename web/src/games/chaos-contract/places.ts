/** Where players are around the contract, and what they have to do with it. */
import type { ChaosScene } from './scene'

export interface Around {
  left: number[]
  right: number[]
  below: number[]
}

/** Clockwise from the viewer: up along the left, down along the right; an odd one sits below. */
export function around(seats: number, viewer: number | null): Around {
  const clockwise = Array.from({ length: seats }, (_, step) => ((viewer ?? 0) + step) % seats)
  const below = seats % 2 ? clockwise.splice(0, 1) : []
  const half = clockwise.length / 2
  return { left: clockwise.slice(0, half).reverse(), right: clockwise.slice(half), below }
}

export type Role = 'active' | 'soul' | 'gone' | 'out' | 'invited' | 'refused' | 'not-asked'

/** What a player has to do with the contract in play, in the word that ends the name of its text. */
export function roleOf(scene: ChaosScene, seat: number): Role {
  const contract = scene.contract
  if (!contract) return 'out'
  if (contract.souls.includes(seat)) return seat === scene.active ? 'active' : 'soul'
  if (contract.left.includes(seat)) return 'gone'
  if (scene.stage !== 'recruiting') return 'out'
  if (contract.invited.includes(seat)) return 'invited'
  return contract.asked.includes(seat) ? 'refused' : 'not-asked'
}

/** Whether parts of dice are being chosen, card by card. */
export function choosesPart(scene: ChaosScene): boolean {
  return scene.question === 'part' || scene.question === 'limit-die'
}

/** Whether the contract in play has come to rolling. */
export function isRolling(scene: ChaosScene): boolean {
  return ['preparing', 'rolling', 'revealing', 'round', 'after-roll', 'closing', 'judging'].includes(
    scene.stage,
  )
}

/** How the contract in play ended; until it is judged the table may hold the outcome of the one before. */
export function outcomeOf(scene: ChaosScene): 'success' | 'failure' | null {
  return isJudged(scene) ? (scene.contract?.outcome ?? null) : null
}

function isJudged(scene: ChaosScene): boolean {
  return ['sharing', 'paying', 'turn-over'].includes(scene.stage)
}

/** The side of the icons that are being shared out or paid. */
export function sideShared(scene: ChaosScene): 'reward' | 'penalty' | null {
  if (!outcomeOf(scene)) return null
  const { reward, penalty } = scene.pool
  if (reward.score + reward.card) return 'reward'
  if (penalty.score + penalty.card) return 'penalty'
  return null
}
