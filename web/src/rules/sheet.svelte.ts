/** The rules beside a table: whether they are open, and where. */

export const sheet = $state<{ open: boolean; at: string | null }>({ open: false, at: null })

/** Open the rules where they were left, or at a place. */
export function openRules(at: string | null = null): void {
  sheet.at = at
  sheet.open = true
}
