/** Things of the table by what is said about them. */

/** The thing of that name; one that ends in a hyphen stands for all that begin so. */
export function thingsAt(name: string): HTMLElement[] {
  const about = name.endsWith('-') ? `[data-about^="${name}"]` : `[data-about~="${name}"]`
  return [...document.querySelectorAll<HTMLElement>(`.shell ${about}`)].filter(
    (one) => !one.closest('[inert]') && (one.checkVisibility?.() ?? true),
  )
}

export function thingAt(name: string): HTMLElement | null {
  return thingsAt(name)[0] ?? null
}

/** Whether one looks at something: most of it is within the part of the table that it scrolls in. */
export function isInSight(thing: Element): boolean {
  const own = thing.getBoundingClientRect()
  const part = thing.closest('main, .prompt > .hand, .shell > *')?.getBoundingClientRect()
  if (!part || !own.width || !own.height) return false
  const within = (low: number, high: number, from: number, to: number): boolean =>
    Math.min(high, to) - Math.max(low, from) > 0.7 * (high - low)
  const [right, bottom] = [Math.min(part.right, innerWidth), Math.min(part.bottom, innerHeight)]
  return within(own.left, own.right, part.left, right) && within(own.top, own.bottom, part.top, bottom)
}
