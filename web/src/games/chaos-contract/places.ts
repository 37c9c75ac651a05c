/** Where players are around the contract. */
export interface Around {
  left: number[]
  right: number[]
  below: number[]
}

/** Clockwise from the viewer: up along the left, down along the right; an odd one sits below. */
export function around(seats: number, viewer: number | null): Around {
  const clockwise = Array.from({ length: seats }, (_, step) => ((viewer ?? 0) + step) % seats)
  const below = seats % 2 ? clockwise.splice(0, 1) : []
  const half = clockwise.length / 2
  return { left: clockwise.slice(0, half).reverse(), right: clockwise.slice(half), below }
}
