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

/** Forget all that is kept under names that pass a test. */
export function forget(test: (name: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('turncoat.') && test(key.slice('turncoat.'.length))) localStorage.removeItem(key)
    }
  } catch {
    // Forbidden: nothing was kept.
  }
}
