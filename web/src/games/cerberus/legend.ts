/** The marks of the board. */
import { FEATURE } from '../../../generated/cerberus'
import type { Drawing, Sign as Mark } from '..'
import { drawing } from '../room'
import Barque from './Barque.svelte'
import Die from './Die.svelte'
import Hound from './Hound.svelte'
import Sign from './Sign.svelte'
import { spotOf, type SignName } from './signs'

const sign = (name: SignName): Drawing => drawing(Sign, { name, size: 26 })
const feature = (name: string): Mark => ({ message: `feature-${name}`, drawn: [sign(spotOf(name)!)] })

/** All that a space can have. */
const FEATURES = FEATURE.filter((name) => name !== 'plain')

export const legend: readonly Mark[] = [
  { message: 'web-legend-hound', drawn: [drawing(Hound, {})] },
  { message: 'web-legend-speed', drawn: [drawing(Die, { speed: 3 })] },
  { message: 'web-legend-runner', drawn: [sign('runner')] },
  { message: 'web-legend-servant', drawn: [sign('hound')] },
  { message: 'web-legend-lost', drawn: [sign('skull')] },
  { message: 'web-legend-hidden', drawn: [drawing(Barque, { places: null })] },
  { message: 'web-legend-ghost', drawn: [drawing(Barque, { places: 1, ghost: true })] },
  { message: 'web-legend-barque', drawn: [drawing(Barque, { places: 2, aboard: [0] })] },
  { message: 'web-legend-action', drawn: [sign('action')] },
  { message: 'web-legend-survival', drawn: [sign('survival')] },
  { message: 'web-legend-betrayal', drawn: [sign('betrayal')] },
  { message: 'web-legend-paw', drawn: [sign('paw')] },
  ...FEATURES.map(feature),
]
