/** The scenes of Chaos Contract, by the events that they stage. */
import type { Staging } from '../..'
import type { SoundName } from '../../../table/sounds'
import type { ChaosScene } from '../../../../generated/chaos-contract'
import { TURNED } from './facts'
import Gain from './Gain.svelte'
import Letter from './Letter.svelte'
import Rolls from './Rolls.svelte'
import Sharing from './Sharing.svelte'
import Souls from './Souls.svelte'
import Verdict from './Verdict.svelte'
import Won from './Won.svelte'

type Stages = Record<string, Staging<ChaosScene>>

/** Events of a kind are staged in one way. */
function all(events: readonly string[], staging: Staging<ChaosScene>): Stages {
  return Object.fromEntries(events.map((event) => [event, staging]))
}

/** A card has to be seen, and counted; a power also has to be read. */
const SEALED = 650
const [CARD, POWER, VERDICT, ANSWERS, GAIN, END] = [1500, 1800, 2800, 1500, 1500, 2600]

const rolls = (hold: Staging<ChaosScene>['hold'], sound: SoundName): Staging<ChaosScene> => ({
  Stage: Rolls,
  before: true,
  outcome: () => TURNED,
  sound,
  hold,
})
const power = rolls(() => POWER, 'card')
const gain: Staging<ChaosScene> = { Stage: Gain, small: true, sound: 'card', hold: () => GAIN }

export const stages: Stages = {
  invited: { Stage: Letter, sound: 'card', hold: (line) => (line.yours ? POWER : ANSWERS) },
  'must-join': { Stage: Letter, sound: 'card', hold: () => POWER },
  ...all(['accepted', 'refused'], { sound: 'vote' }),
  begins: { Stage: Souls, sound: 'vote', hold: () => ANSWERS },
  ...all(
    ['rolled', 'secret-shown', 'drew-instead'],
    rolls(() => CARD, 'dice'),
  ),
  'saw-own-roll': { Stage: Gain, before: true, sound: 'card', hold: () => CARD },
  ...all(
    ['all-raised', 'all-lowered', 'doubled', 'ignored', 'duplicate', 'icon-ignored', 'special-disabled'],
    power,
  ),
  ...all(['left', 'switched'], power),
  ...all(['swapped', 'given-card', 'card-taken'], { Stage: Gain, sound: 'card', hold: () => POWER }),
  ...all(['succeeded', 'failed', 'battle-won', 'battle-lost-by-all'], {
    Stage: Verdict,
    before: true,
    outcome: () => SEALED,
    sound: 'seal',
    hold: () => VERDICT,
  }),
  ...all(['pool', 'icon-given'], { Stage: Sharing, before: true, small: true, sound: 'coin' }),
  ...all(['scored', 'lost-score'], { ...gain, sound: 'coin' }),
  ...all(['gained-card', 'lost-card'], gain),
  won: { Stage: Won, before: true, hold: () => END },
}
