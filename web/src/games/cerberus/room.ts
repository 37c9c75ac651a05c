/** The room of Cerberus. */
import { furnish } from '../room'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hints } from './hints'
import { legend } from './legend'
import Saying from './Saying.svelte'
import type { CerberusScene } from '../../../generated/cerberus'
import { stages } from './stages'
import { onBoard } from './targets'
import { following } from './trail'

export const room = furnish<CerberusScene>({
  Board,
  Hand,
  Badge,
  Saying,
  onBoard,
  stages,
  at: following,
  legend,
  hints,
})
