/** The room of Chaos Contract. */
import { furnish } from '../room'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hints } from './hints'
import { legend } from './legend'
import Saying from './Saying.svelte'
import { onBoard } from './moves'
import { stages } from './stages'
import type { ChaosScene } from '../../../generated/chaos-contract'

export const room = furnish<ChaosScene>({
  Board,
  Hand,
  Badge,
  Saying,
  onBoard,
  stages,
  promises: true,
  legend,
  hints,
})
