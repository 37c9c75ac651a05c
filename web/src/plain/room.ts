/** The room of a game that draws nothing itself: the table in words, plain cards, all choices as buttons. */
import type { GameRoom } from '../games'
import Badge from './Badge.svelte'
import Hand from './Hand.svelte'

export const plain: GameRoom = { Badge, Hand, onBoard: () => false }
