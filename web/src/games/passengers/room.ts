/** Passengers at the table. */
import type { GameRoom } from '..'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import type { PassengersScene } from './scene'
import { onBoard } from './targets'

const passengers: GameRoom<PassengersScene> = { Board, Hand, Badge, onBoard, describe }

export const room = passengers as unknown as GameRoom
