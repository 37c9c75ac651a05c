/** How the events of Passengers are staged. */
import type { PassengersScene } from '../../../../generated/passengers'
import type { Staging } from '../..'
import Crossing from './Crossing.svelte'
import { COUNTED, giftHold, roundHold, seenHold, voteHold, voteOpen } from './facts'
import Gaze from './Gaze.svelte'
import Gift from './Gift.svelte'
import Round from './Round.svelte'
import Scored from './Scored.svelte'
import Seen from './Seen.svelte'
import Silence from './Silence.svelte'
import Votes from './Votes.svelte'
import Won from './Won.svelte'

type Staged = Staging<PassengersScene>

/** Milliseconds after which one boat has sailed and the other has sunk. */
const CROSSED = 900

const gift: Staged = { Stage: Gift, hold: giftHold, sound: 'card' }
const seen: Staged = { Stage: Seen, hold: seenHold, sound: 'card' }
const GIFTS = [
  'hushed',
  'silenced-by-voices',
  'silenced',
  'both-silenced',
  'all-silenced',
  'self-silenced',
  'hand-colour',
  'placed-colour',
  'hand-kind',
  'boat-colours',
  'boat-demons',
  'placed-type',
  'chose-two',
  'chose-one',
  'peeked',
  'type-aloud',
  'swapped',
  'moved',
  'drifted',
  'turned',
  'masked',
]

export const stages: Record<string, Staged> = {
  'round-begins': { Stage: Round, hold: roundHold, sound: 'card' },
  gaze: { Stage: Gaze, hold: () => 3000, sound: 'howl' },
  'silence-card': { Stage: Silence, hold: () => 2600, sound: 'card' },
  boarded: { sound: 'card' },
  'shadow-placed': { sound: 'card' },
  ...Object.fromEntries(GIFTS.map((event) => [event, gift])),
  'coin-taken': { ...gift, sound: 'coin' },
  saw: seen,
  'saw-hand-card': seen,
  received: seen,
  votes: { Stage: Votes, before: true, outcome: voteOpen, hold: voteHold, sound: 'vote' },
  ferried: { Stage: Crossing, before: true, outcome: () => CROSSED, hold: () => 1900, sound: 'turn' },
  'ferried-by-coin': {
    Stage: Crossing,
    before: true,
    outcome: () => CROSSED,
    hold: () => 2800,
    sound: 'coin',
  },
  scored: { Stage: Scored, before: true, outcome: () => COUNTED, hold: () => 3900, sound: 'card' },
  won: { Stage: Won, hold: () => 2400 },
  'won-by-coin': { Stage: Won, hold: () => 3000, sound: 'coin' },
}
