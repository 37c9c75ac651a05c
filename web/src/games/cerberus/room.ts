import type { GameRoom } from '..'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import { onBoard } from './targets'

/** The one place where a scene becomes this game's own. */
export const room = { Board, Hand, Badge, onBoard, describe } as unknown as GameRoom
