/** How sure parts of the box are, in words; nothing where the rulebook prints them. */
import { originWords } from '../../words/origin'
import type { ChaosScene } from '../../../generated/chaos-contract'

export function originOf(scene: ChaosScene, part: string): string | undefined {
  return originWords(scene.origins[part])
}

/** Icons follow the settings, or the settings as they are meant. */
export function iconsOrigin(scene: ChaosScene): string | undefined {
  return originOf(scene, scene.options.icons === 'designed' ? 'part-icons' : 'part-settings')
}
