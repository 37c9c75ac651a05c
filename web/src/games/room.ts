/** The one place where whatever the server calls a scene is taken for a game's own. */
import type { GameRoom } from '.'
import type { Scene } from '../protocol/messages'

export function furnish<S extends Scene>(room: Partial<GameRoom<S>>): Partial<GameRoom> {
  return room as unknown as Partial<GameRoom>
}
