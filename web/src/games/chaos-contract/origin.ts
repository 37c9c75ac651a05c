/** How sure parts of the box are, in words; nothing where the rulebook prints them. */
import { text } from '../../words/speech.svelte'
import type { ChaosScene } from './scene'

export function originOf(scene: ChaosScene, part: string): string | undefined {
  const origin = scene.origins[part]
  return !origin || origin === 'rulebook' ? undefined : text(`origin-${origin}`)
}

/** Icons follow the settings, or the settings as they are meant. */
export function iconsOrigin(scene: ChaosScene): string | undefined {
  return originOf(scene, scene.options.icons === 'designed' ? 'part-icons' : 'part-settings')
}
