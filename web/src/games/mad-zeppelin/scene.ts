/** Finding things in the table of Mad Zeppelin. */
import type { SceneProps } from '..'
import type { Kind, Laid, Own, Player, Traitor, ZeppelinScene } from '../../../generated/mad-zeppelin'

export type RoomProps = SceneProps<ZeppelinScene>

/** What a seat holds and has seen: its own, or anybody's where all cards are open. */
export function ownOf(scene: ZeppelinScene, seat: number | null): Own | null {
  return scene.own ?? (seat === null ? null : (scene.open?.[seat] ?? null))
}

export function kindOf(scene: ZeppelinScene, name: string): Kind | undefined {
  return scene.cargo.find((kind) => kind.name === name)
}

export function traitorOf(scene: ZeppelinScene, name: string): Traitor | undefined {
  return scene.traitors.find((traitor) => traitor.name === name)
}

/** The current traitor as it lies before a player. */
export function currentOf(player: Player): Laid | undefined {
  return player.laid.find((laid) => laid.traitor === player.current)
}
