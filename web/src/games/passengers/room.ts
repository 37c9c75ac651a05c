/** The room of Passengers. */
import type { PassengersScene } from '../../../generated/passengers'
import { furnish } from '../room'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hints } from './hints'
import { legend } from './legend'
import Saying from './Saying.svelte'
import { stages } from './stages'
import { onBoard } from './targets'

export const room = furnish<PassengersScene>({ Board, Hand, Badge, Saying, onBoard, stages, legend, hints })
