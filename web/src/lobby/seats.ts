/** How many sit down where nobody says: five, as a table of this genre likes it, or as near as the game allows. */
const USUAL = 5

export function usualSeats(seats: readonly number[]): number {
  const near = (number: number): number => Math.abs(number - USUAL)
  return seats.reduce((best, number) => (near(number) < near(best) ? number : best))
}

/** The numbers of players as Fluent takes them: from the lowest to the highest. */
export function playersOf(seats: readonly number[]): { low: number; high: number } {
  return { low: Math.min(...seats), high: Math.max(...seats) }
}
