/** The numbers of players as Fluent takes them: from the lowest to the highest. */
export function playersOf(seats: readonly number[]): { low: number; high: number } {
  return { low: Math.min(...seats), high: Math.max(...seats) }
}
