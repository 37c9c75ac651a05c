/** The one place where what a game knows more exactly is taken for what all games have. */
import type { Component } from 'svelte'
import type { Drawing, GameRoom } from '.'
import type { Scene } from '../protocol/messages'

export function furnish<S extends Scene>(room: Partial<GameRoom<S>>): Partial<GameRoom> {
  return room as unknown as Partial<GameRoom>
}

/** A component, and what it is given, for the legend. */
export function drawing<P extends object>(
  Draw: Component<P & Record<string, never>> | Component<P>,
  props: NoInfer<P>,
): Drawing {
  return { Draw, props } as unknown as Drawing
}
