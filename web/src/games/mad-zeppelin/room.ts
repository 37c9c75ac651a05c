/** The room of Mad Zeppelin. */
import type { GameRoom } from '../index'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import { onBoard } from './parts'

export const room = { Board, Hand, Badge, onBoard, describe } as unknown as GameRoom
