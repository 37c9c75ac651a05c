/** The marks of the board. */
import type { Seated } from '../../../generated/passengers'
import type { Drawing, Sign as Mark } from '..'
import Icon from '../../drawing/Icon.svelte'
import { drawing } from '../room'
import Face from './Face.svelte'
import FactionSign from './FactionSign.svelte'
import MaskToken from './MaskToken.svelte'
import Passenger from './Passenger.svelte'
import Sign from './Sign.svelte'
import type { SignName } from './signs'
import Voices from './Voices.svelte'

const UNKNOWN: Seated = {
  placer: 1,
  card: null,
  face_up: false,
  mask: null,
  seen_by: [],
  secret: false,
  message: { name: 'web-face-down', arguments: {} },
}

const passenger = (what: Partial<Seated>): Drawing =>
  drawing(Passenger, { seated: { ...UNKNOWN, ...what }, names: [], known: 'legend' })
const sign = (name: SignName): Drawing => drawing(Sign, { name, size: 26 })

export const legend: readonly Mark[] = [
  {
    message: 'web-legend-soul',
    drawn: [
      drawing(Face, { card: 'soul-red' }),
      drawing(Face, { card: 'soul-green' }),
      drawing(Face, { card: 'soul-blue' }),
    ],
  },
  {
    message: 'web-legend-demon',
    drawn: [
      drawing(Face, { card: 'demon-red' }),
      drawing(Face, { card: 'demon-green' }),
      drawing(Face, { card: 'demon-blue' }),
    ],
  },
  { message: 'web-legend-yaesther', drawn: [drawing(Face, { card: 'yaesther' })] },
  {
    message: 'web-legend-factions',
    drawn: [
      drawing(FactionSign, { faction: 'souls', size: 24 }),
      drawing(FactionSign, { faction: 'demons', size: 24 }),
      drawing(FactionSign, { faction: 'yaesther', size: 24 }),
    ],
  },
  { message: 'web-legend-hidden', drawn: [passenger({})] },
  { message: 'web-legend-ghost', drawn: [passenger({ card: 'demon-green', secret: true })] },
  { message: 'web-legend-open', drawn: [passenger({ card: 'soul-blue', face_up: true })] },
  { message: 'web-legend-mask', drawn: [drawing(MaskToken, { colour: 'red' })] },
  {
    message: 'web-legend-used',
    drawn: [drawing(MaskToken, { colour: 'blue', gone: true })],
    ground: 'var(--passengers-river)',
  },
  { message: 'web-legend-voices', drawn: [drawing(Voices, { voices: 2, size: 22 })] },
  { message: 'web-legend-silenced', drawn: [sign('silenced')] },
  { message: 'web-legend-coin', drawn: [sign('coin')] },
  { message: 'web-legend-cards', drawn: [sign('card')] },
  { message: 'web-legend-gift', drawn: [sign('eye'), sign('lantern'), sign('ways')] },
  { message: 'web-legend-boats', drawn: [sign('raven'), sign('wolf')] },
  {
    message: 'web-legend-vote',
    drawn: [drawing(Icon, { name: 'check', size: 20 }), drawing(Icon, { name: 'eye', size: 16 })],
  },
  { message: 'web-legend-shadow', drawn: [sign('shadow')] },
]
