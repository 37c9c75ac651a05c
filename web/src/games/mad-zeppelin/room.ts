/** The room of Mad Zeppelin. */
import { furnish } from '../room'
import type { ZeppelinScene } from '../../../generated/mad-zeppelin'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hints } from './hints'
import { legend } from './legend'
import Saying from './Saying.svelte'
import { isIdle, onBoard } from './parts'
import { stages } from './stages'

export const room = furnish<ZeppelinScene>({
  Board,
  Hand,
  Badge,
  Saying,
  onBoard,
  isIdle,
  follows: ['crates'],
  stages,
  legend,
  hints,
})
