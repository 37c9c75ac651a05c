/** The games that can be drawn. Each folder here is one game; nothing outside knows it by name. */
import type { Component } from 'svelte'
import type { Choice } from '../table/choice.svelte'
import type { Line, Message, Move, Result, Scene } from '../protocol/messages'

export interface SceneProps<S extends Scene = Scene> {
  scene: S
  /** Whose eyes see it; null for a spectator. */
  seat: number | null
  names: readonly string[]
  choice: Choice
  /** At the end: who won, and the score sheet, to be explained on the board. */
  result: Result | null
  /** What has been told so far. */
  lines: readonly Line[]
}

export interface BadgeProps<S extends Scene = Scene> {
  scene: S
  /** Whose card the badge is on. */
  player: number
  names: readonly string[]
}

/** What a game brings to the table; `S` is its own kind of scene. */
export interface GameRoom<S extends Scene = Scene> {
  /** The board. */
  Board: Component<SceneProps<S>>
  /** What one holds, along the bottom, where the game has such a thing. */
  Hand?: Component<SceneProps<S>>
  /** What is public about a player, on the card of the seat. */
  Badge: Component<BadgeProps<S>>
  /** Whether a move can be made on the board; all others are offered as buttons below the question. */
  onBoard(move: Move, scene: S): boolean
  /** The table in words, for those who cannot see it. */
  describe(scene: S, seat: number | null): Message[]
}

const rooms = import.meta.glob<{ room: GameRoom }>('./*/room.ts')
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true })
import.meta.glob('./*/palette.css', { eager: true })

export async function roomOf(game: string): Promise<GameRoom> {
  const load = rooms[`./${game}/room.ts`]
  if (!load) throw new Error(`the game ${game} has no room`)
  return (await load()).room
}

/** The picture of a game in the lobby. */
export function pictureOf(game: string): Component | undefined {
  return pictures[`./${game}/Picture.svelte`]?.default
}
