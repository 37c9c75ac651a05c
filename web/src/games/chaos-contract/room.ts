/** The room of Chaos Contract. */
import type { Component } from 'svelte'
import type { BadgeProps, GameRoom, SceneProps } from '..'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import { onBoard } from './moves'
import type { ChaosScene } from './scene'

const own: GameRoom<ChaosScene> = { Board, Hand, Badge, onBoard, describe }

/** The server's scene is taken for this game's once, here. */
export const room: GameRoom = {
  Board: own.Board as unknown as Component<SceneProps>,
  Hand: own.Hand as unknown as Component<SceneProps>,
  Badge: own.Badge as unknown as Component<BadgeProps>,
  onBoard: (move, scene) => own.onBoard(move, scene as ChaosScene),
  describe: (scene, seat) => own.describe(scene as ChaosScene, seat),
}
