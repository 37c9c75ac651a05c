/** Where each traitor is in this turn, as far as somebody knows. */
import { ownOf, type Own, type ZeppelinScene } from './scene'

export type Place =
  'played' | 'shown' | 'yours' | 'held' | 'airsick' | 'unselected' | 'others' | 'passed' | 'pool' | 'unknown'

export interface Entry {
  name: string
  place: Place
  /** Who played, showed or holds it. */
  seat: number | null
  /** Who has named it, so that nobody can play it. */
  named: number | null
}

/** Places that only the viewer knows of. */
export const SECRET: readonly Place[] = ['yours', 'airsick', 'unselected', 'others', 'passed', 'pool']

export function roster(scene: ZeppelinScene, seat: number | null): Entry[] {
  return scene.traitors.map(({ name }) => ({
    name,
    ...whereabouts(scene, seat, name),
    named: scene.unplayable.find((one) => one.traitor === name)?.by ?? null,
  }))
}

function whereabouts(scene: ZeppelinScene, seat: number | null, name: string): Pick<Entry, 'place' | 'seat'> {
  for (const player of scene.players) {
    const laid = player.laid.find((one) => one.traitor === name)
    if (laid) return { place: laid.blocked ? 'shown' : 'played', seat: player.seat }
  }
  if (scene.open) return opened(scene, scene.open, name)
  const own = ownOf(scene, seat)
  return { place: own ? known(own, scene.stage === 'draft', name) : 'unknown', seat: null }
}

/** With all cards open: in somebody's hand, still in the draft, left there, or else airsick. */
function opened(scene: ZeppelinScene, open: readonly Own[], name: string): Pick<Entry, 'place' | 'seat'> {
  const holder = open.findIndex((own) => own.traitors.includes(name))
  if (holder >= 0) return { place: 'held', seat: holder }
  const pool = scene.stage === 'draft' ? open[scene.awaits[0] ?? -1]?.pool : null
  if (pool?.includes(name)) return { place: 'pool', seat: null }
  const unselected = open[scene.leader]?.unselected?.includes(name)
  return { place: unselected ? 'unselected' : 'airsick', seat: null }
}

/** By what a seat holds and saw. */
function known(own: Own, drafting: boolean, name: string): Place {
  if (own.traitors.includes(name)) return 'yours'
  if (own.airsick?.includes(name)) return 'airsick'
  if (own.unselected?.includes(name)) return 'unselected'
  if (own.airsick && !drafting) return 'others'
  if (own.passed_on?.includes(name)) return 'passed'
  return drafting && own.pool?.includes(name) ? 'pool' : 'unknown'
}
