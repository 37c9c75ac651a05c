/** The marks of the board. */
import type { Die } from '../../../generated/chaos-contract'
import type { Drawing, Sign as Mark } from '..'
import { drawing } from '../room'
import DiePip from './DiePip.svelte'
import Seal from './Seal.svelte'
import Sign, { type SignName } from './Sign.svelte'

const FOUR: Die = {
  card: 0,
  form: 'plain',
  number: 4,
  second: null,
  power: 'none',
  parameter: null,
  shown: true,
  out: false,
  message: { name: 'die-plain', arguments: {} },
}
const POWER = { name: 'die-with-power', arguments: { power: { name: 'power-double', arguments: {} } } }

const pip = (die: Partial<Die>, more = {}): Drawing => drawing(DiePip, { die: { ...FOUR, ...die }, ...more })
const sign = (name: SignName): Drawing => drawing(Sign, { name, size: 26 })

export const legend: readonly Mark[] = [
  { message: 'web-legend-score', drawn: [sign('score')] },
  { message: 'web-legend-card', drawn: [sign('card')] },
  { message: 'web-legend-stars', drawn: [drawing(Seal, { stars: 2 })] },
  { message: 'web-legend-success', drawn: [drawing(Seal, { mark: 'success' })] },
  { message: 'web-legend-failure', drawn: [drawing(Seal, { mark: 'failure' })] },
  { message: 'web-legend-soul', drawn: [sign('soul')] },
  { message: 'web-legend-pip', drawn: [pip({})] },
  { message: 'web-legend-power', drawn: [pip({ power: 'double', message: POWER }), sign('spark')] },
  { message: 'web-legend-unknown', drawn: [pip({ power: null })] },
  { message: 'web-legend-out', drawn: [pip({}, { out: true })] },
  { message: 'web-legend-forced', drawn: [sign('forced')] },
  { message: 'web-legend-battle', drawn: [sign('battle')] },
  { message: 'web-legend-crown', drawn: [sign('crown')] },
]
