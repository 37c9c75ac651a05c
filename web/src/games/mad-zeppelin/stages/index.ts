/** How the events of Mad Zeppelin are staged. */
import type { Staging } from '../..'
import type { ZeppelinScene } from '../../../../generated/mad-zeppelin'
import { bringsLastTurn, isOwn } from '../facts'
import Airsick from './Airsick.svelte'
import Entrance from './Entrance.svelte'
import Handover from './Handover.svelte'
import Journey from './Journey.svelte'
import Mimic from './Mimic.svelte'
import Named from './Named.svelte'
import Roll from './Roll.svelte'
import Throw from './Throw.svelte'
import Verdict from './Verdict.svelte'

type Stagings = Record<string, Staging<ZeppelinScene>>

const REVEAL = 1600
const THROW = 1800
/** Three dice come to rest one after the other, then all are read together. */
const ROLL = 2400
const AT_REST = 1300
const LAST_TURN = 3200
const END = 2600

/** A move that was chosen: whoever chose it has seen it. */
function chosen(staging: Staging<ZeppelinScene>): Staging<ZeppelinScene> {
  return { ...staging, hold: (line, scene) => (isOwn(line, scene) ? 0 : REVEAL) }
}

const entrance = { Stage: Entrance, sound: 'card' } as const
const roll = { Stage: Roll, before: true, outcome: () => AT_REST, sound: 'dice', hold: () => ROLL } as const
const coin = { Stage: Handover, sound: 'coin', hold: () => REVEAL } as const
const card = { Stage: Handover, sound: 'card', hold: () => REVEAL } as const
const thrown: Staging<ZeppelinScene> = {
  Stage: Throw,
  sound: 'coin',
  hold: (line, scene) => (bringsLastTurn(line) ? LAST_TURN : isOwn(line, scene) ? 0 : THROW),
}
const end = { Stage: Verdict, before: true, hold: () => END } as const

export const stages: Stagings = {
  aside: { Stage: Airsick, sound: 'card', hold: () => 3000 },
  rolled: roll,
  rerolled: roll,
  played: chosen(entrance),
  'played-last': { ...entrance, hold: () => REVEAL },
  showed: { ...entrance, hold: () => REVEAL },
  named: chosen({ Stage: Named, sound: 'seal' }),
  imitated: chosen({ Stage: Mimic, sound: 'card' }),
  'journey-drawn': { Stage: Journey, sound: 'turn', hold: () => REVEAL },
  threw: thrown,
  'threw-with-crates': thrown,
  'toll-taken': coin,
  robbed: coin,
  'stole-coin': coin,
  'stolen-card': card,
  'gave-and-took': card,
  'saw-hand': card,
  lost: card,
  reached: { ...end, sound: 'vote', hold: () => REVEAL },
  landed: { ...end, sound: 'vote', hold: () => REVEAL },
  won: end,
  draw: end,
  'nobody-won': end,
}
