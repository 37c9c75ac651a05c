/** The games that are drawn. Each folder here is one game; nothing outside knows it by name. */
import type { Component, Snippet } from 'svelte'
import type { Choice } from '../table/choice.svelte'
import type { Claim, EventLine, Line, Move, Result, Scene } from '../protocol/messages'
import type { SoundName } from '../table/sounds'
import { plain } from '../plain/room'

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
  /** What is being shown just now. */
  beat?: EventLine | null
  /** What can be promised to players with the answer to the question, where the room shows that itself. */
  promises?: Snippet<[to: readonly number[]]> | undefined
}

export interface StageProps<S extends Scene = Scene> {
  /** What happens. */
  line: EventLine
  /** The table as it is shown meanwhile. */
  scene: S
  /** The table as it will be once all that comes of the same decision has been shown, for what a line does not say. */
  next: S
  seat: number | null
  names: readonly string[]
  /** What has been told so far, the line itself included. */
  lines: readonly Line[]
}

/** How an event is staged. */
export interface Staging<S extends Scene = Scene> {
  /** A picture of it over the board; without one there is only its caption. */
  Stage?: Component<StageProps<S>>
  /** Whether it is played on the table as it was before, so that the board does not give its end away. */
  before?: boolean
  /** After how long its outcome is in sight, in milliseconds: until then neither caption nor log say it. */
  outcome?(line: EventLine, scene: S): number
  /** Whether its picture is shown also where it is only a beat; those of one kind in a row share it. */
  small?: boolean
  /** What is heard, if sounds are on. */
  sound?: SoundName
  /**
   * How long it is held at the usual pace, in milliseconds, where its weight does not say it well. The lines are
   * all up to it, and what else came of the same decision: the same whenever it is asked.
   */
  hold?(line: EventLine, scene: S, lines: readonly Line[]): number
}

export interface BadgeProps<S extends Scene = Scene> {
  scene: S
  /** Whose card the badge is on. */
  player: number
  names: readonly string[]
}

/** A component with what it is given. */
export interface Drawing {
  Draw: Component<Record<string, unknown>>
  props: Record<string, unknown>
}

/** A mark of the board for the legend: drawn as it is there, with its name and what it means. */
export interface Sign {
  /** What it is called, by its attribute `title` where it has one; the attribute `text` says what it means. */
  message: string
  drawn: readonly Drawing[]
  /** The colour that it lies on, where it would not be seen on paper. */
  ground?: string
}

/** What is said of a thing when somebody meets it for the first time at a table. */
export interface Hint {
  message: string
  /** The thing: its `data-about`, or how that begins where it ends in a hyphen. */
  at: string
  /** The kind of question during which it is told, where it is not told at all times. */
  asked?: string
  /** Whether the lesson of the game has told it already. */
  taught?: boolean
}

export interface SayingProps {
  claim: Pick<Claim, 'claim' | 'parameters'>
  size: number
}

/** What a game is drawn with; `S` is its own kind of scene. What it does not bring is drawn plainly. */
export interface GameRoom<S extends Scene = Scene> {
  /** The board; where there is none, the table in words stands in its place. */
  Board?: Component<SceneProps<S>>
  /** What one holds, along the bottom, where the game has such a thing. */
  Hand?: Component<SceneProps<S>>
  /** What is public about a player, on the card of the seat. */
  Badge: Component<BadgeProps<S>>
  /** Whether a move can be made on the board; all others are offered as buttons below the question. */
  onBoard(move: Move, scene: S): boolean
  /** Whether a move changes nothing; people are not offered it. */
  isIdle?(move: Move, scene: S): boolean
  /** Parameters that are asked for only where there is something to choose. */
  follows?: readonly string[]
  /** Whether what can be promised with an answer is shown in the hand; else it stands below the question. */
  promises?: boolean
  /** A small picture of what a claim says; without one there is the sign of its kind. */
  Saying?: Component<SayingProps>
  /** How events are staged, by their names. */
  stages?: Record<string, Staging<S>>
  /**
   * The table as it stands while a line is told, the last of these: a view shows the end of its decision, and may
   * land before or after it. The board and the seats show it.
   */
  at?(scene: S, lines: readonly Line[]): S
  /** All marks that the board uses. */
  legend?: readonly Sign[]
  /** What newcomers are told beside the things of the table, the first things first. */
  hints?: readonly Hint[]
}

const rooms = import.meta.glob<{ room: Partial<GameRoom> }>('./*/room.ts')
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true })
import.meta.glob('./*/palette.css', { eager: true })

export async function roomOf(game: string): Promise<GameRoom> {
  return { ...plain, ...(await rooms[`./${game}/room.ts`]?.())?.room }
}

/** The picture that a game brings for the lobby. */
export function pictureOf(game: string): Component | undefined {
  return pictures[`./${game}/Picture.svelte`]?.default
}
