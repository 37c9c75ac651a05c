/** The line of how everybody stood: what of it may be seen, and where it goes. */
import type { StandingPoint, Standings } from '../protocol/messages'

/** The points that give nothing away: up to a step, or all once the end has been seen. */
export function reached({ points }: Standings, step: number, ended: boolean): StandingPoint[] {
  return ended ? points : points.filter((point) => point.step <= step)
}

/** How each party stood at a step: as at the last point before it. */
export function sharesAt(points: StandingPoint[], step: number): number[] {
  return points.findLast((point) => point.step <= step)?.shares ?? []
}

/** A party's line in a square of 100, from below. */
export function line(points: StandingPoint[], party: number, last: number): string {
  return points
    .map(({ step, shares }) => `${(100 * step) / Math.max(1, last)},${100 - 100 * (shares[party] ?? 0)}`)
    .join(' ')
}

/** The steps that turned the game. */
export function turns(points: StandingPoint[]): number[] {
  return points.filter(({ turned }) => turned.length).map(({ step }) => step)
}
