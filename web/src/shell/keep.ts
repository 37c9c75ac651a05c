/** What the browser keeps for us. Where it keeps nothing (a private window), everything still works. */

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`turncoat.${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`turncoat.${name}`, JSON.stringify(value))
  } catch {
    // Full, or forbidden: nothing is kept.
  }
}
