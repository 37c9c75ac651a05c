/** How the events of Cerberus are staged. */
import type { Staging } from '../..'
import type { CerberusScene } from '../../../../generated/cerberus'
import { activeAt, seatIn } from '../trail'
import { numberIn } from '../../../words/facts'
import Boat from './Boat.svelte'
import Bridge from './Bridge.svelte'
import Caught from './Caught.svelte'
import Hunt from './Hunt.svelte'
import Push from './Push.svelte'
import Request from './Request.svelte'
import Side from './Side.svelte'
import Triumph from './Triumph.svelte'

const [LONG, SHORT] = [2600, 1500]

export const stages: Record<string, Staging<CerberusScene>> = {
  'course-laid': { Stage: Side, hold: () => 3600 },
  hunt: {
    Stage: Hunt,
    before: true,
    sound: 'howl',
    hold: (line) => 2200 + 100 * numberIn(line, 'speed'),
  },
  caught: { Stage: Caught, before: true, sound: 'seal', hold: (line) => (line.yours ? LONG : 1800) },
  turned: { Stage: Side, before: true, sound: 'card', hold: (line) => (line.yours ? 3900 : 1700) },
  lost: { Stage: Side, before: true, sound: 'seal', hold: (line) => (line.yours ? 3600 : 1700) },
  // Who moves their own pawn need not be shown it.
  moved: { Stage: Push, hold: (line, _, lines) => (activeAt(lines, line) === seatIn(line) ? 0 : SHORT) },
  // Nor who gives or refuses what they gave.
  offered: {
    Stage: Request,
    hold: (line, scene) => (seatIn(line) === ownSeat(scene) ? 0 : SHORT),
    sound: 'card',
  },
  'not-enough': { Stage: Request, hold: () => LONG, sound: 'vote' },
  'bridge-fell': { Stage: Bridge, before: true, hold: () => 2000, sound: 'dice' },
  revealed: { Stage: Boat, before: true, outcome: () => 900, hold: () => LONG, sound: 'card' },
  saw: { Stage: Boat, hold: () => 1900, sound: 'card' },
  boarded: { Stage: Boat, sound: 'coin', hold: (line, scene) => (isLast(line, scene) ? LONG : SHORT) },
  'left-barque': { Stage: Boat, hold: () => SHORT },
  escaped: { Stage: Boat, before: true, hold: () => 3200 },
  'cerberus-won': { Stage: Triumph, before: true, hold: () => 3200, sound: 'howl' },
  'nobody-won': { Stage: Triumph, before: true, hold: () => LONG, sound: 'howl' },
}

/** Whose eyes see a scene: they know a hand. */
function ownSeat({ players }: CerberusScene): number | undefined {
  return players.find(({ hand }) => hand)?.seat
}

/** Whether somebody who boards takes the last seat, on the table before or after. */
function isLast(line: Parameters<typeof seatIn>[0], { barques }: CerberusScene): boolean {
  const aboard = new Set([...barques.aboard, seatIn(line)])
  return barques.places !== null && aboard.size === barques.places
}
