/** The room of Mad Zeppelin. */
import { furnish } from '../room'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import { onBoard } from './parts'
import type { ZeppelinScene } from './scene'

export const room = furnish<ZeppelinScene>({ Board, Hand, Badge, onBoard, describe })
