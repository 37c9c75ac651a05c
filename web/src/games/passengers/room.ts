/** The room of Passengers. */
import { furnish } from '../room'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import type { PassengersScene } from './scene'
import { onBoard } from './targets'

export const room = furnish<PassengersScene>({ Board, Hand, Badge, onBoard, describe })
